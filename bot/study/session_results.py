"""The result of a session: the places of those who answered, and its hardest problem."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, bindparam, case, func, select

from engine.problems import RIGHT

from .quiz import Quiz, Status, quiz_of_row
from .store import Store
from .tables import answers, learners, quizzes

MOST_PLACES: Final = 10
"""Members that a result lists."""

SECOND: Final = 1000


@dataclass(frozen=True, slots=True)
class SessionPlace:
    """A member's result: ``right`` of the problems ``answered``, in so many ``seconds``.

    The seconds are those of right answers, each from when the problem was posted. Who has as many
    right answers in as many seconds shares a ``rank``: two firsts are followed by a third.
    """

    rank: int
    learner: int
    right: int
    answered: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Hardest:
    """The problem of which the smallest share was right, of those that somebody missed."""

    quiz: Quiz
    right: int
    answered: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a session, so far or at its end.

    ``posted`` is how many of its problems there were, ``members`` how many answered. ``places`` has
    the best `MOST_PLACES` of those who do not hide.
    """

    posted: int
    places: tuple[SessionPlace, ...]
    members: int
    hardest: Hardest | None


async def result_of(store: Store, session: int) -> Result:
    """Return the result of a session as it is now."""
    of = {"of": session}

    def read(connection: Connection) -> Result:
        places: list[SessionPlace] = []
        rows = connection.execute(_PLACES, of).all()
        shown = [row for row in rows if not row.hidden]
        for at, row in enumerate(shown[:MOST_PLACES], 1):
            seconds = round(row.time / SECOND)
            before = places[-1] if places else None
            tied = before is not None and (before.right, before.seconds) == (row.right, seconds)
            rank = before.rank if before is not None and tied else at
            places.append(SessionPlace(rank, row.learner, row.right, row.answered, seconds))
        posted = connection.execute(_POSTED, of).scalar_one()
        return Result(posted, tuple(places), len(rows), _hardest(connection, of))

    return await store.run(read)


def _hardest(connection: Connection, of: dict[str, int]) -> Hardest | None:
    rows = connection.execute(_SHARES, of).all()
    missed = [row for row in rows if row.right < row.answered]
    if not missed:
        return None
    # 1 of 5 is harder than 0 of 1 only by number: the share decides, then how many missed it.
    hardest = min(missed, key=lambda row: (row.right / row.answered, row.right - row.answered))
    quiz = connection.execute(_QUIZ, {"wanted": hardest.quiz}).one()
    return Hardest(quiz_of_row(quiz), hardest.right, hardest.answered)


_COUNTED: Final = and_(quizzes.c.session == bindparam("of"), answers.c.status == Status.COUNTED)
_IS_RIGHT: Final = answers.c.score >= RIGHT
_TAKEN: Final = answers.c.answered_at - quizzes.c.opened_at
_RIGHTS: Final = func.sum(case((_IS_RIGHT, 1), else_=0)).label("right")
_TIME: Final = func.sum(case((and_(_IS_RIGHT, _TAKEN > 0), _TAKEN), else_=0)).label("time")
_ANSWERED: Final = func.count().label("answered")
_PLACES: Final = (
    select(answers.c.learner, learners.c.hidden, _RIGHTS, _ANSWERED, _TIME)
    .select_from(
        answers.join(quizzes, quizzes.c.quiz == answers.c.quiz).join(
            learners, learners.c.learner == answers.c.learner
        )
    )
    .where(_COUNTED)
    .group_by(answers.c.learner, learners.c.hidden)
    .order_by(_RIGHTS.desc(), _TIME, answers.c.learner)
)
"""Those who answered have a row in ``learners``, which `learning.greet` made."""

_SHARES: Final = (
    select(quizzes.c.quiz, _RIGHTS, _ANSWERED)
    .select_from(answers.join(quizzes, quizzes.c.quiz == answers.c.quiz))
    .where(_COUNTED)
    .group_by(quizzes.c.quiz)
    .order_by(quizzes.c.quiz)
)
_POSTED: Final = (
    select(func.count())
    .select_from(quizzes)
    .where(quizzes.c.session == bindparam("of"), quizzes.c.message.is_not(None))
)
_QUIZ: Final = select(quizzes).where(quizzes.c.quiz == bindparam("wanted"))
