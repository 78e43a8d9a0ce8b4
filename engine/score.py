"""Every reading of a won hand scored, the dearest first."""

from struct import Struct
from typing import Final

from .fu import round_up
from .hand import Hand
from .rules import TENHOU, Rules
from .scored import Case, Score, ScoredReading, scored
from .special import one_suit_yakuman, score_other_form, with_pao, with_renhou
from .suit_readings import SINGLE
from .suit_values import (
    CLOSED_TRIPLETS_AT,
    FU,
    KANS_AT,
    NO_MELDS,
    PAIRS_AT,
    SEQUENCES_AT,
    TRIPLETS_AT,
    TWINS_AT,
    Called,
    SuitValues,
    Value,
    value_of,
)
from .terms import Terms, terms_for
from .tiles import EAST, KIND_OF, RED_FIVES
from .waits import Shape
from .win import Win, check_hand
from .yaku import BIT, Earned, bonus, tile_yaku

__all__ = ["Score", "ScoredReading", "score"]


def score(hand: Hand, win: Win, rules: Rules = TENHOU) -> Score:
    """Score every reading of a hand of 3n+2 tiles that has the winning tile among them.

    Each reading comes once for each way in which the winning tile can have completed it. Dearest
    first; of equal points more han, then more fu, then sequences before triplets. Raises WinError
    for a hand that cannot have been won so.
    """
    check_hand(hand, win)
    called = value_of(hand.melds) if hand.melds else NO_MELDS
    terms = terms_for(win, rules, is_open=called.is_open)
    case = Case(hand, win, KIND_OF[win.tile], terms, *_bonus(hand, win, called, terms))
    rows = _score_standard(case, called)
    if not rows or hand.counts.count(2) == 7:
        rows += score_other_form(case)
    if terms.renhou_han or win.pao:
        rows = [with_pao(case, with_renhou(case, row)) for row in rows]
    if len(rows) > 1:
        rows.sort(key=_dearness)
    return Score(hand, win, rules, tuple(rows))


def _dearness(row: ScoredReading) -> tuple[int, int, int]:
    return -row.price.points, -row.han, -row.fu


def _bonus(hand: Hand, win: Win, called: Called, terms: Terms) -> tuple[tuple[Earned, ...], int]:
    """Return the dora of the hand as earned, and their han."""
    owned = hand.owned
    dora = ura = red = 0
    for kind in win.dora_kinds:
        dora += owned[kind]
    for kind in win.ura_kinds:
        ura += owned[kind]
    if terms.reds:
        red = called.reds
        for tile in RED_FIVES:
            if owned[KIND_OF[tile]]:
                red += hand.concealed.count(tile)
    return bonus(dora, ura, red)


def _score_standard(case: Case, called: Called) -> list[ScoredReading]:
    """Score every reading as four groups and a pair."""
    rows: list[ScoredReading] = []
    man, pin, sou, honors = _suit_keys(case.hand.counts)
    for of_man in _MAN[man]:
        for of_pin in _PIN[pin]:
            for of_sou in _SOU[sou]:
                for of_honors in _HONORS[honors]:
                    _score_reading(case, called, (of_man, of_pin, of_sou, of_honors), rows)
    return rows


def _score_reading(
    case: Case, called: Called, values: tuple[Value, Value, Value, Value], rows: list[ScoredReading]
) -> None:
    """Add the reading once for each way in which the winning tile can have completed it."""
    m_pair, m_groups, m_passes, m_traits, m_sums, m_items, _ = values[0]
    p_pair, p_groups, p_passes, p_traits, p_sums, p_items, _ = values[1]
    s_pair, s_groups, s_passes, s_traits, s_sums, s_items, _ = values[2]
    h_pair, h_groups, _, h_traits, h_sums, h_items, _ = values[3]
    sums = m_sums + p_sums + s_sums + h_sums + called.sums
    if sums >> PAIRS_AT != 1:
        return
    terms = case.terms
    pair = m_pair + p_pair + s_pair + h_pair - 1
    traits = m_traits | p_traits | s_traits | h_traits | called.traits
    bits = _yaku_of_reading(traits, sums, pair, terms)
    if bits & _CHINITSU:
        bits |= one_suit_yakuman(case, bits)
    pair_items, pair_fu = terms.pairs[pair]
    set_items = pair_items + m_items + p_items + s_items + h_items + called.fu_items
    set_fu = pair_fu + (sums & FU)
    parts = SINGLE[pair], m_groups + p_groups + s_groups + h_groups, m_passes & p_passes & s_passes
    for shape, group, wait_fu, wait_items, opened in values[case.kind // 9].completions[case.kind]:
        closed_triplets = sums >> CLOSED_TRIPLETS_AT & 7
        items, fu, earned = set_items, set_fu, bits
        if opened and terms.is_ron:
            closed_triplets -= 1
            items = tuple(opened if item.group == group else item for item in items)
            fu -= opened.fu
        if closed_triplets > 2:
            earned |= _CONCEALED[closed_triplets, shape is _TANKI]
        if shape is _RYANMEN and not traits >> TRIPLETS_AT and not pair_fu:
            earned |= _PINFU
            frame = terms.flat
        else:
            frame = terms.plain
        fu_items = frame.items + wait_items + items
        fu = _ROUNDED[frame.fu + wait_fu + fu]
        rows.append(scored(case, parts, (shape, group), earned, fu, fu_items))


def _yaku_of_reading(traits: int, sums: int, pair: int, terms: Terms) -> int:
    """Return the yaku of a reading that do not depend on how it was completed."""
    bits = terms.earned | tile_yaku(traits & _TILE_TRAITS)
    if terms.lost:
        bits &= ~terms.lost
    sequences = traits >> SEQUENCES_AT & _SEQUENCES
    if sequences & sequences >> 7 & sequences >> 14 & 127:
        bits |= _SANSHOKU
    if sequences & sequences >> 3 & sequences >> 6 & _FIRST_OF_SUITS:
        bits |= _ITTSU
    twins = sums >> TWINS_AT & 15
    if twins:
        bits |= _IIPEIKOU if twins == 1 else _RYANPEIKOU
    triplets = traits >> TRIPLETS_AT
    if triplets:
        bits |= _yaku_of_triplets(triplets, sums >> KANS_AT & 15, pair, terms)
    return bits


def _yaku_of_triplets(triplets: int, kans: int, pair: int, terms: Terms) -> int:
    """Return the yaku of these kinds being triplets or kans."""
    bits = 0
    if triplets >> EAST:
        bits |= terms.winds[triplets >> EAST | max(0, pair - EAST + 1) << 7]
    if triplets.bit_count() == 4:
        bits |= _TOITOI
    if triplets & triplets >> 9 & triplets >> 18 & 511:
        bits |= _DOUKOU
    if kans > 2:
        bits |= _SANKANTSU if kans == 3 else _SUUKANTSU
    return bits


_suit_keys: Final = Struct("9s9s9s7s").unpack
_MAN, _PIN, _SOU, _HONORS = (SuitValues(first) for first in (0, 9, 18, EAST))

_ROUNDED: Final = tuple(map(round_up, range(256)))
_TILE_TRAITS: Final = (1 << SEQUENCES_AT) - 1
_SEQUENCES: Final = (1 << 21) - 1
_FIRST_OF_SUITS: Final = 1 | 1 << 7 | 1 << 14
_RYANMEN: Final = Shape.RYANMEN
_TANKI: Final = Shape.TANKI
_PINFU: Final = BIT["pinfu"]
_CHINITSU: Final = BIT["chinitsu"]
_SANSHOKU: Final = BIT["sanshoku"]
_ITTSU: Final = BIT["ittsu"]
_IIPEIKOU: Final = BIT["iipeikou"]
_RYANPEIKOU: Final = BIT["ryanpeikou"]
_TOITOI: Final = BIT["toitoi"]
_DOUKOU: Final = BIT["sanshoku_doukou"]
_SANKANTSU: Final = BIT["sankantsu"]
_SUUKANTSU: Final = BIT["suukantsu"]
_CONCEALED: Final = {
    (3, False): BIT["sanankou"],
    (3, True): BIT["sanankou"],
    (4, False): BIT["suuankou"],
    (4, True): BIT["suuankou_tanki"],
}
