"""The cost of dailies: claims of due schedules, and a full hour in which thousands are posted.

    python tests/bench/bench_poster.py claims [--servers 3000] [--url postgresql://…]
    python tests/bench/bench_poster.py rush [--servers 3000] [--latency 0.15] [--url postgresql://…]

The first times the claim of each batch. The second runs the real bot as a process of its own
beside a stand-in for Discord, first on a day on which every server gets its first daily, then on
the next, on which yesterday's are revealed too. Times are of this machine; no test fails on them.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil

sys.path.insert(0, str(Path(__file__).parents[1]))

from bot_process import driven
from driven_bot import move
from standin import Standin

from bot.study import dailies, outbox
from bot.study.place import file_place, read_place
from bot.study.store import Store
from bot.study.tables import schedules as schedules_table

EVENING = 1_799_697_600_000
"""11 January 2027, 20:00 UTC."""

DAY = 86_400_000
MINUTE = 60_000
ROWS_AT_ONCE = 500


def place_of(url: str, folder: Path):
    place = read_place(url) if url else file_place(folder / "study.db")
    if place is None:
        raise SystemExit("off has no dailies")
    return place


async def fill(store: Store, servers: int) -> None:
    """Give each server a daily at 20:00 UTC."""
    rows = [
        {
            "schedule": n, "server": n, "channel": n, "kind": None, "level": None, "minute": 1200,
            "days": 127, "language": "en", "role": None, "thread": False, "number": 1, "idle": 0,
            "failures": 0, "paused": None, "next_at": EVENING,
        }
        for n in range(1, servers + 1)
    ]  # fmt: skip
    for first in range(0, servers, ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        await store.run(
            lambda connection, some=some: connection.execute(schedules_table.insert(), some)
        )


async def claims(url: str, servers: int) -> None:
    """Claim and close a day of dailies, and the next; the time of each batch of 25."""
    with tempfile.TemporaryDirectory() as folder:
        now = EVENING
        store = Store(place_of(url, Path(folder)), clock=lambda: now)
        await store.start()
        await fill(store, servers)
        for day in ("first", "second"):
            taken, cpu = [], time.process_time()
            while True:
                began = time.perf_counter()
                if not await dailies.claim(store):
                    break
                taken.append(time.perf_counter() - began)
            cpu = (time.process_time() - cpu) / len(taken)
            while found := (await outbox.take(store)).due:
                for quiz in found:
                    await outbox.note_posted(store, quiz, quiz.quiz)
            ordered = sorted(taken)
            last, middle = ordered[int(len(ordered) * 0.99)], statistics.median(taken)
            print(
                f"{day} day: {len(taken)} batches, median {middle * 1000:.2f} ms, "
                f"99 % {last * 1000:.2f} ms, {cpu * 1000:.2f} ms of CPU each"
            )
            now += DAY
        await store.close()


async def rush(url: str, servers: int, latency: float) -> None:
    """Post the dailies of all servers at once, and a day later the next with the reveals."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store(place_of(url, folder))
        await store.start()
        await fill(store, servers)
        await store.close()
        clock = folder / "clock"
        clock.write_text(str(EVENING - MINUTE))
        async with Standin() as discord:
            discord.rest.checks = False
            channels = discord.rest.channels
            channels.latency = latency
            settings = discord.environment(DATABASE_URL=store.place.url.replace("+asyncpg", ""))
            async with driven(folder, clock, settings) as bot:
                await discord.ready()
                await asyncio.sleep(5)
                process = psutil.Process(bot.process.pid)
                print(f"idle: {memory(process)}")
                for day in range(4):
                    await post_all(discord, process, clock, servers, day)
                bot.stop()
                _, output = await bot.end()
                print("  " + ("no trouble" if "Traceback" not in output else output))


async def post_all(discord, process, clock: Path, servers: int, day: int) -> None:
    channels = discord.rest.channels
    began, cpu = time.perf_counter(), sum(process.cpu_times()[:2])
    posted = revealed = passed = 0.0
    while not posted or not revealed:
        move(clock, EVENING + day * DAY + int(passed * 1000))
        await asyncio.sleep(0.1)
        passed = time.perf_counter() - began
        if not posted and len(channels.messages) >= servers * (day + 1):
            posted = passed
        if not revealed and len(channels.edits) >= servers * day:
            revealed = passed
    used = sum(process.cpu_times()[:2]) - cpu
    print(
        f"day {day + 1}: {servers} posted in {posted:.0f} s, all revealed after {revealed:.0f} s, "
        f"{used:.0f} s of CPU, {memory(process)}"
    )


def memory(process: psutil.Process) -> str:
    return f"{process.memory_info().rss / 2**20:.1f} MiB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", choices=("claims", "rush"))
    parser.add_argument("--servers", type=int, default=3000)
    parser.add_argument("--latency", type=float, default=0.15, help="seconds of each call")
    parser.add_argument("--url", default="", help="a PostgreSQL; left out, an SQLite file")
    given = parser.parse_args()
    if given.run == "claims":
        asyncio.run(claims(given.url, given.servers))
    else:
        asyncio.run(rush(given.url, given.servers, given.latency))


if __name__ == "__main__":
    main()
