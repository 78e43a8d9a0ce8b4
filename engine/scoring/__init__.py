"""A win's price: yaku, fu, points."""

from .points import FU, LEAST_HAN, MANGAN_HAN, MOST_YAKUMAN, nagashi_mangan, rows_of_han
from .win import (
    EVENTS,
    EVENTS_NOT_BY,
    FIRST_TURN_EVENTS,
    MOST_INDICATORS,
    WinReason,
    check_rules,
    check_win,
    fed_yakuman,
)

__all__ = [
    "EVENTS",
    "EVENTS_NOT_BY",
    "FIRST_TURN_EVENTS",
    "FU",
    "LEAST_HAN",
    "MANGAN_HAN",
    "MOST_INDICATORS",
    "MOST_YAKUMAN",
    "WinReason",
    "check_rules",
    "check_win",
    "fed_yakuman",
    "nagashi_mangan",
    "rows_of_han",
]
