"""The distance of tiles from melds and a pair: the definition behind the table file.

A *distance vector* has ten entries. Entry ``2 * melds + pair`` is the least number of tiles to
add to a suit so that it holds that many melds (0..4) and, for odd entries, a pair as well:
45m are 0 from nothing, 1 from a meld (3m or 6m), 1 from a pair and 3 from both.

A suit is walked rank by rank. The *state* after a rank is ninety numbers: a distance vector for
each number of sequences (0..2) begun one rank ago and two ranks ago, which still need tiles.
Three equal sequences are three triplets, so no more than two need ever begin at one rank.

No more tiles of a kind are wanted than exist: 1111m are no pair and two steps of a sequence.
``limit`` is that number: four, or fewer where melds on the table hold some of them.

The table file in memory, and the walk through it from counts to a class.

See distances.py for what the numbers mean, and tools/build_tables.py for how they lie in the file.
"""

import os
from functools import lru_cache
from io import FileIO
from struct import unpack
from typing import Final

# A path of strings: importing pathlib takes a twelfth of the time that importing the engine does.
TABLE_FILE: Final = os.path.join(os.path.dirname(__file__), "tables.bin")  # noqa: PTH118, PTH120
"""The file that tools/build_tables.py writes."""

SUIT_RANKS: Final = 9
HONOR_RANKS: Final = 7
CLASSES: Final = 180
"""How many different distance vectors any tiles have, of one suit or of several together."""

MELDS: Final = 4

MUSTS: Final = tuple((count, least) for count in range(1, 5) for least in range(1, count + 1))
"""The musts of a rank: how many tiles are held, and how many of them are used at least."""

WIDTH: Final = 10
UNREACHABLE: Final = 15
"""More tiles than any hand needs: four melds and a pair are 14."""

START: Final = bytes([0] + [UNREACHABLE] * (9 * WIDTH - 1))
"""The state before the first rank: nothing begun, nothing made."""

_COPIES: Final = 4


def _ways(due: int) -> tuple[tuple[int, int, int], ...]:
    """The uses of the tiles of one rank beside ``due`` tiles that begun sequences need.

    Each way is the number of sequences begun here, how many entries up the distance vector it
    leads, and how many tiles of this rank it uses.
    """
    return tuple(
        (begun, 2 * (begun + triplet) + pair, used)
        for begun in range(3)
        for triplet in range(2)
        for pair in range(2)
        if (used := due + begun + 3 * triplet + 2 * pair) <= _COPIES
    )


_WAYS: Final = tuple(_ways(due) for due in range(5))
_VECTOR_BITS: Final = 8 * WIDTH
_STATE: Final = len(START)
_GUARDS: Final = int.from_bytes(bytes([128]) * _STATE, "little")
_ONES: Final = _GUARDS >> 7
_NOTHING: Final = _ONES * UNREACHABLE
_VECTOR: Final = (1 << _VECTOR_BITS) - 1
_NO_VECTOR: Final = _NOTHING & _VECTOR
_ODD_ENTRIES: Final = int.from_bytes(bytes([0, UNREACHABLE]) * (WIDTH // 2), "little")


Uses = tuple[int, ...]
"""The states after one more rank, by how many tiles of it (0..4) melds and the pair use.

Each is a number with a byte for each entry, so that the lower of two states is a few operations.
"""


def uses(state: bytes, *, honor: bool = False) -> Uses:
    """The states after one more rank by how many of its tiles are used, none of which is missing.

    No sequence begins with an honor.
    """
    entries = int.from_bytes(state, "little")
    after = [_NOTHING] * (_COPIES + 1)
    for place in range(9):
        begun_before, begun_last = divmod(place, 3)
        vector = entries >> place * _VECTOR_BITS & _VECTOR
        for begun, up, used in _WAYS[begun_before + begun_last] if vector != _NO_VECTOR else ():
            if not (honor and begun):
                # An odd ``up`` makes the pair: from an odd entry it would be the second one.
                source = vector | _ODD_ENTRIES if up & 1 else vector
                moved = source << 8 * up & _VECTOR | _NO_VECTOR >> _VECTOR_BITS - 8 * up
                target = (3 * begun_last + begun) * _VECTOR_BITS
                after[used] = _lower(after[used], _NOTHING ^ (moved ^ _NO_VECTOR) << target)
    return tuple(after)


def nearest(ways: Uses, count: int, *, least: int = 0, most: int = _COPIES) -> bytes:
    """The state after a rank of which ``count`` tiles are held and ``least`` to ``most`` are used.

    ``least`` forces the use of tiles that a hand might leave out: 1m of 1456m.
    """
    after = _NOTHING
    for used in range(least, most + 1):
        after = _lower(after, ways[used] + _ONES * max(0, used - count))
    return after.to_bytes(_STATE, "little")


def _lower(one: int, other: int) -> int:
    """The lower of two states, entry by entry."""
    # The guard of an entry is left where it is not below the other's; that makes a mask of it.
    guards = ((one | _GUARDS) - other) & _GUARDS
    return one ^ (one ^ other) & (guards - (guards >> 7))


def step(state: bytes, count: int, limit: int = _COPIES, *, honor: bool = False) -> bytes:
    """The state after one more rank, of which the hand holds ``count`` tiles.

    ``limit`` is how many tiles of it a complete hand may use.
    """
    return nearest(uses(state, honor=honor), count, most=limit)


def finished(state: bytes) -> bytes:
    """The distance vector at the end of a suit: no sequence may still need tiles."""
    return state[:WIDTH]


def middle(ranks: int) -> int:
    """How many ranks of a suit can have a must: its two ends are alike."""
    return (ranks + 1) // 2


@lru_cache(maxsize=4096)
def combine(one: bytes, other: bytes) -> bytes:
    """The distance vector of two suits together."""
    both = bytearray([UNREACHABLE]) * WIDTH
    reached = [(entry, distance) for entry, distance in enumerate(other) if distance < UNREACHABLE]
    for up, missing in enumerate(one):
        for entry, distance in reached:
            # Only one of the two can bring the pair.
            if entry + up < WIDTH and not up & entry & 1:
                both[entry + up] = min(both[entry + up], missing + distance)
    return bytes(both)


_remembered_step = lru_cache(maxsize=4096)(step)


@lru_cache(maxsize=4096)
def suit_vector(counts: bytes, limits: bytes) -> bytes:
    """The distance vector of nine counts (a suit) or seven (the honors) under ``limits``."""
    state = START
    for count, limit in zip(counts, limits, strict=True):
        state = _remembered_step(state, count, limit, honor=len(counts) == HONOR_RANKS)
    return finished(state)


# The table file in memory -------------------------------------------------------------------------


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
