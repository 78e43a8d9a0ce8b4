"""The index under every query: a suit's counts are looked up, never searched.

A hand is 34 counts, cut into four *places* of nine, nine, nine and seven: man, pin, sou, honors.
In each place a dict leads from the counts there to a `Part`, which knows the *class* of the
counts: the number of their distance vector (see distances.py), of which there are only 180. The
class of two parts together is one look-up, so the shanten of a hand is three of them.

The class of the *rest*, the three other parts together, also decides which tiles help: 45m beside
any rest of one class wants the same tiles of man. So a part keeps a row of what it wants beside
each rest, and what a hand wants is four look-ups put together.

Sets of kinds are bit masks: bit 0 is 1m, bit 33 the red dragon. Tiles left in the wall are 136
bits: as many of the bits k, 34+k, 68+k and 102+k are set as there are tiles left of kind k.

The dicts fill themselves on demand and are emptied when full, so that memory stays bounded.
"""

import sys
from array import array
from collections.abc import Callable
from struct import Struct, unpack
from typing import Final, TypeVar

from .distances import CLASSES, HONOR_RANKS, SUIT_RANKS, TABLE_FILE, WIDTH
from .tiles import KINDS, ORPHANS, Kind

FAR: Final = 99
"""The shanten of a form that a hand of this size cannot take."""

ALL_COPIES: Final = 1 | 1 << 34 | 1 << 68 | 1 << 102
"""A mask of kinds times this is the mask of all their tiles."""

_TALLY_BITS: Final = 6
_ORPHANS: Final = sum(1 << kind for kind in ORPHANS)
_ALL_KINDS: Final = (1 << KINDS) - 1

_PARTS: Final = 1 << 12
_HANDS: Final = 1 << 14

Key = TypeVar("Key")
Value = TypeVar("Value")


class Remembered(dict[Key, Value]):
    """A dict that makes a missing value from its key, and forgets everything when it is full.

    Reading it is one subscript, a third of what the call of a cached function costs.
    """

    __slots__ = ("limit", "make")

    def __init__(self, make: Callable[[Key], Value], limit: int) -> None:
        super().__init__()
        self.make = make
        self.limit = limit

    def __missing__(self, key: Key) -> Value:
        value = self.make(key)
        if len(self) >= self.limit:
            self.clear()
        self[key] = value
        return value


def _load() -> tuple[tuple[bytes, ...], tuple[bytes, ...], tuple[int, ...]]:
    """The three parts of the table file, which make_tables.py describes."""
    table = TABLE_FILE.read_bytes()
    square = CLASSES * CLASSES
    targets = square + CLASSES * WIDTH
    return (
        tuple(table[at : at + CLASSES] for at in range(0, square, CLASSES)),
        tuple(table[at : at + WIDTH] for at in range(square, targets, WIDTH)),
        unpack(f"<{(len(table) - targets) // 2}H", table[targets:]),
    )


COMBINED, VECTORS, _TARGETS = _load()
"""``COMBINED[one][other]`` is the class of two classes together."""

_MELDS_TO_MAKE: Final = (4, 3, 2, 1, 0)
_DISTANCES: Final = tuple(
    bytes(vector[2 * melds + 1] for vector in VECTORS) for melds in _MELDS_TO_MAKE
)
SHANTEN: Final = tuple(distance - 1 for distance in b"".join(_DISTANCES))
"""Shanten of the standard form at *offset* + class; the offset is 180 × melds that are not needed.

So a full-size hand has the offset 0.
"""

split: Final = Struct("9s9s9s7s").unpack
"""Splits 34 counts into those of the four places, in a quarter of the time of four slices."""

_START: Final = {SUIT_RANKS: 1, HONOR_RANKS: _TARGETS[0]}


def class_of(counts: bytes) -> int:
    """The class of the nine counts of a suit, or the seven of the honors."""
    at = _START[len(counts)]
    for count in counts:
        at = _TARGETS[at + count]
    return at


def _beside_each_rest(cls: int) -> int:
    """The distances of a class beside every rest, by offset and rest: 900 numbers of 16 bits.

    They are one integer, so that subtracting two such rows is one operation.
    """
    beside = COMBINED[cls]
    row = bytearray(_MASK_BYTES * len(SHANTEN))
    row[::_MASK_BYTES] = b"".join(
        beside.translate(distances.ljust(256)) for distances in _DISTANCES
    )
    return int.from_bytes(row, "little")


_MASK_BYTES: Final = 2
_ROWS: Final = Remembered(_beside_each_rest, CLASSES)

Cut = tuple[int, "array[int]", int, int]
"""Cutting a tile from a part: which tile, what the part wants after it, the mask of the tile if one
or two were held (a single tile is then absent, of a pair one is single), and how much is taken off
the tally."""

CutsOfClass = tuple[int, tuple[Cut, ...]]
"""The class of a part after a cut, and all cuts that leave it."""


class Part:
    """The tiles of one place of a hand, and what they want beside each rest of the hand.

    ``wants[offset + class of the rest]`` is the mask of the kinds of this place that bring the
    standard form nearer. The three suits share their parts, so kinds are counted from the first
    of the place: the mask of a hand is ``man | pin << 9 | sou << 18 | honors << 27``.
    """

    __slots__ = (
        "_place",
        "absent",
        "beside",
        "cls",
        "counts",
        "cuts",
        "left",
        "single",
        "tally",
        "wants",
    )

    def __init__(self, counts: bytes, place: "Place") -> None:
        if max(counts) > 4:
            raise ValueError(f"five tiles of a kind: {list(counts)}")
        self.counts = counts
        self.cls = class_of(counts)
        self.beside = COMBINED[self.cls]
        self.wants = _wants(counts, self.cls)
        self.tally = _tally(counts)
        self.absent = sum(1 << at for at, count in enumerate(counts) if count == 0)
        self.single = sum(1 << at for at, count in enumerate(counts) if count == 1)
        self.left = sum(
            1 << at + KINDS * copy for at, count in enumerate(counts) for copy in range(4 - count)
        )
        self._place = place
        self.cuts: tuple[CutsOfClass, ...] = ()

    def find_cuts(self) -> tuple[CutsOfClass, ...]:
        """Every cut, by the class that it leaves; from then on they are ``cuts``."""
        by_class: dict[int, list[Cut]] = {}
        for at, count in enumerate(self.counts):
            if count:
                after = self._place[changed(self.counts, at, -1)]
                held = 1 << at if count <= 2 else 0
                cut = (at, after.wants, held, self.tally - after.tally)
                by_class.setdefault(after.cls, []).append(cut)
        self.cuts = tuple((cls, tuple(cuts)) for cls, cuts in by_class.items())
        return self.cuts


def _wants(counts: bytes, cls: int) -> "array[int]":
    """What a part wants beside each rest, for all rests at once.

    A tile more brings a hand nearer by one or not at all, so the row of distances less the row
    after the tile is a row of bits, and those of rank k+1 go to bit k of each mask.
    """
    now = _ROWS[cls]
    masks = 0
    for at, count in enumerate(counts):
        if count < 4:
            masks |= now - _ROWS[class_of(changed(counts, at, 1))] << at
    wants = array("H")
    wants.frombytes(masks.to_bytes(_MASK_BYTES * len(SHANTEN), "little"))
    if sys.byteorder == "big":
        wants.byteswap()
    return wants


Place = Remembered[bytes, Part]


def changed(counts: bytes, at: int, by: int) -> bytes:
    """The counts with ``by`` more tiles at one index."""
    return counts[:at] + bytes((counts[at] + by,)) + counts[at + 1 :]


def _tally(counts: bytes) -> int:
    """What the two other forms ask of a hand: five numbers, packed so that tallies can be added.

    From the top: tiles, kinds, kinds held twice or more; kinds of terminals and honors, those
    held twice or more.
    """
    orphans = counts if len(counts) == HONOR_RANKS else (counts[0], counts[-1])
    tally = sum(counts)
    for some, copies in ((counts, 1), (counts, 2), (orphans, 1), (orphans, 2)):
        tally = tally << _TALLY_BITS | sum(count >= copies for count in some)
    return tally


def _place() -> Place:
    place: Place = Remembered(lambda counts: Part(counts, place), _PARTS)
    return place


SUIT_PARTS: Final = _place()
HONOR_PARTS: Final = _place()


class Forms:
    """What a hand's tally says: its size, and how far the two other forms are.

    ``offset`` is 180 × melds not needed, ``seven_pairs`` and ``thirteen_orphans`` are shanten
    (FAR unless the hand has 13 or 14 tiles), ``other`` the lower of them. The kinds that lower
    it are those of ``absent`` that the hand lacks and those of ``single`` that it holds once.
    """

    __slots__ = (
        "absent",
        "is_to_cut",
        "offset",
        "other",
        "seven_pairs",
        "single",
        "thirteen_orphans",
    )

    def __init__(self, tally: int) -> None:
        fields = [tally >> at * _TALLY_BITS & (1 << _TALLY_BITS) - 1 for at in range(4)]
        orphan_pairs, orphans, pairs, kinds = fields
        tiles = tally >> 4 * _TALLY_BITS
        if not 0 < tiles <= 14 or tiles % 3 == 0:
            raise ValueError(f"a hand has 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 tiles, not {tiles}")
        self.offset = (4 - tiles // 3) * CLASSES
        self.is_to_cut = tiles % 3 == 2
        # Seven pairs are of seven kinds: 1111223344556m has six pairs and lacks the seventh kind.
        self.seven_pairs = 6 - pairs + max(0, 7 - kinds) if tiles > 12 else FAR
        self.thirteen_orphans = 13 - orphans - (orphan_pairs > 0) if tiles > 12 else FAR
        self.other = min(self.seven_pairs, self.thirteen_orphans)
        self.absent = self.single = 0
        if self.seven_pairs == self.other:
            self.single |= _ALL_KINDS
            self.absent |= _ALL_KINDS if kinds < 7 else 0
        if self.thirteen_orphans == self.other:
            self.single |= _ORPHANS if orphan_pairs == 0 else 0
            self.absent |= _ORPHANS


FORMS: Final = Remembered(Forms, _HANDS)


def _kinds_in_place(first: Kind, ranks: int) -> tuple[tuple[Kind, ...], ...]:
    """The kinds in each mask of one place."""
    sets: list[tuple[Kind, ...]] = [()]
    for kind in range(first, first + ranks):
        sets += [(*kinds, kind) for kinds in sets]
    return tuple(sets)


KINDS_IN: Final = tuple(
    _kinds_in_place(first, ranks)
    for first, ranks in ((0, SUIT_RANKS), (9, SUIT_RANKS), (18, SUIT_RANKS), (27, HONOR_RANKS))
)
"""``KINDS_IN[place][mask]``: the kinds in the mask of a place, in ascending order."""

_IN_MAN, _IN_PIN, _IN_SOU, _IN_HONORS = KINDS_IN


def kinds_of(mask: int) -> tuple[Kind, ...]:
    """The kinds in a mask, in ascending order."""
    return (
        _IN_MAN[mask & 511]
        + _IN_PIN[mask >> 9 & 511]
        + _IN_SOU[mask >> 18 & 511]
        + _IN_HONORS[mask >> 27]
    )


def parts_of(counts: bytes) -> tuple[Part, Part, Part, Part]:
    """The parts of 34 counts: man, pin, sou, honors. Raises ValueError for five of a kind."""
    man, pin, sou, honors = split(counts)
    return SUIT_PARTS[man], SUIT_PARTS[pin], SUIT_PARTS[sou], HONOR_PARTS[honors]


def accepted(counts: bytes) -> tuple[int, int]:
    """The shanten of 3n+1 concealed counts, and the mask of the kinds that lower it.

    Melds on the table are not asked for: 13 tiles need four melds and a pair, 10 need three. A
    kind of which all four are concealed is never in the mask; one of which the others lie in a
    meld can be. Raises ValueError for a number of tiles that is not 3n+1, or five of a kind.
    """
    a, b, c, d = parts_of(counts)
    forms = FORMS[a.tally + b.tally + c.tally + d.tally]
    if forms.is_to_cut:
        raise ValueError("a hand of 3n+2 tiles cuts one before it accepts another")
    offset = forms.offset
    ab = a.beside[b.cls]
    cd = c.beside[d.cls]
    standard = SHANTEN[offset + COMBINED[ab][cd]]
    other = forms.other
    wanted = 0
    if standard <= other:
        # The rest of a is b beside cd, the rest of c is d beside ab, and so on.
        wanted = (
            a.wants[offset + b.beside[cd]]
            | b.wants[offset + a.beside[cd]] << 9
            | c.wants[offset + d.beside[ab]] << 18
            | d.wants[offset + c.beside[ab]] << 27
        )
    if other <= standard:
        absent = a.absent | b.absent << 9 | c.absent << 18 | d.absent << 27
        single = a.single | b.single << 9 | c.single << 18 | d.single << 27
        return other, wanted | absent & forms.absent | single & forms.single
    return standard, wanted


def waiting_tiles(counts: bytes) -> tuple[Kind, ...]:
    """The kinds that complete 3n+1 concealed counts, in ascending order; empty unless tenpai.

    Which kinds, and what raises ValueError, is as for `accepted`.
    """
    man, pin, sou, honors = split(counts)
    a = SUIT_PARTS[man]
    b = SUIT_PARTS[pin]
    c = SUIT_PARTS[sou]
    d = HONOR_PARTS[honors]
    forms = FORMS[a.tally + b.tally + c.tally + d.tally]
    if forms.other <= 0 or forms.is_to_cut:
        shanten, wanted = accepted(counts)
        return kinds_of(wanted) if shanten == 0 else ()
    # The standard form alone, without the way over masks: a third of the time is saved.
    offset = forms.offset
    ab = a.beside[b.cls]
    cd = c.beside[d.cls]
    if SHANTEN[offset + COMBINED[ab][cd]] != 0:
        return ()
    return (
        _IN_MAN[a.wants[offset + b.beside[cd]]]
        + _IN_PIN[b.wants[offset + a.beside[cd]]]
        + _IN_SOU[c.wants[offset + d.beside[ab]]]
        + _IN_HONORS[d.wants[offset + c.beside[ab]]]
    )
