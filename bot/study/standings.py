"""An answer to a daily, counted for the boards of its server in the answer's own transaction."""

from dataclasses import asdict, dataclass
from datetime import date
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from engine.problems import RIGHT

from .statements import upsert
from .streaks import Streak
from .tables import quizzes, standings, streaks

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
