"""A question is closed: its message turns into what has become of it."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.ask.visit import Visit
from bot.pages.page import Page
from bot.pages.parts import Fits
from bot.study import quizzes
from bot.study.quizzes import Reveal
from bot.typed.errors import Refusal
from bot.words import words_for

from .study import Study

PATIENCE: Final = 1.0
"""Seconds for which a result waits for what its cuts are worth, of the three that Discord gives."""

Closed = Callable[[Study, Reveal, Fits, float], Awaitable[Page]]
"""Makes the page of a closed question in its language; it waits so many seconds for an outlook."""


async def close(visit: Visit, study: Study, number: int, closed: Closed) -> None:
    """Close a question, if it is open, and turn its message into the page that ``closed`` makes."""
    async with study.changing(number):
        found = await quizzes.reveal(study.store, number)
        if found is None:
            raise Refusal("error-quiz-gone")
        study.close_question(number)
        page = await closed(study, found, visit.fits, PATIENCE)
        await visit.replace(page, words_for(found.quiz.language))
