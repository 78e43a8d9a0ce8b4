"""The gateway of the stand-in: sessions, heartbeats, resuming, and everything that goes wrong."""

import asyncio
import json
import time
import zlib
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web
from patience import PATIENCE
from standin_interactions import APPLICATION_ID, BOT_USER

DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11


@dataclass
class Session:
    """What one shard of a bot started with IDENTIFY, and may RESUME."""

    id: str
    shard: tuple[int, int]
    intents: int
    events: list[dict[str, Any]] = field(default_factory=list)
    sequence: int = 1
    resumed: int = 0
    resumable: bool = True


class Line:
    """One websocket, compressed where the bot asks for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._zlib = zlib.compressobj() if compressed else None

    async def send(self, op: int, data: Any = None, **rest: Any) -> None:
        """Send one payload."""
        if self.socket.closed:
            return
        text = json.dumps({"op": op, "d": data, "s": None, "t": None, **rest})
        if self._zlib is None:
            await self.socket.send_str(text)
            return
        packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(packed)

    async def hang_up(self, code: int) -> None:
        """Send a close frame; who reads the line goes on until the other side's comes in."""
        assert self.socket._writer is not None
        await self.socket._writer.close(code)


class Gateway:
    """The gateway; its attributes are what it tells of the bot, and its levers."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.address = ""
        self.lines: list[Line] = []
        self.sessions: dict[str, Session] = {}
        self.identifies: list[float] = []
        self.collisions = 0
        self.heartbeats = 0
        self.close_codes: list[int | None] = []
        self.up = asyncio.Event()
        self.changed = asyncio.Condition()
        # The levers.
        self.heartbeat_seconds = 41.25
        self.acknowledges = True
        self.refuses_with: int | None = None
        self.unavailable = 0
        self.identify_seconds = 0.0
        self.guilds = 0
        self.remembers = True
        self.compresses = True

    @property
    def line(self) -> Line:
        """The websocket in use; the last one where a bot has several."""
        return self.lines[-1]

    async def dispatch(self, event: str, data: dict[str, Any], shard: int = 0) -> None:
        """Send an event to the session of a shard; one that is away gets it when it resumes."""
        session = next(s for s in reversed(self.sessions.values()) if s.shard[0] == shard)
        session.sequence += 1
        sent = {"t": event, "s": session.sequence}
        if self.remembers:
            session.events.append({"data": data, **sent})
        for line in self.lines:
            if line.session is session:
                await line.send(DISPATCH, data, **sent)

    async def drop(self) -> None:
        """Cut every line without a word."""
        for line in self.lines:
            transport = line.socket._req.transport if line.socket._req else None
            if transport is not None:
                transport.abort()

    async def hang_up(self, code: int) -> None:
        """Close every line with a code, and let the bot say goodbye in its turn."""
        for line in list(self.lines):
            await line.hang_up(code)

    async def send_all(self, op: int, data: Any = None) -> None:
        """Send a payload on every line: RECONNECT, INVALID_SESSION, HEARTBEAT."""
        for line in list(self.lines):
            await line.send(op, data)

    async def until(self, condition: Any, seconds: float = PATIENCE) -> None:
        """Wait until ``condition()`` is true; anything that changes here has it looked at."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(condition), seconds)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one connection."""
        if self.unavailable:
            self.unavailable -= 1
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        zipped = self.compresses and request.query.get("compress") == "zlib-stream"
        line = Line(socket, compressed=zipped)
        self.lines.append(line)
        await line.send(HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000)})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(line, message.json())
                await self._tell()
        self.lines.remove(line)
        self.close_codes.append(socket.close_code)
        await self._tell()
        return socket

    async def _tell(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def _hear(self, line: Line, sent: dict[str, Any]) -> None:
        if sent["op"] == HEARTBEAT:
            self.heartbeats += 1
            if self.acknowledges:
                await line.send(HEARTBEAT_ACK)
        elif sent["op"] == IDENTIFY:
            await self._identify(line, sent["d"])
        elif sent["op"] == RESUME:
            await self._resume(line, sent["d"])
        else:
            await line.hang_up(4001)

    async def _identify(self, line: Line, data: dict[str, Any]) -> None:
        if data["token"] != self.token:
            await line.hang_up(4004)
            return
        if self.refuses_with is not None:
            await line.hang_up(self.refuses_with)
            return
        now = time.monotonic()
        if self.identifies and now - self.identifies[-1] < self.identify_seconds:
            self.collisions += 1
            await line.send(INVALID_SESSION, data=False)
            return
        self.identifies.append(now)
        session = Session(
            id=f"session-{len(self.sessions)}",
            shard=tuple(data.get("shard", (0, 1))),
            intents=data["intents"],
        )
        self.sessions[session.id] = line_session = session
        line.session = line_session
        await line.send(DISPATCH, self._ready(session), t="READY", s=1)
        self.up.set()

    def _ready(self, session: Session) -> dict[str, Any]:
        number, count = session.shard
        ids = (guild << 22 for guild in range(1, self.guilds * count + 1))
        mine = [str(guild) for guild in ids if (guild >> 22) % count == number]
        return {
            "v": 10, "user": BOT_USER, "session_id": session.id, "shard": [number, count],
            "guilds": [{"id": guild, "unavailable": True} for guild in mine],
            "resume_gateway_url": self.address,
            "application": {"id": APPLICATION_ID, "flags": 0},
        }  # fmt: skip

    async def _resume(self, line: Line, data: dict[str, Any]) -> None:
        if data["token"] != self.token:
            await line.hang_up(4004)
            return
        session = self.sessions.get(data["session_id"])
        if session is None or not session.resumable:
            await line.send(INVALID_SESSION, data=False)
            return
        line.session = session
        session.resumed += 1
        for event in session.events:
            if event["s"] > (data["seq"] or 0):
                await line.send(DISPATCH, event["data"], t=event["t"], s=event["s"])
        await line.send(DISPATCH, {}, t="RESUMED", s=session.sequence)
        self.up.set()
