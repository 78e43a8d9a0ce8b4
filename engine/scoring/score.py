"""Every reading of a won hand scored, the dearest first."""

from collections.abc import Sequence
from struct import Struct
from typing import Final

from engine.facts.decompose import SUIT_READINGS, Order
from engine.facts.waits import Shape
from engine.hand import FULL_SIZE, Hand
from engine.index.suit_readings import SINGLE
from engine.notation.given import given_hand
from engine.rules import Rules
from engine.tiles import EAST, KIND_OF, NORTH, Kind, Tile, dora_of

from .fu import round_up
from .possible_win import check_rules, check_win, not_whole
from .result import Case, Score, ScoredReading, WonReading, scored
from .special import one_suit_yakuman, other_form, with_pao, with_renhou
from .suit_values import (
    BOTH_PASSES,
    CLOSED_TRIPLETS_AT,
    FU,
    KANS_AT,
    MISSED_AT,
    PAIR_AT,
    PAIRS_AT,
    SEQUENCES_AT,
    TRIPLETS_AT,
    TWINS_AT,
    MeldsPart,
    Value,
    value_of,
    values_of,
)
from .terms import Earned, Terms, terms_for
from .tile_yaku import (
    CLOSED_TRIPLET_YAKU,
    KAN_YAKU,
    TWIN_YAKU,
    honor_yaku,
    sequence_yaku,
    tile_yaku,
    triplet_yaku,
)
from .win import Win
from .yaku import AKADORA, BIT, DORA, NUKIDORA, URADORA

__all__ = ["Score", "ScoredReading", "score"]


def score(hand: Hand | str, win: Win, rules: Rules | str | None = None) -> Score:
    """Score every reading of a hand of 14 tiles, kans as three, or of 13 and the winning tile.

    Each reading comes once for each way in which the winning tile can have completed it. Dearest
    first; of equal points more han (a yakuman before as many han counted), then more fu, before
    rounding too (30 before 26), then sequences before triplets. Raises WinError for a hand that
    cannot have been won so, or not by these rules, ImpossibleHandError for a tile that a set for
    three players lacks and for a chi.
    """
    hand, rules = given_hand(hand, rules)
    if not hand.has_drawn_size:
        hand = hand.with_tile(win.tile)
    check_win(hand, win)
    if hand.size != FULL_SIZE:
        raise not_whole(hand)
    check_rules(hand, win, rules)
    called = value_of(hand.melds)
    terms = terms_for(win, rules, is_open=called.is_open)
    case = Case(hand, win, terms, _dora(hand, win, rules))
    ways = won_readings(hand.counts, KIND_OF[win.tile], called, terms)
    rows = [scored(case, *way) for way in ways]
    if terms.renhou_han or terms.fed:
        rows = [with_pao(case, with_renhou(case, row)) for row in rows]
    rows.sort(key=_dearness)
    return Score(hand, win, rules, tuple(rows))


def _dearness(row: ScoredReading) -> tuple[int, bool, int, int, int]:
    return -row.price.points, not row.yakuman, -row.han, -row.fu, -row.fu_sum


def _dora(hand: Hand, win: Win, rules: Rules) -> tuple[Earned, ...]:
    """Return the dora of the hand, as the rules count indicators."""
    above = win.dora if rules.kan_dora else win.dora[:1]
    below = win.ura if rules.kan_dora and rules.kan_ura else win.ura[:1]

    def shown_by(indicators: Sequence[Tile]) -> int:
        kinds = [dora_of(tile, players=rules.players) for tile in indicators]
        return sum(hand.owned[kind] for kind in kinds) + win.nuki * kinds.count(NORTH)

    found = (
        (DORA, shown_by(above)),
        (URADORA, shown_by(below) if rules.ura_dora else 0),
        (AKADORA, hand.reds if rules.red_fives else 0),
        (NUKIDORA, win.nuki),
    )
    return tuple(Earned(yaku, han) for yaku, han in found if han)


def won_readings(counts: bytes, kind: Kind, called: MeldsPart, terms: Terms) -> list[WonReading]:
    """Every reading of 34 counts, once for each way in which the winning kind can complete it."""
    rows: list[WonReading] = []
    man, pin, sou, honors = _suit_keys(counts)
    for of_man in _MAN[man]:
        for of_pin in _PIN[pin]:
            for of_sou in _SOU[sou]:
                for of_honors in _HONORS[honors]:
                    values = of_man, of_pin, of_sou, of_honors
                    _add_reading(counts, kind, called, values, terms, rows)
    if not called.traits and (not rows or counts.count(2) == 7):
        rows += other_form(counts, kind)
    return rows


def _add_reading(
    counts: bytes,
    kind: Kind,
    called: MeldsPart,
    values: tuple[Value, Value, Value, Value],
    terms: Terms,
    rows: list[WonReading],
) -> None:
    """Add the reading once for each way in which the winning tile can have completed it."""
    # Taken apart here and not in a helper: a call more for each reading is 2 % of the time.
    man, pin, sou, honors = values
    m_groups, m_traits, m_sums, m_items, _ = man
    p_groups, p_traits, p_sums, p_items, _ = pin
    s_groups, s_traits, s_sums, s_items, _ = sou
    h_groups, h_traits, h_sums, h_items, _ = honors
    c_traits, c_sums, c_items, _ = called
    sums = m_sums + p_sums + s_sums + h_sums + c_sums
    if sums >> PAIRS_AT & 7 != 1:
        return
    pair = sums >> PAIR_AT
    traits = m_traits | p_traits | s_traits | h_traits | c_traits
    bits = _yaku_of_reading(traits, sums, pair, terms)
    if bits & _CHINITSU and not c_traits:
        bits |= one_suit_yakuman(counts, kind)
    pair_items, pair_fu = terms.pairs[pair]
    items = pair_items + m_items + p_items + s_items + h_items + c_items
    passes = ~traits >> MISSED_AT & BOTH_PASSES
    parts = SINGLE[pair], m_groups + p_groups + s_groups + h_groups, passes
    fu = pair_fu + (sums & FU)
    closed = sums >> CLOSED_TRIPLETS_AT & 7
    flat = not pair_fu and not traits >> TRIPLETS_AT
    for completed, wait_fu, wait_items, opened in values[kind // 9].completions[kind]:
        earned, its_items, its_fu = bits, items, fu
        frame_items, frame_fu = terms.plain
        if closed:
            # 22p 88s + 8s: by ron 888s is an open triplet, worth half, and none of a sanankou.
            claimed = opened if terms.is_ron else None
            earned |= CLOSED_TRIPLET_YAKU[completed[0] is _TANKI][closed - bool(claimed)]
            if claimed:
                group = claimed.group
                its_items = tuple(claimed if it.group == group else it for it in items)
                its_fu = fu - claimed.fu
        elif flat and completed[0] is _RYANMEN:
            earned |= _PINFU
            frame_items, frame_fu = terms.flat
        its_items = frame_items + wait_items + its_items
        its_fu = _ROUNDED[frame_fu + wait_fu + its_fu]
        rows.append((parts, completed, earned, its_fu, its_items))


def _yaku_of_reading(traits: int, sums: int, pair: int, terms: Terms) -> int:
    """Return the yaku of a reading that do not depend on how it was completed."""
    bits = tile_yaku(traits & _TILE_TRAITS) | TWIN_YAKU[sums >> TWINS_AT & 15]
    bits |= sequence_yaku(traits >> SEQUENCES_AT & _SEQUENCES)
    triplets = traits >> TRIPLETS_AT
    if triplets:
        bits |= triplet_yaku(triplets) | KAN_YAKU[sums >> KANS_AT & 15]
        bits |= honor_yaku(triplets >> EAST, pair, terms.seat, terms.round, terms.north_value)
    return bits


_suit_keys: Final = Struct("9s9s9s7s").unpack
_MAN, _PIN, _SOU, _HONORS = map(values_of, SUIT_READINGS[Order.SEQUENCE])

_ROUNDED: Final = tuple(map(round_up, range(256)))
_TILE_TRAITS: Final = (1 << MISSED_AT) - 1
_SEQUENCES: Final = (1 << 21) - 1
_RYANMEN: Final = Shape.RYANMEN
_TANKI: Final = Shape.TANKI
_PINFU: Final = BIT["pinfu"]
_CHINITSU: Final = BIT["chinitsu"]
