"""The points of wins as arrays work them out, against the score of each hand by itself."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from random_wins import random_win

from engine.notation.hand_notation import parse_hand
from engine.outlook.parts import PARTS
from engine.outlook.prices import points_of
from engine.outlook.question import Winning
from engine.outlook.search import Wins
from engine.outlook.wall import hand_codes, place_and_slot, wall_for
from engine.rules import TENHOU, Rules, presets_for
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tiles import EAST, SOUTH


def points_in_arrays(hand, tiles, win, rules):
    """The points of a hand as it is completed by each of these tiles."""
    rows = PARTS.rows(hand_codes(hand.concealed))
    places, slots = np.array([place_and_slot(tile) for tile in tiles]).T
    wins = Wins(np.tile(rows, (len(tiles), 1)), places, slots)
    question = SimpleNamespace(hand=hand, rules=rules, counted_dora=win.dora)
    return points_of(wins, question, Winning(win, 0), wall_for(hand, (), TENHOU)).tolist()


def points_by_score(hand, win, rules):
    best = score(hand, win, rules).best
    return best.price.total if best else 0


@pytest.mark.parametrize("seed", range(8))
def test_random_wins_by_any_tile_pay_what_their_score_says(seed):
    random, compared = Random(seed), 0
    while compared < 1_000:
        hand, win, rules = random_win(random)
        if win.chankan:
            continue  # all four of the tile are in the robbed kan: no other can win so
        rules = replace(rules, red_fives=3)
        tiles = sorted({*hand.concealed})
        expected = [points_by_score(hand, replace(win, tile=tile, ura=()), rules) for tile in tiles]
        assert points_in_arrays(hand, tiles, win, rules) == expected
        compared += len(tiles)


RULES = {**presets_for(4), "single": Rules.of("tenhou", daisharin=True, stacked_yakuman=False)}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize(
    "text",
    [
        "11123455678999m",  # nine gates, by 5m the pure ones
        "22334455667788p",  # two readings and seven pairs; big wheels where rules have them
        "111222333m55567p",  # three readings, a closed triplet in two of them
        "22233344455m111z",
        "19m19p19s12345677z",
        "1133557799m1122z",
        "(1111z)(2222z)(3333z)(4444z)55z",  # the most fu there are
        "(1111m)(9999m)(1111p)99p234s",
        "[1'11z][2'22z][3'33z]44z123m",
        "[234m][234p]234678s55m",
        "[5555z][666z]77z123m567p",
        "34055m340678p340s",
    ],
)
def test_hands_with_many_readings_pay_what_their_score_says(text, rules):
    hand = parse_hand(text if rules.red_fives else text.replace("0", "5"))
    tiles = sorted({*hand.concealed})
    for seat in (EAST, SOUTH):
        for by in By:
            facts = Win(tiles[0], by, seat=seat, round=EAST, riichi=int(hand.is_closed))
            expected = [points_by_score(hand, replace(facts, tile=tile), rules) for tile in tiles]
            assert points_in_arrays(hand, tiles, facts, rules) == expected
