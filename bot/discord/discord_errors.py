"""Discord's refusals of the bot in words, with the fix that is up to the operator."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

NETWORK: Final = (ConnectionError, TimeoutError, aiohttp.ClientError, discord.DiscordServerError)
"""Errors where Discord cannot be reached, or is down."""

GONE: Final = "gone"
TAKEN: Final = "taken"
LOCKED: Final = "locked"

UNTAKEN: Final = {
    **dict.fromkeys((10008, 10015, 10062), GONE),  # unknown message, webhook, interaction
    40060: TAKEN,  # already acknowledged
    **dict.fromkeys((50083, 160005), LOCKED),  # thread archived, thread locked
}
"""What became of an interaction whose answer Discord does not take, by its error codes."""

TOO_MANY_REQUESTS: Final = 429

BAD_REQUEST: Final = 400
"""The status with which AutoMod refuses the change of a message, though not a new one."""

NOT_TAKEN: Final = (
    "Discord does not take this token. Copy it anew from the Bot page of your application in the "
    "Discord Developer Portal, and set DISCORD_TOKEN to it."
)
CLOSED: Final = {
    4004: NOT_TAKEN,
    4010: "Discord knows no such shards: SHARD_IDS or CLUSTER_INDEX do not fit SHARD_COUNT.",
    4011: "The bot is in too many servers for so few shards: raise SHARD_COUNT, or set it to 0.",
    4012: "Discord no longer speaks this version of its protocol: install a newer discord.py.",
    4013: "Discord knows no such intents: install a newer discord.py.",
    4014: "Discord refuses the intents, though none are asked for: look at the application's Bot "
    "page in the Discord Developer Portal.",
}
"""The gateway's final close codes, with their meaning for the operator."""


def untaken(error: Exception) -> str:
    """Return what became of an interaction, "" where an error is no such refusal of Discord's."""
    return UNTAKEN.get(error.code, "") if isinstance(error, discord.HTTPException) else ""


@dataclass(frozen=True, slots=True)
class OperatorNotice:
    """One sentence for the operator; ``fixable`` where only the operator can put it right."""

    sentence: str
    fixable: bool


def explain(error: BaseException) -> OperatorNotice | None:
    """Put in words why Discord will not have the bot; None for an error that is not Discord's."""
    if isinstance(error, discord.LoginFailure):
        return OperatorNotice(NOT_TAKEN, fixable=True)
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return OperatorNotice(CLOSED[4014], fixable=True)
    if isinstance(error, discord.ConnectionClosed):
        if error.code in CLOSED:
            return OperatorNotice(CLOSED[error.code], fixable=True)
        return OperatorNotice(f"Discord closed the connection for good: {error}", fixable=False)
    if isinstance(error, discord.HTTPException):
        return OperatorNotice(f"Discord will not have the bot: {error}", fixable=False)
    return None


@asynccontextmanager
async def giving_up(client: discord.Client, seconds: float) -> AsyncIterator[asyncio.Timeout]:
    """Give the requests inside so many seconds; raises TimeoutError past them.

    During a global rate limit discord.py holds back every request, until the one that met it has
    waited: where that one is given up, nobody else would ever lift it. Lifted too early, it costs
    one more refusal.
    """
    try:
        async with asyncio.timeout(seconds) as limit:
            yield limit
    except TimeoutError:
        gate = client.http._global_over  # noqa: SLF001 - as above; discord.py has no other way
        if isinstance(gate, asyncio.Event):  # the local page has logged in nowhere
            gate.set()
        raise
