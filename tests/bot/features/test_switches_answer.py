"""Every switch that typed rules accept changes an answer that somebody can ask for."""

import pytest
from asking import ask

from bot.read.errors import RefusedError
from bot.read.rules import UNASKED, canonical_rules
from bot.words import words_for
from engine.rules import SWITCHES
from engine.rules_text import values_of

EN = words_for("en")
DRAGONS = "99m234p[5'55z][6'66z][7'77z]"
TWO_YAKUMAN = "11z[5'55z][6'66z][7'77z][2'22z]"  # 字一色 beside 大三元
CLOSED = "234m567m34p67s88s34p2p"

EXAMPLES = {
    # a switch: the preset, its two values, the command, its options
    "red_fives": ("tenhou", "3", "0", "agari", "234m067p234s5567s8s", ""),
    "open_tanyao": ("tenhou", "on", "off", "agari", "234m567p22s56s7s[2'34s]", "ron"),
    "ippatsu": ("tenhou", "on", "off", "agari", "123m456p789s1122z2z", "riichi ippatsu"),
    "ura_dora": ("tenhou", "on", "off", "agari", "123m456p789s11222z", "riichi ura indicator:1m"),
    "kan_dora": ("tenhou", "on", "off", "agari", "123m456p22789s(1111z)", "indicator:1m,3p"),
    "kan_ura": ("tenhou", "on", "off", "agari", "123m456p22789s(1111z)", "riichi 裏表示牌:1m,3p"),
    "kiriage": ("tenhou", "on", "off", "agari", "234m345p345s6678p9p", "ron riichi 表示牌:1m,1m"),
    "double_wind_fu": ("tenhou", "2", "4", "agari", "123m456p789s34s11z5s", "dealer tsumo"),
    "kazoe": ("tenhou", "on", "off", "agari", "22334455667788p", "riichi ippatsu indicator:1p,1p"),
    "double_yakuman": ("tenhou", "on", "off", "agari", "19m19p19s12345677z", "ron"),
    "tenhou_any_tile": ("mahjong_soul", "on", "off", "agari", "19m19p199s1234567z", "tenhou"),
    "stacked_yakuman": ("tenhou", "on", "off", "agari", TWO_YAKUMAN, "ron"),
    "rinshan_tsumo_fu": ("tenhou", "on", "off", "agari", "123m345p55s67s(1111z)8s", "rinshan"),
    "renhou": ("tenhou", "none", "mangan", "agari", "123m456p789s11222z", "renhou"),
    "renhou_strict": (
        "wrc renhou:mangan", "on", "off", "agari", "22334455667788p", "renhou",
    ),
    "daisharin": ("tenhou", "on", "off", "agari", "22334455667788p", ""),
    "paarenchan": ("tenhou", "on", "off", "agari", "123m456p789s11222z", "paarenchan"),
    "open_riichi": ("tenhou", "on", "off", "agari", "123m456p789s11222z", "open riichi"),
    "karaten": ("tenhou", "on", "off", "waits", "12s44466688p(3333s)", ""),
    "kokushi_ankan": ("tenhou", "on", "off", "agari", "19m19p19s123456z1z7z", "closed chankan"),
    "pao": ("tenhou", "daisangen", "none", "agari", DRAGONS, "pao tsumo"),
    "pao_whole_hand": ("tenhou", "on", "off", "agari", TWO_YAKUMAN, "pao tsumo"),
    "pao_honba": ("tenhou", "liable", "discarder", "agari", DRAGONS, "pao ron honba:2"),
    "honba_each": ("tenhou", "100", "500", "agari", "123m456p789s11222z", "honba:1"),
    "players": ("tenhou", "4", "3", "agari", "123m456p789s11222z", ""),
    "nukidora": ("tenhou_sanma", "on", "off", "agari", "123p456p789s11222z", "riichi kita:1"),
    "north_value": ("tenhou_sanma", "on", "off", "agari", "123p456p789s11444z", ""),
    "sanma_tsumo": ("tenhou_sanma", "loss", "bisection", "agari", "123p456p789s11222z", ""),
}  # fmt: skip


def answer(command, hand, extras, rules):
    page = ask(command, hand, EN, rules=rules, **({"extras": extras} if extras else {}))
    # The line that names the rules says nothing of the hand.
    return page.title, [line for line in page.text if not line.startswith("-# rules")]


@pytest.mark.parametrize("switch", [it for it in SWITCHES if it != UNASKED])
def test_a_switch_changes_an_answer(switch):
    rules, one, other, command, hand, extras = EXAMPLES[switch]
    assert {one, other} <= set(values_of(switch))
    first, second = (
        answer(command, hand, extras, f"{rules} {switch}:{value}") for value in (one, other)
    )
    assert first != second


def test_the_switch_that_changes_none_is_refused():
    with pytest.raises(RefusedError) as refused:
        canonical_rules(f"tenhou kiriage:on {UNASKED}:off")
    assert refused.value.span == (18, 18 + len(UNASKED))
