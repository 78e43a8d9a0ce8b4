"""Every way to take one suit apart: the part of the index that readings are made from.

A suit is asked for by its key, its counts as bytes (nine numbers, seven for the honors), and taken
apart at the first question only. A whole hand is the answers of its four suits, multiplied.
"""

from collections.abc import Iterator
from typing import Final

from engine.tiles import EAST, KINDS, Kind, rank

from .lookup import BoundedCache

Group = tuple[Kind, ...]
"""Kinds in ascending order: a sequence is (0, 1, 2), a triplet (0, 0, 0), a pair (0, 0)."""

ReadingParts = tuple[tuple[Kind, ...], tuple[Group, ...], int]
"""One way to take tiles apart: kinds of the pairs, other groups in ascending order, greedy passes.

The classic greedy passes that find it are bits: BY_SEQUENCE_PASS, BY_TRIPLET_PASS.
"""

BY_SEQUENCE_PASS: Final = 1
BY_TRIPLET_PASS: Final = 2

# One object for each group, so that a million readings share them.
SINGLE: Final[tuple[Group, ...]] = tuple((kind,) for kind in range(KINDS))
PAIR: Final[tuple[Group, ...]] = tuple((kind,) * 2 for kind in range(KINDS))
TRIPLET: Final[tuple[Group, ...]] = tuple((kind,) * 3 for kind in range(KINDS))
SEQUENCE: Final[dict[Kind, Group]] = {
    kind: (kind, kind + 1, kind + 2) for kind in range(EAST) if rank(kind) <= 7
}

KEYS_KEPT: Final = 1 << 10
"""How many keys of one suit are kept before the oldest are dropped."""


class SuitReadings(BoundedCache[bytes, tuple[ReadingParts, ...]]):
    """The readings of every key of the suit whose lowest kind is ``first``.

    Readings come sequence-first, or else triplet-first. A key that is not made of sequences,
    triplets and at most one pair has none.
    """

    __slots__ = ()

    def __init__(self, first: Kind, *, triplets_first: bool) -> None:
        def make(key: bytes) -> tuple[ReadingParts, ...]:
            return tuple(
                (pair, groups, _passes(key, first, pair, groups))
                for pair, groups in _take_apart(tuple(key), first, triplets_first=triplets_first)
            )

        super().__init__(make, KEYS_KEPT)


def _take_apart(
    counts: tuple[int, ...], first: Kind, *, triplets_first: bool
) -> Iterator[tuple[Group, tuple[Group, ...]]]:
    """Yield the pair and the groups of each way to take the kinds from ``first`` on, each once.

    The number of sequences that start at the lowest kind settles its other tiles: a triplet, a
    pair, both or nothing. Of 1111m one tile is left over; with 23m a sequence leaves a triplet.
    """
    if not any(counts):
        yield (), ()
        return
    for sequences in _sequence_choices(counts, first, triplets_first=triplets_first):
        triplets, left = divmod(counts[0] - sequences, 3)
        pair = {0: (), 2: SINGLE[first]}.get(left)
        if pair is None:
            continue
        taken = (TRIPLET[first],) * triplets + (SEQUENCE.get(first, ()),) * sequences
        above = tuple(count - sequences for count in counts[1:3]) + counts[3:]
        for pair_above, groups in _take_apart(above, first + 1, triplets_first=triplets_first):
            if not (pair and pair_above):
                yield pair + pair_above, taken + groups


def _sequence_choices(counts: tuple[int, ...], first: Kind, *, triplets_first: bool) -> list[int]:
    """Return how many sequences may start at the lowest kind, the preferred number first."""
    most = min(counts[:3]) if first in SEQUENCE else 0
    choices = list(range(most, -1, -1))
    if triplets_first:
        choices.sort(key=lambda sequences: -((counts[0] - sequences) // 3))
    return choices


def _passes(key: bytes, first: Kind, pair: tuple[Kind, ...], groups: tuple[Group, ...]) -> int:
    """Return the classic greedy passes that take these groups once they have set the pair aside.

    A pass goes through the suit twice, from the low end: the sequence pass takes every sequence
    it can, then every triplet; the triplet pass the other way round. Neither ever goes back.
    """
    counts = list(key)
    for kind in pair:
        counts[kind - first] -= 2
    rest = counts.copy()
    sequence_pass = _pull_sequences(rest, first) + _pull_triplets(rest, first)
    rest = counts.copy()
    triplet_pass = _pull_triplets(rest, first) + _pull_sequences(rest, first)
    found = 0
    if sorted(sequence_pass) == list(groups):
        found |= BY_SEQUENCE_PASS
    if sorted(triplet_pass) == list(groups):
        found |= BY_TRIPLET_PASS
    return found


def _pull_sequences(counts: list[int], first: Kind) -> list[Group]:
    """Take all sequences from the low end out of ``counts`` and return them."""
    pulled = []
    for place in range(7 if first < EAST else 0):
        while counts[place] and counts[place + 1] and counts[place + 2]:
            for part in (place, place + 1, place + 2):
                counts[part] -= 1
            pulled.append(SEQUENCE[first + place])
    return pulled


def _pull_triplets(counts: list[int], first: Kind) -> list[Group]:
    """Take all triplets from the low end out of ``counts`` and return them."""
    pulled = []
    for place, count in enumerate(counts):
        if count >= 3:
            counts[place] -= 3
            pulled.append(TRIPLET[first + place])
    return pulled
