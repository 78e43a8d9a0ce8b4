"""The answers to a discarded tile: each call with its best cut, or to let the tile lie."""

from operator import attrgetter
from typing import NamedTuple

from bot.pages.parts import Asked
from bot.pages.wait_prices import NO_YAKU, Range, range_of
from bot.pages.with_yaku import is_barren
from bot.pages.yaku_ahead import Ahead, ahead_of
from engine import (
    Call,
    DiscardUkeire,
    Hand,
    Tile,
    TileLeft,
    Waits,
    calls,
    waits,
)
from engine.facts import passed
from engine.tiles import KIND_OF


class CallWay(NamedTuple):
    """A call with its best cut; without a call the tile is left to lie.

    ``hand`` has 3n+1 concealed tiles. Of a tenpai hand ``waits`` are known, and ``pays`` is what a
    ron pays, None where it is furiten or has no price; before tenpai an open hand has yaku
    ``ahead``. ``with_yaku`` is as in `Ukeire`, ``good`` how many tiles lead to a good tenpai.
    """

    call: Call | None
    cut: Tile | None
    hand: Hand
    shanten: int
    tiles: tuple[TileLeft, ...]
    with_yaku: tuple[TileLeft, ...] | None
    waits: Waits | None = None
    furiten: bool = False
    pays: Range | None = None
    ahead: Ahead | None = None
    good: int = 0

    @property
    def left(self) -> int:
        """How many tiles the hand accepts."""
        return sum(tile.left for tile in self.tiles)

    @property
    def left_with_yaku(self) -> int:
        """How many tiles it accepts that keep a yaku possible."""
        able = self.tiles if self.with_yaku is None else self.with_yaku
        return sum(tile.left for tile in able)

    @property
    def is_barren(self) -> bool:
        """Whether no tile that it accepts keeps a yaku possible."""
        return is_barren(self)

    @property
    def rank(self) -> tuple[bool, int, bool, int, int, int, int]:
        """Its place: what has no yaku last, then the nearest first, furiten last, the widest."""
        high = self.pays.high if self.pays else NO_YAKU
        wide = -self.left_with_yaku, -self.left, -self.good
        return self.is_barren, self.shanten, self.furiten, *wide, -high


def is_in_riichi(asked: Asked) -> bool:
    """Whether the player has declared riichi, which an open hand has not."""
    return asked.query.won.riichi > 0 and asked.hand.is_closed


def ways_to_call(asked: Asked, tile: Tile) -> tuple[CallWay, ...]:
    """Return every call with its best cut, the best first; a player in riichi calls nothing."""
    if is_in_riichi(asked):
        return ()
    found = calls(asked.hand, tile, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    return tuple(sorted((_best_way(asked, call) for call in found), key=attrgetter("rank")))


def way_to_pass(asked: Asked, tile: Tile) -> CallWay:
    """Return what the hand accepts where the tile is left to lie."""
    found = passed(asked.hand, tile, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    way = CallWay(None, None, asked.hand, found.shanten, found.tiles, found.with_yaku)
    if found.shanten:
        ahead = None if asked.hand.is_closed else ahead_of(asked.hand, found.shanten, asked)
        return way._replace(ahead=ahead)
    return _with_waits(asked, way, (tile,))


def _best_way(asked: Asked, call: Call) -> CallWay:
    """Return the call with its best cut; for tenpai the widest that can win by ron."""
    if call.shanten:
        way = _after(call, call.cuts[0] if call.cuts else None)
        return way._replace(ahead=ahead_of(way.hand, way.shanten, asked))
    if not call.cuts:
        return _with_waits(asked, _after(call, None))
    tenpai = (cut for cut in call.cuts if not cut.shanten)
    ways = (_with_waits(asked, _after(call, cut), (cut.tile,)) for cut in tenpai)
    return min(ways, key=attrgetter("rank"))


def _after(call: Call, cut: DiscardUkeire | None) -> CallWay:
    """Return a call with one of its cuts; a kan has none."""
    if cut is None:
        return CallWay(call, None, call.hand, call.shanten, call.tiles, call.with_yaku)
    after = call.hand.without(cut.tile)
    good = sum(tile.left for tile in cut.good_shapes or ())
    return CallWay(call, cut.tile, after, cut.shanten, cut.tiles, cut.with_yaku, good=good)


def _with_waits(asked: Asked, way: CallWay, gone: tuple[Tile, ...] = ()) -> CallWay:
    """Add what a tenpai hand waits for and what a ron pays; ``gone`` tiles have been seen."""
    found = waits(way.hand, seen=(*asked.seen, *gone), rules=asked.rules)
    own = (
        {*asked.query.river, *(KIND_OF[way.cut],)} if way.cut is not None else {*asked.query.river}
    )
    furiten = not own.isdisjoint(wait.tile for wait in found.waits)
    pays = None if furiten else range_of(found, asked)
    return way._replace(waits=found, furiten=furiten, pays=pays)
