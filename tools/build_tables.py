"""Makes the table file: ``python -m tools.build_tables`` writes ``engine/index/tables.bin``.

The file holds, one after the other:

- four bytes, little-endian: how many bytes follow up to the end of ``targets``;
- ``combined``: 180 rows of 180 bytes: the class of two classes together;
- ``melded``: five rows of 180 bytes: the class that stands for a class beside 0 to 4 melds;
- ``distances``: 180 distance vectors of ten bytes, by class;
- ``targets``: two bytes each, little-endian: the automaton that leads from a suit's counts to
  its class. From the stop ``at`` and a count, ``targets[at + count]`` is the next stop, and
  after the last rank the class. Suits start at stop 1, honors at stop ``targets[0]``;
- the part that build_musts.py makes, for the outlook.

Only 126 distance vectors occur in a suit, 55 among honors and 180 in any combination of them;
a *class* is the number of one of these 180. Two stops of the automaton from which every rest of
the suit leads to the same classes are one stop, so 4,481 of them serve the suits.

A hand with melds on the table has fewer to make. That need not be asked anew for every class:
for tiles beside such melds there is always a class that is as far from four melds and a pair,
whatever else is in the hand.
"""

import struct
from collections.abc import Iterable
from itertools import combinations_with_replacement
from pathlib import Path

from engine.index.distances import (
    CLASSES,
    HONOR_RANKS,
    MELDS,
    START,
    SUIT_RANKS,
    TABLE_FILE,
    combine,
    finished,
    nearest,
    uses,
)

from .build_musts import COUNTS, Layer, make_musts


def explore(ranks: int, *, honor: bool) -> tuple[list[Layer], list[bytes]]:
    """Every state that counts can lead to, rank by rank, and the distance vectors at the end."""
    layers: list[Layer] = []
    states = [START]
    for rank in range(1, ranks + 1):
        numbers: dict[bytes, int] = {}
        layer: Layer = []
        for state in states:
            ways = uses(state, honor=honor)
            after = [nearest(ways, count) for count in COUNTS]
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


def stand_ins(combined: list[bytes], vectors: list[bytes]) -> list[bytes]:
    """For 0 to 4 melds on the table, the class that stands for each class beside them.

    Together with any class it is as far from four melds and a pair as the class that it stands
    for, together with the same, is from the melds that are still to make and a pair.
    """
    distances = [bytes(vector[2 * melds + 1] for vector in vectors) for melds in range(MELDS + 1)]
    whole = [bytes(distances[MELDS][cls] for cls in row) for row in combined]
    by_distances = {row: cls for cls, row in reversed(list(enumerate(whole)))}
    return [
        bytes(by_distances[bytes(distances[MELDS - made][cls] for cls in row)] for row in combined)
        for made in range(MELDS + 1)
    ]


def make() -> bytes:
    """The bytes of the table file."""
    base, vectors = make_base()
    return struct.pack("<I", len(base)) + base + make_musts(vectors)


def make_base() -> tuple[bytes, list[bytes]]:
    """The part that every question needs, ``combined`` to ``targets``; and the distance vectors."""
    suit_layers, suit_vectors = explore(SUIT_RANKS, honor=False)
    honor_layers, honor_vectors = explore(HONOR_RANKS, honor=True)
    vectors = close(suit_vectors + honor_vectors)
    if len(vectors) != CLASSES:
        raise AssertionError(f"{len(vectors)} classes, not {CLASSES}")
    number = {vector: index for index, vector in enumerate(vectors)}
    combined = [bytes(number[combine(one, other)] for other in vectors) for one in vectors]
    honors = merge_equal(honor_layers, [number[vector] for vector in honor_vectors])
    suits = merge_equal(suit_layers, [number[vector] for vector in suit_vectors])
    suit_targets = lay_out(suits, 1)
    honor_start = 1 + len(suit_targets)
    targets = [honor_start, *suit_targets, *lay_out(honors, honor_start)]
    rows = combined + stand_ins(combined, vectors) + vectors
    return b"".join(rows) + struct.pack(f"<{len(targets)}H", *targets), vectors


if __name__ == "__main__":
    Path(TABLE_FILE).write_bytes(make())
