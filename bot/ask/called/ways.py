"""The answers to a discarded tile: each call with its best cut, or to let the tile lie."""

from operator import attrgetter
from typing import Final, NamedTuple

from bot.pages.parts import Asked
from bot.pages.wait_prices import NO_YAKU, Range, range_of
from bot.typed.circumstances import by_ron, is_whole, win_for
from engine import (
    KIND_OF,
    Call,
    DiscardUkeire,
    Hand,
    Kind,
    ScoredReading,
    Tile,
    TileLeft,
    Waits,
    Winds,
    calls,
    open_yaku,
    passed,
    score,
    waits,
)

WORTH_MORE: Final = (("chinitsu", "honitsu"), ("junchan", "chanta"))
"""Yaku that stand for a lesser one of the same tiles."""


class Outlook(NamedTuple):
    """The yaku of an open hand before tenpai.

    ``near`` are those that cost no tile more than the hand lacks anyway, ``next`` the nearest of
    the others and how many tiles more it costs.
    """

    near: tuple[str, ...]
    next: tuple[str, int] | None


class Way(NamedTuple):
    """A call with its best cut; without a call the tile is left to lie.

    ``hand`` has 3n+1 concealed tiles. Of a tenpai hand ``waits`` are known, and ``pays`` is what a
    ron pays, None where it is furiten or has no price; before tenpai an open hand has an outlook.
    """

    call: Call | None
    cut: Tile | None
    hand: Hand
    shanten: int
    tiles: tuple[TileLeft, ...]
    waits: Waits | None = None
    furiten: bool = False
    pays: Range | None = None
    outlook: Outlook | None = None

    @property
    def left(self) -> int:
        """How many tiles the hand accepts."""
        return sum(tile.left for tile in self.tiles)

    @property
    def is_barren(self) -> bool:
        """Whether it is tenpai without a yaku for any wait."""
        return self.pays is not None and self.pays.high == NO_YAKU

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """Its place: the nearest first, of those what has no yaku last, then the widest."""
        high = self.pays.high if self.pays else NO_YAKU
        return self.shanten, self.is_barren or self.furiten, -self.left, -high


class Ron(NamedTuple):
    """The tile completes the hand: for so much, None without yaku, or not, being furiten.

    A short hand has no price.
    """

    best: ScoredReading | None
    furiten: tuple[Kind, ...]
    has_price: bool


def ron_of(asked: Asked, tile: Tile) -> Ron | None:
    """Return what winning on the tile is worth, None where it does not complete the hand."""
    found = waits(asked.hand, seen=asked.seen, rules=asked.rules)
    kinds = [wait.tile for wait in found.waits]
    if KIND_OF[tile] not in kinds:
        return None
    guilty = tuple(kind for kind in kinds if kind in asked.query.river)
    if not is_whole(asked.hand):
        return Ron(None, guilty, has_price=False)
    won = Hand((*asked.hand.concealed, tile), asked.hand.melds, tile)
    win = win_for(by_ron(asked.query.won, won), won)
    return Ron(score(won, win, asked.rules).best, guilty, has_price=True)


def is_in_riichi(asked: Asked) -> bool:
    """Whether the player has declared riichi, which an open hand has not."""
    return asked.query.won.riichi > 0 and asked.hand.is_closed


def ways_to_call(asked: Asked, tile: Tile) -> tuple[Way, ...]:
    """Return every call with its best cut, the best first; a player in riichi calls nothing."""
    if is_in_riichi(asked):
        return ()
    found = calls(asked.hand, tile, seen=asked.seen, rules=asked.rules)
    return tuple(sorted((_best_way(asked, call) for call in found), key=attrgetter("rank")))


def way_to_pass(asked: Asked, tile: Tile) -> Way:
    """Return what the hand accepts where the tile is left to lie."""
    found = passed(asked.hand, tile, seen=asked.seen, rules=asked.rules)
    way = Way(None, None, asked.hand, found.shanten, found.tiles)
    if found.shanten:
        return way._replace(outlook=None if asked.hand.is_closed else _outlook(asked, way))
    return _with_waits(asked, way, (tile,))


def _best_way(asked: Asked, call: Call) -> Way:
    """Return the call with its best cut; for tenpai the widest that can win by ron."""
    if call.shanten:
        way = _after(call, call.cuts[0] if call.cuts else None)
        return way._replace(outlook=_outlook(asked, way))
    if not call.cuts:
        return _with_waits(asked, _after(call, None))
    tenpai = (cut for cut in call.cuts if not cut.shanten)
    ways = (_with_waits(asked, _after(call, cut), (cut.tile,)) for cut in tenpai)
    return min(ways, key=attrgetter("rank"))


def _after(call: Call, cut: DiscardUkeire | None) -> Way:
    """Return a call with one of its cuts; a kan has none."""
    if cut is None:
        return Way(call, None, call.hand, call.shanten, call.tiles)
    return Way(call, cut.tile, call.after_cut(cut.tile), cut.shanten, cut.tiles)


def _with_waits(asked: Asked, way: Way, gone: tuple[Tile, ...] = ()) -> Way:
    """Add what a tenpai hand waits for and what a ron pays; ``gone`` tiles have been seen."""
    found = waits(way.hand, seen=(*asked.seen, *gone), rules=asked.rules)
    own = (
        {*asked.query.river, *(KIND_OF[way.cut],)} if way.cut is not None else {*asked.query.river}
    )
    furiten = not own.isdisjoint(wait.tile for wait in found.waits)
    pays = None if furiten else range_of(found, asked)
    return way._replace(waits=found, furiten=furiten, pays=pays)


def _outlook(asked: Asked, way: Way) -> Outlook | None:
    """Return which yaku an open hand is on its way to; nothing of a short hand."""
    if not is_whole(way.hand):
        return None
    table = asked.query.won
    found = open_yaku(way.hand, Winds(table.seat, table.round), rules=asked.rules)
    near = [name for name, far in found.items() if far <= way.shanten]
    for more, less in WORTH_MORE:
        if more in near and less in near:
            near.remove(less)
    others = sorted((far - way.shanten, name) for name, far in found.items() if far > way.shanten)
    following = None if not others else (others[0][1], others[0][0])
    return Outlook(tuple(near), following)
