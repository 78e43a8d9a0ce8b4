"""A Query: everything that one answer depends on, and the queries that its controls lead to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from engine import (
    KIND_OF,
    TILE_OF_NAME,
    USUAL_RED_FIVES,
    Hand,
    Order,
    Rules,
    Tile,
    WinError,
    check_red_fives,
    fifth_copy,
    format_hand,
    parse_hand,
    parse_rules,
    presets_for,
)
from engine.outlook import Aim

from .circumstances import DEFAULT, Circumstances, usual_for, win_for

MOST_HOUSE_RULES: Final = 5
"""Most switches in which rules differ from their preset: what a custom_id has room for."""

TALLY_LIMIT: Final = 99
"""Most honba or riichi sticks a query can carry."""

TURNS: Final = range(1, 19)
"""The turns of a hand: a player draws 17 or 18 times."""


class Command(StrEnum):
    """What is asked."""

    WAITS = "waits"
    AGARI = "agari"
    HELP = "help"
    METHODS = "methods"
    OUTLOOK = "outlook"


@dataclass(frozen=True, slots=True)
class Query:
    """One question: ``hand`` and ``rules`` as ``format_hand`` and ``format_rules`` write them.

    ``seen`` and ``river`` are kinds in ascending order (a red five counts as a five); ``called`` is
    a tile that another player has just discarded, ``compared`` the cuts to be set side by side;
    ``private`` tells whether only the asker sees the answer. ``turn`` and ``aim`` are those of an
    outlook.
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
    called: Tile | None = None
    compared: tuple[Tile, ...] = ()
    turn: int = TURNS[0]
    aim: Aim = Aim.POINTS

    def choose(self, slot: str, value: str) -> "Query":
        """Return the query that choosing ``value`` in the select ``slot`` leads to.

        "cut" cuts a tile (into the river), "win" wins on one, "rules" names a preset, which the
        switches of house rules do not outlive, "turn" and "aim" are an outlook's. Raises
        ValueError for a slot or value that no select offers.
        """
        if slot == "rules" and value in presets_for(4):
            return replace(self, rules=value, page=0)
        if slot == "aim" and value in tuple(Aim):
            return replace(self, aim=Aim(value))
        if slot == "turn" and value in map(str, TURNS):
            return replace(self, turn=int(value))
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


def turn_after(river: Sequence[Tile]) -> int:
    """Return the turn at which a player with this river draws; the last one for a longer river."""
    return TURNS[min(len(river), len(TURNS) - 1)]


@lru_cache(maxsize=256)
def rules_of(text: str) -> Rules:
    """Return the rules that a canonical text names: a preset, and the switches that differ."""
    return parse_rules(text)


def check_copies_left(hand: Hand, elsewhere: Sequence[Tile]) -> Tile | None:
    """Return the first kind of which the hand and tiles elsewhere hold a fifth copy, or None."""
    return fifth_copy(hand.owned, elsewhere)


def check_query(query: Query, hand: Hand) -> None:
    """Raise ValueError for a query that no answer and no control of ours leads to."""
    if format_hand(hand) != query.hand:
        raise ValueError("the hand of a query is written in canonical notation")
    if check_copies_left(hand, (*query.seen, *query.river)) is not None:
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
