"""Set partitioning: the hand as an integer program, every tile covered by exactly one group.

One binary variable for each copy of each candidate group; for each kind, the copies taken cover as
many tiles as the hand holds; exactly one of the groups is a pair. The solver returns one solution,
which is then cut off by a constraint of its own, until none is left.

Needs PuLP with the HiGHS solver: the extra ``ilp``.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine.facts.decompose import Form
from engine.index.distances import SUIT_RANKS
from engine.index.lookup import changed
from engine.index.suit_readings import Group
from engine.tiles import EAST, KINDS, Kind

from .judgement import Judgement, Taken, judgement, sequence_from, starts_sequence

if TYPE_CHECKING:
    import pulp

NAME: Final = "set partition"
FORMS: Final = frozenset({Form.STANDARD})

Copy = tuple[Group, int]
"""A candidate group, and which of its copies: 112233m may take 123m twice."""


def judge(counts: Sequence[int]) -> Judgement:
    """Return every standard reading of 34 concealed counts; ImportError without the extra."""
    return judgement(_readings(counts))


def waits(counts: bytes) -> tuple[Kind, ...]:
    """Return the kinds that complete 34 counts: with each of them, one solution is enough."""
    return tuple(
        kind
        for kind in range(KINDS)
        if counts[kind] < 4 and any(_readings(changed(counts, kind, 1)))
    )


def _readings(counts: Sequence[int]) -> Iterator[Taken]:
    import pulp  # noqa: PLC0415 - an extra, and slow to import

    if not _sizes_fit(counts):
        return
    problem, taken = _program(counts)
    solver = pulp.HiGHS(msg=False)
    if not solver.available():
        raise ImportError("PuLP is installed without the HiGHS solver", name="highspy")
    while pulp.LpStatus[problem.solve(solver)] == "Optimal":
        solution = [copy for copy, variable in taken.items() if round(variable.value() or 0)]
        groups = sorted(group for group, _ in solution)
        pair = next(group for group in groups if len(group) == 2)
        groups.remove(pair)
        yield Taken(pair[0], tuple(groups))
        problem += pulp.lpSum(taken[copy] for copy in solution) <= len(solution) - 1


def _sizes_fit(counts: Sequence[int]) -> bool:
    """Whether each suit, and each honor, is so many tiles as groups of three and one pair need.

    No group reaches into another suit, so that many a hand needs no solver: 1m beside groups.
    """
    suits = (sum(counts[first : first + SUIT_RANKS]) for first in range(0, EAST, SUIT_RANKS))
    return sorted(size % 3 for size in (*suits, *counts[EAST:]) if size % 3) == [2]


def _program(
    counts: Sequence[int],
) -> tuple["pulp.LpProblem", dict[Copy, "pulp.LpVariable"]]:
    """Return the hand as constraints, and the variable of each copy of each group."""
    import pulp  # noqa: PLC0415 - an extra, and slow to import

    problem = pulp.LpProblem("hand", pulp.LpMinimize)
    taken: dict[Copy, pulp.LpVariable] = {
        (group, copy): problem.add_variable("x" + "_".join(map(str, (*group, copy))), cat="Binary")
        for group in _candidates(counts)
        for copy in range(min(counts[kind] // group.count(kind) for kind in group))
    }
    problem += pulp.lpSum([])  # any solution is as good as any other
    for kind in range(KINDS):
        covering = [x * group.count(kind) for (group, _), x in taken.items() if kind in group]
        if counts[kind]:
            problem += pulp.lpSum(covering) == counts[kind]
    problem += pulp.lpSum(x for (group, _), x in taken.items() if len(group) == 2) == 1
    for (group, copy), x in taken.items():
        if copy:  # the first copy before the second, or each solution comes twice
            problem += x <= taken[group, copy - 1]
    return problem, taken


def _candidates(counts: Sequence[int]) -> Iterator[Group]:
    for kind in range(KINDS):
        if counts[kind] >= 2:
            yield (kind, kind)
        if counts[kind] >= 3:
            yield (kind, kind, kind)
        if starts_sequence(kind) and all(counts[part] for part in sequence_from(kind)):
            yield sequence_from(kind)
