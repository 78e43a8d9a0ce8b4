"""What a row keeps of a question: its situation in plain fields, read by every later version.

A record is JSON: ``v``, its version; ``hand`` in notation and tiles as text; how the hand is won;
``rules``, switches by their values, so that no preset has a part in it. What is as the tables here
say is left out. A switch that an older version did not know has its default, one that this version
does not know has no part.
"""

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypedDict

from bot.typed.circumstances import Circumstances
from engine import (
    NAMES,
    SWITCHES,
    TILE_OF_NAME,
    By,
    River,
    Rules,
    Source,
    Tile,
    format_hand,
    parse_hand,
)
from engine.problems import Problem

from .kinds import QUIZ_KINDS
from .quiz_problem import QuizProblem
from .situation import QuizSituation

VERSION: Final = 1

Switch = bool | int | str | Sequence[str]


class RiverRecord(TypedDict):
    """A river; ``player`` is None for the own one, ``riichi`` where it has none."""

    player: str | None
    tiles: str
    marks: list[int]
    riichi: int | None


class SituationRecord(TypedDict, total=False):
    """A situation; tiles, winds and indicators are text, ``turn`` is None where none is named."""

    v: int
    hand: str
    rules: dict[str, Switch]
    seen: str
    river: str
    turn: int | None
    by: str
    seat: str
    round: str
    riichi: int
    events: list[str]
    dora: str
    ura: str
    honba: int
    sticks: int
    nuki: int
    valued: str
    rivers: list[RiverRecord]
    lead: int


LEFT_OUT: Final[SituationRecord] = {
    "rules": {},
    "seen": "",
    "river": "",
    "turn": None,
    "by": "tsumo",
    "seat": "2z",
    "round": "1z",
    "riichi": 0,
    "events": [],
    "dora": "",
    "ura": "",
    "honba": 0,
    "sticks": 0,
    "nuki": 0,
    "valued": "",
    "rivers": [],
    "lead": 0,
}
"""The values of fields that a record of version 1 does not write: never to be changed."""

SWITCHES_LEFT_OUT: Final[Mapping[str, Switch]] = MappingProxyType(
    {
        "players": 4,
        "red_fives": 3,
        "open_tanyao": True,
        "ippatsu": True,
        "ura_dora": True,
        "kan_dora": True,
        "kan_ura": True,
        "kiriage": False,
        "double_wind_fu": 4,
        "kazoe": True,
        "double_yakuman": False,
        "stacked_yakuman": True,
        "rinshan_tsumo_fu": True,
        "renhou": "none",
        "renhou_strict": False,
        "nagashi_mangan": True,
        "daisharin": False,
        "paarenchan": False,
        "open_riichi": False,
        "karaten": True,
        "kokushi_ankan": False,
        "pao": ("daisangen", "daisuushii"),
        "pao_whole_hand": True,
        "pao_honba": "liable",
        "honba_each": 100,
        "nukidora": False,
        "north_value": False,
        "sanma_tsumo": "loss",
    }
)
"""The same of switches, whatever Tenhou's rules become; a switch that is not here is written."""


def write_record(situation: QuizSituation) -> str:
    """Return a situation as text, the same for equal ones."""
    won, rules = situation.won, situation.rules
    switches = {switch: getattr(rules, switch) for switch in SWITCHES}
    record: SituationRecord = {
        "v": VERSION,
        "hand": format_hand(situation.hand),
        "rules": {it: to for it, to in switches.items() if SWITCHES_LEFT_OUT.get(it) != to},
        "seen": _text(situation.seen),
        "river": _text(situation.river),
        "turn": situation.turn,
        "by": won.by,
        "seat": NAMES[won.seat],
        "round": NAMES[won.round],
        "riichi": won.riichi,
        "events": sorted(won.events),
        "dora": _text(won.dora),
        "ura": _text(won.ura),
        "honba": won.honba,
        "sticks": won.sticks,
        "nuki": won.nuki,
        "valued": _text(situation.valued),
        "rivers": [_river_record(river) for river in situation.rivers],
        "lead": situation.lead,
    }
    written = {name: value for name, value in record.items() if LEFT_OUT.get(name) != value}
    return json.dumps(written, sort_keys=True, separators=(",", ":"))


def read_record(kind: str, text: str) -> QuizProblem[Problem]:
    """Return the question of a kind about the situation that a text records."""
    return QUIZ_KINDS[kind].of(read_situation(text))


def read_situation(text: str) -> QuizSituation:
    """Return the situation that a text records; raises ValueError for what is no record."""
    record: SituationRecord = LEFT_OUT | json.loads(text)
    if record.get("v") != VERSION:
        raise ValueError("this is no record of a situation")
    switches = {**SWITCHES_LEFT_OUT, **record["rules"]}
    rules = Rules.of(**{name: value for name, value in switches.items() if name in SWITCHES})
    return QuizSituation(
        parse_hand(record["hand"], players=rules.players),
        rules,
        _tiles(record["seen"]),
        _tiles(record["river"]),
        Circumstances(
            by=By(record["by"]),
            seat=TILE_OF_NAME[record["seat"]],
            round=TILE_OF_NAME[record["round"]],
            riichi=record["riichi"],
            events=frozenset(record["events"]),
            dora=_tiles(record["dora"]),
            ura=_tiles(record["ura"]),
            honba=record["honba"],
            sticks=record["sticks"],
            nuki=record["nuki"],
        ),
        record["turn"],
        _tiles(record["valued"]),
        tuple(_river(river) for river in record["rivers"]),
        record["lead"],
    )


def _river_record(river: River) -> RiverRecord:
    return {
        "player": river.player,
        "tiles": _text(river.tiles),
        "marks": list(river.marks),
        "riichi": river.riichi,
    }


def _river(record: RiverRecord) -> River:
    player = None if record["player"] is None else Source(record["player"])
    return River(player, _tiles(record["tiles"]), tuple(record["marks"]), record["riichi"])


def _text(tiles: Sequence[Tile]) -> str:
    """Return tiles as text, ``3m0p``, in their order."""
    return "".join(NAMES[tile] for tile in tiles)


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(TILE_OF_NAME[text[at : at + 2]] for at in range(0, len(text), 2))
