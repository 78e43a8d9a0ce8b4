"""Every method on one hand: what each finds, where one is wrong, and what each costs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from types import ModuleType
from typing import Final

from engine.decompose import Form, readings
from engine.suit_readings import PAIR

from . import backtracking, pattern_index, set_partition, two_orders
from .judgement import Judgement, Taken, judgement

INDEX_NAME: Final = "index"
METHODS: Final[tuple[ModuleType, ...]] = (
    backtracking,
    two_orders,
    pattern_index,
    set_partition,
)

SHORTEST_TIMING: Final = 0.002
"""Seconds of calls that one figure is the mean of, at least one call."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one method says of a hand.

    ``judgement`` is None where the method's library is not installed. ``lost`` and ``invented`` are
    the readings by which it differs from the index, among the forms it knows; ``seconds`` is the
    time of one call.
    """

    name: str
    judgement: Judgement | None
    lost: tuple[Taken, ...] = ()
    invented: tuple[Taken, ...] = ()
    seconds: float = 0.0

    @property
    def agrees(self) -> bool:
        """Whether it finds what the index finds."""
        return not self.lost and not self.invented


def compare(counts: bytes) -> tuple[Verdict, ...]:
    """Return the verdict of the engine's index on 34 concealed counts, then of every method."""
    truth, seconds = timed(judge_by_index, counts)
    index = Verdict(INDEX_NAME, truth, seconds=seconds)
    return (index, *(_verdict(method, counts, truth) for method in METHODS))


def judge_by_index(counts: bytes) -> Judgement:
    """Judge a hand as the engine does, in the words of the methods: standard and seven pairs."""
    return judgement(
        Taken(pairs[0], groups) if len(pairs) == 1 else Taken(None, tuple(PAIR[k] for k in pairs))
        for pairs, groups, _ in readings(counts)
        if len(groups) != 12  # thirteen orphans, which no method looks for
    )


def timed(function: Callable[[bytes], Judgement], counts: bytes) -> tuple[Judgement, float]:
    """Return what the function answers, and the seconds that one call takes once it is warm."""
    answer = function(counts)  # tables are built and libraries loaded at the first call
    calls, start = 0, perf_counter()
    while not calls or perf_counter() - start < SHORTEST_TIMING:
        function(counts)
        calls += 1
    return answer, (perf_counter() - start) / calls


def _verdict(method: ModuleType, counts: bytes, truth: Judgement) -> Verdict:
    try:
        said, seconds = timed(method.judge, counts)
    except ImportError:
        return Verdict(method.NAME, None)
    expected = {taken for taken in truth.readings if _form(taken) in method.FORMS}
    return Verdict(
        method.NAME,
        said,
        lost=_in_order(expected.difference(said.readings), truth.readings),
        invented=_in_order(set(said.readings) - expected, said.readings),
        seconds=seconds,
    )


def _form(taken: Taken) -> Form:
    return Form.SEVEN_PAIRS if taken.pair is None else Form.STANDARD


def _in_order(some: set[Taken], order: Sequence[Taken]) -> tuple[Taken, ...]:
    return tuple(taken for taken in order if taken in some)
