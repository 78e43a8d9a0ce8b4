"""The bot's own process stays lean: what takes memory is loaded in others, or not at all."""

import psutil
import pytest
from bot_process import running
from standin import Standin
from standin_interactions import command

from engine.problems import PROBLEM_KINDS

HEAVY = ("numpy", "highspy", "asyncpg")
"""Libraries with compiled parts, which the memory map of a process that loads them names."""

ASKED = [
    ("waits", {"hand": "1112345678999m"}),
    ("outlook", {"hand": "123m4067p789s1122z"}),
    ("methods", {"hand": "1112345678999m"}),
    ("quiz", {"kind": "cut"}),
    *(("practice", {"kind": kind}) for kind in PROBLEM_KINDS),
]


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
        (worker,) = (it for it in process.children() if "bot.discord_app.worker" in it.cmdline())
        assert "numpy" in loaded_by(worker)
