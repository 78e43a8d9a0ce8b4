"""The count under a question: not with each answer, and at the end it is right."""

import asyncio
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial

import pytest
from bot_online import online
from bot_world import slot_of
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from patience import PATIENCE
from standin import Standin
from standin_interactions import click, command

from bot.discord.visit import Visit
from bot.features import read_id
from bot.features.quiz import study
from bot.study import outbox, quizzes


class Adapter(AsyncWebhookAdapter):
    """Sends as the usual one does, and keeps what; the local page has another one, too."""

    def __init__(self):
        super().__init__()
        self.edits = []

    def edit_original_interaction_response(self, *given, **more):
        self.edits.append(str(more))
        return super().edit_original_interaction_response(*given, **more)


TO_CUT = "123m456p789s11223z"


@pytest.fixture
def pauses(monkeypatch):
    """The pauses that a bot makes before it shows a count: each ends when a test calls it."""
    found, later = [], Visit.later
    monkeypatch.setattr(study, "EARLY_SECONDS", PATIENCE)

    def held(visit, seconds, work):
        assert 0 < seconds <= PATIENCE
        found.append(partial(copy_context().run, later, visit, 0.0, work))

    monkeypatch.setattr(Visit, "later", held)
    return found


@asynccontextmanager
async def a_vote(file):
    """The stand-in, a bot that is online, its adapter, a vote, and the id of its first choice."""
    adapter = Adapter()
    async_context.set(adapter)
    async with Standin() as discord, online(discord, database_url=f"sqlite:///{file}") as bot:
        await discord.ready()
        question = await discord.ask(command("vote", guild=900, hand=TO_CUT))
        (first, *_) = [it for it in ids_of(question.message) if slot_of(it) == "vote"]
        yield discord, bot, adapter, question, first


@pytest.mark.parametrize(
    ("asked", "action", "told"), [("quiz", "pick", "answered"), ("vote", "vote", "voted")]
)
async def test_the_last_of_many_answers_is_counted(made_file, pauses, asked, action, told):
    adapter = Adapter()
    async_context.set(adapter)
    chosen = {"database_url": f"sqlite:///{made_file}", "outlook_processes": 0}
    async with Standin() as discord, online(discord, **chosen):
        await discord.ready()
        question = await discord.ask(command(asked, guild=900, hand=TO_CUT))
        (first, *_) = [it for it in ids_of(question.message) if slot_of(it) == action]
        voters = [
            await discord.ask(click(question.message, first, who=who, guild=900))
            for who in range(10, 22)
        ]
        (pause,) = pauses
        pause()
        await discord.rest.until(lambda: "12 " in str(voters[0].message))
        assert told in str(voters[0].message)
        assert "12 " in adapter.edits[-1]


async def test_a_count_does_not_undo_the_reveal_of_another_process(made_file, pauses):
    """Any process reveals what has closed; only the one of the server's shard counts."""
    async with a_vote(made_file) as (discord, bot, adapter, question, first):
        for who in (10, 11):
            await discord.ask(click(question.message, first, who=who, guild=900))
        running, edits = bot.client.study, len(adapter.edits)
        number = read_id(first).question.number
        await quizzes.close(running.store, number)
        (pause,) = pauses
        pause()
        async with asyncio.timeout(PATIENCE):
            while running.trailing[number].latest or running.counting:  # noqa: ASYNC110 - its end
                await asyncio.sleep(0.01)
        assert len(adapter.edits) == edits


async def test_a_count_that_lands_on_the_reveal_of_another_process_is_revealed_again(
    made_file, monkeypatch
):
    update = Visit.update
    async with a_vote(made_file) as (discord, bot, _, question, first):
        store, number = bot.client.study.store, read_id(first).question.number

        async def after_the_reveal(visit, page):
            await quizzes.close(store, number)
            await outbox.send_later(store, number, None)
            return await update(visit, page)

        monkeypatch.setattr(Visit, "update", after_the_reveal)
        await discord.ask(click(question.message, first, who=10, guild=900))
        message = f"channels/7/messages/{question.message['id']}"
        await discord.rest.until(lambda: ("PATCH", message) in discord.rest.requests)


async def test_a_visit_is_kept_as_long_as_it_can_change_its_message(made_file, monkeypatch):
    monkeypatch.setattr(study, "UPDATED_SECONDS", -1.0)
    url = f"sqlite:///{made_file}"
    async with Standin() as discord, online(discord, database_url=url) as bot:
        await discord.ready()
        for asker in (1, 2, 3):
            question = await discord.ask(command("vote", who=asker, guild=900, hand=TO_CUT))
            (first, *_) = [it for it in ids_of(question.message) if slot_of(it) == "vote"]
            await discord.ask(click(question.message, first, who=10, guild=900))
        assert len(bot.client.study.trailing._values) <= 1


def ids_of(message):
    waiting, found = [*message["components"]], []
    while waiting:
        part = waiting.pop(0)
        waiting += part.get("components", ())
        found.append(part.get("custom_id", ""))
    return found
