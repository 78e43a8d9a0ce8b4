"""Outlines of characters, read from the fonts that Debian packages; used at build time only."""

import functools
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from .shapes import number

_FONT_DIRECTORY: Final = Path("/usr/share/fonts")


@dataclass(frozen=True, slots=True)
class FontFile:
    """A font, the Debian package it comes from, and its file under the font directory."""

    package: str
    path: str
    face: int = -1

    @property
    def installed(self) -> bool:
        """Whether the font's file is there."""
        return (_FONT_DIRECTORY / self.path).is_file()


BRUSH: Final = FontFile("fonts-kouzan-mouhitsu", "truetype/kouzan-mouhitsu/kouzan-mouhitsu.ttf")
LATIN: Final = FontFile("fonts-inter", "opentype/inter/Inter-Bold.otf")
JAPANESE, KOREAN, SIMPLIFIED, TRADITIONAL = (
    FontFile("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Bold.ttc", face) for face in range(4)
)
"""The faces of one font: they share its glyphs, and differ in which one draws a character."""

FACES: Final = {"ko": KOREAN, "zh-CN": SIMPLIFIED, "zh-TW": TRADITIONAL}
"""The face of each language whose forms are not the Japanese ones: 直 is drawn otherwise."""

FONTS: Final = (BRUSH, LATIN, JAPANESE)


@functools.cache
def _open(font: FontFile) -> TTFont:
    if not font.installed:
        raise SystemExit(f"{font.path} is missing: install the Debian package {font.package}")
    # The brush font states impossible dates; fontTools would warn of them.
    logging.getLogger("fontTools.ttLib").setLevel(logging.ERROR)
    return TTFont(_FONT_DIRECTORY / font.path, fontNumber=font.face)


@functools.cache
def _glyphs(font: FontFile) -> tuple[Mapping[int, str], Any]:
    return _open(font).getBestCmap(), _open(font).getGlyphSet()


def has(font: FontFile, char: str) -> bool:
    """Whether `font` can draw `char`."""
    return ord(char) in _glyphs(font)[0]


def version(font: FontFile) -> str:
    """Return the version the font states of itself."""
    return str(_open(font)["name"].getDebugName(5))


def glyph_name(font: FontFile, char: str) -> str:
    """Return the font's name of the glyph that draws `char`; faces share names and glyphs."""
    return _glyphs(font)[0][ord(char)]


def units_per_em(font: FontFile) -> int:
    """Return how many font units make one em."""
    return int(_open(font)["head"].unitsPerEm)


def cap_height(font: FontFile) -> int:
    """Return the height of a capital letter, in font units."""
    return int(_open(font)["OS/2"].sCapHeight)


def advance(font: FontFile, char: str) -> float:
    """Return the width `char` takes in a line, in font units."""
    names, glyphs = _glyphs(font)
    return float(glyphs[names[ord(char)]].width)


def bounds(font: FontFile, char: str) -> tuple[float, float, float, float]:
    """Return left, bottom, right and top of the ink of `char`, in font units; a space has none."""
    names, glyphs = _glyphs(font)
    pen = BoundsPen(glyphs)
    glyphs[names[ord(char)]].draw(pen)
    return pen.bounds or (0.0, 0.0, 0.0, 0.0)


def outline(font: FontFile, char: str, scale: tuple[float, float], at: tuple[float, float]) -> str:
    """Return SVG path commands of `char`, scaled in x and y, its origin on the line at `at`."""
    names, glyphs = _glyphs(font)
    pen = SVGPathPen(glyphs, ntos=number)
    transform = (scale[0], 0, 0, -scale[1], at[0], at[1])
    glyphs[names[ord(char)]].draw(TransformPen(pen, transform))
    return str(pen.getCommands())
