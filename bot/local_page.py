"""The real bot inside SimCord, an in-process Discord, with its web page: no account needed."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from bot.discord.client import Client
from bot.discord.outlook_pool import LONGEST_SECONDS
from bot.words import LANGUAGES, words_for

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle

    from bot.discord.poster import Poster

NEEDED: Final = ("simcord", "markdown_it", "linkify_it", "regex")
"""The packages of the extra ``local``: SimCord and those that its page imports."""

OWNER: Final = "you"
MEMBERS: Final = ("friend", "clubmate", "newcomer")
"""The users that the page can act as: the server's owner may use /server, and members answer."""

SETTLE_SECONDS: Final = LONGEST_SECONDS + 5.0
"""How long SimCord waits for an answer: it reports a failure and shows no answer after that.

Its own five seconds are too few for an outlook on a slow machine. While the answer is under way
SimCord also holds back the bot's timers, so the page does not show that the bot is thinking.
"""

RETRY_SECONDS: Final = 0.5
"""The pause before a page is published again that could not be, since somebody just used it."""


CLOCK_SECONDS: Final = 1.0
"""How often SimCord's clock is set to the machine's."""


class PageClient(Client):
    """The bot as SimCord runs it, which learns the commands when the bot has logged in."""

    async def setup_hook(self) -> None:
        """Open the database, and tell the commands."""
        await super().setup_hook()
        self._connected.add(0)  # SimCord has no gateway, and is always there
        await self.start_study()
        await self.tell_commands()


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
        world = await stack.enter_async_context(
            simcord.run(client, check_errors=False, settle_timeout=SETTLE_SECONDS)
        )
        owner = world.create_user(OWNER)
        channel = world.create_guild("Riichi study group", owner=owner).create_text_channel("hands")
        host = world.guild.add_member(world.create_user("host"))
        viewers = [_join(world, user) for user in (owner, *map(world.create_user, MEMBERS))]
        await world.advance_time(_behind(world))
        stack.push_async_callback(_end, asyncio.create_task(keep_time(world)))
        await host.send(channel, _welcome(client))
        if client.study is not None:
            stack.push_async_callback(client.study.close)
        if client.user is not None:
            await client.user.edit(username="Riichi hands")
        page = world.preview(channel, viewers=viewers, layout="channel", port=port)
        try:
            await stack.enter_async_context(page)
        except simcord.SetupError as error:
            raise PageError(str(error)) from error
        await client.start_posting()
        if client.outlooks is not None:  # an outlook under way would keep the page open
            stack.callback(client.outlooks.close)
        stack.push_async_callback(client.drain)
        if client.poster is not None:
            showing = asyncio.create_task(show_posts(page, client.poster))
            stack.push_async_callback(_end, showing)
        announce(page.url)
        ends = [asyncio.ensure_future(end) for end in (stop.wait(), page.wait_closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


async def show_posts(page: "Preview", poster: "Poster") -> None:
    """Publish the page whenever the bot posted by itself: else it shows what its users do only."""
    from simcord import SetupError  # noqa: PLC0415 - as above

    while await poster.sent.wait():
        poster.sent.clear()
        try:
            await page.refresh()
        except (SetupError, TimeoutError):  # a question is being answered just now
            poster.sent.set()
            await asyncio.sleep(RETRY_SECONDS)


async def keep_time(world: "Env") -> None:
    """Let SimCord's clock go on with the machine's: the page tells all times by it.

    It begins in January 2026 and moves only when it is told. Ids are made of the time: those of
    users and channel are made before, the same at each start, so that a DATABASE_URL that is named
    finds its members again.
    """
    while True:
        await asyncio.sleep(CLOCK_SECONDS)
        world.backend.advance_clock(_behind(world))


def _behind(world: "Env") -> float:
    """Return the seconds that SimCord's clock is behind the machine's."""
    return max(0.0, (datetime.now(UTC) - world.now()).total_seconds())


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait until it has ended: SimCord does one thing at a time."""
    task.cancel()
    await asyncio.wait([task])


def _welcome(client: Client) -> str:
    """Return the first message of the channel: what to type, and how to be several members."""
    words = words_for(client.settings.answer_language)
    welcome = words.text("local-welcome")
    if client.study is None:
        return welcome
    return f"{welcome}\n{words.text('local-welcome-study', owner=OWNER)}"


def _join(world: "Env", user: "UserHandle") -> "MemberActor":
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

    world.guild.add_member(user)
    return Writer(world, world.guild, user)
