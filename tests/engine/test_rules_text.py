"""Rules as text: every way to write them, one canonical form, and errors that name the place."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    PRESETS,
    TENHOU,
    TENHOU_SANMA,
    Rules,
    RulesError,
    format_rules,
    parse_rules,
    rules_differences,
)
from engine.rules import (
    CHOICES,
    EMA,
    LISTS,
    M_LEAGUE,
    MAHJONG_SOUL,
    MAHJONG_SOUL_SANMA,
    SWITCHES,
    RulesReason,
)
from engine.rules_text import LONGEST_RULES


@st.composite
def any_rules(draw):
    """Rules with each switch set to any of its values."""
    lists = {
        switch: draw(st.lists(st.sampled_from(names), unique=True))
        for switch, names in LISTS.items()
    }
    choices = {switch: draw(st.sampled_from(values)) for switch, values in CHOICES.items()}
    flags = {switch: draw(st.booleans()) for switch in SWITCHES if switch not in {*LISTS, *CHOICES}}
    return Rules(**lists, **choices, **flags)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", TENHOU),
        ("tenhou", TENHOU),
        ("  ema  ", EMA),
        ("M-League", M_LEAGUE),
        ("MAHJONG-SOUL", MAHJONG_SOUL),
        ("tenhou kiriage:on", Rules(kiriage=True)),
        ("kiriage:on", Rules(kiriage=True)),
        ("kiriage=yes tenhou", Rules(kiriage=True)),
        ("tenhou kiriage:あり ippatsu：なし", Rules(kiriage=True, ippatsu=False)),
        ("ema pao_honba:liable", Rules.of("ema", pao_honba="liable")),
        ("ema pao-honba:Liable", Rules.of("ema", pao_honba="liable")),
        ("tenhou red_fives:4 renhou:yakuman", Rules(red_fives=4, renhou="yakuman")),
        ("tenhou pao:none", Rules(pao=())),
        ("tenhou players:3 nukidora:on", TENHOU_SANMA),
        ("mahjong-soul-sanma", MAHJONG_SOUL_SANMA),
        ("ema,kiriage:off pao:none", Rules.of("ema", kiriage=False, pao=())),
        ("ema、 kiriage:off", Rules.of("ema", kiriage=False)),
        ("tenhou pao:suukantsu,daisangen", Rules(pao=("daisangen", "suukantsu"))),
    ],
)
def test_texts_of_rules(text, rules):
    assert parse_rules(text) == rules


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (TENHOU, "tenhou"),
        (EMA, "ema"),
        (Rules(kiriage=True), "tenhou kiriage:on"),
        (Rules.of("ema", pao_honba="liable"), "ema pao_honba:liable"),
        (Rules.of("m_league", pao=[], red_fives=4), "m_league red_fives:4 pao:none"),
        (
            Rules(open_tanyao=False, pao=["suukantsu", "daisangen"]),
            "tenhou open_tanyao:off pao:daisangen,suukantsu",
        ),
    ],
)
def test_canonical_form(rules, text):
    assert format_rules(rules) == text


@given(any_rules())
def test_formatted_rules_are_read_back(rules):
    text = format_rules(rules)
    assert parse_rules(text) == rules
    assert format_rules(parse_rules(text)) == text
    assert len(text) <= LONGEST_RULES


@given(any_rules(), st.sampled_from(list(PRESETS)))
def test_differences_make_the_rules_from_a_preset(rules, preset):
    different = rules_differences(rules, PRESETS[preset])
    assert Rules.of(preset, **different) == rules
    assert all(getattr(PRESETS[preset], switch) != different[switch] for switch in different)


KNOWN = ", ".join(PRESETS)
NO_RULES = RulesReason.NO_PRESET
NO_SWITCH, NO_VALUE = RulesReason.NO_SWITCH, RulesReason.NO_VALUE
BAD_VALUE, TWICE = RulesReason.BAD_VALUE, RulesReason.TWICE


@pytest.mark.parametrize(
    ("text", "piece", "reason", "message", "fix"),
    [
        ("tenho", "tenho", NO_RULES, "There is no preset tenho.", "tenhou"),
        ("xyz", "xyz", NO_RULES, f"There is no preset xyz, only {KNOWN}.", None),
        (
            "ema kirage:on",
            "kirage",
            NO_SWITCH,
            "There is no switch kirage.",
            "ema kiriage:on",
        ),
        (
            "tenhou kiriage",
            "kiriage",
            NO_VALUE,
            "kiriage needs a value: kiriage:on (of on, off).",
            "tenhou kiriage:on",
        ),
        ("tenhou kiriage:", "", NO_VALUE, "kiriage is on or off.", None),
        (
            "tenhou kiriage:onn",
            "onn",
            BAD_VALUE,
            "kiriage is on or off, not onn.",
            "tenhou kiriage:on",
        ),
        ("tenhou red_fives:1", "1", BAD_VALUE, "red_fives is 0, 2, 3 or 4, not 1.", None),
        (
            "ema pao_honba:discard",
            "discard",
            BAD_VALUE,
            "pao_honba is liable or discarder, not discard.",
            "ema pao_honba:discarder",
        ),
        (
            "ema pao:daisangan",
            "daisangan",
            BAD_VALUE,
            "pao is daisangen, daisuushii, suukantsu or none, not daisangan.",
            "ema pao:daisangen",
        ),
        (
            "tenhou ema",
            "ema",
            RulesReason.TWO_PRESETS,
            "These are the rules of two: tenhou and ema.",
            None,
        ),
        ("ema,kirage:on", "kirage", NO_SWITCH, "There is no switch kirage.", "ema,kiriage:on"),
        ("kiriage:on kiriage:off", "kiriage", TWICE, "kiriage is there twice.", None),
    ],
)
def test_errors_name_the_place_and_what_comes_nearest(text, piece, reason, message, fix):
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    error = caught.value
    meant = f" Did you mean {fix}?" if fix else ""
    assert (str(error), error.reason, error.fix) == (f"{message}{meant}", reason, fix)
    assert (text[error.at : error.end], error.end) == (piece, text.rindex(piece) + len(piece))
    if fix is not None:
        parse_rules(fix)


def test_a_long_text_is_refused_unread():
    with pytest.raises(RulesError, match="no longer than 400 characters, not 100000") as caught:
        parse_rules("x" * 100_000)
    assert caught.value.reason is RulesReason.TOO_LONG


@given(st.text(max_size=60) | st.text(alphabet="tenhou:= kirage,_", max_size=60))
def test_every_text_is_rules_or_an_error_with_a_place(text):
    try:
        assert parse_rules(format_rules(parse_rules(text))) == parse_rules(text)
    except RulesError as caught:
        error = copy.copy(caught)
    else:
        return
    assert str(error)
    assert 0 <= error.at <= error.end <= len(text)
