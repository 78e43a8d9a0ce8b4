"""The effect of each switch of the rules on a win, and the wins that tell the books apart."""

from dataclasses import replace
from itertools import product

import pytest
from won_hands import best_of, hand_of, meld_of, tiles_of, yaku_of

from engine.notation.hand_notation import parse_hand
from engine.rules import (
    EMA,
    EMA_2016,
    JPML_A,
    M_LEAGUE,
    MAHJONG_SOUL,
    RIICHI_CITY,
    SAIKOUISEN,
    TENHOU,
    WRC,
    WRC_2022,
    Rules,
)
from engine.scoring.points import Limit, Payments
from engine.scoring.score import score
from engine.scoring.win import By, Win, WinError, WinReason
from engine.tiles import EAST, GREEN, RED, SOUTH, WHITE


def won(text, by, rules, *melds, drawn=None, **facts):
    """The best reading of a hand won with its last tile, by default in the south seat."""
    hand = hand_of(text, *melds, drawn=drawn)
    facts = {"seat": SOUTH, "round": EAST} | facts
    return best_of(score(hand, Win(hand.drawn, by, **facts), rules))


PONS = {name: meld_of("pon", f"{name * 3}z") for name in "1234567"}
KANS = {name: meld_of("daiminkan", f"{name * 4}z") for name in "1234567"}


@pytest.mark.parametrize(
    ("rules", "points", "limit"),
    [(EMA, 8000, Limit.MANGAN), (EMA_2016, 7700, Limit.NONE), (WRC, 8000, Limit.MANGAN)],
)
def test_ema_rounds_4_han_30_fu_up_since_2025(rules, points, limit):
    best = won("123456789m45p11s6p", By.RON, rules, riichi=1)
    assert (best.han, best.fu) == (4, 30)
    assert (best.price.points, best.price.limit) == (points, limit)


@pytest.mark.parametrize(
    ("rules", "fu", "points"),
    [(EMA, 30, 2000), (EMA_2016, 40, 2700), (TENHOU, 40, 2700), (JPML_A, 30, 2000)],
)
def test_fu_of_a_double_wind_pair(rules, fu, points):
    """20, 2 for the tsumo, 4 for 222p, 2 for the kanchan 46s, and 2 or 4 for 22z: 30 or 32."""
    best = won("456m222p345s46s22z5s", By.TSUMO, rules, round=SOUTH, riichi=1)
    assert (best.fu, best.price.points) == (fu, points)


@pytest.mark.parametrize(
    ("rules", "limit"),
    [(WRC, Limit.YAKUMAN), (WRC_2022, Limit.SANBAIMAN), (EMA, Limit.SANBAIMAN)],
)
def test_wrc_counts_13_han_as_yakuman_since_2025(rules, limit):
    """Riichi, ippatsu, tanyao, iipeikou, chinitsu and five dora: 15 han."""
    facts = {"riichi": 1, "ippatsu": True, "dora": tiles_of("4p7p")}
    best = won("2223344556788p8p", By.RON, rules, **facts)
    assert (best.han, best.price.limit) == (15, limit)


@pytest.mark.parametrize(
    ("rules", "liable", "discarder"),
    [
        *((rules, 16600, 16000) for rules in (TENHOU, MAHJONG_SOUL, M_LEAGUE, RIICHI_CITY)),
        *((rules, 16000, 16600) for rules in (EMA, EMA_2016, WRC, WRC_2022, JPML_A)),
        (SAIKOUISEN, 0, 32600),
    ],
)
def test_the_payer_of_honba_under_pao_follows_the_rules(rules, liable, discarder):
    melds = (PONS["5"], PONS["6"], PONS["7"])
    best = won("23m11p1m", By.RON, rules, *melds, honba=2, pao=("daisangen",))
    assert best.price.payments == Payments(discarder=discarder, liable=liable)
    assert best.price.total == 32600


@pytest.mark.parametrize(
    ("by", "seat", "pair"), list(product(By, (SOUTH, EAST), (WHITE, GREEN, RED))), ids=str
)
@pytest.mark.parametrize("rules", [EMA, EMA_2016, JPML_A])
def test_pao_stays_where_yakuman_are_not_added_up(rules, by, seat, pair):
    """Daisuushii is fed, tsuuiisou is not: the one that counts is the fed one."""
    melds = (PONS[name] for name in "1234")
    name = f"{pair - EAST + 1}z"
    facts = {"seat": seat, "honba": 1, "pao": ("daisuushii",)}
    best = won(name * 2, by, rules, *melds, **facts)
    points = 48000 if seat == EAST else 32000
    assert [earned.yaku.id for earned in best.yakuman] == ["daisuushii"]
    assert best.price.payments == (
        Payments(liable=points + 300)
        if by is By.TSUMO
        else Payments(liable=points // 2, discarder=points // 2 + 300)
    )


def test_without_pao_the_yakuman_that_counts_is_the_first_listed():
    best = won("5z5z", By.RON, EMA, *(PONS[name] for name in "1234"))
    assert len(best.yakuman) == 1
    assert best.price.payments == Payments(discarder=32000)


def test_of_two_yakuman_that_can_be_fed_the_fed_one_counts():
    melds = [KANS[name] for name in "1234"]
    for fed in ("daisuushii", "suukantsu"):
        best = won("5m5m", By.TSUMO, JPML_A, *melds, pao=(fed,))
        assert [earned.yaku.id for earned in best.yakuman] == [fed]
        assert best.price.payments == Payments(liable=32000)


@pytest.mark.parametrize(
    ("rules", "payments"),
    [
        # Tenhou's manual names daisangen and daisuushii alone.
        (TENHOU, Payments(dealer=16000, others=8000)),
        (MAHJONG_SOUL, Payments(dealer=16000, others=8000)),
        (M_LEAGUE, Payments(liable=32000)),
        (RIICHI_CITY, Payments(liable=32000)),
    ],
)
def test_pao_of_suukantsu(rules, payments):
    melds = [meld_of("daiminkan", text) for text in ("2222m", "3333p", "4444s", "5555s")]
    best = won("5m5m", By.TSUMO, rules, *melds, pao=("suukantsu",))
    assert best.price.payments == payments


def test_riichi_without_luck():
    """A riichi with ippatsu and every indicator, by rules that know none of them."""
    facts = {
        "riichi": 1,
        "ippatsu": True,
        "dora": tiles_of("1p8s"),
        "ura": tiles_of("1p8s"),
    }
    text = "234m567m22p345s99s9s"
    everything = {"riichi": 1, "ippatsu": 1, "dora": 5, "uradora": 5}
    assert yaku_of(won(text, By.RON, TENHOU, **facts)) == everything
    assert yaku_of(won(text, By.RON, JPML_A, **facts)) == {"riichi": 1, "dora": 2}


@pytest.mark.parametrize(
    ("off", "yaku"),
    [
        ({}, {"riichi": 1, "ippatsu": 1, "dora": 5, "uradora": 5}),
        ({"ippatsu": False}, {"riichi": 1, "dora": 5, "uradora": 5}),
        ({"ura_dora": False}, {"riichi": 1, "ippatsu": 1, "dora": 5}),
        ({"kan_ura": False}, {"riichi": 1, "ippatsu": 1, "dora": 5, "uradora": 2}),
        # Without kan dora no kan turns an indicator over, neither above nor below.
        ({"kan_dora": False}, {"riichi": 1, "ippatsu": 1, "dora": 2, "uradora": 2}),
    ],
)
def test_each_of_ippatsu_ura_and_kan_dora_can_be_off(off, yaku):
    facts = {"riichi": 1, "ippatsu": True, "dora": tiles_of("1p8s"), "ura": tiles_of("1p8s")}
    rules = Rules.of("tenhou", **off)
    assert yaku_of(won("234m567m22p345s99s9s", By.RON, rules, **facts)) == yaku


def test_strict_renhou_pays_its_limit_whatever_the_hand_holds():
    text, facts = "123456789m1122m3m", {"renhou": True}
    strict = Rules.of("ema", renhou_strict=True)
    assert won(text, By.RON, EMA, **facts).price.points == 12000
    best = won(text, By.RON, strict, **facts)
    assert (yaku_of(best), best.price.points) == ({"renhou": 5}, 8000)
    orphans = won("19m19p19s1234567z7z", By.RON, strict, **facts)
    assert (yaku_of(orphans), orphans.yakuman) == ({"renhou": 5}, ())


ORPHANS = "19m19p19s2345677z1z"


@pytest.mark.parametrize("rules", [MAHJONG_SOUL, RIICHI_CITY, EMA, EMA_2016, WRC, JPML_A])
def test_thirteen_orphans_rob_a_closed_kan(rules):
    best = won(ORPHANS, By.RON, rules, chankan=True, closed_kan=True)
    assert [earned.yaku.id for earned in best.yakuman] == ["kokushi"]
    assert best.price.points == 32000


@pytest.mark.parametrize("rules", [TENHOU, M_LEAGUE, SAIKOUISEN])
def test_rules_by_which_nobody_robs_a_closed_kan(rules):
    assert won(ORPHANS, By.RON, rules, chankan=True).yakuman
    with pytest.raises(WinError, match="By these rules nobody can rob a closed kan") as caught:
        won(ORPHANS, By.RON, rules, chankan=True, closed_kan=True)
    assert caught.value.reason is WinReason.CLOSED_KAN_KEPT


def test_no_other_hand_robs_a_closed_kan():
    with pytest.raises(WinError, match="Only thirteen orphans can rob") as caught:
        won("234m567m22p345s78s9s", By.RON, MAHJONG_SOUL, chankan=True, closed_kan=True)
    assert caught.value.reason is WinReason.CLOSED_KAN


def test_a_closed_kan_belongs_to_a_robbed_one():
    with pytest.raises(WinError, match="closed kan with no chankan") as caught:
        Win(EAST, By.RON, EAST, closed_kan=True)
    assert dict(caught.value.details) == {"one": "closed_kan", "other": "no_chankan"}


HAND = "234m067p345s678s55p"


@pytest.mark.parametrize(
    ("facts", "rules", "ignored"),
    [
        ({"riichi": 1, "ippatsu": True}, "ippatsu:off", ("ippatsu",)),
        ({"riichi": 1, "ippatsu": True}, "tenhou", ()),
        ({"by": "ron", "renhou": True}, "tenhou", ("renhou",)),
        ({"by": "ron", "renhou": True}, "renhou:mangan", ()),
        ({"riichi": 1, "open_riichi": True}, "tenhou", ("open_riichi",)),
        ({"seat": "E", "paarenchan": True}, "tenhou", ("paarenchan",)),
        ({"dora": "1m3m"}, "kan_dora:off", ("dora",)),
        ({"dora": "1m"}, "kan_dora:off", ()),
        ({"riichi": 1, "ura": "1m"}, "ura_dora:off", ("ura",)),
        ({"riichi": 1, "dora": "1s1s", "ura": "1m3m"}, "kan_ura:off", ("ura",)),
        ({}, "red_fives:0", ("red_fives",)),
    ],
)
def test_facts_that_count_for_nothing_by_the_rules_are_named(facts, rules, ignored):
    """Without what is named the price is the same."""
    hand = parse_hand(HAND)
    given = {"by": "tsumo", "seat": "S"} | facts
    found = score(hand, Win("8s", **given), rules)
    assert found.ignored == ignored
    plain = {name: value for name, value in given.items() if name not in {*ignored, "dora", "ura"}}
    plain |= {name: given[name][:2] for name in ("dora", "ura") if name in given}
    if "ura_dora:off" in rules:
        plain.pop("ura")
    if "red_fives" in ignored:
        hand = parse_hand(HAND.replace("0", "5"))
    if ignored:
        assert score(hand, Win("8s", **plain), rules).best.price == found.best.price


def test_pao_of_a_yakuman_without_it_is_named():
    hand = parse_hand("23s11m[5'55z][6'66z][7'77z]1s")
    win = Win("1s", "ron", "S", pao="daisangen")
    assert score(hand, win, "tenhou").ignored == ()
    assert score(hand, win, replace(TENHOU, pao=())).ignored == ("pao",)
