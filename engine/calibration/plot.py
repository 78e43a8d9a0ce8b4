"""Reliability drawn as SVG: forecasts across, wins up, intervals of 95 percent."""

from collections.abc import Iterable, Mapping
from typing import Final

from .reliability import Bin

SIZE: Final = 360
_MARGIN: Final = 46
_COLORS: Final = ("#9aa0a6", "#1a73e8", "#d93025")


def reliability_svg(series: Mapping[str, Iterable[Bin]], title: str) -> str:
    """A square plot of some series of bins; forecasts that come true lie on its diagonal."""
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" '
            'font-family="sans-serif" font-size="11">'
        ),
        f'<rect width="{SIZE}" height="{SIZE}" fill="#ffffff"/>',
        f'<text x="{SIZE / 2}" y="16" text-anchor="middle" font-size="13">{title}</text>',
        *_axes(),
    ]
    for number, (name, bins) in enumerate(series.items()):
        color = _COLORS[number % len(_COLORS)]
        parts += [_mark(each, color, 2 * number - 1) for each in bins]
        y = _MARGIN + 18 + 15 * number
        parts.append(f'<circle cx="{_MARGIN + 10}" cy="{y - 4}" r="4" fill="{color}"/>')
        parts.append(f'<text x="{_MARGIN + 20}" y="{y}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _at(chance: float) -> float:
    return _MARGIN + chance * (SIZE - 2 * _MARGIN)


def _axes() -> list[str]:
    low, high = _at(0), _at(1)
    lines = [
        (
            f'<rect x="{low}" y="{low}" width="{high - low}" height="{high - low}" fill="none" '
            'stroke="#5f6368"/>'
        ),
        (
            f'<line x1="{low}" y1="{high}" x2="{high}" y2="{low}" stroke="#bdc1c6" '
            'stroke-dasharray="4 3"/>'
        ),
    ]
    for percent in range(0, 101, 20):
        place = _at(percent / 100)
        lines.append(
            f'<text x="{place:.0f}" y="{high + 15:.0f}" text-anchor="middle">{percent}</text>'
        )
        lines.append(
            f'<text x="{low - 6:.0f}" y="{SIZE - place + 4:.0f}" text-anchor="end">{percent}</text>'
        )
    middle = SIZE / 2
    lines.append(f'<text x="{middle}" y="{SIZE - 10}" text-anchor="middle">forecast, %</text>')
    lines.append(
        f'<text x="14" y="{middle}" text-anchor="middle" '
        f'transform="rotate(-90 14 {middle})">won, %</text>'
    )
    return lines


def _mark(each: Bin, color: str, shift: int) -> str:
    x = _at(each.forecast) + shift
    low, high, middle = (SIZE - _at(value) for value in (each.low, each.high, each.observed))
    return (
        f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{color}"/>'
        f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="3.5" fill="{color}"/>'
    )
