"""Deals complete hands to be read."""

from random import Random
from typing import Final

from engine.decompose import readings
from engine.index.suit_readings import TRIPLET
from engine.rules import Rules

from .readings_problem import (
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

THEMES_OF: Final = {
    1: {PAIR_MOVES: 1, SEVEN_PAIRS: 1},
    2: {PAIR_STAYS: 1},
    3: {PAIR_MOVES: 1},
    4: {PAIR_STAYS: 2, SEVEN_PAIRS: 1},
    5: {PAIR_MOVES: 2, SEVEN_PAIRS: 1},
}
"""The weight of each theme, by level: those of which hands have different numbers of readings.

With the pair outside the suit it stays where it is. Nine and eleven tiles of a suit are no pairs.
"""

NUMBERS: Final = {
    (1, PAIR_MOVES): (1, 2),
    (1, SEVEN_PAIRS): (1, 2, 3),
    (2, PAIR_STAYS): (1, 2),
    (3, PAIR_MOVES): (1, 2, 3),
    (4, PAIR_STAYS): (1, 2, 3),
    (4, SEVEN_PAIRS): (1, 2),
    (5, PAIR_MOVES): (1, 2, 3, 4),
    (5, SEVEN_PAIRS): (1, 2, 3, 4),
}
"""How many readings a hand of each level and theme can have: dealt equally often."""

DOUBLED_SHARE: Final = 0.1
"""How many hands are dealt as two twin sequences and a pair, which are seven pairs too."""

SAME_SUIT_SHARE: Final = 0.5

WIDTHS: Final = {1: (3, 4, 9), 2: (3, 3, 9), 3: (4, 4, 9), 4: (4, 4, 9), 5: (5, 5, 9)}
"""In how many neighboring ranks the groups lie: in few they can often be read in several ways."""


def deal_readings(random: Random, level: int, theme: str, rules: Rules) -> ReadingsProblem:
    """Return a complete hand of the level and theme; the numbers of readings come equally often."""
    of = set_of(rules)
    number = random.choice(NUMBERS[level, theme])
    while True:
        if theme == SEVEN_PAIRS:
            plain = level == 1 and number == 1
            counts = _paired(random, of) if plain else _doubled(random, of)
        else:
            counts = _complete(random, level, of, tripled=theme == PAIR_STAYS and number > 1)
        # The readings are counted first: to make a problem takes five times as long.
        if not fits(counts) or len(readings(bytes(counts))) != number:
            continue
        problem = ReadingsProblem(as_hand(random, counts))
        if (problem.level, problem.theme) == (level, theme):
            return problem


def _paired(random: Random, of: TileSet) -> list[int]:
    """Return seven pairs, some of them in one suit."""
    suited = [kind for kind in of.kinds if kind // 9 == random.choice(of.suits)]
    kinds = random.sample(suited, min(len(suited), random.choice((4, 4, 5, 6, 7))))
    others = [kind for kind in of.kinds if kind not in kinds]
    kinds += random.sample(others, 7 - len(kinds))
    return counts_of(kinds, kinds)


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
