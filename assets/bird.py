"""The peacock of 1s, facing left, its plumes fanned behind it; units of a 300 x 400 face."""

from typing import Final, NamedTuple

from .colors import Colors
from .shapes import circle, paint, path, stroke, turned


class Plume(NamedTuple):
    """A tail plume: its angle from upright, clockwise in degrees, and its length."""

    angle: float
    length: float


TAIL_ROOT: Final = (142, 284)
# Back to front: the outer plumes are drawn first, the middle ones lie over them.
PLUMES: Final = (
    Plume(66, 152),
    Plume(-12, 252),
    Plume(44, 188),
    Plume(6, 264),
    Plume(25, 236),
)


def bird(colors: Colors) -> str:
    """Return the art of 1s."""
    parts = (
        *(_plume(plume, colors) for plume in PLUMES),
        _legs(colors),
        _body(colors),
        _head(colors),
        _wing(colors),
    )
    return "".join(parts)


def _plume(plume: Plume, colors: Colors) -> str:
    x, y = TAIL_ROOT
    width = 34
    top = y - plume.length
    eye = top + width
    feather = path(
        f"M{x} {y}C{x - 6} {y - plume.length * 0.4:.1f} {x - width} {eye + width * 1.2:.1f}"
        f" {x - width} {eye}A{width} {width} 0 0 1 {x + width} {eye}"
        f"C{x + width} {eye + width * 1.2:.1f} {x + 6} {y - plume.length * 0.4:.1f} {x} {y}Z",
        paint(fill=colors.green, stroke=colors.face, width=7),
    )
    rings = circle(x, eye + 1, 21, paint(fill=colors.face)) + circle(
        x, eye + 1, 14, paint(fill=colors.red)
    )
    return turned(feather + rings, plume.angle, x, y)


def _legs(colors: Colors) -> str:
    return "".join(
        stroke(f"M{x} 322V358M{x - 20} 364L{x} 352L{x + 20} 364", colors.red, 11)
        for x in (122, 158)
    )


def _body(colors: Colors) -> str:
    return path(
        "M46 182C44 154 64 138 88 144C112 150 114 178 110 200C108 218 124 232 144 240"
        "C168 250 192 250 212 244C216 296 186 334 138 334C92 334 60 304 64 254"
        "C66 230 48 212 46 182Z",
        paint(fill=colors.feather, stroke=colors.face, width=8),
    )


def _head(colors: Colors) -> str:
    crest = stroke("M62 144C48 132 42 118 44 104M75 138C66 124 64 110 68 96", colors.red, 9)
    beak = path("M50 166L12 188L50 199Z", paint(fill=colors.red))
    eye = circle(74, 172, 13, paint(fill=colors.face)) + circle(
        72, 173, 6.5, paint(fill=colors.ink)
    )
    return crest + beak + eye


def _wing(colors: Colors) -> str:
    wing = path(
        "M96 268C104 252 122 250 138 258C158 270 182 276 204 270C190 302 156 318 124 306"
        "C104 298 94 284 96 268Z",
        paint(fill=colors.face),
    )
    return wing + stroke("M114 274C134 292 162 294 184 284", colors.green, 9)
