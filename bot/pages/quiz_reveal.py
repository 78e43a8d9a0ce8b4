"""The page that a quiz turns into when it is revealed: the answer and who thought what."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.words import Words
from engine.problems import Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits
from .quiz_kinds import sayings
from .quiz_tally import others_text, tally_rows

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
    entries = says.tally(problem, tally, words)
    head, _ = says.question(problem, words)
    rows = (*head, *tally_rows(entries, words))
    rows = rows if fits(rows) else (head[-1], *rows[len(head) :])
    answer = says.phrase(problem, problem.right, words)
    right = sum(
        number
        for text, number in tally.items()
        if problem.grade(problem.read(text)).is_right  # type: ignore[arg-type]
    )
    named = " ".join(saw[:MOST_NAMED])
    return Page(
        query=None,
        tone=Tone.COMPLETE,
        title=words.text("title-revealed", answer=answer, right=str(right), answered=answered),
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *others_text(entries, words),
            *says.why(problem, words),
            *([words.text("quiz-saw", named=named)] if named else []),
        ),
    )
