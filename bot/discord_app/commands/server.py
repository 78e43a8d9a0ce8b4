"""/server: what holds for the questions of a server, and its dailies."""

from functools import partial

import discord
from discord import app_commands

from bot.club.daily.server_page import days_offered
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.server_dailies import (
    ANY,
    NEW,
    Wanted,
    complete_zone,
    set_daily,
)
from bot.discord_app.quiz.server_settings import change_settings
from bot.study.schedules import MOST_SCHEDULES
from bot.study.servers import Askers
from bot.words import LANGUAGES
from engine.problems import LEVELS, PROBLEM_KINDS

from .options import Channel, OneOf, RulesText, Text, options

Language = app_commands.Transform[
    str | None, OneOf((language, language, f"language-{language}") for language in LANGUAGES)
]
WhoAsks = app_commands.Transform[
    Askers | None, OneOf((askers.value, askers, f"askers-{askers.value}") for askers in Askers)
]

Which = app_commands.Transform[
    int | None,
    OneOf(
        [
            *((str(which), which, f"which-{which}") for which in range(1, MOST_SCHEDULES + 1)),
            ("new", NEW, "which-new"),
        ]
    ),
]
DailyKind = app_commands.Transform[
    str | None,
    OneOf[str](
        [
            *((kind, kind, f"kind-{kind}") for kind in PROBLEM_KINDS),
            (ANY, ANY, "daily-any-kind"),
        ]
    ),
]
DailyLevel = app_commands.Transform[
    int | None,
    OneOf([*((level, level, f"level-{level}") for level in LEVELS), (0, 0, "daily-any-level")]),
]
PostingChannel = app_commands.Transform[int | None, Channel]
TimeText = app_commands.Range[str, None, 20]
DaysText = app_commands.Transform[str, Text(lambda _, typed: partial(days_offered, typed), 60)]
ZoneText = app_commands.Transform[str, Text(complete_zone, 60)]

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
        interaction, language=language, rules=rules or None, askers=askers, role=role
    )


@server.command(name=translatable("command-daily"), description=translatable("command-daily-about"))
@options(
    kind="option-daily-kind-about",
    level="option-daily-level-about",
    role="option-daily-role-about",
)
async def daily(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    time: TimeText = "",
    zone: ZoneText = "",
    channel: PostingChannel = None,
    days: DaysText = "",
    kind: DailyKind = None,
    level: DailyLevel = None,
    role: discord.Role | None = None,
    thread: bool | None = None,  # noqa: FBT001 - Discord's own kind of option
    which: Which = None,
    off: bool = False,  # noqa: FBT001, FBT002 - likewise
) -> None:
    """Answer /server daily: change what is named, and show what holds."""
    wanted = Wanted(
        time=time,
        channel=channel,
        days=days,
        kind=kind,
        level=level,
        role=role,
        thread=thread,
        zone=zone,
        which=which,
        off=off,
    )
    await set_daily(interaction, wanted)
