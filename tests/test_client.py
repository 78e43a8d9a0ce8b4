"""The bot's life against a stand-in for Discord: start, commands sent once, errors, the end."""

import asyncio
import json
import os
import signal
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import standin
from bot_world import make_client
from standin import Standin

from bot.client import Translator, comparable
from bot.config import Settings

PATIENCE = 20


@dataclass
class Run:
    """A bot's process, and the stand-in it talks to."""

    process: asyncio.subprocess.Process
    discord: Standin

    async def ready(self):
        await asyncio.wait_for(self.discord.identified.wait(), PATIENCE)

    async def end(self):
        """Wait for the end; return the exit code and all output."""
        out, err = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        return self.process.returncode, out.decode() + err.decode()


@asynccontextmanager
async def running(tmp_path, discord, token=standin.TOKEN, **environment):
    """Run ``python -m bot`` as a process of its own, with a token."""
    server = await standin.start(discord)
    process = await asyncio.create_subprocess_exec(
        sys.executable, standin.__file__, discord.address,
        cwd=tmp_path, env={**os.environ, "DISCORD_TOKEN": token, **environment},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield Run(process, discord)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await server.cleanup()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_finishes_open_answers_and_closes_with_1000(tmp_path, number):
    async with running(tmp_path, Standin(callback_seconds=0.5)) as bot:
        await bot.ready()
        await bot.discord.command("waits", hand="1112345678999m")
        await asyncio.wait_for(bot.discord.answering.wait(), PATIENCE)
        assert bot.discord.callbacks == []
        bot.process.send_signal(number)
        code, output = await bot.end()
        await asyncio.wait_for(bot.discord.closed.wait(), PATIENCE)
    assert code == 0
    assert "Traceback" not in output
    assert bot.discord.close_codes == [1000]
    assert [payload["type"] for _, payload in bot.discord.callbacks] == [4]


async def test_commands_are_sent_only_where_discord_has_others(tmp_path):
    discord = Standin()
    for sent_before, changed in ((0, True), (1, False), (1, True)):
        if sent_before and changed:
            discord.commands[0]["description_localizations"] = {"ja": "昔の説明"}
        discord.requests.clear()
        discord.identified.clear()
        async with running(tmp_path, discord) as bot:
            await bot.ready()
            bot.process.terminate()
            assert (await bot.end())[0] == 0
        methods = [method for method, path in discord.requests if path.endswith("/commands")]
        assert methods == (["GET", "PUT"] if changed else ["GET"])


async def test_it_says_how_to_invite_it_and_never_what_its_token_is(tmp_path):
    async with running(tmp_path, Standin(), LOG_LEVEL="DEBUG") as bot:
        await bot.ready()
        bot.process.terminate()
        _, output = await bot.end()
    assert f"https://discord.com/oauth2/authorize?client_id={standin.APPLICATION_ID}" in output
    assert standin.TOKEN not in output
    assert "WARNING" not in output


async def test_a_wrong_token_is_one_clear_line(tmp_path):
    async with running(tmp_path, Standin(), "no.such.token") as bot:
        code, output = await bot.end()
    assert code == 2
    assert "Traceback" not in output
    assert output.count("DISCORD_TOKEN") == 1
    assert "no.such" not in output


async def test_a_token_revoked_later_is_the_same_clear_line(tmp_path):
    async with running(tmp_path, Standin()) as bot:
        await bot.ready()
        await bot.discord.socket.close(code=4004)
        code, output = await bot.end()
    assert code == 2
    assert "Traceback" not in output
    assert output.count("DISCORD_TOKEN") == 1


async def test_where_discord_is_out_of_reach_it_tries_again(tmp_path):
    async with running(tmp_path, Standin(failing=2)) as bot:
        await bot.ready()
        bot.process.terminate()
        code, output = await bot.end()
    assert code == 0
    assert "Traceback" not in output
    assert "trying again" in output


async def test_it_can_be_stopped_while_discord_is_out_of_reach(tmp_path):
    async with running(tmp_path, Standin(failing=1000)) as bot:
        await asyncio.wait_for(bot.discord.asked.wait(), PATIENCE)
        bot.process.terminate()
        code, output = await bot.end()
    assert code == 0
    assert "Traceback" not in output


async def test_without_a_token_and_simcord_it_says_what_to_install(tmp_path):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c",
        "import sys\n"
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'simcord' else find(name, *rest)\n"
        "from bot.__main__ import main\n"
        "main()\n",
        cwd=tmp_path, env={"PYTHONPATH": str(Path(__file__).parents[1])},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert out == b""
    assert len(err.decode().splitlines()) == 1
    assert "pip install 'riichi-hand-bot[local]'" in err.decode()


async def test_what_discord_gives_back_compares_equal_and_what_changed_does_not():
    async with make_client(Settings()) as client:
        await client.tree.set_translator(Translator())
        payload = json.loads(json.dumps(await client.tree.payload()))
    there = [standin.stored(command) for command in payload]
    assert comparable(list(reversed(there))) == comparable(payload)
    waits = next(command for command in there if command["name"] == "waits")
    waits["options"][0]["name_localizations"]["ja"] += "?"
    assert comparable(there) != comparable(payload)


def test_zero_is_a_value_and_false_is_none():
    assert comparable([{"name": "a", "min_value": 0}]) != comparable([{"name": "a"}])
    assert comparable([{"name": "a", "nsfw": False}]) == comparable([{"name": "a"}])
