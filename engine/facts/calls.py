"""Calls: the chi, pon and kan that a discarded tile allows, with the hand after each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.errors import SizeReason, WrongSizeError
from engine.hand import Hand, check_set
from engine.melds import Meld, MeldKind, Source, meld_kinds
from engine.notation.given import given_hand, given_tile, given_tiles
from engine.rules import Rules
from engine.tiles import EAST, KIND_OF, Kind, Tile, sort_key, suit

from .ukeire import Accepts, DiscardUkeire, Ukeire, discards, ukeire
from .yaku_paths import Winds


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Accepts):
    """A meld made of a discarded tile, and what the hand accepts then, after the best cut.

    ``hand`` is the hand with the meld. After a chi or pon it has a tile to cut: ``cuts`` are the
    discards that are allowed, best first, and its ``drawn`` stands for no tile, since none was
    drawn. After a kan it has none, ``cuts`` is empty and the replacement tile is not counted as
    a draw. ``forbidden`` are the kinds in the hand that must not be cut.
    """

    meld: Meld
    hand: Hand
    cuts: tuple[DiscardUkeire, ...] = ()
    forbidden: tuple[Kind, ...] = ()


def calls(
    hand: Hand | str,
    tile: Tile | str,
    *,
    source: Source | None = None,
    seen: Sequence[Tile] | str = (),
    rules: Rules | str | None = None,
    winds: Winds | None = None,
) -> tuple[Call, ...]:
    """Every meld that a hand of 3n+1 concealed tiles can make of a discard, the best first.

    ``source`` is the discarder; a chi is only made of the tile of the player on the left, and is
    listed where nothing is known. Best is the lowest shanten, then most tiles left (with ``winds``
    those that keep a yaku possible before all), then chi, pon and kan. Of equal tiles the red five
    goes into the meld, where no cut can lose it. A call after which every cut is `swapped` is none.
    ``seen`` does not hold the tile. Raises WrongSizeError for a hand with a tile to cut,
    ImpossibleHandError for a fifth copy of the tile and for what a set for three players lacks.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    tile = given_tile(tile)
    if hand.has_drawn_size:
        message = f"{len(hand.concealed)} concealed tiles call nothing before a cut"
        raise WrongSizeError(message, reason=SizeReason.HAS_A_CUT)
    hand.with_tile(tile)  # raises for a fifth copy
    check_set(hand, (*seen, tile), rules.players)
    found = (
        _called(hand, meld, tile, seen, rules, winds)
        for meld in melds_of(hand, tile, source, rules=rules)
    )
    return tuple(sorted(filter(None, found), key=_best_first))


def passed(
    hand: Hand,
    tile: Tile,
    *,
    seen: Sequence[Tile] = (),
    rules: Rules | None = None,
    winds: Winds | None = None,
) -> Ukeire:
    """The ukeire of the hand where the tile is left to lie: it then counts as seen."""
    return ukeire(hand, seen=(*seen, tile), rules=rules, winds=winds)


def melds_of(
    hand: Hand | str,
    tile: Tile | str,
    source: Source | None = None,
    *,
    rules: Rules | str | None = None,
) -> Iterator[Meld]:
    """Every meld that the concealed tiles can make of a tile, chi first and the lowest first.

    Three players make no chi. Whether the hand may cut a tile afterwards is not asked.
    """
    hand, rules = given_hand(hand, rules)
    tile = given_tile(tile)
    kind = KIND_OF[tile]
    if rules.players == 4 and source in {None, Source.LEFT}:
        for first, second in _neighbors(kind):
            own = _own(hand, (first, second))
            if own:
                yield Meld(MeldKind.CHI, (tile, *own), Source.LEFT)
    if own := _own(hand, (kind, kind)):
        yield _laid(MeldKind.PON, tile, own, source)
    if own := _own(hand, (kind, kind, kind)):
        yield _laid(MeldKind.OPEN_KAN, tile, own, source)


def swapped(meld: Meld, tile: Tile, kind: Kind) -> bool:
    """Whether cutting a kind after a call of a tile is swap-calling (喰い替え), which is forbidden.

    It is where the own tiles of the meld make the same kind of meld with the cut one: a player who
    calls 7m with 56m must cut neither 7m nor 4m. All rules in `PRESETS` forbid both; no switch
    allows them.
    """
    own = list(meld.tiles)
    own.remove(tile)
    return meld.kind in meld_kinds((*own, kind))


def _called(
    hand: Hand,
    meld: Meld,
    tile: Tile,
    seen: Sequence[Tile],
    rules: Rules,
    winds: Winds | None,
) -> Call | None:
    """The hand after a call; None where it leaves no tile that may be cut."""
    own = list(meld.tiles)
    own.remove(tile)
    concealed = list(hand.concealed)
    for each in own:
        concealed.remove(each)
    melds = (*hand.melds, meld)
    if meld.is_kan:
        after = Hand(tuple(concealed), melds, players=hand.players)
        return _call(meld, after, ukeire(after, seen=seen, rules=rules, winds=winds))
    after = Hand(tuple(concealed), melds, concealed[-1], players=hand.players)
    forbidden = tuple(
        kind
        for kind in dict.fromkeys(map(KIND_OF.__getitem__, concealed))
        if swapped(meld, tile, kind)
    )
    cuts = tuple(
        cut
        for cut in discards(after, seen=seen, rules=rules, winds=winds)
        if KIND_OF[cut.tile] not in forbidden
    )
    if not cuts:
        return None
    return replace(_call(meld, after, cuts[0]), cuts=cuts, forbidden=forbidden)


def _call(meld: Meld, after: Hand, accepts: Accepts) -> Call:
    return Call(
        meld=meld,
        hand=after,
        shanten=accepts.shanten,
        tiles=accepts.tiles,
        good_shapes=accepts.good_shapes,
        with_yaku=accepts.with_yaku,
    )


def _best_first(call: Call) -> tuple[int, int, int, int]:
    place = tuple(MeldKind).index(call.meld.kind)
    return call.shanten, -call.left_with_yaku, -call.left, place


def _neighbors(kind: Kind) -> Iterator[tuple[Kind, Kind]]:
    """The two kinds beside a kind in each sequence that it belongs to, the lowest first."""
    if kind >= EAST:
        return
    for low in (kind - 2, kind - 1, kind):
        if low >= 0 and suit(low) == suit(low + 2) == suit(kind):
            first, second = (other for other in (low, low + 1, low + 2) if other != kind)
            yield first, second


def _own(hand: Hand, kinds: tuple[Kind, ...]) -> tuple[Tile, ...]:
    """Concealed tiles of these kinds, red fives first; none where one is missing."""
    left = sorted(hand.concealed, key=sort_key)
    own = []
    for kind in kinds:
        same = next((tile for tile in left if KIND_OF[tile] == kind), None)
        if same is None:
            return ()
        left.remove(same)
        own.append(same)
    return tuple(own)


def _laid(kind: MeldKind, tile: Tile, own: tuple[Tile, ...], source: Source | None) -> Meld:
    """A pon or kan with the called tile at its place: left, across or right."""
    at = {Source.ACROSS: 1, Source.RIGHT: len(own)}.get(source, 0) if source else 0
    return Meld(kind, (*own[:at], tile, *own[at:]), source)
