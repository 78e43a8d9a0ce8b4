"""Decisions of members' games as dailies: a member offers one, a manager takes it or not."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.ask.game.ids import GameAction, GamePlace, game_id
from bot.club.ids import Action, quiz_button, write_number
from bot.club.quiz.question import question_page
from bot.club.quiz.quiz_problem import QuizProblem
from bot.pages.page import Button, ButtonKind, Page, Tone
from bot.pages.parts import Fits
from bot.pages.rule_names import rules_name
from bot.study.offers import MadeOffer
from bot.words import Words
from engine.problems import Problem

SHOW: Final = "show"
TAKE: Final = "take"
BACK: Final = "back"
DROP: Final = "drop"


def offer_page(place: GamePlace, words: Words) -> Page:
    """Ask a member whether the daily shall say who asks."""
    choices = (
        (GameAction.OFFER_NAMED, "button-offer-named"),
        (GameAction.OFFER_UNNAMED, "button-offer-unnamed"),
    )
    buttons = tuple(
        Button(action, ButtonKind.GO, words.text(label), custom_id=game_id(action, place))
        for action, label in choices
    )
    return _page(words.text("title-offer"), words.text("offer-text"), buttons=buttons)


def offered_page(days: int, words: Words, *, is_new: bool) -> Page:
    """Say that a decision is offered, and until when."""
    said = words.text("offer-made", days=days) if is_new else words.text("offer-known")
    return _page(words.text("title-offered"), said)


def no_offers_page(words: Words) -> Page:
    """Say that nothing is offered."""
    return _page(words.text("title-offers-none"), words.text("offers-none"))


def offers_page(
    there: Sequence[MadeOffer], at: int, posed: QuizProblem[Problem], words: Words, fits: Fits
) -> Page:
    """Show one of the offers of a server as the question that it makes."""
    offer = there[at]
    rules = rules_name(posed.situation.ruled, words)
    page = question_page(posed, asker="", rules=rules, answered=0, words=words, fits=fits)
    named = words.text("offer-by", member=f"<@{offer.learner}>")
    said = [named if offer.named else words.text("offer-by-nobody")]
    said += [words.text("offer-is-taken")] if offer.taken_at is not None else []
    return replace(
        page,
        title=words.text("title-offers", place=str(at + 1), count=str(len(there))),
        text=(page.title, *page.text, *said),
        buttons=tuple(_buttons(there, at, words)),
        private=True,
    )


def offers_button(there: Sequence[MadeOffer], words: Words) -> tuple[Button, ...]:
    """Lead to the offers of a server, where there are some."""
    if not there:
        return ()
    label = words.text("button-offers", count=str(len(there)))
    return (_button(label, SHOW, there[0]),)


def _buttons(there: Sequence[MadeOffer], at: int, words: Words) -> Iterator[Button]:
    offer = there[at]
    if offer.taken_at is None:
        yield _button(words.text("button-offer-take"), TAKE, offer)
    else:
        yield _button(words.text("button-offer-back"), BACK, offer)
    yield _button(words.text("button-offer-drop"), DROP, offer)
    if at > 0:
        yield _button(words.text("button-previous"), SHOW, there[at - 1], row=1)
    if at + 1 < len(there):
        yield _button(words.text("button-next"), SHOW, there[at + 1], row=1)


def _button(label: str, what: str, offer: MadeOffer, row: int = 0) -> Button:
    return quiz_button(label, Action.OFFERS, what, write_number(offer.offer), row=row)


def _page(title: str, *text: str, buttons: tuple[Button, ...] = ()) -> Page:
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)
