"""A stand-in for Discord on loopback: its gateway and its REST calls, in one server.

``async with Standin() as discord`` serves it; ``discord.environment()`` points a bot's process at
it, as an operator would point it at a REST proxy.
"""

import asyncio
import time
from typing import Any, Self

from aiohttp import web
from patience import PATIENCE
from standin_gateway import Gateway
from standin_interactions import Asked
from standin_rest import THINKING, Answer, Rest

TOKEN = "stand.in.token"  # noqa: S105 - no secret: only the stand-in takes it


class Standin:
    """The server: ``gateway`` and ``rest`` tell what the bot did, and hold the levers."""

    def __init__(self, token: str = TOKEN) -> None:
        self.gateway = Gateway(token)
        self.rest = Rest(token, lambda: self.gateway.address)
        self.address = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=10 * 2**20)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_route("*", "/api/v10/{path:.*}", self.rest.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}/api/v10"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway/"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    def environment(self, **settings: str) -> dict[str, str]:
        """Return the settings of a bot that takes this for Discord."""
        token = self.gateway.token
        return {"DISCORD_TOKEN": token, "DISCORD_API_BASE": self.address, **settings}

    async def connected(self, seconds: float = PATIENCE) -> None:
        """Wait until a bot has connected."""
        await asyncio.wait_for(self.gateway.up.wait(), seconds)

    async def ready(self, seconds: float = PATIENCE) -> None:
        """Wait until ours has, and its commands are here, which it tells when all is loaded."""
        async with asyncio.timeout(seconds):
            await self.gateway.up.wait()
            await self.rest.commands_told.wait()

    async def send(self, asked: Asked, shard: int = 0) -> Answer:
        """Tell the bot of an interaction; what becomes of it is found in the answer."""
        answer = self.rest.answers[asked.id] = Answer(asked, sent_at=time.perf_counter())
        await self.gateway.dispatch("INTERACTION_CREATE", asked.event, shard)
        return answer

    async def ask(self, asked: Asked, shard: int = 0, seconds: float = PATIENCE) -> Answer:
        """Tell the bot of an interaction and wait for its answer, where it is deferred, too."""
        answer = await self.send(asked, shard)
        await answer.until_done(seconds)
        if answer.type == THINKING:
            await self.rest.until(lambda: answer.message is not None, seconds)
        return answer

    def messages(self) -> list[dict[str, Any]]:
        """Return the messages that answer interactions."""
        return [answer.message for answer in self.rest.answers.values() if answer.message]
