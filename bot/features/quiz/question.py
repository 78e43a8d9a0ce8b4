"""The page that asks a quiz; nothing in it depends on the answer."""

from dataclasses import dataclass, replace

from bot.hand import Question, Scope
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import Fits, act, rules_name
from bot.study.quiz import Quiz
from bot.words import Words
from engine.problems import Problem

from .in_session import closing_text, stop_button
from .of_moment import shown_at_table
from .posing import asked_title, numbered
from .quiz_problem import QuizProblem, with_rows


class NothingNewError(Exception):
    """Every problem that was dealt has been asked there before."""


@dataclass(frozen=True, slots=True)
class Post:
    """A question as it is posted; ``thread`` is the name of the thread to begin at it, "" for none.

    A problem of a session closes at ``closes_at``, or with None when somebody says so.
    """

    posed: QuizProblem[Problem]
    page: Page
    role: int | None = None
    thread: str = ""
    closes_at: int | None = None


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
    def control(self) -> Question:
        """What its controls act upon."""
        return Question("quiz", number=self.number, scope=self.scope)


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
        rules=rules_name(question.posed.at.ruled, words),
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
        title=asked_title(posed.problem.kind, words, is_valued=bool(posed.question.valued)),
        picture=rows,
        alt=alt_text(rows, words),
        text=(*known.text, line) if facts else known.text,
    )
    return shown_at_table(page, posed.at, words)


def _buttons(question: PostedQuiz, words: Words) -> tuple[Button, ...]:
    """Offer the answers, or the form in which they are given; to be shown one, and to reveal it."""
    asked = question.control
    answers = [
        act("pick", offer.label, asked.but(choice=offer.value))
        for offer in question.posed.buttons(words)
    ]
    form = act("open", words.text("button-answer"), asked, chosen=True, row=1)
    show = act("show", words.text("button-show-me"), asked, row=1)
    buttons = (*(answers or [form]), show)
    if question.scope is Scope.CHANNEL:
        slot = "reveal" if question.session is None else "close"
        reveal = act(slot, words.text("button-reveal"), asked, row=1)
        ends = () if question.session is None else (stop_button(question.session, words),)
        buttons = (*buttons, reveal, *ends)
    return buttons
