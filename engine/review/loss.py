"""A loss: a decision, what was better, and how much it cost."""

from dataclasses import dataclass

from engine.errors import Name
from engine.logs import Moment
from engine.outlook import Model, Prospect
from engine.tiles import Tile


class LossKind(Name):
    """The kinds of loss: those of `slips` need no outlook, a cut and silence are judged by it."""

    CUT = "cut"
    """Another cut is worth more by the outlook."""

    PUSH = "push"
    """A dangerous tile was cut far from tenpai, though one was held that a riichi cannot win on."""

    NO_RIICHI = "no_riichi"
    """A closed tenpai without a yaku was kept silent, though riichi is worth more."""

    DEAD_RIICHI = "dead_riichi"
    """Riichi was declared on tiles of which none is left."""

    FURITEN_RIICHI = "furiten_riichi"
    """Riichi was declared in furiten."""

    FURITEN_TENPAI = "furiten_tenpai"
    """A furiten tenpai was taken where one that is not was to be had."""

    PASSED_WIN = "passed_win"
    """A win was passed."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One decision that cost something.

    ``points`` is the cost: for a cut the difference of two outlooks, for a push the rate at which
    such tiles were won on times the mean payment, for a passed win its price; None where it is not
    told. ``better`` is the tile that was better to cut, the safe one of a push, None where the cut
    is not at fault. ``worth`` and ``best`` are the outlooks of the cut and of the better one;
    ``model`` says whether those are of a player alone or at a table. ``danger`` is the class of a
    push.
    """

    kind: LossKind
    moment: Moment
    points: int | None = None
    better: Tile | None = None
    worth: Prospect | None = None
    best: Prospect | None = None
    danger: str | None = None
    model: Model | None = None

    @property
    def round(self) -> int:
        """The number of the round in the game."""
        return self.moment.round
