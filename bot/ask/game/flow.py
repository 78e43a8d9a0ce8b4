"""/game: a log that is dropped in becomes a game to look at: read, reviewed and stepped through.

Neither the name of a file nor anything in it is logged.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Final

from bot.ask.options import AttachedFile, FilePick, Text
from bot.ask.visit import Activity, TextTaker, Visit, VisitCommand
from bot.pages.page import Page
from bot.typed.errors import Refusal
from bot.typed.limits import LINK_LIMIT
from bot.typed.question import Typed
from engine.logs import MOST_BYTES, Game, LogError, LogReason, Moment, moments, read_log

from .ids import OF_CLUB, GameAction, GamePlace, game_head, read_game_place, read_place
from .page import Reviewed, moment_page, review_page, seats_page, shown_seats
from .questions import question_heads, read_question
from .reviewing import review_seat
from .shelf import GameShelf

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
class GameTyped(Typed):
    """The options of /game."""

    log: FilePick = None
    link: Annotated[str, Text(None, LINK_LIMIT, shortest=0)] = ""


def may_be_a_log(file: AttachedFile) -> bool:
    """Whether an attachment may be the log of a game, by its type."""
    return not file.type.startswith(NO_LOGS)


def holds_log(text: str) -> bool:
    """Whether a text holds the log of a game, in a link or by itself."""
    return LOG.search(text) is not None


async def open_text(visit: Visit, games: GameShelf, text: str) -> None:
    """Open the game whose log was typed where a hand is."""
    await open_game(visit, games, None, text)


async def ask_game(visit: Visit, games: GameShelf, typed: GameTyped) -> None:
    """Answer /game."""
    await open_game(visit, games, typed.log, typed.link)


async def open_game(
    visit: Visit, games: GameShelf, attached: AttachedFile | None, text: str
) -> None:
    """Answer with what a game teaches, or with the question whose game it is."""
    if not games.workplace.processes:
        raise Refusal("error-workers-off")
    if attached is None and not text.strip():
        raise Refusal("error-game-nothing")
    if attached is not None and attached.size > MOST_BYTES:
        raise Refusal(SENTENCES[LogReason.TOO_LARGE])
    with games.opening.holding(visit.user):
        await visit.defer(in_place=False)
        data = text if attached is None else await attached.read()
        game = await _read(games, data, visit.user)
    seats = shown_seats(game)
    if not seats:
        raise Refusal("error-game-hidden")
    place = GamePlace(games.put(game, visit.user))
    if len(seats) == 1:
        page = await _overview(visit, games, replace(place, seat=seats[0]))
    else:
        page = seats_page(place, game, visit.words)
    await visit.send(page)


async def turn_game(
    action: GameAction, visit: Visit, games: GameShelf, arguments: list[str]
) -> None:
    """Answer a click on a control of a game."""
    try:
        place = _chosen(action, read_game_place(arguments), visit.chosen)
    except ValueError:
        raise Refusal("error-stale") from None
    if place.round < 0:
        await visit.defer(in_place=True)
        await visit.replace(await _overview(visit, games, place))
        return
    reviewed = await _reviewed(visit, games, place)
    decisions, at = _decisions(reviewed)
    is_shared = action is GameAction.SHARE
    studies = games.kept is not None
    page = moment_page(reviewed, decisions, at, visit.words, private=not is_shared, studies=studies)
    await (visit.send if is_shared else visit.replace)(page)
    await _keep(visit, games, reviewed)


async def moment_at(
    visit: Visit, games: GameShelf, arguments: list[str]
) -> tuple[Reviewed, Moment]:
    """Return the decision that a control is about, and what its game teaches."""
    try:
        place = read_game_place(arguments)
    except ValueError:
        raise Refusal("error-stale") from None
    reviewed = await _reviewed(visit, games, place)
    decisions, at = _decisions(reviewed)
    return reviewed, decisions[at]


async def refuse_without_study(visit: Visit, games: GameShelf, arguments: list[str]) -> None:
    """Answer the controls that need a database, where there is none to register others."""
    del visit, games, arguments
    raise Refusal("error-study-off")


async def ask_beside(visit: Visit, games: GameShelf, arguments: list[str]) -> None:
    """Answer an ordinary question about a decision in a message of its own."""
    del games
    try:
        question = read_question(arguments)
    except ValueError:
        raise Refusal("error-stale") from None
    await visit.ask(question)


def _chosen(action: GameAction, place: GamePlace, values: Sequence[str]) -> GamePlace:
    """Return where a click leads; raise ValueError for a value that was not offered."""
    if action is GameAction.SEAT:
        return replace(place, seat=int(values[0]) if values else -1)
    if action is GameAction.REVIEW:
        return replace(place, round=-1)
    if action is GameAction.ROUND and values:
        return replace(place, round=int(values[0]), event=-1)
    if action is GameAction.MOMENT and values:
        played, event = read_place(values[0])
        return replace(place, round=played, event=event)
    return place


async def _overview(visit: Visit, games: GameShelf, place: GamePlace) -> Page:
    return review_page(await _reviewed(visit, games, place), visit.words)


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


async def _reviewed(visit: Visit, games: GameShelf, place: GamePlace) -> Reviewed:
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


async def _keep(visit: Visit, games: GameShelf, reviewed: Reviewed) -> None:
    """Keep the decisions told of a game once a table is looked at, where there is a database."""
    if games.kept is None or reviewed.game is None or not reviewed.losses:
        return
    place = reviewed.place
    shelved = games.get(place.key, visit.user)
    if place.seat not in shelved.kept:
        shelved.kept.add(place.seat)
        await games.kept.keep(visit, reviewed)


async def _read(games: GameShelf, data: bytes | str, user: int) -> Game:
    try:
        return await games.workplace.run(read_log, data, user)
    except LogError as error:
        raise Refusal(SENTENCES[error.reason]) from None


GAME: Final = Activity(
    "games",
    (VisitCommand("game", GameTyped, ask_game, needs_workers=True),),
    {
        **{game_head(it): partial(turn_game, it) for it in GameAction if it not in OF_CLUB},
        # Where there is a database, a club has its own handlers of these.
        **{game_head(it): refuse_without_study for it in OF_CLUB},
        **dict.fromkeys(question_heads(), ask_beside),
    },
    texts=TextTaker(holds_log, open_text),
)
