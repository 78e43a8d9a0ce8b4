"""Intervals of 95 percent around counts."""

from math import exp, sqrt
from typing import Final

_Z: Final = 1.959964
_TAIL: Final = 0.025


def wilson(found: int, number: int) -> tuple[float, float]:
    """Wilson's interval around a share; (0, 1) of nothing."""
    if not number:
        return 0.0, 1.0
    share, square = found / number, _Z * _Z / number
    middle = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / number + square / (4 * number)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def poisson(found: int) -> tuple[float, float]:
    """The exact interval around a count of rare events (Garwood's)."""
    low = _solved(found - 1, 1 - _TAIL) if found else 0.0
    return low, _solved(found, _TAIL)


def _solved(most: int, chance: float) -> float:
    """The mean at which at most so many events have this chance."""
    low, high = 0.0, 10.0 + 3.0 * (most + 1)
    for _ in range(60):
        mean = (low + high) / 2
        term = total = exp(-mean)
        for number in range(1, most + 1):
            term *= mean / number
            total += term
        low, high = (mean, high) if total > chance else (low, mean)
    return (low + high) / 2
