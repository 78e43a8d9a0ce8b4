"""Discards: every cut of a hand with the shanten after it, and those that leave tenpai.

All cuts of a hand are judged together. The class of two places is one look-up (`COMBINED`), and a
hand is put together in two pairs of places: man beside pin, and sou beside honors. For a tile cut
*here*, the hand is the place here beside its *partner*, and these two beside the *opposite* two.

The tiles that a place wants depend only on the class of the rest of the hand, and many cuts leave
the same class: of 3458m the cuts of 3m, 4m and 5m leave 458m, 358m and 348m, which are equally far
from whatever else the hand needs. So the wants of the other three places are looked up once for
each class that some cut leaves, and not for each cut.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.errors import SizeReason, WrongSizeError
from engine.hand import Hand, check_set, require_cut
from engine.index.lookup import ALL_COPIES, FAR, FORMS, KINDS_IN, Forms, kinds_of, waiting_tiles
from engine.index.parts import changed, parts_of
from engine.index.suit_readings import TRIPLET
from engine.index.tables import COMBINED, SHANTEN
from engine.notation.given import given_hand, given_tiles
from engine.rules import Rules
from engine.tiles import KIND_OF, Kind, Tile, sort_key

from .decompose import readings
from .waits import Waits, waits

AfterCut = tuple[Kind, int, int, int]
"""A kind cut, the shanten after it, the mask of the kinds that lower that, how many are left.

Of 123m4pEE55p the cut of 5p is ``(13, 0, 1 << 11 | 1 << 14, 8)``: tenpai for 3p and 6p, eight left.
It is a plain tuple, because making named ones would take a fifth of the time of `after_cuts`.
"""

_PLACES: Final = ((0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1), (3, 2, 0, 1))
"""Each place from which a tile is cut, its partner, and the two opposite places."""


def after_cuts(counts: bytes, *, left: int | None = None, farthest: int = FAR) -> list[AfterCut]:
    """Every cut from 34 counts of 3n+2 tiles that leaves at most that shanten, in no order.

    ``left`` is the mask of the tiles left, as lookup.py has it; where it is None it is four of
    each kind less those among the counts: the tile that is cut is seen. Raises ValueError for a
    number of tiles that is not 3n+2, or five of a kind.
    """
    parts = man, pin, sou, honors = parts_of(counts)
    tally = man.tally + pin.tally + sou.tally + honors.tally
    forms = FORMS[tally]
    _require_cut(forms)
    beside_melds, nearest_other = forms.melded, forms.other
    absent = man.absent | pin.absent << 9 | sou.absent << 18 | honors.absent << 27
    single = man.single | pin.single << 9 | sou.single << 18 | honors.single << 27
    all_left = man.left | pin.left << 9 | sou.left << 18 | honors.left << 27
    unseen = all_left if left is None else left
    # No cut brings another form nearer.
    is_far = nearest_other > farthest
    found: list[AfterCut] = []
    for here, partner, third, fourth in _PLACES:
        first_kind = 9 * here
        cut_from, beside_it = parts[here], parts[partner]
        one, other = parts[third], parts[fourth]
        opposite = beside_melds[one.beside[other.cls]]
        rest = beside_it.beside[opposite]
        for left_class, cuts in cut_from.cuts or cut_from.find_cuts():
            beside = COMBINED[left_class]
            standard = SHANTEN[beside[rest]]
            if is_far and standard > farthest:
                continue
            pair = beside_melds[beside[beside_it.cls]]
            others = (
                beside_it.masks[beside_it.wants[beside[opposite]]] << 9 * partner
                | one.masks[one.wants[other.beside[pair]]] << 9 * third
                | other.masks[other.wants[one.beside[pair]]] << 9 * fourth
            )
            for at, wants, masks, changing, fewer in cuts:
                shanten = standard
                wanted = masks[wants[rest]] << first_kind | others
                if nearest_other <= standard and (forms := FORMS[tally - fewer]).other <= standard:
                    if forms.other < standard:
                        shanten, wanted = forms.other, 0
                    # Of a single tile cut none is held any more, of a pair one is.
                    changed_kind = changing << first_kind
                    wanted |= forms.absent & (absent | single & changed_kind)
                    wanted |= forms.single & (single ^ changed_kind)
                if shanten > farthest:
                    continue
                tiles_left = (wanted * ALL_COPIES & unseen).bit_count()
                found.append((first_kind + at, shanten, wanted, tiles_left))
    return found


def tenpai_cuts(counts: bytes) -> dict[Kind, tuple[Kind, ...]]:
    """The kinds whose cut leaves 34 counts of 3n+2 tiles tenpai, each with what it then waits for.

    Neither cuts nor kinds come in a particular order. Raises ValueError as `after_cuts` does.
    """
    parts = man, pin, sou, honors = parts_of(counts)
    forms = FORMS[man.tally + pin.tally + sou.tally + honors.tally]
    _require_cut(forms)
    if forms.other <= 0:
        cuts_to_all = after_cuts(counts, farthest=0)
        return {cut: kinds_of(wanted) for cut, shanten, wanted, _ in cuts_to_all if shanten == 0}
    # As in `after_cuts`, for the standard form alone and without the way over masks.
    beside_melds = forms.melded
    found: dict[Kind, tuple[Kind, ...]] = {}
    for here, partner, third, fourth in _PLACES:
        cut_from, beside_it = parts[here], parts[partner]
        one, other = parts[third], parts[fourth]
        opposite = beside_melds[one.beside[other.cls]]
        rest = beside_it.beside[opposite]
        for left_class, cuts in cut_from.cuts or cut_from.find_cuts():
            beside = COMBINED[left_class]
            if SHANTEN[beside[rest]] > 0:
                continue
            pair = beside_melds[beside[beside_it.cls]]
            others = (
                KINDS_IN[partner][beside_it.masks[beside_it.wants[beside[opposite]]]]
                + KINDS_IN[third][one.masks[one.wants[other.beside[pair]]]]
                + KINDS_IN[fourth][other.masks[other.wants[one.beside[pair]]]]
            )
            for at, wants, masks, _, _ in cuts:
                found[9 * here + at] = KINDS_IN[here][masks[wants[rest]]] + others
    return found


def _require_cut(forms: Forms) -> None:
    if not forms.is_to_cut:
        raise ValueError("only a hand of 3n+2 tiles has one to cut")


class Discard(NamedTuple):
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
        after = waits(without(hand, tile), seen=(*seen, tile), rules=rules)
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


def without(hand: Hand, tile: Tile) -> Hand:
    """The hand after cutting a tile."""
    concealed = list(hand.concealed)
    concealed.remove(tile)
    return Hand(tuple(concealed), hand.melds, players=hand.players)


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
