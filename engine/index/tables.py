"""The table file in memory, and the walk through it from counts to a class.

See distances.py for what the numbers mean, and tools/build_tables.py for how they lie in the file.
"""

from io import FileIO
from struct import unpack
from typing import Final

from .distances import CLASSES, HONOR_RANKS, MELDS, SUIT_RANKS, TABLE_FILE, WIDTH


def _load() -> tuple[tuple[bytes, ...], tuple[bytes, ...], tuple[bytes, ...], tuple[int, ...]]:
    """The four parts of the base, which tools/build_tables.py describes."""
    with FileIO(TABLE_FILE) as file:
        table = file.read(int.from_bytes(file.read(4), "little"))
    square = CLASSES * CLASSES
    vectors = square + CLASSES * (MELDS + 1)
    rest = vectors + CLASSES * WIDTH
    targets = unpack(f"<{(len(table) - rest) // 2}H", table[rest:])
    known = dict(zip(targets, targets, strict=True))  # equal numbers are one: 0.4 MiB less
    return (
        tuple(table[at : at + CLASSES] for at in range(0, square, CLASSES)),
        tuple(table[at : at + CLASSES] for at in range(square, vectors, CLASSES)),
        tuple(table[at : at + WIDTH] for at in range(vectors, rest, WIDTH)),
        tuple(map(known.__getitem__, targets)),
    )


COMBINED, MELDED, VECTORS, TARGETS = _load()
"""``COMBINED[one][other]`` is the class of two classes together.

``MELDED[melds][cls]`` is a class that stands for ``cls`` beside so many melds that the hand need
not make: with the class of the rest of the hand it has the same `SHANTEN`.

``TARGETS[stop + count]`` is the stop after a rank of which so many tiles are held; after the last
rank it is the class.
"""

DISTANCES: Final = bytes(vector[2 * MELDS + 1] for vector in VECTORS)
"""The tiles missing from four melds and a pair, by the class of a whole hand."""

SHANTEN: Final = tuple(distance - 1 for distance in DISTANCES)
"""The shanten of the standard form, by the class of a whole hand."""

FIRST_STOP: Final = {SUIT_RANKS: 1, HONOR_RANKS: TARGETS[0]}
"""The first stop of the walk through a suit or the honors, by the number of ranks."""


def class_of(counts: bytes) -> int:
    """The class of the nine counts of a suit, or the seven of the honors."""
    return walk(FIRST_STOP[len(counts)], counts)


def walk(state: int, counts: bytes) -> int:
    """The state that counts lead to from a state; at the end of a place it is the class."""
    for count in counts:
        state = TARGETS[state + count]
    return state
