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

Sets of kinds are bit masks: bit 0 is 1m, bit 33 the red dragon.

The dicts fill themselves on demand (see `BoundedCache`), so that memory stays bounded.
"""

from collections.abc import Callable, Container, Sequence
from itertools import islice
from struct import Struct
from typing import Final, TypeVar

from engine.copies import COPIES
from engine.tile_set import NOT_IN_SET, without_marks
from engine.tiles import KINDS, ORPHANS, Kind

from .distances import (
    CLASSES,
    COMBINED,
    DISTANCES,
    FIRST_STOP,
    HONOR_RANKS,
    MELDED,
    MELDS,
    SHANTEN,
    SUIT_RANKS,
    TARGETS,
    class_of,
    walk,
)

Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedCache(dict[Key, Value]):
    """Values by key: a missing one is made by ``make``; the oldest eighth goes when it is full.

    It is a dict, because a subscript costs a third of what the call of a cached function does.
    """

    __slots__ = ("limit", "make")

    def __init__(self, make: Callable[[Key], Value], limit: int) -> None:
        super().__init__()
        self.make = make
        self.limit = limit

    def __missing__(self, key: Key) -> Value:
        value = self.make(key)
        if len(self) >= self.limit:
            # Dropping all values at once would be a pause; dropping one at a time, a dict searches
            # for its oldest key anew each time.
            for old in list(islice(self, 1 + self.limit // 8)):
                self.pop(old, None)
        self[key] = value
        return value


# The four places of a hand, and what the tiles of each want beside any rest of the hand ----------


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


# Looking up a hand --------------------------------------------------------------------------------


FAR: Final = 99
"""The shanten of a form that a hand of this size cannot take."""

_ORPHANS: Final = sum(1 << kind for kind in ORPHANS)
_ALL_KINDS: Final = (1 << KINDS) - 1

_HANDS: Final = 1 << 11


class Forms:
    """The facts in a hand's tally: its size, and the shanten of the two other forms.

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
        fields = [tally >> at * TALLY_BITS & (1 << TALLY_BITS) - 1 for at in range(4)]
        orphan_pairs, orphans, pairs, kinds = fields
        tiles = tally >> 4 * TALLY_BITS
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


_IN_MAN, _IN_PIN, _IN_SOU, _IN_HONORS = (
    _kinds_in_place(first, ranks)
    for first, ranks in ((0, SUIT_RANKS), (9, SUIT_RANKS), (18, SUIT_RANKS), (27, HONOR_RANKS))
)


def kinds_of(mask: int) -> tuple[Kind, ...]:
    """The kinds in a mask, in ascending order."""
    return (
        _IN_MAN[mask & 511]
        + _IN_PIN[mask >> 9 & 511]
        + _IN_SOU[mask >> 18 & 511]
        + _IN_HONORS[mask >> 27]
    )


def distances_of(counts: bytes) -> tuple[int, Forms]:
    """The shanten of the standard form of 34 concealed counts, and the facts of the two others.

    Raises ValueError for a number of tiles that no hand has, or five of a kind.
    """
    man, pin, sou, honors = parts_of(counts)
    forms = FORMS[man.tally + pin.tally + sou.tally + honors.tally]
    sou_honors = forms.melded[sou.beside[honors.cls]]
    return SHANTEN[COMBINED[man.beside[pin.cls]][sou_honors]], forms


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
    shanten, wanted = accepted(counts)
    return kinds_of(wanted) if shanten == 0 else ()


AfterCut = tuple[Kind, int, int, int]
"""A kind cut, the shanten after it, the mask of the kinds that lower that, how many are left.

Of 123m4pEE55p the cut of 5p is ``(13, 0, 1 << 11 | 1 << 14, 8)``: tenpai for 3p and 6p, eight left.
"""


def after_cuts(
    counts: bytes, *, left: Sequence[int] | None = None, farthest: int = FAR
) -> list[AfterCut]:
    """Every cut from 34 counts of 3n+2 tiles that leaves at most that shanten, in ascending order.

    ``left`` is how many tiles are left of each kind; where it is None it is four less those among
    the counts: the tile that is cut is seen. Raises ValueError for a number of tiles that is not
    3n+2, or five of a kind.
    """
    _require_cut(distances_of(counts)[1])
    if left is None:
        left = [COPIES - held for held in without_marks(counts)]
    found = []
    for cut, held in enumerate(counts):
        if 0 < held < NOT_IN_SET:
            shanten, wanted = accepted(changed(counts, cut, -1))
            if shanten <= farthest:
                tiles_left = sum([left[kind] for kind in kinds_of(wanted)])
                found.append((cut, shanten, wanted, tiles_left))
    return found


_PLACES: Final = ((0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1), (3, 2, 0, 1))
"""Each place from which a tile is cut, its partner, and the two opposite places."""


def tenpai_cuts(counts: bytes) -> dict[Kind, tuple[Kind, ...]]:
    """The kinds whose cut leaves 34 counts of 3n+2 tiles tenpai, each with what it then waits for.

    Raises ValueError as `after_cuts` does.
    """
    parts = man, pin, sou, honors = parts_of(counts)
    forms = FORMS[man.tally + pin.tally + sou.tally + honors.tally]
    _require_cut(forms)
    if forms.other <= 0:
        return {cut: kinds_of(mask) for cut, far, mask, _ in after_cuts(counts) if not far}
    # All cuts of a place are asked beside the one rest of the hand, a quarter of the time of asking
    # hand by hand: the place and its partner beside the two opposite ones.
    beside_melds = forms.melded
    found: dict[Kind, tuple[Kind, ...]] = {}
    for here, partner, third, fourth in _PLACES:
        beside_it, one, other = parts[partner], parts[third], parts[fourth]
        opposite = beside_melds[one.beside[other.cls]]
        rest = beside_it.beside[opposite]
        for at, cls, wants, masks in parts[here].cuts or parts[here].find_cuts():
            beside = COMBINED[cls]
            if SHANTEN[beside[rest]] == 0:
                pair = beside_melds[beside[beside_it.cls]]
                found[9 * here + at] = kinds_of(
                    masks[wants[rest]] << 9 * here
                    | beside_it.masks[beside_it.wants[beside[opposite]]] << 9 * partner
                    | one.masks[one.wants[other.beside[pair]]] << 9 * third
                    | other.masks[other.wants[one.beside[pair]]] << 9 * fourth
                )
    return found


def _require_cut(forms: Forms) -> None:
    if not forms.is_to_cut:
        raise ValueError("only a hand of 3n+2 tiles has one to cut")
