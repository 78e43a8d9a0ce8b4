"""Problems are dealt where nobody else waits for them: one for a member at a time."""

import asyncio
from random import Random

import pytest
from asking import question_of
from bot_world import text_of
from quizzing import controls, feedback, manager, press

from bot.discord import outlook_pool, visit
from bot.discord.outlook_pool import OutlookPool, PoolRefusal
from bot.discord.sender import Failure, failure_of
from bot.features.quiz.dealing import SEEDS, Dealer
from bot.features.quiz.posing import deal_quiz
from bot.hand import Refusal
from bot.study import limits
from bot.study.pick import Knowledge, draw, pick
from engine.problems import Species

CUT = Species("cut", "loose", 2)
WAITS = Species("waits", "ryantan", 2)
with_processes = pytest.mark.parametrize("settings", ["outlooks"], indirect=True)


@pytest.fixture
def pool():
    pool = OutlookPool(1)
    yield pool
    pool.close()


@pytest.mark.parametrize(("species", "processes"), [(CUT, 1), (WAITS, 0)], ids=["slow", "quick"])
async def test_a_problem_is_that_of_its_seed_wherever_it_is_dealt(pool, species, processes):
    seed = Random(7).randrange(SEEDS)
    same = deal_quiz(species, seed, "tenhou")
    assert await Dealer(pool).deal(species, "tenhou", 1, Random(7)) == same
    assert len(pool.pids) == processes


async def test_without_processes_slow_kinds_are_neither_dealt_nor_drawn():
    dealer = Dealer(OutlookPool(0))
    assert dealer.kinds == ("waits", "price", "readings")
    assert (await dealer.deal(WAITS, "tenhou", 1)).problem.kind == "waits"
    with pytest.raises(Refusal, match="error-workers-off"):
        await dealer.deal(CUT, "tenhou", 1)
    random, known = Random(3), Knowledge({}, (), {})
    for players in (3, 4):
        drawn = {draw(random, players=players, kinds=dealer.kinds).kind for _ in range(60)}
        drawn |= {
            pick(random, known, 0, players=players, kinds=dealer.kinds).species.kind
            for _ in range(60)
        }
        assert drawn <= {*dealer.kinds}
    with pytest.raises(Refusal, match="error-workers-off"):
        await dealer.typed(question_of("agari", "123456m789s5p111z"), "riichi", 6, 1)


async def test_one_problem_is_dealt_for_a_member_at_a_time(pool):
    dealer = Dealer(pool)
    others = asyncio.gather(*(dealer.deal(CUT, "tenhou", user) for user in (1, 2)))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="error-one-at-a-time"):
        await dealer.deal(CUT, "tenhou", 1)
    await dealer.deal(WAITS, "tenhou", 1)
    assert len(await others) == 2
    await dealer.deal(CUT, "tenhou", 1)


async def test_many_members_wait_for_their_turn_and_none_is_refused(pool, monkeypatch):
    monkeypatch.setattr(outlook_pool, "WAITING", 1)
    dealer = Dealer(pool)
    dealt = await asyncio.gather(*(dealer.deal(CUT, "tenhou", user) for user in range(6)))
    assert len({it.at.hand for it in dealt}) == 6


async def test_a_daily_is_dealt_while_members_keep_all_processes_asked(pool, monkeypatch):
    monkeypatch.setattr(outlook_pool, "WAITING", 0)
    with pytest.raises(PoolRefusal):
        await pool.ask(question_of("outlook", "123m4067p789s1122z"), user=1)
    await Dealer(pool).deal(CUT, "tenhou", None)


async def test_a_daily_waits_for_no_problem_that_members_wait_for(pool):
    dealer, order = Dealer(pool), []

    async def dealt(user):
        await dealer.deal(CUT, "tenhou", user)
        order.append(user)

    await asyncio.gather(*map(dealt, (*range(1, 7), None)))
    assert order.index(None) < 3


async def test_hands_that_members_type_are_judged_one_at_a_time(pool):
    dealer, most = Dealer(pool), 0
    query = question_of("agari", "123456m789s5p111z")
    asking = asyncio.gather(*(dealer.typed(query, "riichi", 6, user) for user in range(4)))
    while not asking.done():
        most = max(most, pool.open)
        await asyncio.sleep(0)
    await asking
    assert most == 1


async def test_a_daily_that_cannot_be_dealt_now_is_tried_again(pool):
    pool.close()
    with pytest.raises(PoolRefusal) as caught:
        await Dealer(pool).deal(CUT, "tenhou", None)
    assert failure_of(caught.value) is Failure.LATER
    assert failure_of(Refusal("error-quiz-gone")) is Failure.REFUSED


@pytest.mark.studies
@pytest.mark.usefixtures("payloads_are_valid")
class TestInDiscord:
    """A member sees that the bot is thinking where dealing takes long."""

    @with_processes
    async def test_practice_is_deferred_and_stays_private(self, world, monkeypatch):
        monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
        asked = (await world.ann.slash(world.channel, "practice", kind="cut", level=2)).response
        assert world.sent()[-1]["type"] == 5
        assert asked.ephemeral
        shown = (await press(world.ann, asked, "show")).response
        following = (await press(world.ann, shown, "next")).response
        assert world.sent()[-1]["type"] == 6
        assert following.id == asked.id
        assert "reveal" not in controls(following)

    @with_processes
    async def test_a_question_for_the_channel_is_deferred_and_stays_its_own(
        self, world, monkeypatch
    ):
        monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
        mia = manager(world)
        question = (await mia.slash(world.channel, "quiz", kind="cut", level=2)).response
        assert world.sent()[-1]["type"] == 5
        assert not question.ephemeral
        found = await limits.open_questions(world.client.study.store, world.env.guild.id)
        assert [quiz.message for quiz in found] == [question.id]

    async def test_who_may_not_ask_more_is_told_in_private_and_nothing_is_dealt(
        self, world, monkeypatch
    ):
        monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
        monkeypatch.setattr(limits, "MOST_OWN_OPEN", 1)
        await world.ann.slash(world.channel, "quiz", hand="3334m123p567s789s")
        told = feedback(await world.ann.slash(world.channel, "quiz", kind="cut"))
        assert told.ephemeral
        assert "Two of your questions" in text_of(told)
