"""Schedules on both databases: each due one becomes one row, whoever claims it."""

import asyncio
from dataclasses import replace
from zoneinfo import ZoneInfo

import pytest
from conftest import DAY, MINUTE, together
from exported import exported
from on_postgres import another_transaction, until_it_waits
from test_quizzes import ANN, BOB, CEM, CHANNEL, RIGHT, SERVER, WRONG, asked

from bot.study import outbox, quizzes, schedules, servers
from bot.study.calendar import EVERY_DAY, Rhythm, local_day, local_time, upcoming
from bot.study.clock import HOUR
from bot.study.limits import MOST_OPEN
from bot.study.outbox import BATCH, LEASE, RESENT_FOR, REVEAL_AFTER, REVEALED_FOR, Outcome
from bot.study.place import read_place
from bot.study.quiz import Purpose, Status
from bot.study.schedules import (
    FAILURE_LIMIT,
    IDLE_LIMIT,
    LATEST_POST,
    MOST_SCHEDULES,
    DailySource,
    Pause,
    Plan,
    TooManySchedulesError,
)
from bot.study.servers import ServerSettings
from bot.study.store import Store
from engine.problems import RIGHT as RIGHT_SCORE
from engine.problems import Grade

BERLIN = "Europe/Berlin"
EIGHT = Plan(CHANNEL, 20 * 60, EVERY_DAY, "en", "waits", 3)


async def the(store, server=SERVER):
    (schedule,) = await schedules.listed(store, server)
    return schedule


async def next_daily(store, clock):
    """Let the clock go on to the next instant, claim it, and return the row to be posted."""
    clock.now = (await the(store)).next_at
    assert await schedules.claim(store)
    taken = await outbox.take(store)
    (quiz,) = [it for it in taken if it.closed_at is None and it.server == SERVER]
    return quiz


async def post(store, quiz, message):
    assert await outbox.prepare(store, quiz, quiz.species, f"problem {message}", "")
    await outbox.note_posted(store, quiz, message)


async def test_a_schedule_is_kept_as_it_was_set_and_comes_in_the_servers_zone(store, clock):
    plan = replace(EIGHT, role=55, thread=True)
    await schedules.put(store, SERVER, plan, zone=BERLIN)
    kept = await the(store)
    assert (kept.plan, kept.number, kept.paused) == (plan, 1, None)
    local = local_time(ZoneInfo(BERLIN), kept.next_at)
    assert (local.hour, local.minute) == (20, 0)
    assert clock.now < kept.next_at <= clock.now + DAY
    assert (await servers.settings(store, SERVER)).zone == BERLIN


async def test_dailies_come_again_after_a_clock_that_was_far_ahead_once(store, clock):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    today = await next_daily(store, clock)
    await post(store, today, 1)
    clock.forward(500 * DAY)
    while await schedules.claim(store):
        pass
    await next_daily(store, clock)  # a row of the future, which nobody posted
    clock.forward(-500 * DAY)
    while await schedules.claim(store) or await outbox.close_due(store):
        pass
    assert clock.now < (await the(store)).next_at <= clock.now + 2 * DAY
    assert [it for it in await outbox.take(store) if it.closed_at is None] == []
    following = await next_daily(store, clock)
    assert following.day in {today.day + 1, today.day + 2}
    await schedules.put(store, SERVER, EIGHT, schedule=following.schedule, zone=BERLIN)
    assert (await the(store)).next_at <= clock.now + 2 * DAY


@pytest.mark.parametrize("posted", [True, False])
async def test_days_that_a_wrong_clock_took_are_given_back_at_the_start(store, clock, posted):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    today = await next_daily(store, clock)
    await post(store, today, 1)
    assert await schedules.set_right(store) == 0
    clock.forward(5 * DAY)
    if posted:  # by a version that did not ask Discord for the time
        while await schedules.claim(store):
            pass
        await post(store, await next_daily(store, clock), 2)
    else:
        await schedules.claim(store)
    clock.forward(-5 * DAY - HOUR)
    assert (await the(store)).next_at > clock.now + 4 * DAY
    assert await schedules.set_right(store) == 1
    assert await schedules.set_right(store) == 0
    revealed = {it.message for it in await outbox.take(store)}
    assert revealed == ({2} if posted else set())
    days = []
    for message in range(3, 11):
        daily = await next_daily(store, clock)
        await post(store, daily, message)
        days.append(daily.day)
    assert days == [today.day + 1 + n for n in range(8)]


async def test_a_question_of_the_future_blocks_no_channel(store, clock):
    clock.forward(500 * DAY)
    for _ in range(MOST_OPEN):
        await quizzes.ask(store, asked(), manages=True)
    clock.forward(-500 * DAY)
    assert await quizzes.ask(store, asked())


async def test_a_schedule_is_changed_and_turned_off_alone(store, clock):
    """No other one of the server, and none of another server, whoever names it."""
    for server in (SERVER, SERVER + 1):
        for minute in (1, 2):
            clock.forward(1)
            await schedules.put(store, server, replace(EIGHT, minute=minute), zone=BERLIN)
    first, second = await schedules.listed(store, SERVER)
    elsewhere = await schedules.listed(store, SERVER + 1)

    async def put(minute, schedule):
        clock.forward(1)
        plan = replace(EIGHT, minute=minute)
        await schedules.put(store, SERVER, plan, schedule=schedule, zone="Asia/Tokyo")

    await put(3, first.schedule)
    await put(4, elsewhere[0].schedule)
    minutes = [it.plan.minute for it in await schedules.listed(store, SERVER)]
    assert minutes == [3, 2, 4], "what is of another server is a new one here"
    await schedules.turn_off(store, SERVER, second.schedule)
    await schedules.turn_off(store, SERVER, elsewhere[1].schedule)
    assert [it.plan.minute for it in await schedules.listed(store, SERVER)] == [3, 4]
    assert await schedules.listed(store, SERVER + 1) == elsewhere
    assert (await servers.settings(store, SERVER + 1)).zone == BERLIN


async def test_another_zone_moves_every_schedule_of_the_server(store, clock):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    clock.forward(1)
    await schedules.put(store, SERVER, replace(EIGHT, minute=60), zone="Asia/Tokyo")
    found = await schedules.listed(store, SERVER)
    times = [local_time(ZoneInfo("Asia/Tokyo"), one.next_at) for one in found]
    assert [(time.hour, time.minute) for time in times] == [(20, 0), (1, 0)]


async def test_settings_of_a_server_and_its_zone_do_not_overwrite_each_other(store):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    before = await servers.settings(store, SERVER)
    await servers.change(store, SERVER, replace(before, language="ja"))
    assert await servers.settings(store, SERVER) == ServerSettings("ja", zone=BERLIN)


async def test_a_server_has_four_schedules_at_most_also_when_they_are_set_at_once(store):
    tried = await asyncio.gather(
        *(
            schedules.put(store, SERVER, replace(EIGHT, minute=one))
            for one in range(MOST_SCHEDULES + 3)
        ),
        return_exceptions=True,
    )
    assert len(await schedules.listed(store, SERVER)) == MOST_SCHEDULES
    assert [type(one) for one in tried if one is not None] == [TooManySchedulesError] * 3


async def test_a_due_schedule_becomes_one_row_to_be_posted(store, clock):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    assert await schedules.claim(store) == 0
    due = (await the(store)).next_at
    quiz = await next_daily(store, clock)
    following = upcoming(Rhythm(ZoneInfo(BERLIN), EIGHT.minute), due)
    assert (quiz.purpose, quiz.number, quiz.asker, quiz.message) == (Purpose.DAILY, 1, None, None)
    assert (quiz.server, quiz.channel, quiz.language) == (SERVER, CHANNEL, "en")
    assert (quiz.species.kind, quiz.species.level) == ("waits", 3)
    assert quiz.day == local_day(ZoneInfo(BERLIN), due)
    assert (await the(store)).next_at == quiz.closes_at == following.at
    assert await schedules.claim(store) == 0
    assert await outbox.take(store) == []


async def test_the_language_of_the_server_goes_before_that_of_who_set_it(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    await servers.change(store, SERVER, ServerSettings("ja"))
    assert (await next_daily(store, clock)).language == "ja"


async def test_the_next_daily_closes_the_one_before_and_tells_what_became_of_it(store, clock):
    """Of its own schedule, with the answers that it had in time."""
    await schedules.put(store, SERVER + 1, EIGHT)
    clock.now = (await the(store, SERVER + 1)).next_at
    await schedules.claim(store)
    (other,) = await outbox.take(store)
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
    assert await schedules.source_of(store, second) == DailySource(await the(store), None, outcome)
    await servers.change(store, SERVER, ServerSettings(rules="ema"))
    assert await schedules.source_of(store, first) == DailySource(await the(store), "ema", None)
    assert second.number == 2
    clock.forward(REVEAL_AFTER)
    assert first.quiz in [quiz.quiz for quiz in await outbox.take(store)]
    third = await next_daily(store, clock)  # the second could not be posted
    assert (await schedules.source_of(store, third)).outcome == outcome
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


async def test_a_new_time_moves_the_close_of_the_open_daily_and_gives_the_day_no_second(
    store, clock
):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    kept = await the(store)
    await schedules.put(store, SERVER, replace(EIGHT, minute=22 * 60), schedule=kept.schedule)
    moved = await the(store)
    assert moved.next_at == kept.next_at + 2 * HOUR
    assert moved.number == 2
    assert (await quizzes.find(store, quiz.quiz)).closes_at == moved.next_at


async def test_a_new_schedule_comes_on_the_day_on_which_another_one_came(store, clock):
    """And takes the daily that is due from no other server."""
    for server in (SERVER, SERVER + 1):
        await schedules.put(store, server, EIGHT)
    await next_daily(store, clock)
    clock.forward(DAY)
    await schedules.put(store, SERVER + 2, EIGHT)
    assert await schedules.claim(store) == 2
    await schedules.put(store, SERVER, replace(EIGHT, minute=21 * 60))
    _, at_nine = await schedules.listed(store, SERVER)
    assert at_nine.next_at == clock.now + HOUR


async def test_a_daily_that_a_manager_has_revealed_is_not_closed_again(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    await post(store, quiz, 77)
    await quizzes.close(store, quiz.quiz)
    closed = await quizzes.find(store, quiz.quiz)
    await outbox.send_later(store, quiz.quiz, None)
    await next_daily(store, clock)
    assert await quizzes.find(store, quiz.quiz) == replace(closed, send_at=None)


async def test_a_schedule_that_is_set_waits_for_one_that_is_being_claimed(new_database, clock):
    """Else the daily of the claim, which nobody knows yet, would close at once."""
    store = Store(read_place(new_database), clock=clock)
    await schedules.put(store, SERVER, EIGHT)
    clock.forward(1)
    await schedules.put(store, SERVER, replace(EIGHT, minute=60))
    at_eight, at_one = await schedules.listed(store, SERVER)
    clock.now = at_eight.next_at
    async with another_transaction(store) as other:
        assert await schedules.claim(other) == 1
        clock.forward(-1)  # it is set just before, in another process
        again = replace(EIGHT, minute=120)
        setting = asyncio.create_task(schedules.put(store, SERVER, again, schedule=at_one.schedule))
        await until_it_waits(store, setting)
    await setting
    clock.forward(1)
    (quiz,) = await outbox.take(store)
    assert quiz.closes_at == at_eight.next_at + DAY
    assert await outbox.close_due(store) == 0
    (claimed, _) = await schedules.listed(store, SERVER)
    assert claimed.next_at == quiz.closes_at
    await store.close()


async def test_fourteen_dailies_without_an_answer_pause_the_schedule(store, clock):
    await quizzes.answer(store, await quizzes.ask(store, asked()), BOB, "2m", WRONG)
    await schedules.put(store, SERVER, EIGHT)
    for message in range(1, IDLE_LIMIT + 1):
        await post(store, await next_daily(store, clock), message)
        assert (await the(store)).paused is None
    clock.now = (await the(store)).next_at
    assert await schedules.claim(store) == 1
    paused = await the(store)
    assert (paused.paused, paused.next_at, paused.number) == (Pause.IDLE, None, IDLE_LIMIT + 1)
    assert await schedules.claim(store) == 0
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
    await schedules.claim(store)
    (other,) = await outbox.take(store)
    await schedules.put(store, SERVER, EIGHT)
    for _ in range(FAILURE_LIMIT - 1):
        assert not await schedules.note_failure(store, await next_daily(store, clock))
    await post(store, await next_daily(store, clock), 77)
    assert not await schedules.note_failure(store, await next_daily(store, clock))
    await outbox.note_posted(store, other, 78)
    for _ in range(FAILURE_LIMIT - 2):
        assert not await schedules.note_failure(store, await next_daily(store, clock))
    assert await schedules.note_failure(store, await next_daily(store, clock))
    paused = await the(store)
    assert (paused.paused, paused.next_at) == (Pause.CHANNEL, None)
    assert not await schedules.note_failure(store, other)
    await schedules.put(store, SERVER, replace(EIGHT, minute=60))
    paused, _ = await schedules.listed(store, SERVER)
    assert paused.next_at is None, "another schedule does not start it again"


async def test_a_channel_that_is_gone_keeps_no_other_daily_from_being_posted(store, clock):
    for server in (SERVER, SERVER + 1):
        await schedules.put(store, server, EIGHT)
    await schedules.note_failure(store, await next_daily(store, clock))
    clock.forward(LEASE)
    assert [quiz.server for quiz in await outbox.take(store)] == [SERVER + 1]


async def test_dailies_that_could_not_be_posted_are_not_days_without_an_answer(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    for _ in range(IDLE_LIMIT + 3):
        await next_daily(store, clock)
    assert (await the(store)).paused is None


async def test_a_bot_that_was_away_posts_today_once_and_not_all_it_missed(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    first = (await the(store)).next_at
    clock.now = first + 3 * DAY + LATEST_POST
    assert await schedules.claim(store) == 1
    (quiz,) = await outbox.take(store)
    assert (quiz.number, quiz.day) == (1, local_day(ZoneInfo("UTC"), first) + 3)
    clock.now = first + 5 * DAY + LATEST_POST + 1
    assert await schedules.claim(store) == 1
    assert await outbox.take(store) == []
    assert (await the(store)).next_at == first + 6 * DAY


async def test_a_daily_without_an_answer_counts_once_however_many_are_left_out_after_it(
    store, clock
):
    await schedules.put(store, SERVER, EIGHT)
    await post(store, await next_daily(store, clock), 77)
    for _ in range(IDLE_LIMIT + 1):
        clock.now = (await the(store)).next_at + LATEST_POST + MINUTE
        assert await schedules.claim(store) == 1
        assert [it for it in await outbox.take(store) if it.closed_at is None] == []
    assert (await the(store)).paused is None
    await post(store, await next_daily(store, clock), 78)


async def test_a_daily_is_taken_again_after_the_lease_and_given_up_after_ten_minutes(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    clock.forward(LEASE - 1)
    assert await outbox.take(store) == []
    clock.forward(1)
    assert [one.quiz for one in await outbox.take(store)] == [quiz.quiz]
    await outbox.send_later(store, quiz.quiz, 500)
    clock.forward(500)
    assert len(await outbox.take(store)) == 1
    clock.now = quiz.opened_at + RESENT_FOR
    assert len(await outbox.take(store)) == 1
    await outbox.send_later(store, quiz.quiz, 1)
    clock.forward(1)
    assert await outbox.take(store) == []
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
    assert len(await outbox.take(store)) == 1
    clock.forward(LEASE)
    assert await outbox.take(store) == []
    assert await outbox.earliest(store) is None


async def test_a_daily_that_closed_while_it_was_being_posted_is_revealed(store, clock):
    await schedules.put(store, SERVER, EIGHT)
    quiz = await next_daily(store, clock)
    clock.now = quiz.closes_at
    await schedules.claim(store)
    await outbox.note_posted(store, quiz, 77)
    assert quiz.quiz in [one.quiz for one in await outbox.take(store)]


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
            while await schedules.claim(store):
                pass

        await together(*map(claim_all, stores))
        taken = []

        async def take_all(store):
            while found := await outbox.take(store):
                taken.extend(found)

        await together(*map(take_all, stores))
        assert sorted(quiz.server for quiz in taken) == list(range(1, count + 1))
    finally:
        await together(*(one.close() for one in stores))


async def test_forgetting_a_server_turns_its_dailies_off(store, clock):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    quiz = await next_daily(store, clock)
    await quizzes.answer(store, quiz.quiz, ANN, "2m", WRONG)
    await servers.forget(store, SERVER)
    assert await schedules.listed(store, SERVER) == ()
    assert await outbox.earliest(store) is None
    assert "answers" not in await exported(store, ANN)
