"""Whether the widest cut of a hand is also worth most, by the outlook of each cut.

Needs NumPy, as `engine.outlook` does; nothing else of the dealers does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import engine.outlook
from engine.hand import Hand
from engine.outlook import RATES, HandOutlook, Model, Outlook, Prospect
from engine.rules import Rules
from engine.tiles import KIND_OF, Kind, Tile

from .cut import CutProblem
from .kind import RIGHT

MORE_POINTS: Final = 1.1
MORE_WINS: Final = 1.05
"""From these on, a cut is worth more than another: ten percent of points, five of wins."""

AS_GOOD: Final = 1.05
"""Below this a cut that is worth more than another is only as good."""

WorthOfCuts = Mapping[Kind, Prospect]


def first_outlook(hand: Hand, seen: Sequence[Tile], rules: Rules) -> Outlook:
    """Return the outlook of a hand from the first turn on.

    A closed hand among four is at a table, any other one alone.
    """
    return engine.outlook.outlook(hand, seen=seen, rules=rules, table=RATES)


def worths(options: Sequence[HandOutlook]) -> WorthOfCuts:
    """Return what each cut is worth, by the kind that is cut."""
    by: dict[Kind, Prospect] = {}
    for option in options:
        if option.cut is not None and option.is_cut:
            by.setdefault(KIND_OF[option.cut], option.worth)
    return by


def weighed(problem: CutProblem, found: Outlook) -> CutProblem:
    """Return a problem with the cuts that are worth as much as any, or more than the widest.

    Those within `AS_GOOD` of the most points are as good where a widest cut is one of them, else
    worth more. No right cut is then below another by both `MORE_POINTS` and `MORE_WINS`: it is
    beaten. A cut that breaks tenpai counts only where the outlook puts it first at a table: alone
    it is overrated. ``found`` is the outlook of the problem's hand.
    """
    at_table = found.model is Model.TABLE
    cuts = [option for option in found.options if option.is_cut]
    by = worths([it for it in cuts if not found.leaves_tenpai(it) or (at_table and it is cuts[0])])
    wide = [kind for kind, share in problem.widths.items() if share >= RIGHT and kind in by]
    if not wide:
        return problem
    most = max(worth.points for worth in by.values())
    beaten = tuple(sorted(kind for kind in wide if beaten_in_both(kind, by)))
    good = tuple(sorted(kind for kind, worth in by.items() if most < AS_GOOD * worth.points))
    if not beaten and not problem.right.isdisjoint(good):
        return replace(problem, as_good=tuple([kind for kind in good if kind not in wide]))
    return replace(problem, valued=good, beaten=beaten)


def beaten_in_both(cut: Kind, by: WorthOfCuts) -> bool:
    """Whether another cut has more points and more wins than this one."""
    mine = by[cut]
    return any(
        other.points >= MORE_POINTS * mine.points and other.win >= MORE_WINS * mine.win
        for other in by.values()
    )


def more_points(cut: Kind, by: WorthOfCuts) -> tuple[Kind, ...]:
    """Return the cuts that have more points than this one."""
    return tuple(
        sorted(kind for kind, other in by.items() if other.points >= MORE_POINTS * by[cut].points)
    )


def is_agreed(cut: Kind, by: WorthOfCuts) -> bool:
    """Whether this cut is as good as any, in points and in wins."""
    mine = by[cut]
    return all(
        other.points < AS_GOOD * mine.points and other.win < AS_GOOD * mine.win
        for kind, other in by.items()
        if kind != cut
    )
