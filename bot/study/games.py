"""What a game taught a member, for a month: under a key that nobody can guess, for its owner."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from .learning import greet
from .store import Store
from .tables import games, insert

MOST_GAMES: Final = 100
"""Games of one member; of more the oldest goes."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The decisions of one player of a game as text, and whose they are."""

    game: str
    learner: int
    decisions: str


async def keep(store: Store, kept: KeptGame) -> None:
    """Keep the decisions of a game; where its key is known, they stay as they are."""
    now = store.now()

    def write(connection: Connection) -> None:
        greet(connection, kept.learner, now)
        row = {
            "game": kept.game,
            "learner": kept.learner,
            "decisions": kept.decisions,
            "kept_at": now,
        }
        new = insert(connection.dialect.name, games).values(row)
        connection.execute(new.on_conflict_do_nothing())
        own = select(games.c.game).where(games.c.learner == kept.learner)
        newest = own.order_by(games.c.kept_at.desc(), games.c.game).offset(MOST_GAMES)
        surplus = connection.execute(newest).scalars().all()
        connection.execute(games.delete().where(games.c.game.in_(surplus)))

    await store.run(write)


async def find(store: Store, game: str) -> KeptGame | None:
    """Return what is kept under a key, None for nothing."""
    wanted = select(games).where(games.c.game == game)

    def read(connection: Connection) -> KeptGame | None:
        row = connection.execute(wanted).one_or_none()
        return None if row is None else KeptGame(row.game, row.learner, row.decisions)

    return await store.run(read)
