"""What the bot posts by itself: each daily once, whatever Discord, the database or the host do."""

import asyncio
import signal
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date
from functools import partial
from types import SimpleNamespace

import pytest
from asking import acting, typed_into
from bot_online import online
from bot_process import driven
from bot_world import text_of
from discord import DiscordServerError, Forbidden, HTTPException, NotFound, RateLimited
from driven_bot import move
from on_postgres import execute
from patience import PATIENCE
from posted_dailies import NOBETAN
from settling import settled
from standin import Standin
from standin_interactions import click, command

from bot.codec import write_record
from bot.discord import poster, refusals, sender
from bot.discord.discord_errors import giving_up
from bot.discord.outlook_pool import OutlookPool
from bot.discord.sender import Failure, failure_of
from bot.features.quiz.posing import posed_of
from bot.features.quiz.question import NothingNewError
from bot.hand import Question
from bot.study import outbox, quizzes, schedules, servers, sessions
from bot.study.dailies import FAILURE_LIMIT, IDLE_LIMIT
from bot.study.outbox import LEASE, REVEAL_AFTER
from bot.study.place import file_place
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.schedules import Pause, Plan
from bot.study.servers import ServerSettings
from bot.study.session import START_AFTER, SessionEnd
from bot.study.sessions import LOOK_AGAIN, NewSession
from bot.study.store import Store, StudyUnavailableError, Trouble
from engine.problems import Grade, Species

SERVER, CHANNEL, ROLE = 900, 901, 902
DAY = 86_400_000
MONDAY = 1_799_625_600_000
"""11 January 2027, 00:00 UTC."""

EIGHT = Plan(CHANNEL, 20 * 60, 0b111_1111, "en", "waits", 3)
RIGHT, WRONG = Grade(1.0, (), ()), Grade(0.0, (), ())


class Clock:
    """An instant that a test moves."""

    def __init__(self):
        self.now = MONDAY

    def __call__(self):
        return self.now


@pytest.fixture
async def discord():
    async with Standin() as standin:
        yield standin
    assert standin.rest.problems == []


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch):
    """The poster looks at the clock often: a test moves it."""
    monkeypatch.setattr(poster, "LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(poster, "SHORTEST_PAUSE", 0.02)
    monkeypatch.setattr(poster, "TROUBLE_PAUSE", 0.05)


class Club:
    """A running bot, its clock, and the channels of the stand-in."""

    def __init__(self, discord, bot, clock):
        self.discord = discord
        self.channels = discord.rest.channels
        self.bot = bot
        self.clock = clock

    @property
    def store(self):
        return self.bot.client.study.store

    async def plan(self, plan=EIGHT, server=SERVER):
        await schedules.put(self.store, server, plan, zone="UTC")

    async def until(self, condition):
        async with asyncio.timeout(PATIENCE):
            while not condition():  # noqa: ASYNC110 - the poster tells nobody that it is done
                await asyncio.sleep(0.01)

    async def settled(self):
        """Wait until nothing is due any more."""
        await settled(self.bot.client)

    async def to_next(self):
        """Let the clock go on to the next daily, and wait until all is posted and revealed."""
        listed = [it.next_at for it in await schedules.listed(self.store, SERVER) if it.next_at]
        self.clock.now = min(listed)
        await self.settled()
        self.clock.now += REVEAL_AFTER
        await self.settled()

    def counted(self, what):
        return self.bot.client.metrics.posts.labels(what)._value.get()

    async def to_a_refused_daily(self, refusal):
        """Let a daily come due that Discord refuses once, and wait until that is told."""
        await self.plan()
        self.channels.answers[str(CHANNEL)].append(refusal)
        (schedule,) = await schedules.listed(self.store, SERVER)
        self.clock.now = schedule.next_at
        await self.bot.said("could not be posted yet")

    def posted(self):
        return self.channels.of(CHANNEL)

    async def quiz_of(self, message):
        return await quizzes.find(self.store, int(message["nonce"]))


@pytest.fixture
async def club(discord, made_file):
    clock = Clock()
    async with online(discord, clock=clock, database_url=f"sqlite:///{made_file}") as bot:
        await discord.ready()
        yield Club(discord, bot, clock)


def title(message):
    return text_of(Shown(message)).splitlines()[0]


async def begin_session(store, server, channel):
    new = NewSession(server, channel, 5, "tenhou", "en", 1, 60, "waits")
    return await sessions.start(store, new, manages=True)


class Shown:
    """A message of the stand-in as `bot_world` reads one of SimCord's."""

    def __init__(self, message):
        self.components = message["components"]


async def test_a_daily_is_posted_at_its_minute_and_revealed_when_the_next_one_comes(club):
    await club.plan()
    club.clock.now = MONDAY + 20 * 60 * 60_000 - 1
    await asyncio.sleep(0.2)
    assert club.posted() == []
    await club.to_next()
    (first,) = club.posted()
    assert title(first) == "### No. 1 · What does it wait for?"
    assert "Level 3" in text_of(Shown(first))
    quiz = await club.quiz_of(first)
    assert quiz.message == int(first["id"])
    assert (quiz.day, quiz.number) == (date(2027, 1, 11).toordinal(), 1)
    problem = club.bot.client.study.read_problem(quiz).problem
    wrong = problem.write(frozenset(problem.options) - problem.right)
    await quizzes.answer(club.store, quiz.quiz, 1, wrong, WRONG)
    await quizzes.answer(club.store, quiz.quiz, 2, problem.write(problem.right), RIGHT)
    await club.to_next()
    first, second = club.posted()
    link = f"[No. 1](https://discord.com/channels/{SERVER}/{CHANNEL}/{first['id']})"
    assert f"Level 3 · yesterday 1 of 2 saw it: {link}" in text_of(Shown(second))
    assert "1 of 2" in title(first)
    assert title(first).startswith("### No. 1 · ")
    assert title(second) == "### No. 2 · What does it wait for?"
    assert club.channels.edits == [first["id"]]
    counted = [club.counted(what) for what in ("posted", "revealed", "failed")]
    assert counted == [2, 1, 0]


async def test_no_problem_comes_twice_and_the_same_days_are_dealt_alike_elsewhere(club):
    await club.plan(replace(EIGHT, kind="readings", level=5))
    for _ in range(6):
        await club.to_next()
    asked = [(await club.quiz_of(message)).problem for message in club.posted()]
    assert len(asked) == len(set(asked)) == 6


async def test_a_problem_that_the_server_has_had_is_dealt_anew(club, monkeypatch):
    """Of two problems one is known: the other is posted; where both are, none is."""
    dealt, prepare = [], outbox.prepare

    async def refuse_first(store, quiz, species, problem, note):
        dealt.append(problem)
        return len(dealt) > 1 and await prepare(store, quiz, species, problem, note)

    monkeypatch.setattr(outbox, "prepare", refuse_first)
    await club.plan()
    await club.to_next()
    assert [(await club.quiz_of(message)).problem for message in club.posted()] == dealt[1:]
    monkeypatch.setattr("bot.features.daily.post.MOST_DEALT", 3)

    async def refuse(*_):
        return False

    monkeypatch.setattr(outbox, "prepare", refuse)
    await club.to_next()
    assert len(club.posted()) == 1
    assert "NothingNewError" in club.bot.log.getvalue()


async def test_a_server_of_three_players_is_dealt_their_hands(club):
    await servers.change(club.store, SERVER, ServerSettings(rules="tenhou_sanma"))
    await club.plan()
    await club.to_next()
    (first,) = club.posted()
    assert "Tenhou, three players" in text_of(Shown(first))
    quiz = await club.quiz_of(first)
    posed = club.bot.client.study.read_problem(quiz)
    problem = posed.problem
    assert posed.at.ruled == "tenhou_sanma"
    assert not {*range(1, 8)} & {*problem.hand.tiles}
    await quizzes.answer(club.store, quiz.quiz, 1, problem.write(problem.right), RIGHT)
    await club.to_next()
    assert "1 of 1" in title(club.posted()[0])


async def test_cuts_of_a_daily_are_valued_when_it_is_posted_and_its_reveal_shows_it(
    club, monkeypatch
):
    asked = []

    async def computed(_, work, given):
        if isinstance(given, Question):  # it is dealt there too
            asked.append(given)
        return work(given)

    monkeypatch.setattr(OutlookPool, "_computed", computed)
    await club.plan(replace(EIGHT, kind="cut", level=2))
    await club.to_next()
    await club.until(lambda: len(asked) == 1)
    await club.to_next()
    assert "at an average online table" in text_of(Shown(club.posted()[0]))


async def test_a_day_without_an_answer_is_told(club):
    await club.plan()
    await club.to_next()
    await club.to_next()
    assert "nobody answered yesterday's" in text_of(Shown(club.posted()[1]))


async def test_the_last_one_is_not_called_yesterdays_where_it_is_not(club):
    await club.plan(replace(EIGHT, days=0b000_0101))
    await club.to_next()
    await club.to_next()
    assert "nobody answered the last one" in text_of(Shown(club.posted()[1]))


async def test_a_role_alone_is_pinged_and_a_thread_is_begun(club):
    await club.plan(replace(EIGHT, role=ROLE, thread=True))
    await club.to_next()
    (message,) = club.posted()
    assert f"<@&{ROLE}>" in text_of(Shown(message))
    assert message["allowed_mentions"] == {"parse": [], "roles": [ROLE]}
    assert [it["name"] for it in club.channels.threads] == ["No. 1 · What does it wait for?"]
    await club.plan(replace(EIGHT, channel=CHANNEL + 1, minute=60))
    club.clock.now = MONDAY + DAY + 60 * 60_000
    await club.until(lambda: club.channels.of(CHANNEL + 1))
    (other,) = club.channels.of(CHANNEL + 1)
    assert other["allowed_mentions"] == {"parse": [], "roles": []}


async def test_a_daily_whose_thread_is_refused_stays_and_is_known(club):
    await club.plan(replace(EIGHT, thread=True))
    post = club.channels.post

    async def then_refuse(channel, payload):
        message = await post(channel, payload)
        club.channels.answers[channel].append(gone(50013, 403))
        return message

    club.channels.post = then_refuse
    await club.to_next()
    (message,) = club.posted()
    assert (await club.quiz_of(message)).message == int(message["id"])
    assert club.channels.threads == []
    assert "could not be begun" in club.bot.log.getvalue()


async def test_fourteen_days_without_an_answer_end_with_a_reveal_that_says_why(club):
    await club.plan()
    for _ in range(IDLE_LIMIT + 1):
        await club.to_next()
    (schedule,) = await schedules.listed(club.store, SERVER)
    assert schedule.paused is Pause.IDLE
    *_, last = club.posted()
    assert len(club.posted()) == IDLE_LIMIT
    assert "The dailies pause here: nobody answered the last 14." in text_of(Shown(last))
    assert "pause" not in text_of(Shown(club.posted()[-2]))


def gone(code, status):
    return status, {"message": "gone", "code": code}


@pytest.mark.parametrize(
    ("code", "status"),
    [(10003, 404), (50001, 403), (50013, 403), (50083, 400), (160005, 400)],
    ids=["no channel", "no access", "no permission", "archived thread", "locked thread"],
)
async def test_a_channel_that_is_gone_on_three_days_pauses_the_schedule(club, code, status):
    await club.plan()
    for day in range(FAILURE_LIMIT):
        (schedule,) = await schedules.listed(club.store, SERVER)
        assert schedule.paused is None, day
        club.channels.answers[str(CHANNEL)].append(gone(code, status))
        await club.to_next()
    (schedule,) = await schedules.listed(club.store, SERVER)
    assert (schedule.paused, schedule.next_at) == (Pause.CHANNEL, None)
    assert club.posted() == []
    assert "Traceback" not in club.bot.log.getvalue()


async def test_a_channel_that_comes_back_goes_on(club):
    await club.plan()
    for _ in range(2):
        for _ in range(FAILURE_LIMIT - 1):
            club.channels.answers[str(CHANNEL)].append(gone(50001, 403))
            await club.to_next()
        await club.to_next()
    (schedule,) = await schedules.listed(club.store, SERVER)
    assert schedule.paused is None
    assert len(club.posted()) == 2


LIMITED = 429, {"message": "You are being rate limited.", "retry_after": 0.1, "global": False}
BROKEN = 500, {"message": "500: Internal Server Error", "code": 0}
UNAVAILABLE = 503, {"message": "503: Service Unavailable", "code": 0}


@pytest.mark.parametrize("failure", [LIMITED, BROKEN, UNAVAILABLE], ids=["429", "500", "503"])
async def test_what_passes_by_itself_is_tried_again_and_posted_once(club, failure):
    await club.plan()
    club.channels.answers[str(CHANNEL)].append(failure)
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    if failure is UNAVAILABLE:
        await club.bot.said("could not be posted yet")
        assert club.posted() == []
        club.clock.now += sender.RETRY
    await club.until(club.posted)
    await club.settled()
    assert len(club.posted()) == 1
    (schedule,) = await schedules.listed(club.store, SERVER)
    assert schedule.paused is None


WITHOUT_END = 429, {"message": "You are being rate limited.", "retry_after": 3600, "global": True}
REVOKED = 401, {"message": "401: Unauthorized", "code": 0}
FORBIDDEN_WORD = 400, {"message": "Content blocked by AutoMod", "code": 200000}


async def test_a_global_rate_limit_longer_than_a_message_may_take_ends(club, monkeypatch):
    """A request that is given up while discord.py waits lets the others go on all the same."""
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(sender, "giving_up", partial(given_up_once_it_waits, club.bot))
        await club.to_a_refused_daily(WITHOUT_END)
    club.clock.now += sender.RETRY
    await club.until(club.posted)


async def test_a_question_of_a_member_that_is_given_up_ends_it_too(club):
    club.channels.answers[str(CHANNEL)].append(WITHOUT_END)
    typing = club.bot.client.http.send_typing
    with pytest.raises(TimeoutError):
        async with given_up_once_it_waits(club.bot, club.bot.client):
            await typing(CHANNEL)
    await asyncio.wait_for(typing(CHANNEL), PATIENCE)


@asynccontextmanager
async def given_up_once_it_waits(bot, client, seconds=PATIENCE):
    """Give the requests inside up as soon as discord.py waits for the end of a rate limit."""
    async with giving_up(client, seconds) as limit:
        waits = asyncio.create_task(bot.said("Global rate limit"))
        waits.add_done_callback(lambda _: limit.reschedule(0))
        yield limit


async def test_a_token_that_was_revoked_loses_no_daily(club):
    """The gateway says so too, and the bot ends: the next process posts it."""
    await club.to_a_refused_daily(REVOKED)
    club.clock.now += sender.RETRY
    await club.until(club.posted)


@pytest.mark.parametrize(
    ("refusal", "word"),
    [(UNAVAILABLE, "posted yet"), (REVOKED, "posted yet"), (FORBIDDEN_WORD, "posted")],
)
async def test_what_all_servers_are_refused_is_one_line(club, refusal, word):
    servers_there = range(1000, 1040)
    for server in servers_there:
        await club.plan(replace(EIGHT, channel=server), server)
        club.channels.answers[str(server)].append(refusal)
    club.clock.now = MONDAY + 20 * 60 * 60_000
    await club.bot.said(f"could not be {word}")
    await club.until(lambda: not any(club.channels.answers[str(it)] for it in servers_there))
    await club.settled()
    lines = club.bot.log.getvalue().splitlines()
    assert len([line for line in lines if "could not be posted" in line]) == 1
    assert "Traceback" not in club.bot.log.getvalue()


async def test_a_daily_that_is_refused_for_what_it_says_is_not_tried_again(club):
    await club.plan()
    club.channels.answers[str(CHANNEL)].append(FORBIDDEN_WORD)
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    await club.bot.said("could not be posted: ")
    await club.settled()
    club.clock.now += LEASE
    await club.settled()
    assert club.posted() == []
    assert club.counted("failed") == 1


async def test_a_daily_that_is_given_up_is_counted_and_told(club):
    """Whatever kept it from being posted for three hours, its members wait in vain."""
    await club.to_a_refused_daily(UNAVAILABLE)
    club.clock.now += outbox.LATEST_POST + 1
    await club.bot.said("1 questions could not be posted in time")
    assert club.posted() == []
    assert club.counted("failed") == 1


HALF_AN_HOUR = 30 * 60_000
ALL = 10**6
"""As many calls as there are."""


async def go_away(club, *, gateway=False, rest=False):
    """Let the gateway or REST of Discord be down until `come_back`."""
    if rest:
        club.discord.rest.cuts = ALL
    if gateway:
        club.discord.gateway.unavailable = ALL
        await club.discord.gateway.drop()
        await club.until(lambda: club.bot.client.trouble)


def come_back(club):
    club.discord.rest.cuts = club.discord.gateway.unavailable = 0


@pytest.mark.parametrize("away", [{"gateway"}, {"rest"}, {"gateway", "rest"}], ids=sorted)
async def test_a_daily_comes_after_discord_was_away_for_half_an_hour(club, away):
    """Nothing is claimed meanwhile, or only what showed that it is away."""
    await club.plan()
    await go_away(club, **dict.fromkeys(away, True))
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    await club.bot.said("Dailies wait: ")
    for _ in range(3):
        club.clock.now += HALF_AN_HOUR // 3
        club.bot.client.poster.wake()
        await asyncio.sleep(0.1)
    assert club.posted() == []
    if "gateway" in away:
        assert await schedules.listed(club.store, SERVER) == (schedule,)
    come_back(club)
    await club.until(club.posted)
    await club.settled()
    assert len(club.posted()) == 1
    assert club.counted("failed") == 0
    assert "Dailies go on" in club.bot.log.getvalue()
    assert "Traceback" not in club.bot.log.getvalue()


async def test_nothing_is_asked_while_cloudflare_bars_the_address(club):
    await club.plan()
    club.discord.rest.bars[f"channels/{CHANNEL}/messages"] = 2
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    await club.bot.said("could not be posted yet")
    barred_at, requests = time.monotonic(), len(club.discord.rest.requests)
    club.clock.now += sender.RETRY
    club.bot.client.poster.wake()
    await club.bot.said("Dailies wait: Cloudflare bars this address for")
    await asyncio.sleep(0.5)
    assert len(club.discord.rest.requests) == requests
    await club.until(club.posted)
    assert time.monotonic() - barred_at > 1.5
    await club.settled()
    assert club.counted("failed") == 0
    assert "Traceback" not in club.bot.log.getvalue()


async def test_a_message_under_way_asks_nothing_either(club):
    """It waits for its turn, at the pace of all, while another one is refused."""
    client = club.bot.client
    client.barring._until = time.monotonic() + 60
    with pytest.raises(RateLimited) as told:
        await client.poster._sender._may_begin()
    assert told.value.retry_after > 50
    assert failure_of(told.value) is Failure.LATER


async def test_a_daily_whose_answer_an_outage_swallowed_is_not_posted_again_after_it(club):
    """Discord has forgotten its nonce by then; the message is in the channel."""
    await club.plan()
    club.channels.forgets = True
    club.channels.lost = 1
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    await club.bot.said("could not be posted yet")
    await go_away(club, rest=True)
    club.clock.now += HALF_AN_HOUR
    await club.bot.said("Dailies wait: ")
    come_back(club)
    await club.settled()
    (message,) = club.posted()
    assert (await club.quiz_of(message)).message == int(message["id"])


async def test_too_many_edits_of_old_messages_put_the_reveal_off(club):
    """Code 30046 comes as a 429, with or without the seconds to wait."""
    await club.plan()
    await club.to_next()
    (first,) = club.posted()
    limit = {"message": "Maximum number of edits to messages older than 1 hour reached."}
    refusals = [(429, limit | {"code": 30046, "retry_after": 0.1}), (429, limit | {"code": 30046})]
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    await club.settled()
    club.channels.answers[str(CHANNEL)].extend(refusals)
    club.clock.now += REVEAL_AFTER
    await club.until(lambda: not club.channels.answers[str(CHANNEL)])
    await club.settled()
    assert club.channels.edits == []
    club.clock.now += sender.RETRY_REVEAL
    await club.until(lambda: club.channels.edits)
    assert club.channels.edits == [first["id"]]


async def test_a_message_that_is_gone_closes_in_silence(club):
    await club.plan()
    await club.to_next()
    (first,) = club.posted()
    del club.channels.messages[first["id"]]
    await club.to_next()
    assert (await club.quiz_of(first)).closed_at
    assert len(club.posted()) == 1
    assert "WARNING" not in club.bot.log.getvalue()


async def until_closed(club):
    """Post a daily, and close it with the next one; its reveal is due in a while."""
    await club.plan()
    await club.to_next()
    (schedule,) = await schedules.listed(club.store, SERVER)
    club.clock.now = schedule.next_at
    await club.settled()


async def test_a_reveal_that_automod_refuses_is_a_new_message(club):
    await until_closed(club)
    refusal = 400, {"message": "Message was blocked by AutoMod", "code": 200000}
    club.channels.answers[str(CHANNEL)].append(refusal)
    club.clock.now += REVEAL_AFTER
    await club.settled()
    first, second, third = club.posted()
    assert third["nonce"] == first["nonce"] + "r"
    assert title(third).startswith("### No. 1 · ")
    assert title(second) == "### No. 2 · What does it wait for?"


async def test_a_reveal_that_is_refused_for_what_it_says_is_told_once(club):
    await until_closed(club)
    club.channels.answers[str(CHANNEL)].extend([FORBIDDEN_WORD] * 2)
    club.clock.now += REVEAL_AFTER
    await club.bot.said("could not be revealed")
    club.clock.now += LEASE
    await club.settled()
    assert club.channels.edits == []
    assert len(club.posted()) == 2


async def posted_and_turned_off(club):
    """A daily is posted, its schedule turned off, and the time of the next one comes."""
    await club.plan()
    await club.to_next()
    (schedule,) = await schedules.listed(club.store, SERVER)
    await schedules.turn_off(club.store, SERVER, schedule.schedule)
    club.clock.now = schedule.next_at
    await club.settled()


@pytest.mark.parametrize(
    "refusals",
    [[gone(50083, 400), gone(50083, 400)], [gone(50001, 403)]],
    ids=["neither changed nor posted in a locked thread", "the bot was thrown out"],
)
async def test_a_reveal_that_the_channel_no_longer_takes_closes_in_silence(club, refusals):
    await posted_and_turned_off(club)
    club.channels.answers[str(CHANNEL)].extend(refusals)
    club.clock.now += REVEAL_AFTER
    await club.settled()
    assert not club.channels.answers[str(CHANNEL)]
    assert await outbox.earliest(club.store) is None
    assert "WARNING" not in club.bot.log.getvalue()


async def test_a_server_that_refuses_what_is_posted_is_asked_no_more_but_for_its_daily(
    club, monkeypatch
):
    monkeypatch.setattr(refusals, "MOST_OF_SERVER", 10)
    refusal = (403, {"message": "Missing Permissions", "code": 50013})
    await club.plan()
    begun = await asyncio.gather(
        *(begin_session(club.store, SERVER, channel) for channel in range(1, 21)),
        begin_session(club.store, SERVER + 1, 21),
    )
    for channel in range(1, 21):
        club.channels.answers[str(channel)] += [refusal] * 2
    club.clock.now += START_AFTER
    await club.settled()
    club.clock.now += LOOK_AGAIN
    await club.settled()
    *refused, posted = [await sessions.find(club.store, each) for each in begun]
    assert {it.ending for it in refused} == {SessionEnd.TROUBLE}
    assert posted.ending is None
    posts = [path for _, path in club.discord.rest.requests if path.endswith("/messages")]
    assert len(posts) == 10 + 1
    await club.to_next()
    assert len(club.posted()) == 1


async def test_five_messages_in_five_seconds_a_channel_are_enough(club):
    """Four dailies of a channel and four reveals come at once; the limit is shown as a 429."""
    club.channels.limit, club.channels.window = 5, 0.5
    for minute in range(4):
        await club.plan(replace(EIGHT, minute=minute))
        club.clock.now += 1
    for day in (1, 2):
        club.clock.now = MONDAY + day * DAY + 10 * 60_000
        await club.settled()
    club.clock.now += REVEAL_AFTER
    await club.settled()
    assert len(club.posted()) == 8
    assert len(club.channels.edits) == 4


async def test_a_daily_that_was_turned_off_is_revealed(club):
    await posted_and_turned_off(club)
    club.clock.now += REVEAL_AFTER
    await club.settled()
    assert len(club.posted()) == 1
    assert club.channels.edits == [club.posted()[0]["id"]]


async def test_a_manager_reveals_a_daily_early_and_the_poster_does_not_again(club):
    await club.plan()
    await club.to_next()
    (first,) = club.posted()
    number = int(first["nonce"])
    button = acting("reveal", "quiz", number=number)
    refused = await club.discord.ask(click(first, button))
    assert "when the next one comes" in text_of(Shown(refused.message))
    await quizzes.reveal(club.store, number)
    await club.to_next()
    assert club.channels.edits == []
    assert len(club.posted()) == 2


async def test_told_to_stop_it_finishes_what_is_under_way(discord, tmp_path):
    clock = Clock()
    url = f"sqlite:///{tmp_path}/study.db"
    async with online(discord, clock=clock, database_url=url) as bot:
        await discord.ready()
        club = Club(discord, bot, clock)
        await club.plan()
        club.channels.after = asyncio.Event()
        clock.now = MONDAY + 20 * 60 * 60_000
        await club.until(club.posted)
        bot.stop()
        await asyncio.sleep(0.2)
        assert not bot.serving.done()
        club.channels.after.set()
        assert "Traceback" not in await bot.end()
    store = Store(file_place(tmp_path / "study.db"), clock=clock)
    (message,) = discord.rest.channels.of(CHANNEL)
    assert (await quizzes.find(store, int(message["nonce"]))).message == int(message["id"])
    await store.close()


async def test_what_cannot_be_finished_in_time_is_sent_by_the_next_process_and_posted_once(
    discord, tmp_path, monkeypatch
):
    monkeypatch.setattr(poster, "DRAIN_SECONDS", 0.3)
    clock = Clock()
    url = f"sqlite:///{tmp_path}/study.db"
    async with online(discord, clock=clock, database_url=url) as bot:
        club = Club(discord, bot, clock)
        await discord.ready()
        await club.plan()
        club.channels.after = asyncio.Event()
        clock.now = MONDAY + 20 * 60 * 60_000
        await club.until(club.posted)
        assert "Traceback" not in await bot.end()
    club.channels.after.set()
    clock.now += LEASE
    async with online(discord, clock=clock, database_url=url) as bot:
        club = Club(discord, bot, clock)
        await club.until(lambda: club.channels.repeated)
        await club.settled()
        (message,) = club.posted()
        assert (await club.quiz_of(message)).message == int(message["id"])


async def test_a_database_that_goes_away_in_the_middle_loses_nothing(discord, new_database):
    """The message is there, the note of it is not: it is sent again under the same nonce."""
    clock = Clock()
    name = new_database.split("/")[3].split("?")[0]
    server = new_database.replace(f"/{name}?", "/postgres?")
    async with online(discord, clock=clock, database_url=new_database) as bot:
        await discord.ready()
        club = Club(discord, bot, clock)
        await club.plan()
        club.channels.after = asyncio.Event()
        clock.now = MONDAY + 20 * 60 * 60_000
        await club.until(club.posted)
        await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname"
        await execute(server, f"{others} = '{name}'")
        club.channels.after.set()
        await bot.said(" waits: ")
        clock.now += LEASE
        await asyncio.sleep(0.3)
        await execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await club.until(lambda: club.channels.repeated)
        await club.settled()
        (message,) = club.posted()
        assert (await club.quiz_of(message)).message == int(message["id"])
        assert bot.log.getvalue().count("Dailies wait: ") <= 1
        assert "Traceback" not in bot.log.getvalue()


class HostClock:
    """The module `time` as the clock of group study sees it, on a host that is wrong."""

    def __init__(self):
        self.ahead = 0

    def time_ns(self):
        return time.time_ns() + self.ahead * 1_000_000


@pytest.mark.parametrize("ahead", [500 * DAY, -500 * DAY, 10 * 60_000])
async def test_a_wrong_clock_deletes_and_posts_nothing_and_is_told(
    discord, made_file, monkeypatch, ahead
):
    host = HostClock()
    monkeypatch.setattr("bot.study.clock.time", host)
    url = f"sqlite:///{made_file}"
    store = Store(file_place(made_file))
    await schedules.put(store, SERVER, EIGHT, zone="UTC")
    old = NewQuiz(Purpose.ASKED, NOBETAN, "2345m111222333z", "en", None)
    kept = await quizzes.ask(store, old)
    (planned,) = await schedules.listed(store, SERVER)
    host.ahead = ahead
    async with online(discord, database_url=url) as bot:
        await discord.ready()
        await bot.said("Dailies wait: the clock of this machine is ")
        told = await discord.ask(command("practice", kind="waits"))
        assert "clock of the bot's computer is wrong" in text_of(Shown(told.message))
        assert await quizzes.find(store, kept)
        assert await schedules.listed(store, SERVER) == (planned,)
        host.ahead = 0
        told = await discord.ask(command("practice", kind="waits"))
        assert "clock" not in text_of(Shown(told.message))
        await bot.said("Dailies go on")
    assert discord.rest.channels.of(CHANNEL) == []
    await store.close()


async def test_deletions_that_fail_beside_dailies_that_work_are_one_line(
    discord, made_file, monkeypatch
):
    """As where a page of an SQLite file is damaged: either asks the database every few seconds."""
    tries = 0

    async def fail(_):
        nonlocal tries
        tries += 1
        await asyncio.sleep(0)
        raise StudyUnavailableError("a damaged page", Trouble.DOWN)

    monkeypatch.setattr("bot.study.retention.tidy_once_a_day", fail)
    async with online(discord, database_url=f"sqlite:///{made_file}") as bot:
        await discord.ready()
        async with asyncio.timeout(PATIENCE):
            while tries < 10:  # noqa: ASYNC110 - nobody is told of a try
                await asyncio.sleep(0.05)
        assert (await bot.end()).count(" wait: a damaged page") == 1


async def test_many_servers_at_once_are_posted_without_one_that_is_slow_holding_up_others(club):
    club.clock.now = MONDAY
    servers = range(1000, 1060)
    for server in servers:
        await club.plan(replace(EIGHT, channel=server), server)
    gate, post = asyncio.Event(), club.channels.post

    async def slow(channel, payload):
        if channel == "1000":
            await gate.wait()
        return await post(channel, payload)

    club.channels.post = slow
    club.clock.now = MONDAY + 20 * 60 * 60_000
    await club.until(lambda: all(club.channels.of(server) for server in servers[1:]))
    assert club.channels.of(1000) == []
    gate.set()
    await club.settled()
    assert [len(club.channels.of(server)) for server in servers] == [1] * len(servers)


async def test_many_votes_that_end_at_once_in_a_slow_channel_hold_up_no_other_server(
    club, monkeypatch
):
    monkeypatch.setattr(sender, "SENDING_SECONDS", 10 * PATIENCE)
    await club.plan()
    (schedule,) = await schedules.listed(club.store, SERVER)
    hand = write_record(posed_of(typed_into("waits", "123m456p789s11223z").read()))
    lone = Species("cut", "lone_tile", 3)
    end = schedule.next_at - 2 * REVEAL_AFTER
    vote = NewQuiz(Purpose.VOTE, lone, hand, "en", 1, 800, 801, closes_at=end)
    for message in range(2 * poster.AT_ONCE):
        number = await quizzes.ask(club.store, vote, manages=True)
        await quizzes.note_message(club.store, number, 1_000 + message)
    club.channels.held["801"] = gate = asyncio.Event()
    club.clock.now = end
    while (await quizzes.find(club.store, number)).closed_at is None:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.01)
    club.clock.now += REVEAL_AFTER
    await club.until(lambda: club.bot.client.poster._under_way)
    club.clock.now = schedule.next_at
    await club.until(club.posted)
    gate.set()
    await club.settled()


async def test_every_daily_goes_before_the_reveals_of_yesterdays(club):
    """More servers than one statement claims; the reveals are due while the dailies are sent."""
    servers_there = range(1000, 1000 + 2 * outbox.BATCH + 5)
    for server in servers_there:
        await club.plan(replace(EIGHT, channel=server), server)
    club.clock.now = MONDAY + 20 * 60 * 60_000
    await club.settled()
    posted_at_edit, edit = [], club.channels.edit

    def noted(message, payload):
        posted_at_edit.append(len(club.channels.messages))
        return edit(message, payload)

    club.channels.edit = noted
    club.channels.before = gate = asyncio.Event()
    arrived = club.channels.arrived
    club.clock.now += DAY
    await club.until(lambda: club.channels.arrived == arrived + poster.AT_ONCE)
    club.clock.now += REVEAL_AFTER
    gate.set()
    await club.until(lambda: len(posted_at_edit) == len(servers_there))
    assert posted_at_edit[0] >= 2 * len(servers_there) - poster.FEW


async def test_the_pace_lets_no_more_begin_than_discord_takes():
    pace, loop = sender.Pace(200), asyncio.get_running_loop()
    begun = loop.time()
    await asyncio.gather(*(pace.turn() for _ in range(41)))
    assert loop.time() - begun >= 40 / 200 * 0.99


def refused(status, code=0):
    kinds = {403: Forbidden, 404: NotFound, 503: DiscordServerError}
    return kinds.get(status, HTTPException)(
        SimpleNamespace(status=status, reason="refused"), {"code": code, "message": "no"}
    )


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        (KeyError("retry_after"), Failure.LATER),
        (TimeoutError(), Failure.LATER),
        (ConnectionResetError(), Failure.LATER),
        (refused(503), Failure.LATER),
        (refused(429), Failure.LATER),
        (refused(401), Failure.LATER),
        (ValueError("odd"), Failure.REFUSED),
        (NothingNewError(), Failure.REFUSED),
        (refused(400, 200000), Failure.REFUSED),
        (refused(404, 10008), Failure.REFUSED),  # a message
        (refused(404, 10003), Failure.CHANNEL),
        (refused(403, 50001), Failure.CHANNEL),
        (refused(403, 50013), Failure.CHANNEL),
    ],
    ids=repr,
)
def test_what_an_error_means_for_what_was_to_be_sent(error, failure):
    assert failure_of(error) is failure


async def until_noted(store, channels, count):
    """Wait until so many messages are there, and the database knows each."""
    async with asyncio.timeout(PATIENCE):
        while True:
            there = channels.of(CHANNEL)
            known = [await quizzes.find(store, int(message["nonce"])) for message in there]
            if [quiz.message for quiz in known if quiz.message] == [
                int(message["id"]) for message in there
            ] and len(there) >= count:
                return
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_killed_between_the_row_and_the_message_six_times_each_is_posted_once(
    discord, tmp_path
):
    """In turns before Discord has the message and after: then only the note of it is missing."""
    clock = tmp_path / "clock"
    clock.write_text(str(MONDAY))
    settings = discord.environment(DATABASE_URL=f"sqlite:///{tmp_path}/study.db")
    channels = discord.rest.channels
    store = Store(file_place(tmp_path / "study.db"), clock=lambda: int(clock.read_text()))
    await schedules.put(store, SERVER, EIGHT, zone="UTC")
    for day in range(6):
        at = MONDAY + 20 * 60 * 60_000 + day * DAY
        async with driven(tmp_path, clock, settings) as bot:
            if day:
                await until_noted(store, channels, day)
                assert len(channels.of(CHANNEL)) == day
            gate, arrived = asyncio.Event(), channels.arrived
            channels.before, channels.after = (gate, None) if day % 2 else (None, gate)
            move(clock, at)
            while channels.arrived == arrived:  # noqa: ASYNC110 - no other process tells of it
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            bot.stop(signal.SIGKILL)
            _, output = await bot.end()
            assert "Traceback" not in output
        channels.before = channels.after = None
        gate.set()
        move(clock, at + LEASE)
    async with driven(tmp_path, clock, settings):
        await until_noted(store, channels, 6)
    await store.close()
    assert channels.repeated >= 3
    assert [title(it).split(" · ")[0] for it in channels.of(CHANNEL)] == [
        f"### No. {number}" for number in range(1, 7)
    ]
