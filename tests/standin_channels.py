"""The channels of the stand-in: messages that a bot posts by itself, each nonce once."""

import asyncio
import re
import time
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from standin_interactions import snowflake, stored

MESSAGES = re.compile(r"channels/(\d+)/messages(?:/(\d+))?(/threads)?")
TYPING = re.compile(r"channels/(\d+)/typing")


@dataclass
class Channels:
    """What was posted, and the levers; a channel that is not known is there, and takes messages."""

    messages: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Every message by its id, as it is now; ``nonce`` and ``channel_id`` tell which it is."""

    edits: list[str] = field(default_factory=list)
    """The id of a message for each time it was edited."""

    threads: list[dict[str, Any]] = field(default_factory=list)
    repeated: int = 0
    """How often a message was posted again that was there already."""

    # The levers.
    answers: dict[str, deque[tuple[int, dict[str, Any]]]] = field(
        default_factory=lambda: defaultdict(deque)
    )
    """What the next calls about a channel are answered instead of being done."""

    before: asyncio.Event | None = None
    """What a message waits for before it is posted."""

    after: asyncio.Event | None = None
    """What the answer waits for, once a message is posted."""

    lost: int = 0
    """So many messages are posted, and Discord's answer is a 503."""

    forgets: bool = False
    """Whether nonces are forgotten at once, as Discord does after some minutes."""

    held: dict[str, asyncio.Event] = field(default_factory=dict)
    """What calls about a channel wait for, the others do not."""

    limit: int = 0
    """How many messages and edits a channel takes in `window` seconds; 0 for any number."""

    window: float = 5.0
    latency: float = 0.0
    """Seconds that each call takes."""

    arrived: int = 0
    """How many messages were sent, whatever became of them."""

    _recent: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def of(self, channel: int) -> list[dict[str, Any]]:
        """Return the messages of a channel in their order."""
        return [it for it in self.messages.values() if it["channel_id"] == str(channel)]

    def refused(self, channel: str) -> tuple[int, dict[str, Any]] | None:
        """Return what a call is answered instead of being done, None where it is done."""
        if self.answers[channel]:
            return self.answers[channel].popleft()
        recent, now = self._recent[channel], time.monotonic()
        while recent and recent[0] < now - self.window:
            recent.popleft()
        if self.limit and len(recent) >= self.limit:
            pause = recent[0] + self.window - now
            return 429, {"message": "You are being rate limited.", "retry_after": pause}
        recent.append(now)
        return None

    async def post(self, channel: str, payload: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Post a message, or answer with the one that has its nonce already."""
        self.arrived += 1
        if self.before is not None:
            await self.before.wait()
        nonce = payload.get("nonce")
        known = [it for it in self.of(int(channel)) if nonce and it["nonce"] == nonce]
        if known and payload.get("enforce_nonce") and not self.forgets:
            self.repeated += 1
            message = known[0]
        else:
            message = stored(payload, None, None)
            message |= {"channel_id": channel, "nonce": nonce}
            message["allowed_mentions"] = payload.get("allowed_mentions")
            self.messages[message["id"]] = message
        if self.after is not None:
            await self.after.wait()
        if self.lost:
            self.lost -= 1
            return 503, {"message": "503: Service Unavailable", "code": 0}
        return 200, message

    def edit(self, message: str, payload: dict[str, Any]) -> dict[str, Any] | None:
        """Change a message; return it, None where it is gone."""
        kept = self.messages.get(message)
        if kept is not None:
            kept |= {"components": stored(payload, None, None)["components"]}
            self.edits.append(message)
        return kept

    def begin_thread(self, channel: str, message: str, payload: dict[str, Any]) -> dict[str, Any]:
        """Begin a thread at a message."""
        thread = {
            "id": snowflake(), "type": 11, "name": payload["name"], "parent_id": channel,
            "message": message,
        }  # fmt: skip
        self.threads.append(thread)
        return thread


async def serve(
    channels: Channels, request: web.Request, path: str, payload: dict[str, Any]
) -> tuple[int, Any] | None:
    """Return the status and the body of a call about a channel, None where it is about none."""
    if found := TYPING.fullmatch(path):
        return channels.refused(found[1]) or (204, None)
    found = MESSAGES.fullmatch(path)
    if found is None:
        return None
    channel, message, thread = found.groups()
    await asyncio.sleep(channels.latency)
    if channel in channels.held:
        await channels.held[channel].wait()
    if (refusal := channels.refused(channel)) is not None:
        return refusal
    if thread:
        return 201, channels.begin_thread(channel, message, payload)
    if message is None:
        there = channels.of(int(channel))[::-1]
        return (200, there) if request.method == "GET" else await channels.post(channel, payload)
    edited = channels.edit(message, payload)
    return (200, edited) if edited else (404, {"message": "Unknown Message", "code": 10008})
