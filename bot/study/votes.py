"""Votes: opinions that may change until the end, and none of which is right."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, select

from . import learning
from .quiz import Quiz, Status
from .quizzes import QUIZ_TO_ANSWER, TALLY, find_row
from .store import Store
from .tables import answers, upsert


@dataclass(frozen=True, slots=True)
class Voted:
    """The fate of a vote.

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
        if found.is_closed(now):
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
        connection.execute(_VOTE(connection.dialect.name), row)
        tally = connection.execute(TALLY, {"wanted": quiz}).all()
        split = tuple((it.choice, it.number) for it in tally)
        return Voted(found, is_over=False, before=before, tally=split)

    return await store.run(write)


_BEFORE: Final = select(answers.c.choice).where(
    answers.c.quiz == bindparam("wanted"), answers.c.learner == bindparam("member")
)

_VOTE: Final = upsert(answers, replaced=("choice", "answered_at"))
