"""The labels of pictures in every language: each is drawn whole, in glyphs of the atlas."""

import warnings
from functools import cache
from random import Random

import pytest
from asking import answer, ask, question_of
from digest import questions
from pages import least_capital
from quiz_answers import RECORD, all_slips, choices, dealt, posed, tally_of
from quiz_answers import ask as ask_quiz

from bot.features.outlook.finding import look
from bot.features.progress import progress_page
from bot.features.quiz.posing import slip_name, theme_name
from bot.features.quiz.reveal import feedback_page, reveal_page
from bot.pages.page import Bar, Label, Plot, Row
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, fits, lay_out
from bot.picture.pieces import Chip, UndrawableTextWarning
from bot.words import LANGUAGES, words_for
from engine import By, Worth, format_hand, parse_hand
from engine.problems import SPECIES

HANDS = 300
SAMPLE = 12

TYPED = (
    ("points", "", {"han": Worth(4), "fu": 30}),
    ("points", "", {"han": Worth(13)}),
    ("points", "", {"han": Worth(yakuman=6), "honba": 9}),
    ("points", "", {"han": Worth(4), "fu": 30, "rules": "tenhou_sanma"}),
    ("waits", "23m456p789s11222z<1m", {}),
    ("waits", "445m667p3379s[777z]<4m", {}),
    ("waits", "34m678p2244s5577z<9s", {}),
    ("waits", "2233445m66p789s1z5z", {"compare": "2m 5m 1z"}),
    ("waits", "1112345678999m", {"river": "1m", "dora": "1m"}),
    ("agari", "19m19p19s1234567z1z", {"extras": "riichi ippatsu ura:3p honba:2"}),
    ("agari", "123p456p789p11s44z4z", {"rules": "tenhou_sanma", "kita": 3, "by": By.TSUMO}),
    ("methods", "11122233344455m", {}),
    ("methods", "123456m45p789s11z3p", {}),
    ("methods", "19m19p19s1234567z1z", {}),
)
"""Questions with labels that dealt hands seldom have."""


@cache
def hands():
    """So many questions of dealt hands, from a fixed seed."""
    asked = [it for it in questions() if it.command in {"waits", "agari"}]
    return Random("labels").sample(asked, HANDS)


@cache
def outlook():
    """A question of what each cut is worth, and its answer."""
    query = question_of("outlook", format_hand(parse_hand("123m4067p789s1122z")), turn=13)
    return query, look(query)


def pages(words, number):
    """Every page of so many hands, and of the questions above, in a language."""
    for asked in hands()[:number]:
        yield ask(asked.command, asked.hand, words, **asked.options)
    for command, hand, options in TYPED:
        yield ask(command, hand, words, **options)
    yield answer(question_of("help"), words)
    yield answer(question_of("help", page=1), words)
    query, found = outlook()
    drawn = answer(query, words, found)
    assert any(isinstance(cell, Plot) for row in drawn.picture for cell in row.cells)
    yield drawn


def quiz_pages(words):
    """The pages of a quiz of every species, and a member's own record."""
    for problem in dealt():
        yield ask_quiz(problem, words)
        for choice in choices(problem, 2):
            yield feedback_page(posed(problem), problem.write(choice), words, fits)
        tally = tally_of(problem, 9)
        yield reveal_page(posed(problem), tally, ["<@1>"], sum(tally.values()), words, fits)
    yield progress_page(RECORD, words)


def assert_labels_are_whole(page):
    """No label is cut off, has a sign without a glyph or is wider than its plate."""
    if page.picture:
        assert_rows_are_whole(page.picture)


def assert_rows_are_whole(rows):
    with warnings.catch_warnings():
        warnings.simplefilter("error", UndrawableTextWarning)
        layout = lay_out(rows)
    drawn = {piece.text for piece, _, _ in layout.placed if isinstance(piece, Chip)}
    cells = [cell for row in rows for cell in row.cells]
    written = {cell.text for cell in cells if isinstance(cell, Label)}
    written |= {cell.number for cell in cells if isinstance(cell, Bar)}
    for plot in (cell for cell in cells if isinstance(cell, Plot)):
        written |= {name for _, name in (*plot.across, *plot.up)}
    assert written <= drawn
    ends = [x + piece.width for piece, x, _ in layout.placed if isinstance(piece, Chip)]
    assert max(ends, default=0) <= layout.width
    assert layout.width <= MAX_WIDTH
    assert layout.height <= MAX_HEIGHT
    assert least_capital(layout) >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_a_hand_is_cut(language):
    for page in pages(words_for(language), SAMPLE):
        assert_labels_are_whole(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_three_hundred_hands_is_cut(language):
    for page in pages(words_for(language), HANDS):
        assert_labels_are_whole(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_a_quiz_is_cut(language):
    for page in quiz_pages(words_for(language)):
        assert_labels_are_whole(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_theme_and_no_slip_is_cut(language):
    words = words_for(language)
    kinds = {(it.kind, it.theme) for it in SPECIES}
    names = [slip_name(slip, words) for slip in all_slips()]
    names += [theme_name(kind, it, words) for kind, it in sorted(kinds)]
    for name in names:
        assert_rows_are_whole([Row((Label(name), Bar(1.0, "99/99")))])
