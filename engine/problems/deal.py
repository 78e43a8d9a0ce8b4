"""Deals a problem of any kind, level and theme from a seed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.rules import TENHOU, Rules

from .cut_problem import THEMES as CUT_THEMES
from .cut_problem import CutProblem
from .deal_cut import deal_cut
from .deal_price import UNASKED, WITH_CHI, deal_price
from .deal_readings import THEMES_OF, deal_readings
from .deal_waits import WEIGHT_OF, deal_waits
from .price_problem import LEVEL_OF as LEVEL_OF_PRICE
from .price_problem import PriceProblem
from .problem import LEVELS, ProblemKind
from .readings_problem import ReadingsProblem
from .waits_problem import LEVEL_OF as LEVEL_OF_WAITS
from .waits_problem import WaitsProblem

Problem = WaitsProblem | CutProblem | PriceProblem | ReadingsProblem

_DEALERS: Final[dict[ProblemKind, Callable[[Random, int, str | None, Rules], Problem]]] = {
    ProblemKind.WAITS: deal_waits,
    ProblemKind.CUT: deal_cut,
    ProblemKind.PRICE: deal_price,
    ProblemKind.READINGS: deal_readings,
}


@dataclass(frozen=True, slots=True, order=True)
class Species:
    """Problems that are much alike: of one kind, theme and level."""

    kind: ProblemKind
    theme: str
    level: int


def _species() -> dict[Species, bool]:
    """Every species there is, and whether it is dealt without being asked for."""
    found = {
        Species(ProblemKind.WAITS, str(theme), level): WEIGHT_OF.get(theme, 1) > 0
        for theme, level in LEVEL_OF_WAITS.items()
    }
    found |= {
        Species(ProblemKind.CUT, theme, level): True for level in LEVELS for theme in CUT_THEMES
    }
    found |= {
        Species(ProblemKind.PRICE, theme, level): theme not in UNASKED
        for theme, level in LEVEL_OF_PRICE.items()
    }
    found |= {
        Species(ProblemKind.READINGS, theme, level): True
        for level, themes in THEMES_OF.items()
        for theme in themes
    }
    return found


_ALL: Final = _species()

SPECIES: Final = tuple(sorted(_ALL))
"""Every species there is; each can be dealt."""

OFFERED_SPECIES: Final = tuple(species for species in SPECIES if _ALL[species])
"""The species dealt without being asked for; others come from hands that somebody typed."""


def can_be_dealt(species: Species, players: int) -> bool:
    """Whether so many players have such problems: three have no hand with a called sequence."""
    return players == 4 or species.kind is not ProblemKind.PRICE or species.theme not in WITH_CHI


def deal(
    kind: ProblemKind, level: int, seed: int, *, theme: str | None = None, rules: Rules = TENHOU
) -> Problem:
    """Deal the problem of this kind, level and seed by these rules; of the theme, if one is given.

    The same five always deal the same problem (of one version of the engine: store the problem,
    not its seed). Raises ValueError for what is no kind, and for a level or theme that the kind, or
    the players of these rules, do not have.
    """
    if kind not in _DEALERS:
        raise ValueError(f"there are no problems {kind!r:.60}, only {', '.join(_DEALERS)}")
    kind = ProblemKind(kind)
    levels = [species.level for species in SPECIES if species.kind is kind]
    if level not in levels:
        raise ValueError(f"there is no level {level!r} of {kind}, only 1 to {max(levels)}")
    if theme is not None and not can_be_dealt(Species(kind, theme, level), rules.players):
        raise ValueError(f"with three players there is no {theme!r}: nobody calls chi")
    if theme is not None and Species(kind, theme, level) not in _ALL:
        themes = [
            species.theme for species in SPECIES if (species.kind, species.level) == (kind, level)
        ]
        raise ValueError(
            f"{kind} has no theme {theme!r} of level {level}, only {', '.join(themes)}"
        )
    random = Random(f"{kind}/{level}/{theme or ''}/{seed}")  # noqa: S311 - no secret
    return _DEALERS[kind](random, level, theme, rules)


def species_of(problem: Problem) -> Species:
    """Return the species of a problem."""
    return Species(problem.kind, problem.theme, problem.level)
