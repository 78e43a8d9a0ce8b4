"""Decisions of members' own games: kept for a month, practiced, and offered as dailies."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the new tables; a question of practice may be about a decision that was kept."""
    op.add_column("quizzes", sa.Column("miss", sa.BigInteger()))
    _make_games()
    _make_misses()
    _make_offers()


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("learner", sa.BigInteger(), nullable=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.Column("kept_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_games"),
    )
    op.create_index("ix_games_learner", "games", ["learner"])
    op.create_index("ix_games_kept_at", "games", ["kept_at"])


def _make_misses() -> None:
    big, words = sa.BigInteger(), sa.Text()
    op.create_table(
        "misses",
        sa.Column("miss", big, nullable=False, autoincrement=False),
        sa.Column("learner", big, nullable=False),
        sa.Column("loss", words, nullable=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("problem", words, nullable=False),
        sa.Column("kept_at", big, nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("stability", sa.Float(), nullable=False),
        sa.Column("difficulty", sa.Float(), nullable=False),
        sa.Column("reviewed_at", big, nullable=False),
        sa.Column("due_at", big, nullable=False),
        sa.PrimaryKeyConstraint("miss", name="pk_misses"),
    )
    op.create_index("ix_misses_learner_due_at", "misses", ["learner", "due_at"])


def _make_offers() -> None:
    big, words = sa.BigInteger(), sa.Text()
    op.create_table(
        "offers",
        sa.Column("offer", big, nullable=False, autoincrement=False),
        sa.Column("server", big, nullable=False),
        sa.Column("learner", big, nullable=False),
        sa.Column("named", sa.Boolean(), nullable=False),
        sa.Column("kind", words, nullable=False),
        sa.Column("problem", words, nullable=False),
        sa.Column("offered_at", big, nullable=False),
        sa.Column("taken_at", big),
        sa.PrimaryKeyConstraint("offer", name="pk_offers"),
    )
    op.create_index("ix_offers_server", "offers", ["server"])
    op.create_index("ix_offers_learner", "offers", ["learner"])
