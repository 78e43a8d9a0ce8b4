"""In how many ways can the complete hand be read?"""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final

from engine.facts.decompose import Form, Reading, decompose, readings
from engine.hand import Hand
from engine.index.suit_readings import TRIPLET
from engine.rules import Rules
from engine.tiles import EAST, Kind

from .kind import Grade, NoProblemError, NoProblemReason, OneAnswer, ProblemKind, ProblemTheme, Slip
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
from .waits import most_of_a_suit

MOST_READINGS: Final = 4
"""No complete hand has more readings: 33344445555666m has four."""

PLAIN: Final = "one_reading"
SEVEN_PAIRS: Final = "seven_pairs"
PAIR_MOVES: Final = "pair_moves"
PAIR_STAYS: Final = "pair_stays"
"""Themes: what raises the question, which can be seen without the answer."""

LEVEL_OF_SIZE: Final = ((8, 1), (9, 2), (11, 3), (12, 4), (14, 5))
"""The level by how many concealed tiles lie in one suit, at most."""

TOO_FEW: Final = "readings:too_few"
TOO_MANY: Final = "readings:too_many"


@dataclass(frozen=True, slots=True)
class ReadingsProblem(OneAnswer[int]):
    """A complete hand, and its readings.

    An answer is their number. ``theme`` is what makes one ask. The ``level`` is how
    many tiles lie in one suit: a level by the number of readings would tell the answer. Raises
    NoProblemError for a hand that is not complete.
    """

    kind: ClassVar[str] = "readings"
    hand: Hand
    answer: tuple[Reading, ...] = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        answer = decompose(self.hand) if self.hand.has_drawn_size else ()
        if not answer:
            raise NoProblemError(reason=NoProblemReason.NOT_COMPLETE)
        size = most_of_a_suit(self.hand)
        self._fill(
            answer=answer,
            theme=readings_theme(self.hand.counts),
            level=next(level for most, level in LEVEL_OF_SIZE if size <= most),
        )

    @property
    def right(self) -> int:
        """How many readings there are."""
        return len(self.answer)

    @property
    def difference(self) -> str:
        """The difference between its readings: none, the pair, or the groups alone; seven pairs."""
        if len(self.answer) == 1:
            return PLAIN
        if any(reading.form is Form.SEVEN_PAIRS for reading in self.answer):
            return SEVEN_PAIRS
        return PAIR_MOVES if len({reading.pair for reading in self.answer}) > 1 else PAIR_STAYS

    @property
    def false_pairs(self) -> tuple[Kind, ...]:
        """The kinds that can be the pair by the sum of its suit, and leave other tiles than groups.

        Of 34455667899m these are 6m, where 9m is the pair.
        """
        counts, pairs = self.hand.counts, {reading.pair for reading in self.answer}
        places = {pair // 9 for pair in pairs if pair is not None and pair < EAST}
        possible = (
            9 * it + rank for it in places for rank in _possible_pairs(counts[9 * it : 9 * it + 9])
        )
        return tuple(sorted({*possible} - pairs))

    @property
    def fours(self) -> tuple[Kind, ...]:
        """The kinds held four times in a hand all in pairs: they are not two of seven pairs."""
        if self.theme != SEVEN_PAIRS:
            return ()
        return tuple(kind for kind, count in enumerate(self.hand.counts) if count == 4)

    @property
    def options(self) -> tuple[int, ...]:
        """The numbers offered, the same for every hand."""
        return tuple(range(1, MOST_READINGS + 1))

    def grade(self, chosen: int) -> Grade:
        """Grade a number of readings: 1 for the right one, else 0."""
        met = tuple(
            slip
            for slip, possible in (
                (TOO_FEW, self.right > 1),
                (TOO_MANY, self.right < MOST_READINGS),
            )
            if possible
        )
        if chosen == self.right:
            return Grade(1.0, (), met)
        return Grade(0.0, (Slip(TOO_FEW if chosen < self.right else TOO_MANY),), met)


def readings_theme(counts: bytes) -> str:
    """Return the theme of 34 concealed counts: what makes one ask for the readings.

    That every kind is held twice or four times; that two kinds of the pair's suit can be the pair
    by the sum of its ranks; that three neighbors are each held twice or more, as 112233 and
    111222333. Each theme has hands of one reading and of several.
    """
    if not any(count % 2 for count in counts):
        return SEVEN_PAIRS
    suits = [counts[start : start + 9] for start in (0, 9, 18)]
    if any(len(_possible_pairs(ranks)) > 1 for ranks in suits):
        return PAIR_MOVES
    if any(min(ranks[low : low + 3]) > 1 for ranks in suits for low in range(7)):
        return PAIR_STAYS
    return PLAIN


def _possible_pairs(ranks: bytes) -> list[int]:
    """Return the ranks that can be the pair of a suit: without it, the ranks add up to threes.

    A sequence and a triplet are three times their middle: of 22233344455 the sum is 37, so that 2
    and 5 can be the pair and 3 and 4 cannot.
    """
    if sum(ranks) % 3 != 2:
        return []
    total = sum(rank * count for rank, count in enumerate(ranks))
    return [rank for rank in range(9) if ranks[rank] > 1 and (total - 2 * rank) % 3 == 0]


SIZES: Final = {1: (6, 8), 2: (9,), 3: (11,), 4: (12,), 5: (14,)}
"""How many tiles lie in one suit, by level; 10 and 13 leave no whole groups for the rest."""

THEMES: Final = {
    PAIR_MOVES: ProblemTheme({1: 1, 3: 1, 5: 2}),
    PAIR_STAYS: ProblemTheme({2: 1, 4: 2}),
    SEVEN_PAIRS: ProblemTheme({1: 1, 4: 1, 5: 1}),
    PLAIN: ProblemTheme(),
}
"""Those are dealt of which the hands of a level have different numbers of readings.

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


READINGS: Final = ProblemKind("readings", THEMES, deal_readings)
