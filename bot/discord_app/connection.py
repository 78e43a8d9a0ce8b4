"""The life of the bot: how it enters Discord, waits for the network, runs, and leaves."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket
from discord.http import Route

from .client import Client
from .discord_errors import NETWORK

log = logging.getLogger(__name__)

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


async def serve(client: Client, token: str, stop: asyncio.Event) -> None:
    """Run until ``stop`` is set, then finish the open answers and leave with close code 1000.

    Waits for the network where there is none at the start. Raises what discord.py raises where
    Discord will not have the bot, which ``trouble.explain`` puts in words.
    """
    async with client:
        running = asyncio.create_task(_run(client, token))
        stopped = asyncio.create_task(stop.wait())
        try:
            await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if not running.done():
                await client.drain()
        finally:
            # Cancelled first, the gateway's reader cannot see our close and send 4000 itself.
            stopped.cancel()
            await _cancel(running)
        if not running.cancelled():
            await running


async def _cancel(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended: a shard of discord.py that identifies goes on once."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=CANCEL_SECONDS)


async def enter(client: Client, token: str) -> SessionLimit:
    """Log in, and ask Discord for its gateway, the shards it advises and the starts left."""
    Route.BASE = client.settings.discord_api_base
    await client.login(token)
    advised, gateway, starts = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if not client.settings.shard_count:
        client.shard_count = advised
    return SessionLimit(advised, starts["remaining"], starts["reset_after"] / 1000)


async def _run(client: Client, token: str) -> None:
    start = await _enter_patiently(client, token)
    log.info("Add the bot to a server or to your account: %s", client.invitation)
    if client.poster is not None:
        log.info(
            "To post dailies it has to be a member of the server: %s", client.invitation_to_post()
        )
    client.start_posting()
    if start.left < client.own_shard_count:
        log.warning("Too many starts today: Discord allows the next in %.0f s", start.more_in)
        await asyncio.sleep(start.more_in)
    await client.connect()


async def _forget_connections(client: Client) -> None:
    await client.http.close()
    client.http.connector = discord.utils.MISSING  # the closed one cannot be used again


async def _enter_patiently(client: Client, token: str) -> SessionLimit:
    """Try until Discord can be reached, with growing pauses."""
    backoff: ExponentialBackoff[bool] = ExponentialBackoff()
    while True:
        try:
            return await enter(client, token)
        except (*NETWORK, discord.GatewayNotFound, discord.RateLimited) as error:
            pause = min(backoff.delay(), RETRY_SECONDS)
            log.warning("Discord is out of reach (%s); trying again in %.0f s", error, pause)
            await _forget_connections(client)
            await asyncio.sleep(pause)
