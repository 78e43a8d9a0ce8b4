"""The clock of group study: tests and the local page move it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
"""Milliseconds."""

GAMES_KEPT: Final = 30 * DAY
"""How long the decisions are kept that a game taught a member."""

FAR_AHEAD: Final = 9 * DAY
"""Further ahead nothing is due: a question closes and a daily comes within a week.

What lies further was stored while a clock was wrong, and is set right.
"""

Clock = Callable[[], int]
"""Returns the instant in milliseconds since 1970."""


def wall_clock() -> int:
    """Return the instant by the machine's clock."""
    return time.time_ns() // 1_000_000


def month_of(now: int) -> int:
    """Return the month of an instant as the number YYYYMM, in UTC."""
    instant = datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=now)
    return instant.year * 100 + instant.month
