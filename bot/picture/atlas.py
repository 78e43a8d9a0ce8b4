"""The committed tile art without its pixels: measures of each size, and the colors.

``assets/README.md`` is the contract that is read here.
"""

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Any, Final

SIZES: Final = ("large", "small", "tiny")
"""The sizes of the atlases; a Page asks for the first two, a full table may need the last."""


class Palette(StrEnum):
    """The colors of a picture; the sprites are the same."""

    NORMAL = "normal"
    COLOR_BLIND = "color_blind"


Area = tuple[int, int, int, int]
"""x, y, width, height in the atlas's picture."""


@dataclass(frozen=True, slots=True, eq=False)
class Measures:
    """The measures of one size of the atlas, in pixels.

    ``upright`` and ``sideways`` are (width, height) of a tile as it lies; ``front`` is what is seen
    of a tile below its face; ``close`` and ``apart`` are the gaps inside and between groups.
    ``forms`` are the glyphs of a language that look otherwise there, and are as wide.
    """

    size: str
    upright: tuple[int, int]
    sideways: tuple[int, int]
    front: int
    chip_height: int
    chip_cap: int
    close: int
    apart: int
    sprites: dict[str, Area]
    glyphs: dict[str, Area]
    forms: dict[str, dict[str, Area]]
    styles: dict[str, tuple[int, ...]]

    def text_width(self, text: str) -> int:
        """Return the width of a chip that fits its text, every character of which is a glyph."""
        return 2 * self.chip_cap + sum(self.glyphs[char][2] for char in text)


@cache
def measures(size: str) -> Measures:
    """Return the measures of a size of ``SIZES``."""
    contract = _read(f"{size}.json")
    geometry = contract["geometry"]
    width, _ = geometry["face"]
    return Measures(
        size=size,
        upright=tuple(geometry["upright"]),
        sideways=tuple(geometry["sideways"]),
        front=geometry["margin"] + geometry["depth"] + geometry["shadow"],
        chip_height=geometry["chip_height"],
        chip_cap=geometry["chip_cap"],
        close=width // 12,
        apart=width // 4,
        sprites={key: tuple(box) for key, box in contract["sprites"].items()},
        glyphs={char: tuple(box) for char, box in contract["glyphs"].items()},
        forms={
            language: {char: tuple(box) for char, box in own.items()}
            for language, own in contract["forms"].items()
        },
        styles={name: tuple(places) for name, places in contract["styles"].items()},
    )


@cache
def colors(palette: Palette) -> bytes:
    """Return the colors of a palette, four bytes RGBA each, the transparent ones first."""
    return bytes.fromhex(_read("palettes.json")["themes"][palette])


def picture_file(size: str) -> bytes:
    """Return the PNG file that holds every sprite of a size."""
    return _file(f"{size}.png")


def _read(name: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads(_file(name))


def _file(name: str) -> bytes:
    return (resources.files("assets") / "atlas" / name).read_bytes()
