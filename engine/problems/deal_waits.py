"""Deals tenpai hands."""

from random import Random
from typing import Final

from engine.index.lookup import waiting_tiles
from engine.rules import Rules
from engine.tiles import ORPHANS
from engine.wait_names import NAMED_WAITS, WaitName

from .problem import NoProblemError
from .tiles_dealt import (
    Counts,
    TileSet,
    as_hand,
    complete_counts,
    complete_suit,
    counts_of,
    fits,
    in_suit,
    random_group,
    random_groups,
    set_of,
)
from .waits_problem import (
    FEW_WAITS,
    MIXED,
    ONE_SUIT_FEW,
    ONE_SUIT_MANY,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
    WaitsProblem,
)

WEIGHT_OF: Final = {MIXED: 0, THIRTEEN_ORPHANS: 0, WaitName.HAPPOUBIJIN: 1, WaitName.NINE_GATES: 1}
"""The weight of a theme where its level has several; `USUAL_WEIGHT` for the others.

A theme of weight 0 is dealt only when asked for: for review of a hand that somebody typed.
"""

USUAL_WEIGHT: Final = 8

SUIT_SIZES: Final = (10, 11, 13)
"""Tiles of a hand of one suit, level 4: beside a group, a pair, or nothing."""


def deal_waits(random: Random, _level: int, theme: str, rules: Rules) -> WaitsProblem:
    """Return a tenpai hand of the theme, which has one level."""
    while True:
        counts = _random_counts(random, theme, set_of(rules))
        if counts is None:
            continue
        try:
            problem = WaitsProblem(as_hand(random, counts), rules=rules)
        except NoProblemError:
            continue
        if problem.theme == theme:
            return problem


def _random_counts(random: Random, theme: str, of: TileSet) -> Counts | None:
    """Return thirteen tiles that may be of the theme, None for a try that came to nothing."""
    if theme in {ONE_SUIT_FEW, ONE_SUIT_MANY}:
        return _one_suit(random, theme, of)
    if theme == SEVEN_PAIRS:
        kinds = random.sample(of.kinds, 7)
        return counts_of(kinds, kinds[1:])
    if theme == THIRTEEN_ORPHANS:
        missing = random.choice((None, *ORPHANS))
        held = [kind for kind in ORPHANS if kind != missing]
        return counts_of(held, () if missing is None else (random.choice(held),))
    if theme in tuple(WaitName):
        return _named(random, theme, of)
    counts = complete_counts(random, of)
    counts[random.choice([kind for kind in of.kinds if counts[kind]])] -= 1
    return counts


def _named(random: Random, name: str, of: TileSet) -> Counts | None:
    """Return the tiles of the name in a random place, or mirrored, beside random groups."""
    tiles = random.choice([tiles for row, tiles, _ in NAMED_WAITS if row == name])
    ranks = [int(sign) for sign in tiles if sign != "E"]
    if random.random() < 0.5:
        ranks = [10 - rank for rank in ranks]
    step = random.randint(1 - min(ranks), 9 - max(ranks))
    place = random.choice(of.suits)
    named = [9 * place + rank + step - 1 for rank in ranks]
    pair = (random.choice(of.kinds),) * tiles.count("E")
    groups = random_groups(random, (13 - len(tiles)) // 3, of)
    counts = counts_of(named, pair, *groups)
    return counts if fits(counts) else None


def _one_suit(random: Random, theme: str, of: TileSet) -> Counts | None:
    """Return a tenpai hand with ten tiles or more in one suit, as many waits as the theme has."""
    size = random.choice(SUIT_SIZES) if theme == ONE_SUIT_FEW else 13
    ranks = [*complete_suit(random, (size + 1) // 3, pair=size != 11)]
    ranks[random.choice([rank for rank in range(9) if ranks[rank]])] -= 1
    counts = in_suit(random.choice(of.suits), ranks)
    beside = {10: random_group(random, of), 11: (random.choice(of.kinds),) * 2, 13: ()}[size]
    counts = [one + other for one, other in zip(counts, counts_of(beside), strict=True)]
    if not fits(counts):
        return None
    found = len(waiting_tiles(bytes(counts)))
    return counts if found and (found <= FEW_WAITS) == (theme == ONE_SUIT_FEW) else None
