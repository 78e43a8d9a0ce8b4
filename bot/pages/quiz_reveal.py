"""The page that a quiz turns into when it is revealed: the answer and who thought what."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.words import Words
from engine.problems import Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits
from .quiz_kinds import sayings
from .quiz_parts import with_rows
from .quiz_tally import others_text, tally_rows
from .quiz_words import Choice

MOST_NAMED: Final = 10
"""Members that are named."""


def reveal_page(
    problem: Problem,
    tally: Mapping[str, int],
    saw: Sequence[str],
    answered: int,
    words: Words,
    fits: Fits,
) -> Page:
    """Show the answer, a histogram of what was chosen, why, and who was right.

    ``tally`` has each written answer with its number, ``saw`` the mentions of those who were
    right, ``answered`` how many answered.
    """
    says = sayings(problem)
    known = says.known(problem, words)
    entries = says.tally(problem, tally, words)
    bars = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words)
    rows = with_rows(known, bars, fits)
    answer = says.phrase(problem, problem.right, words)
    right = right_answers(problem, tally)
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
            *([words.text("quiz-saw", named=named)] if named else []),
        ),
    )


def right_answers(problem: Problem, tally: Mapping[str, int]) -> int:
    """Return how many of the answers are right."""
    choices: dict[str, Choice] = {text: problem.read(text) for text in tally}
    right = [text for text, choice in choices.items() if problem.grade(choice).is_right]
    return sum(tally[text] for text in right)
