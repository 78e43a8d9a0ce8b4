"""Outlooks are computed in processes of their own: the event loop never waits for one."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from contextvars import Context
from functools import partial
from threading import Lock, Timer
from typing import Final, TypeVar

from bot.features.game.shelf import OneAtATime
from bot.features.outlook.finding import Found, bare, look
from bot.hand import Question, Refusal
from engine.outlook import RATES, Rates

from .door import at_no_expense, charge
from .worker import Worker, WorkerEndedError

log = logging.getLogger(__name__)

Given = TypeVar("Given")
Result = TypeVar("Result")

KEPT: Final = 200
"""Most results that are kept, some 40 kB each."""

WAITING: Final = 8
"""Questions in work or waiting for each process from which on users' are refused: more would wait
too long."""

SIGNS: Final = {"gzip": "\x1f\x8b", "XML": "<", "JSON": "{[", "a link": "h"}
"""What files and texts begin with, by what they are."""

LONGEST_SECONDS: Final = 40.0
"""From when a question is given up and its process replaced: the engine's limits are far below."""

IDLE_SECONDS: Final = 600.0
"""How long workers stay that nobody asks: each holds 100 to 210 MiB."""


class PoolRefusal(Refusal):
    """There is no answer now; the same question may have one in a while."""


class OutlookPool:
    """Answers outlooks in ``processes`` processes, which start with the first question; 0 are none.

    One question of a user at a time, by the ``rates`` of one table; results are kept. Processes
    that are asked nothing for `IDLE_SECONDS` end, and the next question starts others. ``open`` is
    how many questions are in work, or wait.
    """

    def __init__(self, processes: int, rates: Rates = RATES) -> None:
        self.processes = processes
        self._look = partial(look, rates=rates)
        self.open = 0
        self._threads = ThreadPoolExecutor(processes or 1, "outlook")
        # Threads take workers and start them while the event loop ends some.
        self._lock = Lock()
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._is_closed = False
        self._ending: asyncio.TimerHandle | None = None
        self._asking = OneAtATime()
        self.replaced = 0
        self._kept: OrderedDict[Question, Found] = OrderedDict()

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        return [worker.process.pid for worker in tuple(self._workers)]

    @property
    def is_idle(self) -> bool:
        """Whether a question would not wait for another one."""
        return self.open < self.processes

    def known(self, query: Question) -> Found | None:
        """Return the answer to an outlook if it is kept."""
        return self._kept.get(bare(query))

    async def ask(self, query: Question, user: int | None) -> Found:
        """Return the answer to an outlook, for a user or for nobody, who pays nothing.

        Raises as `run`.
        """
        question = bare(query)
        if question in self._kept:
            self._kept.move_to_end(question)
            return self._kept[question]
        with at_no_expense() if user is None else nullcontext():
            found = await self.run(self._look, question, user)
        self._kept[question] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def run(self, work: Callable[[Given], Result], given: Given, user: int | None) -> Result:
        """Return what a function of a module makes of a value, in one of the processes.

        The bill of the task is charged for what it took there. Raises what it raises, Refusal where
        there are no processes and while another question of the user is in work, and PoolRefusal
        where too many wait, and where the worker died, which the next question
        replaces. Nobody's is not refused for those that wait, or members who ask all the time would
        have dailies left out: whoever asks for nobody asks for few at a time.
        """
        if not self.processes:
            raise Refusal("error-workers-off")
        with self._asking.holding(user):
            if user is not None and self.open >= WAITING * self.processes:
                raise PoolRefusal("error-busy")
            self.open += 1
            try:
                return await self._computed(work, given)
            finally:
                self.open -= 1
                self._end_later()

    def close(self) -> None:
        """End the workers, whatever they do; nothing is computed any more."""
        if self._ending is not None:
            self._ending.cancel()
        with self._lock:
            self._is_closed = True
            for worker in tuple(self._workers):
                self._end(worker)

    def _end_later(self) -> None:
        """End the workers when nobody has asked for a while."""
        if self._ending is not None:
            self._ending.cancel()
        # Outside the context of the question: the local page would take the timer for a part of its
        # answer, and let every answer of the last seconds before it wait for it.
        later = asyncio.get_running_loop().call_later
        self._ending = Context().run(later, IDLE_SECONDS, self._end_free)

    def _end_free(self) -> None:
        with self._lock:
            while self._free:
                self._end(self._free.pop())

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    async def _computed(self, work: Callable[[Given], Result], given: Given) -> Result:
        loop = asyncio.get_running_loop()
        taken: list[float] = []
        try:
            return await loop.run_in_executor(
                self._threads, self._waited_for, work, given, taken.append
            )
        finally:
            charge(sum(taken))

    def _waited_for(
        self, work: Callable[[Given], Result], given: Given, note: Callable[[float], None]
    ) -> Result:
        """Have a worker do the work, in a thread that waits for it."""
        with self._lock:
            worker = self._taken()
        giving_up = Timer(LONGEST_SECONDS, worker.process.kill)
        begun = time.monotonic()
        try:
            giving_up.start()
            return worker.do(work, given, note)
        except WorkerEndedError as error:
            note(time.monotonic() - begun)
            if self._is_closed:  # the bot stops, and has ended it
                raise PoolRefusal("error-worker") from None
            self._end(worker)
            self.replaced += 1
            what = sort_of(work, given)
            log.warning("A worker ended at %s, and is replaced: %r", what, error.__cause__)
            raise PoolRefusal("error-worker") from None
        finally:
            giving_up.cancel()
            with self._lock:
                if worker in self._workers:
                    self._free.append(worker)

    def _taken(self) -> Worker:
        """Take a worker that is free, or start one: there are as many threads as processes."""
        if self._is_closed:
            raise PoolRefusal("error-worker")
        while self._free:
            worker = self._free.pop()
            if not worker.has_ended:
                return worker
            self._end(worker)
        worker = Worker()
        self._workers.add(worker)
        return worker


def sort_of(work: Callable[[Given], object], given: Given) -> str:
    """Return what kind of work it was, for the log: of a file its size, and what it looks like."""
    if isinstance(given, Question):
        return f"an outlook of {given.situation.as_typed}"
    name = getattr(work, "__qualname__", str(work))
    if not isinstance(given, bytes | str):
        return f"{name} of {type(given).__name__}"
    begun = given[:2].decode("latin-1") if isinstance(given, bytes) else given[:1]
    looks = next((what for what, signs in SIGNS.items() if begun and begun[0] in signs), "a text")
    return f"{name} of {looks}, {len(given):,} {'bytes' if isinstance(given, bytes) else 'signs'}"
