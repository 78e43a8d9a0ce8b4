"""An answer is given, or asked for with *Show me*: feedback at once, seen by nobody else."""

import logging
from dataclasses import replace

from bot.club.quiz.feedback import feedback_page, next_button
from bot.club.quiz.ids import Scope, read_number
from bot.club.quiz.question import posted, posted_page
from bot.club.quiz.quiz_problem import QuizProblem
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import Reply, compose, draw_reply
from bot.discord_app.study import Study, studying
from bot.picture.layout import fits
from bot.study import quizzes
from bot.study.quiz import Status
from bot.study.quizzes import Answered
from bot.typed.errors import Refusal
from bot.words import words_for
from engine.outlook import Outlook
from engine.problems import Problem

from .counting import count
from .modals import answer_modal, submitted

log = logging.getLogger(__name__)


async def open_modal(interaction: Interaction, arguments: list[str]) -> None:
    """Answer the button *Answer…* with the modal of the problem."""
    async with studying(interaction) as study:
        number, scope = read_arguments(arguments)
        posed = await study.problem(number)
        words = interaction.client.responder.words(interaction)
        modal = answer_modal(posed, (*arguments[:1], scope), words)
        await interaction.response.send_modal(modal)
        await study.note_clicked(interaction, await study.quiz(number))


async def submit(interaction: Interaction, arguments: list[str]) -> None:
    """Grade what was chosen in a modal."""
    async with studying(interaction) as study:
        number, scope = read_arguments(arguments)
        answer = (await study.problem(number)).submitted(submitted(interaction))
        await _grade(interaction, study, number, scope, answer)


async def pick(interaction: Interaction, arguments: list[str]) -> None:
    """Grade the answer on a button."""
    async with studying(interaction) as study:
        if len(arguments) != 3:
            raise Refusal("error-stale")
        await _grade(interaction, study, *read_arguments(arguments[:2]), arguments[2])


async def show(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Show me*: the answer without an attempt, which then cannot be made any more."""
    async with studying(interaction) as study:
        number, scope = read_arguments(arguments)
        answered = await quizzes.show(study.store, number, interaction.user.id)
        await _respond(interaction, study, _or_gone(answered), scope)


def read_arguments(arguments: list[str]) -> tuple[int, Scope]:
    """Return the number and the scope on a control of a question; refuses others."""
    try:
        number, scope = arguments
        return read_number(number), Scope(scope)
    except ValueError:
        raise Refusal("error-stale") from None


async def _grade(
    interaction: Interaction, study: Study, number: int, scope: Scope, text: str
) -> None:
    posed = await study.problem(number)
    try:
        answer, grade = posed.grade(text)
    except ValueError:
        raise Refusal("error-stale") from None
    answered = await quizzes.answer(study.store, number, interaction.user.id, answer, grade)
    await _respond(interaction, study, _or_gone(answered), scope)


def _or_gone(answered: Answered | None) -> Answered:
    if answered is None:
        raise Refusal("error-quiz-gone")
    return answered


async def _respond(
    interaction: Interaction, study: Study, answered: Answered, scope: Scope
) -> None:
    """Send the feedback; in practice it takes the place of the question."""
    posed = study.read_problem(answered.quiz)
    feedback = _feedback(interaction, posed, answered, scope, study.worths.known(posed.outlook()))
    if answered.quiz.purpose.is_private:
        await delivery.replace(interaction, feedback)
        return
    await study.note_clicked(interaction, answered.quiz)
    if answered.first and answered.status is Status.COUNTED:
        question, words = posted(answered.quiz, posed, scope), words_for(answered.quiz.language)
        page = posted_page(question, answered.answered, words, fits)
        await count(interaction, study, answered.quiz, compose(page, keeps_picture=True))
    await delivery.send(interaction, feedback)


def _feedback(
    interaction: Interaction,
    posed: QuizProblem[Problem],
    answered: Answered,
    scope: Scope,
    worth: Outlook | None,
) -> Reply:
    responder = interaction.client.responder
    words = responder.words(interaction)
    page = feedback_page(posed, answered.choice, words, fits, worth)
    if note := _note(answered):
        page = replace(page, text=(words.text(note), *page.text))
    if answered.quiz.purpose.is_private:
        page = replace(page, buttons=(next_button(answered.quiz.quiz, scope, words),))
    reply = draw_reply(page, responder.palette, language=words.language)
    return responder.measured(interaction, reply)


def _note(answered: Answered) -> str:
    """Return the sentence on an answer that does not count, or is not this one."""
    if not answered.first:
        return "quiz-was-shown" if answered.status is Status.SHOWN else "quiz-answered-before"
    return {Status.LATE: "quiz-late", Status.SHOWN: "quiz-shown"}.get(answered.status, "")
