"""JSON in, JSON out, one object a line: the shapes that programs rely on."""

import json
from dataclasses import fields
from io import StringIO

import pytest
from engine_process import answering_engine
from hypothesis import given
from hypothesis import strategies as st
from strategies import hands, typed_texts

from engine.facts.decompose import decompose
from engine.hand import format_hand
from engine.notation.hand_notation import parse_hand
from engine.query import OPS, answer_line, serve
from engine.rules import PAO_YAKUMAN, PRESETS, Rules

PAO = ", ".join(PAO_YAKUMAN)
SWITCHES = ", ".join(switch.name for switch in fields(Rules) if switch.init)


OPS_ON_A_HAND = [name for name, op in OPS.items() if "hand" in op.fields]


def ask(op, hand, **more):
    return answer_line(json.dumps({"op": op, "hand": hand, **more}))


def test_waits():
    assert ask("waits", "1133557799m113p", seen="3p3p7s", rules="tenhou") == {
        "hand": "1133557799m113p",
        "shanten": 0,
        "waits": [{"tile": "3p", "left": 1, "shapes": ["seven_pairs_tanki"]}],
    }
    assert ask("waits", "m23p406s789z11555") == {
        "hand": "23m406p789s11555z",
        "shanten": 0,
        "waits": [
            {"tile": "1m", "left": 4, "shapes": ["ryanmen"]},
            {"tile": "4m", "left": 4, "shapes": ["ryanmen"]},
        ],
    }
    assert ask("waits", "147m") | {"error": ""} == {"error": "", "reason": "one_short", "at": 4}
    assert ask("waits", "147m1z") == {"hand": "147m1z", "shanten": 2, "waits": []}


def test_discards():
    waits_for_sanmenchan = [{"tile": tile, "left": 3} for tile in ("1m", "4m", "7m")]
    waits_for_north = [{"tile": "4z", "left": 3}]
    assert ask("discards", "1234567m123p123s4z") == {
        "discards": [
            {"tile": "4z", "waits": waits_for_sanmenchan, "left": 9},
            *({"tile": tile, "waits": waits_for_north, "left": 3} for tile in ("1m", "4m", "7m")),
        ]
    }
    assert ask("discards", "147m14p") == {"discards": []}


def test_agari():
    assert ask("agari", "123m456p22z") == {
        "complete": True,
        "readings": [
            {
                "form": "standard",
                "pair": "2z",
                "melds": ["123m", "456p"],
                "greedy": ["sequence", "triplet"],
            }
        ],
    }
    assert ask("agari", "123m456p2z") == {"complete": False, "readings": []}
    assert ask("agari", "123m456p23z") == {"complete": False, "readings": []}


def test_agari_of_every_form_and_with_melds():
    (pairs,) = ask("agari", "1122m3344p5566s77z")["readings"]
    assert pairs == {
        "form": "seven_pairs",
        "pair": None,
        "melds": ["11m", "22m", "33p", "44p", "55s", "66s", "77z"],
        "greedy": [],
    }
    (orphans,) = ask("agari", "19m19p19s12345677z")["readings"]
    assert orphans == {"form": "thirteen_orphans", "pair": "7z", "melds": [], "greedy": []}
    (called,) = ask("agari", "0p[4'56m]5p(1111z)")["readings"]
    assert called["melds"] == ["[4'56m]", "(1111z)"]
    assert called["pair"] == "5p"


def test_agari_in_both_orders():
    by_sequence = ask("agari", "11122233344455m", order="sequence")["readings"]
    by_triplet = ask("agari", "11122233344455m", order="triplet")["readings"]
    assert by_sequence[0]["melds"] == ["123m", "123m", "123m", "444m"]
    assert by_triplet[0]["melds"] == ["111m", "222m", "333m", "444m"]
    assert sorted(map(str, by_sequence)) == sorted(map(str, by_triplet))
    assert ask("agari", "11122233344455m")["readings"] == by_sequence


def test_shanten():
    assert ask("shanten", "159m159p159s1234z") == {
        "standard": 8,
        "seven_pairs": 6,
        "thirteen_orphans": 3,
        "shanten": 3,
    }
    assert ask("shanten", "1z") == {
        "standard": 0,
        "seven_pairs": None,
        "thirteen_orphans": None,
        "shanten": 0,
    }


def test_ukeire():
    assert ask("ukeire", "13m11z", seen="2m") == {
        "shanten": 0,
        "tiles": [{"tile": "2m", "left": 3}],
        "discards": [],
    }
    found = ask("ukeire", "136m11z")
    assert (found["shanten"], found["tiles"]) == (0, [])
    assert found["discards"][0] == {
        "tile": "6m",
        "shanten": 0,
        "tiles": [{"tile": "2m", "left": 4}],
        "left": 4,
    }
    assert len(found["discards"]) == 4


def test_rules_are_a_preset_or_switches_over_one():
    kan = "13m456p789s11z(2222m)"
    assert [wait["left"] for wait in ask("waits", kan)["waits"]] == [0]
    assert ask("waits", kan, rules="m_league")["waits"] == []
    assert ask("waits", kan, rules={"karaten": False})["waits"] == []
    assert ask("waits", kan, rules={"preset": "m_league", "karaten": True})["waits"]
    assert ask("waits", kan, rules=None) == ask("waits", kan, rules={}) == ask("waits", kan)


def test_a_set_of_four_red_fives_has_two_of_pin():
    assert ask("waits", "00p11m11z")["at"] == 1
    assert "waits" in ask("waits", "00p11m11s1z", rules={"red_fives": 4})


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", "This line is not JSON: Expecting value: line 1 column 1 (char 0)."),
        ("[]", 'A request is an object such as {"op": "waits", "hand": "123m1z"}.'),
        ("1", 'A request is an object such as {"op": "waits", "hand": "123m1z"}.'),
        ("[" * 100_000, "This line is nested too deep to be read."),
        ("{}", "'op' is one of OPS, not null."),
        ('{"op":"yaku","hand":"1m"}', "'op' is one of OPS, not \"yaku\"."),
        ('{"op":{}}', "'op' is one of OPS, not an object."),
        ('{"op":["waits"]}', "'op' is one of OPS, not a list."),
        ('{"op":"waits"}', "There is no 'hand' in this request."),
        ('{"op":"waits","hand":null}', "There is no 'hand' in this request."),
        ('{"op":"waits","hand":5}', "'hand' is a text, not 5."),
        ('{"op":"waits","hand":["1m"]}', "'hand' is a text, not a list."),
        ('{"op":"waits","hand":"1m","seen":true}', "'seen' is a text, not true."),
        (
            '{"op":"agari","hand":"11m","order":"pair"}',
            "'order' is one of sequence, triplet, not \"pair\".",
        ),
        ('{"op":"waits","hand":"1m","rules":5}', "'rules' is a text or an object, not 5."),
        (
            '{"op":"waits","hand":"1m","rules":{"preset":[]}}',
            "'rules' is a text or an object, not a list.",
        ),
        (
            '{"op":"waits","hand":"1m","rules":{"karaten":2}}',
            "rules: karaten is true or false, not 2.",
        ),
        *(
            (
                f'{{"op":"waits","hand":"1m","rules":{rules}}}',
                f"rules: {why}.",
            )
            for rules, why in (
                ('{"pao":5}', f"pao is a list of some of {PAO}, not 5"),
                ('{"pao":[[1]]}', f"pao is a list of some of {PAO}, not [[1]]"),
                ('{"pao":"daisangen"}', f"pao is a list of some of {PAO}, not 'daisangen'"),
                (
                    '{"pao":{"daisangen":1}}',
                    f"pao is a list of some of {PAO}, not {{'daisangen': 1}}",
                ),
                ('{"cls":1}', f"There is no switch cls, only {SWITCHES}"),
                ('{"self":1}', f"There is no switch self, only {SWITCHES}"),
                (
                    '{"renhou":"x"}',
                    "renhou is one of none, mangan, haneman, baiman, yakuman, not 'x'",
                ),
                (
                    '{"renhou":["none"]}',
                    "renhou is one of none, mangan, haneman, baiman, yakuman, not ['none']",
                ),
                ('{"red_fives":3.0}', "red_fives is one of 0, 2, 3, 4, not 3.0"),
                ('{"red_fives":false}', "red_fives is one of 0, 2, 3, 4, not False"),
                ('{"double_wind_fu":2.0}', "double_wind_fu is one of 2, 4, not 2.0"),
                (f'{{"kazoe":"{"x" * 500}"}}', f"kazoe is true or false, not '{'x' * 59}"),
            )
        ),
        *(
            (
                f'{{"op":"score","hand":"123m456p789s11222z","win":{win}}}',
                f"'win' is an object of facts, not {shown}.",
            )
            for win, shown in (("[]", "a list"), ("0", "0"), ("false", "false"), ('""', '""'))
        ),
        (
            '{"op":"waits","hand":"12m"}',
            "A hand of 2 waits only after a discard: ask for discards.",
        ),
        ('{"op":"discards","hand":"1m"}', "A hand of 1 has no tile to cut: ask for waits."),
    ],
)
def test_requests_that_are_no_question_are_errors(line, error):
    found = answer_line(line)
    parts = {
        "waits only": "has_a_cut",
        "no tile to cut": "no_cut",
        "no switch": "no_switch",
        "rules: ": "bad_value",
    }
    reason = next((name for part, name in parts.items() if part in error), "bad_request")
    assert found == {"error": error.replace("OPS", ", ".join(OPS)), "reason": reason}


LONG = "9" * 4299
"""A number that Python reads and writes, and whose sum with another it does not."""

ANY_VALUE = (
    *("null", "true", "-1", "0.5", "1e999", "NaN", "-Infinity", LONG, f"-{LONG}", "9" * 5000),
    *('""', '"\\ud800"', '"\\u0000"', '"' + "x" * 10_000 + '"', "[]", "{}", '["\\udfff"]'),
    *(f"[{LONG}]", "[NaN]", '{"":null}', f'{{"tile":{LONG}}}', "[" * 900 + "]" * 900),
    *("[" * 100_000, '{"a":' * 900 + "1" + "}" * 900),
)
WIN_FIELDS = (
    "tile",
    "by",
    "seat",
    "round",
    "riichi",
    "honba",
    "sticks",
    "chankan",
    "dora",
    "pao",
    "nuki",
)


@pytest.mark.parametrize("value", ANY_VALUE, ids=lambda value: f"{value:.20}")
def test_no_value_of_any_field_ends_the_process(value):
    """Each line gets one line of JSON, an error where the value is not what the field holds."""
    fields_of = ("op", "hand", "seen", "order", "rules", "win")
    lines = [value]
    lines += [
        f'{{"op":"score","hand":"123m456p789s11222z","win":{{}},"{name}":{value}}}'
        for name in fields_of
    ]
    lines += [
        f'{{"op":"score","hand":"123m456p789s11222z","win":{{"{name}":{value}}}}}'
        for name in WIN_FIELDS
    ]
    lines += [
        f'{{"op":"waits","hand":"1m","rules":{{"{switch}":{value}}}}}'
        for switch in SWITCHES.split(", ")
    ]
    lines += ['{"op":"shanten","hand":"1z"}']
    out = StringIO()
    serve(lines, out)
    *answers, last = map(json.loads, out.getvalue().splitlines())
    assert len(answers) == len(lines) - 1
    assert last["shanten"] == 0
    asked_for_nothing = {"null", "true", "{}", "[]", '""'}
    if value not in asked_for_nothing:
        assert all(set(found) <= {"error", "reason", "at", "fix"} for found in answers)


def test_long_numbers_are_named_as_such():
    line = f'{{"op":"score","hand":"123m456p789s11222z","win":{{"tile":"1m","honba":{LONG}}}}}'
    assert answer_line(line) == {
        "error": "honba cannot be so long a number: it is a number up to 999.",
        "reason": "bad_value",
    }


@pytest.mark.parametrize("field", ['"op"', '"hand"', '"seen"', '"order"', '"rules"', '"win"'])
@pytest.mark.parametrize("depth", range(300, 1200, 60))
def test_however_deep_a_field_is_nested_it_is_an_error(field, depth):
    value = f'{{"red_fives":{"[" * depth}{"]" * depth}}}'
    request = f'{{"op":"score","hand":"123m456p789s11222z",{field}:{value}}}'
    assert set(answer_line(request)) == {"error", "reason"}
    assert set(answer_line(request.replace("red_fives", "tile"))) == {"error", "reason"}


@pytest.mark.parametrize(
    ("request_of", "error", "rest"),
    [
        ({"hand": "123m4x"}, "Sign 6, x, is not a tile.", {"reason": "unknown_sign", "at": 5}),
        ({"hand": ""}, "No tiles were typed.", {"reason": "empty", "at": 0}),
        (
            {"hand": "1m", "rules": "house"},
            f"rules: There is no preset house, only {', '.join(PRESETS)}.",
            {"reason": "no_preset", "at": 0},
        ),
        (
            {"hand": "1m", "rules": "ema kirage:on"},
            "rules: There is no switch kirage. Did you mean ema kiriage:on?",
            {"reason": "no_switch", "at": 4, "fix": "ema kiriage:on"},
        ),
        (
            {"hand": "1m", "rules": {"opentanyao": False}},
            "rules: There is no switch opentanyao. Did you mean open_tanyao?",
            {"reason": "no_switch"},
        ),
        (
            {"hand": "10m"},
            "There is no ten: a 1m and a red five are written 1m0m. Did you mean 1m0m?",
            {"reason": "ten", "at": 0, "fix": "1m0m"},
        ),
        (
            {"hand": "123m456p789s111z"},
            "12 tiles: one tile short of 13.",
            {"reason": "one_short", "at": 16},
        ),
        (
            {"hand": "1m", "seen": "1m 2x"},
            "seen: Sign 5, x, is not a tile.",
            {"reason": "unknown_sign", "at": 4},
        ),
        (
            {"hand": "111m2p", "seen": "5p11m"},
            "seen: There are only four copies of 1m in the game, not 5.",
            {"reason": "fifth_tile", "at": 3},
        ),
    ],
)
def test_a_hand_that_cannot_be_read_names_the_place(request_of, error, rest):
    for op in OPS_ON_A_HAND:
        assert ask(op, **request_of) == {"error": error, **rest}


@pytest.mark.parametrize("name", [7, "a", None, {"game": [1, 2]}])
def test_an_id_is_echoed_in_answers_and_errors(name):
    assert ask("shanten", "1z", id=name) == {"id": name, **ask("shanten", "1z")}
    assert ask("shanten", "1x", id=name) == {"id": name, **ask("shanten", "1x")}
    assert ask("yaku", "1z", id=name)["id"] == name


@pytest.mark.parametrize("op", OPS)
def test_a_field_that_an_op_does_not_know_is_refused_by_name(op):
    known = ", ".join(OPS[op].fields)
    sentence = f"'{op}' knows no field \"xyzzy\", only {known}."
    found = answer_line(json.dumps({"op": op, "xyzzy": "E"}))
    assert found == {"error": sentence, "reason": "bad_request"}


def test_a_misspelt_field_has_its_correction():
    assert ask("outlook", "123m456p789s1122z", seats="E")["error"].endswith("Did you mean 'seat'?")
    assert ask("waits", "1112345678999m", saen="1m")["error"].endswith("Did you mean 'seen'?")


def test_a_hand_is_souths_in_the_east_round_whoever_asks():
    hand = "123m456p789s11222z"
    (reading,) = ask("score", hand, win={"tile": "3m", "by": "ron"})["readings"]
    assert (
        reading == ask("score", hand, win={"tile": "3m", "by": "ron", "seat": "S"})["readings"][0]
    )
    asked = "123m456p78s11222z4z"
    assert ask("outlook", asked, turn=15) == ask("outlook", asked, turn=15, seat="S", round="E")
    assert ask("outlook", asked, turn=15) != ask("outlook", asked, turn=15, seat="E")


def test_each_line_is_answered_and_errors_stop_nothing():
    requests = ['{"op":"waits","hand":"1z"}', "x", "  ", '{"op":"shanten","hand":"1z"}']
    out = StringIO()
    serve(requests, out)
    first, second, third = map(json.loads, out.getvalue().splitlines())
    assert first["waits"] == [{"tile": "1z", "left": 3, "shapes": ["tanki"]}]
    assert "error" in second
    assert third["shanten"] == 0


ASKED_OF_A_HAND_ALONE = ("agari", "blocks", "discards", "shanten", "ukeire", "waits")


@given(st.sampled_from(ASKED_OF_A_HAND_ALONE), hands(), st.sampled_from(["sequence", "triplet"]))
def test_every_hand_has_an_answer(op, hand, order):
    answered = ask(op, format_hand(hand), order=order)
    cannot = {"waits": hand.has_drawn_size, "discards": not hand.has_drawn_size}
    assert ("error" in answered) == cannot.get(op, False)
    if op == "agari":
        assert len(answered["readings"]) == len(decompose(hand))
    if op == "waits" and "waits" in answered:
        assert parse_hand(answered["hand"]) == hand


@given(typed_texts, typed_texts)
def test_every_text_has_an_answer(line, hand):
    assert set(answer_line(line)) == {"error", "reason"}
    answered = ask("ukeire", hand, seen=line)
    answers = {"shanten", "tiles", "discards"}
    assert set(answered) - {"fix"} in ({"error", "reason", "at"}, answers)


def test_the_process_answers_line_by_line():
    with answering_engine() as process:
        for typed, expected in (
            (b'\xef\xbb\xbf{"op":"waits","hand":"1z"}', "waits"),
            (b"\xff\xfe", "error"),
            ('{"op":"shanten","hand":"東"}'.encode(), "shanten"),
        ):
            process.stdin.write(typed + b"\n")
            process.stdin.flush()
            # The answer is there before the next request is written.
            assert expected in json.loads(process.stdout.readline())
        process.stdin.close()
        assert (process.wait(10), process.stderr.read()) == (0, b"")


def test_a_reader_that_goes_away_is_no_error():
    requests = b'{"op":"waits","hand":"1z"}\n' * 20_000
    with answering_engine() as process:
        process.stdout.close()
        try:
            process.stdin.write(requests)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert (process.wait(20), process.stderr.read()) == (0, b"")


def test_an_open_hand_tells_which_tiles_keep_a_yaku():
    one_sided = "23m567p22s[3'45m][678s]"
    found = ask("waits", one_sided)["waits"]
    assert [(wait["tile"], wait["yaku"]) for wait in found] == [("1m", False), ("4m", True)]
    tiles = ask("ukeire", one_sided)["tiles"]
    assert tiles == [
        {"tile": "1m", "left": 4, "yaku": False},
        {"tile": "4m", "left": 3, "yaku": True},
    ]
    # A third south is a yaku for the player who sits there.
    for seat in ("S", "W"):
        assert ask("ukeire", "99p22z[456s][7'89s][123m]", seat=seat)["tiles"] == [
            {"tile": "9p", "left": 2, "yaku": False},
            {"tile": "2z", "left": 2, "yaku": seat == "S"},
        ]


def test_the_best_cut_of_an_open_hand_is_the_one_that_can_win_most():
    # 23456m without 9p waits for 1m, 4m and 7m; 1m is no simple.
    cuts = ask("discards", "23456m9p22s[3'45m][678s]")["discards"]
    assert [(cut["tile"], cut["left"], cut["left_with_yaku"]) for cut in cuts] == [("9p", 10, 6)]
    best, *_ = ask("ukeire", "2356m345p5588s[3'45m]")["discards"]
    assert best["left_with_yaku"] == best["left"]
    assert ask("ukeire", "123m1z", seat="Q")["error"] == "'seat' is one of E, S, W, N, not \"Q\"."
