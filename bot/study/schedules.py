"""The dailies of a server: when they come, and the rows that they become when they are due."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import partial
from hashlib import sha256
from random import Random
from typing import Final

from sqlalchemy import (
    BigInteger,
    Connection,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
    update,
)

from . import servers as server_settings
from .calendar import Due, Rhythm, upcoming, zone_of
from .clock import FAR_AHEAD, HOUR
from .outbox import BATCH, REVEAL_AT, Outcome, outcome_before
from .pick import draw
from .quiz import Purpose, Quiz, new_number
from .statements import AnyRow, AnySelect, Values
from .store import Store
from .tables import answers, quizzes, schedules, servers

MOST_SCHEDULES: Final = 4
"""Schedules that a server may have."""

IDLE_LIMIT: Final = 14
"""Dailies in a row without an answer, after which a schedule pauses."""

FAILURE_LIMIT: Final = 3
"""Dailies in a row that could not be posted since the channel is gone, likewise."""

LATEST_POST: Final = 3 * HOUR
"""How late a daily is still posted, after nobody was there to post it; then it is left out."""


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
    return await store.run(lambda connection: tuple(map(_schedule, connection.execute(found))))


@dataclass(frozen=True, slots=True)
class DailySource:
    """What a daily comes from.

    ``rules`` are those that the server has set, ``outcome`` is what became of the daily before.
    """

    schedule: Schedule
    rules: str | None
    outcome: Outcome | None


async def source_of(store: Store, quiz: Quiz) -> DailySource | None:
    """Return what a daily comes from, None where its schedule was turned off."""

    def read(connection: Connection) -> DailySource | None:
        row = connection.execute(_SCHEDULE, {"this": quiz.schedule}).one_or_none()
        if row is None:
            return None
        return DailySource(_schedule(row), row.server_rules, outcome_before(connection, quiz))

    return await store.run(read)


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


async def note_failure(store: Store, quiz: Quiz) -> bool:
    """Note that the channel of a daily is gone; whether its schedule pauses therefore."""
    failed = (
        update(schedules)
        .where(schedules.c.schedule == quiz.schedule)
        .values(failures=schedules.c.failures + 1)
    )
    pause = (
        update(schedules)
        .where(schedules.c.schedule == quiz.schedule, schedules.c.failures >= FAILURE_LIMIT)
        .values(paused=Pause.CHANNEL, next_at=None)
    )
    given_up = update(quizzes).where(quizzes.c.quiz == quiz.quiz).values(send_at=None)

    def write(connection: Connection) -> bool:
        connection.execute(failed)
        connection.execute(given_up)
        return connection.execute(pause).rowcount == 1

    return await store.run(write)


def seeded(server: int, schedule: int, day: int) -> Random:
    """Return the random number of a daily: every process and every call get the same one."""
    digest = sha256(f"{server}:{schedule}:{day}".encode()).digest()
    return Random(int.from_bytes(digest[:8], "big"))  # noqa: S311 - no secret


async def claim(store: Store) -> int:
    """Turn up to `BATCH` due schedules into rows to be posted; return how many were due.

    In one transaction the daily before is closed, the new row stored, and the next instant set. Of
    several processes each takes others, and none waits. What a wrong clock stored is set right: an
    instant too far ahead is reckoned anew, and a daily of the future is not the one before.
    """
    now = store.now()

    def write(connection: Connection) -> int:
        due = connection.execute(_DUE, {"now": now}).all()
        if not due:
            return 0
        these = {"these": [row.schedule for row in due], "now": now}
        passed = [row.schedule for row in due if row.next_at <= now]
        connection.execute(_CLOSE, {"these": passed, "now": now})
        before = {row.schedule: row for row in connection.execute(_LATEST, these)}
        claims = [_claim(row, before.get(row.schedule), now, new_number(now)) for row in due]
        connection.execute(_MOVE, [moved for moved, _ in claims])
        if rows := [row for _, row in claims if row is not None]:
            connection.execute(quizzes.insert(), rows)
        return len(due)

    return await store.run(write)


async def set_right(store: Store) -> int:
    """Reckon anew what a wrong clock moved ahead by days; return in how many servers.

    An older version posted and closed by such a clock. Its dailies of the future close, and are
    of no schedule and no day any more: that day gets its own.
    """
    now = store.now()
    ahead = await store.run(partial(_moved_ahead, now))
    for server in ahead:
        await store.run(partial(_set_right, server, now))
    return len(ahead)


def _moved_ahead(now: int, connection: Connection) -> list[int]:
    """Return the servers with a schedule whose next daily comes later than the one after now."""
    return sorted(
        {
            row.server
            for row in connection.execute(_REGULAR, {"now": now})
            if row.next_at > _next_at(row, now)
        }
    )


def _set_right(server: int, now: int, connection: Connection) -> None:
    of_server = {"of_server": server}
    connection.execute(_LOCKED_SCHEDULES, of_server)
    connection.execute(_LOCKED_DAILIES, of_server)
    connection.execute(_OF_FUTURE, of_server | {"now": now})
    _reckon(connection, server, now)


def _next_at(row: AnyRow, now: int) -> int:
    rhythm = Rhythm(zone_of(row.zone), row.minute, row.days)
    return upcoming(rhythm, now, row.last_day or 0).at


def _claim(
    row: AnyRow, before: AnyRow | None, now: int, number: int
) -> tuple[Values, Values | None]:
    """Return how a due schedule goes on, and the row of its daily, None where there is none."""
    rhythm = Rhythm(zone_of(row.zone), row.minute, row.days)
    last, due = before.day if before is not None else 0, None
    following = upcoming(rhythm, min(row.next_at - 1, now), last)
    while following.at <= now:
        due, following = following, upcoming(rhythm, following.at, following.day)
    moved: Values = {
        "this": row.schedule,
        "idle": row.idle,
        "number": row.number,
        "paused": None,
        "next_at": following.at,
    }
    # Rules of a zone may have changed since the instant was set: then it is not due yet.
    if due is None or now - due.at > LATEST_POST:
        return moved, None
    # Only a daily that follows counts the one before as idle: once, however many were left out.
    if before is not None and before.message is not None:
        moved["idle"] = 0 if before.looked else row.idle + 1
    if moved["idle"] >= IDLE_LIMIT:
        return moved | {"paused": Pause.IDLE, "next_at": None}, None
    return moved | {"number": row.number + 1}, _daily(row, due, following, now) | {"quiz": number}


def _daily(row: AnyRow, due: Due, following: Due, now: int) -> Values:
    """Return the row of a daily; its problem is dealt when it is posted."""
    kind = None if row.kind is None else row.kind
    species = draw(seeded(row.server, row.schedule, due.day), kind, row.level)
    return {
        "purpose": Purpose.DAILY,
        "kind": species.kind,
        "theme": species.theme,
        "level": species.level,
        "problem": "",
        "language": row.server_language or row.language,
        "server": row.server,
        "channel": row.channel,
        "schedule": row.schedule,
        "day": due.day,
        "number": row.number,
        "opened_at": now,
        "closes_at": following.at,
        "send_at": now,
    }


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
        connection.execute(_MOVE, {"this": row.schedule, "next_at": at})
        connection.execute(_SET_CLOSE, {"these": [row.schedule], "closes_at": at})


def _schedule(row: AnyRow) -> Schedule:
    kind = None if row.kind is None else row.kind
    plan = Plan(
        row.channel, row.minute, row.days, row.language, kind, row.level, row.role, row.thread
    )
    paused = None if row.paused is None else Pause(row.paused)
    return Schedule(row.schedule, row.server, plan, row.number, paused, row.next_at)


_WITH_SERVER: Final = select(
    schedules,
    servers.c.zone,
    servers.c.language.label("server_language"),
    servers.c.rules.label("server_rules"),
).join(servers, servers.c.server == schedules.c.server, isouter=True)
_SCHEDULE: Final = _WITH_SERVER.where(schedules.c.schedule == bindparam("this"))
_NOW: Final = bindparam("now", type_=BigInteger)
_DUE: Final = (
    _WITH_SERVER.where(or_(schedules.c.next_at <= _NOW, schedules.c.next_at > _NOW + FAR_AHEAD))
    .order_by(schedules.c.next_at)
    .limit(BATCH)
    .with_for_update(skip_locked=True, of=schedules)
)
_THESE: Final = quizzes.c.schedule.in_(bindparam("these", expanding=True))
_day = quizzes.alias()
_LAST_OF_THESE: Final = quizzes.c.quiz.in_(
    select(
        select(_day.c.quiz)
        .where(_day.c.schedule == schedules.c.schedule, _day.c.opened_at <= _NOW + HOUR)
        .order_by(_day.c.day.desc())
        .limit(1)
        .correlate(schedules)
        .scalar_subquery()
    ).where(schedules.c.schedule.in_(bindparam("these", expanding=True)))
)
"""The last daily of each schedule: one look into the index each, however many there were."""

_LAST_OPEN: Final = (
    select(quizzes.c.quiz)
    .where(_LAST_OF_THESE, quizzes.c.closed_at.is_(None))
    .order_by(quizzes.c.quiz)
    .with_for_update()
)
"""Locked in the order in which members are deleted: no deadlock."""

_CLOSE: Final = (
    update(quizzes)
    .where(quizzes.c.quiz.in_(_LAST_OPEN))
    .values(closed_at=bindparam("now"), send_at=REVEAL_AT)
)
_LATEST: Final[AnySelect] = select(
    quizzes.c.schedule,
    quizzes.c.day,
    quizzes.c.message,
    select(answers.c.learner)
    .where(answers.c.quiz == quizzes.c.quiz)
    .limit(1)
    .scalar_subquery()
    .label("looked"),
).where(_LAST_OF_THESE)
"""The last daily of each schedule, and somebody who answered it or was shown the answer."""

_MOVE: Final = update(schedules).where(schedules.c.schedule == bindparam("this"))
"""The columns that it sets are those it is run with."""

_REGULAR: Final[AnySelect] = (
    select(
        schedules.c.schedule,
        schedules.c.server,
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
    .where(schedules.c.paused.is_(None))
)
_OF_SERVER: Final = _REGULAR.where(schedules.c.server == bindparam("of_server"))
_OF_FUTURE: Final = (
    update(quizzes)
    .where(
        quizzes.c.server == bindparam("of_server"),
        quizzes.c.purpose == Purpose.DAILY,
        quizzes.c.opened_at > _NOW + HOUR,
    )
    .values(
        schedule=None,
        day=None,
        closed_at=func.coalesce(quizzes.c.closed_at, _NOW),
        send_at=case((and_(quizzes.c.closed_at.is_(None), quizzes.c.message.is_not(None)), _NOW)),
    )
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
