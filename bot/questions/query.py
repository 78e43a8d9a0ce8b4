"""A Query: everything one answer depends on, small enough to live in a button's custom_id.

``encode`` writes readable hand text first, then, where they are not the defaults, the switches,
the seen and river tiles, the dora and the ura indicators:
``123m406p11z.c.AAAQ.B``. At most ``QUERY_LIMIT`` characters whatever the hand.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from engine import (
    EAST,
    KIND_OF,
    KINDS,
    MOST_INDICATORS,
    NORTH,
    PRESETS,
    SOUTH,
    TILE_OF_NAME,
    USUAL_RED_FIVES,
    WEST,
    By,
    Hand,
    Order,
    Tile,
    WinError,
    check_red_fives,
    fifth_copy,
    format_hand,
    parse_hand,
)

from .circumstances import DEFAULT, LUCKY, Circumstances, usual_for, win_for

QUERY_LIMIT: Final = 88
"""Longest encoded query: with ``v1:``, a slot of at most eight letters and a colon it makes 100."""

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

    def encode(self) -> str:
        """Return the query as text of at most ``QUERY_LIMIT`` characters without a colon."""
        parts = (
            self.hand,
            _switches(_query_switches(self), _won_switches(self.won)),
            _pack(_join(_tally(self.seen, self.river))),
            _indicators(self.won.dora),
            _indicators(self.won.ura),
        )
        return ".".join(parts).rstrip(".")

    @classmethod
    def decode(cls, text: str) -> "Query":
        """Read what ``encode`` wrote; raise ValueError for anything else."""
        if len(text) > QUERY_LIMIT or not text.isascii():
            raise ValueError("this is no query")
        hand, switches, tally, dora, ura = (text.split(".") + [""] * 4)[:5]
        asked, won = _read_switches(_unpack(switches))
        seen, river = _read_tally(_unpack(tally))
        won |= {"dora": _read_indicators(dora), "ura": _read_indicators(ura)}
        query = cls(hand=hand, seen=seen, river=river, won=Circumstances(**won), **asked)
        if query.encode() != text:
            raise ValueError("this query is not written as queries are")
        if query.command is not Command.HELP or hand:
            _check(query, parse_hand(hand))
        return query

    def choose(self, slot: str, value: str) -> "Query":
        """Return the query that choosing ``value`` in the select ``slot`` leads to.

        "cut" cuts a tile (into the river), "win" wins on one, "rules" names a preset. Raises
        ValueError for a slot or value that no select offers.
        """
        if slot == "rules" and value in PRESETS:
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
        _check(query, left)
        return query

    def _win(self, hand: Hand, tile: Tile) -> "Query":
        rest = _without(hand.concealed, tile) if hand.has_drawn_size else hand.concealed
        won = Hand((*rest, tile), hand.melds, tile)
        check_red_fives(won.tiles, USUAL_RED_FIVES)
        query = replace(self, command=Command.AGARI, hand=format_hand(won), page=0)
        if not _fits(query.won, won) or (self.won == DEFAULT and not hand.has_drawn_size):
            query = replace(query, won=usual_for(won))
        _check(query, won)
        return query


# The places in these rows are what buttons under old answers hold: add at the end, never sort.
# The default comes first, so that a plain question is nothing but its hand; None keeps room.
_QUERY_CHOICES: Final[Mapping[str, Sequence[Any]]] = MappingProxyType(
    {
        "command": (Command.WAITS, Command.AGARI, Command.HELP, Command.METHODS),
        "order": (Order.SEQUENCE, Order.TRIPLET),
        "private": (False, True),
        "rules": ("tenhou", "mahjong_soul", "m_league", "wrc", "ema", *[None] * 11),
        "page": range(64),
    }
)
_WON_CHOICES: Final[Mapping[str, Sequence[Any]]] = MappingProxyType(
    {
        "by": (By.TSUMO, By.RON),
        "seat": (SOUTH, WEST, NORTH, EAST),
        "round": (EAST, SOUTH, WEST, NORTH),
        "riichi": (0, 1, 2, None),
        "events": tuple(
            frozenset(event for at, event in enumerate(LUCKY) if bits >> at & 1)
            for bits in range(1 << len(LUCKY))
        ),
        "honba": range(TALLY_LIMIT + 1),
        "sticks": range(TALLY_LIMIT + 1),
    }
)

_query_switches: Final = attrgetter(*_QUERY_CHOICES)
_won_switches: Final = attrgetter(*_WON_CHOICES)

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGIT_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)}

# Copies of one kind seen and in the river: together at most four, so 15 pairs instead of 25.
_SHARES: Final = tuple((seen, river) for seen in range(5) for river in range(5 - seen))
_SHARE_NUMBERS: Final = {share: number for number, share in enumerate(_SHARES)}


def check_copies_left(hand: Hand, seen: Sequence[Tile], river: Sequence[Tile]) -> Tile | None:
    """Return the first kind of which hand, seen tiles and river hold a fifth copy, or None."""
    return fifth_copy(hand.owned, (*seen, *river))


def _check(query: Query, hand: Hand) -> None:
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


def _tally(seen: Sequence[Tile], river: Sequence[Tile]) -> Iterator[tuple[int, int]]:
    if seen or river:
        for kind in range(KINDS):
            yield _SHARE_NUMBERS[seen.count(kind), river.count(kind)], len(_SHARES)


def _read_tally(number: int) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Return the seen and the river tiles that a number stands for."""
    seen: list[Tile] = []
    river: list[Tile] = []
    for kind in range(KINDS if number else 0):
        number, share = divmod(number, len(_SHARES))
        seen += [kind] * _SHARES[share][0]
        river += [kind] * _SHARES[share][1]
    return tuple(seen), tuple(river)


@lru_cache(maxsize=512)
def _switches(query: tuple[Any, ...], won: tuple[Any, ...]) -> str:
    """Write the place of every switch among its choices; the same few come with every hand."""
    choices = (*_QUERY_CHOICES.values(), *_WON_CHOICES.values())
    switches = zip(choices, (*query, *won), strict=True)
    return _pack(_join((choices.index(switch), len(choices)) for choices, switch in switches))


def _read_switches(number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the fields of the query and of the circumstances that a number stands for."""
    fields: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
    for values, table in zip(fields, (_QUERY_CHOICES, _WON_CHOICES), strict=True):
        for name, choices in table.items():
            number, place = divmod(number, len(choices))
            values[name] = choices[place]
            if choices[place] is None:
                raise ValueError(f"this query has no such {name}")
    return fields


def _join(fields: Iterable[tuple[int, int]]) -> int:
    """Write digits of mixed radix, the first one lowest, as one number."""
    number, weight = 0, 1
    for value, radix in fields:
        number += value * weight
        weight *= radix
    return number


def _pack(number: int) -> str:
    digits = []
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return "".join(digits)


def _unpack(text: str) -> int:
    number = 0
    for digit in reversed(text):
        if digit not in _DIGIT_VALUES:
            raise ValueError("this is no query")
        number = number * len(_DIGITS) + _DIGIT_VALUES[digit]
    return number


def _indicators(tiles: tuple[Tile, ...]) -> str:
    return "".join(_DIGITS[tile] for tile in tiles)


def _read_indicators(text: str) -> tuple[Tile, ...]:
    tiles = tuple(_DIGIT_VALUES.get(digit, len(_DIGITS)) for digit in text)
    if len(tiles) > MOST_INDICATORS or any(tile >= len(TILE_OF_NAME) for tile in tiles):
        raise ValueError("these are no dora indicators")
    return tiles
