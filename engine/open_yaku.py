"""The yaku that an open hand can still win with, and its shanten towards each."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from .hand import Hand, require_uncut
from .index.distances import UNREACHABLE, WIDTH, combine, suit_vector
from .index.parts import split
from .melds import MeldKind
from .rules import USUAL_RULES, Rules
from .shanten import limits
from .tiles import DRAGONS, EAST, HONORS, KINDS, NORTH, ORPHANS, WINDS, Kind

YAKU_OF_DRAGON: Final = dict(zip(DRAGONS, ("haku", "hatsu", "chun"), strict=True))
YAKU_OF_WIND: Final = dict(zip(WINDS, ("east", "south", "west", "north"), strict=True))

Distances = dict[str, int]
"""The shanten that a hand has with each yaku, by the ids of `Yaku`."""

_SUITS: Final = tuple(frozenset(range(start, start + 9)) for start in (0, 9, 18))
_SIMPLES: Final = frozenset(range(KINDS)) - frozenset(ORPHANS)


def open_yaku(hand: Hand, *, seat: Kind, round_wind: Kind, rules: Rules | None = None) -> Distances:
    """The shanten of a hand of 3n+1 concealed tiles towards each yaku that an open hand can have.

    Looked at are triplets of value, tanyao (where ``rules.open_tanyao``), toitoi, honitsu,
    chinitsu, chanta, junchan, sanshoku and ittsu; a wind that is both seat and round is listed as
    the round's, north as a seat wind where ``rules.north_value`` makes it everybody's. A yaku that
    the melds rule out is not listed. No more tiles of a kind are wanted than the player does not
    own; tiles elsewhere do not count as gone. Raises WrongSizeError for a hand with a tile to cut,
    ValueError for a seat or round that is no wind.
    """
    rules = rules or USUAL_RULES[hand.players]
    require_uncut(hand)
    for wind in (seat, round_wind):
        if wind not in WINDS:
            raise ValueError(f"{wind!r} is no wind: winds are {EAST} to {NORTH}")
    view = _View(hand, rules)
    found: Distances = {}
    for name, far in _every(view, seat, round_wind, rules):
        if far < UNREACHABLE:
            found[name] = min(far, found.get(name, far))
    return found


class _View:
    """The concealed counts, how many of each kind they may use, the melds made and to be made."""

    def __init__(self, hand: Hand, rules: Rules) -> None:
        self.counts = hand.counts
        self.limits = limits(hand, rules)
        self.called = hand.melds
        self.melds = len(hand.concealed) // 3

    def within(self, kinds: Iterable[Kind]) -> int:
        """The shanten with tiles of these kinds alone, those of the melds included."""
        allowed = frozenset(kinds)
        if not all(allowed.issuperset(meld.group) for meld in self.called):
            return UNREACHABLE
        fewer = bytes(most * (kind in allowed) for kind, most in enumerate(self.limits))
        return _far(self.counts, fewer, self.melds)

    def with_groups(self, groups: Iterable[tuple[Kind, ...]]) -> int:
        """The shanten with these groups among the melds, made or still to be made."""
        counts, most = bytearray(self.counts), bytearray(self.limits)
        melds, missing = self.melds, 0
        called = [meld.group[:3] for meld in self.called]
        for group in groups:
            if group in called:
                called.remove(group)
                continue
            melds -= 1
            for kind in group:
                if not most[kind]:
                    return UNREACHABLE
                most[kind] -= 1
                missing += not counts[kind]
                counts[kind] -= counts[kind] > 0
        if melds < 0:
            return UNREACHABLE
        return missing + _far(bytes(counts), bytes(most), melds)


def _every(view: _View, seat: Kind, round_wind: Kind, rules: Rules) -> Iterator[tuple[str, int]]:
    yield from _values(view, seat, round_wind, rules)
    if rules.open_tanyao:
        yield "tanyao", view.within(_SIMPLES)
    yield "toitoi", _toitoi(view)
    for of_suit in _SUITS:
        yield "honitsu", view.within(of_suit | frozenset(HONORS))
        yield "chinitsu", view.within(of_suit)
    yield "chanta", _outside(view, HONORS)
    yield "junchan", _outside(view, ())
    for rank in range(7):
        yield "sanshoku", view.with_groups(_sequence(start + rank) for start in (0, 9, 18))
    for start in (0, 9, 18):
        yield "ittsu", view.with_groups(_sequence(start + rank) for rank in (0, 3, 6))


def _values(view: _View, seat: Kind, round_wind: Kind, rules: Rules) -> Iterator[tuple[str, int]]:
    for kind, name in YAKU_OF_DRAGON.items():
        yield name, view.with_groups(((kind,) * 3,))
    north = {NORTH} if rules.players == 3 and rules.north_value else set()
    for kind in {seat, round_wind, *north}:
        place = "round" if kind == round_wind else "seat"
        yield f"{place}_{YAKU_OF_WIND[kind]}", view.with_groups(((kind,) * 3,))


def _sequence(low: Kind) -> tuple[Kind, Kind, Kind]:
    return low, low + 1, low + 2


def _far(counts: bytes, most: bytes, melds: int) -> int:
    """The shanten towards so many melds and a pair of no more than ``most`` of each kind."""
    man, pin, sou, honors = map(suit_vector, split(counts), split(most))
    far = combine(combine(man, pin), combine(sou, honors))[2 * melds + 1]
    return far - 1 if far < UNREACHABLE else UNREACHABLE


def _toitoi(view: _View) -> int:
    """The tiles that triplets and a pair lack: of 1134m the pair of 1m needs one, 3m needs two."""
    if any(meld.kind is MeldKind.CHI for meld in view.called):
        return UNREACHABLE
    held = list(zip(view.counts, view.limits, strict=True))
    triplets = sorted(
        (max(0, 3 - count), kind) for kind, (count, most) in enumerate(held) if most >= 3
    )
    best = UNREACHABLE
    for kind, (count, most) in enumerate(held):
        if most >= 2:
            others = [lack for lack, of_kind in triplets[: view.melds + 1] if of_kind != kind]
            if len(others) >= view.melds:
                best = min(best, max(0, 2 - count) + sum(others[: view.melds]) - 1)
    return best


def _outside(view: _View, honors: Iterable[Kind]) -> int:
    """The shanten with a terminal, or one of these honors, in every group and in the pair."""
    allowed = frozenset(honors) | frozenset(kind for kind in ORPHANS if kind < EAST)
    if not all(allowed.intersection(meld.group) for meld in view.called):
        return UNREACHABLE
    whole = bytes([0, *[UNREACHABLE] * (WIDTH - 1)])
    for counts, most in list(zip(split(view.counts), split(view.limits), strict=True))[:3]:
        whole = combine(whole, _outside_of_suit(counts, most))
    for kind in honors:
        whole = combine(whole, _outside_of_honor(view.counts[kind], view.limits[kind]))
    far = whole[2 * view.melds + 1]
    return far - 1 if far < UNREACHABLE else UNREACHABLE


def _outside_uses() -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each way to use the tiles of a suit for groups with a terminal: its place in a distance
    vector, and how many tiles of each rank it uses."""
    for low, high, ones, nines, pair in product(
        range(5), range(5), range(2), range(2), (None, 0, 8)
    ):
        uses = [low, low, low, 0, 0, 0, high, high, high]
        uses[0] += 3 * ones
        uses[8] += 3 * nines
        if pair is not None:
            uses[pair] += 2
        melds = low + high + ones + nines
        if melds <= 4 and max(uses) <= 4:
            yield 2 * melds + (pair is not None), tuple(uses)


_OUTSIDE_USES: Final = tuple(_outside_uses())


@lru_cache(maxsize=1024)
def _outside_of_suit(counts: bytes, most: bytes) -> bytes:
    vector = [UNREACHABLE] * WIDTH
    for entry, uses in _OUTSIDE_USES:
        if all(use <= limit for use, limit in zip(uses, most, strict=True)):
            lack = sum(use - held for use, held in zip(uses, counts, strict=True) if use > held)
            vector[entry] = min(vector[entry], lack)
    return bytes(vector)


@lru_cache(maxsize=32)
def _outside_of_honor(count: int, most: int) -> bytes:
    vector = [0, *[UNREACHABLE] * (WIDTH - 1)]
    if most >= 2:
        vector[1] = max(0, 2 - count)
    if most >= 3:
        vector[2] = max(0, 3 - count)
    return bytes(vector)
