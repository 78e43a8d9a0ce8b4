"""What one answer teaches about a member and about a species of problem."""

from typing import Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.problems import Grade, Species

from .rating import Rating, answered, of_level, rested
from .review import Card, first_miss, reviewed
from .store import insert
from .tables import learners, ratings, skills, slips, species

RECENT_SHARE: Final = 0.2
"""The weight of the newest answer in ``recent``: it looks back over some ten."""

DAY: Final = 86_400_000


async def greet(connection: AsyncConnection, learner: int, now: int) -> None:
    """Note that a member was here; until the transaction ends, no other writes of this member.

    Every transaction that writes of a member begins so, after the quiz and before all else: in
    one order there is no deadlock.
    """
    row = insert(connection, learners).values(learner=learner, hidden=False, seen_at=now)
    await connection.execute(
        row.on_conflict_do_update(index_elements=["learner"], set_={"seen_at": now})
    )


async def learn(
    connection: AsyncConnection,
    learner: int,
    of: Species,
    grade: Grade,
    now: int,
    *,
    rated: bool,
    late: bool,
) -> None:
    """Store what a member's first answer to a question teaches; ``late`` ones teach review only."""
    await _learn_theme(connection, learner, of, now, right=grade.is_right, late=late)
    if not late:
        await _learn_slips(connection, learner, grade)
    if rated:
        await _learn_ratings(connection, learner, of, grade.score, now)


async def _learn_theme(
    connection: AsyncConnection, learner: int, of: Species, now: int, *, right: bool, late: bool
) -> None:
    key = {"learner": learner, "kind": of.kind, "theme": of.theme}
    found = await connection.execute(
        select(skills).where(*(skills.c[name] == value for name, value in key.items()))
    )
    known = found.one_or_none()
    card = _next_card(known, now, right=right)
    values: dict[str, float | int | None] = {"seen": 0, "right": 0, "recent": 0.0}
    if known is not None:
        values = {name: getattr(known, name) for name in values}
    if not late:
        recent = float(values["recent"] or 0)
        # The first answer stands for itself; later ones move the mean.
        share = RECENT_SHARE if values["seen"] else 1.0
        values = {
            "seen": int(values["seen"] or 0) + 1,
            "right": int(values["right"] or 0) + right,
            "recent": recent + share * (right - recent),
        }
    if card is not None:
        values |= {
            "stability": card.stability,
            "difficulty": card.difficulty,
            "reviewed_at": card.reviewed_at,
            "due_at": card.due_at,
        }
    row = insert(connection, skills).values(**key, **values)
    await connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=values))


def _next_card(known: Row[tuple[object, ...]] | None, now: int, *, right: bool) -> Card | None:
    """Return the card of a theme after an answer; there is none before the first miss."""
    if known is None or known.due_at is None:
        return None if right else first_miss(now)
    card = Card(known.stability, known.difficulty, known.reviewed_at, known.due_at)
    return reviewed(card, now, right=right)


async def _learn_slips(connection: AsyncConnection, learner: int, grade: Grade) -> None:
    if not grade.met:
        return
    row = insert(connection, slips).values(
        [
            {"learner": learner, "slip": slip, "met": 1, "made": int(slip in grade.made)}
            for slip in grade.met
        ]
    )
    await connection.execute(
        row.on_conflict_do_update(
            index_elements=["learner", "slip"],
            set_={"met": slips.c.met + 1, "made": slips.c.made + row.excluded.made},
        )
    )


async def _learn_ratings(
    connection: AsyncConnection, learner: int, of: Species, score: float, now: int
) -> None:
    """Let member and species play; the species row is locked last and shortest."""
    member = await rating_of(connection, learner, of.kind, now)
    key = {"kind": of.kind, "theme": of.theme, "level": of.level}
    found = await connection.execute(
        select(species.c.rating, species.c.deviation, species.c.plays)
        .where(*(species.c[name] == value for name, value in key.items()))
        .with_for_update()
    )
    row = found.one_or_none()
    problem = of_level(of.level) if row is None else Rating(row.rating, row.deviation)
    member, moved = answered(member, problem, score)
    values = {"rating": member.rating, "deviation": member.deviation, "rated_at": now}
    mine = insert(connection, ratings).values(learner=learner, kind=of.kind, **values)
    await connection.execute(
        mine.on_conflict_do_update(index_elements=["learner", "kind"], set_=values)
    )
    theirs = insert(connection, species).values(
        **key, rating=moved.rating, deviation=moved.deviation, plays=1
    )
    await connection.execute(
        theirs.on_conflict_do_update(
            index_elements=list(key),
            set_={
                "rating": moved.rating,
                "deviation": moved.deviation,
                "plays": species.c.plays + 1,
            },
        )
    )


async def rating_of(connection: AsyncConnection, learner: int, kind: str, now: int) -> Rating:
    """Return a member's rating at a kind of problem as it is now."""
    found = await connection.execute(
        select(ratings).where(ratings.c.learner == learner, ratings.c.kind == kind)
    )
    row = found.one_or_none()
    if row is None:
        return Rating()
    return rested(Rating(row.rating, row.deviation), (now - row.rated_at) / DAY)
