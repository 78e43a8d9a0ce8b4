"""The readings of thousands of complete hands, all won in the same way.

Yaku, fu and their counting are `engine.scoring`'s; this is score.py for arrays, by the same tables.
Where score.py adds up the facts of four suits and the melds for one reading, here a column does it
for all.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from engine.facts.waits import Shape
from engine.index.distances import SUIT_RANKS
from engine.melds import Meld
from engine.rules import Rules
from engine.scoring.fu import BASE, SEVEN_PAIRS, WAIT_FU, round_up
from engine.scoring.special import one_suit_yakuman
from engine.scoring.suit_values import (
    CLOSED_TRIPLETS_AT,
    FU,
    KANS_AT,
    MISSED_AT,
    NO_MELDS,
    PAIR_AT,
    PAIRS_AT,
    SEQUENCES_AT,
    TRIPLETS_AT,
    TWINS_AT,
    value_of,
)
from engine.scoring.terms import Terms, terms_for
from engine.scoring.tile_yaku import (
    CLOSED_TRIPLET_YAKU,
    KAN_YAKU,
    PAIRS,
    SEQUENCE_YAKU,
    TILE_YAKU,
    TRIPLET_YAKU,
    TWIN_YAKU,
)
from engine.scoring.win import Win
from engine.scoring.yaku import BIT
from engine.tiles import EAST, KINDS, ORPHANS, Tile

from .arrays import PLACES, Counts, Ints
from .parts import PARTS
from .place_readings import WAYS

_TWIN_YAKU, _KAN_YAKU, _CLOSED_TRIPLET_YAKU = map(
    np.array, (TWIN_YAKU, KAN_YAKU, CLOSED_TRIPLET_YAKU)
)
_PLACES: Final = np.arange(PLACES)[:, None]
_ROUNDED: Final = np.array([round_up(fu) for fu in range(256)])
_RYANMEN, _SHANPON, _TANKI = map(WAYS.index, (Shape.RYANMEN, Shape.SHANPON, Shape.TANKI))
_LESS_FOR_OPEN: Final = np.array([4 if kind in ORPHANS else 2 for kind in range(KINDS)])
"""Fu that a triplet of each kind loses where its third tile was claimed."""
_WAIT_FU: Final = np.array(
    [0 if way in {Shape.RYANMEN, Shape.SHANPON} else WAIT_FU for way in WAYS]
)


@dataclass(frozen=True, slots=True)
class WinFacts:
    """The facts that all wins of a question share.

    ``win`` says how they are won, with how many norths set aside: only its tile is another each
    time. ``dora`` are indicators; ``hidden`` counts those still face down.
    """

    melds: tuple[Meld, ...]
    win: Win
    rules: Rules
    dora: tuple[Tile, ...]
    hidden: int
    honba: int
    sticks: int

    @property
    def scoring(self) -> Terms:
        """The terms that scoring derives from these facts."""
        is_open = any(meld.is_open for meld in self.melds)
        return terms_for(self.win, self.rules, is_open=is_open)


class WinReadings(NamedTuple):
    """Readings of wins: whose, their yaku as bits, and their fu."""

    win: Ints
    yaku: Ints
    fu: Ints


@dataclass(frozen=True)
class Complete:
    """Complete hands, as ``rows`` and 34 ``counts``, and the kind that completed each.

    The circumstances that are asked about share all but how the hands are won.
    """

    rows: Ints
    counts: Counts
    kinds: Ints
    melds: tuple[Meld, ...]

    @cached_property
    def four_groups(self) -> "FourGroups":
        """The readings as four groups and a pair, which are the same however a hand is won."""
        return _put_together(self)

    @cached_property
    def _known(self) -> dict[bool, WinReadings]:
        """The readings by tsumo and by ron, without the yaku of the win itself."""
        return {}

    def found(self, won: WinFacts) -> WinReadings:
        """Every reading of each hand, once for each way in which it can have been completed."""
        scoring = won.scoring
        if scoring.is_ron not in self._known:
            parts = [_four_groups(self, scoring)]
            if not self.melds:
                parts += [_seven_pairs(self), _thirteen_orphans(self)]
            found = WinReadings(*(np.concatenate(column) for column in zip(*parts, strict=True)))
            self._known[scoring.is_ron] = found
        found = self._known[scoring.is_ron]
        return found._replace(yaku=found.yaku | scoring.earned)


@dataclass(frozen=True, slots=True)
class FourGroups:
    """Readings as four groups and a pair: the numbers that suit_values.py packs, put together."""

    win: Ints
    ways: Ints
    tiles: Ints
    sequences: Ints
    triplets: Ints
    sums: Ints

    @property
    def pair(self) -> Ints:
        """The kind of the pair."""
        return self.sums >> PAIR_AT


def _four_groups(hands: Complete, scoring: Terms) -> WinReadings:
    """The readings as four groups and a pair, once for each way to complete them."""
    it = hands.four_groups
    yaku = _looked_up(TILE_YAKU, it.tiles)
    yaku |= _looked_up(SEQUENCE_YAKU, it.sequences) | _TWIN_YAKU[it.sums >> TWINS_AT & 15]
    yaku |= _looked_up(TRIPLET_YAKU, it.triplets) | _KAN_YAKU[it.sums >> KANS_AT & 15]
    honors = it.triplets >> EAST | np.maximum(0, it.pair - EAST + 1) << 7
    yaku |= _looked_up(scoring.winds, honors)
    if not hands.melds:
        yaku |= _of_one_suit(hands, it.win, yaku)
    each, way = np.nonzero(it.ways[:, None] >> np.arange(len(WAYS)) & 1)
    pair_fu = np.array([fu for _, fu in scoring.pairs])[it.pair]
    flat = ((pair_fu == 0) & (it.triplets == 0))[each] & (way == _RYANMEN)
    # 22p 88s + 8s: by ron 888s is an open triplet, worth half, and none of a sanankou.
    claimed = (way == _SHANPON) & scoring.is_ron
    closed = (it.sums >> CLOSED_TRIPLETS_AT & 7)[each] - claimed
    fu = (pair_fu + (it.sums & FU))[each] + _WAIT_FU[way]
    fu -= claimed * _LESS_FOR_OPEN[hands.kinds[it.win[each]]]
    fu += np.where(flat, scoring.flat[1], scoring.plain[1])
    # An open hand has no pinfu either: `Counted` drops it, as it does for score.py.
    by_way = _CLOSED_TRIPLET_YAKU[(way == _TANKI).astype(np.intp), closed]
    pinfu = np.where(flat, BIT["pinfu"], 0)
    return WinReadings(it.win[each], yaku[each] | by_way | pinfu, _ROUNDED[fu])


def _put_together(hands: Complete) -> FourGroups:
    """The readings of the four places, those of which have a pair in one, beside the melds."""
    win, at = _combined(hands.rows)
    known = PARTS.readings
    called = value_of(hands.melds) if hands.melds else NO_MELDS
    sums = known.sums[_PLACES, at].sum(axis=0) + called.sums
    one_pair = np.flatnonzero(sums >> PAIRS_AT & 7 == 1)
    win, at = win[one_pair], at[:, one_pair]
    place, rank = np.divmod(hands.kinds[win], SUIT_RANKS)
    return FourGroups(
        win=win,
        ways=known.ways[at[place, np.arange(len(win))], rank].astype(np.intp),
        tiles=_either(known.tiles, at) | called.traits & (1 << MISSED_AT) - 1,
        sequences=_either(known.sequences, at) | called.traits >> SEQUENCES_AT & _SEQUENCES,
        triplets=_either(known.triplets, at) | called.traits >> TRIPLETS_AT,
        sums=sums[one_pair],
    )


def _either(column: Ints, at: Ints) -> Ints:
    """The bits of any of four places; ``column`` is by place, ``at`` is (4, readings)."""
    bits: Ints = np.bitwise_or.reduce(column[_PLACES, at])
    return bits


def _combined(rows: Ints) -> tuple[Ints, Ints]:
    """Every combination of the readings of four places: whose, and the readings (4, …)."""
    known = PARTS.known_readings(rows)
    number = known.number[rows]
    many = number.prod(axis=1)
    win = np.repeat(np.arange(len(rows)), many)
    nth = np.arange(len(win)) - np.repeat(np.cumsum(many) - many, many)
    at = known.first[rows].T[:, win]
    for place in range(PLACES):
        nth, here = np.divmod(nth, number[win, place])
        at[place] += here
    return win, at


_SEQUENCES: Final = (1 << TRIPLETS_AT - SEQUENCES_AT) - 1


def _of_one_suit(hands: Complete, win: Ints, yaku: Ints) -> Ints:
    """The yakuman that only closed hands of one suit can be."""
    found = np.zeros_like(yaku)
    for each in np.flatnonzero(yaku & BIT["chinitsu"]).tolist():
        counts, kind = hands.counts[win[each]].tobytes(), int(hands.kinds[win[each]])
        found[each] = one_suit_yakuman(counts, kind)
    return found


def _seven_pairs(hands: Complete) -> WinReadings:
    """The hands that are seven pairs."""
    win = np.flatnonzero((hands.counts == 2).sum(axis=1) == 7)
    known = PARTS.known_readings(hands.rows[win])
    tiles = np.bitwise_or.reduce(known.kinds[_PLACES, hands.rows[win].T]) | PAIRS
    yaku = _looked_up(TILE_YAKU, tiles)
    yaku |= _of_one_suit(hands, win, yaku)
    return WinReadings(win, yaku, np.full_like(win, SEVEN_PAIRS.fu))


def _thirteen_orphans(hands: Complete) -> WinReadings:
    """The hands that are thirteen orphans."""
    win = np.flatnonzero((hands.counts[:, ORPHANS] > 0).all(axis=1))
    doubled = hands.counts[win, hands.kinds[win]] == 2
    yaku = np.where(doubled, BIT["kokushi_13"], 0) | BIT["kokushi"]
    return WinReadings(win, yaku, np.full_like(win, BASE.fu))


def _looked_up(table: Mapping[int, int], keys: Ints) -> Ints:
    return np.fromiter(map(table.__getitem__, keys.tolist()), np.intp, len(keys))
