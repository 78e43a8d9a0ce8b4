"""Replies made in the bot's own process: slow ones in a thread, beside which the loop goes on."""

import sys
import threading
import time

import pytest

from bot import present
from bot.desk import OwnDesk
from bot.query import Command
from bot.render import Palette
from bot.words import words_for

HAND = "11122233344455m"


@pytest.fixture(autouse=True)
def _as_before():
    interval = sys.getswitchinterval()
    yield
    sys.setswitchinterval(interval)


@pytest.mark.parametrize("slow", [False, True])
async def test_only_slow_replies_are_made_in_a_thread(slow):
    threads = []

    def ask(words):
        threads.append(threading.current_thread())
        return present.ask(Command.AGARI, HAND, words)

    desk = OwnDesk(Palette.NORMAL)
    await desk.open()
    reply = await desk.reply(ask, "en", slow=slow)
    assert reply.picture
    assert (threads != [threading.current_thread()]) is slow
    assert desk.trouble == ""
    await desk.close()


def seconds_of_giving_way(times=20):
    """Return how long it takes to let go of the interpreter so often and have it back."""
    started = time.perf_counter()
    for _ in range(times):
        time.sleep(0)
    return time.perf_counter() - started


async def test_the_loop_has_the_interpreter_back_soon_from_a_thread_that_compares_hands():
    done = threading.Event()

    def compare():
        while not done.is_set():
            present.ask(Command.METHODS, HAND, words_for("en"))

    thread = threading.Thread(target=compare)
    thread.start()
    sys.setswitchinterval(0.005)  # Python's own
    try:
        before = seconds_of_giving_way()
        await OwnDesk(Palette.NORMAL).open()
        after = seconds_of_giving_way()
    finally:
        done.set()
        thread.join()
    assert after < before / 2
