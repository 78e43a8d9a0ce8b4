"""Rule sets: what the presets say, and what no rule set can say."""

from dataclasses import fields, replace

import pytest

from engine.rules import EMA, M_LEAGUE, MAHJONG_SOUL, PRESETS, TENHOU, WRC, Renhou, Rules

SWITCHES = [field.name for field in fields(Rules) if field.init]


def differences(one: Rules, other: Rules) -> dict[str, object]:
    """The switches in which ``other`` is not ``one``, with what they are there."""
    return {
        name: getattr(other, name)
        for name in SWITCHES
        if getattr(one, name) != getattr(other, name)
    }


# What each source says that Tenhou does not (the sources stand at the presets).
@pytest.mark.parametrize(
    ("rules", "different"),
    [
        (
            MAHJONG_SOUL,
            {
                "double_yakuman": True,
                "pao": ("daisangen", "daisuushii"),
                "pao_whole_hand": False,
            },
        ),
        (
            M_LEAGUE,
            {
                "kiriage": True,
                "double_wind_fu": 2,
                "kazoe": False,
                "nagashi_mangan": False,
                "karaten": False,
                "pao_whole_hand": False,
            },
        ),
        (
            WRC,
            {
                "red_fives": 0,
                "kiriage": True,
                "double_wind_fu": 2,
                "renhou": Renhou.MANGAN,
                "nagashi_mangan": False,
                "karaten": False,
                "pao_whole_hand": False,
            },
        ),
        (
            EMA,
            {
                "red_fives": 0,
                "kazoe": False,
                "stacked_yakuman": False,
                "renhou": Renhou.MANGAN,
                "nagashi_mangan": False,
                "karaten": False,
                "pao": ("daisangen", "daisuushii"),
            },
        ),
    ],
)
def test_presets(rules, different):
    assert differences(TENHOU, rules) == different


def test_preset_names():
    assert list(PRESETS) == ["tenhou", "mahjong_soul", "m_league", "wrc", "ema"]
    assert PRESETS["wrc"] is WRC


def test_local_yaku_are_off_everywhere():
    for rules in PRESETS.values():
        assert (rules.daisharin, rules.paarenchan, rules.open_riichi) == (False, False, False)


def test_house_rules():
    assert Rules.of("tenhou", pao=["suukantsu", "daisangen", "suukantsu"]) == Rules.of(
        "tenhou", pao=("daisangen", "suukantsu")
    )
    assert Rules.of("wrc", red_fives=3) == replace(WRC, red_fives=3)
    assert Rules.of("tenhou", renhou="yakuman").renhou is Renhou.YAKUMAN
    assert Rules.of("ema", pao=["suukantsu"]).pao == ("suukantsu",)


@pytest.mark.parametrize(
    ("preset", "switches", "named"),
    [
        ("riichi_city", {}, "tenhou, mahjong_soul, m_league, wrc, ema"),
        ("tenhou", {"kuitan": True}, "open_tanyao"),
        ("tenhou", {"code": 1}, "open_tanyao"),
        ("tenhou", {"red_fives": 2}, "red_fives"),
        ("tenhou", {"double_wind_fu": 3}, "double_wind_fu"),
        ("tenhou", {"renhou": "sanbaiman"}, "renhou"),
        ("tenhou", {"kiriage": 1}, "kiriage is true or false"),
        ("tenhou", {"pao": ["tsuuiisou"]}, "pao is a list of some of daisangen, daisuushii"),
        ("tenhou", {"pao": "daisangen"}, "pao is a list"),
        ("tenhou", {"pao": 5}, "not 5"),
        ("tenhou", {"pao": [[1]]}, "pao is a list"),
        ("tenhou", {"renhou": 0}, "one of none, mangan, haneman, baiman, yakuman, not 0"),
        ("tenhou", {"red_fives": 3.0}, "one of 0, 3, 4, not 3.0"),
        ("tenhou", {"red_fives": False}, "one of 0, 3, 4, not False"),
        ("tenhou", {"double_wind_fu": 2.0}, "one of 2, 4, not 2.0"),
        ("tenhou", {"cls": 1}, "no switch 'cls'"),
        ("tenhou", {"x" * 1000: 1}, f"no switch '{'x' * 59}, only"),
    ],
)
def test_what_no_rule_set_has(preset, switches, named):
    with pytest.raises(ValueError, match=named):
        Rules.of(preset, **switches)


def test_code_tells_all_rules_apart():
    """Scoring keeps what it works out under the code: two rules must never share one."""
    changed = {
        "red_fives": 4,
        "double_wind_fu": 2,
        "renhou": Renhou.BAIMAN,
        "pao": ("daisuushii",),
    }
    variants = [
        replace(TENHOU, **{name: changed.get(name, not getattr(TENHOU, name))}) for name in SWITCHES
    ]
    everything = [TENHOU, *variants, *PRESETS.values()]
    assert len({rules.code for rules in everything}) == len(set(everything))
