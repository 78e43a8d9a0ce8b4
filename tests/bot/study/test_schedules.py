"""Schedules on both databases: what is set, and the next instants that follow from it."""

import asyncio
from dataclasses import replace
from zoneinfo import ZoneInfo

from conftest import DAY
from exported import exported
from on_postgres import another_transaction, until_it_waits
from posted_dailies import take_all
from test_quizzes import ANN, CHANNEL, SERVER, WRONG, asked

from bot.study import dailies, outbox, quizzes, schedules, servers
from bot.study.calendar import EVERY_DAY, local_time
from bot.study.clock import HOUR
from bot.study.limits import MOST_OPEN
from bot.study.place import read_place
from bot.study.schedules import MOST_SCHEDULES, Plan, TooManySchedulesError
from bot.study.servers import ServerSettings
from bot.study.store import Store

BERLIN = "Europe/Berlin"
EIGHT = Plan(CHANNEL, 20 * 60, EVERY_DAY, "en", "waits", 3)


async def the(store, server=SERVER):
    (schedule,) = await schedules.listed(store, server)
    return schedule


async def next_daily(store, clock):
    """Let the clock go on to the next instant, claim it, and return the row to be posted."""
    clock.now = (await the(store)).next_at
    assert await dailies.claim(store)
    taken = await take_all(store)
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
    while await dailies.claim(store):
        pass
    await next_daily(store, clock)  # a row of the future, which nobody posted
    clock.forward(-500 * DAY)
    while await dailies.claim(store) or await outbox.close_due(store):
        pass
    assert clock.now < (await the(store)).next_at <= clock.now + 2 * DAY
    assert [it for it in await take_all(store) if it.closed_at is None] == []
    following = await next_daily(store, clock)
    assert following.day in {today.day + 1, today.day + 2}
    await schedules.put(store, SERVER, EIGHT, schedule=following.schedule, zone=BERLIN)
    assert (await the(store)).next_at <= clock.now + 2 * DAY


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
    assert await dailies.claim(store) == 2
    await schedules.put(store, SERVER, replace(EIGHT, minute=21 * 60))
    _, at_nine = await schedules.listed(store, SERVER)
    assert at_nine.next_at == clock.now + HOUR


async def test_a_schedule_that_is_set_takes_no_daily_that_is_due_and_not_yet_claimed(store, clock):
    """Neither another schedule's of the server nor its own; a new time of its own is another."""
    for minute in (19 * 60, 20 * 60, 20 * 60):
        await schedules.put(store, SERVER, replace(EIGHT, minute=minute))
        clock.forward(1)
    at_seven, first, second = await schedules.listed(store, SERVER)
    clock.now = at_seven.next_at
    assert await dailies.claim(store) == 1
    clock.now = first.next_at
    harder = replace(first.plan, level=5)
    await schedules.put(store, SERVER, harder, schedule=first.schedule, zone="UTC")
    assert [it.next_at for it in await schedules.listed(store, SERVER)] == [
        at_seven.next_at + DAY, clock.now, clock.now,
    ]  # fmt: skip
    at_nine = replace(second.plan, minute=21 * 60)
    await schedules.put(store, SERVER, at_nine, schedule=second.schedule)
    assert await dailies.claim(store) == 1
    (daily,) = [it for it in await take_all(store) if it.schedule == first.schedule]
    assert daily.species.level == 5
    assert [it.next_at for it in await schedules.listed(store, SERVER)] == [
        at_seven.next_at + DAY, clock.now + DAY, clock.now + HOUR,
    ]  # fmt: skip


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
        assert await dailies.claim(other) == 1
        clock.forward(-1)  # it is set just before, in another process
        again = replace(EIGHT, minute=120)
        setting = asyncio.create_task(schedules.put(store, SERVER, again, schedule=at_one.schedule))
        await until_it_waits(store, setting)
    await setting
    clock.forward(1)
    (quiz,) = await take_all(store)
    assert quiz.closes_at == at_eight.next_at + DAY
    assert await outbox.close_due(store) == 0
    (claimed, _) = await schedules.listed(store, SERVER)
    assert claimed.next_at == quiz.closes_at
    await store.close()


async def test_forgetting_a_server_turns_its_dailies_off(store, clock):
    await schedules.put(store, SERVER, EIGHT, zone=BERLIN)
    quiz = await next_daily(store, clock)
    await quizzes.answer(store, quiz.quiz, ANN, "2m", WRONG)
    await servers.forget(store, SERVER)
    assert await schedules.listed(store, SERVER) == ()
    assert await outbox.earliest(store) is None
    assert "answers" not in await exported(store, ANN)
