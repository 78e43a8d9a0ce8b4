"""Glicko-1: how strong a member is, how hard a species of problem, and what to expect.

A problem is a game between the two, its score the result. Source of the formulas:
https://www.glicko.net/glicko/glicko.pdf. The safeguards are lichess's for its puzzles.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, pi, sqrt
from typing import Final

Q: Final = log(10) / 400

START: Final = 1500.0
MOST_DEVIATION: Final = 350.0
"""Of somebody of whom nothing is known."""

LEAST_DEVIATION: Final = 50.0
"""Nobody is known better than this, so that a rating never stands still."""

LONGEST_STEP: Final = 50.0
"""The most that one problem moves a rating."""

NEWCOMER: Final = 150.0
"""Somebody known less well than this moves no species."""

DRIFT: Final = 18.0
"""How much a deviation of 0 grows in a day: one of 50 is back at 350 in about a year."""

LEVEL_STEP: Final = 200.0
FOUR_IN_FIVE: Final = 400 * log10(4)
"""How much stronger somebody is than a problem whose score is expected to be 0.8."""

SPECIES_DEVIATION: Final = 120.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and how far off it may be (one standard deviation)."""

    rating: float = START
    deviation: float = MOST_DEVIATION


def of_level(level: int) -> Rating:
    """Return what a species of this level begins with: 1100 for level 1, 1900 for level 5."""
    return Rating(START + LEVEL_STEP * (level - 3), SPECIES_DEVIATION)


def suiting_level(one: Rating) -> float:
    """Return the level, from 1 to 5, at which somebody so strong is right four times in five."""
    strength = one.rating - FOUR_IN_FIVE
    return min(5.0, max(1.0, 3 + (strength - START) / LEVEL_STEP))


def expected(one: Rating, other: Rating) -> float:
    """Return the score that one is to expect against the other, both deviations taken in."""
    return _expected(one.rating, other.rating, _g(sqrt(one.deviation**2 + other.deviation**2)))


def played(one: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return the rating after games of one period: opponents, and scores from 0 to 1."""
    precision = change = 0.0
    for other, score in games:
        g = _g(other.deviation)
        likely = _expected(one.rating, other.rating, g)
        precision += Q**2 * g**2 * likely * (1 - likely)
        change += g * (score - likely)
    variance = 1 / (1 / one.deviation**2 + precision)
    return Rating(one.rating + Q * variance * change, sqrt(variance))


def answered(member: Rating, problem: Rating, score: float) -> tuple[Rating, Rating]:
    """Return both after one problem: steps capped, and the problem unmoved by a newcomer."""
    after = _guarded(member, played(member, [(problem, score)]))
    if member.deviation > NEWCOMER:
        return after, problem
    return after, _guarded(problem, played(problem, [(member, 1 - score)]))


def rested(one: Rating, days: float) -> Rating:
    """Return the rating after so many days without a problem: the same, and less certain."""
    deviation = sqrt(one.deviation**2 + DRIFT**2 * max(0.0, days))
    return Rating(one.rating, min(MOST_DEVIATION, deviation))


def _guarded(before: Rating, after: Rating) -> Rating:
    step = max(-LONGEST_STEP, min(LONGEST_STEP, after.rating - before.rating))
    return Rating(before.rating + step, max(LEAST_DEVIATION, after.deviation))


def _g(deviation: float) -> float:
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def _expected(one: float, other: float, g: float) -> float:
    return float(1 / (1 + 10 ** (-g * (one - other) / 400)))
