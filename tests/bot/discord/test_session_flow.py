"""A session through the bot: begun, posted, answered, led and ended; killed and gone on with."""

import asyncio
import random
import signal
from contextlib import AsyncExitStack

import discord
import pytest
from asking import acting
from bot_online import online
from bot_process import driven
from bot_world import alt_of, text_of
from driven_bot import move
from patience import PATIENCE
from quizzing import controls_of_payload, feedback_of
from settling import settled
from standin import Standin
from standin_interactions import Asked, click, command, user

from bot.discord import poster, sender
from bot.features.quiz.kinds import recorded_quiz
from bot.study import outbox, quizzes, servers, sessions
from bot.study.limits import MOST_SESSIONS_AN_HOUR
from bot.study.outbox import LEASE, REVEAL_AFTER
from bot.study.place import read_place
from bot.study.quiz import Purpose
from bot.study.servers import Askers, ServerSettings
from bot.study.session import LONGEST_WAIT, READING, START_AFTER, SessionEnd
from bot.study.sessions import RESULT_AFTER, NewSession
from bot.study.store import Store
from bot.words import words_for
from engine.problems import Grade

SERVER, OTHER_SERVER, CHANNEL = 900, 950, 7
ANN, BOB, CEM, DEE, MOD = range(1, 6)
NOW = 1_799_625_600_000
SECOND, MINUTE = 1000, 60_000
RIGHT = Grade(1.0, (), ())
MANAGES = discord.Permissions(manage_messages=True)
NOBODY = discord.Permissions.none()


class Clock:
    """An instant that a test moves."""

    def __init__(self):
        self.now = NOW

    def __call__(self):
        return self.now


class Shown:
    """A message of the stand-in as `bot_world` reads one of SimCord's."""

    def __init__(self, message):
        self.components = message["components"]


def said(message):
    return text_of(Shown(message))


def title(message):
    return said(message).splitlines()[0]


def mention(who):
    return f"<@{user(who)['id']}>"


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch):
    """The poster looks at the clock often: a test moves it."""
    monkeypatch.setattr(poster, "LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(poster, "SHORTEST_PAUSE", 0.02)
    monkeypatch.setattr(poster, "TROUBLE_PAUSE", 0.05)


class Evening:
    """A running bot, its clock, and a channel of a server with members."""

    def __init__(self, standin, bot, clock):
        self.discord = standin
        self.bot = bot
        self.clock = clock
        self.store = bot.client.study.store

    async def quiz(self, who=ANN, *, may=NOBODY, server=SERVER, **options):
        asked = command("quiz", who=who, guild=server, **options)
        return await self.ask(Asked(self.placed(asked.data, who, may, server), user(who)))

    async def press(self, message, action, who=ANN, *, may=NOBODY, server=SERVER):
        own = action if ":" in action else controls_of_payload(message)[action]
        asked = click(message, own, who=who)
        return await self.ask(Asked(self.placed(asked.data, who, may, server), user(who)))

    def placed(self, data, who, may, server):
        member = {
            "user": user(who), "roles": [], "joined_at": "2024-01-01T00:00:00.000000+00:00",
            "deaf": False, "mute": False, "flags": 0, "permissions": str(may.value),
        }  # fmt: skip
        guild = {"id": str(server), "locale": "en-US", "features": []}
        return {**data, "guild_id": str(server), "guild": guild, "member": member, "context": 0}

    async def ask(self, asked):
        """Ask, and wait until all of the answer is sent."""
        answer = await self.discord.ask(asked)
        async with asyncio.timeout(PATIENCE):
            while self.bot.client.admission._inside:  # noqa: ASYNC110 - it tells nobody of its end
                await asyncio.sleep(0.01)
        return answer

    async def settled(self):
        """Wait until nothing is due any more, and what was taken is sent."""
        await settled(self.bot.client)

    async def forward(self, milliseconds):
        """Let the time pass, and wait until all that is due then is done."""
        self.clock.now += milliseconds
        await self.settled()

    def posted(self, channel=CHANNEL):
        return self.discord.rest.channels.of(channel)

    async def session(self):
        number = max(map(int, await self.numbers()))
        return await sessions.find(self.store, number)

    async def numbers(self):
        table = sessions.sessions
        found = table.select().where(table.c.server == SERVER)
        rows = await self.store.run(lambda connection: connection.execute(found).all())
        return [row.session for row in rows]

    async def begun(self, **options):
        """Begin a session of problems about waits, and wait for the first."""
        usual = {"session": 2, "seconds": 20, "kind": "readings", "level": 1}
        answer = await self.quiz(**{**usual, **options})
        await self.forward(START_AFTER)
        return answer.message

    async def answer(self, message, who, *, right=True):
        """Answer a problem with its button: the number of readings."""
        quiz = await quizzes.find(self.store, int(message["nonce"]))
        problem = self.bot.client.study.read_problem(quiz).problem
        key = problem.write(problem.right)
        others = [it for it in ("1", "2", "3", "4", "5", "6") if it != key]
        choice = key if right else others[0]
        return await self.press(
            message, acting("pick", "quiz", number=quiz.quiz, choice=choice), who
        )


@pytest.fixture
async def standin():
    async with Standin() as standin:
        yield standin
    assert standin.rest.problems == []


@pytest.fixture
async def evening(standin, made_file):
    clock = Clock()
    async with online(standin, clock=clock, database_url=f"sqlite:///{made_file}") as bot:
        await standin.ready()
        yield Evening(standin, bot, clock)
        assert "Traceback" not in bot.log.getvalue()


# From the announcement to the result


async def test_a_session_is_announced_posted_revealed_and_has_a_result(evening):
    announced = await evening.begun()
    assert title(announced) == "### Quiz session: 2 problems"
    assert "20 seconds each" in said(announced)
    assert f"<t:{(NOW + START_AFTER) // 1000}:T>" in said(announced)
    (first,) = evening.posted()
    assert title(first) == "### No. 1 · How many readings?"
    assert "**1 of 2** · level 1 · closes <t:" in said(first)
    assert {"show", "close", "stop"} <= controls_of_payload(first).keys()
    assert "reveal" not in controls_of_payload(first)
    for who, right in ((ANN, True), (BOB, True), (CEM, False)):
        await evening.forward(2 * SECOND)
        told = await evening.answer(first, who, right=right)
        assert feedback_of(told) is not None, "private"
    await evening.forward(14 * SECOND)
    assert (await evening.answer(first, DEE)) is not None
    await evening.forward(REVEAL_AFTER)
    (first,) = evening.posted()
    assert "2 of 3" in title(first)
    assert f"So far: 1. {mention(ANN)} (1), 2. {mention(BOB)} (1)" in said(first)
    assert {"go", "stop"} <= controls_of_payload(first).keys()
    await evening.forward(READING - REVEAL_AFTER)
    first, second = evening.posted()
    assert title(second) == "### No. 2 · How many readings?"
    await evening.answer(second, ANN)
    await evening.forward(20 * SECOND)
    await evening.forward(READING)
    *_, result = evening.posted()
    assert len(evening.posted()) == 3
    assert title(result) == "### Result of the session"
    counted = evening.bot.client.metrics.posts.labels
    assert [counted(what)._value.get() for what in ("posted", "revealed")] == [3, 2]
    lines = said(result).splitlines()
    assert lines[1:4] == [
        f"**1.** {mention(ANN)}: 2 of 2 right in 2 s",
        f"**2.** {mention(BOB)}: 1 of 2 right in 4 s",
        f"**3.** {mention(CEM)}: none of 2 right",
    ]
    assert f"[No. 1](https://discord.com/channels/{SERVER}/{CHANNEL}/{first['id']})" in said(result)
    assert "rank 1, 2 of 2 right in 2 seconds" in alt_of(Shown(result))
    assert result["attachments"]
    assert result["allowed_mentions"] == {"parse": [], "roles": []}
    assert (await evening.session()).ending is SessionEnd.DONE
    assert await outbox.earliest(evening.store) is None


async def test_start_now_and_next_skip_the_pauses_and_lose_their_buttons(evening):
    announced = (await evening.quiz(session=2, seconds=20, kind="cut", level=1)).message
    told = await evening.press(announced, "go")
    assert not controls_of_payload(told.message)
    await evening.settled()
    (first,) = evening.posted()
    assert "Only the member" in str(await heard(evening.press(announced, "go", BOB)))
    assert "moved on" in str(await heard(evening.press(announced, "go")))
    await evening.forward(20 * SECOND)
    await evening.forward(REVEAL_AFTER)
    (first,) = evening.posted()
    told = await evening.press(first, "go")
    assert "go" not in controls_of_payload(told.message)
    assert {"full", "practise"} <= controls_of_payload(told.message).keys()
    await evening.settled()
    assert len(evening.posted()) == 2
    assert (await evening.session()).asked == 2


async def heard(answering):
    answer = await answering
    return [answer.message, *answer.followups]


async def test_a_session_without_a_clock_is_led_by_its_asker(evening):
    await evening.begun(seconds=0)
    (first,) = evening.posted()
    assert "open until it is revealed" in said(first)
    await evening.forward(5 * MINUTE)
    refused = await heard(evening.press(first, "close", BOB))
    assert "can reveal this at any time" in str(refused)
    assert len(evening.posted()) == 1
    await evening.answer(first, BOB)
    revealed = (await evening.press(first, "close")).message
    assert "1 of 1" in title(revealed)
    await evening.forward(REVEAL_AFTER + READING)
    assert len(evening.posted()) == 1
    assert evening.discord.rest.channels.edits == [], "it was revealed in place, once"
    await evening.press(revealed, "go")
    await evening.settled()
    _, second = evening.posted()
    revealed = (await evening.press(second, "close", MOD, may=MANAGES)).message
    await evening.forward(READING)
    assert title(evening.posted()[-1]) == "### Result of the session"
    assert (await evening.session()).ending is SessionEnd.DONE


async def test_a_problem_that_nobody_reveals_ends_the_session(evening):
    await evening.begun(seconds=0)
    await evening.forward(LONGEST_WAIT)
    await evening.forward(RESULT_AFTER)
    assert "nobody continued it within 15 minutes" in said(evening.posted()[-1])


async def test_three_problems_without_an_answer_end_it_with_a_sentence(evening):
    await evening.begun(session=10)
    for _ in range(4):
        await evening.forward(20 * SECOND)
        await evening.forward(READING)
    assert len(evening.posted()) == 4
    result = said(evening.posted()[-1])
    assert "Nobody answered." in result
    assert "It ended after 3 of 10: nobody answered three in a row." in result


# Ended by hand


@pytest.mark.parametrize(("who", "may"), [(ANN, NOBODY), (MOD, MANAGES)])
async def test_the_asker_and_managers_end_a_session_at_its_open_problem(evening, who, may):
    await evening.begun(session=10)
    (first,) = evening.posted()
    await evening.answer(first, BOB)
    assert "Only the member" in str(await heard(evening.press(first, "stop", BOB)))
    told = await evening.press(first, "stop", who, may=may)
    assert "1 of 1" in title(told.message)
    assert "go" not in controls_of_payload(told.message)
    await evening.forward(RESULT_AFTER)
    assert "It was ended after 1 of 10." in said(evening.posted()[-1])
    assert len(evening.posted()) == 2
    assert "moved on or is over" in str(await heard(evening.press(first, "stop", who, may=may)))


async def test_a_session_is_ended_from_its_announcement(evening):
    announced = (await evening.quiz(session=3)).message
    await evening.press(announced, "stop")
    await evening.settled()
    (result,) = evening.posted()
    assert "It was ended after 0 of 3." in said(result)


async def test_a_manager_of_another_server_leads_nothing(evening):
    await evening.begun()
    (first,) = evening.posted()
    for action in ("close", "stop"):
        await evening.press(first, action, MOD, may=MANAGES, server=OTHER_SERVER)
    assert (await evening.session()).ending is None
    quiz = await quizzes.find(evening.store, int(first["nonce"]))
    assert quiz.closed_at is None


# What is refused


async def refusal(evening, **options):
    """Begin a session that is refused; return what is said of it, in private."""
    before = len(await evening.numbers())
    answer = await evening.quiz(**{"session": 3, **options})
    (message,) = [answer.message, *answer.followups]
    assert message["flags"] & 64
    assert len(await evening.numbers()) == before
    return message


async def test_a_channel_has_one_session_and_the_list_ends_it(evening):
    await evening.begun()
    told = await refusal(evening, who=BOB)
    assert "A session is under way in this channel" in said(told)
    assert "Session, 1 of 2" in said(told)
    assert not controls_of_payload(told)
    told = await refusal(evening, who=MOD, may=MANAGES)
    after = (await evening.press(told, "stop", MOD, may=MANAGES)).message
    assert "No question is open" in said(after)
    assert (await evening.session()).ending is SessionEnd.STOPPED


async def test_a_member_begins_so_many_an_hour(evening):
    for _ in range(MOST_SESSIONS_AN_HOUR):
        announced = (await evening.quiz(session=3)).message
        await evening.press(announced, "stop")
    assert "four sessions here within an hour" in said(await refusal(evening))
    assert (await evening.quiz(MOD, session=3, may=MANAGES)).message["flags"] & 64 == 0


async def test_a_bot_that_may_not_post_says_so_at_once(evening):
    missing = 403, {"message": "Missing Access", "code": 50001}
    evening.discord.rest.channels.answers[str(CHANNEL)].append(missing)
    told = await refusal(evening)
    assert "may not post and attach files in that channel" in said(told)
    assert "scope=bot" in said(told)
    assert evening.posted() == []


async def test_a_server_that_lets_managers_ask_alone_lets_them_alone_begin(evening):
    await servers.change(evening.store, SERVER, ServerSettings(askers=Askers.MANAGERS))
    assert "does not let you ask" in said(await refusal(evening))
    assert title((await evening.quiz(MOD, session=3, may=MANAGES)).message).startswith("### Quiz")


async def test_a_session_deals_its_own_hands_and_needs_a_server(evening):
    assert "leave out either" in said(await refusal(evening, hand="3334m123p567s789s"))
    asked = command("quiz", session=3)
    assert "works in a server only" in str(await heard(evening.discord.ask(asked)))


async def test_an_announcement_that_discord_refuses_begins_nothing(evening):
    evening.discord.rest.statuses.append((200, {}))  # it may post
    evening.discord.rest.statuses.append((400, {"message": "Invalid Form Body", "code": 50035}))
    await evening.quiz(session=3)
    assert await evening.numbers() == []
    evening.bot.log.truncate(0)  # the refusal was logged with its traceback


async def test_a_channel_that_is_gone_ends_the_session(evening):
    await evening.quiz(session=3)
    gone = 403, {"message": "Missing Access", "code": 50001}
    evening.discord.rest.channels.answers[str(CHANNEL)].extend([gone, gone])
    await evening.forward(START_AFTER)
    await evening.forward(RESULT_AFTER)
    found = await evening.session()
    assert (found.ending, found.next_at) == (SessionEnd.TROUBLE, None)
    assert evening.posted() == []


async def test_what_passes_by_itself_is_tried_again_and_posted_once(evening):
    await evening.quiz(session=3)
    busy = 503, {"message": "503: Service Unavailable", "code": 0}
    evening.discord.rest.channels.answers[str(CHANNEL)].append(busy)
    await evening.forward(START_AFTER)
    assert evening.posted() == []
    await evening.forward(sender.RETRY)
    assert len(evening.posted()) == 1
    assert (await evening.session()).ending is None


async def test_a_result_that_discord_does_not_take_now_is_posted_later(evening):
    announced = (await evening.quiz(session=3)).message
    busy = 503, {"message": "503: Service Unavailable", "code": 0}
    evening.discord.rest.channels.answers[str(CHANNEL)].append(busy)
    await evening.press(announced, "stop")
    await evening.settled()
    assert evening.posted() == []
    await evening.forward(sender.RETRY)
    (result,) = evening.posted()
    assert title(result) == "### Result of the session"
    assert (await evening.session()).next_at is None


async def test_a_session_speaks_its_servers_language_and_deals_by_its_rules(evening):
    await servers.change(evening.store, SERVER, ServerSettings("ja", "tenhou_sanma"))
    announced = await evening.begun()
    words = words_for("ja")
    assert title(announced) == "### " + words.text("title-session", total=2)
    (first,) = evening.posted()
    assert words.named("title-quiz", "readings") in title(first)
    quiz = await quizzes.find(evening.store, int(first["nonce"]))
    posed = evening.bot.client.study.read_problem(quiz)
    assert posed.at.ruled == "tenhou_sanma"
    assert (quiz.purpose, quiz.asker) == (Purpose.SESSION, None)


async def test_problems_of_a_session_differ(evening):
    await evening.begun(session=6, seconds=0)
    for _ in range(6):
        await evening.settled()
        revealed = (await evening.press(evening.posted()[-1], "close")).message
        await evening.press(revealed, "go")
    asked = [await quizzes.find(evening.store, int(it["nonce"])) for it in evening.posted()[:6]]
    assert title(evening.posted()[6]) == "### Result of the session"
    assert len({quiz.problem for quiz in asked}) == len(asked) == 6
    assert {quiz.species.level for quiz in asked} == {1}


# Killed


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/study.db"
    return request.getfixturevalue("new_database")


@pytest.mark.slow
async def test_processes_are_killed_between_steps_and_each_message_comes_once(
    standin, tmp_path, database
):
    """With SQLite one process at a time, with PostgreSQL two of which each dies now and then.

    Where nothing due has come to Discord, lives are too short for the machine: the next is longer.
    """
    clock = tmp_path / "clock"
    clock.write_text(str(NOW))
    store = Store(read_place(database, tmp_path), clock=lambda: int(clock.read_text()))
    new = NewSession(SERVER, CHANNEL, 1, "tenhou", "en", 5, 20, "waits", 1)
    number = await sessions.start(store, new, manages=False)
    dice, hands = random.Random(7), 1 if database.startswith("sqlite") else 2
    settings = standin.environment(DATABASE_URL=database)
    killed, now, longer = 0, NOW, 1

    def sent():
        return standin.rest.channels.arrived, len(standin.rest.channels.edits)

    while (due := await outbox.earliest(store)) is not None:
        before = sent()
        async with AsyncExitStack() as stack:
            bots = [
                await stack.enter_async_context(driven(tmp_path, clock, settings))
                for _ in range(hands)
            ]
            for bot in bots:
                await bot.said("is connected as")
            await standin.ready()
            for _ in range(dice.randrange(1, 6)):
                now += dice.choice((SECOND, 5 * SECOND, 20 * SECOND))
                move(clock, now)
                found = await sessions.find(store, number)
                quiz = await sessions.problem(store, number, found.asked)
                if quiz is not None and quiz.problem:
                    problem = recorded_quiz(quiz.species.kind, quiz.problem).problem
                    choice = problem.write(problem.right)
                    await quizzes.answer(store, quiz.quiz, dice.randrange(101, 105), choice, RIGHT)
                await asyncio.sleep(longer * dice.uniform(0, 0.6))
            for bot in bots:
                bot.stop(signal.SIGKILL)
                _, output = await bot.end()
                assert "Traceback" not in output
                killed += 1
        longer = 2 * longer if due <= now and sent() == before else 1
        if dice.random() < 0.5:
            now += LEASE
            move(clock, now)
    assert killed >= 3
    found = await sessions.find(store, number)
    problems = [await sessions.problem(store, number, at) for at in range(1, found.asked + 1)]
    posted = standin.rest.channels.of(CHANNEL)
    assert found.ending is SessionEnd.DONE
    assert [it["nonce"] for it in posted] == [*(str(it.quiz) for it in problems), str(number)]
    assert [it.message for it in problems] == [int(it["id"]) for it in posted[:-1]]
    assert {it["id"] for it in posted[:-1]} <= set(standin.rest.channels.edits)
    await store.close()
