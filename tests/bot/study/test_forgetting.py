"""Members and servers are forgotten while others write: nobody waits for another for ever."""

import asyncio
import itertools
from datetime import date

import pytest
import pytest_asyncio
from conftest import DAY, together
from on_postgres import another_transaction, until_it_waits
from posted_dailies import CHANNEL, SCHEDULE, SERVER, post, schedule

from bot.study import boards, dailies, learners, outbox, quizzes, schedules, servers
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


async def rows(store, table):
    return await store.run(lambda connection: connection.execute(table.select()).all())


async def count(store, table):
    return len(await rows(store, table))


async def members_in(store, table):
    return {row.learner for row in await rows(store, table)}


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
            dailies.claim(store),
            servers.forget(store, SERVER),
            schedules.put(store, SERVER, plan, schedule=SCHEDULE),
            *(quizzes.answer(store, other, who + 10, "2m", RIGHT) for who in MEMBERS),
        )
        await servers.forget(store, SERVER)
        for table in (quizzes_table, answers, standings, streaks):
            assert await count(store, table) == 0


@pytest_asyncio.fixture
async def on_postgresql(new_database, clock):
    """A store whose rows one transaction can keep from another."""
    store = Store(read_place(new_database), clock=clock)
    await store.start()
    yield store
    await store.close()


def taken(table, **row):
    """Select rows for a change, unless another transaction has them: then it is an error."""
    return table.select().filter_by(**row).with_for_update(nowait=True)


async def test_digests_that_name_a_member_are_locked_in_the_order_of_their_numbers(on_postgresql):
    """Two members whom the same digests name never wait for each other: no deadlock.

    The later daily is first in the table and by its instant, so that an order is asked for.
    """
    store, table = on_postgresql, quizzes_table
    await schedule(store)
    first, second = [await post(store, TODAY + day, 1 + day) for day in range(2)]
    await quizzes.answer(store, second, MEMBERS[0], "2m", RIGHT)
    for opened_at, daily in enumerate((second, first)):
        named = {"note": f"1. <@{MEMBERS[0]}> (9)", "opened_at": opened_at}
        update = table.update().where(table.c.quiz == daily).values(named)
        await store.run(lambda connection, update=update: connection.execute(update))
    async with another_transaction(store) as other:
        await other.connection.execute(taken(table, quiz=first))
        forgetting = asyncio.create_task(learners.forget(store, MEMBERS[0]))
        await until_it_waits(store, forgetting)
        await other.connection.execute(taken(table, quiz=second))
    await forgetting
    notes = [(await quizzes.find(store, daily)).note for daily in (first, second)]
    assert notes == ["1. – (9)"] * 2


@pytest.mark.parametrize("moves", ["claim", "set"])
async def test_dailies_that_close_are_locked_in_the_order_of_their_numbers(
    on_postgresql, clock, moves
):
    """A member who deletes everything never waits for a schedule that waits for the member.

    The later daily is first in the table, and of the first schedule.
    """
    store, table, plan = on_postgresql, quizzes_table, Plan(CHANNEL, 60, 0b111_1111, "en")
    later, earlier = SCHEDULE, SCHEDULE + 1
    for number in (later, earlier):
        await schedule(store, number, next_at=clock.now + number)
    clock.forward(DAY)
    second = await post(store, TODAY, 1, of=later)
    clock.forward(-1)
    first = await post(store, TODAY, 1, of=earlier)
    assert first < second
    clock.forward(1)
    work = {
        "claim": lambda: dailies.claim(store),
        "set": lambda: schedules.put(store, SERVER, plan, schedule=later),
    }
    async with another_transaction(store) as other:
        await other.connection.execute(taken(table, quiz=first))
        moving = asyncio.create_task(work[moves]())
        await until_it_waits(store, moving)
        await other.connection.execute(taken(table, quiz=second))
    await moving


async def test_members_are_locked_before_they_leave_the_boards_of_a_server(on_postgresql):
    """An answer that is under way has its member first, and is counted on the board after."""
    store, member = on_postgresql, MEMBERS[0]
    await schedule(store)
    await quizzes.answer(store, await post(store, TODAY, 1), member, "2m", RIGHT)
    async with another_transaction(store) as other:
        await other.connection.execute(taken(learners_table, learner=member))
        forgetting = asyncio.create_task(servers.forget(store, SERVER))
        await until_it_waits(store, forgetting)
        for table in (standings, streaks):
            found = await other.connection.execute(taken(table, learner=member))
            assert found.all()
    await forgetting
    for table in (standings, streaks):
        assert await count(store, table) == 0


class KilledError(Exception):
    """The process ends."""


class Mortal(Store):
    """The store of a process that is killed after so many transactions."""

    def __init__(self, place, clock, transactions):
        super().__init__(place, clock=clock)
        self.left = transactions

    async def run(self, work):
        if not self.left:
            raise KilledError
        self.left -= 1
        return await super().run(work)


async def forgets(place, clock, transactions=10_000):
    """Whether a process comes to the end of forgetting before it is killed."""
    store = Mortal(place, clock, transactions)
    try:
        await servers.forget(store, SERVER)
    except KilledError:
        return False
    finally:
        await store.close()
    return True


async def test_a_server_that_was_forgotten_in_part_posts_nothing_and_is_forgotten_when_asked_again(
    place, store, clock, monkeypatch
):
    """The process is killed after each of the transactions in turn."""
    monkeypatch.setattr(servers, "FORGOTTEN_AT_ONCE", 2)
    some = MEMBERS[:3]
    elsewhere = SERVER + 1
    await schedule(store, SCHEDULE + 1, server=elsewhere, next_at=None)
    kept = await post(store, TODAY, 1, of=SCHEDULE + 1, server=elsewhere)
    await quizzes.answer(store, kept, MEMBERS[0], "2m", RIGHT)
    for transactions in itertools.count():
        await schedule(store, next_at=clock.now)
        for day in range(3):
            clock.forward(1)
            daily = await post(store, TODAY + day, 1 + day)
            for who in some:
                await quizzes.answer(store, daily, who, "2m", RIGHT)
        is_whole = await forgets(place, clock, transactions)
        if transactions:
            assert await schedules.listed(store, SERVER) == ()
            assert await dailies.claim(store) == 0
            assert (await outbox.take(store)).due == []
        given = await quizzes.answer(store, daily, 999, "2m", RIGHT)
        shown = await boards.board(store, SERVER, 999)
        revealed = await quizzes.reveal(store, daily)
        if given is None:
            assert revealed is None
        else:
            assert revealed.answered == given.answered == len(some) + 1
            assert shown.own.points == 10
        assert await forgets(place, clock)
        assert {row.server for row in await rows(store, standings)} == {elsewhere}
        assert {row.server for row in await rows(store, streaks)} == {elsewhere}
        assert {row.quiz for row in await rows(store, answers)} == {kept}
        assert {row.quiz for row in await rows(store, quizzes_table)} == {kept}
        await learners.forget(store, 999)
        if is_whole:
            break
    assert transactions == 1 + 3 + 3, "settings; 3 questions and 3 members, 2 at once, and none"
