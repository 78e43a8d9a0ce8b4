"""Votes: asked and voted in; their end is in `revealing`."""

from collections.abc import Callable

from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import Reply
from bot.questions.custom_id import encode
from bot.questions.problems import problem_of
from bot.questions.query import Query
from bot.questions.votes import read_cut
from bot.study import votes
from bot.study.clock import HOUR
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.typed.errors import Refusal
from bot.words import words_for
from engine.problems import CutProblem, ProblemKind, species_of

from .answering import show_count
from .asking import language_of, read_typed, settings_to_ask, store_and_send
from .ids import read_number
from .revealing import show_reveal
from .study import studying
from .vote_replies import Ballot, ballot_of, split_reply, vote_reply, voted_reply


async def ask_vote(
    interaction: Interaction, read: Callable[[str], Query], note: str, hours: int
) -> None:
    """Answer /vote: a question about what to cut that has no right answer."""
    async with studying(interaction) as study:
        settings = await settings_to_ask(interaction, study)
        query = await read_typed(interaction, settings, read)
        if query is None:
            return
        problem = _cut_problem(query)
        language = language_of(interaction, settings)
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
        study.worths.begin(problem, query)


async def vote(interaction: Interaction, arguments: list[str]) -> None:
    """Note a vote, and show who voted the split; past the end the result takes its place."""
    async with studying(interaction) as study:
        number, text = _read_arguments(arguments)
        problem, query = await study.problem(number)
        if not isinstance(problem, CutProblem):
            raise Refusal("error-stale")
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
        ballot = ballot_of(voted.quiz, problem, query)
        if voted.before is None and study.shows_count(voted.quiz):
            counted = voted_reply(ballot, voted.voted, words_for(voted.quiz.language))
            await show_count(interaction, study, number, counted)
        split = split_reply(ballot, voted, text, words, responder.palette)
        await delivery.send(interaction, responder.measured(interaction, split))


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
