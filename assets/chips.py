"""Chips: the plates that labels are written on, cut into caps and one column strip a character."""

from dataclasses import dataclass
from typing import Final

from . import fonts
from .colors import ChipColors, Colors
from .shapes import circle, document, paint, path, rectangle, stroke

LINE: Final = 2
# Kanji fill their square where capitals do not: a little smaller, both look the same size.
_KANJI_SCALE: Final = 0.95
# A kanji's ink is centred this far above the base line, in ems.
_KANJI_MIDDLE: Final = 0.38


@dataclass(frozen=True, slots=True)
class ChipGeometry:
    """Pixel measures of the chips beside tiles whose face is `face_width` pixels wide."""

    face_width: int

    @property
    def height(self) -> int:
        """Height of a chip, even, so that its text has a whole middle."""
        return 2 * round(self.face_width * 0.28)

    @property
    def cap(self) -> int:
        """Width of the round end on either side."""
        return round(self.height * 0.3)

    @property
    def capital(self) -> int:
        """Height of a capital letter, even as the chip is, so that it begins on a whole pixel."""
        return 2 * round(self.height * 0.265)

    @property
    def em(self) -> float:
        """Size of the Latin font."""
        return self.capital * fonts.units_per_em(fonts.LATIN) / fonts.cap_height(fonts.LATIN)


@dataclass(frozen=True, slots=True)
class Letter:
    """A character ready to be drawn: its strip's width in pixels and the outline in it."""

    width: int
    commands: str


def font_of(char: str, language: str = "") -> fonts.FontFile:
    """Return the font that draws `char` in labels; `SystemExit` where none has it."""
    face = fonts.FACES.get(language, fonts.JAPANESE)
    for font in (fonts.LATIN, face) if char < "\u2e80" else (face,):
        if fonts.has(font, char):
            return font
    raise SystemExit(f"no label font draws {char!r}")


def letter(char: str, font: fonts.FontFile, geometry: ChipGeometry) -> Letter:
    """Return `char` on a strip as wide as its advance, or wider where its ink sticks out."""
    is_square = font is not fonts.LATIN
    em = round(geometry.em * _KANJI_SCALE) if is_square else geometry.em
    scale = em / fonts.units_per_em(font)
    left, _, right, _ = (scale * edge for edge in fonts.bounds(font, char))
    advance = scale * fonts.advance(font, char)
    width = max(round(advance), int(right - left) + 1)
    indent = min(max((width - advance) / 2, -left), width - right)
    rise = em * _KANJI_MIDDLE if is_square else geometry.capital / 2
    at = (indent, geometry.height / 2 + rise)
    return Letter(width, fonts.outline(font, char, (scale, scale), at))


def letter_svg(drawn: Letter, geometry: ChipGeometry) -> str:
    """Return the SVG of a strip's ink alone, black on nothing."""
    ink = path(drawn.commands, paint(fill="#000"))
    return document(0, 0, drawn.width, geometry.height, 1, ink)


def plate_svg(geometry: ChipGeometry, colors: ChipColors) -> str:
    """Return the SVG of a chip that is nothing but its two caps."""
    width, height, half = 2 * geometry.cap, geometry.height, LINE / 2
    style = paint(fill=colors.plate, stroke=colors.line, width=LINE)
    plate = rectangle(half, half, width - LINE, height - LINE, style, radius=geometry.cap - LINE)
    return document(0, 0, width, height, 1, plate)


def arrow_svg(size: int) -> str:
    """Return the SVG of an arrow to the right, `size` pixels high and wide."""
    grey = "#8b919b"
    line = stroke("M12 50H84M58 24L86 50L58 76", grey, 11)
    return document(0, 0, 100, 100, size / 100, line)


def furiten_svg(size: int, colors: Colors) -> str:
    """Return the SVG of the furiten mark, a no-entry sign, `size` pixels high and wide."""
    sign = circle(50, 50, 46, paint(fill=colors.red, stroke=colors.face, width=7)) + stroke(
        "M28 50H72", colors.face, 17
    )
    return document(0, 0, 100, 100, size / 100, sign)
