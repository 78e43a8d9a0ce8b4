"""The yaku behind a cut of value: hands whose reason every player names."""

import pytest

from engine import TENHOU, parse_hand, parse_tiles
from engine.problems import yaku_of_value


@pytest.mark.parametrize(
    ("hand", "valued", "widest", "yaku"),
    [
        # 123m or 234m beside 345p 567s: without 1m every tile is a simple.
        ("122345m46p23477s5p", "1m", "2m", {"tanyao"}),
        ("444455m11999p777s", "4m", "5m", {"suuankou"}),
        # 12p beside 123m 123s waits for the run in three suits, 11p 99p for a triplet.
        ("123m112p123567s99p", "1p", "2p", {"sanshoku"}),
    ],
)
def test_the_yaku_that_a_cut_keeps(hand, valued, widest, yaku):
    cuts = [parse_tiles(it)[0] for it in (valued, widest)]
    found = yaku_of_value(parse_hand(hand), *cuts, TENHOU)
    assert yaku <= {it.yaku for it in found}


def test_two_tiles_of_one_shape_have_no_yaku_between_them():
    hand = parse_hand("123m456p789s11z46s9m")
    four, six = parse_tiles("46s")
    assert yaku_of_value(hand, four, six, TENHOU) == ()


def test_of_a_hand_far_from_tenpai_nothing_is_said():
    hand = parse_hand("147m258p369s12345z")
    assert yaku_of_value(hand, 0, 3, TENHOU) == ()


def test_of_a_part_of_a_hand_nothing_is_said():
    assert yaku_of_value(parse_hand("34s33z5p"), 13, 20, TENHOU) == ()
