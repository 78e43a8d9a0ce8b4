"""Where every sprite of a Page's picture goes. No pixels here.

A chat scales a picture to its width, so what counts is how large a tile is beside its own picture:
the tiles of a page have one size, large only where every row of them stays on one line. The rows of
a table stand one under the other, so that a phone shows them no smaller than the hand. A table too
high for the limits takes the tiny size.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from bot.pages.page import (
    Arrow,
    Bar,
    BlockTiles,
    Cell,
    Counted,
    Gauge,
    Label,
    Plot,
    Row,
    Size,
    Tab,
    Tiles,
)

from .atlas import Measures, measures
from .boxes import label_width, lettering_of, row_boxes
from .lines import PlacedBoxes, asked_lines, in_lines, line_end, line_width
from .pieces import MAX_LINE, Box, Placed

PADDING: Final = 6
MAX_WIDTH: Final = MAX_LINE + 2 * PADDING
MAX_HEIGHT: Final = 860
"""Six rows of cuts under a hand with added kans; without, 385 pixels on a phone 380 wide."""

MIN_WIDTH: Final = 640
"""A chat may enlarge a narrow picture: a single tile must not fill the screen."""

MAX_CUT_LINE: Final = 797
"""A line of small counted tiles is no wider than a hand of 14, so that a phone shows the counts;
among large tiles they are large enough."""

MAX_TINY_LINE: Final = 704
"""Beside a wider line a phone would not show what is written on tiny plates."""

PAGE_SIZES: Final = (("large", "small"), ("small", "small"), ("tiny", "tiny"))
TABLE_SIZES: Final = (("small", "small"), ("tiny", "tiny"))
"""The sizes of rows that ask for large and for small: what to try, in this order, for a page
without and with small rows."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size in pixels, and what is in it: each piece by its left upper corner.

    No two pieces overlap.
    """

    width: int
    height: int
    placed: tuple[Placed, ...]


class Boxed(NamedTuple):
    """A row as boxes, in a size of the atlas."""

    row: Row
    m: Measures
    boxes: Sequence[Box]


class Block(NamedTuple):
    """A row in lines, ``leading`` pixels apart; ``space`` is what is above it, unless it is first.

    Each line has how far up and how far down it reaches. ``size`` is that of the atlas.
    """

    size: str
    width: int
    height: int
    lines: Sequence[tuple[PlacedBoxes, int, int]]
    leading: int
    space: int


def lay_out(rows: Sequence[Row]) -> Layout:
    """Return the layout of a picture's rows: the first arrangement within limits, or the last."""
    if not any(row.cells for row in rows):
        raise ValueError("a picture needs a row with a cell")
    return _finished(_best(rows))


def fits(rows: Sequence[Row]) -> bool:
    """Return whether a picture of these rows is within the limits."""
    return _is_within(_best(rows))


def _best(rows: Sequence[Row]) -> list[Block]:
    """Return the first arrangement within the limits, or the last."""
    blocks: list[Block] = []
    for blocks in _arrangements(rows):
        if _is_within(blocks):
            break
    return blocks


def _is_within(blocks: Sequence[Block]) -> bool:
    """Whether an arrangement is not too high, and a phone shows its labels."""
    # Rivers of four players under which seven bars stand: tiny, they would be 730 pixels wide.
    widest = max((block.width for block in blocks), default=0)
    is_tiny = all(block.size == "tiny" for block in blocks)
    return _height(blocks) <= MAX_HEIGHT and not (is_tiny and widest > MAX_TINY_LINE)


def _arrangements(rows: Sequence[Row]) -> Iterator[list[Block]]:
    """Yield the rows one under the other in each size that they may have, the usual one first.

    Those in which a hand or a reading has to go on below come last, and never in large tiles.
    """
    rows = [row for row in rows if row.cells]
    is_table = any(row.size is Size.SMALL for row in rows)
    torn: list[list[Boxed]] = []
    for sizes in TABLE_SIZES if is_table else PAGE_SIZES:
        boxed = _boxed(rows, sizes)
        if not any(_is_torn(row) for row in boxed):
            yield _stacked(boxed)
        elif "large" not in sizes:
            torn.append(boxed)
    yield from map(_stacked, torn)


def _boxed(rows: Sequence[Row], sizes: tuple[str, str]) -> list[Boxed]:
    """Return rows as boxes: in a table labels of a column are as wide.

    Small rows are a table, and so are rows of nothing but labels.
    """
    boxed: list[Boxed] = []
    for (size, _), run in groupby(rows, key=_table):
        alike, m = list(run), measures(sizes[size is Size.SMALL])
        is_table = size is Size.SMALL or all(
            isinstance(cell, Label) for row in alike for cell in row.cells
        )
        widths = _label_widths(alike, m) if is_table else ()
        boxed += (Boxed(row, m, row_boxes(row, m.size, widths)) for row in alike)
    return [row for _, run in groupby(boxed, key=_has_tabs) for row in _in_columns(list(run))]


def _has_tabs(row: Boxed) -> bool:
    """Whether a row has columns, which are in line with those of its neighbors."""
    return any(box.cell is Tab for box in row.boxes)


def _in_columns(rows: list[Boxed]) -> list[Boxed]:
    """Return rows with every tab as wide as the longest of its column leaves for the others."""
    tabs = [[at for at, box in enumerate(row.boxes) if box.cell is Tab] for row in rows]
    for column in range(max(map(len, tabs))):
        ends = {
            at: line_width(row.boxes[: places[column]], row.m)
            for at, (row, places) in enumerate(zip(rows, tabs, strict=True))
            if column < len(places)
        }
        longest = max(ends.values())
        for at, end in ends.items():
            row, place = rows[at], tabs[at][column]
            boxes = list(row.boxes)
            boxes[place] = boxes[place]._replace(width=longest - end)
            rows[at] = row._replace(boxes=boxes)
    return rows


def _table(row: Row) -> tuple[Size, type[Cell] | None]:
    """Return what rows of one table share: their size and, where they are small, their first cell.

    A line of words over a table has no column of it.
    """
    return row.size, type(row.cells[0]) if row.size is Size.SMALL else None


def _is_torn(row: Boxed) -> bool:
    """Whether a row is too wide, or its tiles go on below; counted ones may, unless large."""
    if row.m.size != "large" and _is_counted(row.row):
        return False
    kinds = {box.cell for box in row.boxes}
    widest = max(line_width(line, row.m) for line in asked_lines(row.boxes))
    return widest > _longest_line(row.row, row.m.size) and not kinds.isdisjoint(
        (Tiles, Counted, Plot)
    )


def _label_widths(rows: Sequence[Row], m: Measures) -> list[int]:
    """Return the width of the widest label of each column, as far as the rows are alike."""
    widths: list[int] = []
    for cells in zip(*(row.cells for row in rows), strict=False):
        if len({type(cell) for cell in cells}) > 1:
            break
        widths.append(max(_label_width(*it, m) for it in zip(rows, cells, strict=True)))
    return widths


def _label_width(row: Row, cell: Cell, m: Measures) -> int:
    """Return the width that a cell of a row needs for its text; 0 where it has none."""
    if not isinstance(cell, Label | Bar):
        return 0
    return label_width(cell, lettering_of(row, m.size).size)


def _stacked(rows: Sequence[Boxed]) -> list[Block]:
    """Return rows as blocks one under the other."""
    stacked: list[Block] = []
    before = None
    for boxed in rows:
        size, m = boxed.row.size, boxed.m
        is_tight = size is before is Size.SMALL
        stacked.append(_block(boxed, 2 * m.close if is_tight else m.apart))
        before = size
    return stacked


def _block(boxed: Boxed, space: int) -> Block:
    row, m, boxes = boxed
    most = _longest_line(row, m.size)
    lines = [line for part in asked_lines(boxes) for line in in_lines(part, m, most)]
    reaching = [
        (line, max([box.rise for box, _ in line]), max([box.drop for box, _ in line]))
        for line in lines
    ]
    height = sum(rise + drop + m.close for _, rise, drop in reaching) - m.close
    return Block(m.size, max(map(line_end, lines)), height, reaching, m.close, space)


def _is_counted(row: Row) -> bool:
    """Whether a row says what a cut, a call or the hand takes, or what its blocks are."""
    return any(isinstance(cell, Arrow | BlockTiles | Counted) for cell in row.cells)


def _longest_line(row: Row, size: str) -> int:
    """Return how wide a line of a row may be; a gauge stays under its scale."""
    if size == "small" and _is_counted(row):
        return MAX_CUT_LINE
    is_measured = any(isinstance(cell, Gauge) for cell in row.cells)
    return MAX_TINY_LINE if size == "tiny" and not is_measured else MAX_LINE


def _height(blocks: Sequence[Block]) -> int:
    spaces = sum(block.space for block in blocks[1:])
    return sum(block.height for block in blocks) + spaces + 2 * PADDING


def _finished(blocks: Sequence[Block]) -> Layout:
    placed: list[Placed] = []
    y = PADDING - blocks[0].space
    for block in blocks:
        y += block.space
        _place(block, PADDING, y, placed)
        y += block.height
    width = max(block.width for block in blocks)
    return Layout(max(MIN_WIDTH, width + 2 * PADDING), y + PADDING, tuple(placed))


def _place(block: Block, x: int, y: int, placed: list[Placed]) -> None:
    """Add the pieces of a block whose left upper corner is there."""
    for line, rise, drop in block.lines:
        base = y + rise
        for box, left in line:
            placed += [(piece, x + left + dx, base + dy) for piece, dx, dy in box.parts]
        y = base + drop + block.leading
