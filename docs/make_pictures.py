"""Draw the pictures of the README: ``python docs/make_pictures.py`` from the project's root."""

from pathlib import Path

from bot.pages.answer import ask
from bot.pages.page import Page
from bot.picture.render import draw
from bot.questions.query import Command
from bot.words import words_for

FOLDER = Path(__file__).parent / "pictures"
ENGLISH = words_for("en-US")
PAGES: dict[str, Page] = {
    "waits.png": ask(Command.WAITS, "2356888m234567p4m", ENGLISH),
    "agari.png": ask(Command.AGARI, "11122233378999m", ENGLISH, dora="2s", extras="riichi"),
}


def main() -> None:
    """Write every picture."""
    for name, page in PAGES.items():
        (FOLDER / name).write_bytes(draw(page))


if __name__ == "__main__":
    main()
