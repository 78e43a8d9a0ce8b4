"""The life of ``python -m bot``: how it starts, what stops it, and what it says in one line."""

import asyncio
import json
import os
import signal
import sys
import time

import pytest
from bot_online import online
from bot_process import running, started
from discord.gateway import DiscordWebSocket
from discord.http import Route
from places import ROOT
from standin import Standin
from standin_gateway import INVALID_SESSION
from standin_interactions import APPLICATION_ID, command

from bot import preflight
from bot.discord.discord_errors import explain
from bot.hosting.config import Settings

HAND = "1112345678999m"


@pytest.fixture
async def discord():
    async with Standin() as standin:
        yield standin


def lines_about(output, word):
    return [line for line in output.splitlines() if word in line]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_finishes_open_answers_and_closes_with_1000(
    tmp_path, discord, number
):
    discord.rest.held = asyncio.Event()
    async with running(tmp_path, discord.environment()) as bot:
        await discord.ready()
        answer = await discord.send(command("waits", hand=HAND))
        await discord.rest.called("/callback")
        assert not answer.done.is_set()
        bot.stop(number)
        asyncio.get_running_loop().call_later(1, discord.rest.held.set)
        code, output = await bot.end()
        await discord.gateway.until(lambda: discord.gateway.close_codes)
    assert (code, discord.gateway.close_codes) == (0, [1000])
    assert answer.type == 4
    assert "Traceback" not in output


async def test_told_to_stop_it_waits_so_long_for_an_answer_and_no_longer(discord, monkeypatch):
    monkeypatch.setattr("bot.discord.door.DRAIN_SECONDS", 0.5)
    discord.rest.held = asyncio.Event()
    async with online(discord) as bot:
        await discord.ready()
        answer = await discord.send(command("waits", hand=HAND))
        await discord.rest.called("/callback")
        told = time.monotonic()
        assert "Traceback" not in await bot.end()
        assert time.monotonic() - told >= 0.5
        assert not answer.done.is_set()
        discord.rest.held.set()


async def test_the_log_has_the_invitation_and_never_the_token(tmp_path, discord):
    async with running(tmp_path, discord.environment(LOG_LEVEL="DEBUG", DATABASE_URL="off")) as bot:
        await discord.ready()
        answer = await discord.ask(command("waits", hand=HAND))
        bot.stop()
        _, output = await bot.end()
    assert f"https://discord.com/oauth2/authorize?client_id={APPLICATION_ID}" in output
    assert discord.gateway.token not in output
    assert answer.asked.token not in output
    assert "WARNING" not in output


async def test_a_wrong_token_is_one_clear_line(tmp_path, discord):
    for style in ("plain", "json"):
        settings = discord.environment(LOG_FORMAT=style) | {"DISCORD_TOKEN": "no.such.token"}
        async with running(tmp_path, settings) as bot:
            code, output = await bot.end()
        assert code == 2
        (line,) = lines_about(output, "DISCORD_TOKEN")
        assert style == "plain" or json.loads(line)["level"] == "CRITICAL"
        assert "Traceback" not in output
        assert "no.such" not in output


async def refused_with(discord, close_code):
    """Run a bot that the gateway refuses; return what the operator is told."""
    discord.gateway.refuses_with = close_code
    async with online(discord) as bot:
        return explain(await bot.failure())


@pytest.mark.parametrize(
    ("close_code", "word"),
    [(4004, "DISCORD_TOKEN"), (4010, "SHARD_COUNT"), (4011, "SHARD_COUNT"), (4014, "intents")],
)
async def test_a_mistake_of_the_operator_is_one_sentence(discord, close_code, word):
    trouble = await refused_with(discord, close_code)
    assert trouble.fixable
    assert word in trouble.sentence


async def test_a_token_revoked_later_is_the_same_clear_line(tmp_path, discord):
    async with running(tmp_path, discord.environment()) as bot:
        await discord.ready()
        discord.gateway.token = "another.stand.in"  # noqa: S105 - of no use elsewhere
        await discord.gateway.hang_up(4004)
        code, output = await bot.end()
    assert code == 2
    assert len(lines_about(output, "DISCORD_TOKEN")) == 1
    assert "Traceback" not in output


async def test_the_bot_tries_again_while_discord_is_out_of_reach(discord):
    discord.rest.cuts = 2
    async with online(discord) as bot:
        await discord.ready()
        output = await bot.end()
        assert lines_about(output, "trying again")
        assert "Traceback" not in output


async def test_the_bot_can_be_stopped_while_discord_is_out_of_reach(discord):
    discord.rest.cuts = 10**6
    async with online(discord) as bot:
        await discord.rest.called("users/@me")
        output = await bot.end()
        assert "Traceback" not in output


async def test_a_gateway_that_is_not_there_yet_is_waited_for_in_lines_of_one(discord):
    discord.gateway.address = "ws://127.0.0.1:9/gateway/"
    async with online(discord, shard_count=1) as bot:
        await discord.rest.called("gateway/bot")
        await bot.said("Failed to connect")
        output = await bot.end()
        assert lines_about(output, "Failed to connect")
        assert "Traceback" not in output


# Whatever a shard is about, the bot ends when it is told to


async def test_it_ends_while_a_shard_waits_to_identify_again(discord):
    async with online(discord, shard_count=1) as bot:
        await discord.ready()
        await discord.gateway.send_all(INVALID_SESSION, data=False)
        await discord.gateway.until(lambda: not discord.gateway.lines)
        await bot.end()


async def test_it_ends_while_its_start_collides_with_another_process(discord):
    discord.gateway.identify_seconds = 1000
    async with online(discord, shard_count=1) as bot:
        await discord.ready()
        await discord.gateway.send_all(INVALID_SESSION, data=False)
        discord.gateway.sessions.clear()
        await discord.gateway.until(lambda: not discord.gateway.lines)
        await bot.end()


async def test_an_event_loop_that_hangs_ends_with_0(tmp_path):
    script = (
        "import asyncio, time, bot.__main__ as main\n"
        "main.END_SECONDS = 0.2\n"
        "async def hang():\n"
        "    main._stop_on_signals(asyncio.Event())\n"
        "    print('hangs', flush=True)\n"
        "    time.sleep(1000)\n"
        "asyncio.run(hang())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    async with started(environment, tmp_path, sys.executable, "-c", script) as bot:
        await bot.process.stdout.readline()
        bot.stop()
        code, output = await bot.end()
    assert code == 0
    assert "did not end in time" in output


async def test_no_start_is_wasted_where_discord_allows_none(discord):
    discord.rest.starts_left = 0
    asked = time.monotonic()
    async with online(discord) as bot:
        await discord.ready()
        waited = time.monotonic() - asked
        output = await bot.end()
        assert waited > 1.9  # the stand-in allows the next start in two seconds
        assert lines_about(output, "Too many starts")


async def test_the_last_start_that_is_left_is_used(discord):
    discord.rest.starts_left = 1
    async with online(discord) as bot:
        await discord.ready()
        assert not lines_about(await bot.end(), "Too many starts")


async def test_a_port_that_is_taken_is_named(tmp_path, discord):
    port = discord.address.split(":")[2].split("/")[0]
    async with running(tmp_path, discord.environment(HEALTH_PORT=port)) as bot:
        code, output = await bot.end()
    assert code == 2
    assert lines_about(output, "HEALTH_PORT") == lines_about(output, port)
    assert "Traceback" not in output


# What python -m bot check says


async def check(tmp_path, settings):
    async with running(tmp_path, settings, "check") as bot:
        code, output = await bot.end()
    return code, {line.split(":")[0]: line for line in output.splitlines()}


async def test_check_finds_nothing_wrong_and_changes_nothing(tmp_path, discord):
    code, found = await check(tmp_path, discord.environment())
    assert code == 0
    assert list(found) == [
        "ok    version", "ok    settings", "ok    assets", "ok    database", "ok    token",
        "ok    link", "ok    commands", "ok    shards", "ok    starts",
    ]  # fmt: skip
    assert discord.rest.commands == []
    assert discord.gateway.sessions == {}


async def test_check_ends_with_2_where_something_is_wrong(tmp_path, discord):
    settings = discord.environment() | {"DISCORD_TOKEN": "no.such.token"}
    code, found = await check(tmp_path, settings)
    assert code == 2
    assert [line for line in found if line.startswith("WRONG")] == ["WRONG token"]


@pytest.mark.parametrize(
    ("at_discord", "settings", "wrong"),
    [
        ({}, {"discord_api_base": "http://127.0.0.1:9/api/v10"}, ["network"]),
        ({}, {"discord_token": "no.such.token"}, ["token"]),
        ({}, {"shard_count": 4, "shard_ids": (1, 2, 3)}, ["commands"]),
        ({"shards": 3}, {"shard_count": 2}, ["shards"]),
        ({"shards": 2}, {"shard_count": 2}, []),
        ({"shards": 3}, {}, []),
        ({"starts_left": 1, "shards": 2}, {}, ["starts"]),
        ({"starts_left": 2, "shards": 2}, {}, []),
    ],
)
async def test_check_says_what_is_wrong(discord, monkeypatch, at_discord, settings, wrong):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    for name, value in at_discord.items():
        setattr(discord.rest, name, value)
    own = {"discord_token": discord.gateway.token, "discord_api_base": discord.address}
    found = preflight.findings(Settings(**{**own, "database_url": "off", **settings}))
    assert [it.what async for it in found if not it.fine] == wrong


@pytest.mark.parametrize(
    ("chosen", "said"), [(2, "2, and Discord advises 3"), (None, "3, and Discord advises 3")]
)
async def test_check_tells_the_shards_that_were_chosen_or_else_those_advised(
    discord, monkeypatch, chosen, said
):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    discord.rest.shards = 3
    own = {"discord_token": discord.gateway.token, "discord_api_base": discord.address}
    found = preflight.findings(Settings(**own, database_url="off", shard_count=chosen))
    assert [it.seen async for it in found if it.what == "shards"] == [said]
