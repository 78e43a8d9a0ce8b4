"""A server's settings for its questions: changed, and shown; and all about it deleted."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

from bot.feature import SERVER, Feature
from bot.hand import Question, Refusal
from bot.options import OneOf, Options, RolePick, RulesText
from bot.pages.error import error_page
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import act, rules_name
from bot.read.errors import RefusedError
from bot.read.rules import canonical_rules
from bot.study import servers
from bot.study.servers import Askers, ServerSettings
from bot.words import LANGUAGES, Words

from .quiz.asking import language_of

if TYPE_CHECKING:
    from bot.discord.visit import Visit

FORGET: Final = "forget"
FORGET_ALL: Final = "all"
KEEP: Final = "keep"


def settings_page(settings: ServerSettings, words: Words, *, language: str, rules: str) -> Page:
    """Show what holds for the questions of a server; ``language`` and ``rules`` where none is set.

    ``language`` is the one in which its channels see questions.
    """
    role = f"<@&{settings.asker_role}>"
    text = (
        words.text("settings-language", language=words.named("language", language)),
        words.text("settings-rules", rules=rules_name(settings.rules or rules, words)),
        words.text(
            "settings-askers",
            askers=role
            if settings.askers is Askers.ROLE
            else words.named("askers", settings.askers),
        ),
        words.text("settings-how"),
    )
    title = words.text("title-settings")
    buttons = (_button(words.text("button-forget-server"), FORGET),)
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


def forget_page(words: Words) -> Page:
    """Ask whether everything about a server is to be deleted."""
    buttons = (
        _button(words.text("button-forget-all"), FORGET_ALL),
        _button(words.text("button-keep"), KEEP, chosen=True),
    )
    return replace(_told(words, "title-forget-server", "forget-server-sure"), buttons=buttons)


def forgotten_page(words: Words) -> Page:
    """Say that everything about a server is deleted."""
    return _told(words, "title-server-forgotten", "server-forgotten")


def _button(label: str, choice: str, *, chosen: bool = False) -> Button:
    return act("server", label, Question("settings", choice=choice), chosen=chosen)


def _told(words: Words, title: str, text: str) -> Page:
    return Page(None, Tone.HELP, words.text(title), (), "", (words.text(text),), private=True)


@dataclass(frozen=True, slots=True)
class SettingsOptions(Options):
    """The options of /server settings; None and "" are not named."""

    language: Annotated[
        str | None, OneOf(tuple((it, it, f"language-{it}") for it in LANGUAGES))
    ] = None
    rules: Annotated[RulesText, "option-server-rules-about"] = ""
    askers: Annotated[
        Askers | None, OneOf(tuple((it.value, it, f"askers-{it.value}") for it in Askers))
    ] = None
    role: RolePick = None


async def change_settings(visit: "Visit", options: SettingsOptions) -> None:
    """Change what is named, and show what holds then."""
    server, study = visit.managed_server, visit.study
    before = await servers.settings(study.store, server)
    try:
        after = _changed(before, options)
    except RefusedError as error:
        await visit.send(error_page(error, None, visit.words))
        return
    if after != before:
        await servers.change(study.store, server, after)
    await visit.send(_page(visit, after))


def _changed(settings: ServerSettings, options: SettingsOptions) -> ServerSettings:
    """Return the settings with what is named; a role that is named may ask.

    The role @everyone, which Discord lists with no member, stands for everybody.
    """
    if options.language is not None:
        settings = replace(settings, language=options.language)
    if options.rules:
        settings = replace(settings, rules=canonical_rules(options.rules))
    if options.role is not None and not options.role.is_everyone:
        settings = replace(settings, askers=Askers.ROLE, asker_role=options.role.id)
    elif options.role is not None:
        settings = replace(settings, askers=Askers.EVERYONE)
    elif options.askers is not None:
        settings = replace(settings, askers=options.askers)
    if settings.askers is Askers.ROLE and settings.asker_role is None:
        raise Refusal("error-settings-role")
    return settings


def _page(visit: "Visit", settings: ServerSettings) -> Page:
    language = language_of(visit, settings)
    return settings_page(settings, visit.words, language=language, rules=visit.default_rules)


async def forget_server(visit: "Visit", asked: Question) -> None:
    """Answer *Forget this server* under the settings, after one more question."""
    server, study, what = visit.managed_server, visit.study, asked.choice
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


SETTINGS: Final = Feature(
    "settings",
    ("choice",),
    options=SettingsOptions,
    act=change_settings,
    group=SERVER,
    clicks={"server": forget_server},
    needs="study",
)
