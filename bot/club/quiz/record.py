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
from engine import NAMES, TILE_OF_NAME, By, Rules, Source, format_hand, parse_hand
from engine.facts import River
from engine.problems import Problem
from engine.rules import SWITCHES

from .kinds import QUIZ_KINDS
from .position_record import PositionRecord, read_position, write_position
from .quiz_problem import QuizProblem
from .situation import QuizSituation
from .tile_text import read_tiles, write_tiles

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
    table: PositionRecord | None
    ways: bool
    beaten: str
    as_good: str


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
    "table": None,
    "ways": False,
    "beaten": "",
    "as_good": "",
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
    won, table = situation.won, situation.table
    record: SituationRecord = {
        "v": VERSION,
        "hand": format_hand(situation.hand),
        "rules": write_rules(situation.rules),
        "seen": write_tiles(situation.seen),
        "river": write_tiles(situation.river),
        "turn": situation.turn,
        "by": won.by,
        "seat": NAMES[won.seat],
        "round": NAMES[won.round],
        "riichi": won.riichi,
        "events": sorted(won.events),
        "dora": write_tiles(won.dora),
        "ura": write_tiles(won.ura),
        "honba": won.honba,
        "sticks": won.sticks,
        "nuki": won.nuki,
        "valued": write_tiles(situation.valued),
        "rivers": [_river_record(river) for river in situation.rivers],
        "lead": situation.lead,
        "table": None if table is None else write_position(table),
        "ways": situation.ways,
        "beaten": write_tiles(situation.beaten),
        "as_good": write_tiles(situation.as_good),
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
    rules, table = read_rules(record["rules"]), record["table"]
    return QuizSituation(
        parse_hand(record["hand"], players=rules.players),
        rules,
        read_tiles(record["seen"]),
        read_tiles(record["river"]),
        Circumstances(
            by=By(record["by"]),
            seat=TILE_OF_NAME[record["seat"]],
            round=TILE_OF_NAME[record["round"]],
            riichi=record["riichi"],
            events=frozenset(record["events"]),
            dora=read_tiles(record["dora"]),
            ura=read_tiles(record["ura"]),
            honba=record["honba"],
            sticks=record["sticks"],
            nuki=record["nuki"],
        ),
        record["turn"],
        read_tiles(record["valued"]),
        tuple(_river(river) for river in record["rivers"]),
        record["lead"],
        None if table is None else read_position(table, rules),
        record["ways"],
        read_tiles(record["beaten"]),
        read_tiles(record["as_good"]),
    )


def write_rules(rules: Rules) -> dict[str, Switch]:
    """Return the switches of rules by their values, without those of `SWITCHES_LEFT_OUT`."""
    switches = {switch: getattr(rules, switch) for switch in SWITCHES}
    return {it: to for it, to in switches.items() if SWITCHES_LEFT_OUT.get(it) != to}


def read_rules(written: Mapping[str, Switch]) -> Rules:
    """Return the rules that ``write_rules`` wrote, also in an older version."""
    switches = {**SWITCHES_LEFT_OUT, **written}
    return Rules.of(**{name: value for name, value in switches.items() if name in SWITCHES})


def _river_record(river: River) -> RiverRecord:
    return {
        "player": river.player,
        "tiles": write_tiles(river.tiles),
        "marks": list(river.marks),
        "riichi": river.riichi,
    }


def _river(record: RiverRecord) -> River:
    player = None if record["player"] is None else Source(record["player"])
    return River(player, read_tiles(record["tiles"]), tuple(record["marks"]), record["riichi"])
