"""A server's settings for its questions: changed, and shown."""

from dataclasses import replace

import discord

from bot.club.server_settings.page import (
    FORGET,
    FORGET_ALL,
    KEEP,
    forget_page,
    forgotten_page,
    settings_page,
)
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import compose
from bot.discord_app.study import studying
from bot.pages.error import error_page
from bot.pages.page import Page
from bot.study import servers
from bot.study.servers import Askers, ServerSettings
from bot.typed.errors import Refusal, RefusedError
from bot.typed.rules import canonical_rules

from .asking import language_of


async def change_settings(
    interaction: Interaction,
    *,
    language: str | None,
    rules: str | None,
    askers: Askers | None,
    role: discord.Role | None,
) -> None:
    """Change what is not None, and show what holds then."""
    async with studying(interaction) as study:
        server, responder = interaction.guild_id, interaction.client.responder
        if server is None:
            raise Refusal("error-server-only")
        words = responder.words(interaction)
        before = await servers.settings(study.store, server)
        try:
            after = _changed(before, language, rules, askers, role)
        except RefusedError as error:
            page = error_page(error, None, words)
            await delivery.send(interaction, responder.measured(interaction, compose(page)))
            return
        if after != before:
            await servers.change(study.store, server, after)
        page = _page(interaction, after)
        await delivery.send(interaction, compose(page))


def _changed(
    settings: ServerSettings,
    language: str | None,
    rules: str | None,
    askers: Askers | None,
    role: discord.Role | None,
) -> ServerSettings:
    """Return the settings with what is named; a role that is named may ask.

    The role @everyone, which Discord lists with no member, stands for everybody.
    """
    if language is not None:
        settings = replace(settings, language=language)
    if rules is not None:
        settings = replace(settings, rules=canonical_rules(rules))
    if role is not None and not role.is_default():
        settings = replace(settings, askers=Askers.ROLE, asker_role=role.id)
    elif role is not None:
        settings = replace(settings, askers=Askers.EVERYONE)
    elif askers is not None:
        settings = replace(settings, askers=askers)
    if settings.askers is Askers.ROLE and settings.asker_role is None:
        raise Refusal("error-settings-role")
    return settings


def _page(interaction: Interaction, settings: ServerSettings) -> Page:
    return settings_page(
        settings,
        interaction.client.responder.words(interaction),
        language=language_of(interaction, settings),
        rules=interaction.client.settings.default_rules,
    )


async def forget_server(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Forget this server* under the settings, after one more question."""
    async with studying(interaction) as study:
        server, responder = interaction.guild_id, interaction.client.responder
        if server is None or not interaction.permissions.manage_guild:
            raise Refusal("error-forget-server")
        words = responder.words(interaction)
        what = arguments[0] if len(arguments) == 1 else ""
        if what == FORGET:
            page = forget_page(words)
        elif what == FORGET_ALL:
            # Of a large server it takes longer than Discord waits.
            await delivery.defer(interaction, in_place=True, private=True)
            await servers.forget(study.store, server)
            page = forgotten_page(words)
        elif what == KEEP:
            settings = await servers.settings(study.store, server)
            page = _page(interaction, settings)
        else:
            raise Refusal("error-stale")
        await delivery.replace(interaction, compose(page))
