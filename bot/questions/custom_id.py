"""The custom_id of a control: a slot and a Query, written so that a click can be answered anew.

``v2:{slot}:{query}``, at most 100 characters. A query is the hand as readable text first, then,
where they are not the defaults, the switches, the seen and river tiles, the dora and the ura
indicators, the switches of house rules, and tiles that are compared or called, or han and fu:
``123m406p11z.c.AAAQ.B``.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from bot.typed.circumstances import CLOSED_KAN, LUCKY, Circumstances
from bot.typed.hands import TURNS
from bot.typed.limits import MOST_HAN, MOST_HOUSE_RULES, TALLY_LIMIT
from bot.typed.rules import rules_of
from bot.typed.three_players import MOST_NUKI
from engine import (
    EAST,
    FU,
    KINDS,
    MOST_INDICATORS,
    MOST_YAKUMAN,
    NORTH,
    PRESETS,
    SOUTH,
    TILE_OF_NAME,
    WEST,
    By,
    Hand,
    Order,
    Tile,
    Worth,
)
from engine.outlook import Aim

from .query import Command, Query, check_query, hand_of

VERSION: Final = "v2"
QUERY_LIMIT: Final = 88
"""Longest encoded query: with ``v2:``, a slot of at most eight letters and a colon it makes 100."""

OURS: Final = re.compile(rf"{VERSION}:([a-z]+):(.*)", re.DOTALL)


def custom_id(slot: str, query: Query | None) -> str:
    """Return the custom_id of a control: at most 100 characters."""
    return f"{VERSION}:{slot}:{encode(query) if query else ''}"


def read_custom_id(text: str) -> tuple[str, str]:
    """Return the slot and the encoded query of a control; raise ValueError for one not ours."""
    match = OURS.fullmatch(text)
    if match is None:
        raise ValueError("this control is of another version or of another bot")
    slot, query = match.groups()
    return slot, query


def chosen(query: Query, slot: str, values: Sequence[str]) -> Query:
    """Return the query that choosing values in the select ``slot`` leads to.

    The values of "hand" are queries of their own; for the others see ``Query.choose``. Raises
    ValueError for values that no select offers.
    """
    if not values:
        raise ValueError("nothing is chosen")
    return decode(values[0]) if slot == "hand" else query.choose(slot, *values)


def encode(query: Query) -> str:
    """Return a query as text of at most ``QUERY_LIMIT`` characters without a colon."""
    preset, *house = query.rules.split()
    lucky = query.won
    if CLOSED_KAN in lucky.events:
        lucky = replace(lucky, events=lucky.events - {CLOSED_KAN})
    parts = (
        query.hand,
        _switches(
            preset,
            _query_switches(query),
            (*_won_switches(lucky), *_later_switches(query), lucky is not query.won),
        ),
        _pack(_join(_tally(query.seen, query.river))),
        _indicators(query.won.dora),
        _indicators(query.won.ura),
        "".join(_DIGITS[HOUSE_RULES.index(switch)] for switch in house),
        _asked_for(query),
    )
    return ".".join(parts).rstrip(".")


def decode(text: str) -> Query:
    """Read what ``encode`` wrote; raise ValueError for anything else."""
    if len(text) > QUERY_LIMIT or not text.isascii():
        raise ValueError("this is no query")
    hand, switches, tally, dora, ura, house, tiles = (text.split(".") + [""] * 6)[:7]
    asked, won = _read_switches(_unpack(switches))
    asked["rules"] = " ".join((asked["rules"], *_read_house_rules(house)))
    seen, river = _read_tally(_unpack(tally))
    won |= {"dora": _read_indicators(dora), "ura": _read_indicators(ura)}
    query = Query(hand=hand, seen=seen, river=river, won=Circumstances(**won), **asked)
    read = None
    if query.command is Command.POINTS:
        query = replace(query, worth=_read_worth(_unpack(tiles)))
    elif query.command is not Command.HELP or hand:
        read = hand_of(query)
        query = replace(query, **_read_tiles(tiles, read))
    if encode(query) != text or not _says_what_differs(query.rules):
        raise ValueError("this query is not written as queries are")
    if read is not None:
        check_query(query, read)
    return query


# The places in these rows are what buttons under old answers hold: add at the end, never sort.
# The default comes first, so that a plain question is nothing but its hand; None keeps room.
_QUERY_CHOICES: Final[Mapping[str, Sequence[Any]]] = MappingProxyType(
    {
        "rules": (
            *("tenhou", "mahjong_soul", "m_league", "wrc", "ema", "ema_2016", "wrc_2022", "jpml_a"),
            *("saikouisen", "riichi_city", "tenhou_sanma", "mahjong_soul_sanma", *[None] * 20),
        ),
        "command": (
            *(Command.WAITS, Command.AGARI, Command.HELP, Command.METHODS, Command.POINTS),
            *(Command.OUTLOOK, *[None] * 26),
        ),
        "order": (Order.SEQUENCE, Order.TRIPLET),
        "private": (False, True),
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
        "nuki": range(MOST_NUKI + 1),
    }
)
_LATER_CHOICES: Final[Mapping[str, Sequence[Any]]] = MappingProxyType(
    {
        "turn": (*TURNS, *[None] * 14),
        "aim": (Aim.POINTS, Aim.WIN, Aim.TENPAI, None),
    }
)
"""Switches of a query that came after those of a win."""

_LATER_WON_CHOICES: Final[Mapping[str, Sequence[Any]]] = MappingProxyType(
    {CLOSED_KAN: (False, True)}
)
"""What came after those: an event that its table above has no room for."""

HOUSE_RULES: Final = (
    *("open_tanyao:off", "ippatsu:on", "ippatsu:off", "ura_dora:on", "ura_dora:off", "kan_dora:on"),
    *("kan_dora:off", "kan_ura:on", "kan_ura:off", "kiriage:on", "kiriage:off", "double_wind_fu:2"),
    *("double_wind_fu:4", "kazoe:on", "kazoe:off", "double_yakuman:on", "double_yakuman:off"),
    *("stacked_yakuman:on", "stacked_yakuman:off", "rinshan_tsumo_fu:off", "renhou:none"),
    *("renhou:mangan", "renhou:haneman", "renhou:baiman", "renhou:yakuman", "renhou_strict:on"),
    *("nagashi_mangan:on", "nagashi_mangan:off", "daisharin:on", "paarenchan:on"),
    *("open_riichi:on", "karaten:on", "karaten:off", "kokushi_ankan:on", "kokushi_ankan:off"),
    *("red_fives:0", "red_fives:3", "red_fives:4", "pao:none", "pao:daisangen,daisuushii"),
    *("pao:daisangen,daisuushii,suukantsu", "pao_whole_hand:on", "pao_whole_hand:off"),
    *("pao_honba:liable", "pao_honba:discarder", "pao:daisangen", "pao:daisuushii"),
    *("pao:suukantsu", "pao:daisangen,suukantsu", "pao:daisuushii,suukantsu"),
    *("red_fives:2", "honba_each:500", "nukidora:on", "north_value:on", "sanma_tsumo:bisection"),
    "nukidora:off",
)
"""Every switch of house rules and its value, a digit each; new ones come behind these."""

_query_switches: Final = attrgetter(*list(_QUERY_CHOICES)[1:])
_won_switches: Final = attrgetter(*_WON_CHOICES)
_later_switches: Final = attrgetter(*_LATER_CHOICES)

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGIT_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)}

_FU: Final = (0, *FU)
YAKUMAN: Final = MOST_YAKUMAN + 1

# Copies of one kind seen and in the river: together at most four, so 15 pairs instead of 25.
_SHARES: Final = tuple((seen, river) for seen in range(5) for river in range(5 - seen))
_SHARE_NUMBERS: Final = {share: number for number, share in enumerate(_SHARES)}


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
def _switches(preset: str, query: tuple[Any, ...], rest: tuple[Any, ...]) -> str:
    """Write the place of every switch among its choices; the same few come with every hand."""
    tables = (_QUERY_CHOICES, _WON_CHOICES, _LATER_CHOICES, _LATER_WON_CHOICES)
    choices = tuple(chain.from_iterable(table.values() for table in tables))
    switches = zip(choices, (preset, *query, *rest), strict=True)
    return _pack(_join((choices.index(switch), len(choices)) for choices, switch in switches))


def _read_switches(number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the fields of the query and of the circumstances that a number stands for."""
    asked: dict[str, Any] = {}
    won: dict[str, Any] = {}
    for values, table in (
        (asked, _QUERY_CHOICES),
        (won, _WON_CHOICES),
        (asked, _LATER_CHOICES),
        (won, _LATER_WON_CHOICES),
    ):
        for name, choices in table.items():
            number, place = divmod(number, len(choices))
            values[name] = choices[place]
            if choices[place] is None:
                raise ValueError(f"this query has no such {name}")
    if won.pop(CLOSED_KAN):
        won["events"] |= {CLOSED_KAN}
    return asked, won


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


def _read_house_rules(text: str) -> list[str]:
    places = [_DIGIT_VALUES.get(digit, len(_DIGITS)) for digit in text]
    if len(places) > MOST_HOUSE_RULES or any(place >= len(HOUSE_RULES) for place in places):
        raise ValueError("these are no house rules")
    return [HOUSE_RULES[place] for place in places]


def _says_what_differs(text: str) -> bool:
    """Whether each switch of rules differs from their own preset, and none is there twice.

    Another preset may be nearer since, which a button under an older answer cannot know.
    """
    preset, *house = text.split()
    names = {switch.partition(":")[0] for switch in house}
    rules, usual = rules_of(text), PRESETS[preset]
    return len(names) == len(house) and all(
        getattr(rules, name) != getattr(usual, name) for name in names
    )


def _read_tiles(text: str, hand: Hand) -> dict[str, Any]:
    """Return the field that the last part holds: cuts to compare, or a tile to call."""
    tiles = _read_indicators(text)
    if not tiles:
        return {}
    if hand.has_drawn_size:
        return {"compared": tiles}
    (called,) = tiles
    return {"called": called}


def _asked_for(query: Query) -> str:
    """Return the last part: the cuts to compare, the tile to call, or what /points asks of."""
    worth = query.worth
    if worth is None:
        return _indicators(query.compared if query.called is None else (query.called,))
    fields = (worth.han, MOST_HAN + 1), (_FU.index(worth.fu), len(_FU)), (worth.yakuman, YAKUMAN)
    return _pack(_join(fields))


def _read_worth(number: int) -> Worth:
    """Return what a number says that a hand is worth; raise ValueError for what none is."""
    number, han = divmod(number, MOST_HAN + 1)
    yakuman, fu = divmod(number, len(_FU))
    return Worth(han, _FU[fu], yakuman)


def _indicators(tiles: tuple[Tile, ...]) -> str:
    return "".join(_DIGITS[tile] for tile in tiles)


def _read_indicators(text: str) -> tuple[Tile, ...]:
    tiles = tuple(_DIGIT_VALUES.get(digit, len(_DIGITS)) for digit in text)
    if len(tiles) > MOST_INDICATORS or any(tile >= len(TILE_OF_NAME) for tile in tiles):
        raise ValueError("these are no dora indicators")
    return tiles
