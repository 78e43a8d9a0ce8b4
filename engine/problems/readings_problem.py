"""In how many ways can the complete hand be read?"""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from engine.decompose import Reading, decompose
from engine.hand import Hand

from .problem import Grade, NoProblemError, NoProblemReason, ProblemKind, Slip
from .waits_problem import most_of_a_suit

MOST_READINGS: Final = 4
"""No complete hand has more readings: 33344445555666m has four."""

PLAIN: Final = "one_reading"
SEVEN_PAIRS: Final = "seven_pairs"
PAIR_MOVES: Final = "pair_moves"
PAIR_STAYS: Final = "pair_stays"
THEMES: Final = (PLAIN, PAIR_STAYS, PAIR_MOVES, SEVEN_PAIRS)
"""What raises the question, which can be seen without the answer."""

LEVEL_OF_SIZE: Final = ((8, 1), (9, 2), (11, 3), (12, 4), (14, 5))
"""The level by how many concealed tiles lie in one suit, at most."""

TOO_FEW: Final = "readings:too_few"
TOO_MANY: Final = "readings:too_many"


@dataclass(frozen=True, slots=True)
class ReadingsProblem:
    """A complete hand, and its readings.

    An answer is their number. ``theme`` is what makes one ask. The ``level`` is how
    many tiles lie in one suit: a level by the number of readings would tell the answer. Raises
    NoProblemError for a hand that is not complete.
    """

    kind: ClassVar[ProblemKind] = ProblemKind.READINGS
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
        object.__setattr__(self, "theme", readings_theme(self.hand.counts))
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
