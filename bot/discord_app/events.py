"""Events of Discord that cannot be read: each is logged and left out, and the bot goes on."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bot.hosting.logs import OnceAMinute

log = logging.getLogger(__name__)

Reader = Callable[[Any], None]

UNREADABLE: Final = "An event of Discord could not be read: %s"

OF_START: Final = frozenset({"READY", "RESUMED"})
"""A shard whose start cannot be read would wait for ever: it ends the bot."""


def leave_out_unreadable(readers: dict[str, Reader]) -> None:
    """Have an error in one event end neither its shard nor the bot; ``readers`` are by event.

    discord.py lets it through: a field that Discord leaves out of a single interaction would stop
    the bot for everybody.
    """
    log.filters[:] = [OnceAMinute(UNREADABLE)]
    for event in readers.keys() - OF_START:
        readers[event] = partial(_read, event, readers[event])


def _read(event: str, reader: Reader, data: object) -> None:
    try:
        reader(data)
    except Exception:
        log.exception(UNREADABLE, event)
