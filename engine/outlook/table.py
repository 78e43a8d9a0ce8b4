"""The values of all states at a table, by turn: ron, and others who end the hand.

In a go-around the hand ends without this player with the chance e(t), worked out for any hand that
is not tenpai from how often others end a hand before and after somebody's riichi. With the values
of `induction`, and those of `tenpai` in the place of its tenpai hands:

    v_t(h) = (1 - e(t)) * (v_{t+1}(h) + sum over x of w(x) / D(t) * (g_{t+1}(h + x) - v_{t+1}(h)))

and v is 0 after the last turn's discard. A hand that comes to its wait is worth the better of
riichi and dama by the aim.

The values of tenpai hands at a table, in riichi and in dama, by turn.

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

The rates were counted on waits of a few kinds. With ron above `COUNTED` it is no plain sum: three
players discard one tile each, and 19m19p19s1234567z with 39 tiles left would win 0.92 by ron in a
single go-around, though only 0.68 of all threes of unseen tiles hold one of its waits. What is
above `COUNTED` only wins where the rest did not.

A hand in riichi has ippatsu in its first go-around and draw, unless a call takes it away, and loses
its stick where it does not win. A hand in dama may also keep a draw that is no win and cut another
tile, where that is worth more than to throw the draw away: then it comes to a wait anew.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from engine.index.distances import SUIT_RANKS
from engine.tiles import KIND_OF, KINDS, Kind

from .induction import WEIGHTS, Values, finished
from .parts import FIVE, RED_SLOT, Floats, Ints, Mask
from .question import OutlookInput
from .rates import LAST_TURN, Rates
from .result import Aim, HandOutlook
from .search import Graph

RiverKinds = frozenset[Kind]

WON, PAID, BY_RON = range(3)
"""The values of a tenpai hand: chance of a win, points, the part of the chance that is ron."""

CALM, THREAT = range(2)

TRACE: Final = 1e-9
"""The weight of a win beside points in the choice of a cut."""


COUNTED: Final = 0.4
"""Up to this chance of a go-around the rates of ron add up: no usual wait comes near it."""


class Prices(NamedTuple):
    """The points of each win in the six ways to win it at a table."""

    riichi_tsumo: Floats
    riichi_ron: Floats
    dama_tsumo: Floats
    dama_ron: Floats
    ippatsu_tsumo: Floats
    ippatsu_ron: Floats


class Worths(NamedTuple):
    """`WON`, `PAID` and `BY_RON` of hands that come to their wait: (3, 2, hands).

    The second axis is `CALM` and `THREAT`.
    """

    riichi: Floats
    dama: Floats


class _Waits(NamedTuple):
    """The waits of each hand added up in each of the `_WAYS`: (ways, hands).

    ``chance`` is the weight of all waits, ``price`` that of each times its points; both are to be
    divided by the unseen tiles.
    """

    chance: Floats
    price: Floats

    def share(self, unseen: int) -> tuple[Floats, Floats]:
        """The chances and the points of a draw; no chance is above 1."""
        chance = self.chance / unseen
        most = np.maximum(chance, 1.0)
        return chance / most, self.price / (unseen * most)

    def share_by_ron(self, unseen: int) -> tuple[Floats, Floats]:
        """The chances and the points of a go-around, where those of very wide waits level off."""
        added = self.chance / unseen
        above = np.maximum(added - COUNTED, 0.0)
        left = 1.0 - COUNTED
        chance = np.minimum(added, COUNTED) - left * np.expm1(-above / left)
        part = np.where(above > 0, chance / np.maximum(added, COUNTED), 1.0)
        return chance, self.price / unseen * part


_WAYS: Final = 3
_FIRST, _RIICHI, _DAMA = range(_WAYS)
"""The go-around in which riichi is declared, those that follow it, and those in dama."""


class RiverTenpai(NamedTuple):
    """The tenpai hands of a graph behind a river, and those of its ``first`` behind their own.

    ``own`` are indexes of tenpai hands, ``rivers`` those with the cut that led to each. ``asked``
    are the indexes of the hands behind these rivers, and ``furiten`` says which of them are so,
    also by a wait of which no tile is left: 111m23m by a discarded 1m. Other hands are where a wait
    was discarded of which tiles are left, as the published values have it.
    """

    river: RiverKinds
    own: Ints
    rivers: tuple[RiverKinds, ...]
    asked: Ints
    furiten: Mask


class TenpaiHands:
    """The tenpai hands of a graph, and then those of a place, from the last turn back."""

    def __init__(
        self, graph: Graph, prices: Prices, rates: Rates, place: RiverTenpai, aim: Aim
    ) -> None:
        at = np.full(graph.states, -1)
        at[graph.tenpai] = np.arange(len(graph.tenpai))
        self.rates = rates
        self.aimed_row = PAID if aim is Aim.POINTS else WON
        self.tsumo, self.ron = _waits(graph, prices, rates, place, at)
        self.after = np.zeros((_WAYS, 3, 2, len(graph.tenpai) + len(place.rivers)))
        self.better = self.after[_DAMA]
        self.exchanges = _Exchanges(
            graph, at, place.own[: len(place.rivers)], self.tsumo.chance[_DAMA]
        )

    def step_back(self, turn: int, unseen: int) -> Worths:
        """The worth of coming to a wait with the discard of a turn, so many tiles being unseen."""
        draw = self._draw(turn, unseen)
        if turn < LAST_TURN:
            draw[_DAMA] += self.exchanges.gains(
                self.better, self.after[_DAMA], unseen, self.aimed_row
            )
        values = self._go_around(turn, unseen, draw)
        declared = values[_FIRST].copy()
        declared[PAID] -= self.rates.stick * (1.0 - declared[WON])
        values[_FIRST] = values[_RIICHI]
        self.after = values
        worths = Worths(declared, values[_DAMA])
        self.better = self.better_of(turn, worths)
        return worths

    def without_ron(self, hands: Ints) -> Mask:
        """Whether hands cannot win by ron as they are where they declare nothing."""
        none: Mask = self.ron.chance[_DAMA, hands] == 0
        return none

    def better_of(self, turn: int, worths: Worths) -> Floats:
        """The values of the better of riichi and dama by the aim; nobody declares at the end."""
        if turn == LAST_TURN:
            return worths.dama
        declares = worths.riichi[self.aimed_row] >= worths.dama[self.aimed_row]
        return np.where(declares, worths.riichi, worths.dama)

    def _draw(self, turn: int, unseen: int) -> Floats:
        """The values before the next draw."""
        if turn == LAST_TURN:
            return np.zeros_like(self.after)
        chance, points = self.tsumo.share(unseen)
        drawn: Floats = self.after * (1.0 - chance)[:, None, None]
        drawn[:, WON] += chance[:, None]
        drawn[:, PAID] += points[:, None]
        return drawn

    def _go_around(self, turn: int, unseen: int, draw: Floats) -> Floats:
        """The values before a go-around, from those before the draw that follows it."""
        chance, points = self.ron.share_by_ron(unseen)
        rates = self.rates
        ends = np.array([rates.ends_riichi[turn], rates.ends_riichi[turn], rates.ends_calm[turn]])
        calm = np.maximum(0.0, 1.0 - ends[:, None] - chance)
        new = np.minimum(rates.new_riichi[turn], calm)
        threat = np.maximum(0.0, 1.0 - rates.ends_threat[turn] - chance)
        values = np.empty_like(draw)
        then = draw[:, :, THREAT]
        values[:, :, CALM] = (calm - new)[:, None] * draw[:, :, CALM] + new[:, None] * then
        values[:, :, THREAT] = threat[:, None] * then
        chance, points = chance[:, None], points[:, None]
        values[:, WON] += chance
        values[:, PAID] += points
        values[:, BY_RON] += chance
        return values


def _waits(
    graph: Graph, prices: Prices, rates: Rates, place: RiverTenpai, at: Ints
) -> tuple[_Waits, _Waits]:
    """The waits of the tenpai hands as draws and as discards of others, behind each river."""
    draws = np.flatnonzero((at[graph.source] >= 0) & (graph.target >= graph.states))
    hand, win = at[graph.source[draws]], graph.target[draws] - graph.states
    weight = graph.weight[draws].astype(np.float64)
    rank = np.where(graph.wins.slot[win] == RED_SLOT, FIVE, graph.wins.slot[win])
    kind = graph.wins.place[win] * SUIT_RANKS + rank

    def added(weights: Floats) -> Floats:
        sums = np.bincount(hand, weights=weights, minlength=len(graph.tenpai))
        return sums.astype(np.float64)

    def waits(paid: Floats, by_kind: Floats) -> tuple[Floats, Floats]:
        each = weight * by_kind[kind] * (paid[win] > 0)
        return added(each), added(each * paid[win])

    # The first go-around and draw of a riichi: with ippatsu, unless a call takes it away.
    called = rates.called
    tsumo = (
        (1 - called) * prices.ippatsu_tsumo + called * prices.riichi_tsumo,
        prices.riichi_tsumo,
        prices.dama_tsumo,
    )
    ron = (
        (1 - called) * prices.ippatsu_ron + called * prices.riichi_ron,
        prices.riichi_ron,
        prices.dama_ron,
    )
    drawn = np.array([waits(paid, np.ones(KINDS)) for paid in tsumo])
    in_dama = np.array(rates.dama_by_kind)

    def discarded(river: RiverKinds) -> Floats:
        in_riichi = np.array(rates.riichi_by_kind(river))
        own = np.array([float(each in river) for each in range(KINDS)])
        by_kind = in_riichi, in_riichi, in_dama
        can_win = added(own[kind]) == 0
        found = np.array([waits(*way) for way in zip(ron, by_kind, strict=True)])
        found *= can_win
        return found

    owned = [
        discarded(river)[..., hand, None]
        for hand, river in zip(place.own.tolist(), place.rivers, strict=False)
    ]
    all_drawn = np.concatenate([drawn, drawn[..., place.own[: len(owned)]]], axis=-1)
    all_discarded = np.concatenate([discarded(place.river), *owned], axis=-1)
    all_discarded[..., place.asked[place.furiten]] = 0
    return _Waits(*all_drawn.swapaxes(0, 1)), _Waits(*all_discarded.swapaxes(0, 1))


class _Exchanges:
    """The draws that a hand in dama can keep, and the cuts that lead to another tenpai hand.

    To wait on with the same hand and declare later is none of an exchange.
    """

    def __init__(self, graph: Graph, at: Ints, own: Ints, waits: Floats) -> None:
        draws = np.flatnonzero((at[graph.source] >= 0) & (graph.target < graph.states))
        hand, target = at[graph.source[draws]], graph.target[draws]
        first = np.where(target < 0, np.searchsorted(graph.choice, -1 - target), 0)
        after = np.where(target < 0, np.searchsorted(graph.choice, -target), 1)
        most = int((after - first).max(initial=0))
        cuts = first[:, None] + np.arange(most)
        known = np.append(at[graph.option], -1)
        options = known[np.minimum(cuts, len(known) - 1)]
        options[target >= 0] = at[np.maximum(target, 0), None][target >= 0]
        options[cuts >= after[:, None]] = -1
        options[options == at[graph.twins][hand, None]] = -1
        some = (options >= 0).any(axis=1)
        # Those of a place draw as the same hands in the graph do.
        again = [(each, np.flatnonzero(some & (hand == kept))) for each, kept in enumerate(own)]
        edges = np.concatenate([np.flatnonzero(some), *(edges for _, edges in again)])
        self.hand = np.concatenate(
            [hand[some], *(np.full(len(edges), len(graph.tenpai) + at) for at, edges in again)]
        )
        self.options = options[edges]
        self.weight = graph.weight[draws][edges].astype(np.float64)
        self.hands, self.starts = np.unique(self.hand, return_index=True)
        self.waits = waits[self.hands]

    def gains(self, landed: Floats, staying: Floats, unseen: int, aimed_row: int) -> Floats:
        """What the draws that are worth keeping add to the values before the draw.

        ``landed`` are the values of coming to a wait, ``staying`` those of waiting on in dama, both
        after the draw.
        """
        gains = np.zeros_like(staying)
        if not len(self.hands):
            return gains
        keys = landed[aimed_row] + TRACE * landed[WON]
        none = np.full((*keys.shape[:-1], 1), -np.inf)
        best = np.concatenate([keys, none], axis=-1)[..., self.options].argmax(axis=-1)
        target = self.options[np.arange(len(self.hand)), best]
        values = np.take_along_axis(landed, target[None], axis=-1)
        before = staying[..., self.hand]
        aimed = values[aimed_row] + TRACE * values[WON]
        taken = (aimed > before[aimed_row] + TRACE * before[WON]) * self.weight
        gained = np.add.reduceat(taken * (values - before), self.starts, axis=-1)
        weight = np.add.reduceat(taken, self.starts, axis=-1) + self.waits
        gains[..., self.hands] = gained / np.maximum(weight, unseen)
        return gains


# The values of all states -------------------------------------------------------------------------


_WEIGHTS: Final = {**WEIGHTS, Aim.POINTS: (1e-9, 1e-12, 1.0)}
"""Those of the published values: at a table points are often equal, late ones at 0."""


class Chain(NamedTuple):
    """The chance of a threat, and that of the hand's end in a go-around, by turn."""

    threat: dict[int, float]
    end: dict[int, float]


def chain_of(rates: Rates, turn: int, *, threat: bool) -> Chain:
    """The course of a hand from a turn on, whatever this player holds."""
    found = Chain({}, {})
    calm, threatened = float(not threat), float(threat)
    for at in range(turn, LAST_TURN + 1):
        found.threat[at] = threatened / (calm + threatened)
        declared = min(rates.new_riichi[at], 1.0 - rates.ends_calm[at])
        still_calm = calm * (1.0 - rates.ends_calm[at] - declared)
        now_threatened = calm * declared + threatened * (1.0 - rates.ends_threat[at])
        found.end[at] = 1.0 - (still_calm + now_threatened) / (calm + threatened)
        calm, threatened = still_calm, now_threatened
    return found


class TableValues(NamedTuple):
    """The values of a graph's ``first`` states.

    ``worth`` are win, tenpai and points by turn: (turns, 3, states). ``tenpai`` are the indexes of
    those that are tenpai, ``ways`` their values in riichi and in dama at the turn asked about, as
    table.py has them: (3, states) each. ``needs_riichi`` says which of them have no ron in dama.
    """

    worth: Floats
    tenpai: Ints
    ways: Worths
    needs_riichi: Mask


def solve_at_table(
    graph: Graph,
    prices: Prices,
    unseen: int,
    question: OutlookInput,
    asked: Sequence[HandOutlook],
    *,
    replacement: Floats | None = None,
) -> TableValues:
    """The values of a graph's ``first`` states, which are those of the hands ``asked`` about.

    There are none before the draw of a kan. ``replacement`` is that of `induction.solve`.
    """
    rates, weights = question.table, _WEIGHTS[question.aim]
    assert rates is not None  # noqa: S101 - for the type checker: its callers ask
    if replacement is not None:
        # The start is one of them only where it waits in dama: before the draw it has not declared.
        waits = ~np.isin(graph.tenpai, graph.first[graph.first != graph.stays])
        graph = replace(graph, tenpai=graph.tenpai[waits], twins=graph.twins[waits])
    first = np.flatnonzero(np.isin(graph.first, graph.tenpai))
    place = _place(graph, question.river_kinds, asked, first)
    tenpai = TenpaiHands(graph, prices, rates, place, question.aim)
    wins = np.zeros(len(graph.wins.rows)) if replacement is None else replacement
    bare = _without_tenpai(graph, keep_first=replacement is not None)
    now = values = Values(bare, wins, weights)
    if replacement is not None:
        now = Values(bare, wins, weights)
    chain = chain_of(rates, question.turn, threat=question.threat)
    unseen -= int(replacement is not None)
    turns = LAST_TURN - question.turn + 1
    by_turn = np.empty((3, turns, len(graph.first)))
    for draws in range(turns - 1, -1, -1):
        turn = question.turn + draws
        if draws < turns - 1:
            values.step_back(unseen - draws)
            values.states *= 1.0 - chain.end[turn]
        threat = chain.threat[turn]
        landed = Worths(*(_mixed(each, threat) for each in tenpai.step_back(turn, unseen - draws)))
        better = tenpai.better_of(turn, landed)
        worth = np.stack([better[WON], np.ones_like(better[WON]), better[PAID]])
        values.land(graph.tenpai, worth[:, : len(graph.tenpai)])
        if replacement is not None:
            now.go_on_from(values)
            now.step_back(unseen + 1 - draws)
        by_turn[:, draws] = now.first
        if replacement is None:
            by_turn[:, draws, first] = worth[:, place.asked]
    ways = Worths(*(each[:, place.asked] for each in landed))
    return TableValues(finished(by_turn), first, ways, tenpai.without_ron(place.asked))


def _place(
    graph: Graph, river: RiverKinds, asked: Sequence[HandOutlook], first: Ints
) -> RiverTenpai:
    """The ``first`` states that are tenpai, each behind the river that its own cut lies in."""
    own = np.searchsorted(graph.tenpai, graph.first[first])
    known = [asked[each] for each in first.tolist()] if asked else []
    cuts = [KIND_OF[option.cut] for option in known if option.cut is not None]
    # Behind its own cut a hand comes after all others; where nothing was cut it is one of them.
    behind = len(graph.tenpai) + np.arange(len(first)) if cuts else own
    furiten = np.array([option.is_furiten for option in known] or [False] * len(first), bool)
    return RiverTenpai(river, own, tuple(river | {cut} for cut in cuts), behind, furiten)


def _mixed(values: Floats, threat: float) -> Floats:
    """The values without knowing whether another player is in riichi by then."""
    mixed: Floats = (1.0 - threat) * values[:, CALM] + threat * values[:, THREAT]
    return mixed


def _without_tenpai(graph: Graph, *, keep_first: bool) -> Graph:
    """The graph without the draws of tenpai hands, but for those of what is asked about."""
    waits = np.ones(graph.states, bool)
    waits[graph.tenpai] = False
    if keep_first:
        waits[graph.first] = True
    kept = waits[graph.source]
    return replace(
        graph, source=graph.source[kept], target=graph.target[kept], weight=graph.weight[kept]
    )
