"""A hand at a table, and what the choices under an answer about it lead to."""

from dataclasses import replace

import pytest
from asking import question_of

from bot.features import chosen
from bot.hand import (
    NOWHERE,
    Question,
    by_ron,
    is_usual,
    usually_won,
    with_riichi,
    with_seat,
    won_by,
)
from engine import EAST, SOUTH, By, Order, parse_hand, parse_tiles
from engine.copies import fifth_copy

PLAIN = "123m406p789s1122z"


def test_cutting_a_tile_puts_it_into_the_river():
    query = question_of("agari", "123m406p789s1122z3m", river=(33,), page=2, private=True)
    cut = chosen(query, "cut", ["0p"])
    river = tuple(parse_tiles("5p7z"))
    assert cut == question_of("waits", "1233m46p789s1122z", river=river, private=True)


def test_winning_on_a_tile_completes_the_hand():
    won = chosen(question_of("waits", PLAIN, seen=(31,)), "win", ["1z"])
    assert won == question_of("agari", "123m406p789s11221z", seen=(31,))


def test_an_open_hand_is_won_by_ron_unless_told():
    waiting = chosen(question_of("waits", "11z[111m]"), "cut", ["1z"])
    assert chosen(waiting, "win", ["1z"]).situation.by is By.RON


def test_facts_that_another_winning_tile_excludes_are_dropped():
    two_east = {"dora": (EAST, EAST), "honba": 1}
    there = question_of("agari", "1z123m1z", **two_east)
    assert chosen(there, "win", ["1m"]).situation.dora == (EAST, EAST)
    waiting = question_of("agari", "11z23m", riichi=1, **two_east)
    assert chosen(waiting, "win", ["1m"]).situation.riichi == 1
    robbed = question_of("agari", "11z23m", by=By.RON, events=frozenset({"chankan"}))
    assert is_usual(chosen(robbed, "win", ["1z"]).situation)


def test_winning_on_a_held_tile_makes_it_the_drawn_one():
    query = question_of("agari", "123m406p789s11222z", order=Order.TRIPLET)
    won = chosen(query, "win", ["0p"])
    assert won.situation.hand == replace(query.situation.hand, drawn=35)
    assert won.order is Order.TRIPLET


def test_choosing_rules():
    asked = question_of("waits", PLAIN, page=1)
    assert chosen(asked, "rules", ["ema"]) == question_of("waits", PLAIN, rules="ema")


def test_rules_of_three_players_take_the_hand_along():
    asked = question_of("waits", "19m123456p789s11z")
    assert chosen(asked, "rules", ["tenhou_sanma"]).situation.hand.players == 3
    with pytest.raises(ValueError, match=r"."):
        chosen(question_of("waits", PLAIN), "rules", ["tenhou_sanma"])


@pytest.mark.parametrize(
    ("hand", "slot", "value"),
    [
        (PLAIN, "cut", "1m"),  # nothing to cut from thirteen
        (f"{PLAIN}5z", "cut", "9m"),  # not held
        (f"{PLAIN}5z", "cut", "5p"),  # only the red one is held
        (f"{PLAIN}5z", "cut", "10m"),
        (f"{PLAIN}5z", "win", "9m"),
        ("1111m", "win", "1m"),  # a fifth one
        (PLAIN, "rules", "home"),
        (PLAIN, "page", "1"),
        (PLAIN, "", ""),
        (PLAIN, "call", "pon"),  # nobody discarded a tile
        (f"{PLAIN}5z", "compare", "1m"),  # one is not several
        (PLAIN, "hand", "x"),
    ],
)
def test_a_value_that_no_select_offers_is_refused(hand, slot, value):
    with pytest.raises(ValueError, match=r"."):
        chosen(question_of("waits", hand), slot, [value])


def test_a_tile_of_which_none_is_left_cannot_be_won_on():
    with pytest.raises(ValueError, match="fifth"):
        chosen(question_of("waits", PLAIN, seen=tuple(parse_tiles("11z"))), "win", ["1z"])


@pytest.mark.parametrize(
    ("hand", "seen", "fifth"),
    [("1234m", "111m", None), ("1233m", "33m3m", 2), ("4m(1111m)", "1m", 0), ("0m", "5555m", 4)],
)
def test_the_fifth_copy_is_named(hand, seen, fifth):
    assert fifth_copy(parse_hand(hand).owned, parse_tiles(seen)) == fifth


def test_a_question_to_another_feature_keeps_the_table_and_its_reader():
    asked = question_of(
        "waits", PLAIN, called=3, seen=(31,), riichi=1, turn=7, page=2, private=True
    )
    assert asked.to("agari") == question_of(
        "agari", PLAIN, seen=(31,), riichi=1, turn=7, private=True
    )


def test_changes_go_to_the_value_that_has_the_field():
    asked = Question("help").but(page=2, honba=3)
    assert (asked.page, asked.situation.honba) == (2, 3)
    assert asked.but(situation=NOWHERE, honba=1).situation == replace(NOWHERE, honba=1)


def test_what_another_way_to_win_excludes_is_dropped():
    first = replace(NOWHERE, hand=parse_hand(f"{PLAIN}1z"), seat=EAST, events=frozenset({"tenhou"}))
    assert with_seat(first, SOUTH).events == frozenset()
    assert with_riichi(first, 1).events == frozenset()
    last = replace(first, events=frozenset({"haitei"}), riichi=1, ura=(0,))
    assert won_by(last, By.RON).events == frozenset()
    assert with_riichi(last, 0).ura == ()
    opened = replace(last, hand=parse_hand("11z[111m]"))
    assert (by_ron(opened).riichi, by_ron(opened).by) == (0, By.RON)


def test_a_win_is_usual_for_its_hand_and_keeps_the_norths():
    opened = question_of("waits", "1z[111p]", rules="tenhou_sanma", nuki=2, honba=1).situation
    won = usually_won(opened)
    assert (won.by, won.nuki, won.honba) == (By.RON, 2, 0)
