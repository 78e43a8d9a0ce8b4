"""The number of answers in the message of a question: shown seldom, and once more at the end."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.pages.page import Page
from bot.study import quizzes
from bot.study.quiz import Quiz
from bot.study.store import StudyUnavailableError

from .study import Study, Trailing

if TYPE_CHECKING:
    from bot.discord.visit import Visit


async def count(visit: "Visit", study: Study, quiz: Quiz, counted: Page) -> None:
    """Put the number of answers into the message: now, or once the last change is old enough."""
    if study.shows_count(quiz):
        async with study.changing(quiz.quiz) as still_open:
            if still_open and await _update(study, quiz, visit, counted):
                if (before := study.trailing[quiz.quiz]) is not None:
                    before.latest = None  # that count is older now
                study.trail(quiz.quiz, visit)
        return
    trailing = study.trailing[quiz.quiz]
    if trailing is None:
        return
    planned, trailing.latest = trailing.latest is not None, counted
    if not planned:
        visit.later(study.count_pause(quiz), lambda: _begin(study, quiz, trailing))


def _begin(study: Study, quiz: Quiz, trailing: Trailing) -> None:
    task = asyncio.get_running_loop().create_task(_trail(study, quiz, trailing))
    study.counting.add(task)
    task.add_done_callback(study.counting.discard)


async def _trail(study: Study, quiz: Quiz, trailing: Trailing) -> None:
    """Show the latest count in the message that a click has changed before."""
    async with study.changing(quiz.quiz) as still_open:
        counted, trailing.latest = trailing.latest, None
        if not still_open or counted is None or not await _takes_answers(study, quiz):
            return
        if await _update(study, quiz, trailing.visit, counted):
            study.note_counted(quiz.quiz)


async def _update(study: Study, quiz: Quiz, visit: "Visit", counted: Page) -> bool:
    """Put a count into the message; return whether it is there.

    Another process may have revealed the question meanwhile: then it is revealed once more.
    """
    is_there = await visit.update(counted)
    if is_there:
        with suppress(StudyUnavailableError):
            if await quizzes.reveal_again(study.store, quiz.quiz):
                study.wake()
    return is_there


async def _takes_answers(study: Study, quiz: Quiz) -> bool:
    """Whether a question is open: another process may have revealed it since it was answered."""
    try:
        found = await quizzes.find(study.store, quiz.quiz)
    except StudyUnavailableError:
        return False
    return found is not None and not found.is_closed(study.store.now())
