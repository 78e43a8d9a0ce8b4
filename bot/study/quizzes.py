"""A quiz from asking to reveal: who answered what, counted once.

What is stored decides: the first answer of each member, and whether it came before the close.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

from sqlalchemy import (
    Connection,
    Insert,
    and_,
    bindparam,
    case,
    func,
    not_,
    or_,
    select,
    update,
)

from engine.problems import RIGHT, Grade, Species

from . import learning, limits, misses, servers, standings
from .quiz import LIMITED, OWN, Purpose, Quiz, Status, new_number, quiz_of_row
from .store import Store
from .tables import AnySelect, answers, insert, learners, marks, quizzes

MOST_NAMED: Final = 10
"""Members that a reveal names."""


@dataclass(frozen=True, slots=True)
class NewQuiz:
    """A question about to be asked.

    ``problem`` is the hand and all that belongs to it as text, which the asker of this module
    reads again; ``language`` the one in which the channel sees it. Of practice ``server`` and
    ``channel`` are None and ``asker`` is who practices. ``note`` is the text of a vote. A question
    with ``closes_at`` closes by itself then. ``miss`` is the decision that it comes back to.
    """

    purpose: Purpose
    species: Species
    problem: str
    language: str
    asker: int | None
    server: int | None = None
    channel: int | None = None
    note: str | None = None
    closes_at: int | None = None
    miss: int | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """The fate of an answer.

    ``first`` tells whether it is the one that is stored; else ``status``, ``choice`` and
    ``score`` are those of the first. ``answered`` members have answers that count.
    """

    quiz: Quiz
    first: bool
    status: Status
    choice: str | None
    score: float | None
    answered: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """The contents of a reveal.

    ``tally`` has each answer that counts with its number, most first; ``right`` of ``answered``
    were right, and ``named`` are the first of these who do not hide. ``first`` tells whether this
    call closed it.
    """

    quiz: Quiz
    first: bool
    tally: tuple[tuple[str, int], ...]
    answered: int
    right: int
    named: tuple[int, ...]


async def ask(store: Store, new: NewQuiz, *, manages: bool = False) -> int:
    """Store a question and return its number, of at most 62 bits, later ones higher.

    Raises TooManyQuizzesError; where the asker ``manages`` the channel, past the limit of a day.
    """
    now = store.now()
    number = new_number(now)

    def write(connection: Connection) -> None:
        if new.purpose in LIMITED and new.server is not None and not manages:
            servers.lock(connection, new.server)
            limits.check_channel(connection, new.server, new.channel, new.asker, now)
        if new.purpose in LIMITED:
            limits.check_day(connection, new.server, new.channel, now)
        elif new.purpose.is_private:
            limits.check_practice(connection, new.asker, now)
        row = {
            "quiz": number,
            "purpose": new.purpose,
            "kind": new.species.kind,
            "theme": new.species.theme,
            "level": new.species.level,
            "problem": new.problem,
            "language": new.language,
            "server": new.server,
            "channel": new.channel,
            "asker": new.asker,
            "note": new.note,
            "opened_at": now,
            "closes_at": new.closes_at,
            "miss": new.miss,
        }
        connection.execute(quizzes.insert(), row)

    await store.run(write)
    return number


async def note_message(store: Store, quiz: int, message: int) -> None:
    """Store which message shows the question; one that is closed already is revealed there.

    Of a session's problem `sessions.note_posted` stores it, with the end of its time.
    """
    closed = case((quizzes.c.closed_at.is_not(None), store.now()))
    this = and_(quizzes.c.quiz == quiz, quizzes.c.session.is_(None))
    noted = update(quizzes).where(this).values(message=message, send_at=closed)
    await store.run(lambda connection: connection.execute(noted))


async def close(store: Store, quiz: int) -> None:
    """Close a question, if it is open, and have the poster reveal it where its message is known."""
    now = store.now()
    closed = update(quizzes).where(quizzes.c.quiz == quiz, quizzes.c.closed_at.is_(None))
    revealed = case((quizzes.c.message.is_not(None), now))
    ended = closed.values(closed_at=now, send_at=revealed)
    await store.run(lambda connection: connection.execute(ended))


async def reveal_again(store: Store, quiz: int) -> bool:
    """Have the poster reveal a question once more; False, and nothing is due, where it is open."""
    closed = update(quizzes).where(quizzes.c.quiz == quiz, quizzes.c.closed_at.is_not(None))
    due = closed.values(send_at=store.now())
    return await store.run(lambda connection: connection.execute(due).rowcount > 0)


async def withdraw(store: Store, quiz: int) -> None:
    """Delete a question that could not be posted, with its answers."""
    deleted = quizzes.delete().where(quizzes.c.quiz == quiz)
    await store.run(lambda connection: connection.execute(deleted))


async def find(store: Store, quiz: int) -> Quiz | None:
    """Return a stored question, None where there is none (any more)."""
    return await store.run(lambda connection: find_row(connection, _QUIZ, quiz))


async def answer(
    store: Store, quiz: int, learner: int, choice: str, grade: Grade
) -> Answered | None:
    """Store a member's answer if it is the first; None where the question is gone.

    In one transaction: the answer; the ratings of member and species; the theme and its review;
    the slips; the boards of a daily's server. An answer after the close counts for review alone,
    one to one's own question for nobody but the reveal, one about an own miss for that alone, and
    one that the member knew for nothing.
    """
    now = store.now()

    def write(connection: Connection) -> Answered | None:
        found = find_row(connection, QUIZ_TO_ANSWER, quiz)
        if found is None:
            return None
        learning.greet(connection, learner, now)  # a deletion that is under way is waited for
        status = Status.COUNTED
        if found.is_closed(now):
            status = Status.LATE
        elif _knows(connection, store, found, learner):
            status = Status.KNOWN
        noted = _note(connection, found, learner, status, now, choice, grade.score)
        own = found.purpose is Purpose.ASKED and found.asker == learner
        if noted.first and found.miss is not None:
            misses.learn(connection, found.miss, learner, now, right=grade.is_right)
        elif noted.first and not own and status is not Status.KNOWN:
            learning.learn(
                connection,
                learner,
                found.species,
                grade,
                now,
                rated=status is Status.COUNTED and found.purpose is not Purpose.REVIEW,
                late=status is Status.LATE,
            )
        scored = noted.first and status is Status.COUNTED
        if scored and (daily := found.as_daily) is not None:
            standings.count(connection, learner, daily, grade.score)
        return noted

    return await store.run(write)


async def show(store: Store, quiz: int, learner: int) -> Answered | None:
    """Note that a member was shown the answer, which then cannot be given any more.

    It counts as nothing, and the theme or the own miss is due for review the next day. Of somebody
    who has answered, the answer stays. None where the question is gone.
    """
    now = store.now()

    def write(connection: Connection) -> Answered | None:
        found = find_row(connection, QUIZ_TO_ANSWER, quiz)
        if found is None:
            return None
        learning.greet(connection, learner, now)
        noted = _note(connection, found, learner, Status.SHOWN, now)
        own = found.purpose is Purpose.ASKED and found.asker == learner
        if noted.first and found.miss is not None:
            misses.learn(connection, found.miss, learner, now, right=False)
        elif noted.first and not own:
            learning.lapse(connection, learner, found.species, now)
        return noted

    return await store.run(write)


async def reveal(store: Store, quiz: int) -> Reveal | None:
    """Close a question, if it is open, and return what its answers were; None where it is gone.

    `Quiz.lets_reveal` says for whom. Of two at once one is first; both see the same.
    """
    number, now = {"wanted": quiz}, store.now()

    def write(connection: Connection) -> Reveal | None:
        closed = connection.execute(_CLOSE, number | {"now": now})
        found = find_row(connection, _QUIZ, quiz)
        if found is None:
            return None
        rows = connection.execute(TALLY, number).all()
        return Reveal(
            found,
            closed.rowcount == 1,
            tuple((row.choice, row.number) for row in rows),
            sum(row.number for row in rows),
            sum(row.right for row in rows),
            tuple(connection.execute(_FIRST_RIGHT, number).scalars()),
        )

    return await store.run(write)


# Statements of every answer are made once: to make one takes as long as to run it.
_QUIZ: Final = select(quizzes).where(quizzes.c.quiz == bindparam("wanted"))
QUIZ_TO_ANSWER: Final = _QUIZ.with_for_update(read=True)
"""While it is being answered a question cannot be closed.

FOR SHARE and not FOR KEY SHARE, which an UPDATE of closed_at does not wait for.
"""

_COUNTED: Final = and_(answers.c.quiz == bindparam("wanted"), answers.c.status == Status.COUNTED)
_RIGHT: Final = answers.c.score >= RIGHT
_ANSWERED: Final = select(func.count()).select_from(answers).where(_COUNTED)
_CLOSE: Final = (
    update(quizzes)
    .where(quizzes.c.quiz == bindparam("wanted"), quizzes.c.closed_at.is_(None))
    .values(closed_at=bindparam("now"))
)
TALLY: Final = (
    select(
        answers.c.choice,
        func.count().label("number"),
        func.sum(case((_RIGHT, 1), else_=0)).label("right"),
    )
    .where(_COUNTED)
    .group_by(answers.c.choice)
    .order_by(func.count().desc(), answers.c.choice)
)
_FIRST_RIGHT: Final = (
    select(answers.c.learner)
    .join(learners, learners.c.learner == answers.c.learner, isouter=True)
    .where(_COUNTED, _RIGHT, or_(learners.c.hidden.is_(None), not_(learners.c.hidden)))
    .order_by(answers.c.answered_at, answers.c.learner)
    .limit(MOST_NAMED)
)
_MARK: Final = select(marks.c.mark).where(
    marks.c.quiz == bindparam("wanted"), marks.c.mark == bindparam("of_member")
)
_KEPT: Final = select(answers.c.status, answers.c.choice, answers.c.score).where(
    answers.c.quiz == bindparam("wanted"), answers.c.learner == bindparam("member")
)


def find_row(connection: Connection, wanted: AnySelect, quiz: int) -> Quiz | None:
    """Return the question that a statement with the parameter ``wanted`` selects."""
    row = connection.execute(wanted, {"wanted": quiz}).one_or_none()
    return None if row is None else quiz_of_row(row)


def mark_known(
    connection: Connection, store: Store, numbers: Collection[int], learner: int
) -> None:
    """Note that a member knows the answers of these questions, where they are open and have one."""
    kept = quizzes.c.quiz.in_(numbers), quizzes.c.purpose.not_in((Purpose.VOTE, *OWN))
    still_open = select(quizzes.c.quiz).where(*kept, quizzes.c.closed_at.is_(None))
    locked = still_open.order_by(quizzes.c.quiz).with_for_update(read=True, key_share=True)
    found = connection.execute(locked).scalars().all()
    if found:
        rows = [{"quiz": quiz, "mark": store.mark(quiz, learner)} for quiz in found]
        marked = insert(connection.dialect.name, marks).on_conflict_do_nothing()
        connection.execute(marked, rows)


def _knows(connection: Connection, store: Store, quiz: Quiz, learner: int) -> bool:
    """Whether a member knows the answer: offered the daily, or has answered and deleted that."""
    if quiz.purpose is Purpose.DAILY and quiz.asker == learner:
        return True
    own = {"wanted": quiz.quiz, "of_member": store.mark(quiz.quiz, learner)}
    return connection.execute(_MARK, own).first() is not None


def _note(
    connection: Connection,
    quiz: Quiz,
    learner: int,
    status: Status,
    now: int,
    choice: str | None = None,
    score: float | None = None,
) -> Answered:
    """Insert an answer unless there is one, and return the one that is there then."""
    row = {
        "quiz": quiz.quiz,
        "learner": learner,
        "status": status,
        "choice": choice,
        "score": score,
        "answered_at": now,
    }
    inserted = connection.execute(_answer(connection.dialect.name), row)
    first = inserted.rowcount == 1
    number = {"wanted": quiz.quiz}
    if not first:
        kept = connection.execute(_KEPT, number | {"member": learner})
        stored, choice, score = kept.one()
        status = Status(stored)
    answered = connection.execute(_ANSWERED, number).scalar_one()
    return Answered(quiz, first, status, choice, score, answered)


@cache
def _answer(dialect: str) -> Insert:
    return insert(dialect, answers).on_conflict_do_nothing()
