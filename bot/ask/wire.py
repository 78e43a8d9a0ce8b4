"""What a custom_id of version 2 has room for, and its text.

``{hand}.{switches}.{tally}.{dora}.{ura}.{house}.{tail}``, at most `WIRE_LIMIT` characters: the hand
as readable text first, then, where they are not the defaults, the switches, the seen and river
tiles, the dora and the ura indicators, the switches of house rules, and a tail that belongs to the
feature, as the tiles that are compared: ``123m406p11z.c.AAAQ.B``. A feature writes of its question
what it has; the rest stays at the defaults and takes no room.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from bot.typed.circumstances import DEFAULT, LATER_EVENTS, LUCKY, Circumstances, Fields
from bot.typed.hands import TURNS
from bot.typed.limits import MOST_HOUSE_RULES, TALLY_LIMIT
from bot.typed.rules import rules_of
from bot.typed.three_players import MOST_NUKI
from engine import EAST, NORTH, PRESETS, SOUTH, TILE_OF_NAME, WEST, By, Order, Tile
from engine.outlook import Aim
from engine.scoring import MOST_INDICATORS
from engine.tiles import KINDS

WIRE_LIMIT: Final = 88
"""Longest text: with ``v2:``, a slot of at most eight letters and a colon it makes 100."""


@dataclass(frozen=True, slots=True)
class Wire:
    """The parts of a custom_id; ``place`` is the number of the feature that reads them."""

    place: int
    hand: str = ""
    seen: tuple[Tile, ...] = ()
    river: tuple[Tile, ...] = ()
    rules: str = "tenhou"
    order: Order = Order.SEQUENCE
    page: int = 0
    private: bool = False
    won: Circumstances = DEFAULT
    turn: int = TURNS[0]
    aim: Aim = Aim.POINTS
    tail: str = ""


def write_wire(wire: Wire) -> str:
    """Return the parts as text of at most ``WIRE_LIMIT`` characters without a colon."""
    preset, *house = wire.rules.split()
    lucky = wire.won
    later = [event in lucky.events for event in LATER_EVENTS]
    if any(later):
        lucky = replace(lucky, events=lucky.events.difference(LATER_EVENTS))
    parts = (
        wire.hand,
        _switches(
            preset,
            _query_switches(wire),
            (*_won_switches(lucky), *_later_switches(wire), *later),
        ),
        pack(join(_tally(wire.seen, wire.river))),
        write_tiles(wire.won.dora),
        write_tiles(wire.won.ura),
        "".join(_DIGITS[HOUSE_RULES.index(switch)] for switch in house),
        wire.tail,
    )
    return ".".join(parts).rstrip(".")


def read_wire(text: str) -> Wire:
    """Read what ``write_wire`` wrote; raise ValueError for anything else."""
    if len(text) > WIRE_LIMIT or not text.isascii():
        raise ValueError("this is no question")
    hand, switches, tally, dora, ura, house, tail = (text.split(".") + [""] * 6)[:7]
    asked, won = _read_switches(unpack(switches))
    asked["rules"] = " ".join((asked["rules"], *_read_house_rules(house)))
    seen, river = _read_tally(unpack(tally))
    won |= {"dora": read_tiles(dora), "ura": read_tiles(ura)}
    wire = Wire(hand=hand, seen=seen, river=river, won=Circumstances(**won), tail=tail, **asked)
    if write_wire(wire) != text or not _says_what_differs(wire.rules):
        raise ValueError("this question is not written as questions are")
    return wire


# The places in these rows are what buttons under old answers hold: add at the end, never sort.
# The default comes first, so that a plain question is nothing but its hand; None keeps room.
_QUERY_CHOICES: Final[Mapping[str, Sequence[object]]] = MappingProxyType(
    {
        "rules": (
            *("tenhou", "mahjong_soul", "m_league", "wrc", "ema", "ema_2016", "wrc_2022", "jpml_a"),
            *("saikouisen", "riichi_city", "tenhou_sanma", "mahjong_soul_sanma", *[None] * 20),
        ),
        "place": range(32),
        "order": (Order.SEQUENCE, Order.TRIPLET),
        "private": (False, True),
        "page": range(64),
    }
)
_WON_CHOICES: Final[Mapping[str, Sequence[object]]] = MappingProxyType(
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
_LATER_CHOICES: Final[Mapping[str, Sequence[object]]] = MappingProxyType(
    {
        "turn": (*TURNS, *[None] * 14),
        "aim": (Aim.POINTS, Aim.WIN, Aim.TENPAI, None),
    }
)
"""Switches of a question that came after those of a win."""

_LATER_WON_CHOICES: Final[Mapping[str, Sequence[object]]] = MappingProxyType(
    dict.fromkeys(LATER_EVENTS, (False, True))
)
"""What came after those: events that their table above has no room for."""

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
    *("nukidora:off", "tenhou_any_tile:on", "tenhou_any_tile:off"),
)
"""Every switch of house rules and its value, a digit each; new ones come behind these."""

_query_switches: Final = attrgetter(*list(_QUERY_CHOICES)[1:])
_won_switches: Final = attrgetter(*_WON_CHOICES)
_later_switches: Final = attrgetter(*_LATER_CHOICES)

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGIT_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)}

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
def _switches(preset: str, query: tuple[object, ...], rest: tuple[object, ...]) -> str:
    """Write the place of every switch among its choices; the same few come with every hand."""
    tables = (_QUERY_CHOICES, _WON_CHOICES, _LATER_CHOICES, _LATER_WON_CHOICES)
    choices = tuple(chain.from_iterable(table.values() for table in tables))
    switches = zip(choices, (preset, *query, *rest), strict=True)
    return pack(join((choices.index(switch), len(choices)) for choices, switch in switches))


def _read_switches(number: int) -> tuple[Fields, Fields]:
    """Return the fields of a question and of its circumstances that a number stands for."""
    asked: Fields = {}
    won: Fields = {}
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
                raise ValueError(f"this question has no such {name}")
    won["events"] |= {event for event in LATER_EVENTS if won.pop(event)}
    return asked, won


def join(fields: Iterable[tuple[int, int]]) -> int:
    """Write digits of mixed radix, the first one lowest, as one number."""
    number, weight = 0, 1
    for value, radix in fields:
        number += value * weight
        weight *= radix
    return number


def pack(number: int) -> str:
    """Write a number in digits of a custom_id, the lowest first."""
    digits = []
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return "".join(digits)


def unpack(text: str) -> int:
    """Read what ``pack`` wrote; raise ValueError for a sign that is no digit."""
    number = 0
    for digit in reversed(text):
        if digit not in _DIGIT_VALUES:
            raise ValueError("this is no question")
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


def write_tiles(tiles: tuple[Tile, ...]) -> str:
    """Write tiles in their order, a digit each."""
    return "".join(_DIGITS[tile] for tile in tiles)


def read_tiles(text: str, most: int = MOST_INDICATORS) -> tuple[Tile, ...]:
    """Read what ``write_tiles`` wrote, so many tiles at most."""
    tiles = tuple(_DIGIT_VALUES.get(digit, len(_DIGITS)) for digit in text)
    if len(tiles) > most or any(tile >= len(TILE_OF_NAME) for tile in tiles):
        raise ValueError("these are no tiles")
    return tiles
