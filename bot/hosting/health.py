"""``/healthz`` and ``/metrics`` over HTTP, for monitoring.

Whoever reaches the port may hold connections open: each has a moment to send its request, and where
too many are open the oldest goes, so that a supervisor is always answered.
"""

import asyncio
import math
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final

from .metrics import CONTENT_TYPE, Metrics

MOST_OPEN: Final = 32
"""Connections that are open at a time; each takes a file descriptor."""

READING_SECONDS: Final = 5.0
"""How long a request may take to come."""

LONGEST_REQUEST: Final = 8192

MAKING_SHARE: Final = 0.02
"""The most of the time that may go into making metrics, however often they are asked for."""

TEXT: Final = "text/plain; charset=utf-8"


class HealthError(OSError):
    """Nothing can be served at the host and port; the text says why."""


@dataclass(frozen=True, slots=True)
class HttpAnswer:
    """What a request is answered."""

    status: HTTPStatus
    body: bytes
    content_type: str = TEXT

    def to_bytes(self, *, with_body: bool) -> bytes:
        """Return the response; HEAD is answered without the body."""
        head = (
            f"HTTP/1.1 {self.status.value} {self.status.phrase}\r\n"
            f"Content-Type: {self.content_type}\r\nContent-Length: {len(self.body)}\r\n"
            "Connection: close\r\n\r\n"
        )
        return head.encode() + (self.body if with_body else b"")


@dataclass
class Pages:
    """The pages, and the connections on which they are asked for, the oldest first."""

    metrics: Metrics
    trouble: Callable[[], str]
    note: Callable[[], str]
    clock: Callable[[], float] = time.perf_counter
    open: OrderedDict[asyncio.StreamWriter, None] = field(default_factory=OrderedDict)
    _text: bytes = b""
    _until: float = -math.inf

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request, and close its connection."""
        self.open[writer] = None
        if len(self.open) > MOST_OPEN:
            oldest, _ = self.open.popitem(last=False)
            oldest.transport.abort()
        try:
            with suppress(OSError, EOFError, ValueError, TimeoutError, asyncio.LimitOverrunError):
                async with asyncio.timeout(READING_SECONDS):
                    request = await reader.readuntil(b"\r\n\r\n")
                    method, path, _ = request.decode("latin-1").split(" ", 2)
                    writer.write(self.answer(method, path).to_bytes(with_body=method != "HEAD"))
                    await writer.drain()
        finally:
            self.open.pop(writer, None)
            writer.close()

    def answer(self, method: str, path: str) -> HttpAnswer:
        """Return the answer to a request."""
        if method not in {"GET", "HEAD"}:
            return HttpAnswer(HTTPStatus.METHOD_NOT_ALLOWED, b"")
        match path.partition("?")[0]:
            case "/healthz":
                wrong = self.trouble()
                lines = [wrong or "ok", *filter(None, [self.note()])]
                status = HTTPStatus.SERVICE_UNAVAILABLE if wrong else HTTPStatus.OK
                return HttpAnswer(status, "".join(f"{it}\n" for it in lines).encode())
            case "/metrics":
                return HttpAnswer(HTTPStatus.OK, self._metrics_text(), CONTENT_TYPE)
        return HttpAnswer(HTTPStatus.NOT_FOUND, b"")

    def _metrics_text(self) -> bytes:
        """Return the metrics of now, or the last ones where making them took long just before."""
        begun = self.clock()
        if begun >= self._until:
            self._text = self.metrics.text()
            made = self.clock()
            self._until = made + (made - begun) / MAKING_SHARE
        return self._text


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
    about = "1 while every shard of this process is connected, as /healthz says, else 0."
    metrics.watch("online", about, lambda: float(not trouble()))
    pages = Pages(metrics, trouble, note)
    try:
        server = await asyncio.start_server(pages.serve, host, port, limit=LONGEST_REQUEST)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else error.strerror
        names = "/healthz and /metrics"
        raise HealthError(f"{names} cannot be served at {host}:{port}: {reason}") from error
    try:
        yield
    finally:
        server.close()
        for writer in pages.open:
            writer.transport.abort()
