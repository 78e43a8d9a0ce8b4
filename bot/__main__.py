"""python -m bot: read the settings, set up logging, run until told to stop.

Exit codes: 0 told to stop, 1 Discord failed us, 2 something that only you can put right.
"""

import asyncio
import logging
import signal
import sys
from contextlib import suppress

import discord

from . import local
from .client import Client
from .commands import add_commands
from .config import Settings, SettingsError, load_settings

STOPPED, FAILED, FIX = 0, 1, 2

TOKEN_REVOKED = 4004
"""The gateway's close code for a token that is no longer one."""

NOT_TAKEN = (
    "Discord does not take this token. Copy it anew from the Bot page of your application in the "
    "Discord Developer Portal, and set DISCORD_TOKEN to it."
)


def main() -> None:
    """Run the bot, with the exit code told above."""
    try:
        settings = load_settings()
    except SettingsError as error:
        sys.exit(_complain(f"These settings are wrong:\n{error}"))
    _set_up_logging(settings.log_level)
    with suppress(KeyboardInterrupt):  # a second Ctrl-C, or the first one on Windows
        sys.exit(asyncio.run(run(settings)))


def _set_up_logging(level: str) -> None:
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[level])
    # We ask for no intents at all, and need none: that is no reason for a warning.
    logging.getLogger("discord.state").addFilter(lambda record: "intent" not in str(record.msg))


async def run(settings: Settings) -> int:
    """Run the bot with its token, or on its local page without one; return the exit code."""
    stop = asyncio.Event()
    _stop_on_signals(stop)
    client = Client(settings)
    add_commands(client)
    if settings.discord_token:
        return await _run_online(client, settings.discord_token, stop)
    return await _run_local(client, settings.local_port, stop)


async def _run_online(client: Client, token: str, stop: asyncio.Event) -> int:
    try:
        await client.serve(token, stop)
    except discord.LoginFailure:
        return _complain(NOT_TAKEN)
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REVOKED:
            return _complain(NOT_TAKEN)
        _complain(f"Discord closed the connection for good: {error}")
        return FAILED
    except discord.HTTPException as error:
        _complain(f"Discord will not have the bot: {error}")
        return FAILED
    return STOPPED


async def _run_local(client: Client, port: int, stop: asyncio.Event) -> int:
    if missing := local.missing():
        return _complain(
            f"There is no DISCORD_TOKEN, and for the local page {', '.join(missing)} is missing. "
            "Install it with: pip install 'riichi-hand-bot[local]' (pip install -e '.[local]' in a "
            "checkout), or set DISCORD_TOKEN."
        )
    try:
        await local.serve(client, stop, port=port, announce=_announce)
    except local.PageError as error:
        return _complain(f"The local page cannot start with LOCAL_PORT={port}: {error}")
    return STOPPED


def _announce(address: str) -> None:
    sys.stdout.write(f"The bot is here, on this machine only (Ctrl-C ends it): {address}\n")
    sys.stdout.flush()


def _complain(text: str) -> int:
    sys.stderr.write(f"{text}\n")
    return FIX


def _stop_on_signals(stop: asyncio.Event) -> None:
    """Let SIGTERM and Ctrl-C set ``stop``; a second one ends the process as usual."""
    loop = asyncio.get_running_loop()

    def stop_once() -> None:
        stop.set()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers: Ctrl-C just ends it
            loop.add_signal_handler(number, stop_once)


if __name__ == "__main__":
    main()
