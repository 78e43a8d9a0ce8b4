"""The table of an outlook: a row for each thing to do, the best first."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.pages.page import Label, Row, Size, Style
from bot.words import Words
from engine.outlook import Aim, HandOutlook, Model, Outlook, Play

from .at_table import way_labels
from .moves import move_cells
from .plot import CURVES
from .values import bare_number, worth_label

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
