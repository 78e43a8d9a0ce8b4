"""python -m bot.helper PALETTE LANGUAGE...: a process that makes replies for the bot.

On standard input come pickles of (question, language), on standard output goes a frame for each,
in the same order: four bytes of length, and the pickle of (reply, "") or (None, what went wrong).
An empty frame before them says that the helper is warm. The end of its input ends it.
"""

import pickle
import signal
import struct
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import BinaryIO, Final

from .discord_app.reply import Ask, Reply, make_reply
from .discord_app.warm_up import HANDS, warm_up
from .pages import answer as present
from .picture.render import Palette
from .questions.query import Command
from .tidy import Tidier

LENGTH: Final = struct.Struct(">I")


def main(arguments: Sequence[str]) -> None:
    """Make replies until the bot is gone."""
    # Who stops a service tells all of its processes; this one goes when the bot needs it no more.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    palette, *languages = arguments
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer, languages, Palette(palette))


def serve(asked: BinaryIO, answered: BinaryIO, languages: Sequence[str], palette: Palette) -> None:
    """Answer what is asked, until nothing more can come."""
    tidier = Tidier()
    warm_up(languages, palette)
    tidier.settle(time.monotonic())
    _send(answered, b"")
    make_reply(partial(present.ask, Command.METHODS, HANDS[0]), languages[0], palette)
    with suppress(EOFError):
        while True:
            ask, language = pickle.load(asked)  # noqa: S301 - the bot that started us wrote it
            _send(answered, pickle.dumps(_made(ask, language, palette)))
            tidier.tidy(time.monotonic(), idle=True)


def _made(ask: Ask, language: str, palette: Palette) -> tuple[Reply | None, str]:
    try:
        return make_reply(ask, language, palette), ""
    except Exception:  # noqa: BLE001 - whatever broke, the bot is told and we go on
        return None, traceback.format_exc()


def _send(answered: BinaryIO, frame: bytes) -> None:
    answered.write(LENGTH.pack(len(frame)) + frame)
    answered.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
