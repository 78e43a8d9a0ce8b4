"""The digest of a week of a server's dailies."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from sqlalchemy import BigInteger, Connection, and_, bindparam, case, func, or_, select

from engine.problems import RIGHT

from .boards import Standing, best_of
from .calendar import WEEK
from .clock import DAY
from .quiz import Quiz, Status
from .standings import season_of
from .store import Store
from .tables import AnyRow, answers, quizzes

MOST_NAMED: Final = 3
"""Members that a digest names."""


class Missed(NamedTuple):
    """The theme that was missed most: ``missed`` of ``answered`` answers were not right."""

    kind: str
    theme: str
    missed: int
    answered: int


@dataclass(frozen=True, slots=True)
class Digest:
    """A week of a server's dailies: ``people`` gave ``answers``; ``best`` lead in ``season``."""

    answers: int
    people: int
    missed: Missed | None
    season: int
    best: tuple[Standing, ...]


async def digest(store: Store, daily: Quiz) -> Digest | None:
    """Return what the first daily of a week tells of the server's week before.

    A week begins on Monday. None where this is not the first daily, or nobody answered one.
    """
    server, day = daily.server, daily.day
    if server is None or day is None:
        return None
    monday = day - date.fromordinal(day).weekday()
    season = season_of(monday - 1)
    week = {"of_server": server, "first": monday - WEEK, "monday": monday}
    this = week | {"this": daily.quiz, "opened_at": daily.opened_at}

    def read(connection: Connection) -> Digest | None:
        if connection.execute(_EARLIER_THIS_WEEK, this).first() is not None:
            return None
        themes = connection.execute(_THEMES_OF_WEEK, this).all()
        if not themes:
            return None
        return Digest(
            answers=sum(row.answered for row in themes),
            people=connection.execute(_PEOPLE_OF_WEEK, this).scalar_one(),
            missed=_most_missed(themes),
            season=season,
            best=best_of(connection, server, season, MOST_NAMED),
        )

    return await store.run(read)


def _most_missed(themes: Sequence[AnyRow]) -> Missed | None:
    """Return the theme with the greatest share missed, None where all was right.

    The share is drawn towards a quarter by two answers that never were: 8 of 9 missed is more than
    1 of 1.
    """
    missed = [Missed(row.kind, row.theme, row.missed, row.answered) for row in themes if row.missed]
    return max(missed, key=lambda it: ((it.missed + 0.5) / (it.answered + 2), it), default=None)


# Statements are made once: to make one takes as long as to run it.
_OF_SERVER: Final = quizzes.c.server == bindparam("of_server")
_EARLIER_THIS_WEEK: Final = (
    select(quizzes.c.quiz)
    .where(
        _OF_SERVER,
        quizzes.c.day >= bindparam("monday"),
        quizzes.c.quiz < bindparam("this"),
        quizzes.c.opened_at > bindparam("opened_at", type_=BigInteger) - (WEEK + 2) * DAY,
        or_(quizzes.c.message.is_not(None), quizzes.c.send_at.is_not(None)),
    )
    .limit(1)
)
"""Dailies of the week before this one, but for those that could not be posted.

Nothing but a daily has a day. The days of a zone are up to a day off, and the index is by instant.
"""

_OF_WEEK: Final = and_(
    _OF_SERVER,
    quizzes.c.day >= bindparam("first"),
    quizzes.c.day < bindparam("monday"),
    quizzes.c.opened_at > bindparam("opened_at", type_=BigInteger) - (2 * WEEK + 2) * DAY,
    answers.c.status == Status.COUNTED,
)
_ANSWERS_OF_QUIZZES: Final = quizzes.join(answers, answers.c.quiz == quizzes.c.quiz)
_THEMES_OF_WEEK: Final = (
    select(
        quizzes.c.kind,
        quizzes.c.theme,
        func.sum(case((answers.c.score < RIGHT, 1), else_=0)).label("missed"),
        func.count().label("answered"),
    )
    .select_from(_ANSWERS_OF_QUIZZES)
    .where(_OF_WEEK)
    .group_by(quizzes.c.kind, quizzes.c.theme)
)
_PEOPLE_OF_WEEK: Final = (
    select(func.count(answers.c.learner.distinct()))
    .select_from(_ANSWERS_OF_QUIZZES)
    .where(_OF_WEEK)
)
