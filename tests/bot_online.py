"""The real bot online in the test's own process, connected to a stand-in for Discord.

A process of its own, as ``bot_process`` starts it, costs seconds; only what a process alone shows
needs one: signals, exit codes, its output, its memory.
"""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import StringIO
from typing import Any

from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route
from patience import PATIENCE
from standin import Standin

from bot.discord import connection
from bot.discord.client import Client
from bot.discord.commands import add_commands
from bot.hosting import health, logs
from bot.hosting.config import Settings
from bot.study.clock import Clock, wall_clock


@dataclass
class OnlineBot:
    """A bot that has been started; ``log`` holds the lines it wrote so far."""

    client: Client
    serving: asyncio.Task[None]
    told_to_stop: asyncio.Event
    log: StringIO

    def stop(self) -> None:
        """Tell it to finish its answers and leave, as SIGTERM does."""
        self.told_to_stop.set()

    async def said(self, word: str) -> None:
        """Wait until its log has this word."""
        async with asyncio.timeout(PATIENCE):
            while word not in self.log.getvalue():  # noqa: ASYNC110 - a log tells nobody of a line
                await asyncio.sleep(0.02)

    async def failure(self) -> BaseException | None:
        """Wait until it has ended by itself, and return what ended it."""
        await asyncio.wait({self.serving}, timeout=PATIENCE)
        return self.serving.exception()

    async def end(self) -> str:
        """Stop it, wait until it has left, and return its log."""
        self.stop()
        await asyncio.wait_for(self.serving, PATIENCE)
        return self.log.getvalue()


@asynccontextmanager
async def online(
    discord: Standin, port: int = 0, clock: Clock = wall_clock, **settings: Any
) -> AsyncIterator[OnlineBot]:
    """Run the bot with these settings, its health served at ``port`` unless that is 0."""
    chosen = {"database_url": "off", "discord_api_base": discord.address} | settings
    client = Client(Settings(**chosen), clock)
    add_commands(client)
    log, stop, root = StringIO(), asyncio.Event(), logging.getLogger()
    before = root.handlers, root.level
    logs.set_up("INFO", "plain", discord.gateway.token)
    root.handlers[0].setStream(log)
    addresses = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    try:
        told = (lambda: client.trouble), (lambda: client.study_trouble)
        async with health.serving("127.0.0.1", port, client.metrics, *told):
            serving = asyncio.create_task(connection.serve(client, discord.gateway.token, stop))
            bot = OnlineBot(client, serving, stop, log)
            try:
                yield bot
            finally:
                if not serving.done():
                    await bot.end()
    finally:
        for thread in threading.enumerate():
            # Of a shard that was cancelled before it had identified; both would end with a process.
            if isinstance(thread, KeepAliveHandler):
                thread.stop()
                await thread.ws.socket.close()
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = addresses
        root.handlers, root.level = before
        logging.captureWarnings(capture=False)
