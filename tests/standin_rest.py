"""The REST calls of the stand-in: a bot's commands, its answers to interactions, its messages."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import payloads
import standin_channels
from aiohttp import web
from patience import PATIENCE
from standin_channels import Channels
from standin_interactions import APPLICATION_ID, BOT_USER, EPOCH, Asked, stored

APPLICATION = {
    "id": APPLICATION_ID, "name": "hands", "icon": None, "description": "", "bot_public": True,
    "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": BOT_USER,
    "team": None,
}  # fmt: skip
DEADLINE = 3.0
THINKING = 5
"""The type of a callback whose message comes later."""

ENTRY_POINT = 4
"""The type of a command that Discord makes of an application whose Activities are switched on."""

MESSAGE_TYPES = {4: "new", 7: "edit"}


@dataclass
class Answer:
    """What became of one interaction."""

    asked: Asked
    sent_at: float
    acknowledged_at: float | None = None
    type: int = 0
    payload: dict[str, Any] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    message: dict[str, Any] | None = None
    followups: list[dict[str, Any]] = field(default_factory=list)
    deleted: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def until_done(self, seconds: float = PATIENCE) -> None:
        """Wait for the acknowledgement."""
        await asyncio.wait_for(self.done.wait(), seconds)

    @property
    def seconds(self) -> float:
        """How long the acknowledgement took."""
        assert self.acknowledged_at is not None
        return self.acknowledged_at - self.sent_at


@dataclass
class Rest:
    """The REST side; its attributes are what the bot did, and the levers."""

    token: str
    gateway_address: Callable[[], str]
    commands: list[dict[str, Any]] = field(default_factory=list)
    commands_told: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the bot that logged in last has learned of commands, its own or those before."""
    requests: list[tuple[str, str]] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    channels: Channels = field(default_factory=Channels)
    refused: list[int] = field(default_factory=list)
    # The levers.
    cuts: int = 0
    loses: int = 0  # so many answers are taken, and Discord's reply is a 500
    statuses: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    bars: dict[str, int] = field(default_factory=dict)
    """For how many seconds Cloudflare bars the bot at the next call of an address's end."""

    held: asyncio.Event | None = None  # what the calls of interactions wait for
    joined: list[dict[str, Any]] = field(default_factory=list)  # the servers that the bot is in
    shards: int = 1
    starts_left: int = 1000
    checks: bool = True
    keeps: bool = True
    hides: bool = False  # what the bot posts, as where users may not use external apps
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until ``condition()`` is true; every call has it looked at, before and after."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(condition), seconds)

    async def called(self, end: str) -> None:
        """Wait until an address that ends so has been called."""
        await self.until(lambda: any(path.endswith(end) for _, path in self.requests))

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one call, and have what waits for something look again."""
        path = request.match_info["path"]
        if not self.keeps:
            return await self._serve(request, path)
        self.requests.append((request.method, path))
        await self._tell()
        try:
            return await self._serve(request, path)
        finally:
            await self._tell()

    async def _tell(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def _serve(self, request: web.Request, path: str) -> web.Response:
        """Answer, or fail as the levers say."""
        if self.cuts:
            self.cuts -= 1
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        if barring := [end for end in self.bars if path.endswith(end)]:
            headers = {"Retry-After": str(self.bars.pop(barring[0]))}
            return web.Response(status=429, text="error code: 1015", headers=headers)
        interaction = path.startswith(("interactions/", "webhooks/"))
        if interaction and self.held is not None:
            await self.held.wait()
        if self.statuses:
            await request.read()
            status, body = self.statuses.pop(0)
            return _json(body, status)
        if interaction:
            return await self._of_interaction(request, path)
        if request.headers.get("Authorization") != f"Bot {self.token}":
            return _json({"message": "401: Unauthorized", "code": 0}, 401)
        return await self._of_bot(request, path)

    async def _of_bot(self, request: web.Request, path: str) -> web.Response:
        if path == "users/@me":
            self.commands_told.clear()
        told = {"users/@me": BOT_USER, "users/@me/guilds": self.joined}
        if path in told:
            return _json(told[path])
        if path == "oauth2/applications/@me":
            return _json(APPLICATION)
        if path in {"gateway", "gateway/bot"}:
            limit = {
                "total": 1000, "remaining": self.starts_left, "reset_after": 2000,
                "max_concurrency": 1,
            }  # fmt: skip
            start = {"url": self.gateway_address(), "shards": self.shards}
            return _json({**start, "session_start_limit": limit})
        if path.startswith("channels/"):
            return await self._of_channel(request, path)
        if path == f"applications/{APPLICATION_ID}/commands":
            return await self._of_commands(request)
        return _json({"message": f"404: {path}", "code": 0}, 404)

    async def _of_commands(self, request: web.Request) -> web.Response:
        if request.method == "PUT":
            sent = await request.json()
            self._check(payloads.COMMANDS, sent)
            kept = {one.get("id") for one in sent}
            if any(it["type"] == ENTRY_POINT and it["id"] not in kept for it in self.commands):
                return self._refuse(400, 50240, "You cannot remove the Entry Point command")
            self.commands = [kept_command(one) for one in sent]
        if self.commands:
            self.commands_told.set()
        return _json(self.commands)

    async def _of_channel(self, request: web.Request, path: str) -> web.Response:
        payload, files = await _body(request) if request.can_read_body else ({}, {})
        if path.endswith("/messages"):
            self._check(payloads.POST, payload, files)
        elif request.method == "PATCH":
            self._check(payloads.CHANGE, payload, files)
        found = await standin_channels.serve(self.channels, request, path, payload)
        status, body = found or (404, {"message": f"404: {path}", "code": 0})
        return web.Response(status=204) if status == 204 else _json(body, status)

    async def _of_interaction(self, request: web.Request, path: str) -> web.Response:
        callback = re.fullmatch(r"interactions/(\d+)/([^/]+)/callback", path)
        if callback:
            return await self._callback(request, self.answers.get(callback[1]), callback[2])
        webhook = re.fullmatch(r"webhooks/\d+/token-of-(\d+)(?:/messages/(@original|\d+))?", path)
        answer = self.answers.get(webhook[1]) if webhook else None
        if webhook is None or answer is None or answer.acknowledged_at is None:
            return self._refuse(404, 10015, "Unknown Webhook")
        return await self._of_message(request, answer, original=webhook[2] is not None)

    async def _callback(
        self, request: web.Request, answer: Answer | None, token: str
    ) -> web.Response:
        payload, files = await _body(request)
        if answer is None or answer.asked.token != token or answer.deleted:
            return self._refuse(404, 10062, "Unknown interaction")
        created = (int(answer.asked.id) >> 22) + EPOCH
        if time.time() - created / 1000 > DEADLINE:
            return self._refuse(404, 10062, "Unknown interaction")
        if answer.acknowledged_at is not None:
            return self._refuse(400, 40060, "Interaction has already been acknowledged.")
        self._check(payloads.CALLBACK, payload, files)
        answer.acknowledged_at = time.perf_counter()
        answer.type, answer.payload = payload["type"], payload
        reply = self._resource(answer, payload)
        if self.keeps:
            answer.files = {name: data for _, (name, data) in files.items()}
        else:
            del self.answers[answer.asked.id]
        answer.done.set()
        if self.loses:
            self.loses -= 1
            return _json({"message": "500: Internal Server Error", "code": 0}, 500)
        return _json(reply)

    def _resource(self, answer: Answer, payload: dict[str, Any]) -> dict[str, Any]:
        asked = answer.asked
        interaction = {"id": asked.id, "type": asked.data["type"]}
        if payload["type"] not in MESSAGE_TYPES:
            return {"interaction": interaction}
        message = stored(payload["data"], None, asked.user)
        if self.hides:
            message["flags"] |= 64
        if MESSAGE_TYPES[payload["type"]] == "edit":
            old = asked.data["message"]
            kept = ("id", "type", "interaction_metadata")  # the last only where one made it
            message = {name: it for name, it in message.items() if name not in kept}
            message |= {name: old[name] for name in kept if name in old}
        answer.message = message
        interaction |= {
            "response_message_id": message["id"], "response_message_loading": False,
            "response_message_ephemeral": bool(message["flags"] & 64),
        }  # fmt: skip
        resource = {"type": payload["type"], "message": message}
        return {"interaction": interaction, "resource": resource}

    async def _of_message(
        self, request: web.Request, answer: Answer, *, original: bool
    ) -> web.Response:
        if request.method == "DELETE":
            answer.deleted = True
            return web.Response(status=204)
        if request.method == "GET":
            return _json(answer.message)
        payload, files = await _body(request)
        self._check(payloads.EDIT if original else payloads.FOLLOWUP, payload, files)
        message = stored(payload, None, answer.asked.user)
        if original or (answer.type == THINKING and answer.message is None):
            # The first follow-up of an answer that takes longer comes in its place.
            answer.message = message
        else:
            answer.followups.append(message)
        return _json(message)

    def _check(
        self, operation: str, payload: Any, files: dict[str, tuple[str, bytes]] | None = None
    ) -> None:
        if self.checks:
            names = {field_name: name for field_name, (name, _) in (files or {}).items()}
            self.problems += payloads.problems(operation, payload, names)

    def _refuse(self, status: int, code: int, message: str) -> web.Response:
        self.refused.append(code)
        return _json({"message": message, "code": code}, status)


def kept_command(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command as Discord gives it back: with fields of its own, without what is false."""
    kept = {name: _tidied(value) for name, value in command.items() if name != "nsfw"}
    if kept.get("default_member_permissions") is not None:  # sent as a number, told as text
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    return {
        "id": command.get("id", "77"), "application_id": APPLICATION_ID, "version": "88",
        "nsfw": False,
        "default_member_permissions": None, "dm_permission": True, "description": "", **kept,
        "contexts": sorted(command["contexts"], reverse=True),
    }  # fmt: skip


def _tidied(value: Any) -> Any:
    """Leave out what Discord leaves out of options: what is false, null or empty."""
    if isinstance(value, list):
        return [_tidied(item) for item in value]
    if isinstance(value, dict):
        return {
            k: _tidied(v) for k, v in value.items() if v is not False and v not in (None, [], {})
        }
    return value


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py reads a body as JSON only where the type stands alone, as Discord sends it.
    headers = {"Content-Type": "application/json"}
    if status == 429:
        headers |= {"Via": "1.1 google", "Retry-After": str(data.get("retry_after", 1))}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


async def _body(request: web.Request) -> tuple[dict[str, Any], dict[str, tuple[str, bytes]]]:
    """Return the JSON of a call, and the name and content of its files by their form field."""
    if not request.content_type.startswith("multipart/"):
        return dict(await request.json()), {}
    form = await request.post()
    files = {
        name: (part.filename, part.file.read())
        for name, part in form.items()
        if isinstance(part, web.FileField)
    }
    return dict(json.loads(str(form["payload_json"]))), files
