"""/my: one's own progress, the server's board, and one's own data."""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.board import show_board
from bot.discord_app.quiz.own_data import show_data, show_progress

my = app_commands.Group(
    name=translatable("command-my"), description=translatable("command-my-about")
)


@my.command(
    name=translatable("command-progress"), description=translatable("command-progress-about")
)
async def progress(interaction: Interaction) -> None:
    """Answer /my progress."""
    await show_progress(interaction)


@my.command(name=translatable("command-board"), description=translatable("command-board-about"))
async def board(interaction: Interaction) -> None:
    """Answer /my board."""
    await show_board(interaction)


@my.command(name=translatable("command-data"), description=translatable("command-data-about"))
async def data(interaction: Interaction) -> None:
    """Answer /my data."""
    await show_data(interaction)
