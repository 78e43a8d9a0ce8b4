"""In how many ways can the complete hand be read?"""

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final

from engine.decompose import Form, Reading, decompose, readings
from engine.hand import Hand
from engine.index.suit_readings import TRIPLET
from engine.rules import Rules

from .kind import Grade, NoProblemError, NoProblemReason, ProblemKind, Slip
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

ONE_READING: Final = "one_reading"
SEVEN_PAIRS: Final = "seven_pairs"
PAIR_MOVES: Final = "pair_moves"
PAIR_STAYS: Final = "pair_stays"
THEMES: Final = (ONE_READING, PAIR_STAYS, PAIR_MOVES, SEVEN_PAIRS)

LEVEL_OF_SIZE: Final = ((8, 1), (9, 2), (11, 3), (12, 4), (14, 5))
"""The level by how many concealed tiles lie in one suit, at most."""

TOO_FEW: Final = "readings:too_few"
TOO_MANY: Final = "readings:too_many"


@dataclass(frozen=True, slots=True)
class ReadingsProblem:
    """A complete hand, and its readings.

    An answer is their number. ``theme`` is what makes the readings differ. The ``level`` is how
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
            raise NoProblemError("The hand is not complete.", reason=NoProblemReason.NOT_COMPLETE)
        size = most_of_a_suit(self.hand)
        object.__setattr__(self, "answer", answer)
        object.__setattr__(self, "theme", readings_theme(answer))
        object.__setattr__(
            self, "level", next(level for most, level in LEVEL_OF_SIZE if size <= most)
        )

    @property
    def right(self) -> int:
        """How many readings there are."""
        return len(self.answer)

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

    def write(self, chosen: int) -> str:
        """Return the answer as text."""
        return str(chosen)

    def read(self, text: str) -> int:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        if text not in map(str, self.options):
            raise ValueError(f"{text[:40]!r} is no number from 1 to {MOST_READINGS}")
        return int(text)


def readings_theme(answer: tuple[Reading, ...]) -> str:
    """Return the theme of a complete hand: the difference between its readings."""
    if len(answer) == 1:
        return ONE_READING
    if any(reading.form is Form.SEVEN_PAIRS for reading in answer):
        return SEVEN_PAIRS
    return PAIR_MOVES if len({reading.pair for reading in answer}) > 1 else PAIR_STAYS


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


READINGS: Final = ProblemKind(
    "readings", {level: tuple(sorted(themes)) for level, themes in THEMES_OF.items()}, deal_readings
)
