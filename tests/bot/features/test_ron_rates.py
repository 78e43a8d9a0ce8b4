"""/waits says how readily others discard what a hand waits for."""

from dataclasses import replace

import pytest
from asking import answer, question_of

from bot.words import LANGUAGES, words_for
from engine import format_hand, parse_hand
from engine.outlook import RATES

EN = words_for("en")
OWN = replace(
    RATES, name="club:all", riichi=replace(RATES.riichi, by_class=(4.0, 3.0, 2.0, 1.5, 0.5))
)


def line_of(hand, words=EN, **given):
    question = question_of("waits", format_hand(parse_hand(hand)), **given)
    page = answer(question, words)
    head = words.text("text-ron-rates-table", rates="")
    return next((text for text in page.text if text.startswith(head.rstrip())), None)


def test_an_honor_is_discarded_several_times_as_often_as_a_five():
    said = line_of("123m678p789s33z55p")
    assert said.endswith("west ×3.6, 5p ×0.7")


def test_a_suji_trap_is_said_to_be_one():
    assert line_of("123m678p789s11z13p").endswith("2p ×1.5")
    assert line_of("123m678p789s11z13p", river=(13,)).endswith("2p ×2.6")


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        ("[123m]678p789s33z55p", {}),
        ("123m678p789s33z55p", {"river": (13,)}),  # furiten: no ron at all
        ("1113m", {}),  # a part of a hand, for practice
        ("19m678p789s11122z", {"rules": "tenhou_sanma"}),
    ],
)
def test_nothing_is_said_where_it_is_not_known_or_of_no_use(hand, given):
    assert line_of(hand, **given) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language):
    words = words_for(language)
    assert line_of("123m678p789s33z55p", words) is not None


@pytest.mark.parametrize("feature", ["waits", "agari"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_the_host_is_used_and_named(language, feature):
    words = words_for(language)
    page = answer(question_of(feature, "123m678p789s33z55p"), words, rates=OWN)
    rates = words.text("joint-names").join(
        f"{words.tiles([kind])} ×{words.number(rate)}" for kind, rate in ((29, "4.0"), (13, "0.5"))
    )
    assert words.text("text-ron-rates-own", rates=rates) in page.text
