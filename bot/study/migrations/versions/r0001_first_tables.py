"""The first tables: quizzes, answers, and what is known of those who answer."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    big, whole, real, words = sa.BigInteger(), sa.Integer(), sa.Float(), sa.Text()
    op.create_table(
        "servers",
        sa.Column("server", big, nullable=False, autoincrement=False),
        sa.Column("language", words),
        sa.Column("rules", words),
        sa.Column("askers", words, nullable=False),
        sa.Column("asker_role", big),
        sa.PrimaryKeyConstraint("server", name="pk_servers"),
    )
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
        sa.Column("opened_at", big, nullable=False),
        sa.Column("closed_at", big),
        sa.PrimaryKeyConstraint("quiz", name="pk_quizzes"),
    )
    op.create_index("ix_quizzes_server_opened_at", "quizzes", ["server", "opened_at"])
    op.create_index("ix_quizzes_channel_opened_at", "quizzes", ["channel", "opened_at"])
    op.create_index("ix_quizzes_asker", "quizzes", ["asker"])
    op.create_table(
        "answers",
        sa.Column("quiz", big, nullable=False, autoincrement=False),
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("status", words, nullable=False),
        sa.Column("choice", words),
        sa.Column("score", real),
        sa.Column("answered_at", big, nullable=False),
        sa.PrimaryKeyConstraint("quiz", "learner", name="pk_answers"),
        sa.ForeignKeyConstraint(["quiz"], ["quizzes.quiz"], ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_answers_learner_answered_at", "answers", ["learner", "answered_at"])
    op.create_table(
        "learners",
        sa.Column("learner", big, nullable=False, autoincrement=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
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
