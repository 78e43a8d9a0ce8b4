"""A log that is dropped in becomes a game to look at: read, reviewed and stepped through.

Logs are read and games reviewed in the processes of outlooks, or in a thread where outlooks are
turned off. Neither the name of a file nor anything in it is logged.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.ask.game.ids import GameAction, GamePlace, read_game_id, read_place
from bot.ask.game.page import Reviewed, moment_page, review_page, seats_page, shown_seats
from bot.ask.game.questions import read_question_id
from bot.pages.page import Page
from bot.study.clock import DAY, GAMES_KEPT
from bot.typed.errors import Refusal
from engine.logs import MOST_BYTES, Game, LogError, LogReason, Moment, moments, read_log
from engine.review import Review, review

from . import delivery
from .client import Client
from .elsewhere import elsewhere
from .interactions import Interaction
from .payload import draw_reply

LOG: Final = re.compile(r"#json=|^[\s`]*(?:json)?\s*(?:\{\"(?:log|title|type|ver)\"|<mjlog)")
"""A link with a log in it has this, and a log that is pasted begins so."""

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


def may_be_a_log(attachment: discord.Attachment) -> bool:
    """Whether an attachment may be the log of a game, by its type."""
    return not (attachment.content_type or "").startswith(NO_LOGS)


def holds_log(text: str) -> bool:
    """Whether a text holds the log of a game, in a link or by itself."""
    return LOG.search(text) is not None


async def open_game(
    interaction: Interaction, attached: discord.Attachment | None, text: str
) -> None:
    """Answer with what a game teaches, or with the question whose game it is."""
    client: Client = interaction.client
    async with client.responder.answering(interaction):
        if attached is None and not text.strip():
            raise Refusal("error-game-nothing")
        if attached is not None and attached.size > MOST_BYTES:
            raise Refusal(SENTENCES[LogReason.TOO_LARGE])
        await delivery.defer(interaction, in_place=False, private=True)
        data = text if attached is None else await attached.read()
        game = await _read(client, data, interaction.user.id)
        seats = shown_seats(game)
        if not seats:
            raise Refusal("error-game-hidden")
        place = GamePlace(client.games.put(game, interaction.user.id))
        if len(seats) == 1:
            page = await _overview(interaction, replace(place, seat=seats[0]))
        else:
            page = seats_page(place, game, client.responder.words(interaction))
        await _show(interaction, page, in_place=False)


async def turn_game(interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
    """Answer a click on a control of a game."""
    client: Client = interaction.client
    async with client.responder.answering(interaction):
        try:
            action, place = read_game_id(custom_id)
            place = _chosen(action, place, values)
        except ValueError:
            raise Refusal("error-stale") from None
        if place.round < 0:
            await delivery.defer(interaction, in_place=True, private=True)
            await _show(interaction, await _overview(interaction, place), in_place=True)
            return
        reviewed = await _reviewed(interaction, place)
        in_place = action is not GameAction.SHARE
        page = _moment_page(interaction, reviewed, private=in_place)
        await _show(interaction, page, in_place=in_place)
        if reviewed.game is not None and reviewed.losses:
            await _keep(interaction, reviewed)


async def use_game(interaction: Interaction, custom_id: str) -> None:
    """Answer a control under a table that needs the database."""
    client: Client = interaction.client
    if client.study is None:
        async with client.responder.answering(interaction):
            raise Refusal("error-study-off")
    from .quiz.own_games import about_moment  # noqa: PLC0415 - loads the database library

    action, place = read_game_id(custom_id)

    async def found() -> tuple[Reviewed, Moment]:
        reviewed = await _reviewed(interaction, place)
        decisions, at = _decisions(reviewed)
        return reviewed, decisions[at]

    await about_moment(interaction, action, found)


async def ask_beside(interaction: Interaction, custom_id: str) -> None:
    """Answer an ordinary question about a decision in a message of its own."""
    responder = interaction.client.responder
    async with responder.answering(interaction):
        try:
            question = read_question_id(custom_id)
        except ValueError:
            raise Refusal("error-stale") from None
        await delivery.send(interaction, await responder.reply(interaction, question))


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


async def _overview(interaction: Interaction, place: GamePlace) -> Page:
    reviewed = await _reviewed(interaction, place)
    return review_page(reviewed, interaction.client.responder.words(interaction))


def _moment_page(interaction: Interaction, reviewed: Reviewed, *, private: bool) -> Page:
    client: Client = interaction.client
    decisions, at = _decisions(reviewed)
    words = client.responder.words(interaction)
    studies = client.study is not None
    return moment_page(reviewed, decisions, at, words, private=private, studies=studies)


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


async def _reviewed(interaction: Interaction, place: GamePlace) -> Reviewed:
    client: Client = interaction.client
    if client.study is not None and not client.games.holds(place.key):
        from .quiz.own_games import kept_review  # noqa: PLC0415 - loads the database library

        return await kept_review(interaction, place)
    shelved = client.games.get(place.key, interaction.user.id)
    if place.seat not in shown_seats(shelved.game):
        raise Refusal("error-stale")
    if place.seat not in shelved.reviews:
        given = shelved.game, place.seat
        work = _review if client.outlooks is not None else _review_without_outlook
        shelved.reviews[place.seat] = await elsewhere(
            client.outlooks, work, given, interaction.user.id
        )
    found = shelved.reviews[place.seat]
    days = 0 if client.study is None else GAMES_KEPT // DAY
    return Reviewed(place, found.losses, shelved.game, found.is_whole, days)


async def _keep(interaction: Interaction, reviewed: Reviewed) -> None:
    """Keep the decisions told of a game once a table is looked at, where there is a database."""
    client: Client = interaction.client
    place = reviewed.place
    shelved = client.games.get(place.key, interaction.user.id)
    if client.study is None or place.seat in shelved.kept:
        return
    from .quiz.own_games import keep_review  # noqa: PLC0415 - loads the database library

    shelved.kept.add(place.seat)
    await keep_review(interaction, reviewed)


async def _read(client: Client, data: bytes | str, user: int) -> Game:
    try:
        return await elsewhere(client.outlooks, read_log, data, user)
    except LogError as error:
        raise Refusal(SENTENCES[error.reason]) from None


def _review(given: tuple[Game, int]) -> Review:
    return review(*given)


def _review_without_outlook(given: tuple[Game, int]) -> Review:
    return review(*given, seconds=0)


async def _show(interaction: Interaction, page: Page, *, in_place: bool) -> None:
    """Answer with a page: in the place of the message that was clicked, or as a new one."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    reply = draw_reply(page, responder.palette, responder.mentions, language=words.language)
    reply = responder.measured(interaction, reply)
    await (delivery.replace if in_place else delivery.send)(interaction, reply)
