"""Logs: a line a record for people, a JSON object a line for programs; no token in either."""

import json
import logging
import math
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

FORMATS: Final = ("plain", "json")

INTERACTION_TOKENS: Final = re.compile(r"((?:webhooks|interactions)/\d+)/[^/\s?'\"]+")
"""Discord's addresses that hold a token, with which anybody may answer in the bot's name."""

CREDENTIALS: Final = re.compile(r"://[^/\s@]+@")
"""The user and the password of an address: aiohttp's errors repeat those of a proxy."""

OUTSIDE: Final = ("discord", "aiohttp")
"""Libraries whose errors tell of the network or of Discord, not of a mistake in this program."""


MINUTE_SECONDS: Final = 60.0


def set_up(level: str, style: str, secret: str) -> None:
    """Log to standard error from ``level`` on, in one of ``FORMATS``, with ``secret`` blacked out.

    The libraries log INFO and above whatever the level: below, discord.py writes whole events, with
    users' hands and tokens in them.
    """
    handler = logging.StreamHandler()
    handler.setFormatter((JsonLines if style == "json" else PlainLines)(secret))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("bot").setLevel(level)
    # discord.state warns of intents that are missing: this bot needs none.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # alembic reports each of its plugins, at every start.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # discord.py sends an autocomplete again that Discord refused, and logs that it was refused
    # again; the bot has counted the first refusal.
    logging.getLogger("discord.app_commands.tree").filters = [_is_from_inside]
    # During a rate limit it warns of every request, some fifteen a second.
    logging.getLogger("discord.http").filters = [OnceAMinute()]
    logging.captureWarnings(capture=True)


class OnceAMinute(logging.Filter):
    """Lets records of one template through once a minute, or without one those of each."""

    def __init__(self, template: str = "", now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._template = template
        self._now = now
        self._next: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is to be logged."""
        if self._template not in {"", record.msg}:
            return True
        now = self._now()
        if now < self._next.get(record.msg, -math.inf):
            return False
        self._next[record.msg] = now + MINUTE_SECONDS
        return True


class PlainLines(logging.Formatter):
    """``2026-01-31 12:00:00 INFO bot.discord.client: text``, and any traceback below."""

    def __init__(self, secret: str) -> None:
        super().__init__(style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines of a record."""
        at = f"{datetime.fromtimestamp(record.created):%Y-%m-%d %H:%M:%S}"  # noqa: DTZ006 - for people, in their zone
        line = f"{at} {record.levelname:<7} {record.name}: {_message(record)}"
        trace = _traceback(self, record)
        return _without(self._secret, f"{line}\n{trace}" if trace else line)


class JsonLines(logging.Formatter):
    """One object a line: time (UTC), level, logger, message, and fields given as ``extra``."""

    FIELDS: Final = ("incident", "command")

    def __init__(self, secret: str) -> None:
        super().__init__()
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
        }
        fields |= {name: vars(record)[name] for name in self.FIELDS if name in vars(record)}
        if trace := _traceback(self, record):
            fields["traceback"] = trace
        return _without(self._secret, json.dumps(fields, ensure_ascii=False, default=str))


def _message(record: logging.LogRecord) -> str:
    """Return the message in one line; of an error from outside, its name instead of a traceback."""
    text = record.getMessage()
    if _is_from_outside(record) and record.exc_info and record.exc_info[1]:
        error = record.exc_info[1]
        text = f"{text} ({type(error).__name__}: {error})"
    return " ".join(text.split("\n"))


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    if not record.exc_info or record.exc_info[1] is None or _is_from_outside(record):
        return ""
    return formatter.formatException(record.exc_info)


def _is_from_inside(record: logging.LogRecord) -> bool:
    return not _is_from_outside(record)


def _is_from_outside(record: logging.LogRecord) -> bool:
    """Return whether discord.py reports that Discord or the network failed it."""
    if not record.exc_info or not record.name.startswith("discord."):
        return False
    error = record.exc_info[1]
    return isinstance(error, OSError) or type(error).__module__.startswith(OUTSIDE)


def without_credentials(text: str) -> str:
    """Return a text without the users and passwords of addresses in it."""
    return CREDENTIALS.sub("://…@", text)


def _without(secret: str, text: str) -> str:
    text = without_credentials(text)
    text = INTERACTION_TOKENS.sub(r"\1/…", text)
    return text.replace(secret, "…") if secret else text
