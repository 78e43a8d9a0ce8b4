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

from .copies import USUAL_RED_FIVES, check_red_fives, fifth_copy
from .errors import (
    EngineError,
    HandError,
    ImpossibleHandError,
    NotationError,
    Reason,
    WrongSizeError,
)
from .facts.blocks import Blocks, HandPart, PartKind, blocks
from .facts.calls import Call, calls, melds_of, passed, swapped
from .facts.danger import DANGER_CLASSES, Danger, Threat, TileDanger, dangers
from .facts.danger_rates import AVERAGE_DEAL_IN, AVERAGE_DEAL_IN_TO_DEALER, Rate, danger_rate
from .facts.decompose import Form, Group, Order, Reading, decompose
from .facts.discards import Discard, kans_after_riichi, tenpai_discards
from .facts.open_yaku import open_yaku, yaku_tiles
from .facts.rivers import Riichi, River, riichi_of, threats_of
from .facts.shanten import Shanten, hand_shanten, shanten
from .facts.ukeire import (
    DiscardUkeire,
    Improvement,
    TileLeft,
    Ukeire,
    improvements,
    ukeire,
    ukeire_discards,
)
from .facts.wait_names import WaitName
from .facts.waits import Shape, Wait, WaitReading, Waits, waits
from .facts.yaku_paths import Winds
from .hand import FULL_SIZE, Hand
from .index.lookup import waiting_tiles
from .melds import Meld, MeldKind, Source
from .notation.hand_notation import LONGEST_HAND, LONGEST_TILES, parse_hand, parse_tiles
from .notation.spoken_words import CALL_NAMES, HONOR_NAMES, SUIT_NAMES, tile_of_emoji
from .notation.typed_words import TYPED_WORDS, TypedWords
from .notation.written_hand import format_hand, format_tiles
from .rules import (
    EMA,
    EMA_2016,
    JPML_A,
    M_LEAGUE,
    MAHJONG_SOUL,
    MAHJONG_SOUL_SANMA,
    PRESETS,
    RIICHI_CITY,
    SAIKOUISEN,
    SWITCHES,
    TENHOU,
    TENHOU_SANMA,
    WRC,
    WRC_2022,
    PaoHonba,
    Renhou,
    Rules,
    SanmaTsumo,
    presets_for,
    rules_differences,
)
from .rules_text import (
    LONGEST_RULES,
    RulesError,
    RulesReason,
    format_rules,
    parse_rules,
    values_of,
)
from .scoring.point_table import (
    FU,
    LEAST_HAN,
    MANGAN_HAN,
    MOST_YAKUMAN,
    TableRow,
    Worth,
    rows_of_han,
    table_row,
)
from .scoring.points import Limit, Payments, Price, nagashi_mangan
from .scoring.possible_win import check_rules, check_win, fed_yakuman
from .scoring.score import Score, ScoredReading, score
from .scoring.win import (
    EVENTS,
    EVENTS_NOT_BY,
    FIRST_TURN_EVENTS,
    MOST_INDICATORS,
    By,
    Win,
)
from .scoring.win_errors import WinError, WinReason
from .switches import OF_THREE_PLAYERS
from .tile_set import check_tiles_of_set, dora_in_set, kinds_of_set
from .tiles import (
    DRAGONS,
    EAST,
    GREEN,
    HONORS,
    KIND_OF,
    KINDS,
    NAMES,
    NORTH,
    ORPHANS,
    RED,
    RED_FIVES,
    SOUTH,
    SUITS,
    TERMINALS,
    TILE_OF_NAME,
    UNICODE,
    WEST,
    WHITE,
    WINDS,
    Kind,
    Tile,
    dora_of,
    is_red,
    rank,
    sort_key,
    suit,
)

__version__ = "0.2.0"

__all__ = [
    "AVERAGE_DEAL_IN",
    "AVERAGE_DEAL_IN_TO_DEALER",
    "CALL_NAMES",
    "DANGER_CLASSES",
    "DRAGONS",
    "EAST",
    "EMA",
    "EMA_2016",
    "EVENTS",
    "EVENTS_NOT_BY",
    "FIRST_TURN_EVENTS",
    "FU",
    "FULL_SIZE",
    "GREEN",
    "HONORS",
    "HONOR_NAMES",
    "JPML_A",
    "KINDS",
    "KIND_OF",
    "LEAST_HAN",
    "LONGEST_HAND",
    "LONGEST_RULES",
    "LONGEST_TILES",
    "MAHJONG_SOUL",
    "MAHJONG_SOUL_SANMA",
    "MANGAN_HAN",
    "MOST_INDICATORS",
    "MOST_YAKUMAN",
    "M_LEAGUE",
    "NAMES",
    "NORTH",
    "OF_THREE_PLAYERS",
    "ORPHANS",
    "PRESETS",
    "RED",
    "RED_FIVES",
    "RIICHI_CITY",
    "SAIKOUISEN",
    "SOUTH",
    "SUITS",
    "SUIT_NAMES",
    "SWITCHES",
    "TENHOU",
    "TENHOU_SANMA",
    "TERMINALS",
    "TILE_OF_NAME",
    "TYPED_WORDS",
    "UNICODE",
    "USUAL_RED_FIVES",
    "WEST",
    "WHITE",
    "WINDS",
    "WRC",
    "WRC_2022",
    "Blocks",
    "By",
    "Call",
    "Danger",
    "Discard",
    "DiscardUkeire",
    "EngineError",
    "Form",
    "Group",
    "Hand",
    "HandError",
    "HandPart",
    "ImpossibleHandError",
    "Improvement",
    "Kind",
    "Limit",
    "Meld",
    "MeldKind",
    "NotationError",
    "Order",
    "PaoHonba",
    "PartKind",
    "Payments",
    "Price",
    "Rate",
    "Reading",
    "Reason",
    "Renhou",
    "Riichi",
    "River",
    "Rules",
    "RulesError",
    "RulesReason",
    "SanmaTsumo",
    "Score",
    "ScoredReading",
    "Shanten",
    "Shape",
    "Source",
    "TableRow",
    "Threat",
    "Tile",
    "TileDanger",
    "TileLeft",
    "TypedWords",
    "Ukeire",
    "Wait",
    "WaitName",
    "WaitReading",
    "Waits",
    "Win",
    "WinError",
    "WinReason",
    "Winds",
    "Worth",
    "WrongSizeError",
    "blocks",
    "calls",
    "check_red_fives",
    "check_rules",
    "check_tiles_of_set",
    "check_win",
    "danger_rate",
    "dangers",
    "decompose",
    "dora_in_set",
    "dora_of",
    "fed_yakuman",
    "fifth_copy",
    "format_hand",
    "format_rules",
    "format_tiles",
    "hand_shanten",
    "improvements",
    "is_red",
    "kans_after_riichi",
    "kinds_of_set",
    "melds_of",
    "nagashi_mangan",
    "open_yaku",
    "parse_hand",
    "parse_rules",
    "parse_tiles",
    "passed",
    "presets_for",
    "rank",
    "riichi_of",
    "rows_of_han",
    "rules_differences",
    "score",
    "shanten",
    "sort_key",
    "suit",
    "swapped",
    "table_row",
    "tenpai_discards",
    "threats_of",
    "tile_of_emoji",
    "ukeire",
    "ukeire_discards",
    "values_of",
    "waiting_tiles",
    "waits",
    "yaku_tiles",
]
