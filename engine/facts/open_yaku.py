"""The yaku that an open hand can still win with, and the tiles that lead to one."""

from engine.hand import Hand, require_uncut
from engine.index.distances import UNREACHABLE
from engine.index.lookup import accepted, kinds_of
from engine.notation.given import given_hand
from engine.rules import Rules
from engine.tile_set import counts_of_set
from engine.tiles import KINDS, Kind

from .shanten import shanten_by_form
from .ukeire import ukeire
from .yaku_paths import Winds, kinds_nearer, near_paths, paths_of

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
    far = shanten_by_form(hand, rules=rules).best
    # Melds can only add to the shanten; where they do, other kinds may bring the hand nearer.
    without_melds, mask = accepted(counts_of_set(hand.counts, rules.players))
    kinds = kinds_of(mask) if far == without_melds else range(KINDS)
    near = near_paths(paths_of(hand, winds, rules), hand.counts, far)
    return kinds_nearer(near, hand.counts, far, kinds)
