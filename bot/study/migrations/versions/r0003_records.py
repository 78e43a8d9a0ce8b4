"""Questions as records: what a row keeps no longer depends on the presets that there are."""

import logging

import sqlalchemy as sa
from alembic import op

from bot.study.migrations.text_of_version_2 import record_of

revision = "0003"
down_revision = "0002"

AT_ONCE = 1000
"""Questions read and written by one statement."""

QUIZZES = sa.table("quizzes", sa.column("quiz", sa.BigInteger), sa.column("problem", sa.Text))

log = logging.getLogger(__name__)


def upgrade() -> None:
    """Write every question anew; one that cannot be read stays what it is."""
    connection = op.get_bind()
    following = (
        sa.select(QUIZZES)
        .where(QUIZZES.c.quiz > sa.bindparam("after"), QUIZZES.c.problem != "")
        .order_by(QUIZZES.c.quiz)
        .limit(AT_ONCE)
    )
    rewrite = (
        sa.update(QUIZZES)
        .where(QUIZZES.c.quiz == sa.bindparam("number"))
        .values(problem=sa.bindparam("record"))
    )
    after = 0
    while rows := connection.execute(following, {"after": after}).all():
        after = rows[-1].quiz
        records = [
            {"number": row.quiz, "record": record}
            for row in rows
            if (record := _record(row.problem)) is not None
        ]
        if records:
            connection.execute(rewrite, records)


def _record(text: str) -> str | None:
    try:
        return record_of(text)
    except (ValueError, IndexError):
        log.warning("A stored question cannot be read: %.100r", text)
        return None
