"""The readings of the tiles of one place as arrays: the facts that scoring has, in columns.

A hand has a reading where each of its four places has one; the three suits have theirs in common,
since only the bits differ by place.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.facts.decompose import SUIT_READINGS, Order
from engine.facts.waits import Shape
from engine.index.distances import HONOR_RANKS, SUIT_RANKS
from engine.scoring.suit_values import (
    MISSED_AT,
    PAIR_AT,
    PAIRS_AT,
    SEQUENCES_AT,
    TRIPLETS_AT,
    SuitValues,
    Value,
    tile_traits,
)
from engine.scoring.tile_yaku import HONOR, MAN, NOT_GREEN, PIN, SOU
from engine.tiles import EAST

from .arrays import PLACES, Counts, Ints, Mask

Column = NDArray[np.int64]

WAYS: Final = (Shape.RYANMEN, Shape.SHANPON, Shape.KANCHAN, Shape.PENCHAN, Shape.TANKI)
"""The ways in which a winning tile can complete a group: ``ways`` have a bit for each."""

SEQUENCE_RANKS: Final = 7
_FIRST_SOU: Final = 2 * SUIT_RANKS
_SUIT_BITS: Final = np.array((MAN, PIN, SOU, HONOR))
_NEVER_GREEN: Final = np.array((NOT_GREEN, NOT_GREEN, 0, 0))
_TILE_TRAITS: Final = (1 << MISSED_AT) - 1
_SHIFT: Final = np.arange(PLACES)
_VALUES: Final = tuple(SuitValues(readings) for readings in SUIT_READINGS[Order.SEQUENCE][2:])


class PlaceReadings:
    """The readings of rows of tiles: ``number`` of them, in the columns from ``first`` on.

    ``kinds`` are a row's traits of tiles by place, for hands that are no four groups and a pair.
    Each reading has, by place, its ``tiles`` (ten traits), ``sequences`` (a bit for each of 21),
    ``triplets`` (a bit for each kind) and ``sums``, all as suit_values.py packs them; and the
    ``ways`` in which a tile of each rank can have completed it.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.known = np.zeros(most, bool)
        self.first = np.zeros(most, np.intp)
        self.number = np.zeros(most, np.intp)
        self.kinds = np.zeros((PLACES, most), np.int64)
        self.tiles, self.sequences, self.triplets, self.sums = np.zeros((4, PLACES, most), np.int64)
        self.ways = np.zeros((most, SUIT_RANKS), np.uint8)

    def learn(self, rows: Ints, counts: Counts, honors: Mask) -> bool:
        """Fill these rows, whose tiles these are; False where there is no more room."""
        found: list[Value] = []
        kinds = []
        keys = counts.astype(np.uint8)
        for row, held, is_honors in zip(rows.tolist(), keys, honors.tolist(), strict=True):
            key = held[: HONOR_RANKS if is_honors else SUIT_RANKS].tobytes()
            values = _VALUES[is_honors][key]
            self.first[row], self.number[row] = self.size + len(found), len(values)
            found += values
            first = EAST if is_honors else _FIRST_SOU
            kinds.append(tile_traits(tuple(first + rank for rank, held in enumerate(key) if held)))
        if self.size + len(found) > self.most:
            return False
        self.known[rows] = True
        self.kinds[:, rows] = _by_place(np.array(kinds, np.int64))
        self._add(found)
        return True

    def _add(self, values: list[Value]) -> None:
        if not values:
            return
        new = slice(self.size, self.size + len(values))
        self.size = new.stop
        traits = [value.traits for value in values]
        tiles, sequences, triplets, sums = np.array(
            [
                [each & _TILE_TRAITS for each in traits],
                [each >> SEQUENCES_AT & _SEQUENCES for each in traits],
                [each >> TRIPLETS_AT for each in traits],
                [value.sums for value in values],
            ],
            np.int64,
        )
        honors = tiles & HONOR > 0
        triplets >>= np.where(honors, EAST, _FIRST_SOU)
        sums -= np.where(sums >> PAIRS_AT > 0, np.where(honors, EAST, _FIRST_SOU), 0) << PAIR_AT
        sequences >>= 2 * SEQUENCE_RANKS
        self.tiles[:, new] = _by_place(tiles)
        self.sequences[:, new] = sequences << SEQUENCE_RANKS * _SHIFT[:, None]
        self.triplets[:, new] = triplets << SUIT_RANKS * _SHIFT[:, None]
        has_pair = sums >> PAIRS_AT & 1
        self.sums[:, new] = sums + (has_pair * SUIT_RANKS * _SHIFT[:, None] << PAIR_AT)
        self.ways[new] = [_ways(value) for value in values]


_SEQUENCES: Final = (1 << 3 * SEQUENCE_RANKS) - 1


def _by_place(traits: Column) -> Column:
    """Traits of tiles of sou or of honors as those of the same ranks at each place."""
    bare = traits & ~(SOU | HONOR)
    moved = bare | _SUIT_BITS[:, None] | _NEVER_GREEN[:, None]
    by_place: Column = np.where(traits > 0, moved, 0)
    return by_place


def _ways(value: Value) -> list[int]:
    """The bits of `WAYS` for a winning tile of each rank."""
    ways = [0] * SUIT_RANKS
    for kind, found in value.completions.items():
        ways[kind % SUIT_RANKS] = sum(
            1 << WAYS.index(shape) for shape in {it.completed[0] for it in found}
        )
    return ways
