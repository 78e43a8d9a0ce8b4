"""Deals a problem of any kind, level and theme from a seed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from engine.rules import TENHOU, Rules

from .cut_problem import CutProblem
from .deal_cut import THEME_WEIGHTS as CUT_WEIGHTS
from .deal_cut import deal_cut
from .deal_price import UNASKED, WITH_CHI, deal_price
from .deal_readings import THEMES_OF as READINGS_WEIGHTS
from .deal_readings import deal_readings
from .deal_waits import USUAL_WEIGHT, WEIGHT_OF, deal_waits
from .price_problem import LEVEL_OF as LEVEL_OF_PRICE
from .price_problem import PriceProblem
from .problem import ProblemKind
from .readings_problem import ReadingsProblem
from .waits_problem import LEVEL_OF as LEVEL_OF_WAITS
from .waits_problem import WaitsProblem

Problem = WaitsProblem | CutProblem | PriceProblem | ReadingsProblem

_DEALERS: Final[dict[ProblemKind, Callable[[Random, int, str, Rules], Problem]]] = {
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


def _weights() -> dict[Species, int]:
    """Every species there is, with its weight among those of its kind and level."""
    found = {
        Species(ProblemKind.WAITS, str(theme), level): WEIGHT_OF.get(theme, USUAL_WEIGHT)
        for theme, level in LEVEL_OF_WAITS.items()
    }
    for kind, of_levels in (
        (ProblemKind.CUT, CUT_WEIGHTS),
        (ProblemKind.READINGS, READINGS_WEIGHTS),
    ):
        found |= {
            Species(kind, theme, level): weight
            for level, themes in of_levels.items()
            for theme, weight in themes.items()
        }
    found |= {
        Species(ProblemKind.PRICE, theme, level): int(theme not in UNASKED)
        for theme, level in LEVEL_OF_PRICE.items()
    }
    return found


WEIGHTS: Final = MappingProxyType(_weights())
"""How often each species is dealt beside the others of its kind and level.

One of weight 0 is dealt only when asked for: it comes from hands that somebody typed.
"""

SPECIES: Final = tuple(sorted(WEIGHTS))
"""Every species there is; each can be dealt."""

OFFERED_SPECIES: Final = tuple(species for species in SPECIES if WEIGHTS[species])
"""The species dealt without being asked for."""


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
    theme = draw_theme(random, species.kind, species.level, players)
    return Species(species.kind, theme, species.level)


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
    if theme is not None and Species(kind, theme, level) not in WEIGHTS:
        themes = [
            species.theme for species in SPECIES if (species.kind, species.level) == (kind, level)
        ]
        raise ValueError(
            f"{kind} has no theme {theme!r} of level {level}, only {', '.join(themes)}"
        )
    random = Random(f"{kind}/{level}/{theme or ''}/{seed}")  # noqa: S311 - no secret
    if theme is None:
        theme = draw_theme(random, kind, level, rules.players)
    return _DEALERS[kind](random, level, theme, rules)


def draw_theme(random: Random, kind: ProblemKind, level: int, players: int) -> str:
    """Draw a theme of a kind and level by its weight."""
    among = [
        one
        for one in OFFERED_SPECIES
        if (one.kind, one.level) == (kind, level) and can_be_dealt(one, players)
    ]
    return random.choices(among, [WEIGHTS[one] for one in among])[0].theme


def species_of(problem: Problem) -> Species:
    """Return the species of a problem."""
    return Species(problem.kind, problem.theme, problem.level)
