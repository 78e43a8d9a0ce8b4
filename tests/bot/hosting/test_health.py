"""The pages of monitoring: what they say, and that held connections keep nobody out."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from bot_process import free_port
from patience import PATIENCE

from bot.hosting import health
from bot.hosting.metrics import Metrics


@asynccontextmanager
async def served(trouble="", note=""):
    port = free_port()
    async with health.serving("127.0.0.1", port, Metrics(), lambda: trouble, lambda: note):
        yield port


async def asked(port, request):
    """Send a request as it stands; return all that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    try:
        async with asyncio.timeout(PATIENCE):
            return (await reader.read()).decode()
    except ConnectionError:
        return ""
    finally:
        writer.close()


def get(path, method="GET"):
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


@pytest.mark.parametrize(
    ("request_", "status", "body"),
    [
        (get("/healthz"), "200 OK", "ok\nbeside\n"),
        (get("/healthz?verbose"), "200 OK", "ok\nbeside\n"),
        (get("/healthz", "HEAD"), "200 OK", ""),
        (get("/nothing"), "404 Not Found", ""),
        (get("/healthz", "POST"), "405 Method Not Allowed", ""),
    ],
)
async def test_each_request_has_its_answer(request_, status, body):
    async with served(note="beside") as port:
        head, _, told = (await asked(port, request_)).partition("\r\n\r\n")
        assert head.startswith(f"HTTP/1.1 {status}\r\n")
        assert told == body


@pytest.mark.parametrize("takes", [0.5, 0.001])
def test_making_metrics_takes_a_fiftieth_of_the_time_however_often_they_are_asked_for(takes):
    now, made = [0.0], []

    class Slow(Metrics):
        def text(self):
            made.append(now[0])
            now[0] += takes
            return b"%d" % len(made)

    pages = health.Pages(Slow(), lambda: "", lambda: "", clock=lambda: now[0])
    while now[0] < 500 * takes:
        assert pages.answer("GET", "/metrics").body == b"%d" % len(made)
        now[0] += takes / 7
    assert len(made) == 10


async def test_trouble_is_a_503_and_metrics_are_there():
    async with served(trouble="stopping") as port:
        answer = await asked(port, get("/healthz"))
        assert "503 Service Unavailable" in answer
        assert answer.endswith("stopping\n")
        told = await asked(port, get("/metrics"))
        assert {"riichi_bot_open_interactions 0.0", "riichi_bot_online 0.0"} < {*told.splitlines()}
    async with served(note="beside") as port:
        assert "riichi_bot_online 1.0" in await asked(port, get("/metrics"))


@pytest.mark.parametrize(
    "request_", [b"\r\n\r\n", b"\xff\0 x\r\n\r\n", b"a" * 10_000 + b"\r\n\r\n"]
)
async def test_what_is_no_request_is_hung_up_on_in_silence(request_, caplog):
    async with served() as port:
        assert await asked(port, request_) == ""
        assert "200" in await asked(port, get("/healthz"))
    assert not caplog.records


async def test_connections_that_say_nothing_keep_nobody_out(caplog):
    async with served() as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
        assert "200" in await asked(port, get("/healthz"))
        still_open = sum(not reader.at_eof() for reader, _ in held)
        assert still_open <= health.MOST_OPEN
        for _, writer in held:
            writer.close()
    assert not caplog.records


async def test_a_request_that_never_ends_is_hung_up_on(monkeypatch):
    monkeypatch.setattr(health, "READING_SECONDS", 0.1)
    async with served() as port:
        assert await asked(port, b"GET /healthz HTTP/1.1\r\n") == ""
