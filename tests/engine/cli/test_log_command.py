"""``python -m engine log FILE``."""

import gzip
import io
import json
from types import SimpleNamespace

import pytest

from engine.__main__ import main

LOG = {
    "log": [
        [
            [4, 1, 0], [25000, 26000, 24000, 25000], [39], [],
            [11, 19, 21, 29, 31, 39, 41, 42, 43, 44, 45, 46, 53], [47, 47], [60, 60],
            [], [21], [60], [], [22], [60], [], [23], [60], ["流局", [0, 0, 0, 0]],
        ],
        [[5, 0, 0], [], [], []],
    ]
}  # fmt: skip


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "somebody.json"
    path.write_text(json.dumps(LOG), encoding="utf-8")
    return str(path)


def test_a_log_is_summed_up_by_its_rounds(log, capsys):
    assert main(["log", log]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "tenhou6, 4 players, the hand of seat 0, tenhou",
        "S1-1   25000  26000  24000  25000  10 events, exhaustive draw",
        "left out: round 2: a round of tenhou6 is a list of 17 fields",
    ]


def test_the_decisions_of_a_seat_are_lines_of_json(log, capsys):
    assert main(["log", log, "--moments", "0"]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["hand"], first["cut"], first["turn"]) == ("19m19p109s1234567z", "7z", 1)
    assert second["rivers"] == ["7z-", "1p-", "2p-", "3p-"]
    assert (second["wall"], second["seen"][33], second["seat_wind"]) == (65, "1", "1z")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.xml"], "nowhere.xml: it cannot be read: No such file or directory\n"),
        ([__file__], f"{__file__}: this is not a log that can be read: mjlog, tenhou6 or mjai\n"),
    ],
)
def test_what_is_no_log_is_told(arguments, sentence, capsys):
    assert main(["log", *arguments]) == 2
    assert capsys.readouterr().err == sentence


def test_a_seat_at_which_nobody_sits_is_told(log, capsys):
    assert main(["log", log, "--moments", "4"]) == 2
    assert "nobody sits at seat 4" in capsys.readouterr().err


def test_a_log_comes_from_standard_input(capsys, monkeypatch):
    data = gzip.compress(json.dumps(LOG).encode())
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert main(["log", "-"]) == 0
    assert capsys.readouterr().out.startswith("tenhou6")
