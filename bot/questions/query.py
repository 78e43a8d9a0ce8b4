"""A Query: everything that one answer depends on, and the queries that its controls lead to."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine import (
    KIND_OF,
    TILE_OF_NAME,
    Hand,
    Order,
    Tile,
    WinError,
    format_hand,
    parse_hand,
    presets_for,
)
from engine.hand import check_red_fives
from engine.notation.hand_notation import USUAL_RED_FIVES

from .circumstances import DEFAULT, Circumstances, usual_for, win_for

TALLY_LIMIT: Final = 99
"""Most honba or riichi sticks a query can carry."""


class Command(StrEnum):
    """What is asked."""

    WAITS = "waits"
    AGARI = "agari"
    HELP = "help"
    METHODS = "methods"


@dataclass(frozen=True, slots=True)
class Query:
    """One question: ``hand`` in canonical notation, ``rules`` a preset's name.

    ``seen`` and ``river`` are kinds in ascending order (a red five counts as a five);
    ``private`` tells whether only the asker sees the answer.
    """

    command: Command
    hand: str = ""
    seen: tuple[Tile, ...] = ()
    river: tuple[Tile, ...] = ()
    rules: str = "tenhou"
    order: Order = Order.SEQUENCE
    page: int = 0
    private: bool = False
    won: Circumstances = DEFAULT

    def choose(self, slot: str, value: str) -> "Query":
        """Return the query that choosing ``value`` in the select ``slot`` leads to.

        "cut" cuts a tile (into the river), "win" wins on one, "rules" names a preset. Raises
        ValueError for a slot or value that no select offers.
        """
        if slot == "rules" and value in presets_for(4):
            return replace(self, rules=value, page=0)
        if slot not in {"cut", "win"} or value not in TILE_OF_NAME:
            raise ValueError(f"nothing to choose: {slot} {value}"[:100])
        hand, tile = parse_hand(self.hand), TILE_OF_NAME[value]
        return self._cut(hand, tile) if slot == "cut" else self._win(hand, tile)

    def _cut(self, hand: Hand, tile: Tile) -> "Query":
        if not hand.has_drawn_size:
            raise ValueError("there is no tile to cut")
        left = Hand(_without(hand.concealed, tile), hand.melds)
        river = tuple(sorted((*self.river, KIND_OF[tile])))
        query = replace(self, command=Command.WAITS, hand=format_hand(left), river=river, page=0)
        check_query(query, left)
        return query

    def _win(self, hand: Hand, tile: Tile) -> "Query":
        rest = _without(hand.concealed, tile) if hand.has_drawn_size else hand.concealed
        won = Hand((*rest, tile), hand.melds, tile)
        check_red_fives(won.tiles, USUAL_RED_FIVES)
        query = replace(self, command=Command.AGARI, hand=format_hand(won), page=0)
        if not _fits(query.won, won) or (self.won == DEFAULT and not hand.has_drawn_size):
            query = replace(query, won=usual_for(won))
        check_query(query, won)
        return query


def check_copies_left(hand: Hand, seen: Sequence[Tile], river: Sequence[Tile]) -> Tile | None:
    """Return the first kind of which hand, seen tiles and river hold a fifth copy, or None."""
    if not (seen or river):
        return None
    owned = hand.owned
    for kind, count in sorted(Counter(KIND_OF[tile] for tile in (*seen, *river)).items()):
        if owned[kind] + count > 4:
            return kind
    return None


def check_query(query: Query, hand: Hand) -> None:
    """Raise ValueError for a query that no answer and no control of ours leads to."""
    if format_hand(hand) != query.hand:
        raise ValueError("the hand of a query is written in canonical notation")
    if check_copies_left(hand, query.seen, query.river) is not None:
        raise ValueError("the query holds a fifth copy of a tile")
    if query.command is Command.AGARI and hand.has_drawn_size:
        win_for(query.won, hand)


def _fits(how: Circumstances, hand: Hand) -> bool:
    """Whether a hand can have been won so."""
    try:
        win_for(how, hand)
    except WinError:
        return False
    return True


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    if tile not in tiles:
        raise ValueError("the hand does not hold this tile")
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]
