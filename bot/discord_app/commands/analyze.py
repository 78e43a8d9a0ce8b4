"""The message menu "Analyze hand": finds a hand in any message and answers it privately."""

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.errors import Refusal
from bot.questions.find_hand import find_hand
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion


@app_commands.context_menu(name=translatable("command-analyze"))
async def analyze(interaction: Interaction, message: discord.Message) -> None:
    """Answer for the first hand in the message.

    Discord sends the message along, so its content needs no privileged intent.
    """
    responder = interaction.client.responder
    async with responder.answering(interaction):
        found = next(filter(None, map(find_hand, texts(message))), None)
        if found is None:
            raise Refusal("error-no-hand")
        question = TypedQuestion(
            Command.WAITS,
            found.hand,
            rules=interaction.client.settings.default_rules,
            private=True,
            left_out=found.left_out,
        )
        await delivery.send(interaction, await responder.reply(interaction, question))


def texts(message: discord.Message) -> Iterator[str]:
    """Yield what can be read in a message: its content, embeds and text components."""
    yield message.content
    for embed in message.embeds:
        yield from filter(None, (embed.title, embed.description))
    for component in message.components:
        yield from _component_texts(component)


def _component_texts(component: discord.Component) -> Iterator[str]:
    if isinstance(component, discord.TextDisplay):
        yield component.content
    if isinstance(component, discord.Container | discord.SectionComponent):
        for child in component.children:
            yield from _component_texts(child)
