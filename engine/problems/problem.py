"""Common to every kind of problem: its name, a grade, the slips behind the grade."""

from dataclasses import dataclass
from typing import Final

from engine.enums import Name
from engine.tiles import Tile

RIGHT: Final = 0.95
"""The least score that counts as right.

Of waits and readings only the whole answer reaches it: one tile too many beside thirteen waits is
13/14. A cut reaches it that accepts 19 tiles where the best accepts 20.
"""

LEVELS: Final = (1, 2, 3, 4, 5)


class ProblemKind(Name):
    """What a problem asks of a hand."""

    WAITS = "waits"
    CUT = "cut"
    PRICE = "price"
    READINGS = "readings"


class NoProblemReason(Name):
    """Why a hand makes no problem of a kind; the id under which each language has its sentence."""

    NOTEN = "noten"
    HAS_A_CUT = "has_a_cut"
    NO_CUT = "no_cut"
    COMPLETE = "complete"
    NOT_COMPLETE = "not_complete"
    NO_YAKU = "no_yaku"


class NoProblemError(ValueError):
    """A hand that makes no problem of this kind; ``str(error)`` is the English sentence."""

    def __init__(self, message: str, reason: NoProblemReason) -> None:
        super().__init__(message, reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Slip:
    """One thing that an answer got wrong.

    ``name`` is a word of a fixed set, by which slips are counted: ``missed:tanki``. ``tile`` is
    the tile it is about, None where it is about no single one.
    """

    name: str
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Grade:
    """What an answer is worth: a score from 0 to 1, and the slips that were made.

    ``met`` are the names of the slips that the problem gave an occasion for, those made among
    them, in alphabetical order: who never meets a tanki never misses one.
    """

    score: float
    slips: tuple[Slip, ...]
    met: tuple[str, ...]

    @property
    def is_right(self) -> bool:
        """Whether the answer counts as right."""
        return self.score >= RIGHT

    @property
    def made(self) -> tuple[str, ...]:
        """The names of the slips made, each once, in alphabetical order."""
        return tuple(sorted({slip.name for slip in self.slips}))
