"""Every reading of a complete hand."""

from dataclasses import dataclass
from itertools import compress
from typing import Final

from engine.errors import Name
from engine.hand import Hand
from engine.index.lookup import split
from engine.index.suit_readings import PAIR, SINGLE, Group, ReadingParts, SuitReadings
from engine.melds import Meld
from engine.notation.given import given_hand
from engine.tiles import EAST, KINDS, ORPHANS, Kind

__all__ = [
    "Form",
    "Group",
    "Order",
    "Reading",
    "as_reading",
    "decompose",
    "readings",
    "sets_of",
]


class Form(Name):
    """The three forms of a complete hand."""

    STANDARD = "standard"
    SEVEN_PAIRS = "seven_pairs"
    THIRTEEN_ORPHANS = "thirteen_orphans"


class Order(Name):
    """The groups taken first: the order of readings, and the name of a classic greedy pass.

    Two readings are compared at the lowest kind where they differ. Sequence-first, the one with
    more sequences starting there comes first. Triplet-first, the one with a triplet there does,
    and where neither or both have one, the one with more sequences.
    """

    SEQUENCE = "sequence"
    TRIPLET = "triplet"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take a complete hand apart.

    ``groups`` are the concealed sequences and triplets in ascending order (of seven pairs all
    seven pairs; of thirteen orphans none), ``pair`` the pair (None for seven pairs, the doubled
    kind for thirteen orphans), ``melds`` the called melds. ``greedy`` names the classic greedy
    passes that find this reading: with a pair set aside, the sequence pass takes from the low end
    every sequence it can and then every triplet, the triplet pass the other way round. They
    look for the standard form only.
    """

    form: Form
    pair: Kind | None
    groups: tuple[Group, ...]
    melds: tuple[Meld, ...]
    greedy: tuple[Order, ...]


def decompose(hand: Hand | str, order: Order = Order.SEQUENCE) -> tuple[Reading, ...]:
    """Return every reading of the hand, each once, in the order asked; none if not complete.

    Called melds stay called. Seven pairs (seven different ones) come after the standard readings.
    Raises ValueError for what is no order.
    """
    if order not in SUIT_READINGS:
        raise ValueError(f"order is one of {', '.join(Order)}, not {order!r:.60}")
    hand, _ = given_hand(hand, None)
    return tuple(as_reading(parts, hand.melds) for parts in readings(hand.counts, order))


def readings(counts: bytes, order: Order = Order.SEQUENCE) -> list[ReadingParts]:
    """Return every way to take 34 concealed counts apart, each once; none if not complete.

    Standard parts are the kind of the pair and the groups. Seven pairs are seven kinds and no
    group; thirteen orphans are the doubled kind and the other twelve as groups of one.
    """
    in_man, in_pin, in_sou, in_honors = SUIT_READINGS[order]
    man, pin, sou, honors = split(counts)
    # Honors make no sequences, so both passes find their only reading: their bits change nothing.
    found = [
        (m_pair + p_pair + s_pair + h_pair, m + p + s + h, m_by & p_by & s_by)
        for m_pair, m, m_by in in_man[man]
        for p_pair, p, p_by in in_pin[pin]
        for s_pair, s, s_by in in_sou[sou]
        for h_pair, h, _ in in_honors[honors]
    ]
    # 11m22p33s44z: every suit has a reading, but a hand has exactly one pair.
    if found and len(found[0][0]) != 1:
        found = []
    if counts.count(2) == 7:
        found.append((tuple(compress(range(KINDS), counts)), (), 0))
    elif not found and counts.count(0) == KINDS - len(ORPHANS):
        found.extend(_orphans(counts))
    return found


def sets_of(counts: bytes) -> tuple[Group, ...] | None:
    """Return 34 counts as sequences and triplets, triplet-first; None where something is over."""
    found: list[Group] = []
    for readings_of_suit, key in zip(SUIT_READINGS[Order.TRIPLET], split(counts), strict=True):
        sets = next((groups for pair, groups, _ in readings_of_suit[key] if not pair), None)
        if sets is None:
            return None
        found += sets
    return tuple(found)


def as_reading(parts: ReadingParts, melds: tuple[Meld, ...]) -> Reading:
    """Return the parts of a complete hand as a Reading beside its called melds."""
    pairs, groups, passes = parts
    if len(pairs) == 7:
        return Reading(Form.SEVEN_PAIRS, None, tuple(PAIR[kind] for kind in pairs), melds, ())
    if groups and len(groups[0]) == 1:
        return Reading(Form.THIRTEEN_ORPHANS, pairs[0], (), melds, ())
    return Reading(Form.STANDARD, pairs[0], groups, melds, _GREEDY[passes])


def _orphans(counts: bytes) -> list[ReadingParts]:
    """Return the reading as thirteen orphans, or none."""
    held = [counts[kind] for kind in ORPHANS]
    if sorted(held) != [1] * 12 + [2]:
        return []
    doubled = ORPHANS[held.index(2)]
    return [(SINGLE[doubled], tuple(SINGLE[kind] for kind in ORPHANS if kind != doubled), 0)]


SUIT_READINGS: Final = {
    order: tuple(
        SuitReadings(first, triplets_first=order is Order.TRIPLET) for first in (0, 9, 18, EAST)
    )
    for order in Order
}
"""The readings of man, pin, sou and honors, in each order."""

_GREEDY: Final = ((), (Order.SEQUENCE,), (Order.TRIPLET,), (Order.SEQUENCE, Order.TRIPLET))
"""The passes that each combination of the pass bits names."""
