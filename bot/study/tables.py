"""The tables: one place that says what is stored.

Instants are milliseconds since 1970 UTC, ids those of Discord. A table with a column ``learner``
holds data of one person: `learners.export` and `learners.forget` find it by that name.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
)


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
)
"""What a server has set; NULL where the bot's own setting holds."""

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
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Index(None, "server", "opened_at"),
    Index(None, "channel", "opened_at"),
    Index(None, "asker"),
)
"""Every question asked. ``problem`` is the hand and all that belongs to it, as text.

It is never the seed that it was dealt from: another version of the engine deals another hand.
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

learners: Final = Table(
    "learners",
    metadata,
    _id("learner"),
    Column("hidden", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
"""Everybody who answered, and whether reveals leave them out."""

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
