"""Problems that ask for the best cut by tile efficiency."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final

from engine.discards import after_cuts
from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.rules import TENHOU, Rules
from engine.shanten import shanten
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KIND_OF, KINDS, NAMES, SOUTH, Kind, Tile, suit
from engine.ukeire import DiscardUkeire, ukeire_discards
from engine.yaku_paths import Winds

from .choices import read_tiles
from .kind import RIGHT, Grade, NoProblemError, NoProblemReason, ProblemKind, Slip
from .tiles_dealt import TileSet, complete_counts, counts_of, random_group, set_of, unseen

LONE_TILE: Final = "lone_tile"
FROM_SHAPE: Final = "from_shape"
FROM_PAIR: Final = "from_pair"
FROM_TRIPLET: Final = "from_triplet"
THEMES: Final = (LONE_TILE, FROM_SHAPE, FROM_PAIR, FROM_TRIPLET)

FARTHER: Final = "cut:shanten"
NARROWER: Final = "cut:narrow"

FAR_APART: Final = 0.7
"""A 1-shanten hand whose second best cut keeps less than this share is of level 2, else of 3."""


@dataclass(frozen=True, slots=True)
class CutProblem:
    """A hand of 3n+2 concealed tiles that is not complete, and what it accepts after each cut.

    An answer is a tile. Right is what tile efficiency says: lowest shanten, then most tiles left.
    Of an open hand those tiles count that keep a yaku possible for a player with these ``winds``.
    ``theme`` is what the best cut is taken from. Raises NoProblemError for a hand that is
    complete or has no tile to cut.
    """

    kind: ClassVar[str] = "cut"
    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    winds: Winds | None = None
    answer: tuple[DiscardUkeire, ...] = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.hand.has_drawn_size:
            raise NoProblemError(
                f"A hand of {len(self.hand.concealed)} tiles has none to cut.",
                reason=NoProblemReason.NO_CUT,
            )
        if is_complete(self.hand):
            raise NoProblemError(
                "The hand is complete: there is nothing to cut.", reason=NoProblemReason.COMPLETE
            )
        answer = ukeire_discards(self.hand, seen=self.seen, rules=self.rules, winds=self.winds)
        object.__setattr__(self, "answer", answer)
        object.__setattr__(self, "theme", cut_theme(self.hand, KIND_OF[answer[0].tile]))
        object.__setattr__(self, "level", self._find_level())

    def _find_level(self) -> int:
        best = self.answer[0].shanten
        if best == 0:
            return 1
        if best > 2 or (self.hand.melds and self.seen):
            return 5
        if best == 2:
            return 4
        return 2 if self.second < FAR_APART else 3

    @property
    def right(self) -> frozenset[Kind]:
        """The kinds that are best to cut; several where they accept as many tiles."""
        return frozenset(kind for kind, share in self.shares.items() if share == 1)

    @property
    def shares(self) -> dict[Kind, float]:
        """The share of the best cut's tiles that each kind keeps; 0 for one that loses a step.

        Of an open hand whose winds are known those tiles count that keep a yaku possible, unless
        there are none.
        """
        best = self.answer[0]
        most = best.left_with_yaku or best.left
        widths = {
            KIND_OF[cut.tile]: cut.left_with_yaku if best.left_with_yaku else cut.left
            for cut in self.answer
            if cut.shanten == best.shanten
        }
        shares = {kind: width / most if most else 1.0 for kind, width in widths.items()}
        return {KIND_OF[cut.tile]: shares.get(KIND_OF[cut.tile], 0.0) for cut in self.answer}

    @property
    def second(self) -> float:
        """The share of the second best cut, 1 where two are best."""
        return sorted(self.shares.values())[-2] if len(self.answer) > 1 else 0.0

    @property
    def options(self) -> tuple[Tile, ...]:
        """The tiles offered: one of each kind held, in ascending order.

        Where a red and a plain five are held, the plain one.
        """
        return tuple(sorted((cut.tile for cut in self.answer), key=lambda tile: KIND_OF[tile]))

    def grade(self, chosen: Tile) -> Grade:
        """Grade a cut by its share of the tiles that the best one keeps.

        ``cut:shanten`` is a cut that takes the hand a step back, ``cut:narrow`` one that keeps
        less than `RIGHT`. Raises ValueError for a tile that is not in the hand.
        """
        shares = self.shares
        if KIND_OF[chosen] not in shares:
            raise ValueError(f"{NAMES[chosen]} is not in the hand")
        best = self.answer[0].shanten
        steps = {KIND_OF[cut.tile]: cut.shanten - best for cut in self.answer}
        met = {
            FARTHER if steps[kind] else NARROWER for kind, share in shares.items() if share < RIGHT
        }
        share = shares[KIND_OF[chosen]]
        slips: tuple[Slip, ...] = ()
        if share < RIGHT:
            slips = (Slip(FARTHER if steps[KIND_OF[chosen]] else NARROWER, chosen),)
        return Grade(share, slips, tuple(sorted(met)))

    def write(self, chosen: Tile) -> str:
        """Return the answer as text, ``6m``; a red five is a five."""
        return NAMES[KIND_OF[chosen]]

    def read(self, text: str) -> Tile:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        kinds = read_tiles(text, {KIND_OF[tile] for tile in self.options})
        if len(kinds) > 1:
            raise ValueError(f"{text[:40]!r} are several tiles: one is cut")
        return next(tile for tile in self.options if KIND_OF[tile] == kinds[0])


def is_complete(hand: Hand) -> bool:
    """Whether a hand of 3n+2 concealed tiles is complete."""
    return shanten(hand.counts) == -1


def cut_theme(hand: Hand, kind: Kind) -> str:
    """Return the theme of a cut: from a triplet, a pair, a shape of two kinds, or a lone tile.

    A shape is a tile of the same suit at most two away: 5m of 35m and of 56m, not of 58m.
    """
    counts = hand.counts
    if counts[kind] > 1:
        return FROM_PAIR if counts[kind] == 2 else FROM_TRIPLET
    if kind >= EAST:
        return LONE_TILE
    near = (kind + step for step in (-2, -1, 1, 2))
    beside = any(
        0 <= other < EAST and suit(other) == suit(kind) and counts[other] for other in near
    )
    return FROM_SHAPE if beside else LONE_TILE


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

AT_SOUTH: Final = Winds(SOUTH, EAST)
"""The winds of the player of a dealt open hand."""

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
        if cut_theme(hand, best) != theme or is_complete(hand):
            continue
        if not melds:
            return CutProblem(hand, seen, rules)
        problem = CutProblem(hand, seen, rules, AT_SOUTH)
        if _is_fair(problem, best, wanted):
            return problem


def _is_fair(problem: CutProblem, best: Kind, wanted: CutLevel) -> bool:
    """Whether the widest cut of an open hand is also the best one with a yaku."""
    return (
        problem.right == {best}
        and problem.answer[0].left_with_yaku > 0
        and wanted.least <= problem.second < wanted.most
    )


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


CUT: Final = ProblemKind("cut", dict.fromkeys(CUT_LEVELS, tuple(sorted(THEMES))), deal_cut)
