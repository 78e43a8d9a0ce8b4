"""/help: how hands are typed, on one picture."""

from functools import partial

from discord import app_commands

from bot import present
from bot.client import Interaction
from bot.query import Command, Query
from bot.tree import translatable


@app_commands.command(
    name=translatable("command-help"), description=translatable("command-help-about")
)
async def help_command(interaction: Interaction) -> None:
    """Answer /help, seen by the asker only."""
    ask = partial(present.answer, Query(Command.HELP, private=True))
    await interaction.client.answer(interaction, Command.HELP, ask)
