"""The page of a board and the lines of a digest, in each language."""

import re

import pytest
from pages import sentences_under

from bot.features.board import board_page, digest_lines, season_name
from bot.pages.page import ALT_LIMIT, Style
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, lay_out
from bot.picture.render import draw
from bot.study.boards import Board, Standing
from bot.study.digest import Digest, Missed
from bot.study.standings import ALL_TIME
from bot.words import LANGUAGES, words_for

EN = words_for("en")
MEMBER = 10**18


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def standing(rank, points, streak=0, best=None):
    best = streak if best is None else best
    return Standing(rank, MEMBER + rank, points, 9, 7, streak, best)


FIRST = tuple(standing(rank, 310 - rank, 365 - rank) for rank in range(1, 11))
WIDE = Board(202609, 202609, FIRST, standing(4321, 3, 2, 12), hidden=True, channel=7)
SMALL = Board(
    202611,
    202611,
    (standing(1, 20, 2), standing(2, 5, 1)),
    standing(2, 5, 1),
    hidden=False,
    channel=7,
)
EMPTY = Board(202611, 202611, (), None, hidden=False, channel=7)
WITHOUT_DAILIES = Board(ALL_TIME, 202611, (), None, hidden=False, channel=None)
DIGEST = Digest(21, 3, Missed("waits", "entotsu", 6, 9), 202611, (standing(1, 70), standing(2, 55)))
FLAWLESS = Digest(1, 1, None, 202611, ())


def test_each_row_has_a_rank_a_bar_and_a_streak_and_ones_own_bar_is_gold():
    page = board_page(SMALL, EN)
    assert page.private
    assert page.title == "Board: November 2026"
    first, own = (row.cells for row in page.picture)
    assert (first[0].text, first[1].number, first[1].share) == ("1", "20", 1.0)
    assert [cell.text for cell in first[2:]] == ["streak 2"]
    assert (own[0].text, own[1].number, own[1].share) == ("2", "5", 0.25)
    assert (first[1].style, own[1].style) == (Style.TOTAL, Style.GOOD)
    assert own[2:] == ()
    assert page.alt.splitlines() == [
        "rank 1, 20 points, streak 2",
        "rank 2, you, 5 points",
    ]


def test_the_text_names_members_in_the_order_of_the_picture():
    page = board_page(WIDE, EN)
    lines = page.text[0].splitlines()
    assert lines[0] == f"**1.** <@{MEMBER + 1}>: 309 points, 7 of 9 right, streak 364"
    assert lines[-1] == f"**4321.** <@{MEMBER + 4321}>: 3 points, 7 of 9 right, streak 2"
    ranks = [re.match(r"\*\*(\d+)", line)[1] for line in lines]
    assert ranks == [row.cells[0].text for row in page.picture]
    assert page.text[1] == "Your longest streak: 12"
    assert "others do not see your row" in page.text[2]


def test_own_row_is_there_once_and_only_others_hide():
    page = board_page(SMALL, EN)
    assert len(page.picture) == 2
    assert len(page.text) == 2  # the rows, and how points are counted


def test_an_empty_board_says_how_to_get_on_it_or_to_get_one(words):
    for board, wanted in ((EMPTY, "<#7>"), (WITHOUT_DAILIES, "/server")):
        page = board_page(board, words)
        assert (page.picture, page.alt) == ((), "")
        assert wanted in "".join(page.text)


def test_seasons_are_named_as_each_language_writes_a_month():
    assert season_name(202611, EN) == "November 2026"
    assert season_name(202611, words_for("ja")) == "2026年11月"
    assert season_name(ALL_TIME, EN) == "all time"


def test_a_digest_has_three_lines():
    assert list(digest_lines(DIGEST, EN)) == [
        "Last week: 21 answers from 3 members.",
        "Missed most: Entotsu, 6 of 9.",
        f"Ahead in November 2026: 1. <@{MEMBER + 1}> (70), 2. <@{MEMBER + 2}> (55)",
    ]
    assert list(digest_lines(FLAWLESS, EN)) == [
        "Last week: 1 answer from 1 member.",
        "Every answer was right.",
    ]


def test_nobody_leads_a_digest_without_a_point():
    tied = (standing(1, 5), standing(2, 0), standing(2, 0))
    last = digest_lines(Digest(3, 3, None, 202611, tied), EN)[-1]
    assert last == f"Ahead in November 2026: 1. <@{MEMBER + 1}> (5)"
    assert len(digest_lines(Digest(3, 3, None, 202611, tied[1:]), EN)) == 2


def test_every_board_is_drawn_within_the_limits_and_alt_text_has_every_number(words):
    for board in (WIDE, SMALL):
        page = board_page(board, words)
        layout = lay_out(page.picture)
        assert (layout.width <= MAX_WIDTH, layout.height <= MAX_HEIGHT) == (True, True)
        assert draw(page, language=words.language).startswith(b"\x89PNG")
        assert 0 < len(page.alt) <= ALT_LIMIT
        assert len("\n\n".join(page.text)) <= 2000
        for row, line in zip(page.picture, page.alt.splitlines(), strict=True):
            drawn = re.findall(r"\d+", " ".join(map(repr_of, row.cells)))
            assert re.findall(r"\d+", line) == drawn


def repr_of(cell):
    """What a cell shows as a text."""
    return getattr(cell, "text", None) or cell.number


def test_every_sentence_about_boards_is_reached(words, sentences_reached):
    for board in (WIDE, SMALL, EMPTY, WITHOUT_DAILIES):
        board_page(board, words)
    for digest in (DIGEST, FLAWLESS):
        digest_lines(digest, words)
    own = sentences_under("Boards")
    pages = {name for name in own if not name.startswith(("command-", "error-"))}
    assert pages
    assert pages - sentences_reached == set()
