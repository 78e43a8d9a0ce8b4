"""Votes: asked, voted in, and closed when their time has come."""

import asyncio
import logging
from typing import Final

import discord

from bot.discord_app import delivery
from bot.discord_app.client import Client, Interaction
from bot.discord_app.discord_errors import NETWORK
from bot.discord_app.payload import Reply
from bot.questions.custom_id import encode
from bot.questions.errors import Refusal
from bot.questions.problems import problem_of
from bot.questions.query import Query
from bot.questions.typed import TypedQuestion
from bot.questions.votes import read_cut
from bot.study import quizzes, votes
from bot.study.quizzes import HOUR, NewQuiz, Purpose, Quiz
from bot.words import words_for
from engine.problems import CutProblem, ProblemKind, species_of

from .answering import show_count
from .asking import language_of, read_typed, settings_of, store_and_send
from .ids import read_number
from .revealing import reply_to_close, show_reveal
from .study import Study, studying
from .vote_replies import Ballot, ballot_of, split_reply, vote_reply, voted_reply

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds for which a result that nobody waits for waits for what its cuts are worth."""

AT_ONCE: Final = 5
"""Messages that are changed at once: Discord takes 50 requests a second of all of the bot."""


async def ask_vote(interaction: Interaction, typed: TypedQuestion, note: str, hours: int) -> None:
    """Answer /vote: a question about what to cut that has no right answer."""
    async with studying(interaction) as study:
        query = await read_typed(interaction, study, typed)
        if query is None:
            return
        problem = _cut_problem(query)
        language = language_of(interaction, await settings_of(interaction, study))
        closes_at = study.store.now() + hours * HOUR
        new = NewQuiz(
            Purpose.VOTE,
            species_of(problem),
            encode(query),
            language,
            interaction.user.id,
            interaction.guild_id,
            interaction.channel_id,
            note.strip() or None,
            closes_at,
        )
        responder = interaction.client.responder

        def reply_of(number: int) -> Reply:
            ballot = Ballot(number, problem, query, new.asker, new.note or "", closes_at)
            return vote_reply(ballot, words_for(language), responder.palette)

        await store_and_send(interaction, study, new, reply_of, in_place=False)
        study.worths.begin(query)


async def vote(interaction: Interaction, arguments: list[str]) -> None:
    """Note a vote, and show who voted the split; past the end the result takes its place."""
    async with studying(interaction) as study:
        number, text = _read_arguments(arguments)
        problem, query = await study.problem(number)
        try:
            read_cut(problem.hand, text)
        except ValueError:
            raise Refusal("error-stale") from None
        voted = await votes.vote(study.store, number, interaction.user.id, text)
        if voted is None:
            raise Refusal("error-quiz-gone")
        responder = interaction.client.responder
        words = responder.words(interaction)
        if voted.is_over:
            await show_reveal(interaction, study, number)
            await delivery.tell(interaction, words.text("vote-over"))
            return
        ballot = ballot_of(voted.quiz, _cut_problem(query), query)
        if voted.before is None and study.shows_count(voted.quiz):
            counted = voted_reply(ballot, voted.voted, words_for(voted.quiz.language))
            await show_count(interaction, study, number, counted)
        split = split_reply(ballot, voted, text, words, responder.palette)
        await delivery.send(interaction, responder.measured(interaction, split))


async def close_due_votes(client: Client) -> int:
    """Close the votes whose time has come and turn their messages into results; return how many.

    For the poster, every half minute or so, in every process: no vote is closed twice. A result
    that did not get through is sent again with a later call; where Discord does not let the bot
    change the message, the next click on it shows the result. Raises StudyUnavailableError.
    """
    study = client.study
    if study is None:
        return 0
    due = await votes.close_due(study.store)
    at_once = asyncio.Semaphore(AT_ONCE)

    async def show(quiz: Quiz) -> None:
        async with at_once, study.changing(quiz.quiz):
            await _show_result(client, study, quiz)

    await asyncio.gather(*map(show, due))
    return len(due)


async def _show_result(client: Client, study: Study, quiz: Quiz) -> None:
    """Change the message of a closed vote, as the bot and not in answer to anybody."""
    found = await quizzes.reveal(study.store, quiz.quiz)
    if found is None:
        return
    study.close_question(quiz.quiz)
    reply = await reply_to_close(study, found, client.responder.palette, PATIENCE)
    try:
        await delivery.change(client, quiz.channel, quiz.message, reply)
    except NETWORK as error:
        log.warning("The result of a vote did not get through, it is sent again: %r", error)
        return
    except discord.HTTPException as error:
        if error.status >= 500:
            log.warning("Discord did not take the result of a vote, it is sent again: %s", error)
            return
        log.info("The message of a vote cannot be changed: %s", error)
    await votes.note_sent(study.store, quiz.quiz)


def _read_arguments(arguments: list[str]) -> tuple[int, str]:
    try:
        number, text = arguments
        return read_number(number), text
    except ValueError:
        raise Refusal("error-stale") from None


def _cut_problem(query: Query) -> CutProblem:
    """Return what there is to cut; raises NoProblemError where there is nothing."""
    problem = problem_of(ProblemKind.CUT, query)
    if not isinstance(problem, CutProblem):
        raise TypeError(f"{problem.kind} is no question about a cut")
    return problem
