"""The graph of a question: its start, the hands that it leads to, the moves and the wins."""

from dataclasses import dataclass
from typing import Final

from .arrays import Counts, Ints
from .wall import Wall

BATCH: Final = 1 << 11
"""How many hands are worked on at once: enough for NumPy, few enough for a processor's cache."""


@dataclass(frozen=True, slots=True)
class Start:
    """The hand as it is: its four rows, its melds, and how far a line of play may wander from it.

    ``closed`` says that it declares riichi at tenpai, after which there are only wins, or waits in
    dama, where it may still make ``dama_exchanges``; ``declares_dead`` that it does so too where no
    tile that it waits for is left. ``exchanges`` are those left. ``replacement`` says that the next
    draw is that of a kan, in the turn of the cut that follows it.
    """

    rows: Ints
    melds: int
    wall: Wall
    closed: bool
    exchanges: int
    shanten_down: bool
    dama_exchanges: int = 0
    declares_dead: bool = False
    replacement: bool = False


@dataclass(frozen=True, slots=True)
class Wins:
    """Complete hands, and the place and slot of the draw that completed each."""

    rows: Ints
    place: Ints
    slot: Ints


@dataclass(frozen=True, slots=True)
class Graph:
    """Hands that wait are *states*; numbers from ``states`` on are wins.

    ``source``, ``target`` and ``weight`` are the draws, by ascending source: from a state to a
    state, a win or, as ``-1 - choice``, to a choice. ``choice`` and ``option`` are the cuts, by
    ascending choice: to a state. ``tenpai`` are the states that are tenpai, ``twins`` the same
    hands where no exchange is left. ``first`` are the states after each cut of the start, ``place``
    and ``slot`` say which; or the one state that the start is. ``stays`` are the states that these
    are once a draw was thrown away: others only where a kan left a closed hand tenpai, which can
    declare riichi when it has drawn its replacement.
    """

    states: int
    source: Ints
    target: Ints
    weight: Counts
    choice: Ints
    option: Ints
    tenpai: Ints
    twins: Ints
    wins: Wins
    first: Ints
    stays: Ints
    place: Ints
    slot: Ints
