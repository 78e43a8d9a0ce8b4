"""Asserts that an outlook has the values of the recurrences computed plainly."""

import pytest
from plain_outlook import PlainB, Situation

from engine.outlook import Aim, outlook
from engine.outlook.induction import POINTS, TENPAI, WIN
from engine.tiles import EAST

VALUE = {Aim.WIN: WIN, Aim.TENPAI: TENPAI, Aim.POINTS: POINTS}


def plain_for(situation, found):
    """The recurrences of the question that an outlook answers."""
    return PlainB(
        situation,
        turns=found.turns - found.turn + 1,
        aim=found.aim,
        exchanges=found.exchanges,
        down=found.shanten_down,
    )


def assert_same(found, plain, aim):
    """The aim's value is exact; the others can be of another line that is as good."""
    for worth, expected in zip(found, plain, strict=True):
        assert worth[VALUE[aim]] == pytest.approx(expected[VALUE[aim]], rel=1e-11, abs=1e-9)
        assert worth[:2] == pytest.approx(expected[:2], abs=1e-5)
        assert worth.points == pytest.approx(expected[POINTS], abs=0.05)


def assert_as_plain(hand, *, round_wind=EAST, asked=None, **situation):
    """The outlook has the recurrences' cuts and values; a closed kan is left out."""
    at = Situation(hand, round_wind=round_wind, **situation)
    found = outlook(hand, round=round_wind, **situation, **(asked or {}))
    plain = plain_for(at, found)
    values = {None: plain.wait(at.own, 0)} if hand.drawn is None else dict(plain.cuts(at.own))
    cuts = [option for option in found.options if not option.is_kan]
    assert {option.cut for option in cuts} == set(values)
    for option in cuts:
        assert_same(option.by_turn, values[option.cut], found.aim)
