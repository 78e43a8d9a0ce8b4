"""What a player needs, for programs: the fields of the op and what it refuses."""

import json

import pytest

from engine.query import answer_line

SCORES = [27300, 20300, 22700, 29700]


def ask(**fields):
    return answer_line(json.dumps({"op": "needs", **fields}))


def least_of(found):
    """The points of the cheapest win of each way, by the letter of whom it is off."""
    return {
        "tsumo" if way["off"] is None else "ESWN"[way["off"]]: way["least"]["points"]
        for way in found["ways"]
    }


def test_the_exercise_whose_published_answer_is_5200_off_north():
    found = ask(scores=SCORES, seat="S", goal="1st")
    assert least_of(found) == {"E": 12000, "W": 12000, "N": 7100, "tsumo": 7900}
    assert found["ways"][-1]["least"]["payments"] == [3900, -7900, 2000, 2000]


def test_a_seat_is_a_letter_or_a_number_and_a_goal_a_text_or_an_object():
    found = ask(scores=SCORES, me=1, goal={"place": 1})
    assert found == ask(scores=SCORES, seat="S", goal="1st", index=7, honba=0, sticks=0)
    assert ask(scores=SCORES, me=1, goal="not last") == ask(
        scores=SCORES, me=1, goal={"not_last": True}
    )
    assert ask(scores=SCORES, me=1, goal="30000") == ask(
        scores=SCORES, me=1, goal={"score": 30000, "not_last": False}
    )
    # South is fourth: one place up is third.
    assert ask(scores=SCORES, me=1) == ask(scores=SCORES, me=1, goal="3rd")


def test_rules_by_preset_and_what_differs_from_them():
    book = ask(scores=SCORES, me=0, goal="1st", rules="m_league")
    assert [way["least_final"] for way in book["ways"]] == [None] * 4
    stops = ask(scores=SCORES, me=0, goal="1st", rules="m_league", game={"agariyame": True})
    assert stops["ways"][-1]["least"]["after"] == "dealer goes on"
    assert stops["ways"][-1]["least_final"]["payments"] == [-3000, 1000, 1000, 1000]
    assert stops["ways"][-1]["least_final"]["after"] == "dealer stops"
    # 4 han 30 fu are 2000/3900, and a mangan by these rules.
    up = ask(scores=SCORES, me=1, goal="1st", game={"kiriage": True})
    assert least_of(up)["tsumo"] == 8000
    # An end that is named is that of the preset, whichever scoring differs from it.
    differs = {"kiriage": True, "kazoe": False}
    changed = ask(scores=SCORES, me=0, rules="tenhou", goal="30000", game=differs)
    assert changed["ways"][0]["least"]["after"] == "dealer stops"


def test_three_scores_are_those_of_three_players():
    scores = [40000, 30000, 35000]
    found = ask(scores=scores, me=1, goal="2nd")
    assert least_of(found) == {"E": 5200, "W": 2600, "tsumo": 3900}
    assert found == ask(scores=scores, me=1, goal="2nd", rules="tenhou_sanma", index=5)
    shared = ask(scores=scores, me=1, goal="2nd", game={"half_north": True})
    assert shared == ask(
        scores=scores, me=1, goal="2nd", rules="tenhou_sanma sanma_tsumo:bisection"
    )


def test_a_preset_whose_end_was_not_found_says_so():
    found = ask(scores=SCORES, me=1, rules="riichi_city")
    assert found.pop("note") == "How a game by these rules ends was not looked up."
    assert found == ask(scores=SCORES, me=1, rules="mahjong_soul")


def test_a_hand_of_thirteen_tiles_adds_what_each_wait_needs():
    asked = {"scores": SCORES, "me": 1, "goal": {"score": 21300}}
    found = ask(**asked, hand="234567m345p22s79s")
    cells = {"8s": {"E": "riichi", "W": "riichi", "N": "riichi", "tsumo": "dama"}}
    assert found == {**ask(**asked), "cells": cells, "furiten": False}
    furiten = ask(**asked, hand="234567m345p22s79s", river="8s")
    assert furiten["furiten"]
    assert furiten["cells"]["8s"] == {"E": "-", "W": "-", "N": "-", "tsumo": "dama"}


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"scores": None}, "There are no 'scores' in this request."),
        ({"scores": 25000}, "'scores' is a list of numbers, not 25000."),
        ({"scores": [25000, "25000"]}, "'scores' is a number, not \"25000\"."),
        ({"scores": [25000] * 5}, "there are three or four scores, not 5"),
        ({"scores": [25050] * 4}, "a score is hundreds of points up to 200000, not 25050"),
        ({"me": None}, "Whose scores these are is said by one of 'me' and 'seat'."),
        ({"seat": "S"}, "Whose scores these are is said by one of 'me' and 'seat'."),
        ({"me": 4}, "a seat is 0 to 3, the dealer first, not 4"),
        ({"index": 12}, "a round of this game is 0 (East 1) to 11, not 12"),
        ({"honba": -1}, "honba are 0 to 999, not -1"),
        ({"goal": 1}, "'goal' is a text or an object, not 1."),
        ({"goal": "5th"}, (
            'goal: a goal is "1st", "2nd", "not last" or a score such as "30000", not \'5th\'.'
        )),
        ({"goal": {}}, "goal: a goal is a place or a score."),
        ({"goal": {"place": 0}}, "goal: a place is 1 to 4, not 0."),
        ({"goal": {"place": 1, "not_last": True}}, "'goal' is one of place, score and not_last."),
        ({"goal": {"first": 1}}, 'A goal knows no field "first", only place, score, not_last.'),
        ({"game": "tenhou"}, "'game' is an object, not \"tenhou\"."),
        ({"game": {"tobi": "0"}}, "'tobi' is one of none, below, zero, not \"0\"."),
        ({"game": {"half_north": True}}, "'half_north' is for three players."),
        ({"game": {"players": 3}, "rules": "m_league"}, "By these rules 4 play, not 3."),
        ({"rules": "tenhou_sanma"}, "By these rules 3 play, not 4."),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(fields, error):
    found = ask(**{"scores": SCORES, "me": 1, **fields})
    assert found == {"error": error, "reason": "bad_request"}
