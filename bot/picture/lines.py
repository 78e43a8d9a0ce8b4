"""Boxes in lines: where a row that is too wide goes on below. No pixels here."""

from collections.abc import Sequence
from itertools import pairwise

from bot.pages.page import Break, Counted, Label, Tiles

from .atlas import Measures
from .boxes import gap
from .pieces import Box

PlacedBoxes = list[tuple[Box, int]]
"""Boxes with their x."""


def asked_lines(boxes: Sequence[Box]) -> list[list[Box]]:
    """Return boxes in the lines that the row asks for, without the breaks between them."""
    lines: list[list[Box]] = [[]]
    for box in boxes:
        if box.cell is Break:
            lines.append([])
        else:
            lines[-1].append(box)
    return lines


def in_lines(boxes: Sequence[Box], m: Measures, most: int) -> list[PlacedBoxes]:
    """Return boxes in as few lines as hold them, the lines about equally long.

    No line is wider than ``most``, unless it is a single box.
    """
    lines = _lines(boxes, m, most)
    if len(lines) == 1:
        return lines
    for limit in range(sum(map(line_end, lines)) // len(lines), most, m.upright[0] // 2):
        even = _lines(boxes, m, limit)
        if len(even) == len(lines):
            return even
    return lines


def _lines(boxes: Sequence[Box], m: Measures, limit: int) -> list[PlacedBoxes]:
    """Break boxes into lines no wider than a limit; what goes on begins under the first count."""
    lines: list[PlacedBoxes] = [[]]
    hang = end = 0
    previous: Box | None = None
    for box in boxes:
        x = end + gap(previous, box, m) if previous else end
        if lines[-1] and x + box.width > limit:
            lines.append([])
            x = hang if hang + box.width <= limit else 0
        elif len(lines) == 1 and not hang and _ends_head(previous, box):
            hang = x
        lines[-1].append((box, x))
        end = x + box.width
        previous = box
    return lines


def line_width(boxes: Sequence[Box], m: Measures) -> int:
    """Return the width of boxes in one line."""
    return sum(box.width for box in boxes) + sum(gap(*pair, m) for pair in pairwise(boxes))


def _ends_head(previous: Box | None, box: Box) -> bool:
    """Whether a box is the first after what heads its row: labels, or what is cut."""
    if previous is None:
        return False
    return box.cell is Counted or (box.cell is Tiles and previous.cell is Label)


def line_end(line: PlacedBoxes) -> int:
    """Return how wide a line is."""
    box, x = line[-1]
    return x + box.width
