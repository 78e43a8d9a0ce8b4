"""The table of an outlook: a row for each thing to do, the best first."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.pages.page import Cell, Curve, Face, Label, Plot, Row, Size, Style, Tiles
from bot.pages.parts import CALLS, meld_cell, tiles_cell
from bot.words import Words
from engine import Meld, MeldKind, Tile
from engine.outlook import Aim, HandOutlook, Model, Outlook, Play
from engine.tiles import KIND_OF

from .at_table import way_labels
from .finding import bare_number, worth_label, worth_number

Spell = Callable[[Tile], str]


def move_name(option: HandOutlook, words: Words, spell: Spell) -> str:
    """Name what is done: a tile that is cut, a kan, a call; where nothing is, "the hand"."""
    if option.move is Play.PASS:
        return words.named("call", "pass")
    if option.call is not None:
        call = _call_name(option.call, words)
        if option.cut is None:
            return call
        return words.text("phrase-call-cut", call=call, cut=spell(option.cut))
    if option.cut is None:
        return words.text("alt-outlook-hand")
    tile = spell(option.cut)
    if option.is_cut:
        return tile
    return words.named("phrase-move", option.move, tile=tile)


def _call_name(meld: Meld, words: Words) -> str:
    name = words.named("call", CALLS[meld.kind])
    return words.text("call-with", call=name, tiles=words.run(meld.group))


def move_cells(
    option: HandOutlook, found: Outlook, words: Words, *, gold: bool, as_good: bool
) -> tuple[Cell, ...]:
    """Draw what is done, in gold where nothing is better; ``as_good`` is said of another one."""
    spoken = move_name(option, words, words.spoken_tile)
    said = words.text("alt-outlook-near", cut=spoken) if as_good else spoken
    if option.move is Play.PASS:
        return (Label(words.named("call", "pass"), spoken=said),)
    if option.call is not None:
        cut = () if option.cut is None else (_in_gold(tiles_cell((option.cut,)), gold),)
        meld = _in_gold(meld_cell(option.call), gold)
        return (meld._replace(spoken=said), *(it._replace(spoken=None) for it in cut))
    if option.cut is None:
        return ()
    if option.move is Play.KITA:
        # With its dora corner, which a north that is cut has not.
        return (Tiles((Face(option.cut, dora=True, winning=gold),), said),)
    cell = tiles_cell((option.cut,))
    if option.is_kan:
        kind = KIND_OF[option.cut]
        kan = tuple(tile for tile in found.hand.concealed if KIND_OF[tile] == kind)
        cell = meld_cell(Meld(MeldKind.CLOSED_KAN, kan))
    return (Tiles(_in_gold(cell, gold).faces, said),)


def _in_gold(cell: Tiles, gold: bool) -> Tiles:  # noqa: FBT001 - the one thing that is asked
    faces = tuple(face._replace(winning=gold and face.tile is not None) for face in cell.faces)
    return cell._replace(faces=faces)


def title_of_moves(ties: Sequence[HandOutlook], worth: str, words: Words) -> str | None:
    """Name the best moves of which one is no cut; None where all are cuts."""
    if all(it.is_cut for it in ties):
        return None
    names = [move_name(it, words, words.tile) for it in ties]
    if len(ties) > 1:
        return words.text("title-outlook-ways", ways=words.one_of(names), worth=worth)
    (best,) = ties
    tile = "" if best.cut is None else words.tile(best.cut)
    (name,) = names
    return words.named("title-outlook", best.move, tile=tile, way=name, kan=name, worth=worth)


LEAST_TURNS: Final = 3
"""So many turns, or fewer, are no curve."""

CURVES: Final = (Style.GOOD, Style.TOTAL, Style.PLAIN)
"""The colors of the plotted cuts, the best first; none is red, which means furiten elsewhere."""

TOPS: Final = (2, 4, 6, 8, 10, 14, 20, 30, 40, 50, 60, 80, 100)
"""Heights of a plot whose half is whole too: these, or ten, a hundred … times as much."""

STATED: Final = 2
"""Parts of a plot's width between the turns that are named."""

_FIELDS: Final = (Aim.WIN, Aim.TENPAI, Aim.POINTS)
"""The aims in the order of the engine's ``Worth``."""


def has_plot(found: Outlook) -> bool:
    """Whether enough turns are left for a curve."""
    return found.turns + 1 - found.turn > LEAST_TURNS


def plot_row(found: Outlook, words: Words) -> tuple[Row, ...]:
    """Plot the best cuts by turn, where turns are left."""
    if not has_plot(found):
        return ()
    turns = range(found.turn, found.turns + 1)
    drawn = found.options[: len(CURVES)]
    curves = [_by_turn(it, found.aim) for it in drawn]
    top = _top(max(map(max, curves)))
    places = sorted({(len(turns) - 1) * part // STATED for part in range(STATED + 1)})
    names = [words.text("label-outlook-turn", turn=str(turns[at])) for at in places]
    across = ((places[0], names[0]), *((at, str(turns[at])) for at in places[1:]))
    written = str if found.aim is Aim.POINTS else words.percent
    up = tuple((part, written(str(top * part // 1000))) for part in (0, 500, 1000))
    spoken = words.text("alt-joint-curves").join(
        words.text(
            "alt-outlook-curve",
            cut=move_name(it, words, words.spoken_tile),
            values=words.text("alt-joint").join(
                words.text(
                    "alt-outlook-value",
                    value=worth_number(it.by_turn[at][_FIELDS.index(found.aim)], found.aim, words),
                    turn=name,
                )
                for at, name in zip(places, names, strict=True)
            ),
        )
        for it in drawn
    )
    axis = words.text("alt-outlook-axis", low=up[0][1], half=up[1][1], top=up[2][1])
    plot = Plot(
        tuple(
            Curve(style, tuple(round(1000 * value / top) for value in values))
            for style, values in zip(CURVES, curves, strict=False)
        ),
        across,
        up,
        words.text("alt-outlook-plot", axis=axis, curves=spoken),
    )
    return (Row((plot,), Size.SMALL, Size.LARGE),)


def _by_turn(option: HandOutlook, aim: Aim) -> list[float]:
    """Return the values that are plotted: points, or chances in percent."""
    values = [worth[_FIELDS.index(aim)] for worth in option.by_turn]
    return values if aim is Aim.POINTS else list(map(_in_percent, values))


def _in_percent(chance: float) -> float:
    """Return a chance in percent, no more than 100: the engine's ``Worth`` says when it is more."""
    return 100 * min(chance, 1.0)


def _top(most: float) -> int:
    """Return the height of a plot: the least of `TOPS`, or of ten times them …, that is enough."""
    scale = 1
    while TOPS[-1] * scale < most:
        scale *= 10
    return next(top * scale for top in TOPS if top * scale >= most)


SHOWN: Final = 5
"""Cuts in the table, the best first."""


def outlook_rows(
    shown: Sequence[HandOutlook], ties: Sequence[HandOutlook], found: Outlook, words: Words
) -> Iterator[Row]:
    """Draw what the values know of the others, and a row for each thing to do.

    Of a hand that has nothing to do these are labels alone, two beside each other.
    """
    model = Label(words.named("label-outlook", "own" if found.is_own_table else found.model))
    rows = [_row(at, it, found, words, gold=it in ties) for at, it in enumerate(shown)]
    if shown[0].move is not Play.HOLD:
        yield Row((model,), Size.SMALL, Size.LARGE)
        yield from rows
        return
    (row,) = rows
    labels = (model, row.cells[-1], *row.cells[:-1])
    for at in range(0, len(labels), 2):
        yield Row(labels[at : at + 2], Size.SMALL, Size.LARGE)


def _row(at: int, option: HandOutlook, found: Outlook, words: Words, *, gold: bool) -> Row:
    """Draw a cut, gold where none is better, with its values; the first has its curve's color.

    What the values are is written in the first row: those below it are numbers.
    """
    # Only of another than the first it is said that it is as good.
    cells = move_cells(option, found, words, gold=gold, as_good=gold and at > 0)
    style = CURVES[at] if at < len(CURVES) else Style.PLAIN
    if found.model is Model.TABLE and found.shanten <= 0:
        left = Label(_takes(option, found, words))
        ways = way_labels(option, found, words, style, named=at == 0)
        return Row((*cells, *ways, left), Size.SMALL, Size.LARGE)
    values = []
    for aim in sorted(Aim, key=lambda aim: aim is not found.aim):
        said = worth_label(option, aim, words)
        drawn = bare_number(option.worth.by(aim), aim, words) if at else said
        values.append(Label(drawn, style if aim is found.aim else Style.PLAIN, said))
    takes = _takes(option, found, words)
    is_alike = option.shanten == found.options[0].shanten
    values.append(Label(str(option.left) if at and is_alike else takes, spoken=takes))
    return Row((*cells, *values), Size.SMALL, Size.LARGE)


def _takes(option: HandOutlook, found: Outlook, words: Words) -> str:
    """Say how many tiles a hand waits for, or how many bring one that is so far nearer.

    The shanten is said where the cuts of the table differ in it.
    """
    if option.shanten == 0:
        return words.text("label-outlook-waits", left=option.left)
    if len({it.shanten for it in found.options[:SHOWN]}) == 1:
        return words.text("label-tiles", left=option.left)
    return words.text("label-outlook-shanten", shanten=str(option.shanten), left=str(option.left))
