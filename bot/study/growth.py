"""How a member grows: the level and the last answers of each kind of problem, month by month."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, bindparam, not_, select

from engine.problems import RIGHT

from .learning import ratings_of
from .quiz import Purpose, Status
from .rating import suiting_level
from .tables import answers, months, quizzes

LAST: Final = 10
"""Answers of a kind that are shown."""

LOOKED_AT: Final = 300
"""Answers among which those of each kind are looked for, the latest first."""


@dataclass(frozen=True, slots=True)
class MonthRecord:
    """How a month went: ``level`` suited after its last rated answer, None where there is none."""

    month: int
    answered: int
    right: int
    level: float | None


@dataclass(frozen=True, slots=True)
class KindRecord:
    """How a member does at a kind of problem: the level that suits, from 1 to 5, and the months.

    ``latest`` are the last answers, the newest first: right or not. Questions of practice are kept
    for a month, so that there may be fewer than ten.
    """

    kind: str
    level: int
    latest: tuple[bool, ...]
    months: tuple[MonthRecord, ...]

    @property
    def answered(self) -> int:
        """How many answers there are."""
        return sum(month.answered for month in self.months)


def kinds_of(connection: Connection, learner: int, now: int) -> tuple[KindRecord, ...]:
    """Return how a member does at each kind that was answered, the most answered first."""
    member = {"member": learner}
    found: dict[str, list[MonthRecord]] = {}
    for row in connection.execute(_MONTHS, member):
        month = MonthRecord(row.month, row.answered, row.right, row.level)
        found.setdefault(row.kind, []).append(month)
    latest: dict[str, list[bool]] = {kind: [] for kind in found}
    for row in connection.execute(_LATEST, member):
        if len(of_kind := latest.setdefault(row.kind, [])) < LAST:
            of_kind.append(row.score >= RIGHT)
    ratings = ratings_of(connection, learner, now)
    records = [
        KindRecord(
            kind,
            round(suiting_level(ratings[kind])) if kind in ratings else 1,
            tuple(latest[kind]),
            tuple(of_kind),
        )
        for kind, of_kind in found.items()
    ]
    return tuple(sorted(records, key=lambda record: (-record.answered, record.kind)))


_MONTHS: Final = (
    select(months).where(months.c.learner == bindparam("member")).order_by(months.c.month)
)
_LATEST: Final = (
    select(quizzes.c.kind, answers.c.score)
    .join(quizzes, quizzes.c.quiz == answers.c.quiz)
    .where(
        answers.c.learner == bindparam("member"),
        answers.c.status == Status.COUNTED,
        quizzes.c.purpose != Purpose.VOTE,
        not_(
            and_(
                quizzes.c.purpose == Purpose.ASKED,
                quizzes.c.asker.is_not(None),
                quizzes.c.asker == bindparam("member"),
            )
        ),
    )
    .order_by(answers.c.answered_at.desc())
    .limit(LOOKED_AT)
)
