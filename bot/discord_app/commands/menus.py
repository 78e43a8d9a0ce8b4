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

MessagePart = discord.Message | discord.MessageSnapshot


def menu_of(activity: AnyActivity, menu: MessageMenu[Any]) -> app_commands.ContextMenu:
    """Return the entry of an activity.

    Discord sends the message along, so its content needs no privileged intent.
    """

    async def callback(interaction: Interaction, message: discord.Message) -> None:
        await do(interaction, activity, menu.act, seen(message))

    return app_commands.ContextMenu(name=translatable(f"command-{menu.name}"), callback=callback)


def seen(message: discord.Message) -> SeenMessage:
    """Return what can be read in a message; what was forwarded is all in its snapshots."""
    parts: list[MessagePart] = [message, *message.message_snapshots]
    texts = [text for part in parts for text in _texts(part)]
    if message.poll is not None:
        texts.append(message.poll.question)
    files = tuple(attached_file(file) for part in parts for file in part.attachments)
    return SeenMessage("\n".join(filter(None, (it.content for it in parts))), tuple(texts), files)


def _texts(part: MessagePart) -> Iterator[str]:
    """Yield the content, and the texts of embeds and components."""
    yield part.content
    for embed in part.embeds:
        # In one text with its name a field says what its tiles are: "Dora" and "5m".
        fields = (f"{field.name} {field.value}" for field in embed.fields)
        yield from filter(None, (embed.title, embed.description, *fields, embed.footer.text))
    for component in part.components:
        yield from _component_texts(component)


def _component_texts(component: discord.Component) -> Iterator[str]:
    if isinstance(component, discord.TextDisplay):
        yield component.content
    if isinstance(component, discord.Container | discord.SectionComponent):
        for child in component.children:
            yield from _component_texts(child)
