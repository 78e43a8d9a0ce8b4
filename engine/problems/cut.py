"""Problems that ask for the best cut by tile efficiency."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import ClassVar, Final

from engine.facts.blocks import Blocks, PartKind, blocks
from engine.facts.decompose import Form
from engine.facts.shanten import shanten_of_counts
from engine.facts.ukeire import DiscardUkeire, discards
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.index.lookup import after_cuts
from engine.melds import Meld, MeldKind
from engine.outlook import Model, Outlook
from engine.rules import TENHOU, Rules
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KIND_OF, KINDS, SOUTH, Kind, Tile, suit

from .honesty import (
    AS_GOOD,
    beaten_in_both,
    first_outlook,
    is_agreed,
    more_points,
    worths,
    yaku_of_value,
)
from .kind import (
    RIGHT,
    NoProblemError,
    NoProblemReason,
    OneCut,
    ProblemKind,
    ProblemTheme,
)
from .tiles_dealt import TileSet, counts_of, fits, random_group, random_piece, set_of, unseen

FARTHER: Final = "cut:shanten"
NARROWER: Final = "cut:narrow"
WORTH_LESS: Final = "cut:worth"

NEARLY: Final = 0.85
"""A cut that keeps this share of the widest's tiles, or more, is not right and makes no slip."""

BEATEN: Final = 0.9
"""The score of a cut that is wide, and below another in points and in wins: not right."""

FAR_APART: Final = 0.7
"""A 1-shanten hand whose second best cut keeps less than this share is of level 2, else of 3."""

VALUED_LEVEL: Final = 4
"""The level of hands of which another cut than the widest is worth more."""


@dataclass(frozen=True, slots=True)
class CutProblem(OneCut):
    """A hand of 3n+2 concealed tiles that is not complete, and what it accepts after each cut.

    An answer is a tile. Right is what tile efficiency says: lowest shanten, then most tiles left;
    and each of the ``valued`` kinds, whose cut is worth more. Of the wide ones those are wrong
    that are ``beaten``, in points and in wins. Narrower ones count as right that are ``as_good``:
    worth as much as any. ``theme`` is the idea behind the best cut, or that
    width and value differ. Of an open hand those tiles count that
    keep a yaku possible for a player with these ``winds``, where there are some. Raises
    NoProblemError for a hand that is complete or has no tile to cut.
    """

    kind: ClassVar[str] = "cut"
    hand: Hand
    seen: tuple[Tile, ...] = ()
    rules: Rules = TENHOU
    valued: tuple[Kind, ...] = ()
    winds: Winds | None = None
    beaten: tuple[Kind, ...] = ()
    as_good: tuple[Kind, ...] = ()
    answer: tuple[DiscardUkeire, ...] = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_to_cut(self.hand)
        answer = discards(self.hand, seen=self.seen, rules=self.rules, winds=self.winds)
        best = KIND_OF[answer[0].tile]
        theme = WIDTH_OR_VALUE if self.valued else cut_idea(self.hand, best, self.rules)
        self._fill(answer=answer, theme=theme)
        self._fill(level=self._find_level())

    def _find_level(self) -> int:
        best = self.answer[0].shanten
        if self.valued:
            return VALUED_LEVEL
        if best == 0:
            return 1
        if best > 2 or (self.hand.melds and self.seen):
            return 5
        if best == 2:
            return 4
        return 2 if self.second < FAR_APART else 3

    @property
    def widths(self) -> dict[Kind, float]:
        """The share of the best cut's tiles that each kind keeps; 0 for one that loses a step."""
        best = self.answer[0]
        most = best.left_with_yaku or best.left
        shares = {}
        for cut in self.answer:
            width = cut.left_with_yaku if best.left_with_yaku else cut.left
            share = width / most if most else 1.0
            shares[KIND_OF[cut.tile]] = share if cut.shanten == best.shanten else 0.0
        return shares

    @property
    def shares(self) -> dict[Kind, float]:
        """The score of each kind: its width, 1 for a valued one, `BEATEN` for a beaten one.

        `RIGHT` for one that is as good.
        """
        scored = self.widths | dict.fromkeys(self.beaten, BEATEN)
        scored |= dict.fromkeys(self.as_good, RIGHT)
        return scored | dict.fromkeys(self.valued, 1.0)

    @property
    def second(self) -> float:
        """The share of the best cut's tiles that the next one keeps, 0 where all are as wide."""
        return max((share for share in self.widths.values() if share < 1), default=0.0)

    def slips(self, shares: Mapping[Kind, float]) -> dict[Kind, str]:
        """Return the slip of each kind that is wrong.

        ``cut:shanten`` is a cut that takes the hand a step back, ``cut:narrow`` one that keeps
        less than `NEARLY`, ``cut:worth`` one that is beaten.
        """
        return {
            kind: self._slip(kind)
            for kind, share in shares.items()
            if share < NEARLY or kind in self.beaten
        }

    def _slip(self, kind: Kind) -> str:
        if kind in self.beaten:
            return WORTH_LESS
        cut = next(cut for cut in self.answer if KIND_OF[cut.tile] == kind)
        return FARTHER if cut.shanten > self.answer[0].shanten else NARROWER


def weighed(problem: CutProblem, found: Outlook) -> CutProblem:
    """Return a problem with the cuts that are worth as much as any, or more than the widest.

    Those within `AS_GOOD` of the most points are as good where a widest cut is one of them, else
    worth more. No right cut is then below another by both `MORE_POINTS` and `MORE_WINS`: it is
    beaten. A cut that breaks tenpai counts only where the outlook puts it first at a table: alone
    it is overrated. ``found`` is the outlook of the problem's hand.
    """
    at_table = found.model is Model.TABLE
    cuts = [option for option in found.options if option.is_cut]
    by = worths([it for it in cuts if not found.leaves_tenpai(it) or (at_table and it is cuts[0])])
    wide = [kind for kind, share in problem.widths.items() if share >= RIGHT and kind in by]
    if not wide:
        return problem
    most = max(worth.points for worth in by.values())
    beaten = tuple(sorted(kind for kind in wide if beaten_in_both(kind, by)))
    good = tuple(sorted(kind for kind, worth in by.items() if most < AS_GOOD * worth.points))
    if not beaten and not problem.right.isdisjoint(good):
        return replace(problem, as_good=tuple([kind for kind in good if kind not in wide]))
    return replace(problem, valued=good, beaten=beaten)


def check_to_cut(hand: Hand) -> None:
    """Raise NoProblemError for a hand that has no tile to cut, or is complete."""
    if not hand.has_drawn_size:
        raise NoProblemError(reason=NoProblemReason.NO_CUT)
    if is_complete(hand):
        raise NoProblemError(reason=NoProblemReason.COMPLETE)


def is_complete(hand: Hand) -> bool:
    """Whether a hand of 3n+2 concealed tiles is complete."""
    return shanten_of_counts(hand.counts) == -1


# The idea behind a cut: what its tile is among the blocks of the hand ----------------------------


LOOSE: Final = "loose"
HELPER: Final = "helper"
SIX_BLOCKS: Final = "six_blocks"
PAIR: Final = "pair"
SHAPE: Final = "shape"
COMPOUND: Final = "compound"
WIDTH_OR_VALUE: Final = "width_or_value"
"""The themes of cuts; in one of the last, the widest cut and the one of most worth differ."""

FIVE: Final = 5
"""The blocks of a hand: four sets and a pair."""

_SINGLE: Final = {
    PartKind.LOOSE: LOOSE,
    PartKind.SINGLE: LOOSE,
    PartKind.HELPER: HELPER,
    PartKind.COMPOUND: COMPOUND,
}


def cut_idea(hand: Hand, kind: Kind, rules: Rules | None = None) -> str:
    """Return the idea behind cutting a kind: the tile's part in the hand, or one block too many.

    Where a kind is in several parts, the tile cut is the one of least use: of 3345m, 3m is the
    helper of 345m.
    """
    return idea_among(blocks(hand, rules=rules), kind)


def idea_among(found: Blocks, kind: Kind) -> str:
    """Return the idea behind cutting a kind of a hand of these blocks."""
    parts = [
        part.kind
        for part in found.parts
        if part.kind is not PartKind.MELD and kind in map(KIND_OF.__getitem__, part.tiles)
    ]
    for single, idea in _SINGLE.items():
        if single in parts:
            return idea
    if PartKind.PAIR in parts:
        return PAIR
    return SIX_BLOCKS if found.count > FIVE else SHAPE


def are_in_one_part(found: Blocks, kinds: Collection[Kind]) -> bool:
    """Whether one part of a hand of these blocks has tiles of each of the kinds."""
    return any({*kinds} <= {*map(KIND_OF.__getitem__, part.tiles)} for part in found.parts)


# Deals hands to cut, by the idea behind the best cut ---------------------------------------------


@dataclass(frozen=True, slots=True)
class CutLevel:
    """The hands that a level deals.

    ``shanten`` after the best cut; the share of tiles that the second best keeps, from ``least`` to
    below ``most``; whether there are melds and seen tiles.
    """

    shanten: tuple[int, ...]
    least: float
    most: float
    melded: bool = False


CUT_LEVELS: Final = {
    1: CutLevel((0,), 0.0, 0.9),
    2: CutLevel((1,), 0.0, FAR_APART),
    3: CutLevel((1,), FAR_APART, 0.9),
    4: CutLevel((2,), 0.0, RIGHT),
    5: CutLevel((1, 2, 3), 0.0, RIGHT, melded=True),
}
"""Farther hands accept many tiles: a second cut that keeps 90 % is rare there.

As it keeps less than `RIGHT`, there is one right cut at every level, or two of one block: of 79s
both leave as much.
"""

MOST_BEST: Final = 2
"""Of 23334s any tile can be cut alike: a question with three right answers asks nothing.

Nor does one of which more cuts are as good though they are narrower.
"""

DISPUTED: Final = CutLevel((0, 1), 0.0, 0.9)
"""The hands of level 4 of which a cut that is not the widest is worth more."""

THEMES: Final = {
    LOOSE: ProblemTheme({1: 3, 2: 3, 3: 2, 4: 2, 5: 2}),
    HELPER: ProblemTheme({1: 3, 2: 3, 3: 2, 4: 2, 5: 2}),
    SIX_BLOCKS: ProblemTheme({3: 4, 4: 4, 5: 4}),
    COMPOUND: ProblemTheme({1: 2, 2: 3, 3: 3, 4: 4, 5: 4}),
    SHAPE: ProblemTheme({1: 2}),
    WIDTH_OR_VALUE: ProblemTheme({4: 3}),
    PAIR: ProblemTheme({5: 2}),
    **dict.fromkeys(("lone_tile", "from_shape", "from_pair", "from_triplet"), ProblemTheme()),
}
"""Left to the wall, nine in ten best cuts are loose tiles."""


@dataclass(frozen=True, slots=True)
class Make:
    """Hands made of ``sets``, blocks of two tiles (``pieces``), and single tiles up to fourteen.

    ``narrow`` is the share of hands in two suits, ``near`` that of single tiles near others, which
    make compounds and helpers; ``pairs`` that of pairs among the pieces.
    """

    sets: int
    pieces: int
    narrow: float = 0.7
    near: float = 0.6
    pairs: float = 0.3


MAKES: Final[dict[int, tuple[Make, ...]]] = {
    0: (Make(3, 2), Make(4, 0), Make(4, 1), Make(3, 1)),
    1: (Make(2, 4), Make(2, 3), Make(3, 1), Make(3, 2)),
    2: (Make(1, 5), Make(1, 4), Make(2, 2), Make(2, 3)),
    3: (Make(0, 6), Make(0, 5), Make(1, 3), Make(1, 4)),
}
"""The makes of hands that often have a shanten."""


def _six(pairs: float) -> dict[int, tuple[Make, ...]]:
    return {far: (Make(3 - far, 3 + far, narrow=0.2, near=0.0, pairs=pairs),) for far in (1, 2, 3)}


MAKES_OF: Final = {SIX_BLOCKS: _six(0.3), PAIR: _six(0.6)}
"""The makes of hands in which a block is one too many: six of them, and no single tile or one."""

HELD_FOUR_SHARE: Final = 0.2
"""How many hands are kept of those whose best cut is of a kind that is held four times.

All others with four of a kind are: holding four must not tell the answer.
"""

AT_SOUTH: Final = Winds(SOUTH, EAST)
"""The winds of the player of a dealt open hand."""

SEEN_TILES: Final = (6, 18)
"""How many tiles lie in the rivers, at least and at most, where there are seen tiles."""


def deal_cut(random: Random, level: int, theme: str, rules: Rules) -> CutProblem:
    """Return a hand of the level with one best cut, and the idea of the theme behind it.

    A cut that is marked as right is as good as any in points and in wins, and the problem knows
    which narrower ones are as good, too; where width or value is the theme, no other cut beats it
    in both. Needs NumPy.
    """
    wanted, of = DISPUTED if theme == WIDTH_OR_VALUE else CUT_LEVELS[level], set_of(rules)
    while True:
        melds = _random_melds(random, of) if wanted.melded else ()
        make = random.choice(MAKES_OF.get(theme, MAKES)[random.choice(wanted.shanten)])
        counts = _random_counts(random, len(melds), make, of)
        held = [one + other for one, other in zip(counts, counts_of(*melds), strict=True)]
        if not fits(held):
            continue
        seen: tuple[Tile, ...] = ()
        if melds:
            seen = tuple(sorted(random.sample(unseen(held, of), random.randint(*SEEN_TILES))))
        best = _best(counts, held, seen, wanted, rules.players)
        if not 0 < len(best) <= MOST_BEST or (
            max(held[kind] for kind in best) == 4 and random.random() > HELD_FOUR_SHARE
        ):
            continue
        hand = _as_hand(random, counts, melds)
        if is_complete(hand) or not _has_theme(hand, best, theme, rules):
            continue
        problem = _honest(hand, seen, best, theme, rules)
        if problem is not None:
            return problem


def _has_theme(hand: Hand, best: Sequence[Kind], theme: str, rules: Rules) -> bool:
    """Whether the theme is the idea behind the best cuts, which are tiles of one part."""
    found = blocks(hand, rules=rules)
    if found.form is not Form.STANDARD or not are_in_one_part(found, best):
        return False
    return theme == WIDTH_OR_VALUE or {idea_among(found, kind) for kind in best} == {theme}


def _honest(
    hand: Hand, seen: Sequence[Tile], best: Sequence[Kind], theme: str, rules: Rules
) -> CutProblem | None:
    """Return the problem of a hand where its outlook allows one."""
    if theme == WIDTH_OR_VALUE:
        return _disputed(hand, seen, best, rules)
    found = first_outlook(hand, seen, rules)
    by = worths(found.options)
    if not all(is_agreed(kind, by) for kind in best):
        return None
    problem = weighed(CutProblem(hand, tuple(seen), rules, winds=AT_SOUTH), found)
    is_near = all(problem.widths[kind] for kind in problem.as_good)
    if problem.valued or not is_near or len(problem.as_good) > MOST_BEST:
        return None
    # The widest cut of an open hand has to be the one that keeps most tiles with a yaku, too.
    is_fair = problem.right == {*best} and problem.answer[0].left_with_yaku > 0
    return problem if hand.is_closed or is_fair else None


def _disputed(
    hand: Hand, seen: Sequence[Tile], best: Sequence[Kind], rules: Rules
) -> CutProblem | None:
    """Return the problem of a hand where one cut is the widest, and another as near worth more.

    There is a yaku that it is worth more by. A cut that breaks tenpai takes more tiles than the
    widest: width is not what it gives up.
    """
    problem = CutProblem(hand, tuple(seen), rules, winds=AT_SOUTH)
    least = problem.answer[0].shanten
    near = [KIND_OF[cut.tile] for cut in problem.answer if cut.shanten == least]
    # Asked before the outlook, which takes longer.
    named = [kind for kind in near if yaku_of_value(hand, kind, best[0], rules)]
    if len(best) > 1 or not named:
        return None
    found = first_outlook(hand, seen, rules)
    by = worths(found.options)
    valued = more_points(best[0], by)
    if beaten_in_both(best[0], by) or len(valued) != 1 or valued[0] not in named:
        return None
    return replace(problem, valued=valued) if weighed(problem, found).valued == valued else None


def _random_counts(random: Random, melds: int, make: Make, of: TileSet) -> list[int]:
    """Return the concealed tiles of a hand of a make, whose called sets are ``melds``."""
    narrow = {*random.sample(range(4), 2)} if random.random() < make.narrow else {0, 1, 2, 3}
    kinds = [kind for kind in of.kinds if suit(kind) in narrow] or [*of.kinds]
    tiles: list[Kind] = []
    for _ in range(max(0, make.sets - melds)):
        tiles += random_group(random, of)
    for _ in range(make.pieces):
        tiles += random_piece(random, kinds, make.pairs, of)
    while len(tiles) < 14 - 3 * melds:
        near = tiles and random.random() < make.near
        tile = random.choice(tiles) + random.choice((-2, -1, 0, 1, 2)) if near else -1
        tiles.append(tile if tile in of.kinds else random.choice(kinds))
    return counts_of(tiles[: 14 - 3 * melds])


def _best(
    counts: Sequence[int],
    held: Sequence[int],
    seen: Sequence[Tile],
    wanted: CutLevel,
    players: int,
) -> tuple[Kind, ...]:
    """Return the best cuts, none where the next is not as far off as is wanted.

    Asked of the index before a problem is made, which takes fifty times as long.
    """
    left = None
    if seen:
        left = [4 - held[kind] - seen.count(kind) for kind in range(KINDS)]
    marked = counts_of_set(bytes(counts), players)
    cuts = after_cuts(marked, left=left, farthest=max(wanted.shanten))
    nearest = min((shanten for _, shanten, _, _ in cuts), default=None)
    if nearest not in wanted.shanten:
        return ()
    tiles_left = {kind: tiles for kind, shanten, _, tiles in cuts if shanten == nearest}
    most = max(tiles_left.values())
    second = max((tiles for tiles in tiles_left.values() if tiles < most), default=0)
    if not most or not wanted.least <= second / most < wanted.most:
        return ()
    return tuple(sorted(kind for kind, tiles in tiles_left.items() if tiles == most))


def _random_melds(random: Random, of: TileSet) -> tuple[tuple[Kind, ...], ...]:
    """Return one or two groups that were called."""
    while True:
        groups = tuple(
            random_group(random, of) if of.has_chi else random.choice(of.triplets)
            for _ in range(random.choice((1, 1, 2)))
        )
        if fits(counts_of(*groups)):
            return groups


def _as_hand(random: Random, counts: Sequence[int], melds: Sequence[tuple[Kind, ...]]) -> Hand:
    tiles = tuple(kind for kind in range(KINDS) for _ in range(counts[kind]))
    called = tuple(
        Meld(MeldKind.PON if group[0] == group[-1] else MeldKind.CHI, group) for group in melds
    )
    return Hand(tiles, called, random.choice(tiles))


CUT: Final = ProblemKind("cut", THEMES, deal_cut, is_slow=True)
