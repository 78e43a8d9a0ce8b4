"""Facts of an interaction: when it was made, and whether it is a command, a click or typing."""

from collections.abc import Iterator
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


def data_of(interaction: Interaction) -> Json:
    """Return what Discord sends of a command, a click or a form; discord.py types each apart."""
    return {**(interaction.data or {})}


def sort_of(interaction: Interaction) -> str:
    """Name what is asked in a word of ours: a command's name, button, select, modal or typing."""
    if is_typing(interaction):
        return "typing"
    if interaction.type is discord.InteractionType.component:
        return discord.ComponentType(data_of(interaction)["component_type"]).name
    if interaction.type is discord.InteractionType.modal_submit:
        return "modal"
    return str(interaction.command.name) if interaction.command else "unknown"


def custom_ids(components: Any) -> Iterator[str]:  # noqa: ANN401 - discord.py has no word for them all
    """Yield the custom_id of each control among the components of a message."""
    for component in components:
        yield from custom_ids(getattr(component, "children", ()))
        if own := getattr(component, "custom_id", None):
            yield own
