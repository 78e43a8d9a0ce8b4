"""Every button and select under an answer, also those of an answer from before a restart.

Everybody may click through an answer, since a study group does so together; only who asked may
delete it.
"""

import re
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import ui

from bot.discord_app.client import Client, Interaction
from bot.discord_app.reply import VERSION
from bot.pages import answer as present
from bot.pages.page import ButtonKind
from bot.questions.errors import Refusal
from bot.questions.query import Query

OURS: Final = re.compile(rf"{VERSION}:(?P<slot>[a-z]+):(?P<query>.*)", re.DOTALL)
STRANGE: Final = re.compile(rf"(?!{VERSION}:[a-z]+:).*", re.DOTALL)


class Control(ui.DynamicItem[ui.Item[Any]], template=OURS):
    """A button or select of ours: ``v1:{slot}:{query}``."""

    def __init__(self, item: ui.Item[Any], slot: str, query: str) -> None:
        super().__init__(item)
        self.slot = slot
        self.query = query

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Control":
        """Rebuild the control from what was clicked."""
        del interaction
        return cls(item, match["slot"], match["query"])

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let an interaction in, or shed it."""
        client: Client = interaction.client
        return await client.admit(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the click."""
        client: Client = interaction.client
        async with client.answering(interaction):
            if self.slot == ButtonKind.DELETE:
                await _delete(interaction)
                return
            try:
                query = self._asked()
            except ValueError:
                raise Refusal("error-stale") from None
            if self.slot == ButtonKind.SHARE:
                query = replace(query, private=False)
            ask = partial(present.answer, query)
            reply = await client.reply(interaction, query.command, ask)
            if self.slot == ButtonKind.SHARE:
                await client.send(interaction, reply)
            else:
                await client.replace(interaction, reply)

    def _asked(self) -> Query:
        """Read the query; raise ValueError for one that we never wrote."""
        query = Query.decode(self.query)
        if isinstance(self.item, ui.Select):
            (value,) = self.item.values
            return query.choose(self.slot, value)
        return query


class Stranger(ui.DynamicItem[ui.Item[Any]], template=STRANGE):
    """A control of another version of the bot, or of nobody."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Stranger":
        """Take whatever was clicked."""
        del interaction, match
        return cls(item)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let an interaction in, or shed it."""
        client: Client = interaction.client
        return await client.admit(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say that the button no longer works."""
        client: Client = interaction.client
        async with client.answering(interaction):
            raise Refusal("error-stale")


async def _delete(interaction: Interaction) -> None:
    asker = _asker(interaction.message)
    if asker is None or asker.id != interaction.user.id:
        raise Refusal("error-delete")
    await interaction.response.defer()
    await interaction.delete_original_response()


def _asker(message: discord.Message | None) -> discord.User | discord.Member | None:
    if message is None or message.interaction_metadata is None:
        return None
    return message.interaction_metadata.user
