"""What was typed becomes a question, and a question a Page: plain functions of values."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.features import feature_of, id_of
from bot.features.messages import (
    SaidHand,
    correct_button,
    is_told_otherwise,
    read_said,
    understood,
    with_notes,
)
from bot.hand import Question
from bot.options import Options
from bot.pages.error import error_page
from bot.pages.page import Option, Page, Select
from bot.pages.parts import Asked, Fits
from bot.read.errors import RefusedError
from bot.read.rules import canonical_rules
from bot.read.three_players import OF_OTHERS, rules_across
from bot.words import Words
from engine import format_hand
from engine.outlook import RATES, Rates

MOST_OTHERS: Final = 25
"""Options of one select."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What is asked: a question, or the error that says why what was typed is none.

    ``said`` is what was typed, with what a message says beside its hand; None of a control.
    """

    question: Question | None
    said: SaidHand | None = None
    error: RefusedError | None = None


def read_typed(options: Options) -> Typed:
    """Read options; a text of the option ``hand`` that is no hand is read as a message is."""
    try:
        question = options.read()
    except RefusedError as error:
        unread = error
    else:
        if not is_told_otherwise(options, question):
            return Typed(question, SaidHand(options))
        unread = RefusedError("hand", str(getattr(options, "hand", "")), "hand_unsure", {})
    try:
        return read_as_message(understood(options, unread))
    except RefusedError as error:
        return Typed(None, SaidHand(options), error)


def read_as_message(said: SaidHand) -> Typed:
    """Read a hand of a message."""
    try:
        return Typed(read_said(said), said)
    except RefusedError as error:
        return Typed(None, said, error)


def answer(
    typed: Typed,
    words: Words,
    fits: Fits,
    rates: Rates = RATES,
    found: object = None,
    *,
    has_workers: bool = True,
) -> Page:
    """Answer what is asked; what cannot be read is answered by a page that says why.

    ``found`` is what the service found that the question needs, ``has_workers`` whether there are
    processes for what is slow. Raises ValueError for a question that no page answers.
    """
    if typed.question is not None:
        page = _page_of(Asked(typed.question, words, fits, rates, found, has_workers))
    elif typed.error is not None and typed.said is not None:
        corrected = _corrected(typed.said.typed, typed.error)
        page = error_page(typed.error, corrected, words)
        if typed.error.option == "hand":
            page = replace(page, buttons=(*page.buttons, correct_button(words)))
    else:
        raise ValueError("nothing is asked")
    return page if typed.said is None else with_notes(page, typed.said, typed.question, words)


def _page_of(asked: Asked) -> Page:
    page = feature_of(asked.query.feature).page
    if page is None:
        raise ValueError(f"{asked.query.feature} is done, and not asked")
    return page(asked)


def _corrected(options: Options, error: RefusedError) -> Question | None:
    """Return the question that was probably meant, None where nothing can be guessed."""
    if error.sentence in OF_OTHERS:
        across = rules_across(canonical_rules(getattr(options, "rules", "")))
        error.fix, changes = f"rules:{across}", {"rules": across}
    elif error.fix and error.fix.strip():
        changes = {error.option: error.fix}
    else:
        return None
    try:
        return replace(options, private=True, **changes).read()  # type: ignore[call-arg] # it has these
    except RefusedError:
        return None


def with_others(page: Page, others: Sequence[Question], words: Words) -> Page:
    """Offer the other hands of a message, and say before anything else that there are some."""
    if not others or page.query is None:
        return page
    options = tuple(
        Option(format_hand(it.situation.held), id_of("hand", it)) for it in others[:MOST_OTHERS]
    )
    select = Select("hand", words.text("select-hand"), page.query, options)
    said = words.text("text-other-hands", count=len(options))
    return replace(page, text=(said, *page.text), selects=(*page.selects, select))
