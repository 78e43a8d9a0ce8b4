"""The values of all states at a table, by turn: ron, and others who end the hand.

In a go-around the hand ends without this player with the chance e(t), worked out for any hand that
is not tenpai from how often others end a hand before and after somebody's riichi. With the values
of `induction`, and those of `tenpai` in the place of its tenpai hands:

    v_t(h) = (1 - e(t)) * (v_{t+1}(h) + sum over x of w(x) / D(t) * (g_{t+1}(h + x) - v_{t+1}(h)))

and v is 0 after the last turn's discard. A hand that comes to its wait is worth the better of
riichi and dama by the aim.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from engine.tiles import KIND_OF

from .aim import Aim
from .arrays import Floats, Ints, Mask
from .graph import Graph
from .induction import WEIGHTS, Values, finished
from .question import OutlookInput
from .rates import LAST_TURN, Rates
from .result import HandOutlook
from .tenpai import CALM, PAID, THREAT, WON, Prices, RiverKinds, RiverTenpai, TenpaiHands, Worths

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
    tenpai.py has them: (3, states) each. ``needs_riichi`` says which of them have no ron in dama.
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
