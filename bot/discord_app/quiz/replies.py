"""Questions, feedback and reveals as replies: the pages, and the controls under them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.discord_app.payload import Reply, compose, draw_reply
from bot.pages.page import Button, Page
from bot.pages.quiz.daily import numbered
from bot.pages.quiz.feedback import feedback_page
from bot.pages.quiz.question import question_page
from bot.pages.quiz.reveal import reveal_page
from bot.pages.quiz.words import Choice
from bot.pages.rule_names import rules_name
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.questions.query import Query
from bot.study.quiz import Quiz
from bot.study.quizzes import Reveal
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import CutProblem, Grade, Problem, ReadingsProblem

from .ids import Action, Scope, quiz_button, write_number


@dataclass(frozen=True, slots=True)
class Question:
    """A stored quiz as a message shows it, for a channel or for a member's practice.

    ``called`` is the number of a daily, ``note`` what stands above the question.
    """

    number: int
    problem: Problem
    query: Query
    asker: int | None
    scope: Scope
    called: int | None = None
    note: str = ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The prefix of its controls' custom_ids."""
        return (write_number(self.number), self.scope)


def question_of(quiz: Quiz, problem: Problem, query: Query, scope: Scope) -> Question:
    """Return a stored quiz as a message shows it."""
    called, note = quiz.number, quiz.note or ""
    return Question(quiz.quiz, problem, query, quiz.asker, scope, called, note)


def question_reply(question: Question, answered: int, words: Words, palette: Palette) -> Reply:
    """Show a question, its picture drawn."""
    page = _question_page(question, answered, words)
    return draw_reply(page, palette, language=words.language)


def counted_reply(question: Question, answered: int, words: Words) -> Reply:
    """Show a question with another number of answers, and leave the picture as it is."""
    return compose(_question_page(question, answered, words), keeps_picture=True)


def feedback_reply(
    problem: Problem,
    choice: Choice | None,
    grade: Grade | None,
    words: Words,
    palette: Palette,
    *,
    notes: Sequence[str] = (),
    buttons: Sequence[Button] = (),
    worth: Outlook | None = None,
) -> Reply:
    """Show how an answer is graded; ``choice`` is None where the answer is only shown."""
    page = feedback_page(problem, choice, grade, words, fits, worth)
    page = replace(page, text=(*notes, *page.text), buttons=tuple(buttons), private=True)
    return draw_reply(page, palette, language=words.language)


def reveal_reply(
    reveal: Reveal,
    problem: Problem,
    words: Words,
    palette: Palette,
    *,
    note: str = "",
    worth: Outlook | None = None,
) -> Reply:
    """Show the answer to a question and who answered what; ``note`` is said at the end."""
    saw = [f"<@{learner}>" for learner in reveal.named]
    page = reveal_page(problem, dict(reveal.tally), saw, reveal.answered, words, fits, worth)
    number = write_number(reveal.quiz.quiz)
    buttons = (
        quiz_button(words.text("button-in-full"), Action.FULL, number),
        quiz_button(words.text("button-practise-this"), Action.PRACTISE, number),
    )
    page = replace(
        page,
        title=numbered(page.title, reveal.quiz.number, words),
        text=(*page.text, note) if note else page.text,
        buttons=buttons,
        private=False,
    )
    return draw_reply(page, palette, language=words.language)


def next_button(number: int, scope: Scope, words: Words) -> Button:
    """Lead on to the next problem of a practice."""
    label = words.text("button-next-problem")
    return quiz_button(label, Action.NEXT, write_number(number), scope, chosen=True)


def _question_page(question: Question, answered: int, words: Words) -> Page:
    private = question.scope is not Scope.CHANNEL
    page = question_page(
        question.problem,
        asker=f"<@{question.asker}>" if question.asker and not private else "",
        rules=rules_name(question.query.rules, words),
        answered=answered,
        words=words,
        fits=fits,
    )
    return replace(
        page,
        title=numbered(page.title, question.called, words),
        text=(question.note, *page.text) if question.note else page.text,
        buttons=_question_buttons(question, words),
        private=private,
    )


def _question_buttons(question: Question, words: Words) -> tuple[Button, ...]:
    arguments = question.arguments
    show = quiz_button(words.text("button-show-me"), Action.SHOW, *arguments, row=1)
    buttons = (*_answer_buttons(question.problem, arguments, words), show)
    if question.scope is Scope.CHANNEL:
        reveal = quiz_button(words.text("button-reveal"), Action.REVEAL, *arguments, row=1)
        buttons = (*buttons, reveal)
    return buttons


def _answer_buttons(problem: Problem, arguments: Sequence[str], words: Words) -> tuple[Button, ...]:
    """Offer the answers, or the modal in which they are given."""
    if isinstance(problem, CutProblem):
        offered = [(words.tile(tile), problem.write(tile)) for tile in problem.options]
    elif isinstance(problem, ReadingsProblem):
        offered = [(str(number), problem.write(number)) for number in problem.options]
    else:
        label = words.text("button-answer")
        return (quiz_button(label, Action.OPEN, *arguments, chosen=True, row=1),)
    return tuple(quiz_button(label, Action.PICK, *arguments, value) for label, value in offered)
