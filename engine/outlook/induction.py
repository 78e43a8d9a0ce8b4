"""The values of all states by turn, backwards from the last one.

At turn t a hand that waits has drawn and cut t times; D(t) tiles are unseen before the next draw,
w(x) of them are tiles x. With v for a hand that waits, g for one that chooses, both at a turn:

    g_t(h)   = v_t(h - y) for the cut y that is the best by the aim
    v_T(h)   = 1 for tenpai where h is tenpai, else 0
    v_t(h)   = v_{t+1}(h) + sum over x of w(x) / D(t) * (g_{t+1}(h + x) - v_{t+1}(h))

where the sum has the draws x after which g is more than v by the aim; others are thrown away. A win
is worth (1, 1, points) in the place of g. A hand that is tenpai has tenpai 1 whatever comes.

The w(x) do not shrink with what is thrown away. Late they can add up to more than D(t) for a hand
that hardly throws any tile away, such as 1111m234p567s999s, which is tenpai with any tile but 1m:
its chance of tenpai is 1.00001. The published values of this model have such chances too, so they
are returned as they are.

Win, tenpai and points are those of one line of play: each choice is made by the aim, and where that
is the same by the two other values, which count too little to outweigh it.
"""

from typing import Final

import numpy as np

from .aim import Aim
from .arrays import Floats
from .graph import Graph
from .stripes import Stripes

WEIGHTS: Final = {
    Aim.WIN: (1.0, 1e-11, 1e-14),
    Aim.TENPAI: (1e-11, 1.0, 1e-14),
    Aim.POINTS: (1e-8, 1e-9, 1.0),
}
"""The weights of win, tenpai and points in a choice: with 100,000 points at most, the two values
beside the aim never add up to 1e-9 of one unit of it."""

WIN, TENPAI, POINTS = range(3)


def solve(
    graph: Graph,
    points: Floats,
    unseen: int,
    turns: int,
    aim: Aim,
    *,
    replacement: Floats | None = None,
) -> Floats:
    """The values of the graph's ``first`` states by turn: (turns, 3, states), the last turn last.

    ``points`` are those of each win, 0 where it is none for lack of a yaku; ``unseen`` are the
    tiles before the next draw, ``turns`` counts from the one asked about to the last.

    ``replacement`` has the points of wins with the replacement tile of a kan just made. Then the
    values are those before that tile is drawn: it is one draw more, in the same turn.
    """
    drawn_before = int(replacement is not None)
    values = _Values(graph, points, aim)
    replaced = None if replacement is None else _Values(graph, replacement, aim)
    by_turn = np.empty((3, turns, len(graph.first)))
    for draws in range(turns - 1, -1, -1):
        if draws < turns - 1:
            values.step_back(unseen - draws - drawn_before)
        now = values
        if replaced is not None:
            now = replaced
            now.states[:] = values.states
            now.step_back(unseen - draws)
        by_turn[:, draws] = now.first
    # Equal cuts are shown as equal: their sums were added up in different orders.
    worth = values.worth(by_turn) + 0.0
    worth[:2] = worth[:2].round(12)
    worth[POINTS] = worth[POINTS].round(9)
    return worth.swapaxes(0, 1)


class _Values:
    """The values of all states and wins at one turn.

    The first row is what choices are made by: the aim's value and a trace of the two others, which
    are the other rows.
    """

    def __init__(self, graph: Graph, points: Floats, aim: Aim) -> None:
        self.weights = np.array(WEIGHTS[aim])
        self.main = int(self.weights.argmax())
        self.others = [value for value in (WIN, TENPAI, POINTS) if value != self.main]
        self.draws = Stripes(graph.source, graph.states)
        self._prepare_rows(graph, points)
        self._prepare_choices(graph)
        self._prepare_draws(graph, points)

    def _prepare_rows(self, graph: Graph, points: Floats) -> None:
        """The values at the last turn. States are numbered by their draws, wins come behind."""
        states = graph.states
        rank = self.draws.rank
        worth = np.zeros((3, states + len(points)))
        worth[TENPAI, rank[graph.tenpai]] = 1.0
        worth[:2, states:] = 1.0
        worth[POINTS, states:] = points
        self.rows = np.concatenate([(self.weights @ worth)[None], worth[self.others]])
        self.states = self.rows[:, :states]
        self._first = rank[graph.first]
        is_tenpai = np.zeros(states, bool)
        is_tenpai[graph.tenpai] = True
        leaves = is_tenpai[graph.source] & (graph.target < states)
        self.tenpai = rank[np.unique(graph.source[leaves])]

    def _prepare_choices(self, graph: Graph) -> None:
        number = int(graph.choice[-1]) + 1 if len(graph.choice) else 0
        self.choices = Stripes(graph.choice, number)
        self.option = self.choices.laid_out(self.draws.rank[graph.option])

    def _prepare_draws(self, graph: Graph, points: Floats) -> None:
        weight = graph.weight.astype(np.float64)
        wins = np.flatnonzero(graph.target >= graph.states)
        weight[wins[points[graph.target[wins] - graph.states] == 0]] = 0.0
        target = graph.target.copy()
        to_states = np.flatnonzero((target >= 0) & (target < graph.states))
        target[to_states] = self.draws.rank[target[to_states]]
        self.weight = self.draws.laid_out(weight)
        self.source = self.draws.laid_out(self.draws.rank[graph.source])
        self.target = self.draws.laid_out(target)
        self.to_choices = np.flatnonzero(self.target < 0)
        self.choice_of = self.choices.rank[-1 - self.target[self.to_choices]]
        self.gains = np.empty((4, len(target)))

    @property
    def first(self) -> Floats:
        """The rows of the states that are asked about."""
        return self.rows[:, self._first]

    def worth(self, rows: Floats) -> Floats:
        """Win, tenpai and points from rows as they are kept here."""
        worth: Floats = np.empty_like(rows)
        worth[self.others] = rows[1:]
        worth[self.main] = rows[0] - np.tensordot(self.weights[self.others], rows[1:], 1)
        return worth

    def step_back(self, unseen: int) -> None:
        """Go back one turn, to the draw from so many tiles."""
        aim = self.rows[0]
        self._choose(aim)
        taken, gains = self.gains[0], self.gains[1:]
        np.take(self.rows, self.target, axis=1, out=gains, mode="clip")
        np.multiply(self.weight, gains[0] > aim.take(self.source), out=taken)
        gains *= taken
        total = np.zeros((4, self.states.shape[1]))
        for span, width in self.draws.spans:
            total[:, :width] += self.gains[:, span]
        self.states += (total[1:] - self.states * total[0]) / unseen
        self._keep_tenpai()

    def _choose(self, aim: Floats) -> None:
        """Lead draws to the best cut of each hand that chooses."""
        if not self.choices.spans:
            return
        worth = aim.take(self.option)
        (span, _), *others = self.choices.spans
        best, chosen = worth[span], self.option[span].copy()
        for span, width in others:
            better = worth[span] > best[:width]
            np.copyto(best[:width], worth[span], where=better)
            np.copyto(chosen[:width], self.option[span], where=better)
        self.target[self.to_choices] = chosen.take(self.choice_of)

    def _keep_tenpai(self) -> None:
        """Keep tenpai 1 of hands that are tenpai where a line leads away from it."""
        if not len(self.tenpai):
            return
        tenpai = self.worth(self.rows[:, self.tenpai])[TENPAI]
        self.rows[0, self.tenpai] += self.weights[TENPAI] * (1.0 - tenpai)
        if self.main != TENPAI:
            self.rows[1 + self.others.index(TENPAI), self.tenpai] = 1.0
