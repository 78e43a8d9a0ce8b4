"""Asserts that an outlook has the values of the recurrences computed plainly."""

import pytest
from plain_outlook import TILES, PlainB, Situation, changed

from engine.outlook import Aim, Play, outlook
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
    """The outlook has the recurrences' cuts and values; a closed kan and a kita are left out."""
    at = Situation(hand, round_wind=round_wind, **situation)
    found = outlook(hand, round=round_wind, **situation, **(asked or {}))
    plain = plain_for(at, found)
    values = {None: plain.wait(at.own, 0)} if hand.drawn is None else dict(plain.cuts(at.own))
    cuts = [option for option in found.options if option.move in (Play.CUT, Play.HOLD)]
    assert {option.cut for option in cuts} == set(values)
    for option in cuts:
        assert_same(option.by_turn, values[option.cut], found.aim)


def before_draw(at, found, *, rinshan=True):
    """One draw from all unseen tiles, then the cut of the same turn, and only then riichi."""
    unseen = at.unseen
    at.unseen -= 1  # that tile is drawn before all others
    plain = plain_for(at, found)
    by_turn = []
    for turn, thrown_away in enumerate(plain.wait(at.own, 0)):
        total = list(thrown_away)
        for tile in TILES:
            if left := at.left(at.own, tile):
                kept = max(_after_draw(at, plain, tile, turn, rinshan), key=plain.aimed)
                for value in range(3):
                    total[value] += left / (unseen - turn) * (kept[value] - thrown_away[value])
        by_turn.append(tuple(total))
    return by_turn


def _after_draw(at, plain, tile, turn, rinshan):
    """The values of all that can be done with the tile: win, or cut any tile."""
    held = changed(at.own, tile, 1)
    now, after = at.shanten(at.own), at.shanten(held)
    if after < 0:
        how = {"rinshan": True} if rinshan else {}
        if points := at.points(held, tile, riichi=False, **how):
            yield 1.0, 1.0, points
    yield plain.wait(at.own, 0)[turn]
    kept = int(after >= now)
    if kept <= plain.exchanges:
        for _, values in plain.cuts(held, kept):
            yield values[turn]
