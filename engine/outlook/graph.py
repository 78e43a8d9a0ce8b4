"""Every hand that a line of play can lead to, and the moves between them.

A hand that *waits* (3n+1 tiles) draws; a hand that *chooses* (3n+2) cuts one. Both are known with
how many exchanges were spent: a kept draw that does not lower the shanten, or a cut that raises it.

- From a hand that waits: every draw that lowers the shanten; while an exchange is left, every other
  draw too, for one exchange more.
- From a hand that chooses: every cut that keeps the shanten; while an exchange is left and shanten
  may go up, every other cut too, for one exchange more.
- A closed hand that cuts to tenpai declares riichi: from then on there are only wins.

While exchanges are left hands are whole. When all are spent (or in riichi) only the nearest
complete hands matter, and a hand stands for all hands with the same *core*: the hand without its
junk. Where a hand that chooses has junk, cutting it is the best cut and leaves the core as it is.
Only hands that are all core have a choice. Since what is spent is spent, every move leads on.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Final

import numpy as np

from .errors import too_far
from .hands import Hands, Mask, keys_of, rows_of
from .musts import Ints
from .numbering import NONE, Level, Lot, joined
from .parts import PARTS, TooManyPartsError
from .wall import Wall

MOST_STATES: Final = 120_000
"""Hands that wait, of one question."""

MOST_DRAWS: Final = 1_000_000
"""Draws of all these hands: what the memory of a call depends on."""

FULL_SIZE: Final = 14
_WINS: Final = 1 << 40


@dataclass(frozen=True, slots=True)
class Start:
    """The hand as it is: its four rows, its melds, and how far a line of play may wander from it.

    ``closed`` says that it declares riichi at tenpai. ``exchanges`` are those left.
    """

    rows: Ints
    melds: int
    wall: Wall
    closed: bool
    exchanges: int
    shanten_down: bool


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
    ascending choice: to a state. ``tenpai`` are the states that are tenpai. ``first`` are the
    states after each cut of the start, ``place`` and ``slot`` say which; or the one state that the
    start is.
    """

    states: int
    shanten: int
    source: Ints
    target: Ints
    weight: Ints
    choice: Ints
    option: Ints
    tenpai: Ints
    wins: Wins
    first: Ints
    place: Ints
    slot: Ints


@dataclass(frozen=True, slots=True)
class _Moves:
    """Draws or cuts of many hands: whose, the hands after them, place and slot of the tile."""

    source: Ints
    rows: Ints
    place: Ints
    slot: Ints

    def some(self, at: Ints) -> "_Moves":
        """Those at these indexes."""
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


class _Builder:
    """Levels are settled one after the other, each when nothing can ask for its hands any more."""

    def __init__(self, start: Start) -> None:
        self.start = start
        hands = Hands(start.rows[None], start.melds)
        self.shanten = max(0, int(hands.shanten[0]))
        self.size = FULL_SIZE - 3 * start.melds
        self.states = self.choices = self.drawn = self.won = 0
        self.waiting: defaultdict[tuple[int, int], Level] = defaultdict(Level)
        self.choosing: defaultdict[tuple[int, int], Level] = defaultdict(Level)
        self.cores: defaultdict[int, Level] = defaultdict(Level)
        self.draws: list[tuple[Ints, Ints, Ints]] = []
        self.options: list[tuple[Ints, Lot]] = []
        self.to_states: list[tuple[Ints, Ints, Lot]] = []
        self.to_choices: list[tuple[Ints, Ints, Lot]] = []
        self.tenpai: list[Ints] = []
        self.wins: list[_Moves] = []
        self.first: list[Lot] = []
        self.first_cuts: list[_Moves] = []

    def error(self) -> Exception:
        """What is said where there are too many states."""
        return too_far(self.shanten, self.states)

    def run(self) -> None:
        """Find all states, from the start to wins."""
        start = self.start
        rows = start.rows[None]
        if PARTS.total[start.rows].sum() < self.size:
            self.first.append(self._land(rows, 0, self.shanten))
        else:
            moves = cuts_of(rows)
            for _, lot, at in self._after_cuts(moves, 0, self.shanten):
                self.first.append(lot)
                self.first_cuts.append(moves.some(at))
        for spent in range(start.exchanges):
            for shanten in range(self._highest(spent), -1, -1):
                self._settle_choosing(spent, shanten)
                self._settle_waiting(spent, shanten)
        for shanten in range(self._highest(start.exchanges), -1, -1):
            self._settle_cores(shanten)

    def _highest(self, spent: int) -> int:
        return self.shanten + spent if self.start.shanten_down else self.shanten

    def _hands(self, rows: Ints) -> Hands:
        return Hands(rows, self.start.melds)

    # Hands that choose ----------------------------------------------------------------------------

    def _after_cuts(self, moves: _Moves, spent: int, shanten: int) -> list[tuple[Ints, Lot, Ints]]:
        """The cuts that are allowed: by whom, the hands after them, and which of the moves."""
        after = self._hands(moves.rows).shanten
        kept = np.flatnonzero(after == shanten)
        found = [(moves.source[kept], self._land(moves.rows[kept], spent, shanten), kept)]
        if self.start.shanten_down and spent < self.start.exchanges:
            up = np.flatnonzero(after > shanten)
            lot = self._land(moves.rows[up], spent + 1, shanten + 1)
            found.append((moves.source[up], lot, up))
        return found

    def _land(self, rows: Ints, spent: int, shanten: int) -> Lot:
        """Ask for the hands that are left after a cut."""
        if spent == self.start.exchanges or (shanten == 0 and self.start.closed):
            return self.cores[shanten].ask(keys_of(self._hands(rows).cores()))
        return self.waiting[spent, shanten].ask(keys_of(rows))

    def _settle_choosing(self, spent: int, shanten: int) -> None:
        level = self.choosing[spent, shanten]
        keys = level.settle(self.choices)
        if len(keys):
            self.choices += len(keys)
            moves = cuts_of(rows_of(keys))
            for source, lot, _ in self._after_cuts(moves, spent, shanten):
                self.options.append((source + level.first, lot))

    def _finish(self, cores: Ints, shanten: int, target: Ints, at: Ints) -> None:
        """Lead the draws ``at`` of ``target`` to what the best cut leaves of these cores."""
        is_full = PARTS.total[cores].sum(axis=1) == self.size
        keys = keys_of(cores)
        junk, full = np.flatnonzero(~is_full), np.flatnonzero(is_full)
        self.to_states.append((target, at[junk], self.cores[shanten].ask(keys[junk])))
        if len(full):
            keys, back = np.unique(keys[full], return_inverse=True)
            target[at[full]] = -1 - self.choices - back
            moves = cuts_of(rows_of(keys))
            kept = np.flatnonzero(self._hands(moves.rows).shanten == shanten)
            after = self._hands(moves.rows[kept]).cores()
            lot = self.cores[shanten].ask(keys_of(after))
            self.options.append((moves.source[kept] + self.choices, lot))
            self.choices += len(keys)

    # Hands that wait ------------------------------------------------------------------------------

    def _settle_waiting(self, spent: int, shanten: int) -> None:
        hands, first = self._settle(self.waiting[spent, shanten])
        if hands is None:
            return
        moves, weight = self._draws(hands, useful=False)
        after = self._hands(moves.rows)
        near = after.shanten < shanten
        is_last = spent + 1 == self.start.exchanges
        cores = after.cores() if is_last else moves.rows
        if is_last:
            # Where the core stays as it was, the draw is junk, and staying is as good.
            changed = (cores != hands.cores()[moves.source]).any(axis=1)
            kept = np.flatnonzero(near | changed)
            moves, weight, near, cores = moves.some(kept), weight[kept], near[kept], cores[kept]
        target = np.zeros(len(moves.source), np.intp)
        nearer, others = np.flatnonzero(near), np.flatnonzero(~near)
        if shanten == 0:
            target[nearer] = self._win(moves.some(nearer))
            self.tenpai.append(first + np.arange(len(hands.rows)))
        else:
            self._ask(self.choosing[spent, shanten - 1], moves.rows[nearer], target, nearer)
        if is_last:
            self._finish(cores[others], shanten, target, others)
        else:
            self._ask(self.choosing[spent + 1, shanten], moves.rows[others], target, others)
        self.draws.append((moves.source + first, target, weight))

    def _settle_cores(self, shanten: int) -> None:
        hands, first = self._settle(self.cores[shanten])
        if hands is None:
            return
        moves, weight = self._draws(hands, useful=True)
        if shanten == 0:
            target = self._win(moves)
            self.tenpai.append(first + np.arange(len(hands.rows)))
        else:
            target = np.zeros(len(moves.source), np.intp)
            cores = self._hands(moves.rows).cores()
            self._finish(cores, shanten - 1, target, np.arange(len(target)))
        self.draws.append((moves.source + first, target, weight))

    def _settle(self, level: Level) -> tuple[Hands | None, int]:
        """The hands of a level and the number of the first of them."""
        keys = level.settle(self.states)
        self.states += len(keys)
        if self.states > MOST_STATES:
            raise self.error()
        return (self._hands(rows_of(keys)) if len(keys) else None), level.first

    def _draws(self, hands: Hands, *, useful: bool) -> tuple[_Moves, Ints]:
        """Every draw of which a tile is left (only those that lower the shanten), and how many."""
        left = self.start.wall.left_of(PARTS.held[hands.rows])
        possible = left > 0
        if useful:
            possible &= hands.useful()
        self.drawn += int(np.count_nonzero(possible))
        if self.drawn > MOST_DRAWS:
            raise self.error()
        moves = _moves(hands.rows, possible, 1)
        return moves, left[moves.source, moves.place, moves.slot]

    def _ask(self, level: Level, rows: Ints, target: Ints, at: Ints) -> None:
        """Lead the draws ``at`` of ``target`` to these hands of a level that chooses."""
        self.to_choices.append((target, at, level.ask(keys_of(rows))))

    def _win(self, moves: _Moves) -> Ints:
        """The targets of draws that win."""
        self.wins.append(moves)
        target = _WINS + self.won + np.arange(len(moves.source))
        self.won += len(moves.source)
        return target

    # All together ---------------------------------------------------------------------------------

    def graph(self) -> Graph:
        """The graph, when all levels are settled."""
        for target, at, lot in self.to_states:
            target[at] = lot.numbers
        for target, at, lot in self.to_choices:
            target[at] = -1 - lot.numbers
        source, target, weight = (joined(each) for each in zip(*self.draws, strict=True))
        wins = _together(self.wins)
        choice = joined([choices for choices, _ in self.options] or [NONE])
        option = joined([lot.numbers for _, lot in self.options] or [NONE])
        order = np.argsort(choice, kind="stable")
        cuts = _together(self.first_cuts)
        return Graph(
            states=self.states,
            shanten=self.shanten,
            source=source,
            target=np.where(target >= _WINS, target - _WINS + self.states, target),
            weight=weight,
            choice=choice[order],
            option=option[order],
            tenpai=joined(self.tenpai or [NONE]),
            wins=Wins(wins.rows, wins.place, wins.slot),
            first=joined([lot.numbers for lot in self.first]),
            place=cuts.place,
            slot=cuts.slot,
        )


def _together(moves: list[_Moves]) -> _Moves:
    if not moves:
        return _Moves(NONE, np.zeros((0, 4), np.intp), NONE, NONE)
    return _Moves(
        joined([each.source for each in moves]),
        joined([each.rows for each in moves]),
        joined([each.place for each in moves]),
        joined([each.slot for each in moves]),
    )
