"""The path of a newcomer: waits first, then the blocks of a hand, then cuts for ever finer reasons.

A price is many facts at once, and opens later or when it is asked for.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.problems import OFFERED_SPECIES, Species, can_be_dealt

from .learners import ThemeRecord


class Station(NamedTuple):
    """Problems of a kind and a level; of one theme, or of any where it is None."""

    kind: str
    level: int
    theme: str | None = None


PATH: Final = (
    Station("waits", 1),
    Station("blocks", 1),
    Station("blocks", 2),
    Station("cut", 1, "loose"),
    Station("blocks", 3),
    Station("cut", 3, "six_blocks"),
    Station("cut", 2, "compound"),
    Station("cut", 4, "width_or_value"),
)

RIGHT_ENOUGH: Final = 2
SEEN_ENOUGH: Final = 4
"""A step is passed after so many right answers to it, or after so many in all."""

LONGEST: Final = 20
"""Somebody with so many answers is no newcomer, and is dealt every kind."""

CLOSED: Final = frozenset({"price"})
"""The kinds that a newcomer is not dealt unasked."""


def is_newcomer(themes: Sequence[ThemeRecord]) -> bool:
    """Whether somebody has answered little enough to be led."""
    return sum(theme.seen for theme in themes) < LONGEST


def next_step(themes: Sequence[ThemeRecord], players: int) -> tuple[Species, ...]:
    """Return the species of the first step that is not passed; none for who is no newcomer."""
    if not is_newcomer(themes):
        return ()
    for step in PATH:
        species = _species_of(step, players)
        of_step = {(one.kind, one.theme) for one in species}
        met = [theme for theme in themes if (theme.kind, theme.theme) in of_step]
        is_passed = (
            sum(theme.right for theme in met) >= RIGHT_ENOUGH
            or sum(theme.seen for theme in met) >= SEEN_ENOUGH
        )
        if species and not is_passed:
            return species
    return ()


@cache
def _species_of(step: Station, players: int) -> tuple[Species, ...]:
    return tuple(
        one
        for one in OFFERED_SPECIES
        if (one.kind, one.level) == (step.kind, step.level)
        and step.theme in {None, one.theme}
        and can_be_dealt(one, players)
    )
