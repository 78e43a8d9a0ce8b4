"""Questions asked in one call, as the tests of pages ask them."""

from typing import Any

from bot.ask import answer as pages
from bot.pages.page import Page
from bot.picture.layout import fits
from bot.questions.outlook import look
from bot.questions.query import Command, Query
from bot.questions.typed import TypedQuestion
from bot.words import Words


def ask(command: Command, hand: str, words: Words, **options: Any) -> Page:
    """Answer typed text; that of an outlook only where it cannot be read."""
    return pages.answer(TypedQuestion(command, hand, **options), words, fits)


def answer(query: Query, words: Words) -> Page:
    """Answer a query."""
    found = look(query) if query.command is Command.OUTLOOK else None
    return pages.answer(query, words, fits, found)
