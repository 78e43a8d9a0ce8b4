"""A server's settings for its questions: changed, and shown."""

from dataclasses import replace
from typing import Final

import discord

from bot.club.quiz.ids import Action, quiz_button
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import compose
from bot.pages.error import error_page
from bot.pages.page import Page, Tone
from bot.pages.rule_names import rules_name
from bot.study import servers
from bot.study.servers import Askers, ServerSettings
from bot.typed.errors import Refusal, RefusedError
from bot.typed.rules import canonical_rules
from bot.words import Words

from .asking import language_of
from .study import studying

FORGET: Final = "forget"
FORGET_ALL: Final = "all"
KEEP: Final = "keep"


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
        page = _settings_page(interaction, after, words)
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


def _settings_page(interaction: Interaction, settings: ServerSettings, words: Words) -> Page:
    """Show what holds for the questions of a server, set or not."""
    role = f"<@&{settings.asker_role}>"
    language = words.named("language", language_of(interaction, settings))
    rules = settings.rules or interaction.client.settings.default_rules
    text = (
        words.text("settings-language", language=language),
        words.text("settings-rules", rules=rules_name(rules, words)),
        words.text(
            "settings-askers",
            askers=role
            if settings.askers is Askers.ROLE
            else words.named("askers", settings.askers),
        ),
        words.text("settings-how"),
    )
    title = words.text("title-settings")
    buttons = (quiz_button(words.text("button-forget-server"), Action.SERVER, FORGET),)
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


async def forget_server(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Forget this server* under the settings, after one more question."""
    async with studying(interaction) as study:
        server, responder = interaction.guild_id, interaction.client.responder
        if server is None or not interaction.permissions.manage_guild:
            raise Refusal("error-forget-server")
        words = responder.words(interaction)
        what = arguments[0] if len(arguments) == 1 else ""
        if what == FORGET:
            page = _sure_page(words)
        elif what == FORGET_ALL:
            # Of a large server it takes longer than Discord waits.
            await delivery.defer(interaction, in_place=True, private=True)
            await servers.forget(study.store, server)
            page = _told(words, "title-server-forgotten", "server-forgotten")
        elif what == KEEP:
            settings = await servers.settings(study.store, server)
            page = _settings_page(interaction, settings, words)
        else:
            raise Refusal("error-stale")
        await delivery.replace(interaction, compose(page))


def _sure_page(words: Words) -> Page:
    buttons = (
        quiz_button(words.text("button-forget-all"), Action.SERVER, FORGET_ALL),
        quiz_button(words.text("button-keep"), Action.SERVER, KEEP, chosen=True),
    )
    return replace(_told(words, "title-forget-server", "forget-server-sure"), buttons=buttons)


def _told(words: Words, title: str, text: str) -> Page:
    return Page(None, Tone.HELP, words.text(title), (), "", (words.text(text),), private=True)
