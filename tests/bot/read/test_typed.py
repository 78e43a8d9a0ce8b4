"""Typed options become one question, or one error that names its place."""

import pytest
from asking import corrected, typed_into

from bot.read.errors import RefusedError
from bot.read.rules import canonical_rules
from engine import EAST, WEST

TENPAI = "123456m45p789s11z"


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("", "tenhou"),
        ("m-league", "m_league"),
        ("tenhou kiriage:on", "tenhou kiriage:on"),
        ("kiriage=yes", "tenhou kiriage:on"),
        ("mahjong_soul double_yakuman:off", "mahjong_soul double_yakuman:off"),
        ("Mahjong Soul", "mahjong_soul"),
        ("Mahjong Soul kiriage:on", "mahjong_soul kiriage:on"),
        ("EMA 2016", "ema_2016"),
        ("EMA", "ema"),
        ("WRC 2022, kiriage:off", "wrc_2022 kiriage:off"),
        ("Riichi City", "riichi_city"),
        ("天鳳", "tenhou"),
        ("雀魂　", "mahjong_soul"),
        ("일번가", "riichi_city"),
        ("엠리그", "m_league"),
        ("Mリーグ", "m_league"),
        ("M联赛", "m_league"),
        ("m聯盟", "m_league"),
        ("連盟A", "jpml_a"),
        ("最高位戦", "saikouisen"),
        ("tenhou, kiriage:on", "tenhou kiriage:on"),
        ("tenhou、 kiriage:on", "tenhou kiriage:on"),
        ("jpml-a ippatsu:on ura_dora:on", "jpml_a ippatsu:on ura_dora:on"),
    ],
)
def test_rules_are_read_into_their_canonical_form(typed, canonical):
    assert typed_into("waits", TENPAI, rules=typed).read().situation.ruled == canonical


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("Tenhou, three players", "tenhou_sanma"),
        ("Tenhou three players", "tenhou_sanma"),
        ("tenhou sanma", "tenhou_sanma"),
        ("Mahjong  Soul sanma nukidora:off", "mahjong_soul_sanma nukidora:off"),
    ],
)
def test_rules_for_three_players_are_read_with_spaces_in_their_name(typed, canonical):
    assert canonical_rules(typed) == canonical


@pytest.mark.parametrize(
    ("typed", "sentence", "place", "fix"),
    [
        ("tenho", "rules_no_preset", "tenho", "tenhou"),
        ("tenhou kiriag:on", "rules_no_switch", "kiriag", "tenhou kiriage:on"),
        ("tenhou kiriage:maybe", "rules_bad_value", "maybe", None),
        ("tenhou kiriage", "rules_no_value", "kiriage", "tenhou kiriage:on"),
        ("Mahjong Soul kiriag:on", "rules_no_switch", "kiriag", "mahjong_soul kiriage:on"),
        ("雀魂 ema", "rules_two_presets", "ema", None),
        ("tenhou ema", "rules_two_presets", "ema", None),
        ("kiriage:on kiriage:off", "rules_twice", "kiriage", None),
    ],
)
def test_rules_that_cannot_be_read_name_their_place(typed, sentence, place, fix):
    with pytest.raises(RefusedError) as caught:
        typed_into("waits", TENPAI, rules=typed).read()
    error = caught.value
    assert (error.option, error.sentence, error.fix) == ("rules", sentence, fix)
    assert typed[slice(*error.span)] == place


@pytest.mark.parametrize(
    ("rules", "canonical"),
    [
        ("Tenhou, three players", "tenhou_sanma"),
        ("雀魂三人", "mahjong_soul_sanma"),
        ("tenhou_sanma", "tenhou_sanma"),
        ("tenhou_sanma kiriage:on", "tenhou_sanma kiriage:on"),
        ("tenhou players:3 nukidora:on", "tenhou_sanma"),
        ("mahjong_soul_sanma sanma_tsumo:bisection", "mahjong_soul_sanma sanma_tsumo:bisection"),
    ],
)
def test_rules_for_three_players_are_read(rules, canonical):
    assert typed_into("waits", "19m19p19s1234567z", rules=rules).read().situation.ruled == canonical


def test_more_switches_than_a_button_holds_are_refused():
    rules = "tenhou kiriage:on kazoe:off open_tanyao:off ippatsu:off ura_dora:off kan_dora:off"
    with pytest.raises(RefusedError) as caught:
        typed_into("waits", TENPAI, rules=rules).read()
    assert caught.value.sentence == "rules_too_many"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"seat": EAST}, {"seat": EAST}),
        ({"round": WEST, "dora": "3p"}, {"round": WEST, "dora": (11,)}),
        ({"extras": "riichi honba:2 dora:2z"}, {"riichi": 1, "honba": 2, "dora": (27,)}),
        ({"extras": "親 供託1"}, {"seat": EAST, "sticks": 1}),
    ],
)
def test_waits_takes_the_situation(options, expected):
    won = typed_into("waits", TENPAI, **options).read().situation
    assert {name: getattr(won, name) for name in expected} == expected


@pytest.mark.parametrize(
    ("extras", "word"),
    [("ippatsu", "ippatsu"), ("riichi ura:3p", "ura:3p"), ("tsumo", "tsumo"), ("親 海底", "海底")],
)
def test_facts_about_a_win_are_sent_to_agari(extras, word):
    with pytest.raises(RefusedError) as caught:
        typed_into("waits", TENPAI, extras=extras).read()
    error = caught.value
    assert (error.sentence, error.arguments) == ("only_in_agari", {"word": word})
    assert extras[slice(*error.span)] == word


@pytest.mark.parametrize(
    ("hand", "word", "option"),
    [
        ("123m456p789s1122z東場南家", "東場", "round"),
        ("123m456p789s1122z 東場南家", "東場", "round"),
        ("123m456p789s1122z 南家", "南家", "seat"),
        ("123m456p789s1122z ドラ3p", "ドラ", "dora"),
        ("123m456p789s1122z 北抜き", "北抜き", "kita"),
    ],
)
def test_a_word_in_the_hand_of_an_outlook_is_sent_to_its_option(hand, word, option):
    with pytest.raises(RefusedError, match="extra_in_option") as caught:
        typed_into("outlook", hand).read()
    assert caught.value.arguments == {"word": word, "option": option}
    assert hand[slice(*caught.value.span)] == word


@pytest.mark.parametrize(
    "dora",
    [
        "dora 4p 5p",
        "ドラ4p5p",
        "4p 5p dora",
        "indicators: 3p, 4p",
        "도라 4통 5통",
        "宝牌4p5p",
        "3p4p",
        "표시패 3통 4통",
        "指示牌3p4p",
        "表示牌3p4p",
    ],
)
def test_the_word_of_the_option_dora_may_stand_in_it(dora):
    assert typed_into("waits", TENPAI, dora=dora).read().situation.dora == (11, 12)


@pytest.mark.parametrize("dora", ["dora 3x", "ura 3p", "riichi dora 3p", "1 dora", "-"])
def test_other_words_in_the_option_dora_are_refused(dora):
    question = typed_into("waits", TENPAI, dora=dora)
    with pytest.raises(RefusedError) as caught:
        question.read()
    assert caught.value.option == "dora"
    assert corrected(question, caught.value) is None


@pytest.mark.parametrize(("win", "word"), [("ron 4m", "ron"), ("ツモ4m", "ツモ")])
def test_a_word_beside_the_winning_tile_is_sent_to_the_extras(win, word):
    with pytest.raises(RefusedError, match="extra_in_option") as caught:
        typed_into("agari", "234m456p678s55z234m", win=win).read()
    assert caught.value.option == "win"
    assert caught.value.arguments == {"word": word, "option": "extras"}


def test_a_fifth_copy_among_the_indicators_is_refused():
    with pytest.raises(RefusedError) as caught:
        typed_into("waits", "111m456p789s1122z", seen="1m", dora="1m").read()
    assert (caught.value.option, caught.value.sentence) == ("dora", "fifth_seen")


@pytest.mark.parametrize(
    "address",
    ["https://tenhou.net/0/?log=2009-00b9&tw=1", "https://game.example/?paipu=1-a"],
)
def test_the_address_of_a_game_is_no_hand(address):
    with pytest.raises(RefusedError, match="game_address") as told:
        typed_into("waits", address).read()
    assert told.value.span == (0, len(address))
