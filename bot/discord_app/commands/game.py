"""/game: what a game teaches whose log is attached or linked."""

import discord
from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.games import open_game
from bot.typed.limits import LINK_LIMIT


@app_commands.command(
    name=translatable("command-game"), description=translatable("command-game-about")
)
@app_commands.rename(log=translatable("option-log"), link=translatable("option-link"))
@app_commands.describe(log=translatable("option-log-about"), link=translatable("option-link-about"))
async def game(
    interaction: Interaction,
    log: discord.Attachment | None = None,
    link: app_commands.Range[str, 0, LINK_LIMIT] = "",
) -> None:
    """Answer /game."""
    await open_game(interaction, log, link)
