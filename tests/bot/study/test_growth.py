"""Months, levels and the last ten answers of each kind, from answers that were stored."""

from dataclasses import replace

import pytest
from conftest import DAY
from test_quizzes import ANN, BOB, CEM, NOBETAN, RIGHT, WRONG, asked, practised

from bot.study import learners, quizzes
from bot.study.growth import MonthRecord
from bot.study.quiz import Purpose
from bot.study.rating import Rating, expected, of_level, suiting_level
from engine import problems
from engine.problems import Grade


async def practise(store, *grades, learner=BOB):
    for grade in grades:
        number = await quizzes.ask(store, practised(asker=learner))
        await quizzes.answer(store, number, learner, "2m", grade)


async def kinds(store, learner=BOB):
    return (await learners.progress(store, learner)).kinds


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_suits_who_is_right_four_times_in_five(level):
    problem = Rating(of_level(level).rating, 0)
    member = next(
        rating for rating in range(1000, 2400) if expected(Rating(rating, 0), problem) >= 0.8
    )
    assert suiting_level(Rating(member)) == pytest.approx(level, abs=0.01)


async def test_answers_are_counted_by_month_and_kind(store, clock):
    """The clock begins on 2027-01-15."""
    await practise(store, RIGHT, WRONG)
    clock.forward(31 * DAY)
    await practise(store, *[RIGHT] * 11)
    (record,) = await kinds(store)
    assert (record.kind, record.answered) == (NOBETAN.kind, 13)
    assert [(it.month, it.answered, it.right) for it in record.months] == [
        (202701, 2, 1),
        (202702, 11, 11),
    ]
    assert record.latest == (True,) * 10
    first, last = (it.level for it in record.months)
    assert 1 <= first < last <= 5
    assert record.level == round(last)


async def test_the_latest_are_the_newest_first(store, clock):
    for grade in (WRONG, RIGHT, WRONG):
        clock.forward(1000)
        await practise(store, grade)
    assert (await kinds(store))[0].latest == (False, True, False)


async def test_reviews_are_counted_and_give_no_level(store):
    number = await quizzes.ask(store, replace(practised(asker=BOB), purpose=Purpose.REVIEW))
    await quizzes.answer(store, number, BOB, "2m", RIGHT)
    (record,) = await kinds(store)
    assert record.months == (MonthRecord(202701, 1, 1, None),)
    await practise(store, RIGHT)
    await quizzes.answer(
        store,
        await quizzes.ask(store, replace(practised(asker=BOB), purpose=Purpose.REVIEW)),
        BOB,
        "2m",
        RIGHT,
    )
    (record,) = await kinds(store)
    assert record.months[0].answered == 3
    assert record.months[0].level is not None


async def test_own_questions_and_what_was_shown_are_no_answers(store):
    number = await quizzes.ask(store, asked(asker=ANN))
    await quizzes.answer(store, number, ANN, "2m", RIGHT)
    await quizzes.show(store, await quizzes.ask(store, practised(asker=ANN)), ANN)
    assert await kinds(store, ANN) == ()


async def test_a_record_is_of_one_member(store):
    """What another answers moves neither months nor the latest nor the level."""
    await practise(store, *[RIGHT] * 6)
    alone = await kinds(store)
    assert alone[0].level > 1
    await practise(store, *[WRONG] * 12, learner=CEM)
    assert await kinds(store) == alone


async def test_the_latest_are_answers_that_count(store, clock):
    """Left out: an own question, one that was shown, one answered late; not one of nobody's."""
    own, of_ann, of_cem, late = [
        await quizzes.ask(store, asked(asker=asker, channel=channel))
        for channel, asker in enumerate((BOB, ANN, CEM, CEM))
    ]
    await quizzes.reveal(store, late)
    await quizzes.answer(store, own, BOB, "2m", WRONG)
    await quizzes.answer(store, late, BOB, "2m", WRONG)
    await quizzes.show(store, await quizzes.ask(store, practised(asker=BOB)), BOB)
    for number in (of_ann, of_cem):
        await quizzes.answer(store, number, BOB, "2m", WRONG)
    clock.forward(1000)
    await practise(store, Grade(problems.RIGHT, (), ()))
    await learners.forget(store, ANN)
    (record,) = await kinds(store)
    assert record.latest == (True, False, False)
    assert (record.answered, record.months[0].right) == (3, 1)
