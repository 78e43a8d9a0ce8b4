"""Members and servers are forgotten while others write: nobody waits for another for ever."""

from datetime import date

from conftest import DAY, together
from posted_dailies import CHANNEL, SCHEDULE, SERVER, post, schedule

from bot.study import learners, quizzes, schedules, servers
from bot.study.schedules import Plan
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
