"""The costs of the bot: CPU of an answer, time from the process's start to READY, memory.

    python tests/bench/bench_bot.py

An answer is measured from the interaction as the gateway gives it to the payload as it would go
over HTTP, against a command of the same client that says "pong" with an equally large file.
"""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import discord  # noqa: E402
from asking import ask  # noqa: E402
from bench_load import cpu_of, our_bot, pong_bot, resident  # noqa: E402
from bot_world import make_client  # noqa: E402
from discord.webhook.async_ import AsyncWebhookAdapter, async_context  # noqa: E402
from standin_interactions import APPLICATION_ID, command  # noqa: E402

from bot.words import words_for  # noqa: E402

ANSWERS = 400
STARTS = 5
DATABASES = {"without a database": "off", "with a new SQLite file": ""}
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed bot has its bytecode
TILES = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + [
    f"{n}z" for n in range(1, 8)
]


class Recorder(AsyncWebhookAdapter):
    """Takes an answer at the moment when it would go out."""

    def __init__(self):
        super().__init__()
        self.answered = asyncio.Event()
        self.bytes = 0

    async def request(self, route, session, *, payload=None, multipart=None, **_named):
        """Count what would be sent."""
        del session, payload
        self.bytes = sum(len(p["value"].read()) for p in multipart or () if "filename" in p)
        self.answered.set()
        return {"interaction": {"id": route.url.split("/")[-3], "type": 2}}


def hands(count, size):
    """Deal random hands as text."""
    deal = random.Random(1)
    return ["".join(deal.sample(TILES * 4, size)) for _ in range(count)]


async def cpu_of_answers(client, recorder, name, all_options):
    """Return the CPU seconds of each answer and the bytes of its file."""
    state, seconds, sizes = client._connection, [], []
    for number, options in enumerate(all_options):
        data = json.loads(json.dumps(command(name, who=number, **options).event))
        recorder.answered.clear()
        before = time.process_time()
        state.parse_interaction_create(data)
        await recorder.answered.wait()
        seconds.append(time.process_time() - before)
        sizes.append(recorder.bytes)
        await asyncio.sleep(0)
    return seconds, sizes


async def answers():
    """Print what a /waits answer costs, and how it compares to an empty one."""
    recorder = Recorder()
    async_context.set(recorder)
    async with make_client() as client:
        client._connection.application_id = int(APPLICATION_ID)
        pong_bytes = b"0" * 30_000

        @client.tree.command(name="ping", description="pong")
        async def ping(interaction: discord.Interaction) -> None:
            file = discord.File(BytesIO(pong_bytes), "pong.png")
            await interaction.response.send_message("pong", file=file)

        await cpu_of_answers(client, recorder, "waits", [{"hand": "123m"}] * 20)
        for label, dealt in (
            ("13 tiles", hands(ANSWERS, 13)),
            ("14 tiles", hands(ANSWERS, 14)),
            ("tenpai, 14 tiles", ["123456m45p789s11z3p", "11122233344455m"] * (ANSWERS // 2)),
        ):
            options = [{"hand": hand} for hand in dealt]
            cost, sizes = await cpu_of_answers(client, recorder, "waits", options)
            pong_bytes = b"0" * int(statistics.median(sizes))
            empty, _ = await cpu_of_answers(client, recorder, "ping", [{}] * ANSWERS)
            middle, ping_middle = statistics.median(cost), statistics.median(empty)
            print(
                f"/waits, {label}: {middle * 1e3:.2f} ms of CPU (99 of 100 under "
                f"{statistics.quantiles(cost, n=100)[98] * 1e3:.2f}), {middle / ping_middle:.1f} × "
                f"pong with as large a file ({len(pong_bytes) // 1000} kB)"
            )
        say_parts()


def say_parts():
    """Print what the page costs of it."""
    words, dealt = words_for("en-US"), hands(ANSWERS, 14)
    before = time.process_time()
    for hand in dealt:
        ask("waits", hand, words)
    each = (time.process_time() - before) / len(dealt)
    print(f"  of which the words and rows of 14 tiles: {each * 1e3:.2f} ms")


async def starts():
    """Print the CPU from the process's start to READY beside the empty bot's, and the memory.

    The first answer comes when group study is loaded, too.
    """
    cpu, memory = defaultdict(list), []
    for _ in range(STARTS):
        async with pong_bot(0) as (_, process):
            cpu["READY, the empty bot"].append(cpu_of(process))
        for database, url in DATABASES.items():
            async with our_bot(DATABASE_URL=url) as (stand_in, process):
                cpu[f"READY, {database}"].append(cpu_of(process))
                await stand_in.ask(command("waits", hand="1112345678999m"))
                cpu[f"an answer, {database}"].append(cpu_of(process))
                await asyncio.sleep(0.5)
                memory.append(resident(process))
    least = min(cpu["READY, the empty bot"])
    for what, seconds in cpu.items():
        print(
            f"process start to {what}: {min(seconds):.2f} s of CPU at least, "
            f"{min(seconds) / least:.2f} × (median {statistics.median(seconds):.2f} s)"
        )
    print(f"resident memory after one answer, with a database: {max(memory):.0f} MiB")


def imports():
    """Print what importing costs, each in a process of its own."""
    for module in ("discord", "dotenv", "fluent.runtime", "PIL.Image", "engine", "bot.__main__"):
        script = (
            f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
        )
        times = [
            float(subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True))
            for _ in range(STARTS)
        ]
        print(f"import {module}: {min(times) * 1e3:.0f} ms")


if __name__ == "__main__":
    asyncio.run(answers())
    asyncio.run(starts())
    imports()
