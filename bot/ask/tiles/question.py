"""The question of /tiles: which tiles are to be drawn."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from bot.ask.options import HandText, TilesText
from bot.ask.safe.rivers import read_river
from bot.ask.wire import Wire, read_tiles, write_tiles
from bot.typed.errors import RefusedError, refused
from bot.typed.hands import read_hand
from bot.typed.question import Question, Typed
from engine import Hand, HandError, Tile, format_hand

PLACE: Final = 7
LONGEST_RIVER: Final = 30
"""Tiles of the longest river: what no hand of four or of three players exceeds."""

RIICHI_SIGN: Final = "_"
"""Stands behind the riichi tile in custom_ids."""

PLAYERS: Final = 4
"""Their set has every tile; whose hand is drawn does not matter."""


@dataclass(frozen=True, slots=True)
class TilesQuestion(Question):
    """A hand as ``format_hand`` writes it, and a river in its order.

    ``riichi`` is the place of the tile in the river that declared it.
    """

    hand: str = field(kw_only=True)
    river: tuple[Tile, ...] = ()
    riichi: int | None = None


@dataclass(frozen=True, slots=True)
class TilesTyped(Typed):
    """The options of /tiles."""

    hand: HandText
    river: Annotated[TilesText, "option-tiles-river-about"] = ""
    private: bool = False


def drawn_hand(question: TilesQuestion) -> Hand:
    """Return the hand; raise HandError for a text of none."""
    return read_hand(question.hand, PLAYERS)


def read_tiles_typed(typed: TilesTyped) -> TilesQuestion:
    """Read a hand and a river, which may hold any tiles: a picture counts no copies."""
    try:
        hand = format_hand(read_hand(typed.hand, PLAYERS))
    except HandError as error:
        raise refused("hand", typed.hand, error) from None
    river, riichi = read_river(typed.river, "river", PLAYERS)
    if len(river) > LONGEST_RIVER:
        raise RefusedError("river", typed.river, "river_too_long", {"most": LONGEST_RIVER})
    return TilesQuestion(hand=hand, river=river, riichi=riichi, private=typed.private)


def write_tiles_wire(question: TilesQuestion) -> Wire:
    """Write what a custom_id holds: the river as its tail, since its order matters."""
    tail = write_tiles(question.river)
    if question.riichi is not None:
        behind = question.riichi + 1
        tail = f"{tail[:behind]}{RIICHI_SIGN}{tail[behind:]}"
    return Wire(PLACE, hand=question.hand, private=question.private, tail=tail)


def read_tiles_wire(wire: Wire) -> TilesQuestion:
    """Read a custom_id."""
    before, sign, behind = wire.tail.partition(RIICHI_SIGN)
    if sign and not before:
        raise ValueError("no tile of this river declares riichi")
    question = TilesQuestion(
        hand=wire.hand,
        river=read_tiles(before + behind, LONGEST_RIVER),
        riichi=len(before) - 1 if sign else None,
        private=wire.private,
    )
    if format_hand(drawn_hand(question)) != wire.hand:
        raise ValueError("the hand of a question is written in canonical notation")
    return question
