"""An answer is given, or asked for with *Show me*: feedback at once, seen by nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.hand import Question, Refusal
from bot.pages.page import AnswerForm, Page
from bot.pages.parts import Fits
from bot.study import quizzes
from bot.study.quiz import Quiz, Status
from bot.study.quizzes import Answered, Reveal
from bot.study.store import StudyUnavailableError
from bot.words import words_for

from .question import posted, posted_page
from .reveal import drop_button, feedback_page, next_button
from .study import Study, Trailing

if TYPE_CHECKING:
    from bot.discord.visit import Visit


async def count(visit: "Visit", study: Study, quiz: Quiz, counted: Page) -> None:
    """Put the number of answers into the message: now, or once the last change is old enough."""
    if study.shows_count(quiz):
        async with study.changing(quiz.quiz) as still_open:
            if still_open and await _update(study, quiz, visit, counted):
                if (before := study.trailing[quiz.quiz]) is not None:
                    before.latest = None  # that count is older now
                study.trail(quiz.quiz, visit)
        return
    trailing = study.trailing[quiz.quiz]
    if trailing is None:
        return
    planned, trailing.latest = trailing.latest is not None, counted
    if not planned:
        visit.later(study.count_pause(quiz), lambda: _begin(study, quiz, trailing))


def _begin(study: Study, quiz: Quiz, trailing: Trailing) -> None:
    task = asyncio.get_running_loop().create_task(_trail(study, quiz, trailing))
    study.counting.add(task)
    task.add_done_callback(study.counting.discard)


async def _trail(study: Study, quiz: Quiz, trailing: Trailing) -> None:
    """Show the latest count in the message that a click has changed before."""
    async with study.changing(quiz.quiz) as still_open:
        counted, trailing.latest = trailing.latest, None
        if not still_open or counted is None or not await _takes_answers(study, quiz):
            return
        if await _update(study, quiz, trailing.visit, counted):
            study.note_counted(quiz.quiz)


async def _update(study: Study, quiz: Quiz, visit: "Visit", counted: Page) -> bool:
    """Put a count into the message; return whether it is there.

    Another process may have revealed the question meanwhile: then it is revealed once more.
    """
    is_there = await visit.update(counted)
    if is_there:
        with suppress(StudyUnavailableError):
            if await quizzes.reveal_again(study.store, quiz.quiz):
                study.wake()
    return is_there


async def _takes_answers(study: Study, quiz: Quiz) -> bool:
    """Whether a question is open: another process may have revealed it since it was answered."""
    try:
        found = await quizzes.find(study.store, quiz.quiz)
    except StudyUnavailableError:
        return False
    return found is not None and not found.is_closed(study.store.now())


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
