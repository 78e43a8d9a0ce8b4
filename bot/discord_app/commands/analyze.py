"""The message menu "Analyze hand": finds a hand in any message and answers it privately."""

from collections.abc import Iterator
from functools import partial

import discord
from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.pages import answer as present
from bot.questions.errors import Refusal
from bot.questions.find_hand import find_hand
from bot.questions.query import Command


@app_commands.context_menu(name=translatable("command-analyze"))
async def analyze(interaction: Interaction, message: discord.Message) -> None:
    """Answer for the first hand in the message.

    Discord sends the message along, so its content needs no privileged intent.
    """
    client = interaction.client
    async with client.answering(interaction):
        found = next(filter(None, map(find_hand, texts(message))), None)
        if found is None:
            raise Refusal("error-no-hand")
        ask = partial(
            present.ask_found, found.hand, found.left_out, rules=client.settings.default_rules
        )
        await client.send(interaction, await client.reply(interaction, Command.WAITS, ask))


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
