"""The four classic methods against each other, the index and the published figures."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from dealt import every_hand_of_one_suit

from engine import NAMES, TILE_OF_NAME, parse_hand
from engine.index.lookup import changed
from engine.methods import (
    METHODS,
    Judgement,
    Taken,
    backtracking,
    pattern_index,
    set_partition,
    two_orders,
)
from engine.methods.compare import judge_by_index
from engine.tiles import KINDS


def counts_of(text: str) -> bytes:
    return parse_hand(text).counts


def standard(judgement: Judgement) -> tuple[Taken, ...]:
    return tuple(taken for taken in judgement.readings if taken.pair is not None)


def in_words(taken: Taken) -> str:
    """``55m 111m 234m``: the pair first."""
    groups = taken.groups if taken.pair is None else ((taken.pair,) * 2, *taken.groups)
    return " ".join(
        "".join(NAMES[kind][0] for kind in group) + NAMES[group[0]][1] for group in groups
    )


@cache
def complete_hands_of_one_suit() -> tuple[bytes, ...]:
    hands = every_hand_of_one_suit(14)
    return tuple(hand for hand in hands if standard(judge_by_index(hand)))


class TestOneSuit:
    """All 118,800 hands of 14 tiles of one suit."""

    @pytest.mark.slow
    def test_backtracking_and_the_pattern_index_agree_on_every_complete_hand(self) -> None:
        hands = complete_hands_of_one_suit()
        assert (len(every_hand_of_one_suit(14)), len(hands)) == (118_800, 13_259)
        for hand in hands:
            index = judge_by_index(hand)
            assert pattern_index.judge(hand) == index, hand
            assert backtracking.judge(hand).readings == standard(index), hand

    @pytest.mark.slow
    def test_backtracking_and_the_pattern_index_agree_on_every_other_hand(self) -> None:
        for hand in set(every_hand_of_one_suit(14)) - set(complete_hands_of_one_suit()):
            assert pattern_index.judge(hand) == judge_by_index(hand), hand
            assert not backtracking.judge(hand).readings, hand

    @pytest.mark.slow
    def test_two_orders_loses_a_reading_in_271_hands_and_all_in_204(self) -> None:
        loses_one = loses_all = 0
        for hand in complete_hands_of_one_suit():
            found, true = two_orders.judge(hand), backtracking.judge(hand)
            assert set(found.readings) <= set(true.readings), hand
            loses_one += found.readings != true.readings
            loses_all += not found.complete
        assert (loses_one, loses_all) == (271, 204)

    def test_set_partition_agrees_on_a_sample_of_500(self) -> None:
        pytest.importorskip("pulp", reason="the extra 'ilp' is not installed")
        rng = random.Random(20)
        sample = rng.sample(complete_hands_of_one_suit(), 400)
        sample += rng.sample(every_hand_of_one_suit(14), 100)
        for hand in sample:
            assert set_partition.judge(hand) == backtracking.judge(hand), hand


@pytest.mark.parametrize("method", METHODS, ids=lambda method: method.NAME)
@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("123m445566p567s22z", ["22z 123m 456p 456p 567s"]),
        ("789m123p456p456s11z", ["11z 789m 123p 456p 456s"]),  # a run from 7 is a run
        ("135m123p456p456s11z", []),  # no tile may be owed: 135m lacks 2m and 4m
        ("11123456789999m", ["11m 123m 456m 789m 999m"]),
        ("12333345m", ["33m 123m 345m"]),  # 333m as a triplet leaves no pair
        ("11m", ["11m"]),
        ("12m", []),
        ("111m", []),
        ("1112223334445z", []),
        ("111222333444z55z", ["55z 111z 222z 333z 444z"]),
        ("89m1p", []),  # 9m and 1p are no neighbours
        ("891234m22z", []),
    ],
)
def test_each_method_finds_the_readings(method, text: str, readings: list[str]) -> None:
    if method is set_partition:
        pytest.importorskip("pulp", reason="the extra 'ilp' is not installed")
    counts = bytearray(34)
    for name in _names(text):
        counts[TILE_OF_NAME[name]] += 1
    said = method.judge(bytes(counts))
    assert [in_words(taken) for taken in said.readings] == readings
    assert said.complete == bool(readings)


@pytest.mark.parametrize(
    "text",
    [
        "1112345678999m",
        "2233440567788m",
        "123m456p78s11122z",
        "1p",
        "13m55p",
        "147m258p369s1z",
    ],
)
def test_derived_waits_are_those_of_trying_every_tile(text: str) -> None:
    counts = counts_of(text)
    tried = tuple(
        kind
        for kind in range(KINDS)
        if counts[kind] < 4 and backtracking.judge(changed(counts, kind, 1)).complete
    )
    assert set_partition.waits(counts) == two_orders.waits(counts) == tried


def test_set_partition_needs_its_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    pulp = pytest.importorskip("pulp", reason="the extra 'ilp' is not installed")
    monkeypatch.setattr(pulp.HiGHS, "available", lambda _: False)
    with pytest.raises(ImportError, match="HiGHS"):
        set_partition.judge(counts_of("11m"))


def _names(text: str) -> Iterator[str]:
    """The tiles of mpsz text of any size: parse_hand takes hands only."""
    digits = ""
    for sign in text:
        if sign.isdigit():
            digits += sign
        else:
            yield from (digit + sign for digit in digits)
            digits = ""


class TestPatternIndex:
    def test_patterns_by_number_of_tiles(self) -> None:
        by_tiles = {
            3 * sets + 2: len(set(pattern_index.standard_patterns(sets))) for sets in range(5)
        }
        assert by_tiles == {14: 8185, 11: 997, 8: 112, 5: 11, 2: 1}

    def test_seven_pairs_add_56(self) -> None:
        standard = set(pattern_index.standard_patterns(4))
        seven_pairs = set(pattern_index.seven_pairs_patterns())
        assert len(seven_pairs) == 64
        assert len(seven_pairs - standard) == 56
        assert len(pattern_index.index()) == 9362
        assert max(map(len, pattern_index.index())) == 27

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("13579m13579p1234z", "101010101010101010101010100"),
            ("12m", "00"),
            ("13m", "100"),
            ("22m", "110"),
            ("22m3m", "1100"),
            ("22m4m", "11100"),
        ],
    )
    def test_bit_code(self, text: str, code: str) -> None:
        counts = bytearray(34)
        for name in _names(text):
            counts[TILE_OF_NAME[name]] += 1
        assert pattern_index.bit_code(pattern_index.pattern_of(counts)) == code

    @pytest.mark.parametrize(
        ("text", "flags"),
        [
            ("1122334455667m7m", {"SEVEN_PAIRS", "TWO_DOUBLE_RUNS"}),
            ("1133557799m1133p", {"SEVEN_PAIRS"}),
            ("11123456789995m", {"NINE_GATES"}),
            ("123456789m11122z", {"STRAIGHT"}),
            ("112233m456p789s11z", {"DOUBLE_RUN"}),
            ("112233m445566p11z", {"SEVEN_PAIRS", "TWO_DOUBLE_RUNS"}),
            ("123m456p789s11122z", set()),
        ],
    )
    def test_flags(self, text: str, flags: set[str]) -> None:
        pattern = pattern_index.pattern_of(counts_of(text))
        words = pattern_index.index()[pattern_index.bit_code(pattern)]
        names = ("SEVEN_PAIRS", "NINE_GATES", "STRAIGHT", "TWO_DOUBLE_RUNS", "DOUBLE_RUN")
        raised = {name for name in names for word in words if word & getattr(pattern_index, name)}
        assert raised == flags

    def test_a_composition_word(self) -> None:
        """111z after 123m 456p 789s: one triplet at place 9, sequences at 0 3 6, the pair at 10."""
        pattern = pattern_index.pattern_of(counts_of("123m456p789s11122z"))
        (word,) = pattern_index.index()[pattern_index.bit_code(pattern)]
        assert word == 1 | 3 << 3 | 10 << 6 | 9 << 10 | 0 << 14 | 3 << 18 | 6 << 22


class TestTwoOrders:
    @pytest.mark.parametrize(
        ("text", "cuts"),
        [
            (
                "1234567m123p123s4z",
                {"4z": "1m 4m 7m", "1m": "4z", "4m": "4z", "7m": "4z"},
            ),
            ("22234m55p123789s4z", {"4z": "2m 5m 5p"}),
        ],
    )
    def test_worked_examples(self, text: str, cuts: dict[str, str]) -> None:
        found = {
            NAMES[cut]: " ".join(NAMES[kind] for kind in waits)
            for cut, waits in two_orders.discards(counts_of(text)).items()
        }
        assert found == cuts

    @pytest.mark.parametrize(
        ("text", "number"),
        [("1112345678999m", 9), ("2223456777m555z", 8), ("1133557799m113p", 0)],
    )
    def test_no_wait_is_invented(self, text: str, number: int) -> None:
        counts = counts_of(text)
        found = two_orders.waits(counts)
        assert len(found) == number
        for kind in found:
            drawn = bytearray(counts)
            drawn[kind] += 1
            assert backtracking.judge(drawn).complete
