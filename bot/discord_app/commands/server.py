"""/server settings: what holds for the questions of a server."""

import discord
from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.server_settings import change_settings
from bot.study.servers import Askers
from bot.words import LANGUAGES

from .hand import complete_rules

server = app_commands.Group(
    name=translatable("command-server"),
    description=translatable("command-server-about"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True),
    default_permissions=discord.Permissions(manage_guild=True),
)


@server.command(
    name=translatable("command-settings"), description=translatable("command-settings-about")
)
@app_commands.rename(
    language=translatable("option-language"),
    rules=translatable("option-rules"),
    askers=translatable("option-askers"),
    role=translatable("option-role"),
)
@app_commands.describe(
    language=translatable("option-language-about"),
    rules=translatable("option-server-rules-about"),
    askers=translatable("option-askers-about"),
    role=translatable("option-role-about"),
)
@app_commands.choices(
    language=[
        app_commands.Choice(name=translatable(f"language-{language}"), value=language)
        for language in LANGUAGES
    ],
    askers=[
        app_commands.Choice(name=translatable(f"askers-{askers.value}"), value=askers.value)
        for askers in Askers
    ],
)
@app_commands.autocomplete(rules=complete_rules)
async def settings(
    interaction: Interaction,
    language: str = "",
    rules: str = "",
    askers: str = "",
    role: discord.Role | None = None,
) -> None:
    """Answer /server settings: change what is named, and show what holds."""
    await change_settings(
        interaction,
        language=language or None,
        rules=rules or None,
        askers=Askers(askers) if askers else None,
        role=role.id if role else None,
    )
