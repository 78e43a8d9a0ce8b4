"""Questions about decisions of real games: recorded, read again, asked at their table."""

from dataclasses import replace

import pytest
from made_logs import MISSED, log_text
from places import published

from bot.codec import read_record, write_record
from bot.features.game.page import can_be_asked
from bot.features.game.scene import table_alt
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.of_moment import asked_at, missed_quiz, quiz_of
from bot.features.quiz.question import PostedQuiz, posted_page
from bot.hand import Scope
from bot.picture.layout import fits
from bot.words import words_for
from engine import NAMES
from engine.logs import moments, read_log
from engine.review import LossKind, review
from engine.tiles import KIND_OF

EN = words_for("en")


def games(step):
    return [read_log(log["text"]) for log in published("logs.jsonl.gz")[::step]]


def some_moments(step):
    return [
        moment
        for game in games(step)
        for seat in game.seats
        for moment in list(moments(game, seat))[::7]
    ]


def test_every_table_is_read_again_from_its_record():
    seen = 0
    for moment in some_moments(4):
        asked = asked_at(moment.position)
        again = read_record(write_record(asked))
        assert again == asked
        assert again.situation.table == moment.position
        seen += 1
    assert seen > 300


def test_against_a_riichi_the_safest_tile_is_asked_by_what_the_position_tells():
    met = 0
    for moment in some_moments(3):
        seen = moment.position
        if not seen.in_riichi or not can_be_asked(seen):
            continue
        quiz = quiz_of(moment, None)
        if quiz.problem.kind != "fold":
            assert len(seen.seats) == 3 or any(meld.is_open for meld in seen.hand.melds)
            continue
        assert [set(each.genbutsu) for each in quiz.problem.riichi] == [
            set(seen.genbutsu(seat)) for seat in seen.in_riichi
        ]
        outside = sorted(KIND_OF[tile] for tile in quiz.problem.outside)
        assert outside == list(seen.seen)
        met += 1
    assert met > 40


def the_loss():
    game = read_log(log_text(*MISSED))
    (loss,) = review(game, 0).losses
    return loss


def test_a_missed_cut_is_a_quiz_in_which_it_is_wrong():
    loss = the_loss()
    quiz = missed_quiz(loss.moment, loss)
    assert quiz.problem.kind == "cut"
    assert not quiz.grade("9s")[1].is_right
    assert quiz.grade("4s")[1].is_right
    assert recorded_quiz("cut", write_record(quiz.question)) == quiz


@pytest.mark.parametrize(("step", "least"), [(20, 1), pytest.param(5, 10, marks=pytest.mark.slow)])
def test_the_better_cut_is_right_and_the_own_one_wrong_in_every_miss(step, least):
    asked = 0
    for game in games(step):
        for seat in game.seats[:2]:
            for loss in review(game, seat).losses:
                quiz = missed_quiz(loss.moment, loss)
                if quiz is None:
                    continue
                assert loss.kind in {LossKind.CUT, LossKind.PUSH, LossKind.FURITEN_TENPAI}
                own = NAMES[KIND_OF[loss.moment.done.tile]]
                assert not quiz.grade(own)[1].is_right
                assert quiz.grade(NAMES[KIND_OF[loss.better]])[1].is_right
                asked += 1
    assert asked > least


def test_the_question_shows_the_table_and_not_what_was_done():
    loss = the_loss()
    (first, *others), *rivers = loss.moment.position.rivers
    dimmed = replace(first, tsumogiri=True)
    seen = replace(loss.moment.position, rivers=((dimmed, *others), *rivers))
    quiz = quiz_of(replace(loss.moment, position=seen), loss)
    page = posted_page(PostedQuiz(1, quiz, 7, Scope.CHANNEL), 0, EN, fits)
    assert page.scene is not None
    assert page.alt == table_alt(seen, EN)
    assert page.text[-1] == "-# dimmed: cut as drawn"
    said = "\n".join((page.title, *page.text))
    assert "4s" not in said
    assert "9s" not in said
