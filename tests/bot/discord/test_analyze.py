"""*Analyze hand* in the real bot: where a message has its text, and how its files are fetched."""

import asyncio
from contextlib import asynccontextmanager
from itertools import count

import aiohttp
import pytest
from aiohttp import web
from bot_online import online
from bot_process import free_port
from made_logs import MISSED, log_text
from patience import PATIENCE
from standin import Standin
from standin_interactions import menu

from bot.discord.commands import build

ANALYZE = "Analyze hand"
HAND = "1112345678999m"
LOG = log_text(*MISSED, hand_1="222m888p2223335s").encode()
NUMBERS = count(100)


def snapshot(content="", **more):
    """Return the message that was forwarded, as Discord's description of a snapshot has it."""
    return {
        "type": 0, "content": content, "mentions": [], "mention_roles": [], "attachments": [],
        "embeds": [], "timestamp": "2026-01-01T00:00:00.000000+00:00", "edited_timestamp": None,
        "flags": 0, "components": [], **more,
    }  # fmt: skip


def forwarded(content="", **more):
    """Return the fields of a message that forwards another."""
    reference = {"type": 1, "channel_id": "8", "message_id": "9"}
    return {
        "message_reference": reference,
        "message_snapshots": [{"message": snapshot(content, **more)}],
    }


def file(address):
    return {
        "id": str(next(NUMBERS)), "filename": "game.json", "size": len(LOG), "url": address,
        "proxy_url": address, "content_type": "application/json",
    }  # fmt: skip


def embed(**parts):
    return {"embeds": [{"type": "rich", **parts}]}


FIELDS = [{"name": "Hand", "value": "123m406p789s11223z"}, {"name": "Dora", "value": "5m"}]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (forwarded(HAND), "Tenpai"),
        (forwarded(**embed(description=HAND)), "Tenpai"),
        (forwarded(components=[{"type": 10, "id": 1, "content": HAND}]), "Tenpai"),
        (embed(fields=FIELDS), "dora indicator 4m"),
        (forwarded(**embed(fields=FIELDS)), "dora indicator 4m"),
        (embed(footer={"text": HAND}), "Tenpai"),
        ({"poll": {
            "question": {"text": f"What does {HAND} wait for?"}, "answers": [],
            "expiry": "2099-01-01T00:00:00+00:00", "allow_multiselect": False, "layout_type": 1,
        }}, "Tenpai"),
        (forwarded("https://tenhou.net/0/?log=2009-0009"), "That is the address of a game"),
    ],
)  # fmt: skip
async def test_a_hand_is_found_wherever_a_message_shows_it(message, said):
    async with Standin() as discord, online(discord):
        await discord.connected()
        answer = await discord.ask(menu(ANALYZE, "", **message))
        assert said in str(answer.message)


async def cut(request):
    request.transport.abort()


async def half(request):
    response = web.StreamResponse()
    response.content_length = len(LOG)
    await response.prepare(request)
    await response.write(LOG[:100])
    request.transport.abort()


async def fail(_):
    return web.Response(status=500)


async def hang(_):
    await asyncio.sleep(PATIENCE)


async def give(_):
    return web.Response(body=LOG)


@asynccontextmanager
async def files(answer):
    """Serve files as ``answer`` does; give the address of one."""
    app = web.Application()
    app.router.add_get("/game.json", answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/game.json"
    finally:
        await runner.cleanup()


async def said_of(discord, address):
    """Return what is said of a message with a file at an address."""
    answer = await discord.ask(menu(ANALYZE, "", attachments=[file(address)]))
    return str(answer.message)


@pytest.mark.parametrize("answer", [cut, half, fail, hang])
async def test_a_download_that_fails_is_answered(answer, monkeypatch):
    monkeypatch.setattr(build, "DOWNLOAD_SECONDS", 0.3)
    async with Standin() as discord, online(discord), files(answer) as address:
        await discord.connected()
        assert "attach it again" in await said_of(discord, address)


async def test_a_file_where_nobody_listens_or_without_a_name_server_is_answered(monkeypatch):
    async def resolve(*_, **__):
        raise OSError(None, "Temporary failure in name resolution")

    monkeypatch.setattr(aiohttp.ThreadedResolver, "resolve", resolve)
    async with Standin() as discord, online(discord):
        await discord.connected()
        for address in (f"http://127.0.0.1:{free_port()}/1", "http://cdn.invalid/1"):
            assert "attach it again" in await said_of(discord, address)


async def test_the_log_of_a_forwarded_message_is_opened():
    async with Standin() as discord, online(discord), files(give) as address:
        await discord.connected()
        asked = menu(ANALYZE, "", **forwarded(attachments=[file(address)]))
        answer = await discord.ask(asked)
        assert "East in East 1" in str(answer.message)
