"""A question becomes a Page: the only place that turns a Query or typed text into an answer."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.pages.error import error_page, plain
from bot.pages.page import Option, Page, Select
from bot.pages.parts import Asked, Fits
from bot.questions.custom_id import encode
from bot.questions.messages import understood
from bot.questions.outlook import Found
from bot.questions.query import Command, Query, hand_of
from bot.questions.typed import TypedQuestion, corrected, read, readable
from bot.typed.errors import RefusedError
from bot.words import Words
from engine import FULL_SIZE

from .agari.page import agari_page
from .called.page import called_page
from .compare.page import compare_page
from .help.page import help_page
from .methods.page import methods_page
from .outlook.page import outlook_page, with_outlook_button
from .points.page import points_page
from .waits.discards import discards_page
from .waits.page import waits_page

MOST_OTHERS: Final = 25
"""Options of one select."""

LEFT_OUT: Final = 60
"""Most characters that are shown of the words of a message that are no part of its hand."""


def answer(
    question: Query | TypedQuestion, words: Words, fits: Fits, found: Found | None = None
) -> Page:
    """Answer a question; typed text that cannot be read is answered by a page that says why.

    ``fits`` tells whether rows fit into one picture, ``found`` what the outlook that is asked for
    found. The hand of a Query can always be read.
    """
    if isinstance(question, Query):
        return _page(question, words, fits, found)
    try:
        query = read(question)
    except RefusedError as error:
        meant = understood(question, error)
        if meant is not None:
            return answer(meant, words, fits, found)
        page = error_page(error, corrected(question, error), words)
    else:
        page = _page(query, words, fits, found)
    page = _with_left_out(page, question.left_out, words) if question.left_out else page
    if question.unused:
        said = plain(words.text("joint-names").join(question.unused)[:LEFT_OUT])
        page = replace(page, text=(words.text("text-not-counted", text=said), *page.text))
    return _with_others(page, readable(question.others), words) if question.others else page


def _with_others(page: Page, others: Sequence[Query], words: Words) -> Page:
    """Offer the other hands of a message, and say before anything else that there are some."""
    if not others or page.query is None:
        return page
    options = tuple(Option(query.hand, encode(query)) for query in others[:MOST_OTHERS])
    select = Select("hand", words.text("select-hand"), page.query, options)
    said = words.text("text-other-hands", count=len(options))
    return replace(page, text=(said, *page.text), selects=(*page.selects, select))


def _page(query: Query, words: Words, fits: Fits, found: Found | None) -> Page:
    if query.command is Command.HELP:
        return help_page(query, words, fits)
    if query.worth is not None:
        return points_page(query, query.worth, words)
    asked = Asked(query, hand_of(query), words, fits)
    if query.command is Command.AGARI:
        return agari_page(asked)
    if query.command is Command.METHODS:
        return methods_page(asked)
    if query.command is Command.OUTLOOK:
        if found is None:
            raise ValueError("an outlook is found before its page is made")
        return outlook_page(asked, found)
    return _waits_page(asked)


def _waits_page(asked: Asked) -> Page:
    """Answer /waits: a discarded tile, cuts to compare, a tile to cut, or what is waited for."""
    if asked.query.called is not None:
        return called_page(asked, asked.query.called)
    if asked.query.compared:
        return compare_page(asked)
    page = discards_page(asked) if asked.hand.has_drawn_size else waits_page(asked)
    return replace(page, buttons=with_outlook_button(page, asked))


def _with_left_out(page: Page, left_out: Sequence[str], words: Words) -> Page:
    """Say which words of a message are no part of its hand, before anything else.

    The answer to a short hand beside other tiles says first that it is about a part.
    """
    shown = " ".join(left_out)
    shown = plain(shown[:LEFT_OUT]) + "…" * (len(shown) > LEFT_OUT)
    size = FULL_SIZE if page.query is None else hand_of(page.query).size
    if size < FULL_SIZE - 1:
        said = words.text("text-only-part", count=size, text=shown)
    else:
        said = words.text("text-left-out", text=shown)
    return replace(page, text=(said, *page.text))
