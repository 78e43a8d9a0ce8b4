"""The tables: one place that says what is stored, and the statements that several modules make.

Instants are milliseconds since 1970 UTC, ids those of Discord. A table with a column ``learner``
holds data of one person: `learners.export` and `learners.forget` find it by that name.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Insert,
    Integer,
    MetaData,
    Row,
    Select,
    Table,
    Text,
)

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

metadata: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
)

WHERE: Final = "where"
"""What an index of some of the rows calls its condition, for every database.

The keyword of a database, ``postgresql_where``, would load what SQLAlchemy has for that database.
"""


def _id(name: str) -> Column[int]:
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


servers: Final = Table(
    "servers",
    metadata,
    _id("server"),
    Column("language", Text),
    Column("rules", Text),
    Column("askers", Text, nullable=False),
    Column("asker_role", BigInteger),
    Column("zone", Text),
)
"""A server's settings; NULL where the bot's own setting holds. ``zone`` is a name of IANA's."""

schedules: Final = Table(
    "schedules",
    metadata,
    _id("schedule"),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("kind", Text),
    Column("level", Integer),
    Column("minute", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("role", BigInteger),
    Column("thread", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("idle", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("paused", Text),
    Column("next_at", BigInteger),
    Index(None, "server"),
    Index(None, "next_at"),
)
"""When a server has its dailies: at a ``minute`` of the local day, on ``days`` (Monday is bit 0).

``kind`` and ``level`` are NULL where the bot picks; ``language`` holds where the server has none.
``number`` is that of the next daily; ``idle`` counts the last ones without an answer,
``failures`` those that could not be posted. ``next_at`` is NULL while the schedule is paused, and
``paused`` says why.
"""

quizzes: Final = Table(
    "quizzes",
    metadata,
    _id("quiz"),
    Column("purpose", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("level", Integer, nullable=False),
    Column("problem", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("server", BigInteger),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("asker", BigInteger),
    Column("schedule", BigInteger),
    Column("day", Integer),
    Column("number", Integer),
    Column("note", Text),
    Column("opened_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger),
    Column("closed_at", BigInteger),
    Column("send_at", BigInteger),
    Column("session", BigInteger),
    Column("miss", BigInteger),
    Index(None, "schedule", "day", unique=True),
    Index(None, "session", "number", unique=True),
    Index(None, "closes_at", info={WHERE: "closed_at IS NULL AND closes_at IS NOT NULL"}),
    Index(None, "send_at", info={WHERE: "send_at IS NOT NULL"}),
    Index(None, "server", "opened_at"),
    Index(None, "channel", "opened_at"),
    Index(None, "asker"),
)
"""Every question asked. ``problem`` is the hand and all that belongs to it, as text.

It is never the seed that it was dealt from: another version of the engine deals another hand.
Of a daily ``schedule`` and ``day``, the ordinal of the local date, say which it is, and ``number``
is what it is called; of a question of a ``session`` its ``number`` is its place in it, from 1 on.
``note`` is the text of a vote. A question with ``closes_at`` closes by itself
then. ``send_at`` is when the poster next has to post or to reveal it, NULL where there is nothing
to do; what the bot posts by itself and has neither ``message`` nor ``send_at`` could not be posted.
``miss`` is the decision of an own game that a question of practice comes back to.
"""

sessions: Final = Table(
    "sessions",
    metadata,
    _id("session"),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("asker", BigInteger),
    Column("kind", Text),
    Column("level", Integer),
    Column("rules", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("total", Integer, nullable=False),
    Column("seconds", Integer),
    Column("asked", Integer, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("ending", Text),
    Column("ended_at", BigInteger),
    Column("next_at", BigInteger),
    Index(None, "server"),
    Index(None, "asker"),
    Index(None, "next_at", info={WHERE: "next_at IS NOT NULL"}),
)
"""Problems in a row in a channel: ``total`` of a ``kind`` and ``level``, NULL where the bot picks.

Each is open for so many ``seconds``, or until its asker says so where that is NULL. ``asked`` is
the number of the last one. ``next_at`` is when its next step is due, NULL once its result was
posted; ``ending`` says why no further problem comes.
"""

answers: Final = Table(
    "answers",
    metadata,
    Column(
        "quiz",
        BigInteger,
        ForeignKey("quizzes.quiz", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    _id("learner"),
    Column("status", Text, nullable=False),
    Column("choice", Text),
    Column("score", Float),
    Column("answered_at", BigInteger, nullable=False),
    Index(None, "learner", "answered_at"),
    sqlite_with_rowid=False,
)
"""Every first answer; ``choice`` and ``score`` are NULL where the answer was shown instead."""

marks: Final = Table(
    "marks",
    metadata,
    Column(
        "quiz",
        BigInteger,
        ForeignKey("quizzes.quiz", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("mark", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""Open questions whose answer a member knows, though no row may name the member: `Store.mark`.

The author of an offer who is not named, and whoever answered and deleted everything since.
"""

learners: Final = Table(
    "learners",
    metadata,
    _id("learner"),
    Column("hidden", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
"""Everybody who answered, and whether they are hidden in reveals."""

ratings: Final = Table(
    "ratings",
    metadata,
    _id("learner"),
    Column("kind", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("rated_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""How strong somebody is at each kind of problem. Nobody is shown it: it picks problems."""

skills: Final = Table(
    "skills",
    metadata,
    _id("learner"),
    Column("kind", Text, primary_key=True),
    Column("theme", Text, primary_key=True),
    Column("seen", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("recent", Float, nullable=False),
    Column("stability", Float),
    Column("difficulty", Float),
    Column("reviewed_at", BigInteger),
    Column("due_at", BigInteger),
    sqlite_with_rowid=False,
)
"""How often somebody met a theme and was right; from the first miss on, when it is due again."""

slips: Final = Table(
    "slips",
    metadata,
    _id("learner"),
    Column("slip", Text, primary_key=True),
    Column("met", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How often somebody had the occasion for a slip, and how often it was made."""

months: Final = Table(
    "months",
    metadata,
    _id("learner"),
    Column("kind", Text, primary_key=True),
    Column("month", Integer, primary_key=True, autoincrement=False),
    Column("answered", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("level", Float),
    sqlite_with_rowid=False,
)
"""How somebody did at a kind of problem in a ``month``, the number YYYYMM in UTC.

``level`` is the one that suited after the last rated answer (`rating.suiting_level`); NULL where
the month has none.
"""

standings: Final = Table(
    "standings",
    metadata,
    _id("server"),
    Column("season", Integer, primary_key=True, autoincrement=False),
    _id("learner"),
    Column("points", Integer, nullable=False),
    Column("answered", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Index(None, "server", "season", "points"),
    Index(None, "learner"),
    sqlite_with_rowid=False,
)
"""The sum of a member's dailies in a server: a row for each ``season`` and one of all time.

A season is the month of the dailies' days as the number YYYYMM; 0 is all time.
"""

streaks: Final = Table(
    "streaks",
    metadata,
    _id("learner"),
    _id("schedule"),
    Column("server", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("since_miss", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How many dailies of a schedule somebody answered in a row: a `standings.Streak` each."""

games: Final = Table(
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("learner", BigInteger, nullable=False),
    Column("decisions", Text, nullable=False),
    Column("kept_at", BigInteger, nullable=False),
    Index(None, "learner"),
    Index(None, "kept_at"),
)
"""What a game taught a member: the ``decisions`` as text, under a random key; no log, no name."""

misses: Final = Table(
    "misses",
    metadata,
    _id("miss"),
    Column("learner", BigInteger, nullable=False),
    Column("loss", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("problem", Text, nullable=False),
    Column("kept_at", BigInteger, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("stability", Float, nullable=False),
    Column("difficulty", Float, nullable=False),
    Column("reviewed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Index(None, "learner", "due_at"),
)
"""Decisions of own games that a member practices: the ``kind`` and ``problem`` as of a question.

``loss`` is the kind of loss, ``right`` whether the last answer was, ``due_at`` when it comes back.
"""

offers: Final = Table(
    "offers",
    metadata,
    _id("offer"),
    Column("server", BigInteger, nullable=False),
    Column("learner", BigInteger, nullable=False),
    Column("named", Boolean, nullable=False),
    Column("kind", Text, nullable=False),
    Column("problem", Text, nullable=False),
    Column("offered_at", BigInteger, nullable=False),
    Column("taken_at", BigInteger),
    Index(None, "server"),
    Index(None, "learner"),
)
"""Decisions that members offer as a daily of a server; ``named`` is whether it names the member.

``taken_at`` is NULL until a manager takes one; it is deleted once it is posted.
"""

species: Final = Table(
    "species",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("theme", Text, primary_key=True),
    Column("level", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("plays", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How hard each species of problem has proved."""

chores: Final = Table(
    "chores",
    metadata,
    Column("chore", Text, primary_key=True),
    Column("next_at", BigInteger, nullable=False),
)
"""Work that the first process to come by does once a day, and when it is next due."""

Expression = ColumnElement[Any]
AnySelect = Select[Any]
AnyRow = Row[*tuple[Any, ...]]
"""A row whose columns the database tells, by their names."""

RowValues = dict[str, Any]
"""The values of a row, by the names of its columns."""


def insert(dialect: str, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """Return an INSERT that can say what happens where the row is there already.

    Each database has its own, and a process has loaded that of one: PostgreSQL's takes 2 MiB.
    """
    row: postgresql.Insert | sqlite.Insert
    row = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    return row


def upsert(
    table: Table,
    *,
    replaced: tuple[str, ...] = (),
    added: tuple[str, ...] = (),
    **changed: Expression,
) -> Callable[[str], Insert]:
    """Return what makes, once for a dialect, the INSERT that changes a row that is there already.

    Columns ``replaced`` get the new values, to those ``added`` these are added, and the others
    named get the expression given.
    """

    @cache
    def made(dialect: str) -> Insert:
        row = insert(dialect, table)
        changes: dict[str, Expression] = {name: row.excluded[name] for name in replaced}
        changes |= {name: table.c[name] + row.excluded[name] for name in added}
        return row.on_conflict_do_update(
            index_elements=[column.name for column in table.primary_key], set_=changes | changed
        )

    return made
