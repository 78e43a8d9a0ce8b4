"""A member's own record: what is missed and whether that gets better, export and deletion."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    func,
    select,
    union,
    update,
)

from .learning import greet
from .quiz import OWN, Purpose
from .store import Store
from .tables import answers, learners, metadata, quizzes, skills, slips, standings

TREND_STEP: Final = 0.1
"""How far the recent share must lie from that of all answers to be called better or worse."""

LEAST_SEEN: Final = 4
"""Answers before anything is said of a trend."""


UNNAMED: Final = "–"
"""The stand-in in a digest for a member whose data were deleted."""


class Trend(StrEnum):
    """Whether somebody gets better at a theme; the id of the sentence."""

    BETTER = "better"
    SAME = "same"
    WORSE = "worse"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ThemeRecord:
    """How a member does at a theme: ``right`` of ``seen``, ``recent`` the share of late."""

    kind: str
    theme: str
    seen: int
    right: int
    recent: float
    due_at: int | None

    @property
    def trend(self) -> Trend:
        """Whether the last ten or so answers went better than all of them."""
        if self.seen < LEAST_SEEN:
            return Trend.UNKNOWN
        change = self.recent - self.right / self.seen
        if abs(change) < TREND_STEP:
            return Trend.SAME
        return Trend.BETTER if change > 0 else Trend.WORSE


@dataclass(frozen=True, slots=True)
class SlipRecord:
    """How often a slip was made, of the times there was an occasion."""

    slip: str
    met: int
    made: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A member's record, the weakest first; ``due`` themes are to be reviewed now.

    ``answered`` is how many answers it rests on, ``stored`` how many are kept: votes and those that
    were shown too.
    """

    themes: tuple[ThemeRecord, ...]
    slips: tuple[SlipRecord, ...]
    answered: int
    due: int
    hidden: bool
    stored: int


async def progress(store: Store, learner: int) -> Progress:
    """Return a member's record.

    Themes are ordered by the share right, slips by the share made, both drawn towards the middle
    where there are few answers: 0 of 1 is less of a weakness than 2 of 8.
    """
    now = store.now()

    def read(connection: Connection) -> Progress:
        themes = themes_of(connection, learner)
        made = [
            SlipRecord(row.slip, row.met, row.made)
            for row in connection.execute(select(slips).where(slips.c.learner == learner))
        ]
        hidden = select(learners.c.hidden).where(learners.c.learner == learner)
        # Counted in the index alone: a member's answers lie on as many pages of the table.
        kept = select(func.count()).select_from(answers).where(answers.c.learner == learner)
        return Progress(
            tuple(sorted(themes, key=weakness)),
            tuple(sorted(made, key=lambda slip: -(slip.made + 0.5) / (slip.met + 2))),
            sum(theme.seen for theme in themes),
            sum(theme.due_at is not None and theme.due_at <= now for theme in themes),
            bool(connection.execute(hidden).scalar()),
            connection.execute(kept).scalar_one(),
        )

    return await store.run(read)


def themes_of(connection: Connection, learner: int) -> list[ThemeRecord]:
    """Return how a member does at each theme met."""
    return [
        ThemeRecord(row.kind, row.theme, row.seen, row.right, row.recent, row.due_at)
        for row in connection.execute(select(skills).where(skills.c.learner == learner))
    ]


def weakness(theme: ThemeRecord) -> float:
    """Order themes: the share right, drawn towards 3 in 4 by four answers that never were."""
    return (theme.right + 3) / (theme.seen + 4)


async def hide(store: Store, learner: int, *, hidden: bool) -> None:
    """Leave a member out of reveals and boards, or in."""
    now = store.now()

    def write(connection: Connection) -> None:
        greet(connection, learner, now)
        connection.execute(
            update(learners).where(learners.c.learner == learner).values(hidden=hidden)
        )

    await store.run(write)


async def export(store: Store, learner: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row about a member, by table; the questions asked are among them."""

    def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for name, rows_of in _ROWS_OF_LEARNER.items():
            rows = connection.execute(rows_of, {"member": learner}).mappings()
            found[name] = [dict(row) for row in rows]
        return {name: rows for name, rows in found.items() if rows}

    return await store.run(read)


async def forget(store: Store, learner: int) -> int:
    """Delete everything about a member in one transaction; return how many rows that were.

    A question for a channel stays, without its asker and the asker's words: others have answered
    it. Questions of the member's own practice go, and digests no longer name the member.
    """
    own = and_(quizzes.c.asker == learner, quizzes.c.purpose.in_(OWN))
    naming = _naming(learner)
    asked_or_naming = union(
        select(quizzes.c.quiz).where(quizzes.c.asker == learner),
        select(quizzes.c.quiz).where(naming),
    )
    questions = select(quizzes.c.quiz).where(quizzes.c.quiz.in_(asked_or_naming))
    member = select(learners.c.learner).where(learners.c.learner == learner)
    now = store.now()

    def delete(connection: Connection) -> int:
        # Questions are locked first, in the order of their numbers, and the member then, as by an
        # answer: no deadlock, and an answer that is under way is stored whole before it is deleted
        # whole. Two members that one digest names are not in each other's way either.
        connection.execute(questions.order_by(quizzes.c.quiz).with_for_update())
        asked = connection.execute(
            update(quizzes).where(quizzes.c.asker == learner, ~own).values(asker=None, note=None)
        )
        unnamed = func.replace(quizzes.c.note, _mention(learner), UNNAMED)
        connection.execute(update(quizzes).where(naming).values(note=unnamed))
        is_known = connection.execute(member).first() is not None
        greet(connection, learner, now)
        # The member's answers go before the questions they belong to: each row is counted once.
        gone = asked.rowcount - (not is_known)
        for table, column in personal_columns():
            which: ColumnElement[bool] = own if table is quizzes else column == learner
            gone += connection.execute(table.delete().where(which)).rowcount
        return gone

    return await store.run(delete)


def _naming(learner: int) -> ColumnElement[bool]:
    """Select the digests that name a member: of the servers on whose boards the member is."""
    on_board_of = select(standings.c.server).where(standings.c.learner == learner)
    return and_(
        quizzes.c.server.in_(on_board_of),
        quizzes.c.purpose == Purpose.DAILY,
        quizzes.c.note.contains(_mention(learner), autoescape=True),
    )


def _mention(learner: int) -> str:
    return f"<@{learner}>"


def personal_columns() -> list[tuple[Table, Column[Any]]]:
    """Every table with data of a person, and its column with the person's id.

    In the order of deletion: a table before those it refers to.
    """
    return [
        (table, table.c[name])
        for table in reversed(metadata.sorted_tables)
        for name in ("learner", "asker")
        if name in table.c
    ]


_ROWS_OF_LEARNER: Final = {
    table.name: select(table).where(column == bindparam("member"))
    for table, column in personal_columns()
}
