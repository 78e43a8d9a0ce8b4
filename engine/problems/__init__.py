"""Problems for study: any hand as a question, dealt questions, and answers graded by the engine.

A problem is a value that knows its theme, its level, its right answer and how to grade others:

>>> from engine import format_tiles, parse_hand
>>> from engine.problems import WaitsProblem, deal
>>> problem = WaitsProblem(parse_hand("3334m123p567s789s"))
>>> problem.theme, problem.level, format_tiles(problem.right), format_tiles(problem.options)
('ryantan', 2, '245m', '2345m1234p456789s')
>>> grade = problem.grade(problem.read("2m5m"))
>>> round(grade.score, 2), grade.made
(0.67, ('missed:tanki',))
>>> deal("cut", 3, seed=1) == deal("cut", 3, seed=1)
True

``right`` is the right answer (of a cut, every kind that is as good), ``answer`` the engine's full
one, from which sentences are made; ``write`` and ``read`` turn an answer into text and back.
Nothing here is imported by ``import engine``. To deal cuts needs NumPy, as
`engine.outlook` does; riichi or dama too.
"""

from random import Random
from typing import Final

from engine.rules import TENHOU, Rules
from engine.scoring.yaku import A_YAKUMAN

from .blocks import BLOCKS, BlocksAsked, BlocksProblem
from .cut import CUT, WIDTH_OR_VALUE, CutProblem, idea_among, weighed
from .fold import FOLD, FoldCut, FoldProblem
from .honesty import AS_GOOD, YakuLead, yaku_of_value
from .kind import (
    LEVELS,
    RIGHT,
    Grade,
    Misfit,
    NoProblemError,
    NoProblemReason,
    Problem,
    ProblemKind,
    Slip,
    Species,
    grade_text,
    misfit,
)
from .price import FU, HAN, PRICE, PriceChoice, PriceProblem, has_price
from .readings import MOST_READINGS, READINGS, ReadingsProblem
from .riichi import RIICHI, RiichiProblem, Way, lead_between
from .waits import MOST_OPTIONS, WAITS, WaitsProblem

__all__ = [
    "AS_GOOD",
    "A_YAKUMAN",
    "BLOCKS",
    "CUT",
    "FOLD",
    "FU",
    "HAN",
    "LEVELS",
    "MOST_OPTIONS",
    "MOST_READINGS",
    "OFFERED_SPECIES",
    "PRICE",
    "PROBLEM_KINDS",
    "READINGS",
    "RIGHT",
    "RIICHI",
    "SPECIES",
    "WAITS",
    "WEIGHTS",
    "WIDTH_OR_VALUE",
    "BlocksAsked",
    "BlocksProblem",
    "CutProblem",
    "FoldCut",
    "FoldProblem",
    "Grade",
    "Misfit",
    "NoProblemError",
    "NoProblemReason",
    "PriceChoice",
    "PriceProblem",
    "Problem",
    "ProblemKind",
    "ReadingsProblem",
    "RiichiProblem",
    "Slip",
    "Species",
    "WaitsProblem",
    "Way",
    "YakuLead",
    "can_be_dealt",
    "deal",
    "dealt_like",
    "grade_text",
    "has_price",
    "idea_among",
    "lead_between",
    "misfit",
    "species_of",
    "weighed",
    "yaku_of_value",
]

# A new kind is its module, and its name here.
_ALL: Final[tuple[ProblemKind[Problem], ...]] = (WAITS, CUT, PRICE, READINGS, FOLD, RIICHI, BLOCKS)

PROBLEM_KINDS: Final = {kind.name: kind for kind in _ALL}
"""Every kind of problem by its name, in the order in which they are offered."""

SPECIES: Final = tuple(sorted(species for kind in _ALL for species in kind.species))
"""Every species there is; each can be dealt."""

WEIGHTS: Final = {
    species: PROBLEM_KINDS[species.kind].themes[species.theme].weights[species.level]
    for species in SPECIES
}
"""How often each species is dealt beside the others of its kind and level."""

OFFERED_SPECIES: Final = tuple(species for species in SPECIES if WEIGHTS[species])
"""The species dealt without being asked for; others come from hands that somebody typed."""


def can_be_dealt(species: Species, players: int) -> bool:
    """Whether so many players have such problems: three have no called sequence and no rates."""
    return players == 4 or not PROBLEM_KINDS[species.kind].themes[species.theme].needs_four


def dealt_like(species: Species, random: Random, players: int) -> Species:
    """Return the species to deal in place of one, which is that itself where there is such.

    A typed hand can be of a theme that is not dealt, or not at its level: then it is the theme at
    the nearest level, or another theme of the kind and level.
    """
    if species in WEIGHTS and can_be_dealt(species, players):
        return species
    of_theme = [one for one in SPECIES if (one.kind, one.theme) == (species.kind, species.theme)]
    if near := [one for one in of_theme if can_be_dealt(one, players)]:
        return min(near, key=lambda one: abs(one.level - species.level))
    theme = PROBLEM_KINDS[species.kind].draw(random, species.level, players)
    return Species(species.kind, theme, species.level)


def deal(
    kind: str, level: int, seed: int, *, theme: str | None = None, rules: Rules = TENHOU
) -> Problem:
    """Deal the problem of this kind, level and seed by these rules; of the theme, if one is given.

    The same five always deal the same problem (of one version of the engine: store the problem,
    not its seed). Raises ValueError for what is no kind, and for a level or theme that the kind, or
    the players of these rules, do not have.
    """
    if kind not in PROBLEM_KINDS:
        raise ValueError(f"there are no problems {kind!r:.60}, only {', '.join(PROBLEM_KINDS)}")
    return PROBLEM_KINDS[kind].deal(level, seed, theme=theme, rules=rules)


def species_of(problem: Problem) -> Species:
    """Return the species of a problem."""
    return Species(problem.kind, problem.theme, problem.level)
