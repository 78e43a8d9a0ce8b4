"""The index under every query: a suit's counts are looked up, never searched.

A hand is 34 counts, cut into four *places* of nine, nine, nine and seven: man, pin, sou, honors.
In each place a dict leads from the counts there to a `Part`, which knows the *class* of the
counts: the number of their distance vector (see distances.py), of which there are only 180. The
class of two parts together is one look-up, so the shanten of a hand is three of them.

The class of the *rest*, the three other parts together, also decides which tiles help: 45m beside
any rest of one class wants the same tiles of man. So a part keeps a row of what it wants beside
each rest, and what a hand wants is four look-ups put together. A hand with melds on the table has
fewer to make; a class that stands for the rest and these melds makes it a hand of full size.

A set of tiles for three players lacks 2m to 8m: these are marked in the counts (see tile_set.py),
and the part of such counts is that of two honors in the places of 1m and 9m, which are in no
sequence either. Honors that the set does not have do no harm: a hand of 14 tiles lacks 13 of the
27 kinds, so that a triplet or pair of such an honor is one of a real kind as well.

Sets of kinds are bit masks: bit 0 is 1m, bit 33 the red dragon. Tiles left in the wall are 136
bits: as many of the bits k, 34+k, 68+k and 102+k are set as there are tiles left of kind k.

The dicts fill themselves on demand (see bounded_cache.py), so that memory stays bounded.
"""

from collections.abc import Container
from io import FileIO
from struct import Struct, unpack
from typing import Final

from engine.tile_set import NOT_IN_SET, without_marks
from engine.tiles import KINDS, ORPHANS, Kind

from .bounded_cache import BoundedCache
from .distances import CLASSES, HONOR_RANKS, MELDS, SUIT_RANKS, TABLE_FILE, WIDTH

FAR: Final = 99
"""The shanten of a form that a hand of this size cannot take."""

ALL_COPIES: Final = 1 | 1 << 34 | 1 << 68 | 1 << 102
"""A mask of kinds times this is the mask of all their tiles."""

_TALLY_BITS: Final = 6
_ORPHANS: Final = sum(1 << kind for kind in ORPHANS)
_ALL_KINDS: Final = (1 << KINDS) - 1

_PARTS: Final = 1 << 12
_HANDS: Final = 1 << 11


def _read() -> bytes:
    """The base of the table file; made on the spot where the file was deleted."""
    try:
        with FileIO(TABLE_FILE) as file:
            return file.read(int.from_bytes(file.read(4), "little"))
    except FileNotFoundError:
        from .build import make_base  # noqa: PLC0415 - nobody else needs it

        return make_base()[0]


def _load() -> tuple[tuple[bytes, ...], tuple[bytes, ...], tuple[bytes, ...], tuple[int, ...]]:
    """The four parts of the base, which build.py describes."""
    table = _read()
    square = CLASSES * CLASSES
    vectors = square + CLASSES * (MELDS + 1)
    targets = vectors + CLASSES * WIDTH
    return (
        tuple(table[at : at + CLASSES] for at in range(0, square, CLASSES)),
        tuple(table[at : at + CLASSES] for at in range(square, vectors, CLASSES)),
        tuple(table[at : at + WIDTH] for at in range(vectors, targets, WIDTH)),
        unpack(f"<{(len(table) - targets) // 2}H", table[targets:]),
    )


COMBINED, MELDED, VECTORS, TARGETS = _load()
"""``COMBINED[one][other]`` is the class of two classes together.

``MELDED[melds][cls]`` is a class that stands for ``cls`` beside so many melds that the hand need
not make: with the class of the rest of the hand it has the same `SHANTEN`.

``TARGETS[stop + count]`` is the stop after a rank of which so many tiles are held; after the last
rank it is the class.
"""

_DISTANCES: Final = bytes(vector[2 * MELDS + 1] for vector in VECTORS)
SHANTEN: Final = tuple(distance - 1 for distance in _DISTANCES)
"""The shanten of the standard form, by the class of a whole hand."""

split: Final = Struct("9s9s9s7s").unpack
"""Splits 34 counts into those of the four places, in a quarter of the time of four slices."""

FIRST_STOP: Final = {SUIT_RANKS: 1, HONOR_RANKS: TARGETS[0]}
"""Where the walk through the counts of a suit or of the honors begins, by the number of ranks."""


def class_of(counts: bytes) -> int:
    """The class of the nine counts of a suit, or the seven of the honors."""
    return _walk(FIRST_STOP[len(counts)], counts)


def _walk(state: int, counts: bytes) -> int:
    """Where counts lead from a state; at the end of a place, the state is the class."""
    for count in counts:
        state = TARGETS[state + count]
    return state


def _beside_each_rest(cls: int) -> int:
    """The distances of a class beside every rest: 180 numbers of 16 bits.

    They are one integer, so that subtracting two such rows is one operation.
    """
    row = bytearray(_MASK_BYTES * CLASSES)
    row[::_MASK_BYTES] = COMBINED[cls].translate(_DISTANCES.ljust(256))
    return int.from_bytes(row, "little")


_MASK_BYTES: Final = 2
_unpack_row: Final = Struct(f"<{CLASSES}H").unpack
_ROWS: Final = BoundedCache(_beside_each_rest, CLASSES)

# Plain tuples: a garbage collection looks into named ones for ever, and they unpack more slowly.
Outline = tuple[int, bytes, tuple[int, ...], int]
"""The looked-up facts of a part's counts: its class, ``wants``, ``masks`` and tally."""

TileCut = tuple[int, bytes, tuple[int, ...], int, int]
"""One tile cut from a part: its place there, ``wants`` and ``masks`` after the cut, a mask, and how
much is taken off the tally.

The mask is that of the tile where one or two were held, 0 otherwise: without one of its tiles, the
1m of 133m is held no more, the 3m once.
"""

CutsOfClass = tuple[int, tuple[TileCut, ...]]
"""The class of a part after a cut, and all cuts that leave it."""


class Part:
    """The tiles of one place of a hand, and what they want beside each rest of the hand.

    ``cls`` is their class, ``beside[class]`` the class of them and other tiles together.
    ``masks[wants[class of the rest]]`` is the mask of the kinds of this place that bring the
    standard form nearer: 45m want 3m and 6m beside a rest that lacks a group. The three suits share
    their parts, so kinds are counted from the first of the place: the mask of a hand is
    ``man | pin << 9 | sou << 18 | honors << 27``. ``absent`` and ``single`` are the masks of the
    kinds held not at all and once, ``left`` that of the tiles which are not held, ``tally`` what
    the two other forms ask (see `_tally`).

    There are never more than ten masks, and a garbage collection does not look into bytes and
    tuples of numbers: thousands of parts cause no pause.
    """

    __slots__ = (
        "absent",
        "beside",
        "cls",
        "counts",
        "cuts",
        "left",
        "masks",
        "single",
        "tally",
        "wants",
    )

    def __init__(self, counts: bytes) -> None:
        if max(without_marks(counts)) > 4:
            raise ValueError(f"five tiles of a kind: {list(counts)}")
        self.counts = counts
        self.cls, self.wants, self.masks, self.tally = _OUTLINES[counts]
        self.beside = COMBINED[self.cls]
        self.absent = _mask(counts, _WITH_NO)
        self.single = _mask(counts, _WITH_ONE)
        self.left = sum(
            _mask(counts, lacking) << KINDS * copy for copy, lacking in enumerate(_LACKING)
        )
        self.cuts: tuple[CutsOfClass, ...] = ()

    def find_cuts(self) -> tuple[CutsOfClass, ...]:
        """Every cut, by the class that it leaves; from then on they are ``cuts``."""
        by_class: dict[int, list[TileCut]] = {}
        for at, count in enumerate(self.counts):
            if 0 < count < NOT_IN_SET:
                cls, wants, masks, tally = _OUTLINES[changed(self.counts, at, -1)]
                changing = 1 << at if count <= 2 else 0
                fewer = self.tally - tally
                by_class.setdefault(cls, []).append((at, wants, masks, changing, fewer))
        self.cuts = tuple((cls, tuple(cuts)) for cls, cuts in by_class.items())
        return self.cuts


def _digits(counts: Container[int]) -> bytes:
    """A translation of these counts to the digit 1, and of others to 0."""
    return bytes(b"01"[count in counts] for count in range(256))


_WITH_NO: Final = _digits((0,))
_WITH_ONE: Final = _digits((1,))
_LACKING: Final = tuple(_digits(range(4 - copy)) for copy in range(4))


def _mask(counts: bytes, digits: bytes) -> int:
    """The mask of the kinds with such counts: read as a number in the binary system."""
    return int(counts[::-1].translate(digits), 2)


def _outline(counts: bytes) -> Outline:
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
            more = _walk(TARGETS[state + count + 1], counts[at + 1 :])
            masks |= now - _ROWS[more] << at
        state = TARGETS[state + count]
    row = _unpack_row(masks.to_bytes(_MASK_BYTES * CLASSES, "little"))
    numbers = {mask: number for number, mask in enumerate(set(row))}
    return cls, bytes(map(numbers.__getitem__, row)), tuple(numbers), _tally(counts)


def _outline_of_man_for_three(counts: bytes) -> Outline:
    """The outline of counts of 1m and 9m alone: they are two honors."""
    cls, wants, masks, _ = _OUTLINES[bytes((counts[0], counts[8], 0, 0, 0, 0, 0))]
    return cls, wants, tuple(mask & 1 | (mask & 2) << 7 for mask in masks), _tally(counts)


def changed(counts: bytes, at: int, by: int) -> bytes:
    """The counts with ``by`` more tiles at one index."""
    return counts[:at] + bytes((counts[at] + by,)) + counts[at + 1 :]


def _tally(counts: bytes) -> int:
    """What the two other forms ask of a hand: five numbers, packed so that tallies can be added.

    From the top: tiles, kinds, kinds held twice or more; kinds of terminals and honors, those
    held twice or more.
    """
    counts = without_marks(counts)
    tally = sum(counts)
    for some in (counts, counts if len(counts) == HONOR_RANKS else counts[:: SUIT_RANKS - 1]):
        kinds = len(some) - some.count(0)
        tally = tally << _TALLY_BITS | kinds
        tally = tally << _TALLY_BITS | kinds - some.count(1)
    return tally


_OUTLINES: Final = BoundedCache(_outline, _PARTS)

SUIT_PARTS: Final[BoundedCache[bytes, Part]] = BoundedCache(Part, _PARTS)
HONOR_PARTS: Final[BoundedCache[bytes, Part]] = BoundedCache(Part, _PARTS // 4)


class Forms:
    """What a hand's tally says: its size, and how far the two other forms are.

    ``melded`` is the row of `MELDED` for the melds not needed. ``seven_pairs`` and
    ``thirteen_orphans`` are shanten (FAR unless the hand has 13 or 14 tiles), ``other`` the lower
    of them. The kinds that lower it are those of ``absent`` that the hand lacks and those of
    ``single`` that it holds once.
    """

    __slots__ = (
        "absent",
        "is_to_cut",
        "melded",
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
        self.melded = MELDED[MELDS - tiles // 3]
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


FORMS: Final = BoundedCache(Forms, _HANDS)


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
    man, pin, sou, honors = parts_of(counts)
    forms = FORMS[man.tally + pin.tally + sou.tally + honors.tally]
    if forms.is_to_cut:
        raise ValueError("a hand of 3n+2 tiles cuts one before it accepts another")
    beside_melds = forms.melded
    man_pin = man.beside[pin.cls]
    sou_honors = beside_melds[sou.beside[honors.cls]]
    standard = SHANTEN[COMBINED[man_pin][sou_honors]]
    other = forms.other
    wanted = 0
    if standard <= other:
        # The rest of man is pin beside sou and honors, that of sou is honors beside man and pin.
        man_pin = beside_melds[man_pin]
        wanted = (
            man.masks[man.wants[pin.beside[sou_honors]]]
            | pin.masks[pin.wants[man.beside[sou_honors]]] << 9
            | sou.masks[sou.wants[honors.beside[man_pin]]] << 18
            | honors.masks[honors.wants[sou.beside[man_pin]]] << 27
        )
    if other <= standard:
        absent = man.absent | pin.absent << 9 | sou.absent << 18 | honors.absent << 27
        single = man.single | pin.single << 9 | sou.single << 18 | honors.single << 27
        return other, wanted | absent & forms.absent | single & forms.single
    return standard, wanted


def waiting_tiles(counts: bytes) -> tuple[Kind, ...]:
    """The kinds that complete 3n+1 concealed counts, in ascending order; empty unless tenpai.

    Which kinds, and what raises ValueError, is as for `accepted`.
    """
    in_man, in_pin, in_sou, in_honors = split(counts)
    man = SUIT_PARTS[in_man]
    pin = SUIT_PARTS[in_pin]
    sou = SUIT_PARTS[in_sou]
    honors = HONOR_PARTS[in_honors]
    forms = FORMS[man.tally + pin.tally + sou.tally + honors.tally]
    if forms.other <= 0 or forms.is_to_cut:
        shanten, wanted = accepted(counts)
        return kinds_of(wanted) if shanten == 0 else ()
    # As `accepted`, for the standard form alone: without masks, a third of the time is saved.
    beside_melds = forms.melded
    man_pin = man.beside[pin.cls]
    sou_honors = beside_melds[sou.beside[honors.cls]]
    if SHANTEN[COMBINED[man_pin][sou_honors]] != 0:
        return ()
    man_pin = beside_melds[man_pin]
    return (
        _IN_MAN[man.masks[man.wants[pin.beside[sou_honors]]]]
        + _IN_PIN[pin.masks[pin.wants[man.beside[sou_honors]]]]
        + _IN_SOU[sou.masks[sou.wants[honors.beside[man_pin]]]]
        + _IN_HONORS[honors.masks[honors.wants[sou.beside[man_pin]]]]
    )
