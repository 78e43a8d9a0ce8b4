"""The histogram of a revealed quiz: a row for each choice, with its bar and its number."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.words import Words

from .page import Bar, Label, Row, Size, Style, Tiles
from .quiz_words import answers_phrase

MOST_ROWS: Final = 10
"""Rows drawn: as many as stay readable on a phone. What is left out is told in words."""


class Entry(NamedTuple):
    """A choice of a histogram: how it is drawn and named, who chose it, and a note behind it."""

    cell: Tiles | Label
    name: str
    votes: int
    is_right: bool
    note: str = ""


def tally_rows(entries: Sequence[Entry], words: Words) -> tuple[Row, ...]:
    """Draw the first entries, the right ones gold; the longest bar is that of most answers."""
    most = max((entry.votes for entry in entries), default=0) or 1
    return tuple(_row(entry, entry.votes / most, words) for entry in entries[:MOST_ROWS])


def others_text(entries: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Name the entries that are not drawn, each with its number."""
    rest = entries[MOST_ROWS:]
    if not rest:
        return ()
    listed = words.text("joint-names").join(
        words.text("item-votes", choice=entry.name, votes=str(entry.votes)) for entry in rest
    )
    return (words.text("quiz-others", listed=listed),)


def _row(entry: Entry, share: float, words: Words) -> Row:
    style = Style.GOOD if entry.is_right else Style.PLAIN
    bar = Bar(share, str(entry.votes), style, answers_phrase(entry.votes, words))
    note = (Label(entry.note, style),) if entry.note else ()
    return Row((entry.cell, bar, *note), Size.SMALL)
