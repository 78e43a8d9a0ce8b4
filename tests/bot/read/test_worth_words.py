"""Han and fu as people type them."""

import re
from itertools import product

import pytest
from asking import corrected, decode, encode, question_of, typed_into
from hypothesis import given
from hypothesis import strategies as st

from bot.codec import ID_LIMIT
from bot.read.errors import RefusedError
from bot.read.rules import canonical_rules
from bot.read.worth_words import read_worth
from bot.words import words_for
from engine import EAST, SOUTH, Worth
from engine.scoring import FU, MOST_YAKUMAN

WORTHS = [
    Worth(han, fu)
    for han, fu in product(range(1, 5), FU)
    if han > 1 or fu not in {20, 25}
]  # fmt: skip
ALL_WORTHS = [
    *WORTHS,
    *map(Worth, range(1, 100)),
    *(Worth(yakuman=times) for times in range(1, MOST_YAKUMAN + 1)),
]

SPELLINGS = (
    "{han} {fu}", "{han}/{fu}", "{han}-{fu}", "{han},{fu}", "{han} han {fu} fu", "{han}han{fu}fu",
    "{han}翻{fu}符", "{han} 翻 {fu} 符", "{fu}符{han}翻", "{fu} fu {han} han", "{han}h{fu}f",
    " {han}　{fu} ", "{han}HAN {fu}FU", "{han}飜、{fu}符", "{fu} {han}", "{han} fan {fu}",
    "{han}ハン{fu}フ", "{han}はん{fu}ふ", "{han}+{fu}", "({han} {fu})", "{han} han {fu} fu.",
    "{fu}符{han}翻。",
)  # fmt: skip


@pytest.mark.parametrize("worth", WORTHS, ids=str)
def test_han_and_fu_in_every_spelling(worth):
    for spelling in SPELLINGS:
        text = spelling.format(han=worth.han, fu=worth.fu)
        assert read_worth(text, "") == worth, text
        wide = "".join(chr(ord(s) + 0xFEE0) if s.isascii() and s.isalnum() else s for s in text)
        assert read_worth(wide, "") == worth, wide
    for fu in (f"{worth.fu}", f"{worth.fu} fu", f"{worth.fu}符", f" {worth.fu}f"):
        assert read_worth(f"{worth.han}", fu) == worth
        assert read_worth(f"{worth.han} {worth.fu}", fu) == worth


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("mangan", Worth(5)),
        ("Mangan", Worth(5)),
        ("満貫", Worth(5)),
        ("haneman", Worth(6)),
        ("跳満", Worth(6)),
        ("ハネ満", Worth(6)),
        ("跳ね満", Worth(6)),
        ("baiman", Worth(8)),
        ("倍満", Worth(8)),
        ("sanbaiman", Worth(11)),
        ("三倍満", Worth(11)),
        ("3倍満", Worth(11)),  # and not three times 倍満
        ("kazoe", Worth(13)),
        ("kazoe yakuman", Worth(13)),
        ("counted yakuman", Worth(13)),
        ("数え役満", Worth(13)),
        ("yakuman", Worth(yakuman=1)),
        ("役満", Worth(yakuman=1)),
        ("double yakuman", Worth(yakuman=2)),
        ("2x yakuman", Worth(yakuman=2)),
        ("3 yakuman", Worth(yakuman=3)),
        ("3yakuman", Worth(yakuman=3)),
        ("yakuman x2", Worth(yakuman=2)),
        ("役満×2", Worth(yakuman=2)),
        ("2 × yakuman", Worth(yakuman=2)),
        ("ダブル役満", Worth(yakuman=2)),
        ("W役満", Worth(yakuman=2)),
        ("二倍役満", Worth(yakuman=2)),
        ("2倍役満", Worth(yakuman=2)),
        ("triple yakuman", Worth(yakuman=3)),
        ("六倍役満", Worth(yakuman=6)),
        ("三翻", Worth(3)),
        ("三翻四十符", Worth(3, 40)),
        ("一翻百十符", Worth(1, 110)),
        ("十三翻", Worth(13)),
        ("4", Worth(4)),
        ("7 han 30 fu", Worth(7)),
        ("13", Worth(13)),
    ],
)
def test_limits_and_kanji(text, worth):
    assert read_worth(text, "") == worth


@pytest.mark.parametrize(
    ("han", "fu", "option", "sentence", "fix"),
    [
        ("", "", "han", "no_han", None),
        ("  ", "30", "han", "no_han", None),
        ("four", "", "han", "no_han", None),
        ("dealer", "", "han", "no_han", None),
        ("4 30 2", "", "han", "no_han", None),
        ("2x mangan", "", "han", "no_han", None),
        ("mangan x2", "", "han", "no_han", None),
        ("2 yakuman x2", "", "han", "no_han", None),
        ("30fu", "", "han", "no_han", None),
        ("110符", "", "han", "no_han", None),
        ("11600", "", "han", "han_out_of_range", None),
        ("430", "", "han", "han_out_of_range", None),
        ("0", "", "han", "han_out_of_range", None),
        ("100", "", "han", "han_out_of_range", None),
        ("9999", "", "han", "han_out_of_range", None),
        ("3", "x", "fu", "no_fu", None),
        ("3", "thirty", "fu", "no_fu", None),
        ("3", "32", "fu", "fu_not_rounded", "40"),
        ("3", "22 fu", "fu", "fu_not_rounded", "30"),
        ("3 32", "", "han", "fu_not_rounded", "3 han 40 fu"),
        ("3", "10", "fu", "fu_out_of_range", None),
        ("3", "120", "fu", "fu_out_of_range", None),
        ("3", "111", "fu", "fu_out_of_range", None),
        ("3", "0", "fu", "fu_out_of_range", None),
        ("30", "4", "fu", "fu_out_of_range", None),  # the one in the option of the other
        ("3 30", "40", "fu", "against_fu", None),
        ("mangan", "30", "fu", "limit_has_no_fu", None),
        ("7x yakuman", "", "han", "too_many_yakuman", None),
        ("0x yakuman", "", "han", "too_many_yakuman", None),
        ("1", "25", "fu", "seven_pairs_han", None),
        ("1 25", "", "han", "seven_pairs_han", None),
        ("1", "20", "fu", "pinfu_tsumo_han", None),
    ],
)
def test_impossible_han_and_fu_are_refused_with_their_place(han, fu, option, sentence, fix):
    with pytest.raises(RefusedError) as told:
        read_worth(han, fu)
    error = told.value
    assert (error.option, error.sentence, error.fix) == (option, sentence, fix)
    for language in ("en", "ja"):
        assert words_for(language).named("error", sentence, **error.arguments)


@pytest.mark.parametrize(
    ("text", "worth", "seat"),
    [
        ("Haneman dealer", Worth(6), EAST),
        ("dealer mangan", Worth(5), EAST),
        ("dealer's 4 30", Worth(4, 30), EAST),
        ("non-dealer mangan", Worth(5), SOUTH),
        ("mangan, non dealer", Worth(5), SOUTH),
        ("oya 4 30", Worth(4, 30), EAST),
        ("親満貫", Worth(5), EAST),
        ("満貫 親", Worth(5), EAST),
        ("満貫（親）", Worth(5), EAST),
        ("mangan (dealer).", Worth(5), EAST),
        ("dealer: mangan", Worth(5), EAST),
        ("親の満貫", Worth(5), EAST),
        ("子 3翻40符", Worth(3, 40), SOUTH),
        ("4 30", Worth(4, 30), SOUTH),
        ("4 30 tsumo", Worth(4, 30), SOUTH),
        ("ron 4 30", Worth(4, 30), SOUTH),
        ("dealer mangan tsumo", Worth(5), EAST),
        ("tsumo mangan dealer", Worth(5), EAST),
        ("親 満貫 ツモ", Worth(5), EAST),
        ("만관 쯔모", Worth(5), SOUTH),
        ("满贯 自摸", Worth(5), SOUTH),
    ],
)
def test_who_has_won_may_stand_beside_the_price(text, worth, seat):
    query = typed_into("points", han=text).read()
    assert (query.worth, query.situation.seat) == (worth, seat)
    assert typed_into("points", han=text, player=seat).read() == query


@pytest.mark.parametrize(("text", "seat"), [("mangan dealer", SOUTH), ("子 4 30", EAST)])
def test_two_options_that_disagree_who_has_won_are_refused(text, seat):
    with pytest.raises(RefusedError, match="against_player") as told:
        typed_into("points", han=text, player=seat).read()
    assert told.value.option == "han"
    assert told.value.span == (0, len(text))


def test_the_correction_of_fu_is_asked_again():
    typed = typed_into("points", han="3", fu="32", honba=2)
    with pytest.raises(RefusedError) as told:
        typed.read()
    query = corrected(typed, told.value)
    assert query is not None
    assert (query.worth, query.situation.honba, query.private) == (Worth(3, 40), 2, True)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_is_a_worth_or_refused(han, fu):
    try:
        worth = read_worth(han, fu)
    except RefusedError as error:
        worth = error
    assert isinstance(worth, Worth) or worth.option in {"han", "fu"}


@given(st.from_regex(re.compile(r"[0-9hanfu翻符倍満役x 十百三]{0,12}"), fullmatch=True))
def test_any_text_of_their_signs_is_a_worth_or_refused(text):
    for han, fu in ((text, ""), ("3", text)):
        try:
            worth = read_worth(han, fu)
        except RefusedError as error:
            worth = error
        assert isinstance(worth, Worth) or worth.span == (0, len(worth.text))


@pytest.mark.parametrize("worth", ALL_WORTHS, ids=str)
def test_a_query_of_a_worth_comes_back_from_its_custom_id(worth):
    for private in (False, True):
        query = question_of("points", worth=worth, private=private, rules="wrc")
        text = encode(query)
        assert decode(text) == query
        assert len(text) <= ID_LIMIT


@pytest.mark.parametrize("worth", ["", "A", "-----", "B.", "!"])
def test_a_custom_id_of_no_worth_is_refused(worth):
    with pytest.raises(ValueError, match=r"question|han|fu|yakuman|worth|control"):
        decode(f"3:points:go:{worth}")


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("親満", Worth(5)),
        ("親跳", Worth(6)),
        ("子満", Worth(5)),
        ("マンガン", Worth(5)),
        ("3900", Worth(3, 30)),
        ("7700", Worth(4, 30)),
        ("1000", Worth(1, 30)),
        ("1600", Worth(1, 50)),
        ("8000", Worth(5)),
        ("dealer 12000", Worth(5)),
        ("親 5800", Worth(3, 30)),
    ],
)
def test_limits_in_short_and_points(text, worth):
    assert read_worth(text, "") == worth


def test_points_that_no_ron_pays_are_no_worth():
    with pytest.raises(RefusedError):
        read_worth("3800", "")


def test_rules_of_three_players_by_their_short_names():
    assert {canonical_rules(text) for text in ("sanma", "三麻", "3ma", "삼마")} == {"tenhou_sanma"}
