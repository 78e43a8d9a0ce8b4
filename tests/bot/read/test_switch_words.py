"""Rules as players name them, in the option rules and beside a hand in a message."""

from dataclasses import replace

import pytest
from every import every

from bot.read.errors import RefusedError
from bot.read.find_hand import find_hands
from bot.read.rules import canonical_rules
from bot.words import LANGUAGES, words_for
from engine import TENHOU, TENHOU_SANMA, Rules, format_rules

VALUES = {
    "red_fives": (0, 3),
    "double_wind_fu": (2, 4),
    "sanma_tsumo": ("loss", "bisection"),
    "renhou": ("none",),
}
NUMBERS = {"loss": 0, "bisection": 1, "none": 0}
SWITCHES = (
    "red_fives", "open_tanyao", "kiriage", "double_wind_fu", "kazoe", "double_yakuman",
    "stacked_yakuman", "rinshan_tsumo_fu", "renhou", "ippatsu", "ura_dora", "kan_dora", "kan_ura",
    "north_value", "sanma_tsumo", "renhou_strict", "tenhou_any_tile",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_bot_calls_a_switch_is_read_back(language):
    words = words_for(language)
    for switch in SWITCHES:
        base, preset = (
            (TENHOU_SANMA, "tenhou_sanma") if switch == "sanma_tsumo" else (TENHOU, "tenhou")
        )
        for value in VALUES.get(switch, (False, True)):
            phrase = words.named("switch", switch, on=NUMBERS.get(value, value))
            expected = format_rules(replace(base, **{switch: value}))
            assert canonical_rules(f"{preset} {phrase}") == expected, phrase


@every(
    "row",
    [
        ("喰いタンなし", {"open_tanyao": False}),
        ("食いタン無し", {"open_tanyao": False}),
        ("クイタンなし 赤なし", {"open_tanyao": False, "red_fives": 0}),
        ("アリアリ 赤4枚", {"red_fives": 4}),
        ("ナシナシ", {"open_tanyao": False}),
        ("切り上げ満貫あり", {"kiriage": True}),
        ("一発なし、裏ドラなし", {"ippatsu": False, "ura_dora": False}),
        ("人和満貫", {"renhou": "mangan"}),
        ("数え役満なし", {"kazoe": False}),
        ("kuitan nashi", {"open_tanyao": False}),
        ("no open tanyao, no red fives", {"open_tanyao": False, "red_fives": 0}),
        ("No Aka", {"red_fives": 0}),
        ("kiriage ari", {"kiriage": True}),
        ("쿠이탕:off", {"open_tanyao": False}),
        ("절상만관:on", {"kiriage": True}),
        ("kan_ura:off", {"kan_ura": False}),
        ("kiriage mangan", {"kiriage": True}),
        ("无食断 无红宝牌", {"open_tanyao": False, "red_fives": 0}),
        ("無食斷", {"open_tanyao": False}),
        ("沒有紅寶牌", {"red_fives": 0}),
        ("没有食断", {"open_tanyao": False}),
        ("有切上满贯", {"kiriage": True}),
        ("쿠이탕 없음", {"open_tanyao": False}),
        ("적도라 없음 절상만관 있음", {"red_fives": 0, "kiriage": True}),
        ("sans tanyao ouvert", {"open_tanyao": False}),
        ("sans cinq rouges, kiriage mangan", {"red_fives": 0, "kiriage": True}),
    ],
)
def test_switches_are_read_by_their_names(row):
    text, switches = row
    assert canonical_rules(text) == format_rules(replace(TENHOU, **switches))
    assert canonical_rules(f"EMA {text}").startswith("ema")


@every(
    "row",
    [
        ("喰いタンなし ipatsu:off", "ipatsu"),
        ("赤なし kiriage:x", "x"),
        ("Mahjong Soul 切り上げ満貫あり foo:on", "foo"),
        ("x 赤なし", "x"),
    ],
)
def test_an_error_beside_named_switches_keeps_its_place(row):
    text, wrong = row
    with pytest.raises(RefusedError) as told:
        canonical_rules(text)
    assert text[slice(*told.value.span)] == wrong


@every(
    "row",
    [
        ("EMA rules", "ema"),
        ("by M-League rules", "m_league"),
        ("雀魂ルール", "mahjong_soul"),
        ("Mリーグルール、赤なし", "m_league red_fives:0"),
        ("règles EMA", "ema"),
        ("雀魂规则", "mahjong_soul"),
        ("작혼 룰", "mahjong_soul"),
        ("喰いタンなし", "open_tanyao:off"),
        ("no red fives", "red_fives:0"),
        ("riichi no ippatsu", ""),  # how the hand was won
        ("裏ドラなし", ""),
        ("I play on Tenhou", ""),  # the site
        ("mangan with kiriage mangan", "kiriage:on"),
        ("is it kiriage mangan?", ""),
    ],
)
def test_rules_that_a_message_names(row):
    said, rules = row
    (one,) = find_hands([f"{said} 123m456p789s1122z"]).hands
    assert (one.hand, one.situation.rules, one.left_out) == ("123m456p789s1122z", rules, ())


def test_every_switch_of_two_values_that_players_name_is_one():
    assert {*SWITCHES} <= {*Rules.__dataclass_fields__}
