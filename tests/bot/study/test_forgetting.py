"""Members and servers are forgotten while others write: nobody waits for another for ever."""

import asyncio
from datetime import date

from conftest import DAY, together
from posted_dailies import CHANNEL, SCHEDULE, SERVER, post, schedule
from sqlalchemy import select, text

from bot.study import learners, quizzes, schedules, servers
from bot.study.place import read_place
from bot.study.schedules import Plan
from bot.study.store import Store
from bot.study.tables import answers, standings, streaks
from bot.study.tables import learners as learners_table
from bot.study.tables import quizzes as quizzes_table
from engine.problems import Grade

TODAY = date(2027, 1, 15).toordinal()
ROUNDS = 8
MEMBERS = range(101, 107)
RIGHT = Grade(1.0, (), ())


async def count(store, table):
    rows = await store.run(lambda connection: connection.execute(table.select()).all())
    return len(rows)


async def members_in(store, table):
    rows = await store.run(lambda connection: connection.execute(table.select()).all())
    return {row.learner for row in rows}


async def test_a_member_is_forgotten_while_answering_dailies(store):
    await schedule(store)
    for day in range(TODAY, TODAY + ROUNDS):
        daily = await post(store, day, day - TODAY + 1)
        given = [quizzes.answer(store, daily, who, "2m", RIGHT) for who in MEMBERS]
        gone = [learners.forget(store, who) for who in MEMBERS]
        # A member answers, and deletes everything at the same time.
        await together(*(both for pair in zip(given, gone, strict=True) for both in pair))
        # Whoever came first, of each member all is there or nothing.
        known = await members_in(store, learners_table)
        for table in (answers, standings, streaks):
            assert await members_in(store, table) == known
    await together(*(learners.forget(store, who) for who in MEMBERS))
    for table in (answers, standings, streaks):
        assert await count(store, table) == 0


async def test_a_server_is_forgotten_while_its_dailies_are_answered_set_and_claimed(store, clock):
    plan = Plan(CHANNEL, 60, 0b111_1111, "en")
    for day in range(TODAY, TODAY + ROUNDS):
        clock.forward(DAY)
        await schedule(store, next_at=clock.now)
        daily = await post(store, day, 1)
        await together(*(quizzes.answer(store, daily, who, "2m", RIGHT) for who in MEMBERS))
        other = await post(store, day + ROUNDS, 2)
        await together(
            *(quizzes.answer(store, other, who, "2m", RIGHT) for who in MEMBERS),
            schedules.claim(store),
            servers.forget(store, SERVER),
            schedules.put(store, SERVER, plan, schedule=SCHEDULE),
            *(quizzes.answer(store, other, who + 10, "2m", RIGHT) for who in MEMBERS),
        )
        await servers.forget(store, SERVER)
        for table in (quizzes_table, answers, standings, streaks):
            assert await count(store, table) == 0


WAITING = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


async def test_digests_that_name_a_member_are_locked_in_the_order_of_their_numbers(
    new_database, clock
):
    """Two members whom the same digests name never wait for each other: no deadlock.

    The later daily is first in the table and by its instant, so that an order is asked for.
    """
    store, table = Store(read_place(new_database), clock=clock), quizzes_table
    await schedule(store)
    first, second = [await post(store, TODAY + day, 1 + day) for day in range(2)]
    await quizzes.answer(store, second, MEMBERS[0], "2m", RIGHT)
    for opened_at, daily in enumerate((second, first)):
        named = {"note": f"1. <@{MEMBERS[0]}> (9)", "opened_at": opened_at}
        update = table.update().where(table.c.quiz == daily).values(named)
        await store.run(lambda connection, update=update: connection.execute(update))

    def lock(daily):
        return select(table.c.quiz).where(table.c.quiz == daily).with_for_update(nowait=True)

    async with store._database._engine.begin() as other:
        await other.execute(lock(first))
        forgetting = asyncio.create_task(learners.forget(store, MEMBERS[0]))
        while not await store.run(lambda connection: connection.scalar(WAITING)):
            assert not forgetting.done()
            await asyncio.sleep(0.01)
        await other.execute(lock(second))
    await forgetting
    notes = [(await quizzes.find(store, daily)).note for daily in (first, second)]
    assert notes == ["1. – (9)"] * 2
    await store.close()
