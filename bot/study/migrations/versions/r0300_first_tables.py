"""The first tables: what they are is said in `bot.study.tables`."""

import sqlalchemy as sa
from alembic import op

revision = "0300"
down_revision = None

big, whole, real = sa.BigInteger(), sa.Integer(), sa.Float()
words, truth = sa.Text(), sa.Boolean()


def upgrade() -> None:
    """Make the tables."""
    _make_clubs()
    _make_questions()
    _make_learners()
    _make_boards()
    _make_games()
    _make_rest()


def _make_clubs() -> None:
    op.create_table(
        "servers",
        sa.Column("server", big, nullable=False, autoincrement=False),
        sa.Column("language", words),
        sa.Column("rules", words),
        sa.Column("askers", words, nullable=False),
        sa.Column("asker_role", big),
        sa.Column("zone", words),
        sa.PrimaryKeyConstraint("server", name="pk_servers"),
    )
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
        sa.Column("thread", truth, nullable=False),
        sa.Column("number", whole, nullable=False),
        sa.Column("idle", whole, nullable=False),
        sa.Column("failures", whole, nullable=False),
        sa.Column("paused", words),
        sa.Column("next_at", big),
        sa.PrimaryKeyConstraint("schedule", name="pk_schedules"),
    )
    op.create_index("ix_schedules_server", "schedules", ["server"])
    op.create_index("ix_schedules_next_at", "schedules", ["next_at"])
    op.create_table(
        "sessions",
        sa.Column("session", big, nullable=False, autoincrement=False),
        sa.Column("server", big, nullable=False),
        sa.Column("channel", big, nullable=False),
        sa.Column("asker", big),
        sa.Column("kind", words),
        sa.Column("level", whole),
        sa.Column("rules", words, nullable=False),
        sa.Column("language", words, nullable=False),
        sa.Column("total", whole, nullable=False),
        sa.Column("seconds", whole),
        sa.Column("asked", whole, nullable=False),
        sa.Column("opened_at", big, nullable=False),
        sa.Column("ending", words),
        sa.Column("ended_at", big),
        sa.Column("next_at", big),
        sa.PrimaryKeyConstraint("session", name="pk_sessions"),
    )
    op.create_index("ix_sessions_server", "sessions", ["server"])
    op.create_index("ix_sessions_asker", "sessions", ["asker"])
    op.create_index(
        "ix_sessions_next_at",
        "sessions",
        ["next_at"],
        postgresql_where=sa.text("next_at IS NOT NULL"),
        sqlite_where=sa.text("next_at IS NOT NULL"),
    )


def _make_questions() -> None:
    op.create_table(
        "quizzes",
        sa.Column("quiz", big, nullable=False, autoincrement=False),
        sa.Column("purpose", words, nullable=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("theme", words, nullable=False),
        sa.Column("level", whole, nullable=False),
        sa.Column("problem", words, nullable=False),
        sa.Column("language", words, nullable=False),
        sa.Column("server", big),
        sa.Column("channel", big),
        sa.Column("message", big),
        sa.Column("asker", big),
        sa.Column("schedule", big),
        sa.Column("day", whole),
        sa.Column("number", whole),
        sa.Column("note", words),
        sa.Column("opened_at", big, nullable=False),
        sa.Column("closes_at", big),
        sa.Column("closed_at", big),
        sa.Column("send_at", big),
        sa.Column("session", big),
        sa.Column("miss", big),
        sa.PrimaryKeyConstraint("quiz", name="pk_quizzes"),
    )
    op.create_index("ix_quizzes_server_opened_at", "quizzes", ["server", "opened_at"])
    op.create_index("ix_quizzes_channel_opened_at", "quizzes", ["channel", "opened_at"])
    op.create_index("ix_quizzes_asker", "quizzes", ["asker"])
    op.create_index("ix_quizzes_schedule_day", "quizzes", ["schedule", "day"], unique=True)
    op.create_index(
        "ix_quizzes_closes_at",
        "quizzes",
        ["closes_at"],
        postgresql_where=sa.text("closed_at IS NULL AND closes_at IS NOT NULL"),
        sqlite_where=sa.text("closed_at IS NULL AND closes_at IS NOT NULL"),
    )
    op.create_index(
        "ix_quizzes_send_at",
        "quizzes",
        ["send_at"],
        postgresql_where=sa.text("send_at IS NOT NULL"),
        sqlite_where=sa.text("send_at IS NOT NULL"),
    )
    op.create_index("ix_quizzes_session_number", "quizzes", ["session", "number"], unique=True)
    op.create_table(
        "answers",
        sa.Column("quiz", big, nullable=False, autoincrement=False),
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("status", words, nullable=False),
        sa.Column("choice", words),
        sa.Column("score", real),
        sa.Column("answered_at", big, nullable=False),
        sa.ForeignKeyConstraint(["quiz"], ["quizzes.quiz"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("quiz", "learner", name="pk_answers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_answers_learner_answered_at", "answers", ["learner", "answered_at"])
    op.create_table(
        "marks",
        sa.Column("quiz", big, nullable=False, autoincrement=False),
        sa.Column("mark", big, nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(["quiz"], ["quizzes.quiz"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("quiz", "mark", name="pk_marks"),
        sqlite_with_rowid=False,
    )


def _make_learners() -> None:
    op.create_table(
        "learners",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("hidden", truth, nullable=False),
        sa.Column("seen_at", big, nullable=False),
        sa.PrimaryKeyConstraint("learner", name="pk_learners"),
    )
    op.create_table(
        "ratings",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("rating", real, nullable=False),
        sa.Column("deviation", real, nullable=False),
        sa.Column("rated_at", big, nullable=False),
        sa.PrimaryKeyConstraint("learner", "kind", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "skills",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("theme", words, nullable=False),
        sa.Column("seen", whole, nullable=False),
        sa.Column("right", whole, nullable=False),
        sa.Column("recent", real, nullable=False),
        sa.Column("stability", real),
        sa.Column("difficulty", real),
        sa.Column("reviewed_at", big),
        sa.Column("due_at", big),
        sa.PrimaryKeyConstraint("learner", "kind", "theme", name="pk_skills"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "slips",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("slip", words, nullable=False),
        sa.Column("met", whole, nullable=False),
        sa.Column("made", whole, nullable=False),
        sa.PrimaryKeyConstraint("learner", "slip", name="pk_slips"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "months",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("month", whole, nullable=False, autoincrement=False),
        sa.Column("answered", whole, nullable=False),
        sa.Column("right", whole, nullable=False),
        sa.Column("level", real),
        sa.PrimaryKeyConstraint("learner", "kind", "month", name="pk_months"),
        sqlite_with_rowid=False,
    )


def _make_boards() -> None:
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


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("game", words, nullable=False),
        sa.Column("learner", big, nullable=False),
        sa.Column("decisions", words, nullable=False),
        sa.Column("kept_at", big, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_games"),
    )
    op.create_index("ix_games_learner", "games", ["learner"])
    op.create_index("ix_games_kept_at", "games", ["kept_at"])
    op.create_table(
        "misses",
        sa.Column("miss", big, nullable=False, autoincrement=False),
        sa.Column("learner", big, nullable=False),
        sa.Column("loss", words, nullable=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("problem", words, nullable=False),
        sa.Column("kept_at", big, nullable=False),
        sa.Column("right", truth, nullable=False),
        sa.Column("stability", real, nullable=False),
        sa.Column("difficulty", real, nullable=False),
        sa.Column("reviewed_at", big, nullable=False),
        sa.Column("due_at", big, nullable=False),
        sa.PrimaryKeyConstraint("miss", name="pk_misses"),
    )
    op.create_index("ix_misses_learner_due_at", "misses", ["learner", "due_at"])
    op.create_table(
        "offers",
        sa.Column("offer", big, nullable=False, autoincrement=False),
        sa.Column("server", big, nullable=False),
        sa.Column("learner", big, nullable=False),
        sa.Column("named", truth, nullable=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("problem", words, nullable=False),
        sa.Column("offered_at", big, nullable=False),
        sa.Column("taken_at", big),
        sa.PrimaryKeyConstraint("offer", name="pk_offers"),
    )
    op.create_index("ix_offers_server", "offers", ["server"])
    op.create_index("ix_offers_learner", "offers", ["learner"])


def _make_rest() -> None:
    op.create_table(
        "species",
        sa.Column("kind", words, nullable=False),
        sa.Column("theme", words, nullable=False),
        sa.Column("level", whole, nullable=False, autoincrement=False),
        sa.Column("rating", real, nullable=False),
        sa.Column("deviation", real, nullable=False),
        sa.Column("plays", whole, nullable=False),
        sa.PrimaryKeyConstraint("kind", "theme", "level", name="pk_species"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chores",
        sa.Column("chore", words, nullable=False),
        sa.Column("next_at", big, nullable=False),
        sa.PrimaryKeyConstraint("chore", name="pk_chores"),
    )
