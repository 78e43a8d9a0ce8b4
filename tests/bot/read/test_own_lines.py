"""The words of the bot's own pages, pasted back, are no words about the hand."""

from random import Random

import pytest
from asking import answer, facts, question_of
from costs import cost, growth
from every import every

from bot.discord.payload import mention_commands
from bot.features.messages import about, read_said
from bot.features.waits.feature import WaitsOptions
from bot.read import own_lines
from bot.read.find_hand import find_hands
from bot.read.limits import MESSAGE_LIMIT
from bot.read.own_lines import BEGINNINGS, FACTS, without_own_lines
from bot.words import LANGUAGES, words_for
from engine import EAST, SOUTH, WEST, format_hand, parse_hand

TENPAI = (
    "123m678p789s33z55p", "123m678p789s11z13p", "234m567p34567s55z", "19m19p19s1234567z",
    "1112345678999m", "123m45m456p789s11z", "34s77p234m567p[555z]",
    "11m22m33p44p55s66s7z", "23m456p789s11222z",
)  # fmt: skip
FURTHER = (
    "13m456p789s11z(2222m)",
    "1199m2288p5577s12z",
    "4578m3456p56688s",
    "123m406p788s1122z",
    "13579m2468p1359s1z",
)
TO_CUT = (
    "2345678m123p55s11z", "3456778m567p1111s", "2356m345p5588s[3'45m]", "123m406p788s1122z3z",
)  # fmt: skip
COMPLETE = ("123m456p789s11222z", "11122233344455m", "123m45p55678s6p[3'45m]")
"""Pages of complete hands show the dora in the picture alone."""

VALUED = (TENPAI[2], FURTHER[0], TO_CUT[0], TO_CUT[1])
SILENT = ("methods", "ways")
"""The features whose pages say nothing of the table."""

AT_A_TABLE = facts(seat=WEST, round=SOUTH, dora=(12,), honba=1, sticks=1)
OPEN = "23m[111p]456678s11z"


def questions():
    """Questions of every feature whose page shows a hand."""
    for text in (*TENPAI, *FURTHER, *TO_CUT, *COMPLETE, OPEN):
        hand = parse_hand(text)
        typed, whole = format_hand(hand), hand.has_drawn_size
        yield question_of("waits", typed)
        yield question_of("waits", typed, **AT_A_TABLE)
        yield question_of("ways", typed)
        yield question_of("methods", typed)
        if text in VALUED:
            won = facts(seat=WEST, round=SOUTH)
            yield question_of("outlook", typed, turn=8, **won)
        if text in TENPAI or text in TO_CUT:
            yield question_of("waits", typed, seen=(13, 22), river=(0, 14, 30))
        if whole:
            yield question_of("agari", typed)
            cuts = tuple(dict.fromkeys(hand.concealed))[:3]
            yield question_of("waits", typed, compared=cuts)
        else:
            yield question_of("waits", typed, called=6)
            yield question_of("waits", typed, called=SOUTH)


def of_message(message, players=4):
    """The one hand of a message, with what the message says beside it."""
    (found,) = find_hands([message], players).hands
    return about(found, WaitsOptions(""))


def check_pasted(message, question, hand):
    said = of_message(message)
    again = read_said(said)
    told, won = again.situation, question.situation
    assert (told.as_typed, said.left_out) == (hand, ()), message
    assert told.rules == won.rules, message
    says_all = hand in TENPAI and question.feature not in SILENT
    if says_all or (told.seat, told.round, told.dora) != (SOUTH, EAST, ()):
        assert (told.seat, told.round) == (won.seat, won.round), message
        assert told.dora == (() if hand in COMPLETE else won.dora), message


@every("question", [*questions()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_pasted_back_asks_about_its_hand(language, question):
    page = answer(question, words_for(language))
    shown = page.hand or question.situation.as_typed
    said = "\n\n".join((f"### {page.title}", *page.text))
    for text in (
        said,
        said.replace("**", "").replace("### ", "").replace("-# ", "").replace("`", ""),
    ):
        check_pasted(f"{text}\n{shown}", question, question.situation.as_typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_with_the_mention_of_a_command_is_the_bots(language):
    line = words_for(language).text("text-asked-safe", question="is 4p safe?")
    sent = mention_commands(line, {"safe": "</safe:1234567890>"})
    assert sent != line
    assert [*without_own_lines([f"{sent}\n1m"])] == ["\n1m"]


@every("question", [*questions()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_page_changes_the_hand_before_it(language, question):
    page = answer(question, words_for(language))
    for line in "\n".join((page.title, *page.text)).split("\n"):
        assert (
            read_said(of_message(f"{question.situation.as_typed}\n{line}")).situation.as_typed
            == question.situation.as_typed
        ), line


@pytest.mark.parametrize(
    "line",
    [
        "dealer, dora 3p, turn 8",
        "Tenpai: dealer, dora 3p",
        "I have 25000 points, dora 3p",
        "tsumo · seat west, round south · 1 honba",
        "自摸 · 東場 南家 · 立直 · 一發 · 1本場",
        "쯔모 · 동장 남가 · 리치 · 일발 · 2본장 · 공탁 1개",
        "東一局　西家　6巡目　ドラ三筒　立直",
        "聴牌　ドラ三筒",
        "听牌：宝牌3p",
        "je suis Sud, dora 3p, tour 8",
        "123m456p789s1122z takes 1z 2z · what now?",
        "dora 3p → 4p?",
    ],
)
def test_what_people_write_is_left(line):
    text = f"hi\n{line}"
    assert [*without_own_lines([text])] == [text]


def test_a_list_below_a_line_of_the_bot_goes_with_it_and_the_hand_stays():
    (text,) = without_own_lines(
        ["34567s is 2 blocks however it is split:\n34s 567s\n1112345678999m"]
    )
    assert text == "\n\n1112345678999m"


def test_every_fact_is_a_sentence():
    ids = {name for name, _ in words_for("en").outlines(BEGINNINGS)}
    assert ids >= FACTS


MOST_ANSWERS = 50
MOST_GROWTH = 2.6


def hostile(number):
    """Texts of the words of sentences, and of the signs between their places."""
    random = Random("own lines")
    sentences = [it for language in LANGUAGES for it in words_for(language).outlines(BEGINNINGS)]
    for length in (40, 120, 690):
        for _ in range(number):
            lines = []
            while sum(map(len, lines)) < MESSAGE_LIMIT:
                pieces = (random.choice(sentences)[1].words for _ in range(length // 10))
                lines.append(
                    "1m, a: b · c".join(word for words in pieces for word in words)[:length]
                )
            yield "\n".join(lines)[:MESSAGE_LIMIT]
        yield "\n".join(
            [(", a: b · c（d） · ，：、　→ " * 40)[:length]] * (MESSAGE_LIMIT // length)
        )


@every("text", [*hostile(3)])
def test_no_text_of_words_of_the_bot_is_dear(text):
    assert cost(lambda: find_hands([text]), MOST_ANSWERS) <= MOST_ANSWERS
    assert growth(lambda part: find_hands([part]), text, MOST_GROWTH) <= MOST_GROWTH


@pytest.mark.parametrize(
    ("line", "languages"),
    [
        ("what would you cut here, east 2?", 2),
        ("que faut-il couper ici, et pourquoi ?", 2),
        ("この手で何を切りますか、理由も", 1),
        ("這手牌應該打哪一張比較好", 3),
        ("이 손패에서 무엇을 버려야 하나요", 1),
    ],
)
def test_a_message_is_compared_with_sentences_that_are_written_as_it_is(line, languages):
    """Those of all six languages take 100 ms to gather, once, of the event loop."""
    own_lines._index.cache_clear()
    find_hands([f"{line}\n123m456p789s1122z"])
    assert own_lines._index.cache_info().currsize == languages
