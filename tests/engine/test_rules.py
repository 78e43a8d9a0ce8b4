"""Rule sets: what the presets say, and what no rule set can say."""

from dataclasses import replace

import pytest

from engine import RulesError
from engine.rules import (
    EMA,
    EMA_2016,
    JPML_A,
    M_LEAGUE,
    MAHJONG_SOUL,
    MAHJONG_SOUL_SANMA,
    PAO_YAKUMAN,
    PRESETS,
    RIICHI_CITY,
    SAIKOUISEN,
    SWITCHES,
    TENHOU,
    TENHOU_SANMA,
    WRC,
    WRC_2022,
    PaoHonba,
    Renhou,
    Rules,
    SanmaTsumo,
    presets_for,
    rules_differences,
)

BOOKS = {"red_fives": 0, "nagashi_mangan": False, "karaten": False, "double_wind_fu": 2}
"""In what the books of tournaments and leagues agree."""

NO_LUCK = dict.fromkeys(("ippatsu", "ura_dora", "kan_dora", "kan_ura"), False)


# What each source says that Tenhou does not (the sources stand at the presets).
@pytest.mark.parametrize(
    ("rules", "different"),
    [
        (
            MAHJONG_SOUL,
            {
                "double_yakuman": True,
                "tenhou_any_tile": True,
                "kokushi_ankan": True,
                "pao_whole_hand": False,
            },
        ),
        (
            RIICHI_CITY,
            {
                "double_yakuman": True,
                "kokushi_ankan": True,
                "pao": PAO_YAKUMAN,
                "pao_whole_hand": False,
            },
        ),
        (
            M_LEAGUE,
            {
                **{switch: value for switch, value in BOOKS.items() if switch != "red_fives"},
                "kiriage": True,
                "kazoe": False,
                "pao": PAO_YAKUMAN,
                "pao_whole_hand": False,
            },
        ),
        (
            WRC,
            {
                **BOOKS,
                "kiriage": True,
                "renhou": Renhou.MANGAN,
                "kokushi_ankan": True,
                "pao": PAO_YAKUMAN,
                "pao_whole_hand": False,
                "pao_honba": PaoHonba.DISCARDER,
            },
        ),
        (
            EMA,
            {
                **BOOKS,
                "kiriage": True,
                "kazoe": False,
                "stacked_yakuman": False,
                "renhou": Renhou.MANGAN,
                "kokushi_ankan": True,
                "pao_honba": PaoHonba.DISCARDER,
            },
        ),
        (
            JPML_A,
            {
                **BOOKS,
                **NO_LUCK,
                "kazoe": False,
                "stacked_yakuman": False,
                "renhou": Renhou.MANGAN,
                "kokushi_ankan": True,
                "pao": PAO_YAKUMAN,
                "pao_honba": PaoHonba.DISCARDER,
            },
        ),
        (
            SAIKOUISEN,
            {**BOOKS, "kiriage": True, "kazoe": False, "stacked_yakuman": False, "pao": ()},
        ),
    ],
)
def test_presets(rules, different):
    assert rules_differences(rules, TENHOU) == different


def test_older_editions_of_the_books():
    assert rules_differences(EMA_2016, EMA) == {"kiriage": False, "double_wind_fu": 4}
    assert rules_differences(WRC_2022, WRC) == {"kazoe": False}


def test_preset_names():
    assert list(PRESETS) == [
        *("tenhou", "mahjong_soul", "m_league", "wrc", "ema", "ema_2016", "wrc_2022"),
        *("jpml_a", "saikouisen", "riichi_city", "tenhou_sanma", "mahjong_soul_sanma"),
    ]
    assert PRESETS["wrc"] is WRC


def test_presets_for_three_players():
    more = {"players": 3, "red_fives": 2, "nukidora": True}
    assert rules_differences(TENHOU_SANMA, TENHOU) == more
    assert rules_differences(MAHJONG_SOUL_SANMA, MAHJONG_SOUL) == more
    assert list(presets_for(3)) == ["tenhou_sanma", "mahjong_soul_sanma"]
    assert {**presets_for(4), **presets_for(3)} == PRESETS


def test_one_red_five_of_each_suit_is_two_with_three_players():
    assert Rules(players=3) == Rules(players=3, red_fives=2)
    assert Rules(players=3, red_fives=4).red_fives == 4


def test_local_yaku_are_off_everywhere():
    for rules in PRESETS.values():
        assert (rules.daisharin, rules.paarenchan, rules.open_riichi) == (False, False, False)


def test_house_rules():
    assert Rules.of("tenhou", pao=["suukantsu", "daisangen", "suukantsu"]) == Rules.of(
        "tenhou", pao=("daisangen", "suukantsu")
    )
    assert Rules.of("wrc", red_fives=3) == replace(WRC, red_fives=3)
    assert Rules.of("tenhou", renhou="yakuman").renhou is Renhou.YAKUMAN
    assert Rules.of("tenhou", pao_honba="discarder").pao_honba is PaoHonba.DISCARDER
    assert Rules.of("ema", pao=["suukantsu"]).pao == ("suukantsu",)


@pytest.mark.parametrize(
    ("preset", "switches", "named"),
    [
        ("mleague", {}, "no preset mleague. Did you mean m_league"),
        ("house", {}, "tenhou, mahjong_soul, m_league, wrc, ema"),
        ("tenhou", {"kuitan": True}, "open_tanyao"),
        ("tenhou", {"code": 1}, "open_tanyao"),
        ("tenhou", {"red_fives": 1}, "red_fives"),
        ("tenhou", {"players": 2}, "players is one of 4, 3, not 2"),
        ("tenhou", {"honba_each": 300}, "honba_each is one of 100, 500, not 300"),
        ("tenhou", {"double_wind_fu": 3}, "double_wind_fu"),
        ("tenhou", {"renhou": "sanbaiman"}, "renhou"),
        ("tenhou", {"kiriage": 1}, "kiriage is true or false"),
        ("tenhou", {"pao": ["tsuuiisou"]}, "pao is a list of some of daisangen, daisuushii"),
        ("tenhou", {"pao": "daisangen"}, "pao is a list"),
        ("tenhou", {"pao": 5}, "not 5"),
        ("tenhou", {"pao": [[1]]}, "pao is a list"),
        ("tenhou", {"pao_honba": "feeder"}, "one of liable, discarder, not 'feeder'"),
        ("tenhou", {"renhou": 0}, "one of none, mangan, haneman, baiman, yakuman, not 0"),
        ("tenhou", {"renhou": ["none"]}, "one of none"),
        ("tenhou", {"red_fives": 3.0}, "one of 0, 2, 3, 4, not 3.0"),
        ("tenhou", {"red_fives": False}, "one of 0, 2, 3, 4, not False"),
        ("tenhou", {"double_wind_fu": 2.0}, "one of 2, 4, not 2.0"),
        ("tenhou", {"cls": 1}, "no switch cls, only"),
        ("tenhou", {"x" * 1000: 1}, f"no switch {'x' * 40}, only"),
    ],
)
def test_a_switch_that_no_rule_set_has_is_refused(preset, switches, named):
    with pytest.raises(RulesError, match=named):
        Rules.of(preset, **switches)


def test_rules_that_differ_in_a_switch_are_not_equal():
    """Scoring keeps what it works out for rules: two rules must never be equal."""
    changed = {
        "players": 3,
        "honba_each": 500,
        "sanma_tsumo": SanmaTsumo.BISECTION,
        "red_fives": 4,
        "double_wind_fu": 2,
        "renhou": Renhou.BAIMAN,
        "pao": ("daisuushii",),
        "pao_honba": PaoHonba.DISCARDER,
    }
    for name in SWITCHES:
        other = replace(TENHOU, **{name: changed.get(name, not getattr(TENHOU, name))})
        assert other != TENHOU


@pytest.mark.parametrize("name", PRESETS)
def test_a_repr_is_short_and_makes_the_rules_again(name):
    assert repr(PRESETS[name]) == f"Rules.of({name!r})"
    house = Rules.of(name, renhou="yakuman", pao=(), honba_each=500)
    assert eval(repr(house)) == house  # noqa: S307 - our own repr


def test_a_repr_names_what_differs():
    assert repr(Rules.of("ema", kiriage=False)) == "Rules.of('ema', kiriage=False)"
