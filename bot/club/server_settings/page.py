"""The pages of a server's settings: what holds, and whether all of it is to be forgotten."""

from dataclasses import replace
from typing import Final

from bot.club.ids import Action, quiz_button
from bot.pages.page import Page, Tone
from bot.pages.rule_names import rules_name
from bot.study.servers import Askers, ServerSettings
from bot.words import Words

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
    buttons = (quiz_button(words.text("button-forget-server"), Action.SERVER, FORGET),)
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


def forget_page(words: Words) -> Page:
    """Ask whether everything about a server is to be deleted."""
    buttons = (
        quiz_button(words.text("button-forget-all"), Action.SERVER, FORGET_ALL),
        quiz_button(words.text("button-keep"), Action.SERVER, KEEP, chosen=True),
    )
    return replace(_told(words, "title-forget-server", "forget-server-sure"), buttons=buttons)


def forgotten_page(words: Words) -> Page:
    """Say that everything about a server is deleted."""
    return _told(words, "title-server-forgotten", "server-forgotten")


def _told(words: Words, title: str, text: str) -> Page:
    return Page(None, Tone.HELP, words.text(title), (), "", (words.text(text),), private=True)
