"""STUB until quizpages is merged."""

from bot.words import Words
from engine.problems import Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits, hand_row


def question_page(
    problem: Problem, *, asker: str, rules: str, answered: int, words: Words, fits: Fits
) -> Page:
    """Stub."""
    del fits
    rows = (hand_row(problem.hand),)
    text = (f"asked by {asker} · {rules} · {answered} have answered",)
    return Page(None, Tone.NOTEN, f"Question: {problem.kind}", rows, alt_text(rows, words), text)
