"""How often a riichi won on a discard of each class, as counted in public logs.

A rate is "of those cut", not "if you cut it": people cut a musuji tile when they attack or must.
"""

from math import sqrt
from typing import Final, NamedTuple

from .danger_counts import COUNTS

AVERAGE_DEAL_IN: Final = 5878
AVERAGE_DEAL_IN_TO_DEALER: Final = 9272
"""What a deal-in to a riichi cost, in points: the mean of 771, and of 312 to a dealer."""

_Z: Final = 1.959964
"""The standard normal deviate of 95 %."""


def wilson(found: int, number: int) -> tuple[float, float]:
    """Wilson's interval of 95 % around a share, as two parts of 1; (0, 1) of nothing."""
    if not number:
        return 0.0, 1.0
    share, spread = found / number, _Z * _Z / number
    middle = share + spread / 2
    half = _Z * sqrt((share * (1 - share) + spread / 4) / number)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return (max(0.0, low) if found else 0.0), min(1.0, high)


class Rate(NamedTuple):
    """Discards against one riichi, and how many of them it won on."""

    rons: int
    cuts: int

    @property
    def share(self) -> float:
        """The part that was won on, 0 to 1."""
        return self.rons / self.cuts

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval of 95 %, two parts of 1."""
        return wilson(self.rons, self.cuts)

    def overlaps(self, other: "Rate") -> bool:
        """Whether the intervals of both have a value in common, so that neither is proved lower."""
        (low, high), (other_low, other_high) = self.interval, other.interval
        return low <= other_high and other_low <= high


def danger_rate(name: str, *, turn: int | None = None) -> Rate | None:
    """The rate of a class against one riichi of four players, or None where too little is counted.

    Classes of which few were cut are counted together: ``suji_46`` and ``suji_5`` have one rate.
    With the ``turn`` of the discard, the rate of that part of the game.
    """
    by_turns = _RATES.get(name, {})
    if turn is None:
        return by_turns.get(None)
    return next(
        (rate for turns, rate in by_turns.items() if turns and turns[0] <= turn <= turns[1]), None
    )


_RATES: Final = {
    name: {turns: Rate(*counts) for turns, counts in pool.items()}
    for names, pool in COUNTS.items()
    for name in names.split()
}
