"""The real bot under load, through a real gateway and REST stand-in over loopback.

    python tests/bench/bench_load.py speed     /waits beside an empty command, in one run
    python tests/bench/bench_load.py pace      100 questions a second for a minute
    python tests/bench/bench_load.py memory    100,000 questions
    python tests/bench/bench_load.py beside    30 /waits a second beside 5 /methods a second
    python tests/bench/bench_load.py outlook   30 /waits a second while outlooks are computed
    python tests/bench/bench_load.py votes     50 answers to quizzes a second beside 50 /waits
    python tests/bench/bench_load.py idle      memory at rest with SQLite and without a database

The empty command answers "pong" with a file as large as a /waits picture. The bots are processes
of their own, asked in turns; the stand-in takes the CPU of a second core. CPU per answer tells more
than answers a second where others use the machine.
"""

import argparse
import asyncio
import itertools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import psutil  # noqa: E402
from bot_process import running  # noqa: E402
from dealt import as_hand, from_wall, tenpai, tenpai_to_cut  # noqa: E402
from outlook_hands import dealt_hand  # noqa: E402
from standin import Standin  # noqa: E402
from standin_interactions import Asked, command, submit  # noqa: E402

from engine import format_hand  # noqa: E402

AT_A_TIME = 24
WARM_UP = 500
PEOPLE = 5000


@dataclass
class Outcome:
    """The times of acknowledgements, the time they were spread over, and the CPU the bot spent."""

    seconds: list[float] = field(default_factory=list)
    lost: int = 0
    elapsed: float = 0.0
    cpu: float = 0.0

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.seconds) / self.elapsed

    @property
    def cpu_each(self) -> float:
        """CPU seconds an answer."""
        return self.cpu / len(self.seconds)

    def __str__(self) -> str:
        cuts = statistics.quantiles(self.seconds, n=100)
        return (
            f"{self.rate:6.0f} answers/s, p50 {cuts[49] * 1e3:5.1f} ms, "
            f"p99 {cuts[98] * 1e3:5.1f} ms, "
            f"{self.cpu_each * 1e3:.2f} ms of CPU each, {self.lost} lost"
        )


DEALS = {
    "tenpai": (tenpai, 13),
    "tenpai to cut": (tenpai_to_cut, 14),
    "from the wall, 13": (from_wall, 13),
    "from the wall, 14": (from_wall, 14),
}


TENPAI = "3334m123p567s789s"
"""The hand of the quizzes that are answered."""

WALL = ("from the wall, 13", "from the wall, 14")

COMPARED = ("11123455678999m", "22333445556677p", "1112345678999m", "11122233344455s")


def questions(seed: int, *kinds: str) -> Iterator[Asked]:
    """Deal hands of these kinds in turns, of every kind where none is named, to many people."""
    random = Random(seed)
    deals = [DEALS[kind] for kind in kinds or DEALS]
    for number in itertools.count():
        deal, size = deals[number % len(deals)]
        hand = format_hand(as_hand(deal(random, size)))
        yield command("waits", who=number % PEOPLE, hand=hand)


def pings(name: str) -> Iterator[Asked]:
    """Ask for nothing."""
    return (command(name, who=number % PEOPLE) for number in itertools.count())


async def ask(discord: Standin, asked: Asked, outcome: Outcome) -> None:
    """Ask one question and wait for its acknowledgement."""
    answer = await discord.send(asked)
    try:
        await answer.until_done(5)
    except TimeoutError:
        outcome.lost += 1
        discord.rest.answers.pop(asked.id, None)
    else:
        outcome.seconds.append(answer.seconds)


async def as_fast_as_it_goes(
    discord: Standin, process: psutil.Process, asking: Iterator[Asked], count: int
) -> Outcome:
    """Keep so many questions open all the time."""
    outcome = Outcome()
    left = itertools.repeat(None, count)
    before, started = cpu_of(process), time.perf_counter()

    async def one_of_many() -> None:
        for _ in left:
            await ask(discord, next(asking), outcome)

    await asyncio.gather(*(one_of_many() for _ in range(AT_A_TIME)))
    outcome.elapsed = time.perf_counter() - started
    outcome.cpu = cpu_of(process) - before
    return outcome


async def at_a_pace(
    discord: Standin, process: psutil.Process, asking: Iterator[Asked], rate: int, seconds: int
) -> Outcome:
    """Ask at even distances, whether answers come or not."""
    outcome = Outcome()
    before, started = cpu_of(process), time.perf_counter()
    async with asyncio.TaskGroup() as tasks:
        for number in range(rate * seconds):
            await asyncio.sleep(started + number / rate - time.perf_counter())
            tasks.create_task(ask(discord, next(asking), outcome))
    outcome.elapsed = time.perf_counter() - started
    outcome.cpu = cpu_of(process) - before
    return outcome


def cpu_of(process: psutil.Process) -> float:
    """Return the CPU seconds so far of a bot."""
    times = process.cpu_times()
    return times.user + times.system


def resident(process: psutil.Process) -> float:
    """Return the resident memory in MiB of a bot."""
    return process.memory_info().rss / 2**20


@asynccontextmanager
async def our_bot(**settings: str):
    """Run the bot against a stand-in that keeps nothing; its database is an SQLite file."""
    async with Standin() as discord, asyncio.timeout(3600):
        with tempfile.TemporaryDirectory() as folder:
            settings = discord.environment(LOG_LEVEL="WARNING", **settings)
            async with running(Path(folder), settings) as bot:
                # A log that nobody reads holds up the bot.
                telling = asyncio.create_task(tell(bot.process.stderr))
                try:
                    await discord.connected()
                    forget(discord)
                    yield discord, psutil.Process(bot.process.pid)
                finally:
                    telling.cancel()


async def tell(lines: asyncio.StreamReader) -> None:
    """Show what a bot logs."""
    async for line in lines:
        sys.stderr.write(line.decode())


@asynccontextmanager
async def pong_bot(size: int):
    """Run the empty bot against a stand-in of its own."""
    async with Standin() as discord:
        environment = {**os.environ, **discord.environment(), "PONG_BYTES": str(size)}
        script = Path(__file__).with_name("pong_bot.py")
        process = await asyncio.create_subprocess_exec(sys.executable, str(script), env=environment)
        try:
            await discord.connected()
            forget(discord)
            yield discord, psutil.Process(process.pid)
        finally:
            process.terminate()
            await process.wait()


def forget(discord: Standin) -> None:
    """Let the stand-in keep and check nothing: its own work is not measured."""
    discord.rest.checks = discord.rest.keeps = discord.gateway.remembers = False


async def picture_size(discord: Standin) -> int:
    """Return the median size of the pictures of some answers."""
    discord.rest.keeps = True
    asking = questions(0)
    answers = [await discord.ask(next(asking)) for _ in range(100)]
    forget(discord)
    return int(statistics.median(sum(map(len, answer.files.values())) for answer in answers))


async def speed(rounds: int, count: int) -> None:
    """Compare /waits to the empty command, in turns: CPU of each, and answers a second."""
    async with our_bot() as ours:
        size = await picture_size(ours[0])
        async with pong_bot(size) as empty:
            pong = f"an empty LayoutView, a file of {size / 1000:.0f} kB"
            dealt = "/waits, hands from the wall"
            bots = {
                pong: (empty, pings("layout")),
                "a plain message with that file": (empty, pings("pong")),
                "/waits, every kind of hand": (ours, questions(1)),
                dealt: (ours, questions(1, *WALL)),
            }
            for bot, asking in bots.values():
                await as_fast_as_it_goes(*bot, asking, WARM_UP)
            outcomes: dict[str, list[Outcome]] = {name: [] for name in bots}
            for _ in range(rounds):
                for name, (bot, asking) in bots.items():
                    outcome = await as_fast_as_it_goes(*bot, asking, count)
                    outcomes[name].append(outcome)
                    print(f"{outcome}: {name}", flush=True)
            for name in [*bots][1:]:
                pairs = list(zip(outcomes[name], outcomes[pong], strict=True))
                rate = statistics.median(ours.rate / pong.rate for ours, pong in pairs)
                cpu = statistics.median(ours.cpu_each / pong.cpu_each for ours, pong in pairs)
                print(f"{name}: {rate:.2f} of the empty command's rate, {cpu:.2f} of its CPU")
            for name, ((_, process), _) in bots.items():
                print(f"{name}: {resident(process):.0f} MiB")


async def pace(rate: int, seconds: int) -> None:
    """Ask for hands from the wall at a steady pace."""
    async with our_bot() as (discord, process):
        asking = questions(2, *WALL)
        await as_fast_as_it_goes(discord, process, asking, WARM_UP)
        print(f"asked {rate} a second: {await at_a_pace(discord, process, asking, rate, seconds)}")


async def beside(rate: int = 30, seconds: int = 20) -> None:
    """Ask at a steady pace, and beside it for comparisons of hands, which take long."""
    async with our_bot() as (discord, process):
        asking, hands = questions(2), itertools.cycle(COMPARED)
        compared = (command("methods", who=PEOPLE, hand=hand) for hand in hands)
        await as_fast_as_it_goes(discord, process, asking, WARM_UP)
        waits, methods = await asyncio.gather(
            at_a_pace(discord, process, asking, rate, seconds),
            at_a_pace(discord, process, compared, 5, seconds),
        )
        print(f"/waits {waits}\n/methods {methods}")


async def outlook(rate: int = 30, seconds: int = 20) -> None:
    """Ask at a steady pace, alone and then beside outlooks of 3-shanten hands without a pause."""
    async with our_bot() as (discord, process):
        asking, random = questions(2), Random(4)
        hands = (format_hand(dealt_hand(random, shanten=3)) for _ in itertools.count())
        looked = (command("outlook", who=PEOPLE + at, hand=hand) for at, hand in enumerate(hands))
        await as_fast_as_it_goes(discord, process, asking, WARM_UP)
        alone = await at_a_pace(discord, process, asking, rate, seconds)
        print(f"/waits alone           {alone}", flush=True)
        first = Outcome()
        await ask(discord, next(looked), first)
        print(f"first outlook acknowledged after {first.seconds[0] * 1e3:.0f} ms")
        waits, outlooks = await asyncio.gather(
            at_a_pace(discord, process, asking, rate, seconds),
            at_a_pace(discord, process, looked, 2, seconds),
        )
        workers = [worker for worker in process.children() if resident(worker) > 30]
        print(f"/waits beside outlooks {waits}\n/outlook               {outlooks}")
        print(f"workers: {', '.join(f'{resident(worker):.0f} MiB' for worker in workers)}")


async def votes(rate: int, seconds: int) -> None:
    """Answer quizzes at a steady pace, and ask as many ordinary questions beside them."""
    async with our_bot() as (discord, process):
        asking, answering = questions(4, *WALL), itertools.count()
        quizzes = [await discord.ask(command("quiz", who=PEOPLE, hand=TENPAI)) for _ in range(9)]
        messages = [answer.message for answer in quizzes]

        def vote() -> Asked:
            number = next(answering)
            message = messages[number // PEOPLE % len(messages)]
            button = next(it for it in ids_of(message) if "!open:" in it)
            chosen = [["2m", "4m", "5m"], ["3m"]][number % 2]
            custom_id = button.replace("!open:", "!submit:")
            return submit(message, custom_id, who=number % PEOPLE, waits=chosen)

        voting = (vote() for _ in itertools.count())
        await as_fast_as_it_goes(discord, process, asking, WARM_UP)
        await as_fast_as_it_goes(discord, process, voting, WARM_UP)
        waits, votes = await asyncio.gather(
            at_a_pace(discord, process, asking, rate, seconds),
            at_a_pace(discord, process, voting, rate, seconds),
        )
        print(f"/waits {waits}\nvotes  {votes}")
        alone = await as_fast_as_it_goes(discord, process, voting, 20 * rate)
        print(f"votes alone {alone}; {resident(process):.0f} MiB")


def ids_of(component: dict[str, Any]) -> Iterator[str]:
    """Yield the custom_ids in a message."""
    yield from filter(None, [component.get("custom_id")])
    for part in component.get("components", ()):
        yield from ids_of(part)


async def idle(seconds: float = 5.0) -> None:
    """Look at the memory of a bot that nobody asks, with a database and without."""
    for database in ("", "off"):
        async with our_bot(DATABASE_URL=database) as (_, process):
            await asyncio.sleep(seconds)
            print(f"DATABASE_URL={database or 'riichi.db':<9} {resident(process):.1f} MiB")


async def memory(count: int, first: int = 5000) -> None:
    """Ask very often, and look at what is kept."""
    async with our_bot() as (discord, process):
        asking = questions(3)
        lost, done, before = 0, 0, 0.0
        while done < count:
            part = min(first, count - done)
            outcome = await as_fast_as_it_goes(discord, process, asking, part)
            done, lost = done + part, lost + outcome.lost
            before = before or resident(process)
            print(f"{done:7,} answers: {resident(process):.1f} MiB, {outcome}", flush=True)
        print(f"grew by {resident(process) - before:.1f} MiB after the first {first}; {lost} lost")


def main() -> None:
    """Run what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    runs: dict[str, Callable[[argparse.Namespace], object]] = {
        "speed": lambda given: speed(given.rounds, given.count or 1500),
        "pace": lambda given: pace(given.rate, given.seconds),
        "memory": lambda given: memory(given.count or 100_000),
        "beside": lambda _: beside(),
        "outlook": lambda _: outlook(),
        "votes": lambda given: votes(min(given.rate, 50), min(given.seconds, 20)),
        "idle": lambda _: idle(),
    }
    parser.add_argument("what", choices=runs)
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=60)
    given = parser.parse_args()
    asyncio.run(runs[given.what](given))


if __name__ == "__main__":
    main()
