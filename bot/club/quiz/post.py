"""A question that the bot posts by itself: a daily, or a problem of a session."""

from dataclasses import dataclass

from bot.pages.page import Page
from engine.problems import Problem

from .quiz_problem import QuizProblem


class NothingNewError(Exception):
    """Every problem that was dealt has been asked there before."""


@dataclass(frozen=True, slots=True)
class Post:
    """A question as it is posted; ``thread`` is the name of the thread to begin at it, "" for none.

    A problem of a session closes at ``closes_at``, or with None when somebody says so.
    """

    posed: QuizProblem[Problem]
    page: Page
    role: int | None = None
    thread: str = ""
    closes_at: int | None = None
