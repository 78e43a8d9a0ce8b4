"""The worst inputs and the worst minute, a row each: what was measured, and what it should be.

    python tests/bench/bench_worst.py                 all of it, some two minutes
    python tests/bench/bench_worst.py flood memory    some of it

A row that is over its bound is marked. Other work on the machine makes times longer, never shorter.
"""

import argparse
import asyncio
import inspect
import itertools
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench_load import (  # noqa: E402
    TENPAI,
    Outcome,
    as_fast_as_it_goes,
    ask,
    at_a_pace,
    ids_of,
    our_bot,
    questions,
    resident,
)
from bot_process import free_port  # noqa: E402
from readers import TYPED  # noqa: E402
from standin import Standin  # noqa: E402
from standin_interactions import Asked, command, menu, submit, typing  # noqa: E402

from bot.features.own_data import Export  # noqa: E402
from bot.study import learners  # noqa: E402
from bot.study.place import file_place  # noqa: E402
from bot.study.store import Store  # noqa: E402
from bot.study.tables import answers, quizzes  # noqa: E402

LENGTH = 4000
DEAR = ("吃", "杠", "碰", "槓", "ポン", "팔만", '"東"')
LEARNER = 101
FLOODERS = (9001, 9002)
FLOOD_SECONDS = 12


@dataclass(frozen=True)
class Row:
    """A figure, its unit and the most it may be."""

    what: str
    figure: float
    unit: str
    most: float

    def __str__(self) -> str:
        mark = "OVER" if self.figure > self.most else ""
        bound = f"(at most {self.most:,.0f})"
        return f"{self.what:<62} {self.figure:9,.1f} {self.unit:<4} {bound:<17} {mark}".rstrip()


def reading() -> Iterator[Row]:
    """Read each dear sign up to Discord's limit, everywhere where members type."""
    for name, reader in TYPED.items():
        times = {token: cpu_ms(partial(reader, (token * LENGTH)[:LENGTH])) for token in DEAR}
        worst = max(times, key=lambda token: times[token])
        yield Row(f"read as {name}: {worst} to {LENGTH:,} signs", times[worst], "ms", 40)


def cpu_ms(work: Callable[[], object]) -> float:
    """Return the least CPU time of three runs."""
    taken = []
    for _ in range(3):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken) * 1000


async def export() -> AsyncIterator[Row]:
    """Export a member's answers as the command does."""
    async with filled(20_000) as store, watched_loop() as stalls:
        begun, writing = time.perf_counter(), Export()
        async for table, rows in learners.export(store, LEARNER):
            writing.add(table, rows)
        files = writing.files()
        seconds = time.perf_counter() - begun
    yield Row("export of 20,000 answers", seconds, "s", 10)
    yield Row("  its largest file", max(map(len, files)) / 2**20, "MiB", 10)
    yield Row("  the longest stall of the event loop", max(stalls) * 1000, "ms", 100)


async def deletion() -> AsyncIterator[Row]:
    """Delete everything of a member who answered very often."""
    async with filled(100_000) as store, watched_loop() as stalls:
        begun = time.perf_counter()
        gone = await learners.forget(store, LEARNER)
        seconds = time.perf_counter() - begun
        left = (await learners.progress(store, LEARNER)).stored
    yield Row(f"deletion of 100,000 answers ({gone:,} rows)", seconds, "s", 60)
    yield Row("  answers left", left, "", 0)
    yield Row("  the longest stall of the event loop", max(stalls) * 1000, "ms", 100)


@asynccontextmanager
async def filled(count: int) -> AsyncIterator[Store]:
    """Yield a database with so many answers in one member's practice."""
    now = int(time.time() * 1000)
    asked = [
        {"quiz": at, "purpose": "practice", "kind": "waits", "theme": "nobetan", "level": 2,
         "problem": TENPAI, "language": "en", "asker": LEARNER, "opened_at": now + at}
        for at in range(1, count + 1)
    ]  # fmt: skip
    given = [
        {"quiz": at, "learner": LEARNER, "status": "answered", "choice": "2m", "score": 1.0,
         "answered_at": now + at}
        for at in range(1, count + 1)
    ]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        store = Store(file_place(Path(folder) / "riichi.db"))
        for table, rows in ((quizzes, asked), (answers, given)):
            for start in range(0, count, 5000):
                page = rows[start : start + 5000]
                await store.run(
                    partial(lambda it, at, con: con.execute(it.insert(), at), table, page)
                )
        yield store
        await store.close()


@asynccontextmanager
async def watched_loop(step: float = 0.005) -> AsyncIterator[list[float]]:
    """Yield a list of how many seconds the event loop came late, all the while."""
    late = [0.0]

    async def watch() -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(step)
            late.append(time.perf_counter() - begun - step)

    watching = asyncio.create_task(watch())
    yield late
    watching.cancel()


async def health() -> AsyncIterator[Row]:
    """Hold connections to the health port open without a word."""
    port = free_port()
    async with our_bot(HEALTH_PORT=str(port)) as (discord, process):
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
        begun = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        said = await reader.read()
        seconds = time.perf_counter() - begun
        outcome = Outcome()
        await ask(discord, command("waits", hand=TENPAI), outcome)
        files = process.num_fds()
        for _, held_open in (*held, (reader, writer)):
            held_open.close()
    works = b" 200 " in said
    yield Row("/healthz beside 300 half-open connections", seconds * 1000, "ms", 1000)
    yield Row("  it failed", not works, "", 0)
    yield Row("  files that the bot has open", files, "", 150)
    yield Row("  /waits meanwhile", outcome.seconds[0] * 1000, "ms", 1000)


async def flood() -> AsyncIterator[Row]:
    """Two members send the dearest texts as often as they may, while others ask /waits."""
    async with our_bot() as (discord, process):
        await as_fast_as_it_goes(discord, process, questions(1), 200)
        async with asyncio.TaskGroup() as tasks:
            for who in FLOODERS:
                tasks.create_task(flooding(discord, who))
            asked = (of_this_moment(it) for it in questions(2))
            others = await at_a_pace(discord, process, asked, 2, FLOOD_SECONDS)
    yield Row("two members flood 12 s: the slowest /waits of others", slowest(others), "ms", 1000)
    yield Row(f"  of {2 * FLOOD_SECONDS} never acknowledged", others.lost, "", 0)


async def flooding(discord: Standin, who: int) -> None:
    """Send messages to be read, 20 at once and then two a second, and type ten times a second."""
    texts = itertools.cycle((token * LENGTH)[:LENGTH] for token in DEAR)
    begun = time.perf_counter()
    for number in range(FLOOD_SECONDS * 10):
        await asyncio.sleep(begun + number / 10 - time.perf_counter())
        for _ in range(20 if number == 0 else number % 5 == 0):
            await discord.send(of_this_moment(menu("Analyze hand", next(texts), who=who)))
        typed = typing("waits", who=who, focused="hand", hand=next(texts))
        await discord.send(of_this_moment(typed))


def of_this_moment(asked: Asked) -> Asked:
    """Return an interaction without the head start that tests give: it may come too late."""
    return Asked(asked.data, asked.user, age=0.0)


def slowest(outcome: Outcome) -> float:
    """Return the milliseconds of the slowest acknowledgement."""
    return max(outcome.seconds, default=0.0) * 1000


async def presses() -> AsyncIterator[Row]:
    """A hundred members answer one question within a second."""
    async with our_bot() as (discord, process):
        question = await discord.ask(command("quiz", who=1, hand=TENPAI))
        opener = next(it for it in ids_of(question.message) if "!open:" in it)
        button = opener.replace("!open:", "!submit:")
        pressed = (
            submit(question.message, button, who=who, waits=["2m"]) for who in itertools.count(2)
        )
        outcome = await at_a_pace(discord, process, pressed, 100, 1)
    yield Row("100 presses in a second: the slowest", slowest(outcome), "ms", 1000)
    yield Row("  never acknowledged", outcome.lost, "", 0)


async def practising() -> AsyncIterator[Row]:
    """Two dozen members practise at once, what the bot picks and what takes longest to deal."""
    async with our_bot() as (discord, _):
        await asyncio.sleep(3)  # the warm-up
        for what, options in (("anything", {}), ("cuts", {"kind": "cut"})):
            outcome = Outcome()
            asked = [of_this_moment(command("practice", who=who, **options)) for who in range(24)]
            await asyncio.gather(*(ask(discord, it, outcome) for it in asked))
            name = f"24 /practice of {what} at once: the slowest acknowledgement"
            yield Row(name, slowest(outcome), "ms", 1000)
            yield Row("  never acknowledged", outcome.lost, "", 0)
            await asyncio.sleep(10)  # what was put off is dealt


async def memory() -> AsyncIterator[Row]:
    """Look at the memory of the bot after thousands of questions of many kinds."""
    async with our_bot() as (discord, process):
        await asyncio.sleep(3)  # the warm-up
        idle = resident(process)
        outcome = await at_a_pace(discord, process, mixed(), 50, 100)
        size = resident(process)
        dealt = (command("practice", who=who) for who in itertools.count())
        practised = await at_a_pace(discord, process, dealt, 2, 15)
        last = resident(process)
    yield Row("memory at rest, the main process", idle, "MiB", 98)
    yield Row("  after 5,000 mixed questions", size, "MiB", 140)
    yield Row("  of which never acknowledged", outcome.lost, "", 0)
    yield Row("  after 30 /practice more, two a second", last, "MiB", 140)
    yield Row("  the slowest /practice", slowest(practised), "ms", 3000)
    yield Row("  never acknowledged", practised.lost, "", 0)


def mixed() -> Iterator[Asked]:
    """Ask for many things in turns; each of many people once in a while."""
    for number, asked in enumerate(questions(3)):
        hand, who = asked.data["data"]["options"][0]["value"], number % 500
        yield asked
        yield command("agari", who=who, hand="123m456p789s1122z1z")
        yield command("points", who=who, han="3", fu=40)
        yield menu("Analyze hand", f"I had {hand}", who=who)
        yield typing("waits", who=who, focused="hand", hand=hand)
        yield command("tiles", who=who, hand=hand)
        yield command("help", who=who)


RUNS: dict[str, Callable[[], Iterator[Row] | AsyncIterator[Row]]] = {
    run.__name__: run
    for run in (reading, export, deletion, health, flood, presses, practising, memory)
}


async def main() -> None:
    """Run what the command line names, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="*", choices=[[], *RUNS], default=[])
    for name in parser.parse_args().what or RUNS:
        rows = RUNS[name]()
        if inspect.isasyncgen(rows):
            async for row in rows:
                print(row, flush=True)
        else:
            for row in rows:
                print(row, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
