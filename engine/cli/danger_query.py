"""Danger classes for programs: fields in, the class of each tile with its rate and why out."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.copies import count
from engine.errors import HandError
from engine.facts.danger import Threat, TileDanger, dangers
from engine.facts.danger_rates import (
    AVERAGE_DEAL_IN,
    AVERAGE_DEAL_IN_TO_DEALER,
    Rate,
    danger_rate,
)
from engine.notation.hand_notation import parse_tiles
from engine.tiles import DRAGONS, EAST, KIND_OF, NAMES, Kind, Tile

from .question import JsonFields, QuestionError

FIELDS: Final = ("tiles", "genbutsu", "threats", "seen", "value", "players", "turn")
THREAT_FIELDS: Final = ("genbutsu", "riichi", "value")
MOST_THREATS: Final = 3


class DangerFieldError(ValueError):
    """A field of a question about dangers is unknown or has a wrong value."""


def danger_answer(fields: JsonFields) -> dict[str, Any]:
    """``{"classes": {"5p": "half_5"}, "why": {"5p": ["8p"]}, "rates": {...}, "safest": [...]}``.

    A rate is ``{"rons", "cuts", "percent", "low", "high"}`` in percent, null where too little is
    counted, with three players and against an open hand. With ``threats`` in place of ``genbutsu``
    the classes are those of the worst threat of each tile, whose index ``worst`` tells, and
    ``threats`` has the three maps of each. ``tiles`` are those that can be cut, ``genbutsu`` the
    kinds that the riichi cannot win on, ``seen`` all tiles in sight with the own hand, ``value``
    its honors of value (567z); with a ``turn``, rates are those of that part of the game. Raises
    DangerFieldError, and QuestionError for tiles that cannot be read.
    """
    players = _number(fields, "players", 4)
    if players not in (3, 4):
        raise DangerFieldError(f"'players' is 3 or 4, not {players}.")
    turn = None if fields.get("turn") is None else _number(fields, "turn", 1)
    threats = _threats(fields, players)
    if fields.get("tiles") is None:
        raise DangerFieldError("There are no 'tiles' in this request.")
    tiles = _tiles(fields, "tiles", players)
    sight = count(_tiles(fields, "seen", players))
    found = dangers(tiles, threats, sight, players=players)
    worst = {each.tile: each.threat for each in found}
    answer = _maps(found, worst, threats, players=players, turn=turn)
    answer["safest"] = [NAMES[each.tile] for each in found]
    answer["deal_in"] = {"child": AVERAGE_DEAL_IN, "dealer": AVERAGE_DEAL_IN_TO_DEALER}
    if fields.get("threats") is not None:
        answer["worst"] = {NAMES[tile]: index for tile, index in worst.items()}
        answer["threats"] = [
            _maps(found, dict.fromkeys(worst, index), threats, players=players, turn=turn)
            for index in range(len(threats))
        ]
    return answer


def rate_against(threat: Threat, name: str, *, players: int, turn: int | None) -> Rate | None:
    """The rate of a class against one threat: None where it is not in riichi or three play."""
    return danger_rate(name, turn=turn) if threat.riichi and players == 4 else None


def _maps(
    found: Sequence[TileDanger],
    against: Mapping[Tile, int],
    threats: Sequence[Threat],
    *,
    players: int,
    turn: int | None,
) -> dict[str, Any]:
    """Class, why and rate of each tile against the threat of that index."""
    chosen = {each.tile: each.each[against[each.tile]] for each in found}
    rates = {
        tile: rate_against(threats[against[tile]], danger.name, players=players, turn=turn)
        for tile, danger in chosen.items()
    }
    return {
        "classes": {NAMES[tile]: danger.name for tile, danger in chosen.items()},
        "why": {
            NAMES[tile]: [NAMES[kind] for kind in danger.since] for tile, danger in chosen.items()
        },
        "rates": {NAMES[tile]: rate and _rate(rate) for tile, rate in rates.items()},
    }


def _rate(rate: Rate) -> dict[str, float]:
    low, high = rate.interval
    parts = {"percent": rate.share, "low": low, "high": high}
    rounded = {name: round(100 * part, 2) for name, part in parts.items()}
    return {"rons": rate.rons, "cuts": rate.cuts, **rounded}


def _threats(fields: JsonFields, players: int) -> list[Threat]:
    several = fields.get("threats")
    if several is None:
        return [_threat({name: fields.get(name) for name in ("genbutsu", "value")}, players)]
    for name in THREAT_FIELDS:
        if fields.get(name) is not None:
            raise DangerFieldError(f"'{name}' stands in each of the 'threats', not beside them.")
    if not isinstance(several, list) or not 1 <= len(several) <= MOST_THREATS:
        raise DangerFieldError(f"'threats' is a list of 1 to {MOST_THREATS} objects.")
    return [_threat(each, players) for each in several]


def _threat(fields: object, players: int) -> Threat:
    if not isinstance(fields, dict):
        raise DangerFieldError('A threat is an object such as {"genbutsu": "8p"}.')
    unknown = next((name for name in fields if name not in THREAT_FIELDS), None)
    if unknown is not None:
        known = ", ".join(THREAT_FIELDS)
        raise DangerFieldError(f"A threat knows no field {unknown!r:.60}, only {known}.")
    riichi = fields.get("riichi", True)
    if not isinstance(riichi, bool):
        raise DangerFieldError(f"'riichi' is true or false, not {riichi!r:.60}.")
    genbutsu = _tiles(fields, "genbutsu", players)
    return Threat(genbutsu, riichi=riichi, value=_value(fields))


def _value(fields: Mapping[str, Any]) -> frozenset[Kind]:
    if fields.get("value") is None:
        return frozenset(DRAGONS)
    tiles = _tiles(fields, "value", 4)
    wrong = next((tile for tile in tiles if KIND_OF[tile] < EAST), None)
    if wrong is not None:
        raise DangerFieldError(f"'value' are honors, and {NAMES[wrong]} is none.")
    return frozenset(tiles)


def _number(fields: JsonFields, name: str, default: int) -> int:
    number = fields.get(name)
    number = default if number is None else number
    if type(number) is not int:
        raise DangerFieldError(f"'{name}' is a number, not {number!r:.60}.")
    return number


def _tiles(fields: JsonFields, name: str, players: int) -> tuple[Tile, ...]:
    text = fields.get(name)
    text = "" if text is None else text
    if not isinstance(text, str):
        raise DangerFieldError(f"'{name}' is a text, not {text!r:.60}.")
    try:
        return parse_tiles(text, players=players)
    except HandError as error:
        raise QuestionError(name, text, error) from None
