"""/methods: a hand through the four classic algorithms."""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion

from .hand import complete_hand
from .options import HandText


@app_commands.command(
    name=translatable("command-methods"), description=translatable("command-methods-about")
)
@app_commands.rename(hand=translatable("option-hand"), private=translatable("option-private"))
@app_commands.describe(
    hand=translatable("option-hand-about"), private=translatable("option-private-about")
)
@app_commands.autocomplete(hand=complete_hand)
async def methods(
    interaction: Interaction,
    hand: HandText,
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /methods."""
    question = TypedQuestion(Command.METHODS, hand, private=private)
    await interaction.client.responder.answer(interaction, question)
