"""Draw the pictures of the README: ``python docs/make_pictures.py`` from the project's root.

Each is the answer to the command that its caption shows: ``/agari 11122233378999m indicators:2s``.
"""

import re
from dataclasses import fields
from pathlib import Path

from bot.ask.answer import answer
from bot.ask.features import COMMAND_OF
from bot.picture.layout import fits
from bot.picture.render import draw
from bot.typed.question import Typed
from bot.words import words_for

README = Path(__file__).parents[1] / "README.md"
FOLDER = Path(__file__).parent / "pictures"
CAPTION = re.compile(r"!\[`/(\w+) ([^`]+)`[^\]]*\]\(docs/pictures/([\w-]+\.png)\)")
TYPED = {command.name: command.typed for command in COMMAND_OF.values()}


def shown() -> dict[str, Typed]:
    """Return what the captions show as typed, by the file of the picture."""
    found = CAPTION.findall(README.read_text("utf-8"))
    return {name: typed(TYPED[command], text) for command, text, name in found}


def typed(options: type[Typed], text: str) -> Typed:
    """Return the options of a command as a client shows them: the hand, then ``name:value``."""
    words = words_for("en-US")
    fields_shown = {words.text(f"option-{field.name}"): field.name for field in fields(options)}
    hand, *others = re.split(rf" ({'|'.join(fields_shown)}):", text)
    named = zip(map(fields_shown.__getitem__, others[::2]), others[1::2], strict=True)
    return options(hand, **dict(named))


def pictures() -> dict[str, bytes]:
    """Return every picture by the name of its file."""
    english = words_for("en-US")
    return {name: draw(answer(asked, english, fits)) for name, asked in shown().items()}


def main() -> None:
    """Write every picture."""
    for name, picture in pictures().items():
        (FOLDER / name).write_bytes(picture)


if __name__ == "__main__":
    main()
