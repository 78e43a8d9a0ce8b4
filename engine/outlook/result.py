"""The result of an outlook."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.hand import Hand
from engine.tiles import Tile
from engine.ukeire import TileLeft, total

from .aim import Aim


class Worth(NamedTuple):
    """The chance of a win and of tenpai by the last turn, and the points to be expected.

    Where hardly any draw is thrown away the model's chance of tenpai can come out a few percent
    above 1 (induction.py says why): show no more than 1.
    """

    win: float
    tenpai: float
    points: float


@dataclass(frozen=True, slots=True)
class HandOutlook:
    """The worth of a hand of 3n+1 tiles: ``by_turn[0]`` at the turn asked about.

    ``tiles`` are those that lower ``shanten`` and how many of them are left; they are the waits of
    a tenpai hand. ``cut`` is the tile that was cut to have it, a red five apart from a plain one;
    with ``is_kan`` it is that of a closed kan, and the values are those after the replacement tile
    and a cut. A hand that had nothing to cut has None.
    """

    cut: Tile | None
    is_kan: bool
    shanten: int
    tiles: tuple[TileLeft, ...]
    by_turn: tuple[Worth, ...]

    @property
    def worth(self) -> Worth:
        """The values at the turn asked about."""
        return self.by_turn[0]

    @property
    def left(self) -> int:
        """How many tiles lower the shanten."""
        return total(self.tiles)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The worth by turn of every cut of a hand, or of a hand that has nothing to cut.

    ``options`` are the hands after each cut, the best first by ``aim``, or the one hand that there
    is. ``turn`` is the one asked about, ``turns`` the last. ``exchanges`` and ``shanten_down``
    bound the lines of play; ``states`` is how many hands they lead to.
    """

    hand: Hand
    aim: Aim
    turn: int
    turns: int
    exchanges: int
    shanten_down: bool
    shanten: int
    options: tuple[HandOutlook, ...]
    states: int
