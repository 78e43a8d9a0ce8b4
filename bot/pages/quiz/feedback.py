"""The page that tells somebody who answered a quiz what the answer is worth, and why."""

from bot.pages.alt_text import alt_text
from bot.pages.page import Page, Row, Tone
from bot.pages.parts import Fits
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import CutProblem, Grade, Problem

from .kinds import sayings
from .known import with_rows
from .words import Choice
from .worth import compared_text


def feedback_page(
    problem: Problem,
    choice: Choice | None,
    grade: Grade | None,
    words: Words,
    fits: Fits,
    worth: Outlook | None = None,
) -> Page:
    """Show what is right, missed and wrong, and say why.

    ``choice`` is an answer as ``problem.read`` returns it, None where the answer is only shown;
    then ``grade`` is None too. ``worth`` is the outlook of the hand of a cut, where it is known:
    it is told, and changes no grade.
    """
    says = sayings(problem)
    worths = compared_text(choice, worth, words) if isinstance(problem, CutProblem) else ()
    if choice is None or grade is None:
        answer = says.phrase(problem, problem.right, words)
        title = words.text("title-shown", answer=answer)
        rows, text = says.shown(problem, words), (*says.why(problem, words), *worths)
        return _page(problem, Tone.QUESTION, title, rows, text, words, fits)
    tone = Tone.COMPLETE if grade.is_right else Tone.WARNING
    title = says.verdict(problem, choice, grade, words)
    rows = says.marked(problem, choice, words)
    text = (*says.told(problem, choice, grade, words), *worths)
    return _page(problem, tone, title, rows, text, words, fits)


def _page(
    problem: Problem,
    tone: Tone,
    title: str,
    rows: tuple[Row, ...],
    text: tuple[str, ...],
    words: Words,
    fits: Fits,
) -> Page:
    picture = with_rows(sayings(problem).known(problem, words), rows, fits)
    return Page(
        query=None,
        tone=tone,
        title=title,
        picture=picture,
        alt=alt_text(picture, words),
        text=text,
        private=True,
    )
