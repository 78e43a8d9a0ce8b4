"""The live reading: short, never empty, and the value keeps what was typed."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from strategies import hands, typed_texts

from bot.pages.completion import CHOICE_LIMIT, live_extras, live_reading, live_tiles, win_tiles
from bot.words import LANGUAGES, words_for
from engine import HandError, format_hand, parse_hand, parse_tiles

EN, JA = words_for("en"), words_for("ja")


@pytest.mark.parametrize(
    ("typed", "english", "japanese"),
    [
        ("1", "1… m, p, s or z?", "1… m・p・s・z は？"),
        ("123m", "🀇🀈🀉 · 3 tiles · 10 more for 13", "🀇🀈🀉 · 3枚 · あと10枚で13枚"),
        ("123m45", "🀇🀈🀉 · 45… m, p, s or z?", "🀇🀈🀉 · 45… m・p・s・z は？"),
        ("23m11z", "🀈🀉🀀🀀 · 4 tiles · tenpai: 1m 4m · 9 more for 13",
         "🀈🀉🀀🀀 · 4枚 · 聴牌 一四萬待ち · あと9枚で13枚"),
        ("123m456p789s111z", "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀀 · 12 tiles · 1 more for 13",
         "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀀 · 12枚 · あと1枚で13枚"),
        ("123m406p789s1122z", "🀇🀈🀉🀜r🀝🀞🀖🀗🀘🀀🀀🀁🀁 · 13 tiles · tenpai: east south",
         "🀇🀈🀉🀜r🀝🀞🀖🀗🀘🀀🀀🀁🀁 · 13枚 · 聴牌 東南待ち"),
        ("123m456p789s1122z3m", "🀇🀈🀉🀉🀜🀝🀞🀖🀗🀘🀀🀀🀁🀁 · 14 tiles · tenpai after a cut",
         "🀇🀈🀉🀉🀜🀝🀞🀖🀗🀘🀀🀀🀁🀁 · 14枚 · 切って聴牌"),
        ("123m456p789s11122z", "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀀🀁🀁 · 14 tiles · complete",
         "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀀🀁🀁 · 14枚 · 和了形"),
        ("147m258p369s1234z", "🀇🀊🀍🀚🀝🀠🀒🀕🀘🀀🀁🀂🀃 · 13 tiles · 6-shanten",
         "🀇🀊🀍🀚🀝🀠🀒🀕🀘🀀🀁🀂🀃 · 13枚 · 6向聴"),
        ("19m19p19s1234567z", "🀇🀏🀙🀡🀐🀘🀀🀁🀂🀃🀆🀅🀄 · 13 tiles · tenpai: 13 kinds",
         "🀇🀏🀙🀡🀐🀘🀀🀁🀂🀃🀆🀅🀄 · 13枚 · 聴牌 13面待ち"),
        ("11z(2222m)", "🀀🀀 🀈🀈🀈🀈 · 5 tiles · complete · 9 more for 14",
         "🀀🀀 🀈🀈🀈🀈 · 5枚 · 和了形 · あと9枚で14枚"),
        ("[123m]456p", "🀇🀈🀉🀜🀝🀞 · 6 tiles · 7 more for 13", "🀇🀈🀉🀜🀝🀞 · 6枚 · あと7枚で13枚"),
        ("[123m]45", "🀇🀈🀉 · 45… m, p, s or z?", "🀇🀈🀉 · 45… m・p・s・z は？"),
        ("123456789m11z", "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀀🀀 · 11 tiles · complete · 3 more for 14",
         "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀀🀀 · 11枚 · 和了形 · あと3枚で14枚"),
        ("11111m", "✗ There are only four 1m, not 5. (character 5)",
         "✗ 一萬は4枚までです（5枚あります）。（5文字目）"),
        ("12x", "✗ x (character 3) isn't a tile.", "✗ 3文字目の x は牌として読めません。"),
    ],
)  # fmt: skip
def test_the_reading_of_what_is_typed(typed, english, japanese):
    for words, said in ((EN, english), (JA, japanese)):
        ((name, value),) = live_reading(typed, words)
        assert name == (f"{said} · {value}" if is_a_hand(typed) else said)


def is_a_hand(typed):
    try:
        parse_hand(typed)
    except HandError:
        return False
    return True


def units(text):
    """Return how long Discord's clients find a text: in UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@given(typed_texts | hands().map(format_hand), st.sampled_from(LANGUAGES))
def test_any_text_has_a_short_reading_and_keeps_its_value(typed, language):
    assume(not set("<＜") & set(typed))  # behind these, tiles that may be called are offered
    choices = live_reading(typed, words_for(language))
    for name, value in choices:
        assert 1 <= units(name) <= CHOICE_LIMIT
        assert units(value) <= CHOICE_LIMIT
    try:
        kept = format_hand(parse_hand(typed))
    except HandError:
        kept = typed
    fits = bool(kept.strip()) and units(kept) <= CHOICE_LIMIT
    assert [value for _, value in choices] == [kept] * fits


@pytest.mark.parametrize(
    ("typed", "name", "value"),
    [
        ("3p5s", "🀛🀔 · 2 tiles", "3p5s"),
        ("三筒", "🀛 · 1 tile", "3p"),
        ("0p", "r🀝 · 1 tile", "0p"),
        ("33", "33… m, p, s or z?", "33"),
        ("[123m]", "✗ Only tiles here, no melds: remove the [. (character 1)", "[123m]"),
    ],
)
def test_the_reading_of_tiles(typed, name, value):
    assert live_tiles(typed, EN) == [(name, value)]


def test_many_tiles_are_offered_in_short():
    typed = "1m1p" * 4 + "2m2p" * 4 + "3m3p" * 4 + "4m4p" * 4 + "5m5p" * 4 + "6m6p" * 4 + "7m7p" * 4
    assert [value for _, value in live_tiles(typed, EN)] == [
        "1111222233334444555566667777m1111222233334444555566667777p"
    ]


def test_completions_too_long_to_be_sent_are_not_offered():
    """Sent short it would lose what was typed; unoffered, what was typed is sent."""
    assert live_reading("1" * 101, EN) == live_tiles("1" * 101, EN) == []
    assert live_extras("riichi " * 20, EN) == []
    assert live_reading(" ", EN) == []


@given(typed_texts)
def test_any_tiles_have_a_short_reading(typed):
    for choice in live_tiles(typed, JA):
        assert all(1 <= units(text) <= CHOICE_LIMIT for text in choice)


@pytest.mark.parametrize(
    ("hand", "typed", "offered"),
    [
        ("23m11z", "", ["1m", "4m"]),
        ("23m11z", "4", ["4m"]),
        ("23m11z", "9m", ["1m", "4m"]),
        ("2340m5m", "", ["2m", "3m", "4m", "0m", "5m"]),
        ("1379m", "", []),
        ("12x", "", []),
        ("", "1m", []),
    ],
)
def test_the_tiles_to_win_on(hand, typed, offered):
    choices = win_tiles(hand, typed, EN)
    assert [value for _, value in choices] == offered
    assert all(name.endswith(EN.tile(parse_tiles(value)[0])) for name, value in choices)


def test_typed_text_stays_one_plain_line():
    ((name, value),) = live_reading("`@everyone`\n1m", EN)
    assert "`" not in name
    assert "\n" not in name
    assert value == "`@everyone`\n1m"
