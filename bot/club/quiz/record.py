"""What a row keeps of a question: its situation in plain fields, read by every later version.

A record is JSON: ``v``, its version; ``hand`` in notation and tiles as text; ``rules``, each switch
by its value, so that no preset has a part in it; ``won``, how the hand is won. A field or a switch
that an older version did not write has its default, one that is not known is left out.
"""

import json
from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

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
from .situation import Situation

VERSION: Final = 1


class WonRecord(TypedDict):
    """How a hand is won; winds and indicators are text."""

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


class RiverRecord(TypedDict):
    """A river; ``player`` is None for the own one, ``riichi`` where it has none."""

    player: str | None
    tiles: str
    marks: list[int]
    riichi: int | None


class SituationRecord(TypedDict):
    """A situation; ``turn`` is None where none is named, ``rivers`` are there where some are."""

    v: int
    hand: str
    rules: dict[str, bool | int | str | list[str]]
    seen: str
    river: str
    turn: int | None
    won: WonRecord
    rivers: NotRequired[list[RiverRecord]]


def write_record(situation: Situation) -> str:
    """Return a situation as text, the same for equal ones."""
    won, rules = situation.won, situation.rules
    record: SituationRecord = {
        "v": VERSION,
        "hand": format_hand(situation.hand),
        "rules": {switch: getattr(rules, switch) for switch in SWITCHES},
        "seen": _text(situation.seen),
        "river": _text(situation.river),
        "turn": situation.turn,
        "won": {
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
        },
    }
    if situation.rivers:
        record["rivers"] = [_river_record(river) for river in situation.rivers]
    return json.dumps(record, sort_keys=True, separators=(",", ":"))


def read_record(kind: str, text: str) -> QuizProblem[Problem]:
    """Return the question of a kind about the situation that a text records."""
    return QUIZ_KINDS[kind].of(read_situation(text))


def read_situation(text: str) -> Situation:
    """Return the situation that a text records; raises ValueError for what is no record."""
    record: SituationRecord = json.loads(text)
    if record.get("v") != VERSION:
        raise ValueError("this is no record of a situation")
    known = {switch: value for switch, value in record["rules"].items() if switch in SWITCHES}
    rules = Rules.of(**known)
    won = record["won"]
    return Situation(
        parse_hand(record["hand"], players=rules.players),
        rules,
        _tiles(record["seen"]),
        _tiles(record["river"]),
        Circumstances(
            by=By(won["by"]),
            seat=TILE_OF_NAME[won["seat"]],
            round=TILE_OF_NAME[won["round"]],
            riichi=won["riichi"],
            events=frozenset(won["events"]),
            dora=_tiles(won["dora"]),
            ura=_tiles(won["ura"]),
            honba=won["honba"],
            sticks=won["sticks"],
            nuki=won["nuki"],
        ),
        record["turn"],
        tuple(_river(river) for river in record.get("rivers", ())),
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
