"""The bot enters Discord before group study is loaded, and nobody who asks meanwhile is lost."""

import asyncio
import subprocess
import sys
from threading import Event

import aiohttp
import pytest
from bot_online import online
from patience import PATIENCE
from places import ROOT
from standin import Standin
from standin_interactions import command

from bot.discord import connection
from bot.discord.client import Client
from bot.discord.command_tree import CommandTree
from bot.discord.load_club import load_club
from bot.discord.outlook_pool import OutlookPool
from bot.features.game.shelf import GameShelf
from bot.features.quiz.study import Study
from bot.hosting.config import Settings
from bot.study.place import file_place
from bot.study.store import Store

HAND = "1112345678999m"

ENTERS = """
import sys
from bot.__main__ import Client, add_commands, load_club
from bot.hosting.config import Settings
client = Client(Settings(database_url="sqlite:///riichi.db"))
add_commands(client)
print(*sys.modules)
load_club(client)()
print(*sys.modules)
"""
LATER = {b"sqlalchemy", b"bot.features.session.feature", b"fluent.runtime", b"babel"}
"""Group study and its library, and what sentences with numbers need: half of a start."""


@pytest.fixture
def loaded(monkeypatch):
    """Set where group study is loaded."""
    loaded = Event()

    def load_late(client):
        assert loaded.wait(PATIENCE)
        return load_club(client)

    monkeypatch.setattr(connection, "load_club", load_late)
    yield loaded
    loaded.set()


@pytest.fixture
def database_url(made_file):
    return f"sqlite:///{made_file}"


def test_the_bot_enters_without_what_a_club_and_answers_need(tmp_path):
    script = [sys.executable, "-c", ENTERS]
    environment = {"PYTHONPATH": str(ROOT)}
    told = subprocess.run(script, cwd=tmp_path, env=environment, capture_output=True, check=True)
    before, behind = (set(line.split()) for line in told.stdout.splitlines())
    assert before.isdisjoint(LATER)
    assert {b"sqlalchemy", b"bot.features.session.feature"} <= behind


async def test_what_is_asked_before_all_is_loaded_is_answered_then(loaded, database_url):
    async with Standin() as discord, online(discord, database_url=database_url):
        await discord.connected()
        asked = [
            await discord.send(command("waits", guild=900, hand=HAND)),
            await discord.send(command("quiz", guild=900, kind="cut")),
        ]
        await asyncio.sleep(0.1)
        assert not any(answer.acknowledged_at for answer in asked)
        loaded.set()
        for answer in asked:
            await answer.until_done(PATIENCE)
        assert "3:waits!ask:" in str(asked[0].message)  # the buttons of a club under the answer
        assert discord.rest.problems == []


async def test_a_bot_that_is_told_to_stop_before_all_is_loaded_stops(loaded, database_url):
    async with Standin() as discord, online(discord, database_url=database_url) as bot:
        await bot.said("is connected as")
        bot.stop()
        loaded.set()
        assert "ERROR" not in await bot.end()


async def test_hands_are_answered_while_the_database_is_brought_up_to_date(
    monkeypatch, database_url
):
    async def start(_):
        await asyncio.sleep(PATIENCE)

    monkeypatch.setattr(Store, "start", start)
    async with Standin() as discord, online(discord, database_url=database_url):
        await discord.connected()
        answer = await discord.ask(command("waits", hand=HAND))
        assert "Tenpai" in str(answer.message)


async def test_marks_of_members_are_keyed_by_the_token(tmp_path):
    place = file_place(tmp_path / "study.db")
    settings = Settings(discord_token="a.b.c", database_url=f"sqlite:///{place.file}")  # noqa: S106
    client = Client(settings)
    load_club(client)()
    assert client.study.store.mark(7, 101) == Store(place, key="a.b.c").mark(7, 101)
    assert client.study.store.mark(7, 101) != Store(place).mark(7, 101)
    await client.study.close()


async def test_commands_that_cannot_be_sent_now_are_sent_later(monkeypatch, database_url):
    tries, sync_changes = [], CommandTree.sync_changes

    async def fails_once(tree, **how):
        tries.append(how)
        if len(tries) == 1:
            raise aiohttp.ClientConnectionError
        await sync_changes(tree, **how)

    monkeypatch.setattr(CommandTree, "sync_changes", fails_once)
    monkeypatch.setattr(connection, "RETRY_SECONDS", 0.02)
    async with Standin() as discord, online(discord, database_url=database_url) as bot:
        await discord.ready()
        assert (len(tries), len(discord.gateway.identifies)) == (2, 1)
        assert "out of reach" in bot.log.getvalue()


async def test_a_new_database_is_told_from_one_that_was_there(tmp_path, caplog):
    """A wrong folder, or a copy that came to nothing, would else look like a year without data."""
    caplog.set_level("INFO", "bot")
    file = tmp_path / "study.db"
    file.touch()
    for new in (", which is new", ""):
        study = Study(file_place(file), None, OutlookPool(0), GameShelf(OutlookPool(0)))
        await study.start()
        await study.close()
        assert caplog.messages.pop() == f"Group study keeps its data in {file}{new}"
