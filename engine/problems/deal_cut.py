"""Deals hands to cut, by tile efficiency."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.discards import after_cuts
from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.rules import Rules
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KINDS, Kind, Tile, suit

from .cut_problem import (
    FAR_APART,
    FROM_PAIR,
    FROM_SHAPE,
    FROM_TRIPLET,
    LONE_TILE,
    CutProblem,
    cut_theme,
    is_complete,
)
from .problem import RIGHT
from .tiles_dealt import TileSet, complete_counts, counts_of, random_group, set_of, unseen


@dataclass(frozen=True, slots=True)
class CutLevel:
    """The hands that a level deals.

    ``shanten`` after the best cut, which is the only best; the share of tiles that the second
    best keeps, from ``least`` to below ``most``; ``replaced`` tiles of a complete hand, by
    which such a hand is reached; whether there are melds and seen tiles.
    """

    shanten: tuple[int, ...]
    least: float
    most: float
    replaced: tuple[int, ...]
    melded: bool = False


CUT_LEVELS: Final = {
    1: CutLevel((0,), 0.0, 0.9, (1, 2)),
    2: CutLevel((1,), 0.0, FAR_APART, (2, 3)),
    3: CutLevel((1,), FAR_APART, 0.9, (2, 3)),
    4: CutLevel((2,), 0.0, RIGHT, (3, 4)),
    5: CutLevel((1, 2, 3), 0.0, RIGHT, (2, 3, 4), melded=True),
}
"""Farther hands accept many tiles: a second cut that keeps 90 % is rare there.

As it keeps less than `RIGHT`, there is one right cut at every level.
"""

THEME_WEIGHTS: Final = {LONE_TILE: 4, FROM_SHAPE: 3, FROM_PAIR: 1, FROM_TRIPLET: 1}
"""The weight of each theme; left to the wall, nine in ten best cuts are lone tiles."""

NEAR: Final[dict[str, tuple[int, ...]]] = {
    LONE_TILE: (),
    FROM_SHAPE: (-2, -1, 1, 2, 0),
    FROM_PAIR: (0, 0, 0, -1, 1),
    FROM_TRIPLET: (0, 0, 0, -1, 1),
}
"""The distances of replaced tiles from tiles that stay: a lone tile would be cut first."""

SEEN_TILES: Final = (6, 18)
"""How many tiles lie in the rivers, at least and at most, where there are seen tiles."""


def deal_cut(random: Random, level: int, theme: str | None, rules: Rules) -> CutProblem:
    """Return a hand with one best cut of the level, of the theme if one is given."""
    wanted, of = CUT_LEVELS[level], set_of(rules)
    theme = theme or random.choices([*THEME_WEIGHTS], [*THEME_WEIGHTS.values()])[0]
    while True:
        melds = _random_melds(random, of) if wanted.melded else ()
        owned = counts_of(*melds)
        replaced = random.choice(wanted.replaced)
        counts = _random_counts(random, 4 - len(melds), replaced, owned, NEAR[theme], of)
        if counts is None:
            continue
        held = [one + other for one, other in zip(counts, owned, strict=True)]
        seen: tuple[Tile, ...] = ()
        if melds:
            seen = tuple(sorted(random.sample(unseen(held, of), random.randint(*SEEN_TILES))))
        best = _only_best(counts, held, seen, wanted, rules.players)
        if best is None:
            continue
        hand = _as_hand(random, counts, melds)
        if cut_theme(hand, best) == theme and not is_complete(hand):
            return CutProblem(hand, seen, rules)


def _random_counts(
    random: Random,
    groups: int,
    replaced: int,
    owned: Sequence[int],
    near: tuple[int, ...],
    of: TileSet,
) -> list[int] | None:
    """Return a complete concealed part with some tiles replaced, None where it has five of one.

    The new tiles lie at one of the distances ``near`` from a tile that stays; with none given
    they come from the wall.
    """
    complete = complete_counts(random, of, groups)
    tiles = [kind for kind in of.kinds for _ in range(complete[kind])]
    random.shuffle(tiles)
    counts = counts_of(tiles[replaced:])
    held = [one + other for one, other in zip(counts, owned, strict=True)]
    if max(held) > 4:
        return None
    if not near:
        for kind in random.sample(unseen(held, of), replaced):
            counts[kind] += 1
        return counts
    for tile in random.sample(tiles[replaced:], replaced):
        kind = tile + random.choice(near)
        if kind not in of.kinds or suit(kind) != suit(tile) or held[kind] > 3:
            return None
        if kind >= EAST and kind != tile:
            return None
        counts[kind] += 1
        held[kind] += 1
    return counts


def _only_best(
    counts: Sequence[int],
    held: Sequence[int],
    seen: Sequence[Tile],
    wanted: CutLevel,
    players: int,
) -> Kind | None:
    """Return the best cut where it is the only one and the second is as far off as is wanted.

    Asked of the index before a problem is made, which takes fifty times as long.
    """
    left = None
    if seen:
        left = sum(
            1 << kind + KINDS * copy
            for kind in range(KINDS)
            for copy in range(4 - held[kind] - seen.count(kind))
        )
    marked = counts_of_set(bytes(counts), players)
    cuts = after_cuts(marked, left=left, farthest=max(wanted.shanten))
    nearest = min((shanten for _, shanten, _, _ in cuts), default=None)
    if nearest not in wanted.shanten:
        return None
    ranked = sorted((tiles, kind) for kind, shanten, _, tiles in cuts if shanten == nearest)
    most, best = ranked[-1]
    second = ranked[-2][0] / most if len(ranked) > 1 and most else 0.0
    return best if most and wanted.least <= second < wanted.most else None


def _random_melds(random: Random, of: TileSet) -> tuple[tuple[Kind, ...], ...]:
    """Return one or two groups that were called."""
    while True:
        groups = tuple(
            random_group(random, of) if of.has_chi else random.choice(of.triplets)
            for _ in range(random.choice((1, 1, 2)))
        )
        if max(counts_of(*groups)) <= 4:
            return groups


def _as_hand(random: Random, counts: Sequence[int], melds: Sequence[tuple[Kind, ...]]) -> Hand:
    tiles = tuple(kind for kind in range(KINDS) for _ in range(counts[kind]))
    called = tuple(
        Meld(MeldKind.PON if group[0] == group[-1] else MeldKind.CHI, group) for group in melds
    )
    return Hand(tiles, called, random.choice(tiles))
