"""All that is known of the tiles of one place of a hand, a row of arrays for each set of tiles.

A hand is four rows: man, pin, sou, honors; the three suits share theirs, but where three play man
has rows of its own, in which no tile has a neighbor. Rows are found by a *code*, in which a tile
more of a rank is one addition, and filled at the first question. A *slot*
is a tile as a place knows it: the plain tile of rank 1 to 9, and `RED_SLOT`.

The automaton of the table file in arrays, for the tiles of thousands of suits at once.

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
from numpy.typing import NDArray

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

Ints = NDArray[np.intp]
"""Numbers of rows, hands, classes; han and fu; and bits."""

Floats = NDArray[np.float64]
"""Chances and points."""

Counts = NDArray[np.int8]
"""Small numbers: tiles of a kind or slot, tiles missing, shanten."""

Mask = NDArray[np.bool_]
"""Choices among hands, slots or ranks."""

PLACES: Final = 4
"""Man, pin, sou and honors."""


# The automaton of the table file in arrays, for the tiles of thousands of suits at once ----------


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


RED_SLOT: Final = SUIT_RANKS
SLOTS: Final = SUIT_RANKS + 1
FIVE: Final = 4
"""The rank of fives, from 0."""

_BASE: Final = COPIES + 1
_RED: Final = _BASE**SUIT_RANKS
_HONORS: Final = 3 * _RED
"""Codes of suits have a digit more for up to two red fives; those of honors come behind them."""

_TERMINALS: Final = (0, SUIT_RANKS - 1)
_MAN_OF_THREE: Final = _HONORS + _BASE**HONOR_RANKS
"""Codes of man where three play: 1m and 9m, which are in no sequence, as honors are."""

_POWERS: Final = _BASE ** np.arange(SUIT_RANKS)
WORTH: Final = np.append(_POWERS, _RED + _POWERS[FIVE])
"""The number that a tile of each slot adds to a code: a red five is a five too."""

MOST_ROWS: Final = 1 << 16
_FULL: Final = MOST_ROWS * 3 // 4

STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS = 1, 2, 4

TALLY_BITS: Final = 6
_ORPHANS: Final = np.zeros((2, SUIT_RANKS), bool)
_ORPHANS[0, _TERMINALS] = True
_ORPHANS[1, :HONOR_RANKS] = True


class TooManyPartsError(Exception):
    """One hand led to more sets of tiles than there are rows for."""


class Parts:
    """The rows. Arrays are as long as they can ever get: pages never touched take no memory.

    ``counts`` (red fives among them), ``reds``, how many tiles of each slot are ``held`` and how
    many there are in ``total``; ``cls``, ``more`` and ``must`` of `musts.walk`; and a ``tally`` of
    the kinds, the kinds held twice, and both again of terminals and honors, six bits each.
    """

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.size = 1
        self.code = np.zeros(MOST_ROWS, np.intp)
        self.counts = np.zeros((MOST_ROWS, SUIT_RANKS), np.int8)
        self.reds = np.zeros(MOST_ROWS, np.int8)
        self.held = np.zeros((MOST_ROWS, SLOTS), np.int8)
        self.total = np.zeros(MOST_ROWS, np.int8)
        self.cls = np.zeros(MOST_ROWS, np.intp)
        self.more = np.zeros((MOST_ROWS, SUIT_RANKS), np.int16)
        self.must = np.zeros((MOST_ROWS, SUIT_RANKS, COPIES), np.int16)
        self.tally = np.zeros(MOST_ROWS, np.intp)
        self._row_of = np.zeros(_MAN_OF_THREE + _BASE**SUIT_RANKS, np.uint16)
        self._cores: dict[tuple[int, int], NDArray[np.uint16]] = {}

    def make_room(self) -> None:
        """Forget all rows where there are many; rows from before are void."""
        if self.size > _FULL:
            self._clear()

    def rows(self, codes: Ints) -> Ints:
        """The rows of these codes."""
        found = self._row_of[codes].astype(np.intp)
        if not found.all():
            missing = found == 0
            new = np.unique(codes[missing])
            self._fill(new)
            found[missing] = self._row_of[codes[missing]]
        return found

    def changed(self, rows: Ints, slots: Ints, by: int) -> Ints:
        """The rows with a tile more or less of a slot."""
        return self.rows(self.code[rows] + by * WORTH[slots])

    def cores(self, rows: Ints, rests: Ints, melds: int, forms: int) -> Ints:
        """The rows of the tiles that nearest complete hands of some forms use.

        ``rests`` are the classes of what else the hands hold; ``forms`` is `STANDARD` and the like,
        added up. Where a form is as near as another, the larger number of a kind is of use.
        """
        table = self._cores.get((melds, forms))
        if table is None:
            table = self._cores[melds, forms] = np.zeros((MOST_ROWS, CLASSES), np.uint16)
        found = table[rows, rests].astype(np.intp)
        if not found.all():
            missing = found == 0
            asked, back = np.unique(rows[missing] * CLASSES + rests[missing], return_inverse=True)
            some, rest = np.divmod(asked, CLASSES)
            cores = self._subsets(some, self._used(some, rest, melds, forms))
            table[some, rest] = cores
            found[missing] = cores[back]
        return found

    def _subsets(self, rows: Ints, used: Counts) -> Ints:
        """The rows of so many tiles of each rank.

        Where a red five and a plain one are held and not all fives are used, either can be the one
        that goes: so many of both are kept.
        """
        fives = used[:, FIVE]
        reds = np.minimum(self.reds[rows], fives).astype(np.intp)
        plain = np.minimum(self.held[rows, FIVE], fives)
        codes = used @ _POWERS + (plain - fives) * _POWERS[FIVE] + reds * WORTH[RED_SLOT]
        return self.rows(codes + _FIRST_CODES[self._sort(rows)])

    def _used(self, rows: Ints, rests: Ints, melds: int, forms: int) -> Counts:
        """How many tiles of each rank are of use.

        For the standard form j are where having to use them leaves the hand as near. Seven pairs
        use two of a kind; thirteen orphans one of each, and of any pair both.
        """
        counts = self.counts[rows]
        used = np.zeros_like(counts)
        if forms & STANDARD:
            far = beside(melds)
            near = far[self.cls[rows], rests]
            each = far[self.must[rows], rests[:, None, None]] == near[:, None, None]
            each &= np.arange(COPIES) < counts[:, :, None]
            used = each.sum(axis=2, dtype=np.int8)
        if forms & SEVEN_PAIRS:
            used = np.maximum(used, np.minimum(counts, 2))
        if forms & THIRTEEN_ORPHANS:
            of_orphans = np.where(self.is_orphan(rows), np.minimum(counts, 2), 0)
            used = np.maximum(used, of_orphans)
        number: Counts = used.astype(np.int8)
        return number

    def is_orphan(self, rows: Ints) -> Mask:
        """The ranks that are terminals or honors, for each row."""
        found: Mask = _ORPHANS[(self._sort(rows) == _OF_HONORS).astype(np.intp)]
        return found

    def _sort(self, rows: Ints) -> Ints:
        """The sort of each row: 0 of a suit, 1 of honors, 2 of man where three play."""
        return np.searchsorted(_FIRST_CODES, self.code[rows], side="right") - 1

    def _fill(self, codes: Ints) -> None:
        first, last = self.size, self.size + len(codes)
        if last > MOST_ROWS:
            raise TooManyPartsError
        self.size = last
        self.code[first:last] = codes
        self._row_of[codes] = np.arange(first, last)
        honors, man = np.searchsorted(codes, _FIRST_CODES[1:]).tolist()
        self._fill_place(first, codes[:honors], SUIT_RANKS)
        self._fill_place(first + honors, codes[honors:man] - _HONORS, HONOR_RANKS)
        self._fill_place(first + man, codes[man:] - _MAN_OF_THREE, SUIT_RANKS)
        self._part_terminals(first + man, last)

    def _part_terminals(self, first: int, last: int) -> None:
        """Let the tiles of man where three play be far from complete as two honors are."""
        rows = slice(first, last)
        honors = np.zeros((last - first, HONOR_RANKS), np.int8)
        honors[:, :2] = self.counts[rows][:, _TERMINALS]
        classes = walk(honors)
        self.cls[rows] = classes.held
        self.more[rows] = NO_CLASS
        self.must[rows] = 0
        for at, rank in enumerate(_TERMINALS):
            self.more[rows, rank] = classes.more[:, at]
            self.must[rows, rank] = classes.must[:, at]

    def _fill_place(self, first: int, codes: Ints, ranks: int) -> None:
        if not len(codes):
            return
        rows = slice(first, first + len(codes))
        reds, digits = np.divmod(codes, _RED)
        counts = (digits[:, None] // _POWERS[:ranks] % _BASE).astype(np.int8)
        self.counts[rows, :ranks] = self.held[rows, :ranks] = counts
        self.reds[rows] = self.held[rows, RED_SLOT] = reds
        self.held[rows, FIVE] -= self.reds[rows]
        self.total[rows] = counts.sum(axis=1)
        classes = walk(counts)
        self.cls[rows] = classes.held
        self.more[rows] = NO_CLASS
        self.more[rows, :ranks] = classes.more
        self.must[rows, :ranks] = classes.must
        orphans = counts if ranks == HONOR_RANKS else counts[:, _TERMINALS]
        self.tally[rows] = sum(
            (some >= least).sum(axis=1) << TALLY_BITS * place
            for place, (some, least) in enumerate(
                ((counts, 1), (counts, 2), (orphans, 1), (orphans, 2))
            )
        )


_FIRST_CODES: Final = np.array([0, _HONORS, _MAN_OF_THREE])
_OF_HONORS: Final = 1
_FIRST_OF_PLACES: Final = {
    4: np.array([0, 0, 0, _HONORS]),
    3: np.array([_MAN_OF_THREE, 0, 0, _HONORS]),
}


def codes_of(held: Counts, players: int) -> Ints:
    """The codes of a hand's four places, from how many tiles of each slot each of them holds."""
    codes: Ints = held.astype(np.intp) @ WORTH + _FIRST_OF_PLACES[players]
    return codes


PARTS: Final = Parts()
