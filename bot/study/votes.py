"""Votes: opinions that may change until the end, and none of which is right."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Insert, bindparam, select, update

from . import learning
from .quizzes import QUIZ_TO_ANSWER, TALLY, Purpose, Quiz, Status, find_row, quiz_of
from .store import INSERTS, Store
from .tables import answers, quizzes

MOST_CLOSED: Final = 25
"""Votes that are closed at once, and as many whose results are sent again."""

SENDING: Final = 60_000
"""Milliseconds after which a result that did not get through is sent again."""

LONGEST_SENDING: Final = 10 * SENDING
"""After so long nothing is sent again: who clicks the message sees the result."""


@dataclass(frozen=True, slots=True)
class Voted:
    """What became of a vote.

    Where it came after the end, ``is_over`` is true and nothing was stored. Else ``before`` is what
    the member voted for until now, None at the first vote, and ``tally`` has each cut with its
    number, most first.
    """

    quiz: Quiz
    is_over: bool
    before: str | None = None
    tally: tuple[tuple[str, int], ...] = ()

    @property
    def voted(self) -> int:
        """How many members have voted."""
        return sum(number for _, number in self.tally)


async def vote(store: Store, quiz: int, learner: int, choice: str) -> Voted | None:
    """Store what a member votes for, instead of what it was; None where the question is gone.

    A vote past its time takes none, though nobody has closed it yet.
    """
    now = store.now()

    def write(connection: Connection) -> Voted | None:
        found = find_row(connection, QUIZ_TO_ANSWER, quiz)
        if found is None or not found.is_vote:
            return None
        if found.is_over(now):
            return Voted(found, is_over=True)
        learning.greet(connection, learner, now)
        key = {"wanted": quiz, "member": learner}
        before = connection.execute(_BEFORE, key).scalar()
        row = {
            "quiz": quiz,
            "learner": learner,
            "status": Status.COUNTED,
            "choice": choice,
            "answered_at": now,
        }
        connection.execute(_VOTE[connection.dialect.name], row)
        tally = connection.execute(TALLY, {"wanted": quiz}).all()
        split = tuple((it.choice, it.number) for it in tally)
        return Voted(found, is_over=False, before=before, tally=split)

    return await store.run(write)


async def close_due(store: Store) -> list[Quiz]:
    """Close the votes whose time has come, and return those whose messages are to be changed.

    Of processes that ask at once each gets others. A vote is returned again after `SENDING`, for
    ten minutes, unless `note_sent` was told: so what a process closed that then ended is not lost.
    """
    now = store.now()

    def write(connection: Connection) -> list[Quiz]:
        rows = [
            row for due in (_TO_CLOSE, _TO_SEND) for row in connection.execute(due, {"now": now})
        ]
        found = [quiz_of(row) for row in rows]
        for quiz in found:
            closed_at = now if quiz.closed_at is None else quiz.closed_at
            again = now + SENDING if now - closed_at < LONGEST_SENDING else None
            connection.execute(_CLOSE, {"wanted": quiz.quiz, "closed": closed_at, "again": again})
        return found

    return await store.run(write)


async def note_sent(store: Store, quiz: int) -> None:
    """Note that the message of a vote shows its result, or never will."""
    await store.run(lambda connection: connection.execute(_SENT, {"wanted": quiz}))


_BEFORE: Final = select(answers.c.choice).where(
    answers.c.quiz == bindparam("wanted"), answers.c.learner == bindparam("member")
)


def _upsert(dialect: str) -> Insert:
    row = INSERTS[dialect](answers)
    new = row.excluded
    return row.on_conflict_do_update(
        index_elements=["quiz", "learner"],
        set_={"choice": new.choice, "answered_at": new.answered_at},
    )


_VOTE: Final = {dialect: _upsert(dialect) for dialect in INSERTS}
_VOTES: Final = (
    select(quizzes)
    .where(quizzes.c.purpose == Purpose.VOTE)
    .limit(MOST_CLOSED)
    .with_for_update(skip_locked=True)
)
_TO_CLOSE: Final = _VOTES.where(
    quizzes.c.closed_at.is_(None), quizzes.c.closes_at <= bindparam("now")
)
_TO_SEND: Final = _VOTES.where(quizzes.c.send_at <= bindparam("now"))
_OF_QUIZ: Final = update(quizzes).where(quizzes.c.quiz == bindparam("wanted"))
_CLOSE: Final = _OF_QUIZ.values(closed_at=bindparam("closed"), send_at=bindparam("again"))
_SENT: Final = _OF_QUIZ.values(send_at=None)
