"""Entries in the menu of every message."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.ask.visit import AnyActivity, MessageMenu, SeenMessage
from bot.discord_app.activities import do
from bot.discord_app.command_tree import translatable
from bot.discord_app.interactions import Interaction

from .build import attached_file


def menu_of(activity: AnyActivity, menu: MessageMenu[Any]) -> app_commands.ContextMenu:
    """Return the entry of an activity.

    Discord sends the message along, so its content needs no privileged intent.
    """

    async def callback(interaction: Interaction, message: discord.Message) -> None:
        files = tuple(map(attached_file, message.attachments))
        seen = SeenMessage(message.content, tuple(texts(message)), files)
        await do(interaction, activity, menu.act, seen)

    return app_commands.ContextMenu(name=translatable(f"command-{menu.name}"), callback=callback)


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
