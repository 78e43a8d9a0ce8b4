"""Problems are dealt: for a channel, for practice, and as dailies."""

import asyncio
from functools import partial
from random import Random, SystemRandom
from typing import Final

from bot.club.quiz.posing import deal_quiz
from bot.club.quiz.quiz_problem import QuizProblem
from bot.discord_app.elsewhere import elsewhere
from bot.discord_app.metering import in_thread
from bot.discord_app.outlook_pool import OneAtATime, OutlookPool
from engine.problems import PROBLEM_KINDS, Problem, Species

SEEDS: Final = 1 << 62

RANDOM: Final = SystemRandom()


class Dealer:
    """Deals problems: those of slow kinds in the processes of outlooks, the others in a thread.

    Threads that search for tenths of a second would hold up the event loop, and NumPy, by which
    some kinds judge a hand, takes 20 MiB. ``pool`` is None where outlooks are turned off: a thread
    deals slow kinds then too, one problem at a time.
    """

    def __init__(self, pool: OutlookPool | None) -> None:
        self._pool = pool
        self._turns = asyncio.Semaphore(1 if pool is None else pool.processes)
        self._asking = OneAtATime()

    async def deal(
        self, species: Species, rules: str, user: int | None, random: Random = RANDOM
    ) -> QuizProblem[Problem]:
        """Deal a quiz of a species by these rules, for a user, or for none as a daily.

        Raises Refusal while another problem is dealt for the user, and as `OutlookPool.run` does.
        """
        given = species, random.randrange(SEEDS), rules
        if not PROBLEM_KINDS[species.kind].is_slow:
            return await in_thread(partial(_deal, given))
        with self._asking.holding(user):
            async with self._turns:
                return await elsewhere(self._pool, _deal, given, None)


def _deal(given: tuple[Species, int, str]) -> QuizProblem[Problem]:
    return deal_quiz(*given)
