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

from bot.pages.page import Arrow, Bar, Counted, Label, Row, Size, Tiles

from .atlas import Measures, measures
from .boxes import MAX_LINE, Box, Piece, gap, label_width, row_boxes

PADDING: Final = 6
MAX_WIDTH: Final = MAX_LINE + 2 * PADDING
MAX_HEIGHT: Final = 860
"""Six rows of cuts under a hand with added kans; without, 385 pixels on a phone 380 wide."""

MIN_WIDTH: Final = 640
"""A chat may enlarge a narrow picture: a single tile must not fill the screen."""

MAX_CUT_LINE: Final = 797
"""A line of a cut's row is no wider than a hand of 14 small tiles."""


PAGE_SIZES: Final = (("large", "small"), ("small", "small"), ("tiny", "tiny"))
TABLE_SIZES: Final = (("small", "small"), ("small", "tiny"), ("tiny", "tiny"))
"""The sizes of rows that ask for large and for small: what to try, in this order, for a page
without and with small rows."""

Placed = tuple[Piece, int, int]
"""A piece with the x and y of its left upper corner, in pixels."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size in pixels and what is in it; no two pieces overlap."""

    width: int
    height: int
    placed: tuple[Placed, ...]


class Line(NamedTuple):
    """Boxes with their x, as wide and as far up and down as they reach."""

    width: int
    rise: int
    drop: int
    boxes: tuple[tuple[Box, int], ...]


class Block(NamedTuple):
    """A row in lines ``leading`` pixels apart; torn if it is tiles that go on below."""

    width: int
    height: int
    lines: tuple[Line, ...]
    is_torn: bool
    leading: int


Run = tuple[Size, list[Block]]
"""Rows that ask for one size."""


class Spaced(NamedTuple):
    """A block and the pixels above it, unless it is the first."""

    block: Block
    space: int


def lay_out(rows: Sequence[Row]) -> Layout:
    """Return the layout of a picture's rows: the first arrangement within limits, or the last."""
    if not any(row.cells for row in rows):
        raise ValueError("a picture needs a row with a cell")
    return _finished(_best(rows))


def fits(rows: Sequence[Row]) -> bool:
    """Return whether a picture of these rows stays within the limits."""
    return _height(_best(rows)) <= MAX_HEIGHT


def _best(rows: Sequence[Row]) -> list[Spaced]:
    """Return the first arrangement that is not too high, or the last."""
    blocks: list[Spaced] = []
    for blocks in _arrangements(rows):
        if _height(blocks) <= MAX_HEIGHT:
            break
    return blocks


def _arrangements(rows: Sequence[Row]) -> Iterator[list[Spaced]]:
    """Yield the rows one under the other in each size that they may have, the usual one first.

    Tiles are large only where no line of them has to go on below.
    """
    rows = [row for row in rows if row.cells]
    is_table = any(row.size is Size.SMALL for row in rows)
    for sizes in TABLE_SIZES if is_table else PAGE_SIZES:
        runs = _runs(rows, sizes)
        if "large" in sizes and any(block.is_torn for _, blocks in runs for block in blocks):
            continue
        yield _stacked(runs, sizes)


def _is_cut(row: Row) -> bool:
    """Whether a row is one of a table of cuts, or of calls."""
    taken = any(isinstance(cell, Arrow | Counted) for cell in row.cells)
    return row.size is Size.SMALL and taken


def _runs(rows: Sequence[Row], sizes: tuple[str, str]) -> list[Run]:
    """Return rows of one size, one after the other, as blocks."""
    return [
        (size, _blocks(list(run), measures(_drawn(size, sizes))))
        for size, run in groupby(rows, key=lambda row: row.size)
    ]


def _drawn(size: Size, sizes: tuple[str, str]) -> str:
    return sizes[size is Size.SMALL]


def _blocks(rows: Sequence[Row], m: Measures) -> list[Block]:
    """Return rows of one size as blocks: in a table labels of a column are as wide.

    Small rows are a table, and so are rows of nothing but labels.
    """
    is_table = rows[0].size is Size.SMALL or all(_is_written(row) for row in rows)
    widths = _label_widths(rows, m) if is_table else ()
    return [_block(row, m, widths) for row in rows]


def _is_written(row: Row) -> bool:
    """Whether a row is nothing but labels."""
    return all(isinstance(cell, Label) for cell in row.cells)


def _height(blocks: Sequence[Spaced]) -> int:
    spaces = sum(space for _, space in blocks[1:])
    return sum(block.height for block, _ in blocks) + spaces + 2 * PADDING


def _finished(blocks: Sequence[Spaced]) -> Layout:
    placed: list[Placed] = []
    y, width = PADDING, 0
    for at, (block, space) in enumerate(blocks):
        y += space if at else 0
        _place(block, PADDING, y, placed)
        width = max(width, block.width)
        y += block.height
    return Layout(max(MIN_WIDTH, width + 2 * PADDING), y + PADDING, tuple(placed))


def _place(block: Block, x: int, y: int, placed: list[Placed]) -> None:
    """Add the pieces of a block whose left upper corner is there."""
    for line in block.lines:
        base = y + line.rise
        for box, left in line.boxes:
            placed += [(piece, x + left + dx, base + dy) for piece, dx, dy in box.parts]
        y = base + line.drop + block.leading


def _stacked(runs: Sequence[Run], sizes: tuple[str, str]) -> list[Spaced]:
    """Return blocks one under the other."""
    stacked: list[Spaced] = []
    for size, blocks in runs:
        m = measures(_drawn(size, sizes))
        inner = m.apart if size is Size.LARGE else 2 * m.close
        stacked += (Spaced(block, inner if at else m.apart) for at, block in enumerate(blocks))
    return stacked


def _label_widths(rows: Sequence[Row], m: Measures) -> list[int]:
    """Return the width of the widest label of each column, as far as the rows are alike."""
    widths: list[int] = []
    for cells in zip(*(row.cells for row in rows), strict=False):
        if len({type(cell) for cell in cells}) > 1:
            break
        labels = [cell for cell in cells if isinstance(cell, Label | Bar)]
        widths.append(max((label_width(label, m.size) for label in labels), default=0))
    return widths


def _block(row: Row, m: Measures, label_widths: Sequence[int] = ()) -> Block:
    boxes = row_boxes(row, m.size, label_widths)
    lines = _broken(boxes, m, MAX_CUT_LINE if _is_cut(row) else MAX_LINE)
    leading = m.close
    height = sum(line.rise + line.drop + leading for line in lines) - leading
    kinds = {box.cell for box in boxes}
    is_torn = len(lines) > 1 and not kinds.isdisjoint((Tiles, Counted))
    return Block(max(line.width for line in lines), height, tuple(lines), is_torn, leading)


def _broken(boxes: Sequence[Box], m: Measures, most: int) -> list[Line]:
    """Return boxes in as few lines as hold them, the lines about equally long.

    No line is wider than ``most``, unless it is a single box.
    """
    lines = _lines(boxes, m, most)
    if len(lines) == 1:
        return lines
    for limit in range(sum(line.width for line in lines) // len(lines), most, m.upright[0] // 2):
        even = _lines(boxes, m, limit)
        if len(even) == len(lines):
            return even
    return lines


def _lines(boxes: Sequence[Box], m: Measures, limit: int) -> list[Line]:
    """Break boxes into lines no wider than a limit; what goes on begins under the first count."""
    lines: list[Line] = []
    line: list[tuple[Box, int]] = []
    hang = end = 0
    previous: Box | None = None
    for box in boxes:
        x = end + gap(previous, box, m) if previous and line else end
        if line and x + box.width > limit:
            lines.append(_line(line))
            line = []
            x = hang if hang + box.width <= limit else 0
        elif not lines and not hang and _ends_head(previous, box):
            hang = x
        line.append((box, x))
        end = x + box.width
        previous = box
    return [*lines, _line(line)]


def _ends_head(previous: Box | None, box: Box) -> bool:
    """Whether a box is the first after what heads its row: labels, or what is cut."""
    if previous is None:
        return False
    return box.cell is Counted or (box.cell is Tiles and previous.cell is Label)


def _line(boxes: list[tuple[Box, int]]) -> Line:
    last, x = boxes[-1]
    rise = max([box.rise for box, _ in boxes])
    drop = max([box.drop for box, _ in boxes])
    return Line(x + last.width, rise, drop, tuple(boxes))
