"""The answer of every method, in the same words."""

from collections.abc import Iterable
from dataclasses import dataclass

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
