"""Events of Discord that cannot be read: each is logged and left out, and the bot goes on."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bot.hosting.logs import OnceAMinute

log = logging.getLogger(__name__)

Parser = Callable[[Any], None]

UNREADABLE: Final = "An event of Discord could not be read: %s"

OF_START: Final = frozenset({"READY", "RESUMED"})
"""A shard whose start cannot be read would wait for ever: it ends the bot."""


def leave_out_unreadable(parsers: dict[str, Parser]) -> None:
    """Have an error in one event end neither its shard nor the bot; ``parsers`` are by event.

    discord.py lets it through: a field that Discord leaves out of a single interaction would stop
    the bot for everybody.
    """
    log.filters[:] = [OnceAMinute(UNREADABLE)]
    for event in parsers.keys() - OF_START:
        parsers[event] = partial(_read, event, parsers[event])


def _read(event: str, parser: Parser, data: object) -> None:
    try:
        parser(data)
    except Exception:
        log.exception(UNREADABLE, event)
