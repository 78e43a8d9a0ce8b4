"""A week of sixteen servers: two real processes on one PostgreSQL, driven by a clock.

Nothing waits for time to pass: the clock goes from one due instant to the next, members answer what
is open, and at the end everything is counted anew from the rows.
"""

import asyncio
import json
import random
import re
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import aiohttp
import pytest
from asking import decode
from bot_process import driven, free_port
from bot_world import slot_of
from driven_bot import move
from patience import PATIENCE
from recount import raw, recount, recounted_streak
from sqlalchemy import func, select
from standin import Standin
from standin_interactions import Asked, user

from bot.discord.sender import RETRY
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.posing import theme_name
from bot.study import boards, quizzes, schedules
from bot.study.outbox import REVEAL_AFTER
from bot.study.place import read_place
from bot.study.schedules import Plan
from bot.study.standings import ALL_TIME
from bot.study.store import Store
from bot.study.tables import answers
from bot.study.tables import quizzes as quizzes_table
from bot.study.tables import schedules as schedules_table
from bot.words import words_for

PROCESSES = 2
START = datetime(2027, 3, 28, 12, tzinfo=UTC)
END = datetime(2027, 4, 6, 7, tzinfo=UTC)
"""From Sunday to the second Monday of every zone: a month ends, and in Sydney summer time."""

ZONES = (
    "Asia/Tokyo", "Europe/Berlin", "America/New_York", "Pacific/Honolulu", "Pacific/Kiritimati",
    "Asia/Kathmandu", "Australia/Sydney", "UTC",
)  # fmt: skip
MINUTES = (20 * 60, 2 * 60 + 30)
"""The evening, and a minute that the night of the clock change has twice."""
SERVERS = len(ZONES) * len(MINUTES)

EN = words_for("en")
TRIES = 20
LONGEST_TRY = 30.0
"""Seconds in which something has to happen.

What is still under way after three of them is taken up by the other process, and sent twice.
"""
STEP = timedelta(hours=2)
"""How far the clock goes on at once: some dailies are late, though none too late to be posted."""


def milliseconds(at):
    return int(at.timestamp() * 1000)


@dataclass
class Server:
    """A server: where and when it has its dailies, and who answers them how often."""

    number: int
    zone: str
    minutes: tuple[int, ...]
    members: dict[int, float]
    id: int = field(init=False)

    def __post_init__(self):
        self.id = (self.number + 1) << 22

    @property
    def shard(self):
        return (self.id >> 22) % PROCESSES

    def channel(self, minute):
        return self.id + 1 + self.minutes.index(minute)

    def days(self, minute):
        """The local days whose minute is in the week: each has a daily."""
        zone = ZoneInfo(self.zone)
        days = (START.date() + timedelta(days=n) for n in range(-2, 12))
        clock = time(*divmod(minute, 60), tzinfo=zone)
        return [day for day in days if START < datetime.combine(day, clock) <= END]


def a_club(chance):
    """A server for each zone and minute; two of them have dailies at both."""
    return [
        Server(
            number,
            ZONES[number % len(ZONES)],
            MINUTES if number % 10 == 0 else (MINUTES[number // len(ZONES)],),
            {number * 10 + n: chance.choice((0.4, 0.8, 1.0)) for n in range(chance.randint(1, 3))},
        )
        for number in range(SERVERS)
    ]


class Week:
    """The stand-in, the database, and the clock of both processes."""

    def __init__(self, discord, store, clock_file, club):
        self.discord = discord
        self.store = store
        self.clock_file = clock_file
        self.club = club
        self.of_channel = {str(it.channel(at)): it for it in club for at in it.minutes}
        self.clicked = {}
        self.seen = set()
        self.chance = random.Random(11)

    async def count(self, *which):
        return await self.store.run(lambda connection: sum(map(connection.scalar, which)))

    async def nothing_left(self, *which):
        """Wait; what a busy machine made fail is tried again some seconds later, by the clock."""
        left, loop = await self.count(*which), asyncio.get_running_loop()
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(LONGEST_TRY) as trying:
                    while left:
                        await asyncio.sleep(0.02)
                        before, left = left, await self.count(*which)
                        if left != before:
                            trying.reschedule(loop.time() + LONGEST_TRY)
            except TimeoutError:
                move(self.clock_file, self.now() + RETRY)
            else:
                return
        raise AssertionError(self.now())

    def now(self):
        return int(self.clock_file.read_text())

    async def go_on_to(self, at):
        """Move the clock, and wait until all that is due is posted, then revealed."""
        table = quizzes_table
        move(self.clock_file, at)
        due = select(func.count()).where(schedules_table.c.next_at <= at)
        unsent = select(func.count()).where(table.c.message.is_(None), table.c.send_at.is_not(None))
        await self.nothing_left(due, unsent)
        move(self.clock_file, self.now() + REVEAL_AFTER)
        await self.nothing_left(select(func.count()).where(table.c.send_at.is_not(None)))

    async def everybody_answers(self):
        """Let members answer what was posted since the last time, as often as each of them does."""
        new = [
            (message, self.of_channel[message["channel_id"]])
            for message in self.discord.rest.channels.messages.values()
            if message["id"] not in self.seen
        ]
        self.seen |= {message["id"] for message, _ in new}
        for message, server in new:
            for member, habit in server.members.items():
                if self.chance.random() < habit:
                    custom_id = await self.choice(message)
                    key = int(message["nonce"]), int(user(member)["id"])
                    self.clicked[key] = message, server, member, custom_id
        await self.click_all()

    async def choice(self, message):
        """Half of the answers are right, the others whatever is on a button."""
        quiz = await quizzes.find(self.store, int(message["nonce"]))
        problem = recorded_quiz(quiz.species.kind, quiz.problem).problem
        offered = [it for it in custom_ids(message) if slot_of(it) == "pick"]
        right = [it for it in offered if problem.grade(problem.read(decode(it).choice)).is_right]
        return self.chance.choice(right if right and self.chance.random() < 0.5 else offered)

    async def click_all(self):
        """Click until each click is stored: a database may be busy, and its user tries again."""
        said = []
        for _ in range(TRIES):
            missing = sorted(self.clicked.keys() - await self.stored())
            if not missing:
                return
            said = await asyncio.gather(*(self.click(*self.clicked[key]) for key in missing))
        raise AssertionError(said)

    async def click(self, message, server, member, custom_id):
        place = {
            "guild_id": str(server.id), "channel_id": message["channel_id"],
            "guild": {"id": str(server.id), "locale": "en-US", "features": []},
        }  # fmt: skip
        data = {"custom_id": custom_id, "component_type": 2}
        asked = Asked({"type": 3, "data": data, "message": message, **place}, user(member))
        answer = await self.discord.send(asked, server.shard)
        await answer.until_done()
        return answer.payload

    async def stored(self):
        found = select(answers.c.quiz, answers.c.learner)
        rows = await self.store.run(lambda connection: connection.execute(found).all())
        return {(row.quiz, row.learner) for row in rows}


def custom_ids(message):
    return re.findall(r'"custom_id": "([^"]+)"', json.dumps(message["components"]))


def texts(message):
    (container,) = message["components"]
    return "\n".join(it["content"] for it in container["components"] if it["type"] == 10)


@pytest.fixture
async def store(new_database):
    """The database, as a third process has it."""
    store = Store(read_place(new_database), clock=lambda: milliseconds(START))
    await store.start()
    yield store
    await store.close()


@pytest.fixture
async def discord():
    async with Standin() as standin:
        standin.rest.checks = False  # what is sent is checked elsewhere, and takes long
        yield standin


async def until(condition):
    """Wait for what the stand-in sees."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - a gateway tells nobody of a session
            await asyncio.sleep(0.05)


async def set_up(store, club):
    kinds = ("readings", "cut")
    for server in club:
        for at, minute in enumerate(server.minutes):
            kind = kinds[(server.number + at) % 2]
            plan = Plan(server.channel(minute), minute, 0b111_1111, "en", kind, 1 + at)
            await schedules.put(store, server.id, plan, zone=server.zone)


async def run_the_week(week):
    due = select(schedules_table.c.next_at).order_by(schedules_table.c.next_at)
    while True:
        instants = await week.store.run(lambda connection: connection.scalars(due).all())
        if instants[0] > milliseconds(END):
            return
        last = min(instants[0] + STEP // timedelta(milliseconds=1), milliseconds(END))
        print(datetime.fromtimestamp(instants[0] / 1000, UTC), len(week.clicked), flush=True)
        await week.go_on_to(max(at for at in instants if at <= last))
        await week.everybody_answers()


@pytest.mark.slow
async def test_a_week_of_sixteen_servers_on_two_processes(discord, store, new_database, tmp_path):
    club = a_club(random.Random(5))
    await set_up(store, club)
    clock_file = tmp_path / "clock"
    clock_file.write_text(str(milliseconds(START)))
    week = Week(discord, store, clock_file, club)
    ports = [free_port() for _ in range(PROCESSES)]
    bots, said = [], []
    async with AsyncExitStack() as running:
        for index, port in enumerate(ports):
            settings = discord.environment(
                DATABASE_URL=new_database, SHARD_COUNT=str(PROCESSES), HEALTH_PORT=str(port),
                CLUSTER_COUNT=str(PROCESSES), CLUSTER_INDEX=str(index),
            )  # fmt: skip
            bot = await running.enter_async_context(driven(tmp_path, clock_file, settings))
            said.append(asyncio.create_task(bot.process.stderr.read()))
            bots.append(bot)
        await until(lambda: len(discord.gateway.sessions) == PROCESSES)
        await run_the_week(week)
        posted_by = [await posts_of(port) for port in ports]
        for bot in bots:
            bot.stop()
            assert await asyncio.wait_for(bot.process.wait(), PATIENCE) == 0
        # Read all the time: a full pipe would stop a process in the middle of a transaction.
        logs = b"".join([await each for each in said]).decode()
        (tmp_path / "logs").write_text(logs)
        assert "Traceback" not in logs
    messages = list(discord.rest.channels.messages.values())
    assert sum(posted_by) == len(messages)
    assert min(posted_by) > 0
    assert discord.rest.channels.repeated == 0
    check_posts(club, messages)
    assert await week.stored() == week.clicked.keys()
    assert len(week.clicked) > 150
    for server in club:
        await check_server(week, server)


async def posts_of(port):
    """How many dailies a process says it has posted."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        found = re.search(r'posts_total\{[^}]*"posted"\} (\d+)', await answer.text())
    return int(found[1]) if found else 0


def check_posts(club, messages):
    """Each local day has had one message in each channel of dailies, and no nonce came twice."""
    assert len({message["nonce"] for message in messages}) == len(messages)
    expected = {
        str(server.channel(minute)): len(server.days(minute))
        for server in club
        for minute in server.minutes
    }
    assert Counter(message["channel_id"] for message in messages) == expected
    assert min(expected.values()) >= 8


async def check_server(week, server):
    """Days, numbers, boards, streaks and digests of a server are those of a recount."""
    dailies, given = await raw(week.store, server.id)
    for minute in server.minutes:
        own = [it for it in dailies if it.channel == server.channel(minute)]
        assert [it.number for it in own] == list(range(1, len(own) + 1))
        assert [date.fromordinal(it.day) for it in own] == server.days(minute)
    for season in (202703, 202704, ALL_TIME):
        wanted = recount(dailies, given, season)
        for member in server.members:
            learner = int(user(member)["id"])
            board = await boards.board(week.store, server.id, learner, season)
            rows = [(it.learner, it.points, it.answered, it.right) for it in board.rows]
            assert rows == wanted
            if board.own:
                streak = recounted_streak(dailies, given, learner)
                assert (board.own.streak, board.own.best) == streak
    for daily in dailies:
        assert digest_in(daily.note) == expected_digest(daily, dailies, given)
        message = week.discord.rest.channels.messages[str(daily.message)]
        if daily.closed_at is None:
            assert daily.note in texts(message)


def digest_in(note):
    """The lines of a digest in what stands above a daily."""
    return [line for line in note.splitlines() if not line.startswith("Level")]


def expected_digest(daily, dailies, given):
    """The lines that a daily should have: those of the week before in the first one of a week."""
    week = week_of(daily)
    earlier = [it for it in dailies if it.quiz < daily.quiz]
    if any(week_of(it) == week for it in earlier):
        return []
    of_week = {it.quiz: it for it in earlier if week_of(it) == week - timedelta(days=7)}
    until = {key: it for key, it in given.items() if it.answered_at < daily.opened_at}
    counted = [
        (of_week[quiz], member, it) for (quiz, member), it in until.items() if quiz in of_week
    ]
    if not counted:
        return []
    people = {member for _, member, _ in counted}
    lines = [
        f"Last week: {numbered(len(counted), 'answer')} from {numbered(len(people), 'member')}."
    ]
    lines.append(missed_line(counted))
    sunday = week - timedelta(days=1)
    rows = recount(earlier, until, sunday.year * 100 + sunday.month)[:3]
    best = [row for row in rows if row[1] > 0]  # nobody leads without a point
    ranks = [1 + sum(other[1] > row[1] for other in best) for row in best]
    named = [f"{rank}. <@{it[0]}> ({it[1]})" for rank, it in zip(ranks, best, strict=True)]
    return [*lines, f"Ahead in {sunday:%B %Y}: {', '.join(named)}"] if best else lines


def week_of(daily):
    """The Monday of the week that a daily is of."""
    day = date.fromordinal(daily.day)
    return day - timedelta(days=day.weekday())


def numbered(number, noun):
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def missed_line(counted):
    """The theme with the greatest share of answers that were not right."""
    of_theme = {}
    for daily, _, answer in counted:
        key = daily.kind, daily.theme
        missed, answered = of_theme.get(key, (0, 0))
        of_theme[key] = missed + (answer.score < 0.95), answered + 1
    wrong = {key: it for key, it in of_theme.items() if it[0]}
    if not wrong:
        return "Every answer was right."
    shares = {key: ((missed + 0.5) / (of + 2), *key, missed) for key, (missed, of) in wrong.items()}
    worst = max(shares, key=shares.get)
    missed, answered = wrong[worst]
    return f"Missed most: {theme_name(*worst, EN)}, {missed} of {answered}."
