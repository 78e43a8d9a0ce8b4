"""The page that tells one who answered a quiz what the answer is worth, and why."""

from bot.words import Words
from engine.problems import Grade, Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits
from .quiz_kinds import sayings
from .quiz_words import Choice


def feedback_page(
    problem: Problem, choice: Choice | None, grade: Grade | None, words: Words, fits: Fits
) -> Page:
    """Show what is right, missed and wrong, and a sentence for each slip.

    ``choice`` is an answer as ``problem.read`` returns it, None where the answer is only shown;
    then ``grade`` is None too.
    """
    says = sayings(problem)
    head, _ = says.question(problem, words)
    if choice is None or grade is None:
        answer = says.phrase(problem, problem.right, words)
        tone, title = Tone.QUESTION, words.text("title-shown", answer=answer)
        rows, slips = says.shown(problem, words), ()
    else:
        tone = Tone.COMPLETE if grade.is_right else Tone.WARNING
        title = says.verdict(problem, choice, grade, words)
        rows = says.marked(problem, choice, words)
        slips = says.slips(problem, choice, grade, words)
    picture = (*head, *rows)
    picture = picture if fits(picture) else rows
    return Page(
        query=None,
        tone=tone,
        title=title,
        picture=picture,
        alt=alt_text(picture, words),
        text=(*slips, *says.why(problem, words)),
        private=True,
    )
