"""Hands as text names them, the tiles left beside them, and the turn that a river tells."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine import TILE_OF_NAME, Hand, ImpossibleHandError, Tile, parse_hand
from engine.copies import USUAL_RED_FIVES, check_red_fives, fifth_copy

TURNS: Final = range(1, 19)
"""The turns of a hand: a player draws 17 or 18 times."""


def turn_after(river: Sequence[Tile]) -> int:
    """Return the turn at which a player with this river draws; the last one for a longer river."""
    return TURNS[min(len(river), len(TURNS) - 1)]


@lru_cache(maxsize=256)
def read_hand(text: str, players: int) -> Hand:
    """Return the hand that a text names; raise HandError for what a set for players lacks.

    Kept, since one answer asks for its hand three times: typed, of its query, and as a problem.
    """
    return parse_hand(text, players=players)


def check_copies_left(hand: Hand, elsewhere: Sequence[Tile]) -> Tile | None:
    """Return the first kind of which the hand and tiles elsewhere hold a fifth copy, or None."""
    return fifth_copy(hand.owned, elsewhere)


def check_reds_left(hand: Hand, tile: Tile) -> bool:
    """Whether the set has a tile beside those of the hand: a set has one red five of a suit."""
    try:
        check_red_fives((*hand.tiles, tile), USUAL_RED_FIVES)
    except ImpossibleHandError:
        return False
    return True


def tile_named(name: str) -> Tile:
    """Return the tile of a name such as 0p; raise ValueError for a name of none."""
    if name not in TILE_OF_NAME:
        raise ValueError(f"there is no such tile: {name}"[:100])
    return TILE_OF_NAME[name]
