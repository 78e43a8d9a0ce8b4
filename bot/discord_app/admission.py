"""Who is let in: nobody whom Discord has given up on, and nobody who asks too much at once."""

import asyncio
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

LATEST: Final = 2.5
"""The age in seconds past which an interaction is not begun: Discord waits three seconds."""

DRIFT: Final = 2e-4
"""How far two clocks may drift apart in a second: 17 s a day, more than one that nobody sets."""

TRUSTED_SECONDS: Final = 600.0
"""How long a comparison of two clocks is trusted to be free of jumps."""

TURNS: Final = 100
"""How many interactions are worked on at a time; others wait for their turn, and not for long."""

DRAIN_SECONDS: Final = 10.0
"""How long open answers may take to finish once the bot is told to stop."""

USERS: Final = 10_000
"""How many users' questions are counted at a time."""


class Verdict(StrEnum):
    """What is done with an interaction before anything else."""

    WELCOME = "welcome"
    STOPPING = "stopping"
    STALE = "stale"
    COOLDOWN = "cooldown"


class DiscordClock:
    """Tells how old an interaction is without trusting the host's clock.

    An interaction's id holds Discord's time. Our monotonic clock differs from it by an unknown
    amount, of which the smallest ever seen, with no delay in it, is the best guess. As both clocks
    drift apart, the guess grows by what they may drift in a silence of hours; as they may jump, it
    is forgotten after ``TRUSTED_SECONDS`` to twice that of questions.
    """

    def __init__(self) -> None:
        self._since = self._seen = float("-inf")
        self._least = self._least_before = float("inf")

    def age(self, created: float, now: float) -> float:
        """Return the age at monotonic time ``now`` of what Discord made at its time ``created``."""
        difference = now - created
        drift, self._seen = DRIFT * (now - self._seen), now
        self._least, self._least_before = self._least + drift, self._least_before + drift
        if now - self._since > TRUSTED_SECONDS:
            self._since, self._least_before, self._least = now, self._least, difference
        self._least = min(self._least, difference)
        return difference - min(self._least, self._least_before)


class Cooldown:
    """Lets a user ask ``burst`` times at once, and from then on every ``seconds``."""

    def __init__(self, *, burst: int, seconds: float) -> None:
        self._slack = (burst - 1) * seconds
        self._seconds = seconds
        self._settled: dict[int, float] = {}

    def __len__(self) -> int:
        return len(self._settled)

    def wait(self, user: int, now: float) -> float:
        """Count a question and return 0.0, or return the seconds until one would be counted."""
        settled = max(self._settled.pop(user, now), now)
        wait = settled - self._slack - now
        self._settled[user] = settled if wait > 0 else settled + self._seconds
        if len(self._settled) > USERS:
            del self._settled[next(iter(self._settled))]  # whoever has been silent the longest
        return max(wait, 0.0)


class Gate:
    """Lets in whoever can be answered, so many at a time; ``left`` is called whenever one leaves.

    Who is let in leaves when the task ends in which `enter` was asked: the task that answers.
    """

    def __init__(self, left: Callable[[], None]) -> None:
        self.stopping = False
        self._left = left
        self._clock = DiscordClock()
        self._questions = Cooldown(burst=20, seconds=0.5)
        self._readings = Cooldown(burst=40, seconds=0.1)
        self._turns = asyncio.Semaphore(TURNS)
        self._inside: set[asyncio.Task[Any]] = set()

    @property
    def is_empty(self) -> bool:
        """Whether no answer is under way."""
        return not self._inside

    async def enter(self, created: float, user: int, *, types: bool) -> tuple[Verdict, float]:
        """Wait for the turn of a user who asks, or types, something made at Discord's ``created``.

        Returns what is done with it, and in how many seconds to come back where it is a cooldown.
        """
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("interactions are answered in tasks")
        self._inside.add(task)
        task.add_done_callback(self._leave)
        if self.stopping:
            return Verdict.STOPPING, 0.0
        arrived = time.monotonic()
        self._clock.age(created, arrived)  # the clocks are compared before any wait
        await self._turns.acquire()
        task.add_done_callback(lambda _: self._turns.release())
        if self.seconds_left(created) < 0:
            return Verdict.STALE, 0.0
        seconds = (self._readings if types else self._questions).wait(user, arrived)
        return (Verdict.COOLDOWN if seconds else Verdict.WELCOME), seconds

    def seconds_left(self, created: float) -> float:
        """Return how long an answer may still wait before it is begun; below 0 it is too late."""
        return LATEST - self._clock.age(created, time.monotonic())

    async def drain(self) -> None:
        """Let nobody in, and wait for those inside, for ``DRAIN_SECONDS`` at most."""
        await asyncio.sleep(0)  # what has just come in begins, and is finished with the others
        self.stopping = True
        if self._inside:
            await asyncio.wait(self._inside, timeout=DRAIN_SECONDS)

    def _leave(self, task: asyncio.Task[Any]) -> None:
        self._inside.discard(task)
        self._left()
