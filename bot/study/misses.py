"""Decisions of own games that a member practices: each is a card, due again by FSRS."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select, update

from .learning import greet
from .quiz import new_number
from .review import Card, first_miss, reviewed
from .store import Store
from .tables import misses

MOST_MISSES: Final = 200
"""Decisions of one member; of more the oldest goes."""


@dataclass(frozen=True, slots=True)
class NewMiss:
    """A decision to practice: the kind of loss, and the question as its row keeps it."""

    loss: str
    kind: str
    problem: str


@dataclass(frozen=True, slots=True)
class Miss(NewMiss):
    """The same under its number."""

    miss: int


@dataclass(frozen=True, slots=True)
class LossTally:
    """How a member does at a kind of loss: ``open`` of the ``kept`` were not right at last."""

    loss: str
    kept: int
    open: int


async def keep(store: Store, learner: int, new: NewMiss) -> bool:
    """Keep a decision to practice, due in a day; False where it is kept already."""
    now = store.now()
    own = misses.c.learner == learner

    def write(connection: Connection) -> bool:
        greet(connection, learner, now)
        same = select(misses.c.miss).where(own, misses.c.problem == new.problem)
        if connection.execute(same.limit(1)).first() is not None:
            return False
        older = select(misses.c.miss).where(own).order_by(misses.c.miss.desc())
        surplus = connection.execute(older.offset(MOST_MISSES - 1)).scalars().all()
        connection.execute(misses.delete().where(misses.c.miss.in_(surplus)))
        row = {
            "miss": new_number(now),
            "learner": learner,
            "loss": new.loss,
            "kind": new.kind,
            "problem": new.problem,
            "kept_at": now,
            "right": False,
        }
        connection.execute(misses.insert(), row | _columns(first_miss(now)))
        return True

    return await store.run(write)


async def due(store: Store, learner: int, kind: str | None = None) -> Miss | None:
    """Return the decision that has been due longest, of a kind of problem or of any; or None."""
    wanted = select(misses.c.loss, misses.c.kind, misses.c.problem, misses.c.miss).where(
        misses.c.learner == learner, misses.c.due_at <= store.now()
    )
    if kind is not None:
        wanted = wanted.where(misses.c.kind == kind)
    first = wanted.order_by(misses.c.due_at, misses.c.miss).limit(1)

    def read(connection: Connection) -> Miss | None:
        row = connection.execute(first).one_or_none()
        return None if row is None else Miss(*row)

    return await store.run(read)


async def drop(store: Store, learner: int, miss: int) -> None:
    """No longer practice a decision."""
    which = misses.delete().where(misses.c.miss == miss, misses.c.learner == learner)
    await store.run(lambda connection: connection.execute(which))


def learn(connection: Connection, miss: int, learner: int, now: int, *, right: bool) -> None:
    """Store what an answer teaches of a decision; nothing where it is kept no more."""
    which = misses.c.miss == miss, misses.c.learner == learner
    row = connection.execute(select(misses).where(*which)).one_or_none()
    if row is None:
        return
    card = Card(row.stability, row.difficulty, row.reviewed_at, row.due_at)
    after = _columns(reviewed(card, now, right=right))
    connection.execute(update(misses).where(*which).values(right=right, **after))


def due_of(connection: Connection, learner: int, now: int) -> int:
    """Return how many decisions are due now."""
    counted = select(func.count()).select_from(misses)
    which = misses.c.learner == learner, misses.c.due_at <= now
    return connection.execute(counted.where(*which)).scalar_one()


def losses_of(connection: Connection, learner: int) -> tuple[LossTally, ...]:
    """Return how a member does at each kind of loss, that with most open ones first."""
    found = (
        select(misses.c.loss, misses.c.right, func.count().label("number"))
        .where(misses.c.learner == learner)
        .group_by(misses.c.loss, misses.c.right)
    )
    kept: dict[str, int] = {}
    still: dict[str, int] = {}
    for row in connection.execute(found):
        kept[row.loss] = kept.get(row.loss, 0) + row.number
        still[row.loss] = still.get(row.loss, 0) + (0 if row.right else row.number)
    order = sorted(kept, key=lambda loss: (-still[loss], -kept[loss], loss))
    return tuple(LossTally(loss, kept[loss], still[loss]) for loss in order)


def _columns(card: Card) -> dict[str, float]:
    return {
        "stability": card.stability,
        "difficulty": card.difficulty,
        "reviewed_at": card.reviewed_at,
        "due_at": card.due_at,
    }
