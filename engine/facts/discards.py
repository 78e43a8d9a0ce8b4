"""Discards that leave a hand tenpai, and the kans that riichi allows."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import SizeReason, WrongSizeError
from engine.hand import Hand, check_set, require_cut
from engine.index.lookup import changed, tenpai_cuts, waiting_tiles
from engine.index.suit_readings import TRIPLET
from engine.notation.given import given_hand, given_tiles
from engine.rules import Rules
from engine.tiles import KIND_OF, Kind, Tile, sort_key

from .decompose import readings
from .waits import Waits, waits


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile to cut, and what the hand waits for without it."""

    tile: Tile
    waits: Waits


def tenpai_discards(
    hand: Hand | str, *, seen: Sequence[Tile] | str = (), rules: Rules | str | None = None
) -> tuple[Discard, ...]:
    """Every discard that leaves a hand of 3n+2 concealed tiles tenpai, best first.

    Best is most tiles left, then most kinds that are left, then the order of tiles. The cut tile
    counts as seen, beside those in ``seen`` (which are not the player's own). Where both are
    held, the plain five is cut and not the red one. A complete hand has discards too. Raises
    WrongSizeError for a hand with no tile to cut, ImpossibleHandError for what a set for three
    players lacks.
    """
    hand, rules = given_hand(hand, rules)
    seen = given_tiles(seen, hand)
    require_cut(hand)
    if rules.players == 3:
        check_set(hand, seen, rules.players)
    discards = []
    for cut in tenpai_cuts(hand.counts):
        tile = tile_of(hand, cut)
        after = waits(hand.without(tile), seen=(*seen, tile), rules=rules)
        if after.waits:
            discards.append(Discard(tile, after))
    return tuple(sorted(discards, key=_best_first))


def _best_first(discard: Discard) -> tuple[int, int, int]:
    after = discard.waits
    alive = sum(wait.left > 0 for wait in after.waits)
    return -after.left, -alive, sort_key(discard.tile)


def tile_of(hand: Hand, kind: Kind) -> Tile:
    """The tile to cut of a kind: a red five only where there is no plain one."""
    if kind in hand.concealed:
        return kind
    return next(tile for tile in hand.concealed if KIND_OF[tile] == kind)


def kans_after_riichi(hand: Hand) -> tuple[Kind, ...]:
    """The kind of which a player in riichi may call a closed kan with the drawn tile, if any.

    The strict rule (professional rules, EMA): the kan takes in the drawn tile, and in every
    reading of the hand with every tile it waits for, its three other tiles are a triplet, so that
    neither waits nor readings change. Tenhou and Mahjong Soul allow more: there the waits alone
    must stay. Empty for a hand that cannot be in riichi: open, or not tenpai before the draw.
    Raises WrongSizeError for a hand with no drawn tile.
    """
    if hand.drawn is None:
        message = f"{len(hand.concealed)} concealed tiles have no drawn one"
        raise WrongSizeError(message, reason=SizeReason.NO_CUT)
    drawn = KIND_OF[hand.drawn]
    before = changed(hand.counts, drawn, -1)
    if before[drawn] != 3 or not hand.is_closed:
        return ()
    waited = waiting_tiles(before)
    # 33312p waits for 3p alone, and would wait for nothing beside four of them.
    if not waited or drawn in waited:
        return ()
    stays = all(
        TRIPLET[drawn] in groups
        for kind in waited
        for _, groups, _ in readings(changed(before, kind, 1))
    )
    return (drawn,) if stays else ()
