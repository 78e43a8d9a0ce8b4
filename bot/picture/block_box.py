"""A block of a hand as a box: its tiles, the line or the plate under them, and what it takes."""

from typing import Final

from bot.pages.page import BlockTiles, Style
from engine import NAMES

from .atlas import SIZES, Measures, measures
from .pieces import CHIP_GAP, Box, Discarded, Placed, Sprite, Underline, chip, written

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
