"""The page that a quiz turns into when it is revealed: the answer and who thought what."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.pages.alt_text import alt_text
from bot.pages.page import Page, Tone
from bot.pages.parts import Fits
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import CutProblem, Problem

from .kinds import sayings
from .known import with_rows
from .tally import others_text, tally_rows
from .words import Choice
from .worth import compared_text, with_worth

MOST_NAMED: Final = 10
"""Members that are named."""


def reveal_page(
    problem: Problem,
    tally: Mapping[str, int],
    saw: Sequence[str],
    answered: int,
    words: Words,
    fits: Fits,
    worth: Outlook | None = None,
) -> Page:
    """Show the answer, a histogram of what was chosen, why, and who was right.

    ``tally`` has each written answer with its number, ``saw`` the mentions of those who were
    right, ``answered`` how many answered. ``worth`` is the outlook of the hand of a cut, where it
    is known.
    """
    says = sayings(problem)
    worth = worth if isinstance(problem, CutProblem) else None
    known = says.known(problem, words)
    votes: list[tuple[Choice, int]] = [
        (problem.read(text), number) for text, number in tally.items()
    ]
    entries = with_worth(says.tally(problem, votes, words), worth, words)
    bars = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words)
    rows = with_rows(known, bars, fits)
    answer = says.phrase(problem, problem.right, words)
    right = sum(number for choice, number in votes if problem.grade(choice).is_right)
    named = " ".join(saw[:MOST_NAMED])
    return Page(
        query=None,
        tone=Tone.COMPLETE,
        title=words.text("title-revealed", answer=answer, right=str(right), answered=answered),
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *others_text(entries[len(bars) :], words),
            *says.why(problem, words),
            *compared_text(None, worth, words),
            *([words.text("quiz-saw", named=named)] if named else []),
        ),
    )
