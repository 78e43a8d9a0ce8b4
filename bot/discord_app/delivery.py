"""How an answer reaches Discord: a new message, a changed one, a private sentence, completions."""

import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.ask.visit import Sent

from .discord_errors import NETWORK, untaken
from .interactions import Interaction, Json, is_typing
from .payload import PICTURE_NAME, Reply, note

log = logging.getLogger(__name__)

UNSENT: Final = (discord.HTTPException, discord.InteractionResponded, *NETWORK)
"""Errors where Discord no longer takes an answer, or cannot be reached."""

DEFERRED: Final = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)
"""The responses that said that the answer takes longer."""


class PlainView(ui.LayoutView):
    """A view of components that are written out as Discord's API has them.

    Items of ``discord.ui`` say the same in three times as long, and since an item and its view
    refer to each other, every answer would wait for the garbage collector. The view is finished at
    once, so discord.py does not keep it: clicks are answered by their custom_ids.
    """

    def __init__(self, components: list[Json]) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.stop()

    def to_components(self) -> list[Json]:
        """Return what is sent."""
        return self.components

    def has_components_v2(self) -> bool:
        """Return True: a message of these components has no other text."""
        return True


@dataclass(frozen=True, slots=True)
class Kept:
    """An attachment that stays where its message is changed; one not named goes.

    discord.py would send all it knows of it, of which Discord's description takes the two.
    """

    attachment: discord.Attachment

    def to_dict(self) -> Json:
        """Return what is sent."""
        return {"id": self.attachment.id, "filename": self.attachment.filename}


async def defer(interaction: Interaction, *, in_place: bool, private: bool) -> None:
    """Tell Discord that the answer takes longer: it shows that the bot is thinking."""
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=private, thinking=True)


async def send(interaction: Interaction, reply: Reply) -> Sent:
    """Answer with a new message, or finish a deferred one; a second answer follows up."""
    if interaction.response.type in DEFERRED:
        return await _finish(interaction, reply)
    if interaction.response.is_done():
        return await _follow_up(interaction, reply)
    view, files = PlainView(reply.components), files_of(reply)
    response = await interaction.response.send_message(
        view=view, files=files, ephemeral=reply.private
    )
    return Sent(response.message_id, response.is_ephemeral())


async def replace(interaction: Interaction, reply: Reply) -> None:
    """Answer a click by changing its message; the old picture goes unless the reply keeps it."""
    if interaction.response.type in DEFERRED:
        await _finish(interaction, reply)
        return
    attachments: list[Any] = [*files_of(reply)]
    if reply.keeps_picture and interaction.message is not None:
        attachments += map(Kept, interaction.message.attachments)
    await interaction.response.edit_message(
        view=PlainView(reply.components), attachments=attachments
    )


async def complete(interaction: Interaction, choices: Iterable[tuple[str, str]]) -> None:
    """Answer typing with the names and values that may be meant."""
    offered = [app_commands.Choice(name=name, value=value) for name, value in choices]
    await interaction.response.autocomplete(offered)


async def complete_nothing(interaction: Interaction) -> None:
    """Answer typing with an empty list: Discord shows an unanswered one as an error."""
    with suppress(*UNSENT):
        await interaction.response.autocomplete([])


async def tell(interaction: Interaction, sentence: str) -> None:
    """Tell the user one sentence in private, where Discord still takes it."""
    if is_typing(interaction):  # a list of choices has no place for a sentence
        await complete_nothing(interaction)
        return
    try:
        tells = _follow_up if interaction.response.is_done() else send
        await tells(interaction, note(sentence))
    except UNSENT as error:
        if not untaken(error):
            log.warning("The user could not be told: %s (%r)", sentence, error)


async def _follow_up(interaction: Interaction, reply: Reply) -> Sent:
    """Send another message; what was deferred in its place stays as it is."""
    message = await interaction.followup.send(
        view=PlainView(reply.components), files=files_of(reply), ephemeral=reply.private, wait=True
    )
    return Sent(message.id, reply.private)


async def _finish(interaction: Interaction, reply: Reply) -> Sent:
    """Answer what was deferred; who sees the answer was said then."""
    message = await interaction.edit_original_response(
        view=PlainView(reply.components), attachments=files_of(reply)
    )
    return Sent(message.id, message.flags.ephemeral)


def files_of(reply: Reply) -> list[discord.File]:
    """Return the attachments of a reply, to be sent once."""
    if reply.picture is None:
        return []
    return [discord.File(BytesIO(reply.picture), PICTURE_NAME)]
