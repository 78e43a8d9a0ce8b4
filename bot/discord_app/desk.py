"""Where replies are made: in the bot's own process; ``helper_desk`` is for those who want more."""

import asyncio
import sys
from typing import Final, Protocol

from bot.picture.render import Palette

from .reply import Ask, Reply, make_reply

SWITCH_SECONDS: Final = 0.0005
"""How long a thread may hold the interpreter while the event loop waits for it.

An answer lets go of it a dozen times, whenever it reads or writes, and by default waits 5 ms each
time to have it back from a thread that compares hands.
"""


class Desk(Protocol):
    """Makes replies."""

    @property
    def trouble(self) -> str:
        """What keeps it from making any now, "" where nothing does."""

    async def open(self) -> None:
        """Make ready."""

    async def ready(self) -> None:
        """Wait until replies can be made."""

    async def reply(self, ask: Ask, language: str, *, slow: bool) -> Reply:
        """Answer a question once ready; ``slow`` is one that would hold the event loop up.

        Raises whatever answering it raises.
        """

    async def close(self) -> None:
        """Make no more replies."""


class OwnDesk:
    """Makes replies in this process, slow ones in a thread."""

    trouble = ""

    def __init__(self, palette: Palette) -> None:
        self._palette = palette

    async def open(self) -> None:
        """Let the event loop go before the thread."""
        sys.setswitchinterval(SWITCH_SECONDS)

    async def ready(self) -> None:
        """Be ready at any time."""

    async def reply(self, ask: Ask, language: str, *, slow: bool) -> Reply:
        """Answer a question."""
        if slow:
            return await asyncio.to_thread(make_reply, ask, language, self._palette)
        return make_reply(ask, language, self._palette)

    async def close(self) -> None:
        """Have nothing to end."""
