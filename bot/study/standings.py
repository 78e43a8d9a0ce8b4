"""An answer to a daily, counted for the boards of its server in the answer's own transaction."""

from dataclasses import asdict, dataclass
from datetime import date
from typing import Final, Self

from sqlalchemy import Connection, bindparam, func, select

from engine.problems import RIGHT

from .tables import quizzes, standings, streaks, upsert

ONE_MISSED_IN: Final = 7
"""Dailies in a row of which one may be missed."""

MOST_POINTS: Final = 10
"""Points of a daily for a score of 1; others have their share of them, rounded."""

ALL_TIME: Final = 0
"""The season that never ends; others are months, YYYYMM."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily as boards count it; ``day`` is the ordinal of the local date it was posted for."""

    server: int
    schedule: int
    day: int
    number: int


@dataclass(frozen=True, slots=True)
class Streak:
    """A streak after an answer: dailies answered in a row, where one missed in seven is forgiven.

    It is the longest run of dailies of one schedule, back from the last one answered, that begins
    with an answer and has no two missed ones within seven. Its length is how many of them were
    answered. Only dailies that were posted are counted, so neither a clock nor a zone can end it.
    ``length`` dailies of it were answered, ``since_miss`` of these since the last one missed (all
    of them where none was); ``best`` is the longest streak so far, ``last`` the number of the last
    daily answered.
    """

    length: int
    since_miss: int
    best: int
    last: int

    @classmethod
    def begun(cls, number: int) -> Self:
        """Return the streak after a member's first daily."""
        return cls(1, 1, 1, number)

    def kept(self, missed: int) -> int:
        """Return how much of it there is after so many dailies without an answer.

        Of a second one missed within seven, the answers between the two are left.
        """
        if missed == 0:
            return self.length
        if missed > 1:
            return 0
        first_miss = self.since_miss == self.length
        forgiven = first_miss or self.since_miss >= ONE_MISSED_IN - 1
        return self.length if forgiven else self.since_miss

    def answered(self, number: int, missed: int) -> Self:
        """Return the streak after an answer to a daily, ``missed`` ones after the last answer."""
        length = self.kept(missed) + 1
        since_miss = 1 if missed else self.since_miss + 1
        return type(self)(length, since_miss, max(self.best, length), number)


def season_of(day: int) -> int:
    """Return the season of a day, the number YYYYMM of its month."""
    local = date.fromordinal(day)
    return local.year * 100 + local.month


def points_of(score: float) -> int:
    """Return the points for a score; halves are rounded up."""
    return int(score * MOST_POINTS + 0.5)


def count(connection: Connection, learner: int, daily: Daily, score: float) -> None:
    """Count a member's first answer to a daily that was open: its points, and the streak.

    The caller has locked the member's row, as `learning.greet` does.
    """
    gained = {"points": points_of(score), "answered": 1, "right": int(score >= RIGHT)}
    whose = {"server": daily.server, "learner": learner}
    rows = [whose | gained | {"season": it} for it in (season_of(daily.day), ALL_TIME)]
    dialect = connection.dialect.name
    connection.execute(_COUNTED(dialect), rows)
    streak = _streak_with(connection, learner, daily)
    if streak is not None:
        row = whose | {"schedule": daily.schedule} | asdict(streak)
        connection.execute(_STREAK_GROWN(dialect), row)


def _streak_with(connection: Connection, learner: int, daily: Daily) -> Streak | None:
    """Return the streak with this daily, None where a later one was answered before it."""
    key = {"member": learner, "of_schedule": daily.schedule}
    row = connection.execute(_STREAK, key).one_or_none()
    if row is None:
        return Streak.begun(daily.number)
    before = Streak(row.length, row.since_miss, row.best, row.last)
    if daily.number <= before.last:
        return None
    between = {"of_schedule": daily.schedule, "after": before.last, "before": daily.number}
    is_next = daily.number == before.last + 1
    missed = 0 if is_next else connection.execute(_POSTED_BETWEEN, between).scalar_one()
    return before.answered(daily.number, missed)


# Statements of every answer are made once: to make one takes as long as to run it.
_COUNTED: Final = upsert(standings, added=("points", "answered", "right"))
_STREAK_GROWN: Final = upsert(streaks, replaced=("length", "since_miss", "best", "last"))
_STREAK: Final = select(streaks).where(
    streaks.c.learner == bindparam("member"), streaks.c.schedule == bindparam("of_schedule")
)
_POSTED_BETWEEN: Final = (
    select(func.count())
    .select_from(quizzes)
    .where(
        quizzes.c.schedule == bindparam("of_schedule"),
        quizzes.c.number > bindparam("after"),
        quizzes.c.number < bindparam("before"),
        quizzes.c.message.is_not(None),
    )
)
"""Dailies that a member could have answered: one without a message was not posted."""
