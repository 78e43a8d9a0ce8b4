"""Marks: open questions whose answer a member knows, though no row may name the member."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "marks",
        sa.Column("quiz", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("mark", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(["quiz"], ["quizzes.quiz"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("quiz", "mark", name="pk_marks"),
        sqlite_with_rowid=False,
    )
