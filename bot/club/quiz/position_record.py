"""What a row keeps of a table: everything that one player saw, in plain fields.

Rules are not among them: the record around it has them by value. Tiles are text, seats numbers as
in the log; a discard is ``order:tile`` and then ``-`` where it was cut as drawn (``+`` where not),
``r`` where it declares riichi, ``c`` and a seat where it was called.
"""

import re
from typing import Final, TypedDict

from engine import EAST, NAMES, TILE_OF_NAME, Meld, MeldKind, Rules, Source, format_hand, parse_hand
from engine.logs import Laid, Position

from .tile_text import read_tiles, write_tiles

_LAID: Final = re.compile(r"(\d+):(\d[mpsz])([+-]?)(r?)(?:c(\d))?")
_TSUMOGIRI: Final = {"": None, "+": False, "-": True}
_MARKS: Final = {value: mark for mark, value in _TSUMOGIRI.items()}


class PositionRecord(TypedDict):
    """A position; ``drawn`` is "" after a call, melds are ``kind/source/tiles``."""

    index: int
    honba: int
    sticks: int
    seat: int
    seats: list[int]
    wind: str
    scores: list[int]
    hand: str
    drawn: str
    dora: str
    rivers: list[list[str]]
    melds: list[list[str]]
    norths: list[int]
    riichi: list[int]
    passed: list[str]
    seen: str
    wall: int
    forbidden: str


def write_position(seen: Position) -> PositionRecord:
    """Return a position in plain fields."""
    return {
        "index": seen.index,
        "honba": seen.honba,
        "sticks": seen.sticks,
        "seat": seen.seat,
        "seats": [*seen.seats],
        "wind": NAMES[seen.seat_wind],
        "scores": [*seen.scores],
        "hand": format_hand(seen.hand),
        "drawn": "" if seen.drawn is None else NAMES[seen.drawn],
        "dora": write_tiles(seen.dora),
        "rivers": [[_write_laid(laid) for laid in river] for river in seen.rivers],
        "melds": [[_write_meld(meld) for meld in melds] for melds in seen.melds],
        "norths": [*seen.norths],
        "riichi": [*seen.riichi],
        "passed": [write_tiles(sorted(passed)) for passed in seen.passed],
        "seen": write_tiles(seen.seen),
        "wall": seen.wall,
        "forbidden": write_tiles(seen.forbidden),
    }


def read_position(record: PositionRecord, rules: Rules) -> Position:
    """Return the position that a record tells; raises ValueError or KeyError for what is none."""
    return Position(
        rules=rules,
        index=record["index"],
        honba=record["honba"],
        sticks=record["sticks"],
        seat=record["seat"],
        seats=tuple(record["seats"]),
        seat_wind=TILE_OF_NAME[record["wind"]],
        round_wind=EAST + record["index"] // 4 % 4,
        scores=tuple(record["scores"]),
        hand=parse_hand(record["hand"], players=rules.players),
        drawn=TILE_OF_NAME[record["drawn"]] if record["drawn"] else None,
        dora=read_tiles(record["dora"]),
        rivers=tuple(tuple(map(_read_laid, river)) for river in record["rivers"]),
        melds=tuple(tuple(map(_read_meld, melds)) for melds in record["melds"]),
        norths=tuple(record["norths"]),
        riichi=tuple(record["riichi"]),
        passed=tuple(frozenset(read_tiles(passed)) for passed in record["passed"]),
        seen=read_tiles(record["seen"]),
        wall=record["wall"],
        forbidden=read_tiles(record["forbidden"]),
    )


def _write_laid(laid: Laid) -> str:
    marks = f"{_MARKS[laid.tsumogiri]}{'r' * laid.declares}"
    caller = "" if laid.caller is None else f"c{laid.caller}"
    return f"{laid.order}:{NAMES[laid.tile]}{marks}{caller}"


def _read_laid(text: str) -> Laid:
    found = _LAID.fullmatch(text)
    if found is None:
        raise ValueError(f"{text[:20]!r} is no discard")
    order, tile, tsumogiri, declares, caller = found.groups()
    return Laid(
        TILE_OF_NAME[tile],
        int(order),
        _TSUMOGIRI[tsumogiri],
        bool(declares),
        None if caller is None else int(caller),
    )


def _write_meld(meld: Meld) -> str:
    return f"{meld.kind}/{meld.source or ''}/{write_tiles(meld.tiles)}"


def _read_meld(text: str) -> Meld:
    kind, source, tiles = text.split("/")
    return Meld(MeldKind(kind), read_tiles(tiles), Source(source) if source else None)
