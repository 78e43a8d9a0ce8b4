"""The benchmark of the methods: small runs, differences it must see, what it does without peers."""

import re
import struct
import subprocess
import sys
from itertools import pairwise

import pytest
from places import ROOT

import engine.__main__ as command_line
from engine.methods import METHODS, two_orders

sys.path.append(str(ROOT / "tests" / "bench"))

import bench_methods
import fresh
import peers
import turns
from bench_methods import wrong
from contest import Contestant, Question, answer, ratio
from dealt import counts_of
from questions import absent, complete_question, questions, readings_question

PEERS = ("mahjong", "jansou", "riichienv", "xiangting")


def contestants(result):
    return [contestant.name for contestant in result.question.contestants]


@pytest.fixture(scope="module")
def results():
    """Every question, on a few hands of each set."""
    return [answer(question, turns=1) for question in questions(3)]


@pytest.mark.slow
def test_all_contestants_agree_on_every_question(results):
    assert wrong(results) == []
    methods = [method.NAME for method in METHODS]
    for result, entered in zip(
        results,
        (
            ["index", *methods, "mahjong", "jansou"],
            ["index", *PEERS],
            ["index", *methods, *PEERS],
        ),
        strict=True,
    ):
        missing = absent()
        assert contestants(result) == [name for name in entered if name not in missing]
        assert all(asked >= 3 for asked in result.asked.values())


@pytest.mark.slow
def test_times_and_their_ratios_are_of_the_same_run(results):
    for result in results:
        for name, of_set in result.timings.items():
            assert set(of_set) == set(contestants(result))
            assert all(0 < timing.low <= timing.median <= timing.high for timing in of_set.values())
            assert ratio(result, name, "index") == 1


def test_a_wrong_answer_is_counted_and_fails_the_run():
    honest = complete_question({"wall": questions(4)[0].sets["wall"]})
    liar = Contestant("liar", lambda counts: counts, lambda _: True)
    question = Question(honest.title, honest.sets, [honest.contestants[0], liar], honest.truth)
    result = answer(question, turns=1)
    assert result.differed == {"index": 0, "liar": 4}
    assert wrong([result]) == ["liar"]
    assert "differs on 4 of 4" in "\n".join(bench_methods.times_table(result))


def test_two_orders_are_known_to_differ():
    trap = counts_of("55566667778889p")
    result = answer(readings_question({"one suit": [trap]}), turns=1)
    assert result.differed[two_orders.NAME] == 1
    assert wrong([result]) == []


def test_hands_are_dealt_from_a_seed():
    for first, second in zip(questions(5), questions(5), strict=True):
        assert first.sets == second.sets
        for name, hands in first.sets.items():
            assert len(set(hands)) == (3 if name == "published" else 5)


def test_peers_that_are_not_installed_are_named(monkeypatch):
    monkeypatch.setattr(peers, "PRESENT", [])
    monkeypatch.setattr(peers, "ABSENT", list(PEERS))
    assert f"Not installed, left out: {', '.join(PEERS)}." in bench_methods.conditions(300, 9)
    readings, complete, _ = questions(2)
    assert [contestant.name for contestant in complete.contestants] == ["index"]
    assert not {c.name for c in readings.contestants} & set(PEERS)


class TestTurns:
    def test_contestants_take_turns(self):
        said = []
        runs = {
            name: turns.Run(lambda _, name=name: said.append(name) or slow(), [0])
            for name in ("first", "second")
        }
        timings = turns.take_turns(runs, 3)
        changes = [said[0], *(b for a, b in pairwise(said) if a != b)]
        assert changes == ["first", "second"] * 3
        assert list(timings) == ["first", "second"]

    def test_peers_with_a_cache_start_each_pass_without_it(self):
        remembered, asked = set(), []

        def ask(hand):
            asked.append(hand in remembered)
            remembered.add(hand)
            slow()

        turns.Run(ask, [1, 2], remembered.clear).turn()
        assert len(asked) >= 2
        assert not any(asked)

    def test_the_median_and_its_quartiles(self):
        timing = turns.timing([4.0, 1.0, 2.0, 3.0, 10.0])
        assert (timing.low, timing.median, timing.high, timing.spread) == (2.0, 3.0, 4.0, 1.0)
        assert turns.timing([5.0]) == turns.Timing(5.0, 5.0, 5.0)


def slow():
    """Take a thousandth of a second of the processor."""
    sum(range(50_000))


class TestFreshProcesses:
    @pytest.mark.slow
    def test_every_first_answer_can_be_given(self):
        begun = fresh.beginnings(1)
        assert list(begun) == ["index", *(method.NAME for method in METHODS), *PEERS]
        for name, beginning in begun.items():
            assert (beginning is None) == (name in absent())
            assert beginning is None or beginning.milliseconds > 0

    def test_a_library_that_is_not_installed_has_no_time(self):
        assert fresh.measured("import no_such_module", 1) is None

    def test_a_beginning_that_fails_is_an_error(self):
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            fresh.measured("1 / 0", 1)


@pytest.mark.slow
def test_the_report_and_the_plot_are_written(tmp_path, capsys):
    pytest.importorskip("matplotlib", reason="the extra 'bench' is not installed")
    assert bench_methods.main(["--write", str(tmp_path), "--hands", "3", "--turns", "1"]) == 0
    written = (tmp_path / "benchmark.md").read_text("utf-8")
    printed = capsys.readouterr().out
    for line in printed.splitlines():
        assert line in written
    assert "](benchmark.png)" in written
    assert re.search(
        r"^- 100,000 runs of the index .* take \d+ / \d+ / \d+ ms", written, re.MULTILINE
    )
    assert written.count("goal 3, ") == 2
    for title in ("Every reading of 14 tiles", "Complete or not", "The waits of 13 tiles"):
        assert f"## {title}\n" in written
    width, height = struct.unpack(">II", (tmp_path / "benchmark.png").read_bytes()[16:24])
    assert width == 1200
    assert height > 1000


@pytest.mark.slow
def test_without_matplotlib_the_report_is_written_alone(tmp_path, monkeypatch, capsys, results):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "plot_methods", raising=False)
    bench_methods.write(tmp_path, ["# Title", "text"], results)
    assert (tmp_path / "benchmark.md").read_text("utf-8") == "# Title\n\ntext\n"
    assert "matplotlib is not installed" in capsys.readouterr().out


class TestCommand:
    def test_it_runs_the_script(self, monkeypatch):
        ran = []

        def run(command, **_):
            ran.append(command)
            return subprocess.CompletedProcess(command, 1)

        monkeypatch.setattr(command_line.subprocess, "run", run)
        assert command_line.main(["bench", "--write", "docs"]) == 1
        assert ran == [[sys.executable, str(command_line.BENCHMARK), "--write", "docs"]]
        assert command_line.BENCHMARK == ROOT / "tests" / "bench" / "bench_methods.py"

    def test_the_script_stands_alone(self):
        done = subprocess.run(
            [sys.executable, str(command_line.BENCHMARK), "--help"],
            capture_output=True,
            check=False,
            text=True,
            cwd="/",
        )
        assert done.returncode == 0
        assert "--write DIR" in done.stdout

    def test_away_from_the_checkout_it_says_so(self, monkeypatch, capsys, tmp_path):
        monkeypatch.setattr(command_line, "BENCHMARK", tmp_path / "bench_methods.py")
        assert command_line.main(["bench"]) == 2
        assert "Run it in a clone of the repository." in capsys.readouterr().err
