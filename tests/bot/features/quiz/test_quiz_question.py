"""A question tells all that everybody sees, and nothing of the answer."""

import json
from dataclasses import replace

import pytest
from quiz_answers import (
    TYPED,
    ask,
    dealt,
    posed,
    problems,
)

from bot.discord.payload import compose
from bot.features.quiz.question import posted, posted_page
from bot.hand import Scope
from bot.pages.page import Tiles
from bot.picture.layout import fits
from bot.study.quiz import Purpose, Quiz
from bot.words import LANGUAGES, words_for
from engine import Shape, WaitName
from engine.problems import Species
from engine.tiles import KIND_OF


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


class Unanswered:
    """A problem of which nothing can be read but what its question may show."""

    def __init__(self, problem):
        self.kind, self.hand = problem.kind, problem.hand
        for name in (
            "seen",
            "win",
            "rules",
            "winds",
            "rivers",
            "seat",
            "round",
            "turn",
            "dora",
            "asked",
            "about",
        ):
            if hasattr(problem, name):
                setattr(self, name, getattr(problem, name))
        if self.kind == "cut":  # it may show that a cut is worth more, not which one
            self.valued = self.hand.tiles[: len(problem.valued)]
            self.beaten = self.as_good = ()


@pytest.mark.parametrize("answered", [0, 1, 7])
def test_a_question_is_made_of_what_everybody_sees(words, answered):
    """Made without key, options, theme and level it is the same page: it depends on none."""
    for problem in problems():
        unanswered = Unanswered(problem)
        assert not {"answer", "right", "options", "theme", "level"} & vars(unanswered).keys()
        assert ask(unanswered, words, answered) == ask(problem, words, answered)


def sent(page):
    """Everything that Discord is sent of a page, as one text."""
    return json.dumps(compose(page, b"").components, ensure_ascii=False)


@pytest.mark.parametrize("problem", problems("waits"), ids=str)
def test_a_question_names_no_wait_that_is_not_in_the_hand(problem, words):
    shown = {KIND_OF[tile] for tile in (*problem.hand.tiles, *problem.seen)}
    text = sent(ask(problem, words))
    for kind in problem.right - shown:
        assert words.tile(kind) not in text
        assert words.spoken_tile(kind) not in text
    names = [words.named("wait-name", name) for name in WaitName]
    names += [words.named("shape", shape) for shape in Shape]
    assert not [name for name in names if name in text]


@pytest.mark.parametrize("problem", problems("price"), ids=str)
def test_a_question_names_no_price_fu_or_yaku(problem, words):
    text = sent(ask(problem, words))
    best = problem.counted
    assert str(problem.right.points) not in text
    assert words.text("label-han", han=str(best.han)) not in text
    assert words.text("label-fu", fu=str(best.fu)) not in text
    earned = {words.named("yaku", it.yaku.id) for it in best.yaku}
    given = {words.named("yaku", event) for event in problem.win.events}
    given |= {words.text("fact-tsumo"), words.text("label-dora"), words.text("label-ura")}
    line = ask(problem, words).text[0]
    assert not [name for name in earned - given if name in line.split(" · ")]


def test_a_question_marks_no_tile_but_the_one_that_won():
    """Dora in the corner of a tile would tell han, gold would tell the wait."""
    for problem in problems():
        faces = [
            face
            for row in ask(problem).picture
            for cell in row.cells
            if isinstance(cell, Tiles)
            for face in cell.faces
        ]
        assert not any(face.dora or face.struck for face in faces)
        won = [face for face in faces if face.winning]
        assert len(won) == (problem.kind == "price")


def test_a_question_says_who_asks_and_how_many_have_answered():
    problem = next(it for it in dealt() if it.kind == "waits")
    assert ask(problem, answered=1).text[-1] == "-# asked by <@1> · rules: Tenhou · 1 has answered"
    assert ask(problem).text[-1].endswith("nobody has answered yet")
    assert ask(problem, asker="", rules="").text == ()
    assert ask(problem, asker="").text == ("-# rules: Tenhou",)
    assert ask(problem, answered=1, asker="").text == ("-# rules: Tenhou · 1 has answered",)


STORED = Quiz(
    77, Purpose.DAILY, Species("waits", "nobetan", 2), "x", "en", 5, 900, 901, 12345, 3,
    739_935, 12, "The note", 0, None, None, None, None, None,
)  # fmt: skip


def shown(scope, **stored):
    quiz = replace(STORED, **stored)
    return posted_page(posted(quiz, posed(TYPED["many seen"]), scope), 2, words_for("en"), fits)


def test_a_stored_question_has_its_number_its_note_and_who_offered_it():
    page = shown(Scope.CHANNEL)
    assert "No. 12" in page.title
    assert page.text[0] == "The note"
    assert "asked by <@5>" in page.text[-1]
    assert not page.private
    assert shown(Scope.CHANNEL, note=None).text == page.text[1:]


def test_a_question_whose_asker_was_deleted_names_nobody():
    assert "<@" not in str(shown(Scope.CHANNEL, asker=None).text)


def test_an_own_question_is_private_and_need_not_say_who_asks():
    page = shown(Scope.ANY)
    assert page.private
    assert "<@" not in str(page.text)


def actions(page):
    """What each control of a question does, in their order, and the row in which it stands."""
    return [(it.slot, it.row) for it in page.buttons]


def test_a_question_for_a_channel_is_revealed_and_one_of_a_session_ends_it_too():
    own = [("open", 1), ("show", 1)]
    assert actions(shown(Scope.ANY)) == own
    assert actions(shown(Scope.CHANNEL)) == [*own, ("reveal", 1)]
    of_session = shown(Scope.CHANNEL, session=78)
    assert actions(of_session) == [*own, ("close", 1), ("stop", 1)]
    assert of_session.buttons[-1].query.number == 78


def test_a_question_of_a_session_says_when_it_closes():
    at = shown(Scope.CHANNEL, session=78, closes_at=1_800_000_000_999).text[0]
    assert at.startswith("The note · ")
    assert "<t:1800000000:R>" in at
    assert "<t:" not in shown(Scope.CHANNEL, session=78).text[0]


def test_every_tile_seen_is_in_the_question():
    problem = TYPED["many seen"]
    row = ask(problem).picture[1]
    assert sorted(face.tile for face in row.cells[1].faces) == sorted(problem.seen)


def test_a_price_is_asked_with_all_that_it_depends_on(words):
    page = ask(TYPED["honba"], words)
    assert words.text("fact-honba", honba=2) in page.text[0]
    assert words.text("quiz-without-extras") in page.text[0]
    assert words.text("label-dora") in page.alt
