"""Timing contestants in turns, so that what else the machine does weighs on all of them alike.

The clock is the processor time of this process: other programs' time does not count.
"""

import gc
import statistics
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import process_time
from typing import Any

SECONDS = 0.004
"""How long a turn of one contestant lasts at least; it is one pass over its hands at least."""

SHORTEST_PASS = 0.0002
"""Seconds: a shorter pass is repeated before the clock is read again, which costs 0.4 µs."""


@dataclass(frozen=True)
class Timing:
    """Microseconds a call: the median of the turns and its quartiles."""

    median: float
    low: float
    high: float

    @property
    def spread(self) -> float:
        """Half of what lies between the quartiles."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Run:
    """The turn of one contestant: it forgets the last pass and is asked about each hand.

    ``forget`` is None for a contestant that remembers no whole hand.
    """

    ask: Callable[[Any], Any]
    hands: Sequence[Any]
    forget: Callable[[], None] | None = None

    def turn(self) -> float:
        """Return the microseconds a call of one turn."""
        calls, taken = 0, 0.0
        hands = self.hands
        if self.forget is None:
            hands = [*hands] * ceil(SHORTEST_PASS / one_pass(self.ask, hands))
        while taken < SECONDS:
            if self.forget is not None:
                self.forget()
            taken += one_pass(self.ask, hands)
            calls += len(hands)
        return taken / calls * 1e6


def one_pass(ask: Callable[[Any], Any], hands: Sequence[Any]) -> float:
    """Return the seconds of processor time it takes to ask about each hand once."""
    start = process_time()
    for hand in hands:
        ask(hand)
    return process_time() - start


def take_turns(runs: dict[str, Run], turns: int) -> dict[str, Timing]:
    """Let every run have its turn, so many times."""
    with no_garbage_collection():
        taken = [[run.turn() for run in runs.values()] for _ in range(turns)]
    return {
        name: timing(list(of_run))
        for name, of_run in zip(runs, zip(*taken, strict=True), strict=True)
    }


def timing(figures: list[float]) -> Timing:
    """Return the median and the quartiles of some figures; of a single one, itself."""
    if len(figures) == 1:
        return Timing(figures[0], figures[0], figures[0])
    low, median, high = statistics.quantiles(figures, n=4, method="inclusive")
    return Timing(median, low, high)


@contextmanager
def no_garbage_collection():
    """Collect before, and not within."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
