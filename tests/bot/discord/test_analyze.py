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
from standin_interactions import BOT_USER, click, menu, submit

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


PICTURE = {"content_type": "image/png", "filename": "hand.png"}


async def test_a_picture_beside_a_hand_is_named():
    async with Standin() as discord, online(discord):
        await discord.connected()
        beside = file("http://cdn.invalid/1") | PICTURE
        answer = await discord.ask(menu(ANALYZE, HAND, attachments=[beside]))
        assert "Not used: `picture`." in str(answer.message)
        alone = await discord.ask(menu(ANALYZE, "what now?", attachments=[beside]))
        assert "I can't read tiles in a picture" in str(alone.message)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3 han 40 fu dealer ron", "3 han 40 fu, dealer"),
        ("what is suji?", "suji"),
        ("筋とは？", "suji"),
        ("123m4067p789s1122z, toimen riichi, river 1z5p4m9s, what's safe?", "Safest"),
        ("how many points? 123m456p789s11222z", "2 han 40 fu"),
    ],
)
async def test_a_question_that_another_command_answers_is_that_answer(text, said):
    async with Standin() as discord, online(discord):
        await discord.connected()
        answer = await discord.ask(menu(ANALYZE, text))
        assert said in str(answer.message)
        assert "Not answered" not in str(answer.message)


async def test_of_the_bots_own_messages_only_the_code_is_read():
    async with Standin() as discord, online(discord):
        await discord.connected()
        prose = "Your river: 1m9m, cut 5p.\n```\n123m456p78s11222z\nseat: east; turn 6\n```"
        answer = await discord.ask(menu(ANALYZE, prose, author=BOT_USER))
        assert "Tenpai" in str(answer.message)
        assert "seat: east; turn 6" in str(answer.message)
        assert "Not used" not in str(answer.message)


def button_of(message, label):
    found = []

    def look(parts):
        for part in parts:
            found.extend([part["custom_id"]] if part.get("label") == label else [])
            look(part.get("components", ()))

    look(message["components"])
    (own,) = found
    return own


async def test_a_reading_is_corrected_in_a_form_that_holds_it():
    async with Standin() as discord, online(discord):
        await discord.connected()
        said = "zork 345p, 34678m22s5z555s, I'm dealer"
        unsure = (await discord.ask(menu(ANALYZE, said))).message
        assert "**Read as** `" in str(unsure)
        opened = await discord.ask(click(unsure, button_of(unsure, "Correct…")))
        modal = opened.payload["data"]
        fields = [part["component"] for part in modal["components"]]
        assert [field["custom_id"] for field in fields] == ["hand", "beside"]
        assert fields[0]["value"] in str(unsure)
        assert fields[1]["value"] == "seat: east"
        right = {"hand": "34678m22s5z555s [345p]", "beside": "seat: east"}
        answer = await discord.ask(submit(unsure, modal["custom_id"], **right))
        assert "34678m225555s" not in str(answer.message)
        assert "[345p]" in str(answer.message)
        wrong = await discord.ask(submit(unsure, modal["custom_id"], hand="123m45", beside=""))
        again = await discord.ask(click(wrong.message, button_of(wrong.message, "Correct…")))
        assert again.payload["data"]["components"][0]["component"]["value"] == "123m45"
