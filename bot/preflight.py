"""python -m bot check: is everything there that the bot needs, and does Discord take it?"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot import local_page
from bot.backup import damage_of
from bot.discord.client import Client
from bot.discord.commands import add_commands
from bot.discord.connection import enter
from bot.discord.discord_errors import NETWORK, explain
from bot.discord.load_club import load_club
from bot.discord.payload import reply_to
from bot.features.waits.feature import WaitsOptions
from bot.hosting.config import Settings, settings_warnings
from bot.hosting.logs import without_credentials
from bot.hosting.release import release
from bot.picture.render import Palette
from bot.study.place import read_place
from bot.words import LANGUAGES
from engine.outlook import RATES
from engine.problems import PROBLEM_KINDS

SAMPLE: Final = "1112345678999m"
PATIENCE_SECONDS: Final = 15.0

FEW_INTERVALS: Final = 20_000
"""Go-arounds of some hundred games: the least of the package's own levels has 25,048."""


class Severity(StrEnum):
    """The weight of a finding: the bot runs, runs otherwise than was meant, or cannot run."""

    OK = "ok"
    WARN = "warn"
    WRONG = "WRONG"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: how it is, what it is, and what was seen."""

    severity: Severity
    what: str
    seen: str

    def __str__(self) -> str:
        return f"{self.severity:<5} {self.what}: {self.seen}"

    @property
    def fine(self) -> bool:
        """Whether the bot can run with it."""
        return self.severity is not Severity.WRONG


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Look at one thing after the other; what needs the one before is left out where that fails."""
    version = Finding(Severity.OK, "version", str(release()))
    for finding in (version, *_settings(settings), _picture(settings)):
        yield finding
    yield await _database(settings)
    if not settings.discord_token:
        yield _local_page()
        return
    client = Client(settings)
    add_commands(client)
    load_club(client)()
    async with client:
        async for finding in _at_discord(client):
            yield finding


def _settings(settings: Settings) -> Iterator[Finding]:
    language = settings.answer_language
    if language == "user":
        language = f"each user's own ({', '.join(LANGUAGES)})"
    shards = ", ".join(map(str, settings.own_shards)) or "all"
    seen = f"language {language}, rules {settings.default_rules}, shards {shards}"
    if settings.proxy_url:
        seen = f"{seen}, proxy {without_credentials(settings.proxy_url)}"
    yield Finding(Severity.OK, "settings", seen)
    rates = settings.outlook_rates
    if rates != RATES:
        seen = f"{rates.name}, counted in {rates.intervals:,} go-arounds"
        few = rates.intervals < FEW_INTERVALS
        hint = ": too few for the rare classes, see docs/outlook.md" if few else ""
        yield Finding(Severity.WARN if few else Severity.OK, "rates", f"{seen}{hint}")
    if not settings.outlook_processes:
        slow = ", ".join(name for name, kind in PROBLEM_KINDS.items() if kind.is_slow)
        seen = f"off, so there is no /outlook, /methods or /game, and no problem of {slow} is dealt"
        yield Finding(Severity.OK, "workers", seen)
    for warning in settings_warnings():
        yield Finding(Severity.WARN, "settings", warning)


def _picture(settings: Settings) -> Finding:
    palette = Palette(settings.palette)
    try:
        for language in LANGUAGES:
            reply = reply_to(WaitsOptions(SAMPLE), language, palette)
            size = len(reply.picture or b"")
    except OSError as error:
        seen = f"{error.filename}: {error.strerror}; install the bot again"
        return Finding(Severity.WRONG, "assets", seen)
    except (LookupError, ValueError):
        return Finding(Severity.WRONG, "assets", "a file is damaged; install the bot again")
    return Finding(Severity.OK, "assets", f"drew a picture of {size / 1000:.0f} kB")


def _local_page() -> Finding:
    if missing := ", ".join(local_page.missing()):
        seen = f"none: set DISCORD_TOKEN. The local page, which needs none, lacks {missing}"
        return Finding(Severity.WRONG, "token", seen)
    return Finding(Severity.OK, "token", "none; python -m bot opens a local page")


async def _database(settings: Settings) -> Finding:
    """Look at the database without making or changing it."""
    place = read_place(settings.database_url)
    if place is None:
        return Finding(Severity.OK, "database", "off, so there are no quizzes")
    if not (settings.discord_token or settings.database_url):
        return Finding(Severity.OK, "database", "one of the local page's own, which ends with it")
    # A bot without a database can be checked where its library is not installed.
    from bot.study.store import HEAD, Store, StudyUnavailableError, Trouble  # noqa: PLC0415

    store, file = Store(place), place.file
    try:
        revision = await store.look()
        seen = f"{place.name}, made when the bot starts"
        if revision:
            seen = f"{place.name}, revision {revision}"
        if revision not in ("", HEAD):
            seen = f"{seen}, where this bot works with {HEAD}"
        found = Finding(Severity.OK, "database", seen)
    except StudyUnavailableError as error:
        weight = Severity.WRONG if error.trouble is Trouble.VERSION else Severity.WARN
        found = Finding(weight, "database", f"{error}; without it there are no quizzes")
    finally:
        await store.close()
    # Of a damaged file the revision may be read, or not.
    if file is not None and file.exists() and (wrong := _fault_of(file)):
        return Finding(Severity.WRONG, "database", f"{place.name} {wrong}")
    return found


def _fault_of(file: Path) -> str:
    """Return what is wrong with an SQLite file that can be read, and what to do; else ""."""
    if wrong := damage_of(file):
        return f"is damaged ({wrong}): stop the bot and restore the last backup"
    if not os.access(file, os.W_OK):
        return "cannot be written; give the file to the user who runs the bot"
    return ""


async def _at_discord(client: Client) -> AsyncIterator[Finding]:
    settings = client.settings
    try:
        start = await asyncio.wait_for(enter(client, settings.discord_token), PATIENCE_SECONDS)
        different = await client.tree.differs()
    except Exception as error:  # noqa: BLE001 - what is not Discord's or the network's goes on up
        yield _refusal(error)
        return
    yield Finding(Severity.OK, "token", f"Discord knows the bot as {client.user}")
    if client.study is not None:
        yield Finding(Severity.OK, "link", f"{client.invitation} adds the commands")
        seen = f"{client.invitation_to_post()} makes the bot a member, as dailies need"
        yield Finding(Severity.OK, "link", seen)
    else:
        yield Finding(Severity.OK, "link", f"{client.invitation} adds the bot")
    there = "others: the bot sends its own when it starts" if different else "the same as here"
    sent = not different or settings.sends_commands
    yield Finding(_ok_if(sent), "commands", there)
    enough = not settings.shard_count or settings.shard_count >= start.advised
    shards = f"{client.shard_count}, and Discord advises {start.advised}"
    yield Finding(_ok_if(enough), "shards", shards)
    starts = f"{start.left} left for the next {start.more_in / 3600:.1f} h"
    yield Finding(_ok_if(start.left >= client.own_shard_count), "starts", starts)


def _ok_if(fine: object) -> Severity:
    return Severity.OK if fine else Severity.WRONG


def _refusal(error: Exception) -> Finding:
    if isinstance(error, NETWORK):
        return Finding(Severity.WRONG, "network", f"Discord cannot be reached: {_reason(error)}")
    trouble = explain(error)
    if trouble is None:
        raise error
    return Finding(Severity.WRONG, "token", trouble.sentence)


def _reason(error: Exception) -> str:
    if not isinstance(error, OSError):
        return without_credentials(str(error))
    if error.errno and error.errno > 0:  # aiohttp puts addresses in place of the system's words
        return os.strerror(error.errno)
    return error.strerror or f"no answer within {PATIENCE_SECONDS:.0f} s"
