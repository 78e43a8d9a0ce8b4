"""A share with its interval: the track, the bar on it and the bracket, as boxes and as pixels."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pages.page import Gauge, Scale, Style

from .atlas import Measures, measures
from .pieces import Box, Meter, Part, chip

LONG: Final = 9
"""The length of a track in heights of a label."""

LINES: Final = 4
"""Parts of a track between its thin lines."""

INK, GRID, BORDER = -2, 3, -1
"""Places among a style's colors; its plate is the first of them."""


@lru_cache(maxsize=512)
def gauge_box(cell: Gauge | Scale, lettering: Measures, band: int) -> Box:
    """Return a gauge in the middle of a band, or the names over it, which are as long.

    The length depends on the lettering alone, so that a scale is above its gauges.
    """
    width, height = LONG * lettering.chip_height, lettering.chip_height
    rise = (band + height) // 2
    if isinstance(cell, Gauge):
        meter = Meter(lettering.size, cell.share, cell.low, cell.high, width, height)
        return Box(width, rise, 0, ((meter, 0, -rise),), Gauge)
    parts: list[Part] = []
    for at, name in enumerate(cell.names):
        plate = chip(name, Style.TOTAL, lettering.size)
        middle = width * at // (len(cell.names) - 1)
        x = min(max(middle - plate.width // 2, 0), width - plate.width)
        parts.append((plate, x, -rise))
    return Box(width, rise, 0, tuple(parts), Scale)


def meter_image(meter: Meter) -> Image.Image:
    """Return the track with its bar and its bracket; a share of 0 has neither."""
    m = measures(meter.size)
    plain, danger = m.styles[Style.PLAIN], m.styles[Style.NONE]
    width, height = meter.width, meter.height
    thin = max(2, height // 10)
    image = Image.new("L", (width, height))
    draw = ImageDraw.Draw(image)
    ends = (0, 0, width - 1, height - 1)
    draw.rounded_rectangle(ends, m.chip_cap, fill=plain[0], outline=plain[GRID], width=thin // 2)
    for line in range(1, LINES):
        x = width * line // LINES
        draw.line((x, thin, x, height - 1 - thin), fill=plain[GRID], width=1)
    if meter.share:
        end = max(2 * m.chip_cap, round(min(meter.share, 1.0) * (width - 1)))
        shape = (0, 0, end, height - 1)
        draw.rounded_rectangle(
            shape, m.chip_cap, fill=danger[0], outline=danger[BORDER], width=thin
        )
        _bracket(draw, meter, plain[INK], thin + 1)
    return image


def _bracket(draw: ImageDraw.ImageDraw, meter: Meter, color: int, thick: int) -> None:
    """Draw the interval: a line with a cap at each end, that at the end of the track too."""
    last = meter.width - thick
    left, right = (round(min(at, 1.0) * last) for at in (meter.low, meter.high))
    middle, cap = meter.height // 2, meter.height // 3
    draw.rectangle((left, middle - thick // 2, right, middle + (thick - 1) // 2), fill=color)
    for x in (left, right):
        draw.rectangle((x, middle - cap, x + thick - 1, middle + cap), fill=color)
