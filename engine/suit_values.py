"""What scoring needs to know of one suit's readings, worked out once for each key of the suit.

A hand's four suits and its melds are then put together with "or" and "+": nothing is looked at
tile by tile. The numbers are packed like this.

- ``traits``: ten bits of yaku.py (honors, simples, suits ...), then 21 bits for the sequences that
  are there (by suit, then rank), then 34 for the kinds that are triplets or kans.
- ``sums``: the fu of closed triplets and of melds, and, from the bits below on, how many closed
  triplets, identical pairs of sequences, kans and pairs there are.
"""

from itertools import groupby
from typing import Final, NamedTuple

from .fu import (
    CLOSED_KANS,
    CLOSED_TRIPLETS,
    OPEN_KANS,
    OPEN_TRIPLETS,
    FuItem,
    FuReason,
)
from .melds import Meld, MeldKind
from .suit_readings import PAIR, Group, SuitReadings
from .tiles import EAST, KIND_OF, KINDS, ORPHANS, Kind, Tile, rank, suit
from .waits import Shape
from .yaku import HONOR, INNER, MAN, NOT_GREEN, PIN, SEQUENCE, SIMPLE, SOU, TERMINAL

SEQUENCES_AT: Final = 10
TRIPLETS_AT: Final = 31

FU: Final = (1 << 8) - 1
CLOSED_TRIPLETS_AT: Final = 8
TWINS_AT: Final = 12
KANS_AT: Final = 16
PAIRS_AT: Final = 20

_SUIT_TRAITS: Final = (MAN, PIN, SOU, HONOR)
_GREEN: Final = frozenset({19, 20, 21, 23, 25, 32})


class Completion(NamedTuple):
    """One way in which the winning tile can have completed a reading.

    ``opened`` is the fu item of a triplet that a ron makes an open one, None without such a
    triplet; the closed one is worth twice as much.
    """

    shape: Shape
    group: Group
    fu: int
    fu_items: tuple[FuItem, ...]
    opened: FuItem | None


class Value(NamedTuple):
    """What one reading of one suit adds to a hand; ``pair`` is its kind plus one, or 0."""

    pair: int
    groups: tuple[Group, ...]
    passes: int
    traits: int
    sums: int
    fu_items: tuple[FuItem, ...]
    completions: dict[Kind, tuple[Completion, ...]]


class SuitValues(dict[bytes, tuple[Value, ...]]):
    """The values of the readings of each key of one suit, sequence-first; no more than it keeps."""

    def __init__(self, first: Kind) -> None:
        super().__init__()
        self.readings = SuitReadings(first, triplets_first=False)

    def __missing__(self, key: bytes) -> tuple[Value, ...]:
        if not self.readings:
            self.clear()
        self[key] = values = tuple(_value(*parts) for parts in self.readings[key])
        return values


class Called(NamedTuple):
    """What melds add to a hand, in the numbers of this module; ``reds`` counts red fives."""

    traits: int
    sums: int
    fu_items: tuple[FuItem, ...]
    is_open: bool
    reds: int


NO_MELDS: Final = Called(0, 0, (), is_open=False, reds=0)


class MeldValues(dict[tuple[Tile, ...], Called]):
    """What one meld adds, by its tiles; one table for closed kans and one for other melds."""

    def __init__(self, *, closed: bool) -> None:
        super().__init__()
        self.closed = closed

    def __missing__(self, tiles: tuple[Tile, ...]) -> Called:
        group = tuple(sorted(KIND_OF[tile] for tile in tiles))
        kind = group[0]
        items: tuple[FuItem, ...] = ()
        sums = 0
        if len(group) == 4:
            items = ((CLOSED_KANS if self.closed else OPEN_KANS)[kind],)
            sums = (1 << KANS_AT) + (self.closed << CLOSED_TRIPLETS_AT)
        elif group[1] == kind:
            items = (OPEN_TRIPLETS[kind],)
        sums += sum(item.fu for item in items)
        reds = sum(tile >= KINDS for tile in tiles)
        self[tiles] = called = Called(_traits(group[:3]), sums, items, not self.closed, reds)
        return called


_CLOSED_KANS: Final = MeldValues(closed=True)
_OPEN_MELDS: Final = MeldValues(closed=False)


def value_of(melds: tuple[Meld, ...]) -> Called:
    """Return what all these melds add together."""
    all_traits = all_sums = all_reds = 0
    all_items: tuple[FuItem, ...] = ()
    any_open = False
    for meld in melds:
        table = _CLOSED_KANS if meld.kind is MeldKind.CLOSED_KAN else _OPEN_MELDS
        traits, sums, items, is_open, reds = table[meld.tiles]
        all_traits |= traits
        all_sums += sums
        all_items += items
        any_open |= is_open
        all_reds += reds
    return Called(all_traits, all_sums, all_items, any_open, all_reds)


def tile_traits(kinds: Group) -> int:
    """Return what these tiles are: their suits, terminals, honors and simples."""
    traits = 0
    for kind in kinds:
        traits |= _SUIT_TRAITS[suit(kind)]
        if kind < EAST:
            traits |= TERMINAL if kind in ORPHANS else SIMPLE
        if kind not in _GREEN:
            traits |= NOT_GREEN
    return traits


def _traits(group: Group) -> int:
    """Return the traits of a sequence, triplet or pair."""
    first = group[0]
    traits = tile_traits(group)
    if not any(kind in ORPHANS for kind in group):
        traits |= INNER
    if len(group) == 3 and group[1] == first:
        traits |= 1 << (TRIPLETS_AT + first)
    elif len(group) == 3:
        traits |= SEQUENCE | 1 << (SEQUENCES_AT + 7 * suit(first) + rank(first) - 1)
    return traits


def _value(pairs: tuple[Kind, ...], groups: tuple[Group, ...], passes: int) -> Value:
    everything = groups + tuple(PAIR[kind] for kind in pairs)
    traits = 0
    for group in everything:
        traits |= _traits(group)
    items = tuple(CLOSED_TRIPLETS[group[0]] for group in groups if group[0] == group[1])
    twins = sum(
        len(list(same)) // 2 for group, same in groupby(sorted(groups)) if group[0] != group[1]
    )
    sums = sum(item.fu for item in items)
    sums += len(items) << CLOSED_TRIPLETS_AT
    sums += twins << TWINS_AT
    sums += len(pairs) << PAIRS_AT
    completions = {
        kind: tuple(completion(group, kind) for group in dict.fromkeys(everything) if kind in group)
        for kind in {kind for group in everything for kind in group}
    }
    pair = pairs[0] + 1 if pairs else 0
    return Value(pair, groups, passes, traits, sums, items, completions)


def completion(group: Group, kind: Kind) -> Completion:
    """Return how a tile of this kind completes the sequence, triplet or pair."""
    if len(group) == 2:
        return Completion(Shape.TANKI, group, 2, (FuItem(2, FuReason.TANKI, group),), None)
    if group[0] == group[1]:
        return Completion(Shape.SHANPON, group, 0, (), OPEN_TRIPLETS[kind])
    if kind == group[1]:
        return Completion(Shape.KANCHAN, group, 2, (FuItem(2, FuReason.KANCHAN, group),), None)
    # 12 waits for 3, 89 for 7; of 123 a 1 completes 23, which waits for 4 too.
    outer = rank(group[2]) == 9 if kind == group[0] else rank(group[0]) == 1
    if outer:
        return Completion(Shape.PENCHAN, group, 2, (FuItem(2, FuReason.PENCHAN, group),), None)
    return Completion(Shape.RYANMEN, group, 0, (), None)
