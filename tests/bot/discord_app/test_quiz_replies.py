"""What a question's message holds, over dealt problems of every species: nothing of its answer."""

import json

import pytest
from bot_world import parts

from bot.ask.custom_id import decode, encode
from bot.discord_app.quiz.ids import PREFIX, Scope, read_number, read_quiz_id
from bot.discord_app.quiz.replies import Question, counted_reply, question_reply
from bot.picture.render import Palette
from bot.questions.problems import problem_of, query_of, usual_problem
from bot.words import LANGUAGES, words_for
from engine.problems import SPECIES, ProblemKind, deal

NUMBER = 0x1A202B4FBCE07EF7


class Message:
    def __init__(self, components):
        self.components = components


def dealt(species, seeds=2):
    return [deal(species.kind, species.level, seed, theme=species.theme) for seed in range(seeds)]


def shown(problem, language, scope=Scope.CHANNEL):
    question = Question(NUMBER, problem, query_of(problem), 7, scope)
    return question_reply(question, 3, words_for(language), Palette.NORMAL)


@pytest.mark.parametrize("species", SPECIES, ids=str)
def test_controls_of_a_question_are_its_number_and_all_that_is_offered(species):
    for problem in dealt(species):
        reply = shown(problem, "en")
        ids = [it["custom_id"] for it in parts(Message(reply.components)) if "custom_id" in it]
        controls = [read_quiz_id(own) for own in ids]
        assert {arguments[0] for _, arguments in controls} == {f"{NUMBER:x}"}
        picks = [arguments[2] for action, arguments in controls if action == "pick"]
        by_buttons = problem.kind in {ProblemKind.CUT, ProblemKind.READINGS}
        assert picks == ([problem.write(it) for it in problem.options] if by_buttons else [])
        styles = {it["style"] for it in parts(Message(reply.components)) if it["type"] == 2}
        assert len(styles) <= 1 + (not by_buttons)
        assert all(len(own) <= 100 for own in ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ProblemKind)
def test_no_word_of_a_question_names_its_theme(kind, language):
    species = [one for one in SPECIES if one.kind is kind]
    for one in species:
        (problem,) = dealt(one, 1)
        told = json.dumps(shown(problem, language).components, ensure_ascii=False)
        assert one.theme not in told.replace(f"{PREFIX}:open:", "")


@pytest.mark.parametrize("species", SPECIES, ids=str)
def test_a_stored_problem_is_read_again(species):
    for problem in dealt(species, 4):
        text = encode(query_of(problem))
        assert problem_of(species.kind, decode(text)) == problem


def test_a_question_with_another_number_keeps_its_picture():
    (problem,) = dealt(SPECIES[0], 1)
    question = Question(NUMBER, problem, query_of(problem), 7, Scope.CHANNEL)
    before = question_reply(question, 0, words_for("en"), Palette.NORMAL)
    after = counted_reply(question, 1, words_for("en"))
    assert after.picture is None
    assert after.keeps_picture
    assert str(before.components) != str(after.components)
    assert [it for it in parts(Message(before.components)) if it["type"] == 12] == [
        it for it in parts(Message(after.components)) if it["type"] == 12
    ]


@pytest.mark.parametrize("text", ["", "0", "-1", "zz", "f" * 17, "10000000000000000"])
def test_a_number_that_no_quiz_has_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        read_number(text)


def test_custom_ids_of_quizzes_begin_alike():
    assert PREFIX == "q1"
    with pytest.raises(ValueError, match="nothing"):
        read_quiz_id("q1:nothing:1")


def test_the_usual_question_of_a_hand_is_of_the_kind_that_was_dealt():
    """But for seven pairs and other wins, whose price is asked for before their readings."""
    for species in SPECIES:
        for problem in dealt(species, 1):
            found = usual_problem(query_of(problem))
            if species.kind is not ProblemKind.READINGS:
                assert found == problem
            else:
                assert found.kind in {ProblemKind.PRICE, ProblemKind.READINGS}
