"""How long a request to Discord may take, without harm to the requests after it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord


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
