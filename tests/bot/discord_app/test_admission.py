"""Who is let in: by age, without trusting the host's clock, and by how much a user asks."""

import asyncio
import time

import pytest

from bot.discord_app import admission as gate_module
from bot.discord_app.admission import (
    DRIFT,
    LATEST,
    TRUSTED_SECONDS,
    TURNS,
    USERS,
    Cooldown,
    DiscordClock,
    Gate,
    Verdict,
)


@pytest.mark.parametrize("wrong", [0.0, -3600.0, 1e9])
def test_a_host_whose_clock_is_wrong_still_tells_ages(wrong):
    clock = DiscordClock()
    assert clock.age(created=100.0, now=100.1 + wrong) == 0
    assert clock.age(created=101.0, now=101.1 + wrong) == pytest.approx(0, abs=1e-6)
    assert clock.age(created=102.0, now=105.2 + wrong) == pytest.approx(3.1, abs=1e-2)
    assert clock.age(created=106.0, now=106.05 + wrong) == 0


def test_what_comes_late_after_a_silence_is_late():
    clock = DiscordClock()
    clock.age(created=0.0, now=0.1)
    much_later = 10 * TRUSTED_SECONDS
    late = clock.age(created=much_later, now=much_later + 30.1)
    assert late == pytest.approx(30.0 - DRIFT * (much_later + 30.0))
    assert late > LATEST


@pytest.mark.parametrize("drift", [1.0001, 0.9999])
@pytest.mark.parametrize("silence", [1, 60, 3600, 86_400])
def test_clocks_that_drift_apart_are_compared_anew(drift, silence):
    """A question a day, on a host whose clock wins 8.6 s a day: none of them is late."""
    clock = DiscordClock()
    for second in range(0, 1000 * silence, silence):
        age = clock.age(created=float(second), now=second * drift)
        assert age < LATEST / 10


def test_a_clock_that_jumped_is_trusted_again():
    clock = DiscordClock()
    ages = [clock.age(float(second), second + 10.0 * (second > 1000)) for second in range(4000)]
    assert max(ages[:1001]) < LATEST < min(ages[1001:1500])
    assert max(ages[3000:]) < LATEST


def test_a_user_who_asks_too_much_learns_when_to_come_back():
    cooldown = Cooldown(burst=3, seconds=2.0)
    assert [cooldown.wait(1, now=10.0) for _ in range(5)] == [0, 0, 0, 2.0, 2.0]
    assert cooldown.wait(2, now=10.0) == 0
    assert cooldown.wait(1, now=11.5) == pytest.approx(0.5)
    assert cooldown.wait(1, now=12.0) == 0
    assert cooldown.wait(1, now=12.0) == pytest.approx(2.0)
    assert [cooldown.wait(1, now=1000.0) for _ in range(4)] == [0, 0, 0, 2.0]


def test_only_so_many_users_are_remembered():
    cooldown = Cooldown(burst=1, seconds=100.0)
    assert cooldown.wait(-1, now=0.0) == 0
    for user in range(USERS - 1):
        cooldown.wait(user, now=0.0)
    assert cooldown.wait(-1, now=1.0) > 0
    cooldown.wait(USERS, now=1.0)
    assert len(cooldown) == USERS
    assert cooldown.wait(-1, now=1.0) > 0, "who asks last is remembered longest"


# The gate


@pytest.fixture
def left():
    return []


@pytest.fixture
def gate(left):
    return Gate(left=lambda: left.append(1))


def at_gate(gate, user, *, age=0.0, until=None, types=False):
    """Ask in a task of its own, which answers until the event is set."""

    async def answer():
        verdict, _ = await gate.enter(time.monotonic() - age, user, types=types)
        if verdict is Verdict.WELCOME and until is not None:
            await until.wait()
        return verdict

    return asyncio.create_task(answer())


async def test_so_many_are_inside_at_a_time_and_the_next_when_one_leaves(gate, left):
    done, last = asyncio.Event(), asyncio.Event()
    inside = [at_gate(gate, user, until=done) for user in range(TURNS)]
    waiting = at_gate(gate, TURNS, until=last)
    await asyncio.sleep(0.01)
    assert not any(task.done() for task in (*inside, waiting))
    assert not gate.is_empty
    done.set()
    assert set(await asyncio.gather(*inside)) == {Verdict.WELCOME}
    last.set()
    assert await waiting is Verdict.WELCOME
    await asyncio.sleep(0)
    assert gate.is_empty
    assert len(left) == TURNS + 1


async def test_who_is_too_late_when_the_turn_comes_is_not_let_in(gate):
    assert await at_gate(gate, 1) is Verdict.WELCOME
    assert await at_gate(gate, 1, age=LATEST + 1) is Verdict.STALE


async def test_questions_and_typing_are_counted_apart(gate):
    asked = [await at_gate(gate, 1) for _ in range(21)]
    assert (asked[:20], asked[20]) == ([Verdict.WELCOME] * 20, Verdict.COOLDOWN)
    assert await at_gate(gate, 1, types=True) is Verdict.WELCOME


async def test_once_it_drains_nobody_is_let_in_and_those_inside_are_waited_for(gate):
    done = asyncio.Event()
    inside = at_gate(gate, 1, until=done)
    draining = asyncio.create_task(gate.drain())
    await asyncio.sleep(0.01)
    assert await at_gate(gate, 2) is Verdict.STOPPING
    assert not draining.done()
    done.set()
    await draining
    assert inside.done()


async def test_it_drains_for_so_long_and_no_longer(gate, monkeypatch):
    monkeypatch.setattr(gate_module, "DRAIN_SECONDS", 0.05)
    stuck = at_gate(gate, 1, until=asyncio.Event())
    await gate.drain()
    assert not stuck.done()
    stuck.cancel()
