"""The answer to /help: the notation on one picture, and what can be asked."""

from typing import Final

from bot.questions.query import Query
from bot.words import Words
from engine import parse_hand, parse_tiles

from .alt_text import alt_text
from .page import Label, Page, Row, Size, Tiles, Tone
from .parts import meld_cell, share_and_delete, tiles_cell

TILES: Final = (
    ("suits", "123m456p789s"),
    ("red", "406p"),
    ("winds", "1234z"),
    ("dragons", "567z"),
)
"""What is typed, by the name of the sentence that explains it."""

MELDS: Final = (("open", "1z[4'56m]"), ("kan", "1z(5555z)"))
"""The same in a hand, of which the melds are shown."""


def help_page(query: Query, words: Words) -> Page:
    """Show how tiles are typed, each row as typed, as drawn and in words."""
    rows = [_row(name, typed, _groups(typed), words) for name, typed in TILES]
    for name, typed in MELDS:
        hand = parse_hand(typed)
        rows.append(_row(name, typed[2:], tuple(map(meld_cell, hand.melds)), words))
    picture = tuple(rows)
    return Page(
        query=query,
        tone=Tone.HELP,
        title=words.text("title-help"),
        picture=picture,
        alt=alt_text(picture, words),
        text=(words.text("help-text"), words.text("help-notes")),
        buttons=share_and_delete(query, words),
        private=query.private,
    )


def _row(name: str, typed: str, cells: tuple[Tiles, ...], words: Words) -> Row:
    return Row((Label(typed), *cells, Label(words.named("help", name))), Size.SMALL)


def _groups(typed: str) -> tuple[Tiles, ...]:
    """Draw three tiles of a suit together; honors are all of one suit."""
    tiles = parse_tiles(typed)
    if len(tiles) % 3:
        return (tiles_cell(tiles),)
    return tuple(tiles_cell(tiles[at : at + 3]) for at in range(0, len(tiles), 3))
