"""A member's own record: what is missed and whether that gets better, export and deletion."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    and_,
    case,
    func,
    select,
    tuple_,
    update,
)

from .growth import KindRecord, kinds_of
from .learning import greet
from .misses import LossTally, due_of, losses_of
from .quiz import LIMITED, OWN, Purpose
from .quizzes import mark_known
from .store import Store
from .tables import (
    AnySelect,
    RowValues,
    answers,
    learners,
    metadata,
    quizzes,
    sessions,
    skills,
    slips,
    standings,
)

TREND_STEP: Final = 0.1
"""How far the recent share must lie from that of all answers to be called better or worse."""

LEAST_SEEN: Final = 4
"""Answers before anything is said of a trend."""


EXPORTED_AT_ONCE: Final = 1_000
FORGOTTEN_AT_ONCE: Final = 500
"""Rows that one transaction reads or deletes: it ends well within its time."""

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
    """A member's record, of themes and slips the weakest first; ``due`` are to be reviewed now.

    ``kinds`` tells of growth, the most answered first.

    ``answered`` is how many answers it rests on, ``stored`` how many are kept: votes and those that
    were shown too. ``losses`` are the decisions of own games that are practiced; ``due`` counts
    those that are due too.
    """

    themes: tuple[ThemeRecord, ...]
    slips: tuple[SlipRecord, ...]
    answered: int
    due: int
    hidden: bool
    stored: int
    kinds: tuple[KindRecord, ...] = ()
    losses: tuple[LossTally, ...] = ()


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
            sum(theme.due_at is not None and theme.due_at <= now for theme in themes)
            + due_of(connection, learner, now),
            bool(connection.execute(hidden).scalar()),
            connection.execute(kept).scalar_one(),
            kinds_of(connection, learner, now),
            losses_of(connection, learner),
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


async def export(store: Store, learner: int) -> AsyncIterator[tuple[str, list[RowValues]]]:
    """Yield every row about a member in pages of one table; the questions asked are among them.

    Each page is a transaction of its own, so that nobody waits for a member with many rows.
    """
    for table, column in personal_columns():
        keys = tuple_(*table.primary_key)
        rows_of = select(table).where(column == learner).order_by(*table.primary_key)
        following = rows_of.limit(EXPORTED_AT_ONCE)
        while rows := await store.run(partial(_rows, following)):
            yield table.name, rows
            last = tuple(rows[-1][key.name] for key in table.primary_key)
            following = rows_of.where(keys > last).limit(EXPORTED_AT_ONCE)


def _rows(wanted: AnySelect, connection: Connection) -> list[RowValues]:
    return [dict(row) for row in connection.execute(wanted).mappings()]


async def forget(store: Store, learner: int) -> int:
    """Delete everything about a member; return how many rows that were.

    A question for a channel stays, without its asker and the asker's words: others have answered
    it; so does a session. One that is open ends: nobody else but managers could end it, and it
    would count as nobody's share of the channel. Questions of the member's own practice go, and
    digests no longer name the member. Open questions that the member has answered, or offered, get
    a mark: they cannot be answered anew by whoever knows the answer.

    Questions and answers go `FORGOTTEN_AT_ONCE` a transaction; the rest goes in the last one, with
    what was answered meanwhile. What an end of the process interrupts, another call finishes.
    Questions are locked in the order of their numbers and the member then, as by an answer: no
    deadlock, and an answer that is under way is stored whole before it is deleted whole.
    """
    gone = 0
    forget_asked = partial(_forget_asked, store=store, now=store.now())
    forget_answers = partial(_forget_answers, store=store)
    for forget_some in (_forget_sessions, forget_asked, _forget_naming, forget_answers):
        while some := await store.run(partial(forget_some, learner)):
            gone += some if forget_some is not _forget_naming else 0
    gone += await store.run(partial(_forget_rest, learner, store=store, now=store.now()))
    await store.scrub()
    return gone


def _forget_sessions(learner: int, connection: Connection) -> int:
    """Make nobody's the sessions of a member; return how many there were."""
    nobodys = update(sessions).where(sessions.c.asker == learner).values(asker=None)
    return connection.execute(nobodys).rowcount


def _forget_asked(learner: int, connection: Connection, *, store: Store, now: int) -> int:
    """Delete or end and make nobody's the next questions of a member; return how many rows."""
    asked = select(quizzes.c.quiz, quizzes.c.purpose).where(quizzes.c.asker == learner)
    page = asked.order_by(quizzes.c.quiz).limit(FORGOTTEN_AT_ONCE).with_for_update()
    rows = connection.execute(page).all()
    own = [row.quiz for row in rows if row.purpose in OWN]
    others = [row.quiz for row in rows if row.purpose not in OWN]
    answered = answers.delete().where(answers.c.quiz.in_(own), answers.c.learner == learner)
    gone = connection.execute(answered).rowcount
    connection.execute(quizzes.delete().where(quizzes.c.quiz.in_(own)))
    these = quizzes.c.quiz.in_(others)
    is_open = and_(quizzes.c.closed_at.is_(None), quizzes.c.purpose.in_(LIMITED))
    revealed = case((quizzes.c.message.is_not(None), now))
    ended = update(quizzes).where(these, is_open).values(closed_at=now, send_at=revealed)
    connection.execute(ended)
    mark_known(connection, store, others, learner)
    of_bot = case((quizzes.c.purpose == Purpose.DAILY, quizzes.c.note))
    connection.execute(update(quizzes).where(these).values(asker=None, note=of_bot))
    return gone + len(rows)


def _forget_naming(learner: int, connection: Connection) -> int:
    """Leave a member out of the next digests that name one; return how many there were."""
    page = select(quizzes.c.quiz).where(_naming(learner)).order_by(quizzes.c.quiz)
    found = connection.execute(page.limit(FORGOTTEN_AT_ONCE).with_for_update()).scalars().all()
    unnamed = func.replace(quizzes.c.note, _mention(learner), UNNAMED)
    connection.execute(update(quizzes).where(quizzes.c.quiz.in_(found)).values(note=unnamed))
    return len(found)


def _forget_answers(learner: int, connection: Connection, *, store: Store) -> int:
    """Delete the next answers of a member; return how many there were."""
    page = select(answers.c.quiz).where(answers.c.learner == learner).order_by(answers.c.quiz)
    found = connection.execute(page.limit(FORGOTTEN_AT_ONCE)).scalars().all()
    mark_known(connection, store, found, learner)
    these = answers.delete().where(answers.c.learner == learner, answers.c.quiz.in_(found))
    connection.execute(these)
    return len(found)


def _forget_rest(learner: int, connection: Connection, *, store: Store, now: int) -> int:
    """Delete what is left of a member; return how many rows that were."""
    member = select(learners.c.learner).where(learners.c.learner == learner)
    is_known = connection.execute(member).first() is not None
    greet(connection, learner, now)  # an answer that is under way is waited for
    meanwhile = _forget_answers(learner, connection, store=store)
    gone = [
        connection.execute(table.delete().where(of == learner)).rowcount
        for table, of in personal_columns()
        if of.name == "learner"
    ]
    return meanwhile + sum(gone) - (not is_known)


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
