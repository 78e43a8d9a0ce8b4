"""Problems are dealt: for a channel, for practice, and as dailies."""

import asyncio
from functools import partial
from random import Random, SystemRandom
from typing import Final

from bot.ask.workplace import OneAtATime, Workplace
from engine.problems import PROBLEM_KINDS, Problem, Species

from .posing import deal_quiz
from .quiz_problem import QuizProblem

SEEDS: Final = 1 << 62

RANDOM: Final = SystemRandom()


class Dealer:
    """Deals problems: those of slow kinds in the processes of outlooks, the others in a thread.

    Threads that search for tenths of a second would hold up the event loop, and NumPy, by which
    some kinds judge a hand, takes 20 MiB. Where outlooks are turned off a thread deals slow kinds
    too, one problem at a time.
    """

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace
        self._turns = asyncio.Semaphore(workplace.processes or 1)
        self._asking = OneAtATime()

    async def deal(
        self, species: Species, rules: str, user: int | None, random: Random = RANDOM
    ) -> QuizProblem[Problem]:
        """Deal a quiz of a species by these rules, for a user, or for none as a daily.

        Raises Refusal while another problem is dealt for the user, and as `Workplace.run` does.
        """
        given = species, random.randrange(SEEDS), rules
        if not PROBLEM_KINDS[species.kind].is_slow:
            return await self._workplace.in_thread(partial(_deal, given))
        with self._asking.holding(user):
            async with self._turns:
                return await self._workplace.run(_deal, given, None)


def _deal(given: tuple[Species, int, str]) -> QuizProblem[Problem]:
    return deal_quiz(*given)
