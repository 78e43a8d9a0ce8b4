"""How an answer reaches Discord: a new message, a changed one, a private sentence, completions."""

import logging
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO
from typing import Final

import discord
from discord import app_commands, ui

from .discord_errors import GONE, NETWORK
from .interactions import Interaction, is_typing
from .payload import PICTURE_NAME, Component, Reply, note

log = logging.getLogger(__name__)

UNSENT: Final = (discord.HTTPException, discord.InteractionResponded, *NETWORK)
"""What is raised where Discord no longer takes an answer, or cannot be reached."""


class PlainView(ui.LayoutView):
    """A view of components that are written out as Discord's API has them.

    Items of ``discord.ui`` say the same in three times as long, and since an item and its view
    refer to each other, every answer would wait for the garbage collector. The view is finished at
    once, so discord.py does not keep it: clicks are answered by their custom_ids.
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.stop()

    def to_components(self) -> list[Component]:
        """Return what is sent."""
        return self.components

    def has_components_v2(self) -> bool:
        """Return True: a message of these components has no other text."""
        return True


async def defer(interaction: Interaction, *, in_place: bool, private: bool) -> None:
    """Tell Discord that the answer takes longer: it shows that the bot is thinking."""
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=private, thinking=True)


async def send(interaction: Interaction, reply: Reply) -> None:
    """Answer with a new message, in the place of one that says that the bot is thinking."""
    if interaction.response.is_done():
        await _finish(interaction, reply)
        return
    await interaction.response.send_message(
        view=PlainView(reply.components), files=_files(reply), ephemeral=reply.private
    )


async def replace(interaction: Interaction, reply: Reply) -> None:
    """Answer a click by changing its message; the old picture goes."""
    if interaction.response.is_done():
        await _finish(interaction, reply)
        return
    await interaction.response.edit_message(
        view=PlainView(reply.components), attachments=_files(reply)
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
    reply = note(sentence)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=PlainView(reply.components), ephemeral=True)
        else:
            await send(interaction, reply)
    except UNSENT as error:
        if not (isinstance(error, discord.HTTPException) and error.code in GONE):
            log.warning("The user could not be told: %s (%r)", sentence, error)


async def _finish(interaction: Interaction, reply: Reply) -> None:
    """Answer what was deferred."""
    await interaction.edit_original_response(
        view=PlainView(reply.components), attachments=_files(reply)
    )


def _files(reply: Reply) -> list[discord.File]:
    """Return the attachments of a reply, to be sent once."""
    if reply.picture is None:
        return []
    return [discord.File(BytesIO(reply.picture), PICTURE_NAME)]
