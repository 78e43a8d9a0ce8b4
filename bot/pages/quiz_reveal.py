"""STUB until quizpages is merged."""

from collections.abc import Mapping, Sequence

from bot.words import Words
from engine.problems import Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits, hand_row


def reveal_page(
    problem: Problem,
    tally: Mapping[str, int],
    saw: Sequence[str],
    answered: int,
    words: Words,
    fits: Fits,
) -> Page:
    """Stub."""
    del fits
    rows = (hand_row(problem.hand),)
    text = (f"{dict(tally)} of {answered}", "Saw it: " + " ".join(saw))
    return Page(None, Tone.COMPLETE, "Revealed", rows, alt_text(rows, words), text)
