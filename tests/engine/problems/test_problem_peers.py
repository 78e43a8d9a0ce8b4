"""Dealt keys and own hands: every key, cut and fu against a peer library.

Fifty seeds of each kind and level in the usual run, a thousand under the marker ``slow``.
"""

import sys
from collections import Counter
from random import Random

import pytest
from dealt import as_hand, changed, complete, from_wall
from mahjong.agari import Agari
from mahjong.hand_calculating.divider import HandDivider
from peer_score import CALCULATOR, question
from places import ROOT
from random_wins import random_win

from engine import (
    parse_hand,
    shanten,
)
from engine.problems import (
    FU,
    LEVELS,
    CutProblem,
    NoProblemError,
    PriceProblem,
    WaitsProblem,
    deal,
)
from engine.scoring.fu import FuReason
from engine.tiles import KIND_OF, KINDS

sys.path.append(str(ROOT / "tests" / "bench"))

import peers

FEW, MANY = 50, 1000
SEEDS = [
    pytest.param(range(FEW), id="few"),
    pytest.param(range(FEW, MANY), id="many", marks=pytest.mark.slow),
]
each_level = pytest.mark.parametrize("level", LEVELS)
each_seed = pytest.mark.parametrize("seeds", SEEDS)

RUST, TABLES = peers.riichienv(), peers.xiangting()


@each_level
@each_seed
def test_dealt_waits_are_those_of_three_libraries(level, seeds):
    for seed in seeds:
        problem = deal("waits", level, seed)
        counts = problem.hand.counts
        right = tuple(sorted(problem.right))
        assert by_agari(counts) == right, problem
        for peer in (RUST, TABLES):
            ask = peer.asks["waits"]
            assert ask.plain(ask.ask(peer.takes(counts))) == right, (peer.name, problem)


def by_agari(counts):
    """The tiles with which mahjong calls a hand complete."""
    found = []
    for kind in range(KINDS):
        if counts[kind] < 4:
            more = list(counts)
            more[kind] += 1
            if Agari.is_agari(more):
                found.append(kind)
    return tuple(found)


# Few of the seeds: the outlook of each hand is asked before it is dealt. Those of
# `test_problems`, which has them dealt anyway.
@each_level
@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(5), id="few"),
        pytest.param(range(5, 30), id="many", marks=pytest.mark.slow),
    ],
)
def test_dealt_cuts_accept_what_xiangting_says(level, seeds):
    for seed in seeds:
        problem = deal("cut", level, seed)
        hand = problem.hand
        known = Counter(KIND_OF[tile] for tile in (*hand.tiles, *problem.seen))
        ask = TABLES.asks["ukeire of discards"]
        theirs = {
            cut: (shanten, sum(4 - known[kind] for kind in kinds if known[kind] < 4))
            for cut, (shanten, kinds, _) in ask.ask(TABLES.takes(hand.counts)).items()
        }
        assert theirs == {KIND_OF[cut.tile]: (cut.shanten, cut.left) for cut in problem.answer}, (
            problem
        )
        nearest, most = min((shanten, -left) for shanten, left in theirs.values())
        best = {cut for cut, answer in theirs.items() if answer == (nearest, -most)}
        assert problem.right == best | {*problem.valued}, problem


@each_level
@each_seed
def test_dealt_prices_are_those_of_mahjong(level, seeds):
    for seed in seeds:
        problem = deal("price", level, seed)
        theirs = CALCULATOR.estimate_hand_value(
            **question(problem.hand, problem.win, problem.rules)
        )
        assert theirs.error is None, (problem, theirs.error)
        han, fu, points = problem.right
        assert min(theirs.han, 13) == han, problem
        assert fu in (None, theirs.fu), problem
        # Their parts are what each pays; ours is the whole without honba.
        main, others = theirs.cost["main"], theirs.cost["additional"]
        win = problem.win
        paid = main + 2 * others if win.is_tsumo else main
        assert paid == points, (problem, theirs.cost)


@each_level
@each_seed
def test_dealt_readings_are_as_many_as_mahjong_finds(level, seeds):
    for seed in seeds:
        problem = deal("readings", level, seed)
        theirs = {
            tuple(sorted(map(tuple, blocks)))
            for blocks in HandDivider.divide_hand(list(problem.hand.counts))
        }
        assert len(theirs) == problem.right, problem


def own_hands(number):
    """Hands to cut from, and an indicator: of a wall, and up to three tiles from complete."""
    random = Random(33)
    while number:
        counts = from_wall(random, 14) if number % 4 == 0 else complete(random)
        for _ in range(number % 4):
            held = [kind for kind in range(KINDS) if counts[kind]]
            counts = changed(counts, random.choice(held), -1)
            free = [kind for kind in range(KINDS) if counts[kind] < 4]
            counts = changed(counts, random.choice(free), 1)
        hand = as_hand(counts)
        if shanten(hand) >= 0:
            yield hand, random.choice([kind for kind in range(KINDS) if counts[kind] < 4])
            number -= 1


@pytest.mark.parametrize("number", [200, pytest.param(4000, marks=pytest.mark.slow)])
def test_cuts_are_graded_by_the_figures_of_xiangting(number):
    """Shanten, which tiles and how many are left of each cut, and so each grade."""
    ask = TABLES.asks["ukeire of discards"]
    for hand, indicator in own_hands(number):
        problem = CutProblem(hand, (indicator,))
        known = Counter((*hand.tiles, indicator))
        theirs = {
            cut: (shanten, {kind for kind in kinds if known[kind] < 4})
            for cut, (shanten, kinds, _) in ask.ask(TABLES.takes(hand.counts)).items()
        }
        left = {cut: sum(4 - known[kind] for kind in kinds) for cut, (_, kinds) in theirs.items()}
        assert {
            cut.tile: (cut.shanten, {each.tile for each in cut.tiles if each.left}, cut.left)
            for cut in problem.answer
        } == {cut: (*answer, left[cut]) for cut, answer in theirs.items()}, problem
        best = min((far, -left[cut]) for cut, (far, _) in theirs.items())
        for cut, (far, _) in theirs.items():
            near = far == best[0]
            assert problem.grade(cut).score == (left[cut] / -best[1] if near else 0), problem


THEIR_REASONS = {
    FuReason.TANKI: "pair_wait",
    FuReason.VALUE_PAIR: "valued_pair",
    FuReason.DOUBLE_WIND_PAIR: "double_valued_pair",
}


def as_theirs(row):
    """The fu of a scored reading by their reasons; base and closed ron are one entry of 30."""
    base = (FuReason.BASE, FuReason.CLOSED_RON, FuReason.SEVEN_PAIRS)
    items = Counter()
    for item in row.fu_items:
        if item.why is FuReason.OPEN_PINFU:
            items["hand_without_fu", 2] += 1
        elif item.why not in base:
            reason = THEIR_REASONS.get(item.why, item.why.replace("triplet", "pon"))
            items[reason, item.fu] += 1
    items["base", sum(item.fu for item in row.fu_items if item.why in base)] += 1
    return items


def why_not_theirs(problem, theirs):
    """What of the two known ways in which the fu of mahjong are not ours this is."""
    best = problem.counted
    if as_theirs(best) == theirs:
        return "equal"
    if any(
        as_theirs(row) == theirs and row.price == best.price and row.han == best.han
        for row in problem.answer.readings
    ):
        # 23440556m + 5m with a pair that waited, where ours is a kanchan of as many fu.
        return "another reading of the same price"
    missing, added = as_theirs(best) - theirs, theirs - as_theirs(best)
    if missing == {("tsumo", 2): 1} and added == {("hand_without_fu", 2): 1}:
        return "the tsumo of an open hand of sequences under another name"
    return f"unexplained: {problem} {theirs}"


@pytest.mark.parametrize("number", [800, pytest.param(8000, marks=pytest.mark.slow)])
def test_the_fu_of_own_wins_are_those_of_mahjong_item_by_item(number):
    random = Random(1959)
    why = Counter()
    for _ in range(number):
        hand, win, rules = random_win(random)
        try:
            problem = PriceProblem(hand, win, rules)
        except NoProblemError:
            continue
        assert problem.grade(problem.right).slips == ()
        if not problem.counted.yakuman:
            found = CALCULATOR.estimate_hand_value(**question(hand, win, rules))
            theirs = Counter((item["reason"], item["fu"]) for item in found.fu_details)
            why[why_not_theirs(problem, theirs)] += 1
    assert {*why} <= {
        "equal",
        "another reading of the same price",
        "the tsumo of an open hand of sequences under another name",
    }
    assert why["equal"] > number / 2


@pytest.mark.parametrize("wins", [800, pytest.param(3000, marks=pytest.mark.slow)])
def test_every_price_of_random_wins_is_offered(wins):
    """Random wins with kans, honors and odd events: their han, fu and points are options."""
    random = Random(12)
    limits = 0
    for _ in range(wins):
        hand, win, rules = random_win(random)
        try:
            problem = PriceProblem(hand, win, rules)
        except NoProblemError:
            continue
        right = problem.right
        limits += right.fu is None
        assert right.points in {price.points for price in problem.prices}, problem
        assert right.fu is None or right.fu in FU, problem
        assert problem.read(problem.write(right)) == right
    assert limits > wins // 30


def test_a_tenpai_hand_is_a_problem_where_the_engine_says_tenpai():
    random = Random(4)
    for _ in range(300):
        tiles = random.sample(range(4 * KINDS), 13)
        hand = parse_hand(
            "".join(f"{kind % 9 + 1}{'mpsz'[kind // 9]}" for kind in (tile // 4 for tile in tiles))
        )
        tenpai = shanten(hand) == 0
        try:
            assert WaitsProblem(hand).right
        except NoProblemError:
            assert not tenpai
        else:
            assert tenpai
