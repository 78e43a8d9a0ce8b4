"""The outlook against published numbers: model B's own, and mahjong-cpp's with its model N."""

from math import floor, log10

import pytest
from model_n import values_of_n
from places import published

from engine.hand import Hand
from engine.outlook import Aim, outlook
from engine.rules import Rules

RULES = Rules.of("tenhou", double_yakuman=True)
NAMES = {Aim.WIN: "win", Aim.TENPAI: "tenpai", Aim.POINTS: "score"}


def records(model):
    return [record for record in published("outlook.jsonl.gz") if record["model"] == model]


def half_a_digit(value):
    """The records have nine digits: half of the last one, and a little for our own rounding."""
    return 0.5001 * 10 ** (floor(log10(value)) - 8) if value else 1e-15


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("record", records("B"), ids=lambda record: record["id"])
def test_model_b_is_exact_to_the_last_digit_of_the_records(record, aim):
    tiles = tuple(record["hand"])
    found = outlook(
        Hand(tiles, (), tiles[-1]),
        seat=record["seat_wind"],
        round=record["round_wind"],
        dora=record["indicators"],
        aim=aim,
        exchanges=record["extra"],
        shanten_down=bool(record["shanten_down"]),
        rules=RULES,
    )
    cuts = {option.cut: option.by_turn for option in found.options if not option.is_kan}
    assert set(cuts) == {discard["tile"] for discard in record["discards"]}
    for discard in record["discards"]:
        # Each value of the records is the best that any line of play has.
        for turn, theirs in zip(record["turns"], discard[NAMES[aim]], strict=True):
            got = getattr(cuts[discard["tile"]][turn - 1], aim)
            # One record, B-0-10, has sums of 1.05 where the chance of tenpai is 1.
            expected = theirs if aim is Aim.POINTS else min(theirs, 1.0)
            assert abs(got - expected) <= half_a_digit(expected)


CPP = records("mahjong-cpp")
CONFIGS = sorted({record["config"] for record in CPP})
SAMPLE = [
    record
    for config in CONFIGS
    for shanten, number in ((0, 4), (1, 2))
    for record in [r for r in CPP if (r["config"], r["shanten"]) == (config, shanten)][:number]
]


def assert_as_mahjong_cpp(record):
    found = values_of_n(record, RULES)
    for discard in record["discards"]:
        for value, name in enumerate(("win", "tenpai", "score")):
            for turn, expected in zip(record["turns"], discard[name], strict=True):
                got = found[discard["tile"]][turn - 1][value]
                assert got == pytest.approx(expected, rel=1e-8, abs=1e-8)


@pytest.mark.parametrize("record", SAMPLE, ids=lambda record: record["id"])
def test_a_sample_of_mahjong_cpp_is_reproduced_by_its_own_model(record):
    assert_as_mahjong_cpp(record)


@pytest.mark.slow
@pytest.mark.parametrize(
    "record", [it for it in CPP if it not in SAMPLE], ids=lambda record: record["id"]
)
def test_every_other_record_of_mahjong_cpp_is_reproduced_by_its_own_model(record):
    assert_as_mahjong_cpp(record)
