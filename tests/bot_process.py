"""The real bot as a process of its own, ``python -m bot``, and what it wrote when it ended."""

import asyncio
import itertools
import os
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, fields
from pathlib import Path

import psutil
from patience import PATIENCE
from places import ROOT

from bot.hosting.config import Settings

OURS = tuple(it.name.upper() for it in fields(Settings))


@dataclass
class BotProcess:
    """A running bot."""

    process: asyncio.subprocess.Process
    read: list[str] = field(default_factory=list)
    """The lines read so far of its error output."""

    def stop(self, number: int = signal.SIGTERM) -> None:
        """Send it a signal."""
        self.process.send_signal(number)

    async def address(self) -> str:
        """Return the address of its local page, which it prints as soon as there is one."""
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        return line.decode().split()[-1]

    async def end(self) -> tuple[int | None, str]:
        """Wait for the end; return the exit code and all output."""
        out, err = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        return self.process.returncode, out.decode() + "".join(self.read) + err.decode()

    async def said(self, word: str) -> None:
        """Wait for a line of its error output with this word."""
        async with asyncio.timeout(PATIENCE):
            while not self.read or word not in self.read[-1]:
                line = await self.process.stderr.readline()
                assert line, f"the bot ended without a word of {word}"
                self.read.append(line.decode())


async def gone(pid: int) -> None:
    """Wait until a process has ended; one that its parent has not asked after counts as ended."""
    async with asyncio.timeout(PATIENCE):
        while is_running(pid):  # noqa: ASYNC110 - its end tells nobody
            await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    """Return whether a process has not ended."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


_ports = itertools.cycle(random.Random(os.getpid()).sample(range(20_000, 30_000), 10_000))


def free_port() -> int:
    """Return a free port of this machine, of those that the system gives to nobody by itself.

    Else another process could be given it before it is used.
    """
    for port in _ports:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("a cycle does not end")


def _alone(settings: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which the bot has these settings alone."""
    inherited = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
    return {**inherited, "PYTHONPATH": str(ROOT), **settings}


@asynccontextmanager
async def running(
    folder: Path, settings: Mapping[str, str], *arguments: str
) -> AsyncIterator[BotProcess]:
    """Run the bot in a folder with these settings alone; kill it if it outlives the test."""
    async with started(_alone(settings), folder, sys.executable, "-m", "bot", *arguments) as bot:
        yield bot


PATIENT = f"""
from bot.discord import outlook_pool
outlook_pool.LONGEST_SECONDS = {PATIENCE}
from bot.__main__ import main
main()
"""
"""The bot whose workers, which leave a busy machine to all others, have longer for an answer."""


@asynccontextmanager
async def patient(folder: Path, settings: Mapping[str, str]) -> AsyncIterator[BotProcess]:
    """Run the bot as above, and give its workers longer."""
    async with started(_alone(settings), folder, sys.executable, "-c", PATIENT) as bot:
        yield bot


@asynccontextmanager
async def driven(
    folder: Path, clock: Path, settings: Mapping[str, str]
) -> AsyncIterator[BotProcess]:
    """Run the bot with the clock of group study in a file, which `driven_bot.move` moves."""
    script = str(ROOT / "tests" / "driven_bot.py")
    async with started(_alone(settings), folder, sys.executable, script, str(clock)) as bot:
        yield bot


@asynccontextmanager
async def started(
    environment: Mapping[str, str], folder: Path, *command: str
) -> AsyncIterator[BotProcess]:
    """Run a command in a folder; kill it if it outlives the test."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield BotProcess(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
