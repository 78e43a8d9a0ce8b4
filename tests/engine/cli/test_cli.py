"""The engine at a terminal: answers for people, and errors with their place marked."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from engine_process import answering_engine

from engine.__main__ import main
from engine.query import OPS, answer


def run(capsys, *arguments):
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out.splitlines(), captured.err.splitlines()


def answered(capsys, *arguments):
    code, out, errors = run(capsys, *arguments)
    assert (code, errors) == (0, [])
    return out


def test_waits(capsys):
    assert answered(capsys, "waits", "1112345678999m") == [
        "1112345678999m  🀇🀇🀇🀈🀉🀊🀋🀌🀍🀎🀏🀏🀏",
        "Tenpai, 9 kinds, 23 left (nine gates).",
        "",
        "  1m  1 left  ryanmen, shanpon  🀇",
        "  2m  3 left  tanki             🀈",
        "  3m  3 left  ryanmen, penchan  🀉",
        "  4m  3 left  ryanmen           🀊",
        "  5m  3 left  tanki             🀋",
        "  6m  3 left  ryanmen           🀌",
        "  7m  3 left  ryanmen, penchan  🀍",
        "  8m  3 left  tanki             🀎",
        "  9m  1 left  ryanmen, shanpon  🀏",
    ]


def test_waits_with_tiles_seen_and_melds(capsys):
    assert answered(capsys, "waits", "13m 11z", "[4'06p]", "--seen", "2m,2m") == [
        "13m11z[4'06p]  🀇🀉🀀🀀 🀜🀝🀞",
        "seen: 22m",
        "Tenpai, 1 kind, 2 left.",
        "",
        "  2m  2 left  kanchan  🀈",
    ]


def test_waits_of_a_noten_hand_are_what_it_accepts(capsys):
    out = answered(capsys, "waits", "24m34p1s11z[888s]")
    assert out[1:6] == [
        "1-shanten, 3 kinds, 12 left.",
        "",
        "  3m  4 left  good shape  🀉",
        "  2p  4 left              🀚",
        "  5p  4 left              🀝",
    ]


def test_a_noten_hand_lists_what_it_accepts_and_what_widens_it(capsys):
    out = answered(capsys, "waits", "123m406p789s22z14z")
    assert out[1] == "1-shanten, 3 kinds, 8 left."
    assert out[3:6] == ["  1z  3 left    🀀", "  2z  2 left    🀁", "  4z  3 left    🀃"]
    widen = out.index("Tiles that widen it, the widest first:")
    assert out[widen + 1] == "  3p  4 left  cut 1z  accepts 33"
    assert len(out) - widen - 1 == 8


def test_waits_of_a_hand_to_cut_are_its_discards(capsys):
    out = answered(capsys, "waits", "1234567m123p123s4z")
    assert out == answered(capsys, "discards", "1234567m123p123s4z")
    assert out[1:] == [
        "Tenpai.",
        "",
        "  cut 4z  9 left  1m 3, 4m 3, 7m 3",
        "  cut 1m  3 left  4z 3",
        "  cut 4m  3 left  4z 3",
        "  cut 7m  3 left  4z 3",
    ]


def test_discards_of_a_noten_hand(capsys):
    out = answered(capsys, "discards", "14m17p9s")
    assert out[1] == "2-shanten."
    assert len(out) == 8
    rows = [row.split()[:5] for row in out[3:]]
    assert rows[0] == ["cut", "1m", "2-shanten", "60", "left"]
    assert [row[1] for row in rows] == ["1m", "4m", "1p", "9s", "7p"]


def test_discards_of_a_complete_hand_say_so_first(capsys):
    out = answered(capsys, "discards", "123m11z")
    assert out[1] == "Complete."
    assert "  cut 1z  2 left  1z 2" in out


def test_discards_name_a_kan_that_riichi_allows(capsys):
    out = answered(capsys, "discards", "23m406p789s11122z1z")
    assert out[-1] == "In riichi, a closed kan of 1z is allowed."


def test_agari(capsys):
    out = answered(capsys, "agari", "11122233344455m", "--order", "triplet")
    assert out[1:4] == [
        "Complete, 4 readings, triplet-first.",
        "Tsumo by a non-dealer (seat south, round east): reading 1 counts, 8000/16000 yakuman.",
        "",
    ]
    assert [re.split("  +", line.strip()) for line in out[4:]] == [
        [place, reading, pays, yaku, f"found by {greedy}"]
        for place, reading, pays, yaku, greedy in (
            ("1.", "111m 222m 333m 444m 55m", "8000/16000 yakuman", "suuankou tanki",
             "greedy triplet-first"),
            ("2.", "111m 234m 234m 234m 55m", "4000/8000 baiman",
             "8 han 40 fu: tsumo 1, iipeikou 1, chinitsu 6", "no greedy pass"),
            ("3.", "111m 234m 345m 345m 22m", "4000/8000 baiman",
             "8 han 30 fu: tsumo 1, iipeikou 1, chinitsu 6", "no greedy pass"),
            ("4.", "123m 123m 123m 444m 55m", "4000/8000 baiman",
             "8 han 30 fu: tsumo 1, iipeikou 1, chinitsu 6", "greedy sequence-first"),
        )
    ]  # fmt: skip


def test_agari_of_other_forms(capsys):
    out = answered(capsys, "agari", "112233m112233p11s")
    assert out[2].endswith(": reading 1 counts, 3000/6000 haneman.")
    assert [line.split("  ")[1:4] for line in out[4:]] == [
        ["1.", "123m 123m 123p 123p 11s", ""],
        ["2.", "11m 22m 33m 11p 22p 33p 11s", "800/1600"],
    ]
    assert out[-1].endswith("3 han 25 fu: tsumo 1, chiitoitsu 2             seven pairs")
    out = answered(capsys, "agari", "19m19p19s12345677z")
    assert out[-1] == "  1.  pair 77z  8000/16000 yakuman  kokushi 13  thirteen orphans"


def test_agari_of_an_open_hand_is_a_ron(capsys):
    out = answered(capsys, "agari", "234m456p34s88s[2'34m]5s")
    assert out[2] == "Ron by a non-dealer (seat south, round east): 1000."
    assert "  1000  1 han 30 fu: tanyao 1  " in out[-1]


def test_agari_without_a_yaku_says_that_the_hand_cannot_win(capsys):
    out = answered(capsys, "agari", "123m567p99s78s[2'34m]9s")
    assert out[2] == (
        "Ron by a non-dealer (seat south, round east): no yaku, so the hand cannot win this way."
    )
    assert "  no yaku  " in out[-1]


def test_agari_prices_no_hand_of_fewer_than_four_groups(capsys):
    assert answered(capsys, "agari", "123m11z")[1:] == [
        "Complete, 1 reading, sequence-first.",
        "",
        "  1.  123m 11z  found by greedy sequence-first and triplet-first",
    ]


@pytest.mark.parametrize(("rules", "points"), [("tenhou", "7700"), ("wrc", "8000 mangan")])
def test_agari_is_priced_by_the_rules_asked_for(capsys, rules, points):
    # Honitsu 2, haku, hatsu: 4 han 30 fu is mangan where the rules round it up.
    hand = "123m456m99m[555z][666z]"
    out = answered(capsys, "agari", hand, "--rules", rules)
    assert f": {points}." in out[2]


def test_agari_of_a_hand_that_is_not_complete(capsys):
    assert answered(capsys, "agari", "147m1z")[1:] == ["Not complete: 2-shanten."]
    assert answered(capsys, "agari", "123m1z")[1:] == ["Not complete: tenpai."]


def test_the_other_ops_are_answered_in_json(capsys):
    for command, hand in (("shanten", "159m159p159s1234z"), ("ukeire", "13m11z"), ("blocks", "1z")):
        found = json.loads("\n".join(answered(capsys, command, hand)))
        assert found == answer({"op": command, "hand": hand})
    found = json.loads(
        "\n".join(answered(capsys, "score", "12m456p789s11222z", "--win", "3m", "--ron"))
    )
    won = {"tile": "3m", "by": "ron"}
    assert found == answer({"op": "score", "hand": "12m456p789s11222z", "win": won})


def test_rules_decide_whether_a_used_up_wait_is_tenpai(capsys):
    kan = "13m456p789s11z(2222m)"
    assert answered(capsys, "waits", kan)[1] == "Tenpai, 1 kind, 0 left."
    assert answered(capsys, "waits", kan, "--rules", "m_league")[1].startswith("1-shanten")
    assert answered(capsys, "waits", kan, "--rules", "tenhou karaten:off")[1].startswith("1-sh")


def test_rules_that_cannot_be_read(capsys):
    code, out, errors = run(capsys, "waits", "1m", "--rules", "tenhou karate:off")
    assert (code, out) == (2, [])
    assert errors == [
        "rules: There is no switch karate. Did you mean tenhou karaten:off?",
        "  tenhou karate:off",
        "         ^^^^^^",
    ]


@pytest.mark.parametrize(
    ("arguments", "errors"),
    [
        (["waits", "123m4x"], ["Sign 6, x, is not a tile.", "  123m4x", "       ^"]),
        (
            ["waits", "10m"],
            [
                "There is no ten: a 1m and a red five are written 1m0m. Did you mean 1m0m?",
                "  10m",
                "  ^^",
            ],
        ),
        # A full-width sign takes two columns, so the mark stands below it all the same.
        (["agari", "１２３東x"], ["Sign 5, x, is not a tile.", "  １２３東x", "          ^"]),
        (["agari", "[12４m]"], [
            "[12４m] is not a meld: a meld is a sequence, a triplet or four of a kind.",
            "  [12４m]",
            "  ^^^^^^^",
        ]),
        (
            ["shanten", "123m", "456p"],
            ["6 tiles: one tile short of 7.", "  123m 456p", "           ^"],
        ),
        (
            ["waits", "11m2p3p", "--seen", "5p111m"],
            ["seen: There are only four copies of 1m in the game, not 5.", "  5p111m", "      ^"],
        ),
        (
            ["waits", "1m" * 300],
            [
                "This is too long: 600 characters, where 200 are enough.",
                "  " + "1m" * 30,
                "  " + " " * 30 + "^" * 30,
            ],
        ),
        (["waits", "1\0m"], ["Sign 2, U+0000, is not a tile.", "  1·m", "   ^"]),
        (["discards", "1m"], ["A hand of 1 has no tile to cut: ask for waits."]),
    ],
)  # fmt: skip
def test_errors_mark_the_place(capsys, arguments, errors):
    code, out, printed = run(capsys, *arguments)
    assert (code, out, printed) == (2, [], errors)


@pytest.mark.parametrize("arguments", [[], ["yaku"], ["waits"], ["waits", "1m", "--turn", "3"]])
def test_wrong_arguments_are_explained(capsys, arguments):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def engine(*arguments, **more):
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], capture_output=True, check=False, **more
    )


def test_a_terminal_without_the_signs_stops_nothing():
    done = engine("waits", "東", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Tenpai, 1 kind, 3 left." in done.stdout
    done = engine("waits", "東x", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


@pytest.fixture
def _interruptible():
    """A shell has what it runs in the background ignore Ctrl-C, and with it what a test starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interruptible")
def test_interrupting_is_quiet():
    with answering_engine() as process:
        process.stdin.write(b'{"op":"waits","hand":"1z"}\n')
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert (process.wait(10), process.stderr.read()) == (130, b"")


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full device")
@pytest.mark.parametrize("arguments", [("waits", "1m"), ("query",)])
def test_a_full_disk_is_one_sentence(arguments):
    with FULL.open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "engine", *arguments],
            input=b'{"op":"shanten","hand":"1m"}\n',
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert ended.returncode == 1
    assert ended.stderr == b"The answer cannot be written: No space left on device.\n"


def test_a_process_without_input_has_nothing_to_answer(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["query"]) == 0
    assert capsys.readouterr() == ("", "")


def test_help_names_every_field_of_an_outlook(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        main(["outlook", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    for name, field in OPS["outlook"].fields.items():
        assert name == "hand" or f"--{name.replace('_', '-')}" in shown
        assert field.about
        assert field.about in shown


@pytest.mark.parametrize(
    ("options", "won"),
    [
        ((), "Tsumo by a non-dealer (seat south, round east): 700/1300."),
        (("--ron",), "Ron by a non-dealer (seat south, round east): 1600."),
        (
            ("--ron", "--riichi", "--dora", "3p", "--seat", "E", "--rules", "ema"),
            "Ron by the dealer (seat east, round east, riichi): 4800.",
        ),
        (
            ("--double-riichi", "--ippatsu", "--honba", "2"),
            (
                "Tsumo by a non-dealer (seat south, round east, double riichi, ippatsu): "
                "2200/4200 mangan."
            ),
        ),
    ],
)
def test_agari_takes_how_the_hand_was_won(capsys, options, won):
    of_13 = answered(capsys, "agari", "12m456p789s11222z", "--win", "3m", *options, *by(options))
    of_14 = answered(capsys, "agari", "123m456p789s11222z", "--win", "3m", *options)
    assert of_13[2] == of_14[2] == won


def by(options):
    """A hand of 13 tiles is won by ron where nothing else is said."""
    return () if "--ron" in options else ("--tsumo",)


def test_facts_of_a_win_that_clash_are_one_sentence(capsys):
    code, out, errors = run(capsys, "agari", "123m456p789s11222z", "--tsumo", "--houtei")
    assert (code, out) == (2, [])
    assert errors == [
        "houtei with tsumo: houtei is the last discard; on the last draw it is haitei."
    ]


def test_help_of_queries_lists_ops_and_fields(capsys):
    with pytest.raises(SystemExit):
        main(["query", "--help"])
    shown = capsys.readouterr().out
    for name, op in OPS.items():
        assert f"  {name:8} {', '.join(op.fields)}" in shown
