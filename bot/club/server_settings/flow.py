"""A server's settings for its questions: changed, and shown; and all about it deleted."""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from bot.ask.options import OneOf, RolePick, RulesText
from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.groups import SERVER, managed_server
from bot.club.ids import Action, quiz_id
from bot.club.quiz.settings_here import language_of
from bot.club.quiz.study import Study
from bot.pages.error import error_page
from bot.pages.page import Page
from bot.study import servers
from bot.study.servers import Askers, ServerSettings
from bot.typed.errors import Refusal, RefusedError
from bot.typed.question import Typed
from bot.typed.rules import canonical_rules
from bot.words import LANGUAGES

from .page import (
    FORGET,
    FORGET_ALL,
    KEEP,
    forget_page,
    forgotten_page,
    settings_page,
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
    role: RolePick = None


async def change_settings(visit: Visit, study: Study, typed: SettingsTyped) -> None:
    """Change what is named, and show what holds then."""
    server = managed_server(visit)
    before = await servers.settings(study.store, server)
    try:
        after = _changed(before, typed)
    except RefusedError as error:
        await visit.send(error_page(error, None, visit.words))
        return
    if after != before:
        await servers.change(study.store, server, after)
    await visit.send(_page(visit, after))


def _changed(settings: ServerSettings, typed: SettingsTyped) -> ServerSettings:
    """Return the settings with what is named; a role that is named may ask.

    The role @everyone, which Discord lists with no member, stands for everybody.
    """
    if typed.language is not None:
        settings = replace(settings, language=typed.language)
    if typed.rules:
        settings = replace(settings, rules=canonical_rules(typed.rules))
    if typed.role is not None and not typed.role.is_everyone:
        settings = replace(settings, askers=Askers.ROLE, asker_role=typed.role.id)
    elif typed.role is not None:
        settings = replace(settings, askers=Askers.EVERYONE)
    elif typed.askers is not None:
        settings = replace(settings, askers=typed.askers)
    if settings.askers is Askers.ROLE and settings.asker_role is None:
        raise Refusal("error-settings-role")
    return settings


def _page(visit: Visit, settings: ServerSettings) -> Page:
    language = language_of(visit, settings)
    return settings_page(settings, visit.words, language=language, rules=visit.default_rules)


async def forget_server(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Forget this server* under the settings, after one more question."""
    server = managed_server(visit)
    what = arguments[0] if len(arguments) == 1 else ""
    if what == FORGET:
        page = forget_page(visit.words)
    elif what == FORGET_ALL:
        # Of a large server it takes longer than Discord waits.
        await visit.defer(in_place=True)
        await servers.forget(study.store, server)
        page = forgotten_page(visit.words)
    elif what == KEEP:
        page = _page(visit, await servers.settings(study.store, server))
    else:
        raise Refusal("error-stale")
    await visit.replace(page)


SERVER_SETTINGS: Final = Activity(
    "study",
    (VisitCommand("settings", SettingsTyped, change_settings, SERVER),),
    {quiz_id(Action.SERVER): forget_server},
)
