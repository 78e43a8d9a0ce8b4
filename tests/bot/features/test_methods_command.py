"""/methods through the real tree, in SimCord."""

import pytest
from bot_world import alt_of, controls_of, text_of

HAND = "11122233344455m"


async def ask(world, hand=HAND, **options):
    result = await world.ann.slash(world.channel, "methods", hand=hand, **options)
    assert result.acknowledged
    return result.response


async def test_methods_answers_with_picture_words_and_alt_text(world):
    answer = await ask(world)
    assert not answer.ephemeral
    assert "Complete: 4 readings · all agree except two orders" in text_of(answer)
    assert "two orders" in alt_of(answer)
    (attachment,) = answer.attachments
    assert (await attachment.read()).startswith(b"\x89PNG")


async def test_a_private_answer_can_be_shared(world):
    private = await ask(world, private=True)
    assert private.ephemeral
    share = controls_of(private)["share"]["custom_id"]
    shared = (await world.ann.click(private, custom_id=share)).response
    assert not shared.ephemeral
    assert "all agree except two orders" in text_of(shared)


async def test_methods_leads_to_the_readings(world):
    answer = await ask(world)
    shown = controls_of(answer)["agari"]["custom_id"]
    after = (await world.ann.click(answer, custom_id=shown)).response
    assert after.id == answer.id
    assert "**backtracking**" not in text_of(after)


async def test_a_bad_hand_is_refused_privately(world):
    answer = await ask(world, hand="123m4x")
    assert answer.ephemeral
    assert "```\n123m4x\n     ^\n```" in text_of(answer)


async def test_autocomplete_reads_along(world):
    (choice,) = await world.ann.autocomplete(world.channel, "methods", "hand", "一二三 99m")
    assert choice["value"] == "12399m"


@pytest.mark.usefixtures("japanese")
async def test_in_japanese(world):
    assert "二通り貪欲法だけ不一致" in text_of(await ask(world))
