"""Pages to draw: shorthand for rows, hypothesis strategies for any row, pieces' sizes."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from hypothesis import strategies as st

from bot import words as words_module
from bot.pages.page import (
    Arrow,
    Bar,
    Counted,
    Curve,
    Face,
    Label,
    Page,
    Plot,
    Row,
    Size,
    Style,
    Tiles,
    Tone,
)
from bot.picture.atlas import measures
from bot.picture.layout import PADDING, Layout
from bot.picture.pieces import Chip, Piece, PlotPanel, Stack
from engine.tiles import TILE_OF_NAME

ORPHANS = "19m19p19s1234567z"
DRAWABLE = [char for char in measures("large").glyphs if len(char) == 1]


def sentences_under(heading: str) -> set[str]:
    """The ids of the sentences under a heading of the English file; every language has the same."""
    source = Path(words_module.__file__).with_name("en.ftl").read_text("utf-8")
    section = re.search(rf"^## {heading}.*?(?=^## )", source, re.MULTILINE | re.DOTALL)
    assert section is not None
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", section[0], re.MULTILINE))


def tiles(text: str) -> list[int]:
    """The tiles of plain mpsz such as ``406p11z``."""
    found, suit = [], ""
    for char in reversed(text):
        if char.isdigit():
            found.append(TILE_OF_NAME[char + suit])
        else:
            suit = char
    return found[::-1]


def group(text: str, **marks: bool) -> Tiles:
    return Tiles(tuple(Face(tile, **marks) for tile in tiles(text)))


def called(text: str, at: int, on_top: str = "") -> Tiles:
    """An open meld, the tile at ``at`` sideways, with ``on_top`` added to it."""
    faces = [Face(tile) for tile in tiles(text)]
    added = tiles(on_top)[0] if on_top else None
    faces[at] = Face(faces[at].tile, sideways=True, on_top=added)
    return Tiles(tuple(faces))


def closed_kan(text: str) -> Tiles:
    inner = tiles(text)[2:]
    return Tiles((Face(None), *map(Face, inner), Face(None)))


def hand(concealed: str, drawn: str = "", *melds: Tiles) -> Row:
    last = (group(drawn, winning=True),) if drawn else ()
    return Row((group(concealed), *last, *melds))


def counted(text: str, left: int = 3, mark: str = "") -> tuple[Counted, ...]:
    return tuple(Counted(Face(tile), left, mark) for tile in tiles(text))


def waits(text: str) -> Row:
    cells = counted(text)
    total = Label(f"{3 * len(cells)} left", Style.TOTAL)
    return Row((Label("Waits"), total, *cells))


def cut(tile: str, text: str, label: str = "9 left") -> Row:
    return Row((group(tile), Arrow(), Label(label, Style.TOTAL), *counted(text)), Size.SMALL)


def reading(number: int, *groups: str) -> Row:
    return Row((Label(str(number)), *map(group, groups)), Size.SMALL)


def page(*rows: Row) -> Page:
    return Page(query=None, tone=Tone.TENPAI, title="", picture=rows, alt="", text=())


FOUR_KANS = (
    called("1111z", 0),
    called("222z", 2, "2z"),
    called("3333z", 1),
    called("444z", 0, "4z"),
)
WIDEST = {
    "three waits": page(hand("23456m3405p677s7s"), waits("147m")),
    "nine gates": page(hand("1112345678999m"), waits("123456789m")),
    "thirteen waits": page(hand(ORPHANS), waits(ORPHANS)),
    "open hand": page(
        hand("05m", "5m", called("456s", 0), called("777z", 1), called("505s", 1, "5s")),
        waits("25m"),
    ),
    "three chis": page(hand("1123m", "4m", *[called("456s", 0)] * 3), waits("25m")),
    "four kans": page(hand("7z", "7z", *FOUR_KANS), waits("7z")),
    "four kans cut": page(hand("7z", "6z", *FOUR_KANS), cut("6z", "7z"), cut("7z", "6z")),
    "six rows": page(hand("2345678m34p78s55z", "9p"), *[cut("9p", "258p"), cut("2m", "4578s")] * 3),
    "six rows of nine": page(
        hand("1112345678999m", "5m"), *[cut(f"{n}m", "123456789m") for n in range(1, 7)]
    ),
    "six rows of nine in Japanese": page(
        hand("1112345678999m", "5m"),
        *[cut(f"{n}m", "123456789m", "残り27枚") for n in range(1, 7)],
    ),
    "eight rows of nine": page(
        hand("1112345678999m", "5m"), *[cut(f"{n}m", "123456789m") for n in range(1, 9)]
    ),
    "thirteen orphans' table": page(
        hand(ORPHANS, "1m"), cut("1m", ORPHANS), *[cut(f"{n}z", "1m") for n in range(1, 5)]
    ),
    "far from tenpai": page(
        hand("1358m1479p1479s12z"), *[cut("1z", "123456789m123456789p123456s", "96枚")] * 2
    ),
    "eight readings": page(
        hand("11122233344455m"),
        *[reading(n, "123m", "123m", "123m", "444m", "55m") for n in range(1, 9)],
    ),
    "three readings": page(
        hand("11122233344455m"),
        *[reading(n, "123m", "123m", "123m", "444m", "55m") for n in range(1, 4)],
    ),
    "red fives": page(hand("34067m340p34067s"), waits("0m0p0s")),
    "one tile": page(hand("5z"), waits("5z")),
    "one tile alone": page(hand("0p")),
}
"""Hands and tables that strain a picture, each as present makes it."""

texts = st.text(st.sampled_from(DRAWABLE), min_size=1, max_size=24)
faces = st.builds(
    Face,
    st.none() | st.integers(0, 36),
    sideways=st.booleans(),
    winning=st.booleans(),
    dora=st.booleans(),
    on_top=st.none() | st.integers(0, 36),
    struck=st.just(value=False),
)
struck = st.builds(
    Face,
    st.integers(0, 36),
    sideways=st.booleans(),
    winning=st.booleans(),
    dora=st.booleans(),
    on_top=st.none(),
    struck=st.just(value=True),
)
labels = st.builds(Label, texts, st.sampled_from(Style))
bars = st.builds(
    Bar,
    st.floats(0, 1),
    st.text("0123456789/", min_size=1, max_size=7),
    st.sampled_from(Style),
)
names = st.text(st.sampled_from(DRAWABLE), min_size=1, max_size=3)
"""Of heights and places: the longest in any language are about as wide as three wide letters."""


@st.composite
def plots(draw):
    """Up to three curves with as many values each, some of whose places have names."""
    many = draw(st.integers(2, 18))
    values = st.lists(st.integers(0, 1000), min_size=many, max_size=many).map(tuple)
    curves = st.builds(Curve, st.sampled_from([Style.GOOD, Style.TOTAL, Style.PLAIN]), values)
    places = draw(st.sets(st.integers(0, many - 1), min_size=1, max_size=6))
    return Plot(
        tuple(draw(st.lists(curves, min_size=1, max_size=3))),
        tuple((place, draw(names)) for place in sorted(places)),
        tuple((height, draw(names)) for height in (0, 500, 1000)),
        spoken="",
    )


cells = st.one_of(
    st.builds(Tiles, st.lists(faces | struck, min_size=1, max_size=20).map(tuple)),
    st.builds(
        Counted,
        faces,
        st.integers(0, 136),
        st.sampled_from(["", "good"]),
    ),
    labels,
    bars,
    plots(),
    st.builds(Arrow, st.sampled_from(["cut", "cut_any", "kan"])),
)
rows = st.builds(
    Row, st.lists(cells, max_size=24).map(tuple), st.sampled_from(Size), st.sampled_from(Size)
)
pictures = st.lists(rows, min_size=1, max_size=9).filter(lambda some: any(r.cells for r in some))


def piece_size(piece: Piece) -> tuple[int, int]:
    """Width and height of a piece, by the atlas's contract."""
    m = measures(piece.size)
    if isinstance(piece, Chip):
        return piece.width, m.chip_height
    if isinstance(piece, PlotPanel):
        return piece.width, piece.height
    key = piece.lower if isinstance(piece, Stack) else piece.key
    _, _, width, height = m.sprites[key]
    return width, 2 * height - m.front if isinstance(piece, Stack) else height


PHONE = 380
"""Pixels across a phone's screen, to which a wider picture is scaled."""

CAPITAL = 22 / 40
"""How high a capital letter is beside its plate."""


def chips_of(piece: Piece) -> list[Chip]:
    """The texts of a piece of a picture."""
    return [it for it in (piece, *piece) if isinstance(it, Chip)]


def least_capital(layout: Layout) -> float:
    """The height of the smallest capital letter on a phone, in pixels; of none, a large one."""
    chips = [chip for piece, _, _ in layout.placed for chip in chips_of(piece)]
    plates = [measures(chip.size).chip_height for chip in chips]
    return min(plates, default=100) * CAPITAL * PHONE / layout.width


def boxes_of(layout: Layout) -> Iterator[tuple[Piece, int, int, int, int]]:
    """The pieces of a layout with their left, upper, right and lower ends."""
    for piece, x, y in layout.placed:
        width, height = piece_size(piece)
        yield piece, x, y, x + width, y + height


def assert_apart_and_inside(layout: Layout) -> None:
    """No piece lies over another, nor in the margin."""
    taken = list(boxes_of(layout))
    for _, left, top, right, bottom in taken:
        assert left >= PADDING
        assert top >= PADDING
        assert right <= layout.width - PADDING
        assert bottom <= layout.height - PADDING
    for (_, l1, t1, r1, b1), (_, l2, t2, r2, b2) in combinations(taken, 2):
        assert r1 <= l2 or r2 <= l1 or b1 <= t2 or b2 <= t1
