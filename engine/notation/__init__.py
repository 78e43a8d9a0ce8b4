"""Typed text becomes hands, melds and tiles, and these become text again."""

from .hand_notation import LONGEST_HAND, LONGEST_TILES
from .lexer import count_tiles
from .spelling import CALL_NAMES, HONOR_NAMES, SUIT_NAMES, tile_of_emoji
from .typed_words import TYPED_WORDS, TypedWords

__all__ = [
    "CALL_NAMES",
    "HONOR_NAMES",
    "LONGEST_HAND",
    "LONGEST_TILES",
    "SUIT_NAMES",
    "TYPED_WORDS",
    "TypedWords",
    "count_tiles",
    "tile_of_emoji",
]
