"""The real bot in SimCord's world, with a channel and two people in it; how to read its answers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, TypeVar

import simcord
from patience import SETTLE_SECONDS

from bot.codec import OURS
from bot.discord.client import Client
from bot.discord.commands import add_commands
from bot.discord.load_club import load_club
from bot.hosting.config import Settings
from bot.local_page import PageClient
from bot.study.clock import Clock, wall_clock

Given = TypeVar("Given")
Result = TypeVar("Result")


def make_client(
    settings: Settings | None = None, clock: Clock = wall_clock, *, deals_here: bool = False
) -> Client:
    """Return the bot as the local page has it, without a database unless one is named.

    Where it ``deals_here``, this process does what workers would, whose start takes a second.
    """
    settings = settings or Settings()
    client = PageClient(replace(settings, database_url=settings.database_url or "off"), clock)
    if deals_here:
        client.workplace.processes, client.workplace.run = 1, _run_here  # type: ignore[method-assign]
    add_commands(client)
    load_club(client)()
    return client


async def _run_here(work: Callable[[Given], Result], given: Given, user: int | None) -> Result:
    del user
    return await asyncio.to_thread(work, given)


class World:
    """A Discord with our bot, a channel, Ann and Bob."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.channel = env.create_guild().create_text_channel("hands")
        self.ann = env.guild.add_member(env.create_user("ann"))
        self.bob = env.guild.add_member(env.create_user("bob"))

    @property
    def client(self) -> Client:
        """The bot that runs now."""
        client = self.env.bot
        assert isinstance(client, Client)
        return client

    def sent(self) -> list[dict[str, Any]]:
        """Every answer to an interaction, as the bot sent it over HTTP."""
        return [
            request.json
            for request in self.env.http_requests
            if request.path.endswith("/callback") and request.json is not None
        ]


@contextmanager
def logged_errors() -> Iterator[list[str]]:
    """Collect what the bot logs as an error, with the error itself."""
    errors: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: errors.append(handler.format(record))  # type: ignore[method-assign]
    log = logging.getLogger("bot")
    log.addHandler(handler)
    try:
        yield errors
    finally:
        log.removeHandler(handler)


@asynccontextmanager
async def open_world(settings: Settings) -> AsyncIterator[World]:
    """Open a world whose bot has settings of its own."""
    client = make_client(settings)
    try:
        async with simcord.run(client, settle_timeout=SETTLE_SECONDS) as env:
            yield World(env)
    finally:
        await client.close()


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, containers and rows included."""
    waiting = list(message.components)
    while waiting:
        component = waiting.pop(0)
        yield component
        waiting = [*component.get("components", ()), *waiting]


def text_of(message: Any) -> str:
    """Return all text of a message."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == 10)


def alt_of(message: Any) -> str:
    """Return the alt text of a message's picture, "" where it has none."""
    items = [item for part in parts(message) if part["type"] == 12 for item in part["items"]]
    return items[0]["description"] if items else ""


def controls_of(message: Any) -> dict[str, dict[str, Any]]:
    """Return the buttons and selects of a message by their slot; a link by its label."""
    found = [part for part in parts(message) if part["type"] in {2, 3}]
    return {
        slot_of(part["custom_id"]) if "custom_id" in part else part["label"]: part for part in found
    }


def slot_of(custom_id: str) -> str:
    """Return the slot of a control, "" of what is not ours."""
    found = OURS.fullmatch(custom_id)
    return "" if found is None else found["slot"]
