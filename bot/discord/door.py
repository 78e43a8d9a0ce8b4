"""Admission of interactions: by age, by how much a user asks, and a number of them at a time."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from email.utils import parsedate_to_datetime
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypeVar

from bot.hosting.logs import OnceAMinute

log = logging.getLogger(__name__)

Parser = Callable[[Any], None]

UNREADABLE: Final = "An event of Discord could not be read: %s"

OF_START: Final = frozenset({"READY", "RESUMED"})
"""A shard whose start cannot be read would wait for ever: it ends the bot."""


def leave_out_unreadable(parsers: dict[str, Parser]) -> None:
    """Have an error in one event end neither its shard nor the bot; ``parsers`` are by event.

    discord.py lets it through: a field that Discord leaves out of a single interaction would stop
    the bot for everybody.
    """
    log.filters[:] = [OnceAMinute(UNREADABLE)]
    for event in parsers.keys() - OF_START:
        parsers[event] = partial(_read, event, parsers[event])


def _read(event: str, parser: Parser, data: object) -> None:
    try:
        parser(data)
    except Exception:
        log.exception(UNREADABLE, event)


Result = TypeVar("Result")

AnyCoroutine = Coroutine[object, object, Result] | Generator[object, None, Result]

_BILL: Final[ContextVar[Callable[[float], None] | None]] = ContextVar("bill", default=None)
"""Is told seconds of CPU."""


def meter(loop: asyncio.AbstractEventLoop) -> None:
    """Measure all tasks that begin on a loop from now on."""
    loop.set_task_factory(_metered)


def charge_to(bill: Callable[[float], None]) -> None:
    """Have a bill told what the running task, and those that it begins, take from this step on."""
    _BILL.set(bill)


@contextmanager
def at_no_expense() -> Iterator[None]:
    """Have nobody pay for what the running task takes inside."""
    before = _BILL.set(None)
    try:
        yield
    finally:
        _BILL.reset(before)


def charge(seconds: float) -> None:
    """Tell the bill of the running task of CPU that was taken for it."""
    bill = _BILL.get()
    if bill is not None:
        bill(seconds)


def _metered(
    loop: asyncio.AbstractEventLoop,
    coroutine: AnyCoroutine[Result],
    **named: Any,  # noqa: ANN401 - a task's own options
) -> asyncio.Task[Result]:
    return asyncio.Task(_Metered(coroutine), loop=loop, **named)


class _Metered(Coroutine[object, object, Result]):
    """A coroutine whose steps are measured; all else of it is the coroutine's own."""

    def __init__(self, inner: AnyCoroutine[Result]) -> None:
        self._inner: Any = inner

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)

    def __await__(self) -> Generator[object, object, Result]:
        result: Result = yield from self._inner.__await__()
        return result

    def send(self, value: object, /) -> object:
        return self._step(self._inner.send, value)

    def throw(self, *error: Any) -> object:  # noqa: ANN401 - a type, a value and a traceback, or one
        return self._step(self._inner.throw, *error)

    def close(self) -> None:
        self._inner.close()

    @staticmethod
    def _step(go_on: Callable[..., object], *given: object) -> object:
        begun = time.thread_time()
        try:
            return go_on(*given)
        finally:
            charge(time.thread_time() - begun)


LATEST: Final = 2.5
"""The age in seconds past which an interaction is not begun: Discord waits three seconds."""

TRUSTED_SECONDS: Final = 300.0
"""How long the comparison with Discord's clock holds: a clock may be set, or drift, meanwhile."""

COMPARED: Final = 20
"""How many of Discord's answers the clocks are compared by."""

PLACES: Final = 100
"""How many interactions are worked on at a time; the others wait for a place."""

DRAIN_SECONDS: Final = 6.0
"""How long what is open may take to finish once the bot is told to stop."""

USERS: Final = 10_000
"""How many users' cooldowns are kept."""

ORDINARY_SECONDS: Final = 0.01
"""The CPU time of a question that counts as one; a dearer one counts as more."""

ORDINARY_TYPING_SECONDS: Final = 0.002
"""The same of completing what is typed, for which a user may ask five times as often."""

MOST_QUESTIONS: Final = 10
"""How many a dear question counts as at most.

An export of many answers takes a second, which would have its user wait for nearly a minute.
"""

Monotonic = Callable[[], float]
"""Returns seconds that only ever grow, as ``time.monotonic`` does."""


class Admittance(StrEnum):
    """The decision whether an interaction is answered."""

    WELCOME = "welcome"
    STOPPING = "stopping"
    STALE = "stale"
    COOLDOWN = "cooldown"


class DiscordClock:
    """Discord's time by the ``Date`` of its answers, since the host's clock may be wrong.

    A date is cut to whole seconds and is read after its way here, so each one puts Discord's clock
    too low; the highest of the last few is the nearest.
    """

    def __init__(self, now: Monotonic) -> None:
        self._now = now
        self._date = ""
        self._compared_at = float("-inf")
        self._offsets: deque[float] = deque(maxlen=COMPARED)

    def compare(self, date: str) -> None:
        """Note the ``Date`` header of an answer that has just come; another text is ignored.

        The same date again would put the clock lower than the first time.
        """
        if date == self._date:
            return
        try:
            told = parsedate_to_datetime(date).timestamp()
        except ValueError:
            return
        self._date = date
        self._compared_at = self._now()
        self._offsets.append(told - self._compared_at)

    def ahead(self, clock: float) -> float:
        """Return by how many seconds a clock goes before Discord's, 0.0 before Discord told its."""
        if not self._offsets:
            return 0.0
        return clock - (self._now() + max(self._offsets))

    def age(self, created: float) -> float:
        """Return the least age in seconds of what Discord made at its time ``created``.

        It is 0.0 where Discord has not told its time for a while: an answer will make it tell.
        """
        now = self._now()
        if now - self._compared_at > TRUSTED_SECONDS:
            return 0.0
        return max(0.0, now + max(self._offsets) - created)


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
            del self._settled[next(iter(self._settled))]  # the user who asked least recently
        return max(wait, 0.0)

    def charge(self, user: int, questions: float) -> None:
        """Charge a user who has just been let in for so many questions more."""
        if user in self._settled:
            self._settled[user] += questions * self._seconds


class Bill:
    """The CPU of one interaction: beyond an ordinary one's it counts as more questions."""

    def __init__(self, cooldown: Cooldown, user: int, ordinary_seconds: float) -> None:
        self._cooldown = cooldown
        self._user = user
        self._ordinary_seconds = ordinary_seconds
        self._seconds = 0.0
        self._questions = 1.0

    def __call__(self, cpu_seconds: float) -> None:
        """Add seconds, and charge the user at once."""
        self._seconds += cpu_seconds
        questions = min(self._seconds / self._ordinary_seconds, MOST_QUESTIONS)
        if questions > self._questions:
            self._cooldown.charge(self._user, questions - self._questions)
            self._questions = questions


class Admission:
    """Decides which interactions are answered, and when their turn comes.

    An interaction holds its place until the task ends in which `enter` was called; all of them
    wait while ``open`` is not set. ``now`` is the clock that cooldowns refill by.
    """

    def __init__(self, now: Monotonic = time.monotonic) -> None:
        self.stopping = False
        self.open = asyncio.Event()
        self.open.set()
        self.clock = DiscordClock(now)
        self._now = now
        self._questions = Cooldown(burst=20, seconds=0.5)
        self._completions = Cooldown(burst=40, seconds=0.1)
        self._places = asyncio.Semaphore(PLACES)
        self._inside: set[asyncio.Task[object]] = set()

    async def enter(self, created: float, user: int, *, typing: bool) -> tuple[Admittance, float]:
        """Wait for a place for what Discord made at its time ``created``: a question, or typing.

        Returns the verdict, and in how many seconds to come back where it is a cooldown. What the
        task takes from now on is charged to the user.
        """
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("interactions are answered in tasks")
        self._inside.add(task)
        task.add_done_callback(self._inside.discard)
        if self.stopping:
            return Admittance.STOPPING, 0.0
        arrived = self._now()
        await self.open.wait()
        await self._places.acquire()
        task.add_done_callback(lambda _: self._places.release())
        if self.seconds_left(created) < 0:
            return Admittance.STALE, 0.0
        cooldown = self._completions if typing else self._questions
        seconds = cooldown.wait(user, arrived)
        charge_to(Bill(cooldown, user, ORDINARY_TYPING_SECONDS if typing else ORDINARY_SECONDS))
        return (Admittance.COOLDOWN if seconds else Admittance.WELCOME), seconds

    def seconds_left(self, created: float) -> float:
        """Return how long an answer may still wait before it is begun; below 0 it is too late."""
        return LATEST - self.clock.age(created)

    async def drain(self) -> None:
        """Refuse all that comes, and wait ``DRAIN_SECONDS`` at most for open answers."""
        await asyncio.sleep(0)  # what has just come in begins, and is finished with the others
        self.stopping = True
        if self._inside:
            await asyncio.wait(self._inside, timeout=DRAIN_SECONDS)
