"""Two processes on one PostgreSQL, killed at random over simulated days of dailies and votes.

    python tests/bench/bench_kills.py [--days 18] [--kills 3] [--seed 1] [--url postgresql://…]

Without ``--url`` it starts Debian's PostgreSQL. The clock of both goes from one due instant to the
next; while they post, ask and reveal, one of them is killed with SIGKILL, so many times a
day, and started again. In the end every day has had one message in its channel, what was posted is
revealed, and rows and messages agree: it says what does not, and ends with 1.
"""

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench_load import forget, ids_of, tell  # noqa: E402
from bot_process import BotProcess, driven  # noqa: E402
from driven_bot import move  # noqa: E402
from sqlalchemy import Row, Select, bindparam, func, select  # noqa: E402
from standin import Standin  # noqa: E402
from standin_channels import Channels  # noqa: E402
from standin_interactions import command  # noqa: E402

from bot.club.ids import read_number  # noqa: E402
from bot.study import schedules  # noqa: E402
from bot.study.outbox import LEASE, REVEAL_AFTER  # noqa: E402
from bot.study.place import read_place  # noqa: E402
from bot.study.quiz import Purpose  # noqa: E402
from bot.study.quizzes import show  # noqa: E402
from bot.study.schedules import Plan  # noqa: E402
from bot.study.store import Store  # noqa: E402
from bot.study.tables import quizzes  # noqa: E402
from bot.study.tables import schedules as schedules_table  # noqa: E402

PROCESSES = 2
START = datetime(2027, 3, 1, 12, tzinfo=UTC)
HOUR = 3_600_000
SERVERS = tuple((number + 1) << 22 for number in range(6))
MINUTES = (20 * 60, 7 * 60 + 30, 12 * 60 + 15)
KINDS = ("readings", "cut", "waits", "price", "fold", "riichi")
TO_CUT = "123m456p789s1122z3z"
STUCK_SECONDS = 8.0
"""After so long without a step the clock goes on past the lease of the process that was killed.

The next time after four times as long: a daily is given up ten minutes after its time, by a clock
that must not run ahead of a busy machine.
"""


class Club:
    """The stand-in, the database, the clock of both processes, and the processes."""

    def __init__(
        self, discord: Standin, store: Store, folder: Path, url: str, chance: random.Random
    ) -> None:
        self.discord = discord
        self.store = store
        self.folder = folder
        self.url = url
        self.chance = chance
        self.clock = folder / "clock"
        self.clock.write_text(str(milliseconds(START)))
        self.bots: list[tuple[AsyncExitStack, BotProcess]] = []
        self.kills = 0
        self.asked = 0

    def now(self) -> int:
        """Return the instant of both processes."""
        return int(self.clock.read_text())

    async def start(self, index: int) -> None:
        """Start a process, in the place of the one that was killed."""
        settings = self.discord.environment(
            DATABASE_URL=self.url, SHARD_COUNT=str(PROCESSES), LOG_LEVEL="ERROR",
            CLUSTER_COUNT=str(PROCESSES), CLUSTER_INDEX=str(index),
        )  # fmt: skip
        stack = AsyncExitStack()
        bot = await stack.enter_async_context(driven(self.folder, self.clock, settings))
        telling = asyncio.create_task(tell(bot.process.stderr))
        stack.callback(telling.cancel)
        self.bots[index : index + 1] = [(stack, bot)]

    async def kill(self) -> None:
        """Kill a process wherever it is, and start it again."""
        index = self.chance.randrange(PROCESSES)
        stack, bot = self.bots[index]
        bot.process.kill()
        await bot.process.wait()
        await stack.aclose()
        self.kills += 1
        await self.start(index)

    async def ask_votes(self) -> None:
        """Ask a vote in each server; whoever is killed meanwhile may leave a message behind."""
        await asyncio.gather(*(self._ask_vote(server) for server in SERVERS))

    async def _ask_vote(self, server: int) -> None:
        self.asked += 1
        asked = command("vote", who=self.asked, guild=server, hand=TO_CUT, hours=2)
        place = asked.event["channel"] | {"id": str(server + 1)}
        asked = replace(asked, data=asked.data | {"channel": place})
        with suppress(KeyError, ConnectionError):  # the gateway of one that is down
            answer = await self.discord.send(asked, (server >> 22) % PROCESSES)
            with suppress(TimeoutError):
                await answer.until_done(15)
            if answer.message and any(":vote:" in it for it in ids_of(answer.message)):
                message = answer.message | {"channel_id": str(server + 1), "nonce": None}
                self.discord.rest.channels.messages[message["id"]] = message

    async def look_at_dailies(self) -> None:
        """Have somebody look at each open daily: a schedule that nobody looks at pauses."""
        table = quizzes
        is_open = select(table.c.quiz).where(
            table.c.purpose == Purpose.DAILY, table.c.closed_at.is_(None)
        )
        for quiz in await self.store.run(lambda connection: connection.scalars(is_open).all()):
            await show(self.store, quiz, 1)

    async def go_on_to(self, at: int, kills: int) -> None:
        """Move the clock, kill while all that is due is worked on, and wait until it is done."""
        move(self.clock, at)
        for _ in range(kills):
            await asyncio.sleep(self.chance.uniform(0, 1.0))
            await self.kill()
        due = select(func.count()).where(schedules_table.c.next_at <= bindparam("now"))
        unsent = select(func.count()).where(quizzes.c.send_at.is_not(None))
        unposted = unsent.where(quizzes.c.message.is_(None), quizzes.c.closed_at.is_(None))
        over = select(func.count()).where(
            quizzes.c.closes_at <= bindparam("now"),
            quizzes.c.closed_at.is_(None),
            quizzes.c.message.is_not(None),
        )
        await self._nothing_left(due, unposted)
        move(self.clock, self.now() + REVEAL_AFTER)
        await self._nothing_left(due, unsent, over)

    async def _nothing_left(self, *which: Select[tuple[int]]) -> None:
        left, since, patience = None, time.monotonic(), STUCK_SECONDS
        while any(before := await self._left(which)):
            if before != left:
                left, since = before, time.monotonic()
            elif time.monotonic() - since > patience:
                move(self.clock, self.now() + LEASE + 1000)
                since, patience = time.monotonic(), 4 * STUCK_SECONDS
            await asyncio.sleep(0.05)

    async def _left(self, which: Sequence[Select[tuple[int]]]) -> list[int]:
        now = {"now": self.now()}
        return await self.store.run(
            lambda connection: [connection.execute(one, now).scalar_one() for one in which]
        )


def milliseconds(at: datetime) -> int:
    """Return an instant as the database has it."""
    return int(at.timestamp() * 1000)


async def run(url: str, days: int, kills: int, seed: int) -> list[str]:
    """Run the days; return what is wrong at the end."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        place = read_place(url)
        assert place is not None
        store = Store(place, clock=lambda: milliseconds(START))
        async with Standin() as discord:
            forget(discord)
            discord.rest.keeps = True
            discord.rest.channels.latency = 0.03
            club = Club(discord, store, Path(folder), url, chance)
            await store.start()
            for server, minute, kind in zip(SERVERS, MINUTES * 2, KINDS, strict=True):
                plan = Plan(server + 1, minute, 0b111_1111, "en", kind, 1)
                await schedules.put(store, server, plan, zone="UTC")
            for index in range(PROCESSES):
                club.bots.append((AsyncExitStack(), None))  # type: ignore[arg-type]
                await club.start(index)
            await until_up(discord)
            begun = time.monotonic()
            for day in range(days):
                await one_day(club, milliseconds(START + timedelta(days=day)), kills)
                print(
                    f"day {day + 1}: {club.kills} kills, {len(discord.rest.channels.messages)} "
                    f"messages, {time.monotonic() - begun:.0f} s", flush=True,
                )  # fmt: skip
            for stack, bot in club.bots:
                bot.stop()
                await bot.process.wait()
                await stack.aclose()
            wrong = await wrong_with(club, days)
        await store.close()
    return wrong


async def until_up(discord: Standin) -> None:
    """Wait for both processes."""
    while len(discord.gateway.sessions) < PROCESSES:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0.1)


async def one_day(club: Club, noon: int, kills: int) -> None:
    """From noon to noon: a vote in each server, its end, three rounds of dailies."""
    instants = [noon + HOUR // 4, noon + 4 * HOUR, noon + 8 * HOUR, noon + 19 * HOUR + HOUR // 2]
    share = Counter(club.chance.randrange(len(instants)) for _ in range(kills))
    await club.ask_votes()
    for at, instant in enumerate(instants):
        voting = asyncio.create_task(club.ask_votes()) if at == 1 else None
        await club.go_on_to(max(instant, club.now()), share[at])
        if voting is not None:
            await voting
        await club.look_at_dailies()


async def wrong_with(club: Club, days: int) -> list[str]:
    """Say what the rows and the messages show that should not be."""
    table, channels = quizzes, club.discord.rest.channels
    rows = await club.store.run(lambda connection: connection.execute(select(table)).all())
    votes = [row for row in rows if row.purpose == Purpose.VOTE]
    edits = Counter(channels.edits)
    print(
        f"{club.kills} kills; {len(rows) - len(votes)} dailies, {len(votes)} votes of {club.asked} "
        f"asked, {sum(row.message is None for row in votes)} without a message; {len(edits)} "
        f"reveals, {sum(edits.values()) - len(edits)} of them made again; {channels.repeated} "
        "dailies sent again and not posted again"
    )
    return [
        *wrong_posts(channels, days),
        *(wrong for row in rows for wrong in wrong_row(row, channels, edits)),
        *lost_votes(channels, {row.quiz for row in votes if row.message is not None}),
    ]


def wrong_posts(channels: Channels, days: int) -> Iterator[str]:
    """Count the dailies of each channel, and look whether Discord was told one twice."""
    posted = [it for it in channels.messages.values() if it["nonce"]]
    of_channel = Counter(it["channel_id"] for it in posted)
    for server in SERVERS:
        if of_channel[str(server + 1)] != days:
            yield f"server {server}: {of_channel[str(server + 1)]} dailies in {days} days"
    if len({it["nonce"] for it in posted}) != len(posted):
        yield "a nonce was posted twice"


def wrong_row(row: Row[Any], channels: Channels, edits: Counter[str]) -> Iterator[str]:
    """Say what of a question is not as it should be: its message, its end, its reveal."""
    name, message = f"{row.purpose} {row.quiz:x}", channels.messages.get(str(row.message))
    if message is None:
        if row.message is not None or row.purpose == Purpose.DAILY:
            yield f"{name} has no message"
    elif row.closed_at is not None and not edits[str(row.message)]:
        yield f"{name} is closed and was never revealed"
    elif row.closed_at is None and row.purpose == Purpose.VOTE:
        yield f"{name} is still open"


def lost_votes(channels: Channels, known: set[int]) -> Iterator[str]:
    """Name messages of votes that no row knows: they would stay open for ever."""
    for message in channels.messages.values():
        numbers = {read_number(it.split(":")[2]) for it in ids_of(message) if ":vote:" in it}
        if numbers - known:
            yield f"the vote of message {message['id']} is noted nowhere"


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """Start Debian's PostgreSQL in a folder of its own; yield its address."""
    (programs,) = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if as_user:
        shutil.chown(folder, "postgres")
    data = folder / "data"

    def call(program: str, *given: str) -> None:
        subprocess.run([*as_user, str(programs / program), *given], check=True, cwd=folder,
                       stdout=subprocess.DEVNULL)  # fmt: skip

    call("initdb", "-D", str(data), "-A", "trust", "-U", "bot", "--no-sync")
    options = f"-c listen_addresses='' -k {folder} -c fsync=off"
    call("pg_ctl", "-w", "-D", str(data), "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://bot@/postgres?host={folder}"
    finally:
        call("pg_ctl", "-D", str(data), "-m", "immediate", "stop")


def main() -> int:
    """Run what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--days", type=int, default=18)
    parser.add_argument("--kills", type=int, default=3, help="a day")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        url = given.url or stack.enter_context(postgresql(Path(folder)))
        wrong = asyncio.run(run(url, given.days, given.kills, given.seed))
    print("\n".join(wrong) or "nothing is wrong")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
