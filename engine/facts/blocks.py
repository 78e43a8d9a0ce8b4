"""Blocks: the sets of an unfinished hand, and the starts of sets, that it is built from.

A hand needs four sets and a pair, five blocks. Which tiles are a block is settled over the whole
hand (see blocks.py). Neighboring tiles that the best ways split differently stay together as a
compound: 34688s is 34s 68s beside 8s, or 34s 88s beside 6s, and holds two blocks either way.

The ways to split tiles into blocks, and those that serve a whole hand best.

A hand is cut into components first: no block reaches from one into another. Of each component the
*tallies* of its ways are found, without the ways: how many sets, shapes and pairs there can be.
These decide which tallies of a whole hand are best, and only ways that come to them are written
out; 112233445566p has some 1,500 ways, of which 9 are best beside 7z.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.errors import Name
from engine.hand import Hand
from engine.index.suit_readings import Group
from engine.notation.given import given_hand
from engine.rules import Rules
from engine.tile_set import counts_of_set, without_marks
from engine.tiles import EAST, KIND_OF, KINDS, ORPHANS, Kind, Tile

from .decompose import Form
from .shanten import limits, needs_limits, shanten
from .ukeire import nearing_kinds

Split = tuple[Group, ...]
"""One way to split tiles into groups: sets, pairs, shapes such as 35m, and single tiles."""

PackedTally = int
"""Sets, shapes and pairs of a way as three digits: 34688s as 34s 68s 8s is 20, as 34s 6s 88s 11."""

SET: Final = 100
SHAPE: Final = 10
PAIR: Final = 1

REACH: Final = 2
"""Tiles of a suit so many ranks apart, or fewer, can be in one block."""

_KEYS: Final = 1 << 13


class Component(NamedTuple):
    """Neighboring tiles of a hand, and those ways to split them that are among the best."""

    tiles: Group
    ways: tuple[Split, ...]


class BestWays(NamedTuple):
    """The components of a hand in ascending order, and the tallies of its best ways."""

    components: tuple[Component, ...]
    tallies: tuple[PackedTally, ...]


class RankStart(NamedTuple):
    """Groups that take every tile of one rank, and begin with it.

    They use ``second`` tiles of the rank above it and ``third`` of the next.
    """

    groups: tuple[tuple[int, ...], ...]
    tally: PackedTally
    second: int
    third: int
    has_single: bool


_GROUPS: Final = {
    (0, 1, 2): SET, (0, 0, 0): SET, (0, 0): PAIR, (0, 1): SHAPE, (0, 2): SHAPE, (0,): 0,
}  # fmt: skip


def _starts(tiles: int) -> tuple[RankStart, ...]:
    """Return the ways to begin groups with so many tiles of one rank, at most four.

    There is one single tile at most, since two would be a pair, and one pair: 4444m are 444m and
    a tile more.
    """
    found = []
    most = (tiles + 1, 2, 2, tiles + 1, tiles + 1, 2)
    for numbers in product(*map(range, most)):
        groups = tuple(
            group for group, number in zip(_GROUPS, numbers, strict=True) for _ in range(number)
        )
        steps = [step for group in groups for step in group]
        if steps.count(0) == tiles:
            tally = sum(_GROUPS[group] for group in groups)
            found.append(RankStart(groups, tally, steps.count(1), steps.count(2), (0,) in groups))
    return tuple(found)


_STARTS: Final = tuple(_starts(tiles) for tiles in range(5))


def _next_starts(key: bytes, gap: int) -> Iterator[tuple[RankStart, bytes, int]]:
    """Yield how the lowest rank of a key can begin groups, with the key and gap above it.

    ``gap`` are the ranks from the latest single tile on: no other may be within `REACH` of it,
    since 4m and 6m would be the block 46m.
    """
    second, third = (*key[1:3], 0, 0)[:2]
    for start in _STARTS[key[0]]:
        if start.second > second or start.third > third or (start.has_single and gap <= REACH):
            continue
        rest = bytes((second - start.second, third - start.third))[: len(key) - 1] + key[3:]
        yield start, rest, 1 if start.has_single else min(gap, REACH) + 1


@lru_cache(maxsize=_KEYS)
def _tallies(key: bytes, gap: int = REACH + 1) -> frozenset[PackedTally]:
    """Return the tallies of all ways to split the counts of neighboring ranks."""
    if not key:
        return frozenset((0,))
    return frozenset(
        start.tally + above
        for start, rest, its_gap in _next_starts(key, gap)
        for above in _tallies(rest, its_gap)
    )


@lru_cache(maxsize=_KEYS)
def _splits(key: bytes, low: Kind, tally: PackedTally, gap: int = REACH + 1) -> tuple[Split, ...]:
    """Return the ways of a tally to split the counts of neighboring ranks from kind ``low`` on."""
    if not key:
        return ((),)
    found: list[Split] = []
    for start, rest, its_gap in _next_starts(key, gap):
        above = tally - start.tally
        if above in _tallies(rest, its_gap):
            groups = tuple([tuple([low + step for step in group]) for group in start.groups])
            found += [groups + way for way in _splits(rest, low + 1, above, its_gap)]
    return tuple(found)


def tally_of(way: Split) -> PackedTally:
    """Return the tally of a way."""
    return sum(_GROUPS[tuple([kind - group[0] for kind in group])] for group in way)


def blocks_of(tally: PackedTally) -> int:
    """Return the number of blocks in a tally."""
    return tally // SET + tally // SHAPE % 10 + tally % 10


def shanten_of(tally: PackedTally, need: int) -> int:
    """Return the shanten of blocks of which ``need`` become sets and one the pair.

    Every tile that they wait for is taken to be there; `is_reached` knows better.
    """
    sets, shapes, pairs = tally // SET, tally // SHAPE % 10, tally % 10
    head = 1 if pairs else 0
    return 2 * (need - sets) - min(shapes + pairs - head, need - sets) - head


def _keys(counts: bytes) -> list[tuple[Kind, bytes]]:
    """Return the lowest kind of each component of 34 counts, and its counts up to the highest."""
    found: list[tuple[Kind, bytes]] = []
    held = [kind for kind in range(KINDS) if counts[kind]]
    first = held[0]
    for kind, above in zip(held, [*held[1:], KINDS + REACH], strict=True):
        near = above - kind <= REACH and above < EAST and kind // 9 == above // 9
        if not near:
            found.append((first, counts[first : kind + 1]))
            first = above
    return found


def best_ways(
    counts: bytes, need: int, shanten: int, limits: bytes, *, is_scarce: bool
) -> BestWays:
    """Return the ways that serve the hand of 34 counts best.

    The hand needs ``need`` sets and a pair, and its ``shanten`` uses no more than ``limits`` of
    each kind. Best are ways of that shanten, then most sets, then most blocks up to what the hand
    needs, then a pair among them. ``is_scarce`` says that a block may wait for used-up tiles: only
    where four of a kind are concealed, or melds hold tiles that limit the others.
    """
    keys = _keys(counts)
    tallies = [_tallies(key) for _, key in keys]
    reached = [frozenset((0,))]
    for each in tallies:
        reached.append(frozenset([before + tally for before in reached[-1] for tally in each]))
    ranked: dict[tuple[int, int, bool], list[PackedTally]] = {}
    for tally in reached[-1]:
        if shanten_of(tally, need) <= shanten:
            ranked.setdefault(_rank(tally, need), []).append(tally)
    for rank in sorted(ranked):
        used = _used(tallies, reached, ranked[rank])
        ways = [
            [way for tally in its_tallies for way in _splits(key, low, tally)]
            for (low, key), its_tallies in zip(keys, used, strict=True)
        ]
        if is_scarce:
            ways = _alive(ways, {*ranked[rank]}, need, shanten, limits)
        if ways:
            found = [Component(tuple(sorted(sum(its[0], ()))), tuple(sorted(its))) for its in ways]
            return BestWays(tuple(found), tuple(ranked[rank]))
    raise AssertionError(f"no way to split {counts.hex()} has shanten {shanten}")


def _rank(tally: PackedTally, need: int) -> tuple[int, int, bool]:
    """Return what decides between ways of one shanten, the least being the best."""
    return -(tally // SET), -min(blocks_of(tally), need + 1), not tally % 10


def _used(
    tallies: Sequence[frozenset[PackedTally]],
    reached: Sequence[frozenset[PackedTally]],
    wanted: list[PackedTally],
) -> list[list[PackedTally]]:
    """Return the tallies of each component with which the whole hand comes to a wanted one."""
    used = []
    totals = {*wanted}
    for its_tallies, before in zip(reversed(tallies), reversed(reached[:-1]), strict=True):
        used.append([it for it in its_tallies if any(total - it in before for total in totals)])
        totals = {total - it for total in totals for it in used[-1]} & before
    return used[::-1]


def _alive(
    ways: list[list[Split]], wanted: set[PackedTally], need: int, shanten: int, limits: bytes
) -> list[list[Split]]:
    """Return the ways that together reach the shanten; none where no whole hand does."""
    kept: list[dict[Split, None]] = [{} for _ in ways]
    for combined in product(*ways):
        if sum(map(tally_of, combined)) in wanted and is_reached(
            sum(combined, ()), need, 1, shanten + 1, limits
        ):
            for its_ways, way in zip(kept, combined, strict=True):
                its_ways[way] = None
    return [list(its_ways) for its_ways in kept] if kept[0] else []


_SETS: Final = tuple(
    [(kind,) * 3 for kind in range(KINDS)]
    + [(low, low + 1, low + 2) for low in range(EAST) if low % 9 < 7]
)
_PAIRS: Final = tuple((kind,) * 2 for kind in range(KINDS))


def _drawn(group: Group, whole: Group) -> int:
    """Return how many tiles a group lacks of a set or a pair."""
    held = list(group)
    for kind in whole:
        if kind in held:
            held.remove(kind)
    return len(whole) - len(group) + len(held)


@lru_cache(maxsize=_KEYS)
def _becomes(group: Group) -> tuple[tuple[Group, int], ...]:
    """Return the sets and pairs that a group can become, with the tiles drawn for each."""
    return tuple(
        (whole, _drawn(group, whole))
        for whole in _SETS + _PAIRS
        if _drawn(group, whole) < len(whole)
    )


def is_reached(groups: Split, sets: int, pairs: int, draws: int, limits: bytes) -> bool:
    """Whether so many draws make groups the sets and pairs, with ``limits`` of each kind.

    A group becomes one set or one pair, or it is cut; a set or pair that no group becomes is drawn
    whole, of kinds of which enough are there.
    """
    if 3 * sets + 2 * pairs <= draws:
        return True
    if not groups:
        return False
    for whole, drawn in _becomes(groups[0]):
        is_set = len(whole) == 3
        if drawn > draws or not (sets if is_set else pairs):
            continue
        left = [limit - whole.count(kind) for kind, limit in enumerate(limits)]
        if min(left) >= 0 and is_reached(
            groups[1:], sets - is_set, pairs - (not is_set), draws - drawn, bytes(left)
        ):
            return True
    return is_reached(groups[1:], sets, pairs, draws, limits)


# The blocks of a hand -----------------------------------------------------------------------------


class PartKind(Name):
    """The parts of a hand: blocks, compounds of them, and single tiles.

    A ``helper`` is a single tile within two ranks of the middle of a block, 3m of 3345m; any
    other, such as 9p of 5679p, is ``loose``. A ``single`` is the only tile of a kind that seven
    pairs or thirteen orphans use.
    """

    SET = "set"
    PAIR = "pair"
    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    COMPOUND = "compound"
    HELPER = "helper"
    SINGLE = "single"
    LOOSE = "loose"
    MELD = "meld"

    @property
    def is_shape(self) -> bool:
        """Whether it is two tiles that one more makes a sequence."""
        return self in (PartKind.RYANMEN, PartKind.KANCHAN, PartKind.PENCHAN)


@dataclass(frozen=True, slots=True)
class HandPart:
    """Tiles of a hand that belong together, and how many ``blocks`` they are: 0 for single tiles.

    ``takes`` are the kinds that bring the hand nearer by completing it. A compound has its
    ``ways``, two or more, and the most blocks that one of them has; a helper ``helps`` blocks.
    """

    tiles: tuple[Tile, ...]
    kind: PartKind
    blocks: int
    takes: tuple[Kind, ...] = ()
    ways: tuple[Split, ...] = ()
    helps: tuple[Group, ...] = ()

    @property
    def is_tie(self) -> bool:
        """Whether the best ways split its tiles differently."""
        return bool(self.ways)

    @property
    def block_counts(self) -> frozenset[int]:
        """How many blocks its ways have; of a tie beyond five blocks there may be two numbers."""
        if not self.ways:
            return frozenset((self.blocks,))
        return frozenset(blocks_of(tally_of(way)) for way in self.ways)


@dataclass(frozen=True)
class Blocks:
    """The parts of a hand in the order of its tiles, called melds last.

    ``form`` is the nearest to complete: the standard one unless another is nearer. Of thirteen
    orphans, ``missing`` are the kinds that the hand lacks.
    """

    hand: Hand
    form: Form
    shanten: int
    parts: tuple[HandPart, ...]
    missing: tuple[Kind, ...] = ()

    @cached_property
    def count(self) -> int:
        """How many blocks the parts are together; of seven pairs, how many pairs."""
        return sum(part.blocks for part in self.parts)


def blocks(hand: Hand | str, *, rules: Rules | str | None = None) -> Blocks:
    """The blocks of a hand of 3n+1 or 3n+2 tiles.

    Their shanten is that of `shanten`. Of a hand with a tile to cut, a block takes what
    brings it nearer after some cut that keeps the shanten. Raises ImpossibleHandError for what a
    set for three players lacks.
    """
    hand, rules = given_hand(hand, rules)
    nearest = shanten(hand, rules=rules)
    distances = nearest.by_form
    nearing = nearing_kinds(hand, rules=rules) if nearest >= 0 else ()
    if nearest == distances.standard:
        return Blocks(hand, Form.STANDARD, nearest, _standard(hand, nearest, nearing, rules))
    if nearest == distances.seven_pairs:
        parts = tuple(_of_other_form(hand, range(KINDS), 7, nearing))
        return Blocks(hand, Form.SEVEN_PAIRS, nearest, parts)
    parts = tuple(_of_other_form(hand, ORPHANS, 1, nearing))
    missing = tuple(kind for kind in sorted(ORPHANS) if not hand.counts[kind])
    return Blocks(hand, Form.THIRTEEN_ORPHANS, nearest, parts, missing)


def _standard(
    hand: Hand, shanten: int, nearing: Sequence[Kind], rules: Rules
) -> tuple[HandPart, ...]:
    need = len(hand.concealed) // 3
    is_limited = needs_limits(hand, rules)
    usable = limits(hand, rules) if is_limited else _USUAL[rules.players]
    is_scarce = is_limited or 4 in hand.counts
    best = best_ways(hand.counts, need, shanten, usable, is_scarce=is_scarce)
    takes = _takes(best, nearing, need)
    pool = _pool(hand)
    melds = [HandPart(meld.tiles, PartKind.MELD, 1) for meld in hand.melds]
    return (*(part for it in best.components for part in _parts(it, takes, pool)), *melds)


_USUAL: Final = {
    players: without_marks(counts_of_set(bytes([4] * KINDS), players)) for players in (3, 4)
}
"""How many tiles there are of each kind."""


def _pool(hand: Hand) -> dict[Kind, list[Tile]]:
    """Return the concealed tiles by kind; of the fives, the red one is taken first."""
    pool: dict[Kind, list[Tile]] = {}
    for tile in reversed(hand.concealed):
        pool.setdefault(KIND_OF[tile], []).append(tile)
    return pool


def _parts(
    component: Component, takes: dict[Group, tuple[Kind, ...]], pool: dict[Kind, list[Tile]]
) -> Iterator[HandPart]:
    """Yield a component as its blocks and single tiles, or as one compound."""
    if len(component.ways) > 1:
        tiles = tuple([pool[kind].pop() for kind in component.tiles])
        taken = {kind for way in component.ways for group in way for kind in takes[group]}
        most = max(blocks_of(tally_of(way)) for way in component.ways)
        yield HandPart(tiles, PartKind.COMPOUND, most, tuple(sorted(taken)), component.ways)
        return
    (way,) = component.ways
    for group in sorted(way, key=lambda group: (group[0], -len(group))):
        tiles = tuple([pool[kind].pop() for kind in group])
        helps = tuple(block for block in way if _is_helped(block, group))
        kind = PartKind.HELPER if helps else kind_of_group(group)
        yield HandPart(tiles, kind, int(len(group) > 1), takes[group], (), helps)


def kind_of_group(group: Group) -> PartKind:
    """Return the kind of a block; a single tile is loose."""
    if len(group) != 2:
        return PartKind.SET if len(group) == 3 else PartKind.LOOSE
    low, high = group
    if low == high:
        return PartKind.PAIR
    if high - low == 2:
        return PartKind.KANCHAN
    return PartKind.PENCHAN if low % 9 == 0 or high % 9 == 8 else PartKind.RYANMEN


def _takes(best: BestWays, nearing: Sequence[Kind], need: int) -> dict[Group, tuple[Kind, ...]]:
    """Return the kinds that stand under each group: those by which it brings the hand nearer.

    A kind that completes a block stands under no single tile: of 45m beside 8m, 6m is 45m's.
    """

    def gains(change: int) -> bool:
        return any(
            shanten_of(tally + change, need) < shanten_of(tally, need) for tally in best.tallies
        )

    groups = {group for it in best.components for way in it.ways for group in way}
    takes: dict[Group, tuple[Kind, ...]] = dict.fromkeys(groups, ())
    by_shape, by_pair = gains(SET - SHAPE), gains(SET - PAIR)
    for group in groups:
        if len(group) == 2 and (by_pair if group[0] == group[1] else by_shape):
            takes[group] = tuple([kind for kind in nearing if is_set((*group, kind))])
    completing = {kind for kinds in takes.values() for kind in kinds}
    starts = [kind for kind in nearing if kind not in completing]
    new_pair, new_shape = gains(PAIR), gains(SHAPE)
    for group in groups:
        if len(group) == 1:
            takes[group] = tuple(
                kind
                for kind in starts
                if (new_pair if kind == group[0] else new_shape and is_near(kind, group[0]))
            )
    return takes


def is_set(kinds: Group) -> bool:
    """Whether three kinds, in any order, are a triplet or a sequence."""
    low, middle, high = sorted(kinds)
    if low == high:
        return True
    return high < EAST and (middle, high) == (low + 1, low + 2) and low // 9 == high // 9


def is_near(one: Kind, other: Kind) -> bool:
    """Whether two kinds are of one suit and within two ranks; honors have none."""
    return max(one, other) < EAST and one // 9 == other // 9 and abs(one - other) <= REACH


def _is_helped(block: Group, group: Group) -> bool:
    """Whether the group is one tile, within two ranks of the middle of the block."""
    if len(group) > 1 or len(block) == 1 or group[0] >= EAST:
        return False
    return group[0] // 9 == block[0] // 9 and abs(2 * group[0] - block[0] - block[-1]) <= 2 * REACH


def _of_other_form(
    hand: Hand, used: Collection[Kind], pairs: int, nearing: Collection[Kind]
) -> Iterator[HandPart]:
    """Yield the parts of a hand that is to be one of each kind ``used``, of some of them a pair.

    Tiles beyond the pair, and those of other kinds, are loose; so are pairs beyond ``pairs``.
    """
    for kind, left in sorted(_pool(hand).items()):
        tiles = tuple(reversed(left))
        size = 0 if kind not in used else 2 if pairs and len(tiles) > 1 else 1
        if size == 2:
            pairs -= 1
            yield HandPart(tiles[:2], PartKind.PAIR, 1)
        elif size == 1:
            yield HandPart(tiles[:1], PartKind.SINGLE, 0, (kind,) if kind in nearing else ())
        for tile in tiles[size:]:
            yield HandPart((tile,), PartKind.LOOSE, 0)
