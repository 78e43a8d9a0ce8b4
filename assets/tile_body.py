"""Whole tiles: the art on a body seen a little from the front, in every look a picture needs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from .colors import Colors
from .shapes import document, moved, paint, path, rectangle, stroke, turned
from .tile_art import FACE_HEIGHT, FACE_RADIUS, FACE_WIDTH, dora_mark, tile_art

BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class Look:
    """The position and the marks of a tile: called ones lie sideways, winning and dora are gold."""

    sideways: bool = False
    winning: bool = False
    dora: bool = False

    @property
    def suffix(self) -> str:
        """The end of a sprite key: ``|`` for sideways, ``+`` for winning, ``*`` for dora."""
        return "|" * self.sideways + "+" * self.winning + "*" * self.dora


UPRIGHT: Final = Look()
SIDEWAYS: Final = Look(sideways=True)


def looks(code: str) -> Iterator[Look]:
    """Yield every look of a tile, the plain upright one first; a back only lies either way."""
    if code == BACK:
        yield from (UPRIGHT, SIDEWAYS)
        return
    for sideways, winning, dora in product((False, True), repeat=3):
        yield Look(sideways=sideways, winning=winning, dora=dora)


@dataclass(frozen=True, slots=True)
class Geometry:
    """Pixel measures of a tile whose face is `face_width` (a multiple of 3) pixels wide."""

    face_width: int

    @property
    def face_height(self) -> int:
        """Height of the face."""
        return self.face_width * FACE_HEIGHT // FACE_WIDTH

    @property
    def margin(self) -> int:
        """Transparent pixels left, right and above, for the outline."""
        return max(1, round(self.face_width / 100))

    @property
    def depth(self) -> int:
        """Height of the tile's front side, seen under the face."""
        return max(3, round(self.face_width * 0.095))

    @property
    def shadow(self) -> int:
        """Height of the shadow under the front side."""
        return max(1, round(self.face_width * 0.028))

    @property
    def units(self) -> float:
        """Design units to the pixel."""
        return FACE_WIDTH / self.face_width

    def face(self, look: Look) -> tuple[int, int]:
        """Return width and height of the face as it lies."""
        size = (self.face_width, self.face_height)
        return size[::-1] if look.sideways else size

    def cell(self, look: Look) -> tuple[int, int]:
        """Return width and height of the whole sprite."""
        width, height = self.face(look)
        return width + 2 * self.margin, height + self.margin + self.depth + self.shadow


def tile_svg(code: str, geometry: Geometry, look: Look, colors: Colors) -> str:
    """Return the SVG of a tile, `code` an mpsz code or `back`, as large as its sprite."""
    if look.winning:
        colors = replace(colors, face=colors.winning_face)
    units = geometry.units
    width, height = (pixels * units for pixels in geometry.cell(look))
    margin = geometry.margin * units
    parts = _body(code, geometry, look, colors) + _face(code, look, colors)
    return document(-margin, -margin, width, height, 1 / units, parts)


def _face(code: str, look: Look, colors: Colors) -> str:
    if code == BACK:
        return ""
    art = tile_art(code, colors)
    if look.dora:
        art += dora_mark(colors, winning=look.winning)
    if look.sideways:
        art = moved(turned(art, -90, 0, 0), 0, FACE_WIDTH)
    # The corner marks lie over the frame: a winning red five is still seen to be red.
    return (_winning_frame(look, colors) if look.winning else "") + art


def _lying(look: Look) -> tuple[int, int]:
    return (FACE_HEIGHT, FACE_WIDTH) if look.sideways else (FACE_WIDTH, FACE_HEIGHT)


def _winning_frame(look: Look, colors: Colors) -> str:
    width, height = _lying(look)
    lines = ((15, 3.5, colors.mark_edge), (7, 14, colors.winning_frame))
    return "".join(
        rectangle(
            *(inset, inset, width - 2 * inset, height - 2 * inset),
            paint(stroke=color, width=line),
            radius=FACE_RADIUS - inset,
        )
        for inset, line, color in lines
    )


def _body(code: str, geometry: Geometry, look: Look, colors: Colors) -> str:
    width, height = _lying(look)
    units = geometry.units
    depth = geometry.depth * units
    top, upper, lower = _body_colors(code, look, colors)
    silhouette = _slab(width, height + depth)
    shadow = path(silhouette, paint(fill="#000", stroke="#000", width=1.2 * units))
    return "".join(
        (
            f'<g opacity=".3">{moved(shadow, 0, geometry.shadow * units * 0.8)}</g>',
            path(silhouette, paint(fill=lower, stroke=colors.outline, width=1.6 * units)),
            path(_slab(width, height + depth * 0.52), paint(fill=upper)),
            path(_slab(width, height), paint(fill=top)),
            _back_inlay(width, height, colors)
            if code == BACK
            else _face_edge(width, height, colors),
        )
    )


def _body_colors(code: str, look: Look, colors: Colors) -> tuple[str, str, str]:
    """Return the colors of the top, and of the upper and lower layer of the front side."""
    if code == BACK:
        return colors.back, colors.back_dark, colors.side
    if look.winning:
        return colors.face, colors.winning_frame, colors.back_dark
    return colors.face, colors.side, colors.back


def _slab(width: float, height: float) -> str:
    r = FACE_RADIUS
    return (
        f"M0 {r}A{r} {r} 0 0 1 {r} 0H{width - r}A{r} {r} 0 0 1 {width} {r}V{height - r:.2f}"
        f"A{r} {r} 0 0 1 {width - r} {height:.2f}H{r}A{r} {r} 0 0 1 0 {height - r:.2f}Z"
    )


def _face_edge(width: float, height: float, colors: Colors) -> str:
    r = FACE_RADIUS - 2
    commands = f"M{r} {height - 2}H{width - r - 2}A{r} {r} 0 0 0 {width - 2} {height - r - 2}V{r}"
    return stroke(commands, colors.lip, 4)


def _back_inlay(width: float, height: float, colors: Colors) -> str:
    style = paint(stroke=colors.back_light, width=9)
    return rectangle(25, 25, width - 50, height - 50, style, radius=FACE_RADIUS - 16)
