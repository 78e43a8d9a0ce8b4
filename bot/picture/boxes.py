"""Cells of a Page as boxes of sprites: what each shows, how wide and high it is. No pixels here."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, repeat
from typing import Final

from bot.pages.page import (
    Arrow,
    Bar,
    BlockTiles,
    Break,
    Counted,
    Face,
    Gauge,
    Label,
    Plot,
    Row,
    Scale,
    Size,
    Style,
    Tab,
    Tiles,
)
from engine import NAMES

from .atlas import SIZES, Measures, measures
from .pieces import (
    CHIP_GAP,
    MAX_LINE,
    Box,
    Chip,
    Discarded,
    Meter,
    Piece,
    Placed,
    Sprite,
    Stack,
    Struck,
    Underline,
    chip,
    written,
)
from .plot_box import plot_box

BAR_TILES: Final = 6
"""The longest bar is as long as so many tiles side by side."""

_STANDING: Final = frozenset({Tiles, BlockTiles, Counted})


def row_boxes(row: Row, size: str, label_widths: Sequence[int] = ()) -> list[Box]:
    """Return the boxes of a row whose tiles have a size.

    Labels beside tiles stand two above each other, on a line of their own side by side. An arrow
    belongs to what is before it where a line holds both, and the label after it stands under them.
    ``label_widths`` are least widths of the first cells that are labels, so that a table's rows
    have their labels equally wide; 0 for other cells.
    """
    m, lettering = measures(size), lettering_of(row, size)
    beside_tiles = not _STANDING.isdisjoint(map(type, row.cells))
    band = m.upright[1] if beside_tiles else lettering.chip_height
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
            over = isinstance(cell, Break)
            height = lettering.chip_height if over else band
            boxes += _label_boxes(labels, lettering, height, stacked=beside_tiles and not over)
            labels = []
        boxes += _cell_boxes(cell, least, m, lettering, band)
        if isinstance(cell, Arrow) and (joined := _joined(boxes[-2:], m)).width <= MAX_LINE:
            boxes[-2:] = [joined]
    return boxes + _label_boxes(labels, lettering, band, stacked=beside_tiles)


def lettering_of(row: Row, size: str) -> Measures:
    """Return the measures of a row's labels and bars, where its tiles have a size."""
    at = SIZES.index(size)
    return measures(SIZES[at - 1] if at and row.labels is Size.LARGE else size)


def label_width(label: Label | Bar, size: str) -> int:
    """Return the width of a label, or of a bar's number, that fits its text."""
    return written(label.number if isinstance(label, Bar) else label.text, size)[1]


def gap(left: Box, right: Box, m: Measures) -> int:
    """Return the pixels between two boxes: groups stand apart, single tiles and labels close."""
    if left.cell is Tab:
        return 0
    alike = left.cell is right.cell and left.cell in (Counted, Label)
    return m.close if alike else m.apart


def _cell_boxes(
    cell: Tiles | BlockTiles | Counted | Arrow | Bar | Plot | Tab | Break | Gauge | Scale,
    least: int,
    m: Measures,
    lettering: Measures,
    band: int,
) -> tuple[Box, ...]:
    if isinstance(cell, Tiles):
        return _smaller_boxes(cell.faces, m) if cell.smaller else _tiles_boxes(cell.faces, m)
    if isinstance(cell, Bar):
        return (_bar_box(cell, least, m, lettering, band),)
    return (_box(cell, m, lettering, band),)


def _box(
    cell: BlockTiles | Counted | Arrow | Plot | Tab | Break | Gauge | Scale,
    m: Measures,
    lettering: Measures,
    band: int,
) -> Box:
    if isinstance(cell, BlockTiles):
        return block_box(cell, m)
    if isinstance(cell, Counted):
        return _counted_box(cell, m)
    if isinstance(cell, Plot):
        return plot_box(cell, m, lettering)
    if isinstance(cell, Gauge | Scale):
        return gauge_box(cell, lettering, band)
    if isinstance(cell, Tab | Break):
        return Box(0, 0, 0, (), type(cell))
    rise = (band + m.chip_height) // 2
    return Box(m.chip_height, rise, 0, ((Sprite(m.size, "arrow"), 0, -rise),), Arrow)


def _tiles_boxes(faces: tuple[Face, ...], m: Measures) -> tuple[Box, ...]:
    """Return a group as one box, or cut where no line can hold it: 20 loose tiles, say."""
    box = _tiles_box(faces, m)
    if box.width <= MAX_LINE:
        return (box,)
    most = MAX_LINE // m.sideways[0]
    return tuple(_tiles_box(faces[at : at + most], m) for at in range(0, len(faces), most))


def _smaller_boxes(faces: tuple[Face, ...], m: Measures) -> tuple[Box, ...]:
    """Return a group a size smaller than the tiles of its row, in the middle of their height."""
    smaller = measures(SIZES[min(SIZES.index(m.size) + 1, len(SIZES) - 1)])
    up = (m.upright[1] - smaller.upright[1]) // 2
    return tuple(
        box._replace(
            rise=box.rise + up, parts=tuple((piece, x, y - up) for piece, x, y in box.parts)
        )
        for box in _tiles_boxes(faces, smaller)
    )


def _tiles_box(faces: tuple[Face, ...], m: Measures) -> Box:
    parts: list[Placed] = []
    x = rise = 0
    for face in faces:
        piece, width, height = _face(face, m)
        parts.append((piece, x, -height))
        x += width
        rise = max(rise, height)
    return Box(x, rise, 0, tuple(parts), Tiles)


@lru_cache(maxsize=1024)
def _face(face: Face, m: Measures) -> tuple[Piece, int, int]:
    """Return the piece that shows a face, its width and height."""
    key = face_key(face)
    _, _, width, height = m.sprites[key]
    if face.struck:
        return Struck(m.size, key, Style.NONE), width, height
    if face.on_top is None:
        return Sprite(m.size, key), width, height
    upper = face_key(Face(face.on_top, sideways=face.sideways, dora=face.dora))
    return Stack(m.size, upper, key), width, 2 * height - m.front


def face_key(face: Face) -> str:
    """Return the key of the sprite that shows a face, without what lies on top of it."""
    lies = "|" if face.sideways else ""
    if face.tile is None:
        return "back" + lies
    return NAMES[face.tile] + lies + "+" * face.winning + "*" * face.dora


@lru_cache(maxsize=2048)
def _counted_box(cell: Counted, m: Measures) -> Box:
    """Return a tile with the copies left below it."""
    piece, tile_width, rise = _face(cell.face, m)
    style = Style.GOOD if cell.mark else Style.PLAIN
    is_red = cell.barren or not cell.left
    left = chip(f"×{cell.left}", Style.NONE if is_red else style, m.size)
    width = max(tile_width, left.width)
    parts = (
        (piece, (width - tile_width) // 2, -rise),
        (left, (width - left.width) // 2, CHIP_GAP),
    )
    return Box(width, rise, m.chip_height + CHIP_GAP, parts, Counted)


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
    parts: list[Placed] = [(piece, x + right, y) for piece, x, y in head.parts]
    parts.append((chip(label.text, label.style, m.size, width), 0, head.drop + CHIP_GAP))
    drop = head.drop + CHIP_GAP + m.chip_height
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
    # Two large labels are as high as a small tile, and stand as close as labels ever do.
    step = m.chip_height + (m.close if 2 * m.chip_height + m.close <= band else CHIP_GAP)
    height = (len(labels) - 1) * step + m.chip_height
    rise = (band + height) // 2
    parts = tuple(
        (
            chip(label.text, label.style, m.size, width),
            0,
            at * step - rise,
        )
        for at, (label, _) in enumerate(labels)
    )
    return Box(width, rise, max(0, height - rise), parts, Label)


@lru_cache(maxsize=1024)
def _bar_box(bar: Bar, least: int, m: Measures, lettering: Measures, band: int) -> Box:
    """Return a number and its bar, as wide as the longest bar: what is behind it stands in line."""
    rise = (band + lettering.chip_height) // 2
    number = chip(bar.number, bar.style, lettering.size, least)
    left, longest = number.width + m.close, BAR_TILES * m.upright[0]
    parts: list[Placed] = [(number, 0, -rise)]
    if bar.share:
        width = max(2 * lettering.chip_cap, round(min(bar.share, 1.0) * longest))
        parts.append((Chip(lettering.size, "", bar.style, width), left, -rise))
    return Box(left + longest, rise, 0, tuple(parts), Bar)


LONG: Final = 9
LONG_TINY: Final = 7
"""The length of a track in heights of a label; tiny ones leave a phone room for large letters."""


@lru_cache(maxsize=512)
def gauge_box(cell: Gauge | Scale, lettering: Measures, band: int) -> Box:
    """Return a gauge in the middle of a band, or the names over it, which are as long.

    The length depends on the lettering alone, so that a scale is above its gauges.
    """
    long = LONG_TINY if lettering.size == "tiny" else LONG
    width, height = long * lettering.chip_height, lettering.chip_height
    rise = (band + height) // 2
    if isinstance(cell, Gauge):
        meter = Meter(lettering.size, cell.share, cell.low, cell.high, width, height)
        return Box(width, rise, 0, ((meter, 0, -rise),), Gauge)
    parts: list[Placed] = []
    for at, name in enumerate(cell.names):
        plate = chip(name, Style.TOTAL, lettering.size)
        middle = width * at // (len(cell.names) - 1)
        x = min(max(middle - plate.width // 2, 0), width - plate.width)
        parts.append((plate, x, -rise))
    return Box(width, rise, 0, tuple(parts), Scale)


LINE_HEIGHT: Final = 6


def block_box(cell: BlockTiles, of_row: Measures) -> Box:
    """Return a block in small tiles, or smaller ones where those of its row are."""
    m = measures(max(of_row.size, "small", key=SIZES.index))
    tile_width, rise = m.upright
    tiles_width = tile_width * len(cell.tiles)
    least = written(cell.plate, m.size)[1] if cell.plate else 0
    tiny = measures(SIZES[-1])
    taken_width = tiny.upright[0] * len(cell.takes)
    width = max(tiles_width, least, taken_width)
    left, y = (width - tiles_width) // 2, CHIP_GAP
    parts: list[Placed] = []
    for at, tile in enumerate(cell.tiles):
        piece = Discarded(m.size, NAMES[tile], dimmed=True, taken=False)
        shown = piece if cell.dimmed else Sprite(m.size, NAMES[tile])
        parts.append((shown, left + at * tile_width, -rise))
    if cell.plate:
        plate = chip(cell.plate, Style.PLAIN, m.size, width)
        parts.append((plate, 0, y))
        y += m.chip_height + CHIP_GAP
    elif cell.line:
        line = Underline(m.size, Style.TOTAL, tiles_width, cell.line == "dotted")
        parts.append((line, left, y))
        y += LINE_HEIGHT + CHIP_GAP
    for at, tile in enumerate(cell.takes):
        x = (width - taken_width) // 2 + at * tiny.upright[0]
        parts.append((Sprite(tiny.size, NAMES[tile]), x, y))
    if cell.takes:
        y += tiny.upright[1]
    return Box(width, rise, y, tuple(parts), BlockTiles)
