"""Replies made in the bot's own process: slow ones in a thread, beside which the loop goes on."""

import sys
import threading

import pytest

from bot.discord_app.desk import OwnDesk
from bot.pages import answer as present
from bot.picture.render import Palette
from bot.questions.query import Command

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


async def test_the_loop_has_the_interpreter_back_soon_from_a_thread_that_compares_hands():
    """What it is for is timed by ``bench_load.py beside``."""
    sys.setswitchinterval(0.005)  # Python's own
    await OwnDesk(Palette.NORMAL).open()
    assert sys.getswitchinterval() == pytest.approx(0.0005)
