"""The pages of what is stored about a member: what it is, and whether it is to be deleted."""

from typing import Final

from bot.club.ids import Action, quiz_button
from bot.pages.page import Button, Page, Tone
from bot.study.clock import DAY, GAMES_KEPT
from bot.study.learners import Progress
from bot.words import Words

EXPORT: Final = "export"
HIDE: Final = "hide"
UNHIDE: Final = "unhide"
DELETE: Final = "delete"
DELETE_ALL: Final = "all"
BACK: Final = "back"


def data_page(record: Progress, words: Words) -> Page:
    """Say what is stored and whether the member is named, and offer what can be done with it."""
    hidden = record.hidden
    text = (
        words.text("data-stored", answers=record.stored),
        words.text(
            "data-games",
            practiced=sum(it.kept for it in record.losses),
            days=GAMES_KEPT // DAY,
        ),
        words.text("data-hidden" if hidden else "data-named"),
        words.text("data-kept"),
    )
    buttons = (
        quiz_button(words.text("button-export"), Action.DATA, EXPORT),
        quiz_button(
            words.text("button-unhide" if hidden else "button-hide"),
            Action.DATA,
            UNHIDE if hidden else HIDE,
        ),
        quiz_button(words.text("button-delete-data"), Action.DATA, DELETE),
    )
    return _page(words.text("title-data"), *text, buttons=buttons)


def sure_page(words: Words) -> Page:
    """Ask whether everything is to be deleted."""
    buttons = (
        quiz_button(words.text("button-delete-all"), Action.DATA, DELETE_ALL),
        quiz_button(words.text("button-keep"), Action.DATA, BACK, chosen=True),
    )
    return _page(words.text("title-sure"), words.text("data-sure"), buttons=buttons)


def deleted_page(rows: int, words: Words) -> Page:
    """Say how many rows are deleted."""
    return _page(words.text("title-forgotten"), words.text("data-forgotten", rows=rows))


def _page(title: str, *text: str, buttons: tuple[Button, ...] = ()) -> Page:
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)
