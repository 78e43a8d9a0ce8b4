"""The page that asks a quiz; nothing in it depends on the answer."""

from dataclasses import dataclass, replace

from bot.club.ids import Action, Scope, quiz_button, write_number
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import Fits
from bot.pages.rule_names import rules_name
from bot.study.quiz import Quiz
from bot.words import Words
from engine.problems import Problem

from .in_session import closing_text, stop_button
from .known import with_rows
from .of_moment import shown_at_table
from .quiz_problem import QuizProblem
from .words import asked_title, numbered


@dataclass(frozen=True, slots=True)
class PostedQuiz:
    """A stored quiz as a message shows it, for a channel or for a member's practice.

    ``called`` is the number of a daily or in a session, ``note`` what stands above the question.
    A problem of a ``session`` closes by itself at ``closes_at``, None where its asker says when.
    """

    number: int
    posed: QuizProblem[Problem]
    asker: int | None
    scope: Scope
    called: int | None = None
    note: str = ""
    session: int | None = None
    closes_at: int | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        """The prefix of its controls' custom_ids."""
        return (write_number(self.number), self.scope)


def posted(quiz: Quiz, posed: QuizProblem[Problem], scope: Scope) -> PostedQuiz:
    """Return a stored quiz as a message shows it."""
    return PostedQuiz(
        quiz.quiz,
        posed,
        quiz.asker,
        scope,
        quiz.number,
        quiz.note or "",
        quiz.session,
        quiz.closes_at,
    )


def posted_page(question: PostedQuiz, answered: int, words: Words, fits: Fits) -> Page:
    """Ask a stored quiz, with its controls."""
    private = question.scope is not Scope.CHANNEL
    page = question_page(
        question.posed,
        asker=f"<@{question.asker}>" if question.asker and not private else "",
        rules=rules_name(question.posed.situation.ruled, words),
        answered=answered,
        words=words,
        fits=fits,
    )
    note = _note(question, words)
    return replace(
        page,
        title=numbered(page.title, question.called, words),
        text=(note, *page.text) if note else page.text,
        buttons=_buttons(question, words),
        private=private,
    )


def _note(question: PostedQuiz, words: Words) -> str:
    """Return what stands above a question; of a session also until when it takes answers."""
    if question.session is None:
        return question.note
    until = closing_text(question.closes_at, words)
    return words.text("joint-facts").join((question.note, until))


def question_page(
    posed: QuizProblem[Problem], *, asker: str, rules: str, answered: int, words: Words, fits: Fits
) -> Page:
    """Ask a quiz: the hand and what is known, who asks, how many have answered.

    ``asker`` is a mention or "", ``rules`` the name of the rules or "". Of the problem its kind,
    its hand and its situation are read, nothing else: so the page cannot tell the answer. Where
    width and value differ the title says so, and not which cut is which.
    """
    known = posed.known(words)
    rows = with_rows(known, (), fits)
    facts = (
        *([words.text("quiz-asked-by", asker=asker)] if asker else []),
        *([words.text("quiz-rules", rules=rules)] if rules else []),
        *([words.text("quiz-answered", answered=answered)] if asker or answered else []),
    )
    line = words.text("line-situation", facts=words.text("joint-facts").join(facts))
    page = Page(
        query=None,
        tone=Tone.QUESTION,
        title=asked_title(posed.problem.kind, words, is_valued=bool(posed.situation.valued)),
        picture=rows,
        alt=alt_text(rows, words),
        text=(*known.text, line) if facts else known.text,
    )
    return shown_at_table(page, posed.situation, words)


def _buttons(question: PostedQuiz, words: Words) -> tuple[Button, ...]:
    """Offer the answers, or the form in which they are given; to be shown one, and to reveal it."""
    arguments = question.arguments
    answers = [
        quiz_button(offer.label, Action.PICK, *arguments, offer.value)
        for offer in question.posed.buttons(words)
    ]
    form = quiz_button(words.text("button-answer"), Action.OPEN, *arguments, chosen=True, row=1)
    show = quiz_button(words.text("button-show-me"), Action.SHOW, *arguments, row=1)
    buttons = (*(answers or [form]), show)
    if question.scope is Scope.CHANNEL:
        action = Action.REVEAL if question.session is None else Action.CLOSE
        reveal = quiz_button(words.text("button-reveal"), action, *arguments, row=1)
        ends = () if question.session is None else (stop_button(question.session, words),)
        buttons = (*buttons, reveal, *ends)
    return buttons
