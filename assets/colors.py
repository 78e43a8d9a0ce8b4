"""The colors of tiles and chips, once for every theme."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Colors:
    """The colors of a tile, each an SVG `#rrggbb`; every field has one job on the tile."""

    ink: str = "#1a202c"
    red: str = "#c01c28"
    blue: str = "#1c3a94"
    green: str = "#08753a"
    red_five: str = "#d8131f"
    red_light: str = "#f3a9a2"
    green_light: str = "#93d6a6"
    red_five_light: str = "#f9b0a8"
    feather: str = "#0a5140"

    face: str = "#fcf9f0"
    lip: str = "#e6dec9"
    side: str = "#d6ccb2"
    back: str = "#e0962a"
    back_dark: str = "#a9690f"
    back_light: str = "#f6ca80"
    outline: str = "#4c4537"

    winning_face: str = "#fff0b4"
    winning_frame: str = "#f0a90c"
    dora: str = "#f0a90c"
    dora_on_winning: str = "#c07300"
    mark_edge: str = "#a06a10"
    """Round gold on a face, where gold alone has a contrast of 1.9 to 1."""


@dataclass(frozen=True, slots=True)
class ChipColors:
    """The three colors of a chip: its plate, the text on it, and the line round it."""

    plate: str
    text: str
    line: str


@dataclass(frozen=True, slots=True)
class Theme:
    """All colors of one palette: the tiles', and the chips' by style."""

    tile: Colors
    chips: dict[str, ChipColors]


_NORMAL_TILE: Final = Colors()

NORMAL: Final = Theme(
    tile=_NORMAL_TILE,
    chips={
        "plain": ChipColors("#20252e", "#ffffff", "#7d8794"),
        "total": ChipColors("#1d4d8f", "#ffffff", "#86aee6"),
        "none": ChipColors("#6e1f28", "#ffe3e3", "#dd8288"),
        "good": ChipColors("#f6bd2c", "#2a1c00", "#8f5d00"),
    },
)

# After Okabe and Ito (2008), "Color Universal Design": vermillion for red, bluish green for
# green, sky blue and orange for the accents; darkened where a thin stroke needs the contrast.
COLOR_BLIND: Final = Theme(
    tile=replace(
        _NORMAL_TILE,
        red="#cf5800",
        blue="#0a4f9c",
        green="#007f66",
        red_five="#d55e00",
        red_light="#f6c39a",
        green_light="#93d9ca",
        red_five_light="#f6c39a",
        feather="#00503f",
        winning_frame="#e69f00",
        dora="#e69f00",
    ),
    chips={
        "plain": NORMAL.chips["plain"],
        "total": ChipColors("#00548a", "#ffffff", "#56b4e9"),
        "none": ChipColors("#703000", "#ffe8d6", "#e5894a"),
        "good": ChipColors("#f0c542", "#2a1c00", "#8f5d00"),
    },
)

THEMES: Final = {"normal": NORMAL, "color_blind": COLOR_BLIND}
CHIP_STYLES: Final = tuple(NORMAL.chips)
