"""The processes that compute outlooks: started, asked, killed, replaced, ended."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pickle import PicklingError
from threading import Event

import psutil
import pytest
from asking import question_of
from bot_process import gone
from patience import PATIENCE
from places import ROOT

from bot.discord import outlook_pool
from bot.discord.outlook_pool import OutlookPool
from bot.discord.worker import Worker
from bot.features import chosen
from bot.features.game.shelf import review_seat
from bot.features.outlook.finding import look
from bot.hand import Refusal
from engine import format_hand, parse_hand
from engine.logs import read_log

NEAR = question_of("outlook", format_hand(parse_hand("123m4067p789s1122z")), turn=12)
SLOW = question_of("outlook", format_hand(parse_hand("1358m14p1479s12z56p")))
"""Some tenths of a second in the engine."""


@contextmanager
def opened(processes=1):
    pool = OutlookPool(processes)
    try:
        yield pool
    finally:
        pool.close()


async def at_work(pool):
    """Wait until threads have given all processes something to do, which may have ended since."""
    async with asyncio.timeout(PATIENCE):
        while pool._free or len(pool.pids) + pool.replaced < pool.processes:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_worker_starts_with_the_first_question_and_finds_what_the_engine_finds():
    with opened() as pool:
        assert pool.pids == []
        assert await pool.ask(NEAR, user=1) == look(NEAR)
        (pid,) = pool.pids
        assert pid != os.getpid()


async def test_a_worker_has_one_thread():
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        assert psutil.Process(pid).num_threads() == 1


async def test_a_result_is_kept_and_found_again_without_a_worker():
    with opened() as pool:
        found = await pool.ask(NEAR, user=1)
        pool.close()
        assert await pool.ask(NEAR, user=2) is found
        assert pool.pids == []
        with pytest.raises(Refusal, match="error-worker"):
            await pool.ask(chosen(NEAR, "turn", ["15"]), user=2)


async def test_no_more_results_are_kept_than_there_is_room_for(monkeypatch):
    monkeypatch.setattr(outlook_pool, "KEPT", 2)
    with opened() as pool:
        first = await pool.ask(NEAR, user=1)
        for turn in (14, 15):
            await pool.ask(chosen(NEAR, "turn", [str(turn)]), user=1)
        again = await pool.ask(NEAR, user=1)
        assert again == first
        assert again is not first


async def test_a_user_has_one_question_in_work_at_a_time():
    with opened() as pool:
        asking = asyncio.create_task(pool.ask(NEAR, user=1))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="error-one-at-a-time"):
            await pool.ask(chosen(NEAR, "turn", ["15"]), user=1)
        other = asyncio.create_task(pool.ask(chosen(NEAR, "turn", ["15"]), user=2))
        await asyncio.gather(asking, other)
        await pool.ask(chosen(NEAR, "turn", ["16"]), user=1)


async def test_too_many_questions_are_refused(monkeypatch):
    monkeypatch.setattr(outlook_pool, "WAITING", 1)
    with opened() as pool:
        asking = asyncio.create_task(pool.ask(NEAR, user=1))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="error-busy"):
            await pool.ask(chosen(NEAR, "turn", ["15"]), user=2)
        await asking


async def test_the_asker_is_told_of_a_worker_killed_at_work_and_the_next_question_gets_another():
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)  # so that the question is surely in work
        asking = asyncio.create_task(pool.ask(SLOW, user=1))
        await at_work(pool)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(Refusal, match="error-worker"):
            await asyncio.wait_for(asking, PATIENCE)
        assert str(await pool.ask(SLOW, user=1)) == str(look(SLOW))
        assert pid not in pool.pids


async def test_a_worker_that_died_while_idle_is_replaced_without_a_word():
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGKILL)
        await gone(pid)
        assert await pool.ask(chosen(NEAR, "turn", ["15"]), user=1)
        assert pid not in pool.pids


async def test_a_worker_that_does_not_answer_is_replaced(monkeypatch):
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        with monkeypatch.context() as hurried:
            hurried.setattr(outlook_pool, "LONGEST_SECONDS", 0.1)
            with pytest.raises(Refusal, match="error-worker"):
                await pool.ask(SLOW, user=1)
        await gone(pid)
        assert await pool.ask(chosen(NEAR, "turn", ["15"]), user=1)


async def test_those_who_wait_behind_a_worker_that_does_not_answer_have_the_next_one(monkeypatch):
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        with monkeypatch.context() as hurried:
            hurried.setattr(outlook_pool, "LONGEST_SECONDS", 0.5)
            first = asyncio.create_task(pool.ask(SLOW, user=1))
            await at_work(pool)
        others = [
            asyncio.create_task(pool.ask(chosen(NEAR, "turn", [str(turn)]), user=turn))
            for turn in range(13, 18)
        ]
        with pytest.raises(Refusal, match="error-worker"):
            await first
        found = await asyncio.gather(*others)
        assert found == [look(chosen(NEAR, "turn", [str(turn)])) for turn in range(13, 18)]
        assert len(pool.pids) == 1
        assert pool.replaced == 1


async def test_a_worker_raises_what_its_work_raises_and_stays():
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        with pytest.raises(ZeroDivisionError):
            await pool.run(eval, "1 / 0", user=1)
        await pool.run(print, "to the log, not among the answers", user=1)
        (pid,) = pool.pids
        assert await pool.run(eval, "__import__('os').getpid()", user=1) == pid
        assert pool.replaced == 0


async def test_a_worker_whose_answer_cannot_be_read_is_replaced():
    unreadable = "__import__('bot.read.errors', fromlist=['.']).RefusedError('hand', '', '', {})"
    with opened() as pool:
        with pytest.raises(Refusal, match="error-worker"):
            await pool.run(eval, unreadable, user=1)
        assert await pool.run(eval, "1 + 1", user=1) == 2
        assert pool.replaced == 1


KILLED = "__import__('os').kill(__import__('os').getpid(), 9)"


async def test_the_log_says_what_kind_of_input_ended_a_worker(caplog):
    with opened() as pool, pytest.raises(Refusal, match="error-worker"):
        await pool.run(eval, KILLED, user=1)
    (told,) = caplog.messages
    assert told.startswith("A worker ended at eval of a text, 51 signs, and is replaced: EOFError")


@pytest.mark.parametrize(
    ("work", "given", "expected"),
    [
        (read_log, b"\x1f\x8b\x08", "read_log of gzip, 3 bytes"),
        (read_log, b"<A a" * 500, "read_log of XML, 2,000 bytes"),
        (read_log, '{"log":[]}', "read_log of JSON, 10 signs"),
        (read_log, "https://tenhou.net/6/#json=", "read_log of a link, 27 signs"),
        (read_log, b"", "read_log of a text, 0 bytes"),
        (review_seat, (None, 0), "review_seat of tuple"),
        (look, NEAR, f"an outlook of {NEAR.situation.as_typed}"),
    ],
)
def test_of_what_members_send_the_kind_alone_is_logged(work, given, expected):
    assert outlook_pool.sort_of(work, given) == expected


async def test_work_that_cannot_be_sent_is_its_callers_error_and_the_worker_stays():
    with opened() as pool:
        pid = await pool.run(eval, "__import__('os').getpid()", user=1)
        with pytest.raises((AttributeError, PicklingError)):
            await pool.run(lambda given: given, 1, user=1)
        assert await pool.run(eval, "__import__('os').getpid()", user=1) == pid


async def test_workers_end_when_nobody_asks_and_start_again(monkeypatch):
    monkeypatch.setattr(outlook_pool, "IDLE_SECONDS", 0.3)
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        await gone(pid)
        assert pool.pids == []
        assert await pool.ask(chosen(NEAR, "turn", ["15"]), user=1)
        assert pool.pids != [pid]


async def test_a_worker_in_the_middle_of_its_work_is_not_idle():
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        asking = asyncio.create_task(pool.ask(SLOW, user=1))
        await at_work(pool)
        pool._end_free()
        os.kill(pid, signal.SIGCONT)
        assert str(await asking) == str(look(SLOW))
        assert pool.pids == [pid]


async def test_closing_ends_the_workers_in_the_middle_of_their_work(caplog):
    with opened(2) as pool:
        asking = [
            asyncio.create_task(pool.ask(chosen(SLOW, "turn", [str(turn)]), user=turn))
            for turn in (1, 2)
        ]
        await at_work(pool)
        pids = pool.pids
        pool.close()
        for pid in pids:
            await gone(pid)
        outcomes = await asyncio.gather(*asking, return_exceptions=True)
        assert all(isinstance(it, Refusal) for it in outcomes), "no result was waited for"
        assert (caplog.messages, pool.replaced) == ([], 0), "nothing is wrong"


async def test_a_worker_that_is_being_started_ends_too(monkeypatch):
    starting, started = Event(), Event()

    def slowly_started():
        starting.set()
        started.wait(PATIENCE)
        return Worker()

    monkeypatch.setattr(outlook_pool, "Worker", slowly_started)
    with opened() as pool:
        asking = asyncio.create_task(pool.ask(NEAR, user=1))
        await asyncio.to_thread(starting.wait, PATIENCE)
        closing = asyncio.create_task(asyncio.to_thread(pool.close))
        await asyncio.wait({closing}, timeout=0.1)
        started.set()
        await closing
        with pytest.raises(Refusal, match="error-worker"):
            await asking
        assert pool.pids == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_worker_leaves_signals_to_stop_to_its_parent(number):
    with opened() as pool:
        await pool.ask(NEAR, user=1)
        (pid,) = pool.pids
        os.kill(pid, number)
        await pool.ask(chosen(NEAR, "turn", ["15"]), user=1)
        assert pool.pids == [pid]


COMMAND = """
import asyncio, sys
from bot.__main__ import main
from bot.features.outlook.feature import OutlookOptions
from bot.discord.outlook_pool import OutlookPool


async def ask():
    pool = OutlookPool(1)
    await pool.ask(OutlookOptions("123m456789p1122s1z", turn=17).read(), user=1)
    # What the worker is asked for next, it looks up in its own modules.
    print(*await pool.run(eval, "sorted(__import__('sys').modules)", user=1))
    pool.close()

if __name__ == "__main__":
    assert "discord" in sys.modules
    asyncio.run(ask())
"""


async def test_a_worker_of_the_installed_command_does_not_import_the_bot_again(tmp_path):
    modules = set((await done_by(COMMAND, tmp_path)).split())
    assert "engine.outlook.search" in modules
    assert not modules & {"discord", "bot.__main__", "PIL", "sqlalchemy"}


SCRIPT = """
import asyncio, os, sys, time
from bot.features.outlook.feature import OutlookOptions
from bot.discord.outlook_pool import OutlookPool


async def main():
    pool = OutlookPool(1)
    await pool.ask(OutlookOptions("123m456789p1122s1z", turn=17).read(), user=1)
    print(*pool.pids, flush=True)
    {end}

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("end", ["os.kill(os.getpid(), 9)", "pass", "raise SystemExit(1)"])
async def test_no_worker_outlives_its_parent_however_that_ends(end, tmp_path):
    await gone(int(await done_by(SCRIPT.format(end=end), tmp_path)))


async def done_by(script, folder) -> str:
    """What a script of its own says."""
    path = folder / "parent.py"
    path.write_text(script, "utf-8")
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, str(path)], cwd=folder, capture_output=True,
        env={"PYTHONPATH": str(ROOT)}, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    return done.stdout
