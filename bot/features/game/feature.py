"""/game: a log that is dropped in becomes a game to look at: read, reviewed and stepped through.

Neither the name of a file nor anything in it is logged.
"""

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

from bot.feature import Feature, TextTaker
from bot.hand import GamePlace, Question, Refusal
from bot.options import AttachedFile, FilePick, Options, Text
from bot.pages.page import Page
from bot.read.limits import LINK_LIMIT
from engine.logs import MOST_BYTES, Game, LogError, LogReason, Moment, moments, read_log

from .page import Reviewed, moment_page, review_page, seats_page, shown_seats
from .shelf import review_seat

if TYPE_CHECKING:
    from bot.discord.visit import Visit

LOG: Final = re.compile(r"#json=|^[\s`]*+(?:jsonl?|xml)?+\s*+(?:\[?\s*+\{\s*+\"|<mjlog|<\?xml)")
"""A link with a log in it has this, and a log that is pasted begins so: XML, or JSON with names."""

NO_LOGS: Final = ("image/", "video/", "audio/")
"""Attachments of these types hold no log."""

SENTENCES: Final = {
    LogReason.TOO_LARGE: "error-game-too-large",
    LogReason.TOO_MUCH: "error-game-too-much",
    LogReason.UNKNOWN: "error-game-unknown",
    LogReason.ADDRESS: "error-game-address",
    LogReason.OTHER_RECORD: "error-game-other-record",
    LogReason.NO_ROUNDS: "error-game-no-rounds",
    LogReason.BROKEN: "error-game-broken",
    LogReason.IMPOSSIBLE: "error-game-impossible",
    LogReason.AMBIGUOUS: "error-game-ambiguous",
    LogReason.RECONNECTED: "error-game-reconnected",
}
"""What is told of a log of which no round can be read."""


@dataclass(frozen=True, slots=True)
class GameOptions(Options):
    """The options of /game."""

    log: FilePick = None
    link: Annotated[str, Text(None, LINK_LIMIT, shortest=0)] = ""


def may_be_a_log(file: AttachedFile) -> bool:
    """Whether an attachment may be the log of a game, by its type."""
    return not file.type.startswith(NO_LOGS)


def holds_log(text: str) -> bool:
    """Whether a text holds the log of a game, in a link or by itself."""
    return LOG.search(text) is not None


async def open_text(visit: "Visit", text: str) -> None:
    """Open the game whose log was typed where a hand is."""
    await open_game(visit, None, text)


async def ask_game(visit: "Visit", options: GameOptions) -> None:
    """Answer /game."""
    await open_game(visit, options.log, options.link)


async def open_game(visit: "Visit", attached: AttachedFile | None, text: str) -> None:
    """Answer with what a game teaches, or with the question whose game it is."""
    if not visit.games.workplace.processes:
        raise Refusal("error-workers-off")
    if attached is None and not text.strip():
        raise Refusal("error-game-nothing")
    if attached is not None and attached.size > MOST_BYTES:
        raise Refusal(SENTENCES[LogReason.TOO_LARGE])
    with visit.games.opening.holding(visit.user):
        await visit.defer(in_place=False)
        data = text if attached is None else await attached.read()
        game = await _read(visit, data)
    seats = shown_seats(game)
    if not seats:
        raise Refusal("error-game-hidden")
    place = GamePlace(visit.games.put(game, visit.user))
    if len(seats) == 1:
        page = await _overview(visit, replace(place, seat=seats[0]))
    else:
        page = seats_page(place, game, visit.words)
    await visit.send(page)


async def choose_seat(visit: "Visit", asked: Question) -> None:
    """Answer whose game it is."""
    await _show(visit, replace(_place(asked), seat=_numbers(visit)[0]))


async def choose_round(visit: "Visit", asked: Question) -> None:
    """Step through a hand from its first decision on."""
    await _show(visit, replace(_place(asked), round=_numbers(visit)[0], event=-1))


async def choose_moment(visit: "Visit", asked: Question) -> None:
    """Show a decision that the game teaches by."""
    played, event = (*_numbers(visit), -1)[:2]
    await _show(visit, replace(_place(asked), round=played, event=event))


async def step(visit: "Visit", asked: Question) -> None:
    """Show the decision that a button names."""
    await _show(visit, _place(asked))


async def go_back(visit: "Visit", asked: Question) -> None:
    """Show what the game teaches again."""
    await _show(visit, replace(_place(asked), round=-1))


async def publish(visit: "Visit", asked: Question) -> None:
    """Show a decision to the channel."""
    reviewed, decisions, at = await _at(visit, _place(asked))
    await visit.send(moment_page(reviewed, decisions, at, visit.words, private=False))
    await _keep(visit, reviewed)


async def ask_beside(visit: "Visit", asked: Question) -> None:
    """Answer an ordinary question about a decision in a message of its own."""
    await visit.ask(asked)


async def moment_at(visit: "Visit", asked: Question) -> tuple[Reviewed, Moment]:
    """Return the decision that a control is about, and what its game teaches."""
    reviewed, decisions, at = await _at(visit, _place(asked))
    return reviewed, decisions[at]


def _place(asked: Question) -> GamePlace:
    if asked.game is None:
        raise Refusal("error-stale")
    return asked.game


def _numbers(visit: "Visit") -> list[int]:
    """Return the numbers that the value chosen in a select holds: a seat, a round, 3.24."""
    try:
        return [int(number) for number in visit.chosen[0].split(".")]
    except (ValueError, IndexError):
        raise Refusal("error-stale") from None


async def _show(visit: "Visit", place: GamePlace) -> None:
    """Show a decision in the place of what was clicked, or what the game teaches."""
    if place.round < 0:
        await visit.defer(in_place=True)
        await visit.replace(await _overview(visit, place))
        return
    reviewed, decisions, at = await _at(visit, place)
    studies = visit.games.kept is not None
    await visit.replace(moment_page(reviewed, decisions, at, visit.words, studies=studies))
    await _keep(visit, reviewed)


async def _at(visit: "Visit", place: GamePlace) -> tuple[Reviewed, list[Moment], int]:
    """Return what a game teaches, the decisions to step through, and the one that is meant."""
    reviewed = await _reviewed(visit, place)
    return reviewed, *_decisions(reviewed)


async def _overview(visit: "Visit", place: GamePlace) -> Page:
    return review_page(await _reviewed(visit, place), visit.words)


def _decisions(reviewed: Reviewed) -> tuple[list[Moment], int]:
    """Return the decisions to step through in order, and the place of the one that is meant.

    They are those of its round, wins that were passed among them; all that are kept, where the game
    is not.
    """
    place, game = reviewed.place, reviewed.game
    told = [loss.moment for loss in reviewed.losses]
    if game is None:
        if place.event < 0:
            raise Refusal("error-game-gone")
        found = {(each.round, each.event): each for each in told}
    else:
        seen = [*moments(game, place.seat, place.round), *told]
        found = {(each.round, each.event): each for each in seen if each.round == place.round}
    if not found:
        raise Refusal("error-stale")
    order = sorted(found)
    meant = place.round, place.event
    return [found[key] for key in order], order.index(meant) if meant in found else 0


async def _reviewed(visit: "Visit", place: GamePlace) -> Reviewed:
    games = visit.games
    if games.kept is not None and not games.holds(place.key):
        return await games.kept.find(visit, place)
    shelved = games.get(place.key, visit.user)
    if place.seat not in shown_seats(shelved.game):
        raise Refusal("error-stale")
    if place.seat not in shelved.reviews:
        given = shelved.game, place.seat
        shelved.reviews[place.seat] = await games.workplace.run(review_seat, given, visit.user)
    found = shelved.reviews[place.seat]
    days = 0 if games.kept is None else games.kept.days
    return Reviewed(place, found.losses, shelved.game, found.is_whole, days)


async def _keep(visit: "Visit", reviewed: Reviewed) -> None:
    """Keep the decisions told of a game once a table is looked at, where there is a database."""
    games = visit.games
    if games.kept is None or reviewed.game is None or not reviewed.losses:
        return
    place = reviewed.place
    shelved = games.get(place.key, visit.user)
    if place.seat not in shelved.kept:
        shelved.kept.add(place.seat)
        await games.kept.keep(visit, reviewed)


async def _read(visit: "Visit", data: bytes | str) -> Game:
    try:
        return await visit.games.workplace.run(read_log, data, visit.user)
    except LogError as error:
        raise Refusal(SENTENCES[error.reason]) from None


GAME: Final = Feature(
    "game",
    ("game",),
    needs="workers",
    options=GameOptions,
    act=ask_game,
    clicks={
        "seat": choose_seat,
        "round": choose_round,
        "moment": choose_moment,
        "back": step,
        "on": step,
        "review": go_back,
        "publish": publish,
        "beside": ask_beside,
    },
    takes=TextTaker(holds_log, open_text),
)
