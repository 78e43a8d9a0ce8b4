"""Every page of a quiz fits and is within limits, and every sentence is reached."""

import re

import pytest
from pages import sentences_under
from quiz_answers import (
    CLEAN,
    EMPTY,
    EN,
    RECORD,
    all_slips,
    ask,
    choices,
    feedback,
    posed,
    problems,
    reveal,
    show,
    tally_of,
    won,
)

from bot.features.outlook.finding import look
from bot.features.progress import progress_page
from bot.features.quiz.posing import slip_name, theme_name
from bot.pages.alt_text import alt_text
from bot.pages.page import ALT_LIMIT, Face, Row, Tiles
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, lay_out
from bot.picture.render import draw
from bot.words import LANGUAGES, words_for
from engine import parse_hand
from engine.problems import (
    SPECIES,
    PriceChoice,
    RiichiProblem,
    Way,
)

TEXT_LIMIT = 4000
"""Discord's limit for the characters of all text components of a message."""


OTHERS = [pytest.param(language, marks=pytest.mark.slow) for language in LANGUAGES[2:]]


@pytest.fixture(params=[*LANGUAGES[:2], *OTHERS])
def words(request):
    return words_for(request.param)


def every_page(words):
    for problem in problems():
        yield ask(problem, words)
        yield show(problem, words)
        for choice in choices(problem, 4):
            yield feedback(problem, choice, words)
        for number in (0, 1, 40, 1000):
            yield reveal(problem, tally_of(problem, number), words, [f"<@{10**18}>"] * 10)
    yield progress_page(RECORD, words)


def test_every_picture_fits_and_every_text_is_within_the_limits_of_discord(words):
    for page in every_page(words):
        layout = lay_out(page.picture)
        assert layout.width <= MAX_WIDTH
        assert layout.height <= MAX_HEIGHT, page.title
        assert 0 < len(page.alt) <= ALT_LIMIT
        assert len(page.title) + len("\n\n".join(page.text)) <= TEXT_LIMIT


def test_every_kind_of_picture_is_drawn(words):
    for problem in problems()[:: len(problems()) // 12]:
        for page in (
            ask(problem, words),
            feedback(problem, choices(problem, 1)[1], words),
            reveal(problem, tally_of(problem, 40), words),
        ):
            assert draw(page).startswith(b"\x89PNG")


PICTURE_LIMIT = 50_000
"""Bytes that a reveal's picture may have."""


def test_the_picture_of_forty_answers_is_small(words):
    for problem in problems():
        assert len(draw(reveal(problem, tally_of(problem, 40), words))) <= PICTURE_LIMIT


PARTLY_STRUCK = (Row((Tiles((Face(3), Face(4, struck=True))),)),)


def test_a_tile_crossed_out_is_heard():
    alone = (Row((Tiles((Face(4, struck=True),)),)),)
    assert alt_text(alone, EN) == "5 man crossed out"
    assert alt_text(PARTLY_STRUCK, EN) == "4 5 man with 5 man crossed out"


OF_VOTES = re.compile("vote|worth|width-alone")
"""In the ids of sentences that the pages of votes and of what cuts are worth reach."""


RIICHI_OR_DAMA = [
    RiichiProblem(parse_hand(hand), lead, 7)
    for hand in ("234567m34567p22s", "345m456p678s44s55z")  # a yaku on each wait, on one of two
    for lead in (20, -20)
]


def quiz_sentences():
    """The ids of the sentences that pages of quizzes reach."""
    names = sentences_under("Quizzes: questions")
    return {name for name in names if not OF_VOTES.search(name)}


def test_every_sentence_about_quizzes_is_reached(sentences_reached):
    for problem in problems():
        ask(problem, EN)
        show(problem, EN)
        for choice in choices(problem, 40):
            feedback(problem, choice, EN)
        for number in (0, 40):
            reveal(problem, tally_of(problem, number), EN, ["<@1>"])
    open_ittsu = won("12345678m[234p]55s9m")
    feedback(open_ittsu, PriceChoice(2, 30, open_ittsu.prices[0].points))
    for quiz in RIICHI_OR_DAMA:
        feedback(quiz, Way.RIICHI)
    for species in SPECIES:
        theme_name(species.kind, species.theme, EN)
    for slip in all_slips():
        slip_name(slip, EN)
    for record in (RECORD, EMPTY, CLEAN):
        progress_page(record, EN)
    alt_text(PARTLY_STRUCK, EN)
    ways = posed(next(it for it in problems("riichi")))
    assert ways.right(EN) in ways.worth_text(None, look(ways.outlook()), EN)[0]
    assert quiz_sentences() - sentences_reached == set()
