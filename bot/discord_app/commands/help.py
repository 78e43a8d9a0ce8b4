"""/help: how hands are typed, on one picture."""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command, Query


@app_commands.command(
    name=translatable("command-help"), description=translatable("command-help-about")
)
async def help_command(interaction: Interaction) -> None:
    """Answer /help, seen by the asker only."""
    await interaction.client.responder.answer(interaction, Query(Command.HELP, private=True))
