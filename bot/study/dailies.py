"""Dailies: the row that a due schedule becomes, what it comes from, and what pauses a schedule."""

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final

from sqlalchemy import BigInteger, Connection, bindparam, or_, select, update

from .calendar import Due, Rhythm, upcoming, zone_of
from .clock import FAR_AHEAD, HOUR
from .outbox import BATCH, LATEST_POST, REVEAL_AT, Outcome, outcome_before
from .pick import draw
from .quiz import Purpose, Quiz, new_number
from .schedules import MOVE, WITH_SERVER, Pause, Schedule, schedule_of
from .store import Store
from .tables import AnyRow, AnySelect, RowValues, answers, quizzes, schedules

IDLE_LIMIT: Final = 14
"""Dailies in a row without an answer, after which a schedule pauses."""

FAILURE_LIMIT: Final = 3
"""Dailies in a row that could not be posted since the channel is gone, likewise."""


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
        return DailySource(schedule_of(row), row.server_rules, outcome_before(connection, quiz))

    return await store.run(read)


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
        connection.execute(MOVE, [moved for moved, _ in claims])
        if rows := [row for _, row in claims if row is not None]:
            connection.execute(quizzes.insert(), rows)
        return len(due)

    return await store.run(write)


def _claim(
    row: AnyRow, before: AnyRow | None, now: int, number: int
) -> tuple[RowValues, RowValues | None]:
    """Return how a due schedule goes on, and the row of its daily, None where there is none."""
    rhythm = Rhythm(zone_of(row.zone), row.minute, row.days)
    last, due = before.day if before is not None else 0, None
    following = upcoming(rhythm, min(row.next_at - 1, now), last)
    while following.at <= now:
        due, following = following, upcoming(rhythm, following.at, following.day)
    moved: RowValues = {
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


def _daily(row: AnyRow, due: Due, following: Due, now: int) -> RowValues:
    """Return the row of a daily; its problem is dealt when it is posted."""
    species = draw(seeded(row.server, row.schedule, due.day), row.kind, row.level)
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


_SCHEDULE: Final = WITH_SERVER.where(schedules.c.schedule == bindparam("this"))
_NOW: Final = bindparam("now", type_=BigInteger)
_DUE: Final = (
    WITH_SERVER.where(or_(schedules.c.next_at <= _NOW, schedules.c.next_at > _NOW + FAR_AHEAD))
    .order_by(schedules.c.next_at)
    .limit(BATCH)
    .with_for_update(skip_locked=True, of=schedules)
)
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
