"""Which species of problem somebody practices next."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from sqlalchemy import Connection, select

from engine.problems import OFFERED_SPECIES, PROBLEM_KINDS, SPECIES, WEIGHTS, Species, can_be_dealt

from .learners import ThemeRecord, themes_of, weakness
from .learning import ratings_of
from .path import CLOSED, is_newcomer, next_step
from .quiz import Purpose
from .rating import Rating, expected, of_level
from .store import Store
from .tables import species

AIM: Final = 0.8
"""The score that a picked problem should promise: most come out right, and some do not."""

WEAK_SHARE: Final = 0.7
WEAK_SHARE_EACH: Final = 0.25
"""How often a problem is of a weak theme, at most, and for each such theme; else it is of any."""

REVIEW_SHARE: Final = 0.5
"""How often a problem is a review while something is due."""

HEALED: Final = 0.8
"""A theme is weak while less than this share of its latest answers is right."""

WEAKEST: Final = 5
"""How many themes count as weak."""

NEAREST: Final = 4
MARGIN: Final = 0.1
"""Among how many species nearest the aim one is drawn, where no theme is; how much farther off."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The species to deal next, and the reason: review, or practice."""

    species: Species
    purpose: Purpose


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The ratings of a member by kind, the themes met, and the species' ratings."""

    ratings: Mapping[str, Rating]
    themes: Sequence[ThemeRecord]
    species: Mapping[Species, Rating]

    def expects(self, of: Species) -> float:
        """Return the score that the member is to expect of a problem of this species."""
        member = self.ratings.get(of.kind, Rating())
        return expected(member, self.species.get(of, of_level(of.level)))


async def knowledge_of(store: Store, learner: int) -> Knowledge:
    """Read what is known of a member."""
    now = store.now()

    def read(connection: Connection) -> Knowledge:
        return Knowledge(
            ratings_of(connection, learner, now),
            themes_of(connection, learner),
            {
                Species(row.kind, row.theme, row.level): Rating(row.rating, row.deviation)
                for row in connection.execute(select(species))
            },
        )

    return await store.run(read)


def draw(
    random: Random,
    kind: str | None = None,
    level: int | None = None,
    players: int = 4,
    *,
    kinds: Iterable[str] = PROBLEM_KINDS,
) -> Species:
    """Draw a species of the kind and the level: first a kind and a level, any where one is None.

    A kind that is not named is one of ``kinds``. Then a theme by its weight: of nine gates there
    are three hands, of one suit thousands.
    """
    named = [one for one in kinds if _offered(one, level, players)] if kind is None else [kind]
    kind = random.choice(named)
    level = level or random.choice(sorted({one.level for one in _offered(kind, None, players)}))
    return weighted(random, _offered(kind, level, players))


def weighted(random: Random, among: Sequence[Species]) -> Species:
    """Draw one of the species by its weight."""
    return random.choices(among, [WEIGHTS[one] for one in among])[0]


def at_best_level(known: Knowledge, named: Sequence[str]) -> Species | None:
    """Return the species of a kind and theme at the level that suits a member.

    That is the level whose expected score is nearest `AIM`; None for what is not dealt.
    """
    of_theme = [one for one in SPECIES if [one.kind, one.theme] == [*named]]
    return _nearest(known, of_theme)[0] if of_theme else None


@cache
def _offered(kind: str, level: int | None, players: int) -> tuple[Species, ...]:
    return tuple(
        one
        for one in OFFERED_SPECIES
        if one.kind == kind and level in {None, one.level} and can_be_dealt(one, players)
    )


def pick(
    random: Random,
    known: Knowledge,
    now: int,
    *,
    kind: str | None = None,
    level: int | None = None,
    players: int = 4,
    kinds: Collection[str] = PROBLEM_KINDS.keys(),
) -> Picked:
    """Pick what to practice, of the kind and level where they are asked for, for so many players.

    It is one of ``kinds``, those that are dealt here. Every other time what is due for review,
    the longest due first: all of it would leave somebody who misses much nothing else for months.
    Else a newcomer's next step. Else, the more often the more of them there are, one of the weakest
    themes, at the level whose expected score is nearest `AIM`; else any species near it. A theme is
    weak until the latest answers are right: one miss does not stay.
    """
    reviewable = [
        one
        for one in SPECIES
        if kind in {None, one.kind}
        and one.kind in {*kinds, kind}
        and level in {None, one.level}
        and can_be_dealt(one, players)
    ]
    offered = [one for one in reviewable if one in OFFERED_SPECIES]
    due = sorted(
        (theme for theme in known.themes if theme.due_at is not None and theme.due_at <= now),
        key=lambda theme: theme.due_at or 0,
    )
    for theme in due if random.random() < REVIEW_SHARE else ():
        if best := _nearest(known, _of_theme(reviewable, theme)):
            return Picked(best[0], Purpose.REVIEW)
    if kind is None and is_newcomer(known.themes):
        step = next_step(known.themes, players) if level is None else ()
        step = tuple(one for one in step if one.kind in kinds)
        if step:
            return Picked(weighted(random, step), Purpose.PRACTICE)
        offered = [one for one in offered if one.kind not in CLOSED]
    weak = [
        matching
        for theme in sorted(known.themes, key=weakness)
        if theme.recent < HEALED and (matching := _of_theme(reviewable, theme))
    ]
    if random.random() < min(WEAK_SHARE, len(weak) * WEAK_SHARE_EACH):
        chosen = random.choice(weak[:WEAKEST])
        return Picked(_nearest(known, chosen)[0], Purpose.PRACTICE)
    kinds = sorted({one.kind for one in offered})
    some_kind = random.choice(kinds)
    among = [one for one in offered if one.kind == some_kind]
    # Shuffled first: species without a measured rating promise the same.
    near = _nearest(known, random.sample(among, len(among)))[:NEAREST]
    least = abs(known.expects(near[0]) - AIM)
    alike = [one for one in near if abs(known.expects(one) - AIM) <= least + MARGIN]
    return Picked(weighted(random, alike), Purpose.PRACTICE)


def _of_theme(among: Collection[Species], theme: ThemeRecord) -> list[Species]:
    return [one for one in among if (one.kind, one.theme) == (theme.kind, theme.theme)]


def _nearest(known: Knowledge, among: Collection[Species]) -> list[Species]:
    """Return the species in the order of how near their expected score is to the aim."""
    return sorted(among, key=lambda one: abs(known.expects(one) - AIM))
