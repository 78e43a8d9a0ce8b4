"""The values of all states by turn, backwards from the last one.

At turn t a hand that waits has drawn and cut t times; D(t) tiles are unseen before the next draw,
w(x) of them are tiles x. With v for a hand that waits, g for one that chooses, both at a turn:

    g_t(h)   = v_t(h - y) for the cut y that is the best by the aim
    v_T(h)   = 1 for tenpai where h is tenpai, else 0
    v_t(h)   = v_{t+1}(h) + sum over x of w(x) / D(t) * (g_{t+1}(h + x) - v_{t+1}(h))

where the sum has the draws x after which g is more than v by the aim; others are thrown away. A win
is worth (1, 1, points) in the place of g. A hand that is tenpai has tenpai 1 whatever comes.

The w(x) do not shrink with what is thrown away. Late they can add up to more than D(t) for a hand
that throws hardly any tile away, such as 1111m234p567s999s, which is tenpai with any tile but 1m:
no such hand throws so many tiles away, and as a sum its chance of tenpai is above 1. There the
chance is 1, and the points are those of a win in as much as it was above.

Win, tenpai and points are those of one line of play: each choice is made by the aim, and where that
is the same by the two other values, which count too little to outweigh it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .parts import Floats, Ints, Mask
from .result import Aim
from .search import Graph


class Stripes:
    """Members of groups laid out in stripes: the first of each group, then the second, and so on.

    Groups are numbered anew, the largest first (``rank`` by the old number): so each stripe is of
    the first groups, and to add up all groups each stripe is added to the start of one array.
    ``groups`` are the old numbers of the members, ascending; ``at`` their places in the stripes.
    """

    def __init__(self, groups: Ints, number: int) -> None:
        sizes = np.bincount(groups, minlength=number)
        by_size = np.argsort(-sizes.astype(np.int8), kind="stable")
        self.rank = np.empty(number, np.intp)
        self.rank[by_size] = np.arange(number)
        most = int(sizes.max(initial=0))
        widths = number - np.searchsorted(sizes[by_size][::-1], np.arange(most), side="right")
        starts = np.cumsum(widths) - widths
        within = np.arange(len(groups)) - (np.cumsum(sizes) - sizes)[groups]
        self.at: Ints = starts[within] + self.rank[groups]
        self.spans = [
            (slice(start, start + width), width)
            for start, width in zip(starts.tolist(), widths.tolist(), strict=True)
        ]

    def laid_out(self, members: NDArray) -> NDArray:  # type: ignore[type-arg]
        """One value a member, in the order of the stripes."""
        out = np.empty_like(members)
        out[self.at] = members
        return out

    def blocks(self, most: int) -> Iterator[tuple[slice, list[tuple[slice, int]]]]:
        """Stripes that follow each other and have ``most`` members together, or one with more.

        With each block, its stripes: where they are in it, and how many groups they have.
        """
        start, stripes = 0, list[tuple[slice, int]]()
        for span, width in self.spans:
            if stripes and span.stop - start > most:
                yield slice(start, span.start), stripes
                start, stripes = span.start, []
            stripes.append((slice(span.start - start, span.stop - start), width))
        if stripes:
            yield slice(start, self.spans[-1][0].stop), stripes


# The values of all states -------------------------------------------------------------------------


WEIGHTS: Final = {
    Aim.WIN: (1.0, 1e-11, 1e-14),
    Aim.TENPAI: (1e-11, 1.0, 1e-14),
    Aim.POINTS: (1e-8, 1e-9, 1.0),
}
"""The weights of win, tenpai and points in a choice: with 100,000 points at most, the two values
beside the aim never add up to 1e-9 of one unit of it."""

WIN, TENPAI, POINTS = range(3)

BLOCK: Final = 1 << 15
"""How many draws are worked on at once, which bounds memory."""


def solve(
    graph: Graph,
    points: Floats,
    unseen: int,
    turns: int,
    aim: Aim,
    *,
    replacement: Floats | None = None,
) -> "Solved":
    """The values of the graph's ``first`` states.

    ``points`` are those of each win, 0 where it is none for lack of a yaku; ``unseen`` are the
    tiles before the next draw, ``turns`` counts from the one asked about to the last.

    ``replacement`` has the points of wins with the replacement tile of a kan just made. Then the
    values are those before that tile is drawn: it is one draw more, in the same turn.
    """
    drawn_before = int(replacement is not None)
    weights = WEIGHTS[aim]
    now = values = Values(graph, points, weights)
    if replacement is not None:
        now = Values(graph, replacement, weights)
    by_turn = np.empty((3, turns, len(graph.first)))
    for draws in range(turns - 1, -1, -1):
        if draws < turns - 1:
            values.step_back(unseen - draws - drawn_before)
        if replacement is not None:
            now.go_on_from(values)
            now.step_back(unseen - draws)
        by_turn[:, draws] = now.first
    return Solved(finished(by_turn), values.declines())


class Solved(NamedTuple):
    """Win, tenpai and points by turn: (turns, 3, states), the last turn last.

    ``declines`` says of each state whether its line throws a draw away that would win now.
    """

    worth: Floats
    declines: Mask


def finished(by_turn: Floats) -> Floats:
    """Values as they are answered: (3, turns, states) becomes (turns, 3, states)."""
    # Equal cuts are shown as equal: their sums were added up in different orders.
    worth = by_turn + 0.0
    worth[:2] = worth[:2].round(12)
    worth[POINTS] = worth[POINTS].round(9)
    return worth.swapaxes(0, 1)


class Values:
    """Win, tenpai and points of all states and wins at one turn, a row each.

    States are numbered by their draws, wins come behind. Choices are made by the weighted sum of
    the three, added up anew at each turn: equal points stay equal to the last bit.
    """

    def __init__(self, graph: Graph, points: Floats, weights: tuple[float, float, float]) -> None:
        self.weights = weights
        self._by_weight = sorted((WIN, TENPAI, POINTS), key=weights.__getitem__, reverse=True)
        self.draws = Stripes(graph.source, graph.states)
        self._prepare_rows(graph, points)
        self._prepare_choices(graph)
        self._prepare_draws(graph, points)

    def _prepare_rows(self, graph: Graph, points: Floats) -> None:
        """The values at the last turn."""
        states = graph.states
        rank = self.draws.rank
        self.rows = np.zeros((3, states + len(points)))
        self.rows[TENPAI, rank[graph.tenpai]] = 1.0
        self.rows[:POINTS, states:] = 1.0
        self.rows[POINTS, states:] = points
        self.states = self.rows[:, :states]
        self._first, self._stays = rank[graph.first], rank[graph.stays]
        self.tenpai = rank[graph.tenpai]

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
        self.taken = np.ones(len(target), bool)
        self.blocks = list(self.draws.blocks(BLOCK))

    @property
    def first(self) -> Floats:
        """The values of the states that are asked about."""
        return self.rows[:, self._first]

    def declines(self) -> Mask:
        """Whether each state asked about threw a win away in the last step back."""
        wins = (self.target >= self.states.shape[1]) & (self.weight > 0) & ~self.taken
        return np.isin(self._first, self.source[wins])

    def land(self, states: Ints, worth: Floats) -> None:
        """Give these states these values."""
        self.rows[:, self.draws.rank[states]] = worth

    def go_on_from(self, values: "Values") -> None:
        """Take over the values of a turn; what is asked about throws its draw away in them."""
        self.states[:] = values.states
        self.rows[:, self._first] = values.rows[:, self._stays]

    def step_back(self, unseen: int) -> None:
        """Go back one turn, to the draw from so many tiles."""
        main, *traces = self._by_weight
        aim = self.weights[main] * self.rows[main]
        for value in traces:
            aim += self.weights[value] * self.rows[value]
        self._choose(aim)
        total = np.zeros((4, self.states.shape[1]))
        for block, stripes in self.blocks:
            gained = self._gained(block, aim, unseen)
            for span, width in stripes:
                total[:, :width] += gained[:, span]
        lost = self.states * total[0]
        self.states += total[1:]
        self.states -= lost
        self._keep_chances()

    def _gained(self, block: slice, aim: Floats, unseen: int) -> Floats:
        """The chance of each draw of a block that is taken, and the values that it leads to."""
        target = self.target[block]
        gained = np.empty((4, len(target)))
        taken, values = gained[0], gained[1:]
        self.taken[block] = aim.take(target) > aim.take(self.source[block])
        np.multiply(self.weight[block] / unseen, self.taken[block], out=taken)
        np.take(self.rows, target, axis=1, out=values, mode="clip")
        values *= taken
        return gained

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

    def _keep_chances(self) -> None:
        """Keep tenpai 1 of hands that are tenpai, where a line leads away from it; and no more."""
        win, tenpai, points = self.states
        tenpai[self.tenpai] = 1.0
        np.minimum(tenpai, 1.0, out=tenpai)
        points /= np.maximum(win, 1.0)
        np.minimum(win, 1.0, out=win)
