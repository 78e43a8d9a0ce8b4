"""Blocks: the sets of an unfinished hand, and the starts of sets, that it is built from.

A hand needs four sets and a pair, five blocks. Which tiles are a block is settled over the whole
hand (see block_ways.py). Neighboring tiles that the best ways split differently stay together as a
compound: 34688s is 34s 68s beside 8s, or 34s 88s beside 6s, and holds two blocks either way.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.enums import Name
from engine.hand import Hand
from engine.notation.given import given_hand
from engine.rules import Rules
from engine.tile_set import counts_of_set, without_marks
from engine.tiles import EAST, KIND_OF, KINDS, ORPHANS, Kind, Tile

from .block_ways import (
    PAIR,
    REACH,
    SET,
    SHAPE,
    BestWays,
    Component,
    Split,
    best_ways,
    blocks_of,
    shanten_of,
    tally_of,
)
from .decompose import Form, Group
from .shanten import limits, needs_limits, shanten_by_form
from .ukeire import nearing_kinds


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

    Their shanten is that of `shanten_by_form`. Of a hand with a tile to cut, a block takes what
    brings it nearer after some cut that keeps the shanten. Raises ImpossibleHandError for what a
    set for three players lacks.
    """
    hand, rules = given_hand(hand, rules)
    distances = shanten_by_form(hand, rules=rules)
    nearest = distances.best
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
