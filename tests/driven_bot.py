"""The real bot whose group study has a clock of its own: ``python tests/driven_bot.py FILE``.

The file holds the instant in milliseconds since 1970, and `move` another one; in between the clock
stands still. With a DISCORD_TOKEN the bot connects, without one it opens its local page, as
``python -m bot`` does.
"""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from patience import PATIENCE

from bot import __main__ as entry
from bot.discord import poster
from bot.hosting import logs
from bot.hosting.config import load_settings
from bot.picture.render import Palette
from bot.study import store
from bot.words import LANGUAGES
from engine import PRESETS

LONGEST_PAUSE = 0.05
"""Seconds after which the poster asks for the time again: a file tells nobody that it changed."""


class FileClock:
    """The instant that a file holds; while it is being written, the one before."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._now = int(file.read_text())

    def __call__(self) -> int:
        text = self._file.read_text().strip()
        self._now = int(text) if text.isdigit() else self._now
        return self._now


def move(file: Path, now: int) -> None:
    """Move the clock of a running bot: all of the new instant is there at once."""
    written = file.with_suffix(".new")
    written.write_text(str(now))
    written.replace(file)


if __name__ == "__main__":
    store.LONGEST_TRANSACTION = PATIENCE  # a busy machine gives nothing up
    poster.LONGEST_PAUSE = poster.SHORTEST_PAUSE = LONGEST_PAUSE
    settings = load_settings(languages=LANGUAGES, rules=PRESETS, palettes=Palette)
    logs.set_up(settings.log_level, settings.log_format, settings.discord_token)
    sys.exit(asyncio.run(entry.run(settings, FileClock(Path(sys.argv[1])))))
