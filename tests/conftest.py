"""Fixtures of the bot's tests; the tests of the engine neither import Discord nor wait for it."""

import pytest
from hypothesis import settings

# An example may take as long as a busy machine makes it take.
settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")


@pytest.fixture
async def simcord_bot():
    """The bot that SimCord's own fixture ``simcord_env`` runs; SimCord does not close it."""
    from bot_world import make_client  # noqa: PLC0415

    client = make_client()
    yield client
    await client.close()


@pytest.fixture
def world(simcord_env):
    """The bot in a Discord of its own, where an error that nobody looked at fails the test."""
    from bot_world import World  # noqa: PLC0415

    return World(simcord_env)


@pytest.fixture
def japanese(monkeypatch):
    """Everybody's Discord is Japanese."""
    from simcord import interactions  # noqa: PLC0415

    plain = interactions.base_payload

    def base_payload(*given, **named):
        record, payload = plain(*given, **named)
        return record, payload | {"locale": "ja"}

    monkeypatch.setattr(interactions, "base_payload", base_payload)
