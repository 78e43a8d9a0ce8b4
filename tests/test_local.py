"""The local page: the real bot in SimCord, started and stopped as a process."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot import local

ROOT = Path(__file__).parents[1]
PATIENCE = 30


async def start(folder, **environment):
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot",
        cwd=folder, env={"PYTHONPATH": str(ROOT), "LOG_LEVEL": "WARNING", **environment},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("number", "settings"),
    [(signal.SIGTERM, {}), (signal.SIGINT, {}), (signal.SIGTERM, {"HELPER_PROCESSES": "2"})],
)
async def test_it_prints_the_address_of_its_page_and_stops_when_told(tmp_path, number, settings):
    process = await start(tmp_path, **settings)
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        assert re.search(r"http://127\.0\.0\.1:\d+/#\S+$", line)
        process.send_signal(number)
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert (process.returncode, out, err) == (0, b"", b"")


async def test_a_port_that_is_taken_is_named(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        process = await start(tmp_path, LOCAL_PORT=port)
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert out == b""
    assert err.decode().splitlines() == [
        f"The local page cannot start with LOCAL_PORT={port}: preview could not bind port {port}"
    ]


def test_the_page_needs_no_video_library(tmp_path):
    """SimCord's own extra also asks for ``av``; our extra ``local`` does without."""
    script = (
        "import sys\n"
        "sys.modules['av'] = None\n"
        "import asyncio\n"
        "from bot_world import make_client\n"
        "from bot import local\n"
        "stop = asyncio.Event()\n"
        "def announce(address):\n"
        "    print(address)\n"
        "    stop.set()\n"
        "asyncio.run(local.serve(make_client(), stop, port=0, announce=announce))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path, env={"PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}"}, capture_output=True,
        text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert ended.stdout.startswith("http://127.0.0.1:")


def test_the_extra_names_what_the_page_imports():
    assert local.missing() == []
    extra = (
        (ROOT / "pyproject.toml").read_text("utf-8").partition("\nlocal = [")[2].partition("]")[0]
    )
    for module, package in zip(
        local.NEEDED, ("simcord", "markdown-it-py", "linkify-it-py", "regex"), strict=True
    ):
        assert module.replace("_", "-") in package
        assert f'"{package}>=' in extra
