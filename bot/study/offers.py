"""Decisions that members offer as a daily of a server: a manager takes one, or declines it."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, func, select, update

from .learning import greet
from .quiz import new_number
from .servers import lock
from .store import Store
from .tables import offers

MOST_OF_SERVER: Final = 30
MOST_OWN: Final = 5
"""Offers that a server has at most, and those of one member among them."""


class TooManyOffersError(Exception):
    """A server or a member has as many offers as there may be."""


@dataclass(frozen=True, slots=True)
class NewOffer:
    """A decision to offer, as a row of questions; ``named`` is whether the daily says whose."""

    server: int
    learner: int
    named: bool
    kind: str
    problem: str


@dataclass(frozen=True, slots=True)
class MadeOffer(NewOffer):
    """The same under its number; ``taken_at`` is None until a manager takes it."""

    offer: int
    taken_at: int | None


async def make(store: Store, new: NewOffer) -> bool:
    """Offer a decision; False where it is offered already. Raises TooManyOffersError."""
    now = store.now()
    here = offers.c.server == new.server

    def write(connection: Connection) -> bool:
        lock(connection, new.server)
        greet(connection, new.learner, now)
        if _count(connection, and_(here, offers.c.problem == new.problem)):
            return False
        own = and_(here, offers.c.learner == new.learner)
        if _count(connection, here) >= MOST_OF_SERVER or _count(connection, own) >= MOST_OWN:
            raise TooManyOffersError
        row = {
            "offer": new_number(now),
            "server": new.server,
            "learner": new.learner,
            "named": new.named,
            "kind": new.kind,
            "problem": new.problem,
            "offered_at": now,
        }
        connection.execute(offers.insert(), row)
        return True

    return await store.run(write)


async def listed(store: Store, server: int) -> tuple[MadeOffer, ...]:
    """Return the offers of a server, the oldest first."""
    found = select(offers).where(offers.c.server == server).order_by(offers.c.offer)
    return await store.run(
        lambda connection: tuple(
            MadeOffer(
                row.server, row.learner, row.named, row.kind, row.problem, row.offer, row.taken_at
            )
            for row in connection.execute(found)
        )
    )


async def take(store: Store, server: int, offer: int, *, taken: bool) -> None:
    """Take an offer, so that it becomes the next daily of the server, or put it back."""
    which = update(offers).where(offers.c.offer == offer, offers.c.server == server)
    moved = which.values(taken_at=store.now() if taken else None)
    await store.run(lambda connection: connection.execute(moved))


async def remove(store: Store, server: int, offer: int) -> None:
    """Delete an offer: it is declined, or posted."""
    which = offers.delete().where(offers.c.offer == offer, offers.c.server == server)
    await store.run(lambda connection: connection.execute(which))


async def next_taken(store: Store, server: int, kind: str | None = None) -> MadeOffer | None:
    """Return the offer of a kind or of any that was taken first, None where there is none."""
    found = [
        offer
        for offer in await listed(store, server)
        if offer.taken_at is not None and kind in {None, offer.kind}
    ]
    return min(found, key=lambda offer: (offer.taken_at or 0, offer.offer), default=None)


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(offers).where(which)).scalar_one()
