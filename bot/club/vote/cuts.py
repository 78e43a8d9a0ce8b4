"""A vote about what to cut: which tiles are offered, and what its asker may say."""

from typing import Final

from engine import Hand, Tile
from engine.tiles import sort_key

LONGEST_TEXT: Final = 200
"""Characters that the asker may write above the hand."""

HOURS: Final = range(1, 7 * 24 + 1)
"""After how many hours a vote may end by itself."""

USUAL_HOURS: Final = 24


def cuts_offered(hand: Hand) -> tuple[Tile, ...]:
    """Return each tile that a hand can cut once, in order; a red five is another tile than a five.

    There are at most fourteen; tiles of called melds are not among them.
    """
    return tuple(sorted(set(hand.concealed), key=sort_key))
