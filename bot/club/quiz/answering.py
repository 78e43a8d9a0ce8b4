"""An answer is given, or asked for with *Show me*: feedback at once, seen by nobody else."""

from dataclasses import replace

from bot.ask.visit import Visit
from bot.club.ids import Action, Scope, quiz_id, read_number
from bot.pages.page import AnswerForm, Page
from bot.study import quizzes
from bot.study.quiz import Quiz, Status
from bot.study.quizzes import Answered
from bot.typed.errors import Refusal
from bot.words import words_for

from .counting import count
from .feedback import drop_button, feedback_page, next_button
from .question import posted, posted_page
from .study import Study


async def open_form(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer the button *Answer…* with the form of the problem."""
    number, scope = read_arguments(arguments)
    posed, words = await study.problem(visit, number), visit.words
    fields = posed.fields(words)
    if not fields:  # buttons offer its answers
        raise Refusal("error-stale")
    title = words.named("modal", posed.problem.kind)
    own = quiz_id(Action.SUBMIT, *arguments[:1], scope)
    await visit.open_form(AnswerForm(own, title, fields))
    await study.note_clicked(visit, await study.quiz(number))


async def submit(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Grade what was chosen in a form."""
    number, scope = read_arguments(arguments)
    answer = (await study.problem(visit, number)).submitted(visit.form)
    await _grade(visit, study, number, scope, answer)


async def pick(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Grade the answer on a button."""
    if len(arguments) != 3:
        raise Refusal("error-stale")
    await _grade(visit, study, *read_arguments(arguments[:2]), arguments[2])


async def show(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Show me*: the answer without an attempt, which then cannot be made any more."""
    number, scope = read_arguments(arguments)
    await study.problem(visit, number)
    await _respond(visit, study, await quizzes.show(study.store, number, visit.user), scope)


def read_arguments(arguments: list[str]) -> tuple[int, Scope]:
    """Return the number and the scope on a control of a question; refuses others."""
    try:
        number, scope = arguments
        return read_number(number), Scope(scope)
    except ValueError:
        raise Refusal("error-stale") from None


async def revealed_quiz(study: Study, arguments: list[str]) -> Quiz:
    """Return the quiz on a control under a reveal; refuses one that is still open."""
    try:
        (number,) = arguments
        quiz = await study.quiz(read_number(number))
    except ValueError:
        raise Refusal("error-stale") from None
    if quiz.closed_at is None and not quiz.purpose.is_private:
        raise Refusal("error-stale")
    return quiz


async def _grade(visit: Visit, study: Study, number: int, scope: Scope, text: str) -> None:
    posed = await study.problem(visit, number)
    try:
        answer, grade = posed.grade(text)
    except ValueError:
        raise Refusal("error-stale") from None
    answered = await quizzes.answer(study.store, number, visit.user, answer, grade)
    await _respond(visit, study, answered, scope)


async def _respond(visit: Visit, study: Study, answered: Answered | None, scope: Scope) -> None:
    """Send the feedback; in practice it takes the place of the question."""
    if answered is None:
        raise Refusal("error-quiz-gone")
    quiz = answered.quiz
    posed = study.read_problem(quiz)
    feedback = _feedback(visit, study, answered, scope)
    if quiz.purpose.is_private:
        await visit.replace(feedback)
        return
    await study.note_clicked(visit, quiz)
    if answered.first and answered.status is Status.COUNTED:
        question, words = posted(quiz, posed, scope), words_for(quiz.language)
        page = posted_page(question, answered.answered, words, visit.fits)
        await count(visit, study, quiz, page)
    await visit.send(feedback)


def _feedback(visit: Visit, study: Study, answered: Answered, scope: Scope) -> Page:
    posed, words = study.read_problem(answered.quiz), visit.words
    worth = study.worths.known(posed.outlook())
    page = feedback_page(posed, answered.choice, words, visit.fits, worth)
    if note := _note(answered):
        page = replace(page, text=(words.text(note), *page.text))
    if answered.quiz.purpose.is_private:
        number, is_miss = answered.quiz.quiz, answered.quiz.miss is not None
        dropped = (drop_button(number, words),) if is_miss else ()
        page = replace(page, buttons=(next_button(number, scope, words), *dropped))
    return page


def _note(answered: Answered) -> str:
    """Return the sentence on an answer that does not count, or is not this one."""
    if not answered.first:
        return "quiz-was-shown" if answered.status is Status.SHOWN else "quiz-answered-before"
    notes = {Status.LATE: "quiz-late", Status.SHOWN: "quiz-shown", Status.KNOWN: "quiz-known"}
    return notes.get(answered.status, "")
