"""The result of an outlook."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.errors import EngineError, Name
from engine.facts.ukeire import TileLeft, total
from engine.hand import Hand
from engine.melds import Meld
from engine.tiles import Tile

from .rates import RATES, Rates


class Aim(Name):
    """The value that decides between cuts; the others are those of the same line of play."""

    POINTS = "points"
    WIN = "win"
    TENPAI = "tenpai"


# What has no outlook ------------------------------------------------------------------------------


class OutlookReason(Name):
    """The reasons for giving no outlook; each is the id of a sentence in every language.

    Behind each: the names in ``OutlookError.details``.
    """

    TOO_FAR = "too_far"  # shanten, positions
    COMPLETE = "complete"
    TOO_SMALL = "too_small"  # tiles
    TOO_MANY_SEEN = "too_many_seen"  # tile
    BAD_VALUE = "bad_value"  # field, value


class OutlookError(EngineError[OutlookReason]):
    """A question that has no outlook."""


def too_far(shanten: int, positions: int) -> OutlookError:
    """The error about a hand that leads to too many others."""
    distance = f"{shanten}-shanten" if shanten else "tenpai"
    return OutlookError(
        f"This hand is too far: {distance} with over {positions:,} positions. "
        "Ask nearer tenpai, or with fewer exchanges.",
        reason=OutlookReason.TOO_FAR,
        details={"shanten": shanten, "positions": positions},
    )


# What has one -------------------------------------------------------------------------------------


LEAD: Final = 0.15
"""At a table a cut that leaves tenpai comes first only where it is worth this part more: the model
values such cuts too highly, since it waits in dama less patiently than people do."""


class Model(Name):
    """Whose draws and discards an outlook knows of."""

    ALONE = "alone"  # the player's own draws
    TABLE = "table"  # the discards of others too, and hands that others end


class Play(Name):
    """What a player can do to have a hand of 3n+1 tiles."""

    HOLD = "hold"  # nothing: the hand has no tile to cut
    CUT = "cut"
    KAN = "kan"  # a closed one
    KITA = "kita"  # a north is set aside
    PASS = "pass"  # noqa: S105 - a discarded tile is left to lie
    CALL = "call"  # chi, pon, or an open kan


class Prospect(NamedTuple):
    """The chance of a win and of tenpai by the last turn, and the points to be expected."""

    win: float
    tenpai: float
    points: float

    def by(self, aim: Aim) -> float:
        """The value that is aimed at."""
        return float(getattr(self, aim))


class TenpaiWorth(NamedTuple):
    """What a tenpai hand is worth at a table, in riichi or in dama.

    ``ron`` is the part of the chance to win that is ron, the rest is tsumo. The points of a riichi
    are less the stick that is lost without a win.
    """

    win: float
    points: float
    ron: float

    @property
    def tsumo(self) -> float:
        """The part of the chance to win that is tsumo."""
        return self.win - self.ron


@dataclass(frozen=True, slots=True)
class HandOutlook:
    """The worth of a hand of 3n+1 tiles: ``by_turn[0]`` at the turn asked about.

    ``tiles`` are those that lower ``shanten`` and how many of them are left; they are the waits of
    a tenpai hand. ``cut`` is the tile that was cut to have it, a red five apart from a plain one;
    that of the quad of a closed kan; the north that was set aside; None where no tile was. After
    both of these, after an open kan and where a discard is left to lie, the values are those before
    the next draw, which comes in the turn asked about. ``call`` is the meld that was called.

    ``is_furiten`` says that a tenpai hand cannot win by ron, ``declines`` that its line throws some
    draws away that would win. At a table a tenpai hand has its worth in ``riichi`` and in ``dama``;
    riichi is None behind the last turn but one, where nobody can declare it, and ``needs_riichi``
    says that it has no yaku by ron without.
    """

    cut: Tile | None
    move: Play
    shanten: int
    tiles: tuple[TileLeft, ...]
    by_turn: tuple[Prospect, ...]
    is_furiten: bool = False
    declines: bool = False
    riichi: TenpaiWorth | None = None
    dama: TenpaiWorth | None = None
    needs_riichi: bool = False
    call: Meld | None = None

    @property
    def is_cut(self) -> bool:
        """Whether a tile was cut, and nothing else done."""
        return self.move is Play.CUT

    @property
    def is_kan(self) -> bool:
        """Whether this is the hand after a closed kan."""
        return self.move is Play.KAN

    @property
    def worth(self) -> Prospect:
        """The values at the turn asked about."""
        return self.by_turn[0]

    @property
    def left(self) -> int:
        """How many tiles lower the shanten."""
        return total(self.tiles)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The worth by turn of every cut of a hand, or of a hand that has nothing to cut.

    ``options`` are the hands after each cut, the best first by ``aim``, or the one hand that there
    is; at a table a cut that leaves tenpai is first only by a long lead, see `LEAD`. With a
    ``called`` tile they are to let it lie and each call of it, with the best cut after it. ``turn``
    is the one asked about, ``turns`` the last. ``exchanges`` and ``shanten_down`` bound the lines
    of play; ``states`` is how many hands they lead to. ``model`` is the one that the values are
    from: at a table, with the rates of ``table``, only a closed hand among four is known.
    """

    hand: Hand
    aim: Aim
    turn: int
    turns: int
    exchanges: int
    shanten_down: bool
    shanten: int
    options: tuple[HandOutlook, ...]
    states: int
    model: Model = Model.ALONE
    threat: bool = False
    called: Tile | None = None
    table: Rates | None = None

    @property
    def is_own_table(self) -> bool:
        """Whether the rates are others than the package's."""
        return self.table not in (None, RATES)

    @property
    def lacks_double_riichi(self) -> bool:
        """Whether it could be double riichi that is declared: it is priced as any other."""
        is_own_turn = self.turn == 1 and self.called is None
        return is_own_turn and self.shanten <= 0 and self.hand.is_closed

    def value(self, option: HandOutlook) -> float:
        """The value of an option that is aimed at."""
        return option.worth.by(self.aim)

    def leaves_tenpai(self, option: HandOutlook) -> bool:
        """Whether an option breaks a tenpai hand."""
        return self.shanten <= 0 < option.shanten and option.is_cut
