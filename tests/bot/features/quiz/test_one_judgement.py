"""Of each cut one thing is said: its grade, its title and its worth agree, at every dealt hand."""

import re

import pytest

from bot.features.outlook.finding import look
from bot.features.quiz.kinds.cut import CutQuiz
from bot.features.quiz.reveal import feedback_page
from bot.hand import Question, Situation
from bot.pages.page import Tone
from bot.picture.layout import fits
from bot.words import words_for
from engine import TENHOU, parse_hand
from engine.outlook import Model
from engine.problems import CUT, LEVELS, Species
from engine.tiles import KIND_OF, TILE_OF_NAME

EN = words_for("en")


def facts_of(quiz):
    """What each cut keeps of the widest's tiles and is worth, by the tables of /waits, /outlook."""
    problem, found = quiz.problem, look(quiz.outlook())
    best = problem.answer[0]
    most = best.left_with_yaku or best.left
    shares = {
        KIND_OF[cut.tile]: (cut.left_with_yaku if best.left_with_yaku else cut.left) / most
        if cut.shanten == best.shanten
        else 0.0
        for cut in problem.answer
    }
    points = {KIND_OF[it.cut]: it.worth.points for it in reversed(found.options) if it.is_cut}
    return found, shares, points


def check_judgement(quiz):
    found, shares, points = facts_of(quiz)
    top = max(points.values())
    for offer in quiz.buttons(EN):
        kind = TILE_OF_NAME[offer.value]
        _, grade = quiz.grade(offer.value)
        if top < 1.05 * points.get(kind, 0) and shares[kind]:
            assert grade.is_right, offer
        if shares[kind] >= 0.85 and kind not in quiz.problem.beaten:
            assert not grade.is_lapse, offer
        page = feedback_page(quiz, offer.value, EN, fits, found)
        assert (page.tone is Tone.COMPLETE) is grade.is_right
        assert bool(re.match(r"(Right|As good): ", page.title)) is grade.is_right
        check_text(page, points, is_right=grade.is_right, is_valued=bool(quiz.problem.valued))
    check_text(feedback_page(quiz, None, EN, fits, found), points, is_right=True, is_valued=True)
    return quiz.problem.as_good


def check_text(page, points, *, is_right, is_valued):
    text = "\n".join(page.text)
    if not is_right:
        assert "worth as much" not in text
        assert "No cut is worth more" not in text
    elif not is_valued:
        assert "worth less" not in text
        assert "worth more points" not in text
    if best := re.search(r"No cut is worth more than \*\*(\w+)\*\*", text):
        named = {kind for kind in points if EN.tile(kind) == best[1]}
        assert [points[kind] for kind in named] == [max(points.values())]
    if less := re.search(r"(\d+) points\) is worth less than .* (\d+) points\)", text):
        assert int(less[1]) < int(less[2])


def check_dealt(level, seeds):
    as_good = 0
    for seed in seeds:
        theme = CUT.deal(level, seed).theme
        as_good += bool(check_judgement(CutQuiz.deal(Species("cut", theme, level), seed, TENHOU)))
    return as_good


@pytest.mark.parametrize("level", LEVELS)
def test_a_dealt_cut_has_one_judgement(level):
    check_dealt(level, range(15))


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_hundreds_of_dealt_cuts_have_one_judgement(level):
    assert check_dealt(level, range(100)) > 0


HAND = "2334789m9p456s33z2z"
"""9p keeps 21 of south's 29 tiles and is worth a little more."""


def test_a_narrower_cut_that_is_worth_as_much_is_as_good():
    quiz = CutQuiz.of(Question("quiz", Situation(parse_hand(HAND))))
    quiz = quiz.weighed(look(quiz.outlook()))
    check_judgement(quiz)
    found, shares, _ = facts_of(quiz)
    assert found.model is Model.TABLE
    assert int(100 * shares[TILE_OF_NAME["9p"]]) == 72
    page = feedback_page(quiz, "9p", EN, fits, found)
    assert (page.title, page.tone) == ("As good: 9p", Tone.COMPLETE)
    assert "No cut is worth more than **9p**" in "\n".join(page.text)
    shown = feedback_page(quiz, None, EN, fits, found)
    assert shown.title == "The answer: south"
    text = "\n".join(shown.text)
    assert "As good in points, within 5%: **9p**" in text
    assert re.search(r"\*\*south\*\* .* is worth as much as \*\*9p\*\*", text)
    assert quiz.grade("9p")[1].slips == ()


def test_a_question_asked_before_its_outlook_was_known_is_judged_by_width_alone():
    quiz = CutQuiz.of(Question("quiz", Situation(parse_hand(HAND))))
    found = look(quiz.outlook())
    for answer in ("9p", None):
        assert "worth" not in "\n".join(feedback_page(quiz, answer, EN, fits, found).text)
    (said,) = quiz.worth_text("3m", found, EN)
    assert re.match(r"\*\*3m\*\* .* is worth less than \*\*south\*\*", said)
