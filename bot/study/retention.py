"""Deletion of data whose time is over, once a day, by one of the processes."""

from functools import partial
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from .clock import DAY, FAR_AHEAD, GAMES_KEPT, HOUR
from .quiz import OWN, Purpose, lowest_number
from .store import Store
from .tables import answers, chores, games, insert, marks, offers, quizzes, sessions

PRACTICE_KEPT: Final = 30 * DAY
UNANSWERED_KEPT: Final = 30 * DAY
SESSION_KEPT: Final = 30 * DAY
KEPT: Final = 400 * DAY
"""How long questions are kept with their answers: of practice, for a channel without any, others.

Dailies without an answer stay as long as the others: none comes twice. Sessions go before their
questions, since nothing is made of them once they are over.
"""

OFFERS_KEPT: Final = 30 * DAY
"""How long decisions that are offered as dailies are kept."""

SHORTEST_KEPT: Final = min(PRACTICE_KEPT, UNANSWERED_KEPT, KEPT)

AT_ONCE: Final = 2_000
"""Questions that one transaction looks at: it ends well within its time, and holds nobody up.

A search for the old ones among all would take longer than a transaction may in a large database.
"""

TIDY: Final = "tidy"

TRIED_AGAIN: Final = HOUR
"""How long a chore that was begun may take; one that failed or was stopped is done again then."""


async def tidy_once_a_day(store: Store) -> int | None:
    """Delete old questions unless some process has done so today; return how many.

    None where another one has, or is about to.
    """
    if not await _begin(store, TIDY):
        return None
    deleted = await delete_old(store)
    await delete_old_games(store)
    await _end(store, TIDY)
    return deleted


async def delete_old(store: Store) -> int:
    """Delete questions past their time with their answers; return how many.

    Results drawn from them stay: ratings, themes, slips, boards and streaks. Marks go as soon as
    their question is closed: an answer after that counts for nobody.
    """
    now, deleted, last = store.now(), 0, 0
    old = sessions.delete().where(sessions.c.session < lowest_number(now - SESSION_KEPT))
    await store.run(lambda connection: connection.execute(old))
    closed = select(quizzes.c.quiz).where(quizzes.c.closed_at.is_not(None))
    spent = marks.delete().where(marks.c.quiz.in_(closed))
    await store.run(lambda connection: connection.execute(spent))
    while True:
        page = await store.run(partial(_delete_page, now=now, after=last))
        if page is None:
            return deleted
        deleted, last = deleted + page[0], page[1]


async def delete_old_games(store: Store) -> int:
    """Delete decisions of games and offers past their time; return how many."""
    now, deleted = store.now(), 0
    for key, at, kept in (
        (games.c.game, games.c.kept_at, GAMES_KEPT),
        (offers.c.offer, offers.c.offered_at, OFFERS_KEPT),
    ):
        page = select(key).where(at < now - kept).limit(AT_ONCE)
        old = delete(key.table).where(key.in_(page))
        while some := await store.run(partial(_delete, old)):
            deleted += some
    return deleted


def _delete(old: Delete, connection: Connection) -> int:
    return connection.execute(old).rowcount


def _delete_page(connection: Connection, now: int, after: int) -> tuple[int, int] | None:
    """Delete the old ones of the next `AT_ONCE` questions; return how many, and the last number.

    None where there are no more.
    """
    later = quizzes.c.quiz > after
    young = quizzes.c.quiz >= lowest_number(now - SHORTEST_KEPT)
    page = select(quizzes.c.quiz).where(later, ~young).order_by(quizzes.c.quiz).limit(AT_ONCE)
    last = connection.execute(select(func.max(page.subquery().c.quiz))).scalar_one()
    if last is None:
        return None
    old = select(quizzes.c.quiz).where(later, quizzes.c.quiz <= last, _is_old(now))
    # Locked in the order in which members are deleted: no deadlock.
    locked = old.order_by(quizzes.c.quiz).with_for_update()
    return connection.execute(delete(quizzes).where(quizzes.c.quiz.in_(locked))).rowcount, last


def _is_old(now: int) -> ColumnElement[bool]:
    # A quiz's number begins with its instant, so the primary key finds the old ones.
    practised = and_(
        quizzes.c.quiz < lowest_number(now - PRACTICE_KEPT), quizzes.c.purpose.in_(OWN)
    )
    unanswered = and_(
        quizzes.c.quiz < lowest_number(now - UNANSWERED_KEPT),
        quizzes.c.purpose.in_((Purpose.ASKED, Purpose.SESSION)),
        ~exists().where(answers.c.quiz == quizzes.c.quiz),
    )
    return or_(practised, unanswered, quizzes.c.quiz < lowest_number(now - KEPT))


async def _begin(store: Store, chore: str) -> bool:
    """Whether a chore is due; of several processes one is told so."""
    now = store.now()
    is_due = or_(chores.c.next_at <= now, chores.c.next_at > now + FAR_AHEAD)
    due = update(chores).where(chores.c.chore == chore, is_due)

    def write(connection: Connection) -> bool:
        known = insert(connection.dialect.name, chores).values(chore=chore, next_at=now)
        connection.execute(known.on_conflict_do_nothing())
        return connection.execute(due.values(next_at=now + TRIED_AGAIN)).rowcount == 1

    return await store.run(write)


async def _end(store: Store, chore: str) -> None:
    """Note that a chore is done for a day."""
    done = update(chores).where(chores.c.chore == chore).values(next_at=store.now() + DAY)
    await store.run(lambda connection: connection.execute(done))
