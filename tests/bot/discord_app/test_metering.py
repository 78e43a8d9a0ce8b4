"""CPU time: all that a task takes is told to the one who pays, and nothing that others take."""

import asyncio
import time
from functools import partial

import pytest
from bot_online import online
from standin import Standin
from standin_interactions import click, command, menu, stored, typing, user

from bot.club.ids import Action, quiz_id
from bot.discord_app import admission
from bot.discord_app.admission import MOST_QUESTIONS
from bot.discord_app.metering import charge_to, in_thread, meter

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


@pytest.mark.usefixtures("metered")
async def test_a_thread_is_charged():
    taken = []

    async def threaded():
        taken.append(await in_thread(work))

    seconds = await charged(threaded)
    assert sum(taken) <= seconds < sum(taken) + TENTH


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
    "an export": partial(press, quiz_id(Action.DATA, "export")),
    "an outdated button": partial(press, "v0:old"),
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
async def test_whatever_is_asked_is_charged(asked, made_file, monkeypatch):
    monkeypatch.setattr(admission, "ORDINARY_SECONDS", 1e-9)
    monkeypatch.setattr(admission, "ORDINARY_TYPING_SECONDS", 1e-9)
    charges = []
    monkeypatch.setattr(
        admission.Cooldown, "charge", lambda _, who, questions: charges.append((who, questions))
    )
    async with Standin() as discord, online(discord, database_url=f"sqlite:///{made_file}"):
        await discord.ready()
        await discord.ask(asked())
    assert {who for who, _ in charges} == {int(user(5)["id"])}
    assert sum(questions for _, questions in charges) == MOST_QUESTIONS - 1
