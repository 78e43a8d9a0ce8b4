"""The answer to /tiles: the hand as it lies, and below it the river, six tiles a row."""

from typing import Final

from bot.ask.feature import Command, Feature, Setting
from bot.ask.waits.question import WaitsQuestion
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Face, Page, Row, Size, Tiles, Tone
from bot.pages.parts import hand_row, share_and_delete
from bot.words import Words

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
    faces = [Face(tile, sideways=at == query.riichi) for at, tile in enumerate(query.river)]
    told = words.text("alt-river", tiles=_spoken(query, words))
    river = [
        Row((Tiles(tuple(faces[at : at + A_ROW]), None if at else told),), Size.SMALL)
        for at in range(0, len(faces), A_ROW)
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


def _spoken(query: TilesQuestion, words: Words) -> str:
    """Tell the river, and which tile of it declared riichi."""
    behind = 0 if query.riichi is None else query.riichi + 1
    run = words.spoken_run(query.river[behind:])
    if not behind:
        return run
    until = words.text("alt-river-riichi", tiles=words.spoken_run(query.river[:behind]))
    after = [words.text("alt-river-after", tiles=run)] if run else []
    return words.text("joint-names").join([until, *after])


TILES: Final = Feature(
    TilesQuestion,
    tiles_page,
    *(PLACE, write_tiles_wire, read_tiles_wire),
    command=Command("tiles", TilesTyped, read_tiles_typed),
)
