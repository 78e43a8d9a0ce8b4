"""A stand-in for the proxy of a company's network, on loopback, with a password."""

import asyncio
import base64
import re
from collections.abc import Callable
from typing import Self

USER = "ann:p%40ss"
"""As it is written in an address; the password is p@ss."""

AUTHORIZATION = b"Basic " + base64.b64encode(b"ann:p@ss")
HEAD_END = b"\r\n\r\n"
TARGET = re.compile(rb"^[A-Z]+ (?:http|ws)://([^/:]+):(\d+)/(\S*) HTTP/1.1\r\n", re.MULTILINE)


class Proxy:
    """Passes on what asks for whole addresses, of which ``asked`` has the hosts and paths.

    What comes without the password is answered 407, and counted in ``refused``.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.refused = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()

    @property
    def address(self) -> str:
        """The address that an operator would set."""
        return f"http://{USER}@127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(HEAD_END)
        found = TARGET.match(head)
        if found is None or AUTHORIZATION not in head:
            self.refused += 1
            writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
            writer.close()
            return
        answers, asks = await asyncio.open_connection(found[1].decode(), int(found[2]))
        self._note(head)
        asks.write(head)
        for work in (_pass_on(reader, asks, self._note), _pass_on(answers, writer)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _note(self, data: bytes) -> None:
        for host, _, path in TARGET.findall(data):
            self.asked.append((host.decode(), path.decode().partition("?")[0]))


async def _pass_on(
    source: asyncio.StreamReader,
    target: asyncio.StreamWriter,
    note: Callable[[bytes], None] = lambda _: None,
) -> None:
    try:
        while data := await source.read(2**16):
            note(data)
            target.write(data)
            await target.drain()
    finally:
        target.close()
