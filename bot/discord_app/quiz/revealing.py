"""A question is revealed: its message turns into the answer and who answered what."""

import logging

import discord

from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import Reply
from bot.picture.render import Palette
from bot.questions.errors import Refusal
from bot.questions.outlook import has_outlook
from bot.questions.problems import asked_query
from bot.questions.query import rules_of
from bot.study import quizzes
from bot.study.quizzes import Quiz, Reveal
from bot.words import words_for
from engine.problems import CutProblem, ProblemKind

from .answering import read_arguments
from .asking import manages
from .ids import read_number
from .replies import reveal_reply
from .study import Study, studying
from .vote_replies import ballot_of, result_reply
from .worths import PATIENCE

log = logging.getLogger(__name__)

BAD_REQUEST = 400


async def reveal(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Reveal*: for the asker and managers at any time, for anybody after a day."""
    async with studying(interaction) as study:
        number, _ = read_arguments(arguments)
        quiz = await study.quiz(number)
        user, now = interaction.user.id, study.store.now()
        if not quiz.lets_reveal(user, now, manages=manages(interaction)):
            raise Refusal("error-vote-end" if quiz.is_vote else "error-quiz-reveal")
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


async def reply_to_close(
    study: Study, found: Reveal, palette: Palette, patience: float = PATIENCE
) -> Reply:
    """Return what the message of a closed question turns into.

    The result of a vote waits so many seconds for what its cuts are worth, where that is not known.
    """
    quiz, words = found.quiz, words_for(found.quiz.language)
    problem, query = study.read_problem(quiz)
    if not isinstance(problem, CutProblem):
        return reveal_reply(found, problem, words, palette, None)
    if not quiz.is_vote:
        return reveal_reply(found, problem, words, palette, study.worths.known(query))
    worth = await study.worths.within(query, patience)
    return result_reply(found, ballot_of(quiz, problem, query), words, palette, worth)


async def _replace(interaction: Interaction, reply: Reply) -> None:
    try:
        await delivery.replace(interaction, reply)
    except discord.HTTPException as error:
        # AutoMod may refuse the change of a message, though not a new one.
        if error.status != BAD_REQUEST:
            raise
        log.info("The question could not be changed, its reveal is a new message: %s", error)
        await delivery.send(interaction, reply)


async def in_full(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *In full* under a reveal: the ordinary answer, seen by the reader only."""
    async with studying(interaction) as study:
        quiz = await revealed(study, arguments)
        problem, query = study.read_problem(quiz)
        if quiz.is_vote and (
            interaction.client.outlooks is None
            or not has_outlook(problem.hand, rules_of(query.rules))
        ):
            query = asked_query(ProblemKind.CUT, query)
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
