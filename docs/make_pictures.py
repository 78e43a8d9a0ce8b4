"""Draw the pictures of the README: ``python docs/make_pictures.py`` from the project's root."""

from pathlib import Path

from bot.ask.agari.question import AgariTyped
from bot.ask.answer import Askable, answer
from bot.ask.safe.question import SafeTyped
from bot.ask.waits.reading import WaitsTyped
from bot.picture.layout import fits
from bot.picture.render import draw
from bot.words import words_for

FOLDER = Path(__file__).parent / "pictures"
ENGLISH = words_for("en-US")
QUESTIONS: dict[str, Askable] = {
    "waits.png": WaitsTyped("2356888m234567p4m"),
    "agari.png": AgariTyped("11122233378999m", dora="2s", extras="riichi"),
    "safe.png": SafeTyped("336m6p235056678s2z", "left: 9p1s2z5m7s8sr"),
}


def pictures() -> dict[str, bytes]:
    """Return every picture by the name of its file."""
    return {name: draw(answer(asked, ENGLISH, fits)) for name, asked in QUESTIONS.items()}


def main() -> None:
    """Write every picture."""
    for name, picture in pictures().items():
        (FOLDER / name).write_bytes(picture)


if __name__ == "__main__":
    main()
