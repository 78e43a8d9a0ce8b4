"""The page that a quiz turns into when it is revealed: the answer and who thought what."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.hand import Question, Scope
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import Fits, act
from bot.pages.tally import others_text, tally_rows
from bot.study.quizzes import Reveal
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import Problem

from .posing import numbered
from .quiz_problem import Feedback, QuizProblem, with_rows
from .worth import with_worth


def feedback_page(
    posed: QuizProblem[Problem],
    answer: str | None,
    words: Words,
    fits: Fits,
    worth: Outlook | None = None,
) -> Page:
    """Show what is right, missed and wrong in an answer, and say why.

    ``answer`` is None where the right one is only shown. ``worth`` is the outlook that belongs to
    the quiz, where it is known: it is told, and changes no grade.
    """
    if answer is None:
        title = words.text("title-shown", answer=posed.right(words))
        tone, said = Tone.QUESTION, Feedback(title, posed.shown(words), posed.why(words))
    else:
        _, grade = posed.grade(answer)
        tone = Tone.COMPLETE if grade.is_right else Tone.WARNING
        said = posed.feedback(answer, words)
    worths = () if worth is None else posed.worth_text(answer, worth, words)
    picture = with_rows(posed.known(words), said.rows, fits)
    return Page(
        query=None,
        tone=tone,
        title=said.title,
        picture=picture,
        alt=alt_text(picture, words),
        text=(*said.text, *worths),
        private=True,
    )


def next_button(number: int, scope: Scope, words: Words) -> Button:
    """Lead on to the next problem of a practice."""
    label = words.text("button-next-problem")
    return act("next", label, Question("practice", number=number, scope=scope), chosen=True)


def drop_button(number: int, words: Words) -> Button:
    """Offer to practice the decision of an own game no longer."""
    return act("drop", words.text("button-drop-miss"), Question("practice", number=number))


MOST_NAMED: Final = 10
"""Members that are named."""


def revealed_page(
    reveal: Reveal,
    posed: QuizProblem[Problem],
    words: Words,
    fits: Fits,
    *,
    note: str = "",
    worth: Outlook | None = None,
) -> Page:
    """Show the answer to a stored quiz and who answered what; ``note`` is said at the end."""
    saw = [f"<@{learner}>" for learner in reveal.named]
    page = reveal_page(posed, dict(reveal.tally), saw, reveal.answered, words, fits, worth)
    number = reveal.quiz.quiz
    return replace(
        page,
        title=numbered(page.title, reveal.quiz.number, words),
        text=(*page.text, note) if note else page.text,
        buttons=(
            act("full", words.text("button-in-full"), Question("quiz", number=number)),
            act("practise", words.text("button-practise-this"), Question("quiz", number=number)),
        ),
    )


def reveal_page(
    posed: QuizProblem[Problem],
    votes: Mapping[str, int],
    saw: Sequence[str],
    answered: int,
    words: Words,
    fits: Fits,
    worth: Outlook | None = None,
) -> Page:
    """Show the answer, a histogram of what was chosen, why, and who was right.

    ``votes`` has each answer with its number, ``saw`` the mentions of those who were right,
    ``answered`` how many answered. ``worth`` is the outlook that belongs to the quiz, where it is
    known.
    """
    known = posed.known(words)
    entries = with_worth(posed.tally(votes, words), worth, words)
    bars, others = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words)
    with_parts = (*posed.parts(words), *bars)
    rows = with_rows(known, with_parts if fits((known.hand, *with_parts)) else bars, fits)
    right = sum(number for text, number in votes.items() if posed.grade(text)[1].is_right)
    title = words.text(
        "title-revealed", answer=posed.right(words), right=str(right), answered=answered
    )
    named = " ".join(saw[:MOST_NAMED])
    return Page(
        query=None,
        tone=Tone.COMPLETE,
        title=title,
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *others_text(others, words),
            *posed.why(words),
            *(posed.worth_text(None, worth, words) if worth else ()),
            *([words.text("quiz-saw", named=named)] if named else []),
        ),
    )
