"""The curves of a plot, and gauges, as pixels: indices of the palette, like every sprite's."""

from typing import TYPE_CHECKING, Final

from PIL import Image

from bot.pages.page import Style

from .atlas import measures
from .pieces import Meter, PlotPanel
from .plot_box import plot_x

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

LINE_COLORS: Final = {Style.PLAIN: -1, Style.TOTAL: -1, Style.GOOD: 0}
"""The place in a style's colors that is bright on the plate of plain labels: its border, or gold's
plate."""

GRID: Final = 3
"""The place in the plain style's colors of the lines across."""


PLATE, INK, BORDER = 0, -2, -1
"""Other places in the colors of a style."""

PARTS: Final = 4
"""How many parts of a gauge's track the lines across it make."""


def pen_on(image: Image.Image) -> "ImageDraw":
    """Return what draws lines on an image.

    With the first one FreeType is loaded, in 10 ms and 1.5 MiB; most pictures are sprites alone.
    """
    from PIL import ImageDraw  # noqa: PLC0415 - as said above

    return ImageDraw.Draw(image)


def graph_image(graph: PlotPanel) -> Image.Image:
    """Return the panel with its lines across and its curves, the first one in front."""
    m = measures(graph.size)
    plain = m.styles[Style.PLAIN]
    image = Image.new("L", (graph.width, graph.height))
    draw = pen_on(image)
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


def meter_image(meter: Meter) -> Image.Image:
    """Return the track with its bar and its bracket; a share of 0 has neither."""
    m = measures(meter.size)
    plain, danger = m.styles[Style.PLAIN], m.styles[Style.NONE]
    width, height = meter.width, meter.height
    thin = max(2, height // 10)
    image = Image.new("L", (width, height))
    draw = pen_on(image)
    ends = (0, 0, width - 1, height - 1)
    draw.rounded_rectangle(
        ends, m.chip_cap, fill=plain[PLATE], outline=plain[GRID], width=thin // 2
    )
    for line in range(1, PARTS):
        x = width * line // PARTS
        draw.line((x, thin, x, height - 1 - thin), fill=plain[GRID], width=1)
    if meter.share:
        end = max(2 * m.chip_cap, round(min(meter.share, 1.0) * (width - 1)))
        shape = (0, 0, end, height - 1)
        draw.rounded_rectangle(
            shape, m.chip_cap, fill=danger[PLATE], outline=danger[BORDER], width=thin
        )
        _bracket(draw, meter, plain[INK], thin + 1)
    return image


def _bracket(draw: "ImageDraw", meter: Meter, color: int, thick: int) -> None:
    """Draw the interval: a line with a cap at each end, that at the end of the track too."""
    last = meter.width - thick
    left, right = (round(min(at, 1.0) * last) for at in (meter.low, meter.high))
    middle, cap = meter.height // 2, meter.height // 3
    draw.rectangle((left, middle - thick // 2, right, middle + (thick - 1) // 2), fill=color)
    for x in (left, right):
        draw.rectangle((x, middle - cap, x + thick - 1, middle + cap), fill=color)
