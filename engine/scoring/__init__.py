"""A win's price: yaku, fu, points."""

from .point_table import FU, LEAST_HAN, MANGAN_HAN, MOST_YAKUMAN, rows_of_han
from .points import nagashi_mangan
from .possible_win import check_rules, check_win, fed_yakuman
from .win import EVENTS, EVENTS_NOT_BY, FIRST_TURN_EVENTS, MOST_INDICATORS
from .win_errors import WinReason

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
