"""``/healthz`` and ``/metrics`` over HTTP, for monitoring."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from .metrics import CONTENT_TYPE, Metrics


class HealthError(OSError):
    """Nothing can be served at the host and port; the text says why."""


@asynccontextmanager
async def serving(
    host: str,
    port: int,
    metrics: Metrics,
    trouble: Callable[[], str],
    note: Callable[[], str] = lambda: "",
) -> AsyncIterator[None]:
    """Serve while inside; ``trouble`` says what is wrong with the bot now, "" for nothing.

    ``/healthz`` answers 200 where nothing is, else 503 and the sentence; ``note`` is what a
    restart of the bot would not help, and is told beside. Port 0 serves nothing.
    Raises HealthError where the port is not free.
    """
    if not port:
        yield
        return
    from aiohttp import web  # noqa: PLC0415 - a tenth of the start, and most bots serve nothing

    async def healthz(_: web.Request) -> web.Response:
        wrong = trouble()
        lines = [wrong or "ok", *filter(None, [note()])]
        return web.Response(text="".join(f"{it}\n" for it in lines), status=503 if wrong else 200)

    async def measurements(_: web.Request) -> web.Response:
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", measurements)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        await runner.cleanup()
        reason = os.strerror(error.errno) if error.errno else error.strerror
        pages = "/healthz and /metrics"
        raise HealthError(f"{pages} cannot be served at {host}:{port}: {reason}") from error
    try:
        yield
    finally:
        await runner.cleanup()
