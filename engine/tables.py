"""The index under every query: a suit's counts are looked up, never searched.

A hand is 34 counts, cut into four *places* of nine, nine, nine and seven: man, pin, sou, honors.
In each place a dict leads from the counts there to a `Part`, which knows the *class* of the
counts: the number of their distance vector (see distances.py), of which there are only 180. The
class of two parts together is one look-up, so the shanten of a hand is three of them.

The class of the *rest*, the three other parts together, also decides which tiles help: 45m beside
any rest of one class wants the same tiles of man. So what a part wants is remembered by rest, and
what a hand wants is the sum of four look-ups.

Sets of kinds are bit masks: bit 0 is 1m, bit 33 the red dragon. Tiles left in the wall are 136
bits: as many of the bits k, 34+k, 68+k and 102+k are set as there are tiles left of kind k.

The dicts fill themselves on demand and are emptied when full, so that memory stays bounded.
"""

from collections.abc import Callable
from struct import Struct, unpack
from typing import Final, TypeVar

from .distances import CLASSES, HONOR_RANKS, SUIT_RANKS, TABLE_FILE, WIDTH
from .tiles import EAST, KINDS, ORPHANS, Kind

FAR: Final = 99
"""The shanten of a form that a hand of this size cannot take."""

ALL_COPIES: Final = 1 | 1 << 34 | 1 << 68 | 1 << 102
"""A mask of kinds times this is the mask of all their tiles."""

_TALLY_BITS: Final = 6
_ORPHANS: Final = sum(1 << kind for kind in ORPHANS)

_PARTS: Final = 4096
_RESTS: Final = 5 * CLASSES
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


def _load() -> tuple[tuple[tuple[int, ...], ...], tuple[bytes, ...], tuple[int, ...]]:
    """The three parts of the table file, which make_tables.py describes."""
    table = TABLE_FILE.read_bytes()
    square = CLASSES * CLASSES
    targets = square + CLASSES * WIDTH
    return (
        tuple(tuple(table[at : at + CLASSES]) for at in range(0, square, CLASSES)),
        tuple(table[at : at + WIDTH] for at in range(square, targets, WIDTH)),
        unpack(f"<{(len(table) - targets) // 2}H", table[targets:]),
    )


COMBINED, VECTORS, _TARGETS = _load()
"""``COMBINED[one][other]`` is the class of two classes together."""

SHANTEN: Final = tuple(vector[2 * melds + 1] - 1 for melds in range(5) for vector in VECTORS)
"""Shanten of the standard form at *offset* + class, where the offset is 180 × melds to make."""

split: Final = Struct("9s9s9s7s").unpack
"""Splits 34 counts into those of the four places, in a quarter of the time of four slices."""

_START: Final = {SUIT_RANKS: 1, HONOR_RANKS: _TARGETS[0]}


def class_of(counts: bytes) -> int:
    """The class of the nine counts of a suit, or the seven of the honors."""
    at = _START[len(counts)]
    for count in counts:
        at = _TARGETS[at + count]
    return at


Cut = tuple[int, int, Kind, int, "Part"]
"""Cutting a tile from a part: shanten of the hand and class of the part after it, the kind cut,
the kinds of its place wanted after it, and the part after it."""


class Part:
    """The tiles of one place of a hand, and what they want beside each rest of the hand.

    ``wants[offset + class of the rest]`` is the mask of the kinds of this place that bring the
    standard form nearer; ``cuts[offset + class of the rest]`` is every `Cut`, nearest first.
    """

    __slots__ = (
        "absent",
        "beside",
        "cls",
        "counts",
        "cuts",
        "first",
        "left",
        "place",
        "single",
        "tally",
        "wants",
    )  # fmt: skip

    def __init__(self, counts: bytes, first: Kind, place: "Place") -> None:
        if max(counts) > 4:
            raise ValueError(f"five tiles of a kind: {list(counts)}")
        self.counts = counts
        self.first = first
        self.place = place
        self.cls = class_of(counts)
        self.beside = COMBINED[self.cls]
        self.tally = _tally(counts, first)
        self.absent = _mask(counts, first, 0)
        self.single = _mask(counts, first, 1)
        self.left = sum(
            1 << kind + KINDS * copy
            for kind, count in enumerate(counts, first)
            for copy in range(4 - count)
        )
        self.wants = Remembered(self._wants, _RESTS)
        self.cuts = Remembered(self._cuts, _RESTS)

    def _wants(self, offset_and_rest: int) -> int:
        rest = offset_and_rest % CLASSES
        offset = offset_and_rest - rest
        beside = COMBINED[rest]
        now = SHANTEN[offset + self.beside[rest]]
        return sum(
            1 << self.first + at
            for at, count in enumerate(self.counts)
            if count < 4 and SHANTEN[offset + beside[class_of(changed(self.counts, at, 1))]] < now
        )

    def _cuts(self, offset_and_rest: int) -> tuple[Cut, ...]:
        rest = offset_and_rest % CLASSES
        offset = offset_and_rest - rest
        cuts: list[Cut] = []
        for at, count in enumerate(self.counts):
            if count:
                after = self.place[changed(self.counts, at, -1)]
                shanten = SHANTEN[offset + after.beside[rest]]
                wanted = after.wants[offset_and_rest]
                cuts.append((shanten, after.cls, self.first + at, wanted, after))
        return tuple(sorted(cuts))


Place = Remembered[bytes, Part]


def changed(counts: bytes, at: int, by: int) -> bytes:
    """The counts with ``by`` more tiles at one index."""
    return counts[:at] + bytes((counts[at] + by,)) + counts[at + 1 :]


def _mask(counts: bytes, first: Kind, wanted: int) -> int:
    """The kinds of which there are exactly ``wanted``."""
    return sum(1 << kind for kind, count in enumerate(counts, first) if count == wanted)


def _tally(counts: bytes, first: Kind) -> int:
    """What the two other forms ask of a hand: five numbers, packed so that tallies can be added.

    From the top: tiles, kinds, kinds held twice or more; kinds of terminals and honors, those
    held twice or more.
    """
    orphans = [count for kind, count in enumerate(counts, first) if kind in ORPHANS]
    tally = sum(counts)
    for some, copies in ((counts, 1), (counts, 2), (orphans, 1), (orphans, 2)):
        tally = tally << _TALLY_BITS | sum(count >= copies for count in some)
    return tally


def _place(first: Kind) -> Place:
    place: Place = Remembered(lambda counts: Part(counts, first, place), _PARTS)
    return place


MAN: Final = _place(0)
PIN: Final = _place(9)
SOU: Final = _place(18)
HONORS: Final = _place(EAST)


class Forms:
    """What a hand's tally says: its size, and how far the two other forms are.

    ``offset`` is 180 × melds to make, ``seven_pairs`` and ``thirteen_orphans`` are shanten
    (FAR unless the hand has 13 or 14 tiles), ``other`` the lower of them.
    """

    __slots__ = (
        "is_to_cut", "offset", "other", "seven_pairs", "thirteen_orphans", "wants_kinds",
        "wants_pair",
    )  # fmt: skip

    def __init__(self, tally: int) -> None:
        fields = [tally >> at * _TALLY_BITS & (1 << _TALLY_BITS) - 1 for at in range(4)]
        orphan_pairs, orphans, pairs, kinds = fields
        tiles = tally >> 4 * _TALLY_BITS
        if not 0 < tiles <= 14 or tiles % 3 == 0:
            raise ValueError(f"a hand has 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 tiles, not {tiles}")
        self.offset = tiles // 3 * CLASSES
        self.is_to_cut = tiles % 3 == 2
        self.wants_kinds = kinds < 7
        self.wants_pair = orphan_pairs == 0
        # Seven pairs are of seven kinds: 1111223344556m has six pairs and lacks the seventh kind.
        self.seven_pairs = 6 - pairs + max(0, 7 - kinds) if tiles > 12 else FAR
        self.thirteen_orphans = 13 - orphans - (orphan_pairs > 0) if tiles > 12 else FAR
        self.other = min(self.seven_pairs, self.thirteen_orphans)

    def wants(self, absent: int, single: int) -> int:
        """The kinds that bring the nearer of the two forms nearer."""
        wanted = 0
        if self.seven_pairs == self.other:
            wanted = single | absent if self.wants_kinds else single
        if self.thirteen_orphans == self.other:
            wanted |= (single | absent if self.wants_pair else absent) & _ORPHANS
        return wanted


FORMS: Final = Remembered(Forms, _HANDS)


def _kinds_of(mask: int) -> tuple[Kind, ...]:
    return tuple(kind for kind in range(KINDS) if mask >> kind & 1)


KINDS_OF: Final = Remembered(_kinds_of, _HANDS)
"""The kinds in a mask, in ascending order."""


def shanten(counts: bytes) -> int:
    """The shanten of 34 concealed counts, the lowest of the three forms: -1 complete, 0 tenpai.

    Melds on the table are not asked for: 13 or 14 tiles need four melds and a pair, 10 or 11
    need three. No more than four tiles of a kind are ever wanted, so 123456789m1111p is 1.
    Raises ValueError for a number of tiles that no hand has and for five of a kind.
    """
    man, pin, sou, honors = split(counts)
    a = MAN[man]
    b = PIN[pin]
    c = SOU[sou]
    d = HONORS[honors]
    forms = FORMS[a.tally + b.tally + c.tally + d.tally]
    standard = SHANTEN[forms.offset + COMBINED[a.beside[b.cls]][c.beside[d.cls]]]
    other = forms.other
    return standard if standard < other else other  # noqa: FURB136 - min() takes 60 ns more


def accepted(counts: bytes) -> tuple[int, int]:
    """The shanten of 3n+1 concealed counts, and the mask of the kinds that lower it.

    A kind of which all four are concealed is never among them; one of which the rest lie in
    melds can be. Raises ValueError as `shanten` does, and for 3n+2 tiles.
    """
    man, pin, sou, honors = split(counts)
    return accepted_beside(MAN[man], PIN[pin], SOU[sou], HONORS[honors])


def accepted_beside(a: Part, b: Part, c: Part, d: Part) -> tuple[int, int]:
    """`accepted` of a hand given as its four parts, in any order."""
    forms = FORMS[a.tally + b.tally + c.tally + d.tally]
    if forms.is_to_cut:
        raise ValueError("a hand of 3n+2 tiles accepts none before it cuts one")
    offset = forms.offset
    ab = a.beside[b.cls]
    cd = c.beside[d.cls]
    shanten = SHANTEN[offset + COMBINED[ab][cd]]
    other = forms.other
    wanted = 0
    if shanten <= other:
        # The rest of a is b beside cd, the rest of c is d beside ab, and so on.
        wanted = (
            a.wants[offset + b.beside[cd]]
            + b.wants[offset + a.beside[cd]]
            + c.wants[offset + d.beside[ab]]
            + d.wants[offset + c.beside[ab]]
        )
    if other <= shanten:
        absent = a.absent + b.absent + c.absent + d.absent
        single = a.single + b.single + c.single + d.single
        return other, wanted | forms.wants(absent, single)
    return shanten, wanted


def waiting_tiles(counts: bytes) -> tuple[Kind, ...]:
    """The kinds that complete 3n+1 concealed counts, in ascending order; empty unless tenpai.

    A kind of which all four are concealed is never among them; one of which the rest lie in
    melds can be. Raises ValueError as `accepted` does.
    """
    distance, wanted = accepted(counts)
    return KINDS_OF[wanted] if distance == 0 else ()
