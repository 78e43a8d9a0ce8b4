"""The kinds of problem that a club is asked: a module each, by the name that the engine has for it.

A module ends with its class as ``QUIZ``.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from bot.codec import read_record
from bot.features.quiz.quiz_problem import QuizProblem
from engine.problems import PROBLEM_KINDS, Problem

QuizKind = type[QuizProblem[Problem]]


def _quiz(name: str) -> QuizKind:
    kind: QuizKind = import_module(f".{name}", __name__).QUIZ
    return kind


QUIZ_KINDS: Final[Mapping[str, QuizKind]] = {name: _quiz(name) for name in PROBLEM_KINDS}
"""The class of each kind, in the order of the engine's."""


def recorded_quiz(kind: str, record: str) -> QuizProblem[Problem]:
    """Return the quiz of a kind that a row records; raises ValueError for what is no record."""
    return QUIZ_KINDS[kind].of(read_record(record))
