"""The local page: the real bot in SimCord, started and stopped as a process."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import tomllib
from datetime import UTC, datetime

import pytest
from bot_process import gone, running
from bot_world import open_world
from patience import PATIENCE
from places import ROOT

from bot import local_page
from bot.hosting.config import Settings


def at_its_page(folder, **settings):
    return running(folder, {"LOG_LEVEL": "WARNING", **settings})


def run_script(script, folder):
    """Run Python with our packages and those of the tests in another process, to its end."""
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder, env={"PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}"}, capture_output=True,
        text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_local_page_prints_its_address_and_stops_when_told(tmp_path, number):
    async with at_its_page(tmp_path) as bot:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/#\S+", await bot.address())
        bot.stop(number)
        assert await bot.end() == (0, "")


async def test_a_port_that_is_taken_is_named(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        async with at_its_page(tmp_path, LOCAL_PORT=port) as bot:
            code, output = await bot.end()
    assert code == 2
    assert output == (
        f"The local page cannot start with LOCAL_PORT={port}: preview could not bind port {port}; "
        "LOCAL_PORT=0 takes a free one\n"
    )


def test_the_page_needs_no_video_library(tmp_path):
    """SimCord's own extra also asks for ``av``; our extra ``local`` does without."""
    script = (
        "import sys\n"
        "sys.modules['av'] = None\n"
        "import asyncio\n"
        "from bot_world import make_client\n"
        "from bot import local_page\n"
        "stop = asyncio.Event()\n"
        "def announce(address):\n"
        "    print(address)\n"
        "    stop.set()\n"
        "asyncio.run(local_page.serve(make_client(), stop, port=0, announce=announce))\n"
    )
    ended = run_script(script, tmp_path)
    assert ended.stdout.startswith("http://127.0.0.1:")


def test_a_restarted_page_has_the_same_members(tmp_path):
    """A database that DATABASE_URL names knows them by their ids, which SimCord makes."""
    script = (
        "import asyncio\n"
        "import simcord\n"
        "from bot_world import make_client\n"
        "from bot import local_page\n"
        "create = simcord.Env.create_user\n"
        "def told(*given):\n"
        "    user = create(*given)\n"
        "    print(user.id)\n"
        "    return user\n"
        "simcord.Env.create_user = told\n"
        "stop = asyncio.Event()\n"
        "def announce(address):\n"
        "    stop.set()\n"
        "asyncio.run(local_page.serve(make_client(), stop, port=0, announce=announce))\n"
    )
    first, again = (run_script(script, tmp_path).stdout.split() for _ in range(2))
    assert len(first) == 5
    assert first == again


def test_the_extra_names_what_the_page_imports():
    assert local_page.missing() == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]["local"]
    for module, package in zip(
        local_page.NEEDED, ("simcord", "markdown-it-py", "linkify-it-py", "regex"), strict=True
    ):
        assert module.replace("_", "-") in package
        assert [it for it in extra if it.startswith(f"{package}>=")]


async def test_the_page_leaves_no_worker_of_outlooks_behind(tmp_path):
    script = (
        "import asyncio\n"
        "from bot import local_page\n"
        "from bot.features.outlook.feature import OutlookOptions\n"
        "from bot_world import make_client\n"
        "stop, client, tasks = asyncio.Event(), make_client(), []\n"
        "async def look_and_stop():\n"
        "    await client.outlooks.ask(OutlookOptions('123m456789p1122s1z', turn=17).read(), 1)\n"
        "    print(*client.outlooks.pids)\n"
        "    stop.set()\n"
        "def announce(address):\n"
        "    tasks.append(asyncio.ensure_future(look_and_stop()))\n"
        "asyncio.run(local_page.serve(client, stop, port=0, announce=announce))\n"
    )
    ended = await asyncio.to_thread(run_script, script, tmp_path)
    await gone(int(ended.stdout))
    assert ended.stderr == ""


async def test_the_clock_of_the_page_goes_on_with_the_machines(monkeypatch):
    """By a clock that stands still a question of 20 seconds closes in 12 minutes."""
    monkeypatch.setattr(local_page, "CLOCK_SECONDS", 0.02)
    async with open_world(Settings()) as world:
        keeping = asyncio.create_task(local_page.keep_time(world.env))
        for _ in range(2):
            begun = datetime.now(UTC)
            async with asyncio.timeout(PATIENCE):
                while world.env.now() < begun:  # noqa: ASYNC110 - no event tells of SimCord's clock
                    await asyncio.sleep(0.02)
            assert world.env.now() <= datetime.now(UTC)
        keeping.cancel()
