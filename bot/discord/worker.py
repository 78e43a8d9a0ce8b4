"""A process that does slow work, both ends of it: ``python -m bot.discord.worker``.

What is asked and answered goes through its pipes, a pickle each. The end of the bot, however it
comes, closes them.
"""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, TypeVar, cast

from bot.features.outlook.finding import look
from bot.hand import Question, Situation
from engine import parse_hand

Given = TypeVar("Given")
Result = TypeVar("Result")

NICENESS: Final = 10
"""How much nicer workers are than the bot: where cores are few, other answers come first."""

WARMING: Final = Question("outlook", Situation(parse_hand("123m456789p1122s1z"), turn=17))
"""A short question that loads the tables."""

COMMAND: Final = (sys.executable, "-m", "bot.discord.worker")
SOURCES: Final = Path(__file__).parents[2]


class WorkerEndedError(Exception):
    """The process ended before it had answered, or its answer cannot be read."""


class Worker:
    """A process that does one piece of work at a time."""

    def __init__(self) -> None:
        # In a session of its own, so that Ctrl-C is for the bot alone.
        self.process = subprocess.Popen(  # noqa: S603 - ourselves
            COMMAND,
            cwd=SOURCES,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    @property
    def has_ended(self) -> bool:
        """Whether the process is no more."""
        return self.process.poll() is not None

    def do(
        self, work: Callable[[Given], Result], given: Given, note: Callable[[float], None]
    ) -> Result:
        """Return what a function of a module makes of a value; waits for it.

        ``note`` is told the seconds of CPU that it took. Raises what it raises, and
        WorkerEndedError.
        """
        asking, answers = cast("IO[bytes]", self.process.stdin), self.process.stdout
        question = pickle.dumps((work, given))
        try:
            asking.write(question)
            asking.flush()
            is_done, answer, seconds = pickle.load(cast("IO[bytes]", answers))  # noqa: S301 - ours
        except Exception as error:  # what is left in the pipe would be the next one's answer
            raise WorkerEndedError from error
        note(seconds)
        if not is_done:
            raise answer
        return cast("Result", answer)

    def end(self) -> None:
        """Kill the process, whatever it does."""
        with suppress(OSError), self.process:  # of a question that was not taken
            self.process.kill()


def serve() -> None:
    """Answer what is asked until nobody can ask any more.

    A supervisor sends SIGTERM to every process of the bot, which then finishes its open answers.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICENESS)
    # NumPy's threads are for products of matrices, of which an outlook has none worth a thread;
    # the C library reads this when NumPy is imported.
    os.putenv("OPENBLAS_NUM_THREADS", "1")
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    look(WARMING)
    with suppress(EOFError, BrokenPipeError):
        while True:
            work, given = pickle.load(asked)  # noqa: S301 - of the bot that started this process
            begun = time.process_time()
            try:
                answer = True, work(given)
            except Exception as error:  # noqa: BLE001 - it is the asker's
                answer = False, error
            pickle.dump((*answer, time.process_time() - begun), answers)
            answers.flush()


if __name__ == "__main__":
    serve()
