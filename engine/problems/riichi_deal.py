"""Deals closed tenpai hands of which riichi or dama is worth clearly more at a table."""

from random import Random
from typing import Final

import engine.outlook
from engine.hand import Hand
from engine.outlook import RATES, TenpaiWorth
from engine.rules import Rules
from engine.tiles import EAST, KINDS, SOUTH, WINDS, Kind, Tile

from .kind import LEVELS, ProblemKind
from .riichi import (
    ADDS_TO_YAKU,
    GOOD_WAIT,
    IMPROVES,
    KEEPS_YAKU,
    LEAST_LEAD,
    ONLY_YAKU,
    RiichiProblem,
    has_ron,
    tiles_left,
)
from .tiles_dealt import TileSet, complete_counts, set_of, unseen

TURNS: Final = (3, 12)
"""The first and the last turn of a dealt question."""

MOST_LEAD: Final = 999
"""Where the other way loses points, or never wins, the lead is this many percent."""

DAMA_THEMES: Final = (KEEPS_YAKU, IMPROVES)

_ALL: Final = {ADDS_TO_YAKU: 1, IMPROVES: 1, KEEPS_YAKU: 1, ONLY_YAKU: 1}
_FAR_LEAD: Final = {IMPROVES: 1, KEEPS_YAKU: 1, ONLY_YAKU: 2}

THEME_WEIGHTS: Final = {level: _ALL if level > 2 else _FAR_LEAD for level in LEVELS}
"""At each level riichi is right as often as dama; beside a yaku it seldom leads by 40 %."""


def deal_riichi(random: Random, level: int, theme: str, rules: Rules) -> RiichiProblem:
    """Return a hand of the theme whose lead has the level. Needs NumPy."""
    of = set_of(rules)
    has_yaku = theme in (ADDS_TO_YAKU, KEEPS_YAKU)
    while True:
        hand = _random_tenpai(random, of, is_tanki=theme in DAMA_THEMES)
        seat, round_wind = random.choice(WINDS), random.choice((EAST, SOUTH))
        turn = random.randint(*TURNS)
        dora = (random.choice(unseen(hand.counts, of)),)
        if has_ron(hand, rules, seat, round_wind) != has_yaku:
            continue
        is_good = tiles_left(hand, dora, rules) >= GOOD_WAIT
        if theme == ONLY_YAKU and is_good != (level == 1):
            continue
        lead = lead_of(hand, turn, dora, rules, seat, round_wind)
        if abs(lead) < LEAST_LEAD:
            continue
        problem = RiichiProblem(hand, lead, turn, dora, rules, seat, round_wind)
        if (problem.theme, problem.level) == (theme, level):
            return problem


def lead_of(
    hand: Hand, turn: int, dora: tuple[Tile, ...], rules: Rules, seat: Kind, round_wind: Kind
) -> int:
    """Return the lead of riichi in percent, below 0 that of dama, 0 where they are at odds.

    It is the less of the leads in points and in wins, rounded down.
    """
    found = engine.outlook.outlook(
        hand, turn=turn, dora=dora, seat=seat, round=round_wind, rules=rules, table=RATES
    )
    (option,) = found.options
    return lead_between(option.riichi, option.dama)


def lead_between(riichi: TenpaiWorth | None, dama: TenpaiWorth | None) -> int:
    """Return the lead that `lead_of` does, of these values; 0 where one of the ways is missing."""
    if riichi is None or dama is None:
        return 0
    return _lead(riichi, dama) or -_lead(dama, riichi)


def _lead(one: TenpaiWorth, other: TenpaiWorth) -> int:
    """Return by how many percent one way leads in points and in wins, 0 where it does not."""
    pairs = ((one.points, other.points), (one.win, other.win))
    return max(0, min(_percent_more(mine, its) for mine, its in pairs))


def _percent_more(mine: float, its: float) -> int:
    if mine <= 0 or its <= 0:
        return MOST_LEAD if mine > its else 0
    return min(MOST_LEAD, int(100 * (mine / its - 1)))


def _random_tenpai(random: Random, of: TileSet, *, is_tanki: bool) -> Hand:
    """Return a complete hand less a tile: one of its pair where a tanki is wanted.

    A tanki is what most hands wait for that are worth more in dama.
    """
    counts = complete_counts(random, of)
    held = [kind for kind in range(KINDS) if counts[kind] == 2 or (counts[kind] and not is_tanki)]
    if not held:
        return _random_tenpai(random, of, is_tanki=is_tanki)
    counts[random.choice(held)] -= 1
    return Hand([kind for kind in range(KINDS) for _ in range(counts[kind])])


RIICHI: Final = ProblemKind(
    "riichi",
    THEME_WEIGHTS,
    deal_riichi,
    with_four=frozenset(_ALL),
    is_slow=True,
)
