"""A question whose sending told nothing: it is kept where it is there, and found again."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from bot_online import online
from bot_world import slot_of
from patience import PATIENCE
from settling import settled
from sqlalchemy import select, update
from standin import Standin
from standin_interactions import click, command

from bot.discord import poster
from bot.study import outbox
from bot.study.place import file_place
from bot.study.store import Store, StudyUnavailableError, Trouble
from bot.study.tables import quizzes as table

SERVER, CHANNEL = 900, 7
TENPAI, TO_CUT = "3334m123p567s789s", "123m456p789s11223z"
ASKED = {
    "quiz": lambda: command("quiz", guild=SERVER, hand=TENPAI),
    "vote": lambda: command("vote", guild=SERVER, hand=TO_CUT),
}


@asynccontextmanager
async def club(file):
    """A bot with a database, and a store of ours beside it."""
    store = Store(file_place(file))
    async with Standin() as discord:
        async with online(discord, database_url=f"sqlite:///{file}") as bot:
            await discord.ready()
            await settled(bot.client)  # it has looked for what an earlier process lost
            yield discord, bot, store
        await store.close()
        assert discord.rest.problems == []


async def rows(store):
    return await store.run(lambda connection: connection.execute(select(table)).all())


async def set_all(store, **values):
    await store.run(lambda connection: connection.execute(update(table).values(values)))


async def set_of(store, asked, **values):
    of_it = table.c.message == int(asked.message["id"])
    await store.run(
        lambda connection: connection.execute(update(table).where(of_it).values(values))
    )


def ids_of(message, action):
    """Return the custom_ids of a message's buttons of one action."""
    waiting, found = [*message["components"]], []
    while waiting:
        part = waiting.pop()
        waiting += part.get("components", ())
        if slot_of(part.get("custom_id", "")) == action:
            found.append(part["custom_id"])
    return found


async def until(condition):
    async with asyncio.timeout(PATIENCE):
        while not await condition():  # noqa: ASYNC110 - a database tells nobody of a change
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
async def test_a_question_whose_reply_is_lost_stays(made_file, asked):
    async with club(made_file) as (discord, bot, store):
        discord.rest.loses = 1
        answer = await discord.ask(asked())
        await bot.said("though its reply was lost")
        await until(lambda: has_message(store))
        (row,) = await rows(store)
        assert row.message == int(answer.message["id"])
        assert 40060 in discord.rest.refused


async def test_an_analysis_that_became_a_question_stays_one(made_file):
    async with club(made_file) as (discord, bot, store):
        analysis = await discord.ask(command("waits", guild=SERVER, hand=TENPAI))
        (ask,) = ids_of(analysis.message, "ask")
        discord.rest.loses = 1
        answer = await discord.ask(click(analysis.message, ask, guild=SERVER))
        await bot.said("though its reply was lost")
        await until(lambda: has_message(store))
        (row,) = await rows(store)
        assert row.message == int(answer.message["id"])


async def test_a_question_that_another_process_answered_is_withdrawn(made_file):
    async with club(made_file) as (discord, _bot, store):
        other = await discord.ask(command("waits", hand=TENPAI))
        asked = ASKED["quiz"]()
        taken = {"message": "Interaction has already been acknowledged.", "code": 40060}
        discord.rest.statuses = [(400, taken)]
        answer = await discord.send(asked)
        answer.message, answer.acknowledged_at = other.message, 0.0
        await discord.rest.called("/messages/@original")
        await until(lambda: nothing_is_stored(store))


async def nothing_is_stored(store):
    return await rows(store) == []


async def test_a_click_tells_where_a_vote_is_and_its_end_is_shown_there(made_file):
    async with club(made_file) as (discord, bot, store):
        vote = await discord.ask(ASKED["vote"]())
        await until(lambda: has_message(store))
        await set_all(store, message=None, channel=CHANNEL)
        cut, *_ = ids_of(vote.message, "vote")
        await discord.ask(click(vote.message, cut, guild=SERVER))
        await until(lambda: has_message(store))
        (row,) = await rows(store)
        assert row.message == int(vote.message["id"])
        assert "Traceback" not in bot.log.getvalue()


async def test_who_opens_the_form_of_a_question_tells_where_it_is(made_file):
    async with club(made_file) as (discord, _bot, store):
        question = await discord.ask(ASKED["quiz"]())
        await until(lambda: has_message(store))
        await set_all(store, message=None)
        (opener,) = ids_of(question.message, "open")
        await discord.ask(click(question.message, opener, guild=SERVER))
        await until(lambda: has_message(store))
        (row,) = await rows(store)
        assert row.message == int(question.message["id"])


async def has_message(store):
    return {row.message is not None for row in await rows(store)} == {True}


async def test_a_restart_finds_each_vote_in_its_channel(made_file):
    """Two of one channel and one of another: each channel is looked through once."""
    channels = (CHANNEL, CHANNEL, CHANNEL + 1)
    async with club(made_file) as (discord, _bot, store):
        votes = [
            await discord.ask(command("vote", guild=SERVER, hand=TO_CUT, who=who))
            for who, _ in enumerate(channels, 5)
        ]
        await until(lambda: has_message(store))
        for vote, channel in zip(votes, channels, strict=True):
            await set_of(store, vote, message=None, channel=channel)
            there = {**vote.message, "channel_id": str(channel)}
            discord.rest.channels.messages[there["id"]] = there
        async with online(discord, database_url=f"sqlite:///{made_file}"):
            await until(lambda: has_message(store))
        found = {(row.message, row.channel) for row in await rows(store)}
        assert found == {
            (int(vote.message["id"]), channel)
            for vote, channel in zip(votes, channels, strict=True)
        }
        looked = [path for method, path in discord.rest.requests if method == "GET"]
        assert [looked.count(f"channels/{it}/messages") for it in sorted(set(channels))] == [1, 1]


async def test_a_vote_is_found_though_the_database_was_busy_at_the_start(made_file, monkeypatch):
    async with club(made_file) as (discord, _bot, store):
        vote = await discord.ask(ASKED["vote"]())
        await until(lambda: has_message(store))
        await set_all(store, message=None, channel=CHANNEL)
        there = {**vote.message, "channel_id": str(CHANNEL)}
        discord.rest.channels.messages[there["id"]] = there
        tried, lost = [], outbox.lost

        async def busy_at_first(store):
            tried.append(store)
            if len(tried) == 1:
                raise StudyUnavailableError("did not answer in time", Trouble.BUSY)
            return await lost(store)

        monkeypatch.setattr(outbox, "lost", busy_at_first)
        monkeypatch.setattr(poster, "TROUBLE_PAUSE", 0.01)
        async with online(discord, database_url=f"sqlite:///{made_file}"):
            await until(lambda: has_message(store))
        assert len(tried) == 2


async def test_a_restart_reveals_a_vote_that_another_process_closed_meanwhile(made_file):
    async with club(made_file) as (discord, _bot, store):
        vote = await discord.ask(ASKED["vote"]())
        await until(lambda: has_message(store))
        await set_all(store, message=None, channel=CHANNEL, closed_at=store.now())
        there = {**vote.message, "channel_id": str(CHANNEL)}
        discord.rest.channels.messages[there["id"]] = there
        async with online(discord, database_url=f"sqlite:///{made_file}"):
            await until(lambda: is_edited(discord, there["id"]))
        assert not ids_of(there, "vote")


async def is_edited(discord, message):
    return message in discord.rest.channels.edits


async def test_a_vote_where_the_bot_may_not_post_says_that_it_has_no_end(made_file):
    async with club(made_file) as (discord, _bot, _store):
        refusal = {"message": "Missing Access", "code": 50001}
        discord.rest.channels.answers[str(CHANNEL)].append((403, refusal))
        vote = await discord.ask(ASKED["vote"]())
        await until(lambda: has_followup(vote))
        assert "does not end on its own" in str(vote.followups)
        other = await discord.ask(command("vote", guild=SERVER, hand=TO_CUT, who=6))
        await discord.rest.called("/typing")
        assert not other.followups


async def has_followup(answer):
    return bool(answer.followups)
