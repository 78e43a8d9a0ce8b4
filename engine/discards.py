"""What to cut: the discards that leave tenpai, with their waits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .decompose import readings
from .hand import Hand
from .index.lookup import (
    ALL_COPIES,
    COMBINED,
    FAR,
    FORMS,
    KINDS_IN,
    SHANTEN,
    Forms,
    changed,
    kinds_of,
    parts_of,
    waiting_tiles,
)
from .index.suit_readings import TRIPLET
from .rules import TENHOU, Rules
from .tile_set import check_set
from .tiles import KIND_OF, Kind, Tile, sort_key
from .waits import Waits, waits

AfterCut = tuple[Kind, int, int, int]
"""A kind cut, the shanten after it, the mask of the kinds that lower that, and how many tiles are
left of these."""

_ORDERS: Final = ((0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1), (3, 2, 0, 1))
"""Each place, from which a tile is cut, before the three others."""


def after_cuts(counts: bytes, *, left: int | None = None, farthest: int = FAR) -> list[AfterCut]:
    """Every cut from 34 counts of 3n+2 tiles that leaves at most that shanten, in no order.

    ``left`` is the mask of the tiles left, as tables.py has it; where it is None it is four of
    each kind less those among the counts: the tile that is cut is seen. Raises ValueError for a
    number of tiles that is not 3n+2, or five of a kind.
    """
    parts = a, b, c, d = parts_of(counts)
    tally = a.tally + b.tally + c.tally + d.tally
    forms = FORMS[tally]
    _require_cut(forms)
    melded, nearest_other = forms.melded, forms.other
    absent = a.absent | b.absent << 9 | c.absent << 18 | d.absent << 27
    single = a.single | b.single << 9 | c.single << 18 | d.single << 27
    unseen = a.left | b.left << 9 | c.left << 18 | d.left << 27 if left is None else left
    # No cut brings another form nearer.
    is_far = nearest_other > farthest
    found: list[AfterCut] = []
    for place, near, far, opposite in _ORDERS:
        part, n, f, o = parts[place], parts[near], parts[far], parts[opposite]
        first = 9 * place
        f_and_o = melded[f.beside[o.cls]]
        rest = n.beside[f_and_o]
        for cls, cuts in part.cuts or part.find_cuts():
            beside = COMBINED[cls]
            standard = SHANTEN[beside[rest]]
            if is_far and standard > farthest:
                continue
            # The other places want the same after all cuts that leave the same class.
            both = melded[beside[n.cls]]
            others = (
                n.masks[n.wants[beside[f_and_o]]] << 9 * near
                | f.masks[f.wants[o.beside[both]]] << 9 * far
                | o.masks[o.wants[f.beside[both]]] << 9 * opposite
            )
            for at, wants, masks, held, fewer in cuts:
                shanten = standard
                wanted = masks[wants[rest]] << first | others
                if nearest_other <= standard and (forms := FORMS[tally - fewer]).other <= standard:
                    if forms.other < standard:
                        shanten, wanted = forms.other, 0
                    changing = held << first
                    wanted |= forms.absent & (absent | single & changing)
                    wanted |= forms.single & (single ^ changing)
                if shanten > farthest:
                    continue
                kinds_left = (wanted * ALL_COPIES & unseen).bit_count()
                found.append((first + at, shanten, wanted, kinds_left))
    return found


def tenpai_cuts(counts: bytes) -> dict[Kind, tuple[Kind, ...]]:
    """The kinds whose cut leaves 34 counts of 3n+2 tiles tenpai, each with what it then waits for.

    Neither cuts nor kinds come in a particular order. Raises ValueError as `after_cuts` does.
    """
    parts = a, b, c, d = parts_of(counts)
    forms = FORMS[a.tally + b.tally + c.tally + d.tally]
    _require_cut(forms)
    if forms.other <= 0:
        return {cut: kinds_of(wanted) for cut, at, wanted, _ in after_cuts(counts) if at == 0}
    melded = forms.melded
    found: dict[Kind, tuple[Kind, ...]] = {}
    for place, near, far, opposite in _ORDERS:
        part, n, f, o = parts[place], parts[near], parts[far], parts[opposite]
        f_and_o = melded[f.beside[o.cls]]
        rest = n.beside[f_and_o]
        for cls, cuts in part.cuts or part.find_cuts():
            beside = COMBINED[cls]
            if SHANTEN[beside[rest]] > 0:
                continue
            both = melded[beside[n.cls]]
            others = (
                KINDS_IN[near][n.masks[n.wants[beside[f_and_o]]]]
                + KINDS_IN[far][f.masks[f.wants[o.beside[both]]]]
                + KINDS_IN[opposite][o.masks[o.wants[f.beside[both]]]]
            )
            for at, wants, masks, _, _ in cuts:
                found[9 * place + at] = KINDS_IN[place][masks[wants[rest]]] + others
    return found


def _require_cut(forms: Forms) -> None:
    if not forms.is_to_cut:
        raise ValueError("only a hand of 3n+2 tiles has one to cut")


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile to cut, and what the hand waits for without it."""

    tile: Tile
    waits: Waits


def tenpai_discards(
    hand: Hand, *, seen: Sequence[Tile] = (), rules: Rules = TENHOU
) -> tuple[Discard, ...]:
    """Every discard that leaves a hand of 3n+2 concealed tiles tenpai, best first.

    Best is most tiles left, then most kinds that are left, then the order of tiles. The cut tile
    counts as seen, beside those in ``seen`` (which are not the player's own). Where both are
    held, the plain five is cut and not the red one. A complete hand has discards too. Raises
    ValueError for a hand with no tile to cut, and for what a set for three players lacks.
    """
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


def require_cut(hand: Hand) -> None:
    """Raise ValueError for a hand of 3n+1 tiles."""
    if not hand.has_drawn_size:
        raise ValueError(f"{len(hand.concealed)} concealed tiles have none to cut")


def tile_of(hand: Hand, kind: Kind) -> Tile:
    """The tile to cut of a kind: a red five only where there is no plain one."""
    return max(
        (tile for tile in hand.concealed if KIND_OF[tile] == kind), key=lambda tile: tile == kind
    )


def without(hand: Hand, tile: Tile) -> Hand:
    """The hand after cutting a tile."""
    concealed = list(hand.concealed)
    concealed.remove(tile)
    return Hand(tuple(concealed), hand.melds)


def kans_after_riichi(hand: Hand) -> tuple[Kind, ...]:
    """The kind of which a player in riichi may call a closed kan with the drawn tile, if any.

    The strict rule (professional rules, EMA): the kan takes in the drawn tile, and in every
    reading of the hand with every tile it waits for, its three other tiles are a triplet, so that
    neither waits nor readings change. Tenhou and Mahjong Soul allow more: there the waits alone
    must stay. Empty for a hand that cannot be in riichi: open, or not tenpai before the draw.
    Raises ValueError for a hand with no drawn tile.
    """
    if hand.drawn is None:
        raise ValueError(f"{len(hand.concealed)} concealed tiles have no drawn one")
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
