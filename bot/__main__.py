"""python -m bot [check | forget [ID] | backup FOLDER | picture HAND FILE]: run, or do that.

Exit codes: 0 told to stop, or done; 1 Discord failed us, 2 something that only you can put right.
"""

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread, Timer
from typing import Final

from bot import local_page, preflight
from bot.answer import answer, read_typed
from bot.backup import BackupError, back_up
from bot.discord import connection
from bot.discord.client import Client
from bot.discord.commands import add_commands
from bot.discord.connection import warm_up
from bot.discord.discord_errors import explain
from bot.discord.load_club import load_club
from bot.features.tiles import TilesOptions
from bot.forget import ForgetError, forget, list_left
from bot.hosting import health, logs
from bot.hosting.config import Settings, SettingsError, load_settings, settings_warnings
from bot.hosting.release import release
from bot.picture.layout import fits
from bot.picture.render import Palette, draw
from bot.study.clock import Clock, wall_clock
from bot.words import LANGUAGES, words_for
from engine import PRESETS

STOPPED, FAILED, FIX = 0, 1, 2

SWITCH_SECONDS: Final = 0.0005
"""How long a thread may hold the interpreter while the event loop waits for it; 5 ms by default.

The warm-up runs in a thread, and an answer lets go of the interpreter a dozen times on its way.
"""

END_SECONDS: Final = 9.0
"""How long the end may take once the bot is told to stop: Docker kills it after ten."""

log = logging.getLogger("bot")


def main() -> None:
    """Run the bot, with the exit code told above."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="The riichi hand bot.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot (the default)")
    commands.add_parser("check", help="check settings, assets, token and commands")
    forgets = commands.add_parser(
        "forget",
        help="delete all about a server or a member, or list servers that the bot has left",
    )
    forgets.add_argument("id", type=int, nargs="?", help="the number by which Discord knows it")
    saves = commands.add_parser("backup", help="copy the database while the bot runs")
    saves.add_argument("folder", type=Path, help="where the copies of the last days are kept")
    draws = commands.add_parser("picture", help="draw a picture of a hand")
    draws.add_argument("hand", nargs="?", default="", help="123m406p789s1122z")
    draws.add_argument("file", nargs="?", default="", help="hand.png")
    given = parser.parse_args()
    command: str = given.command or "run"
    if command == "picture":
        sys.exit(draw_hand(given.hand, Path(given.file or "hand.png")))
    try:
        settings = load_settings(languages=LANGUAGES, rules=PRESETS, palettes=Palette)
    except SettingsError as error:
        sys.exit(_complain(f"These settings are wrong:\n{error}"))
    if command == "forget":
        sys.exit(asyncio.run(_forget(settings, given.id)))
    if command == "backup":
        sys.exit(_back_up(settings, given.folder))
    logs.set_up(settings.log_level, settings.log_format, settings.discord_token)
    with suppress(KeyboardInterrupt):  # a second Ctrl-C, or the first one on Windows
        sys.exit(asyncio.run((_check if command == "check" else run)(settings)))


def draw_hand(hand: str, file: Path) -> int:
    """Write the picture of a hand, as /tiles draws it, into a PNG file; return the exit code."""
    page = answer(read_typed(TilesOptions(hand)), words_for(LANGUAGES[0]), fits)
    if not page.picture:
        return _complain("\n".join((page.title, *page.text)))
    try:
        file.write_bytes(draw(page))
    except OSError as error:
        return _complain(f"{file} cannot be written: {error.strerror}")
    return STOPPED


async def run(settings: Settings, clock: Clock = wall_clock) -> int:
    """Run the bot with its token, or on its local page without one; return the exit code."""
    with _with_database(settings) as complete:
        return await _run(complete, clock)


@contextmanager
def _with_database(settings: Settings) -> Iterator[Settings]:
    """Give a local page a database that ends with it, unless one is named."""
    if settings.discord_token or settings.database_url:
        yield settings
        return
    with TemporaryDirectory(prefix="riichi-", ignore_cleanup_errors=True) as folder:
        yield replace(settings, database_url=f"sqlite:///{folder}/riichi.db")


async def _run(settings: Settings, clock: Clock) -> int:
    log.info("Version: %s", release())
    for warning in settings_warnings():
        log.warning("%s", warning)
    stop = asyncio.Event()
    _stop_on_signals(stop)
    sys.setswitchinterval(SWITCH_SECONDS)
    client = (Client if settings.discord_token else local_page.PageClient)(settings, clock)
    add_commands(client)
    try:
        async with health.serving(
            settings.health_host,
            settings.health_port,
            client.metrics,
            lambda: client.trouble,
            lambda: client.study_trouble,
        ):
            if settings.discord_token:
                return await _run_online(client, settings.discord_token, stop)
            return await _run_local(client, settings.local_port, stop)
    except health.HealthError as error:
        log.critical("%s; set another HEALTH_HOST or HEALTH_PORT (0 serves neither)", error)
        return FIX


def _warm_up(settings: Settings) -> None:
    language = settings.answer_language
    warm_up(LANGUAGES if language == "user" else (language,), Palette(settings.palette))
    # Objects made so far stay: the collector need not look at them, so its pauses are shorter.
    gc.collect()
    gc.freeze()


async def _forget(settings: Settings, number: int | None) -> int:
    lines = list_left(settings) if number is None else forget(settings, number)
    try:
        async for line in lines:
            sys.stdout.write(f"{line}\n")
    except ForgetError as error:
        return _complain(str(error))
    return STOPPED


def _back_up(settings: Settings, folder: Path) -> int:
    try:
        file = back_up(settings, folder, datetime.now(UTC).date())
    except BackupError as error:
        return _complain(str(error))
    sys.stdout.write(f"{file}\n")
    return STOPPED


async def _check(settings: Settings) -> int:
    logging.getLogger().setLevel(logging.CRITICAL)  # the findings say it all
    code = STOPPED
    async for finding in preflight.findings(settings):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        code = code if finding.fine else FIX
    return code


async def _run_online(client: Client, token: str, stop: asyncio.Event) -> int:
    warming = Thread(target=_warm_up, args=(client.settings,), name="warm-up", daemon=True)
    try:
        await connection.serve(client, token, stop, once_complete=warming.start)
    except Exception as error:
        trouble = explain(error)
        if trouble is None:
            log.critical("The bot broke down", exc_info=error)
            return FAILED
        log.critical("%s", trouble.sentence)
        return FIX if trouble.fixable else FAILED
    return STOPPED


async def _run_local(client: Client, port: int, stop: asyncio.Event) -> int:
    if missing := local_page.missing():
        return _complain(
            f"There is no DISCORD_TOKEN, and for the local page {', '.join(missing)} is missing. "
            "Install it with: pip install 'riichi-hand-bot[local]' (pip install -e '.[local]' in a "
            "checkout), or set DISCORD_TOKEN."
        )
    load_club(client)()
    try:
        await local_page.serve(client, stop, port=port, announce=_announce)
    except local_page.PageError as error:
        return _complain(
            f"The local page cannot start with LOCAL_PORT={port}: {error}; LOCAL_PORT=0 takes a "
            "free one"
        )
    return STOPPED


def _announce(address: str) -> None:
    sys.stdout.write(f"The bot is here, on this machine only (Ctrl-C ends it): {address}\n")
    sys.stdout.flush()


def _complain(text: str) -> int:
    sys.stderr.write(f"{text}\n")
    return FIX


def _stop_on_signals(stop: asyncio.Event) -> None:
    """Let SIGTERM and Ctrl-C set ``stop``, and end the process hard where that takes too long.

    A second one ends the process as usual. The handlers are not the event loop's, which runs none
    while it hangs.
    """
    loop = asyncio.get_running_loop()

    def stop_once(_number: int, _frame: object) -> None:
        for number, usual in before.items():
            signal.signal(number, usual)
        _end_hard_in(END_SECONDS)
        loop.call_soon_threadsafe(stop.set)

    before = {
        number: signal.signal(number, stop_once) for number in (signal.SIGINT, signal.SIGTERM)
    }


def _end_hard_in(seconds: float) -> None:
    """End the process after so many seconds, whatever its event loop and its threads wait for."""
    late = "The bot did not end in time: what was open is given up"
    # A log that nobody reads blocks whoever writes to it: another thread ends the process.
    for after, work in ((seconds, lambda: log.warning(late)), (seconds + 0.5, _end_hard)):
        timer = Timer(after, work)
        timer.daemon = True
        timer.start()


def _end_hard() -> None:
    os._exit(STOPPED)


if __name__ == "__main__":
    main()
