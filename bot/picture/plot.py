"""The curves of a plot as pixels: indices of the palette, like every sprite's."""

from typing import Final

from PIL import Image, ImageDraw

from bot.pages.page import Style

from .atlas import measures
from .pieces import Graph
from .plot_box import plot_x

LINE_COLORS: Final = {Style.PLAIN: -1, Style.TOTAL: -1, Style.NONE: -1, Style.GOOD: 0}
"""The place in a style's colors that is bright on the plate of plain labels: its ink, or gold's
plate."""

GRID: Final = 3
"""The place in the plain style's colors of the lines across."""


def graph_image(graph: Graph) -> Image.Image:
    """Return the panel with its lines across and its curves, the first one in front."""
    m = measures(graph.size)
    plain = m.styles[Style.PLAIN]
    image = Image.new("L", (graph.width, graph.height))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, graph.width - 1, graph.height - 1), m.chip_cap, fill=plain[0])
    inner = graph.height - m.chip_height

    def y(thousandths: int) -> int:
        return m.chip_height // 2 + inner - inner * thousandths // 1000

    for at in graph.up:
        draw.line((m.chip_cap, y(at), graph.width - m.chip_cap, y(at)), fill=plain[GRID])
    thin = max(3, m.chip_height // 7)
    for place, curve in reversed(tuple(enumerate(graph.curves))):
        color = m.styles[curve.style][LINE_COLORS[curve.style]]
        last = len(curve.values) - 1
        points = [
            (plot_x(at, last, graph.width), y(value)) for at, value in enumerate(curve.values)
        ]
        # A curve behind an equal one is thicker, and so is seen on both sides of it.
        draw.polygon(_band(points, thin * (1 + place)), fill=color)
    return image


def _band(points: list[tuple[int, int]], height: int) -> list[tuple[int, int]]:
    """Return the outline of a curve that is so many pixels high at each of its points.

    One polygon takes a quarter of the time of a line with round joints.
    """
    above = [(x, y - height // 2) for x, y in points]
    return above + [(x, y + height - 1) for x, y in reversed(above)]
