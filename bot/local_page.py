"""The real bot inside SimCord, an in-process Discord, with its web page: no account needed."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib.util import find_spec
from typing import Final

from .discord_app.client import Client
from .words import words_for

NEEDED: Final = ("simcord", "markdown_it", "linkify_it", "regex")
"""What the extra ``local`` installs: SimCord and what its page imports."""

VIEWERS: Final = ("you", "friend", "clubmate", "newcomer")
"""Whose eyes the page can look through, so that others' answers can be tried too."""


class PageError(RuntimeError):
    """The page cannot be served; the text says why."""


def missing() -> list[str]:
    """Return what the local page needs and does not find installed."""
    return [name for name in NEEDED if find_spec(name) is None]


async def serve(
    client: Client, stop: asyncio.Event, *, port: int, announce: Callable[[str], None]
) -> None:
    """Run the bot and its page until ``stop`` is set or the page is ended; tell its address.

    Raises PageError where the page cannot be served.
    """
    import simcord  # noqa: PLC0415 - who runs the bot with a token need not have it

    async with simcord.run(client, check_errors=False) as world, AsyncExitStack() as stack:
        channel = world.create_guild("Riichi study group").create_text_channel("hands")
        viewers = [world.guild.add_member(world.create_user(name)) for name in VIEWERS]
        await viewers[-1].send(
            channel, words_for(client.settings.answer_language).text("local-welcome")
        )
        if client.user is not None:
            await client.user.edit(username="Riichi hands")
        page = world.preview(channel, viewers=viewers, layout="channel", port=port)
        try:
            await stack.enter_async_context(page)
        except simcord.SetupError as error:
            raise PageError(str(error)) from error
        announce(page.url)
        ends = [asyncio.ensure_future(end) for end in (stop.wait(), page.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()
