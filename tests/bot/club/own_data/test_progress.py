"""A member's own record, and the names of themes and slips."""

import pytest
from quiz_answers import CLEAN, EMPTY, EN, RECORD, all_slips

from bot.club.progress.page import progress_page
from bot.club.quiz.words import kind_name, slip_name, theme_name
from bot.words import LANGUAGES, words_for
from engine.problems import (
    PROBLEM_KINDS,
    SPECIES,
)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def test_progress_shows_what_went_wrong_and_the_trend():
    page = progress_page(RECORD, EN)
    assert page.private
    rows = [row.cells for row in page.picture]
    assert [row[0].text for row in rows] == [
        "by theme", "waits: Entotsu", "price: double wind pair", "cut: from a triplet",
        "readings: where is the pair?", "by slip", "missed: shanpon (two pairs)",
        "fu: closed terminal or honor triplet", "a step back",
    ]  # fmt: skip
    assert [row[1].number for row in rows if len(row) > 1] == [
        "7/9", "6/12", "3/8", "1/2", "9/20", "3/7", "2/30",
    ]  # fmt: skip
    trends = [row[2].text if len(row) > 2 else "" for row in rows[1:5]]
    assert trends == ["better", "worse", "as before", ""]
    assert "7 of 9 wrong" in page.alt
    assert page.text[0].splitlines()[0] == "61 answers so far."
    assert "3 themes are due for review." in page.text[0]


def test_progress_of_nobody_says_where_to_begin():
    page = progress_page(EMPTY, EN)
    assert page.picture == ()
    assert "/practice" in page.text[0]
    assert "No mistake so far." in progress_page(CLEAN, EN).text[0]


def test_every_theme_and_slip_has_a_name_of_its_own(words):
    themes = {(it.kind, it.theme) for it in SPECIES}
    names = {(kind, theme_name(kind, name, words)) for kind, name in themes}
    assert len(names) == len(themes)
    slips = all_slips()
    assert len(slips) > 25
    assert len({slip_name(slip, words) for slip in slips}) == len(slips)
    assert len({kind_name(kind, words) for kind in PROBLEM_KINDS}) == len(PROBLEM_KINDS)
