"""An answer is given, or asked for with *Show me*: feedback at once, seen by nobody else."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.hand import Question, Refusal
from bot.pages.page import AnswerForm, Page
from bot.pages.parts import Fits
from bot.study import quizzes
from bot.study.quiz import Quiz, Status
from bot.study.quizzes import Answered, Reveal
from bot.words import words_for

from .counting import count
from .question import posted, posted_page
from .reveal import drop_button, feedback_page, next_button
from .study import Study

if TYPE_CHECKING:
    from bot.discord.visit import Visit

PATIENCE: Final = 1.0
"""Seconds for which a result waits for what its cuts are worth, of the three that Discord gives."""

Closed = Callable[[Study, Reveal, Fits, float], Awaitable[Page]]
"""Makes the page of a closed question in its language; it waits so many seconds for an outlook."""


async def close(visit: "Visit", number: int, closed: Closed) -> None:
    """Close a question, if it is open, and turn its message into the page that ``closed`` makes."""
    study = visit.study
    async with study.changing(number):
        found = await quizzes.reveal(study.store, number)
        if found is None:
            raise Refusal("error-quiz-gone")
        study.close_question(number)
        page = await closed(study, found, visit.fits, PATIENCE)
        await visit.replace(page, words_for(found.quiz.language))


async def open_form(visit: "Visit", asked: Question) -> None:
    """Answer the button *Answer…* with the form of the problem."""
    study, words = visit.study, visit.words
    posed = await study.problem(visit, asked.number)
    fields = posed.fields(words)
    if not fields:  # buttons offer its answers
        raise Refusal("error-stale")
    title = words.named("modal", posed.problem.kind)
    await visit.open_form(AnswerForm("submit", asked, title, fields))
    await study.note_clicked(visit, await study.quiz(asked.number))


async def submit(visit: "Visit", asked: Question) -> None:
    """Grade what was chosen in a form."""
    posed = await visit.study.problem(visit, asked.number)
    await pick(visit, asked.but(choice=posed.submitted(visit.form)))


async def pick(visit: "Visit", asked: Question) -> None:
    """Grade an answer: that on a button, or of a form."""
    posed = await visit.study.problem(visit, asked.number)
    try:
        answer, grade = posed.grade(asked.choice)
    except ValueError:
        raise Refusal("error-stale") from None
    answered = await quizzes.answer(visit.study.store, asked.number, visit.user, answer, grade)
    await _respond(visit, asked, answered)


async def show(visit: "Visit", asked: Question) -> None:
    """Answer *Show me*: the answer without an attempt, which then cannot be made any more."""
    await visit.study.problem(visit, asked.number)
    answered = await quizzes.show(visit.study.store, asked.number, visit.user)
    await _respond(visit, asked, answered)


async def revealed_quiz(visit: "Visit", asked: Question) -> Quiz:
    """Return the quiz of a control under a reveal; refuses one that is still open."""
    quiz = await visit.study.quiz(asked.number)
    if quiz.closed_at is None and not quiz.purpose.is_private:
        raise Refusal("error-stale")
    return quiz


async def _respond(visit: "Visit", asked: Question, answered: Answered | None) -> None:
    """Send the feedback; in practice it takes the place of the question."""
    if answered is None:
        raise Refusal("error-quiz-gone")
    study, quiz = visit.study, answered.quiz
    posed = study.read_problem(quiz)
    feedback = _feedback(visit, asked, answered)
    if quiz.purpose.is_private:
        await visit.replace(feedback)
        return
    await study.note_clicked(visit, quiz)
    if answered.first and answered.status is Status.COUNTED:
        question, words = posted(quiz, posed, asked.scope), words_for(quiz.language)
        page = posted_page(question, answered.answered, words, visit.fits)
        await count(visit, study, quiz, page)
    await visit.send(feedback)


def _feedback(visit: "Visit", asked: Question, answered: Answered) -> Page:
    study, words = visit.study, visit.words
    posed = study.read_problem(answered.quiz)
    worth = study.worths.known(posed.outlook())
    page = feedback_page(posed, answered.choice, words, visit.fits, worth)
    if note := _note(answered):
        page = replace(page, text=(words.text(note), *page.text))
    if answered.quiz.purpose.is_private:
        number, is_miss = answered.quiz.quiz, answered.quiz.miss is not None
        dropped = (drop_button(number, words),) if is_miss else ()
        page = replace(page, buttons=(next_button(number, asked.scope, words), *dropped))
    return page


def _note(answered: Answered) -> str:
    """Return the sentence on an answer that does not count, or is not this one."""
    if not answered.first:
        return "quiz-was-shown" if answered.status is Status.SHOWN else "quiz-answered-before"
    notes = {Status.LATE: "quiz-late", Status.SHOWN: "quiz-shown", Status.KNOWN: "quiz-known"}
    return notes.get(answered.status, "")
