"""Sessions: problems in a row in a channel, and which of its questions a question is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

DUE = sa.text("next_at IS NOT NULL")


def upgrade() -> None:
    """Add a column to quizzes, and make the table of sessions."""
    big, whole, words = sa.BigInteger(), sa.Integer(), sa.Text()
    op.add_column("quizzes", sa.Column("session", big))
    op.create_index("ix_quizzes_session_number", "quizzes", ["session", "number"], unique=True)
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
        "ix_sessions_next_at", "sessions", ["next_at"], postgresql_where=DUE, sqlite_where=DUE
    )
