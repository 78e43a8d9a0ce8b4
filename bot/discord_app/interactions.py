"""Facts of an interaction: when it was made, and whether it is a command, a click or typing."""

from typing import Any

import discord

Interaction = discord.Interaction[Any]

Json = dict[str, Any]
"""An object of Discord's API."""


def created(interaction: Interaction) -> float:
    """Return when an interaction was made, in seconds by Discord's clock."""
    return interaction.created_at.timestamp()


def is_typing(interaction: Interaction) -> bool:
    """Return whether it only asks how to complete what is being typed."""
    return interaction.type is discord.InteractionType.autocomplete


def sort_of(interaction: Interaction) -> str:
    """Name what is asked in a word of ours: a command's name, button, select, modal or typing."""
    if is_typing(interaction):
        return "typing"
    if interaction.type is discord.InteractionType.component:
        data: Any = interaction.data or {}
        return discord.ComponentType(data["component_type"]).name
    if interaction.type is discord.InteractionType.modal_submit:
        return "modal"
    return str(interaction.command.name) if interaction.command else "unknown"
