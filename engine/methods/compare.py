"""Every method on one hand: what each finds, where one is wrong, and what each costs."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, Protocol, TypeVar

from engine.facts.decompose import Form, readings
from engine.index.lookup import changed, tenpai_cuts, waiting_tiles
from engine.index.suit_readings import PAIR
from engine.tiles import KINDS, Kind

from . import backtracking, pattern_index, set_partition, two_orders
from .judgement import Judgement, Taken, judgement, timed

INDEX_NAME: Final = "index"

A_PAIR: Final = bytes([2]).ljust(KINDS, b"\0")

Cut = tuple[Kind, tuple[Kind, ...]]
"""A kind cut, and the kinds that the hand then waits for, in ascending order."""

Found = TypeVar("Found", bound=Hashable)


class Method(Protocol):
    """A module of a method, as it offers itself."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of a module
        """Its usual name."""

    @property
    def FORMS(self) -> frozenset[Form]:  # noqa: N802 - a constant of a module
        """The forms of a complete hand that it knows."""

    @property
    def judge(self) -> Callable[[bytes], Judgement]:
        """Judges 34 concealed counts; raises ImportError where its library is missing."""


METHODS: Final[tuple[Method, ...]] = (backtracking, two_orders, pattern_index, set_partition)


@dataclass(frozen=True, slots=True)
class Verdict(Generic[Found]):
    """The readings, waits or discards that one method finds in a hand, beside those of the index.

    ``found`` is None where the method's library is not installed, ``seconds`` the time of one call.
    ``lost`` are those that only the index finds, ``invented`` those that only the method finds, and
    ``beyond`` those of the index in forms that the method does not look for.
    """

    name: str
    found: tuple[Found, ...] | None
    seconds: float = 0.0
    lost: tuple[Found, ...] = ()
    invented: tuple[Found, ...] = ()
    beyond: tuple[Found, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether it finds the same as the index."""
        return not self.lost and not self.invented


def compare_readings(counts: bytes) -> tuple[Verdict[Taken], ...]:
    """Return the readings of 34 concealed counts by the engine's index, then by every method."""
    truth = judge_by_index(counts).readings
    return (
        Verdict(INDEX_NAME, truth, timed(readings, counts)[1]),
        *(
            _verdict(
                method,
                partial(readings_by, method),
                counts,
                truth,
                [taken for taken in truth if taken.form in method.FORMS],
            )
            for method in METHODS
        ),
    )


def compare_waits(counts: bytes) -> tuple[Verdict[Kind], ...]:
    """Return the waits of 34 counts of a 3n+1 hand by the index, then by every method."""
    forms = {kind: _forms(changed(counts, kind, 1)) for kind in waiting_tiles(counts)}
    truth = tuple(kind for kind in forms if forms[kind])
    return (
        Verdict(INDEX_NAME, truth, timed(waiting_tiles, counts)[1]),
        *(
            _verdict(
                method,
                partial(waits_by, method),
                counts,
                truth,
                [kind for kind in truth if forms[kind] & method.FORMS],
            )
            for method in METHODS
        ),
    )


def compare_discards(counts: bytes) -> tuple[Verdict[Cut], ...]:
    """Return which discards leave 34 counts of a 3n+2 hand tenpai, by the index and by two orders.

    The other methods have no way to a discard but to try every one with every draw.
    """
    truth = _cuts(tenpai_cuts(counts))
    known = tuple(
        (cut, left)
        for cut, waited in truth
        if (left := _known_waits(two_orders, changed(counts, cut, -1), waited))
    )
    return (
        Verdict(INDEX_NAME, truth, timed(tenpai_cuts, counts)[1]),
        _verdict(two_orders, discards_by_two_orders, counts, truth, known),
    )


def judge_by_index(counts: bytes) -> Judgement:
    """Judge a hand as the engine does, in the words of the methods: standard and seven pairs."""
    return judgement(
        Taken(pairs[0], groups) if len(pairs) == 1 else Taken(None, tuple(PAIR[k] for k in pairs))
        for pairs, groups, _ in readings(counts)
        if len(groups) != 12  # thirteen orphans, which no method looks for
    )


def readings_by(method: Method, counts: bytes) -> tuple[Taken, ...]:
    """Return the readings of 34 counts as a method finds them."""
    return method.judge(counts).readings


def waits_by(method: Method, counts: bytes) -> tuple[Kind, ...]:
    """Return the waits of 34 counts as a method finds them: most of them try every tile."""
    if method is two_orders:
        return two_orders.waits(counts)
    if method is set_partition:
        return set_partition.waits(counts)
    return tuple(
        kind
        for kind in range(KINDS)
        if counts[kind] < 4 and method.judge(changed(counts, kind, 1)).complete
    )


def discards_by_two_orders(counts: bytes) -> tuple[Cut, ...]:
    """Return the discards of 34 counts that leave waits, as two orders find them."""
    return _cuts(two_orders.discards(counts))


def _verdict(
    method: Method,
    ask: Callable[[bytes], tuple[Found, ...]],
    counts: bytes,
    truth: Collection[Found],
    expected: Collection[Found],
) -> Verdict[Found]:
    try:
        method.judge(A_PAIR)  # loads libraries and builds tables before the time is taken
    except ImportError:
        return Verdict(method.NAME, None)
    found, seconds = timed(ask, counts)
    return Verdict(
        method.NAME,
        found,
        seconds,
        lost=tuple(one for one in expected if one not in found),
        invented=tuple(one for one in found if one not in expected),
        beyond=tuple(one for one in truth if one not in expected),
    )


def _forms(counts: bytes) -> frozenset[Form]:
    return frozenset(taken.form for taken in judge_by_index(counts).readings)


def _known_waits(method: Method, counts: bytes, waited: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return those of the waits that complete a form which the method knows."""
    return tuple(kind for kind in waited if _forms(changed(counts, kind, 1)) & method.FORMS)


def _cuts(found: Mapping[Kind, Iterable[Kind]]) -> tuple[Cut, ...]:
    return tuple((cut, tuple(sorted(found[cut]))) for cut in sorted(found))
