"""Makes the table file: ``python -m engine.make_tables`` writes ``tables.bin`` beside this script.

The file holds, one after the other:

- ``combined``: 180 rows of 180 bytes: the class of two classes together;
- ``distances``: 180 distance vectors of ten bytes, by class;
- ``targets``: two bytes each, little-endian: the automaton that leads from a suit's counts to
  its class. From the stop ``at`` and a count, ``targets[at + count]`` is the next stop, and
  after the last rank the class. Suits start at stop 1, honors at stop ``targets[0]``.

Only 126 distance vectors occur in a suit, 55 among honors and 180 in any combination of them;
a *class* is the number of one of these 180. Two stops of the automaton from which every rest of
the suit leads to the same classes are one stop, so 4,481 of them serve the suits.
"""

import struct
from collections.abc import Iterable
from itertools import combinations_with_replacement

from .distances import (
    CLASSES,
    HONOR_RANKS,
    START,
    SUIT_RANKS,
    TABLE_FILE,
    combine,
    finished,
    step,
)

COUNTS = range(5)
Layer = list[list[int]]
"""For each stop of one rank, the number of the stop (or vector) to which each count leads."""


def explore(ranks: int, *, honor: bool) -> tuple[list[Layer], list[bytes]]:
    """Every state that counts can lead to, rank by rank, and the distance vectors at the end."""
    layers: list[Layer] = []
    states = [START]
    for rank in range(1, ranks + 1):
        numbers: dict[bytes, int] = {}
        layer: Layer = []
        for state in states:
            after = [step(state, count, honor=honor) for count in COUNTS]
            if rank == ranks:
                after = [finished(state) for state in after]
            layer.append([numbers.setdefault(state, len(numbers)) for state in after])
        layers.append(layer)
        states = list(numbers)
    return layers, states


def close(vectors: Iterable[bytes]) -> list[bytes]:
    """The vectors and all their combinations, in ascending order."""
    known = set(vectors)
    new = known
    while new:
        pairs = combinations_with_replacement(sorted(known), 2)
        new = {combine(one, other) for one, other in pairs} - known
        known |= new
    return sorted(known)


def merge_equal(layers: list[Layer], classes: list[int]) -> list[Layer]:
    """The same automaton with stops merged that lead everywhere to the same ``classes``."""
    merged: list[Layer] = []
    names = classes
    for layer in reversed(layers):
        numbers: dict[tuple[int, ...], int] = {}
        names = [
            numbers.setdefault(tuple(names[target] for target in stop), len(numbers))
            for stop in layer
        ]
        merged.append([list(targets) for targets in numbers])
    return merged[::-1]


def lay_out(layers: list[Layer], start: int) -> list[int]:
    """One flat list of targets, whose first stop is ``start``."""
    flat: list[int] = []
    for layer in layers[:-1]:
        next_layer = start + len(flat) + len(layer) * len(COUNTS)
        flat += [next_layer + target * len(COUNTS) for stop in layer for target in stop]
    return flat + [target for stop in layers[-1] for target in stop]


def make() -> bytes:
    """The bytes of the table file."""
    suit_layers, suit_vectors = explore(SUIT_RANKS, honor=False)
    honor_layers, honor_vectors = explore(HONOR_RANKS, honor=True)
    vectors = close(suit_vectors + honor_vectors)
    if len(vectors) != CLASSES:
        raise AssertionError(f"{len(vectors)} classes, not {CLASSES}")
    number = {vector: index for index, vector in enumerate(vectors)}
    combined = bytes(number[combine(one, other)] for one in vectors for other in vectors)
    honors = merge_equal(honor_layers, [number[vector] for vector in honor_vectors])
    suits = merge_equal(suit_layers, [number[vector] for vector in suit_vectors])
    suit_targets = lay_out(suits, 1)
    honor_start = 1 + len(suit_targets)
    targets = [honor_start, *suit_targets, *lay_out(honors, honor_start)]
    return combined + b"".join(vectors) + struct.pack(f"<{len(targets)}H", *targets)


if __name__ == "__main__":
    TABLE_FILE.write_bytes(make())
