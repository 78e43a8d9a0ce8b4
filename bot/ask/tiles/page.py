"""The answer to /tiles: the hand as it lies, and below it the river, six tiles a row."""

from typing import Final

from bot.ask.feature import Command, Feature, Setting
from bot.ask.waits.question import WaitsQuestion
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Page, Row, Size, Tone
from bot.pages.parts import hand_row, share_and_delete, tiles_cell

from .question import (
    PLACE,
    TilesQuestion,
    TilesTyped,
    drawn_hand,
    read_tiles_typed,
    read_tiles_wire,
    write_tiles_wire,
)

A_ROW: Final = 6
"""Tiles of a river that lie side by side, as at a table."""


def tiles_page(query: TilesQuestion, setting: Setting) -> Page:
    """Draw a hand and a river, and say nothing of them."""
    words, hand = setting.words, drawn_hand(query)
    rows = [query.river[at : at + A_ROW] for at in range(0, len(query.river), A_ROW)]
    told = words.text("alt-river", tiles=words.spoken_run(query.river))
    river = [
        Row((tiles_cell(row)._replace(spoken=None if at else told),), Size.SMALL)
        for at, row in enumerate(rows)
    ]
    picture = (hand_row(hand), *river)
    waits = WaitsQuestion(query.hand, private=query.private)
    return Page(
        query=query,
        tone=Tone.HELP,
        title=words.text("live-count", count=hand.size),
        picture=picture,
        alt=alt_text(picture, words),
        text=(),
        hand=query.hand,
        buttons=(
            Button("waits", ButtonKind.GO, words.text("button-waits"), waits),
            *share_and_delete(query, words),
        ),
        private=query.private,
    )


TILES: Final = Feature(
    TilesQuestion,
    tiles_page,
    *(PLACE, write_tiles_wire, read_tiles_wire),
    command=Command("tiles", TilesTyped, read_tiles_typed),
)
