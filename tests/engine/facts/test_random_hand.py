"""Hands from a shuffled set: legal, of the size and set asked for, each tile as likely."""

from collections import Counter
from random import Random

import pytest

from engine import random_hand
from engine.tiles import KIND_OF, KINDS


def test_hands_are_of_the_size_asked_for():
    random = Random(0)
    for size in (1, 2, 4, 13, 14):
        hand = random_hand(random, size=size)
        assert len(hand.concealed) == size
        assert (hand.drawn is not None) == (size % 3 == 2)


@pytest.mark.parametrize("size", [0, 3, 12, 15])
def test_a_size_that_no_hand_has_is_refused(size):
    with pytest.raises(ValueError, match="3n"):
        random_hand(Random(0), size=size)


def test_three_players_have_no_2m_and_two_red_fives():
    random = Random(0)
    drawn = [tile for _ in range(600) for tile in random_hand(random, rules="tenhou_sanma").tiles]
    assert {KIND_OF[tile] for tile in drawn} == {0, *range(8, KINDS)}
    assert {tile for tile in drawn if tile >= KINDS} == {35, 36}


def test_each_kind_is_as_likely_and_one_five_in_four_is_red():
    random = Random(0)
    drawn = Counter(tile for _ in range(6000) for tile in random_hand(random).tiles)
    expected = 6000 * 13 / 34
    for kind in range(KINDS):
        held = sum(number for tile, number in drawn.items() if KIND_OF[tile] == kind)
        assert abs(held - expected) < 6 * expected**0.5
    reds = sum(drawn[tile] for tile in (34, 35, 36))
    assert 0.22 < reds / sum(drawn[tile] for tile in (4, 13, 22, 34, 35, 36)) < 0.28
