"""/help: how hands are typed, on one picture."""

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
    client = interaction.client
    async with client.answering(interaction):
        page = present.answer(Query(Command.HELP, private=True), client.words(interaction))
        await client.send(interaction, client.message(page), private=True)
