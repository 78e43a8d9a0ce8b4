"""The committed tile art keeps the contract of assets/README.md, and the script still makes it."""

import itertools
import json
import subprocess
import sys
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops, ImageStat

from assets.labels import BASE, label_characters, languages

ASSETS = Path(str(resources.files("assets")))
SIZES = ("large", "small", "tiny")
THEMES = ("normal", "color_blind")
STYLES = ("plain", "total", "none", "good")
TILES = [f"{rank}{suit}" for suit in "mps" for rank in "0123456789"] + [
    f"{rank}z" for rank in "1234567"
]
FACES = [*TILES, "back"]
MARKS = ("", "+", "*", "+*")
DARK, LIGHT = (49, 51, 56), (255, 255, 255)

REBUILD = "run python -m assets.build"


@dataclass(frozen=True)
class Atlas:
    """One size of the atlas, opened as the renderer opens it."""

    picture: Image.Image
    contract: dict[str, Any]

    def crop(self, table: str, key: str) -> Image.Image:
        x, y, width, height = self.contract[table][key]
        return self.picture.crop((x, y, x + width, y + height))


def read(name: str) -> dict[str, Any]:
    return json.loads((ASSETS / "atlas" / name).read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=SIZES)
def atlas(request: pytest.FixtureRequest) -> Atlas:
    with Image.open(ASSETS / "atlas" / f"{request.param}.png") as picture:
        picture.load()
    return Atlas(picture, read(f"{request.param}.json"))


@pytest.fixture(scope="module", params=THEMES)
def colors(request: pytest.FixtureRequest) -> list[tuple[int, ...]]:
    flat = bytes.fromhex(read("palettes.json")["themes"][request.param])
    return [tuple(flat[at : at + 4]) for at in range(0, len(flat), 4)]


def shown(indices: Image.Image, colors: list[tuple[int, ...]], ground=LIGHT) -> Image.Image:
    """The sprite as a reader sees it on a ground, RGB."""
    sprite = indices.copy()
    sprite.putpalette(bytes(itertools.chain(*colors)), "RGBA")
    picture = Image.new("RGBA", sprite.size, (*ground, 255))
    picture.alpha_composite(sprite.convert("RGBA"))
    return picture.convert("RGB")


def luminance(color) -> float:
    """Relative luminance by WCAG 2."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (value / 255 for value in color[:3])
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other) -> float:
    """Contrast ratio by WCAG 2: 3 suffices for graphics, 4.5 for text."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# --- the contract -------------------------------------------------------------------------------


def test_every_sprite_the_contract_names_is_there_and_no_other(atlas):
    named = {code + lie + mark for code in TILES for lie in ("", "|") for mark in MARKS}
    named |= {"back", "back|", "arrow", "furiten"}
    named |= {style + side for style in STYLES for side in "<>"}
    assert set(atlas.contract["sprites"]) == named


def test_sprites_have_the_sizes_the_geometry_states(atlas):
    geometry, sprites = atlas.contract["geometry"], atlas.contract["sprites"]
    for key, (_, _, *size) in sprites.items():
        if key[-1] in "<>":
            assert size == [geometry["chip_cap"], geometry["chip_height"]]
        elif key in ("arrow", "furiten"):
            assert size == [geometry["chip_height"]] * 2
        else:
            assert size == geometry["sideways" if "|" in key else "upright"], key


def test_geometry_adds_up(atlas):
    geometry = atlas.contract["geometry"]
    width, height = geometry["face"]
    around = 2 * geometry["margin"]
    below = geometry["margin"] + geometry["depth"] + geometry["shadow"]
    assert geometry["upright"] == [width + around, height + below]
    assert geometry["sideways"] == [height + around, width + below]


def test_a_hand_of_fourteen_and_a_gap_fits_a_phone():
    geometry = read("large.json")["geometry"]
    assert 14 * geometry["upright"][0] + geometry["face"][0] // 2 <= 1100


def test_sprites_lie_inside_the_picture_and_apart(atlas):
    taken = Image.new("L", atlas.picture.size, 0)
    width, height = taken.size
    forms = [box for own in atlas.contract["forms"].values() for box in own.values()]
    tables = (atlas.contract[table].values() for table in ("sprites", "glyphs"))
    for box in (*itertools.chain(*tables), *forms):
        x, y, w, h = box
        assert w > 0
        assert h > 0
        assert x + w <= width
        assert y + h <= height
        assert taken.crop((x, y, x + w, y + h)).getextrema() == (0, 0), box
        taken.paste(255, (x, y, x + w, y + h))


def test_all_sizes_have_the_same_keys_and_styles():
    large, *others = (read(f"{size}.json") for size in SIZES)
    for other in others:
        assert list(large["sprites"]) == list(other["sprites"])
        assert list(large["glyphs"]) == list(other["glyphs"])
        assert {it: list(own) for it, own in large["forms"].items()} == {
            it: list(own) for it, own in other["forms"].items()
        }
        assert large["styles"] == other["styles"]
        assert large["geometry"].keys() == other["geometry"].keys()


def test_all_pictures_together_are_small():
    assert sum(path.stat().st_size for path in ASSETS.glob("atlas/*.png")) < 750_000


# --- the palettes -------------------------------------------------------------------------------


def test_index_0_is_transparent_and_translucent_colors_come_first(colors):
    alphas = [alpha for *_, alpha in colors]
    assert len(colors) == 128
    assert colors[0] == (0, 0, 0, 0)
    assert 0 not in alphas[1:]
    assert alphas == sorted(alphas)
    assert alphas.index(255) <= 64, "a long tRNS is carried by every picture"


def test_themes_differ_in_color_only():
    themes = {name: bytes.fromhex(flat) for name, flat in read("palettes.json")["themes"].items()}
    assert set(themes) == set(THEMES)
    normal, color_blind = (themes[name] for name in THEMES)
    assert len(normal) == len(color_blind) == 4 * 128
    assert normal[3::4] == color_blind[3::4]
    assert normal != color_blind


def test_the_picture_carries_the_normal_palette(atlas):
    carried = atlas.picture.convert("RGBA").crop((0, 0, 74, 106))
    normal = bytes.fromhex(read("palettes.json")["themes"]["normal"])
    repainted = atlas.picture.crop((0, 0, 74, 106))
    repainted.putpalette(normal, "RGBA")
    assert ImageChops.difference(carried, repainted.convert("RGBA")).getbbox() is None


# --- the tiles ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", FACES)
def test_a_tile_stands_on_a_transparent_ground(atlas, code):
    for key in (code, f"{code}|"):
        sprite = atlas.crop("sprites", key)
        corners = [sprite.getpixel((x, 0)) for x in (0, sprite.width - 1)]
        assert corners == [0, 0]


def test_a_tile_has_an_outline_on_both_grounds(atlas, colors):
    sprite = atlas.crop("sprites", "5z")
    middle = sprite.height // 2
    for ground in (DARK, LIGHT):
        row = shown(sprite, colors, ground).crop((0, middle, 8, middle + 1))
        shades = [*((ground,)), *(row.getpixel((x, 0)) for x in range(8))]
        assert max(contrast(a, b) for a, b in itertools.combinations(shades, 2)) > 3


@pytest.mark.parametrize("mark", ["+", "*", "+*"])
def test_gold_marks_are_told_from_the_face(atlas, colors, mark):
    """By their edge: along the lower left corner's diagonal, and across the left side's middle."""
    geometry = atlas.contract["geometry"]
    width, height = geometry["face"]
    face = shown(atlas.crop("sprites", f"5z{mark}"), colors)
    margin = (face.width - width) // 2
    steps = range(width // 2)
    if "*" in mark:
        line = [face.getpixel((margin + step, margin + height - 1 - step)) for step in steps]
    else:
        line = [face.getpixel((margin + step, margin + height // 2)) for step in range(width // 6)]
    plain = face.getpixel((margin + width // 2, margin + height // 2))
    assert max(contrast(plain, color) for color in line[2:]) > 3


def test_white_is_framed(atlas, colors):
    geometry = atlas.contract["geometry"]
    face = shown(atlas.crop("sprites", "5z"), colors)
    width, height = geometry["face"]
    center = face.getpixel((width // 2, height // 2))
    for row in (height // 4, height // 2, 3 * height // 4):
        left = [face.getpixel((x, row)) for x in range(width // 8, width // 3)]
        right = [face.getpixel((x, row)) for x in range(2 * width // 3, 7 * width // 8 + 1)]
        assert max(contrast(center, color) for color in left) > 4.5
        assert max(contrast(center, color) for color in right) > 4.5


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize("mark", MARKS)
def test_a_red_five_is_told_by_the_brightness_of_its_corner(atlas, colors, suit, mark):
    width, _ = atlas.contract["geometry"]["face"]
    inset = width // 24
    corner = (width - inset - width // 8, inset, width - inset, inset + width // 8)
    red, plain = (
        ImageStat.Stat(shown(atlas.crop("sprites", code + suit + mark), colors).crop(corner)).mean
        for code in "05"
    )
    assert contrast(red, plain) > 2


def test_marks_change_the_tile_and_each_other(atlas, colors):
    for code, lie in itertools.product(TILES, ("", "|")):
        looks = [shown(atlas.crop("sprites", code + lie + mark), colors) for mark in MARKS]
        for one, other in itertools.combinations(looks, 2):
            assert difference(one, other) > 0.5, (code, lie)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference in brightness, 0..255, of two pictures of the same size."""
    return ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).mean[0]


def test_tiles_differ_in_brightness_at_phone_size(atlas, colors):
    # 24 pixels wide, in grey: what a small screen and a color-blind reader have left.
    small = {
        code: shown(atlas.crop("sprites", code), colors).convert("L").resize((24, 34))
        for code in FACES
    }
    for one, other in itertools.combinations(FACES, 2):
        assert difference(small[one], small[other]) > 3, (one, other)


def test_a_sideways_tile_is_the_upright_one_turned_left(atlas, colors):
    geometry = atlas.contract["geometry"]
    width, height = geometry["face"]
    margin, inset = geometry["margin"], 6
    for code in TILES:
        upright = shown(atlas.crop("sprites", code), colors)
        sideways = shown(atlas.crop("sprites", f"{code}|"), colors)
        face = upright.crop((margin, margin, margin + width, margin + height))
        turned = face.transpose(Image.Transpose.ROTATE_90)
        lying = sideways.crop((margin, margin, margin + height, margin + width))
        inner = (inset, inset, height - inset, width - inset)
        assert difference(turned.crop(inner), lying.crop(inner)) < 4, code


# --- the chips ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_labels_of_a_language_are_drawable(atlas, language):
    missing = [char for char in label_characters(language) if char not in atlas.contract["glyphs"]]
    assert not missing, REBUILD


def test_glyphs_are_the_label_characters_and_a_blank(atlas):
    needed = set(BASE).union(*map(label_characters, languages()))
    assert set(atlas.contract["glyphs"]) == {"blank", *needed}, REBUILD
    assert {chr(code) for code in range(0x20, 0x7F)} < needed


def test_the_characters_of_labels_are_read_from_their_sentences():
    assert set("待残向聴") < set(label_characters("ja"))
    assert set("手牌の書き方") - set(label_characters("ja")), "the title of the help is no label"
    assert set(label_characters("en")) < set(BASE) | {"’"}


def test_a_form_of_a_language_looks_otherwise_and_is_as_wide(atlas):
    assert "直" in atlas.contract["forms"]["zh-TW"]
    for language, forms in atlas.contract["forms"].items():
        assert set(forms) <= set(label_characters(language))
        for char in forms:
            own = atlas.picture.crop(as_corners(forms[char]))
            first = atlas.crop("glyphs", char)
            assert own.size == first.size, char
            assert own.tobytes() != first.tobytes(), char


def as_corners(box):
    x, y, width, height = box
    return (x, y, x + width, y + height)


def test_glyph_strips_carry_plate_and_border(atlas):
    plate, *_, line = atlas.contract["styles"]["plain"]
    height = atlas.contract["geometry"]["chip_height"]
    ramp = set(atlas.contract["styles"]["plain"][:-1])
    for char in atlas.contract["glyphs"]:
        strip = atlas.crop("glyphs", char)
        assert strip.height == height
        rows = [set(strip.crop((0, y, strip.width, y + 1)).tobytes()) for y in range(height)]
        assert rows[0] == rows[1] == rows[-1] == rows[-2] == {line}, char
        assert set().union(*rows[2:-2]) <= ramp, char
        assert (set().union(*rows) == {plate, line}) == (char == "blank" or char.isspace()), char


def test_kanji_are_all_of_one_width(atlas):
    glyphs = atlas.contract["glyphs"]
    assert len({glyphs[char][2] for char in glyphs if "一" <= char <= "鿿"}) == 1


def test_caps_meet_the_strips_without_a_seam(atlas):
    styles = atlas.contract["styles"]
    height = atlas.contract["geometry"]["chip_height"]
    blank = atlas.crop("glyphs", "blank").crop((0, 0, 1, height))
    for style in STYLES:
        restyle = list(range(256))
        for plain, styled in zip(styles["plain"], styles[style], strict=True):
            restyle[plain] = styled
        column = blank.point(restyle).tobytes()
        left, right = (atlas.crop("sprites", style + side) for side in "<>")
        assert left.crop((left.width - 1, 0, left.width, height)).tobytes() == column
        assert right.crop((0, 0, 1, height)).tobytes() == column


def test_styles_are_ramps_apart_and_opaque(atlas, colors):
    styles = atlas.contract["styles"]
    assert tuple(styles) == STYLES
    everything = [index for style in styles.values() for index in style]
    assert len(everything) == len(set(everything))
    assert all(colors[index][3] == 255 for index in everything)
    assert len({len(style) for style in styles.values()}) == 1


@pytest.mark.parametrize("style", STYLES)
def test_text_is_readable_on_its_plate(atlas, colors, style):
    plate, *_, text, line = (colors[index] for index in atlas.contract["styles"][style])
    assert contrast(plate, text) > 7
    for ground in (DARK, LIGHT):
        assert max(contrast(ground, plate), contrast(ground, line)) > 3


# --- the sources --------------------------------------------------------------------------------


def test_there_is_one_svg_a_tile():
    assert {path.stem for path in ASSETS.glob("svg/*.svg")} == set(FACES)


@pytest.mark.parametrize("code", FACES)
def test_an_svg_is_shapes_alone(code):
    root = ET.parse(ASSETS / "svg" / f"{code}.svg").getroot()  # noqa: S314 - our own file
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names <= {"svg", "g", "path", "rect", "circle"}
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in attributes if "font" in name or "href" in name]


@pytest.mark.slow
def test_the_script_still_makes_the_same_art(tmp_path):
    for module in ("fontTools", "numpy", "resvg_py"):
        pytest.importorskip(module, reason=f"the extra `assets` is not installed: no {module}")
    from assets import build, fonts  # noqa: PLC0415 - needs the extra

    missing = [font.package for font in fonts.FONTS if not font.installed]
    if missing:
        pytest.skip(f"fonts are not installed: {', '.join(missing)}")
    if build.made_with() != read("palettes.json")["made_with"]:
        pytest.skip("the art was made with other versions of the fonts or of resvg")
    command = [sys.executable, "-m", "assets.build", "--out", str(tmp_path)]
    subprocess.run(command, check=True, cwd=ASSETS.parent)
    for size in SIZES:
        with (
            Image.open(tmp_path / "atlas" / f"{size}.png") as made,
            Image.open(ASSETS / "atlas" / f"{size}.png") as kept,
        ):
            assert made.tobytes() == kept.tobytes()
    for kept in (*ASSETS.glob("atlas/*.json"), *ASSETS.glob("svg/*.svg")):
        assert (tmp_path / kept.relative_to(ASSETS)).read_bytes() == kept.read_bytes(), kept.name
