"""The values of tenpai hands at a table, in riichi and in dama, by turn.

At turn t a hand comes to its wait, or has come to it before. In the go-around that follows each
wait x is discarded by somebody with the chance ron(x) = rate(x) * w(x) / D(t), and others end the
hand with the chance end. What is left goes on to the next draw. Another player declares riichi
with the chance q; *calm* is before that, *threat* after it.

    ron          = sum over x of ron(x), 0 in furiten and for each x without a yaku by ron
    draw(z)      = sum over x of w(x) / D(t) * tsumo(x) + (1 - sum of w(x) / D(t)) * V_{t+1}(z)
    V_t(calm)    = ron * price + (1 - end - ron - q) * draw(calm) + q * draw(threat)
    V_t(threat)  = ron * price + (1 - end_threat - ron) * draw(threat)

The shares of a go-around add up to 1: none is to be multiplied by the chance of getting there. w
and D are those of the moment; that the waits in other hands stay there is in the rates.

A hand in riichi has ippatsu in its first go-around and draw, unless a call takes it away, and loses
its stick where it does not win. A hand in dama may also keep a draw that is no win and cut another
tile, where that is worth more than to throw the draw away: then it comes to a wait anew.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.index.distances import SUIT_RANKS
from engine.tiles import KINDS, Kind

from .aim import Aim
from .arrays import Floats, Ints, Mask
from .graph import Graph
from .parts import FIVE, RED_SLOT
from .rates import LAST_TURN, Rates, wait_class

River = frozenset[Kind]

WON, PAID, BY_RON = range(3)
"""The values of a tenpai hand: chance of a win, points, the part of the chance that is ron."""

CALM, THREAT = range(2)


class Prices(NamedTuple):
    """The points of each win in the six ways to win it at a table."""

    riichi_tsumo: Floats
    riichi_ron: Floats
    dama_tsumo: Floats
    dama_ron: Floats
    ippatsu_tsumo: Floats
    ippatsu_ron: Floats


@dataclass(frozen=True, slots=True)
class _Waits:
    """The waits of each hand added up: (hands,), of ron (rivers, hands).

    ``chance`` is the weight of all waits, ``price`` that of each times its points; both are to be
    divided by the unseen tiles.
    """

    chance: Floats
    price: Floats

    def share(self, unseen: int) -> tuple[Floats, Floats]:
        """The chance and the points of a go-around or draw; no chance is above 1."""
        chance = self.chance / unseen
        return np.minimum(chance, 1.0), self.price / (unseen * np.maximum(chance, 1.0))


class _Sums:
    """The waits of every tenpai hand of a graph, behind each of some rivers."""

    def __init__(
        self, graph: Graph, prices: Prices, rates: Rates, rivers: tuple[River, ...], at: Ints
    ) -> None:
        draws = np.flatnonzero((at[graph.source] >= 0) & (graph.target >= graph.states))
        self.hand = at[graph.source[draws]]
        self.number = len(graph.tenpai)
        self.win = graph.target[draws] - graph.states
        self.weight: Floats = graph.weight[draws].astype(np.float64)
        slot = graph.wins.slot[self.win]
        rank = np.where(slot == RED_SLOT, FIVE, slot)
        self.kind: Ints = graph.wins.place[self.win] * SUIT_RANKS + rank
        self.rates, self.rivers = rates, rivers
        furiten = np.array([[kind in river for kind in range(KINDS)] for river in rivers])
        self.free: Mask = np.array(
            [self._add(row[self.kind].astype(np.float64)) == 0 for row in furiten]
        )
        self.prices = prices

    def tsumo(self, prices: Floats) -> _Waits:
        """The waits as draws."""
        paid = prices[self.win]
        weight = self.weight * (paid > 0)
        return _Waits(self._add(weight), self._add(weight * paid))

    def ron(self, prices: Floats, *, riichi: bool) -> _Waits:
        """The waits as discards of others."""
        paid = prices[self.win]
        weight = self.weight * (paid > 0)
        by_river = [weight * self._rates(river, riichi=riichi)[self.kind] for river in self.rivers]
        chance = np.array([self._add(each) for each in by_river])
        price = np.array([self._add(each * paid) for each in by_river])
        return _Waits(chance * self.free, price * self.free)

    def _rates(self, river: River, *, riichi: bool) -> Floats:
        rates = self.rates
        if riichi:
            return np.array([rates.ron_in_riichi(kind, river) for kind in range(KINDS)])
        return np.array([rates.dama[wait_class(kind)] for kind in range(KINDS)])

    def _add(self, weights: Floats) -> Floats:
        added = np.bincount(self.hand, weights=weights, minlength=self.number)
        return added.astype(np.float64)


class Worths(NamedTuple):
    """`WON`, `PAID` and `BY_RON` of hands that come to their wait: (3, 2, rivers, hands).

    The second axis is `CALM` and `THREAT`.
    """

    riichi: Floats
    dama: Floats


class TenpaiHands:
    """The tenpai hands of a graph, from the last turn back."""

    def __init__(
        self, graph: Graph, prices: Prices, rates: Rates, rivers: tuple[River, ...], aim: Aim
    ) -> None:
        at = np.full(graph.states, -1)
        at[graph.tenpai] = np.arange(len(graph.tenpai))
        sums = _Sums(graph, prices, rates, rivers, at)
        self.rates = rates
        self.win_first = aim is not Aim.POINTS
        self.riichi_tsumo = sums.tsumo(prices.riichi_tsumo)
        self.riichi_ron = sums.ron(prices.riichi_ron, riichi=True)
        self.dama_tsumo = sums.tsumo(prices.dama_tsumo)
        self.dama_ron = sums.ron(prices.dama_ron, riichi=False)
        # The first go-around and draw of a riichi: with ippatsu, unless a call takes it away.
        called = rates.called
        self.first_tsumo = sums.tsumo(
            (1 - called) * prices.ippatsu_tsumo + called * prices.riichi_tsumo
        )
        self.first_ron = sums.ron(
            (1 - called) * prices.ippatsu_ron + called * prices.riichi_ron, riichi=True
        )
        shape = 3, 2, len(rivers), sums.number
        self.in_riichi, self.in_dama = np.zeros(shape), np.zeros(shape)
        self.better = np.zeros(shape)
        self.exchanges = _Exchanges(graph, at)

    def step_back(self, turn: int, unseen: int) -> Worths:
        """The worth of coming to a wait with the discard of a turn, so many tiles being unseen."""
        riichi_end, dama_end = self.rates.ends_riichi[turn], self.rates.ends_calm[turn]
        first_draw = self._draw(turn, unseen, self.first_tsumo, self.in_riichi)
        declared = self._go_around(turn, riichi_end, self.first_ron.share(unseen), first_draw)
        declared[PAID] -= self.rates.stick * (1.0 - declared[WON])
        draw = self._draw(turn, unseen, self.riichi_tsumo, self.in_riichi)
        self.in_riichi = self._go_around(turn, riichi_end, self.riichi_ron.share(unseen), draw)
        draw = self._draw(turn, unseen, self.dama_tsumo, self.in_dama)
        if turn < LAST_TURN and self.exchanges.any:
            waits = self.dama_tsumo.chance
            draw += self.exchanges.gains(self.better, self.in_dama, waits, unseen, self._aimed)
        dama = self._go_around(turn, dama_end, self.dama_ron.share(unseen), draw)
        self.in_dama = dama
        worths = Worths(declared, dama)
        self.better = self.better_of(turn, worths)
        return worths

    def better_of(self, turn: int, worths: Worths) -> Floats:
        """The values of the better of riichi and dama by the aim; nobody declares at the end."""
        if turn == LAST_TURN:
            return worths.dama
        row = WON if self.win_first else PAID
        declares = worths.riichi[row] >= worths.dama[row]
        return np.where(declares, worths.riichi, worths.dama)

    def _aimed(self, values: Floats) -> Floats:
        """One number for the values, by which a cut is chosen."""
        aimed: Floats = values[WON] if self.win_first else values[PAID] + 1e-9 * values[WON]
        return aimed

    @staticmethod
    def _draw(turn: int, unseen: int, waits: _Waits, after: Floats) -> Floats:
        """The values before the next draw."""
        if turn == LAST_TURN:
            return np.zeros_like(after)
        chance, points = waits.share(unseen)
        drawn = (1.0 - chance) * after
        drawn[WON] += chance
        drawn[PAID] += points
        return drawn

    def _go_around(self, turn: int, end: float, ron: tuple[Floats, Floats], draw: Floats) -> Floats:
        """The values before a go-around, from those before the draw that follows it."""
        chance, points = ron
        rates = self.rates
        calm = np.maximum(0.0, 1.0 - end - chance)
        declared = np.minimum(rates.new_riichi[turn], calm)
        threat = np.maximum(0.0, 1.0 - rates.ends_threat[turn] - chance)
        values = np.empty_like(draw)
        values[:, CALM] = (calm - declared) * draw[:, CALM] + declared * draw[:, THREAT]
        values[:, THREAT] = threat * draw[:, THREAT]
        values[WON] += chance
        values[PAID] += points
        values[BY_RON] += chance
        return values


class _Exchanges:
    """The draws that a hand in dama can keep, and the cuts that lead back to tenpai."""

    def __init__(self, graph: Graph, at: Ints) -> None:
        draws = np.flatnonzero((at[graph.source] >= 0) & (graph.target < graph.states))
        self.any = len(draws) > 0
        if not self.any:
            return
        self.hand, target = at[graph.source[draws]], graph.target[draws]
        self.hands, self.starts = np.unique(self.hand, return_index=True)
        self.weight = graph.weight[draws].astype(np.float64)
        chosen, self.choice = np.unique(-1 - target[target < 0], return_inverse=True)
        self.to_choice = np.flatnonzero(target < 0)
        self.target = at[np.maximum(target, 0)]
        self.own = at[graph.twins][self.hand[self.to_choice]]
        first = np.searchsorted(graph.choice, chosen)
        size = np.searchsorted(graph.choice, chosen, side="right") - first
        self.start = np.cumsum(size) - size
        within = np.arange(size.sum()) - np.repeat(self.start, size)
        self.option = at[graph.option[np.repeat(first, size) + within]]
        self.of = np.repeat(np.arange(len(chosen)), size)

    def gains(
        self,
        landed: Floats,
        staying: Floats,
        waits: Floats,
        unseen: int,
        aimed: Callable[[Floats], Floats],
    ) -> Floats:
        """What the draws that are worth keeping add to the values before the draw.

        ``landed`` are the values of coming to a wait, ``staying`` those of waiting on in dama, both
        after the draw; ``waits`` are the weights of the draws that win.
        """
        keys = aimed(landed)
        target = np.broadcast_to(self.target, (*keys.shape[:2], len(self.target))).copy()
        if len(self.to_choice):
            target[..., self.to_choice] = self._chosen(keys)
        values = np.take_along_axis(landed, np.broadcast_to(target, (3, *target.shape)), axis=-1)
        before = staying[..., self.hand]
        taken = (aimed(values) > aimed(before)) * self.weight
        gained = np.add.reduceat(taken * (values - before), self.starts, axis=-1)
        weight = np.add.reduceat(taken, self.starts, axis=-1) + waits[self.hands]
        gains = np.zeros_like(staying)
        gains[..., self.hands] = gained / np.maximum(weight, unseen)
        return gains

    def _chosen(self, keys: Floats) -> Ints:
        """The hand after the best cut of each draw, but for the hand as it was.

        Waiting in dama and declaring later with the same hand is none of an exchange.
        """
        worth = keys[..., self.option]
        best = self._best(worth)
        np.put_along_axis(worth, best, -np.inf, axis=-1)
        other = self._best(worth)
        chosen: Ints = self.option[best[..., self.choice]]
        return np.where(chosen == self.own, self.option[other[..., self.choice]], chosen)

    def _best(self, worth: Floats) -> Ints:
        """The option of the most worth of each choice, the first of equal ones."""
        best = np.maximum.reduceat(worth, self.start, axis=-1)
        index = np.where(worth == best[..., self.of], np.arange(len(self.option)), len(self.option))
        first: Ints = np.minimum.reduceat(index, self.start, axis=-1)
        return first
