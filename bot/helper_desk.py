"""Replies made by helper processes, so that the bot's own has nothing to do but talk to Discord."""

import asyncio
import logging
import pickle
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .helper import LENGTH
from .render import Palette
from .reply import Ask, Reply

log = logging.getLogger(__name__)

RESTART_SECONDS: Final = 2.0
"""How long a helper that ended is gone at least."""

LEAVE_SECONDS: Final = 2.0
"""How long a helper may take to end once nobody asks any more."""

PACKAGES: Final = Path(__file__).parents[1]
"""Where this very package is found, wherever the bot was started."""


class HelperError(RuntimeError):
    """A helper has no reply; the text is its traceback, or says that it ended."""


class HelperDesk:
    """Has each question answered by the helper with the least to do."""

    def __init__(self, count: int, languages: Sequence[str], palette: Palette) -> None:
        self._helpers = [_Helper((palette.value, *languages)) for _ in range(count)]

    @property
    def trouble(self) -> str:
        """What keeps it from making replies now, "" where nothing does."""
        return "" if any(helper.ready for helper in self._helpers) else "no helper is ready"

    async def open(self) -> None:
        """Start those that do not run yet; raise HelperError where one cannot be started."""
        await asyncio.gather(*(helper.start() for helper in self._helpers))

    async def reply(self, ask: Ask, language: str, *, slow: bool) -> Reply:
        """Answer a question; the event loop is free meanwhile, whether it is slow or not.

        Raises HelperError where answering it raises, or the helper ends over it.
        """
        del slow
        return await min(self._helpers, key=_Helper.load).reply(ask, language)

    async def close(self) -> None:
        """End the helpers."""
        await asyncio.gather(*(helper.stop() for helper in self._helpers))


class _Helper:
    """A helper process; where it ends, another is started."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments = arguments
        self._line: _Line | None = None
        self._started = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self._started.is_set()

    def load(self) -> tuple[bool, int]:
        """Return how much it has to do, to be compared."""
        return not self.ready, len(self._line.open) if self._line else 0

    async def start(self) -> None:
        if self._keeper is None:
            await self._launch()
            self._keeper = asyncio.create_task(self._keep())

    async def reply(self, ask: Ask, language: str) -> Reply:
        """Answer a question; who asks a helper that is gone waits for the next one."""
        while self._line is None:
            await self._started.wait()
        return await self._line.reply(ask, language)

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait({self._keeper})
        if self._line is not None:
            await self._line.hang_up()

    async def _launch(self) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.helper", *self._arguments,
                cwd=PACKAGES, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the bot
            )  # fmt: skip
        except OSError as error:
            raise HelperError(f"No helper process can be started: {error}") from error
        line = _Line(process)
        if await line.frame() is None:
            raise HelperError(f"A helper process ended at once, with code {await line.end()}")
        self._line = line
        self._started.set()

    async def _keep(self) -> None:
        """Hand replies on, and start another process where this one ends."""
        while True:
            if (line := self._line) is not None:
                await line.listen()
                self._line = None  # before anything is waited for: nobody may ask it any more
                self._started.clear()
                log.error("A helper process ended, with code %d", await line.end())
            await asyncio.sleep(RESTART_SECONDS)
            try:
                await self._launch()
            except HelperError as error:
                log.warning("%s", error)


class _Line:
    """The pipes to one helper process, and who waits for its replies, in the order they asked."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("a helper is spoken to through pipes")
        self._process, self._to, self._from = process, process.stdin, process.stdout
        self.open: deque[asyncio.Future[Reply]] = deque()

    async def reply(self, ask: Ask, language: str) -> Reply:
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.open.append(reply)
        self._to.write(pickle.dumps((ask, language)))
        return await reply

    async def listen(self) -> None:
        """Hand replies to those who wait, until the process ends; who is left gets an error."""
        while (frame := await self.frame()) is not None:
            self._settle(*pickle.loads(frame))  # noqa: S301 - our own process wrote it
        while self.open:
            self._settle(None, "the helper process ended")

    def _settle(self, made: Reply | None, trouble: str) -> None:
        waiting = self.open.popleft()
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
        """Return the exit code once the process has ended."""
        return await self._process.wait()

    async def hang_up(self) -> None:
        """Tell the process that nobody will ask any more, and wait for its end."""
        self._to.close()
        try:
            await asyncio.wait_for(self.end(), LEAVE_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self.end()
