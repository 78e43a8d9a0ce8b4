"""CPU time: all that a task takes is told to the one who pays, and nothing that others take."""

import asyncio
import time
from contextlib import suppress
from functools import partial

import pytest
from asking import acting, question_of
from bot_online import online
from standin import Standin
from standin_interactions import click, command, menu, stored, typing, user

from bot.discord import door
from bot.discord.door import MOST_QUESTIONS, charge_to, meter
from bot.discord.outlook_pool import OutlookPool
from bot.hand import Refusal

TENTH = 0.1


@pytest.fixture
async def metered():
    loop = asyncio.get_running_loop()
    meter(loop)
    yield
    loop.set_task_factory(None)


def work():
    """Take a tenth of a second of CPU, more where the machine stands still; return what it was."""
    begun = time.thread_time()
    while (taken := time.thread_time() - begun) < TENTH:
        pass
    return taken


async def charged(work_of_task):
    """Return the seconds that a task is charged for what it does once it has begun."""
    seconds = []

    async def task():
        charge_to(seconds.append)
        await work_of_task()

    await asyncio.create_task(task())
    return sum(seconds)


@pytest.mark.usefixtures("metered")
async def test_every_step_is_charged_and_no_waiting():
    taken = []

    async def steps():
        for _ in range(2):
            taken.append(work())
            await asyncio.sleep(2 * TENTH)

    seconds = await charged(steps)
    assert sum(taken) <= seconds < sum(taken) + TENTH


@pytest.mark.usefixtures("metered")
async def test_what_fails_is_charged_as_well():
    async def fail():
        await asyncio.sleep(0)
        work()
        raise ValueError("wrong")

    async def failing():
        with pytest.raises(ValueError, match="wrong"):
            await asyncio.create_task(fail())

    assert await charged(failing) >= TENTH


BUSY = (
    "(lambda clock: next(at - begun for begun in [clock()] for at in iter(clock, None)"
    f" if at - begun > {TENTH}))(__import__('time').process_time)"
)
"""What `work` does, as a text for another process."""


@pytest.fixture
def pool():
    pool = OutlookPool(1)
    yield pool
    pool.close()


@pytest.mark.usefixtures("metered")
@pytest.mark.parametrize("ends", ["{}", "({}, 1 / 0)"], ids=["answered", "raised"])
async def test_work_in_another_process_is_charged(pool, ends):
    async def asked():
        with suppress(ZeroDivisionError):
            await pool.run(eval, ends.format(BUSY), 1)

    assert TENTH <= await charged(asked) < 2 * TENTH


@pytest.mark.usefixtures("metered")
async def test_a_worker_that_ends_is_charged_as_long_as_it_was_asked(pool):
    async def asked():
        with pytest.raises(Refusal, match="error-worker"):
            await pool.run(
                eval, f"({BUSY}, __import__('os').kill(__import__('os').getpid(), 9))", 1
            )

    assert await charged(asked) >= TENTH


@pytest.mark.usefixtures("metered")
async def test_an_outlook_is_charged_to_its_user_and_one_for_nobody_to_nobody(pool):
    question = question_of("outlook", "1358m14p1479s12z56p")

    async def asked(user):
        await pool.ask(question, user)

    for_nobody = await charged(partial(asked, None))
    pool._kept.clear()
    assert 0 <= 4 * for_nobody < await charged(partial(asked, 1))


@pytest.mark.usefixtures("metered")
async def test_nobody_pays_for_another_task():
    async def other():
        for _ in range(3):
            work()
            await asyncio.sleep(0)

    others = asyncio.create_task(other())

    async def wait():
        await others

    assert await charged(wait) < TENTH


@pytest.mark.usefixtures("metered")
async def test_a_task_is_cancelled_and_ends_as_without_a_meter():
    async def wait():
        await asyncio.sleep(100)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert task.get_coro().cr_frame is None


HAND = "123m456p789s1122z"


def press(custom_id):
    button = {"type": 2, "style": 2, "label": "1", "custom_id": custom_id}
    row = {"type": 1, "components": [button]}
    return click(stored({"components": [row]}, None, user(5)), custom_id)


ASKED = {
    "an answer": partial(command, "waits", hand=HAND),
    "a refusal": partial(command, "waits", hand="123m4x"),
    "a message": partial(menu, "Analyze hand", HAND),
    "a message without a hand": partial(menu, "Analyze hand", "hello"),
    "typing": partial(typing, "waits", hand=HAND, focused="hand"),
    "an export": partial(press, acting("data", "data", choice="export")),
    "an outdated button": partial(press, "v0:old"),
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
async def test_whatever_is_asked_is_charged(asked, made_file, monkeypatch):
    monkeypatch.setattr(door, "ORDINARY_SECONDS", 1e-9)
    monkeypatch.setattr(door, "ORDINARY_TYPING_SECONDS", 1e-9)
    charges = []
    monkeypatch.setattr(
        door.Cooldown, "charge", lambda _, who, questions: charges.append((who, questions))
    )
    async with Standin() as discord, online(discord, database_url=f"sqlite:///{made_file}"):
        await discord.ready()
        await discord.ask(asked())
    assert {who for who, _ in charges} == {int(user(5)["id"])}
    assert sum(questions for _, questions in charges) == MOST_QUESTIONS - 1
