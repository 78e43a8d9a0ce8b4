"""Replies made by helper processes: the same as the bot's own, whatever becomes of a helper."""

import asyncio
import operator
import os
import pickle
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest
from bot_process import helpers_of
from places import ROOT

from bot import helper_desk
from bot.discord_app.desk import OwnDesk
from bot.helper_desk import HelperDesk, HelperError
from bot.pages import answer as present
from bot.picture.render import Palette
from bot.questions.query import Command, Query

HANDS = ("1112345678999m", "123456m45p789s11z3p", "13579m2468p1359s1z", "123m4x", "11122233344455m")
QUESTIONS = [
    *(partial(present.ask, command, hand) for hand in HANDS for command in Command
      if command is not Command.METHODS),
    partial(present.ask, Command.WAITS, HANDS[0], seen="1m", rules="m_league", private=True),
    partial(present.answer, Query(Command.HELP)),
    partial(present.ask_found, "123m456p789s11z", ("2z",), rules="wrc"),
]  # fmt: skip
QUESTION = QUESTIONS[0]
BREAKS = operator.truth
"""A question whose answer is no page."""


class Does:
    """A question that does something as soon as a helper reads it."""

    def __init__(self, what, *given):
        self.what, self.given = what, given

    def __reduce__(self):
        return self.what, self.given


@pytest.fixture(autouse=True)
def all_ended():
    """Check that asyncio has seen the end of each process that the test has started."""
    plain, started = asyncio.create_subprocess_exec, []

    async def start(*arguments, **options):
        started.append(process := await plain(*arguments, **options))
        return process

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "create_subprocess_exec", start)
        yield
    assert [process for process in started if process.returncode is None] == []


FALLS_SILENT = Does(exec, "import os, time; os.close(1); time.sleep(60)")
"""A question after which a helper says nothing more, and stays."""


@asynccontextmanager
async def opened(count=1):
    desk = HelperDesk(count, ("en", "ja"), Palette.NORMAL)
    try:
        await desk.open()
        yield desk
    finally:
        await desk.close()


async def picture(desk):
    """Return that of an ordinary reply, as soon as there can be one."""
    await desk.ready()
    return (await desk.reply(QUESTION, "en", slow=False)).picture


def processes():
    return helpers_of(os.getpid())


def sent(reply):
    """Return a reply without the time that it took."""
    return replace(reply, drawing_seconds=0.0)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_they_are_the_same_as_the_bots_own_each_to_its_asker(language):
    own = OwnDesk(Palette.NORMAL)
    async with opened(2) as desk:
        replies = await asyncio.gather(*(desk.reply(q, language, slow=False) for q in QUESTIONS))
    for question, reply in zip(QUESTIONS, replies, strict=True):
        assert sent(reply) == sent(await own.reply(question, language, slow=False))


async def test_they_do_not_know_the_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    async with opened():
        (helper,) = processes()
        assert "PATH" in helper.environ()
        assert "DISCORD_TOKEN" not in helper.environ()


async def test_an_error_comes_back_with_its_traceback_and_the_helper_goes_on():
    async with opened() as desk:
        (before,) = processes()
        with pytest.raises(HelperError, match=r"(?s)Traceback.*make_reply.*AttributeError"):
            await desk.reply(BREAKS, "en", slow=False)
        assert await picture(desk)
        assert processes() == [before]


async def test_another_helper_comes_where_one_ends_and_who_asks_meanwhile_waits(
    monkeypatch, caplog
):
    monkeypatch.setattr(helper_desk, "RESTART_SECONDS", 0.1)
    async with opened() as desk:
        dies, after = await asyncio.gather(
            desk.reply(Does(os._exit, 7), "en", slow=False),
            desk.reply(QUESTION, "en", slow=False),
            return_exceptions=True,
        )
        assert "ended" in str(dies)
        assert "ended" in str(after)
        assert desk.trouble == "no helper is ready"
        with pytest.raises(HelperError, match="no helper is ready"):
            await desk.reply(QUESTION, "en", slow=False)
        assert await picture(desk)
        assert desk.trouble == ""
    assert "A helper process ended, with code 7" in caplog.text


async def test_who_waits_for_a_helper_that_ends_at_once_waits_for_the_next():
    async with opened() as desk:
        desk._some_ready.clear()
        waiting = asyncio.create_task(desk.ready())
        await asyncio.sleep(0)
        desk._some_ready.set()
        desk._some_ready.clear()  # before whoever waits has its turn
        await asyncio.sleep(0)
        assert not waiting.done()
        desk._some_ready.set()
        await waiting


async def test_it_is_tried_again_until_another_can_be_started(monkeypatch, caplog):
    monkeypatch.setattr(helper_desk, "RESTART_SECONDS", 0.05)
    async with opened() as desk:
        monkeypatch.setattr(sys, "executable", "/bin/false")
        with pytest.raises(HelperError):
            await desk.reply(Does(os._exit, 7), "en", slow=False)
        async with asyncio.timeout(10):
            while "ended at once" not in caplog.text:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.02)
        monkeypatch.undo()
        assert await picture(desk)


async def test_one_that_cannot_be_started_at_all_is_an_error(monkeypatch):
    for executable, trouble in (
        ("/bin/false", "ended at once, with code 1"),
        ("/no/such/python", "No helper process can be started"),
    ):
        monkeypatch.setattr(sys, "executable", executable)
        with pytest.raises(HelperError, match=trouble):
            async with opened():
                pass


async def test_who_no_longer_waits_takes_no_reply_from_those_who_do():
    async with opened() as desk:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await desk.reply(Does(time.sleep, 0.5), "en", slow=False)
        assert (await desk.reply(QUESTION, "ja", slow=False)).picture


async def test_who_is_asked_is_the_one_with_the_least_to_do():
    async with opened(2) as desk:
        busy = asyncio.create_task(desk.reply(Does(time.sleep, 30), "en", slow=False))
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            for _ in range(5):
                assert (await desk.reply(QUESTION, "en", slow=True)).picture
        assert not busy.done()
        busy.cancel()


async def test_the_event_loop_is_free_meanwhile():
    async with opened() as desk:
        asked = asyncio.create_task(desk.reply(Does(time.sleep, 0.3), "en", slow=True))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
        with pytest.raises(HelperError):
            await asked
    assert turns > 5


async def test_closed_with_many_open_questions_it_ends_all_the_same():
    async with opened() as desk:
        asked = [
            asyncio.create_task(desk.reply(QUESTIONS[-2], "en", slow=False)) for _ in range(100)
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await desk.close()
    assert processes() == []
    for task in asked:
        task.cancel()


async def test_a_question_that_cannot_be_sent_takes_no_reply_from_the_next():
    async with opened() as desk:
        with pytest.raises((pickle.PicklingError, AttributeError)):
            await desk.reply(lambda words: words, "en", slow=False)
        async with asyncio.timeout(10):
            assert await picture(desk)


async def test_a_helper_that_hangs_is_replaced(monkeypatch, caplog):
    monkeypatch.setattr(helper_desk, "RESTART_SECONDS", 0.05)
    monkeypatch.setattr(helper_desk, "PATIENCE_SECONDS", 0.5)
    async with opened() as desk:
        with pytest.raises(HelperError, match="no reply within"):
            await desk.reply(Does(time.sleep, 60), "en", slow=False)
        monkeypatch.setattr(helper_desk, "PATIENCE_SECONDS", 20)
        async with asyncio.timeout(10):
            while not desk.trouble:  # noqa: ASYNC110 - another process
                await asyncio.sleep(0)
        assert await picture(desk)
    assert "A helper process ended, with code -9" in caplog.text


async def test_a_helper_that_never_gets_warm_is_an_error(monkeypatch):
    monkeypatch.setattr(helper_desk, "WARM_UP_SECONDS", 0.01)
    with pytest.raises(HelperError, match="hung before it was warm"):
        async with opened():
            pass


async def test_a_helper_that_talks_nonsense_is_replaced(monkeypatch, caplog):
    monkeypatch.setattr(helper_desk, "RESTART_SECONDS", 0.05)
    plain = pickle.loads

    def loads(_):
        monkeypatch.setattr(pickle, "loads", plain)
        raise pickle.UnpicklingError

    async with opened() as desk:
        monkeypatch.setattr(pickle, "loads", loads)
        with pytest.raises(HelperError, match="ended"):
            await desk.reply(QUESTION, "en", slow=False)
        assert await picture(desk)
    assert "cannot be understood" in caplog.text


async def test_a_helper_that_falls_silent_is_replaced(monkeypatch, caplog):
    monkeypatch.setattr(helper_desk, "RESTART_SECONDS", 0.05)
    monkeypatch.setattr(helper_desk, "LEAVE_SECONDS", 0.1)
    async with opened() as desk:
        with pytest.raises(HelperError):
            await desk.reply(FALLS_SILENT, "en", slow=False)
        assert await picture(desk)
        assert len(processes()) == 1
    assert "A helper process ended, with code -9" in caplog.text


async def test_none_is_left_where_one_cannot_be_started(monkeypatch):
    plain, started = asyncio.create_subprocess_exec, []

    async def second_fails(program, *arguments, **options):
        started.append(program)
        program = "/bin/false" if len(started) == 2 else program
        return await plain(program, *arguments, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", second_fails)
    with pytest.raises(HelperError, match="ended at once"):
        async with opened(3):
            pass
    assert len(started) == 3
    assert processes() == []


async def test_none_is_left_where_the_bot_leaves_before_they_are_warm():
    opening = asyncio.create_task((desk := HelperDesk(2, ("en",), Palette.NORMAL)).open())
    async with asyncio.timeout(10):
        while len(processes()) < 2:  # noqa: ASYNC110 - other processes
            await asyncio.sleep(0.01)
    opening.cancel()
    await asyncio.wait({opening})
    await desk.close()
    assert processes() == []


async def test_none_is_left_where_the_bot_leaves_while_another_is_started(monkeypatch):
    monkeypatch.setattr(helper_desk, "RESTART_SECONDS", 0.0)
    async with opened() as desk:
        (before,) = processes()
        with pytest.raises(HelperError):
            await desk.reply(Does(os._exit, 7), "en", slow=False)
        async with asyncio.timeout(10):
            while processes() in ([], [before]):  # noqa: ASYNC110 - other processes
                await asyncio.sleep(0.01)
    assert processes() == []


async def test_none_is_left_where_the_bot_leaves_before_a_silent_one_has_ended():
    async with opened() as desk:
        with pytest.raises(HelperError):
            await desk.reply(FALLS_SILENT, "en", slow=False)
    assert processes() == []


async def test_opened_twice_it_starts_no_more():
    async with opened(2) as desk:
        await desk.open()
        assert len(processes()) == 2


async def test_closed_they_end_even_one_that_is_busy(monkeypatch):
    monkeypatch.setattr(helper_desk, "LEAVE_SECONDS", 0.3)
    async with opened(2) as desk:
        busy = asyncio.create_task(desk.reply(Does(time.sleep, 60), "en", slow=False))
        await asyncio.sleep(0.1)
    assert processes() == []
    busy.cancel()


async def test_told_to_stop_they_wait_for_the_bot_to_let_them_go():
    async with opened() as desk:
        (helper,) = processes()
        helper.send_signal(signal.SIGTERM)
        assert await picture(desk)
        assert processes() == [helper]


def test_they_hold_no_discord_library():
    found = subprocess.run(
        [sys.executable, "-c", "import bot.helper, sys; print('discord' in sys.modules)"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert found.stdout.strip() == "False"
