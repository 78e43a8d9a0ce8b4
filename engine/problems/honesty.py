"""Whether the widest cut of a hand is also worth most, by the outlook of each cut.

Needs NumPy, as `engine.outlook` does; nothing else of the dealers does.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import engine.outlook
from engine.facts.ukeire import ukeire
from engine.facts.waits import tenpai_discards, tile_of, waits
from engine.hand import FULL_SIZE, Hand
from engine.outlook import RATES, HandOutlook, Outlook, Prospect
from engine.rules import Rules
from engine.scoring.score import ScoredReading, score
from engine.scoring.win import By, Win
from engine.scoring.yaku import A_YAKUMAN, YAKU
from engine.tiles import EAST, KIND_OF, SOUTH, Kind, Tile

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


# The yaku that make one cut worth more than another ----------------------------------------------


REASONS: Final = {
    yaku.id: yaku.closed * (A_YAKUMAN if yaku.is_yakuman else 1)
    for yaku in YAKU
    if yaku.id not in {"riichi", "tsumo"}
}
"""Yaku with their han, but for those that any closed hand has."""

LEAD: Final = 0.2
"""By how much more of the wins a yaku has to be in, to be the reason for a cut."""

MOST: Final = 2
"""The yaku that are named."""


class LikelyWin(NamedTuple):
    """A win, and how many tiles lead to it."""

    best: ScoredReading
    left: int


class YakuLead(NamedTuple):
    """A yaku that comes more often after one cut than after another, and by how many han a win."""

    yaku: str
    han: float


def yaku_of_value(hand: Hand, cut: Kind, other: Kind, rules: Rules) -> tuple[YakuLead, ...]:
    """Return the yaku that come more often after a cut than after another one.

    Those of most han first; none of a hand that is far from tenpai, and of a part of a hand. Wins
    are by tsumo, after riichi where the hand is closed, each tile as often as it is left.
    """
    if hand.size != FULL_SIZE:
        return ()
    mine, its = (_yaku_after(hand, kind, rules) for kind in (cut, other))
    leads = {yaku: share - its[yaku] for yaku, share in mine.items() if yaku in REASONS}
    found = [YakuLead(it, lead * REASONS[it]) for it, lead in leads.items() if lead >= LEAD]
    return tuple(sorted(found, key=lambda lead: -lead.han)[:MOST])


@lru_cache(maxsize=64)
def _yaku_after(hand: Hand, cut: Kind, rules: Rules) -> Counter[str]:
    """Return the share of the wins after a cut that each yaku is in."""
    after = hand.without(tile_of(hand, cut))
    found: Counter[str] = Counter()
    wins = _wins(after, rules) or _wins_of_next(after, rules)
    for best, left in wins:
        found.update({earned.yaku.id: left for earned in (*best.yaku, *best.yakuman)})
    total = sum(left for _, left in wins)
    return Counter({yaku: part / total for yaku, part in found.items()})


def _wins(hand: Hand, rules: Rules) -> list[LikelyWin]:
    """Return the wins of a tenpai hand with the tiles left of each; none of another hand."""
    found = []
    for wait in waits(hand, rules=rules).waits:
        win = Win(wait.tile, By.TSUMO, SOUTH, EAST, riichi=int(hand.is_closed))
        best = score(hand, win, rules).best if wait.left else None
        if best is not None:
            found.append(LikelyWin(best, wait.left))
    return found


def _wins_of_next(hand: Hand, rules: Rules) -> list[LikelyWin]:
    """Return the wins of a hand that lacks a tile for tenpai, which it cuts for the most points."""
    found: list[LikelyWin] = []
    accepted = ukeire(hand, rules=rules)
    for accepts in accepted.tiles if accepted.shanten == 1 else ():
        drawn = hand.with_tile(accepts.tile)
        ways = (_wins(drawn.without(it.tile), rules) for it in tenpai_discards(drawn, rules=rules))
        best = max(ways, key=lambda way: sum(it.best.price.points * it.left for it in way))
        found += [LikelyWin(it.best, it.left * accepts.left) for it in best]
    return found
