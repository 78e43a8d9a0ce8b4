"""Every reading of a won hand scored, the dearest first."""

from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from struct import Struct
from typing import Any, Final

from engine.facts.decompose import SUIT_READINGS, Order, Reading, as_reading, readings
from engine.facts.waits import Shape
from engine.facts.yaku_paths import Winds
from engine.hand import FULL_SIZE, Hand
from engine.index.suit_readings import PAIR, SINGLE, Group, ReadingParts
from engine.melds import Meld, format_meld
from engine.notation.given import given_hand
from engine.rules import Renhou, Rules
from engine.tiles import (
    EAST,
    KIND_OF,
    NAMES,
    NORTH,
    ORPHANS,
    Kind,
    Tile,
    dora_of,
    format_tiles,
    rank,
    suit,
)

from .fu import BASE, SEVEN_PAIRS, FuItem, round_up
from .points import WORTHLESS, YAKUMAN, Limit, Price, basic_points, liable_price
from .points import price as price_of
from .suit_values import (
    BOTH_PASSES,
    CLOSED_TRIPLET_YAKU,
    CLOSED_TRIPLETS_AT,
    FU,
    KAN_YAKU,
    KANS_AT,
    MISSED_AT,
    PAIR_AT,
    PAIRS,
    PAIRS_AT,
    SEQUENCES_AT,
    TRIPLETS_AT,
    TWIN_YAKU,
    TWINS_AT,
    MeldsPart,
    Value,
    honor_yaku,
    sequence_yaku,
    tile_traits,
    tile_yaku,
    triplet_yaku,
    value_of,
    values_of,
)
from .terms import Earned, Earnings, Terms, earnings, terms_of
from .win import By, Win, check_rules, check_win, not_whole
from .yaku import A_YAKUMAN, AKADORA, BIT, BY_ID, DORA, NUKIDORA, URADORA


@dataclass(frozen=True, slots=True)
class ScoredReading:
    """One reading of the hand, completed in one way, and its price.

    ``shape`` and ``group`` say what the winning tile completed. ``yaku`` lists dora too; it is
    empty without a yaku, for dora alone do not win, and beside ``yakuman``, which stand alone.
    ``han`` is 13 for each yakuman. ``fu`` is rounded up, ``fu_items`` say where they come from.
    """

    parts: ReadingParts
    melds: tuple[Meld, ...]
    shape: Shape
    group: Group
    yaku: tuple[Earned, ...]
    yakuman: tuple[Earned, ...]
    han: int
    fu: int
    fu_items: tuple[FuItem, ...]
    price: Price

    @property
    def reading(self) -> Reading:
        """The groups and the pair of this reading."""
        return as_reading(self.parts, self.melds)

    @property
    def fu_sum(self) -> int:
        """The fu before rounding, the sum of the items."""
        return sum(item.fu for item in self.fu_items)

    @property
    def points(self) -> int:
        """What all payers pay together, without honba and sticks."""
        return self.price.points

    @property
    def wins(self) -> bool:
        """Whether it has a yaku."""
        return self.han > 0

    def to_dict(self) -> dict[str, Any]:
        """The reading as the JSON of the op `score`, where docs/engine.md lists the fields."""
        reading, price = self.reading, self.price
        return {
            "form": str(reading.form),
            "pair": None if reading.pair is None else NAMES[reading.pair],
            "melds": [format_tiles(group) for group in reading.groups]
            + [format_meld(meld) for meld in reading.melds],
            "wait": str(self.shape),
            "group": format_tiles(self.group),
            "yaku": [{"id": earned.yaku.id, "han": earned.han} for earned in self.yaku],
            "yakuman": [{"id": earned.yaku.id, "han": earned.han} for earned in self.yakuman],
            "han": self.han,
            "fu": self.fu,
            "fu_items": [
                {"fu": item.fu, "why": str(item.why)}
                | ({} if item.group is None else {"group": format_tiles(item.group)})
                for item in self.fu_items
            ],
            "limit": str(price.limit),
            "points": price.points,
            "payments": asdict(price.payments),
            "total": price.total,
        }


@dataclass(frozen=True, slots=True)
class Score:
    """All readings of a hand, dearest first; none if the hand is not complete."""

    hand: Hand
    win: Win
    rules: Rules
    readings: tuple[ScoredReading, ...]

    @property
    def is_complete(self) -> bool:
        """Whether the hand is complete, with a yaku or without."""
        return bool(self.readings)

    @property
    def best(self) -> ScoredReading | None:
        """The reading that counts, or None: the hand is not complete, or it has no yaku."""
        return self.readings[0] if self.readings and self.readings[0].wins else None

    @property
    def ignored(self) -> tuple[str, ...]:
        """The facts of the win that count for nothing by these rules, named as in `Win`.

        ``dora`` and ``ura`` are those that a kan turned over, or all ura; ``red_fives`` are red
        fives of the hand.
        """
        win, rules = self.win, self.rules
        kan_ura = rules.kan_dora and rules.kan_ura
        counts = {
            "ippatsu": rules.ippatsu or not win.ippatsu,
            "renhou": rules.renhou is not Renhou.NONE or not win.renhou,
            "open_riichi": rules.open_riichi or not win.open_riichi,
            "paarenchan": rules.paarenchan or not win.paarenchan,
            "dora": rules.kan_dora or not win.dora[1:],
            "ura": not win.ura if not rules.ura_dora else kan_ura or not win.ura[1:],
            "pao": {*win.pao} <= {*rules.pao},
            "red_fives": rules.red_fives > 0 or not self.hand.reds,
        }
        return tuple(name for name, does_count in counts.items() if not does_count)

    def to_dict(self) -> dict[str, Any]:
        """The answer of the op `score`: ``{"complete", "wins", "ignored", "readings"}``."""
        return {
            "complete": self.is_complete,
            "wins": self.best is not None,
            "ignored": list(self.ignored),
            "readings": [reading.to_dict() for reading in self.readings],
        }


WonReading = tuple[ReadingParts, tuple[Shape, Group], int, int, tuple[FuItem, ...]]
"""A reading completed in one way: its parts, the shape and group, yaku bits, fu and their items."""


def _scored(hand: Hand, win: Win, terms: Terms, bonus: Earnings, way: WonReading) -> ScoredReading:
    """Return the reading with its yaku, and the dora where it has one, priced."""
    parts, (shape, group), yaku_bits, fu, fu_items = way
    earned = earnings(terms, yaku_bits | terms.earned)
    yaku, han, price = earned.yaku, earned.han, WORTHLESS
    if earned.times:
        price = _priced(terms, win.honba, win.sticks, 0, 0, earned.times)
    elif han:
        yaku, han = yaku + bonus.yaku, han + bonus.han
        price = _priced(terms, win.honba, win.sticks, han, fu)
    return ScoredReading(
        parts, hand.melds, shape, group, yaku, earned.yakuman, han, fu, fu_items, price
    )


@lru_cache(maxsize=1 << 13)
def _priced(terms: Terms, honba: int, sticks: int, han: int, fu: int, yakuman: int = 0) -> Price:
    """The price of so many han and fu, or yakuman."""
    limit, basic = Limit.YAKUMAN, YAKUMAN * yakuman
    if not yakuman:
        limit, basic = basic_points(han, fu, terms.rules)
    return price_of(
        limit,
        basic,
        dealer=terms.seat == EAST,
        tsumo=not terms.is_ron,
        honba=honba,
        sticks=sticks,
        rules=terms.rules,
    )


# Other forms, renhou below yakuman, pao -----------------------------------------------------------


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


def _with_renhou(win: Win, terms: Terms, row: ScoredReading) -> ScoredReading:
    """Return the reading, or renhou in the place of its yaku and dora where that is worth more.

    Where the rules are strict about renhou, it takes their place in any case.
    """
    han = terms.renhou_han
    if not han:
        return row
    price = _priced(terms, win.honba, win.sticks, han, row.fu)
    if row.price.points >= price.points and not terms.rules.renhou_strict:
        return row
    yaku = (Earned(BY_ID["renhou"], han),)
    return replace(row, yaku=yaku, yakuman=(), han=han, price=price)


def _with_pao(win: Win, terms: Terms, row: ScoredReading) -> ScoredReading:
    """Return the reading with what a liable player pays for the yakuman that was fed."""
    fed = [item.han // A_YAKUMAN for item in row.yakuman if item.yaku.id in terms.fed]
    if not fed:
        return row
    times = row.han // A_YAKUMAN if terms.rules.pao_whole_hand else sum(fed)
    price = liable_price(
        row.price, times * YAKUMAN, terms.rules, dealer=win.is_dealer, tsumo=win.is_tsumo
    )
    return replace(row, price=price)


# Scoring ------------------------------------------------------------------------------------------


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
    terms, bonus = terms_of(win.kind, rules, called.is_open), _dora(hand, win, rules)
    ways = won_readings(hand.counts, KIND_OF[win.tile], called, terms)
    rows = [_scored(hand, win, terms, bonus, way) for way in ways]
    if terms.renhou_han or terms.fed:
        rows = [_with_pao(win, terms, _with_renhou(win, terms, row)) for row in rows]
    if len(rows) > 1:
        rows.sort(key=_dearness)
    return Score(hand, win, rules, tuple(rows))


def has_ron(hand: Hand, tile: Tile, winds: Winds, rules: Rules, *, nuki: int = 0) -> bool:
    """Whether a hand of 3n+1 tiles that declared nothing can win on a discard: it has a yaku.

    Furiten is not asked, nor the yaku of the last tile or of a robbed kan.
    """
    win = Win(tile, By.RON, winds.seat, winds.round, nuki=nuki)
    return score(hand, win, rules).best is not None


def _dearness(row: ScoredReading) -> tuple[int, bool, int, int, int]:
    return -row.price.points, not row.yakuman, -row.han, -row.fu, -row.fu_sum


def _dora(hand: Hand, win: Win, rules: Rules) -> Earnings:
    """Return the dora of the hand, as the rules count indicators."""
    owned, players = hand.owned, rules.players
    above = _dora_kinds(win.dora if rules.kan_dora else win.dora[:1], players)
    dora = sum([owned[kind] for kind in above])
    uradora = 0
    if win.ura and rules.ura_dora:
        below = _dora_kinds(win.ura if rules.kan_dora and rules.kan_ura else win.ura[:1], players)
        uradora = sum([owned[kind] for kind in below]) + win.nuki * below.count(NORTH)
    if win.nuki:
        dora += win.nuki * above.count(NORTH)
    return _bonus(dora, uradora, hand.reds if rules.red_fives else 0, win.nuki)


@lru_cache(maxsize=1 << 12)
def _dora_kinds(indicators: tuple[Tile, ...], players: int) -> tuple[Kind, ...]:
    return tuple(dora_of(tile, players=players) for tile in indicators)


@lru_cache(maxsize=1 << 12)
def _bonus(*numbers: int) -> Earnings:
    """Return so many dora, uradora, red fives and norths."""
    named = zip((DORA, URADORA, AKADORA, NUKIDORA), numbers, strict=True)
    dora = tuple(Earned(yaku, number) for yaku, number in named if number)
    return Earnings(dora, (), sum(numbers), 0)


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
