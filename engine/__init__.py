"""Riichi mahjong hands: waits, discards, shanten, scores and every reading of what a player typed.

Pure functions over frozen values, from the standard library alone. `parse_hand` reads typed
text; each question about a hand is one call:

>>> from engine import decompose, format_tiles, parse_hand, tenpai_discards, waits
>>> found = waits(parse_hand("1112345678999m"))
>>> format_tiles(wait.tile for wait in found.waits), found.left, str(found.name)
('123456789m', 23, 'nine_gates')
>>> best, *_ = tenpai_discards(parse_hand("123m4pEE55p"))
>>> format_tiles([best.tile]), best.waits.left
('5p', 8)
>>> len(decompose(parse_hand("11122233344455m")))
4
"""

from .errors import (
    EngineError,
    HandError,
    ImpossibleHandError,
    NotationError,
    WrongSizeError,
)
from .facts.blocks import Blocks, blocks
from .facts.calls import Call, calls
from .facts.danger import Threat, TileDanger, dangers
from .facts.decompose import Form, Order, Reading, decompose
from .facts.shanten import Shanten, ShantenByForm, shanten
from .facts.ukeire import DiscardUkeire, TileLeft, Ukeire, discards, ukeire, yaku_tiles
from .facts.waits import Discard, Shape, Wait, WaitName, WaitReading, Waits, tenpai_discards, waits
from .facts.yaku_paths import Winds
from .hand import Hand, format_hand, random_hand
from .melds import Meld, MeldKind, Source
from .notation.hand_notation import parse_hand, parse_tiles
from .query import answer
from .rules import PRESETS, TENHOU, TENHOU_SANMA, Rules, RulesError, rules_differences
from .rules_text import format_rules, parse_rules
from .scoring.points import Limit, Payments, Price, TableRow, Worth, table_row
from .scoring.score import Score, ScoredReading, score
from .scoring.win import By, Win, WinError
from .scoring.yaku import Yaku
from .tiles import (
    EAST,
    KIND_OF,
    NAMES,
    NORTH,
    SOUTH,
    TILE_OF_NAME,
    WEST,
    Kind,
    Tile,
    dora_of,
    format_tiles,
)

__version__ = "0.3.0"

__all__ = [
    "EAST",
    "KIND_OF",
    "NAMES",
    "NORTH",
    "PRESETS",
    "SOUTH",
    "TENHOU",
    "TENHOU_SANMA",
    "TILE_OF_NAME",
    "WEST",
    "Blocks",
    "By",
    "Call",
    "Discard",
    "DiscardUkeire",
    "EngineError",
    "Form",
    "Hand",
    "HandError",
    "ImpossibleHandError",
    "Kind",
    "Limit",
    "Meld",
    "MeldKind",
    "NotationError",
    "Order",
    "Payments",
    "Price",
    "Reading",
    "Rules",
    "RulesError",
    "Score",
    "ScoredReading",
    "Shanten",
    "ShantenByForm",
    "Shape",
    "Source",
    "TableRow",
    "Threat",
    "Tile",
    "TileDanger",
    "TileLeft",
    "Ukeire",
    "Wait",
    "WaitName",
    "WaitReading",
    "Waits",
    "Win",
    "WinError",
    "Winds",
    "Worth",
    "WrongSizeError",
    "Yaku",
    "answer",
    "blocks",
    "calls",
    "dangers",
    "decompose",
    "discards",
    "dora_of",
    "format_hand",
    "format_rules",
    "format_tiles",
    "parse_hand",
    "parse_rules",
    "parse_tiles",
    "random_hand",
    "rules_differences",
    "score",
    "shanten",
    "table_row",
    "tenpai_discards",
    "ukeire",
    "waits",
    "yaku_tiles",
]
