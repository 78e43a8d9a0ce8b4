"""Pieces that quizzes of several kinds share: what is known, and a picture that fits."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.pages.page import Label, Row, Size
from bot.pages.parts import Fits, tiles_cell
from bot.words import Words
from engine import Tile


class Known(NamedTuple):
    """The public part of a problem: the row of the hand, rows around it, and texts."""

    hand: Row
    above: tuple[Row, ...] = ()
    below: tuple[Row, ...] = ()
    text: tuple[str, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every row, in order."""
        return (*self.above, self.hand, *self.below)


def with_rows(known: Known, rows: Sequence[Row], fits: Fits) -> tuple[Row, ...]:
    """Draw rows under what is known, under the hand alone where all of it is too high."""
    whole = (*known.rows, *rows)
    return whole if fits(whole) else (known.hand, *rows)


def seen_rows(seen: Sequence[Tile], words: Words) -> tuple[Row, ...]:
    """Draw the tiles seen elsewhere, where there are some."""
    if not seen:
        return ()
    return (Row((Label(words.text("label-seen")), tiles_cell(sorted(seen))), Size.SMALL),)


def listed(lines: Iterable[str]) -> tuple[str, ...]:
    """Return lines as one paragraph, none where there are none."""
    text = "\n".join(lines)
    return (text,) if text else ()
