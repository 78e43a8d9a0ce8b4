"""/my board in SimCord: this month, other seasons, one's own row, and where there is none."""

import json
from datetime import date

import pytest
from asking import acting
from bot_online import online
from bot_world import alt_of, parts, text_of
from posted_dailies import evening, post, schedule
from standin import Standin
from standin_interactions import click, stored, user

from bot.study import learners, quizzes
from engine.problems import Grade

pytestmark = [pytest.mark.studies, pytest.mark.usefixtures("payloads_are_valid")]

TODAY = date(2026, 11, 22).toordinal()


@pytest.fixture
def study_clock():
    """A clock that stands still, in November 2026."""
    return lambda: evening(TODAY)


async def daily(world, day, number, scores):
    """A daily of this server that members answer."""
    store = world.client.study.store
    server = world.env.guild.id
    store.now = lambda: evening(day)
    if number == 1:
        await schedule(store, server=server)
    quiz = await post(store, day, number, server=server)
    for member, score in scores.items():
        await quizzes.answer(store, quiz, member.id, "2m", Grade(score, (), ()))
    store.now = lambda: evening(TODAY)


def buttons(message):
    """The buttons of a message by their labels."""
    return {part["label"]: part for part in parts(message) if "label" in part}


async def turn(person, message, label):
    return (await person.click(message, custom_id=buttons(message)[label]["custom_id"])).response


async def test_the_board_is_of_this_month_and_turns_to_others(world):
    ann, bob = world.ann, world.bob
    await daily(world, TODAY - 31, 1, {ann: 1.0, bob: 0.5})
    await daily(world, TODAY - 1, 2, {bob: 1.0})
    await daily(world, TODAY, 3, {bob: 0.5, ann: 0.5})
    shown = (await ann.slash(world.channel, "my board")).response
    assert shown.ephemeral
    said = text_of(shown)
    assert "Board: November 2026" in said
    assert said.index(f"**1.** {bob.mention}: 15 points") < said.index(f"**2.** {ann.mention}: 5")
    assert "rank 2, you, 5 points" in alt_of(shown)
    styles = {label: button["style"] for label, button in buttons(shown).items()}
    assert styles == {"November 2026": 1, "October 2026": 2, "all time": 2}
    october = await turn(ann, shown, "October 2026")
    assert october.id == shown.id
    assert f"**1.** {ann.mention}: 10 points" in text_of(october)
    everything = await turn(ann, october, "all time")
    assert f"**1.** {bob.mention}: 20 points" in text_of(everything)
    assert "streak 3" in alt_of(everything)
    assert "November 2026" in text_of(await turn(ann, everything, "November 2026"))


async def test_who_hides_sees_their_own_row_and_others_do_not(world):
    await daily(world, TODAY, 1, {world.ann: 0.5, world.bob: 1.0})
    await learners.hide(world.client.study.store, world.bob.id, hidden=True)
    anns = text_of((await world.ann.slash(world.channel, "my board")).response)
    assert world.bob.mention not in anns
    assert f"**1.** {world.ann.mention}" in anns
    bobs = text_of((await world.bob.slash(world.channel, "my board")).response)
    assert world.bob.mention in bobs
    assert "others do not see your row" in bobs


async def test_an_empty_board_says_how_to_get_one(world):
    shown = (await world.ann.slash(world.channel, "my board")).response
    assert "no dailies" in text_of(shown)
    await schedule(world.client.study.store, server=world.env.guild.id)
    shown = (await world.ann.slash(world.channel, "my board")).response
    assert "Answer the next daily in <#12>" in text_of(shown)
    assert not shown.attachments


async def test_in_direct_messages_there_is_no_board(world):
    carol = world.env.create_user("carol")
    shown = (await carol.slash("my board")).response
    assert "use this command in one" in text_of(shown)


async def test_a_button_that_no_board_has_is_refused(settings):
    async with Standin() as discord, online(discord, database_url=settings.database_url):
        await discord.ready()
        for season in (202613, 1, 12, 99999901):
            forged = acting("board", "board", number=season)
            button = {"type": 2, "style": 2, "label": "All time", "custom_id": forged}
            row = {"type": 1, "components": [button]}
            message = stored({"components": [row], "flags": 1 << 15}, None, user(5))
            answer = await discord.ask(click(message, forged))
            assert "older version" in json.dumps(answer.payload), season


async def test_a_board_in_january_offers_december_of_the_year_before(world):
    midwinter = date(2027, 1, 1).toordinal()
    await daily(world, midwinter - 1, 1, {world.ann: 1.0})
    world.client.study.store.now = lambda: evening(midwinter)
    shown = (await world.ann.slash(world.channel, "my board")).response
    assert list(buttons(shown)) == ["January 2027", "December 2026", "all time"]


@pytest.mark.usefixtures("japanese")
async def test_a_japanese_reader_reads_japanese(world):
    await daily(world, TODAY, 1, {world.ann: 1.0})
    shown = (await world.ann.slash(world.channel, "my board")).response
    assert "順位表：2026年11月" in text_of(shown)
    assert list(buttons(shown)) == ["2026年11月", "2026年10月", "通算"]
