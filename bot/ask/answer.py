"""A question becomes a Page: the only place that turns a question or typed text into an answer."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.pages.error import error_page, plain
from bot.pages.page import Option, Page, Select
from bot.pages.parts import Fits
from bot.typed.errors import RefusedError
from bot.typed.hand_question import HandQuestion, hand_of
from bot.typed.question import Question, Typed
from bot.typed.rules import canonical_rules
from bot.typed.three_players import OF_OTHERS, rules_across
from bot.words import Words
from engine import FULL_SIZE

from .custom_id import encode
from .feature import Setting
from .features import COMMAND_OF, FEATURE_OF

MOST_OTHERS: Final = 25
"""Options of one select."""

LEFT_OUT: Final = 60
"""Most characters that are shown of the words of a message that are no part of its hand."""


@dataclass(frozen=True, slots=True)
class MessageQuestion:
    """What a message asks: about its first hand, and about others that are offered.

    ``left_out`` holds the words that are no part of the hand.
    """

    typed: Typed
    others: tuple[Typed, ...] = ()
    left_out: tuple[str, ...] = ()


Askable = Question | Typed | MessageQuestion
"""What can be answered: typed text only where it can be read."""


def answer(asked: Askable, words: Words, fits: Fits, found: object = None) -> Page:
    """Answer a question; typed text that cannot be read is answered by a page that says why.

    ``fits`` tells whether rows fit into one picture, ``found`` what the service found that the
    question needs. The hand of a question can always be read.
    """
    setting = Setting(words, fits, found)
    if isinstance(asked, Question):
        return _page(asked, setting)
    if isinstance(asked, Typed):
        return _of_typed(asked, setting)
    page = _of_typed(asked.typed, setting)
    page = _with_left_out(page, asked.left_out, words) if asked.left_out else page
    return _with_others(page, _readable(asked.others), words) if asked.others else page


def _page(question: Question, setting: Setting) -> Page:
    return FEATURE_OF[type(question)].page(question, setting)


def _of_typed(typed: Typed, setting: Setting) -> Page:
    try:
        question = read(typed)
    except RefusedError as error:
        return error_page(error, corrected(typed, error), setting.words)
    return _page(question, setting)


def read(typed: Typed) -> Question:
    """Return the question that was typed; raise RefusedError for text that cannot be read."""
    try:
        return COMMAND_OF[type(typed)].read(typed)
    except RefusedError as error:
        if error.sentence in OF_OTHERS:
            error.fix = f"rules:{_rules_of_others(typed)}"
        raise


def question_of(asked: Askable) -> Question | None:
    """Return the question that is answered first; None for text that cannot be read."""
    if isinstance(asked, Question):
        return asked
    try:
        return read(asked.typed if isinstance(asked, MessageQuestion) else asked)
    except RefusedError:
        return None


def corrected(typed: Typed, error: RefusedError) -> Question | None:
    """Return the question that was probably meant, None where nothing can be guessed."""
    if error.sentence in OF_OTHERS:
        changes = {"rules": _rules_of_others(typed)}
    elif error.fix and error.fix.strip():
        changes = {error.option: error.fix}
    else:
        return None
    try:
        return read(replace(typed, private=True, **changes))  # type: ignore[call-arg]
    except RefusedError:
        return None


def _rules_of_others(typed: Typed) -> str:
    """Return the rules of another number of players than those that were typed."""
    return rules_across(canonical_rules(getattr(typed, "rules", "")))


def _readable(several: Iterable[Typed]) -> tuple[Question, ...]:
    """Return the questions that can be read."""
    questions = []
    for typed in several:
        with suppress(RefusedError):
            questions.append(read(typed))
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
