"""A problem is dealt, for a channel, for practice or as a daily."""

import asyncio
from random import Random, SystemRandom
from typing import Final

from bot.questions.problems import deal_by
from bot.questions.query import Query
from engine.problems import Problem, Species

SEEDS: Final = 1 << 62

RANDOM: Final = SystemRandom()


async def dealt(species: Species, rules: str, random: Random = RANDOM) -> tuple[Problem, Query]:
    """Deal a problem of a species by these rules, in a thread: some take half a second."""
    return await asyncio.to_thread(deal_by, species, random.randrange(SEEDS), rules)
