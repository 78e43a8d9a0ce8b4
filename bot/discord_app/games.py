"""A log that is dropped in becomes a game to look at: read, reviewed and stepped through.

Logs are read and games reviewed in the processes of outlooks, or in a thread where outlooks are
turned off. Neither the name of a file nor anything in it is logged.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.ask.game.ids import GameAction, GamePlace, read_game_id, read_place
from bot.ask.game.page import Reviewed, moment_page, review_page, seats_page, shown_seats
from bot.ask.game.questions import read_question_id
from bot.pages.page import Page
from bot.typed.errors import Refusal
from engine.logs import MOST_BYTES, Game, LogError, LogReason, Moment, moments, read_log
from engine.review import Review, review

from . import delivery
from .client import Client
from .elsewhere import elsewhere
from .interactions import Interaction
from .payload import draw_reply

LINK: Final = "#json="
"""A link with a log in it has this."""

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
            page = await _overview(interaction, place)
        else:
            page = await _moment(interaction, place, private=action is not GameAction.SHARE)
        await _show(interaction, page, in_place=action is not GameAction.SHARE)


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


async def _moment(interaction: Interaction, place: GamePlace, *, private: bool) -> Page:
    reviewed = await _reviewed(interaction, place)
    found = _decisions(reviewed, place.round)
    at = next((at for at, each in enumerate(found) if each.event == place.event), 0)
    words = interaction.client.responder.words(interaction)
    return moment_page(reviewed, found, at, words, private=private)


def _decisions(reviewed: Reviewed, number: int) -> list[Moment]:
    """Return the decisions of a round in order, wins that were passed among them."""
    found = {loss.moment.event: loss.moment for loss in reviewed.losses if loss.round == number}
    if reviewed.game is not None:
        decisions = moments(reviewed.game, reviewed.place.seat, number)
        found |= {each.event: each for each in decisions}
    if not found:
        raise Refusal("error-stale")
    return [found[event] for event in sorted(found)]


async def _reviewed(interaction: Interaction, place: GamePlace) -> Reviewed:
    client: Client = interaction.client
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
    return Reviewed(place, found.losses, shelved.game, found.is_whole)


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
