"""How hands go at a table: ron by class of wait, and how often others end the hand, by turn.

The rates are counts over public logs, in ``rates.json`` with their intervals and their origin. A
host whose players are others can read a file of the same form, such as the one that
``python -m engine calibrate`` writes.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine.errors import Name
from engine.scoring.points import STICK
from engine.tiles import EAST, KINDS, Kind

LAST_TURN: Final = 18
"""The rates end with the eighteenth discard."""

LEVELS: Final = ("all", "ippan", "joukyu", "houou")
"""The tables of ``rates.json``: all rounds, and those of three rooms of Tenhou."""

_CALLED_AFTER_RIICHI: Final = 0.11
_ENOUGH: Final = 300
"""Turns with fewer intervals are pooled with those beside them; the last two stand alone."""

_LAST_POOLED: Final = 16
_FILE: Final = Path(__file__).with_name("rates.json")


class WaitClass(Name):
    """The classes of tiles that differ in how readily they are discarded."""

    HONOR = "honor"
    TERMINAL = "19"
    TWO_EIGHT = "28"
    THREE_SEVEN = "37"
    MIDDLE = "456"


_HONOR, *_BY_DISTANCE_FROM_EDGE = WaitClass
_CLASSES: Final = tuple(
    _HONOR if kind >= EAST else _BY_DISTANCE_FROM_EDGE[min(kind % 9, 8 - kind % 9, 3)]
    for kind in range(KINDS)
)


def wait_class(kind: Kind) -> WaitClass:
    """The class of a kind."""
    return _CLASSES[kind]


def is_suji(kind: Kind, river: frozenset[Kind]) -> bool:
    """Whether every ryanmen that waits for a kind is furiten by this river: 4m for 1m and 7m.

    Of 4, 5 and 6 both sides must lie in the river.
    """
    if kind >= EAST:
        return False
    rank = kind % 9
    others = [kind + step for step in (-3, 3) if 0 <= rank + step < 9]
    return all(other in river for other in others)


_PLACE: Final = {found: place for place, found in enumerate(WaitClass)}


@dataclass(frozen=True, slots=True)
class RonRates:
    """Chances of ron in a go-around, relative to that of drawing the tile, by class of wait."""

    by_class: tuple[float, ...]

    def __getitem__(self, found: WaitClass) -> float:
        """The rate of a class."""
        return self.by_class[_PLACE[found]]


@dataclass(frozen=True, slots=True)
class Rates:
    """The rates that the outlook at a table needs; those by turn have turn 1 at index 1.

    ``riichi`` are the rates of ron in riichi where nothing is known of suji; those of a suji trap
    are ``suji`` times those of ``no_suji``. ``dama`` are those of hands that declared nothing.
    ``ends_calm``, ``ends_riichi`` and ``ends_threat`` are the chances that others end the hand in
    a go-around: with nobody in riichi, with this player alone in it, with another one in it.
    ``new_riichi`` is that of another player's riichi. ``called`` is the chance that a call takes
    ippatsu away. ``intervals`` counts the go-arounds that all this was counted in.
    """

    name: str
    intervals: int
    riichi: RonRates
    no_suji: RonRates
    suji: float
    dama: RonRates
    ends_calm: tuple[float, ...]
    ends_riichi: tuple[float, ...]
    ends_threat: tuple[float, ...]
    new_riichi: tuple[float, ...]
    called: float = _CALLED_AFTER_RIICHI
    stick: float = STICK

    @property
    def dama_by_kind(self) -> list[float]:
        """The rate of ron on each kind for a hand that declared nothing."""
        return [self.dama[found] for found in _CLASSES]

    def riichi_by_kind(self, river: frozenset[Kind]) -> list[float]:
        """The rate of ron on each kind in riichi behind this river."""
        rates = [self.riichi[found] for found in _CLASSES]
        for kind in range(EAST):
            if is_suji(kind, river):
                rates[kind] = self.no_suji[_CLASSES[kind]] * self.suji
        return rates


def read_rates(path: Path, level: str = "all") -> Rates:
    """The rates of one level of a file; raises ValueError where the file or the level is none."""
    try:
        levels = json.loads(path.read_text(encoding="utf-8"))["levels"]
        return _rates(f"{path.stem}:{level}", levels[level])
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
        raise ValueError(f"{path.name} has no rates of '{level}': {error!r}.") from None


@cache
def rates_of(level: str) -> Rates:
    """The rates of one of `LEVELS`."""
    return read_rates(_FILE, level)


def _rates(name: str, counted: Mapping[str, Any]) -> Rates:
    ron = {way: _ron_rates(counted["ron"][way]) for way in ("riichi", "no_suji", "dama")}
    return Rates(
        name=name,
        intervals=counted["intervals"],
        riichi=ron["riichi"],
        no_suji=ron["no_suji"],
        suji=_suji(counted["ron"]["suji"], ron["no_suji"]),
        dama=ron["dama"],
        ends_calm=_by_turn(counted["ends_calm"]),
        ends_riichi=_by_turn(counted["ends_riichi"]),
        ends_threat=_by_turn(counted["ends_threat"]),
        new_riichi=_by_turn(counted["new_riichi"]),
    )


def _ron_rates(counted: Mapping[str, Mapping[str, float]]) -> RonRates:
    return RonRates(tuple(float(counted[found]["rate"]) for found in WaitClass))


def _suji(counted: Mapping[str, Mapping[str, float]], no_suji: RonRates) -> float:
    """One factor for all classes, with which as many rons are expected as were seen."""
    expected = sum(row["as_draws"] * no_suji[WaitClass(found)] for found, row in counted.items())
    return sum(row["rons"] for row in counted.values()) / expected if expected else 1.0


def _by_turn(counted: Sequence[Mapping[str, int]]) -> tuple[float, ...]:
    return (0.0, *(_pooled(counted, turn) for turn in range(1, LAST_TURN + 1)))


def _pooled(counted: Sequence[Mapping[str, int]], turn: int) -> float:
    """The share of a turn, with the turns around it as long as there are too few to count on."""
    first = last = turn
    while True:
        rows = counted[first - 1 : last]
        number = sum(row["n"] for row in rows)
        whole = first == 1 and last == _LAST_POOLED
        if number >= _ENOUGH or turn > _LAST_POOLED or whole:
            return sum(row["ended"] for row in rows) / max(1, number)
        first, last = max(1, first - 1), min(_LAST_POOLED, last + 1)


RATES: Final = rates_of("all")
"""The rates of all rounds that were counted."""
