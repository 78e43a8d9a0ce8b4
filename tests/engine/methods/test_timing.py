"""The time of a call, and its spelling."""

import pytest

from engine.methods import judgement
from engine.methods.judgement import duration, significant, timed


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0.453, "0.45"), (6.349, "6.3"), (27.4, "27"), (2871, "2,900"), (9.96, "10"), (0.998, "1.0")],
)
def test_two_digits_matter(number, shown):
    assert significant(number) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(4.5e-7, "0.45 µs"), (3.81e-5, "38 µs"), (4.737e-3, "4.7 ms"), (1.25, "1,200 ms")],
)
def test_a_duration_has_the_unit_that_makes_it_short(seconds, shown):
    assert duration(seconds) == shown


@pytest.mark.parametrize(
    ("taking", "calls"), [(2**-4, 1), (2**-7, 2), (2**-9, 5), (2**-11, 5), (2**-13, 9)]
)
def test_one_figure_is_of_several_calls_unless_they_are_slow(monkeypatch, taking, calls):
    clock = [0.0]
    monkeypatch.setattr(judgement, "perf_counter", lambda: clock[0])

    def busy(counts):
        clock[0] += taking
        made.append(counts)
        return len(made)

    made = []
    assert timed(busy, b"hand") == (calls, taking)
    assert made == [b"hand"] * calls
