"""Open questions are listed and ended: by /server questions, and where a limit refuses another."""

from bot.club.open_questions.page import open_page
from bot.club.quiz.ids import read_number
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import Reply, compose
from bot.discord_app.study import LIMITS, Study, studying
from bot.study import limits, quizzes
from bot.study.limits import QuizLimit
from bot.study.quiz import Quiz
from bot.typed.errors import Refusal

from .permissions import manages

BY_TIME = frozenset({QuizLimit.HOUR, QuizLimit.OWN_HOUR, QuizLimit.PRACTICE})
"""Limits that nobody moves by ending a question."""


async def show_open(interaction: Interaction) -> None:
    """Answer /server questions: all that is open in the server."""
    async with studying(interaction) as study:
        words = interaction.client.responder.words(interaction)
        title = words.text("title-open-questions")
        reply = await _listed(interaction, study, title, in_channel=False)
        await delivery.send(interaction, reply)


async def refuse_at_limit(interaction: Interaction, study: Study, limit: QuizLimit) -> None:
    """Tell why nothing more may be asked, with what is open where ending it helps."""
    sentence = LIMITS[limit]
    if limit in BY_TIME:
        raise Refusal(sentence)
    title = interaction.client.responder.words(interaction).text(sentence)
    in_channel = limit is not QuizLimit.OWN_SERVER
    reply = await _listed(interaction, study, title, in_channel=in_channel)
    await delivery.send(interaction, interaction.client.responder.refused(interaction, reply))


async def end_question(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *End* beside an open question: for its asker and managers, as under the question."""
    async with studying(interaction) as study:
        try:
            text, place = arguments
            number = read_number(text)
        except ValueError:
            raise Refusal("error-stale") from None
        quiz = await study.quiz(number)
        if quiz.server != interaction.guild_id or not _may_end(interaction, study, quiz):
            raise Refusal("error-quiz-reveal")
        await quizzes.close(study.store, number)
        if interaction.client.poster is not None:
            interaction.client.poster.wake()
        title = interaction.client.responder.words(interaction).text("title-open-questions")
        reply = await _listed(interaction, study, title, in_channel=place == "c")
        await delivery.replace(interaction, reply)


async def _listed(interaction: Interaction, study: Study, title: str, *, in_channel: bool) -> Reply:
    channel = interaction.channel_id if in_channel else None
    found = await limits.open_questions(study.store, interaction.guild_id or 0, channel)
    words = interaction.client.responder.words(interaction)
    page = open_page(
        title,
        found,
        lambda quiz: _may_end(interaction, study, quiz),
        words,
        in_channel=in_channel,
    )
    return compose(page)


def _may_end(interaction: Interaction, study: Study, quiz: Quiz) -> bool:
    user, now = interaction.user.id, study.store.now()
    return quiz.lets_reveal(user, now, manages=manages(interaction))
