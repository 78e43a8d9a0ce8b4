"""The time that a call takes, measured and as people read it."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TypeVar

SHORTEST_TIMING, LONGEST_TIMING, FEWEST_CALLS = 0.001, 0.01, 5
"""One figure is the median of so many seconds of calls: of five calls at least, unless they take
more than the longest time."""

Answer = TypeVar("Answer")


def timed(function: Callable[[bytes], Answer], counts: bytes) -> tuple[Answer, float]:
    """Return the answer of the function, and the seconds that a call takes."""
    calls: list[float] = []
    begun = perf_counter()
    while True:
        start = perf_counter()
        answer = function(counts)
        end = perf_counter()
        calls.append(end - start)
        enough = SHORTEST_TIMING if len(calls) >= FEWEST_CALLS else LONGEST_TIMING
        if end - begun >= enough:
            return answer, median(calls)


def duration(seconds: float) -> str:
    """A time as people read it: 0.45 µs, 38 µs, 4.7 ms."""
    microseconds = seconds * 1e6
    if microseconds < 1000:
        return f"{significant(microseconds)} µs"
    return f"{significant(microseconds / 1000)} ms"


def significant(number: float) -> str:
    """The two digits that matter: 0.45, 6.3, 27, 2,900."""
    rounded = float(f"{number:.1e}")
    if rounded >= 10:
        return f"{rounded:,.0f}"
    return f"{rounded:.1f}" if rounded >= 1 else f"{rounded:.2f}"
