"""The art on the faces of the tiles, in units of a 300 x 400 face."""

from dataclasses import replace
from typing import Final, NamedTuple

from . import fonts
from .bird import bird
from .colors import Colors
from .shapes import circle, paint, path, rectangle, scaled, stroke, turned

FACE_WIDTH: Final = 300
FACE_HEIGHT: Final = 400
FACE_RADIUS: Final = 34

CODES: Final = (
    *(f"{rank}{suit}" for suit in "mps" for rank in "1234506789"),
    *(f"{rank}z" for rank in "1234567"),
)


class Coin(NamedTuple):
    """One circle of a pin tile: its center, radius, and color role."""

    x: float
    y: float
    radius: float
    role: str


class Bamboo(NamedTuple):
    """One stick of a sou tile: its center, size, color role, and clockwise lean in degrees."""

    x: float
    y: float
    width: float
    height: float
    role: str
    lean: float = 0


COINS: Final[dict[int, tuple[Coin, ...]]] = {
    2: tuple(Coin(150, y, 73, "blue") for y in (106, 294)),
    3: (Coin(80, 82, 56, "blue"), Coin(150, 200, 56, "red"), Coin(220, 318, 56, "blue")),
    4: tuple(Coin(x, y, 58, "blue") for y in (106, 294) for x in (82, 218)),
    5: (
        *(Coin(x, y, 51, "blue") for y in (84, 316) for x in (76, 224)),
        Coin(150, 200, 51, "red"),
    ),
    6: (
        *(Coin(x, 76, 50, "blue") for x in (88, 212)),
        *(Coin(x, y, 50, "red") for y in (214, 328) for x in (88, 212)),
    ),
    7: (
        *(Coin(x, y, 41, "blue") for x, y in ((62, 58), (150, 94), (238, 130))),
        *(Coin(x, y, 46, "red") for y in (236, 340) for x in (92, 208)),
    ),
    8: tuple(Coin(x, y, 43, "blue") for y in (57, 152, 248, 343) for x in (92, 208)),
    9: tuple(
        Coin(x, y, 42, role)
        for y, role in ((84, "blue"), (200, "red"), (316, "blue"))
        for x in (54, 150, 246)
    ),
}

BAMBOOS: Final[dict[int, tuple[Bamboo, ...]]] = {
    2: tuple(Bamboo(150, y, 56, 166, "green") for y in (110, 290)),
    3: tuple(Bamboo(x, y, 54, 166, "green") for x, y in ((150, 110), (82, 290), (218, 290))),
    4: tuple(Bamboo(x, y, 54, 166, "green") for y in (110, 290) for x in (86, 214)),
    5: (
        *(Bamboo(x, y, 50, 162, "green") for y in (110, 290) for x in (62, 238)),
        Bamboo(150, 200, 50, 166, "red"),
    ),
    6: tuple(Bamboo(x, y, 52, 166, "green") for y in (110, 290) for x in (62, 150, 238)),
    7: (
        Bamboo(150, 76, 52, 110, "red"),
        *(Bamboo(x, y, 52, 112, "green") for y in (204, 328) for x in (62, 150, 238)),
    ),
    8: (
        *(Bamboo(x, y, 44, 164, "green") for y in (108, 292) for x in (48, 252)),
        *(Bamboo(x, 110, 40, 140, "green", lean) for x, lean in ((117, -33), (183, 33))),
        *(Bamboo(x, 290, 40, 140, "green", lean) for x, lean in ((117, 33), (183, -33))),
    ),
    9: tuple(
        Bamboo(x, y, 54, 112, role)
        for y in (74, 200, 326)
        for x, role in ((60, "green"), (150, "red"), (240, "green"))
    ),
}

NUMERALS: Final = "一二三四五六七八九"
# The brush font draws characters of few strokes thinner; this evens out their weight.
NUMERAL_WEIGHTS: Final = (7, 10, 10, 9, 9, 11, 8, 9, 9)


class HonorArt(NamedTuple):
    """The character of an honor tile, its color role, and the weight added to its strokes."""

    char: str
    role: str
    weight: float


HONORS: Final = {
    1: HonorArt("東", "ink", 9),
    2: HonorArt("南", "ink", 11),
    3: HonorArt("西", "ink", 9),
    4: HonorArt("北", "ink", 9),
    6: HonorArt("發", "green", 12),
    7: HonorArt("中", "red", 10),
}
WHITE_RANK: Final = 5


def tile_art(code: str, colors: Colors) -> str:
    """Return the art of the tile `code`, an mpsz code such as `1m`, `0p` (red five), `7z`."""
    rank, suit = int(code[0]), code[1]
    if suit == "z":
        return _honor_art(rank, colors)
    art = {"m": _man_art, "p": _pin_art, "s": _sou_art}[suit]
    if rank:
        return art(rank, colors)
    five = art(5, _all_red(colors))
    if suit != "m":
        five = scaled(five, 0.92, 10, FACE_HEIGHT)  # clear of the corner flag
    return five + _red_five_flag(colors)


def dora_mark(colors: Colors, *, winning: bool) -> str:
    """Return the gold corner with a dark edge, at the lower left, of a tile that is dora."""
    fill = colors.dora_on_winning if winning else colors.dora
    mark = _top_right_corner(118, colors.mark_edge) + _top_right_corner(104, fill)
    return turned(mark, 180, FACE_WIDTH / 2, FACE_HEIGHT / 2)


def _red_five_flag(colors: Colors) -> str:
    # A red five is told by this corner, not by its color alone.
    return _top_right_corner(106, colors.face) + _top_right_corner(94, colors.red_five)


def _top_right_corner(size: float, color: str) -> str:
    r = FACE_RADIUS
    commands = f"M{FACE_WIDTH - size} 0H{FACE_WIDTH - r}A{r} {r} 0 0 1 {FACE_WIDTH} {r}V{size}Z"
    return path(commands, paint(fill=color))


def _all_red(colors: Colors) -> Colors:
    red, light = colors.red_five, colors.red_five_light
    return replace(
        colors, ink=red, blue=red, green=red, red=red, green_light=light, red_light=light
    )


def _man_art(rank: int, colors: Colors) -> str:
    numeral, weight = NUMERALS[rank - 1], NUMERAL_WEIGHTS[rank - 1]
    return _brush(numeral, BrushBox(150, 102, 208, 132), colors.ink, weight, stretch=1.25) + _brush(
        "萬", BrushBox(150, 285, 222, 194), colors.red, 6, stretch=1.2
    )


def _honor_art(rank: int, colors: Colors) -> str:
    if rank == WHITE_RANK:
        return _white_frame(colors)
    honor = HONORS[rank]
    box = BrushBox(150, 200, 230, 298)
    return _brush(honor.char, box, getattr(colors, honor.role), honor.weight, stretch=1.3)


class BrushBox(NamedTuple):
    """A box to fit a character into: its center, width and height."""

    x: float
    y: float
    width: float
    height: float


def _brush(char: str, box: BrushBox, color: str, weight: float, *, stretch: float) -> str:
    """Fit a brush character into `box`, one axis scaled at most `stretch` times the other."""
    left, bottom, right, top = fonts.bounds(fonts.BRUSH, char)
    wide, high = box.width / (right - left), box.height / (top - bottom)
    wide, high = min(wide, high * stretch), min(high, wide * stretch)
    origin = (box.x - wide * (left + right) / 2, box.y + high * (bottom + top) / 2)
    commands = fonts.outline(fonts.BRUSH, char, (wide, high), origin)
    style = paint(fill=color, stroke=color, width=weight)
    return path(commands, f'{style} stroke-linejoin="round"')


def _white_frame(colors: Colors) -> str:
    outer = rectangle(46, 50, 208, 300, paint(stroke=colors.blue, width=15), radius=20)
    inner = rectangle(70, 74, 160, 252, paint(stroke=colors.blue, width=6), radius=6)
    return outer + inner


def _pin_art(rank: int, colors: Colors) -> str:
    if rank == 1:
        return _great_coin(colors)
    return "".join(_coin(coin, colors) for coin in COINS[rank])


def _coin(coin: Coin, colors: Colors) -> str:
    # Little light inside: at 24 pixels a tile, a coin must still be a blob of its color.
    x, y, radius, role = coin
    light = paint(fill=colors.face)
    bead = circle(x, y - radius * 0.34, radius * 0.11, light)
    return "".join(
        (
            circle(x, y, radius, paint(fill=getattr(colors, role))),
            circle(x, y, radius * 0.76, paint(stroke=colors.face, width=radius * 0.1)),
            *(turned(bead, 60 * turn, x, y) for turn in range(6)),
            circle(x, y, radius * 0.11, light),
        )
    )


def _great_coin(colors: Colors) -> str:
    x, y, radius = 150, 200, 128
    light = paint(fill=colors.face)
    bead = circle(x, y - radius * 0.755, radius * 0.08, light)
    petal = path(
        f"M{x} {y - 13}C{x - 22} {y - 28} {x - 16} {y - 53} {x} {y - 59}"
        f"C{x + 16} {y - 53} {x + 22} {y - 28} {x} {y - 13}Z",
        light,
    )
    return "".join(
        (
            circle(x, y, radius, paint(fill=colors.blue)),
            circle(x, y, radius * 0.9, paint(stroke=colors.face, width=radius * 0.05)),
            *(turned(bead, 22.5 * turn, x, y) for turn in range(16)),
            circle(x, y, radius * 0.61, light),
            circle(x, y, radius * 0.53, paint(fill=colors.red)),
            *(turned(petal, 45 * turn, x, y) for turn in range(8)),
            circle(x, y, radius * 0.13, light),
            circle(x, y, radius * 0.08, paint(fill=colors.red)),
        )
    )


def _sou_art(rank: int, colors: Colors) -> str:
    if rank == 1:
        return bird(colors)
    return "".join(_bamboo(stick, colors) for stick in BAMBOOS[rank])


def _bamboo(stick: Bamboo, colors: Colors) -> str:
    """Draw two internodes between three nodes, a light line down each internode."""
    x, y, width, height, role, lean = stick
    node = 19.0
    top, bottom = y - height / 2, y + height / 2
    fill = paint(fill=getattr(colors, role))
    light = colors.green_light if role == "green" else colors.red_light
    nodes = "".join(
        rectangle(x - width / 2, middle - node / 2, width, node, fill, radius=node / 2)
        for middle in (top + node / 2, y, bottom - node / 2)
    )
    internodes = "".join(
        _internode(x, start + node / 3, width * 0.75, height / 2 - node / 1.5, fill)
        for start in (top, y)
    )
    gleams = "".join(
        stroke(f"M{x} {middle - height * 0.1:.2f}v{height * 0.2:.2f}", light, width * 0.22)
        for middle in (y - height * 0.23, y + height * 0.23)
    )
    return turned(internodes + nodes + gleams, lean, x, y)


def _internode(x: float, top: float, width: float, height: float, fill: str) -> str:
    left, right, waist = x - width / 2, x + width / 2, width * 0.14
    middle, bottom = top + height / 2, top + height
    return path(
        f"M{left:.2f} {top:.2f}Q{left + waist:.2f} {middle:.2f} {left:.2f} {bottom:.2f}"
        f"H{right:.2f}Q{right - waist:.2f} {middle:.2f} {right:.2f} {top:.2f}Z",
        fill,
    )
