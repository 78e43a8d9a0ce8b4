"""The outlook in JSON lines and at a terminal, and what is said where NumPy is not installed."""

import json
import subprocess
import sys

import pytest

from engine.__main__ import main
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.outlook import outlook
from engine.query import answer_line
from engine.rules import PRESETS
from engine.tiles import NAMES, NORTH, SOUTH

HAND = "123m4067p789s1122z"


def ask(hand, **fields):
    return answer_line(json.dumps({"op": "outlook", "hand": hand, **fields}))


def test_all_fields_but_the_hand_can_be_left_out():
    found = outlook(parse_hand(HAND))
    answered = ask(HAND)
    assert answered["states"] == found.states
    assert [cut["tile"] for cut in answered["cuts"]] == [
        NAMES[option.cut] for option in found.options
    ]
    assert "0p" in {cut["tile"] for cut in answered["cuts"]}
    for cut, option in zip(answered["cuts"], found.options, strict=True):
        assert (cut["win"], cut["tenpai"], cut["points"]) == option.worth
        assert cut["by_turn"] == {
            str(turn): list(worth) for turn, worth in enumerate(option.by_turn, start=1)
        }


def test_every_field_is_passed_on():
    found = outlook(
        parse_hand(HAND),
        seat=NORTH,
        round=SOUTH,
        dora=parse_tiles("3p1z"),
        seen=parse_tiles("2z"),
        river=parse_tiles("9p"),
        turn=7,
        turns=15,
        aim="win",
        exchanges=1,
        shanten_down=False,
        rules=PRESETS["m_league"],
        honba=2,
        sticks=1,
    )
    answered = ask(
        HAND,
        seat="N",
        round="S",
        dora="3p1z",
        seen="2z",
        river="9p",
        turn=7,
        turns=15,
        aim="win",
        exchanges=1,
        shanten_down=False,
        rules="m_league",
        honba=2,
        sticks=1,
    )
    assert answered["states"] == found.states
    best, expected = answered["cuts"][0], found.options[0]
    assert best["tile"] == NAMES[expected.cut]
    assert list(best["by_turn"]) == [str(turn) for turn in range(7, 16)]
    assert best["by_turn"]["7"] == list(expected.worth)


def test_a_hand_without_a_cut_has_values_of_its_own():
    answered = ask("123m4067p789s112z", turn=16)
    assert answered["cuts"] == []
    assert answered["by_turn"]["16"] == [
        answered["win"],
        answered["tenpai"],
        answered["points"],
    ]


def test_a_closed_kan_is_marked():
    cuts = ask("1111m234p567p56s22z", turn=17)["cuts"]
    assert [cut["tile"] for cut in cuts if cut.get("kan")] == ["1m"]


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"seat": "X"}, "'seat' is one of E, S, W, N, not \"X\"."),
        ({"round": 1}, "'round' is one of E, S, W, N, not 1."),
        ({"turn": True}, "'turn' is a number, not true."),
        ({"turn": 0}, "'turn' is from 1 to 18, not 0."),
        ({"aim": "fun"}, "'aim' is one of points, win, tenpai, not fun."),
        ({"shanten_down": 1}, "'shanten_down' is true or false, not 1."),
        ({"exchanges": "1"}, "'exchanges' is a number, not \"1\"."),
        ({"threat": 2}, "'threat' is one of 0, 1, not 2."),
        ({"sticks": 9**999}, f"'sticks' is from 0 to 99, not {9**999!s:.40}."),
        ({"dora": "1m1m1m1m1m1m"}, None),
        ({"dora": "12m", "river": {}}, "'river' is a text, not an object."),
    ],
)
def test_a_field_that_cannot_be_is_named(fields, error):
    answered = ask(HAND, **fields)
    assert answered["error"] == error or (error is None and "1m" in answered["error"])


def test_tiles_that_cannot_be_read_are_an_error_with_its_place():
    unread = {"error": "dora: Sign 2, x, is not a tile.", "reason": "unknown_sign", "at": 1}
    assert ask(HAND, dora="3x") == unread
    assert ask(HAND, river="1z1z1z")["at"] == 4


def test_a_hand_without_an_outlook_is_an_error():
    complete = {"error": "This hand is complete: ask for its score.", "reason": "complete"}
    assert ask("123m456p789s11222z") == complete
    assert ask("13m11z")["error"].startswith("An outlook is of a whole hand")


def run(capsys, *arguments):
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out.splitlines(), captured.err.splitlines()


def test_a_terminal_asks_with_options_and_is_answered_in_json(capsys):
    # 1z is 5 han of a dealer, 12,000 points, and 2z is 3 han 40 fu, 7,800: 4 of 122 tiles.
    asked = ("--seat", "E", "--turn", "17", "--exchanges", "0", "--no-shanten-down")
    code, out, errors = run(capsys, "outlook", HAND, *asked)
    assert (code, errors) == (0, [])
    found = json.loads("\n".join(out))
    assert found == ask(HAND, seat="E", turn=17, exchanges=0, shanten_down=False)
    assert [cut["tile"] for cut in found["cuts"]] == ["4p", "7p"]
    assert found["cuts"][0]["points"] == pytest.approx((2 * 12000 + 2 * 7800) / 122)


def test_an_unreadable_option_is_an_error_in_a_line(capsys):
    code, out, errors = run(capsys, "outlook", HAND, "--aim", "fun")
    assert (code, out, errors) == (2, [], ["'aim' is one of points, win, tenpai, not fun."])
    code, out, errors = run(capsys, "outlook", HAND, "--dora", "3x")
    assert (code, out, errors) == (2, [], ["dora: Sign 2, x, is not a tile.", "  3x", "   ^"])


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from engine.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def test_without_numpy_the_extra_is_named():
    command = [sys.executable, "-c", WITHOUT_NUMPY]
    said = "The outlook needs NumPy: pip install numpy."
    shown = subprocess.run([*command, "outlook", HAND], capture_output=True, text=True, check=False)
    assert (shown.returncode, shown.stderr.splitlines()) == (2, [said])
    request = json.dumps({"op": "outlook", "hand": HAND})
    answered = subprocess.run(
        [*command, "query"], input=request, capture_output=True, text=True, check=True
    )
    assert json.loads(answered.stdout) == {"error": said, "reason": "bad_request"}
    others = subprocess.run([*command, "shanten", HAND], capture_output=True, check=False)
    assert others.returncode == 0


def test_the_engine_does_not_import_numpy_or_the_outlook():
    script = (
        "import engine, engine.__main__, sys; print({*sys.modules} & {'numpy', 'engine.outlook'})"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "set()"


def test_a_called_tile_has_a_row_for_each_call_and_one_to_pass():
    found = ask(op="outlook", hand="4578m3456p56688s", called="6m", turn=14)
    rows = {row.get("call", "pass"): row for row in found["cuts"]}
    assert rows.keys() == {"pass", "[6'78m]", "[6'45m]", "[6'57m]"}
    assert (rows["pass"]["pass"], rows["[6'78m]"]["tile"]) == (True, "3p")
    assert found["model"] == "alone"
    for wrong in ("6m7m", "x", 6):
        assert "error" in ask(op="outlook", hand="4578m3456p56688s", called=wrong, turn=14)


def test_a_north_set_aside_is_marked():
    found = ask(op="outlook", hand="123p456s789s1122z4z", rules="tenhou_sanma", turn=14)
    assert found["cuts"][0]["kita"] is True
    assert found["cuts"][0]["tile"] == "4z"
    assert not any(row.get("kita") for row in found["cuts"][1:])
