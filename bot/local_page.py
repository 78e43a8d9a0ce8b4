"""The real bot inside SimCord, an in-process Discord, with its web page: no account needed."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from .discord_app.client import Client
from .words import LANGUAGES, words_for

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

NEEDED: Final = ("simcord", "markdown_it", "linkify_it", "regex")
"""The packages of the extra ``local``: SimCord and those that its page imports."""

VIEWERS: Final = ("you", "friend", "clubmate", "newcomer")
"""The users that the page can act as, so that a club can answer its quizzes."""


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
    import simcord  # noqa: PLC0415 - a bot with a token runs without it

    async with AsyncExitStack() as stack:
        stack.push_async_callback(client.close)  # SimCord leaves that to those who made the bot
        world = await stack.enter_async_context(simcord.run(client, check_errors=False))
        channel = world.create_guild("Riichi study group").create_text_channel("hands")
        host = world.guild.add_member(world.create_user("host"))
        await host.send(channel, words_for(client.settings.answer_language).text("local-welcome"))
        if client.study is not None:
            stack.push_async_callback(client.study.close)
        viewers = [_join(world, name) for name in VIEWERS]
        if client.user is not None:
            await client.user.edit(username="Riichi hands")
        page = world.preview(channel, viewers=viewers, layout="channel", port=port)
        try:
            await stack.enter_async_context(page)
        except simcord.SetupError as error:
            raise PageError(str(error)) from error
        client.start_posting()
        stack.push_async_callback(client.drain)
        announce(page.url)
        ends = [asyncio.ensure_future(end) for end in (stop.wait(), page.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


def _join(world: "Env", name: str) -> "MemberActor":
    """Return a new member of the world's only server, who writes through the page.

    Each message is analyzed as by its menu "Analyze hand", since the page has no menus.
    """
    from simcord import MemberActor  # noqa: PLC0415 - as above

    menu = words_for(LANGUAGES[0]).text("command-analyze")

    class Writer(MemberActor):
        async def send(self, channel: "ChannelHandle", *given: Any, **named: Any) -> Any:  # noqa: ANN401 - a message, as SimCord's own
            message = await super().send(channel, *given, **named)
            await self.context_menu(channel, menu, message)
            return message

    user = world.create_user(name)
    world.guild.add_member(user)
    return Writer(world, world.guild, user)
