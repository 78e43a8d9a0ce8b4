"""Every hand that a line of play can lead to, and the moves between them.

A hand that *waits* (3n+1 tiles) draws; a hand that *chooses* (3n+2) cuts one. Both are known with
how many exchanges were spent: a kept draw that does not lower the shanten, or a cut that raises it.

- From a hand that waits: every draw that lowers the shanten; while an exchange is left, every other
  draw too, for one exchange more.
- From a hand that chooses: every cut that keeps the shanten; while an exchange is left and shanten
  may go up, every other cut too, for one exchange more.
- A closed hand that cuts to tenpai declares riichi: from then on there are only wins. Where it may
  wait in dama too, it has the draws of an exchange as long as one is left to it. Alone, a hand that
  waits for tiles of which none is left declares nothing, and goes on as before tenpai.

While exchanges are left hands are whole. When all are spent (or in riichi) only the nearest
complete hands matter, and a hand stands for all hands with the same *core*: the hand without its
junk. Where a hand that chooses has junk, cutting it is the best cut and leaves the core as it is.
Only hands that are all core have a choice. Exchanges are never given back, so every move leads on:
the graph has no circle.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np

from engine.hand import FULL_SIZE

from .hands import Hands, keys_of, rows_of
from .parts import PARTS, PLACES, Counts, Ints, Mask, TooManyPartsError
from .result import too_far
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


NONE: Ints = np.zeros(0, np.intp)


@dataclass
class Lot:
    """Some hands asked for at once, by key; ``numbers`` once their level is settled."""

    keys: Ints
    numbers: Ints = field(default_factory=lambda: NONE)


class Level:
    """The different hands of one level. Ask for all of them, then settle, which numbers them on."""

    def __init__(self) -> None:
        self._lots: list[Lot] = []
        self.first = 0

    def ask(self, keys: Ints) -> Lot:
        """Ask for these hands."""
        lot = Lot(keys)
        if len(keys):
            self._lots.append(lot)
        return lot

    def settle(self, first: int) -> Ints:
        """Number the hands from ``first`` on, in ascending order of keys, which are returned."""
        self.first = first
        if not self._lots:
            return NONE
        asked = joined([lot.keys for lot in self._lots])
        keys, numbers = np.unique(asked, return_inverse=True)
        numbers = numbers + first
        start = 0
        for lot in self._lots:
            end = start + len(lot.keys)
            lot.keys, lot.numbers = NONE, numbers[start:end]
            start = end
        return keys


def joined(arrays: Sequence[Ints]) -> Ints:
    """The arrays one behind the other."""
    return arrays[0] if len(arrays) == 1 else np.concatenate(arrays)


# The search ---------------------------------------------------------------------------------------


MOST_POSITIONS: Final = 240_000
"""Hands that wait or choose, of one question: half of them wait, as a rule."""

MOST_DRAWS: Final = 800_000
"""Draws of all these hands, on which the memory of a call depends: 100 MB with so many."""

_WINS: Final = 1 << 40


@dataclass(frozen=True, slots=True)
class _Moves:
    """Draws or cuts of many hands: whose, the hands after them, place and slot of the tile."""

    source: Ints
    rows: Ints
    place: Ints
    slot: Ints

    def some(self, at: Ints) -> "_Moves":
        """The moves at these indexes."""
        return _Moves(self.source[at], self.rows[at], self.place[at], self.slot[at])


def _moves(rows: Ints, possible: Mask, by: int) -> _Moves:
    """The moves of a mask (hands, places, slots), each a tile more or less."""
    source, place, slot = np.nonzero(possible)
    after = rows[source]
    each = np.arange(len(after))
    after[each, place] = PARTS.changed(after[each, place], slot, by)
    return _Moves(source, after, place, slot)


def cuts_of(rows: Ints) -> _Moves:
    """Every cut, that of a red five and of a plain one apart."""
    return _moves(rows, PARTS.held[rows] > 0, -1)


def build(start: Start) -> Graph:
    """The graph from a start. Raises OutlookError where it has too many states."""
    builder = _Builder(start)
    try:
        builder.run()
    except TooManyPartsError:
        raise builder.error() from None
    return builder.graph()


class _Asked(NamedTuple):
    """Some moves and the hands after them, which get their numbers when their level is settled.

    ``at`` are the indexes of the moves in their batch; of the cuts that a graph keeps, the numbers
    of the hands that choose.
    """

    at: Ints
    lot: Lot


@dataclass(frozen=True, slots=True)
class _DrawBatch:
    """Draws of a batch of hands: ``target`` is filled from the lots when they have numbers."""

    source: Ints
    weight: Counts
    target: Ints
    states: list[_Asked]
    choices: list[_Asked]

    def settle(self) -> None:
        """Fill in the numbers of states and choices at their places of ``target``."""
        for at, lot in self.states:
            self.target[at] = lot.numbers
        for at, lot in self.choices:
            self.target[at] = -1 - lot.numbers


class _Builder:
    """Levels are settled one after the other, each when nothing can ask for its hands any more.

    They are worked on in batches, which keeps memory bounded.
    """

    def __init__(self, start: Start) -> None:
        self.start = start
        self.last = start.exchanges
        self.shanten = max(0, int(self._hands(start.rows[None]).shanten[0]))
        self.size = FULL_SIZE - 3 * start.melds
        self.states = self.choices = self.draws = self.won = 0
        self.waiting: defaultdict[tuple[int, int], Level] = defaultdict(Level)
        self.choosing: defaultdict[tuple[int, int], Level] = defaultdict(Level)
        self.batches: list[_DrawBatch] = []
        self.options: list[_Asked] = []
        self.tenpai: list[Ints] = []
        self.twins: list[Lot] = []
        self.wins: list[_Moves] = []
        self.first: list[Lot] = []
        self.stays: list[Lot] = []
        self.first_cuts: list[_Moves] = []

    def error(self) -> Exception:
        """The error of a hand that leads to too many states."""
        return too_far(self.shanten, self.states + self.choices)

    def _check_positions(self) -> None:
        if self.states + self.choices > MOST_POSITIONS:
            raise self.error()

    def run(self) -> None:
        """Find all states, from the start to wins."""
        rows = self.start.rows[None]
        if PARTS.total[self.start.rows].sum() < self.size:
            dead = bool(self._is_dead(rows, self.shanten)[0])
            self.stays.append(self._land(rows, 0, self.shanten, dead=dead))
            self.first.append(self._before_replacement(rows))
        else:
            moves = cuts_of(rows)
            for at, lot in self._after_cuts(moves, 0, self.shanten):
                self.first.append(lot)
                self.first_cuts.append(moves.some(at))
        for spent in range(self.last + 1):
            highest = self.shanten + spent if self.start.shanten_down else self.shanten
            for shanten in range(highest, -1, -1):
                self._settle_choosing(spent, shanten)
                self._settle_waiting(spent, shanten)

    def _before_replacement(self, rows: Ints) -> Lot:
        """Ask for the start: after a kan a closed hand draws before it can declare riichi."""
        if not (self.start.replacement and self.last):
            return self.stays[0]
        return self.waiting[0, self.shanten].ask(keys_of(rows))

    def _hands(self, rows: Ints) -> Hands:
        return Hands(rows, self.start.melds)

    # Hands that choose ----------------------------------------------------------------------------

    def _settle_choosing(self, spent: int, shanten: int) -> None:
        """Find the cuts of a level; hands that have spent all are full cores."""
        level = self.choosing.pop((spent, shanten), Level())
        keys = level.settle(self.choices)
        self.choices += len(keys)
        self._check_positions()
        for at in range(0, len(keys), BATCH):
            moves = cuts_of(rows_of(keys[at : at + BATCH]))
            first = level.first + at
            for some, lot in self._after_cuts(moves, spent, shanten):
                self.options.append(_Asked(moves.source[some] + first, lot))

    def _after_cuts(self, moves: _Moves, spent: int, shanten: int) -> list[_Asked]:
        """The cuts that are allowed, and the hands after them."""
        after = self._hands(moves.rows).shanten
        kept = np.flatnonzero(after == shanten)
        found = []
        is_dead = self._is_dead(moves.rows[kept], shanten)
        for dead in (False, True):
            some = kept[is_dead == dead]
            lot = self._land(moves.rows[some], spent, shanten, dead=dead)
            found.append(_Asked(some, lot))
        if self.start.shanten_down and spent < self.last:
            up = np.flatnonzero(after > shanten)
            found.append(_Asked(up, self._land(moves.rows[up], spent + 1, shanten + 1)))
        return found

    def _is_dead(self, rows: Ints, shanten: int) -> Mask:
        """Which closed tenpai hands go on without riichi, as nothing they wait for is left."""
        if shanten or not self.start.closed or self.start.declares_dead:
            return np.zeros(len(rows), bool)
        left = self.start.wall.left_of(PARTS.held[rows])
        drawn = self._hands(rows).useful() & (left > 0)
        dead: Mask = np.count_nonzero(drawn, axis=(1, 2)) == 0
        return dead

    def _land(self, rows: Ints, spent: int, shanten: int, *, dead: bool = False) -> Lot:
        """Ask for the hands that are left after a cut."""
        if shanten == 0 and self.start.closed and not dead:
            spent = max(spent, self.last - self.start.dama_exchanges)
        if spent == self.last:
            rows = self._hands(rows).cores()
        return self.waiting[spent, shanten].ask(keys_of(rows))

    # Hands that wait ------------------------------------------------------------------------------

    def _settle_waiting(self, spent: int, shanten: int) -> None:
        """Find the draws of a level; hands that have spent all are cores."""
        level = self.waiting.pop((spent, shanten), Level())
        keys = level.settle(self.states)
        self.states += len(keys)
        self._check_positions()
        if shanten == 0:
            self.tenpai.append(level.first + np.arange(len(keys)))
            self.twins.append(self._twins(keys, self.tenpai[-1], spent))
        find = self._draws_of_cores if spent == self.last else self._draws_of_hands
        for at in range(0, len(keys), BATCH):
            hands = self._hands(rows_of(keys[at : at + BATCH]))
            self.batches.append(find(hands, level.first + at, spent, shanten))

    def _twins(self, keys: Ints, numbers: Ints, spent: int) -> Lot:
        """Ask for tenpai hands as they are when all exchanges are spent."""
        if spent == self.last or not self.start.dama_exchanges:
            return Lot(keys, numbers)
        return self.waiting[self.last, 0].ask(keys_of(self._hands(rows_of(keys)).cores()))

    def _draws_of_cores(self, hands: Hands, first: int, spent: int, shanten: int) -> _DrawBatch:
        moves, weight = self._draws(hands, useful=True)
        batch = _DrawBatch(moves.source + first, weight, np.zeros_like(moves.source), [], [])
        everything = np.arange(len(moves.source))
        if shanten == 0:
            batch.target[:] = self._win(moves)
        else:
            cores = self._hands(moves.rows).cores()
            self._lead_to_cores(batch, everything, cores, spent, shanten - 1)
        return batch

    def _draws_of_hands(self, hands: Hands, first: int, spent: int, shanten: int) -> _DrawBatch:
        moves, weight = self._draws(hands, useful=False)
        after = self._hands(moves.rows)
        near = after.shanten < shanten
        cores = moves.rows
        if spent + 1 == self.last:
            # Where the core stays as it was, the draw is junk, and staying is as good.
            cores = after.cores()
            changed = (cores != hands.cores()[moves.source]).any(axis=1)
            kept = np.flatnonzero(near | changed)
            moves, weight, near, cores = moves.some(kept), weight[kept], near[kept], cores[kept]
        batch = _DrawBatch(moves.source + first, weight, np.zeros_like(moves.source), [], [])
        nearer, others = np.flatnonzero(near), np.flatnonzero(~near)
        if shanten == 0:
            batch.target[nearer] = self._win(moves.some(nearer))
        else:
            self._lead_to_hands(batch, nearer, moves.rows[nearer], spent, shanten - 1)
        if spent + 1 == self.last:
            self._lead_to_cores(batch, others, cores[others], spent + 1, shanten)
        else:
            self._lead_to_hands(batch, others, moves.rows[others], spent + 1, shanten)
        return batch

    def _draws(self, hands: Hands, *, useful: bool) -> tuple[_Moves, Counts]:
        """Every draw of which a tile is left (only those that lower the shanten), and how many."""
        left = self.start.wall.left_of(PARTS.held[hands.rows])
        possible = left > 0
        if useful:
            possible &= hands.useful()
        self.draws += int(np.count_nonzero(possible))
        if self.draws > MOST_DRAWS:
            raise self.error()
        moves = _moves(hands.rows, possible, 1)
        return moves, left[moves.source, moves.place, moves.slot]

    def _lead_to_hands(
        self, batch: _DrawBatch, at: Ints, rows: Ints, spent: int, shanten: int
    ) -> None:
        """Lead draws of a batch to hands that choose."""
        batch.choices.append(_Asked(at, self.choosing[spent, shanten].ask(keys_of(rows))))

    def _lead_to_cores(
        self, batch: _DrawBatch, at: Ints, cores: Ints, spent: int, shanten: int
    ) -> None:
        """Lead draws of a batch to what the best cut leaves of cores: they are it, or choose."""
        full = PARTS.total[cores].sum(axis=1) == self.size
        self._lead_to_hands(batch, at[full], cores[full], spent, shanten)
        lot = self.waiting[spent, shanten].ask(keys_of(cores[~full]))
        batch.states.append(_Asked(at[~full], lot))

    def _win(self, moves: _Moves) -> Ints:
        """The targets of draws that win."""
        self.wins.append(moves)
        target = _WINS + self.won + np.arange(len(moves.source))
        self.won += len(moves.source)
        return target

    # All together ---------------------------------------------------------------------------------

    def graph(self) -> Graph:
        """The graph, when all levels are settled."""
        for batch in self.batches:
            batch.settle()
        wins, cuts = _together(self.wins), _together(self.first_cuts)
        target = joined([batch.target for batch in self.batches])
        target[target >= _WINS] -= _WINS - self.states
        choice = joined([choices for choices, _ in self.options] or [NONE])
        option = joined([lot.numbers for _, lot in self.options] or [NONE])
        order = np.argsort(choice, kind="stable")
        return Graph(
            states=self.states,
            source=joined([batch.source for batch in self.batches]),
            target=target,
            weight=np.concatenate([batch.weight for batch in self.batches]),
            choice=choice[order],
            option=option[order],
            tenpai=joined(self.tenpai or [NONE]),
            twins=joined([lot.numbers for lot in self.twins] or [NONE]),
            wins=Wins(wins.rows, wins.place, wins.slot),
            first=joined([lot.numbers for lot in self.first]),
            stays=joined([lot.numbers for lot in self.stays or self.first]),
            place=cuts.place,
            slot=cuts.slot,
        )


def _together(moves: list[_Moves]) -> _Moves:
    if not moves:
        return _Moves(NONE, np.zeros((0, PLACES), np.intp), NONE, NONE)
    return _Moves(
        joined([each.source for each in moves]),
        joined([each.rows for each in moves]),
        joined([each.place for each in moves]),
        joined([each.slot for each in moves]),
    )
