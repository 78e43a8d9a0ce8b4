"""How far tiles in hand are from each yaku that an open hand can still have beside its melds."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from operator import add
from typing import Final, Protocol

from engine.hand import Hand
from engine.index.distances import UNREACHABLE, WIDTH, combine, suit_vector
from engine.index.lookup import changed, split
from engine.melds import Meld, MeldKind
from engine.notation.given import given_wind
from engine.rules import Rules
from engine.tile_set import MISSING
from engine.tiles import DRAGONS, EAST, HONORS, KINDS, NORTH, ORPHANS, WINDS, Kind

YAKU_OF_DRAGON: Final = dict(zip(DRAGONS, ("haku", "hatsu", "chun"), strict=True))
YAKU_OF_WIND: Final = dict(zip(WINDS, ("east", "south", "west", "north"), strict=True))

_SUITS: Final = tuple(frozenset(range(start, start + 9)) for start in (0, 9, 18))
_SIMPLES: Final = frozenset(range(KINDS)) - frozenset(ORPHANS)
_TO_A_TRIPLET: Final = (3, 2, 1, 0, 0)
"""Tiles that so many of a kind lack for a triplet; a look-up takes less time than max()."""

_PATHS: Final = 256


@dataclass(frozen=True, slots=True)
class Winds:
    """The winds of a player: that of the seat and that of the round.

    Each can be a text, ``Winds("S", "E")``. Raises ValueError for what is not a wind.
    """

    seat: Kind
    round: Kind

    def __init__(self, seat: Kind | str, round: Kind | str) -> None:  # noqa: A002 - as in Win
        for name, given in (("seat", seat), ("round", round)):
            wind = given_wind(given)
            if wind not in WINDS:
                raise ValueError(f"{wind!r} is not a wind: winds are {EAST} to {NORTH}")
            object.__setattr__(self, name, wind)


class Path(Protocol):
    """One way to a yaku beside certain melds: the sanshoku of 345, say."""

    @property
    def name(self) -> str:
        """The id of the yaku."""

    def far(self, counts: bytes, most: int) -> int:
        """The shanten of 34 concealed counts on this way; some higher number if above ``most``."""

    def nearer(self, counts: bytes, shanten: int, kinds: Iterable[Kind]) -> set[Kind]:
        """Those of some kinds that lower this shanten, which 34 counts have on this way."""


Paths = tuple[Path, ...]


def paths_of(hand: Hand, winds: Winds, rules: Rules) -> Paths:
    """Every way to a yaku that the melds of a hand leave.

    The ways end in a complete hand that has a yaku by tsumo, whatever its last tile. No more tiles
    of a kind are wanted than the melds leave; tiles elsewhere do not count as gone.
    """
    values = {winds.seat: "seat", winds.round: "round"}
    if rules.players == 3 and rules.north_value:
        values.setdefault(NORTH, "seat")
    named = tuple((kind, f"{place}_{YAKU_OF_WIND[kind]}") for kind, place in values.items())
    return _paths(hand.melds, len(hand.concealed) // 3, named, rules.players, rules.open_tanyao)


def near_paths(paths: Paths, counts: bytes, shanten: int) -> Iterator[Path]:
    """Yield the ways on which 34 counts have this shanten, where they have no lower one."""
    return (path for path in paths if path.far(counts, shanten) == shanten)


def kinds_nearer(
    near: Iterable[Path], counts: bytes, shanten: int, kinds: Iterable[Kind]
) -> tuple[Kind, ...]:
    """Those of some kinds that lower this shanten of 34 counts on one of its `near_paths`."""
    kinds = tuple(kinds)
    rest = {*kinds}
    for path in near:
        rest -= path.nearer(counts, shanten, rest)
        if not rest:  # no other way is looked for
            break
    return tuple([kind for kind in kinds if kind not in rest])


@lru_cache(maxsize=_PATHS)
def _paths(
    melds: tuple[Meld, ...],
    number: int,
    winds: tuple[tuple[Kind, str], ...],
    players: int,
    open_tanyao: bool,  # noqa: FBT001 - a cache takes its key by place
) -> Paths:
    table = _Table(melds, number, players)
    found = [*_value_paths(table, winds), *_group_paths(table), *_kind_paths(table)]
    known = [path for path in found if path is not None]
    return tuple(path for path in known if open_tanyao or path.name != "tanyao")


class _Table:
    """The melds, how many more are to be made, and how many of each kind these may use."""

    def __init__(self, melds: tuple[Meld, ...], number: int, players: int) -> None:
        self.melds = melds
        self.number = number
        left = [4] * KINDS
        for kind in (kind for meld in melds for kind in meld.group):
            left[kind] -= 1
        if players == 3:
            left[MISSING.start : MISSING.stop] = [0] * len(MISSING)
        self.limits = bytes(left)

    def within(self, name: str, kinds: frozenset[Kind]) -> "Path | None":
        """The way with tiles of these kinds alone, those of the melds included."""
        if not all(kinds.issuperset(meld.group) for meld in self.melds):
            return None
        fewer = bytes(most * (kind in kinds) for kind, most in enumerate(self.limits))
        return _Groups(name, (), fewer, self.number)

    def with_groups(self, name: str, groups: Iterable[tuple[Kind, ...]]) -> "Path | None":
        """The way with these groups among the melds, made or still to be made."""
        called = [meld.group[:3] for meld in self.melds]
        most, number = bytearray(self.limits), self.number
        kinds: tuple[Kind, ...] = ()
        for group in groups:
            if group in called:
                called.remove(group)
                continue
            number, kinds = number - 1, (*kinds, *group)
            for kind in group:
                if not most[kind]:
                    return None
                most[kind] -= 1
        return None if number < 0 else _Groups(name, kinds, bytes(most), number)


def _value_paths(table: _Table, winds: tuple[tuple[Kind, str], ...]) -> Iterator[Path | None]:
    for kind, name in (*YAKU_OF_DRAGON.items(), *winds):
        yield table.with_groups(name, ((kind,) * 3,))


def _group_paths(table: _Table) -> Iterator[Path | None]:
    for rank in range(7):
        sequences = ((low, low + 1, low + 2) for low in (rank, rank + 9, rank + 18))
        yield table.with_groups("sanshoku", sequences)
    for start in (0, 9, 18):
        sequences = ((low, low + 1, low + 2) for low in (start, start + 3, start + 6))
        yield table.with_groups("ittsu", sequences)
    for rank in range(9):
        triplets = ((kind,) * 3 for kind in (rank, rank + 9, rank + 18))
        yield table.with_groups("sanshoku_doukou", triplets)


def _kind_paths(table: _Table) -> Iterator[Path | None]:
    """The yaku of the kinds in a hand, and those of triplets and kans, whatever their kinds."""
    yield table.within("tanyao", _SIMPLES)
    for of_suit in _SUITS:
        yield table.within("honitsu", of_suit | frozenset(HONORS))
        yield table.within("chinitsu", of_suit)
    for name, honors in (("chanta", HONORS), ("junchan", ())):
        outside = frozenset(honors) | (frozenset(ORPHANS) - frozenset(HONORS))
        if all(outside.intersection(meld.group) for meld in table.melds):
            yield _Outside(name, tuple(honors), table.limits, table.number)
    if sum(meld.is_kan for meld in table.melds) >= 3:
        yield table.within("sankantsu", frozenset(range(KINDS)))
    if all(meld.kind is not MeldKind.CHI for meld in table.melds):
        yield _Triplets("toitoi", table.limits, table.number)
    # Beside one open meld three triplets are all that is left; beside two there are too few.
    if sum(meld.is_open for meld in table.melds) == 1 and table.number + len(table.melds) == 4:
        yield _Triplets("sanankou", table.limits, table.number)


@dataclass(frozen=True, slots=True)
class _Groups:
    """The way by groups of these ``kinds``, then ``melds`` others and a pair within ``limits``."""

    name: str
    kinds: tuple[Kind, ...]
    limits: bytes
    melds: int

    def far(self, counts: bytes, most: int) -> int:
        missing: list[Kind] = []
        if self.kinds:
            if [counts[kind] for kind in self.kinds].count(0) > most + 1:  # as most ways are
                return UNREACHABLE
            counts, missing = self._beside(counts)
            if len(missing) > most + 1:
                return UNREACHABLE
        man, pin, sou, honors = map(suit_vector, split(counts), split(self.limits))
        far = combine(combine(man, pin), combine(sou, honors))[2 * self.melds + 1]
        return len(missing) + far - 1 if far < UNREACHABLE else UNREACHABLE

    def _beside(self, counts: bytes) -> tuple[bytes, list[Kind]]:
        """The counts without the tiles of the groups, and those that the groups still lack."""
        held, missing = bytearray(counts), []
        for kind in self.kinds:
            if held[kind]:
                held[kind] -= 1
            else:
                missing.append(kind)
        return bytes(held), missing

    def nearer(self, counts: bytes, shanten: int, kinds: Iterable[Kind]) -> set[Kind]:
        # A tile changes one suit: what the other three are together is asked once for each suit.
        held, missing = self._beside(counts)
        parts, limits = split(held), split(self.limits)
        vectors = [*map(suit_vector, parts, limits)]
        man_pin, sou_honors = combine(*vectors[:2]), combine(*vectors[2:])
        far, last = shanten + 1 - len(missing), 2 * self.melds + 1
        found = set(missing).intersection(kinds)
        others: dict[int, bytes] = {}
        for kind in found.symmetric_difference(kinds):
            place = min(kind // 9, 3)
            after = suit_vector(changed(parts[place], kind - 9 * place, 1), limits[place])
            if after == vectors[place]:
                continue
            if place not in others:
                beside = vectors[place ^ 1], sou_honors if place < 2 else man_pin
                others[place] = combine(*beside)[last::-1]
            if min(map(add, after, others[place])) < far:
                found.add(kind)
        return found


@dataclass(frozen=True, slots=True)
class _Triplets:
    """The way by triplets and a pair: of 1134m the pair of 1m needs one tile, 3m needs two."""

    name: str
    limits: bytes
    melds: int

    def far(self, counts: bytes, most: int) -> int:
        lacks = self._lacks(counts)
        if sum(sorted(lacks)[: self.melds]) > most + 1:
            return UNREACHABLE
        best = min(cost for cost, _, _ in self._with_pairs(counts, lacks))
        return best - 1 if best < UNREACHABLE else UNREACHABLE

    def nearer(self, counts: bytes, shanten: int, kinds: Iterable[Kind]) -> set[Kind]:
        lacks = self._lacks(counts)
        pairs = [it for it in self._with_pairs(counts, lacks) if it[0] == shanten + 1]
        found = {pair for _, pair, _ in pairs if counts[pair] < 2}
        for kind in kinds:
            # It is one of the triplets, or can take the place of one that lacks as much.
            if lacks[kind] > 0 and any(
                pair != kind and lacks[kind] <= lack for _, pair, lack in pairs
            ):
                found.add(kind)
        return found.intersection(kinds)

    def _lacks(self, counts: bytes) -> list[int]:
        """How many tiles each kind lacks for a triplet."""
        return [
            _TO_A_TRIPLET[count] if limit >= 3 else UNREACHABLE
            for count, limit in zip(counts, self.limits, strict=True)
        ]

    def _with_pairs(self, counts: bytes, lacks: list[int]) -> Iterator[tuple[int, Kind, int]]:
        """Yield for each pair the tiles that the hand then lacks, the pair, and how many the
        triplet lacks at most that is taken last."""
        least = sorted(lacks)[: self.melds + 1]
        last = least[self.melds - 1] if self.melds else -1
        whole, without_last = sum(least), sum(least[: self.melds])
        for kind, count in enumerate(counts):
            if self.limits[kind] >= 2:
                lack, pair = lacks[kind], max(0, 2 - count)
                if lack <= last:  # its triplet is not made: the next one is
                    yield pair + whole - lack, kind, least[self.melds]
                else:
                    yield pair + without_last, kind, last


@dataclass(frozen=True, slots=True)
class _Outside:
    """The way with a terminal, or one of these ``honors``, in every group and in the pair."""

    name: str
    honors: tuple[Kind, ...]
    limits: bytes
    melds: int

    def far(self, counts: bytes, most: int) -> int:  # noqa: ARG002 - as every Path is asked
        whole = bytes([0, *[UNREACHABLE] * (WIDTH - 1)])
        for held, limits in list(zip(split(counts), split(self.limits), strict=True))[:3]:
            whole = combine(whole, _outside_of_suit(held, limits))
        for kind in self.honors:
            whole = combine(whole, _outside_of_honor(counts[kind], self.limits[kind]))
        far = whole[2 * self.melds + 1]
        return far - 1 if far < UNREACHABLE else UNREACHABLE

    def nearer(self, counts: bytes, shanten: int, kinds: Iterable[Kind]) -> set[Kind]:
        nearer = shanten - 1
        return {kind for kind in kinds if self.far(changed(counts, kind, 1), nearer) == nearer}


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


@lru_cache(maxsize=4096)
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
