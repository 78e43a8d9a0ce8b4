"""Draw the pictures of the README: ``python docs/make_pictures.py`` from the project's root."""

from pathlib import Path

from bot.ask.answer import answer
from bot.picture.layout import fits
from bot.picture.render import draw
from bot.questions.query import Command, Query
from bot.questions.typed import TypedQuestion
from bot.words import words_for

FOLDER = Path(__file__).parent / "pictures"
ENGLISH = words_for("en-US")
QUESTIONS: dict[str, TypedQuestion | Query] = {
    "waits.png": TypedQuestion(Command.WAITS, "2356888m234567p4m"),
    "agari.png": TypedQuestion(Command.AGARI, "11122233378999m", dora="2s", extras="riichi"),
    "quiz.png": Query(Command.HELP, page=1),
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
