"""The schedules of a server's dailies: what managers set, and when the next daily comes."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Final

from sqlalchemy import (
    BigInteger,
    Connection,
    and_,
    bindparam,
    func,
    select,
    update,
)

from . import servers as server_settings
from .calendar import Rhythm, upcoming, zone_of
from .clock import HOUR
from .quiz import new_number
from .store import Store
from .tables import AnyRow, AnySelect, quizzes, schedules, servers

MOST_SCHEDULES: Final = 4
"""Schedules that a server may have."""


class Pause(StrEnum):
    """Why a schedule is paused; the id of the sentence."""

    IDLE = "idle"
    CHANNEL = "channel"


class TooManySchedulesError(Exception):
    """A server has as many schedules as it may have."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A manager's settings; ``kind`` and ``level`` are None where the bot picks.

    ``minute`` and ``days`` are those of a `Rhythm`, ``language`` that of the server at the time.
    """

    channel: int
    minute: int
    days: int
    language: str
    kind: str | None = None
    level: int | None = None
    role: int | None = None
    thread: bool = False


@dataclass(frozen=True, slots=True)
class Schedule:
    """A schedule as it is stored, as `tables.schedules` tells."""

    schedule: int
    server: int
    plan: Plan
    number: int
    paused: Pause | None
    next_at: int | None


async def listed(store: Store, server: int) -> tuple[Schedule, ...]:
    """Return the schedules of a server, the oldest first."""
    of_server = schedules.c.server == server
    found = select(schedules).where(of_server).order_by(schedules.c.schedule)
    return await store.run(lambda connection: tuple(map(schedule_of, connection.execute(found))))


async def put(
    store: Store, server: int, plan: Plan, *, schedule: int | None = None, zone: str | None = None
) -> None:
    """Set a schedule, a new one where it is None, and start it again where it was paused.

    ``zone`` is that of all schedules of the server from now on. Raises TooManySchedulesError.
    """
    now = store.now()
    values = {**asdict(plan), "idle": 0, "failures": 0, "paused": None}

    def write(connection: Connection) -> None:
        server_settings.lock(connection, server)
        changed = update(schedules).where(
            schedules.c.schedule == schedule, schedules.c.server == server
        )
        if schedule is None or not connection.execute(changed.values(values)).rowcount:
            others = select(func.count()).where(schedules.c.server == server)
            if connection.execute(others).scalar_one() >= MOST_SCHEDULES:
                raise TooManySchedulesError
            new = {"schedule": new_number(now), "server": server, "number": 1}
            connection.execute(schedules.insert(), {**new, **values})
        if zone is not None:
            row = update(servers).where(servers.c.server == server)
            connection.execute(row.values(zone=zone))
        _reckon(connection, server, now)

    await store.run(write)


async def turn_off(store: Store, server: int, schedule: int) -> None:
    """Delete a schedule of a server; its last daily closes when the next would have come."""
    which = and_(schedules.c.schedule == schedule, schedules.c.server == server)
    await store.run(lambda connection: connection.execute(schedules.delete().where(which)))


def _next_at(row: AnyRow, now: int) -> int:
    """Return the next instant of a schedule; what is due and not yet claimed stays due."""
    rhythm, last_day = Rhythm(zone_of(row.zone), row.minute, row.days), row.last_day or 0
    if row.next_at is not None and row.next_at <= now:
        due = upcoming(rhythm, row.next_at - 1, last_day).at
        if due == row.next_at:
            return due
    return upcoming(rhythm, now, last_day).at


def _reckon(connection: Connection, server: int, now: int) -> None:
    """Set the next instant of every schedule of a server that is not paused.

    The daily that is open closes then. A day that has had its daily gets no second one: a claim
    that is under way is waited for, so that its daily is known. Rows are locked in the order of
    claims and deletions: schedules, and then questions by their numbers.
    """
    of_server = {"of_server": server}
    connection.execute(_LOCKED_SCHEDULES, of_server)
    connection.execute(_LOCKED_DAILIES, of_server)
    for row in connection.execute(_OF_SERVER, of_server | {"now": now}).all():
        at = _next_at(row, now)
        connection.execute(MOVE, {"this": row.schedule, "next_at": at})
        connection.execute(_SET_CLOSE, {"these": [row.schedule], "closes_at": at})


def schedule_of(row: AnyRow) -> Schedule:
    """Return the schedule of a row of `WITH_SERVER`."""
    plan = Plan(
        row.channel, row.minute, row.days, row.language, row.kind, row.level, row.role, row.thread
    )
    paused = None if row.paused is None else Pause(row.paused)
    return Schedule(row.schedule, row.server, plan, row.number, paused, row.next_at)


WITH_SERVER: Final = select(
    schedules,
    servers.c.zone,
    servers.c.language.label("server_language"),
    servers.c.rules.label("server_rules"),
).join(servers, servers.c.server == schedules.c.server, isouter=True)
"""Schedules with what their server has set."""

_NOW: Final = bindparam("now", type_=BigInteger)
_THESE: Final = quizzes.c.schedule.in_(bindparam("these", expanding=True))
MOVE: Final = update(schedules).where(schedules.c.schedule == bindparam("this"))
"""The columns that it sets are those it is run with."""

_day = quizzes.alias()
_OF_SERVER: Final[AnySelect] = (
    select(
        schedules.c.schedule,
        schedules.c.minute,
        schedules.c.days,
        schedules.c.next_at,
        servers.c.zone,
        select(func.max(_day.c.day))
        .where(_day.c.schedule == schedules.c.schedule, _day.c.opened_at <= _NOW + HOUR)
        .scalar_subquery()
        .label("last_day"),
    )
    .join(servers, servers.c.server == schedules.c.server)
    .where(schedules.c.paused.is_(None), schedules.c.server == bindparam("of_server"))
)
_SET_CLOSE: Final = update(quizzes).where(_THESE, quizzes.c.closed_at.is_(None))
_LOCKED_SCHEDULES: Final = (
    select(schedules.c.schedule)
    .where(schedules.c.server == bindparam("of_server"))
    .order_by(schedules.c.schedule)
    .with_for_update()
)
_LOCKED_DAILIES: Final = (
    select(quizzes.c.quiz)
    .join(schedules, schedules.c.schedule == quizzes.c.schedule)
    .where(schedules.c.server == bindparam("of_server"), quizzes.c.closed_at.is_(None))
    .order_by(quizzes.c.quiz)
    .with_for_update(of=quizzes)
)
