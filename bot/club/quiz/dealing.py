"""A problem is dealt, for a channel, for practice or as a daily."""

from functools import partial
from random import Random, SystemRandom
from typing import Final

from engine.problems import Problem, Species

from .posing import deal_quiz
from .quiz_problem import QuizProblem
from .study import Study

SEEDS: Final = 1 << 62

RANDOM: Final = SystemRandom()


async def dealt(
    study: Study, species: Species, rules: str, random: Random = RANDOM
) -> QuizProblem[Problem]:
    """Deal a quiz of a species by these rules, in a thread: some take half a second."""
    return await study.in_thread(partial(deal_quiz, species, random.randrange(SEEDS), rules))
