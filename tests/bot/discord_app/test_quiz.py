"""Quizzes in SimCord: asked from an answer, answered, revealed."""

import pytest
from bot_world import alt_of, controls_of, make_client, parts, text_of

from bot.hosting.config import Settings

TENPAI = "3334m123p567s789s"


@pytest.fixture
def settings(tmp_path):
    return Settings(database_url=f"sqlite:///{tmp_path}/study.db")


@pytest.fixture
def simcord_bot(settings):
    """The bot with a database."""
    return make_client(settings)


def buttons(message):
    """The controls of a quiz by what they do, an answer that is offered by its text."""
    found = {}
    for part in parts(message):
        own = part.get("custom_id", "")
        if own.startswith("q1:"):
            _, action, *arguments = own.split(":")
            found[arguments[2] if action == "pick" else action] = own
    return found


async def press(person, message, action):
    return await person.click(message, custom_id=buttons(message)[action])


async def test_flow(world):
    answer = (await world.ann.slash(world.channel, "waits", hand=TENPAI, private=True)).response
    question = (await press(world.ann, answer, "ask")).response
    print(text_of(question), buttons(question))
    shown = await press(world.bob, question, "open")
    result = await world.bob.submit_modal(shown, {"waits": ["2m", "5m"]})
    print(result, text_of(result.response) if result.response else None)
    for m in world.channel.messages(): print("MSG", text_of(m), alt_of(m))
    print(world.sent()[-1])
