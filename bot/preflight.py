"""python -m bot check: is everything there that the bot needs, and does Discord take it?"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from . import local_page
from .discord_app.client import Client
from .discord_app.command_tree import Translator
from .discord_app.commands import add_commands
from .discord_app.connection import enter
from .discord_app.discord_errors import NETWORK, explain
from .discord_app.payload import make_reply
from .hosting.config import Settings
from .picture.render import Palette
from .questions.query import Command
from .questions.typed import TypedQuestion
from .study.place import read_place
from .words import LANGUAGES

SAMPLE: Final = "1112345678999m"
PATIENCE_SECONDS: Final = 15.0


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: what it is, whether it is as it should be, and what was seen."""

    what: str
    fine: bool
    seen: str

    def __str__(self) -> str:
        return f"{'ok   ' if self.fine else 'WRONG'} {self.what}: {self.seen}"


class Visitor(Client):
    """The bot, logging in without changing anything."""

    async def setup_hook(self) -> None:
        """Prepare to name the commands."""
        await self.tree.set_translator(Translator())


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Look at one thing after the other; what needs the one before is left out where that fails."""
    shards = ", ".join(map(str, settings.own_shards)) or "all"
    yield Finding("settings", fine=True, seen=f"shards {shards}, rules {settings.default_rules}")
    yield _picture(settings)
    yield await _database(settings)
    if not settings.discord_token:
        missing = ", ".join(local_page.missing())
        seen = f"none, and the local page lacks {missing}" if missing else "none: a local page"
        yield Finding("token", fine=not missing, seen=seen)
        return
    client = Visitor(settings)
    add_commands(client)
    async with client:
        async for finding in _at_discord(client):
            yield finding


def _picture(settings: Settings) -> Finding:
    palette = Palette(settings.palette)
    try:
        for language in LANGUAGES:
            reply = make_reply(TypedQuestion(Command.WAITS, SAMPLE), language, palette)
            size = len(reply.picture or b"")
    except (OSError, LookupError, ValueError) as error:
        return Finding("assets", fine=False, seen=f"{error!r}: install the bot anew")
    return Finding("assets", fine=True, seen=f"drew a picture of {size / 1000:.0f} kB")


async def _database(settings: Settings) -> Finding:
    """Look at the database without making or changing it."""
    place = read_place(settings.database_url)
    if place is None:
        return Finding("database", fine=True, seen="off: no quizzes")
    # Who checks a bot without a database need not have its library.
    from .study.store import HEAD, Store, StudyUnavailableError  # noqa: PLC0415

    store = Store(place)
    try:
        revision = await store.look()
    except StudyUnavailableError as error:
        return Finding("database", fine=False, seen=str(error))
    finally:
        await store.close()
    if not revision:
        return Finding("database", fine=True, seen=f"{place.name}, made when the bot starts")
    there = f"{place.name}, revision {revision}"
    seen = there if revision == HEAD else f"{there}; this bot works with {HEAD}"
    return Finding("database", fine=revision <= HEAD, seen=seen)


async def _at_discord(client: Client) -> AsyncIterator[Finding]:
    settings = client.settings
    try:
        start = await asyncio.wait_for(enter(client, settings.discord_token), PATIENCE_SECONDS)
        different = await client.tree.differs()
    except Exception as error:  # noqa: BLE001 - what is not Discord's or the network's goes on up
        yield _refusal(error)
        return
    yield Finding("token", fine=True, seen=f"Discord knows the bot as {client.user}")
    there = "others: the bot sends its own when it starts" if different else "the same as here"
    yield Finding("commands", fine=not different or settings.sends_commands, seen=there)
    enough = not settings.shard_count or settings.shard_count >= start.advised
    yield Finding("shards", enough, f"{client.shard_count} of the {start.advised} Discord advises")
    starts = f"{start.left} left until more come in {start.more_in / 3600:.1f} h"
    yield Finding("starts", start.left >= client.own_shard_count, starts)


def _refusal(error: Exception) -> Finding:
    if isinstance(error, NETWORK):
        return Finding("network", fine=False, seen=f"Discord is out of reach ({error!r})")
    trouble = explain(error)
    if trouble is None:
        raise error
    return Finding("token", fine=False, seen=trouble.sentence)
