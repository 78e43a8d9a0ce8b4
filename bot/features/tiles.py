"""The answer to /tiles: the hand as it lies, and below it the river, six tiles a row."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.feature import Feature
from bot.hand import Question, Situation
from bot.options import HandText, Options, TilesText
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Face, Page, Row, Size, Tiles, Tone
from bot.pages.parts import Asked, hand_row, share_and_delete
from bot.read.errors import RefusedError, refused
from bot.words import Words
from engine import HandError, parse_hand
from engine.facts import River

from .safe import read_river

A_ROW: Final = 6
"""Tiles of a river that lie side by side, as at a table."""


LONGEST_RIVER: Final = 30
"""Tiles of the longest river: what no hand of four or of three players exceeds."""

PLAYERS: Final = 4
"""Their set has every tile; whose hand is drawn does not matter."""


@dataclass(frozen=True, slots=True)
class TilesOptions(Options):
    """The options of /tiles."""

    hand: HandText
    river: Annotated[TilesText, "option-tiles-river-about"] = ""
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a hand and a river, which may hold any tiles: a picture counts no copies."""
        del rules
        try:
            hand = parse_hand(self.hand, players=PLAYERS)
        except HandError as error:
            raise refused("hand", self.hand, error) from None
        tiles, riichi = read_river(self.river, "river", PLAYERS)
        if len(tiles) > LONGEST_RIVER:
            raise RefusedError("river", self.river, "river_too_long", {"most": LONGEST_RIVER})
        river = River(None, tiles) if riichi is None else River(None, tiles, (riichi + 1,), 0)
        return Question("tiles", Situation(hand, rivers=(river,)), private=self.private)


def tiles_page(asked: Asked) -> Page:
    """Draw a hand and a river, and say nothing of them."""
    query, words, hand = asked.query, asked.words, asked.hand
    river = asked.at.rivers[0] if asked.at.rivers else River(None, ())
    # Behind its riichi tile a river has its first mark.
    until = 0 if river.riichi is None else river.marks[river.riichi]
    faces = [Face(tile, sideways=at == until) for at, tile in enumerate(river.tiles, start=1)]
    told = words.text("alt-river", tiles=_spoken(river, until, words))
    rows = [
        Row((Tiles(tuple(faces[at : at + A_ROW]), None if at else told),), Size.SMALL)
        for at in range(0, len(faces), A_ROW)
    ]
    picture = (hand_row(hand), *rows)
    return Page(
        query=query,
        tone=Tone.HELP,
        title=words.text("live-count", count=hand.size),
        picture=picture,
        alt=alt_text(picture, words),
        text=(),
        hand=asked.at.as_typed,
        buttons=(
            Button(
                "waits", ButtonKind.GO, words.text("button-waits"), query.to("waits", rivers=())
            ),
            *share_and_delete(query, words),
        ),
        private=query.private,
    )


def _spoken(river: River, until: int, words: Words) -> str:
    """Tell the river; ``until`` is the place behind the tile that declared riichi, 0 for none."""
    run = words.spoken_run(river.tiles[until:])
    if not until:
        return run
    riichi = words.text("alt-river-riichi", tiles=words.spoken_run(river.tiles[:until]))
    after = [words.text("alt-river-after", tiles=run)] if run else []
    return words.text("joint-names").join([riichi, *after])


TILES: Final = Feature("tiles", ("private", "hand", "rivers"), tiles_page, TilesOptions)
