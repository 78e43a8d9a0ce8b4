"""Retention on both databases: what is deleted when, by one process a day."""

import pytest
from conftest import DAY, together
from test_quizzes import BOB, WRONG, asked, practised, rows_of

from bot.study import learners, quizzes, retention
from bot.study.quiz import Purpose
from bot.study.retention import (
    KEPT,
    PRACTICE_KEPT,
    TRIED_AGAIN,
    UNANSWERED_KEPT,
    delete_old,
    tidy_once_a_day,
)
from bot.study.store import StudyUnavailableError, Trouble


async def test_questions_past_their_time_are_deleted_and_what_was_learnt_stays(store, clock):
    for new in (asked(), practised()):
        await quizzes.answer(store, await quizzes.ask(store, new), BOB, "2m", WRONG)
    clock.forward(PRACTICE_KEPT)
    assert await delete_old(store) == 0
    clock.forward(1)
    young = await quizzes.ask(store, practised())
    assert await delete_old(store) == 1
    assert await quizzes.find(store, young)
    assert len(await rows_of(store, "answers", learner=BOB)) == 1
    clock.forward(KEPT)
    assert await delete_old(store) == 2
    assert await rows_of(store, "answers", learner=BOB) == []
    assert len((await learners.progress(store, BOB)).themes) == 1


@pytest.mark.parametrize("purpose", [Purpose.DAILY, Purpose.VOTE])
async def test_dailies_and_votes_are_kept_as_long_as_what_is_asked(store, clock, purpose):
    number = await quizzes.ask(store, asked(purpose=purpose, asker=None))
    clock.forward(KEPT)
    assert await delete_old(store) == 0
    assert (await quizzes.find(store, number)).purpose is purpose
    clock.forward(1)
    assert await delete_old(store) == 1


async def test_a_question_for_a_channel_that_nobody_answered_goes_after_a_month(store, clock):
    ignored = await quizzes.ask(store, asked())
    answered = await quizzes.ask(store, asked())
    await quizzes.answer(store, answered, BOB, "2m", WRONG)
    clock.forward(UNANSWERED_KEPT)
    assert await delete_old(store) == 0
    clock.forward(1)
    assert await delete_old(store) == 1
    assert await quizzes.find(store, ignored) is None
    assert await quizzes.find(store, answered)


async def test_one_process_tidies_once_a_day(store, clock, monkeypatch):
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    assert await tidy_once_a_day(store) == 0
    for _ in range(5):
        await quizzes.ask(store, practised())
    clock.forward(PRACTICE_KEPT + 1)
    told = await together(*(tidy_once_a_day(store) for _ in range(4)))
    assert sorted(told, key=str) == [5, None, None, None]
    assert await tidy_once_a_day(store) is None
    clock.forward(DAY)
    assert await tidy_once_a_day(store) == 0


async def test_a_clock_that_was_far_ahead_once_does_not_end_the_tidying(store, clock):
    clock.forward(500 * DAY)
    await tidy_once_a_day(store)
    clock.forward(-500 * DAY)
    assert await tidy_once_a_day(store) == 0
    assert await tidy_once_a_day(store) is None


async def test_what_a_failure_leaves_undone_is_done_an_hour_later(store, clock, monkeypatch):
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    for _ in range(5):
        await quizzes.ask(store, practised())
    clock.forward(PRACTICE_KEPT + 1)
    delete_page, pages = retention._delete_page, []

    def fail_at_the_second(connection, **given):
        pages.append(given)
        if len(pages) == 2:
            raise StudyUnavailableError("gone", Trouble.DOWN)
        return delete_page(connection, **given)

    monkeypatch.setattr(retention, "_delete_page", fail_at_the_second)
    with pytest.raises(StudyUnavailableError):
        await tidy_once_a_day(store)
    assert await tidy_once_a_day(store) is None
    clock.forward(TRIED_AGAIN)
    assert await tidy_once_a_day(store) == 3
    assert await tidy_once_a_day(store) is None


async def test_old_questions_are_found_behind_any_number_that_are_kept(store, clock, monkeypatch):
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    for purpose in (Purpose.DAILY, Purpose.VOTE) * 3:
        await quizzes.ask(store, asked(purpose=purpose, asker=None), manages=True)
    clock.forward(1)
    await quizzes.ask(store, practised())
    clock.forward(PRACTICE_KEPT + 1)
    assert await delete_old(store) == 1
