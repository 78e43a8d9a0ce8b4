"""A plot as a box: the panel of its curves, and the names of heights and of places beside it."""

from typing import Final

from bot.pages.page import Plot, Style

from .atlas import Measures
from .pieces import CHIP_GAP, Box, Chip, Placed, PlotPanel, chip

PLOT_TILES: Final = (12, 3)
"""The width and height of a plot's panel, in widths of a tile."""


def plot_box(plot: Plot, m: Measures, lettering: Measures) -> Box:
    """Return a plot: names of heights on the left, the curves, names of places below.

    The panel is measured in tiles of ``m``, names are written in ``lettering``.
    """
    width, height = (round(m.upright[0] * factor) for factor in PLOT_TILES)
    names = [chip(name, Style.PLAIN, lettering.size) for _, name in plot.up]
    widest = max(name.width for name in names)
    left = widest + CHIP_GAP
    graph = PlotPanel(lettering.size, plot.curves, tuple(at for at, _ in plot.up), width, height)
    parts: list[Placed] = [(graph, left, -height)]
    inner = height - lettering.chip_height
    for (at, _), name in zip(plot.up, names, strict=True):
        parts.append(
            (name._replace(width=widest), 0, -(inner * at // 1000) - lettering.chip_height)
        )
    parts += _names_across(plot, left, width, lettering)
    return Box(left + width, height, lettering.chip_height + CHIP_GAP, tuple(parts), Plot)


def _names_across(plot: Plot, left: int, width: int, m: Measures) -> list[tuple[Chip, int, int]]:
    """Return the names of a plot's places under its panel, none of them beyond the plot.

    The last one is always there; another that has no room beside it is left out.
    """
    last = len(plot.curves[0].values) - 1
    names: list[tuple[Chip, int, int]] = []
    for at, name in plot.across:
        shown = chip(name, Style.PLAIN, m.size)
        x = left + plot_x(at, last, width) - shown.width // 2
        names.append((shown, min(max(x, 0), left + width - shown.width), CHIP_GAP))
    *others, end = names
    kept: list[tuple[Chip, int, int]] = []
    start = 0
    for other in others:
        behind = other[1] + other[0].width + m.close
        if start <= other[1] and behind <= end[1]:
            kept.append(other)
            start = behind
    return [*kept, end]


def plot_x(at: int, last: int, width: int) -> int:
    """Return where the value of this number stands on a panel of this width."""
    margin = width // 24
    return margin + (width - 2 * margin) * at // max(last, 1)
