"""In how many ways can the complete hand be read?"""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from engine.decompose import Form, Reading, decompose
from engine.hand import Hand

from .problem import Grade, NoProblemError, NoProblemReason, ProblemKind, Slip
from .waits_problem import most_of_a_suit

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
