"""What cuts are worth is computed behind questions: nothing waits longer than it says."""

import asyncio

import pytest
from asking import typed_into
from patience import PATIENCE

from bot.discord.outlook_pool import OutlookPool
from bot.features.outlook.finding import bare, look
from bot.features.quiz.kinds.cut import CutQuiz
from bot.features.quiz.posing import posed_of
from bot.features.quiz.worths import QuizWorths
from engine.outlook import Outlook

HAND = "123m4067p789s1122z"
FAR = "147m258p369s12345z"


def query_of(hand=HAND, **options):
    return bare(typed_into("outlook", hand, private=True, **options).read())


def quiz_of(command, **options):
    return CutQuiz.of(posed_of(typed_into(command, HAND, **options).read()))


class SlowPool(OutlookPool):
    """A pool that answers when a test says so, and counts what it is asked."""

    def __init__(self):
        super().__init__(1)
        self.asked = []
        self.go = asyncio.Event()

    async def _computed(self, work, given):
        self.asked.append(given)
        await self.go.wait()
        return work(given)


@pytest.fixture
async def pool():
    return SlowPool()


async def test_nothing_waits_for_what_is_computed_behind_it(pool):
    worths = QuizWorths(pool)
    worths.begin(query_of())
    async with asyncio.timeout(PATIENCE):
        assert worths.known(query_of()) is None
        assert await worths.within(query_of(), 0.05) is None
    pool.go.set()
    assert isinstance(await worths.within(query_of(), PATIENCE), Outlook)
    assert isinstance(worths.known(query_of()), Outlook)
    assert len(pool.asked) == 1


async def test_values_that_are_missing_are_computed_for_the_next_time(pool):
    worths = QuizWorths(pool)
    pool.go.set()
    assert worths.known(query_of()) is None
    found = await worths.within(query_of(), PATIENCE)
    assert found == look(query_of())


async def test_nothing_is_computed_while_others_ask(pool):
    worths = QuizWorths(pool)
    asking = asyncio.create_task(pool.ask(query_of(turn=3), 1))
    await asyncio.sleep(0)
    worths.begin(query_of())
    assert await worths.within(query_of(), 0.01) is None
    pool.go.set()
    await asking
    assert len(pool.asked) == 1
    assert await worths.within(query_of(), PATIENCE) is not None


async def test_a_computation_for_a_question_keeps_no_member_waiting(pool):
    worths = QuizWorths(pool)
    worths.begin(query_of())
    await asyncio.sleep(0)
    asking = asyncio.create_task(pool.ask(query_of(turn=3), 7))
    await asyncio.sleep(0)
    pool.go.set()
    assert isinstance(await asking, Outlook)


@pytest.mark.parametrize("query", [query_of(FAR), query_of("123m45p11z1m")], ids=["far", "short"])
async def test_a_hand_without_an_outlook_is_not_asked_about(pool, query):
    worths = QuizWorths(pool)
    worths.begin(query)
    assert await worths.within(query, 1) is None
    assert pool.asked == []


async def test_a_question_without_an_outlook_asks_for_none(pool):
    worths = QuizWorths(pool)
    worths.begin(None)
    assert worths.known(None) is None
    assert await worths.within(None, 1) is None
    assert pool.asked == []


async def test_without_a_pool_there_is_nothing():
    worths = QuizWorths(None)
    worths.begin(query_of())
    assert worths.known(query_of()) is None
    assert await worths.within(query_of(), 1) is None


async def test_closing_ends_what_is_computed(pool):
    worths = QuizWorths(pool)
    worths.begin(query_of())
    await asyncio.sleep(0)
    worths.close()
    async with asyncio.timeout(PATIENCE):
        while not pool.is_idle:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)
    assert pool.known(query_of()) is None


def test_a_vote_is_valued_at_its_own_turn_and_a_quiz_at_that_of_its_river():
    assert quiz_of("outlook", turn=9).outlook().situation.turn == 9
    assert quiz_of("waits", river="9m9m").outlook().situation.turn == 3
    assert quiz_of("waits").outlook() == query_of()
