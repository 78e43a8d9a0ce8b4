"""The page that a quiz turns into when it is revealed: the answer and who thought what."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.club.ids import Action, quiz_button, write_number
from bot.pages.alt_text import alt_text
from bot.pages.page import Page, Tone
from bot.pages.parts import Fits
from bot.pages.tally import others_text, tally_rows
from bot.study.quizzes import Reveal
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import Problem

from .known import with_rows
from .quiz_problem import QuizProblem
from .words import numbered
from .worth import with_worth

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
    number = write_number(reveal.quiz.quiz)
    return replace(
        page,
        title=numbered(page.title, reveal.quiz.number, words),
        text=(*page.text, note) if note else page.text,
        buttons=(
            quiz_button(words.text("button-in-full"), Action.FULL, number),
            quiz_button(words.text("button-practise-this"), Action.PRACTISE, number),
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
