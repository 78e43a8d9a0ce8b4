"""Messages about dailies, votes and sessions that are due: posted on time, revealed once closed.

A row comes first and the message after it, so a process that dies between the two loses nothing.
``quizzes.send_at`` says when the next try is due; who takes a row moves it past the end of a lease.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
    update,
)

from engine.problems import RIGHT, Species

from .clock import DAY, FAR_AHEAD, HOUR
from .offers import MadeOffer
from .quiz import Purpose, Quiz, Status, quiz_of_row
from .quizzes import mark_known
from .store import Store
from .tables import answers, quizzes, schedules, sessions

BATCH: Final = 25
"""How many rows one statement claims, closes or takes, unless fewer are wanted."""

LEASE: Final = 60_000
"""How long nobody else tries what a process has taken."""

RESENT_FOR: Final = 600_000
"""How long a problem of a session is tried to be posted; about as long Discord knows its nonce."""

LATEST_POST: Final = 3 * HOUR
"""How late a daily or a result is still posted, whoever was away: the bot or Discord."""

REVEALED_FOR: Final = DAY
"""How long a reveal is tried to be shown."""

REVEAL_AFTER: Final = 4_000
"""The pause between the close and the reveal.

An answer given just before may still put its count into the message, in another process, until its
interaction ends after three seconds.
"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a daily: how many answered and were right, and the message that shows it."""

    number: int
    day: int
    answered: int
    right: int
    channel: int
    message: int


class FromOutbox(NamedTuple):
    """Questions to send now, and those that are past their time and given up."""

    due: list[Quiz]
    given_up: list[Quiz]


async def earliest(store: Store) -> int | None:
    """Return the instant at which there is something to do next, None where there is nothing."""

    def read(connection: Connection) -> int | None:
        found = [connection.execute(one).scalar() for one in _EARLIEST]
        return min((at for at in found if at is not None), default=None)

    return await store.run(read)


async def lost(store: Store) -> list[Quiz]:
    """Return the latest `BATCH` questions that close by themselves and have no known message.

    A process that ended between a message and its note leaves such a row, and one that ended before
    the message another, which nobody finds; another process may have closed a vote since.
    """
    since = {"since": store.now() - FAR_AHEAD}
    return await store.run(
        lambda connection: [quiz_of_row(row) for row in connection.execute(_LOST, since)]
    )


async def close_due(store: Store) -> int:
    """Close up to `BATCH` questions whose time is over, and have them revealed; how many."""
    now = {"now": store.now()}
    return await store.run(lambda connection: connection.execute(_CLOSE_DUE, now).rowcount)


async def take(store: Store, most: int = BATCH, busy: Collection[int] = ()) -> FromOutbox:
    """Take up to ``most`` questions that are to be posted or revealed now, for `LEASE`.

    One of a place (`Quiz.place`) and none of those that are ``busy``: a server with thousands that
    are due, or with a slow channel, holds up no other. Those past their time are given up: a daily
    that could not be posted for `LATEST_POST`, a problem of a session for `RESENT_FOR`, a reveal
    that could not be shown for a day.
    """
    now = store.now()
    wanted = {"now": now, "most": most, "busy": list(busy)}

    def write(connection: Connection) -> FromOutbox:
        found = [quiz_of_row(row) for row in connection.execute(_DUE, wanted)]
        past = [quiz for quiz in found if _is_past(quiz, now)]
        taken = FromOutbox([quiz for quiz in found if quiz not in past], past)
        for some, send_at in ((taken.due, now + LEASE), (taken.given_up, None)):
            if some:
                numbers = [quiz.quiz for quiz in some]
                connection.execute(_MOVE, {"some": numbers, "when": send_at})
        return taken

    return await store.run(write)


def _is_past(quiz: Quiz, now: int) -> bool:
    if quiz.closed_at is not None:
        return quiz.message is None or now - quiz.closed_at > REVEALED_FOR
    return now - quiz.opened_at > (LATEST_POST if quiz.session is None else RESENT_FOR)


def outcome_before(connection: Connection, quiz: Quiz) -> Outcome | None:
    """Return what became of the daily before this one, None where there is none."""
    of = {"of_schedule": quiz.schedule, "of_day": quiz.day}
    row = connection.execute(_BEFORE, of).one_or_none()
    return None if row is None else Outcome(*row)


async def prepare(
    store: Store,
    quiz: Quiz,
    species: Species,
    problem: str,
    note: str,
    *,
    offer: MadeOffer | None = None,
) -> bool:
    """Store what a daily asks and what stands above it, before it is posted.

    Its asker is who made the ``offer``, if named; else a mark tells that this member knows it.
    False, and nothing is stored, where a daily of the server has had the problem before.
    """
    known = {"of_server": quiz.server, "asked": problem}
    asked = {"kind": species.kind, "theme": species.theme, "level": species.level}
    asker = offer.learner if offer is not None and offer.named else None
    values = {"this": quiz.quiz, **asked, "problem": problem, "note": note, "asker": asker}

    def write(connection: Connection) -> bool:
        if connection.execute(_KNOWN, known).first() is not None:
            return False
        connection.execute(_PREPARED, values)
        if offer is not None and not offer.named:
            mark_known(connection, store, [quiz.quiz], offer.learner)
        return True

    return await store.run(write)


async def note_posted(store: Store, quiz: Quiz, message: int) -> None:
    """Store which message shows a daily; its channel is there."""
    noted = {"wanted": quiz.quiz, "is_in": message, "now": store.now()}
    reached = (
        update(schedules)
        .where(schedules.c.schedule == quiz.schedule, schedules.c.failures > 0)
        .values(failures=0)
    )

    def write(connection: Connection) -> None:
        connection.execute(reached)
        connection.execute(_POSTED, noted)

    await store.run(write)


async def send_later(store: Store, quiz: int, pause: int | None) -> None:
    """Have a question posted or revealed so many milliseconds later; with None not at all."""
    when = None if pause is None else store.now() + pause
    moved = {"some": [quiz], "when": when}
    await store.run(lambda connection: connection.execute(_MOVE, moved))


def first_of_each(
    key: Column[int],
    place: ColumnElement[int],
    order: ColumnElement[int | None],
    among: ColumnElement[bool],
) -> ColumnElement[bool]:
    """Select the row of each place that comes first, of those ``among`` which it is."""
    turn = func.row_number().over(partition_by=place, order_by=(order, key))
    ranked = select(key.label("key"), turn.label("turn")).where(among).subquery()
    return key.in_(select(ranked.c.key).where(ranked.c.turn == 1))


BUSY: Final = bindparam("busy", expanding=True, type_=BigInteger)
"""The places of which nothing is taken now."""

_NOW: Final = bindparam("now", type_=BigInteger)
_EARLIEST: Final = (
    select(func.min(schedules.c.next_at)),
    select(func.min(quizzes.c.send_at)).where(quizzes.c.send_at.is_not(None)),
    select(func.min(quizzes.c.closes_at)).where(
        quizzes.c.closed_at.is_(None), quizzes.c.closes_at.is_not(None)
    ),
    select(func.min(sessions.c.next_at)).where(sessions.c.next_at.is_not(None)),
)
_LOST: Final = (
    select(quizzes)
    .where(
        or_(quizzes.c.closed_at.is_(None), quizzes.c.purpose == Purpose.VOTE),
        quizzes.c.closes_at > bindparam("since"),
        quizzes.c.message.is_(None),
        quizzes.c.send_at.is_(None),
        quizzes.c.channel.is_not(None),
    )
    .order_by(quizzes.c.quiz.desc())
    .limit(BATCH)
)
_OVERDUE: Final = (
    select(quizzes.c.quiz)
    .where(
        quizzes.c.closed_at.is_(None),
        or_(quizzes.c.closes_at <= bindparam("now"), quizzes.c.closes_at > _NOW + FAR_AHEAD),
    )
    .order_by(quizzes.c.closes_at)
    .limit(BATCH)
    .with_for_update(skip_locked=True)
)
REVEAL_AT: Final = case((quizzes.c.message.is_not(None), _NOW + REVEAL_AFTER))
"""When what is closed now is revealed: never where there is no message."""

_CLOSE_DUE: Final = (
    update(quizzes)
    .where(quizzes.c.quiz.in_(_OVERDUE))
    .values(closed_at=bindparam("now"), send_at=REVEAL_AT)
)
_IS_DUE: Final = or_(quizzes.c.send_at <= _NOW, quizzes.c.send_at > _NOW + FAR_AHEAD)
_PLACE: Final = func.coalesce(quizzes.c.server, quizzes.c.channel)
_DUE: Final = (
    select(quizzes)
    .where(
        _IS_DUE,
        first_of_each(
            quizzes.c.quiz, _PLACE, quizzes.c.send_at, and_(_IS_DUE, _PLACE.not_in(BUSY))
        ),
    )
    .order_by(quizzes.c.send_at, quizzes.c.quiz)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_MOVE: Final = (
    update(quizzes)
    .where(quizzes.c.quiz.in_(bindparam("some", expanding=True)))
    .values(send_at=bindparam("when"))
)
_POSTED: Final = (
    update(quizzes)
    .where(quizzes.c.quiz == bindparam("wanted"))
    .values(
        message=bindparam("is_in"),
        # Closed while it was being posted, it is revealed now.
        send_at=case((quizzes.c.closed_at.is_not(None), _NOW)),
    )
)
_PREPARED: Final = update(quizzes).where(
    quizzes.c.quiz == bindparam("this"), quizzes.c.message.is_(None)
)
"""The columns that it sets are those it is run with."""

_KNOWN: Final = (
    select(quizzes.c.quiz)
    .where(
        quizzes.c.server == bindparam("of_server"),
        quizzes.c.purpose == Purpose.DAILY,
        quizzes.c.problem == bindparam("asked"),
    )
    .limit(1)
)
_COUNTED: Final = and_(answers.c.quiz == quizzes.c.quiz, answers.c.status == Status.COUNTED)
_BEFORE: Final = (
    select(
        quizzes.c.number,
        quizzes.c.day,
        func.count(answers.c.learner),
        func.count(case((answers.c.score >= RIGHT, 1))),
        quizzes.c.channel,
        quizzes.c.message,
    )
    .join(answers, _COUNTED, isouter=True)
    .where(
        quizzes.c.schedule == bindparam("of_schedule"),
        quizzes.c.day < bindparam("of_day"),
        quizzes.c.message.is_not(None),
    )
    .group_by(quizzes.c.quiz)
    .order_by(quizzes.c.day.desc())
    .limit(1)
)
