"""The four places of a hand, and what the tiles of each want beside any rest of the hand.

Parts fill themselves on demand (see bounded_cache.py), so that memory stays bounded.
"""

from collections.abc import Container
from struct import Struct
from typing import Final

from engine.tile_set import NOT_IN_SET, without_marks

from .bounded_cache import BoundedCache
from .distances import CLASSES, HONOR_RANKS, SUIT_RANKS
from .tables import COMBINED, DISTANCES, FIRST_STOP, TARGETS, class_of, walk

TALLY_BITS: Final = 6
_PARTS: Final = 1 << 12

split: Final = Struct("9s9s9s7s").unpack
"""Splits 34 counts into those of the four places, in a quarter of the time of four slices."""


def _beside_each_rest(cls: int) -> int:
    """The distances of a class beside every rest: 180 numbers of 16 bits.

    They are one integer, so that subtracting two such rows is one operation.
    """
    row = bytearray(_MASK_BYTES * CLASSES)
    row[::_MASK_BYTES] = COMBINED[cls].translate(DISTANCES.ljust(256))
    return int.from_bytes(row, "little")


_MASK_BYTES: Final = 2
_unpack_row: Final = Struct(f"<{CLASSES}H").unpack
_ROWS: Final = BoundedCache(_beside_each_rest, CLASSES)

# Plain tuples: a garbage collection looks into named ones for ever, and they unpack more slowly.
SuitOutline = tuple[int, bytes, tuple[int, ...], int]
"""The looked-up facts of a part's counts: its class, ``wants``, ``masks`` and tally."""

TileCut = tuple[int, int, bytes, tuple[int, ...]]
"""One tile cut from a part: its place there, and the class, ``wants`` and ``masks`` of the rest."""


class Part:
    """The tiles of one place of a hand, and what they want beside each rest of the hand.

    ``cls`` is their class, ``beside[class]`` the class of them and other tiles together.
    ``masks[wants[class of the rest]]`` is the mask of the kinds of this place that bring the
    standard form nearer: 45m want 3m and 6m beside a rest that lacks a group. The three suits share
    their parts, so kinds are counted from the first of the place: the mask of a hand is
    ``man | pin << 9 | sou << 18 | honors << 27``. ``absent`` and ``single`` are the masks of the
    kinds held not at all and once, ``tally`` what the two other forms ask (see `_tally`).

    There are never more than ten masks, and a garbage collection does not look into bytes and
    tuples of numbers: thousands of parts cause no pause.
    """

    __slots__ = ("absent", "beside", "cls", "counts", "cuts", "masks", "single", "tally", "wants")

    def __init__(self, counts: bytes) -> None:
        if max(without_marks(counts)) > 4:
            raise ValueError(f"five tiles of a kind: {list(counts)}")
        self.counts = counts
        self.cls, self.wants, self.masks, self.tally = _OUTLINES[counts]
        self.beside = COMBINED[self.cls]
        self.absent = _mask(counts, _WITH_NO)
        self.single = _mask(counts, _WITH_ONE)
        self.cuts: tuple[TileCut, ...] = ()

    def find_cuts(self) -> tuple[TileCut, ...]:
        """Every cut of a tile of this place; from then on they are ``cuts``."""
        self.cuts = tuple(
            (at, *_OUTLINES[changed(self.counts, at, -1)][:3])
            for at, count in enumerate(self.counts)
            if 0 < count < NOT_IN_SET
        )
        return self.cuts


def _digits(counts: Container[int]) -> bytes:
    """A translation of these counts to the digit 1, and of others to 0."""
    return bytes(b"01"[count in counts] for count in range(256))


_WITH_NO: Final = _digits((0,))
_WITH_ONE: Final = _digits((1,))


def _mask(counts: bytes, digits: bytes) -> int:
    """The mask of the kinds with such counts: read as a number in the binary system."""
    return int(counts[::-1].translate(digits), 2)


def _outline(counts: bytes) -> SuitOutline:
    """The class of the counts of a place, and what they want beside all rests at once.

    A tile more brings a hand nearer by one or not at all, so the row of distances less the row
    after the tile is a row of bits, and those of rank k+1 go to bit k of each mask.
    """
    if NOT_IN_SET in counts:
        return _outline_of_man_for_three(counts)
    cls = class_of(counts)
    now = _ROWS[cls]
    masks = 0
    state = FIRST_STOP[len(counts)]
    for at, count in enumerate(counts):
        if count < 4:
            more = walk(TARGETS[state + count + 1], counts[at + 1 :])
            masks |= now - _ROWS[more] << at
        state = TARGETS[state + count]
    row = _unpack_row(masks.to_bytes(_MASK_BYTES * CLASSES, "little"))
    numbers = {mask: number for number, mask in enumerate(set(row))}
    return cls, bytes(map(numbers.__getitem__, row)), tuple(numbers), _tally(counts)


def _outline_of_man_for_three(counts: bytes) -> SuitOutline:
    """The outline of counts of 1m and 9m alone: they are two honors."""
    cls, wants, masks, _ = _OUTLINES[bytes((counts[0], counts[8], 0, 0, 0, 0, 0))]
    return cls, wants, tuple(mask & 1 | (mask & 2) << 7 for mask in masks), _tally(counts)


def changed(counts: bytes, at: int, by: int) -> bytes:
    """The counts with ``by`` more tiles at one index."""
    return counts[:at] + bytes((counts[at] + by,)) + counts[at + 1 :]


def _tally(counts: bytes) -> int:
    """Five numbers from which the two other forms are judged, packed so that they can be added.

    From the top: tiles, kinds, kinds held twice or more; kinds of terminals and honors, those
    held twice or more.
    """
    counts = without_marks(counts)
    tally = sum(counts)
    for some in (counts, counts if len(counts) == HONOR_RANKS else counts[:: SUIT_RANKS - 1]):
        kinds = len(some) - some.count(0)
        tally = tally << TALLY_BITS | kinds
        tally = tally << TALLY_BITS | kinds - some.count(1)
    return tally


_OUTLINES: Final = BoundedCache(_outline, _PARTS)

SUIT_PARTS: Final[BoundedCache[bytes, Part]] = BoundedCache(Part, _PARTS)
HONOR_PARTS: Final[BoundedCache[bytes, Part]] = BoundedCache(Part, _PARTS // 4)


def parts_of(counts: bytes) -> tuple[Part, Part, Part, Part]:
    """The parts of 34 counts: man, pin, sou, honors. Raises ValueError for five of a kind."""
    man, pin, sou, honors = split(counts)
    return SUIT_PARTS[man], SUIT_PARTS[pin], SUIT_PARTS[sou], HONOR_PARTS[honors]
