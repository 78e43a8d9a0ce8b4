"""What stands in the way of quizzes is told, and takes nothing but the quizzes away."""

import asyncio
import json
import subprocess
import sys

import pytest
from aiohttp import ClientSession
from bot_online import online
from bot_process import free_port
from bot_world import make_client
from other_versions import make_file_of_0_2
from patience import PATIENCE
from places import ROOT
from standin import Standin
from standin_interactions import command

from bot import preflight
from bot.hosting.config import Settings
from bot.study.place import read_place
from bot.study.store import HEAD, Store

TENPAI = "3334m123p567s789s"
STUDY_COMMANDS = {"quiz", "practice", "vote", "my", "server"}

WITHOUT_A_DATABASE = """
import sys
from bot.discord.client import Client
from bot.discord.commands import add_commands
from bot.hosting.config import Settings
client = Client(Settings(database_url="off"))
add_commands(client)
assert client.study is None
print(sorted(it.name for it in client.tree.get_commands()))
assert not {"sqlalchemy", "alembic", "fsrs", "asyncpg"} & sys.modules.keys()
"""


async def get(port, path):
    async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as found:
        return found.status, await found.text()


async def until_measured(port, line):
    """Wait until the metrics have a line: they are made at most a fiftieth of the time."""
    async with asyncio.timeout(PATIENCE):
        while line not in (await get(port, "/metrics"))[1]:  # noqa: ASYNC110 - asked by HTTP
            await asyncio.sleep(0.02)


def text_in(answer):
    return json.dumps(answer.message, ensure_ascii=False)


async def test_a_folder_that_cannot_be_written_takes_only_the_quizzes_away(tmp_path):
    port, url = free_port(), f"sqlite:///{tmp_path}/missing/study.db"
    async with Standin() as discord, online(discord, port, database_url=url) as bot:
        await discord.ready()
        assert "cannot be written" in text_in(await discord.ask(command("quiz", hand=TENPAI)))
        assert "Tenpai" in text_in(await discord.ask(command("waits", hand=TENPAI)))
        status, told = await get(port, "/healthz")
        assert (status, told.splitlines()[0]) == (200, "ok")
        assert told.splitlines()[1].startswith("group study: ")
        await until_measured(port, "riichi_bot_study_database_up 0.0")
        (tmp_path / "missing").mkdir()
        assert "reveal" in text_in(await discord.ask(command("quiz", hand=TENPAI)))
        assert await get(port, "/healthz") == (200, "ok\n")
        await until_measured(port, "riichi_bot_study_database_up 1.0")
    assert "Group study has no database now" in bot.log.getvalue()


async def test_a_database_of_0_2_takes_only_the_quizzes_away_and_stays_as_it_is(
    tmp_path, monkeypatch
):
    """It lies at the default place."""
    monkeypatch.chdir(tmp_path)
    held, port = make_file_of_0_2(tmp_path / "riichi.db"), free_port()
    told = "riichi.db was made by 0.2 of the bot, and is left as it is: move it away, or run 0.2"
    async with Standin() as discord, online(discord, port, database_url="") as bot:
        await discord.ready()
        refused = text_in(await discord.ask(command("quiz", hand=TENPAI)))
        assert "their database belongs to another version of the bot." in refused
        assert "Tenpai" in text_in(await discord.ask(command("waits", hand=TENPAI)))
        assert await get(port, "/healthz") == (200, f"ok\ngroup study: {told}\n")
        await until_measured(port, "riichi_bot_study_database_up 0.0")
    assert told in bot.log.getvalue()
    assert (tmp_path / "riichi.db").read_bytes() == held


async def test_a_server_that_is_down_is_told():
    url = f"postgresql://bot@127.0.0.1:{free_port()}/riichi"
    async with Standin() as discord, online(discord, database_url=url) as bot:
        await discord.ready()
        told = [await discord.ask(command("practice")) for _ in range(3)]
        assert all("cannot be reached" in text_in(one) for one in told)
        assert "Tenpai" in text_in(await discord.ask(command("waits", hand=TENPAI)))
    assert bot.log.getvalue().count("Group study is not available") <= 1


def test_without_a_database_its_libraries_are_not_loaded_and_its_commands_not_there():
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_DATABASE],
        cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    assert not any(name in ended.stdout for name in STUDY_COMMANDS)


def test_with_a_database_its_commands_are_there(tmp_path):
    client = make_client(Settings(database_url=f"sqlite:///{tmp_path}/study.db"))
    assert {it.name for it in client.tree.get_commands()} >= STUDY_COMMANDS


async def finding(settings):
    """What check says of the database."""
    found = [it async for it in preflight.findings(settings) if it.what == "database"]
    (only,) = found
    return str(only)


@pytest.mark.parametrize(
    ("folder", "said"),
    [("", "made when the bot starts"), ("missing/", "has to be able to write to")],
)
async def test_check_says_what_there_will_be_and_makes_nothing(tmp_path, folder, said):
    settings = Settings(database_url=f"sqlite:///{tmp_path}/{folder}study.db")
    assert said in await finding(settings)
    assert not [*tmp_path.iterdir()]


async def test_check_names_the_revision(tmp_path):
    settings = Settings(database_url=f"sqlite:///{tmp_path}/study.db")
    store = Store(read_place(settings.database_url))
    await store.start()
    await store.close()
    assert f"revision {HEAD}" in await finding(settings)
    assert "off" in await finding(Settings(database_url="off"))
