"""Facts of one suit's readings for scoring, worked out once for each key of the suit.

A hand's four suits and its melds are then put together with "or" and "+": nothing is looked at
tile by tile. The numbers are packed like this.

- ``traits``: ten bits (honors, simples, suits ...), two for the greedy passes that do not find the
  reading, 21 for the sequences that are there (by suit, then rank), 34 for the kinds that are
  triplets or kans.
- ``sums``: the fu of closed triplets and of melds, and, from the bits below on, how many closed
  triplets, identical pairs of sequences, kans and pairs there are, and the kind of the pair.

An example: of 23455588m the one reading is 234m 555m 88m. Its ``traits`` have the bits of man, of
simples, of a group without terminal or honor, of a sequence and of tiles that are not green; bit 1
of the sequences (234m) and bit 4 of the triplets (555m). Its ``sums`` say 4 fu, one closed triplet,
no twins, no kan, one pair, and that its kind is 7 (8m). Beside 678p 234s the sum of fu stays 4, and
one "and" of the sequences with themselves moved by a suit tells that 234 is in two suits only.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from engine.facts.waits import WAITING, Shape
from engine.index.lookup import BoundedCache
from engine.index.suit_readings import (
    BY_SEQUENCE_PASS,
    BY_TRIPLET_PASS,
    KEYS_KEPT,
    PAIR,
    Group,
    SuitReadings,
)
from engine.melds import Meld
from engine.tiles import EAST, ORPHANS, Kind, rank, suit

from .fu import (
    CLOSED_KANS,
    CLOSED_TRIPLETS,
    OPEN_KANS,
    OPEN_TRIPLETS,
    WAIT_FU,
    FuItem,
    FuReason,
)
from .yaku import BIT, WIND_NAMES, bits_of

# The traits of tiles by which yaku are told: bits that are combined by "or".
HONOR, TERMINAL, SIMPLE, MAN, PIN, SOU, NOT_GREEN, INNER, SEQUENCE, PAIRS = (
    1 << place for place in range(10)
)
"""INNER: a group or pair without terminal or honor; PAIRS: the form of seven pairs."""


_KEPT: Final = 1 << 12
"""How many sets of facts are remembered: real wins have hundreds."""


def _true(held: Mapping[str, object]) -> int:
    """The yaku that hold, as bits."""
    return bits_of(name for name in held if held[name])


@lru_cache(maxsize=_KEPT)
def tile_yaku(traits: int) -> int:
    """The yaku of the traits of all tiles."""
    suits = (traits & (MAN | PIN | SOU)).bit_count()
    outside = traits & SEQUENCE and not traits & INNER
    return _true(
        {
            "chiitoitsu": traits & PAIRS,
            "tanyao": not traits & (HONOR | TERMINAL),
            "honitsu": suits == 1 and traits & HONOR,
            "chinitsu": suits == 1 and not traits & HONOR,
            "tsuuiisou": not suits,
            "honroutou": not traits & SIMPLE and suits and traits & HONOR,
            "chinroutou": not traits & (SIMPLE | HONOR),
            "chanta": outside and traits & HONOR,
            "junchan": outside and not traits & HONOR,
            "ryuuiisou": not traits & NOT_GREEN,
        }
    )


@lru_cache(maxsize=_KEPT)
def sequence_yaku(sequences: int) -> int:
    """The yaku of the sequences that there are: a bit for each of seven in each suit."""
    suits = [sequences >> 7 * suit & 127 for suit in range(3)]
    return _true(
        {
            "sanshoku": suits[0] & suits[1] & suits[2],
            "ittsu": any(suit & 0b1001001 == 0b1001001 for suit in suits),  # 123 456 789
        }
    )


@lru_cache(maxsize=_KEPT)
def triplet_yaku(triplets: int) -> int:
    """The yaku of the triplets and kans that there are: a bit for each kind."""
    return _true(
        {
            "toitoi": triplets.bit_count() == 4,
            "sanshoku_doukou": triplets & triplets >> 9 & triplets >> 18 & 511,
        }
    )


TWIN_YAKU: Final = (0, BIT["iipeikou"], BIT["ryanpeikou"])
"""By how many times two sequences are the same."""

KAN_YAKU: Final = (0, 0, 0, BIT["sankantsu"], BIT["suukantsu"])
"""By the number of kans."""

CLOSED_TRIPLET_YAKU: Final = (
    (0, 0, 0, BIT["sanankou"], BIT["suuankou"]),
    (0, 0, 0, BIT["sanankou"], BIT["suuankou_tanki"]),
)
"""By whether the winning tile made the pair, and the number of closed triplets."""


@lru_cache(maxsize=_KEPT)
def honor_yaku(triplets: int, pair: int, seat: Kind, round_wind: Kind, north_value: bool) -> int:  # noqa: FBT001 - a cache takes its key by place
    """The yaku of the honors for these winds.

    ``triplets`` has a bit for each kind from east to red that is one, ``pair`` is the kind of the
    pair. With ``north_value`` a triplet of north is everybody's seat wind.
    """
    own, shared = seat - EAST, round_wind - EAST
    of_pair = 1 << pair - EAST if pair >= EAST else 0
    winds, dragons = (triplets & 15).bit_count(), (triplets >> 4).bit_count()
    holds = {
        f"seat_{WIND_NAMES[own][0]}": triplets >> own & 1,
        f"round_{WIND_NAMES[shared][0]}": triplets >> shared & 1,
        "haku": triplets & 16,
        "hatsu": triplets & 32,
        "chun": triplets & 64,
        "shousangen": dragons == 2 and of_pair & 112,
        "daisangen": dragons == 3,
        "shousuushii": winds == 3 and of_pair & 15,
        "daisuushii": winds == 4,
    }
    return _true(holds | {"seat_north": triplets & 8} if north_value else holds)


# The facts of one suit ----------------------------------------------------------------------------


MISSED_AT: Final = 10
SEQUENCES_AT: Final = 12
TRIPLETS_AT: Final = 33
BOTH_PASSES: Final = BY_SEQUENCE_PASS | BY_TRIPLET_PASS

FU: Final = (1 << 8) - 1
CLOSED_TRIPLETS_AT: Final = 8
TWINS_AT: Final = 12
KANS_AT: Final = 16
PAIRS_AT: Final = 20
PAIR_AT: Final = 23

_SUIT_TRAITS: Final = (MAN, PIN, SOU, HONOR)
_GREEN: Final = frozenset({19, 20, 21, 23, 25, 32})


class Completion(NamedTuple):
    """One way in which the winning tile can have completed a reading.

    ``completed`` is the shape and the group, ``fu`` are those of the wait and ``items`` their item;
    ``opened`` is the item that a triplet has if a ron makes it an open one, which is half of what
    it is worth closed.
    """

    completed: tuple[Shape, Group]
    fu: int
    items: tuple[FuItem, ...]
    opened: FuItem | None


class Value(NamedTuple):
    """The part that one reading of one suit adds to a hand.

    ``items`` are the fu items of its triplets, ``completions`` the ways in which a tile of each
    kind in it completes it.
    """

    groups: tuple[Group, ...]
    traits: int
    sums: int
    items: tuple[FuItem, ...]
    completions: dict[Kind, tuple[Completion, ...]]


def values_of(readings: SuitReadings) -> BoundedCache[bytes, tuple[Value, ...]]:
    """The values of the readings of each key of one suit, in the same order."""
    return BoundedCache(lambda key: tuple(_value(*way) for way in readings[key]), KEYS_KEPT)


class MeldsPart(NamedTuple):
    """The part that melds add to a hand; ``is_open`` says whether one of them is open."""

    traits: int
    sums: int
    items: tuple[FuItem, ...]
    is_open: bool


@lru_cache(maxsize=1 << 12)
def value_of(melds: tuple[Meld, ...]) -> MeldsPart:
    """Return the part that all these melds add together; ``traits`` is 0 where there is none."""
    traits = sums = 0
    items: list[FuItem] = []
    for meld in melds:
        group = meld.group
        is_closed = not meld.is_open
        own: list[FuItem] = []
        if meld.is_kan:
            own = [(CLOSED_KANS if is_closed else OPEN_KANS)[group[0]]]
            sums += (1 << KANS_AT) + (is_closed << CLOSED_TRIPLETS_AT)
        elif group[1] == group[0]:
            own = [OPEN_TRIPLETS[group[0]]]
        traits |= _traits(group[:3])
        sums += sum(item.fu for item in own)
        items += own
    return MeldsPart(traits, sums, tuple(items), any(meld.is_open for meld in melds))


def tile_traits(kinds: Group) -> int:
    """Return the traits of these tiles: their suits, terminals, honors and simples."""
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
    traits = (BOTH_PASSES & ~passes) << MISSED_AT
    for group in everything:
        traits |= _traits(group)
    items = tuple(CLOSED_TRIPLETS[group[0]] for group in groups if group[0] == group[1])
    twins = sum(
        len(list(same)) // 2 for group, same in groupby(sorted(groups)) if group[0] != group[1]
    )
    sums = sum(item.fu for item in items)
    sums += len(items) << CLOSED_TRIPLETS_AT
    sums += twins << TWINS_AT
    sums += sum((1 << PAIRS_AT) + (kind << PAIR_AT) for kind in pairs)
    completions = {
        kind: _completions(
            tuple(group for group in dict.fromkeys(everything) if kind in group), kind
        )
        for kind in {kind for group in everything for kind in group}
    }
    return Value(groups, traits, sums, items, completions)


# Shared by all readings: copies would be most of what scoring keeps in memory.
@lru_cache(maxsize=KEYS_KEPT)
def _completions(groups: tuple[Group, ...], kind: Kind) -> tuple[Completion, ...]:
    """Return how a tile of this kind completes each of these groups and pairs that have it."""
    return tuple(_completion(group, kind) for group in groups)


def _completion(group: Group, kind: Kind) -> Completion:
    """Return how a tile of this kind completes the sequence, triplet or pair."""
    shape, _, _ = WAITING[group, kind]
    why = _FU_OF_WAITS.get(shape)
    items = (FuItem(WAIT_FU, why, group),) if why else ()
    opened = OPEN_TRIPLETS[kind] if shape is Shape.SHANPON else None
    return Completion((shape, group), sum(item.fu for item in items), items, opened)


_FU_OF_WAITS: Final = {
    Shape.KANCHAN: FuReason.KANCHAN,
    Shape.PENCHAN: FuReason.PENCHAN,
    Shape.TANKI: FuReason.TANKI,
}
