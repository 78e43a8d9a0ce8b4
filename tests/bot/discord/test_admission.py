"""Who is let in: by age, without trusting the host's clock, and by how much a user asks."""

import asyncio
from email.utils import formatdate

import pytest

from bot.discord import door
from bot.discord.door import (
    LATEST,
    PLACES,
    TRUSTED_SECONDS,
    USERS,
    Admission,
    Admittance,
    Bill,
    Cooldown,
    DiscordClock,
)


class Hand:
    """A clock whose hand the test moves."""

    def __init__(self, now=0.0):
        self.now = now

    def __call__(self):
        return self.now


EPOCH = 1_800_000_000.0
"""Discord's time when the host's clock shows 0."""


def date_at(seconds):
    return formatdate(int(EPOCH + seconds), usegmt=True)


@pytest.mark.parametrize("wrong", [0.0, -3600.0, 1e9])
def test_age_is_told_by_discords_clock_whatever_the_hosts_shows(wrong):
    hand = Hand()
    clock = DiscordClock(hand)
    for at in (0.0, 0.3, 0.7, 0.95):  # the last date was cut by the most, the first by nothing
        hand.now = at + wrong
        clock.compare(date_at(at))
    hand.now = 5.0 + wrong
    assert clock.age(EPOCH + 4.9) == pytest.approx(0.1, abs=1e-6)
    assert clock.age(EPOCH + 1.9) == pytest.approx(3.1, abs=1e-6)
    assert clock.age(EPOCH + 6.0) == 0


def test_a_clock_is_compared_with_discords():
    hand = Hand()
    clock = DiscordClock(hand)
    assert clock.ahead(EPOCH + 1e9) == 0
    clock.compare(date_at(0))
    hand.now = 2 * TRUSTED_SECONDS
    assert clock.ahead(EPOCH + hand.now + 60) == pytest.approx(60)
    assert clock.ahead(EPOCH + hand.now - 1e7) == pytest.approx(-1e7)


def test_nothing_is_old_before_discord_told_its_time_or_long_after():
    hand = Hand()
    clock = DiscordClock(hand)
    assert clock.age(0.0) == 0
    clock.compare(date_at(0))
    hand.now = TRUSTED_SECONDS
    assert clock.age(EPOCH - 60) == 60 + TRUSTED_SECONDS
    hand.now += 1
    assert clock.age(EPOCH - 60) == 0


@pytest.mark.parametrize("text", ["", "yesterday", "Sun, 99 Nov 2026 08:37:00 GMT"])
def test_a_header_that_is_no_date_is_ignored(text):
    clock = DiscordClock(Hand())
    clock.compare(text)
    assert clock.age(0.0) == 0


def test_a_clock_that_was_set_is_right_again_after_some_answers():
    hand = Hand()
    clock = DiscordClock(hand)
    for at in range(60):
        hand.now = at + (10.0 if at >= 30 else 0.0)
        clock.compare(date_at(at))
    assert clock.age(EPOCH + 59) == pytest.approx(0, abs=1e-6)


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


def test_a_dear_question_counts_as_several():
    cooldown = Cooldown(burst=4, seconds=1.0)
    assert cooldown.wait(1, now=0.0) == 0
    cooldown.charge(1, questions=3)
    assert cooldown.wait(1, now=0.0) == 1.0
    cooldown.charge(2, questions=3)
    assert cooldown.wait(2, now=0.0) == 0, "a user who has not asked is not charged"


# Admission


@pytest.fixture
def hand():
    return Hand()


@pytest.fixture
def admission(hand):
    admission = Admission(now=hand)
    admission.clock.compare(date_at(0))
    return admission


def enter(admission, user, *, age=0.0, until=None, typing=False):
    """Enter in a task of its own, which answers until the event is set."""

    async def answer():
        verdict, _ = await admission.enter(EPOCH - age, user, typing=typing)
        if verdict is Admittance.WELCOME and until is not None:
            await until.wait()
        return verdict

    return asyncio.create_task(answer())


async def test_a_place_is_given_to_the_next_when_one_leaves(admission):
    done, last = asyncio.Event(), asyncio.Event()
    inside = [enter(admission, user, until=done) for user in range(PLACES)]
    waiting = enter(admission, PLACES, until=last)
    await asyncio.sleep(0.01)
    assert not any(task.done() for task in (*inside, waiting))
    done.set()
    assert set(await asyncio.gather(*inside)) == {Admittance.WELCOME}
    last.set()
    assert await waiting is Admittance.WELCOME


async def test_an_interaction_that_is_too_old_is_stale(admission, monkeypatch):
    monkeypatch.setattr(door, "LATEST", LATEST)
    assert await enter(admission, 1, age=LATEST) is Admittance.WELCOME
    assert await enter(admission, 1, age=LATEST + 0.01) is Admittance.STALE


async def test_questions_and_typing_are_counted_apart(admission):
    asked = [await enter(admission, 1) for _ in range(21)]
    assert (asked[:20], asked[20]) == ([Admittance.WELCOME] * 20, Admittance.COOLDOWN)
    assert await enter(admission, 1, typing=True) is Admittance.WELCOME


async def test_the_clock_that_is_handed_in_refills_the_cooldown(admission, hand):
    for _ in range(21):
        await enter(admission, 1)
    hand.now += 0.5
    admission.clock.compare(date_at(0.5))
    assert await enter(admission, 1) is Admittance.WELCOME
    assert await enter(admission, 1) is Admittance.COOLDOWN


def answers(admission, cpu_seconds):
    """Ask until the user is told to come back; return how many were answered, each so dear."""

    async def answer():
        verdict, _ = await admission.enter(EPOCH, 1, typing=False)
        door.charge(cpu_seconds)
        return verdict

    async def all_of_them():
        answered = 0
        while await asyncio.create_task(answer()) is Admittance.WELCOME:
            answered += 1
        return answered

    return all_of_them()


async def test_five_times_the_cpu_is_a_fifth_of_the_questions(admission):
    assert await answers(admission, 5 * door.ORDINARY_SECONDS) == 4


async def test_a_question_that_loads_a_library_leaves_its_user_others(admission):
    assert await answers(admission, 1000 * door.ORDINARY_SECONDS) == 2


async def test_many_short_steps_are_charged_as_one_long_one(admission):
    bill = Bill(admission._questions, 1, ordinary_seconds=0.01)
    admission._questions.wait(1, 0.0)
    for _ in range(40):
        bill(0.001)
    assert admission._questions._settled[1] == pytest.approx(4 * 0.5)


async def test_draining_refuses_what_comes_and_waits_for_open_answers(admission):
    done = asyncio.Event()
    inside = enter(admission, 1, until=done)
    draining = asyncio.create_task(admission.drain())
    await asyncio.sleep(0.01)
    assert await enter(admission, 2) is Admittance.STOPPING
    assert not draining.done()
    done.set()
    await draining
    assert inside.done()


async def test_draining_ends_in_time(admission, monkeypatch):
    monkeypatch.setattr(door, "DRAIN_SECONDS", 0.05)
    stuck = enter(admission, 1, until=asyncio.Event())
    await admission.drain()
    assert not stuck.done()
    stuck.cancel()
