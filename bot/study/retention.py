"""Deletion of data whose time is over, once a day, by one of the processes."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from .clock import DAY
from .quiz import OWN, Purpose, lowest_number
from .store import Store, insert
from .tables import answers, chores, quizzes

PRACTICE_KEPT: Final = 30 * DAY
UNANSWERED_KEPT: Final = 30 * DAY
KEPT: Final = 400 * DAY
"""How long questions are kept with their answers: of practice, for a channel without any, others.

Dailies without an answer stay as long as the others: none comes twice.
"""

AT_ONCE: Final = 2_000
"""Questions that one transaction deletes: it ends well within its time, and holds nobody up."""

TIDY: Final = "tidy"


async def tidy_once_a_day(store: Store) -> int | None:
    """Delete old questions unless some process has done so today; return how many.

    None where another one has.
    """
    if not await _begin(store, TIDY):
        return None
    deleted = 0
    while found := await delete_old(store):
        deleted += found
    return deleted


async def delete_old(store: Store) -> int:
    """Delete questions past their time with their answers, `AT_ONCE` at most; return how many.

    Results drawn from them stay: ratings, themes, slips, boards and streaks.
    """
    old = select(quizzes.c.quiz).where(_is_old(store.now())).limit(AT_ONCE)
    deletion = delete(quizzes).where(quizzes.c.quiz.in_(old))
    return await store.run(lambda connection: connection.execute(deletion).rowcount)


def _is_old(now: int) -> ColumnElement[bool]:
    # A quiz's number begins with its instant, so the primary key finds the old ones.
    practised = and_(
        quizzes.c.quiz < lowest_number(now - PRACTICE_KEPT), quizzes.c.purpose.in_(OWN)
    )
    unanswered = and_(
        quizzes.c.quiz < lowest_number(now - UNANSWERED_KEPT),
        quizzes.c.purpose == Purpose.ASKED,
        ~exists().where(answers.c.quiz == quizzes.c.quiz),
    )
    return or_(practised, unanswered, quizzes.c.quiz < lowest_number(now - KEPT))


async def _begin(store: Store, chore: str) -> bool:
    """Whether a chore is due; of several processes one is told so."""
    now = store.now()
    due = update(chores).where(chores.c.chore == chore, chores.c.next_at <= now)

    def write(connection: Connection) -> bool:
        known = insert(connection, chores).values(chore=chore, next_at=now)
        connection.execute(known.on_conflict_do_nothing())
        return connection.execute(due.values(next_at=now + DAY)).rowcount == 1

    return await store.run(write)
