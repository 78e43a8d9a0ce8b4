"""A stand-in for Discord on loopback: the REST calls and the gateway that a bot's life needs.

Run as a script it starts ``python -m bot`` against a stand-in given by its address:
``python tests/standin.py http://127.0.0.1:PORT``.
"""

import asyncio
import json
import runpy
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

TOKEN = "stand.in.token"  # noqa: S105 - no secret: only the stand-in takes it
APPLICATION_ID = "1000000000000000001"
INTERACTION = "2000000000000000001/token-of-interaction"
BOT_USER = {
    "id": APPLICATION_ID, "username": "hands", "discriminator": "0", "avatar": None, "bot": True,
    "global_name": None, "public_flags": 0, "flags": 0, "verified": True, "mfa_enabled": False,
    "locale": "en-US", "email": None,
}  # fmt: skip
APPLICATION = {
    "id": APPLICATION_ID, "name": "hands", "icon": None, "description": "", "bot_public": True,
    "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": BOT_USER,
    "team": None,
}  # fmt: skip


@dataclass
class Standin:
    """What the bot did, and the levers of the server."""

    commands: list[dict[str, Any]] = field(default_factory=list)
    requests: list[tuple[str, str]] = field(default_factory=list)
    callbacks: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    identified: asyncio.Event = field(default_factory=asyncio.Event)
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    answering: asyncio.Event = field(default_factory=asyncio.Event)
    closed: asyncio.Event = field(default_factory=asyncio.Event)
    close_codes: list[int | None] = field(default_factory=list)
    callback_seconds: float = 0.0
    failing: int = 0
    socket: web.WebSocketResponse | None = None
    address: str = ""

    async def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Send an event over the gateway."""
        assert self.socket is not None
        await self.socket.send_json({"op": 0, "t": event, "s": 2, "d": data})

    async def command(self, name: str, **options: str) -> None:
        """Let somebody use a slash command in a direct message."""
        number, token = INTERACTION.split("/")
        given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        user = {"id": "5", "username": "ann", "discriminator": "0", "avatar": None}
        await self.dispatch(
            "INTERACTION_CREATE",
            {
                "id": number, "application_id": APPLICATION_ID, "type": 2,
                "token": token, "version": 1, "channel_id": "7",
                "channel": {"id": "7", "type": 1, "recipients": [user]}, "user": user,
                "locale": "en-US", "context": 1, "authorizing_integration_owners": {},
                "entitlements": [], "attachment_size_limit": 10_000_000, "app_permissions": "0",
                "data": {"id": "9", "name": name, "type": 1, "options": given},
            },
        )  # fmt: skip


async def start(standin: Standin) -> web.AppRunner:
    """Serve a stand-in on a free port; its ``address`` is set."""
    app = web.Application()

    async def rest(request: web.Request) -> web.Response:
        return await _rest(standin, request)

    async def gateway(request: web.Request) -> web.WebSocketResponse:
        return await _gateway(standin, request)

    app.router.add_get("/gateway/", gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", rest)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    standin.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    return runner


async def _rest(standin: Standin, request: web.Request) -> web.Response:
    path = request.match_info["path"]
    standin.requests.append((request.method, path))
    standin.asked.set()
    if standin.failing:
        standin.failing -= 1
        assert request.transport is not None
        request.transport.close()
        return web.Response()
    if path.endswith("/callback"):
        standin.answering.set()
        await asyncio.sleep(standin.callback_seconds)
        standin.callbacks.append((path, await _payload(request)))
        interaction = {"id": path.split("/")[1], "type": 2, "response_message_id": "11"}
        return _json({"interaction": interaction})
    if request.headers.get("Authorization") != f"Bot {TOKEN}":
        return _json({"message": "401: Unauthorized", "code": 0}, status=401)
    return _json(await _answer(standin, request, path))


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py reads a body as JSON only where the type stands alone, as Discord sends it.
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


async def _answer(standin: Standin, request: web.Request, path: str) -> Any:
    if path == "users/@me":
        return BOT_USER
    if path == "oauth2/applications/@me":
        return APPLICATION
    if path == f"applications/{APPLICATION_ID}/commands":
        if request.method == "PUT":
            standin.commands = [stored(command) for command in await request.json()]
        return standin.commands
    raise web.HTTPNotFound(text=path)


def stored(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command as Discord gives it back: with fields of its own, without what is false."""
    kept = {name: _tidied(value) for name, value in command.items() if name != "nsfw"}
    return {
        "id": "77", "application_id": APPLICATION_ID, "version": "88", "nsfw": False,
        "default_member_permissions": None, "dm_permission": True, "description": "", **kept,
        "contexts": sorted(command["contexts"], reverse=True),
    }  # fmt: skip


def _tidied(value: Any) -> Any:
    """Leave out what Discord leaves out of options: what is false, null or empty."""
    if isinstance(value, list):
        return [_tidied(item) for item in value]
    if isinstance(value, dict):
        return {k: _tidied(v) for k, v in value.items() if v not in (False, None, [], {})}
    return value


async def _payload(request: web.Request) -> dict[str, Any]:
    if request.content_type.startswith("multipart/"):
        return dict(json.loads((await request.post())["payload_json"]))
    return dict(await request.json())


async def _gateway(standin: Standin, request: web.Request) -> web.WebSocketResponse:
    socket = standin.socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            continue
        sent = message.json()
        if sent["op"] == 1:
            await socket.send_json({"op": 11})
        if sent["op"] == 2:
            ready = {
                "v": 10, "user": BOT_USER, "guilds": [], "session_id": "s",
                "resume_gateway_url": str(request.url.origin()).replace("http", "ws"),
                "application": {"id": APPLICATION_ID, "flags": 0},
            }  # fmt: skip
            await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
            standin.identified.set()
    standin.close_codes.append(socket.close_code)
    standin.closed.set()
    return socket


def point_discord_at(address: str) -> None:
    """Let discord.py of this process talk to a stand-in."""
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{address.replace('http', 'ws')}/gateway/")


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])
    point_discord_at(sys.argv.pop())
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
