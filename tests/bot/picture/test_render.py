"""The pictures, decoded: every sprite is where the layout says, byte by byte."""

import io
import itertools
from importlib import resources

import pytest
from hypothesis import given, settings
from pages import WIDEST, called, cut, group, hand, page, pictures, piece_size
from PIL import Image
from test_png import chunks

from bot.pages.page import Face, Label, Row, Style, Tiles
from bot.picture import atlas, render
from bot.picture.layout import lay_out
from bot.picture.pieces import Chip, Sprite, Stack

MARKS = [
    {"sideways": a, "winning": b, "dora": c}
    for a, b, c in itertools.product((False, True), repeat=3)
]


def atlas_sprite(size: str, key: str) -> Image.Image:
    """A sprite, cut out of the committed atlas without the renderer."""
    with Image.open(resources.files("assets") / "atlas" / f"{size}.png") as picture:
        x, y, width, height = atlas.measures(size).sprites[key]
        return picture.crop((x, y, x + width, y + height))


def decoded(data: bytes) -> Image.Image:
    """The palette picture of a PNG that is sound down to its checksums."""
    chunks(data)
    with Image.open(io.BytesIO(data)) as check:
        check.verify()
    picture = Image.open(io.BytesIO(data))
    picture.load()
    assert picture.mode == "P"
    return picture


def at(picture: Image.Image, piece, x: int, y: int) -> Image.Image:
    width, height = piece_size(piece)
    return picture.crop((x, y, x + width, y + height))


@pytest.mark.parametrize("drawn", WIDEST.values(), ids=WIDEST)
def test_every_sprite_is_where_the_layout_says_and_nothing_is_beside(drawn):
    layout = lay_out(drawn.picture)
    picture = decoded(render.draw(drawn))
    assert picture.size == (layout.width, layout.height)
    for piece, x, y in layout.placed:
        shown = at(picture, piece, x, y)
        if isinstance(piece, Sprite):
            assert shown.tobytes() == atlas_sprite(*piece).tobytes(), piece
        else:
            assert shown.getextrema()[1] > 0, piece
        picture.paste(0, (x, y, x + shown.width, y + shown.height))
    assert picture.getextrema() == (0, 0)


@settings(max_examples=25)
@given(pictures)
def test_any_picture_is_drawn_in_the_atlas_s_own_colors(rows):
    picture = decoded(render.draw(page(*rows)))
    colors = atlas.colors(render.Palette.NORMAL)
    assert picture.getextrema()[1] < len(colors) // 4
    # The margin is the ground itself.
    assert picture.crop((0, 0, picture.width, 6)).getextrema() == (0, 0)


def test_every_face_in_every_look_is_drawn():
    rows = [
        Row((Tiles(tuple(Face(tile, **marks) for marks in MARKS)),)) for tile in (*range(37), None)
    ]
    for row in rows:
        layout = lay_out([row])
        picture = decoded(render.draw(page(row)))
        for piece, x, y in layout.placed:
            assert at(picture, piece, x, y).tobytes() == atlas_sprite(*piece).tobytes()
    assert sum(len(lay_out([row]).placed) for row in rows) == 38 * 8


@pytest.mark.parametrize("theme", render.Palette)
def test_a_palette_changes_the_colors_and_not_one_index(theme):
    for drawn in (WIDEST["open hand"], WIDEST["six rows"]):
        normal, themed = (
            decoded(render.draw(drawn, palette=palette))
            for palette in (render.Palette.NORMAL, theme)
        )
        assert themed.tobytes() == normal.tobytes()
        first = themed.convert("RGBA").crop((0, 0, 200, 100)).tobytes()
        colors = atlas.colors(theme)
        indices = themed.crop((0, 0, 200, 100)).tobytes()
        assert first == b"".join(colors[4 * index : 4 * index + 4] for index in indices)


def test_the_palettes_differ():
    drawn = WIDEST["three waits"]
    normal, color_blind = (
        decoded(render.draw(drawn, palette=palette)).convert("RGBA").tobytes()
        for palette in render.Palette
    )
    assert normal != color_blind


def test_the_ground_is_transparent_and_the_faces_are_not():
    picture = decoded(render.draw(page(hand("5z")))).convert("RGBA")
    alpha = picture.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getpixel((picture.width - 1, picture.height - 1)) == 0
    assert alpha.getpixel((6 + 37, 6 + 48)) == 255


@pytest.mark.parametrize("size", atlas.SIZES)
def test_a_stacked_tile_is_whole_and_the_one_beyond_is_seen_through_its_corners(size):
    m = atlas.measures(size)
    upper, lower = atlas_sprite(size, "5s|"), atlas_sprite(size, "0s|")
    image = render._image(Stack(size, "5s|", "0s|"))
    below = upper.height - m.front
    assert image.size == (upper.width, below + lower.height)
    assert image.crop((0, 0, upper.width, below)).tobytes() == (
        upper.crop((0, 0, upper.width, below)).tobytes()
    )
    assert image.crop((0, upper.height, *image.size)).tobytes() == (
        lower.crop((0, m.front, *lower.size)).tobytes()
    )
    alphas = atlas.colors(render.Palette.NORMAL)[3::4]
    for x, y in itertools.product(range(upper.width), range(m.front)):
        front, behind = lower.getpixel((x, y)), upper.getpixel((x, below + y))
        shown = image.getpixel((x, below + y))
        assert shown == (front if alphas[front] >= 128 else behind)
    # No gap between the two: down the middle no pixel shows the ground.
    middle = [image.getpixel((image.width // 2, y)) for y in range(m.front, image.height - m.front)]
    assert min(alphas[index] for index in middle) >= 128


@pytest.mark.parametrize("size", atlas.SIZES)
@pytest.mark.parametrize("style", Style)
def test_a_chip_is_a_plate_in_its_style_however_wide(size, style):
    m = atlas.measures(size)
    text = "待ち 9×12.3"
    for width in (m.text_width(text), m.text_width(text) + 1, m.text_width(text) + 200):
        image = render._image(Chip(size, text, style, width))
        assert image.size == (width, m.chip_height)
        cap = (m.chip_cap, m.chip_height)
        assert image.crop((0, 0, *cap)).tobytes() == atlas_sprite(size, f"{style}<").tobytes()
        inner = image.crop((m.chip_cap, 0, width - m.chip_cap, m.chip_height))
        assert {index for _, index in inner.getcolors()} <= set(m.styles[style])
        plain = render._image(Chip(size, text, Style.PLAIN, width))
        ramp = dict(zip(m.styles["plain"], m.styles[style], strict=True))
        middle = plain.crop((m.chip_cap, 0, width - m.chip_cap, m.chip_height))
        assert inner.tobytes() == bytes(ramp[index] for index in middle.tobytes())


def test_a_wider_chip_has_its_text_in_the_middle():
    m = atlas.measures("large")
    narrow = render._image(Chip("large", "打", Style.PLAIN, m.text_width("打")))
    wide = render._image(Chip("large", "打", Style.PLAIN, m.text_width("打") + 150))
    text = narrow.crop((m.chip_cap, 0, narrow.width - m.chip_cap, m.chip_height))
    left = m.chip_cap + 75
    assert wide.crop((left, 0, left + text.width, m.chip_height)).tobytes() == text.tobytes()


def test_every_character_of_the_atlas_is_drawn():
    glyphs = atlas.measures("small").glyphs
    for char in glyphs.keys() - {"blank"}:
        image = render._image(Chip("small", char, Style.GOOD, 2 * 9 + glyphs[char][2]))
        assert image.width == 18 + glyphs[char][2]


def test_a_character_without_a_glyph_is_drawn_as_a_question_mark():
    with pytest.warns(UserWarning, match="no glyph"):
        unknown = decoded(render.draw(page(Row((Label("ж"),)))))
    assert unknown.tobytes() == decoded(render.draw(page(Row((Label("?"),))))).tobytes()


def test_a_page_without_a_picture_is_refused():
    with pytest.raises(ValueError, match="needs a row"):
        render.draw(page())


def test_kept_pieces_are_bounded():
    for count in range(render.KEPT_PIECES + 100):
        render.draw(page(Row((Label(f"{count}"),))))
    assert render._ready.cache_info().currsize <= render.KEPT_PIECES
    assert render.draw(page(hand("1m"))) == render.draw(page(hand("1m")))


def test_pieces_that_are_kept_are_never_drawn_on():
    first = render.draw(WIDEST["open hand"])
    for drawn in WIDEST.values():
        render.draw(drawn)
    assert render.draw(WIDEST["open hand"]) == first


def test_a_called_tile_and_a_hidden_one_are_told_apart_from_the_rest():
    row = Row((called("456s", 0), group("456s")))
    layout = lay_out([row, cut("4s", "1m")])
    keys = [piece.key for piece, _, _ in layout.placed if isinstance(piece, Sprite)]
    assert keys[:6] == ["4s|", "5s", "6s", "4s", "5s", "6s"]
