"""What Discord lets a user do where an interaction is."""

from bot.discord_app.client import Interaction


def manages(interaction: Interaction) -> bool:
    """Whether the user may manage the messages of the channel."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages
