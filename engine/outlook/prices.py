"""The points of wins: those of the engine's own score, and of dora that are still hidden.

The ura indicators, as many as there are dora indicators, are tiles of the wall that is left when
the complete hand is held; an indicator turned over for a kan to come is one more. With u the han
that they give and the reading that is the dearest before them:

    points = sum over u of P(u) * price(han + u, fu)

where P(u) is drawing without replacement.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from engine.copies import COPIES
from engine.index.distances import SUIT_RANKS
from engine.rules import Rules
from engine.scoring.points import YAKUMAN, Limit, basic_points, price
from engine.scoring.score import won_readings
from engine.scoring.suit_values import value_of
from engine.scoring.terms import Terms, earnings, terms_of
from engine.scoring.win import Win
from engine.tiles import KINDS, NORTH, dora_of

from .parts import FIVE, PARTS, PLACES, RED_SLOT, Counts, Floats, Ints
from .question import OutlookInput, Winning
from .search import BATCH, Wins
from .wall import Wall

_MOST_HAN: Final = 40
_FU: Final = (20, 25, *range(30, 180, 10))
"""The most are those of four closed kans of honors, though they are yakuman."""

_MOST_UNSEEN: Final = 12
"""The most han counted of unseen dora: the rare more counts as this many."""

_NEXT: Final = {
    players: np.array([dora_of(kind, players=players) for kind in range(KINDS)])
    for players in (3, 4)
}
"""The dora that each indicator shows, by the number of players."""


def points_of(wins: Wins, question: OutlookInput, winning: Winning, wall: Wall) -> Floats:
    """The points of each win with honba and sticks; 0 where it is none for lack of a yaku."""
    points: Floats = points_of_each(wins, question, (winning,), wall)[0]
    return points


def points_of_each(
    wins: Wins, question: OutlookInput, ways: Sequence[Winning], wall: Wall
) -> Floats:
    """The points of each win in each of these ways to come about, which share norths set aside."""
    points = np.zeros((len(ways), len(wins.rows)))
    for at in range(0, len(wins.rows), BATCH):
        some = slice(at, at + BATCH)
        batch = _Batch(
            Wins(wins.rows[some], wins.place[some], wins.slot[some]), question, ways[0].win, wall
        )
        for row, winning in zip(points, ways, strict=True):
            row[some] = _points_of(batch, winning)
    return points


class WinReadings(NamedTuple):
    """Readings of wins: whose, their yaku as bits, and their fu."""

    win: Ints
    yaku: Ints
    fu: Ints


class _Batch:
    """Some wins, and what their price depends on however they are won."""

    def __init__(self, wins: Wins, question: OutlookInput, win: Win, wall: Wall) -> None:
        self.wins, self.rules, self.wall = wins, question.rules, wall
        self.melds = question.hand.melds
        self.counts = PARTS.counts[wins.rows].reshape(-1, PLACES * SUIT_RANKS)[:, :KINDS]
        self.kinds = wins.place * SUIT_RANKS + np.where(wins.slot == RED_SLOT, FIVE, wins.slot)
        self.owned, self.dora = _owned(self.counts, wins.rows, question, win.nuki)
        self._chances: dict[int, list[tuple[int, Floats]]] = {}
        self._readings: dict[bool, WinReadings] = {}

    def chances(self, hidden: int) -> list[tuple[int, Floats]]:
        """The chances of so many han from hidden indicators."""
        if hidden not in self._chances:
            shown = self.owned[:, _NEXT[self.rules.players]]
            left = _wall_left(self.wins.rows, self.wall)
            self._chances[hidden] = _hidden_dora(shown, left, hidden)
        return self._chances[hidden]

    def readings(self, terms: Terms) -> WinReadings:
        """Every reading of each win, once for each way in which it can have been completed."""
        if terms.is_ron not in self._readings:
            called = value_of(self.melds)
            hands = zip(self.counts.astype(np.uint8), self.kinds.tolist(), strict=True)
            rows = [
                (number, bits, fu)
                for number, (counts, kind) in enumerate(hands)
                for _, _, bits, fu, _ in won_readings(counts.tobytes(), kind, called, terms)
            ]
            self._readings[terms.is_ron] = WinReadings(*np.array(rows, np.intp).reshape(-1, 3).T)
        found = self._readings[terms.is_ron]
        return found._replace(yaku=found.yaku | terms.earned)


def _points_of(batch: _Batch, winning: Winning) -> Floats:
    win, rules = winning.win, batch.rules
    terms = terms_of(win.kind, rules, any(meld.is_open for meld in batch.melds))
    prices = _prices(rules, win.is_dealer, win.is_tsumo)
    times, han, fu = _dearest(batch.readings(terms), batch.dora, terms, prices)
    if winning.hidden:
        chances = batch.chances(winning.hidden)
        points = sum(
            (chance * prices[_with(han, more), fu] for more, chance in chances), np.zeros(len(han))
        )
    else:
        points = prices[han, fu]
    yakuman = price(
        Limit.YAKUMAN,
        YAKUMAN,
        dealer=win.is_dealer,
        tsumo=win.is_tsumo,
        honba=win.honba,
        sticks=win.sticks,
        rules=rules,
    )
    points = np.where(times > 0, times * yakuman.points, points)
    paid: Floats = points + (points > 0) * (yakuman.honba + yakuman.sticks)
    return paid


def _with(han: Ints, more: int) -> Ints:
    """The han with ``more`` added where there is a yaku."""
    return np.where(han > 0, np.minimum(han + more, _MOST_HAN), 0)


def _owned(counts: Counts, rows: Ints, question: OutlookInput, nuki: int) -> tuple[Counts, Ints]:
    """The tiles of each kind with those of melds and norths set aside, and the han of dora."""
    owned = counts.copy()
    owned[:, NORTH] += nuki
    dora: Ints = PARTS.reds[rows].sum(axis=1, dtype=np.intp) + nuki
    for meld in question.hand.melds:
        for kind in meld.group:
            owned[:, kind] += 1
        dora += sum(tile >= KINDS for tile in meld.tiles)
    for tile in question.counted_dora:
        dora += owned[:, dora_of(tile, players=question.rules.players)]
    return owned, dora


@lru_cache(maxsize=64)
def _prices(rules: Rules, dealer: bool, tsumo: bool) -> Floats:  # noqa: FBT001 - a cache's key
    """The points of a win by han and fu, 0 for 0 han."""
    table = np.zeros((_MOST_HAN + 1, _FU[-1] + 1))
    for han in range(1, _MOST_HAN + 1):
        for fu in _FU:
            limit, basic = basic_points(han, fu, rules)
            table[han, fu] = price(
                limit, basic, dealer=dealer, tsumo=tsumo, honba=0, sticks=0, rules=rules
            ).points
    return table


class Best(NamedTuple):
    """The dearest reading of each win: yakuman, han with the dora that are seen, and fu.

    Han are 0 without a yaku, and beside yakuman, which stand alone.
    """

    times: Ints
    han: Ints
    fu: Ints


def _dearest(found: WinReadings, dora: Ints, terms: Terms, prices: Floats) -> Best:
    """The reading that counts of each win.

    Of equal points it is the one with more han, then with more fu, as `engine.score` puts them.
    """
    different, back = np.unique(found.yaku, return_inverse=True)
    earned = [earnings(terms, yaku) for yaku in different.tolist()]
    times = np.array([it.times for it in earned], np.intp)
    han = np.array([0 if it.times else it.han for it in earned], np.intp)[back]
    han = np.where(han > 0, np.minimum(han + dora[found.win], _MOST_HAN), 0)
    points = prices[han, found.fu].astype(np.intp)
    packed = ((times[back] << 32 | points) << 8 | han) << 8 | found.fu
    best = np.zeros(len(dora), np.intp)
    np.maximum.at(best, found.win, packed)
    return Best(best >> 48, best >> 8 & 255, best & 255)


# Hidden dora --------------------------------------------------------------------------------------


def _wall_left(rows: Ints, wall: Wall) -> Counts:
    """The tiles of each kind that are left for hands."""
    left = wall.left_of(PARTS.held[rows])
    ranks = left[:, :, :SUIT_RANKS].copy()
    # A red five is a tile of its own to draw, and a five as an indicator.
    ranks[:, :, FIVE] += left[:, :, RED_SLOT]
    kinds: Counts = ranks.reshape(len(rows), -1)[:, :KINDS]
    return kinds


def _hidden_dora(shown: Counts, left: Counts, hidden: int) -> list[tuple[int, Floats]]:
    """The chances of so many han from hidden indicators: the han, and the chance for each win.

    ``shown`` are the tiles owned of what each kind shows, ``left`` those left of the kind. Where
    fewer tiles are left than indicators are hidden, those tiles are the indicators.
    """
    wall = left.sum(axis=1)
    hidden = min(hidden, int(wall.min()))
    ways = {(0, 0): np.ones(len(shown))}
    for han in range(COPIES + 1):
        tiles = (left * (shown == han)).sum(axis=1)
        more: defaultdict[tuple[int, int], Floats] = defaultdict(lambda: np.zeros(len(shown)))
        for (drawn, sum_of_han), before in ways.items():
            now = before
            for taken in range(hidden - drawn + 1):
                if taken:
                    now = now * ((tiles - taken + 1) / taken)
                more[drawn + taken, min(sum_of_han + taken * han, _MOST_UNSEEN)] += now
        ways = more
    every = np.ones(len(shown))
    for drawn in range(hidden):
        every = every * ((wall - drawn) / (drawn + 1))
    return [(han, found / every) for (drawn, han), found in ways.items() if drawn == hidden]
