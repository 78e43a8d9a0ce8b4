"""Months: how members did at each kind of problem, by month, for the curves of their progress."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

MONTH_OF = {
    "sqlite": "CAST(strftime('%Y%m', answered_at / 1000, 'unixepoch') AS INTEGER)",
    "postgresql": (
        "CAST(to_char(to_timestamp(answered_at / 1000.0) AT TIME ZONE 'UTC', 'YYYYMM') AS INTEGER)"
    ),
}
RIGHT = 0.95


def upgrade() -> None:
    """Make the table, and fill it with the answers that are stored; of these no level is known."""
    words, whole = sa.Text(), sa.Integer()
    op.create_table(
        "months",
        sa.Column("learner", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("month", whole, nullable=False, autoincrement=False),
        sa.Column("answered", whole, nullable=False),
        sa.Column("right", whole, nullable=False),
        sa.Column("level", sa.Float()),
        sa.PrimaryKeyConstraint("learner", "kind", "month", name="pk_months"),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    filled = f"""
        INSERT INTO months (learner, kind, month, answered, "right")
        SELECT learner, kind, {MONTH_OF[connection.dialect.name]} AS month, COUNT(*),
               SUM(CASE WHEN score >= {RIGHT} THEN 1 ELSE 0 END)
        FROM answers JOIN quizzes ON quizzes.quiz = answers.quiz
        WHERE status = 'counted' AND purpose <> 'vote'
              AND NOT (purpose = 'asked' AND asker IS NOT NULL AND asker = learner)
        GROUP BY 1, 2, 3
    """  # noqa: S608 - made of constants
    connection.execute(sa.text(filled))
