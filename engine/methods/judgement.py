"""The answer of every method, in the same words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TypeVar

from engine.facts.decompose import Form
from engine.index.suit_readings import Group
from engine.tiles import EAST, KINDS, Kind, rank


@dataclass(frozen=True, slots=True, order=True)
class Taken:
    """One way to take a hand apart: the kind of the pair, and the groups in ascending order.

    Seven pairs have no ``pair`` and seven groups of two.
    """

    pair: Kind | None
    groups: tuple[Group, ...]

    @property
    def form(self) -> Form:
        """The form of the hand, read so."""
        return Form.SEVEN_PAIRS if self.pair is None else Form.STANDARD


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether a hand is complete, and every reading that the method finds, each once, sorted."""

    complete: bool
    readings: tuple[Taken, ...]


def judgement(found: Iterable[Taken]) -> Judgement:
    """Return the judgement of a method that calls a hand complete when it finds a reading."""
    readings = tuple(sorted(set(found), key=_by_place))
    return Judgement(complete=bool(readings), readings=readings)


def _by_place(taken: Taken) -> tuple[int, tuple[Group, ...]]:
    return (KINDS if taken.pair is None else taken.pair, taken.groups)


def sequence_from(kind: Kind) -> Group:
    """The sequence that starts at ``kind``."""
    return (kind, kind + 1, kind + 2)


def starts_sequence(kind: Kind) -> bool:
    """Whether a sequence can start at ``kind``: 1 to 7 of a suit."""
    return kind < EAST and rank(kind) <= 7


# The time that a call takes, measured and as people read it --------------------------------------


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
