"""Gauges, and the scale over them, as boxes: the tracks of a table are equally long."""

from functools import lru_cache
from typing import Final

from bot.pages.page import Gauge, Scale, Style

from .atlas import Measures
from .pieces import Box, Meter, Placed, chip

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
