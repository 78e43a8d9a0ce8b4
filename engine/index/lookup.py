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

from typing import Final

from engine.tiles import KINDS, ORPHANS, Kind

from .bounded_cache import BoundedCache
from .distances import HONOR_RANKS, MELDS, SUIT_RANKS
from .parts import HONOR_PARTS, SUIT_PARTS, TALLY_BITS, parts_of, split
from .tables import COMBINED, MELDED, SHANTEN

FAR: Final = 99
"""The shanten of a form that a hand of this size cannot take."""

ALL_COPIES: Final = 1 | 1 << 34 | 1 << 68 | 1 << 102
"""A mask of kinds times this is the mask of all their tiles."""

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
