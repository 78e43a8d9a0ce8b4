"""Pieces that quizzes of several kinds share."""

from collections.abc import Iterable, Sequence

from bot.words import Words
from engine import Tile

from .page import Label, Row, Size
from .parts import tiles_cell


def seen_rows(seen: Sequence[Tile], words: Words) -> tuple[Row, ...]:
    """Draw the tiles seen elsewhere, where there are some."""
    if not seen:
        return ()
    return (Row((Label(words.text("label-seen")), tiles_cell(sorted(seen))), Size.SMALL),)


def listed(lines: Iterable[str]) -> tuple[str, ...]:
    """Return lines as one paragraph, none where there are none."""
    text = "\n".join(lines)
    return (text,) if text else ()
