"""Danger classes for programs, one JSON object a line, and for people at a terminal."""

import json

import pytest
from places import published

from engine.__main__ import main
from engine.query import answer_line

SUJI_5 = {"rons": 16, "cuts": 462, "percent": 3.46, "low": 2.14, "high": 5.55}


def ask(**fields):
    return answer_line(json.dumps({"op": "danger", **fields}))


def test_classes_with_their_rates_and_why():
    found = ask(id=7, tiles="5p1z", genbutsu="28p1z", seen="258p1z", value="567z", players=4)
    assert found == {
        "id": 7,
        "classes": {"1z": "genbutsu", "5p": "suji_5"},
        "why": {"1z": [], "5p": ["2p", "8p"]},
        "rates": {
            "1z": {"rons": 0, "cuts": 15615, "percent": 0.0, "low": 0.0, "high": 0.02},
            "5p": SUJI_5,
        },
        "safest": ["1z", "5p"],
        "deal_in": {"child": 5878, "dealer": 9272},
    }


def test_the_op_danger_names_the_classes_of_the_published_rows():
    for row in published("dangers.jsonl.gz"):
        given = {name: row[name] for name in ("genbutsu", "seen", "value", "players")}
        found = ask(tiles=row["tile"], **given)["classes"]
        assert found == {row["tile"]: row["expected"]}, row


def test_a_red_five_is_told_beside_its_five():
    assert ask(tiles="05p", genbutsu="8p")["classes"] == {"0p": "half_5", "5p": "half_5"}


def test_three_players_have_classes_and_no_rates():
    found = ask(tiles="9m5p", genbutsu="8p", players=3)
    assert found["classes"] == {"9m": "man_3", "5p": "half_5"}
    assert found["rates"] == {"9m": None, "5p": None}


def test_the_rate_of_a_turn_only_where_enough_were_cut():
    assert ask(tiles="3m", turn=8)["rates"]["3m"]["cuts"] == 270
    assert ask(tiles="3m", turn=16)["rates"]["3m"] is None


def test_several_threats_are_told_apart_and_by_the_worst():
    found = ask(tiles="5p9m", threats=[{"genbutsu": "8p"}, {"genbutsu": "9m", "riichi": False}])
    assert found["classes"] == {"9m": "musuji_19", "5p": "musuji_5"}
    assert found["worst"] == {"9m": 0, "5p": 1}
    first, second = found["threats"]
    assert first["classes"] == {"9m": "musuji_19", "5p": "half_5"}
    assert second["classes"] == {"9m": "genbutsu", "5p": "musuji_5"}
    # Against an open hand nothing is counted, so that its classes have no rate.
    assert (found["rates"]["5p"], second["rates"]["9m"]) == (None, None)
    assert found["rates"]["9m"] == first["rates"]["9m"]


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({}, "There are no 'tiles' in this request."),
        ({"tiles": 5}, "'tiles' is a text, not 5."),
        ({"tiles": "5p", "players": 5}, "'players' is one of 3, 4, not 5."),
        ({"tiles": "5p", "players": "4"}, "'players' is one of 3, 4, not \"4\"."),
        ({"tiles": "5p", "turn": True}, "'turn' is a number, not true."),
        ({"tiles": "5p", "value": "5p"}, "'value' are honors, and 5p is none."),
        ({"tiles": "5p", "threats": []}, "'threats' is a list of 1 to 3 objects."),
        ({"tiles": "5p", "threats": [8]}, 'A threat is an object such as {"genbutsu": "8p"}.'),
        (
            {"tiles": "5p", "threats": [{"river": "8p"}]},
            'A threat knows no field "river", only genbutsu, riichi, value.',
        ),
        (
            {"tiles": "5p", "threats": [{"riichi": 1}]},
            "'riichi' is true or false, not 1.",
        ),
        (
            {"tiles": "5p", "genbutsu": "8p", "threats": [{}]},
            "'genbutsu' stands in each of the 'threats', not beside them.",
        ),
    ],
)
def test_what_cannot_be_asked(fields, error):
    assert ask(**fields) == {"error": error, "reason": "bad_request"}


@pytest.mark.parametrize(
    ("fields", "error", "at"),
    [
        ({"tiles": "5x"}, "tiles: Sign 2, x, is not a tile.", 1),
        ({"tiles": "5p", "genbutsu": "5q"}, "genbutsu: Sign 2, q, is not a tile.", 1),
        (
            {"tiles": "5p", "seen": "55555p"},
            "seen: There are only four copies of 5p in the game, not 5.",
            4,
        ),
    ],
)
def test_tiles_that_cannot_be_read_name_the_field_and_the_place(fields, error, at):
    reason = "fifth_tile" if "copies" in error else "unknown_sign"
    assert ask(**fields) == {"error": error, "reason": reason, "at": at}


def test_a_terminal_asks_of_a_hand_what_json_asks_of_its_tiles(capsys):
    typed = ["danger", "123m58p", "--genbutsu", "25p", "--seen", "111z"]
    assert main(typed) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == ask(tiles="123m58p", genbutsu="25p", seen="123m58p25p111z")
    assert found["safest"] == ["5p", "8p", "1m", "2m", "3m"]
    assert found["why"]["8p"] == ["5p"]


def test_a_tile_that_is_genbutsu_and_seen_is_one_of_four(capsys):
    assert main(["danger", "55p", "--genbutsu", "5p", "--seen", "55p"]) == 0
    assert json.loads(capsys.readouterr().out) == ask(tiles="55p", genbutsu="5p", seen="5555p")


def test_the_report_marks_the_place_of_an_error(capsys):
    assert main(["danger", "123m58p", "--genbutsu", "25x"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "genbutsu: Sign 3, x, is not a tile.",
        "  25x",
        "    ^",
    ]
