"""A question becomes a Page: the only place that turns a question or typed text into an answer."""

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.pages.error import error_page, plain
from bot.pages.page import Option, Page, Select
from bot.pages.parts import Fits
from bot.typed.errors import RefusedError
from bot.typed.hand_question import HandQuestion, hand_of
from bot.typed.other_questions import FURITEN
from bot.typed.question import Question, Typed
from bot.words import Words
from engine.hand import FULL_SIZE
from engine.outlook import RATES, Rates

from .custom_id import encode
from .feature import Setting
from .features import FEATURE_OF
from .messages import MessageQuestion, SaidHand, read_said, understood, waits_in_river
from .reading import corrected, read

MOST_OTHERS: Final = 25
"""Options of one select."""

LEFT_OUT: Final = 60
"""Most characters that are shown of the words of a message that are no part of its hand."""


Askable = Question | Typed | SaidHand | MessageQuestion
"""What can be answered: typed text only where it can be read."""


def answer(
    asked: Askable,
    words: Words,
    fits: Fits,
    found: object = None,
    rates: Rates = RATES,
    without: Collection[str] = (),
) -> Page:
    """Answer a question; typed text that cannot be read is answered by a page that says why.

    ``fits`` tells whether rows fit into one picture, ``found`` what the service found that the
    question needs; ``rates`` are those of the host's table, ``without`` the services that are off.
    The hand of a question can always be read.
    """
    setting = Setting(words, fits, found, rates, without)
    if isinstance(asked, Question):
        return _page(asked, setting)
    if isinstance(asked, Typed):
        return _of_typed(asked, setting)
    if isinstance(asked, SaidHand):
        return _of_said(asked, setting)
    page = _of_said(asked.first, setting)
    return _with_others(page, _readable(asked.others), words)


def question_of(asked: Askable) -> Question | None:
    """Return the question that is answered first; None for text that cannot be read."""
    if isinstance(asked, Question):
        return asked
    try:
        if isinstance(asked, Typed):
            return _read(asked)
        return read_said(asked.first if isinstance(asked, MessageQuestion) else asked)
    except RefusedError:
        return None


def _read(typed: Typed) -> Question:
    """Return the question that was typed, also as a message would say it."""
    try:
        return read(typed)
    except RefusedError as error:
        said = understood(typed, error)
        if said is None:
            raise
        return read_said(said)


def _page(question: Question, setting: Setting) -> Page:
    return FEATURE_OF[type(question)].page(question, setting)


def _of_typed(typed: Typed, setting: Setting) -> Page:
    try:
        question = read(typed)
    except RefusedError as error:
        said = understood(typed, error)
        if said is not None:
            return _of_said(said, setting)
        return error_page(error, corrected(typed, error), setting.words)
    return _page(question, setting)


def _of_said(said: SaidHand, setting: Setting) -> Page:
    """Answer about a hand of a message, and say what of it is not in the answer."""
    words, question = setting.words, None
    try:
        question = read_said(said)
        page = _page(question, setting)
    except RefusedError as error:
        page = error_page(error, corrected(said.typed, error), words)
    if said.left_out:
        page = _with_left_out(page, said.left_out, words)
    if said.unused:
        unused = plain(words.text("joint-names").join(said.unused)[:LEFT_OUT])
        page = replace(page, text=(words.text("text-not-counted", text=unused), *page.text))
    if said.uncallable:
        call = plain(said.uncallable[:LEFT_OUT])
        page = replace(page, text=(words.text("text-uncallable", call=call), *page.text))
    asked = {it.about: plain(it.text[:LEFT_OUT]) for it in reversed(said.asked)}
    is_furiten = waits_in_river(question)
    if is_furiten is not None and (it := asked.pop(FURITEN, "")) and not is_furiten:
        asked["not-furiten"] = it
    lines = [words.named("text-asked", about, question=it) for about, it in asked.items()]
    return replace(page, text=(*reversed(lines), *page.text))


def _readable(several: Iterable[SaidHand]) -> tuple[Question, ...]:
    """Return the questions that can be read."""
    questions = []
    for said in several:
        with suppress(RefusedError):
            questions.append(read_said(said))
    return tuple(questions)


def _with_others(page: Page, others: Sequence[Question], words: Words) -> Page:
    """Offer the other hands of a message, and say before anything else that there are some."""
    if not others or page.query is None:
        return page
    options = tuple(
        Option(it.hand, encode(it)) for it in others[:MOST_OTHERS] if isinstance(it, HandQuestion)
    )
    select = Select("hand", words.text("select-hand"), page.query, options)
    said = words.text("text-other-hands", count=len(options))
    return replace(page, text=(said, *page.text), selects=(*page.selects, select))


def _with_left_out(page: Page, left_out: Sequence[str], words: Words) -> Page:
    """Say which words of a message are no part of its hand, before anything else.

    The answer to a short hand beside other tiles says first that it is about a part.
    """
    shown = " ".join(left_out)
    shown = plain(shown[:LEFT_OUT]) + "…" * (len(shown) > LEFT_OUT)
    size = hand_of(page.query).size if isinstance(page.query, HandQuestion) else FULL_SIZE
    if size < FULL_SIZE - 1:
        said = words.text("text-only-part", count=size, text=shown)
    else:
        said = words.text("text-left-out", text=shown)
    return replace(page, text=(said, *page.text))
