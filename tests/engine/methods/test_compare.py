"""The methods side by side: what is marked as a difference, and how a terminal shows it."""

import re

import pytest
from dealt import counts_of

from engine import TILE_OF_NAME
from engine.__main__ import main
from engine.methods import (
    METHODS,
    Judgement,
    Taken,
    backtracking,
    compare_discards,
    compare_readings,
    compare_waits,
    pattern_index,
    set_partition,
    two_orders,
)
from engine.methods.compare import INDEX_NAME
from engine.reports import EXTRA_MISSING

TRAP = "55566667778889p"  # 66p 555p 678p 678p 789p, which neither greedy pass finds
LOSES_9M = "3355566777888m"
SEVEN_PAIRS = "1133557799m1133p"
NAMES = [INDEX_NAME, *(method.NAME for method in METHODS)]


@pytest.fixture
def no_solver(monkeypatch):
    def missing(_):
        raise ImportError("pulp")

    monkeypatch.setattr(set_partition, "judge", missing)


def by_name(verdicts):
    return {verdict.name: verdict for verdict in verdicts}


class TestReadings:
    def test_the_published_trap_is_marked(self):
        verdicts = by_name(compare_readings(counts_of(TRAP)))
        assert list(verdicts) == NAMES
        assert [v.name for v in verdicts.values() if not v.agrees] == [two_orders.NAME]
        assert len(verdicts[INDEX_NAME].found) == 1
        assert verdicts[two_orders.NAME].lost == verdicts[INDEX_NAME].found
        assert verdicts[two_orders.NAME].found == ()

    def test_an_invented_reading_is_marked(self, monkeypatch):
        """135m with 2m and 4m owed, as the published program takes it."""
        owing = Taken(27, ((0, 2, 4), (9, 10, 11)))
        monkeypatch.setattr(
            backtracking, "judge", lambda _: Judgement(complete=True, readings=(owing,))
        )
        verdict = by_name(compare_readings(counts_of("135m123p11z")))[backtracking.NAME]
        assert (verdict.invented, verdict.lost, verdict.agrees) == ((owing,), (), False)

    def test_readings_of_a_form_that_a_method_does_not_know_are_not_lost(self):
        verdicts = by_name(compare_readings(counts_of(SEVEN_PAIRS)))
        assert all(verdict.agrees for verdict in verdicts.values())
        assert verdicts[pattern_index.NAME].found == verdicts[INDEX_NAME].found
        assert verdicts[backtracking.NAME].found == ()
        assert verdicts[backtracking.NAME].beyond == verdicts[INDEX_NAME].found

    @pytest.mark.usefixtures("no_solver")
    def test_a_missing_library_is_named(self):
        for ask, text in ((compare_readings, "11m"), (compare_waits, "1m")):
            verdict = by_name(ask(counts_of(text)))[set_partition.NAME]
            assert verdict.found is None

    def test_every_method_costs_time(self):
        for verdict in compare_readings(counts_of("11122233344455m")):
            assert verdict.found is None or verdict.seconds > 0


class TestWaits:
    @pytest.mark.parametrize(
        ("text", "waits"),
        [
            ("1112345678999m", "123456789m"),
            ("1234567m123p123s", "147m"),
            ("22234m55p123789s", "25m5p"),
            ("1112256888999s", "47s"),
            ("1111m123p456s777z", ""),  # a tile held four times is no wait
            ("147m258p369s1122z", ""),
        ],
    )
    def test_all_methods_agree(self, text, waits):
        for verdict in compare_waits(counts_of(text)):
            assert verdict.found in (None, kinds(waits))
            assert verdict.agrees

    def test_a_wait_on_seven_pairs_is_beyond_the_others(self):
        verdicts = by_name(compare_waits(counts_of("1133557799m113p")))
        assert verdicts[INDEX_NAME].found == verdicts[pattern_index.NAME].found == kinds("3p")
        assert verdicts[two_orders.NAME].beyond == kinds("3p")
        assert all(verdict.agrees for verdict in verdicts.values())

    def test_no_method_reads_thirteen_orphans(self):
        for verdict in compare_waits(counts_of("19m19p19s1234567z")):
            assert not verdict.found
            assert verdict.agrees

    def test_a_lost_wait_is_marked(self):
        """With 9m it is 33m 555m 678m 678m 789m; beside 33m neither pass opens 567m again."""
        verdicts = by_name(compare_waits(counts_of(LOSES_9M)))
        assert verdicts[INDEX_NAME].found == kinds("369m")
        assert verdicts[two_orders.NAME].found == kinds("36m")
        assert verdicts[two_orders.NAME].lost == kinds("9m")
        assert [v.name for v in verdicts.values() if not v.agrees] == [two_orders.NAME]


class TestDiscards:
    @pytest.mark.parametrize(
        ("text", "cuts"),
        [
            ("1234567m123p123s4z", {"1m": "4z", "4m": "4z", "7m": "4z", "4z": "147m"}),
            ("22234m55p123789s4z", {"4z": "25m5p"}),
            ("147m258p369s11223z", {}),
        ],
    )
    def test_worked_examples(self, text, cuts):
        expected = tuple((*kinds(cut), kinds(waits)) for cut, waits in cuts.items())
        for verdict in compare_discards(counts_of(text)):
            assert verdict.found == expected
            assert verdict.agrees

    def test_a_discard_to_seven_pairs_is_beyond_two_orders(self):
        index, orders = compare_discards(counts_of("1133557799m1134p"))
        assert len(index.found) == 2
        assert (orders.found, orders.agrees, orders.beyond) == ((), True, index.found)


class TestReport:
    """The output of ``python -m engine compare``; times and ratios are left out."""

    def test_a_complete_hand(self, capsys):
        assert compared(capsys, "11122233344455m") == [
            "11122233344455m  🀇🀇🀇🀈🀈🀈🀉🀉🀉🀊🀊🀊🀋🀋",
            "Complete, 4 readings.",
            "",
            "  index 4 readings",
            "  backtracking 4 readings",
            "  two orders 2 readings ≠ loses 2",
            "  pattern index 4 readings",
            "  set partition 4 readings",
            "",
            "  1. 111m 234m 345m 345m 22m ≠ lost by two orders",
            "  2. 111m 222m 333m 444m 55m",
            "  3. 111m 234m 234m 234m 55m ≠ lost by two orders",
            "  4. 123m 123m 123m 444m 55m",
        ]

    def test_a_form_that_some_do_not_look_for(self, capsys):
        blind = "not looked for by backtracking, two orders, set partition"
        assert compared(capsys, "112233m112233p11s")[-2:] == [
            "  1. 123m 123m 123p 123p 11s",
            f"  2. 11m 22m 33m 11p 22p 33p 11s {blind}",
        ]

    def test_thirteen_orphans(self, capsys):
        out = compared(capsys, "19m19p19s12345677z")
        assert out[1] == "Complete as thirteen orphans, which no method looks for."
        assert len(out) == 3 + len(NAMES)

    def test_the_report_marks_what_a_method_invents(self, capsys, monkeypatch):
        owing = Taken(27, ((0, 2, 4), (9, 10, 11)))
        monkeypatch.setattr(
            backtracking, "judge", lambda _: Judgement(complete=True, readings=(owing,))
        )
        out = compared(capsys, "135m123p11z")
        assert out[1] == "Not complete."
        assert "  backtracking 1 reading ≠ invents 1" in out
        assert "  1. 135m 123p 11z ≠ invented by backtracking" in out

    def test_waits(self, capsys):
        assert compared(capsys, LOSES_9M)[1:] == [
            "Tenpai.",
            "",
            "  index 369m",
            "  backtracking 369m",
            "  two orders 36m ≠ loses 1",
            "  pattern index 369m",
            "  set partition 369m",
            "",
            "  9m ≠ lost by two orders",
            "",
            "Two orders derive their waits; the other methods try every tile.",
        ]

    def test_waits_for_thirteen_orphans(self, capsys):
        out = compared(capsys, "19m19p19s1234567z")
        assert out[1] == "Tenpai for thirteen orphans, which no method looks for."
        assert out[3:8] == [f"  {name} no wait" for name in NAMES]

    def test_waits_of_a_noten_hand(self, capsys):
        out = compared(capsys, "147m258p369s1122z")
        assert out[1] == "4-shanten."
        assert "  two orders no wait" in out

    def test_discards_of_the_worked_examples(self, capsys):
        out = compared(capsys, "1234567m123p123s4z")
        assert out[1] == "Not complete."
        start = out.index("Discards that leave it tenpai:")
        assert out[start + 1 :] == [
            "",
            "  index 4 discards",
            "  two orders 4 discards",
            "",
            "  cut 1m 4z",
            "  cut 4m 4z",
            "  cut 7m 4z",
            "  cut 4z 147m",
        ]
        assert compared(capsys, "22234m55p123789s4z")[-1] == "  cut 4z 25m5p"

    @pytest.mark.usefixtures("no_solver")
    def test_the_report_names_a_missing_library(self, capsys):
        out = compared(capsys, "11m", solver=False)
        assert f"  set partition {EXTRA_MISSING}" in out

    def test_a_hand_with_melds_is_judged_by_its_concealed_tiles(self, capsys):
        out = compared(capsys, "123m11z[4'56p][777z]")
        assert out[1] == "Complete, 1 reading."
        assert out[-1] == "  1. 123m 11z"

    def test_a_hand_that_cannot_be_read(self, capsys):
        assert main(["compare", "123m4x"]) == 2
        assert "Sign 6, x, is not a tile." in capsys.readouterr().err

    def test_every_time_is_given_with_its_ratio(self, capsys):
        assert main(["compare", "11m"]) == 0
        rows = capsys.readouterr().out.splitlines()[3 : 3 + len(NAMES)]
        time = r"[0-9.,]+ (µs|ms)"
        assert re.fullmatch(rf"  index +1 reading +{time}", rows[0])
        for row in rows[1:4]:
            assert re.fullmatch(rf"  .+ +1 reading +{time} +[0-9.,]+ × the index", row)


def compared(capsys, hand, *, solver=True):
    """The lines of a comparison without times, one space between columns."""
    if solver:
        pytest.importorskip("pulp", reason="the extra 'ilp' is not installed")
    assert main(["compare", hand]) == 0
    out = capsys.readouterr().out.splitlines()
    timeless = [re.sub(r"[0-9.,]+ (µs|ms)( +[0-9.,]+ × the index)?", "", line) for line in out]
    return [
        line[:2] + re.sub(r" +", " ", line[2:]).rstrip() if "  " in line[:2] else line
        for line in timeless
    ]


def kinds(text):
    """The kinds of mpsz text of any length, "" included."""
    found, suit = [], ""
    for sign in reversed(text):
        if sign.isdigit():
            found.append(TILE_OF_NAME[sign + suit])
        else:
            suit = sign
    return tuple(reversed(found))
