"""How far tiles are from melds and a pair: the definition that the table file is made from.

A *distance vector* has ten entries. Entry ``2 * melds + pair`` is the least number of tiles to
add to a suit so that it holds that many melds (0..4) and, for odd entries, a pair as well:
45m are 0 from nothing, 1 from a meld (3m or 6m), 1 from a pair and 3 from both.

A suit is walked rank by rank. The *state* after a rank is ninety numbers: a distance vector for
each number of sequences (0..2) begun one rank ago and two ranks ago, which still need tiles.
Three equal sequences are three triplets, so no more than two need ever begin at one rank.

No more tiles of a kind are wanted than exist: 1111m are no pair and two steps of a sequence.
``limit`` is that number: four, or fewer where melds on the table hold some of them.
"""

import os
from functools import lru_cache
from typing import Final

# A path of strings: importing pathlib takes a twelfth of the time that importing the engine does.
TABLE_FILE: Final = os.path.join(os.path.dirname(__file__), "tables.bin")  # noqa: PTH118, PTH120
"""The file that build.py writes and lookup.py reads."""

SUIT_RANKS: Final = 9
HONOR_RANKS: Final = 7
CLASSES: Final = 180
"""How many different distance vectors any tiles have, of one suit or of several together."""

MELDS: Final = 4

WIDTH: Final = 10
UNREACHABLE: Final = 15
"""More tiles than any hand needs: four melds and a pair are 14."""

START: Final = bytes([0] + [UNREACHABLE] * (9 * WIDTH - 1))
"""The state before the first rank: nothing begun, nothing made."""

_COPIES: Final = 4


def _ways(due: int) -> tuple[tuple[int, int, int], ...]:
    """What one rank can be used for beside ``due`` tiles that begun sequences need.

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
_NOTHING: Final = bytes([UNREACHABLE]) * len(START)
_FARTHER: Final = tuple(
    bytes(min(distance + missing, UNREACHABLE) for distance in range(UNREACHABLE + 1)).ljust(256)
    for missing in range(_COPIES + 1)
)
"""Translations of a state to one that lacks so many more tiles."""



Uses = tuple[bytes, ...]
"""The states after one more rank, by how many tiles of it (0..4) melds and the pair use."""


def uses(state: bytes, *, honor: bool = False) -> Uses:
    """The states after one more rank by how many of its tiles are used, none of which is missing.

    No sequence begins with an honor.
    """
    after = [bytearray(_NOTHING) for _ in range(_COPIES + 1)]
    for begun_before in range(3):
        for begun_last in range(3):
            at = (3 * begun_before + begun_last) * WIDTH
            reached = _reached(state[at : at + WIDTH])
            for begun, up, used in _WAYS[begun_before + begun_last] if reached else ():
                if not (honor and begun):
                    _improve(after[used], (3 * begun_last + begun) * WIDTH + up, up, reached, 0)
    return tuple(map(bytes, after))


def nearest(ways: Uses, count: int, *, least: int = 0, most: int = _COPIES) -> bytes:
    """The state after a rank of which ``count`` tiles are held and ``least`` to ``most`` are used.

    ``least`` asks what the tiles are worth that a hand would else not use: 1m of 1456m.
    """
    after = _NOTHING
    for used in range(least, most + 1):
        if ways[used] != _NOTHING:
            missing = ways[used].translate(_FARTHER[max(0, used - count)])
            after = missing if after is _NOTHING else bytes(map(min, after, missing))
    return after


def step(state: bytes, count: int, limit: int = _COPIES, *, honor: bool = False) -> bytes:
    """The state after one more rank, of which the hand holds ``count`` tiles.

    ``limit`` is how many tiles of it a complete hand may use.
    """
    return nearest(uses(state, honor=honor), count, most=limit)


def _reached(vector: bytes) -> list[tuple[int, int]]:
    """The entries that can be reached, with their distances."""
    return [(entry, distance) for entry, distance in enumerate(vector) if distance < UNREACHABLE]


def _improve(
    after: bytearray, at: int, up: int, reached: list[tuple[int, int]], missing: int
) -> None:
    """Lower ``after[at:]`` to the entries reached, ``up`` entries on and so many tiles farther."""
    for entry, distance in reached:
        # An odd ``up`` makes the pair: from an odd entry it would be the second one.
        if entry + up < WIDTH and not up & entry & 1 and distance + missing < after[at + entry]:
            after[at + entry] = distance + missing


def finished(state: bytes) -> bytes:
    """The distance vector at the end of a suit: no sequence may still need tiles."""
    return state[:WIDTH]


@lru_cache(maxsize=4096)
def combine(one: bytes, other: bytes) -> bytes:
    """The distance vector of two suits together."""
    both = bytearray([UNREACHABLE]) * WIDTH
    reached = _reached(other)
    for entry, distance in enumerate(one):
        _improve(both, entry, entry, reached, distance)
    return bytes(both)


_remembered_step = lru_cache(maxsize=4096)(step)


@lru_cache(maxsize=4096)
def suit_vector(counts: bytes, limits: bytes) -> bytes:
    """The distance vector of nine counts (a suit) or seven (the honors) under ``limits``."""
    state = START
    for count, limit in zip(counts, limits, strict=True):
        state = _remembered_step(state, count, limit, honor=len(counts) == HONOR_RANKS)
    return finished(state)
