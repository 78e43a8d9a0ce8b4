"""What every kind of problem keeps to: answers are offered, graded, told and counted."""

import asking
import pytest

from bot.features.quiz.kinds import QUIZ_KINDS
from bot.features.quiz.posing import deal_quiz
from bot.features.quiz.reveal import feedback_page, reveal_page
from bot.pages.page import Tone
from bot.picture.layout import fits
from bot.words import words_for
from engine.problems import PROBLEM_KINDS, SPECIES, species_of

EN = words_for("en")


@pytest.fixture(params=SPECIES, ids=str, scope="module")
def posed(request):
    """A dealt quiz of each species."""
    return deal_quiz(request.param, 1, "tenhou")


def answers_of(posed):
    """Answers that can be given: each button, or one of each select and the last of each."""
    if buttons := posed.buttons(EN):
        return [offer.value for offer in buttons]
    fields = posed.fields(EN)
    return [
        posed.submitted({field.name: [field.offers[at].value] for field in fields})
        for at in (0, -1)
    ]


def test_each_kind_of_the_engine_is_one_of_the_club():
    assert QUIZ_KINDS.keys() == PROBLEM_KINDS.keys()
    for name, quiz in QUIZ_KINDS.items():
        assert quiz.__module__ == f"bot.features.quiz.kinds.{name}"


def test_a_quiz_is_dealt_alike_and_is_of_the_species_asked_for(posed):
    species = species_of(posed.problem)
    assert species in SPECIES
    assert deal_quiz(species, 1, "tenhou") == posed == type(posed).of(posed.question)


def test_an_answer_is_chosen_by_buttons_or_in_a_form(posed):
    assert bool(posed.buttons(EN)) != bool(posed.fields(EN))
    for offers in [posed.buttons(EN), *(field.offers for field in posed.fields(EN))]:
        assert len({offer.value for offer in offers}) == len(offers) <= 25
        assert all(offer.label and len(offer.label) <= 80 for offer in offers)


def test_every_answer_offered_is_graded_and_told(posed):
    for answer in answers_of(posed):
        written, grade = posed.grade(answer)
        assert 0 <= grade.score <= 1
        assert posed.grade(written) == (written, grade)
        assert set(grade.made) <= set(grade.met)
        page = feedback_page(posed, answer, EN, fits)
        assert page.tone is (Tone.COMPLETE if grade.is_right else Tone.WARNING)
        assert fits(page.picture)


@pytest.mark.parametrize("answer", ["", "x", "99", "9z", "-/-/-"])
def test_an_answer_that_is_not_offered_is_refused(posed, answer):
    with pytest.raises(ValueError, match=r"."):
        posed.grade(answer)


def test_a_reveal_counts_every_answer(posed):
    votes = {posed.grade(answer)[0]: 2 for answer in answers_of(posed)}
    page = reveal_page(posed, votes, (), sum(votes.values()), EN, fits)
    assert page.tone is Tone.COMPLETE
    assert sum(entry.votes for entry in posed.tally(votes, EN)) >= sum(votes.values())
    assert any(entry.is_gold for entry in posed.tally(votes, EN))


def test_the_answer_in_full_is_of_the_same_hand(posed):
    page = asking.answer(posed.in_full(), EN)
    assert page.private
    assert page.hand
