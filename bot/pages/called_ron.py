"""A discarded tile that completes the hand, and what winning on it is worth."""

from typing import NamedTuple

from bot.typed.circumstances import by_ron, is_whole, win_for
from engine import Kind, ScoredReading, Tile, score, waits
from engine.tiles import KIND_OF

from .parts import Asked


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
    won = asked.hand.with_tile(tile)
    win = win_for(by_ron(asked.query.won, won), won)
    return Ron(score(won, win, asked.rules).best, guilty, has_price=True)
