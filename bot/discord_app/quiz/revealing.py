"""A question is revealed: its message turns into the answer and who answered what."""

import logging
from typing import Final

import discord

from bot.ask.outlook.question import has_outlook
from bot.club.quiz.ids import read_number
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.discord_errors import BAD_REQUEST
from bot.discord_app.payload import Reply
from bot.discord_app.posting.closing import reply_to_close
from bot.discord_app.study import Study, studying
from bot.study import quizzes
from bot.study.quiz import Purpose, Quiz
from bot.typed.errors import Refusal

from .answering import read_arguments
from .permissions import manages

log = logging.getLogger(__name__)

NOT_YET: Final = {Purpose.VOTE: "error-vote-end", Purpose.DAILY: "error-daily-reveal"}
"""Who may reveal a question that closes by itself, the id of the sentence."""


async def reveal(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Reveal*: for the asker and managers at any time, for anybody after a day."""
    async with studying(interaction) as study:
        number, _ = read_arguments(arguments)
        quiz = await study.quiz(number)
        user, now = interaction.user.id, study.store.now()
        if not quiz.lets_reveal(user, now, manages=manages(interaction)):
            raise Refusal(NOT_YET.get(quiz.purpose, "error-quiz-reveal"))
        await show_reveal(interaction, study, number)


async def show_reveal(interaction: Interaction, study: Study, number: int) -> None:
    """Close a question, if it is open, and turn its message into the reveal."""
    async with study.changing(number):
        found = await quizzes.reveal(study.store, number)
        if found is None:
            raise Refusal("error-quiz-gone")
        study.close_question(number)
        responder = interaction.client.responder
        reply = await reply_to_close(study, found, responder.palette)
        await _replace(interaction, responder.measured(interaction, reply))


async def _replace(interaction: Interaction, reply: Reply) -> None:
    try:
        await delivery.replace(interaction, reply)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        log.info("The question could not be changed, its reveal is a new message: %s", error)
        await delivery.send(interaction, reply)


async def in_full(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *In full* under a reveal: the ordinary answer, seen by the reader only."""
    async with studying(interaction) as study:
        quiz = await revealed(study, arguments)
        posed = study.read_problem(quiz)
        query, situation = posed.in_full(), posed.situation
        shows_outlooks = interaction.client.outlooks is not None
        if quiz.is_vote and shows_outlooks and has_outlook(situation.hand, situation.rules):
            query = situation.outlook()
        reply = await interaction.client.responder.reply(interaction, query)
        await delivery.send(interaction, reply)


async def revealed(study: Study, arguments: list[str]) -> Quiz:
    """Return the quiz on a control under a reveal; refuses one that is still open."""
    try:
        (number,) = arguments
        quiz = await study.quiz(read_number(number))
    except ValueError:
        raise Refusal("error-stale") from None
    if quiz.closed_at is None and not quiz.purpose.is_private:
        raise Refusal("error-stale")
    return quiz
