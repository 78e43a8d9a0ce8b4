"""Draw the pictures of the README: ``python docs/make_pictures.py`` from the project's root.

Each is the answer to the command that its caption shows: ``/agari 11122233378999m indicators:2s``;
but for `MADE`, of a game that nobody played, and of a member that nobody is.
"""

import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

from bot.answer import answer, read_typed
from bot.features import features
from bot.features.game.page import Reviewed, moment_page
from bot.features.progress import progress_page
from bot.hand import GamePlace
from bot.options import Options
from bot.pages.page import Page
from bot.picture.layout import fits
from bot.picture.render import draw
from bot.study.growth import KindRecord, MonthRecord
from bot.study.learners import Progress, SlipRecord, ThemeRecord
from bot.words import Words, words_for
from engine.logs import read_log
from engine.review import review

README = Path(__file__).parents[1] / "README.md"
FOLDER = Path(__file__).parent / "pictures"
CAPTION = re.compile(r"!\[`/(\w+) ([^`]+)`[^\]]*\]\(docs/pictures/([\w-]+\.png)\)")
GAME = Path(__file__).parent / "game.json"
TYPED = {it.name: it.options for it in features(study=False) if it.options is not None}


def game(words: Words) -> Page:
    """Return the table of what cost most in the game beside this script."""
    place, played = GamePlace("made", seat=0), read_log(GAME.read_text("utf-8"))
    losses = review(played, place.seat, seconds=0).losses
    return moment_page(Reviewed(place, losses, played), [losses[0].moment], 0, words)


def progress(words: Words) -> Page:
    """Return the record of half a year."""
    months = range(202606, 202612)
    waits, cut, price = (1.0, 1.6, 2.1, 2.4, 3.1, 3.6), (1.0, 1.2, 1.1, 1.7, 2.2, 2.0), (1.0, 1.4)
    latest = (True, True, False, True, True, True, False, True, True, True)
    record = Progress(
        themes=(
            ThemeRecord("waits", "entotsu", 9, 2, 0.5, None),
            ThemeRecord("price", "double_wind_pair", 12, 6, 0.2, None),
            ThemeRecord("cut", "from_triplet", 8, 5, 0.65, None),
        ),
        slips=(
            SlipRecord("missed:shanpon", 20, 9),
            SlipRecord("price:fu:closed_terminal_triplet", 7, 3),
            SlipRecord("cut:shanten", 30, 2),
        ),
        answered=338,
        due=3,
        hidden=False,
        stored=338,
        kinds=tuple(
            KindRecord(
                kind,
                round(levels[-1]),
                latest[:last],
                tuple(
                    MonthRecord(month, each, each * 3 // 4, level)
                    for month, level in zip(months[-len(levels) :], levels, strict=True)
                ),
            )
            for kind, levels, each, last in (
                ("waits", waits, 30, 10), ("cut", cut, 20, 7), ("price", price, 19, 3)
            )
        ),
    )  # fmt: skip
    return progress_page(record, words)


MADE: dict[str, Callable[[Words], Page]] = {"game.png": game, "progress.png": progress}
"""Pages that no command alone leads to, by the file of the picture."""


def shown() -> dict[str, Options]:
    """Return what the captions show as typed, by the file of the picture."""
    found = CAPTION.findall(README.read_text("utf-8"))
    return {name: typed(TYPED[command], text) for command, text, name in found if name not in MADE}


def typed(options: type[Options], text: str) -> Options:
    """Return the options of a command as a client shows them: the hand, then ``name:value``."""
    words = words_for("en-US")
    fields_shown = {words.text(f"option-{field.name}"): field.name for field in fields(options)}
    hand, *others = re.split(rf" ({'|'.join(fields_shown)}):", text)
    named = zip(map(fields_shown.__getitem__, others[::2]), others[1::2], strict=True)
    return options(hand, **dict(named))


def pictures() -> dict[str, bytes]:
    """Return every picture by the name of its file."""
    english = words_for("en-US")
    pages = {name: answer(read_typed(asked), english, fits) for name, asked in shown().items()}
    pages |= {name: page(english) for name, page in MADE.items()}
    return {name: draw(page) for name, page in pages.items()}


def main() -> None:
    """Write every picture."""
    for name, picture in pictures().items():
        (FOLDER / name).write_bytes(picture)


if __name__ == "__main__":
    main()
