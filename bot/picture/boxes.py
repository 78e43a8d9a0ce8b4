"""Cells of a Page as boxes of sprites: what each shows, how wide and high it is. No pixels here."""

import warnings
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, repeat
from typing import Final, NamedTuple

from bot.pages.page import Arrow, Bar, Cell, Counted, Curve, Face, Label, Plot, Row, Style, Tiles
from engine import NAMES

from .atlas import Measures, measures

MAX_LINE: Final = 1088
"""Pixels: no box, and no line of boxes, is wider."""

UNDRAWABLE: Final = "?"
CUT_OFF: Final = "…"
_CHIP_GAP: Final = 2

BAR_TILES: Final = 6
"""The longest bar is as long as so many tiles side by side."""

PLOT_TILES: Final = (12, 4)
"""The width and height of a plot's panel, in widths of a tile."""
_STANDING: Final = frozenset({Tiles, Counted})


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


class Chip(NamedTuple):
    """A text on its plate, in the middle where the plate is wider."""

    size: str
    text: str
    style: Style
    width: int


class Graph(NamedTuple):
    """The curves of a plot on its panel; lines across it at the heights of ``up``."""

    size: str
    curves: tuple[Curve, ...]
    up: tuple[int, ...]
    width: int
    height: int


Piece = Sprite | Stack | Struck | Chip | Graph


Part = tuple[Piece, int, int]
"""A piece at its place in a box: x from the left, y from the line under the tiles."""


class Box(NamedTuple):
    """Pieces that no line tears apart: their width, and their reach above and below its base."""

    width: int
    rise: int
    drop: int
    parts: tuple[Part, ...]
    cell: type[Cell]


class UndrawableTextWarning(UserWarning):
    """A label has characters that the atlas lacks; ``?`` is drawn for each."""


def row_boxes(row: Row, size: str, label_widths: Sequence[int] = ()) -> list[Box]:
    """Return the boxes of a row in a size.

    Labels beside tiles stand two above each other. An arrow belongs to what is before it where a
    line holds both, and the label after it stands under them. ``label_widths`` are least widths of
    the first cells that are labels, so that a table's rows have their labels equally wide; 0 for
    other cells.
    """
    m = measures(size)
    beside_tiles = not _STANDING.isdisjoint(map(type, row.cells))
    band = m.upright[1] if beside_tiles else m.chip_height
    boxes: list[Box] = []
    labels: list[tuple[Label, int]] = []
    for cell, least in zip(row.cells, chain(label_widths, repeat(0)), strict=False):
        if isinstance(cell, Label):
            if boxes and boxes[-1].cell is Arrow and not labels:
                boxes[-1] = _labelled_below(boxes[-1], cell, least, m)
            else:
                labels.append((cell, least))
            continue
        if labels:
            boxes += _label_boxes(labels, m, band, stacked=beside_tiles)
            labels = []
        boxes += (
            [_bar_box(cell, least, m, band)]
            if isinstance(cell, Bar)
            else _cell_boxes(cell, m, band)
        )
        if isinstance(cell, Arrow) and (joined := _joined(boxes[-2:], m)).width <= MAX_LINE:
            boxes[-2:] = [joined]
    return boxes + _label_boxes(labels, m, band, stacked=beside_tiles)


def label_width(label: Label | Bar, size: str) -> int:
    """Return the width of a label, or of a bar's number, that fits its text."""
    return _written(label.number if isinstance(label, Bar) else label.text, size)[1]


def gap(left: Box, right: Box, m: Measures) -> int:
    """Return the pixels between two boxes: groups stand apart, single tiles and labels close."""
    alike = left.cell is right.cell and left.cell in (Counted, Label)
    return m.close if alike else m.apart


def _cell_boxes(cell: Tiles | Counted | Arrow | Plot, m: Measures, band: int) -> tuple[Box, ...]:
    if isinstance(cell, Counted):
        return (_counted_box(cell, m),)
    if isinstance(cell, Tiles):
        return _tiles_boxes(cell.faces, m)
    if isinstance(cell, Plot):
        return (_plot_box(cell, m),)
    rise = (band + m.chip_height) // 2
    return (Box(m.chip_height, rise, 0, ((Sprite(m.size, "arrow"), 0, -rise),), Arrow),)


def _tiles_boxes(faces: tuple[Face, ...], m: Measures) -> tuple[Box, ...]:
    """Return a group as one box, or cut where no line can hold it: 20 loose tiles, say."""
    box = _tiles_box(faces, m)
    if box.width <= MAX_LINE:
        return (box,)
    most = MAX_LINE // m.sideways[0]
    return tuple(_tiles_box(faces[at : at + most], m) for at in range(0, len(faces), most))


def _tiles_box(faces: tuple[Face, ...], m: Measures) -> Box:
    parts: list[Part] = []
    x = rise = 0
    for face in faces:
        piece, width, height = _face(face, m)
        parts.append((piece, x, -height))
        x += width
        rise = max(rise, height)
    return Box(x, rise, 0, tuple(parts), Tiles)


def _plot_box(plot: Plot, m: Measures) -> Box:
    """Return a plot: names of heights on the left, the curves, names of places below."""
    width, height = (round(m.upright[0] * factor) for factor in PLOT_TILES)
    names = [(at, Chip(m.size, *_chip(name, Style.PLAIN, m.size))) for at, name in plot.up]
    left = max(chip.width for _, chip in names)
    names = [(at, chip._replace(width=left)) for at, chip in names]
    inner = height - m.chip_height
    heights = [m.chip_height // 2 + inner - inner * at // 1000 for at, _ in names]
    graph = Graph(m.size, plot.curves, tuple(at for at, _ in plot.up), width, height)
    left += _CHIP_GAP
    parts: list[Part] = [(graph, left, -height)]
    for y, (_, chip) in zip(heights, names, strict=True):
        parts.append((chip, 0, y - m.chip_height // 2 - height))
    parts += _names_across(plot, left, width, m)
    return Box(left + width, height, m.chip_height + _CHIP_GAP, tuple(parts), Plot)


def _names_across(plot: Plot, left: int, width: int, m: Measures) -> list[tuple[Chip, int, int]]:
    """Return the names of a plot's places under its panel, none of them beyond the plot.

    The last one is always there; another that has no room beside it is left out.
    """
    last = len(plot.curves[0].values) - 1
    names: list[tuple[Chip, int, int]] = []
    for at, name in plot.across:
        chip = Chip(m.size, *_chip(name, Style.PLAIN, m.size))
        x = left + plot_x(at, last, width) - chip.width // 2
        names.append((chip, min(max(x, 0), left + width - chip.width), _CHIP_GAP))
    *others, end = names
    shown: list[tuple[Chip, int, int]] = []
    start = 0
    for other in others:
        behind = other[1] + other[0].width + m.close
        if start <= other[1] and behind <= end[1]:
            shown.append(other)
            start = behind
    return [*shown, end]


def plot_x(at: int, last: int, width: int) -> int:
    """Return where the value of this number stands on a panel of this width."""
    margin = width // 24
    return margin + (width - 2 * margin) * at // max(last, 1)


@lru_cache(maxsize=1024)
def _face(face: Face, m: Measures) -> tuple[Piece, int, int]:
    """Return the piece that shows a face, its width and height."""
    key = _key(face)
    _, _, width, height = m.sprites[key]
    if face.struck:
        return Struck(m.size, key, Style.NONE), width, height
    if face.on_top is None:
        return Sprite(m.size, key), width, height
    upper = _key(Face(face.on_top, sideways=face.sideways, dora=face.dora))
    return Stack(m.size, upper, key), width, 2 * height - m.front


def _key(face: Face) -> str:
    lies = "|" if face.sideways else ""
    if face.tile is None:
        return "back" + lies
    return NAMES[face.tile] + lies + "+" * face.winning + "*" * face.dora


@lru_cache(maxsize=2048)
def _counted_box(cell: Counted, m: Measures) -> Box:
    """Return a tile with the copies left below it."""
    piece, tile_width, rise = _face(cell.face, m)
    style = Style.GOOD if cell.mark else Style.PLAIN
    chip = Chip(m.size, *_chip(f"×{cell.left}", style if cell.left else Style.NONE, m.size))
    width = max(tile_width, chip.width)
    parts = (
        (piece, (width - tile_width) // 2, -rise),
        (chip, (width - chip.width) // 2, _CHIP_GAP),
    )
    return Box(width, rise, m.chip_height + _CHIP_GAP, parts, Counted)


def _joined(boxes: Sequence[Box], m: Measures) -> Box:
    """Return an arrow and the box before it, if there is one, as one box."""
    arrow = boxes[-1]
    if len(boxes) == 1:
        return arrow
    before = boxes[0]
    x = before.width + m.close
    rise, drop = max(before.rise, arrow.rise), max(before.drop, arrow.drop)
    parts = (*before.parts, *((piece, dx + x, dy) for piece, dx, dy in arrow.parts))
    return Box(x + arrow.width, rise, drop, parts, Arrow)


def _labelled_below(head: Box, label: Label, least: int, m: Measures) -> Box:
    """Return what is cut, its arrow, and the label that is true of both under them."""
    width = max(head.width, label_width(label, m.size), least)
    right = (width - head.width) // 2
    chip = Chip(m.size, *_chip(label.text, label.style, m.size)[:2], width)
    parts: list[Part] = [(piece, x + right, y) for piece, x, y in head.parts]
    parts.append((chip, 0, head.drop + _CHIP_GAP))
    drop = head.drop + _CHIP_GAP + m.chip_height
    return Box(width, head.rise, drop, tuple(parts), Tiles)


def _label_boxes(
    labels: Sequence[tuple[Label, int]], m: Measures, band: int, *, stacked: bool
) -> list[Box]:
    """Return labels in columns of one or, beside tiles, two of the same width."""
    step = 2 if stacked else 1
    return [
        _label_box(tuple(labels[at : at + step]), m, band) for at in range(0, len(labels), step)
    ]


@lru_cache(maxsize=1024)
def _label_box(labels: tuple[tuple[Label, int], ...], m: Measures, band: int) -> Box:
    width = max(max(label_width(label, m.size), least) for label, least in labels)
    height = len(labels) * (m.chip_height + m.close) - m.close
    rise = (band + height) // 2
    parts = tuple(
        (
            Chip(m.size, *_chip(label.text, label.style, m.size)[:2], width),
            0,
            at * (m.chip_height + m.close) - rise,
        )
        for at, (label, _) in enumerate(labels)
    )
    return Box(width, rise, max(0, height - rise), parts, Label)


@lru_cache(maxsize=1024)
def _bar_box(bar: Bar, least: int, m: Measures, band: int) -> Box:
    """Return a number and its bar, as wide as the longest bar: what is behind it stands in line."""
    rise = (band + m.chip_height) // 2
    head = max(label_width(bar, m.size), least)
    left, longest = head + m.close, BAR_TILES * m.upright[0]
    parts: list[Part] = [(Chip(m.size, *_chip(bar.number, bar.style, m.size)[:2], head), 0, -rise)]
    if bar.share:
        width = max(2 * m.chip_cap, round(min(bar.share, 1.0) * longest))
        parts.append((Chip(m.size, "", bar.style, width), left, -rise))
    return Box(left + longest, rise, 0, tuple(parts), Bar)


def _chip(text: str, style: Style, size: str) -> tuple[str, Style, int]:
    written, width = _written(text, size)
    return written, style, width


@lru_cache(maxsize=512)
def _written(text: str, size: str) -> tuple[str, int]:
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
