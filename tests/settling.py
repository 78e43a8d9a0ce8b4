"""Wait until the poster has done all that is due."""

import asyncio

from patience import PATIENCE

from bot.study import outbox

LOOKS = 2
"""A row that was just taken is neither due nor under way until the poster goes on: look again."""


async def settled(client):
    """Wait until nothing is due any more, and what was taken is sent."""
    store, poster = client.study.store, client.poster
    looks = 0
    async with asyncio.timeout(PATIENCE):
        while looks < LOOKS:
            at = await outbox.earliest(store)
            is_busy = (at is not None and at <= store.now()) or poster._under_way
            looks = 0 if is_busy else looks + 1
            poster.wake()
            await asyncio.sleep(0.02)
