"""Deals complete hands to be read."""

from random import Random
from typing import Final

from engine.decompose import readings
from engine.index.suit_readings import TRIPLET
from engine.rules import Rules

from .readings_problem import (
    ONE_READING,
    PAIR_MOVES,
    PAIR_STAYS,
    SEVEN_PAIRS,
    ReadingsProblem,
)
from .tiles_dealt import (
    TileSet,
    as_hand,
    complete_suit,
    counts_of,
    fits,
    in_suit,
    random_groups,
    set_of,
)

SIZES: Final = {1: (6, 8), 2: (9,), 3: (11,), 4: (12,), 5: (14,)}
"""How many tiles lie in one suit, by level; 10 and 13 leave no whole groups for the rest."""

NUMBERS: Final = {1: (1, 2), 2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 3), 5: (1, 2, 3, 4)}
"""How many readings a hand of each level can have: dealt equally often."""

THEMES_OF: Final = {
    1: (ONE_READING, PAIR_MOVES, SEVEN_PAIRS),
    2: (ONE_READING, PAIR_STAYS),
    3: (ONE_READING, PAIR_STAYS, PAIR_MOVES),
    4: (ONE_READING, PAIR_STAYS, SEVEN_PAIRS),
    5: (ONE_READING, PAIR_STAYS, PAIR_MOVES, SEVEN_PAIRS),
}
"""The themes of each level.

With the pair outside the suit it stays where it is, and two groups have one reading. Nine and
eleven tiles of a suit are no pairs.
"""

DOUBLED_SHARE: Final = 0.1
"""How many hands are dealt as two twin sequences and a pair, which are seven pairs too."""

SAME_SUIT_SHARE: Final = 0.5

WIDTHS: Final = {1: (3, 4, 9), 2: (3, 3, 9), 3: (4, 4, 9), 4: (4, 4, 9), 5: (5, 5, 9)}
"""In how many neighboring ranks the groups lie: in few they can often be read in several ways."""


def deal_readings(random: Random, level: int, theme: str | None, rules: Rules) -> ReadingsProblem:
    """Return a complete hand of the level, of the theme if one is given."""
    of = set_of(rules)
    number = None if theme else random.choice(NUMBERS[level])
    doubled = 1.0 if theme == SEVEN_PAIRS else DOUBLED_SHARE
    while True:
        if random.random() < doubled:
            counts = _doubled(random, of)
        else:
            counts = _complete(random, level, of, tripled=theme == PAIR_STAYS)
        # The readings are counted first: to make a problem takes five times as long.
        if not fits(counts) or number not in {None, len(readings(bytes(counts)))}:
            continue
        problem = ReadingsProblem(as_hand(random, counts))
        if problem.level == level and theme in {None, problem.theme}:
            return problem


def _doubled(random: Random, of: TileSet) -> list[int]:
    """Return two twin sequences and a pair, often all in one suit."""
    near = random.random() < SAME_SUIT_SHARE
    first = random.choice(of.sequences)
    place = first[0] // 9
    suited = [group for group in of.sequences if group[0] // 9 == place]
    second = random.choice(suited if near else of.sequences)
    pair = 9 * place + random.randrange(9) if near else random.choice(of.kinds)
    return counts_of(first, first, second, second, (pair, pair))


def _complete(random: Random, level: int, of: TileSet, *, tripled: bool) -> list[int]:
    """Return a complete hand with the tiles of the level in one suit, other groups anywhere.

    ``tripled`` begins it with 111222333, which is three sequences too.
    """
    size, width = random.choice(SIZES[level]), random.choice(WIDTHS[level])
    has_pair = size % 3 == 2
    ranks = complete_suit(random, size // 3 - 3 * tripled, pair=has_pair, width=width)
    others = random_groups(random, 4 - size // 3, of)
    if not has_pair:
        others.append((random.choice(of.kinds),) * 2)
    place, low = random.choice(of.suits), random.randrange(7)
    if tripled:
        others += TRIPLET[9 * place + low : 9 * place + low + 3]
    counts = counts_of(*others)
    for kind, count in enumerate(in_suit(place, ranks)):
        counts[kind] += count
    return counts
