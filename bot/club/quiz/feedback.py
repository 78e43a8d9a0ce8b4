"""The page that tells somebody who answered a quiz what the answer is worth, and why."""

from bot.club.ids import Action, Scope, quiz_button, write_number
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import Fits
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import Problem

from .known import with_rows
from .quiz_problem import Feedback, QuizProblem


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
    return quiz_button(label, Action.NEXT, write_number(number), scope, chosen=True)


def drop_button(number: int, words: Words) -> Button:
    """Offer to practice the decision of an own game no longer."""
    return quiz_button(words.text("button-drop-miss"), Action.DROP, write_number(number))
