"""Every button and select under an answer, also those of an answer from before a restart.

Everybody may click through an answer, since a study group does so together; only the asker may
delete it.
"""

import re
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.ask.custom_id import chosen, decode, read_custom_id
from bot.club.ids import is_quiz_id
from bot.pages.page import ButtonKind
from bot.typed.errors import Refusal
from bot.typed.question import Question

from . import delivery
from .activities import answer_click
from .client import Client
from .interactions import Interaction, data_of

ANY: Final = re.compile(r".*", re.DOTALL)


Item = ui.Item[Any]


class Control(ui.DynamicItem[Item], template=ANY):
    """Whatever was clicked: a control of an activity, or ``v2:{slot}:{query}``.

    Anything else is of another version.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: Item, match: re.Match[str], /
    ) -> "Control":
        """Rebuild the control from what was clicked."""
        del interaction, match
        return cls(item)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let an interaction in, or shed it."""
        client: Client = interaction.client
        return await client.responder.admit(interaction)

    async def callback(self, interaction: Interaction) -> None:
        """Answer the click; errors end here, since discord.py tells no handler of ours of them."""
        client: Client = interaction.client
        if await answer_click(interaction, self.custom_id):
            return
        async with client.responder.answering(interaction):
            try:
                slot, query = read_custom_id(self.custom_id)
            except ValueError:
                raise _refusal(client, self.custom_id) from None
            if slot == ButtonKind.DELETE:
                await _delete(interaction)
            else:
                await self._ask(interaction, slot, query)

    async def _ask(self, interaction: Interaction, slot: str, text: str) -> None:
        """Answer the query of a control, in the place of the answer above it or as a new one."""
        try:
            query = self._chosen(decode(text), slot)
        except ValueError:
            raise Refusal("error-stale") from None
        shares = slot == ButtonKind.SHARE
        query = replace(query, private=False) if shares else query
        reply = await interaction.client.responder.reply(interaction, query, in_place=not shares)
        await (delivery.send if shares else delivery.replace)(interaction, reply)

    def _chosen(self, query: Question, slot: str) -> Question:
        """Return the query that the control leads to; raise ValueError for one we never wrote."""
        if isinstance(self.item, ui.Select):
            return chosen(query, slot, self.item.values)
        return query


async def on_interaction(interaction: Interaction) -> None:
    """Answer the submit of a modal, which discord.py leaves to the process that opened it."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    client: Client = interaction.client
    if not await client.responder.admit(interaction):
        return
    own = str(data_of(interaction).get("custom_id", ""))
    if not await answer_click(interaction, own):
        async with client.responder.answering(interaction):
            raise _refusal(client, own)


def _refusal(client: Client, custom_id: str) -> Refusal:
    """Say why a control has no answer: without a database those of a club have none."""
    is_off = client.study is None and is_quiz_id(custom_id)
    return Refusal("error-study-off" if is_off else "error-stale")


async def _delete(interaction: Interaction) -> None:
    message = interaction.message
    asked = message.interaction_metadata if message else None
    if asked is None or asked.user.id != interaction.user.id:
        raise Refusal("error-delete")
    await interaction.response.defer()
    await interaction.delete_original_response()
