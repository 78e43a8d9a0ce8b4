"""The automaton of the table file in arrays, for the tiles of thousands of suits at once.

`walk` leads from counts to classes: the class of the counts, of the counts with one tile more of
each rank, and of the counts where at least j tiles of a rank must be used. The class with a must
stands for a distance vector as every class does; those that only a must leads to have numbers from
`CLASSES` on. How far a suit beside the class of the rest is from a complete hand is in `beside`.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from engine.copies import COPIES
from engine.index.distances import (
    CLASSES,
    FIRST_STOP,
    HONOR_RANKS,
    MELDS,
    MUSTS,
    SUIT_RANKS,
    TABLE_FILE,
    TARGETS,
    VECTORS,
    WIDTH,
    middle,
)

from .arrays import Counts, Ints

FULL: Final = CLASSES - 1
COUNTS: Final = COPIES + 1


@dataclass(frozen=True, slots=True)
class Layers:
    """The stops of one place with a must: per rank, flat lists as in tools/build_musts.py."""

    plain: tuple[Ints, ...]
    musts: tuple[Ints, ...]
    bound: tuple[Ints, ...]


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes that `walk` finds: ``held`` (n), ``more`` (n, ranks), ``must`` (n, ranks, 4).

    ``more`` is `NO_CLASS` where four tiles are held. ``must[..., j - 1]`` means something only
    where j tiles are held.
    """

    held: Ints
    more: Ints
    must: Ints


def _read() -> tuple[Counts, dict[int, Layers]]:
    """All distance vectors by class, and the layers by the number of ranks."""
    table = Path(TABLE_FILE).read_bytes()
    base = 4 + int.from_bytes(table[:4], "little")
    vectors = base + 2
    numbers = vectors + WIDTH * int.from_bytes(table[base:vectors], "little")
    known = np.frombuffer(b"".join(VECTORS) + table[vectors:numbers], np.int8)
    rest = np.frombuffer(table, "<u2", offset=numbers).astype(np.intp)
    layers = {}
    for ranks in (SUIT_RANKS, HONOR_RANKS):
        layers[ranks], rest = _layers(rest, ranks)
    return known.reshape(-1, WIDTH), layers


def _layers(numbers: Ints, ranks: int) -> tuple[Layers, Ints]:
    """The layers of one place, and the numbers behind them."""
    free, tied = middle(ranks), ranks - 1
    sizes = numbers[: free + tied]
    lengths = [
        *(sizes[: free - 1] * COUNTS),
        *(sizes[:free] * len(MUSTS)),
        *(sizes[free:] * COUNTS),
    ]
    ends = np.cumsum([len(sizes), *lengths])
    parts = [numbers[start:end] for start, end in pairwise(ends)]
    layers = Layers(tuple(parts[: free - 1]), tuple(parts[free - 1 : -tied]), tuple(parts[-tied:]))
    return layers, numbers[ends[-1] :]


_VECTORS, _LAYERS = _read()
_TARGETS: Final = np.array(TARGETS, np.intp)

NO_CLASS: Final = len(_VECTORS)
"""Stands for a fifth tile of a kind: as far from complete as can be."""

_MUST_OF: Final = np.zeros((COPIES + 1, COPIES), np.intp)
"""The number of the symbol in MUSTS, by the tiles held and how many of them must be used less 1."""
for _number, (_count, _least) in enumerate(MUSTS):
    _MUST_OF[_count, _least - 1 :] = _number


@cache
def beside(melds: int) -> Counts:
    """The tiles missing from a complete hand with so many melds, by class and class of the rest.

    A hand of 3n+1 or 3n+2 tiles needs n melds and a pair, so melds on the table need not be made.
    """
    goal = 2 * (MELDS - melds) + 1
    rest = _VECTORS[:CLASSES]
    shares = [_VECTORS[:, up, None] + rest[None, :, goal - up] for up in range(goal + 1)]
    far = np.full((1, CLASSES), np.iinfo(np.int8).max, np.int8)
    return np.concatenate([np.minimum.reduce(shares), far])


def walk(counts: Counts) -> Classes:
    """The classes of counts, one row each: nine columns are a suit, seven are honors."""
    columns = counts.T.astype(np.intp)
    prefixes = _prefixes(columns)
    must = np.zeros((len(counts), len(columns), COPIES), np.intp)
    half = middle(len(columns))
    # Beyond the middle a must is read from the other end.
    must[:, half:] = _with_musts(columns[::-1])[:, len(columns) - half - 1 :: -1]
    must[:, :half] = _with_musts(columns)
    return Classes(prefixes[-1], _with_one_more(columns, prefixes), must)


def _prefixes(columns: Ints) -> list[Ints]:
    """The stops before each rank, and at last the class."""
    stops = [np.full(columns.shape[1], FIRST_STOP[len(columns)], np.intp)]
    for column in columns:
        stops.append(_TARGETS[stops[-1] + column])
    return stops


def _with_one_more(columns: Ints, prefixes: list[Ints]) -> Ints:
    """The classes with a tile more of each rank."""
    stops = np.zeros(columns.shape[::-1], np.intp)
    for rank, column in enumerate(columns):
        stops[:, :rank] = _TARGETS[stops[:, :rank] + column[:, None]]
        # A fifth tile is not walked: the fourth stands for it until the end.
        stops[:, rank] = _TARGETS[prefixes[rank] + np.minimum(column + 1, COPIES)]
    return np.where(columns.T < COPIES, stops, NO_CLASS)


def _with_musts(columns: Ints) -> Ints:
    """The classes with a must at each rank up to the middle, for 1 to 4 tiles of it."""
    layers = _LAYERS[len(columns)]
    free = np.zeros(columns.shape[1], np.intp)
    stops = np.zeros((columns.shape[1], middle(len(columns)), COPIES), np.intp)
    for rank, column in enumerate(columns):
        if rank:
            bound = stops[:, :rank]
            stops[:, :rank] = layers.bound[rank - 1][bound * COUNTS + column[:, None, None]]
        if rank < len(layers.musts):
            stops[:, rank] = layers.musts[rank][free[:, None] * len(MUSTS) + _MUST_OF[column]]
        if rank < len(layers.plain):
            free = layers.plain[rank][free * COUNTS + column]
    return stops
