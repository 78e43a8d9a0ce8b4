"""Two processes on one PostgreSQL, killed at random over simulated days of dailies and votes.

    python tests/bench/bench_kills.py [--days 18] [--kills 3] [--seed 1] [--url postgresql://…]

Without ``--url`` it starts Debian's PostgreSQL. The clock of both goes from one due instant to the
next; while they post, ask and reveal, one of them is killed with SIGKILL, so many times a
day, and started again. Members answer what is open all the while. In the end every day has had one
message in its channel, what was posted is revealed, each answer that was acknowledged is stored and
counted once, and rows and messages agree: it says what does not (`kills_audit`), and ends with 1.
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

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench_load import forget, ids_of, tell  # noqa: E402
from bot_process import BotProcess, driven  # noqa: E402
from bot_world import slot_of  # noqa: E402
from driven_bot import move  # noqa: E402
from kills_audit import Given, mirrored, wrong_with  # noqa: E402
from patience import PATIENCE  # noqa: E402
from sqlalchemy import Select, bindparam, func, select  # noqa: E402
from standin import Standin  # noqa: E402
from standin_interactions import click, command  # noqa: E402

from bot.study import schedules  # noqa: E402
from bot.study import store as study_store  # noqa: E402
from bot.study.outbox import LEASE, REVEAL_AFTER  # noqa: E402
from bot.study.place import read_place  # noqa: E402
from bot.study.quizzes import show  # noqa: E402
from bot.study.schedules import Plan  # noqa: E402
from bot.study.store import Store  # noqa: E402
from bot.study.tables import quizzes  # noqa: E402
from bot.study.tables import schedules as schedules_table  # noqa: E402

PROCESSES = 2
MEMBERS = range(101, 104)
"""Those who answer, of each server."""

START = datetime(2027, 3, 1, 12, tzinfo=UTC)
HOUR = 3_600_000
SERVERS = tuple((number + 1) << 22 for number in range(6))
MINUTES = (20 * 60, 7 * 60 + 30, 12 * 60 + 15)
KINDS = ("readings", "cut", "waits", "price", "fold", "riichi")
TO_CUT = "123m456p789s1122z3z"
ANSWERS = ("pick", "vote")
STUCK_SECONDS = 8.0
"""After so long without a step the clock goes on past the lease of the process that was killed.

The next time after four times as long: a daily is given up some hours after its time, by a clock
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
        self.given: list[Given] = []

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

    async def answer_all(self) -> None:
        """Have members answer what is open; a form is only looked at, else a schedule pauses."""
        table, now = quizzes, self.now()
        is_open = select(table).where(table.c.message.is_not(None), table.c.closed_at.is_(None))
        rows = await self.store.run(lambda connection: connection.execute(is_open).all())
        for row in [row for row in rows if row.closes_at > now]:
            message = self.discord.rest.channels.messages.get(str(row.message))
            offered = [it for it in ids_of(message or {}) if slot_of(it) in ANSWERS]
            if not offered:
                await show(self.store, row.quiz, 1)
            for who in MEMBERS if offered else ():
                given = click(message, self.chance.choice(offered), who=who, guild=row.server)
                with suppress(KeyError, ConnectionError):  # as above
                    answer = await self.discord.send(given, (row.server >> 22) % PROCESSES)
                    self.given.append(Given(row.quiz, who, answer))

    async def go_on_to(self, at: int, kills: int) -> None:
        """Move the clock, kill while all that is due is worked on, and wait until it is done.

        Discord knows a nonce for some minutes only: what is posted again later is there twice.
        """
        for message in self.discord.rest.channels.messages.values():
            message["nonce"] = None
        move(self.clock, at)
        answering = asyncio.create_task(self.answer_all())
        for _ in range(kills):
            await asyncio.sleep(self.chance.uniform(0, 1.0))
            await self.kill()
        await answering
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
    study_store.LONGEST_TRANSACTION = PATIENCE  # of this process, which is no bot
    with tempfile.TemporaryDirectory() as folder:
        place = read_place(url)
        assert place is not None
        store = Store(place, clock=lambda: milliseconds(START))
        async with Standin() as discord:
            forget(discord)
            discord.rest.keeps = True
            discord.rest.channels.latency = 0.03
            mirrored(discord.rest)
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
            print(f"{club.kills} kills, {club.asked} votes asked")
            wrong = await wrong_with(store, discord.rest.channels, club.given, days)
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
        await club.answer_all()


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
