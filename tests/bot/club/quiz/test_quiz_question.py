"""A question tells all that everybody sees, and nothing of the answer."""

import json

import pytest
from quiz_answers import (
    TYPED,
    ask,
    dealt,
    problems,
)

from bot.discord_app.payload import compose
from bot.pages.page import Tiles
from bot.words import LANGUAGES, words_for
from engine import Shape, WaitName
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
            self.beaten = ()


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


def test_every_tile_seen_is_in_the_question():
    problem = TYPED["many seen"]
    row = ask(problem).picture[1]
    assert sorted(face.tile for face in row.cells[1].faces) == sorted(problem.seen)


def test_a_price_is_asked_with_all_that_it_depends_on(words):
    page = ask(TYPED["honba"], words)
    assert words.text("fact-honba", honba=2) in page.text[0]
    assert words.text("quiz-without-extras") in page.text[0]
    assert words.text("label-dora") in page.alt
