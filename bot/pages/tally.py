"""The histogram of a revealed quiz: a row for each choice, with its bar and its number."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from bot.words import Words
from engine import Kind, Tile

from .page import Bar, Face, Label, Row, Size, Style, Tiles


def answers_phrase(number: int, words: Words) -> str:
    """Say a number of answers: "9 answers"."""
    return words.text("phrase-answers", number=number)


def votes_phrase(number: int, words: Words) -> str:
    """Say a number of votes: "9 votes"."""
    return words.text("phrase-votes", number=number)


Counting = Callable[[int, Words], str]
"""Says a number of answers, as `answers_phrase` does."""

MOST_ROWS: Final = 7
"""Choices that are drawn, unless more are right: as many as are drawn with large labels."""

MOST_OTHERS: Final = 12
"""Choices that are named beside those drawn: all tiles of a hand. Of prices there may be more."""


class Entry(NamedTuple):
    """A choice of a histogram: its tile, if it is one, its name, and who chose it.

    A choice ``is_gold`` where it is right; the reader's own one is said by a sentence, and its bar
    has another style than the others. ``beside`` stands between the tile and its bar, ``notes``
    behind the bar: the tiles that a cut takes.
    """

    name: str
    votes: int
    is_gold: bool = False
    tile: Tile | None = None
    notes: tuple[Label, ...] = ()
    style: Style = Style.TOTAL
    own: str = ""
    beside: tuple[Label, ...] = ()


def tile_entries(
    answers: Iterable[tuple[Collection[Kind], int]], right: Collection[Kind], words: Words
) -> list[Entry]:
    """Count how often each tile was chosen: the right ones first, then those most often wrong.

    ``answers`` are the tiles of each answer, and how many gave it.
    """
    chosen: Counter[Kind] = Counter()
    for kinds, number in answers:
        chosen.update(dict.fromkeys(kinds, number))
    wrong = sorted(chosen.keys() - right, key=lambda kind: (-chosen[kind], kind))
    return [
        Entry(words.tile(kind), chosen[kind], kind in right, kind)
        for kind in (*sorted(right), *wrong)
    ]


def tally_rows(
    entries: Sequence[Entry],
    fits: Callable[[Sequence[Row]], bool],
    words: Words,
    counting: Counting = answers_phrase,
) -> tuple[tuple[Row, ...], list[Entry]]:
    """Draw as many entries as there is room for, and return the others too.

    The longest bar is that of most answers. There is a row for each tile that is gold, as far as
    they fit: nine gates has nine. Of more entries, the last that nobody chose has none, then the
    last of all; the first always has one.
    """
    most = max((entry.votes for entry in entries), default=0) or 1
    gold = sum(entry.is_gold and entry.tile is not None for entry in entries)
    rows = {at: _row(entry, most, words, counting) for at, entry in enumerate(entries)}
    while len(rows) > 1 and (len(rows) > max(MOST_ROWS, gold) or not fits([*rows.values()])):
        unchosen = [at for at in rows if at and not entries[at].votes]
        del rows[max(unchosen or rows)]
    return tuple(rows.values()), [entry for at, entry in enumerate(entries) if at not in rows]


def others_text(entries: Sequence[Entry], words: Words) -> tuple[str, ...]:
    """Name the entries that are not drawn, each with its number; the last ones have one in all.

    Some of these may be gold too: thirteen orphans have thirteen waits.
    """
    if not entries:
        return ()
    items = [
        words.text("item-votes", choice=_said(entry, entry.name, words), votes=str(entry.votes))
        for entry in entries[:MOST_OTHERS]
    ]
    rest = sum(entry.votes for entry in entries[MOST_OTHERS:])
    items += [words.text("item-other-votes", votes=str(rest))] if rest else []
    return (words.text("quiz-others", choices=words.text("joint-names").join(items)),)


def _row(entry: Entry, most: int, words: Words, counting: Counting) -> Row:
    style = Style.GOOD if entry.is_gold else entry.style
    named = entry.name if entry.tile is None else words.spoken_tile(entry.tile)
    spoken = _said(entry, named, words)
    bar = Bar(entry.votes / most, str(entry.votes), style, counting(entry.votes, words))
    if entry.tile is None:
        return Row((Label(entry.name, spoken=spoken), bar, *entry.notes), Size.SMALL)
    tile = Tiles((Face(entry.tile, winning=entry.is_gold),), spoken)
    return Row((tile, *entry.beside, bar, *entry.notes), Size.SMALL, Size.LARGE)


def _said(entry: Entry, name: str, words: Words) -> str:
    """Add to an entry's name that it is right, or the reader's own."""
    sentence = "alt-right" if entry.is_gold else entry.own
    return words.text(sentence, choice=name) if sentence else name
