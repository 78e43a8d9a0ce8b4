"""A member offers a decision of an own game as a daily; a manager takes it or declines it."""

from functools import partial
from typing import Final

from bot.ask.game.flow import moment_at
from bot.ask.game.ids import GameAction, game_head, read_game_place
from bot.ask.game.page import loss_at
from bot.ask.visit import Activity, Visit
from bot.club.groups import managed_server
from bot.club.ids import Action, quiz_id, read_number
from bot.club.quiz.of_moment import quiz_of
from bot.club.quiz.record import read_record, write_record
from bot.club.quiz.study import Study
from bot.study import offers
from bot.study.clock import DAY
from bot.study.offers import NewOffer, TooManyOffersError
from bot.study.retention import OFFERS_KEPT
from bot.typed.errors import Refusal

from .page import BACK, DROP, SHOW, TAKE, no_offers_page, offer_page, offered_page, offers_page


async def offer(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Offer as a daily*: ask whether the member wants to be named."""
    await moment_at(visit, study.games, arguments)
    _server_of(visit)
    await visit.send(offer_page(read_game_place(arguments), visit.words))


async def make_offer(visit: Visit, study: Study, arguments: list[str], *, named: bool) -> None:
    """Store an offer for those who manage the server."""
    reviewed, moment = await moment_at(visit, study.games, arguments)
    quiz = quiz_of(moment, loss_at(reviewed.losses, moment))
    record = write_record(quiz.situation)
    new = NewOffer(_server_of(visit), visit.user, named, quiz.problem.kind, record)
    try:
        is_new = await offers.make(study.store, new)
    except TooManyOffersError:
        raise Refusal("error-offer-most") from None
    await visit.replace(offered_page(OFFERS_KEPT // DAY, visit.words, is_new=is_new))


async def turn_offers(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer a control of the offers of a server, for those who manage it."""
    server = managed_server(visit)
    what, number = _read(arguments)
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
    posed = read_record(there[at].kind, there[at].problem)
    await visit.replace(offers_page(there, at, posed, visit.words, visit.fits))


def _server_of(visit: Visit) -> int:
    if visit.server is None:
        raise Refusal("error-server-only")
    return visit.server


def _read(arguments: list[str]) -> tuple[str, int]:
    try:
        what, text = arguments
        number = read_number(text)
    except ValueError:
        raise Refusal("error-stale") from None
    if what not in {SHOW, TAKE, BACK, DROP}:
        raise Refusal("error-stale")
    return what, number


OFFERS: Final[Activity[Study]] = Activity(
    "study",
    clicks={
        game_head(GameAction.OFFER): offer,
        game_head(GameAction.OFFER_NAMED): partial(make_offer, named=True),
        game_head(GameAction.OFFER_UNNAMED): partial(make_offer, named=False),
        quiz_id(Action.OFFERS): turn_offers,
    },
)
