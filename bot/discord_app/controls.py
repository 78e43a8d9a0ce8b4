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
from bot.ask.game.ids import is_club_id, is_game_id
from bot.ask.game.questions import is_question_id
from bot.club.quiz.ids import is_quiz_id
from bot.pages.page import ButtonKind
from bot.typed.errors import Refusal
from bot.typed.question import Question

from . import delivery
from .client import Client, Interaction
from .games import ask_beside, turn_game, use_game

ANY: Final = re.compile(r".*", re.DOTALL)


class Control(ui.DynamicItem[ui.Item[Any]], template=ANY):
    """Whatever was clicked: ours is ``v2:{slot}:{query}``, or ``q1:…`` where it is of a quiz.

    Anything else is of another version.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Control":
        """Rebuild the control from what was clicked."""
        del interaction, match
        return cls(item)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let an interaction in, or shed it."""
        client: Client = interaction.client
        return await client.responder.admit(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the click; errors end here, since discord.py tells no handler of ours of them."""
        client: Client = interaction.client
        if is_quiz_id(self.custom_id):
            await _answer_quiz(interaction, self.custom_id)
            return
        if is_club_id(self.custom_id):
            await use_game(interaction, self.custom_id)
            return
        if is_game_id(self.custom_id):
            values = self.item.values if isinstance(self.item, ui.Select) else []
            await turn_game(interaction, self.custom_id, values)
            return
        if is_question_id(self.custom_id):
            await ask_beside(interaction, self.custom_id)
            return
        async with client.responder.answering(interaction):
            try:
                slot, query = read_custom_id(self.custom_id)
            except ValueError:
                raise Refusal("error-stale") from None
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
    if await interaction.client.responder.admit(interaction):
        data: Any = interaction.data or {}
        await _answer_quiz(interaction, str(data.get("custom_id", "")))


async def _answer_quiz(interaction: Interaction, custom_id: str) -> None:
    client: Client = interaction.client
    if client.study is None:
        async with client.responder.answering(interaction):
            raise Refusal("error-study-off")
    from .quiz.handlers import handle  # noqa: PLC0415 - loads the database library

    await handle(interaction, custom_id)


async def _delete(interaction: Interaction) -> None:
    message = interaction.message
    asked = message.interaction_metadata if message else None
    if asked is None or asked.user.id != interaction.user.id:
        raise Refusal("error-delete")
    await interaction.response.defer()
    await interaction.delete_original_response()
