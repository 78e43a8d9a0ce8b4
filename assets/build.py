"""Build the tile art: `python -m assets.build` writes the SVG sources and the sprite atlases.

Needs the extra `assets` and the fonts of `assets/fonts.py`; the bot needs neither.
"""

import argparse
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from assets import chips, fonts, palette
from assets.colours import CHIP_STYLES, THEMES, ChipColours, Theme
from assets.labels import LABEL_CHARACTERS
from assets.tile_art import CODES, FACE_WIDTH
from assets.tile_body import BACK, SIDEWAYS, UPRIGHT, Geometry, looks, tile_svg

HERE: Final = Path(__file__).parent
FACE_WIDTHS: Final = {"large": 72, "small": 60}
SHEET_WIDTH: Final = 1400
RAMP: Final = 12
BLANK_WIDTH: Final = 64
_FINER: Final = 4

Pixels = NDArray[np.uint8]
Box = tuple[int, int, int, int]


def rasterise(svg: str, width: int, height: int) -> Pixels:
    """Return the RGBA pixels of an SVG, shape (height, width, 4), averaged from a finer picture."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width * _FINER, height=height * _FINER, skip_system_fonts=True
    )
    fine = Image.open(io.BytesIO(png)).convert("RGBA").convert("RGBa")
    return np.asarray(fine.resize((width, height), Image.Resampling.BOX).convert("RGBA"))


def tile_sprites(geometry: Geometry, theme: Theme) -> Iterator[tuple[str, Pixels]]:
    """Yield key and pixels of every tile in every look."""
    for code in (*CODES, BACK):
        for look in looks(code):
            svg = tile_svg(code, geometry, look, theme.tile)
            yield code + look.suffix, rasterise(svg, *geometry.cell(look))


def chip_sprites(geometry: chips.ChipGeometry, theme: Theme) -> Iterator[tuple[str, Pixels]]:
    """Yield key and pixels of both caps of every chip style, and of the icons."""
    cap, height = geometry.cap, geometry.height
    for style, colours in theme.chips.items():
        plate = rasterise(chips.plate_svg(geometry, colours), 2 * cap, height)
        yield f"{style}<", plate[:, :cap]
        yield f"{style}>", plate[:, cap:]
    yield "arrow", rasterise(chips.arrow_svg(height), height, height)
    yield "furiten", rasterise(chips.furiten_svg(height, theme.tile), height, height)


def ramp(colours: ChipColours) -> Pixels:
    """Return the RGBA colours from plate to text, and the line's last; shape (RAMP + 1, 4)."""
    plate, text, line = (
        np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)])
        for colour in (colours.plate, colours.text, colours.line)
    )
    steps = [plate + (text - plate) * step / (RAMP - 1) for step in range(RAMP)]
    opaque = [[*colour, 255] for colour in (*steps, line)]
    return np.rint(np.array(opaque)).astype(np.uint8)


def glyph_strip(char: str, geometry: chips.ChipGeometry) -> Pixels:
    """Return a character on its strip as places on the ramp; shape (height, width)."""
    drawn = chips.letter(char, geometry)
    ink = rasterise(chips.letter_svg(drawn, geometry), drawn.width, geometry.height)[:, :, 3]
    return _edged(np.rint(ink * ((RAMP - 1) / 255)).astype(np.uint8))


def blank_strip(geometry: chips.ChipGeometry) -> Pixels:
    """Return a strip without ink, to be cropped as narrow as a chip needs."""
    return _edged(np.zeros((geometry.height, BLANK_WIDTH), np.uint8))


def _edged(strip: Pixels) -> Pixels:
    strip[: chips.LINE] = strip[-chips.LINE :] = RAMP
    return strip


@dataclass(frozen=True, slots=True)
class Sheet:
    """All sprites of one size: the tiles', caps' and icons' pixels by theme, the glyphs' ramps."""

    face_width: int
    sprites: dict[str, list[Pixels]]
    glyphs: dict[str, Pixels]


def draw_sheet(face_width: int, characters: str = LABEL_CHARACTERS) -> Sheet:
    """Draw every sprite of one size in every theme."""
    tile, chip = Geometry(face_width), chips.ChipGeometry(face_width)
    themed = [
        dict((*tile_sprites(tile, theme), *chip_sprites(chip, theme))) for theme in THEMES.values()
    ]
    sprites = {key: [sprites[key] for sprites in themed] for key in themed[0]}
    glyphs = {char: glyph_strip(char, chip) for char in characters}
    return Sheet(face_width, sprites, {"blank": blank_strip(chip), **glyphs})


def pack(sizes: dict[str, tuple[int, int]]) -> tuple[dict[str, Box], int]:
    """Place sprites of (width, height) side by side on shelves; return boxes and total height."""
    boxes: dict[str, Box] = {}
    x = y = shelf = 0
    for key, (width, height) in sizes.items():
        if x + width > SHEET_WIDTH:
            x, y, shelf = 0, y + shelf, 0
        boxes[key] = (x, y, width, height)
        x, shelf = x + width, max(shelf, height)
    return boxes, y + shelf


@dataclass(frozen=True, slots=True)
class Atlas:
    """One size, ready to be written: its index picture and the JSON that says what is where."""

    picture: Pixels
    contract: dict[str, dict[str, object]]


def build_atlases(sheets: dict[str, Sheet]) -> tuple[dict[str, Atlas], dict[str, bytes]]:
    """Return the atlas of every size, and the RGBA bytes of every theme's palette."""
    named = np.stack([_ramps(theme) for theme in THEMES.values()], axis=1)
    pixels = [
        np.stack(themed, axis=2).reshape(-1, len(THEMES), 4)
        for sheet in sheets.values()
        for themed in sheet.sprites.values()
    ]
    fitted = palette.fit(np.concatenate(pixels), named)
    ramps = np.array(fitted.places, np.uint8).reshape(len(CHIP_STYLES), RAMP + 1)
    start, atlases = 0, {}
    for name, sheet in sheets.items():
        end = start + sum(
            themed[0].shape[0] * themed[0].shape[1] for themed in sheet.sprites.values()
        )
        atlases[name] = build_atlas(sheet, fitted.indices[start:end], ramps)
        start = end
    palettes = {name: fitted.colours[:, at].tobytes() for at, name in enumerate(THEMES)}
    return atlases, palettes


def _ramps(theme: Theme) -> Pixels:
    return np.concatenate([ramp(theme.chips[style]) for style in CHIP_STYLES])


def build_atlas(sheet: Sheet, indices: Pixels, ramps: Pixels) -> Atlas:
    """Lay out one size; `indices` are its sprites' pixels, one sprite after the other."""
    sprites = dict(_cut(indices, sheet.sprites))
    glyphs = {char: ramps[0][strip] for char, strip in sheet.glyphs.items()}
    pictures = {**sprites, **glyphs}
    boxes, height = pack({key: picture.shape[::-1] for key, picture in pictures.items()})
    canvas = np.zeros((height, SHEET_WIDTH), np.uint8)
    for key, (x, y, w, h) in boxes.items():
        canvas[y : y + h, x : x + w] = pictures[key]
    contract: dict[str, dict[str, object]] = {
        "geometry": geometry_of(sheet.face_width),
        "styles": dict(zip(CHIP_STYLES, ramps.tolist(), strict=True)),
        "sprites": {key: boxes[key] for key in sprites},
        "glyphs": {char: boxes[char] for char in glyphs},
    }
    return Atlas(canvas, contract)


def _cut(indices: Pixels, sprites: dict[str, list[Pixels]]) -> Iterator[tuple[str, Pixels]]:
    start = 0
    for key, themed in sprites.items():
        height, width = themed[0].shape[:2]
        yield key, indices[start : start + height * width].reshape(height, width)
        start += height * width


def geometry_of(face_width: int) -> dict[str, object]:
    """Return the pixel measures a renderer needs, as the contract names them."""
    tile, chip = Geometry(face_width), chips.ChipGeometry(face_width)
    return {
        "face": tile.face(UPRIGHT),
        "upright": tile.cell(UPRIGHT),
        "sideways": tile.cell(SIDEWAYS),
        "margin": tile.margin,
        "depth": tile.depth,
        "shadow": tile.shadow,
        "chip_height": chip.height,
        "chip_cap": chip.cap,
    }


def write_svgs(folder: Path) -> None:
    """Write one SVG a tile, a face unit to the pixel."""
    folder.mkdir(parents=True, exist_ok=True)
    geometry = Geometry(FACE_WIDTH)
    for code in (*CODES, BACK):
        svg = tile_svg(code, geometry, UPRIGHT, THEMES["normal"].tile)
        (folder / f"{code}.svg").write_text(svg, encoding="utf-8")


def write_atlases(folder: Path) -> None:
    """Write a PNG and its JSON for every size, and the palettes."""
    folder.mkdir(parents=True, exist_ok=True)
    sheets = {name: draw_sheet(width) for name, width in FACE_WIDTHS.items()}
    atlases, palettes = build_atlases(sheets)
    for name, atlas in atlases.items():
        picture = indexed(atlas.picture, palettes["normal"])
        picture.save(folder / f"{name}.png", optimize=True)
        write_json(folder / f"{name}.json", atlas.contract)
        print(name, picture.size, f"{(folder / f'{name}.png').stat().st_size:,} bytes")
    themes = {name: colours.hex() for name, colours in palettes.items()}
    write_json(folder / "palettes.json", {"themes": themes, "made_with": made_with()})


def indexed(picture: Pixels, colours: bytes) -> Image.Image:
    """Return a palette image of index pixels."""
    image = Image.frombytes("P", picture.shape[::-1], picture.tobytes())
    image.putpalette(colours, "RGBA")
    return image


def made_with() -> dict[str, str]:
    """Return the versions that decide the pixels: the fonts', and the rasteriser's."""
    versions = {font.package: fonts.version(font) for font in fonts.FONTS}
    return {**versions, "resvg": resvg_py.__resvg_version__}


def write_json(path: Path, value: Mapping[str, Mapping[str, object]]) -> None:
    """Write JSON, an inner entry a line, so that a change of one sprite reads as one."""
    outer = []
    for name, entries in value.items():
        lines = (f"{_compact(key)}:{_compact(entry)}" for key, entry in entries.items())
        outer.append(f"{_compact(name)}:{{\n" + ",\n".join(lines) + "\n}")
    path.write_text("{\n" + ",\n".join(outer) + "\n}\n", encoding="utf-8")


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m assets.build", description=__doc__)
    parser.add_argument("part", nargs="?", choices=("all", "svg", "atlas", "sheet"), default="all")
    parser.add_argument("--out", type=Path, default=HERE, help="folder to write to")
    options = parser.parse_args(arguments)
    if options.part in ("all", "svg"):
        write_svgs(options.out / "svg")
    if options.part in ("all", "atlas"):
        write_atlases(options.out / "atlas")


if __name__ == "__main__":
    main()
