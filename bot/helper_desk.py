"""Replies made by helper processes, so that the bot's own has nothing to do but talk to Discord."""

import asyncio
import logging
import pickle
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from .discord_app.reply import Ask, Reply
from .helper import LENGTH
from .hosting.config import helper_environment
from .picture.render import Palette

log = logging.getLogger(__name__)

RESTART_SECONDS: Final = 2.0
"""How long a helper lives at least before another is started without a pause of so long."""

PATIENCE_SECONDS: Final = 10.0
"""After how long a helper that owes a reply hangs: Discord has waited for three."""

WARM_UP_SECONDS: Final = 60.0
"""After how long one that is not warm hangs."""

LEAVE_SECONDS: Final = 2.0
"""How long a helper may take to end once nobody asks any more."""

PACKAGES: Final = Path(__file__).parents[1]
"""Where this very package is found, wherever the bot was started."""


class HelperError(RuntimeError):
    """A helper has no reply; the text is its traceback, or says that it ended."""


class HelperDesk:
    """Has each question answered by the helper with the least to do."""

    def __init__(self, count: int, languages: Sequence[str], palette: Palette) -> None:
        self._some_ready = asyncio.Event()
        arguments = (palette.value, *languages)
        self._helpers = [_Helper(arguments, self._note_ready) for _ in range(count)]

    @property
    def trouble(self) -> str:
        """What keeps it from making replies now, "" where nothing does."""
        return "" if self._some_ready.is_set() else "no helper is ready"

    async def open(self) -> None:
        """Start those that do not run yet; raise HelperError where one cannot be started."""
        await _all([helper.start() for helper in self._helpers])

    async def ready(self) -> None:
        """Wait until a helper is warm, and still so when the turn of who waits comes."""
        while self.trouble:
            await self._some_ready.wait()

    async def reply(self, ask: Ask, language: str, *, slow: bool) -> Reply:
        """Answer a question; the event loop is free meanwhile, whether it is slow or not.

        Raises HelperError where answering raises, or where the helper ends or hangs over it, or
        where none is ready.
        """
        del slow
        question = pickle.dumps((ask, language))
        lines = [helper.line for helper in self._helpers if helper.line is not None]
        if not lines:
            raise HelperError(self.trouble)
        return await min(lines, key=lambda line: len(line.waiting)).reply(question)

    async def close(self) -> None:
        """End the helpers."""
        await _all([helper.stop() for helper in self._helpers])

    def _note_ready(self) -> None:
        if any(helper.line is not None for helper in self._helpers):
            self._some_ready.set()
        else:
            self._some_ready.clear()


async def _all(doing: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Wait until all is done, then raise what was raised first."""
    for failure in filter(None, await asyncio.gather(*doing, return_exceptions=True)):
        raise failure


class _Helper:
    """A helper process; where it ends, another is started. ``line`` is None where it is not warm.

    ``note`` is called whenever ``line`` has changed.
    """

    def __init__(self, arguments: Sequence[str], note: Callable[[], None]) -> None:
        self.line: _Line | None = None
        self._arguments = arguments
        self._note = note
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._keeper is None:
            line = await self._launch()
            self._keeper = asyncio.create_task(self._keep(line))

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait({self._keeper})
        if self.line is not None:
            await self.line.end()

    async def _launch(self) -> "_Line":
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.helper", *self._arguments,
                cwd=PACKAGES, env=helper_environment(),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the bot
            )  # fmt: skip
        except OSError as error:
            raise HelperError(f"No helper process can be started: {error}") from error
        line = _Line(process)
        try:
            async with asyncio.timeout(WARM_UP_SECONDS):
                is_warm = await line.frame() is not None
        except TimeoutError:
            await line.end_at_once()
            raise HelperError("A helper process hung before it was warm") from None
        except asyncio.CancelledError:  # the bot leaves first
            await line.end_at_once()
            raise
        if not is_warm:
            raise HelperError(f"A helper process ended at once, with code {await line.end()}")
        self._use(line)
        return line

    def _use(self, line: "_Line | None") -> None:
        self.line = line
        self._note()

    async def _keep(self, line: "_Line") -> None:
        """Hand replies on, and start another process where this one ends."""
        while True:
            born = time.monotonic()
            await line.listen()
            self._use(None)  # before anything is waited for: nobody may ask it any more
            log.error("A helper process ended, with code %d", await line.end())
            if time.monotonic() - born < RESTART_SECONDS:
                await asyncio.sleep(RESTART_SECONDS)
            line = await self._launch_patiently()

    async def _launch_patiently(self) -> "_Line":
        while True:
            try:
                return await self._launch()
            except HelperError as error:
                log.warning("%s", error)
                await asyncio.sleep(RESTART_SECONDS)


class _Line:
    """The pipes to one helper process, and who waits for its replies, in the order they asked."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("a helper is spoken to through pipes")
        self._process, self._to, self._from = process, process.stdin, process.stdout
        self.waiting: deque[asyncio.Future[Reply]] = deque()

    async def reply(self, question: bytes) -> Reply:
        """Ask a pickled question, and wait for its reply."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting.append(reply)
        self._to.write(question)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await reply
        except TimeoutError:
            self.kill()
            raise HelperError(f"no reply within {PATIENCE_SECONDS:.0f} s") from None

    async def listen(self) -> None:
        """Hand replies to those who wait, until the process ends; who is left gets an error."""
        try:
            while (frame := await self.frame()) is not None:
                self._settle(*pickle.loads(frame))  # noqa: S301 - our own process wrote it
        except Exception:
            log.exception("A helper process says what cannot be understood")
            self.kill()
        while self.waiting:
            self._settle(None, "the helper process ended")

    def _settle(self, made: Reply | None, trouble: str) -> None:
        waiting = self.waiting.popleft()
        if waiting.done():  # nobody waits any more
            return
        if made is None:
            waiting.set_exception(HelperError(trouble))
        else:
            waiting.set_result(made)

    async def frame(self) -> bytes | None:
        """Return what the helper says next, None where it has ended."""
        try:
            (length,) = LENGTH.unpack(await self._from.readexactly(LENGTH.size))
            return await self._from.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def end(self) -> int:
        """Tell the process that nobody will ask any more; return its exit code once it has ended.

        It is killed where it takes too long, or where the bot has no time to wait.
        """
        self._to.close()
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                return await self._ended()
        except TimeoutError:
            return await self.end_at_once()
        except asyncio.CancelledError:
            await self.end_at_once()
            raise

    async def end_at_once(self) -> int:
        """Kill the process; return its exit code once it has ended."""
        self.kill()
        return await self._ended()

    async def _ended(self) -> int:
        await self._from.read()  # asyncio sees no end before all is read
        return await self._process.wait()

    def kill(self) -> None:
        """Tell the process to end at once; who listens to it sees that."""
        with suppress(ProcessLookupError):
            self._process.kill()
