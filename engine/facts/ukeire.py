"""Ukeire: the tiles that bring a hand nearer or widen it, as it is or after each discard."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.copies import left_of
from engine.hand import Hand, check_set, require_cut, require_uncut
from engine.index.distances import UNREACHABLE
from engine.index.lookup import FAR, AfterCut, accepted, after_cuts, changed, kinds_of
from engine.notation.given import given_hand, given_tiles
from engine.rules import USUAL_RULES, Rules
from engine.tile_set import MISSING, counts_of_set, without_marks
from engine.tiles import KINDS, Kind, Tile, sort_key

from .shanten import limits, needs_limits, shanten, shanten_within
from .waits import tile_of
from .yaku_paths import Path, Paths, Winds, kinds_nearer, near_paths, paths_of

GOOD_SHAPE: Final = 5
"""A tenpai that waits for so many tiles left is of good shape: more than a shanpon can have.

The bound is that of ssttkkl/mahjong-utils.
"""


@dataclass(frozen=True, slots=True)
class TileLeft:
    """A kind, and how many tiles of it the player has not seen."""

    tile: Kind
    left: int


_LEFT: Final = tuple(tuple(TileLeft(kind, left) for left in range(5)) for kind in range(KINDS))
"""Every value that there is, because a look-up takes less time than making one."""


@dataclass(frozen=True, slots=True)
class Improvement:
    """A tile that brings the hand no nearer, but after the best discard more tiles will.

    ``left`` tiles of it are left; after ``discard`` the hand accepts ``accepts`` tiles.
    """

    tile: Kind
    left: int
    discard: Tile
    accepts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepts:
    """What 3n+1 tiles accept: a hand, or what is left of one after a cut or a call.

    ``tiles`` lower the shanten; of a tenpai hand they are its waits. Of a 1-shanten hand
    ``good_shapes`` are those tiles that lead to a tenpai which waits for five tiles or more; None
    for every other hand.

    ``with_yaku`` are those tiles after which, of an open hand, a yaku can still be had without a
    step more (of a tenpai hand those it can win on), and ``good_shapes`` then counts such waits
    alone. None where no winds were given, and for a closed hand, which can declare riichi.
    """

    shanten: int
    tiles: tuple[TileLeft, ...]
    good_shapes: tuple[TileLeft, ...] | None = None
    with_yaku: tuple[TileLeft, ...] | None = None

    @property
    def left(self) -> int:
        """How many tiles are accepted."""
        return total(self.tiles)

    @property
    def left_with_yaku(self) -> int:
        """How many are accepted that keep a yaku possible: all but those known to keep none."""
        return total(self.tiles if self.with_yaku is None else self.with_yaku)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ukeire(Accepts):
    """What a ``hand`` of 3n+1 tiles accepts."""

    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardUkeire(Accepts):
    """A ``tile`` to cut, and what the hand accepts after it."""

    tile: Tile


def total(tiles: Iterable[TileLeft]) -> int:
    """How many tiles are left of all kinds together."""
    return sum([tile.left for tile in tiles])


def ukeire(
    hand: Hand | str,
    *,
    seen: Sequence[Tile] | str = (),
    rules: Rules | str | None = None,
    winds: Winds | None = None,
) -> Ukeire:
    """The tiles that lower the shanten of a hand of 3n+1 concealed tiles.

    Of a tile four are left less the player's own copies, melds included, and those in ``seen``; a
    tile that is wanted and used up is listed with 0. With ``winds`` an open hand tells those that
    keep a yaku possible from the others. Raises WrongSizeError for a hand with a tile to cut,
    ImpossibleHandError for what a set for three players lacks, ValueError for what is not a wind.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_uncut(hand)
    view = _PlayersView(hand, seen, rules, winds)
    shanten, kinds = view.accepted(view.counts)
    tiles = view.tiles(kinds)
    good_shapes, with_yaku = view.marked(view.counts, shanten, tiles)
    return Ukeire(
        hand=hand, shanten=shanten, tiles=tiles, good_shapes=good_shapes, with_yaku=with_yaku
    )


def discards(
    hand: Hand | str,
    *,
    seen: Sequence[Tile] | str = (),
    rules: Rules | str | None = None,
    winds: Winds | None = None,
) -> tuple[DiscardUkeire, ...]:
    """The tiles that a hand of 3n+2 concealed tiles accepts after each discard, the best first.

    Best is lowest shanten, then most tiles left (with ``winds``, of an open hand, those that keep a
    yaku possible before all), then most kinds that are left, then the order of tiles. Tiles left
    are counted as in `ukeire`; the tile that is cut is seen. Where both are held, the plain five is
    cut and not the red one. Raises WrongSizeError for a hand with no tile to cut,
    ImpossibleHandError for what a set for three players lacks, ValueError for what is not a wind.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_cut(hand)
    view = _PlayersView(hand, seen, rules, winds)
    discards = []
    for cut, far, wanted, _ in view.after_cuts(view.counts):
        tiles = view.tiles(kinds_of(wanted), cut=cut)
        good_shapes, with_yaku = view.marked(changed(view.counts, cut, -1), far, tiles)
        discards.append(
            DiscardUkeire(
                tile=tile_of(hand, cut),
                shanten=far,
                tiles=tiles,
                good_shapes=good_shapes,
                with_yaku=with_yaku,
            )
        )
    return tuple(sorted(discards, key=_best_first))


def _best_first(discard: DiscardUkeire) -> tuple[int, int, int, int, int]:
    alive = sum([tile.left > 0 for tile in discard.tiles])
    with_yaku = -discard.left_with_yaku
    return discard.shanten, with_yaku, -discard.left, -alive, sort_key(discard.tile)


def improvements(
    hand: Hand | str,
    *,
    seen: Sequence[Tile] | str = (),
    rules: Rules | str | None = None,
    winds: Winds | None = None,
) -> tuple[Improvement, ...]:
    """The tiles after which, with the best discard, more tiles lower the same shanten.

    The widest first, of a hand of 3n+1 concealed tiles; tiles left are counted as in `ukeire`, with
    ``winds`` those of an open hand that keep a yaku possible. They cost several times what `ukeire`
    does. Raises WrongSizeError for a hand with a tile to cut, ValueError for what is not a wind.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_uncut(hand)
    view = _PlayersView(hand, seen, rules, winds)
    shanten, kinds = view.accepted(view.counts)
    near = view.near(view.counts, shanten)
    now = total(view.with_yaku(near, view.counts, shanten, view.tiles(kinds)))
    accepted = frozenset(kinds)
    found = []
    for kind, left in enumerate(view.left):
        if left and kind not in accepted:
            accepts, cut = view.best_after_draw(view.counts, kind, shanten=shanten, more_than=now)
            if accepts > now:
                found.append(Improvement(kind, left, tile_of(hand, cut), accepts))
    return tuple(sorted(found, key=lambda better: -better.accepts))


def nearing_kinds(hand: Hand, *, rules: Rules | None = None) -> tuple[Kind, ...]:
    """The kinds that lower the shanten of a hand, in ascending order, used up or not.

    Of a hand with a tile to cut, those that do so after some cut that keeps the shanten. A kind
    of which the player owns all four is there as in `ukeire`. Raises ImpossibleHandError for what
    a set for three players lacks.
    """
    view = _PlayersView(hand, (), rules or USUAL_RULES[hand.players], None)
    if not hand.has_drawn_size:
        return tuple([tile.tile for tile in view.tiles(view.accepted(view.counts)[1])])
    cuts = view.after_cuts(view.counts)
    nearest = min(shanten for _, shanten, _, _ in cuts)
    found = {
        tile.tile
        for cut, shanten, wanted, _ in cuts
        if shanten == nearest
        for tile in view.tiles(kinds_of(wanted), cut=cut)
    }
    return tuple(sorted(found))


class _PlayersView:
    """The hand as its player sees it: with the tiles left of each kind, by some rules."""

    def __init__(self, hand: Hand, seen: Sequence[Tile], rules: Rules, winds: Winds | None) -> None:
        self.is_open = winds is not None and not hand.is_closed
        self.paths = paths_of(hand, winds, rules) if winds and self.is_open else ()
        self.owned = hand.owned
        self.counts = hand.counts
        self.left = left_of(hand.owned, seen)
        if rules.players == 3:
            check_set(hand, seen, rules.players)
            self.counts = counts_of_set(hand.counts, rules.players)
            for kind in MISSING:
                self.left[kind] = 0
        self.limits = limits(hand, rules) if needs_limits(hand, rules) else None

    def accepted(self, counts: bytes) -> tuple[int, tuple[Kind, ...]]:
        """The shanten of 3n+1 counts, and the kinds that lower it."""
        shanten, mask = accepted(counts)
        if self.limits is None:
            return shanten, kinds_of(mask)
        now = shanten_within(counts, self.limits)
        # Limits make no hand nearer: where they leave it as near, they add no tile.
        return now, tuple(
            kind
            for kind in (kinds_of(mask) if now == shanten else range(KINDS))
            if counts[kind] < self.limits[kind]
            and shanten_within(changed(counts, kind, 1), self.limits) < now
        )

    def after_cuts(
        self, counts: bytes, *, drawn: Kind | None = None, farthest: int = FAR
    ) -> list[AfterCut]:
        """Each cut that leaves at most that shanten; of a kind just drawn one tile less is left."""
        left = self.left if drawn is None else [*self.left]
        if drawn is not None:
            left[drawn] -= 1
        found = after_cuts(counts, left=left, farthest=farthest)
        if self.limits is None:
            return found
        within = []
        for cut, *_ in found:  # limits make no hand nearer, so no other cut comes to these
            shanten, kinds = self.accepted(changed(counts, cut, -1))
            if shanten <= farthest:
                wanted = sum(1 << kind for kind in kinds)
                within.append((cut, shanten, wanted, sum([left[kind] for kind in kinds])))
        return within

    def tiles(self, kinds: tuple[Kind, ...], *, cut: Kind | None = None) -> tuple[TileLeft, ...]:
        """The kinds with what is left of them.

        As among waits, a kind of which the player owns all four is there only where all are so.
        Of a kind that is cut, the player owns one less: 234444m11p456789s without 4m has the
        kanchan 24m of a used-up 3m, and without 2m 4m itself.
        """
        drawable = [kind for kind in kinds if self.owned[kind] - (kind == cut) < 4]
        return tuple([_LEFT[kind][self.left[kind]] for kind in drawable or kinds])

    def marked(
        self, counts: bytes, shanten: int, tiles: tuple[TileLeft, ...]
    ) -> tuple[tuple[TileLeft, ...] | None, tuple[TileLeft, ...] | None]:
        """The accepted tiles of 3n+1 counts that can lead to a tenpai of good shape, and those
        that keep a yaku possible; None where that is not asked."""
        near = self.near(counts, shanten)
        if shanten != 1:
            return None, self.with_yaku(near, counts, shanten, tiles) if self.is_open else None
        near = tuple(near)
        with_yaku = self.with_yaku(near, counts, shanten, tiles)
        good_shapes = tuple(
            tile for tile in with_yaku if tile.left and self.is_good(near, counts, tile.tile)
        )
        return good_shapes, with_yaku if self.is_open else None

    def near(self, counts: bytes, shanten: int) -> Iterable[Path]:
        """The ways to a yaku on which 3n+1 counts have this shanten; none of a closed hand."""
        return near_paths(self.paths, without_marks(counts), shanten) if self.is_open else ()

    def with_yaku(
        self, near: Iterable[Path], counts: bytes, shanten: int, tiles: tuple[TileLeft, ...]
    ) -> tuple[TileLeft, ...]:
        """The accepted tiles of 3n+1 counts that keep a yaku possible, all of a closed hand."""
        if not self.is_open:
            return tiles
        kinds = [tile.tile for tile in tiles]
        keeping = kinds_nearer(near, without_marks(counts), shanten, kinds)
        return tuple([tile for tile in tiles if tile.tile in keeping])

    def is_good(self, near: Paths, counts: bytes, drawn: Kind) -> bool:
        """Whether a tile leads to a tenpai of good shape, of an open hand for wins with a yaku."""
        after = changed(counts, drawn, 1)
        return any(
            left >= GOOD_SHAPE
            and self.accepts(near, changed(after, cut, -1), 0, wanted, left, drawn) >= GOOD_SHAPE
            for cut, _, wanted, left in self.after_cuts(after, drawn=drawn, farthest=0)
        )

    def accepts(
        self, near: Paths, counts: bytes, shanten: int, wanted: int, left: int, drawn: Kind
    ) -> int:
        """How many of the wanted tiles keep a yaku possible; one of the drawn kind is gone."""
        if not self.is_open:
            return left
        plain = without_marks(counts)
        within = near_paths(near, plain, shanten)
        kinds = kinds_nearer(within, plain, shanten, kinds_of(wanted))
        return sum([self.left[kind] - (kind == drawn) for kind in kinds])

    def best_after_draw(
        self, counts: bytes, drawn: Kind, *, shanten: int, more_than: int
    ) -> tuple[int, Kind]:
        """The most tiles that lower a shanten after a draw and a cut, and the lowest such cut."""
        after = changed(counts, drawn, 1)
        best = more_than, 0
        for cut, _, wanted, left in self.after_cuts(after, drawn=drawn, farthest=shanten):
            if left >= best[0]:
                rest = changed(after, cut, -1)
                accepts = self.accepts(self.paths, rest, shanten, wanted, left, drawn)
                best = max(best, (accepts, -cut))
        return best[0], -best[1]


# The yaku that an open hand can still win with, and the tiles that lead to one -------------------


Distances = dict[str, int]
"""The shanten that a hand has with each yaku, by the ids of `Yaku`."""


def open_yaku(hand: Hand | str, winds: Winds, *, rules: Rules | str | None = None) -> Distances:
    """The shanten of a hand of 3n+1 concealed tiles towards each yaku that an open hand can have.

    Looked at are triplets of value, tanyao (where ``rules.open_tanyao``), toitoi, honitsu,
    chinitsu, chanta, junchan, sanshoku, ittsu, sanshoku doukou, sanankou (won by tsumo) and
    sankantsu (once it is called); every other yaku of the tiles is one of these too. A wind that is
    both seat and round is listed as the round's, north as a seat wind where ``rules.north_value``
    makes it everybody's. A yaku that the melds rule out is not listed. No more tiles of a kind are
    wanted than the player does not own; tiles elsewhere do not count as gone. Raises WrongSizeError
    for a hand with a tile to cut, ValueError for a seat or round that is not a wind.
    """
    hand, rules = given_hand(hand, rules)
    require_uncut(hand)
    found: Distances = {}
    for path in paths_of(hand, winds, rules):
        far = path.far(hand.counts, UNREACHABLE)
        if far < UNREACHABLE:
            found[path.name] = min(far, found.get(path.name, far))
    return found


def yaku_tiles(
    hand: Hand | str, winds: Winds, *, rules: Rules | str | None = None
) -> tuple[Kind, ...]:
    """The kinds that bring a hand of 3n+1 concealed tiles nearer to a win that has a yaku.

    They are those among its ukeire from which as few tiles as the shanten tells can lead to a
    complete hand with a yaku; of a tenpai hand, those it can win on by tsumo. A closed hand can
    always declare riichi, so that it keeps all. What raises is as for `open_yaku`.
    """
    hand, rules = given_hand(hand, rules)
    require_uncut(hand)
    if hand.is_closed:
        return tuple(tile.tile for tile in ukeire(hand, rules=rules).tiles)
    far = shanten(hand, rules=rules)
    # Melds can only add to the shanten; where they do, other kinds may bring the hand nearer.
    without_melds, mask = accepted(counts_of_set(hand.counts, rules.players))
    kinds = kinds_of(mask) if far == without_melds else range(KINDS)
    near = near_paths(paths_of(hand, winds, rules), hand.counts, far)
    return kinds_nearer(near, hand.counts, far, kinds)
