"""The effect of one answer: on ratings, on themes and on the species of problem."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import (
    Connection,
    Float,
    Row,
    Table,
    bindparam,
    func,
    select,
)

from engine.problems import Grade, Species

from .clock import DAY, month_of
from .rating import Rating, answered, of_level, rested, suiting_level
from .review import Card, first_miss, reviewed, shown
from .tables import AnySelect, RowValues, learners, months, ratings, skills, slips, species, upsert

RECENT_SHARE: Final = 0.2
"""The weight of the newest answer in ``recent``: it looks back over some ten."""


def greet(connection: Connection, learner: int, now: int) -> None:
    """Note that a member was here; until the transaction ends, no other writes of this member.

    Every transaction that writes of a member begins so, after the quiz and before all else: in
    one order there is no deadlock.
    """
    row = {"learner": learner, "hidden": False, "seen_at": now}
    connection.execute(_GREETING(connection.dialect.name), row)


def learn(
    connection: Connection,
    learner: int,
    of: Species,
    grade: Grade,
    now: int,
    *,
    rated: bool,
    late: bool,
) -> None:
    """Store what a member's first answer to a question teaches; ``late`` ones teach review only."""
    _learn_theme(connection, learner, of, now, right=not grade.is_lapse, late=late)
    if not late:
        _learn_slips(connection, learner, grade)
    level = None
    if rated:
        level = suiting_level(_learn_ratings(connection, learner, of, grade.score, now))
    if not late:
        _learn_month(connection, learner, of.kind, now, level, right=grade.is_right)


def lapse(connection: Connection, learner: int, of: Species, now: int) -> None:
    """Store that a member was shown an answer: the theme is due the next day."""
    key = {"learner": learner, "kind": of.kind, "theme": of.theme}
    known = connection.execute(_SKILL, _named(key)).one_or_none()
    counted = {"seen": 0, "right": 0, "recent": 0.0}
    if known is not None:
        counted = {"seen": known.seen, "right": known.right, "recent": known.recent}
    card = shown(_card_of(known), now)
    connection.execute(_SKILL_LEARNT(connection.dialect.name), key | counted | asdict(card))


def _learn_theme(
    connection: Connection, learner: int, of: Species, now: int, *, right: bool, late: bool
) -> None:
    key = {"learner": learner, "kind": of.kind, "theme": of.theme}
    known = connection.execute(_SKILL, _named(key)).one_or_none()
    card = _next_card(known, now, right=right)
    seen, rights, recent = (known.seen, known.right, known.recent) if known else (0, 0, 0.0)
    if not late:
        # The first answer stands for itself; later ones move the mean.
        recent += (RECENT_SHARE if seen else 1.0) * (right - recent)
        seen, rights = seen + 1, rights + right
    row = {
        **key,
        "seen": seen,
        "right": rights,
        "recent": recent,
        "stability": card and card.stability,
        "difficulty": card and card.difficulty,
        "reviewed_at": card and card.reviewed_at,
        "due_at": card and card.due_at,
    }
    connection.execute(_SKILL_LEARNT(connection.dialect.name), row)


def _next_card(known: Row[tuple[object, ...]] | None, now: int, *, right: bool) -> Card | None:
    """Return the card of a theme after an answer; there is none before the first miss."""
    card = _card_of(known)
    if card is None:
        return None if right else first_miss(now)
    return reviewed(card, now, right=right)


def _card_of(known: Row[tuple[object, ...]] | None) -> Card | None:
    if known is None or known.due_at is None:
        return None
    return Card(known.stability, known.difficulty, known.reviewed_at, known.due_at)


def _learn_slips(connection: Connection, learner: int, grade: Grade) -> None:
    made = grade.made
    rows = [
        {"learner": learner, "slip": slip, "met": 1, "made": int(slip in made)}
        for slip in grade.met
    ]
    if rows:
        connection.execute(_SLIPS_MET(connection.dialect.name), rows)


def _learn_month(
    connection: Connection, learner: int, kind: str, now: int, level: float | None, *, right: bool
) -> None:
    row = {
        "learner": learner,
        "kind": kind,
        "month": month_of(now),
        "answered": 1,
        "right": int(right),
        "level": level,
        "level_now": level,
    }
    connection.execute(_MONTH(connection.dialect.name), row)


def _learn_ratings(
    connection: Connection, learner: int, of: Species, score: float, now: int
) -> Rating:
    """Let member and species play; return the member's rating then.

    The step of the species is added to what is stored by then: two members who answer at once
    both move it, and neither waits for the other.
    """
    key = {"kind": of.kind, "theme": of.theme, "level": of.level}
    row = connection.execute(_SPECIES, _named(key)).one_or_none()
    before = of_level(of.level) if row is None else Rating(row.rating, row.deviation)
    known = ratings_of(connection, learner, now).get(of.kind, Rating())
    member, after = answered(known, before, score)
    dialect = connection.dialect.name
    connection.execute(
        _MEMBER_RATED(dialect),
        {
            "learner": learner,
            "kind": of.kind,
            "rating": member.rating,
            "deviation": member.deviation,
            "rated_at": now,
        },
    )
    connection.execute(
        _SPECIES_RATED(dialect),
        {
            **key,
            "rating": after.rating,
            "deviation": after.deviation,
            "plays": 1,
            "step": after.rating - before.rating,
        },
    )
    return member


def ratings_of(connection: Connection, learner: int, now: int) -> dict[str, Rating]:
    """Return a member's ratings at the kinds of problem that were answered, as they are now."""
    return {
        row.kind: rested(Rating(row.rating, row.deviation), (now - row.rated_at) / DAY)
        for row in connection.execute(_RATINGS, {"member": learner})
    }


def _named(key: RowValues) -> RowValues:
    return {f"{name}_key": value for name, value in key.items()}


def _row_of(table: Table) -> AnySelect:
    """Return the SELECT of a row by its primary key, whose parts are parameters ``…_key``."""
    return select(table).where(
        *(column == bindparam(f"{column.name}_key") for column in table.primary_key)
    )


# Statements of every answer are made once: to make one takes as long as to run it.
_SKILL: Final = _row_of(skills)
_RATINGS: Final = select(ratings).where(ratings.c.learner == bindparam("member"))
_SPECIES: Final = _row_of(species)
_GREETING: Final = upsert(learners, replaced=("seen_at",))
_CARD: Final = ("stability", "difficulty", "reviewed_at", "due_at")
_SKILL_LEARNT: Final = upsert(skills, replaced=("seen", "right", "recent", *_CARD))
_SLIPS_MET: Final = upsert(slips, added=("met", "made"))
_MEMBER_RATED: Final = upsert(ratings, replaced=("rating", "deviation", "rated_at"))
_MONTH: Final = upsert(
    months,
    added=("answered", "right"),
    level=func.coalesce(bindparam("level_now", type_=Float), months.c.level),
)
_SPECIES_RATED: Final = upsert(
    species,
    replaced=("deviation",),
    added=("plays",),
    rating=species.c.rating + bindparam("step", type_=Float),
)
