"""A member's own record, and the names of themes and slips."""

from dataclasses import replace

import pytest
from quiz_answers import CLEAN, EMPTY, EN, RECORD, all_slips

from bot.features.progress import progress_page
from bot.features.quiz.posing import kind_name, slip_name, theme_name
from bot.pages.page import Plot, Style
from bot.picture.layout import lay_out
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
    rows = [row.cells for row in page.picture if not isinstance(row.cells[0], Plot)]
    assert [row[0].text for row in rows] == [
        "level, last 10", "waits", "cut", "price",
        "missed, by theme", "Entotsu", "double wind pair", "from a triplet",
        "where is the pair?", "missed, by slip", "missed: shanpon (two pairs)",
        "fu: closed terminal or honor triplet", "a step back",
    ]  # fmt: skip
    assert [row[1].number for row in rows[4:] if len(row) > 1] == [
        "7/9", "6/12", "3/8", "1/2", "9/20", "3/7", "2/30",
    ]  # fmt: skip
    trends = [row[2].text if len(row) > 2 else "" for row in rows[5:9]]
    assert trends == ["better", "worse", "as before", ""]
    assert "7 of 9 wrong" in page.alt
    assert page.text[0].splitlines()[0] == "61 answers so far."
    assert "3 themes are due for review." in page.text[0]


def test_progress_draws_levels_the_last_ten_and_the_months():
    """A month without an answer is as the one before: 2026-11 to 2027-02 are four."""
    page = progress_page(RECORD, EN)
    kinds = [row.cells for row in page.picture[1:4]]
    assert [row[1].text for row in kinds] == ["level 3", "level 1", "level 1"]
    assert [[bar.number for bar in row[2:]] for row in kinds] == [["8/10"], ["1/2"], []]
    (plot,) = page.picture[4].cells
    waits, cut = plot.curves
    assert waits.values == (50, 50, 50, 600)
    assert cut.values == (0, 0, 0, 0)
    assert plot.across == ((0, "2026-11"), (3, "2027-2"))
    assert "waits by month, level 1.2, 1.2, 1.2, 3.4" in page.alt
    assert "niveau 1,2, 1,2, 1,2, 3,4" in progress_page(RECORD, words_for("fr")).alt
    assert "**waits**: level 1 in November 2026, level 3 now." in page.text[0]


def test_the_weakest_themes_that_were_missed_are_offered():
    labels = [button.label for button in progress_page(RECORD, EN).buttons]
    assert labels == ["Practice Entotsu", "Practice double wind pair", "Practice from a triplet"]
    assert progress_page(CLEAN, EN).buttons == ()


def test_a_first_month_has_no_curve():
    first = replace(RECORD, kinds=RECORD.kinds[1:])
    assert not any(isinstance(row.cells[0], Plot) for row in progress_page(first, EN).picture)


def test_nothing_on_the_page_is_red():
    for record in (RECORD, CLEAN):
        for row in progress_page(record, EN).picture:
            for cell in row.cells:
                assert getattr(cell, "style", Style.PLAIN) is not Style.NONE


def test_the_picture_is_no_wider_than_a_phone_reads(words):
    """Of 380 px a label of the picture has capitals of 8 px or more."""
    assert lay_out(progress_page(RECORD, words).picture).width <= 840


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
