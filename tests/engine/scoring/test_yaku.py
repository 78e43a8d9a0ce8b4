"""Yaku: each by a hand that has it and by one that only looks so."""

from dataclasses import replace

import pytest
from won_hands import hand_of, meld_of, tiles_of, yaku_of

from engine.rules import EMA, MAHJONG_SOUL, MAHJONG_SOUL_SANMA, TENHOU, WRC, Rules
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.scoring.yaku import BY_ID, YAKU
from engine.tiles import EAST, SOUTH


def earned(text, *melds, by=By.RON, seat=SOUTH, wind=EAST, rules=TENHOU, **facts):
    """The yaku of the dearest reading with their han, the winning tile typed last."""
    hand = hand_of(text, *melds)
    row = score(hand, Win(tiles_of(text)[-1], by, seat, wind, **facts), rules).readings[0]
    return yaku_of(row)


CHI_123M = meld_of("chi", "123m")
CHI_234M = meld_of("chi", "234m")
PON_1Z = meld_of("pon", "111z")
PON_2Z = meld_of("pon", "222z")
PON_9P = meld_of("pon", "999p")
TSUMO = {"by": By.TSUMO}
DEALT = {"by": By.TSUMO, "seat": EAST, "tenhou": True}
PINFU = "234m456p99p678s34s2s"


@pytest.mark.parametrize(
    ("text", "yaku"),
    [
        (PINFU, {"pinfu": 1}),
        ("234m456p22z678s34s2s", {}),  # the pair is the seat wind
        ("234m456p33z678s34s2s", {"pinfu": 1}),  # a wind that is worth nothing
        ("234m456p99p678s24s3s", {}),  # kanchan
        ("234m456p99p678s12s3s", {}),  # penchan
        ("223344m99p678s12s3s", {"iipeikou": 1}),
        ("223344m223344p9s9s", {"ryanpeikou": 3}),
        ("1122m3344p5566s9s9s", {"chiitoitsu": 2}),
        ("234m234p234s99p67s8s", {"pinfu": 1, "sanshoku": 2}),
        ("123456789m99p67s8s", {"pinfu": 1, "ittsu": 2}),
        ("123m789p999s11z78s9s", {"chanta": 2}),
        ("123m789p999s11p78s9s", {"junchan": 3}),
        ("234m567m234p88p34s2s", {"pinfu": 1, "tanyao": 1, "sanshoku": 2}),
        ("123m222z111m99m78m9m", {"seat_south": 1, "chanta": 2, "honitsu": 3}),
        ("123456m999m23m11m4m", {"chinitsu": 6}),
        ("1199m11p2233446z6z", {"chiitoitsu": 2, "honroutou": 2}),
        ("55z666z777z234m99p9p", {"hatsu": 1, "chun": 1, "shousangen": 2}),
        ("222m222p22s345s99p2s", {"sanshoku_doukou": 2}),
        ("222m555p888s33m99p9p", {"toitoi": 2, "sanankou": 2}),
    ],
)
def test_closed_hands(text, yaku):
    assert earned(text) == yaku


@pytest.mark.parametrize(
    ("text", "melds", "yaku"),
    [
        ("456p99p678s34s2s", [CHI_234M], {}),  # pinfu is a closed yaku
        ("456p55p678s34s2s", [CHI_234M], {"tanyao": 1}),
        ("223344p234s9s9s", [CHI_234M], {"sanshoku": 1}),  # and no iipeikou
        ("234p234s99p67s8s", [CHI_234M], {"sanshoku": 1}),
        ("456789m99p67s8s", [CHI_123M], {"ittsu": 1}),
        ("789p999s11p78s9s", [CHI_123M], {"junchan": 2}),
        ("33m555p88s8s", [PON_1Z, PON_9P], {"toitoi": 2, "round_east": 1}),
        ("456789m99m78m6m", [PON_1Z], {"round_east": 1, "honitsu": 2}),
        ("22m456p99p2m", [meld_of("ankan", "1111s"), meld_of("kakan", "3333s")], {}),
    ],
)
def test_open_hands(text, melds, yaku):
    assert earned(text, *melds) == yaku


def test_open_tanyao_is_a_switch():
    text = "456p55p678s34s2s"
    assert earned(text, CHI_234M, rules=Rules.of("tenhou", open_tanyao=False)) == {}
    closed = "234m" + text
    assert "tanyao" in earned(closed, rules=Rules.of("tenhou", open_tanyao=False))


@pytest.mark.parametrize(
    ("text", "melds", "facts", "yaku"),
    [
        ("222m222p22s345s99p2s", [], TSUMO, {"tsumo": 1, "sanankou": 2, "sanshoku_doukou": 2}),
        ("222m555p888s33m99p9p", [], TSUMO, {"suuankou": 13}),
        ("222m555p888s999p3m3m", [], {}, {"suuankou_tanki": 26}),
        ("19m19p19s1234567z1z", [], {}, {"kokushi_13": 26}),
        ("19m19p199s123456z7z", [], {}, {"kokushi": 13}),
        ("1112345678999m5m", [], {}, {"junsei_chuuren": 26}),
        ("1123456789995m1m", [], {}, {"chuuren": 13}),
        ("22334466888s66z6z", [], {}, {"ryuuiisou": 13}),
        ("111m999m111p99p11s9p", [], {}, {"chinroutou": 13}),
        ("1122334455667z7z", [], DEALT, {"tenhou": 13, "tsuuiisou": 13}),
        ("55z666z777z234m99m5z", [], {}, {"daisangen": 13}),
        ("33z44z3z", [PON_1Z, PON_2Z, CHI_123M], {}, {"shousuushii": 13}),
        ("33z44m3z", [PON_1Z, PON_2Z, meld_of("pon", "444z")], {}, {"daisuushii": 26}),
        (
            "5z5z",
            [meld_of("kakan", "1111m"), *(meld_of("ankan", f"{n}{n}{n}{n}p") for n in (2, 3, 4))],
            {},
            {"suukantsu": 13},
        ),
        (
            "234p5z5z",
            [meld_of("kakan", "1111m"), *(meld_of("ankan", f"{n}{n}{n}{n}s") for n in (2, 3))],
            {},
            {"sankantsu": 2},
        ),
    ],
)
def test_by_tsumo_and_yakuman(text, melds, facts, yaku):
    assert earned(text, *melds, rules=MAHJONG_SOUL, **facts) == yaku


def test_double_yakuman_count_once_where_they_are_not_double():
    assert earned("222m555p888s999p3m3m") == {"suuankou_tanki": 13}
    assert earned("19m19p19s1234567z1z") == {"kokushi_13": 13}


@pytest.mark.parametrize("rules", [MAHJONG_SOUL, MAHJONG_SOUL_SANMA])
@pytest.mark.parametrize(
    ("text", "yakuman", "on_the_drawn_tile"),
    [
        ("19m19p199s123456z7z", "kokushi_13", {"kokushi": 13}),
        ("1123456789995p1p", "junsei_chuuren", {"chuuren": 13}),
        ("222p555s888s33z99p9p", "suuankou_tanki", {"suuankou": 13}),
        ("222p555s888s999p3z3z", "suuankou_tanki", {"suuankou_tanki": 26}),
        ("123p456p789p234s5s5s", "", {}),
    ],
)
def test_tenhou_on_any_tile_has_the_best_wait(rules, text, yakuman, on_the_drawn_tile):
    """Mahjong Soul pays 48,000 all, whichever tile of the fourteen is typed last."""
    best = {yakuman: 26} if yakuman else {}
    assert earned(text, rules=rules, **DEALT) == {"tenhou": 13, **best}
    drawn = replace(rules, tenhou_any_tile=False)
    assert earned(text, rules=drawn, **DEALT) == {"tenhou": 13, **on_the_drawn_tile}
    chiihou = DEALT | {"seat": SOUTH, "tenhou": False, "chiihou": True}
    assert earned(text, rules=rules, **chiihou) == {"chiihou": 13, **on_the_drawn_tile}


def test_tenhou_on_any_tile_names_the_wait_where_no_yakuman_counts_twice():
    rules = Rules.of("tenhou", tenhou_any_tile=True)
    assert earned("19m19p199s123456z7z", rules=rules, **DEALT) == {"tenhou": 13, "kokushi_13": 13}


def test_yakuman_that_do_not_stack():
    assert earned("1122334455667z7z", rules=EMA, **DEALT) == {"tenhou": 13}


@pytest.mark.parametrize(
    ("riichi", "facts", "yaku"),
    [
        (1, {}, {"riichi": 1}),
        (2, {"ippatsu": True}, {"double_riichi": 2, "ippatsu": 1}),
        (1, {"by": By.TSUMO, "haitei": True}, {"riichi": 1, "tsumo": 1, "haitei": 1}),
        (1, {"houtei": True}, {"riichi": 1, "houtei": 1}),
        (0, {"chankan": True}, {"chankan": 1}),
        (1, {"dora": (0, 4), "ura": (9,)}, {"riichi": 1, "dora": 1}),
    ],
)
def test_yaku_of_the_win_itself_are_counted(riichi, facts, yaku):
    assert earned(PINFU, riichi=riichi, **facts) == {**yaku, "pinfu": 1}


def test_a_replacement_tile():
    kan = meld_of("ankan", "1111z")
    assert earned("234m44p678s34s2s", kan, by=By.TSUMO, rinshan=True) == {
        "tsumo": 1,
        "round_east": 1,
        "rinshan": 1,
    }


@pytest.mark.parametrize(
    ("renhou", "yaku"),
    [
        ("none", {"pinfu": 1}),
        ("mangan", {"renhou": 5}),
        ("haneman", {"renhou": 6}),
        ("baiman", {"renhou": 8}),
        ("yakuman", {"renhou": 13}),
    ],
)
def test_renhou_takes_the_place_of_less(renhou, yaku):
    assert earned(PINFU, renhou=True, rules=Rules.of("tenhou", renhou=renhou)) == yaku


def test_renhou_gives_way_to_more():
    assert earned("123456789m1122m3m", renhou=True, rules=WRC) == {"chinitsu": 6}


def test_local_yaku():
    big_wheels = "22334455667788p"
    assert earned(big_wheels, rules=Rules.of("tenhou", daisharin=True)) == {"daisharin": 13}
    assert earned(big_wheels) == {"pinfu": 1, "tanyao": 1, "ryanpeikou": 3, "chinitsu": 6}
    eight = {"seat": EAST, "paarenchan": True}
    assert earned(PINFU, **eight, rules=Rules.of("tenhou", paarenchan=True)) == {"paarenchan": 13}
    assert earned(PINFU, **eight) == {"pinfu": 1}
    laid = {"riichi": 2, "open_riichi": True}
    assert earned(PINFU, **laid, rules=Rules.of("tenhou", open_riichi=True)) == {
        "double_riichi": 2,
        "open_riichi": 1,
        "pinfu": 1,
    }
    assert earned(PINFU, **laid) == {"double_riichi": 2, "pinfu": 1}


def test_dora_alone_do_not_win():
    hand = hand_of("456p99p678s23s1s", meld_of("chi", "340m"))
    answer = score(hand, Win(tiles_of("1s")[0], By.RON, EAST, dora=(2,)))
    assert answer.is_complete
    assert answer.best is None
    assert answer.readings[0].yaku == ()


def test_red_fives_count_in_melds_and_only_where_there_are_any():
    meld = meld_of("chi", "340m")
    assert earned("406p55p678s34s2s", meld) == {"tanyao": 1, "akadora": 2}
    assert earned("406p55p678s34s2s", meld, rules=WRC) == {"tanyao": 1}


def test_dora_are_counted_once_for_each_indicator():
    # 1m shows 2m: two indicators, one 2m; in a kan of 2m one indicator is four han.
    assert earned(PINFU, dora=(0, 0))["dora"] == 2
    kan = meld_of("ankan", "2222m")
    assert earned("234p55p678s34s2s", kan, dora=(0,), riichi=1)["dora"] == 4


def test_every_row_has_a_name_of_its_own_and_no_more_han_when_open():
    assert len({yaku.id for yaku in YAKU}) == len({yaku.kanji for yaku in YAKU}) == len(YAKU)
    for yaku in YAKU:
        assert 0 <= yaku.open <= yaku.closed
        assert yaku.closed <= (2 if yaku.is_yakuman else 6)
        assert all(BY_ID[name].closed <= yaku.closed for name in yaku.excludes)
