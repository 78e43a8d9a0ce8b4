"""How many questions may be asked: in a channel, in a server, by one member, and in practice.

A member has a share of what a channel and a server have, so that nobody takes all of it; whoever
manages the messages of a channel has no limit there but that of a day.
"""

from enum import StrEnum
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, func, or_, select

from bot.hand import Refusal

from .clock import DAY, FAR_AHEAD, HOUR
from .quiz import LIMITED, OWN, Quiz, quiz_of_row
from .store import Store
from .tables import quizzes, sessions

MOST_OPEN: Final = 3
MOST_OWN_OPEN: Final = 2
"""Questions that may be open in a channel at once; and those of one member among them."""

MOST_OWN_IN_SERVER: Final = 6
"""Questions of one member that may be open in all channels of a server."""

MOST_AN_HOUR: Final = 10
MOST_OWN_AN_HOUR: Final = 5
"""Questions that may be asked in a server in an hour; and those of one member among them."""

MOST_A_DAY: Final = 1_000
"""Questions, and sessions, of a server or of a channel outside of one in a day.

It holds for managers too: whoever makes a server manages it, and each is a row for weeks.
"""

MOST_SESSIONS_AN_HOUR: Final = 4
"""Sessions that a member may begin in a server in an hour, and one at a time."""

MOST_PRACTICE: Final = 2_000
"""Questions of practice that a member is dealt in a day: one each 40 seconds, day and night."""

LONGEST_OPEN: Final = 7 * DAY
"""How long a question may be open at most."""

SENT_WITHIN: Final = 60_000
"""How long a question may take to be posted, and its message to be noted."""

MOST_LISTED: Final = 10
"""Open questions that are listed."""


class QuizLimit(StrEnum):
    """Why a question may not be asked now; a sentence of each language says each."""

    CHANNEL = "channel"
    HOUR = "hour"
    OWN_CHANNEL = "own-channel"
    OWN_SERVER = "own-server"
    OWN_HOUR = "own-hour"
    DAY = "day"
    PRACTICE = "practice"
    SESSION = "session"
    OWN_SESSION = "own-session"
    SESSION_HOUR = "session-hour"


BY_TIME: Final = frozenset(
    {
        QuizLimit.HOUR,
        QuizLimit.OWN_HOUR,
        QuizLimit.DAY,
        QuizLimit.PRACTICE,
        QuizLimit.SESSION_HOUR,
    }
)
"""Limits that only time lifts; where another is met, something open can be ended."""


class TooManyQuizzesError(Refusal):
    """A server, a channel or a member has as many questions as there may be."""

    def __init__(self, limit: QuizLimit) -> None:
        super().__init__(f"error-quiz-limit-{limit}")
        self.limit = limit


def check_channel(
    connection: Connection, server: int, channel: int | None, asker: int | None, now: int
) -> None:
    """Raise TooManyQuizzesError where a member may ask no more in a channel of a server."""
    here, own = quizzes.c.channel == channel, quizzes.c.asker == asker
    in_server = quizzes.c.server == server
    lately = and_(in_server, quizzes.c.purpose.in_(LIMITED), _is_out(now), _since(now - HOUR, now))
    is_open = _is_open(now)
    for limit, most, which in (
        (QuizLimit.OWN_CHANNEL, MOST_OWN_OPEN, and_(here, is_open, own)),
        (QuizLimit.CHANNEL, MOST_OPEN, and_(here, is_open)),
        (QuizLimit.OWN_SERVER, MOST_OWN_IN_SERVER, and_(in_server, is_open, own)),
        (QuizLimit.OWN_HOUR, MOST_OWN_AN_HOUR, and_(lately, own)),
        (QuizLimit.HOUR, MOST_AN_HOUR, lately),
    ):
        _check(connection, limit, most, which)


def check_day(connection: Connection, server: int | None, channel: int | None, now: int) -> None:
    """Raise TooManyQuizzesError where a server, or a channel outside of one, has had enough."""
    place = quizzes.c.channel == channel if server is None else quizzes.c.server == server
    _check(connection, QuizLimit.DAY, MOST_A_DAY, and_(place, _since(now - DAY, now)))
    begun = and_(sessions.c.server == server, _since(now - DAY, now, sessions))
    _check(connection, QuizLimit.DAY, MOST_A_DAY, begun, sessions)


async def check(store: Store, server: int, channel: int | None, asker: int) -> None:
    """Raise TooManyQuizzesError as `check_channel` does, before there is a question."""
    now = store.now()
    await store.run(lambda connection: check_channel(connection, server, channel, asker, now))


def check_practice(connection: Connection, member: int | None, now: int) -> None:
    """Raise TooManyQuizzesError where a member has been dealt enough for a day."""
    practised = and_(quizzes.c.asker == member, quizzes.c.purpose.in_(OWN), _since(now - DAY, now))
    _check(connection, QuizLimit.PRACTICE, MOST_PRACTICE, practised)


def check_session(
    connection: Connection, server: int, channel: int, asker: int, now: int, *, manages: bool
) -> None:
    """Raise TooManyQuizzesError where a member may begin no session in a channel of a server.

    Its problems are no open questions of the member's: they come and go by themselves.
    """
    goes_on = and_(sessions.c.server == server, sessions.c.ending.is_(None))
    own = and_(sessions.c.server == server, sessions.c.asker == asker)
    for limit, most, which in (
        (QuizLimit.SESSION, 1, and_(goes_on, sessions.c.channel == channel)),
        (QuizLimit.OWN_SESSION, 1, and_(goes_on, own)),
        (
            QuizLimit.SESSION_HOUR,
            MOST_SESSIONS_AN_HOUR,
            and_(own, _since(now - HOUR, now, sessions)),
        ),
    ):
        if limit is QuizLimit.SESSION or not manages:
            _check(connection, limit, most, which, sessions)


async def open_questions(store: Store, server: int, channel: int | None = None) -> list[Quiz]:
    """Return what is open in a server or one of its channels, the oldest first; not its dailies."""
    place = quizzes.c.server == server if channel is None else quizzes.c.channel == channel
    found = select(quizzes).where(place, _is_open(store.now())).order_by(quizzes.c.quiz)
    rows = found.limit(MOST_LISTED)
    return await store.run(
        lambda connection: [quiz_of_row(row) for row in connection.execute(rows)]
    )


def _check(
    connection: Connection,
    limit: QuizLimit,
    most: int,
    which: ColumnElement[bool],
    among: Table = quizzes,
) -> None:
    count = select(func.count()).select_from(among).where(which)
    if connection.execute(count).scalar_one() >= most:
        raise TooManyQuizzesError(limit)


def _is_open(now: int) -> ColumnElement[bool]:
    """Select what counts as open: no longer what was asked a day ago, a vote until its end."""
    return and_(
        quizzes.c.purpose.in_(LIMITED),
        _is_out(now),
        _since(now - LONGEST_OPEN, now),
        quizzes.c.closed_at.is_(None),
        func.coalesce(quizzes.c.closes_at, quizzes.c.opened_at + DAY) > now,
    )


def _is_out(now: int) -> ColumnElement[bool]:
    """Select what has a message, or was asked just now: other questions never got out."""
    return or_(quizzes.c.message.is_not(None), quizzes.c.opened_at > now - SENT_WITHIN)


def _since(start: int, now: int, among: Table = quizzes) -> ColumnElement[bool]:
    """Select what was opened after an instant, but for what a wrong clock put far ahead."""
    return and_(among.c.opened_at > start, among.c.opened_at <= now + FAR_AHEAD)
