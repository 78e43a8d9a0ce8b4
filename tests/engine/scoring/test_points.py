"""Points and payments against the published tables."""

import pytest

from engine.rules import EMA, M_LEAGUE, TENHOU
from engine.scoring.points import (
    Limit,
    Payments,
    basic_points,
    liable_price,
    nagashi_mangan,
    price,
)

# (han, fu): non-dealer ron, non-dealer tsumo (others/dealer), dealer ron, dealer tsumo (each).
TABLE = {
    (1, 30): (1000, (300, 500), 1500, 500),
    (1, 40): (1300, (400, 700), 2000, 700),
    (1, 50): (1600, (400, 800), 2400, 800),
    (1, 60): (2000, (500, 1000), 2900, 1000),
    (1, 70): (2300, (600, 1200), 3400, 1200),
    (1, 110): (3600, (900, 1800), 5300, 1800),
    (2, 20): (1300, (400, 700), 2000, 700),
    (2, 25): (1600, (400, 800), 2400, 800),
    (2, 30): (2000, (500, 1000), 2900, 1000),
    (2, 40): (2600, (700, 1300), 3900, 1300),
    (2, 50): (3200, (800, 1600), 4800, 1600),
    (2, 80): (5200, (1300, 2600), 7700, 2600),
    (3, 20): (2600, (700, 1300), 3900, 1300),
    (3, 25): (3200, (800, 1600), 4800, 1600),
    (3, 30): (3900, (1000, 2000), 5800, 2000),
    (3, 40): (5200, (1300, 2600), 7700, 2600),
    (3, 50): (6400, (1600, 3200), 9600, 3200),
    (3, 60): (7700, (2000, 3900), 11600, 3900),
    (3, 70): (8000, (2000, 4000), 12000, 4000),
    (4, 20): (5200, (1300, 2600), 7700, 2600),
    (4, 25): (6400, (1600, 3200), 9600, 3200),
    (4, 30): (7700, (2000, 3900), 11600, 3900),
    (4, 40): (8000, (2000, 4000), 12000, 4000),
    (5, 20): (8000, (2000, 4000), 12000, 4000),
    (6, 20): (12000, (3000, 6000), 18000, 6000),
    (8, 30): (16000, (4000, 8000), 24000, 8000),
    (11, 30): (24000, (6000, 12000), 36000, 12000),
    (13, 30): (32000, (8000, 16000), 48000, 16000),
}


def paid(han, fu, rules=TENHOU, *, dealer, tsumo):
    limit, basic = basic_points(han, fu, rules)
    return price(limit, basic, dealer=dealer, tsumo=tsumo, honba=0, sticks=0)


@pytest.mark.parametrize(("han", "fu"), TABLE)
def test_the_table(han, fu):
    ron, (others, dealer), dealer_ron, each = TABLE[han, fu]
    assert paid(han, fu, dealer=False, tsumo=False).payments == Payments(discarder=ron)
    assert paid(han, fu, dealer=False, tsumo=True).payments == Payments(dealer, others)
    assert paid(han, fu, dealer=True, tsumo=False).payments == Payments(discarder=dealer_ron)
    assert paid(han, fu, dealer=True, tsumo=True).payments == Payments(others=each)


@pytest.mark.parametrize(
    ("han", "limit"),
    [
        (4, Limit.NONE),
        (5, Limit.MANGAN),
        (6, Limit.HANEMAN),
        (7, Limit.HANEMAN),
        (8, Limit.BAIMAN),
        (10, Limit.BAIMAN),
        (11, Limit.SANBAIMAN),
        (12, Limit.SANBAIMAN),
        (13, Limit.YAKUMAN),
        (40, Limit.YAKUMAN),
    ],
)
def test_limits(han, limit):
    assert basic_points(han, 20, TENHOU)[0] is limit


def test_thirteen_han_without_kazoe_are_a_sanbaiman():
    assert basic_points(13, 30, EMA) == (Limit.SANBAIMAN, 6000)


@pytest.mark.parametrize(("han", "fu"), [(4, 30), (3, 60)])
def test_kiriage(han, fu):
    assert basic_points(han, fu, TENHOU) == (Limit.NONE, 1920)
    assert basic_points(han, fu, M_LEAGUE) == (Limit.MANGAN, 2000)


def test_kiriage_reaches_nothing_else():
    raised = {
        (han, fu)
        for han in range(1, 5)
        for fu in (20, 25, *range(30, 180, 10))
        if basic_points(han, fu, TENHOU) != basic_points(han, fu, M_LEAGUE)
    }
    assert raised == {(4, 30), (3, 60)}


def test_honba_and_sticks():
    ron = price(Limit.MANGAN, 2000, dealer=False, tsumo=False, honba=2, sticks=3)
    assert (ron.points, ron.honba, ron.sticks, ron.total) == (8000, 600, 3000, 11600)
    assert ron.payments == Payments(discarder=8600)
    tsumo = price(Limit.MANGAN, 2000, dealer=False, tsumo=True, honba=2, sticks=3)
    assert tsumo.payments == Payments(dealer=4200, others=2200)
    assert tsumo.total == 11600


def test_the_feeder_pays_a_tsumo_alone_and_half_of_a_ron():
    tsumo = price(Limit.YAKUMAN, 8000, dealer=False, tsumo=True, honba=1, sticks=0)
    ron = price(Limit.YAKUMAN, 8000, dealer=True, tsumo=False, honba=1, sticks=0)
    for rules in (TENHOU, EMA):
        fed = liable_price(tsumo, 8000, rules, dealer=False, tsumo=True)
        assert fed.payments == Payments(liable=32300)
    fed = liable_price(ron, 8000, TENHOU, dealer=True, tsumo=False)
    assert fed.payments == Payments(discarder=24000, liable=24300)
    fed = liable_price(ron, 8000, EMA, dealer=True, tsumo=False)
    assert fed.payments == Payments(discarder=24300, liable=24000)


def test_the_feeder_of_one_of_two_yakuman_pays_that_one():
    tsumo = price(Limit.YAKUMAN, 16000, dealer=False, tsumo=True, honba=0, sticks=0)
    fed = liable_price(tsumo, 8000, TENHOU, dealer=False, tsumo=True)
    assert fed.payments == Payments(dealer=16000, others=8000, liable=32000)
    ron = price(Limit.YAKUMAN, 16000, dealer=False, tsumo=False, honba=0, sticks=0)
    fed = liable_price(ron, 8000, TENHOU, dealer=False, tsumo=False)
    assert fed.payments == Payments(discarder=48000, liable=16000)


def test_nagashi_mangan_is_paid_like_a_mangan_by_tsumo():
    assert nagashi_mangan(dealer=False).payments == Payments(dealer=4000, others=2000)
    assert nagashi_mangan(dealer=True, honba=1).payments == Payments(others=4100)


def test_nagashi_mangan_is_paid_by_rules_that_know_it():
    with pytest.raises(ValueError, match="nobody is paid for a river"):
        nagashi_mangan(dealer=False, rules=EMA)
