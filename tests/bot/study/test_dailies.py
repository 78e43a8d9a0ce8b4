"""Dailies on both databases: each due schedule becomes one row, whoever claims it."""

from dataclasses import replace
from zoneinfo import ZoneInfo

from conftest import DAY, MINUTE, together
from posted_dailies import take_all
from test_quizzes import ANN, BOB, CEM, CHANNEL, RIGHT, SERVER, WRONG, asked
from test_schedules import BERLIN, EIGHT, next_daily, post, the

from bot.study import dailies, outbox, quizzes, schedules, servers
from bot.study.calendar import Rhythm, local_day, upcoming
from bot.study.dailies import FAILURE_LIMIT, IDLE_LIMIT, DailySource
from bot.study.outbox import BATCH, LATEST_POST, LEASE, REVEAL_AFTER, REVEALED_FOR, Outcome
from bot.study.quiz import Purpose, Status
from bot.study.schedules import Pause
from bot.study.servers import ServerSettings
from bot.study.store import Store
from engine.problems import RIGHT as RIGHT_SCORE
from engine.problems import Grade


async def test_a_due_schedule_becomes_one_row_to_be_posted(store, clock):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    assert await dailies.claim(store) == 0
    due = (await the(store)).next_at
    quiz = await next_daily(store, clock)
    following = upcoming(Rhythm(ZoneInfo(BERLIN), EIGHT.minute), due)
    assert (quiz.purpose, quiz.number, quiz.asker, quiz.message) == (Purpose.DAILY, 1, None, None)
    assert (quiz.server, quiz.channel, quiz.language) == (SERVER, CHANNEL, "en")
    assert (quiz.species.kind, quiz.species.level) == ("waits", 3)
    assert quiz.day == local_day(ZoneInfo(BERLIN), due)
    assert (await the(store)).next_at == quiz.closes_at == following.at
    assert await dailies.claim(store) == 0
    assert await take_all(store) == []


async def test_the_language_of_the_server_goes_before_that_of_who_set_it(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    await servers.change(store, SERVER, ServerSettings("ja"))
    assert (await next_daily(store, clock)).language == "ja"


async def test_the_next_daily_closes_the_one_before_and_tells_what_became_of_it(store, clock):
    """Of its own schedule, with the answers that it had in time."""
    await schedules.put(store, SERVER + 1, EIGHT)
    clock.now = (await the(store, SERVER + 1)).next_at
    await dailies.claim(store)
    (other,) = await take_all(store)
    await post(store, other, 76)
    await quizzes.answer(store, other.quiz, CEM, "2m5m", RIGHT)
    await schedules.put(store, SERVER, EIGHT)
    first = await next_daily(store, clock)
    await post(store, first, 77)
    await quizzes.answer(store, first.quiz, ANN, "2m5m", Grade(RIGHT_SCORE, (), ()))
    await quizzes.answer(store, first.quiz, BOB, "2m", WRONG)
    await quizzes.show(store, first.quiz, CEM)
    second = await next_daily(store, clock)
    assert (await quizzes.find(store, first.quiz)).closed_at == clock.now
    outcome = Outcome(1, first.day, 2, 1, CHANNEL, 77)
    assert await dailies.source_of(store, second) == DailySource(await the(store), None, outcome)
    await servers.change(store, SERVER, ServerSettings(rules="ema"))
    assert await dailies.source_of(store, first) == DailySource(await the(store), "ema", None)
    assert second.number == 2
    clock.forward(REVEAL_AFTER)
    assert first.quiz in [quiz.quiz for quiz in await take_all(store)]
    third = await next_daily(store, clock)  # the second could not be posted
    assert (await dailies.source_of(store, third)).outcome == outcome
    await post(store, third, 79)
    assert (await quizzes.find(store, first.quiz)).message == 77


async def test_answers_count_until_the_daily_closes_though_nobody_has_noted_it(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    clock.now = quiz.closes_at - 1
    assert (await quizzes.answer(store, quiz.quiz, ANN, "2m", WRONG)).status is Status.COUNTED
    clock.forward(1)
    assert (await quizzes.answer(store, quiz.quiz, BOB, "2m", WRONG)).status is Status.LATE


async def test_only_managers_reveal_a_daily_before_it_closes(store, clock):
    await schedules.put(store, SERVER, replace(EIGHT, days=1))
    quiz = await next_daily(store, clock)
    clock.forward(2 * DAY)
    assert not quiz.lets_reveal(ANN, clock.now, manages=False)
    assert quiz.lets_reveal(ANN, clock.now, manages=True)
    assert quiz.lets_reveal(ANN, quiz.closes_at, manages=False)


async def test_the_daily_of_a_schedule_that_was_turned_off_closes_by_itself(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    await post(store, quiz, 77)
    await schedules.turn_off(store, SERVER + 1, quiz.schedule)
    assert len(await schedules.listed(store, SERVER)) == 1
    await schedules.turn_off(store, SERVER, quiz.schedule)
    assert await schedules.listed(store, SERVER) == ()
    assert await outbox.earliest(store) == quiz.closes_at
    assert await outbox.close_due(store) == 0
    clock.now = quiz.closes_at
    assert await outbox.close_due(store) == 1
    assert await outbox.earliest(store) == clock.now + REVEAL_AFTER


async def test_fourteen_dailies_without_an_answer_pause_the_schedule(store, clock):
    await quizzes.answer(store, await quizzes.ask(store, asked()), BOB, "2m", WRONG)
    await schedules.put(store, SERVER, EIGHT)
    for message in range(1, IDLE_LIMIT + 1):
        await post(store, await next_daily(store, clock), message)
        assert (await the(store)).paused is None
    clock.now = (await the(store)).next_at
    assert await dailies.claim(store) == 1
    paused = await the(store)
    assert (paused.paused, paused.next_at, paused.number) == (Pause.IDLE, None, IDLE_LIMIT + 1)
    assert await dailies.claim(store) == 0
    await schedules.put(store, SERVER, EIGHT, schedule=paused.schedule)
    assert (await next_daily(store, clock)).number == IDLE_LIMIT + 1


async def test_one_answer_in_between_keeps_it_going(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    for message in range(1, IDLE_LIMIT + 5):
        quiz = await next_daily(store, clock)
        await post(store, quiz, message)
        if message == 6:
            await quizzes.show(store, quiz.quiz, ANN)
    assert (await the(store)).paused is None


async def test_a_channel_that_is_gone_for_three_dailies_pauses_the_schedule(store, clock):
    """Its own and no other, and whatever becomes of the dailies of others meanwhile."""
    await schedules.put(store, SERVER + 1, replace(EIGHT, days=1))
    clock.now = (await the(store, SERVER + 1)).next_at
    await dailies.claim(store)
    (other,) = await take_all(store)
    await schedules.put(store, SERVER, EIGHT)
    for _ in range(FAILURE_LIMIT - 1):
        assert not await dailies.note_failure(store, await next_daily(store, clock))
    await post(store, await next_daily(store, clock), 77)
    assert not await dailies.note_failure(store, await next_daily(store, clock))
    await outbox.note_posted(store, other, 78)
    for _ in range(FAILURE_LIMIT - 2):
        assert not await dailies.note_failure(store, await next_daily(store, clock))
    assert await dailies.note_failure(store, await next_daily(store, clock))
    paused = await the(store)
    assert (paused.paused, paused.next_at) == (Pause.CHANNEL, None)
    assert not await dailies.note_failure(store, other)
    await schedules.put(store, SERVER, replace(EIGHT, minute=60))
    paused, _ = await schedules.listed(store, SERVER)
    assert paused.next_at is None, "another schedule does not start it again"


async def test_a_channel_that_is_gone_keeps_no_other_daily_from_being_posted(store, clock):
    for server in (SERVER, SERVER + 1):
        await schedules.put(store, server, EIGHT)
    await dailies.note_failure(store, await next_daily(store, clock))
    clock.forward(LEASE)
    assert [quiz.server for quiz in await take_all(store)] == [SERVER + 1]


async def test_dailies_that_could_not_be_posted_are_not_days_without_an_answer(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    for _ in range(IDLE_LIMIT + 3):
        await next_daily(store, clock)
    assert (await the(store)).paused is None


async def test_a_bot_that_was_away_posts_today_once_and_not_all_it_missed(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    first = (await the(store)).next_at
    clock.now = first + 3 * DAY + LATEST_POST
    assert await dailies.claim(store) == 1
    (quiz,) = await take_all(store)
    assert (quiz.number, quiz.day) == (1, local_day(ZoneInfo("UTC"), first) + 3)
    clock.now = first + 5 * DAY + LATEST_POST + 1
    assert await dailies.claim(store) == 1
    assert await take_all(store) == []
    assert (await the(store)).next_at == first + 6 * DAY


async def test_a_daily_without_an_answer_counts_once_however_many_are_left_out_after_it(
    store, clock
):
    await schedules.put(store, SERVER, EIGHT)
    await post(store, await next_daily(store, clock), 77)
    for _ in range(IDLE_LIMIT + 1):
        clock.now = (await the(store)).next_at + LATEST_POST + MINUTE
        assert await dailies.claim(store) == 1
        assert [it for it in await take_all(store) if it.closed_at is None] == []
    assert (await the(store)).paused is None
    await post(store, await next_daily(store, clock), 78)


async def test_a_daily_is_taken_again_after_the_lease_and_given_up_after_three_hours(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    clock.forward(LEASE - 1)
    assert await take_all(store) == []
    clock.forward(1)
    assert [one.quiz for one in await take_all(store)] == [quiz.quiz]
    await outbox.send_later(store, quiz.quiz, 500)
    clock.forward(500)
    assert len(await take_all(store)) == 1
    clock.now = quiz.opened_at + LATEST_POST
    assert len(await take_all(store)) == 1
    await outbox.send_later(store, quiz.quiz, 1)
    clock.forward(1)
    taken = await outbox.take(store)
    assert (taken.due, [one.quiz for one in taken.given_up]) == ([], [quiz.quiz])
    assert await outbox.take(store) == ([], [])
    given_up = await quizzes.find(store, quiz.quiz)
    assert (given_up.message, given_up.send_at) == (None, None)


async def test_a_reveal_is_tried_for_a_day(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    await post(store, quiz, 77)
    await schedules.turn_off(store, SERVER, quiz.schedule)
    clock.now = quiz.closes_at
    await outbox.close_due(store)
    clock.forward(REVEALED_FOR)
    assert len(await take_all(store)) == 1
    clock.forward(LEASE)
    assert await take_all(store) == []
    assert await outbox.earliest(store) is None


async def test_a_daily_that_closed_while_it_was_being_posted_is_revealed(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    clock.now = quiz.closes_at
    await dailies.claim(store)
    await outbox.note_posted(store, quiz, 77)
    assert quiz.quiz in [one.quiz for one in await take_all(store)]


async def test_no_problem_is_prepared_twice_in_a_server(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    await schedules.put(store, SERVER + 1, EIGHT)
    first = await next_daily(store, clock)
    await post(store, first, 77)
    assert not await outbox.prepare(store, first, first.species, "problem 77", "")
    assert await outbox.prepare(
        store, replace(first, server=SERVER + 1), first.species, "problem 77", ""
    )
    question = asked()
    await quizzes.ask(store, question)
    second = await next_daily(store, clock)
    assert await outbox.prepare(store, second, second.species, question.problem, "")


async def test_a_daily_that_is_posted_is_prepared_no_more(store, clock):
    """Another process has sent it meanwhile, and members answer what it asks there."""
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    await post(store, quiz, 77)
    await outbox.prepare(store, quiz, quiz.species, "another problem", "")
    assert (await quizzes.find(store, quiz.quiz)).problem == "problem 77"


async def test_nothing_to_do_is_no_instant(store):
    assert await outbox.earliest(store) is None
    await schedules.put(store, SERVER, EIGHT)
    assert await outbox.earliest(store) == (await the(store)).next_at


async def test_claimers_at_once_take_each_schedule_once(place, clock):
    """Six of them, of which each takes what the others have not."""
    stores = [Store(place, clock=clock) for _ in range(6)]
    try:
        await stores[0].start()
        count = 3 * BATCH + 7
        for server in range(1, count + 1):
            await schedules.put(stores[0], server, EIGHT)
        clock.now = await outbox.earliest(stores[0])

        async def claim_all(store):
            while await dailies.claim(store):
                pass

        await together(*map(claim_all, stores))
        taken = []

        async def take_all(store):
            while found := (await outbox.take(store)).due:
                taken.extend(found)

        await together(*map(take_all, stores))
        assert sorted(quiz.server for quiz in taken) == list(range(1, count + 1))
    finally:
        await together(*(one.close() for one in stores))
