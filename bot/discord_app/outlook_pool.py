"""Outlooks are computed in processes of their own: the event loop never waits for one."""

import asyncio
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from contextvars import Context
from functools import partial
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from types import ModuleType
from typing import Any, Final, TypeVar

from bot.ask.outlook.question import Found, OutlookQuestion, bare, look
from bot.ask.workplace import OneAtATime
from bot.typed.errors import Refusal
from engine.outlook import RATES, Rates

log = logging.getLogger(__name__)

Given = TypeVar("Given")
Result = TypeVar("Result")

KEPT: Final = 200
"""Most results that are kept, some 40 kB each."""

WAITING: Final = 8
"""Most questions in work or waiting for each process: more would wait too long."""

LONGEST_SECONDS: Final = 40.0
"""From when a question is given up and its process replaced: the engine's limits are far below."""

IDLE_SECONDS: Final = 600.0
"""How long workers stay that nobody asks: each holds 100 to 210 MiB."""

BEHIND: Final = 10
"""How much nicer workers are than the bot: where cores are few, other answers come first."""

WARMING: Final = OutlookQuestion("123m456789p1122s1z", turn=17)
"""A short question that loads the tables."""


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
        self._workers: Workers | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._asking = OneAtATime()
        self.replaced = 0
        self._kept: OrderedDict[OutlookQuestion, Found] = OrderedDict()

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        return [] if self._workers is None else self._workers.pids

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
        replaces.
        """
        with self._asking.holding(user):
            if self.open >= WAITING * self.processes:
                raise PoolRefusal("error-busy")
            self.open += 1
            try:
                return await self._computed(work, given)
            finally:
                self.open -= 1
                self._end_later()

    def close(self) -> None:
        """End the workers, whatever they do."""
        if self._ending is not None:
            self._ending.cancel()
        if self._workers is not None:
            self._workers.end()
            self._workers = None

    def _end_later(self) -> None:
        """End the workers when nobody has asked for a while."""
        if self._ending is not None:
            self._ending.cancel()
        # Outside the context of the question: the local page would take the timer for a part of its
        # answer, and let every answer of the last seconds before it wait for it.
        later = asyncio.get_running_loop().call_later
        self._ending = Context().run(later, IDLE_SECONDS, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self.open:
            self.close()

    async def _computed(self, work: Callable[[Given], Result], given: Given) -> Result:
        workers, future = self._submitted(work, given)
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                return await asyncio.wrap_future(future)
        except (BrokenProcessPool, TimeoutError) as error:
            self.replaced += 1
            of = given.hand if isinstance(given, OutlookQuestion) else work.__name__
            log.warning("An outlook's worker is replaced: %r (%s)", error, of)
            workers.end()
            raise PoolRefusal("error-worker") from None

    def _submitted(
        self, work: Callable[[Given], Result], given: Given
    ) -> "tuple[Workers, Future[Result]]":
        """Give a question to the workers, to new ones where there are none or one has died."""
        if self._workers is not None and not self._workers.ended:
            with suppress(BrokenProcessPool):
                return self._workers, self._workers.submit(work, given)
        self.close()
        self._workers = Workers(self.processes)
        return self._workers, self._workers.submit(work, given)


class Workers:
    """An executor whose processes can be ended at once."""

    def __init__(self, processes: int) -> None:
        self.ended = False
        self._spawn = RecordingSpawn()
        self.executor = ProcessPoolExecutor(
            processes, mp_context=self._spawn, initializer=start_worker
        )

    @property
    def pids(self) -> list[int]:
        """The ids of its processes."""
        return [process.pid for process in self._spawn.started if process.pid is not None]

    def submit(self, work: Callable[[Given], Result], given: Given) -> Future[Result]:
        """Give the processes some work; one of them may be started for it."""
        with without_ctrl_c(), without_main_module():
            return self.executor.submit(work, given)

    def end(self) -> None:
        """Kill the processes; what they were asked raises BrokenProcessPool."""
        self.ended = True
        for process in self._spawn.started:
            with suppress(ValueError):  # closed by the executor after its end
                process.kill()
        # With cancel_futures those who wait would be cancelled, and hear nothing.
        self.executor.shutdown(wait=False)


class RecordingSpawn(SpawnContext):
    """Starts processes anew, and keeps them: an executor does not tell its own."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *given: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: ANN401, N802 - as in the base class, a class there
        """Return a process to be started."""
        process = SpawnProcess(*given, **named)
        self.started.append(process)
        return process


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Start processes that leave Ctrl-C to their parent from their first moment on."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: `start_worker` sees to it
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def without_main_module() -> Iterator[None]:
    """Start processes that do not run the program's main module again.

    The installed command is a script that imports the whole bot, discord.py and all; a worker needs
    the engine alone.
    """
    before = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = before


def start_worker() -> None:
    """Prepare a worker: signals to stop are for its parent, with whom it ends; tables are loaded.

    NumPy's threads are for products of matrices, of which an outlook has none worth a thread.

    A supervisor sends SIGTERM to every process of the bot, which then finishes its open answers.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()
    if hasattr(os, "nice"):  # Windows has none
        os.nice(BEHIND)
    os.putenv("OPENBLAS_NUM_THREADS", "1")  # read by the C library when NumPy is imported
    look(WARMING)


def _end_with_parent() -> None:
    """End this process when the bot is gone, however that ended: the executor's pipes tell none."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
