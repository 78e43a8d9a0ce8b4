"""Rates counted from logs and forecasts judged: by a round told here, and by published logs."""

import json
import shutil
from math import exp

import pytest
from places import ROOT, published

from engine.facts.danger import wilson
from engine.logs import read_log
from engine.notation.hand_notation import parse_hand
from engine.outlook import RATES, WaitClass, outlook, read_rates
from engine.tiles import NAMES
from tools.calibrate import main
from tools.go_arounds import go_arounds
from tools.reliability import forecasts, reliability
from tools.tally import Tally, poisson

# East cuts 4z for 1s and 9s (789p and 123m in the hand): South discards 9s, East wins.
WAITING = "[11,12,13,27,28,29,21,22,23,31,31,39,39]"
OTHERS = "[41,42,43,44,45,46,47,11,19,21,29,31,35]"
THIRD = "[15,16,17,25,26,27,35,36,37,38,14,24,34]"
FOURTH = "[15,16,17,25,26,27,35,36,37,38,14,24,34]"
ROUND = (
    '{"log":[[[0,0,0],[25000,25000,25000,25000],[33],[],'
    f'{WAITING},[44],["r60"],{OTHERS},[39],[60],{THIRD},[],[],{FOURTH},[],[],'
    '["和了",[2600,-1600,0,0],[0,1,0,"30符1飜1600点","立直(1飜)"]]]]}'
)


def test_a_ron_is_counted_by_the_class_of_the_tile_and_nobody_ended_the_hand():
    east, south = go_arounds(read_log(ROUND))
    assert (east.turn, east.in_riichi, east.threat) == (1, True, False)
    # 1s and 9s: one of each is in no hand that East sees, with the indicator 3s beside them.
    assert {NAMES[kind]: round(chance * 122) for kind, chance in east.draws} == {"1s": 2, "9s": 2}
    assert (NAMES[east.ron], east.ended) == ("9s", False)
    assert (south.in_riichi, south.threat, south.ended) == (False, True, True)
    tally = Tally()
    tally.add((east, south))
    row = tally.ron_row("riichi", WaitClass.TERMINAL)
    assert (row["rons"], row["n"], row["as_draws"]) == (1, 2, round(4 / 122, 3))


def test_too_few_logs_are_no_rates():
    with pytest.raises(ValueError, match="no riichi wait of class honor is in these logs"):
        Tally().as_rates()


def test_intervals_are_those_of_the_textbooks():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert poisson(0) == pytest.approx((0.0, 3.6889), abs=1e-3)
    assert poisson(10) == pytest.approx((4.7954, 18.3904), abs=1e-3)
    low, high = poisson(3)
    at_most = sum(exp(-high) * high**n / [1, 1, 2, 6][n] for n in range(4))
    assert at_most == pytest.approx(0.025, abs=1e-6)
    assert low < 3 < high


def test_a_forecast_that_comes_true_has_the_score_of_chance():
    rows = [(0.2, at < 20) for at in range(100)]
    found = reliability(rows)
    assert (found.number, found.observed) == (100, 0.2)
    assert found.brier == pytest.approx(found.constant) == pytest.approx(0.16)
    assert sum(each.number for each in found.bins) == 100
    assert not reliability([(0.2, at < 20) for at in range(100)], bins=1).bins[0].is_off
    assert reliability([(0.6, at < 20) for at in range(100)], bins=1).bins[0].is_off


def test_the_calibration_error_weighs_bins_by_their_forecasts():
    rows = [(0.2, False)] * 3 + [(0.6, True)] * 3
    # Bins of three: 0.2 where none won, 0.6 where all did.
    assert reliability(rows, bins=2).error == pytest.approx((0.2 + 0.4) / 2)


def test_a_forecast_has_the_chances_of_the_way_that_was_played():
    """East declares riichi on 1s and 9s, which is no yaku without it."""
    (found,) = (each for each in forecasts(read_log(ROUND), RATES) if each.shanten == 0)
    assert found.declared
    assert found.won
    hand = parse_hand("123m123789p1199s4z")
    (option,) = (
        each
        for each in outlook(
            hand, seat="E", dora="3s", table=RATES, exchanges=1, dama_exchanges=1, rules="tenhou"
        ).options
        if NAMES[each.cut] == "4z"
    )
    assert found.played == pytest.approx((option.riichi.win,) * 2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("logs")
    for number, log in enumerate(published("logs.jsonl.gz")[:12]):
        (path / f"{number}.log").write_text(log["text"], encoding="utf-8")
    (path / "notes.txt").write_text("no log", encoding="utf-8")
    return path


def test_a_folder_of_logs_gives_rates_that_the_outlook_reads(folder, tmp_path, capsys):
    code = main([str(folder), "--write", str(tmp_path)])
    out = capsys.readouterr()
    assert (code, out.err) == (0, "")
    lines = out.out.splitlines()
    assert lines[0].startswith("1")
    assert "notes.txt" in out.out
    assert "dama that only waits: forecast" in out.out
    assert [each.split(":")[0].strip() for each in lines if "played in" in each] == [
        "played in riichi",
        "played in dama",
        "played in dama, which only waits",
    ]
    rates = read_rates(tmp_path / "rates.json")
    assert rates.intervals > 1000
    assert (tmp_path / "reliability.svg").read_text().startswith("<svg")
    for turn in range(1, 17):
        for by_turn in (rates.ends_calm, rates.ends_riichi, rates.ends_threat, rates.new_riichi):
            assert 0 <= by_turn[turn] <= 1


def test_forecasts_are_judged_with_the_rates_that_are_named(folder, tmp_path, capsys):
    few = tmp_path / "few"
    few.mkdir()
    for number in (1, 2):
        (few / f"{number}.log").write_text((folder / f"{number}.log").read_text())
    said = []
    for level in ("all", "houou"):
        tables = json.loads((ROOT / "engine/outlook/rates.json").read_text())
        tables["levels"] = {"all": tables["levels"][level]}
        (tmp_path / "rates.json").write_text(json.dumps(tables))
        assert main([str(few), "--rates", str(tmp_path / "rates.json")]) == 0
        said.append([it for it in capsys.readouterr().out.splitlines() if "forecast" in it])
    usual, high = said
    assert usual[0] == high[0]
    assert usual[2] != high[2]
    assert main([str(few), "--rates", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_an_error_names_the_file_that_could_not_be_written(folder, tmp_path, capsys):
    taken = tmp_path / "taken"
    taken.touch()
    assert main([str(folder), "--write", str(taken)]) == 2
    assert str(taken) in capsys.readouterr().err


def test_one_game_is_too_little_to_calibrate_by(tmp_path, capsys):
    shutil.copy(ROOT / "docs/game.json", tmp_path)
    assert main([str(tmp_path), "--write", str(tmp_path / "ours")]) == 2
    assert capsys.readouterr().err.endswith("add more\n")


def test_a_folder_without_logs_is_an_error(tmp_path, capsys):
    assert main([str(tmp_path)]) == 2
    assert "has no log of four players" in capsys.readouterr().err
