"""A Page: one answer, from which the picture, the words and the alt text are all made.

The picture is rows of cells. Every cell can be drawn (``render``) and spoken (``alt_text``), so
what is seen and what is read aloud are the same facts. Nothing here knows Discord or Pillow.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from bot.hand import Question
from engine import Tile

ALT_LIMIT: Final = 1024
"""Discord's limit for the description of one picture."""


class Size(StrEnum):
    """The two sizes of tiles and labels in the atlases."""

    LARGE = "large"
    SMALL = "small"


class Style(StrEnum):
    """The meaning of a label's plate; its colors are those of the atlas."""

    PLAIN = "plain"
    TOTAL = "total"
    NONE = "none"
    GOOD = "good"


class Face(NamedTuple):
    """One tile as it lies: sideways where called, gold where it wins, marked where it is dora.

    ``tile`` is None for a tile lying face down; ``on_top`` is the tile added to a pon, drawn
    above this one. ``struck`` is true of a tile that was a wrong answer: it is crossed out.
    """

    tile: Tile | None
    sideways: bool = False
    winning: bool = False
    dora: bool = False
    on_top: Tile | None = None
    struck: bool = False


class Tiles(NamedTuple):
    """A group of tiles side by side, such as one meld; groups are set apart from each other.

    ``spoken`` replaces the names of the tiles in the alt text, None leaves them out; ``aside``
    tells norths that three players set aside from a meld. ``smaller`` tiles are a size smaller than
    those of their row.
    """

    faces: tuple[Face, ...]
    spoken: str | None = ""
    aside: bool = False
    smaller: bool = False


class BlockTiles(NamedTuple):
    """A part of a hand as blocks show it, in small tiles, and below it what it waits for.

    Its line is solid under a set and dotted under the start of one; a ``plate`` names a pair or the
    blocks of a compound; single tiles are dimmed. ``spoken`` says all of it.
    """

    tiles: tuple[Tile, ...]
    spoken: str
    line: Literal["", "solid", "dotted"] = ""
    plate: str = ""
    takes: tuple[Tile, ...] = ()
    dimmed: bool = False


class Counted(NamedTuple):
    """A tile with the copies left under it, in gold where it has a mark, in red where it is barren.

    ``mark`` is what the color means, for those who hear it: "good", "no yaku".
    """

    face: Face
    left: int
    mark: str = ""
    barren: bool = False


class Label(NamedTuple):
    """A short text on a plate.

    ``spoken`` replaces it in the alt text where the text is terse; None leaves it out there.
    """

    text: str
    style: Style = Style.PLAIN
    spoken: str | None = ""


class Arrow(NamedTuple):
    """From what is done to what the hand then takes; ``after`` names what is done."""

    after: Literal["cut", "cut_any", "kan", "kita"] = "cut"


class Bar(NamedTuple):
    """A number and a bar as long as its ``share`` of the longest, which is 1.

    ``spoken`` is the number as it is read aloud: "9 answers".
    """

    share: float
    number: str
    style: Style = Style.PLAIN
    spoken: str = ""


class Tab(NamedTuple):
    """The end of a column: in rows one under the other, what follows their n-th tab is in line."""


class Break(NamedTuple):
    """The end of a line: what follows stands below, as the tiles of a reading under its price."""


class Gauge(NamedTuple):
    """A share of a scale as a bar on its track, and the interval around it as a bracket.

    All three are 0 to 1, cut off there; ``spoken`` says the interval. 0 is an empty track.
    """

    share: float
    low: float
    high: float
    spoken: str


class Scale(NamedTuple):
    """The names of heights over gauges: the first at their left end, the last at their right."""

    names: tuple[str, ...]


class Curve(NamedTuple):
    """Values from left to right in a plot, in thousandths of its height, in a style's color."""

    style: Style
    values: tuple[int, ...]


class Plot(NamedTuple):
    """Curves over each other; ``spoken`` says what they show.

    ``across`` names some of their values' places: the number of the value, and its name. ``up``
    names heights, in thousandths: the last one is the top.
    """

    curves: tuple[Curve, ...]
    across: tuple[tuple[int, str], ...]
    up: tuple[tuple[int, str], ...]
    spoken: str


Cell = Tiles | BlockTiles | Counted | Label | Arrow | Bar | Plot | Tab | Break | Gauge | Scale


class Row(NamedTuple):
    """Cells from left to right; what no line holds goes on below.

    ``size`` is that of its tiles. Labels are as small or, where ``labels`` is large, one size
    larger than small tiles are: two of them are as high as a tile.
    """

    cells: tuple[Cell, ...]
    size: Size = Size.LARGE
    labels: Size = Size.SMALL


class RiverTile(NamedTuple):
    """A discard in a river: dimmed where it was cut as drawn, framed where it was taken by a call.

    ``since`` are the riichi whose bars stand before it: 1 for the first of the round, 2 for both.
    """

    face: Face
    dimmed: bool = False
    taken: bool = False
    since: tuple[int, ...] = ()


class Seated(NamedTuple):
    """One player at a table: labels, the river in order, and the melds, unless they are in a hand.

    The first three labels stand in columns.
    """

    labels: tuple[Label, ...]
    river: tuple[RiverTile, ...]
    melds: tuple[Tiles, ...] = ()


class Scene(NamedTuple):
    """A whole table: a line of facts, the players two by two, and the own hand below.

    ``players`` stand as they sit: across, right, left, and the viewer last; of three players left
    and right, nobody, and the viewer.
    """

    facts: tuple[Label | Tiles, ...]
    players: tuple[Seated | None, ...]
    hand: Row


class ButtonKind(StrEnum):
    """The action of a button: it asks a question in place, does what its slot says, or is common.

    ``ACT`` is done by the feature that has a click of the button's slot.
    """

    GO = "go"
    ACT = "act"
    SHARE = "share"
    DELETE = "delete"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class Button:
    """A button under the answer, with the question that it asks or acts upon.

    Slot and query together are unique in a Page: they keep custom_ids apart. Buttons of a higher
    ``row`` stand below the others.
    """

    slot: str
    kind: ButtonKind
    label: str
    query: Question | None = None
    url: str = ""
    disabled: bool = False
    chosen: bool = False
    row: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select: ``value`` is what the feature's select is given."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select under the answer; its slot names what is chosen ("cut", "win", "rules").

    ``least`` and ``most`` are how many options are chosen at once. One that ``acts`` leads to no
    question: a feature has a click of its slot, as for a button.
    """

    slot: str
    placeholder: str
    query: Question
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    acts: bool = False


class Offer(NamedTuple):
    """An answer that is offered: its label, and its text as it is read."""

    label: str
    value: str


class Field(NamedTuple):
    """A select of a form: its name, its label, what it offers, and how many may be chosen."""

    name: str
    label: str
    offers: tuple[Offer, ...]
    most: int = 1


class TextField(NamedTuple):
    """A text of a form: its name, its label, what it holds at first, and its most characters."""

    name: str
    label: str
    value: str
    longest: int
    required: bool = True


class AnswerForm(NamedTuple):
    """A form that opens over a message; what its fields then hold comes as a click of a slot."""

    slot: str
    query: Question
    title: str
    fields: tuple[Field | TextField, ...]


class Tone(StrEnum):
    """The mood of an answer, shown as the accent color beside it."""

    COMPLETE = "complete"
    TENPAI = "tenpai"
    NOTEN = "noten"
    WARNING = "warning"
    HELP = "help"
    QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Page:
    """One answer.

    ``title`` is the one line that says what matters; ``picture`` the rows to draw; ``alt`` the
    same rows in words; ``scene`` a table that is drawn instead of rows; ``text`` paragraphs in
    Discord markdown; ``hand`` the canonical hand to copy ("" where there
    is none); ``private`` whether only the asker is to see it.
    """

    query: Question | None
    tone: Tone
    title: str
    picture: tuple[Row, ...]
    alt: str
    text: tuple[str, ...]
    hand: str = ""
    buttons: tuple[Button, ...] = ()
    selects: tuple[Select, ...] = ()
    private: bool = False
    scene: Scene | None = None
