"""Whoever knows an answer scores no more by it, though no row names them; on both databases."""

import pytest
from posted_dailies import CHANNEL, SERVER, post, schedule
from test_quizzes import ANN, BOB, CEM, RIGHT, WRONG, asked
from test_schedules import EIGHT, next_daily
from test_schedules import post as post_prepared

from bot.study import learners, offers, outbox, quizzes, retention, schedules, votes
from bot.study.boards import board
from bot.study.offers import NewOffer
from bot.study.quiz import Purpose, Status
from bot.study.store import Store
from bot.study.tables import marks

TODAY = 739_935


async def marked(store):
    """The questions that have marks, with how many."""
    rows = await store.run(lambda connection: connection.execute(marks.select()).all())
    return sorted(row.quiz for row in rows)


async def ask(store, purpose):
    if purpose is Purpose.DAILY:
        await schedule(store)
        return await post(store, TODAY, 1)
    return await quizzes.ask(store, asked(purpose=purpose))


async def scores_nothing(store, quiz, learner):
    """Whether a right answer counts for nothing: not at the reveal, on the board, or as learnt."""
    given = await quizzes.answer(store, quiz, learner, "2m5m", RIGHT)
    assert (given.first, given.choice, given.score) == (True, "2m5m", 1.0)
    revealed = await quizzes.reveal(store, quiz)
    record = await learners.progress(store, learner)
    return (
        (given.status, given.answered) == (Status.KNOWN, 0)
        and (revealed.answered, revealed.right, revealed.named) == (0, 0, ())
        and (record.answered, record.themes, record.slips, record.kinds) == (0, (), (), ())
        and (await board(store, SERVER, learner)).own is None
    )


@pytest.mark.parametrize("purpose", [Purpose.ASKED, Purpose.DAILY, Purpose.SESSION])
@pytest.mark.parametrize("knows", ["answered", "shown"])
async def test_an_answer_that_is_given_anew_after_a_deletion_counts_no_more(store, purpose, knows):
    quiz = await ask(store, purpose)
    if knows == "answered":
        await quizzes.answer(store, quiz, BOB, "2m", WRONG)
    else:
        await quizzes.show(store, quiz, BOB)
    await learners.forget(store, BOB)
    assert await scores_nothing(store, quiz, BOB)


async def test_nor_after_another_deletion(store):
    quiz = await ask(store, Purpose.DAILY)
    for _ in range(3):
        await quizzes.answer(store, quiz, BOB, "2m", WRONG)
        await learners.forget(store, BOB)
    assert await marked(store) == [quiz]
    assert await scores_nothing(store, quiz, BOB)


async def test_each_of_a_deletion_in_several_steps_is_known(store, monkeypatch):
    monkeypatch.setattr(learners, "FORGOTTEN_AT_ONCE", 1)
    several = [await quizzes.ask(store, asked(asker=1000 + at)) for at in range(3)]
    for quiz in several:
        await quizzes.answer(store, quiz, BOB, "2m", WRONG)
    await learners.forget(store, BOB)
    assert await marked(store) == several


async def test_an_answer_given_while_the_member_is_deleted_is_known_too(store, monkeypatch):
    """It is stored between the step that deletes the answers and the last one."""
    quiz, run, steps = await ask(store, Purpose.ASKED), store.run, []

    async def run_and_answer(work):
        steps.append(work)
        if len(steps) == 5:  # the first four found nothing to delete
            monkeypatch.setattr(store, "run", run)
            await quizzes.answer(store, quiz, BOB, "2m", WRONG)
        return await run(work)

    monkeypatch.setattr(store, "run", run_and_answer)
    await learners.forget(store, BOB)
    assert len(steps) == 5
    assert await marked(store) == [quiz]


async def test_others_and_other_questions_count_as_ever(store):
    known, other = await ask(store, Purpose.ASKED), await quizzes.ask(store, asked(asker=CEM))
    await quizzes.answer(store, known, BOB, "2m", WRONG)
    await learners.forget(store, BOB)
    assert (await quizzes.answer(store, known, CEM, "2m5m", RIGHT)).status is Status.COUNTED
    assert (await quizzes.answer(store, other, BOB, "2m5m", RIGHT)).status is Status.COUNTED


async def test_a_vote_has_no_answer_to_know_and_is_given_anew(store):
    quiz = await ask(store, Purpose.VOTE)
    await votes.vote(store, quiz, BOB, "2m")
    await learners.forget(store, BOB)
    assert await marked(store) == []
    assert (await votes.vote(store, quiz, BOB, "5m")).tally == (("5m", 1),)


@pytest.mark.parametrize("is_named", [True, False])
@pytest.mark.parametrize("is_forgotten", [True, False])
async def test_the_author_of_an_offer_scores_nothing(store, clock, is_named, is_forgotten):
    await schedules.put(store, SERVER, EIGHT)
    await offers.make(store, NewOffer(SERVER, BOB, is_named, "waits", "an own decision"))
    (offer,) = await offers.listed(store, SERVER)
    quiz = await next_daily(store, clock)
    prepared = await outbox.prepare(store, quiz, quiz.species, offer.problem, "", offer=offer)
    assert prepared
    assert (await quizzes.find(store, quiz.quiz)).asker == (BOB if is_named else None)
    await outbox.note_posted(store, quiz, 77)
    if is_forgotten:
        await learners.forget(store, BOB)
    assert (await quizzes.answer(store, quiz.quiz, ANN, "2m", RIGHT)).status is Status.COUNTED
    assert (await quizzes.answer(store, quiz.quiz, BOB, "2m", RIGHT)).status is Status.KNOWN
    assert (await board(store, SERVER, BOB)).own is None
    record = await learners.progress(store, BOB)
    assert (record.answered, record.kinds) == (0, ())
    assert (await quizzes.reveal(store, quiz.quiz)).named == (ANN,)


async def test_a_dealt_daily_has_no_author(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    await post_prepared(store, await next_daily(store, clock), 77)
    assert await marked(store) == []


async def test_what_is_closed_gets_no_mark(store):
    quiz = await ask(store, Purpose.ASKED)
    await quizzes.answer(store, quiz, BOB, "2m", WRONG)
    await quizzes.close(store, quiz)
    await learners.forget(store, BOB)
    assert await marked(store) == []
    assert (await quizzes.answer(store, quiz, BOB, "2m", WRONG)).status is Status.LATE


async def test_marks_go_with_the_question_and_the_day_after_it_closed(store):
    gone, closed, left = [
        await quizzes.ask(store, asked(asker=1000 + at, channel=CHANNEL + at)) for at in range(3)
    ]
    for quiz in (gone, closed, left):
        await quizzes.answer(store, quiz, BOB, "2m", WRONG)
    await learners.forget(store, BOB)
    assert await marked(store) == [gone, closed, left]
    await quizzes.withdraw(store, gone)
    assert await marked(store) == [closed, left]
    await quizzes.close(store, closed)
    await retention.tidy_once_a_day(store)
    assert await marked(store) == [left]


def test_a_mark_is_told_by_nobody_without_the_key(place):
    """One question more, one member more or another key makes a mark that shares nothing."""
    store, other = Store(place, key="a token"), Store(place, key="another")
    found = {
        it.mark(quiz, learner)
        for it in (store, other, Store(place))
        for quiz in range(1, 30)
        for learner in range(101, 130)
    }
    assert len(found) == 3 * 29 * 29
    assert store.mark(7, 101) == Store(place, key="a token").mark(7, 101)
    assert all(-(2**63) <= mark < 2**63 for mark in found)
    assert store.mark(11, 1) != store.mark(1, 11)
