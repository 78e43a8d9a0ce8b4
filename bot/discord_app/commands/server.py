"""/server: what holds for the questions of a server, and its dailies."""

from dataclasses import dataclass, fields
from functools import partial
from typing import Annotated, Final

import discord
from discord import AppCommandOptionType, ChannelType, app_commands

from bot.ask.options import OneOf, RulesText, Text
from bot.club.daily.server_page import days_offered, zones_offered
from bot.discord_app.client import Client, Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.open_questions import show_open
from bot.discord_app.quiz.server_dailies import (
    ANY,
    NEW,
    Wanted,
    set_daily,
)
from bot.discord_app.quiz.server_settings import change_settings
from bot.study.schedules import MOST_SCHEDULES
from bot.study.servers import Askers
from bot.typed.question import Typed
from bot.words import LANGUAGES
from engine.problems import LEVELS, PROBLEM_KINDS

from .build import command_of


class Channel(app_commands.Transformer[Client]):
    """The id of a channel for messages: without a cache of servers discord.py finds no channel."""

    @property
    def type(self) -> AppCommandOptionType:
        """Return that Discord offers channels."""
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        """Return the kinds of channel that it offers."""
        return [ChannelType.text, ChannelType.news]

    async def transform(self, interaction: Interaction, value: discord.abc.Snowflake, /) -> int:
        """Return the channel's id."""
        del interaction
        return int(value.id)


WHICH: Final = (
    *((str(which), which, f"which-{which}") for which in range(1, MOST_SCHEDULES + 1)),
    ("new", NEW, "which-new"),
)
KINDS: Final = (
    *((kind, kind, f"kind-{kind}") for kind in PROBLEM_KINDS),
    (ANY, ANY, "daily-any-kind"),
)
DAILY_LEVELS: Final = (
    *((level, level, f"level-{level}") for level in LEVELS),
    (0, 0, "daily-any-level"),
)


@dataclass(frozen=True, slots=True)
class SettingsTyped(Typed):
    """The options of /server settings; None and "" are not named."""

    language: Annotated[
        str | None, OneOf(tuple((it, it, f"language-{it}") for it in LANGUAGES))
    ] = None
    rules: Annotated[RulesText, "option-server-rules-about"] = ""
    askers: Annotated[
        Askers | None, OneOf(tuple((it.value, it, f"askers-{it.value}") for it in Askers))
    ] = None
    role: discord.Role | None = None


@dataclass(frozen=True, slots=True)
class DailyTyped(Typed):
    """The options of /server daily, as `Wanted` explains them."""

    time: Annotated[str, Text(None, 20)] = ""
    zone: Annotated[
        str, Text(lambda typing: partial(zones_offered, typing.text, typing.now), 60)
    ] = ""
    channel: Annotated[int | None, Channel()] = None
    days: Annotated[str, Text(lambda typing: partial(days_offered, typing.text), 60)] = ""
    kind: Annotated[str | None, OneOf(KINDS), "option-daily-kind-about"] = None
    level: Annotated[int | None, OneOf(DAILY_LEVELS), "option-daily-level-about"] = None
    role: Annotated[discord.Role | None, "option-daily-role-about"] = None
    thread: bool | None = None
    which: Annotated[int | None, OneOf(WHICH)] = None
    off: bool = False


@dataclass(frozen=True, slots=True)
class QuestionsTyped(Typed):
    """The options of /server questions: none."""


async def _settings(interaction: Interaction, typed: SettingsTyped) -> None:
    await change_settings(
        interaction,
        language=typed.language,
        rules=typed.rules or None,
        askers=typed.askers,
        role=typed.role,
    )


async def _daily(interaction: Interaction, typed: DailyTyped) -> None:
    await set_daily(
        interaction, Wanted(**{it.name: getattr(typed, it.name) for it in fields(typed)})
    )


async def _questions(interaction: Interaction, typed: QuestionsTyped) -> None:
    del typed
    await show_open(interaction)


server: Final = app_commands.Group(
    name=translatable("command-server"),
    description=translatable("command-server-about"),
    allowed_contexts=app_commands.AppCommandContext(guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True),
    default_permissions=discord.Permissions(manage_guild=True),
)
server.add_command(command_of("settings", SettingsTyped, _settings))
server.add_command(command_of("questions", QuestionsTyped, _questions))
server.add_command(command_of("daily", DailyTyped, _daily))
