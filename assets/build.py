"""Build the tile art: `python -m assets.build` writes the SVG sources and the sprite atlases.

Needs the extra `assets` and the fonts named in `assets/fonts.py`; the bot needs neither.
"""

import argparse
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from . import chips, contact, fonts, palette
from .colors import CHIP_STYLES, THEMES, ChipColors, Theme
from .labels import BASE, label_characters, languages
from .tile_art import CODES, FACE_WIDTH
from .tile_body import BACK, SIDEWAYS, UPRIGHT, Geometry, looks, tile_svg

HERE: Final = Path(__file__).parent
FACE_WIDTHS: Final = {"large": 72, "small": 54, "tiny": 42}
ATLAS_WIDTH: Final = 1400
RAMP: Final = 8
BLANK_WIDTH: Final = 64
PARTS: Final = ("all", "svg", "atlas", "sheet")
_FINER: Final = 4

Pixels = NDArray[np.uint8]
Sprites = dict[str, Pixels]
Area = tuple[int, int, int, int]
Contract = dict[str, dict[str, object]]


def rasterise(svg: str, width: int, height: int) -> Pixels:
    """Return the RGBA pixels of an SVG, shape (height, width, 4), averaged from a finer picture."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width * _FINER, height=height * _FINER, skip_system_fonts=True
    )
    fine = Image.open(io.BytesIO(png)).convert("RGBA").convert("RGBa")
    return np.asarray(fine.resize((width, height), Image.Resampling.BOX).convert("RGBA"))


def tile_sprites(geometry: Geometry, theme: Theme) -> Iterator[tuple[str, Pixels]]:
    """Yield key and RGBA pixels of every tile in every look."""
    for code in (*CODES, BACK):
        for look in looks(code):
            svg = tile_svg(code, geometry, look, theme.tile)
            yield code + look.suffix, rasterise(svg, *geometry.cell(look))


def chip_sprites(geometry: chips.ChipGeometry, theme: Theme) -> Iterator[tuple[str, Pixels]]:
    """Yield key and RGBA pixels of both caps of every chip style, and of the icons."""
    cap, height = geometry.cap, geometry.height
    for style, colors in theme.chips.items():
        plate = rasterise(chips.plate_svg(geometry, colors), 2 * cap, height)
        yield f"{style}<", plate[:, :cap]
        yield f"{style}>", plate[:, cap:]
    yield "arrow", rasterise(chips.arrow_svg(height), height, height)
    yield "furiten", rasterise(chips.furiten_svg(height, theme.tile), height, height)


def draw_sprites(face_width: int, theme: str) -> Sprites:
    """Draw everything but the glyphs, in one size and one theme."""
    tiles = tile_sprites(Geometry(face_width), THEMES[theme])
    return dict((*tiles, *chip_sprites(chips.ChipGeometry(face_width), THEMES[theme])))


def draw_everything() -> dict[str, list[Sprites]]:
    """Return, for every size, the sprites of every theme, drawn in parallel."""
    jobs = list(product(FACE_WIDTHS.values(), THEMES))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        drawn = iter(pool.map(draw_sprites, *zip(*jobs, strict=True)))
        return {size: [next(drawn) for _ in THEMES] for size in FACE_WIDTHS}


def draw_glyphs(face_width: int) -> Sprites:
    """Draw every label character in one size, as places on a chip's ramp.

    The key of a form that only one language has is the character and the language: 直zh-TW.
    """
    geometry = chips.ChipGeometry(face_width)
    blank = _edged(np.zeros((geometry.height, BLANK_WIDTH), np.uint8))
    strips = {key: glyph_strip(key[0], font, geometry) for key, font in fonts_of_labels().items()}
    return {"blank": blank, **strips}


def fonts_of_labels() -> dict[str, fonts.FontFile]:
    """Return the font of every glyph: a character, or one and the language that has it so.

    Of the languages that write a character, the first one's form serves all that share it.
    """
    found = {char: chips.font_of(char) for char in BASE}
    for language in languages():
        for char in label_characters(language):
            own = chips.font_of(char, language)
            first = found.setdefault(char, own)
            if first != own and fonts.glyph_name(first, char) != fonts.glyph_name(own, char):
                found[char + language] = own
    return found


def glyph_strip(char: str, font: fonts.FontFile, geometry: chips.ChipGeometry) -> Pixels:
    """Return a character on its strip as places on the ramp; shape (height, width)."""
    drawn = chips.letter(char, font, geometry)
    ink = rasterise(chips.letter_svg(drawn, geometry), drawn.width, geometry.height)[:, :, 3]
    return _edged(np.rint(ink * ((RAMP - 1) / 255)).astype(np.uint8))


def _edged(strip: Pixels) -> Pixels:
    strip[: chips.LINE] = strip[-chips.LINE :] = RAMP
    return strip


def ramp(colors: ChipColors) -> Pixels:
    """Return the RGBA colors from plate to text, and the line's last; shape (RAMP + 1, 4)."""
    plate, text, line = (
        np.array([int(color[at : at + 2], 16) for at in (1, 3, 5)])
        for color in (colors.plate, colors.text, colors.line)
    )
    steps = [plate + (text - plate) * step / (RAMP - 1) for step in range(RAMP)]
    opaque = [[*color, 255] for color in (*steps, line)]
    return np.rint(np.array(opaque)).astype(np.uint8)


def ramps(theme: Theme) -> Pixels:
    """Return the ramps of all chip styles, one after the other."""
    return np.concatenate([ramp(theme.chips[style]) for style in CHIP_STYLES])


@dataclass(frozen=True, slots=True)
class Atlas:
    """One size: its sprites and glyphs as palette indices, and where each is in the picture."""

    sprites: Sprites
    glyphs: Sprites
    boxes: dict[str, Area]
    contract: Contract

    def picture(self) -> Pixels:
        """Return the picture that holds everything; shape (height, ATLAS_WIDTH)."""
        height = max(y + high for _, y, _, high in self.boxes.values())
        canvas = np.zeros((height, ATLAS_WIDTH), np.uint8)
        for key, pixels in (*self.sprites.items(), *self.glyphs.items()):
            x, y, w, h = self.boxes[key]
            canvas[y : y + h, x : x + w] = pixels
        return canvas


def build_atlases() -> tuple[dict[str, Atlas], dict[str, Pixels]]:
    """Return the atlas of every size, and the RGBA palette, shape (128, 4), of every theme."""
    drawn = draw_everything()
    joined = {
        size: {key: np.stack([sprites[key] for sprites in themed], axis=2) for key in themed[0]}
        for size, themed in drawn.items()
    }
    flat = [pixels.reshape(-1, 2, 4) for sprites in joined.values() for pixels in sprites.values()]
    named = np.stack([ramps(theme) for theme in THEMES.values()], axis=1)
    fitted = palette.fit(np.concatenate(flat), named)
    styles = np.array(fitted.places, np.uint8).reshape(len(CHIP_STYLES), RAMP + 1)
    ends = np.cumsum([len(pixels) for pixels in flat])
    pieces = iter(np.split(fitted.indices, ends[:-1]))
    atlases = {
        size: lay_out(
            FACE_WIDTHS[size],
            {key: next(pieces).reshape(pixels.shape[:2]) for key, pixels in sprites.items()},
            styles,
        )
        for size, sprites in joined.items()
    }
    return atlases, {name: fitted.colors[:, at] for at, name in enumerate(THEMES)}


def lay_out(face_width: int, sprites: Sprites, styles: Pixels) -> Atlas:
    """Place sprites, and the glyphs in the style `plain`, and write down where they are."""
    glyphs = {char: styles[0][strip] for char, strip in draw_glyphs(face_width).items()}
    boxes = pack({key: (p.shape[1], p.shape[0]) for key, p in (sprites | glyphs).items()})
    contract: Contract = {
        "geometry": geometry_of(face_width),
        "styles": dict(zip(CHIP_STYLES, styles.tolist(), strict=True)),
        "sprites": {key: boxes[key] for key in sprites},
        "glyphs": {key: boxes[key] for key in glyphs if not is_form(key)},
        "forms": {
            language: {key[0]: boxes[key] for key in glyphs if is_form(key) and key[1:] == language}
            for language in languages()
        },
    }
    return Atlas(sprites, glyphs, boxes, contract)


def is_form(key: str) -> bool:
    """Whether a glyph is a language's own form of a character."""
    return key[1:] in languages()


def pack(sizes: Mapping[str, tuple[int, int]]) -> dict[str, Area]:
    """Place pictures of (width, height) side by side on shelves, in their order.

    The looks of a tile come one after the other, so that what they share packs well.
    """
    boxes: dict[str, Area] = {}
    x = y = shelf = 0
    for key, (width, height) in sizes.items():
        if x + width > ATLAS_WIDTH:
            x, y, shelf = 0, y + shelf, 0
        boxes[key] = (x, y, width, height)
        x, shelf = x + width, max(shelf, height)
    return boxes


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
    """Write one SVG a tile, a unit of the face to the pixel."""
    folder.mkdir(parents=True, exist_ok=True)
    geometry = Geometry(FACE_WIDTH)
    for code in (*CODES, BACK):
        svg = tile_svg(code, geometry, UPRIGHT, THEMES["normal"].tile)
        (folder / f"{code}.svg").write_text(svg, encoding="utf-8")


def write_atlases(folder: Path) -> None:
    """Write a PNG and its JSON for every size, and the palettes."""
    folder.mkdir(parents=True, exist_ok=True)
    atlases, palettes = build_atlases()
    for size, atlas in atlases.items():
        picture = indexed(atlas.picture(), palettes["normal"])
        picture.save(folder / f"{size}.png", optimize=True)
        write_json(folder / f"{size}.json", atlas.contract)
        print(f"{size}.png: {(folder / f'{size}.png').stat().st_size:,} bytes")
    themes = {name: colors.tobytes().hex() for name, colors in palettes.items()}
    write_json(folder / "palettes.json", {"themes": themes, "made_with": made_with()})


def indexed(pixels: Pixels, colors: Pixels) -> Image.Image:
    """Return the palette image of index pixels."""
    height, width = pixels.shape
    image = Image.frombytes("P", (width, height), pixels.tobytes())
    image.putpalette(colors.tobytes(), "RGBA")
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
    parser.add_argument("part", nargs="?", choices=PARTS, default="all")
    parser.add_argument("--out", type=Path, default=HERE, help="folder to write to")
    options = parser.parse_args(arguments)
    if options.part in ("all", "svg"):
        write_svgs(options.out / "svg")
    if options.part in ("all", "atlas"):
        write_atlases(options.out / "atlas")
    if options.part == "sheet":
        for theme in THEMES:
            sheet = options.out / f"sheet_{theme}.png"
            contact.write_sheet(sheet, HERE / "atlas", FACE_WIDTHS, theme)
            print(sheet)


if __name__ == "__main__":
    main()
