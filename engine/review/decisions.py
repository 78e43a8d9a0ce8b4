"""Every discard that a player decided on, with what each cut leaves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.errors import Name
from engine.facts.ukeire import DiscardUkeire, discards
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.logs import Game, Moment, Position, What, moments
from engine.outlook import Model, Prospect
from engine.scoring.points import STICK
from engine.scoring.score import has_ron
from engine.tiles import KIND_OF, Kind, Tile


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


# Every discard that a player decided on, with what each cut leaves -------------------------------


LEAST_WALL: Final = 4
"""The draws that riichi takes, one for each player."""

PRESSING_MELDS: Final = 3
"""Open melds that are as near to a win as a riichi."""


@dataclass(frozen=True)
class Decision:
    """A discard before the own riichi: ``cuts`` are those allowed, ``mine`` is the one made."""

    moment: Moment
    cuts: tuple[DiscardUkeire, ...]
    mine: DiscardUkeire

    @property
    def position(self) -> Position:
        """What the player saw."""
        return self.moment.position

    @property
    def best(self) -> DiscardUkeire:
        """The cut that keeps the lowest shanten, and then most tiles."""
        return self.cuts[0]

    @property
    def declares(self) -> bool:
        """Whether riichi was declared."""
        return self.moment.done.declares

    @cached_property
    def is_quiet(self) -> bool:
        """Whether nobody else is in riichi or has three open melds."""
        seen = self.position
        open_melds = [sum(meld.is_open for meld in seen.melds[seat]) for seat in seen.others]
        return not seen.in_riichi and max(open_melds) < PRESSING_MELDS

    def after(self, cut: DiscardUkeire) -> Hand:
        """The hand that a cut leaves."""
        return self.position.hand.without(cut.tile)

    @property
    def can_declare(self) -> bool:
        """Whether riichi may be declared once the hand is tenpai."""
        seen = self.position
        has_stick = seen.scores[seen.seat] >= STICK
        return seen.hand.is_closed and seen.wall >= LEAST_WALL and has_stick

    def rons(self, cut: DiscardUkeire) -> int:
        """How many tiles are left on which a tenpai hand after a cut has a yaku by ron.

        Without riichi; furiten, and the yaku that comes of the last tile, are left out.
        """
        left, seen = self.after(cut), self.position
        winds, nuki = Winds(seen.seat_wind, seen.round_wind), seen.norths[seen.seat]
        return sum(
            it.left
            for it in cut.tiles
            if it.left and has_ron(left, it.tile, winds, seen.rules, nuki=nuki)
        )

    def is_furiten(self, cut: DiscardUkeire) -> bool:
        """Whether a tenpai hand after a cut waits for what its player has cut."""
        river = {KIND_OF[cut.tile], *self.position.river}
        return any(tile.tile in river for tile in cut.tiles)


def decisions(game: Game, seat: int) -> Iterator[Decision]:
    """Yield every discard of a seat that it was free to choose: those before its own riichi."""
    for moment in moments(game, seat):
        seen, done = moment.position, moment.done
        if done.what is not What.DISCARD or done.tile is None or seen.riichi[seat]:
            continue
        winds = Winds(seen.seat_wind, seen.round_wind)
        found = discards(seen.hand, seen=seen.seen, rules=seen.rules, winds=winds)
        cuts = tuple(cut for cut in found if KIND_OF[cut.tile] not in seen.forbidden)
        mine = cut_of(cuts, KIND_OF[done.tile])
        if mine is not None:
            yield Decision(moment, cuts, mine)


def cut_of(cuts: tuple[DiscardUkeire, ...], kind: Kind) -> DiscardUkeire | None:
    """Return the cut of a kind, None where it is not among them."""
    return next((cut for cut in cuts if KIND_OF[cut.tile] == kind), None)
