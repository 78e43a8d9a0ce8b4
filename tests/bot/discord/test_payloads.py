"""Everything the bot sends, held against Discord's own API description and unwritten rules."""

import json

import payloads
import pytest
from bot_world import controls_of, make_client, text_of
from recording import found_in, recorded

from bot.hosting.config import Settings
from bot.read.limits import HAND_LIMIT

HANDS = (
    "1112345678999m",
    "123456m45p789s11z3p",
    "11122233344455m",
    "19m19p19s1234567z",
    "13579m2468p1359s1z",
    "13579m2468p1359s",
    "1133557799m113p",
    "13m456p789s11z(2222m)",
    "1z[4'56m][11'11z](2222p)[33\"33s]",
    "0m",
    "123m4x",
    "99999m",
    "```@everyone" * 100,
)
"""Short and wide answers, many waits, many pages, all kinds of melds, and refusals."""


@pytest.fixture
def requests(monkeypatch):
    """What goes over HTTP in answer to interactions: (operation, payload, uploaded files)."""
    return recorded(monkeypatch)


async def explore(person, answer):
    """Click every button and choose the first and the last option of every select."""
    for slot, value in ways_on(answer):
        control = controls_of(answer).get(slot)  # a click may have led where it is no more
        if control is None or control.get("disabled"):
            continue
        if value is None:
            await person.click(answer, custom_id=control["custom_id"])
        elif value in {option["value"] for option in control["options"]}:
            await person.select(answer, [value], custom_id=control["custom_id"])


def ways_on(answer):
    """List the slots of an answer that lead on, with the values that are tried of each."""
    ways = []
    for slot, control in controls_of(answer).items():
        if control["type"] == 3:
            ways += [(slot, control["options"][at]["value"]) for at in (0, -1)]
        elif "custom_id" in control and slot != "delete":
            ways.append((slot, None))
    return ways


def test_the_description_is_strict_enough_to_find_a_fault():
    sent = {"type": 4, "data": {"components": [], "flags": 1 << 15, "color": 1}}
    assert payloads.problems(payloads.CALLBACK, sent)
    sent = {"type": 4, "data": {"content": "hello", "flags": 0}}
    assert payloads.problems(payloads.CALLBACK, sent) == []


@pytest.mark.parametrize("hand", HANDS, ids=range(len(HANDS)))
@pytest.mark.parametrize("command", ["waits", "agari"])
async def test_answers_and_all_they_lead_to_are_what_discord_takes(world, requests, command, hand):
    result = await world.ann.slash(world.channel, command, hand=hand)
    await explore(world.ann, result.response)
    assert found_in(requests) == []


@pytest.mark.usefixtures("japanese")
@pytest.mark.parametrize("hand", HANDS, ids=range(len(HANDS)))
async def test_so_are_private_answers_in_japanese(world, requests, hand):
    result = await world.ann.slash(world.channel, "waits", hand=hand, private=True)
    await explore(world.ann, result.response)
    assert found_in(requests) == []


async def test_so_are_help_refusals_suggestions_and_deletions(world, requests):
    help_answer = await world.ann.slash(world.channel, "help")
    await explore(world.ann, help_answer.response)
    await world.ann.autocomplete(world.channel, "waits", "hand", "123m")
    await world.ann.autocomplete(world.channel, "waits", "hand", "x" * HAND_LIMIT)
    said = await world.bob.send(world.channel, "nothing here")
    await world.ann.context_menu(world.channel, "Analyze hand", said)
    answer = (await world.ann.slash(world.channel, "waits", hand=HANDS[0])).response
    for person in (world.bob, world.ann):
        await person.click(answer, custom_id=controls_of(answer)["delete"]["custom_id"])
    assert found_in(requests) == []


async def test_error_messages_follow_discords_schema(world, requests, monkeypatch, caplog):
    answer = (await world.ann.slash(world.channel, "waits", hand=HANDS[0])).response
    monkeypatch.setattr("bot.discord.visit.answer", lambda *_given, **_named: 1 / 0)
    await explore(world.ann, answer)
    world.env.inject_error("DELETE", "/webhooks/*/*/messages/@original", status=500)
    await world.ann.click(answer, custom_id=controls_of(answer)["delete"]["custom_id"])
    assert "division by zero" in caplog.text
    assert payloads.FOLLOWUP in {operation for operation, _, _ in requests}
    assert found_in(requests) == []


async def test_commands_follow_discords_schema():
    async with make_client(Settings()) as client:
        commands = json.loads(json.dumps(await client.tree.payload()))
    assert payloads.problems(payloads.COMMANDS, commands) == []


async def test_no_answer_mentions_anybody(world, requests):
    result = await world.ann.slash(world.channel, "waits", hand=HANDS[0])
    await explore(world.ann, result.response)
    assert text_of(result.response)
    for operation, body, _ in requests:
        message = body["data"] if operation == payloads.CALLBACK else body
        assert message["allowed_mentions"] == {"parse": []}
