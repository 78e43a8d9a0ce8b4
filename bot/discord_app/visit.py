"""A visit as Discord has it: an interaction, answered with pages."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextvars import Context
from io import BytesIO
from typing import Final, TypeVar

import discord
from discord.webhook.async_ import async_context

from bot.ask.answer import Askable
from bot.ask.visit import Clicked, Sent, UnsentError
from bot.pages.page import AnswerForm, Page
from bot.pages.parts import Fits
from bot.picture.layout import fits
from bot.words import Words, words_for

from . import delivery
from .client import Client
from .discord_errors import BAD_REQUEST, NETWORK
from .forms import PlainModal, filled
from .giving_up import giving_up
from .interactions import Interaction, custom_ids, data_of
from .payload import Reply, compose, draw_reply
from .responder import Responder

log = logging.getLogger(__name__)

Result = TypeVar("Result")

CHECK_SECONDS: Final = 1.0
"""How long Discord may take to say whether the bot may post in a channel."""


class DiscordVisit:
    """An interaction as `bot.ask.visit.Visit` tells it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._client: Client = interaction.client
        self._responder: Responder = self._client.responder

    @property
    def user(self) -> int:
        """The user's id."""
        return self._interaction.user.id

    @property
    def server(self) -> int | None:
        """The server's id, None outside of one."""
        return self._interaction.guild_id

    @property
    def channel(self) -> int | None:
        """The channel's id."""
        return self._interaction.channel_id

    @property
    def words(self) -> Words:
        """The words that the user reads."""
        return self._responder.words(self._interaction)

    @property
    def public_language(self) -> str:
        """The language of what a channel sees: the bot's, or that of the server or the user."""
        own = self._client.settings.answer_language
        if own != "user":
            return own
        locale = self._interaction.guild_locale if self.server else None
        return words_for(str(locale or self._interaction.locale)).language

    @property
    def default_rules(self) -> str:
        """The rules where nobody has named any."""
        return self._client.settings.default_rules

    @property
    def roles(self) -> frozenset[int]:
        """The ids of the user's roles: without a cache of servers discord.py knows no more."""
        return frozenset(getattr(self._interaction.user, "_roles", ()))

    @property
    def manages_messages(self) -> bool:
        """Whether the user may manage the messages of the channel; nobody may outside a server."""
        return self._interaction.permissions.manage_messages

    @property
    def manages_server(self) -> bool:
        """Whether the user may manage the server."""
        return self._interaction.permissions.manage_guild

    @property
    def message(self) -> Clicked | None:
        """The message that was clicked; None of a command."""
        message = self._interaction.message
        if message is None:
            return None
        asked = message.interaction_metadata
        return Clicked(message.id, message.flags.ephemeral, asked.user.id if asked else None)

    @property
    def chosen(self) -> Sequence[str]:
        """The values chosen in the select that was clicked."""
        return tuple(data_of(self._interaction).get("values", ()))

    @property
    def form(self) -> Mapping[str, Sequence[str]]:
        """The values chosen in each field of the form that was sent."""
        return filled(self._interaction)

    @property
    def fits(self) -> Fits:
        """Tells whether rows fit into one picture."""
        return fits

    async def defer(self, *, in_place: bool) -> None:
        """Say that the answer takes longer; where it is a new message, only the user sees it."""
        await delivery.defer(self._interaction, in_place=in_place, private=True)

    async def patiently(
        self, work: Coroutine[object, None, Result], *, in_place: bool = False, private: bool = True
    ) -> Result:
        """Return the result of some work; where it takes long, defer the answer meanwhile."""
        return await self._responder.patiently(
            self._interaction, work, in_place=in_place, private=private
        )

    async def send(self, page: Page, words: Words | None = None) -> Sent:
        """Answer with a new message."""
        return await delivery.send(self._interaction, self._drawn(page, words))

    async def replace(self, page: Page, words: Words | None = None) -> None:
        """Answer a click in its message; in a new one where Discord refuses the change."""
        reply = self._drawn(page, words)
        try:
            await delivery.replace(self._interaction, reply)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.info("The message could not be changed, its answer is a new one: %s", error)
            await delivery.send(self._interaction, reply)

    async def refuse(self, page: Page) -> None:
        """Answer with a new message that says why nothing is done, and count it so."""
        reply = self._responder.refused(self._interaction, self._drawn(page, None))
        await delivery.send(self._interaction, reply)

    async def tell(self, sentence: str) -> None:
        """Tell the user one sentence in private, where Discord still takes it."""
        await delivery.tell(self._interaction, sentence)

    async def ask(self, asked: Askable) -> None:
        """Answer a question with a new message, as its command does."""
        reply = await self._responder.reply(self._interaction, asked)
        await delivery.send(self._interaction, reply)

    async def post(self, page: Page, words: Words, *, in_place: bool) -> Sent:
        """Send a page that lasts, or put it into the message of the click; find out if it is there.

        Discord may post an answer and lose its reply; asked again, it says that the interaction has
        its answer. It says the same where another process has answered, with a page of its own.
        """
        reply = self._drawn(page, words)
        try:
            if not in_place:
                return await delivery.send(self._interaction, reply)
            await delivery.replace(self._interaction, reply)
        except (discord.HTTPException, *NETWORK) as error:
            there = await self._there(page)
            if there is None:
                raise UnsentError(error) from error
            log.info("The answer is there, though its reply was lost: %s", error)
            return there
        message = self._interaction.message
        return Sent(message.id if message else None, private=False)

    async def update(self, page: Page) -> bool:
        """Change the text and the controls of the message of a click, and keep its picture."""
        reply = compose(page, mentions=self._responder.mentions, keeps_picture=True)
        again = self._interaction.response.is_done()
        try:
            if again:
                view = delivery.PlainView(reply.components)
                await self._interaction.edit_original_response(view=view)
            else:
                await delivery.replace(self._interaction, reply)
        except (discord.HTTPException, *NETWORK) as error:
            if not again and isinstance(error, NETWORK):  # it may have come through
                raise
            log.info("The message could not be updated: %s", error)
            return False
        return True

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Call a function later, apart from this visit, whose answer does not wait for it.

        It sends to Discord as the visit does: the local page has an adapter of its own.
        """
        apart = Context()
        apart.run(async_context.set, async_context.get())
        apart.run(asyncio.get_running_loop().call_later, seconds, work)

    async def open_form(self, form: AnswerForm) -> None:
        """Answer a click with a form; what is filled in comes as a click of its custom_id."""
        await self._interaction.response.send_modal(PlainModal(form))

    async def send_files(self, files: Sequence[bytes], name: str) -> None:
        """Finish a deferred answer with files, and more messages with one each for the others."""
        first, *others = (discord.File(BytesIO(file), name) for file in files)
        await self._interaction.edit_original_response(attachments=[first])
        for file in others:
            await self._interaction.followup.send(file=file, ephemeral=True)

    async def may_post(self, channel: int) -> bool:
        """Whether the bot may send pictures in a channel without being asked; True if unknown.

        Whether it may send at all nobody tells but Discord, asked to show that the bot is typing:
        an app that was added without the scope ``bot`` has commands in the server and is no member
        of it.
        """
        if self._client.refusals.are_too_many:
            return True
        try:
            async with giving_up(self._client, CHECK_SECONDS):
                await self._client.http.send_typing(channel)
                return await self._may_attach(channel)
        except (discord.Forbidden, discord.NotFound):
            self._client.refusals.note()
            return False
        except (discord.DiscordException, *NETWORK) as error:  # then the first daily will tell
            log.info("Whether channel %d takes dailies is not known: %r", channel, error)
        return True

    async def _may_attach(self, channel: int) -> bool:
        """Whether the bot may attach files: Discord tells it of the channel of the visit alone."""
        if channel == self.channel or self.server is None or self._client.user is None:
            return self._interaction.app_permissions.attach_files
        server = await self._client.fetch_guild(self.server, with_counts=False)
        bot = await server.fetch_member(self._client.user.id)
        return (await server.fetch_channel(channel)).permissions_for(bot).attach_files

    def invitation(self, server: int) -> str:
        """Return the address at which the bot becomes a member of a server."""
        return self._client.invitation_to_post(server)

    def _drawn(self, page: Page, words: Words | None) -> Reply:
        language = (words or self.words).language
        responder = self._responder
        reply = draw_reply(page, responder.palette, responder.mentions, language=language)
        return responder.measured(self._interaction, reply)

    async def _there(self, page: Page) -> Sent | None:
        """Return the answer to the interaction where it has the controls of a page.

        Raises what discord.py raises where Discord does not tell.
        """
        try:
            message = await self._interaction.original_response()
        except discord.NotFound:
            return None
        ours = {button.custom_id for button in page.buttons if button.custom_id}
        is_ours = not ours.isdisjoint(custom_ids(message.components))
        return Sent(message.id, message.flags.ephemeral) if is_ours else None
