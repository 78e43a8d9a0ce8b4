"""What a question's message holds, over dealt problems of every species: nothing of its answer."""

import json

import pytest
from bot_world import parts

from bot.codec import write_record
from bot.discord.payload import compose, draw_reply
from bot.features import read_id
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.posing import deal_quiz, usual_quiz
from bot.features.quiz.question import PostedQuiz, posted_page
from bot.hand import Scope
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.words import LANGUAGES, words_for
from engine.problems import PROBLEM_KINDS, SPECIES, WIDTH_OR_VALUE

NUMBER = 0x1A202B4FBCE07EF7


class Message:
    def __init__(self, components):
        self.components = components


def dealt(species, seeds=1):
    return [deal_quiz(species, seed, "tenhou") for seed in range(1, 1 + seeds)]


def shown(posed, language, scope=Scope.CHANNEL):
    question = PostedQuiz(NUMBER, posed, 7, scope)
    page = posted_page(question, 3, words_for(language), fits)
    return draw_reply(page, Palette.NORMAL, language=language)


@pytest.mark.parametrize("species", SPECIES, ids=str)
def test_controls_of_a_question_are_its_number_and_all_that_is_offered(species):
    for posed in dealt(species):
        problem, reply = posed.problem, shown(posed, "en")
        ids = [it["custom_id"] for it in parts(Message(reply.components)) if "custom_id" in it]
        controls = [read_id(own) for own in ids]
        assert all(it.acts and it.question.number == NUMBER for it in controls)
        picks = [it.question.choice for it in controls if it.slot == "pick"]
        by_buttons = problem.kind in {"cut", "readings", "fold", "riichi"} or (
            problem.kind == "blocks" and problem.theme != "loose_tiles"
        )
        assert picks == ([problem.write(it) for it in problem.options] if by_buttons else [])
        styles = {it["style"] for it in parts(Message(reply.components)) if it["type"] == 2}
        assert len(styles) <= 1 + (not by_buttons)
        assert all(len(own) <= 100 for own in ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PROBLEM_KINDS)
def test_no_word_of_a_question_names_its_theme(kind, language):
    """Of each species in one language, and of each kind in all."""
    species = [one for one in SPECIES if one.kind == kind]
    for one in species[LANGUAGES.index(language) % len(species) :: len(LANGUAGES)]:
        (posed,) = dealt(one)
        told = json.dumps(shown(posed, language).components, ensure_ascii=False)
        assert one.theme not in told.replace("quiz!open:", "")


@pytest.mark.parametrize("species", SPECIES, ids=str)
def test_a_stored_problem_is_read_again(species):
    (posed,) = dealt(species)
    assert recorded_quiz(species.kind, write_record(posed.question)) == posed


def test_a_question_with_another_number_keeps_its_picture():
    (posed,) = dealt(SPECIES[0], 1)
    question, words = PostedQuiz(NUMBER, posed, 7, Scope.CHANNEL), words_for("en")
    before = draw_reply(posted_page(question, 0, words, fits), Palette.NORMAL, language="en")
    after = compose(posted_page(question, 1, words, fits), keeps_picture=True)
    assert after.picture is None
    assert after.keeps_picture
    assert str(before.components) != str(after.components)
    assert [it for it in parts(Message(before.components)) if it["type"] == 12] == [
        it for it in parts(Message(after.components)) if it["type"] == 12
    ]


def test_the_usual_question_of_a_hand_is_of_the_kind_that_was_dealt():
    """But for seven pairs and other wins, whose price is asked for before their readings.

    Which cuts are as good as the widest a hand alone does not tell.
    """
    for species in SPECIES:
        # A hand alone does not ask these.
        if species.theme == WIDTH_OR_VALUE or species.kind in {"fold", "blocks", "riichi"}:
            continue
        for posed in dealt(species, 1):
            found = usual_quiz(posed.in_full())
            if species.kind != "readings":
                assert found == type(posed).of(posed.question.but(as_good=()))
            else:
                assert found.problem.kind in {"price", "readings"}
