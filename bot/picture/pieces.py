"""What boxes are made of: sprites, tiles on tiles, labels, graphs; and how wide a text is drawn."""

import warnings
from functools import lru_cache
from typing import Final, NamedTuple

from bot.pages.page import Cell, Curve, Style

from .atlas import Measures, measures

MAX_LINE: Final = 848
"""Pixels: no box, and no line of boxes, is wider."""

CHIP_GAP: Final = 2
"""Pixels between a tile or a panel and the label under it."""

UNDRAWABLE: Final = "?"
CUT_OFF: Final = "…"


class Sprite(NamedTuple):
    """A sprite of the atlas."""

    size: str
    key: str


class Stack(NamedTuple):
    """A tile lying on the table just beyond another: the one added to a pon."""

    size: str
    upper: str
    lower: str


class Struck(NamedTuple):
    """A sprite of a tile that is crossed out, in the colors of a style."""

    size: str
    key: str
    style: Style


class Underline(NamedTuple):
    """A line under a block in the colors of a style: solid, or of dots."""

    size: str
    style: Style
    width: int
    dotted: bool


class Chip(NamedTuple):
    """A text on its plate, in the middle where the plate is wider."""

    size: str
    text: str
    style: Style
    width: int


class PlotPanel(NamedTuple):
    """The curves of a plot on its panel; lines across it at the heights of ``up``."""

    size: str
    curves: tuple[Curve, ...]
    up: tuple[int, ...]
    width: int
    height: int


class Meter(NamedTuple):
    """A share of 1 as a bar on a track, with its interval."""

    size: str
    share: float
    low: float
    high: float
    width: int
    height: int


class Discarded(NamedTuple):
    """A sprite of a discard: dimmed where it was cut as drawn, framed where it was taken."""

    size: str
    key: str
    dimmed: bool
    taken: bool


class Since(NamedTuple):
    """An upright bar in a river: what is behind it was cut since the n-th riichi of the round."""

    size: str
    height: int
    riichi: int


Piece = Sprite | Underline | Stack | Struck | Chip | PlotPanel | Meter | Discarded | Since


Placed = tuple[Piece, int, int]
"""A piece and its place in pixels: x from the left, y downwards, in a box from its base."""


class Box(NamedTuple):
    """Pieces that no line tears apart: their width, and their reach above and below its base."""

    width: int
    rise: int
    drop: int
    parts: tuple[Placed, ...]
    cell: type[Cell]


class UndrawableTextWarning(UserWarning):
    """A label has characters that the atlas lacks; ``?`` is drawn for each."""


def chip(text: str, style: Style, size: str, width: int = 0) -> Chip:
    """Return a text on a plate that is as wide as it needs, or as ``width`` where that is more."""
    shown, needed = written(text, size)
    return Chip(size, shown, style, max(needed, width))


@lru_cache(maxsize=512)
def written(text: str, size: str) -> tuple[str, int]:
    """Return a text as it can be drawn, cut off where no line could hold it, and its width."""
    m = measures(size)
    unknown = {char for char in text if char not in m.glyphs}
    if unknown:
        message = f"no glyph in assets/labels.py for {', '.join(map(repr, sorted(unknown)))}"
        warnings.warn(message, UndrawableTextWarning, stacklevel=2)
        text = "".join(UNDRAWABLE if char in unknown else char for char in text)
    width = m.text_width(text)
    if width <= MAX_LINE:
        return text, width
    return _cut_off(text, m)


def _cut_off(text: str, m: Measures) -> tuple[str, int]:
    room = MAX_LINE - m.text_width(CUT_OFF)
    end = 0
    while (room := room - m.glyphs[text[end]][2]) >= 0:
        end += 1
    shown = text[:end] + CUT_OFF
    return shown, m.text_width(shown)
