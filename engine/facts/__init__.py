"""What can be said of a hand: waits, shanten, ukeire, cuts, calls, readings, blocks, danger."""

from engine.index.lookup import waiting_tiles

from .blocks import HandPart, PartKind
from .calls import melds_of, passed, swapped
from .danger import (
    AVERAGE_DEAL_IN,
    AVERAGE_DEAL_IN_TO_DEALER,
    DANGER_CLASSES,
    Danger,
    Rate,
    danger_rate,
)
from .decompose import Group
from .rivers import Riichi, River, riichi_of, threats_of
from .shanten import shanten_of_counts
from .ukeire import Accepts, Improvement, improvements, open_yaku
from .waits import kans_after_riichi

__all__ = [
    "AVERAGE_DEAL_IN",
    "AVERAGE_DEAL_IN_TO_DEALER",
    "DANGER_CLASSES",
    "Accepts",
    "Danger",
    "Group",
    "HandPart",
    "Improvement",
    "PartKind",
    "Rate",
    "Riichi",
    "River",
    "danger_rate",
    "improvements",
    "kans_after_riichi",
    "melds_of",
    "open_yaku",
    "passed",
    "riichi_of",
    "shanten_of_counts",
    "swapped",
    "threats_of",
    "waiting_tiles",
]
