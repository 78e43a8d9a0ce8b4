"""When a schedule comes next, in a time zone of its own.

Days are ordinals of the local date, as `datetime.date` counts them; instants are milliseconds since
1970.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

MINUTES: Final = 24 * 60
WEEK: Final = 7
EVERY_DAY: Final = (1 << WEEK) - 1
"""All days of a week as bits, Monday the lowest."""

_AREAS: Final = (
    "Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian",
    "Pacific",
)  # fmt: skip
"""The areas of IANA's names; the others (Etc, US, posix …) are other names of the same zones."""

_START: Final = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Rhythm:
    """A ``minute`` of the local day, on ``days`` of the week (bits, Monday the lowest)."""

    zone: ZoneInfo
    minute: int
    days: int = EVERY_DAY

    def __post_init__(self) -> None:
        if not (0 <= self.minute < MINUTES and 0 < self.days <= EVERY_DAY):
            raise ValueError(f"no rhythm: minute {self.minute}, days {self.days:b}")


@dataclass(frozen=True, slots=True)
class Due:
    """An instant that a rhythm comes to, and the day that it belongs to."""

    at: int
    day: int


def upcoming(rhythm: Rhythm, after: int, after_day: int = 0) -> Due:
    """Return the first instant later than ``after`` of a day later than ``after_day``.

    A minute that the clock skips comes as much later as it skips, one that it repeats comes the
    first time: each local day has one instant, whatever its clock does.
    """
    today = local_day(rhythm.zone, after)
    # On a day before, the minute may have been skipped into today.
    day = max(today - 1, after_day + 1)
    while True:
        if rhythm.days >> date.fromordinal(day).weekday() & 1:
            at = _instant(rhythm, day)
            if at > after:
                return Due(at, day)
        day += 1


def local_day(zone: ZoneInfo, at: int) -> int:
    """Return the day that it is in a zone."""
    return local_time(zone, at).toordinal()


def local_time(zone: ZoneInfo, at: int) -> datetime:
    """Return the local time of an instant."""
    return (_START + timedelta(milliseconds=at)).astimezone(zone)


def _instant(rhythm: Rhythm, day: int) -> int:
    """Return when a day comes to the minute.

    `datetime` takes a time that is skipped by the offset before (02:30 becomes 03:30), and of two
    equal ones the first, since ``fold`` is 0.
    """
    hour, minute = divmod(rhythm.minute, 60)
    start = date.fromordinal(day)
    local = datetime(start.year, start.month, start.day, hour, minute, tzinfo=rhythm.zone)
    return (local - _START) // timedelta(milliseconds=1)


@cache
def zone_names() -> tuple[str, ...]:
    """Return the names of the time zones that a server may have, sorted; UTC comes first."""
    named = (name for name in available_timezones() if name.split("/")[0] in _AREAS)
    return ("UTC", *sorted(named))


@cache
def zone_of(name: str | None) -> ZoneInfo:
    """Return the time zone of a server: UTC without one, and where tzdata has dropped its name."""
    return ZoneInfo(name if name in zone_names() else "UTC")
