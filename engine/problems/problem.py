"""Common to every kind of problem: its name, a grade, the slips behind the grade."""

from dataclasses import dataclass
from typing import Final

from engine.enums import Name
from engine.errors import EngineError
from engine.tiles import Tile

RIGHT: Final = 0.95
"""The least score that counts as right.

Of waits and readings only the whole answer reaches it: one tile too many beside thirteen waits is
13/14. A cut reaches it that accepts 19 tiles where the best accepts 20.
"""

LEVELS: Final = (1, 2, 3, 4, 5)


class ProblemKind(Name):
    """The four questions that problems ask of a hand."""

    WAITS = "waits"
    CUT = "cut"
    PRICE = "price"
    READINGS = "readings"


class NoProblemReason(Name):
    """The reasons why a hand makes no problem of a kind; each is the id of a sentence."""

    NOTEN = "noten"
    HAS_A_CUT = "has_a_cut"
    NO_CUT = "no_cut"
    COMPLETE = "complete"
    NOT_COMPLETE = "not_complete"
    NO_YAKU = "no_yaku"


class NoProblemError(EngineError[NoProblemReason]):
    """A hand that makes no problem of this kind."""


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
    """The grade of an answer: a score from 0 to 1, and the slips that were made.

    ``met`` are the names of the slips that the problem gave an occasion for, those made among
    them, in alphabetical order: a tanki can only be missed where a hand has one.
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
