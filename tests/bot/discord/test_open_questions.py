"""Open questions: a limit says where they are, and who may ends them there."""

import discord
import pytest
from bot_world import parts, slot_of, text_of
from quizzing import boss_of, feedback, manager

from bot.study import limits

pytestmark = pytest.mark.studies

TENPAI = "3334m123p567s789s"


async def asked(world, member):
    return (await member.slash(world.channel, "quiz", hand=TENPAI)).response


async def full(world):
    """Have Ann and Bob ask all that a channel takes."""
    questions = [await asked(world, member) for member in (world.ann, world.ann, world.bob)]
    assert len(questions) == limits.MOST_OPEN
    return questions


def end_buttons(message):
    ids = [it.get("custom_id", "") for it in parts(message)]
    return [it for it in ids if slot_of(it) == "end"]


async def open_now(world):
    found = await limits.open_questions(world.client.study.store, world.env.guild.id)
    return [quiz.message for quiz in found]


async def test_a_fourth_question_is_refused_with_links_and_the_asker_may_end_the_own(world):
    questions = await full(world)
    told = feedback(await asked_again(world, world.bob))
    assert "Three questions are open" in text_of(told)
    place = f"https://discord.com/channels/{world.env.guild.id}/{world.channel.id}"
    for question in questions:
        assert f"{place}/{question.id}" in text_of(told)
    (own,) = end_buttons(told)
    after = (await world.bob.click(told, custom_id=own)).response
    assert await open_now(world) == [question.id for question in questions[:2]]
    assert not end_buttons(after)
    assert await asked(world, world.bob)


async def asked_again(world, member):
    return await member.slash(world.channel, "quiz", hand=TENPAI)


async def test_a_member_has_a_share_and_a_manager_is_exempt(world):
    for _ in range(limits.MOST_OWN_OPEN):
        await asked(world, world.ann)
    assert "Two of your questions" in text_of(feedback(await asked_again(world, world.ann)))
    mia = manager(world)
    for _ in range(limits.MOST_OPEN + 1):
        assert await asked(world, mia)


def boss(world):
    """A member who may manage the server and its messages."""
    may = discord.Permissions(manage_guild=True, manage_messages=True)
    role = world.env.guild.create_role("boss", permissions=may)
    return world.env.guild.add_member(world.env.create_user("bo"), roles=[role])


async def test_a_manager_lists_and_ends_all_of_a_server(world):
    await full(world)
    bo = boss(world)
    listed = feedback(await bo.slash(world.channel, "server questions"))
    assert "Open questions" in text_of(listed)
    while buttons := end_buttons(listed):
        listed = (await bo.click(listed, custom_id=buttons[0])).response
    assert "No question is open" in text_of(listed)
    assert await open_now(world) == []


async def test_who_manages_the_server_and_not_its_messages_ends_nothing(world):
    await full(world)
    listed = feedback(await boss_of(world).slash(world.channel, "server questions"))
    assert len(text_of(listed).splitlines()) > limits.MOST_OPEN
    assert not end_buttons(listed)
