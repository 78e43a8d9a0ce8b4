"""The pages of a session, in each language: the announcement, what a reveal adds, the result."""

import re
from dataclasses import replace

import pytest
from asking import acting
from pages import sentences_under

from bot.features import id_of
from bot.features.quiz.in_session import with_session
from bot.features.quiz.posing import deal_quiz
from bot.features.session.page import announced_page, problem_note, result_page
from bot.hand import Question
from bot.pages.page import ALT_LIMIT, Page, Style, Tone
from bot.pages.parts import act
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, fits, lay_out
from bot.picture.render import draw
from bot.study.quiz import Purpose, Quiz
from bot.study.session import Session, SessionEnd
from bot.study.session_results import Hardest, Result, SessionPlace
from bot.words import LANGUAGES, words_for
from engine.problems import PROBLEM_KINDS, Species, species_of

EN = words_for("en")
MEMBER = 10**18
NUMBER = 0x19A2B3C4D5E6F70
SESSION = Session(
    NUMBER, 900, 901, 5, None, None, "tenhou", "en", 10, 60, 10, 0, SessionEnd.DONE, 1, None
)
REVEAL = Page(None, Tone.COMPLETE, "The answer", (), "", ("why",))


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def place(rank, right, seconds=40):
    return SessionPlace(rank, MEMBER + rank, right, 10, seconds if right else 0)


def posed_of(kind):
    themes = {one.theme for one in PROBLEM_KINDS[kind].species if one.level == 2}
    return deal_quiz(Species(kind, min(themes), 2), 5, "tenhou")


def hardest_of(posed, number=7):
    quiz = Quiz(
        77, Purpose.SESSION, species_of(posed.problem), "x", "en", None, 900, 901, 12345, None,
        None, number, None, 0, 0, 0, None, NUMBER, None,
    )  # fmt: skip
    return Hardest(quiz, 1, 5)


WAITS = posed_of("waits")
FOUR = Result(
    10, (place(1, 9, 77), place(2, 7, 90), place(2, 7, 90), place(4, 0)), 4, hardest_of(WAITS)
)
FLAWLESS = Result(1, (place(1, 1),), 1, None)
NOBODY = Result(3, (), 0, None)
MANY = Result(20, tuple(place(at, 21 - at, 1199) for at in range(1, 11)), 12, hardest_of(WAITS, 20))
ENDED = [replace(SESSION, asked=4, ending=ending) for ending in SessionEnd]


def custom_ids(page):
    return [id_of(it.slot, it.query, acts=True) for it in page.buttons]


def test_the_places_are_bars_and_names_stand_in_the_text_in_their_order():
    page = result_page(SESSION, FOUR, WAITS, EN, fits)
    bars = [row.cells[1] for row in page.picture[:4]]
    assert [bar.number for bar in bars] == ["9/10", "7/10", "7/10", "0/10"]
    assert [bar.style for bar in bars] == [Style.GOOD] * 3 + [Style.TOTAL]
    assert [row.cells[0].text for row in page.picture[:4]] == ["1", "2", "2", "4"]
    assert [row.cells[2].text for row in page.picture[:3]] == ["77 s", "90 s", "90 s"]
    assert page.text[0].splitlines() == [
        f"**1.** <@{MEMBER + 1}>: 9 of 10 right in 77 s",
        f"**2.** <@{MEMBER + 2}>: 7 of 10 right in 90 s",
        f"**2.** <@{MEMBER + 2}>: 7 of 10 right in 90 s",
        f"**4.** <@{MEMBER + 4}>: none of 10 right",
    ]
    assert page.text[1].startswith(
        "Hardest: [No. 7](https://discord.com/channels/900/901/12345), 1 of 5 right. The answer: "
    )
    assert page.alt.splitlines()[4] == "the hardest problem, No. 7: 1 of 5 right"
    assert len(page.picture) == 6
    assert not page.private


def test_a_result_says_why_it_is_early_and_who_is_not_listed():
    for session in ENDED:
        page = result_page(session, replace(FOUR, posted=4), WAITS, EN, fits)
        early = [text for text in page.text if "4 of 10" in text and "right" not in text]
        assert len(early) == (session.ending is not SessionEnd.DONE)
    assert "… and 2 more members" in result_page(SESSION, MANY, WAITS, EN, fits).text[0]


def test_nobody_answered_and_nobody_missed(words):
    nobody = result_page(ENDED[2], NOBODY, None, words, fits)
    assert (nobody.picture, nobody.alt) == ((), "")
    assert nobody.text[0] == words.text("session-nobody")
    flawless = result_page(replace(SESSION, total=1, asked=1), FLAWLESS, None, words, fits)
    assert len(flawless.picture) == 1
    assert len(flawless.text) == 2


def test_a_reveal_names_the_three_ahead_and_has_the_controls_of_the_last_problem_alone():
    under_way = replace(SESSION, asked=4, ending=None, ended_at=None, next_at=5)
    page = with_session(REVEAL, under_way, 4, MANY, EN)
    assert page.text == (
        "why",
        f"So far: 1. <@{MEMBER + 1}> (20), 2. <@{MEMBER + 2}> (19), 3. <@{MEMBER + 3}> (18)",
    )
    assert custom_ids(page) == [
        acting("go", "session", number=NUMBER, page=4), acting("stop", "session", number=NUMBER),
    ]  # fmt: skip
    assert custom_ids(with_session(REVEAL, under_way, 3, MANY, EN)) == []
    assert custom_ids(with_session(REVEAL, ENDED[1], 4, MANY, EN)) == []
    assert with_session(REVEAL, under_way, 4, NOBODY, EN).text == ("why",)
    in_full = replace(REVEAL, buttons=(act("full", "In full", Question("quiz", number=1)),))
    labels = [it.label for it in with_session(in_full, under_way, 4, MANY, EN).buttons]
    assert labels == [
        "In full", EN.text("button-next-problem"), EN.text("button-session-end"),
    ]  # fmt: skip


def test_nobody_without_a_right_answer_is_ahead():
    two = replace(FOUR, places=(place(1, 2), place(2, 0)))
    assert with_session(REVEAL, SESSION, 4, two, EN).text[1] == f"So far: 1. <@{MEMBER + 1}> (2)"


def test_an_announcement_tells_the_pace_and_begins_or_ends_the_session(words):
    waiting = replace(SESSION, asked=0, ending=None)
    page = announced_page(waiting, words)
    assert "60" in page.text[0]
    assert "<t:15:T>" in page.text[1]
    assert custom_ids(page) == [
        acting("go", "session", number=NUMBER), acting("stop", "session", number=NUMBER),
    ]  # fmt: skip
    assert page.buttons[0].label == words.text("button-session-start")
    assert custom_ids(announced_page(SESSION, words)) == []
    own = replace(SESSION, kind="cut", level=3, seconds=None, asker=None)
    assert words.named("kind", "cut") in announced_page(own, words).text[0]
    assert "60" not in announced_page(own, words).text[0]


def test_every_result_is_drawn_within_the_limits_and_alt_text_has_every_number(words):
    for result in (FOUR, FLAWLESS, MANY):
        page = result_page(SESSION, result, WAITS, words, fits)
        layout = lay_out(page.picture)
        assert (layout.width <= MAX_WIDTH, layout.height <= MAX_HEIGHT) == (True, True)
        assert draw(page, language=words.language).startswith(b"\x89PNG")
        assert 0 < len(page.alt) <= ALT_LIMIT
        assert len("\n\n".join(page.text)) <= 2000
        for place_, line in zip(result.places, page.alt.splitlines(), strict=False):
            wanted = {str(place_.rank), str(result.posted)}
            wanted |= {str(place_.right), str(place_.seconds)} if place_.right else set()
            assert wanted <= {*re.findall(r"\d+", line)}


@pytest.mark.parametrize("kind", PROBLEM_KINDS)
def test_the_hardest_problem_of_every_kind_is_drawn(kind):
    posed = posed_of(kind)
    page = result_page(SESSION, replace(FOUR, hardest=hardest_of(posed)), posed, EN, fits)
    assert len(page.picture) == 6
    assert posed.right(EN) in page.text[1]
    assert draw(page, language="en").startswith(b"\x89PNG")


def test_every_sentence_about_sessions_is_reached(words, sentences_reached):
    for session in (SESSION, replace(SESSION, kind="cut", level=3, seconds=None)):
        announced_page(session, words)
        problem_note(session, 3, 2, words)
    for session in ENDED:
        result_page(session, MANY, WAITS, words, fits)
    result_page(SESSION, NOBODY, None, words, fits)
    with_session(REVEAL, SESSION, 4, MANY, words)
    with_session(REVEAL, replace(ENDED[0], ending=None), 4, MANY, words)
    own = {it for it in sentences_under("Sessions") if it.startswith(("session-", "title-"))}
    elsewhere = {"session-closes", "session-waits", "session-listed"}
    assert own - elsewhere - sentences_reached == set()
