"""Dailies, votes and boards: schedules, standings, and what is to be sent when."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OPEN = sa.text("closed_at IS NULL AND closes_at IS NOT NULL")
TO_SEND = sa.text("send_at IS NOT NULL")


def upgrade() -> None:
    """Add columns to servers and quizzes, and make the new tables."""
    big, whole, words = sa.BigInteger(), sa.Integer(), sa.Text()
    op.add_column("servers", sa.Column("zone", words))
    for name, kind in (
        ("schedule", big),
        ("day", whole),
        ("number", whole),
        ("note", words),
        ("closes_at", big),
        ("send_at", big),
    ):
        op.add_column("quizzes", sa.Column(name, kind))
    op.create_index("ix_quizzes_schedule_day", "quizzes", ["schedule", "day"], unique=True)
    for column, which in (("closes_at", OPEN), ("send_at", TO_SEND)):
        op.create_index(
            f"ix_quizzes_{column}", "quizzes", [column], postgresql_where=which, sqlite_where=which
        )
    _make_schedules()
    _make_standings()
    _make_streaks()
    op.create_table(
        "chores",
        sa.Column("chore", words, nullable=False),
        sa.Column("next_at", big, nullable=False),
        sa.PrimaryKeyConstraint("chore", name="pk_chores"),
    )


def _make_schedules() -> None:
    big, whole, words = sa.BigInteger(), sa.Integer(), sa.Text()
    op.create_table(
        "schedules",
        sa.Column("schedule", big, nullable=False, autoincrement=False),
        sa.Column("server", big, nullable=False),
        sa.Column("channel", big, nullable=False),
        sa.Column("kind", words),
        sa.Column("level", whole),
        sa.Column("minute", whole, nullable=False),
        sa.Column("days", whole, nullable=False),
        sa.Column("language", words, nullable=False),
        sa.Column("role", big),
        sa.Column("thread", sa.Boolean(), nullable=False),
        sa.Column("number", whole, nullable=False),
        sa.Column("idle", whole, nullable=False),
        sa.Column("failures", whole, nullable=False),
        sa.Column("paused", words),
        sa.Column("next_at", big),
        sa.PrimaryKeyConstraint("schedule", name="pk_schedules"),
    )
    op.create_index("ix_schedules_server", "schedules", ["server"])
    op.create_index("ix_schedules_next_at", "schedules", ["next_at"])


def _make_standings() -> None:
    big, whole = sa.BigInteger(), sa.Integer()
    op.create_table(
        "standings",
        sa.Column("server", big, nullable=False, autoincrement=False),
        sa.Column("season", whole, nullable=False, autoincrement=False),
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("points", whole, nullable=False),
        sa.Column("answered", whole, nullable=False),
        sa.Column("right", whole, nullable=False),
        sa.PrimaryKeyConstraint("server", "season", "learner", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_standings_server_season_points", "standings", ["server", "season", "points"]
    )
    op.create_index("ix_standings_learner", "standings", ["learner"])


def _make_streaks() -> None:
    big, whole = sa.BigInteger(), sa.Integer()
    op.create_table(
        "streaks",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("schedule", big, nullable=False, autoincrement=False),
        sa.Column("server", big, nullable=False),
        sa.Column("length", whole, nullable=False),
        sa.Column("since_miss", whole, nullable=False),
        sa.Column("best", whole, nullable=False),
        sa.Column("last", whole, nullable=False),
        sa.PrimaryKeyConstraint("learner", "schedule", name="pk_streaks"),
        sqlite_with_rowid=False,
    )
