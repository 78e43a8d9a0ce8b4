"""Sessions: problems in a row in a channel, from the start to the result.

What a session does next is in its row: the process that finds ``sessions.next_at`` due makes the
step, in one transaction. A problem is a row of ``quizzes`` that the poster posts, closes and
reveals as it does a daily; so a process that dies between two steps loses nothing.
"""

from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import (
    BigInteger,
    Connection,
    and_,
    bindparam,
    case,
    exists,
    func,
    or_,
    select,
    update,
)

from engine.problems import Species

from . import limits
from . import servers as server_settings
from .clock import FAR_AHEAD
from .outbox import BATCH, BUSY, LATEST_POST, LEASE, REVEAL_AFTER, REVEAL_AT, first_of_each
from .quiz import Purpose, Quiz, new_number, quiz_of_row
from .session import (
    LONGEST_WAIT,
    READING,
    SILENT_LIMIT,
    START_AFTER,
    Last,
    Move,
    Session,
    SessionEnd,
    asked_step,
    due_step,
)
from .store import Store
from .tables import AnyRow, AnySelect, RowValues, answers, quizzes, sessions

LOOK_AGAIN: Final = 5_000
"""How long until the next look at a problem that is still to be posted or to be closed."""

RESULT_AFTER: Final = REVEAL_AFTER + 2_000
"""How long after the last problem is closed early the result comes: its reveal is shown first."""


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session about to begin; ``kind`` and ``level`` are None where the bot picks.

    Each problem is open for so many ``seconds``, or with None until the asker says so.
    """

    server: int
    channel: int
    asker: int
    rules: str
    language: str
    total: int
    seconds: int | None
    kind: str | None = None
    level: int | None = None


async def start(store: Store, new: NewSession, *, manages: bool) -> int:
    """Store a session and return its number; its first problem comes after `START_AFTER`.

    Raises TooManyQuizzesError; where the asker ``manages`` the channel, only if there is one in it
    or past the limit of a day.
    """
    now = store.now()
    number = new_number(now)
    row = {"session": number, "asked": 0, "opened_at": now, "next_at": now + START_AFTER}

    def write(connection: Connection) -> None:
        server_settings.lock(connection, new.server)
        limits.check_day(connection, new.server, new.channel, now)
        limits.check_session(connection, new.server, new.channel, new.asker, now, manages=manages)
        connection.execute(sessions.insert(), row | asdict(new))

    await store.run(write)
    return number


async def withdraw(store: Store, session: int) -> None:
    """Delete a session that could not be announced, unless it has begun."""
    deleted = sessions.delete().where(sessions.c.session == session, sessions.c.asked == 0)
    await store.run(lambda connection: connection.execute(deleted))


async def find(store: Store, session: int) -> Session | None:
    """Return a session, None where there is none (any more)."""
    return await store.run(lambda connection: _found(connection, _SESSION, session))


async def problem(store: Store, session: int, number: int) -> Quiz | None:
    """Return a problem of a session by its number there, None where there is none."""
    found = select(quizzes).where(quizzes.c.session == session, quizzes.c.number == number)
    row = await store.run(lambda connection: connection.execute(found).one_or_none())
    return None if row is None else quiz_of_row(row)


async def open_sessions(store: Store, server: int, channel: int | None = None) -> list[Session]:
    """Return the sessions of a server or of a channel that are not over, the oldest first."""
    place = sessions.c.server == server if channel is None else sessions.c.channel == channel
    found = select(sessions).where(place, sessions.c.ending.is_(None))
    rows = found.order_by(sessions.c.session).limit(limits.MOST_LISTED)
    return await store.run(lambda connection: [_session(row) for row in connection.execute(rows)])


async def advance(store: Store) -> bool:
    """Make the next step of one session that is due; False where none is.

    Of several processes each takes another one, and none waits.
    """
    now = store.now()

    def write(connection: Connection) -> bool:
        row = connection.execute(_DUE, {"now": now}).one_or_none()
        if row is None:
            return False
        session = _session(row)
        _make(connection, session, due_step(session, _last(connection, session), now), now)
        return True

    return await store.run(write)


async def go_on(store: Store, session: int, number: int) -> bool:
    """Ask the problem after this one, 0 for the first, or end; False where that is not next."""
    now = store.now()

    def step(connection: Connection, found: Session) -> bool:
        move = asked_step(found, _last(connection, found)) if found.asked == number else None
        if move is not None:
            _make(connection, found, move, now)
        return move is not None

    return await _led(store, session, step)


async def stop(store: Store, session: int) -> bool:
    """End a session, reveal its open problem and post its result; False where it is over."""
    now = store.now()

    def step(connection: Connection, found: Session) -> bool:
        _make(connection, found, SessionEnd.STOPPED, now)
        return True

    return await _led(store, session, step)


async def close_early(store: Store, quiz: Quiz) -> None:
    """Close a problem of a session before its time.

    The poster reveals it unless whoever closes it does so at once.
    """
    now = store.now()

    def step(connection: Connection, found: Session) -> bool:
        closed = connection.execute(_CLOSE, {"of": found.session, "at": quiz.number, "now": now})
        if closed.rowcount and found.asked == quiz.number:
            _move(connection, found, next_at=now + found.after_reveal)
        return True

    await _led(store, quiz.session or 0, step)


async def prepare(
    store: Store, quiz: Quiz, species: Species, problem: str, note: str
) -> Quiz | None:
    """Store what a problem of a session asks, before it is posted, and return it as it is stored.

    That is what another process has stored, where one was first. None, and nothing is stored, where
    the session has had the problem before.
    """
    known = (
        select(quizzes.c.quiz)
        .where(
            quizzes.c.session == quiz.session,
            quizzes.c.problem == problem,
            quizzes.c.quiz != quiz.quiz,
        )
        .limit(1)
    )
    asked = {"kind": species.kind, "theme": species.theme, "level": species.level}
    values = {**asked, "problem": problem, "note": note, "opened_at": store.now()}
    this = quizzes.c.quiz == quiz.quiz
    prepared = update(quizzes).where(this, quizzes.c.problem == "").values(values)

    def write(connection: Connection) -> Quiz | None:
        if connection.execute(known).first() is not None:
            return None
        connection.execute(prepared)
        row = connection.execute(select(quizzes).where(this)).one_or_none()
        return None if row is None else quiz_of_row(row)

    return await store.run(write)


async def note_posted(store: Store, quiz: Quiz, message: int, closes_at: int | None) -> None:
    """Store which message shows a problem, and until when it takes answers.

    None is until somebody says so. One that was closed while it was being posted is revealed.
    """
    now = store.now()
    next_at = now + LONGEST_WAIT if closes_at is None else closes_at + READING
    revealed = case((quizzes.c.closed_at.is_not(None), now))
    posted = update(quizzes).where(quizzes.c.quiz == quiz.quiz)
    noted = posted.values(message=message, closes_at=closes_at, send_at=revealed)

    def step(connection: Connection, found: Session) -> bool:
        if found.asked == quiz.number:
            _move(connection, found, next_at=next_at)
        return True

    def write(connection: Connection) -> None:
        _with_open(connection, quiz.session or 0, step)
        connection.execute(noted)

    await store.run(write)


async def note_failure(store: Store, quiz: Quiz) -> None:
    """End a session one of whose problems cannot be posted."""
    now = store.now()

    def step(connection: Connection, found: Session) -> bool:
        _make(connection, found, SessionEnd.TROUBLE, now)
        return True

    await _led(store, quiz.session or 0, step)


async def take_results(store: Store, busy: Collection[int] = ()) -> list[Session]:
    """Take sessions whose result is to be posted now, for `outbox.LEASE`, as `outbox.take` does.

    One that could not be posted for `outbox.LATEST_POST` is given up.
    """
    now = store.now()
    wanted = {"now": now, "busy": list(busy)}

    def write(connection: Connection) -> list[Session]:
        rows = connection.execute(_RESULTS, wanted)
        found = [_session(row) for row in rows]
        current = [it for it in found if now - (it.ended_at or 0) <= LATEST_POST]
        for session in found:
            _move(connection, session, next_at=now + LEASE if session in current else None)
        return current

    return await store.run(write)


async def send_later(store: Store, session: int, pause: int | None) -> None:
    """Have a result posted so many milliseconds later; with None not at all."""
    when = None if pause is None else store.now() + pause
    moved = update(sessions).where(sessions.c.session == session).values(next_at=when)
    await store.run(lambda connection: connection.execute(moved))


async def _led(store: Store, session: int, step: Callable[[Connection, Session], bool]) -> bool:
    """Make a step of a session that is not over, and nobody else another one meanwhile."""
    return await store.run(lambda connection: _with_open(connection, session, step))


def _with_open(
    connection: Connection, session: int, step: Callable[[Connection, Session], bool]
) -> bool:
    found = _found(connection, _SESSION.with_for_update(), session)
    return found is not None and found.ending is None and step(connection, found)


def _make(connection: Connection, session: Session, step: Move | SessionEnd, now: int) -> None:
    """Store what a step does."""
    if step is Move.WAIT:
        _move(connection, session, next_at=now + LOOK_AGAIN)
    elif step is Move.ASK:
        connection.execute(quizzes.insert(), _problem(session, now))
        _move(connection, session, asked=session.asked + 1, next_at=now + LEASE)
    else:
        one = {"of": session.session, "at": session.asked, "now": now}
        closed = connection.execute(_CLOSE, one).rowcount
        result_at = now + (RESULT_AFTER if closed else 0)
        _move(connection, session, ending=step, ended_at=now, next_at=result_at)


def _problem(session: Session, now: int) -> RowValues:
    """Return the row of the next problem; what it asks is dealt when it is posted."""
    return {
        "quiz": new_number(now),
        "purpose": Purpose.SESSION,
        "kind": session.kind or "",
        "theme": "",
        "level": session.level or 0,
        "problem": "",
        "language": session.language,
        "server": session.server,
        "channel": session.channel,
        "session": session.session,
        "number": session.asked + 1,
        "opened_at": now,
        "send_at": now,
    }


def _move(connection: Connection, session: Session, **columns: object) -> None:
    moved = update(sessions).where(sessions.c.session == session.session)
    connection.execute(moved.values(columns))


def _last(connection: Connection, session: Session) -> Last | None:
    row = connection.execute(_LAST, {"of": session.session, "at": session.asked}).one_or_none()
    if row is None:
        return None
    return Last(
        is_posted=row.message is not None,
        is_pending=row.send_at is not None,
        is_closed=row.closed_at is not None,
        is_silent=row.silent >= SILENT_LIMIT,
    )


def _found(connection: Connection, wanted: AnySelect, session: int) -> Session | None:
    row = connection.execute(wanted, {"wanted": session}).one_or_none()
    return None if row is None else _session(row)


def _session(row: AnyRow) -> Session:
    values = dict(row._mapping)  # noqa: SLF001 - the public name of a row's columns
    ending = values["ending"]
    return Session(**values | {"ending": None if ending is None else SessionEnd(ending)})


_NOW: Final = bindparam("now", type_=BigInteger)
_SESSION: Final = select(sessions).where(sessions.c.session == bindparam("wanted"))
_IS_DUE: Final = or_(sessions.c.next_at <= _NOW, sessions.c.next_at > _NOW + FAR_AHEAD)
_DUE: Final = (
    select(sessions)
    .where(_IS_DUE, sessions.c.ending.is_(None))
    .order_by(sessions.c.next_at)
    .limit(1)
    .with_for_update(skip_locked=True)
)
_IS_OVER: Final = and_(_IS_DUE, sessions.c.ending.is_not(None))
_RESULTS: Final = (
    select(sessions)
    .where(
        _IS_OVER,
        first_of_each(
            sessions.c.session,
            sessions.c.server,
            sessions.c.next_at,
            and_(_IS_OVER, sessions.c.server.not_in(BUSY)),
        ),
    )
    .order_by(sessions.c.next_at)
    .limit(BATCH)
    .with_for_update(skip_locked=True)
)
_of_session = quizzes.alias()
_SILENT: Final = (
    select(func.count())
    .where(
        _of_session.c.session == quizzes.c.session,
        _of_session.c.number > quizzes.c.number - SILENT_LIMIT,
        _of_session.c.number <= quizzes.c.number,
        ~exists().where(answers.c.quiz == _of_session.c.quiz),
    )
    .correlate(quizzes)
    .scalar_subquery()
)
_THIS: Final = and_(quizzes.c.session == bindparam("of"), quizzes.c.number == bindparam("at"))
_LAST: Final = select(
    quizzes.c.message, quizzes.c.send_at, quizzes.c.closed_at, _SILENT.label("silent")
).where(_THIS)
_CLOSE: Final = (
    update(quizzes)
    .where(_THIS, quizzes.c.closed_at.is_(None))
    .values(closed_at=bindparam("now"), send_at=REVEAL_AT)
)
