"""The bot's own process stays lean: what takes memory is loaded in others, or not at all."""

import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from bot_process import running
from standin import Standin
from standin_interactions import command

from engine.problems import PROBLEM_KINDS

ROOT = Path(__file__).parents[2]

HEAVY = ("numpy", "highspy", "asyncpg")
"""Libraries with compiled parts, which the memory map of a process that loads them names."""

ASKED = [
    ("waits", {"hand": "1112345678999m"}),
    ("outlook", {"hand": "123m4067p789s1122z"}),
    ("methods", {"hand": "1112345678999m"}),
    ("quiz", {"kind": "cut"}),
    *(("practice", {"kind": kind}) for kind in PROBLEM_KINDS),
]

START = """
import asyncio, sys
from pathlib import Path
from bot.discord.client import Client
from bot.discord.club import add_club
from bot.hosting.config import Settings
from bot.study.place import file_place
async def main():
    client = Client(Settings(discord_token="token"))
    add_club(client, file_place(Path(sys.argv[1])))
    await client.study.start()
    await client.study.close()
asyncio.run(main())
print(*sys.modules)
"""


def loaded_by(process):
    return {name for it in process.memory_maps() for name in HEAVY if f"/{name}" in it.path}


@pytest.mark.skipif(not hasattr(psutil.Process, "memory_maps"), reason="Linux tells them")
async def test_the_process_that_talks_to_discord_loads_no_library_of_arrays(tmp_path):
    async with Standin() as discord, running(tmp_path, discord.environment()) as bot:
        await discord.ready()
        for who, (name, options) in enumerate(ASKED):
            await discord.ask(command(name, who=who, **options))
        process = psutil.Process(bot.process.pid)
        assert not loaded_by(process)
        (worker,) = (it for it in process.children() if "bot.discord.worker" in it.cmdline())
        assert "numpy" in loaded_by(worker)


def test_a_start_with_sqlite_loads_no_migration_no_other_database_and_no_fonts(tmp_path):
    """In a process of its own: what this one has imported would hide it."""
    for _ in range(2):
        told = subprocess.run(
            (sys.executable, "-c", START, tmp_path / "study.db"),
            cwd=ROOT, check=True, capture_output=True, text=True,
        )  # fmt: skip
        loaded = set(told.stdout.split())
        assert "PIL.Image" in loaded
        assert "sqlalchemy.dialects.sqlite" in loaded
        unused = {"alembic", "asyncpg", "sqlalchemy.dialects.postgresql", "PIL.ImageFont"}
        assert loaded.isdisjoint(unused)
