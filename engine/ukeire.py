"""Ukeire: the tiles that bring a hand nearer or widen it, as it is or after each discard."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from .copies import left_of
from .discards import AfterCut, after_cuts, tile_of
from .hand import Hand, check_set, require_cut, require_uncut
from .index.lookup import ALL_COPIES, FAR, accepted, kinds_of
from .index.parts import changed
from .rules import USUAL_RULES, Rules
from .shanten import limits, needs_limits, shanten_within
from .tile_set import MISSING, counts_of_set
from .tiles import KINDS, Kind, Tile, sort_key

GOOD_SHAPE: Final = 5
"""A tenpai that waits for so many tiles left is of good shape: more than a shanpon can have.

The bound is that of ssttkkl/mahjong-utils.
"""


class TileLeft(NamedTuple):
    """A kind, and how many tiles of it the player has not seen."""

    tile: Kind
    left: int


_LEFT: Final = tuple(tuple(TileLeft(kind, left) for left in range(5)) for kind in range(KINDS))
"""Every value that there is, because a look-up takes less time than making one."""


_COPIES: Final = tuple(sum(1 << KINDS * copy for copy in range(left)) for left in range(5))
"""The masks of so many tiles of the first kind, as lookup.py has them."""


class Improvement(NamedTuple):
    """A tile that brings the hand no nearer, but after the best discard more tiles will.

    ``left`` tiles of it are left; after ``discard`` the hand accepts ``accepts`` tiles.
    """

    tile: Kind
    left: int
    discard: Tile
    accepts: int


class Ukeire(NamedTuple):
    """The tiles that a hand of 3n+1 tiles accepts.

    ``tiles`` lower its shanten; of a tenpai hand they are its waits. Of a 1-shanten hand
    ``good_shapes`` are those tiles that lead to a tenpai which waits for `GOOD_SHAPE` tiles or
    more; None for every other hand.
    """

    hand: Hand
    shanten: int
    tiles: tuple[TileLeft, ...]
    good_shapes: tuple[TileLeft, ...] | None

    @property
    def left(self) -> int:
        """How many tiles the hand accepts."""
        return total(self.tiles)


class DiscardUkeire(NamedTuple):
    """A tile to cut, the shanten after it, and the tiles that then lower it.

    ``good_shapes`` is as in `Ukeire`.
    """

    tile: Tile
    shanten: int
    tiles: tuple[TileLeft, ...]
    good_shapes: tuple[TileLeft, ...] | None

    @property
    def left(self) -> int:
        """How many tiles the hand then accepts."""
        return total(self.tiles)


def total(tiles: Iterable[TileLeft]) -> int:
    """How many tiles are left of all kinds together."""
    return sum([tile.left for tile in tiles])


def ukeire(hand: Hand, *, seen: Sequence[Tile] = (), rules: Rules | None = None) -> Ukeire:
    """The tiles that lower the shanten of a hand of 3n+1 concealed tiles.

    Of a tile four are left less the player's own copies, melds included, and those in ``seen``; a
    tile that is wanted and used up is listed with 0. Raises WrongSizeError for a hand with a tile
    to cut, ImpossibleHandError for what a set for three players lacks.
    """
    require_uncut(hand)
    rules = rules or USUAL_RULES[hand.players]
    view = _PlayersView(hand, seen, rules)
    shanten, kinds = view.accepted(view.counts)
    tiles = view.tiles(kinds)
    return Ukeire(hand, shanten, tiles, view.good_shapes(view.counts, shanten, tiles))


def ukeire_discards(
    hand: Hand, *, seen: Sequence[Tile] = (), rules: Rules | None = None
) -> tuple[DiscardUkeire, ...]:
    """The tiles that a hand of 3n+2 concealed tiles accepts after each discard, the best first.

    Best is lowest shanten, then most tiles left, then most kinds that are left, then the order of
    tiles. Tiles left are counted as in `ukeire`; the tile that is cut is seen. Where both are
    held, the plain five is cut and not the red one. Raises WrongSizeError for a hand with no tile
    to cut, ImpossibleHandError for what a set for three players lacks.
    """
    require_cut(hand)
    rules = rules or USUAL_RULES[hand.players]
    view = _PlayersView(hand, seen, rules)
    discards = []
    for cut, shanten, wanted, _ in view.after_cuts(view.counts):
        tiles = view.tiles(kinds_of(wanted), cut=cut)
        good_shapes = view.good_shapes(changed(view.counts, cut, -1), shanten, tiles)
        discards.append(DiscardUkeire(tile_of(hand, cut), shanten, tiles, good_shapes))
    return tuple(sorted(discards, key=_best_first))


def _best_first(discard: DiscardUkeire) -> tuple[int, int, int, int]:
    alive = sum([tile.left > 0 for tile in discard.tiles])
    return discard.shanten, -discard.left, -alive, sort_key(discard.tile)


def improvements(
    hand: Hand, *, seen: Sequence[Tile] = (), rules: Rules | None = None
) -> tuple[Improvement, ...]:
    """The tiles after which, with the best discard, more tiles lower the same shanten.

    The widest first, of a hand of 3n+1 concealed tiles; tiles left are counted as in `ukeire`.
    They cost several times what `ukeire` does. Raises WrongSizeError for a hand with a tile to
    cut.
    """
    require_uncut(hand)
    rules = rules or USUAL_RULES[hand.players]
    view = _PlayersView(hand, seen, rules)
    shanten, kinds = view.accepted(view.counts)
    now = total(view.tiles(kinds))
    accepted = frozenset(kinds)
    found = []
    for kind, left in enumerate(view.left):
        if left and kind not in accepted:
            accepts, cut = view.best_after_draw(view.counts, kind, farthest=shanten)
            if accepts > now:
                found.append(Improvement(kind, left, tile_of(hand, cut), accepts))
    return tuple(sorted(found, key=lambda better: -better.accepts))


def nearing_kinds(hand: Hand, *, rules: Rules | None = None) -> tuple[Kind, ...]:
    """The kinds that lower the shanten of a hand, in ascending order, used up or not.

    Of a hand with a tile to cut, those that do so after some cut that keeps the shanten. A kind
    of which the player owns all four is there as in `ukeire`. Raises ImpossibleHandError for what
    a set for three players lacks.
    """
    view = _PlayersView(hand, (), rules or USUAL_RULES[hand.players])
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

    def __init__(self, hand: Hand, seen: Sequence[Tile], rules: Rules) -> None:
        self.owned = hand.owned
        self.counts = hand.counts
        self.left = left_of(hand.owned, seen)
        if rules.players == 3:
            check_set(hand, seen, rules.players)
            self.counts = counts_of_set(hand.counts, rules.players)
            for kind in MISSING:
                self.left[kind] = 0
        self.mask = sum([_COPIES[left] << kind for kind, left in enumerate(self.left)])
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
        left = self.mask
        if drawn is not None:
            left &= ~(1 << drawn + KINDS * (self.left[drawn] - 1))
        found = after_cuts(counts, left=left, farthest=farthest)
        if self.limits is None:
            return found
        within = []
        for cut, *_ in found:  # limits make no hand nearer, so no other cut comes to these
            shanten, kinds = self.accepted(changed(counts, cut, -1))
            if shanten <= farthest:
                wanted = sum(1 << kind for kind in kinds)
                tiles_left = (wanted * ALL_COPIES & left).bit_count()
                within.append((cut, shanten, wanted, tiles_left))
        return within

    def tiles(self, kinds: tuple[Kind, ...], *, cut: Kind | None = None) -> tuple[TileLeft, ...]:
        """The kinds with what is left of them.

        As among waits, a kind of which the player owns all four is there only where all are so.
        Of a kind that is cut, the player owns one less: 234444m11p456789s without 4m has the
        kanchan 24m of a used-up 3m, and without 2m 4m itself.
        """
        drawable = [kind for kind in kinds if self.owned[kind] - (kind == cut) < 4]
        return tuple([_LEFT[kind][self.left[kind]] for kind in drawable or kinds])

    def good_shapes(
        self, counts: bytes, shanten: int, tiles: tuple[TileLeft, ...]
    ) -> tuple[TileLeft, ...] | None:
        """The accepted tiles of 3n+1 counts that can lead to a tenpai of good shape."""
        if shanten != 1:
            return None
        return tuple(
            tile
            for tile in tiles
            if tile.left and self.best_after_draw(counts, tile.tile, farthest=0)[0] >= GOOD_SHAPE
        )

    def best_after_draw(self, counts: bytes, drawn: Kind, *, farthest: int) -> tuple[int, Kind]:
        """The most tiles that lower the shanten after a draw and a cut, and the lowest such cut."""
        accepts, cut = max(
            (left, -cut)
            for cut, _, _, left in self.after_cuts(
                changed(counts, drawn, 1), drawn=drawn, farthest=farthest
            )
        )
        return accepts, -cut
