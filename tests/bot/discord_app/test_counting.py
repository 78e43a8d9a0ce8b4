"""The count under a question: not with each answer, and at the end it is right."""

import asyncio

import pytest
from bot_online import online
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from patience import PATIENCE
from standin import Standin
from standin_interactions import click, command

from bot.club.quiz import study


class Adapter(AsyncWebhookAdapter):
    """Sends as the usual one does, and keeps what; the local page has another one, too."""

    def __init__(self):
        super().__init__()
        self.edits = []

    def edit_original_interaction_response(self, *given, **more):
        self.edits.append(str(more))
        return super().edit_original_interaction_response(*given, **more)


TO_CUT = "123m456p789s11223z"


@pytest.mark.parametrize(
    ("asked", "action", "told"), [("quiz", "pick", "answered"), ("vote", "vote", "voted")]
)
async def test_the_last_of_many_answers_is_counted(made_file, monkeypatch, asked, action, told):
    monkeypatch.setattr(study, "EARLY_SECONDS", 3.0)
    monkeypatch.setattr(study, "LATER_SECONDS", 3.0)
    adapter = Adapter()
    async_context.set(adapter)
    chosen = {"database_url": f"sqlite:///{made_file}", "outlook_processes": 0}
    async with Standin() as discord, online(discord, **chosen):
        await discord.ready()
        question = await discord.ask(command(asked, guild=900, hand=TO_CUT))
        await discord.rest.until(lambda: question.message)  # it may wait for its outlook
        (first, *_) = [it for it in ids_of(question.message) if it.startswith(f"q1:{action}:")]
        voters = [
            await discord.ask(click(question.message, first, who=10, guild=900)) for _ in range(1)
        ]
        for who in range(11, 22):
            await discord.ask(click(question.message, first, who=who, guild=900))
        async with asyncio.timeout(PATIENCE):
            while "12 " not in str(voters[0].message):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.02)
        assert told in str(voters[0].message)
        assert "12 " in adapter.edits[-1]


async def test_a_visit_is_kept_as_long_as_it_can_change_its_message(made_file, monkeypatch):
    monkeypatch.setattr(study, "UPDATED_SECONDS", -1.0)
    url = f"sqlite:///{made_file}"
    async with Standin() as discord, online(discord, database_url=url) as bot:
        await discord.ready()
        for asker in (1, 2, 3):
            question = await discord.ask(command("vote", who=asker, guild=900, hand=TO_CUT))
            (first, *_) = [it for it in ids_of(question.message) if it.startswith("q1:vote:")]
            await discord.ask(click(question.message, first, who=10, guild=900))
        assert len(bot.client.study.trailing._values) <= 1


def ids_of(message):
    waiting, found = [*message["components"]], []
    while waiting:
        part = waiting.pop(0)
        waiting += part.get("components", ())
        found.append(part.get("custom_id", ""))
    return found
