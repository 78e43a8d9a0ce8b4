"""What to cut: the discards that leave tenpai, with their waits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .decompose import readings
from .hand import Hand
from .rules import TENHOU, Rules
from .suit_readings import TRIPLET
from .tables import (
    ALL_COPIES,
    COMBINED,
    FORMS,
    KINDS_IN,
    Forms,
    Part,
    changed,
    kinds_of,
    parts_of,
    waiting_tiles,
)
from .tiles import KIND_OF, Kind, Tile, sort_key
from .waits import Waits, waits

AfterCut = tuple[Kind, int, tuple[Kind, ...], int]
"""A kind cut, the shanten after it, the kinds that lower that, how many tiles are left of these."""

Parts = tuple[Part, Part, Part, Part]
Order = tuple[int, int, int, int]
_ORDERS: Final[tuple[Order, ...]] = ((0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1), (3, 2, 0, 1))
"""Each place, from which a tile is cut, before the three others."""


def after_cuts(counts: bytes) -> list[AfterCut]:
    """Every cut from 34 counts of 3n+2 tiles.

    Neither cuts nor kinds come in a particular order. What is left is four of each kind less
    those among the counts: the tile that is cut is seen. Raises ValueError for a number of tiles
    that is not 3n+2, or five of a kind.
    """
    parts = a, b, c, d = parts_of(counts)
    tally = a.tally + b.tally + c.tally + d.tally
    forms = FORMS[tally]
    _require_cut(forms)
    offset, nearest_other = forms.offset, forms.other
    absent = a.absent | b.absent << 9 | c.absent << 18 | d.absent << 27
    single = a.single | b.single << 9 | c.single << 18 | d.single << 27
    left = a.left | b.left << 9 | c.left << 18 | d.left << 27
    found: list[AfterCut] = []
    for order in _ORDERS:
        place, near, far, opposite = order
        part, n, f, o = parts[place], parts[near], parts[far], parts[opposite]
        f_and_o = f.beside[o.cls]
        first = 9 * place
        for standard, cls, cuts in part.cuts[offset + n.beside[f_and_o]]:
            # The other places want the same after all cuts that leave the same class.
            beside = COMBINED[cls]
            both = beside[n.cls]
            of_n = n.wants[offset + beside[f_and_o]]
            of_f = f.wants[offset + o.beside[both]]
            of_o = o.wants[offset + f.beside[both]]
            others = of_n << 9 * near | of_f << 9 * far | of_o << 9 * opposite
            if standard < nearest_other:
                # No cut brings another form nearer.
                others_kinds = KINDS_IN[near][of_n] + KINDS_IN[far][of_f] + KINDS_IN[opposite][of_o]
                others_left = (others * ALL_COPIES & left).bit_count()
                for at, own, own_left, _ in cuts:
                    kinds = KINDS_IN[place][own] + others_kinds
                    found.append((first + at, standard, kinds, own_left + others_left))
                continue
            for at, own, _, after in cuts:
                forms = FORMS[tally - part.tally + after.tally]
                shanten = standard
                wanted = own << first | others if standard <= forms.other else 0
                if forms.other <= standard:
                    shanten = forms.other
                    wanted |= forms.absent & (absent | after.absent << first)
                    wanted |= forms.single & (single ^ (part.single ^ after.single) << first)
                wanted_left = (wanted * ALL_COPIES & left).bit_count()
                found.append((first + at, shanten, kinds_of(wanted), wanted_left))
    return found


def tenpai_cuts(counts: bytes) -> dict[Kind, tuple[Kind, ...]]:
    """The kinds whose cut leaves 34 counts of 3n+2 tiles tenpai, each with what it then waits for.

    Neither cuts nor kinds come in a particular order. Raises ValueError as `after_cuts` does.
    """
    parts = a, b, c, d = parts_of(counts)
    forms = FORMS[a.tally + b.tally + c.tally + d.tally]
    _require_cut(forms)
    if forms.other <= 0:
        return {cut: kinds for cut, shanten, kinds, _ in after_cuts(counts) if shanten == 0}
    found: dict[Kind, tuple[Kind, ...]] = {}
    for order in _ORDERS:
        part, rest = _part_and_rest(parts, order, forms.offset)
        for standard, cls, cuts in part.cuts[rest]:
            if standard > 0:
                break  # The rest are no nearer.
            _, others_kinds = _wanted_beside(cls, forms.offset, order, parts)
            for at, own, _, _ in cuts:
                found[9 * order[0] + at] = KINDS_IN[order[0]][own] + others_kinds
    return found


def _part_and_rest(parts: Parts, order: Order, offset: int) -> tuple[Part, int]:
    """The first part in order, and the key under which it knows the three others."""
    place, near, far, opposite = order
    rest = parts[near].beside[parts[far].beside[parts[opposite].cls]]
    return parts[place], offset + rest


def _wanted_beside(
    cls: int, offset: int, order: Order, parts: Parts
) -> tuple[int, tuple[Kind, ...]]:
    """The kinds that the last three parts in order want beside a first of class ``cls``.

    Their mask, and the kinds themselves.
    """
    _, near, far, opposite = order
    n, f, o = parts[near], parts[far], parts[opposite]
    beside = COMBINED[cls]
    both = beside[n.cls]
    of_n = n.wants[offset + beside[f.beside[o.cls]]]
    of_f = f.wants[offset + o.beside[both]]
    of_o = o.wants[offset + f.beside[both]]
    return (
        of_n << 9 * near | of_f << 9 * far | of_o << 9 * opposite,
        KINDS_IN[near][of_n] + KINDS_IN[far][of_f] + KINDS_IN[opposite][of_o],
    )


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

    Best is most tiles left, then most kinds waited for, then the order of tiles. The cut tile
    counts as seen, beside those in ``seen`` (which are not the player's own). Where both are
    held, the plain five is cut and not the red one. A complete hand has discards too. Raises
    ValueError for a hand with no tile to cut.
    """
    require_cut(hand)
    discards = []
    for cut in tenpai_cuts(hand.counts):
        tile = tile_of(hand, cut)
        after = waits(without(hand, tile), seen=(*seen, tile), rules=rules)
        if after.waits:
            discards.append(Discard(tile, after))
    return tuple(sorted(discards, key=_best_first))


def _best_first(discard: Discard) -> tuple[int, int, int]:
    after = discard.waits
    return -after.left, -len(after.waits), sort_key(discard.tile)


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
