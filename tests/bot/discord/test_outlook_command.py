"""/outlook through the real tree, in SimCord: answered, deferred, refused, turned off."""

import os
import signal

import psutil
import pytest
from asking import decode
from bot_process import gone, running
from bot_world import alt_of, controls_of, open_world, text_of
from patience import PATIENCE
from standin import Standin
from standin_interactions import command as asked_command

from bot.discord import outlook_pool, visit
from bot.hosting.config import Settings
from engine import NORTH

HAND = "123m4067p789s1122z"
remembered = pytest.mark.usefixtures("workers_asked_once")

LABEL = "At an average online table"


async def ask(world, **options):
    result = await world.ann.slash(world.channel, "outlook", **{"hand": HAND, "turn": 12} | options)
    assert result.acknowledged
    return result.response


async def click(person, answer, slot):
    """Click the button of a slot; return the answer."""
    custom_id = controls_of(answer)[slot]["custom_id"]
    return (await person.click(answer, custom_id=custom_id)).response


async def choose(person, answer, slot, value):
    """Choose a value in the select of a slot; return the answer."""
    custom_id = controls_of(answer)[slot]["custom_id"]
    return (await person.select(answer, [value], custom_id=custom_id)).response


def query_of(answer):
    """The query that an answer's controls carry."""
    return decode(controls_of(answer)["turn"]["custom_id"])


@remembered
async def test_outlook_answers_with_picture_words_and_its_label(world):
    answer = await ask(world)
    assert "points" in text_of(answer)
    assert LABEL in text_of(answer)
    assert " at turn 12, " in alt_of(answer)
    (attachment,) = answer.attachments
    assert (await attachment.read()).startswith(b"\x89PNG")


@remembered
async def test_the_options_reach_the_question(world):
    answer = await ask(
        world, seat="4z", round="2z", indicators="3p", seen="9m", river="1s", aim="win",
        rules="ema", private=True,
    )  # fmt: skip
    query = query_of(answer)
    assert (query.situation.turn, query.aim, query.situation.ruled) == (12, "win", "ema")
    assert query.situation.seat == NORTH
    assert (query.situation.seen, query.situation.river, query.private) == ((8,), (18,), True)
    assert answer.ephemeral


@remembered
async def test_the_turn_follows_the_river_where_none_is_named(world):
    result = await world.ann.slash(world.channel, "outlook", hand=HAND, river="999m888s")
    assert query_of(result.response).situation.turn == 7


@remembered
async def test_an_outlook_that_takes_long_is_deferred(world, monkeypatch):
    monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
    answer = await ask(world)
    assert LABEL in text_of(answer)
    assert world.sent()[0]["type"] == 5
    changed = await choose(world.ann, answer, "turn", "15")
    assert world.sent()[1]["type"] == 6
    assert changed.id == answer.id
    assert query_of(changed).situation.turn == 15
    assert len(changed.attachments) == 1


@remembered
async def test_a_private_question_that_takes_long_stays_private(world, monkeypatch):
    monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
    answer = await ask(world, private=True)
    assert answer.ephemeral
    shared = await click(world.ann, answer, "share")
    assert not shared.ephemeral
    assert LABEL in text_of(shared)


@remembered
async def test_turn_and_aim_are_changed_in_place(world):
    answer = await ask(world)
    changed = await choose(world.bob, answer, "aim", "win")
    assert changed.id == answer.id
    assert query_of(changed).aim == "win"
    assert " win" in text_of(changed).splitlines()[0]


@remembered
async def test_the_view_is_changed_in_place(world):
    answer = await ask(world)
    changed = await choose(world.bob, answer, "view", "alone")
    assert changed.id == answer.id
    assert "Alone at the table" in text_of(changed)


@remembered
async def test_waits_offers_an_outlook_and_it_leads_back(world):
    waits = (await world.ann.slash(world.channel, "waits", hand=HAND, river="9m9m")).response
    outlook = await click(world.ann, waits, "outlook")
    assert query_of(outlook).situation.turn == 3
    again = await click(world.ann, outlook, "waits")
    assert again.id == waits.id
    assert "outlook" in controls_of(again)


async def test_a_hand_that_is_too_far_or_cannot_be_read_is_told_so(world):
    far = await ask(world, hand="147m258p369s12345z")
    assert "6-shanten is too far" in text_of(far)
    assert "error" not in controls_of(far)
    wrong = await ask(world, hand="123m4x")
    assert wrong.ephemeral
    assert "123m4x" in text_of(wrong)


def kill_at_work(pool, monkeypatch):
    """Kill the worker as soon as it has been given the next question."""
    taken = pool._taken

    def taken_and_killed():
        monkeypatch.setattr(pool, "_taken", taken)
        worker = taken()
        worker.process.kill()
        return worker

    monkeypatch.setattr(pool, "_taken", taken_and_killed)


async def test_the_user_is_told_when_the_worker_dies(world, monkeypatch):
    monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
    await ask(world)
    kill_at_work(world.client.outlooks, monkeypatch)
    told = await ask(world, turn=3)
    assert "ended before it had an answer" in text_of(told)
    assert LABEL in text_of(await ask(world, turn=3))


async def test_a_click_that_finds_a_dead_worker_leaves_its_message_as_it_is(world, monkeypatch):
    answer = await ask(world)
    monkeypatch.setattr(visit, "THINKING_SECONDS", 0.0)
    kill_at_work(world.client.outlooks, monkeypatch)
    custom_id = controls_of(answer)["turn"]["custom_id"]
    result = await world.ann.select(answer, ["3"], custom_id=custom_id)
    (sorry,) = result.followups
    assert sorry.ephemeral
    assert "ended before it had an answer" in text_of(sorry)
    assert LABEL in text_of(answer)


async def test_no_processes_turn_the_command_and_its_buttons_off():
    async with open_world(Settings(outlook_processes=1)) as world:
        answer = (await world.ann.slash(world.channel, "waits", hand=HAND)).response
        button = controls_of(answer)["outlook"]["custom_id"]
    assert decode(button).feature == "outlook"
    async with open_world(Settings(outlook_processes=0)) as world:
        commands = world.env.backend.commands[None].values()
        assert "outlook" not in {command["name"] for command in commands}
        answer = (await world.ann.slash(world.channel, "waits", hand=HAND)).response
        assert "outlook" not in controls_of(answer)


async def test_workers_end_with_the_client():
    async with open_world(Settings()) as world:
        await ask(world)
        (pid,) = world.client.outlooks.pids
    await gone(pid)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_the_bot_and_its_workers(tmp_path, number):
    async with Standin() as discord, running(tmp_path, discord.environment()) as bot:
        await discord.ready()
        answer = await discord.send(asked_command("outlook", hand=HAND))
        await answer.until_done()  # the bot is thinking
        children = psutil.Process(bot.process.pid).children(recursive=True)
        assert children
        # Ctrl-C goes to the processes of the terminal's session, a supervisor's SIGTERM to all.
        session = os.getsid(bot.process.pid)
        for process in (*children, psutil.Process(bot.process.pid)):
            if number == signal.SIGTERM or os.getsid(process.pid) == session:
                process.send_signal(number)
        code, said = await bot.end()
        assert code == 0
        assert "Traceback" not in said
        for child in children:
            await gone(child.pid)


async def test_no_answer_waits_for_the_moment_when_idle_workers_end(monkeypatch):
    """SimCord waits for timers that an answer has set, where they end before its own patience."""
    monkeypatch.setattr(outlook_pool, "IDLE_SECONDS", PATIENCE)
    async with open_world(Settings()) as world:
        world.env.settle_timeout = 2 * PATIENCE
        await ask(world)
        await world.ann.slash(world.channel, "help")
        assert world.client.outlooks.pids
