"""Outlooks are computed in processes of their own: the event loop never waits for one."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from functools import partial
from threading import Lock, Timer
from typing import Final, TypeVar

from bot.ask.outlook.question import Found, OutlookQuestion, bare, look
from bot.ask.workplace import OneAtATime
from bot.typed.errors import Refusal
from engine.outlook import RATES, Rates

from .worker import Worker, WorkerEndedError

log = logging.getLogger(__name__)

Given = TypeVar("Given")
Result = TypeVar("Result")

KEPT: Final = 200
"""Most results that are kept, some 40 kB each."""

WAITING: Final = 8
"""Questions in work or waiting for each process from which on users' are refused: more would wait
too long."""

LONGEST_SECONDS: Final = 40.0
"""From when a question is given up and its process replaced: the engine's limits are far below."""

IDLE_SECONDS: Final = 600.0
"""How long workers stay that nobody asks: each holds 100 to 210 MiB."""


class PoolRefusal(Refusal):
    """There is no answer now; the same question may have one in a while."""


class OutlookPool:
    """Answers outlooks in ``processes`` processes, which start with the first question.

    One question of a user at a time, by the ``rates`` of one table; results are kept. Processes
    that are asked nothing for `IDLE_SECONDS` end, and the next question starts others. ``open`` is
    how many questions are in work, or wait.
    """

    def __init__(self, processes: int, rates: Rates = RATES) -> None:
        self.processes = processes
        self._look = partial(look, rates=rates)
        self.open = 0
        self._threads = ThreadPoolExecutor(processes, "outlook")
        # Threads take workers and start them while the event loop ends some.
        self._lock = Lock()
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._is_closed = False
        self._ending: asyncio.TimerHandle | None = None
        self._asking = OneAtATime()
        self.replaced = 0
        self._kept: OrderedDict[OutlookQuestion, Found] = OrderedDict()

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        return [worker.process.pid for worker in tuple(self._workers)]

    @property
    def is_idle(self) -> bool:
        """Whether a question would not wait for another one."""
        return self.open < self.processes

    def known(self, query: OutlookQuestion) -> Found | None:
        """Return the answer to an outlook if it is kept."""
        return self._kept.get(bare(query))

    async def ask(self, query: OutlookQuestion, user: int | None) -> Found:
        """Return the answer to an outlook, for a user or for nobody; raises as `run`."""
        question = bare(query)
        if question in self._kept:
            self._kept.move_to_end(question)
            return self._kept[question]
        found = await self.run(self._look, question, user)
        self._kept[question] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def run(self, work: Callable[[Given], Result], given: Given, user: int | None) -> Result:
        """Return what a function of a module makes of a value, in one of the processes.

        Raises what it raises, Refusal while another question of the user is in work, and
        PoolRefusal where too many wait, and where the worker died, which the next question
        replaces. Nobody's is not refused for those that wait, or members who ask all the time would
        have dailies left out: whoever asks for nobody asks for few at a time.
        """
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
        return await loop.run_in_executor(self._threads, self._waited_for, work, given)

    def _waited_for(self, work: Callable[[Given], Result], given: Given) -> Result:
        """Have a worker do the work, in a thread that waits for it."""
        with self._lock:
            worker = self._taken()
        giving_up = Timer(LONGEST_SECONDS, worker.process.kill)
        try:
            giving_up.start()
            return worker.do(work, given)
        except WorkerEndedError as error:
            if self._is_closed:  # the bot stops, and has ended it
                raise PoolRefusal("error-worker") from None
            self._end(worker)
            self.replaced += 1
            of = given.hand if isinstance(given, OutlookQuestion) else work
            log.warning("An outlook's worker is replaced: %r (%s)", error.__cause__, of)
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
