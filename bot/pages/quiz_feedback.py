"""STUB until quizpages is merged."""

from typing import Any

from bot.words import Words
from engine.problems import Grade, Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits, hand_row


def feedback_page(
    problem: Problem, choice: Any, grade: Grade | None, words: Words, fits: Fits
) -> Page:
    """Stub."""
    del fits
    rows = (hand_row(problem.hand),)
    right = str(problem.right)
    title = "Shown" if choice is None or grade is None else f"Score {grade.score:.2f}"
    text = (f"right: {right}",)
    return Page(None, Tone.NOTEN, title, rows, alt_text(rows, words), text, private=True)
