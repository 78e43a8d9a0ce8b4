"""The score op of the JSON lines: the shape that programs rely on, and what it refuses."""

import json

import pytest

from engine.query import answer_line


def ask(hand, win=None, rules=None):
    request = {"op": "score", "hand": hand, "win": win, "rules": rules}
    return answer_line(json.dumps(request))


def test_the_whole_shape():
    win = {
        "tile": "4s",
        "by": "ron",
        "seat": "S",
        "round": "E",
        "riichi": 1,
        **dict.fromkeys(("ippatsu", "haitei", "houtei", "rinshan", "chankan"), False),
        **dict.fromkeys(("tenhou", "chiihou", "renhou"), False),
        "dora": ["2s"],
        "ura": [],
        "honba": 1,
        "sticks": 1,
    }
    assert ask("234m567m055p23s77s", win, "tenhou") == {
        "complete": True,
        "wins": True,
        "ignored": [],
        "readings": [
            {
                "form": "standard",
                "pair": "7s",
                "melds": ["234m", "567m", "555p", "234s"],
                "wait": "ryanmen",
                "group": "234s",
                "yaku": [
                    {"id": "riichi", "han": 1},
                    {"id": "tanyao", "han": 1},
                    {"id": "dora", "han": 1},
                    {"id": "akadora", "han": 1},
                ],
                "yakuman": [],
                "han": 4,
                "fu": 40,
                "fu_items": [
                    {"fu": 20, "why": "base"},
                    {"fu": 10, "why": "closed_ron"},
                    {"fu": 4, "why": "closed_triplet", "group": "555p"},
                ],
                "limit": "mangan",
                "points": 8000,
                "payments": {"dealer": 0, "others": 0, "discarder": 8300, "liable": 0},
                "total": 9300,
            }
        ],
    }


def test_a_win_of_which_nothing_is_said_is_a_tsumo_in_the_south_seat():
    """A closed hand of 14 is won by tsumo with the tile typed last, in the south seat of east."""
    found = ask("234m567m055p23s77s4s")
    assert found["readings"][0]["payments"]["dealer"] > 0
    assert [row["id"] for row in found["readings"][0]["yaku"]] == ["tsumo", "tanyao", "akadora"]
    assert ask("234m567m05p23s77s5p4s") == found


def test_an_open_hand_is_won_by_ron_unless_said():
    found = ask("567m055p23s77s[234m]", {"tile": "4s"})
    assert found["readings"][0]["payments"]["discarder"] > 0


def test_rules_are_a_preset_or_an_object_of_switches():
    hand = "234m567m055p23s77s4s"
    plain = ask(hand, rules={"preset": "tenhou", "red_fives": 0})
    assert plain["readings"][0]["han"] == ask(hand)["readings"][0]["han"] - 1
    assert ask(hand, rules="wrc") == plain


def test_no_yaku_and_not_complete_are_answers():
    assert ask("567m055p23s99s4s[234m]", {"tile": "4s", "by": "ron"})["wins"] is False
    assert ask("567m055p23s99s4s[234m]", {"tile": "4s"})["complete"] is True
    assert ask("147m258p369s12345z", {"tile": "5z"}) == {
        "complete": False,
        "wins": False,
        "ignored": [],
        "readings": [],
    }


@pytest.mark.parametrize(
    ("win", "named"),
    [
        ({"ippatsu": True}, "ippatsu"),
        ({"dora": ["4s"], "riichi": True, "ura": ["10z"]}, "ura"),
        ({"dora": "10s"}, "dora"),
        ({"dora": [4]}, "dora"),
        ({"tile": "44s"}, "tile"),
        ({"tile": "9z"}, "tile"),
        ({"tile": "1z"}, "1z"),
        ({"by": "chombo"}, "by"),
        ({"by": 3}, "by"),
        ({"seat": "X"}, "seat"),
        ({"round": 1}, "round"),
        ({"riichi": 3}, "riichi"),
        ({"riichi": "1"}, "riichi"),
        ({"honba": -1}, "honba"),
        ({"haitei": 1}, "haitei"),
        ({"winner": "me"}, "winner"),
        ({"pao": {"yaku": "daisangen"}}, "pao"),
        ({"pao": ["pinfu"]}, "pao"),
        ("4s", "'win'"),
    ],
)
def test_refusals_name_the_field(win, named):
    found = ask("234m567m055p23s77s4s", win)
    assert named in found["error"]


@pytest.mark.parametrize(
    ("win", "sentence"),
    [
        (
            {"dora": ["1m", "2m", "3m", "4m", "5m", "6m"]},
            "win: 'dora' are at most 5 indicators, not 6.",
        ),
        ({"dora": "123456m"}, "win: 'dora' are at most 5 indicators, not 6."),
        ({"tile": "9z"}, "win: tile: There is no 9z: the honors are 1z to 7z."),
        ({"seat": "X"}, "win: 'seat' is one of E, S, W, N, not \"X\"."),
    ],
)
def test_refusals_are_a_sentence_for_who_typed_the_request(win, sentence):
    assert ask("234m567m055p23s77s4s", win) == {
        "error": sentence,
        "reason": "bad_value",
    }


def test_a_misspelt_fact_has_its_correction():
    found = ask("234m567m055p23s77s4s", {"ipatsu": True})
    assert found["error"].endswith("Did you mean 'ippatsu'?")
    assert found["reason"] == "bad_value"


def test_a_hand_without_its_winning_tile_must_name_it():
    assert "tile" in ask("234m567m055p23s77s")["error"]
    assert "four copies of 5z" in ask("234m567m055p1s[5555z]", {"tile": "5z"})["error"]


def test_liable_yakuman_are_a_text_or_a_list():
    win = {"tile": "7z", "by": "ron"}
    of_text, of_list, without = (
        ask("555z666z77z123m11p", {**win, **pao})
        for pao in ({"pao": "daisangen"}, {"pao": ["daisangen"]}, {})
    )
    assert of_text == of_list != without
