"""/methods: a hand through the four classic algorithms."""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion

from .options import HandText, options


@app_commands.command(
    name=translatable("command-methods"), description=translatable("command-methods-about")
)
@options()
async def methods(
    interaction: Interaction,
    hand: HandText,
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /methods."""
    question = TypedQuestion(Command.METHODS, hand, private=private)
    await interaction.client.responder.answer(interaction, question)
