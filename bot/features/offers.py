"""A member offers a decision of an own game as a daily; a manager takes it or declines it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.codec import write_record
from bot.feature import Feature
from bot.hand import Question, Refusal
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import Fits, act, rules_name
from bot.study import offers
from bot.study.clock import DAY
from bot.study.offers import MadeOffer, NewOffer, TooManyOffersError
from bot.study.retention import OFFERS_KEPT
from bot.words import Words
from engine.problems import Problem

from .game.feature import moment_at
from .game.page import loss_at
from .quiz.asking import refusing_no_problem
from .quiz.kinds import recorded_quiz
from .quiz.of_moment import quiz_of
from .quiz.question import question_page
from .quiz.quiz_problem import QuizProblem

if TYPE_CHECKING:
    from bot.discord.visit import Visit

SHOW: Final = "show"
TAKE: Final = "take"
BACK: Final = "back"
DROP: Final = "drop"


def offer_page(asked: Question, words: Words) -> Page:
    """Ask a member whether the daily shall say who asks; ``asked`` holds the decision."""
    buttons = (
        act("offernamed", words.text("button-offer-named"), asked),
        act("offerunnamed", words.text("button-offer-unnamed"), asked),
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
    rules = rules_name(posed.at.ruled, words)
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
    return act("offers", label, Question("offers", number=offer.offer, choice=what), row=row)


def _page(title: str, *text: str, buttons: tuple[Button, ...] = ()) -> Page:
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


async def offer(visit: "Visit", asked: Question) -> None:
    """Answer *Offer as a daily*: ask whether the member wants to be named."""
    await moment_at(visit, asked)
    _server_of(visit)
    await visit.send(offer_page(asked, visit.words))


async def offer_named(visit: "Visit", asked: Question) -> None:
    """Store an offer for those who manage the server, which says whose it is."""
    await _make_offer(visit, asked, named=True)


async def offer_unnamed(visit: "Visit", asked: Question) -> None:
    """Store one that names nobody."""
    await _make_offer(visit, asked, named=False)


async def _make_offer(visit: "Visit", asked: Question, *, named: bool) -> None:
    reviewed, moment = await moment_at(visit, asked)
    with refusing_no_problem():
        quiz = quiz_of(moment, loss_at(reviewed.losses, moment))
    record = write_record(quiz.question)
    new = NewOffer(_server_of(visit), visit.user, named, quiz.problem.kind, record)
    try:
        is_new = await offers.make(visit.study.store, new)
    except TooManyOffersError:
        raise Refusal("error-offer-most") from None
    await visit.replace(offered_page(OFFERS_KEPT // DAY, visit.words, is_new=is_new))


async def turn_offers(visit: "Visit", asked: Question) -> None:
    """Answer a control of the offers of a server, for those who manage it."""
    server, study = visit.managed_server, visit.study
    what, number = asked.choice, asked.number
    if what not in {SHOW, TAKE, BACK, DROP}:
        raise Refusal("error-stale")
    before = [each.offer for each in await offers.listed(study.store, server)]
    if what in {TAKE, BACK}:
        await offers.take(study.store, server, number, taken=what == TAKE)
    elif what == DROP:
        await offers.remove(study.store, server, number)
    there = await offers.listed(study.store, server)
    if not there:
        await visit.replace(no_offers_page(visit.words))
        return
    known = [each.offer for each in there]
    place = before.index(number) if number in before else 0
    at = known.index(number) if number in known else min(place, len(known) - 1)
    posed = recorded_quiz(there[at].kind, there[at].problem)
    await visit.replace(offers_page(there, at, posed, visit.words, visit.fits))


def _server_of(visit: "Visit") -> int:
    if visit.server is None:
        raise Refusal("error-server-only")
    return visit.server


OFFERS: Final = Feature(
    "offers",
    ("number", "choice"),
    clicks={
        "gameoffer": offer,
        "offernamed": offer_named,
        "offerunnamed": offer_unnamed,
        "offers": turn_offers,
    },
    needs="study",
)
