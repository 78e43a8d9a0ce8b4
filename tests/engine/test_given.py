"""Text is as good as a value wherever the library asks for a hand, tiles, a wind or rules."""

import pytest

from engine import (
    EAST,
    TENHOU_SANMA,
    TILE_OF_NAME,
    By,
    EngineError,
    Hand,
    Win,
    WinError,
    blocks,
    calls,
    decompose,
    discards,
    parse_hand,
    parse_tiles,
    score,
    shanten,
    tenpai_discards,
    ukeire,
    waits,
)
from engine.facts import improvements
from engine.rules import EMA

OF_13 = [waits, ukeire, improvements]
OF_14 = [tenpai_discards, discards]


@pytest.mark.parametrize("ask", [*OF_13, *OF_14])
def test_a_hand_tiles_seen_and_rules_can_be_texts(ask):
    text = "11m1235p556789s2z" + ("3z" if ask in OF_14 else "")
    asked = ask(parse_hand(text), seen=parse_tiles("4p4p"), rules=EMA)
    assert ask(text, seen="4p4p", rules="ema") == asked


@pytest.mark.parametrize("ask", [shanten, blocks])
def test_a_text_is_a_hand_of_the_rules_players(ask):
    text = "19m1234p567s11222z"
    assert ask(text, rules="tenhou_sanma") == ask(parse_hand(text, players=3), rules=TENHOU_SANMA)
    with pytest.raises(EngineError, match="no 5m"):
        ask("5m", rules="tenhou_sanma")


def test_calls_take_the_discard_as_text():
    text = "23m456p789s11222z"
    assert calls(text, "1m", seen="4m") == calls(parse_hand(text), 0, seen=(3,))


def test_readings_of_a_text():
    assert decompose("11122233344455m") == decompose(parse_hand("11122233344455m"))


def test_a_win_in_texts_is_the_win_in_values():
    said = Win("3m", "ron", "E", dora="3p", riichi=1)
    assert said == Win(TILE_OF_NAME["3m"], By.RON, EAST, dora=(TILE_OF_NAME["3p"],), riichi=1)


def test_a_hand_is_scored_with_the_tile_it_is_won_on():
    win = Win("3m", "ron", "E", dora="3p", riichi=1)
    whole = parse_hand("12m456p789s11222z3m")
    assert score("12m456p789s11222z", win, "ema") == score(whole, win, EMA)
    assert score("12m456p789s11222z", win, "ema").best.price.points == 4800


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda: waits("1112345678999"), "suit"),
        (lambda: waits("1112345678999m", rules="emma"), "emma"),
        (lambda: waits("1112345678999m", seen="9x"), "x"),
        (lambda: calls("23m456p789s11222z", "9z"), "'9z' is not a tile"),
        (lambda: Win("3m", "ron", "X"), "'X'"),
        (lambda: score("11m", Win("1m", "ron", "S")), "14 tiles"),
    ],
)
def test_a_text_that_cannot_be_read_is_named(asked, said):
    with pytest.raises(ValueError, match=said):
        asked()


@pytest.mark.parametrize("value", [None, [0, 1, 2]])
@pytest.mark.parametrize("ask", [*OF_13, *OF_14, shanten, decompose])
def test_what_is_neither_a_hand_nor_a_text_is_refused(ask, value):
    with pytest.raises(TypeError, match="a Hand or a text"):
        ask(value)


def test_a_13_tile_hand_completed_by_a_fifth_copy_is_refused():
    with pytest.raises(EngineError, match="four copies"):
        score(Hand((0, 0, 0, 0)), Win(0, By.RON, EAST))


def test_a_win_on_a_tile_that_a_whole_hand_does_not_hold_is_refused():
    with pytest.raises(WinError, match="not among"):
        score("123m456p789s11222z", Win("9m", "ron", "E"))
