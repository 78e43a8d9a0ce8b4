"""What work costs, in ordinary answers of the same run: a slow machine is slow for both.

An ordinary answer takes about 0.8 ms of CPU, so that 25 of them are 20 ms, and 75 are 60 ms.
"""

import time
from collections.abc import Callable
from functools import cache, partial

from asking import typed_into

from bot.discord.payload import reply_to
from bot.picture.render import Palette

ROUNDS = 5

ordinary = partial(reply_to, typed_into("waits", "13579m2468p1359s1z"), "en", Palette.NORMAL)
"""Make a reply to a hand as anybody types it."""


def cpu_seconds(work: Callable[[], object]) -> float:
    """Return the CPU time of one run."""
    started = time.thread_time()
    work()
    return time.thread_time() - started


def least(work: Callable[[], object]) -> float:
    """Return the least CPU time of three runs."""
    return min(cpu_seconds(work) for _ in range(3))


@cache
def usual() -> float:
    """Return the CPU time of an ordinary answer, measured once."""
    return least(ordinary)


def cost(work: Callable[[], object], most: float) -> float:
    """Return what work costs in ordinary answers.

    What is above ``most`` is measured again, with ordinary answers before and after it: other
    processes slow this one down for a while, and a text that is too dear is so each time.
    """
    found = cpu_seconds(work) / usual()
    for _ in range(ROUNDS):
        if found <= most:
            break
        before, taken = least(ordinary), least(work)
        found = min(found, taken / max(before, least(ordinary)))
    return found


LEAST_ANSWERS = 4
"""Work that costs less, some 3 ms, is not measured well enough to be compared with half of it."""


def growth(work: Callable[[str], object], text: str, most: float) -> float:
    """Return how many times as much a text costs as its first half, 0.0 where it costs little.

    What is above ``most`` is measured again, as above.
    """
    whole, half = partial(work, text), partial(work, text[: len(text) // 2])
    taken = cpu_seconds(whole)
    if taken < LEAST_ANSWERS * usual():
        return 0.0
    found = taken / cpu_seconds(half)
    for _ in range(ROUNDS):
        if found <= most:
            break
        found = min(found, least(whole) / least(half))
    return found
