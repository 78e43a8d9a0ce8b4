"""/server settings: what holds for the questions of a server."""

import discord
from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.server_settings import change_settings
from bot.study.servers import Askers
from bot.words import LANGUAGES

from .options import OneOf, RulesText, options

Language = app_commands.Transform[
    str | None, OneOf((language, language, f"language-{language}") for language in LANGUAGES)
]
WhoAsks = app_commands.Transform[
    Askers | None, OneOf((askers.value, askers, f"askers-{askers.value}") for askers in Askers)
]

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
@options(rules="option-server-rules-about")
async def settings(
    interaction: Interaction,
    language: Language = None,
    rules: RulesText = "",
    askers: WhoAsks = None,
    role: discord.Role | None = None,
) -> None:
    """Answer /server settings: change what is named, and show what holds."""
    await change_settings(
        interaction,
        language=language,
        rules=rules or None,
        askers=askers,
        role=role.id if role else None,
    )
