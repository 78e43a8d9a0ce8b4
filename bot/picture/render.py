"""A Page as a PNG: sprites copied byte by byte onto a canvas of palette indices."""

import struct
import zlib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from bot.pages.page import Page, Style

from . import atlas
from .atlas import Palette
from .boxes import LINE_HEIGHT
from .layout import lay_out
from .pieces import (
    Chip,
    Discarded,
    Meter,
    Piece,
    PlotPanel,
    Since,
    Sprite,
    Stack,
    Struck,
    Underline,
)
from .plot import graph_image, meter_image, pen_on
from .scene import MARK_RISE, scene_layout

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

try:
    from isal import isal_zlib
except ImportError:  # the marker of this dependency in pyproject.toml leaves this machine out
    deflate: Callable[[bytes | bytearray, int], bytes] = zlib.compress
else:
    deflate = isal_zlib.compress

LEVEL: Final = 2
"""6 % smaller than zlib's level 1 for 4 % more time; level 3 already costs a fifth more."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_END: Final = b"\x00\x00\x00\x00IEND\xaeB`\x82"


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return one chunk: its length, its four letters, its data, and the checksum over both."""
    checksum = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", checksum)))


def color_chunks(rgba: bytes) -> bytes:
    """Return the PLTE and tRNS chunks of at most 256 RGBA colors, four bytes each.

    The alpha of the opaque colors at the end is left out, as PNG allows.
    """
    opaque = b"".join(rgba[at : at + 3] for at in range(0, len(rgba), 4))
    return chunk(b"PLTE", opaque) + chunk(b"tRNS", rgba[3::4].rstrip(b"\xff"))


def indexed_png(width: int, height: int, colors: bytes, lines: bytes | bytearray) -> bytes:
    """Return the PNG of palette indices.

    ``colors`` comes from ``color_chunks``. ``lines`` holds ``height`` lines of one zero, which is
    PNG's filter "none", and ``width`` indices.
    """
    if len(lines) != (width + 1) * height:
        raise ValueError(f"{len(lines)} bytes are not {height} lines of 1 + {width}")
    header = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    data = deflate(lines, LEVEL)
    return b"".join((SIGNATURE, chunk(b"IHDR", header), colors, chunk(b"IDAT", data), _END))


__all__ = ["Palette", "draw", "load"]

KEPT_PIECES: Final = 1024
"""Cut sprites and composed labels kept ready, some 5 kB each."""

KEPT_GLYPHS: Final = 2048
"""Letters kept ready in the colours of a style, some 1 kB each."""

DIMMED: Final = 128
"""Places from a color to the dimmed one, in the palette of a table."""

DIM: Final = (0x2A, 0x2F, 0x39)
DIMNESS: Final = 0.42
"""What dimmed colors are mixed with, and how much: ink on a dimmed face keeps 3:1 at least."""

FRAME: Final = 3
BAR_WIDTH: Final = 8

_SOLID: Final = 128
"""The alpha from which a pixel hides what lies behind it."""


def load() -> None:
    """Read the sprites and colors; the first picture does it where this was not called."""
    for size in atlas.SIZES:
        _pixels(size)
        atlas.measures(size)
    for palette in Palette:
        _colors(palette)


def draw(page: Page, *, palette: Palette = Palette.NORMAL, language: str = "") -> bytes:
    """Return the PNG of a page's picture; ValueError where the page has none.

    Some characters look otherwise in some languages: 直 has three forms.
    """
    own = language if language in atlas.measures(atlas.SIZES[0]).forms else ""
    layout = scene_layout(page.scene) if page.scene else lay_out(page.picture)
    # One column more: its zeros are PNG's filter "none" before every line.
    size = layout.width + 1, layout.height
    lines = bytearray(size[0] * size[1])
    # The canvas is these very bytes. Image.paste checks its arguments, and whether the image is a
    # read-only view, which takes six times as long as the copying.
    paste = Image.frombuffer("L", size, lines, "raw", "L", 0, 1).im.paste
    for piece, x, y in layout.placed:
        if isinstance(piece, PlotPanel):
            image, width, height = _drawn(piece)
        else:
            image, width, height = _ready(piece, own if isinstance(piece, Chip) else "")
        paste(image, (x + 1, y, x + 1 + width, y + height))
    dims = page.scene or any(isinstance(piece, Discarded) for piece, _, _ in layout.placed)
    colors = _with_dimmed(palette) if dims else _colors(palette)
    return indexed_png(layout.width, layout.height, colors, lines)


@cache
def _pixels(size: str) -> "ImagingCore":
    """Return the atlas of a size, a byte a pixel: the index of its color."""
    with PngImageFile(BytesIO(atlas.picture_file(size))) as picture:
        picture.load()
        return picture.im


@cache
def _colors(palette: Palette) -> bytes:
    return color_chunks(atlas.colors(palette))


@cache
def _with_dimmed(palette: Palette) -> bytes:
    """Return the chunks of a palette and its dimmed colors, which stand `DIMMED` places behind."""
    plain = atlas.colors(palette)
    mixed = bytes(
        value if at % 4 == 3 else round(value * (1 - DIMNESS) + DIM[at % 4] * DIMNESS)
        for at, value in enumerate(plain)
    )
    return color_chunks(plain + mixed)


@lru_cache(maxsize=KEPT_PIECES)
def _ready(piece: Piece, own: str) -> "tuple[ImagingCore, int, int]":
    """Return a piece as it is drawn, kept for the next picture."""
    return _drawn(piece, own)


def _drawn(piece: Piece, own: str = "") -> "tuple[ImagingCore, int, int]":
    """Return the pixels of a piece as `draw` copies them, with their width and height.

    ``own`` is the language whose forms of characters a chip has, "" for those of all others.
    """
    image = _image(piece, own)
    return image.im, image.width, image.height


def _image(piece: Piece, own: str = "") -> Image.Image:
    if isinstance(piece, Chip):
        return _written(piece, own)
    return _IMAGES[type(piece)](piece)


def _sprite(sprite: Sprite) -> Image.Image:
    return _cut(sprite.size, atlas.measures(sprite.size).sprites[sprite.key])


def _discarded(piece: Discarded) -> Image.Image:
    """Return a discard: dimmed, and with a frame and a mark on top where it was taken."""
    m = atlas.measures(piece.size)
    image = _cut(piece.size, m.sprites[piece.key])
    if piece.dimmed:
        image = image.point(_dimming())
    if not piece.taken:
        return image
    marked = Image.new("L", (image.width, image.height + MARK_RISE))
    marked.paste(image, (0, MARK_RISE))
    plate, *_, line = m.styles[Style.TOTAL]
    pen = pen_on(marked)
    right, low = image.width - 2, MARK_RISE + image.height - m.front + 2
    for inset, color in ((0, plate), (FRAME, line)):
        box = (1 + inset, MARK_RISE + 1 + inset, right - inset, low - inset)
        pen.rectangle(box, outline=color, width=FRAME)
    half, middle = m.upright[0] // 5, image.width // 2
    pen.polygon([(middle - half, 0), (middle + half, 0), (middle, MARK_RISE + half)], fill=plate)
    return marked


def _since(piece: Since) -> Image.Image:
    """Return the bar before the first discard since a riichi; the second has a gap in it."""
    plate, *_, line = atlas.measures(piece.size).styles[Style.NONE]
    image = Image.new("L", (BAR_WIDTH, piece.height), plate)
    pen = pen_on(image)
    inner = (2, 2, BAR_WIDTH - 3, piece.height - 3)
    pen.rectangle(inner, fill=line)
    if piece.riichi > 1:
        middle = piece.height // 2
        pen.rectangle((0, middle - 4, BAR_WIDTH, middle + 3), fill=0)
    return image


def _underline(piece: Underline) -> Image.Image:
    """Return the line under a block: solid, or dots as wide as the gaps between them."""
    plate, *_ = atlas.measures(piece.size).styles[piece.style]
    image = Image.new("L", (piece.width, LINE_HEIGHT))
    step = 3 * LINE_HEIGHT if piece.dotted else piece.width
    length = 2 * LINE_HEIGHT - 1 if piece.dotted else piece.width
    for x in range(0, piece.width, step):
        image.paste(plate, (x, 0, min(x + length, piece.width), LINE_HEIGHT))
    return image


@cache
def _dimming() -> list[int]:
    return [*range(DIMMED, 2 * DIMMED), *range(DIMMED, 2 * DIMMED)]


def _cut(size: str, box: atlas.Area) -> Image.Image:
    x, y, width, height = box
    image = Image.new("L", (width, height))
    # As in `draw`: the atlas is an image with a palette, whose indices are copied as they are.
    image.im.paste(_pixels(size).crop((x, y, x + width, y + height)), (0, 0, width, height))
    return image


def _stacked(stack: Stack) -> Image.Image:
    """Return two tiles in one sprite: the upper one is seen through the lower one's corners."""
    m = atlas.measures(stack.size)
    upper, lower = (_cut(stack.size, m.sprites[key]) for key in (stack.upper, stack.lower))
    below = upper.height - m.front
    image = Image.new("L", (upper.width, below + lower.height))
    image.paste(lower, (0, below))
    shared = (0, below, upper.width, upper.height)
    hides = lower.crop((0, 0, lower.width, m.front)).point(_solid(), "1")
    image.paste(upper, (0, 0))
    image.paste(lower.crop((0, m.front, lower.width, lower.height)), (0, upper.height))
    image.paste(lower.crop((0, 0, lower.width, m.front)), shared, hides)
    return image


def _struck(struck: Struck) -> Image.Image:
    """Return a tile crossed out by a line with the plate and the border of a label."""
    m = atlas.measures(struck.size)
    image = _cut(struck.size, m.sprites[struck.key])
    plate, *_, line = m.styles[struck.style]
    inset = image.width // 6
    ends = (inset, image.height - m.front - inset, image.width - inset, inset)
    draw_line = pen_on(image).line
    draw_line(ends, fill=line, width=image.width // 7)
    draw_line(ends, fill=plate, width=image.width // 10)
    return image


@cache
def _solid() -> list[int]:
    """Return, for each index, 255 where its color hides what lies behind it."""
    alphas = atlas.colors(Palette.NORMAL)[3::4]
    return [255 if alpha >= _SOLID else 0 for alpha in alphas.ljust(256, b"\0")]


def _written(chip: Chip, own: str) -> Image.Image:
    """Return a text on its plate."""
    m = atlas.measures(chip.size)
    glyphs, forms = m.glyphs, m.forms.get(own, {})
    spare = chip.width - m.text_width(chip.text)
    letters = [
        *_blanks(m, spare // 2),
        *(forms.get(char) or glyphs[char] for char in chip.text),
        *_blanks(m, spare - spare // 2),
    ]
    # Letters are in the atlas once, as those of plain labels; the ends of plates are in each style.
    pieces = [
        (m.sprites[f"{chip.style}<"], Style.PLAIN),
        *((box, chip.style) for box in letters),
        (m.sprites[f"{chip.style}>"], Style.PLAIN),
    ]
    image = Image.new("L", (chip.width, m.chip_height))
    # As in `draw`: most labels are new ones, with numbers that no picture had yet.
    paste = image.im.paste
    x = 0
    for box, style in pieces:
        _, _, width, height = box
        paste(_dyed(chip.size, style, box), (x, 0, x + width, height))
        x += width
    return image


def _blanks(m: atlas.Measures, width: int) -> list[atlas.Area]:
    """Return strips of empty plate that are so wide together."""
    x, y, most, height = m.glyphs["blank"]
    widths = [most] * (width // most) + [width % most] * (width % most > 0)
    return [(x, y, wide, height) for wide in widths]


@lru_cache(maxsize=KEPT_GLYPHS)
def _dyed(size: str, style: Style, box: atlas.Area) -> "ImagingCore":
    """Return a sprite of a plain label in the colours of a style."""
    return _cut(size, box).point(_dye(atlas.measures(size), style)).im


def _dye(m: atlas.Measures, style: str) -> list[int]:
    """Return, for each index, the index of the same place in another style."""
    dye = list(range(256))
    for plain, other in zip(m.styles["plain"], m.styles[style], strict=True):
        dye[plain] = other
    return dye


_IMAGES: Final[Mapping[type[Piece], Callable[[Any], Image.Image]]] = {
    Sprite: _sprite,
    Stack: _stacked,
    Struck: _struck,
    PlotPanel: graph_image,
    Meter: meter_image,
    Discarded: _discarded,
    Since: _since,
    Underline: _underline,
}
"""How each piece without a text is drawn."""
