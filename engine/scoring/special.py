"""The rare parts of scoring: other forms, yakuman of one suit, renhou below yakuman, pao."""

from dataclasses import replace
from typing import Final

from engine.facts.decompose import readings
from engine.facts.waits import Shape
from engine.index.suit_readings import PAIR
from engine.tiles import ORPHANS, Kind, rank, suit

from .fu import BASE, SEVEN_PAIRS
from .points import YAKUMAN, liable_price
from .result import Case, ScoredReading, WonReading, priced
from .suit_values import tile_traits
from .terms import Earned
from .tile_yaku import PAIRS, tile_yaku
from .yaku import A_YAKUMAN, BIT, BY_ID

_NINE_GATES: Final = bytes((3, 1, 1, 1, 1, 1, 1, 1, 3))
_BIG_WHEELS: Final = bytes((0, 2, 2, 2, 2, 2, 2, 2, 0))


def other_form(counts: bytes, kind: Kind) -> list[WonReading]:
    """Return the concealed tiles as seven pairs or thirteen orphans, if they are that."""
    found = readings(counts)
    if not found:
        return []
    parts = found[-1]
    kinds, groups, _ = parts
    if len(kinds) == 7:
        bits = tile_yaku(tile_traits(kinds) | PAIRS)
        if bits & BIT["chinitsu"]:
            bits |= one_suit_yakuman(counts, kind)
        completed = Shape.SEVEN_PAIRS_TANKI, PAIR[kind]
        return [(parts, completed, bits, SEVEN_PAIRS.fu, (SEVEN_PAIRS,))]
    if not groups or len(groups[0]) != 1:
        return []
    shape, bits = Shape.THIRTEEN_ORPHANS_SINGLE, BIT["kokushi"]
    if kinds[0] == kind:
        shape, bits = Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED, bits | BIT["kokushi_13"]
    return [(parts, (shape, tuple(sorted((*ORPHANS, *kinds)))), bits, BASE.fu, (BASE,))]


def one_suit_yakuman(counts: bytes, kind: Kind) -> int:
    """Return the yakuman, as bits, of 14 concealed tiles of one suit that ``kind`` completed.

    ``counts`` are all 34.
    """
    place = suit(kind)
    of_suit = counts[9 * place : 9 * place + 9]
    if place == 1 and of_suit == _BIG_WHEELS:
        return BIT["daisharin"]
    if any(count < least for count, least in zip(of_suit, _NINE_GATES, strict=True)):
        return 0
    # 1112345678999 waits for all nine; the fourteenth tile is the one too many.
    pure = of_suit[rank(kind) - 1] > _NINE_GATES[rank(kind) - 1]
    return BIT["chuuren"] | (BIT["junsei_chuuren"] if pure else 0)


def with_renhou(case: Case, row: ScoredReading) -> ScoredReading:
    """Return the reading, or renhou in the place of its yaku and dora where that is worth more.

    Where the rules are strict about renhou, it takes their place in any case.
    """
    han = case.terms.renhou_han
    if not han:
        return row
    price = priced(case, han, row.fu)
    if row.price.points >= price.points and not case.terms.rules.renhou_strict:
        return row
    yaku = (Earned(BY_ID["renhou"], han),)
    return replace(row, yaku=yaku, yakuman=(), han=han, price=price)


def with_pao(case: Case, row: ScoredReading) -> ScoredReading:
    """Return the reading with what a liable player pays for the yakuman that was fed."""
    win, terms = case.win, case.terms
    fed = [item.han // A_YAKUMAN for item in row.yakuman if item.yaku.id in terms.fed]
    if not fed:
        return row
    times = row.han // A_YAKUMAN if terms.rules.pao_whole_hand else sum(fed)
    price = liable_price(
        row.price, times * YAKUMAN, terms.rules, dealer=win.is_dealer, tsumo=win.is_tsumo
    )
    return replace(row, price=price)
