"""The life of the bot: how it enters Discord, waits for the network, runs, and leaves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.features.agari import AgariOptions
from bot.features.help import HelpOptions
from bot.features.waits.feature import WaitsOptions
from bot.picture import render
from bot.read.reader import read_message

from .client import Client
from .discord_errors import NETWORK, TOO_MANY_REQUESTS
from .load_club import load_club
from .payload import reply_to

HANDS: Final = (
    "1112345678999m",  # tenpai, a yakuman, prices
    "123456m45p789s11z3p",  # a cut for tenpai
    "277m11367s162z",  # far from it, with nothing drawn
    "13579m2468p1359s1z",  # far from it, with a cut to choose
    "11122233344455m",  # complete, with four readings
    "34m406p678s55p[2'34s]5m",  # complete, with a meld and a red five
    "119m19p19s1234567z",  # thirteen orphans
    "123m4x",  # no hand
)
"""A hand for every kind of answer."""


def warm_up(languages: Iterable[str], palette: render.Palette) -> None:
    """Load what answers need, and answer every kind of hand in these languages."""
    render.load()
    read_message(HANDS)
    for language in languages:
        for hand in HANDS:
            for options in (WaitsOptions(hand), AgariOptions(hand)):
                reply_to(options, language, palette)
        reply_to(HelpOptions(), language, palette)


log = logging.getLogger(__name__)

Got = TypeVar("Got")

RETRY_SECONDS: Final = 60.0
"""The longest pause before Discord is tried again when it is out of reach at the start."""

CANCEL_SECONDS: Final = 0.1
"""How long what is cancelled may take until it is cancelled again."""


@dataclass(frozen=True, slots=True)
class SessionLimit:
    """Discord's answer to a bot that is about to connect.

    ``advised`` is how many shards it should have, ``left`` how many sessions may be started until
    more are allowed, ``more_in`` seconds from now.
    """

    advised: int
    left: int
    more_in: float


async def serve(
    client: Client,
    token: str,
    stop: asyncio.Event,
    once_complete: Callable[[], None] = lambda: None,
) -> None:
    """Run until ``stop`` is set, then finish the open answers and leave with close code 1000.

    ``once_complete`` is called when all is loaded. Waits for the network where there is none at the
    start. Raises what discord.py raises where Discord will not have the bot, which
    `discord_errors.explain` puts in words.
    """
    async with client:
        running = asyncio.create_task(_run(client, token, once_complete))
        stopped = asyncio.create_task(stop.wait())
        try:
            await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if not running.done():
                await client.drain()
        finally:
            # Cancelled first, the gateway's reader cannot see our close and send 4000 itself.
            stopped.cancel()
            running.cancel()
            await asyncio.wait({running})
        if not running.cancelled():
            await running


async def enter(client: Client, token: str) -> SessionLimit:
    """Log in, and ask Discord for its gateway, the shards it advises and the starts left."""
    Route.BASE = client.settings.discord_api_base
    await client.login(token)
    advised, gateway, starts = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if not client.settings.shard_count:
        client.shard_count = advised
    return SessionLimit(advised, starts["remaining"], starts["reset_after"] / 1000)


async def _run(client: Client, token: str, once_complete: Callable[[], None]) -> None:
    start = await _patiently(client, partial(_enter, client, token))
    log.info("Add the bot to a server or to your account: %s", client.invitation)
    client.admission.open.clear()
    connecting = asyncio.create_task(_connect(client, start))
    both = connecting, asyncio.create_task(_complete(client, once_complete))
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
        if client.is_closed():  # the gateway's end has broken what the other was doing
            await asyncio.wait({connecting})
    finally:
        await _cancel(both)
    for error in [task.exception() for task in both if not task.cancelled()]:
        if error is not None:
            raise error


async def _cancel(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended: a shard of discord.py that identifies goes on once."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=CANCEL_SECONDS)


async def _connect(client: Client, start: SessionLimit) -> None:
    """Connect to the gateway, once Discord allows it, and stay there."""
    if start.left < client.own_shard_count:
        log.warning("Too many starts today: Discord allows the next in %.0f s", start.more_in)
        await asyncio.sleep(start.more_in)
    await client.connect()


async def _complete(client: Client, once_complete: Callable[[], None]) -> None:
    """Load group study while the gateway is shaking hands, and take up all work.

    Whoever asks meanwhile waits for what is loaded, not for a database, which may take long.
    """
    add_club = await asyncio.to_thread(load_club, client)
    add_club()
    client.admission.open.set()
    if client.poster is not None:
        log.info(
            "To post dailies it has to be a member of the server: %s", client.invitation_to_post()
        )
    once_complete()
    await client.start_study()
    try:
        await _patiently(client, client.tell_commands)
    except Exception as error:  # the commands that Discord has are answered as before
        inside = None if isinstance(error, discord.HTTPException) else error
        told = "Discord was not sent the commands, and has others: %s"
        log.error(told, error, exc_info=inside)  # noqa: TRY400 - a refusal needs no traceback
    await client.start_posting()


async def _enter(client: Client, token: str) -> SessionLimit:
    try:
        return await enter(client, token)
    except Exception:
        await client.http.close()
        client.http.connector = discord.utils.MISSING  # the closed one cannot be used again
        raise


async def _patiently(client: Client, work: Callable[[], Awaitable[Got]]) -> Got:
    """Return the result of something at Discord, tried with growing pauses until it is in reach."""
    backoff: ExponentialBackoff[bool] = ExponentialBackoff()
    while True:
        try:
            return await work()
        except Exception as error:
            if not _passes(error):
                raise
            pause = max(min(backoff.delay(), RETRY_SECONDS), client.barring.seconds)
            log.warning("Discord is out of reach (%s); trying again in %.0f s", error, pause)
            await asyncio.sleep(pause)


def _passes(error: Exception) -> bool:
    """Whether Discord cannot be reached or is overloaded: of other refusals only a fix rids."""
    if isinstance(error, (*NETWORK, discord.GatewayNotFound, discord.RateLimited)):
        return True
    return isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS
