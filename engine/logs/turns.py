"""The order of turns of a round that is told by what each player took and cut.

After a cut the next player draws, or somebody calls: whose next entry is a call of that tile from
that direction. All orders are tried that use every entry up, with every tile in its hand and an end
that fits the result. Real rounds have one; a round with two is refused, since neither is certain.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.tiles import Tile

from .errors import LogError, LogReason, impossible, too_much
from .events import CALLS, Ending, Event, Round, What
from .limits import MOST_STEPS


@dataclass(frozen=True, slots=True)
class Called:
    """A call, kan or north: ``at`` is the place of its letter, which tells the source."""

    what: What
    tile: Tile | None
    own: tuple[Tile, ...]
    at: int


@dataclass(frozen=True, slots=True)
class CutEntry:
    """A discard; the tile is None for the drawn one."""

    tile: Tile | None
    declares: bool = False


TurnEntry = Tile | None | Called | CutEntry
"""One entry. Taken: a tile, None where it is not shown, or a call. Cut: a cut, a kan or a north;
None holds the place of a cut that an open kan does not have."""


@dataclass(frozen=True, slots=True)
class Lists:
    """The entries by seat, later indicators, and who won from whom; None without a win."""

    takes: tuple[tuple[TurnEntry, ...], ...]
    cuts: tuple[tuple[TurnEntry, ...], ...]
    indicators: tuple[Tile, ...]
    winner: int | None = None
    loser: int | None = None


def find_turns(begun: Round, lists: Lists) -> tuple[Event, ...]:
    """Return the events of a round that has none yet, in the one order that its lists allow.

    Raises LogError where there is no such order, or a second one.
    """
    search = _Search(begun, lists)
    todo = [_State.of(begun)]
    for _ in range(MOST_STEPS):
        if not todo or len(search.found) > 1:
            break
        todo += search.step(todo.pop())
    else:
        raise too_much("steps in the search for the order of turns", MOST_STEPS)
    if not search.found:
        raise impossible("what the players take and cut does not follow from one another")
    if len(search.found) > 1:
        raise LogError("its turns can be read in several orders", reason=LogReason.AMBIGUOUS)
    return search.found[0]


@dataclass(slots=True)
class _State:
    """The order so far: entries used by seat, hands, and whose turn it is."""

    taken: list[int]
    cut: list[int]
    hands: list[Counter[Tile] | None]
    events: list[Event]
    seat: int
    is_to_cut: bool = False
    drawn: Tile | None = None
    kans_to_show: int = 0
    shown: int = 0

    @classmethod
    def of(cls, begun: Round) -> "_State":
        hands = [None if hand is None else Counter(hand) for hand in begun.hands]
        return cls([0] * 4, [0] * 4, hands, [], begun.dealer)

    def copy(self) -> "_State":
        return replace(
            self,
            taken=[*self.taken],
            cut=[*self.cut],
            hands=[hand and hand.copy() for hand in self.hands],
            events=[*self.events],
        )

    def holds(self, seat: int, tiles: tuple[Tile, ...]) -> bool:
        hand = self.hands[seat]
        return hand is None or all(hand[tile] >= count for tile, count in Counter(tiles).items())

    def remove(self, seat: int, tiles: tuple[Tile, ...]) -> None:
        hand = self.hands[seat]
        if hand is not None:
            hand.subtract(tiles)


class _Search:
    """One step after another; ``found`` are the orders that use everything up."""

    def __init__(self, begun: Round, lists: Lists) -> None:
        self.round = begun
        self.lists = lists
        self.found: list[tuple[Event, ...]] = []

    def step(self, state: _State) -> list[_State]:
        """Play one entry; return the states that it leads to."""
        return self._cut(state) if state.is_to_cut else self._take(state)

    def _take(self, state: _State) -> list[_State]:
        seat = state.seat
        at, moves = state.taken[seat], self.lists.takes[seat]
        if at == len(moves):
            return self._finish(state)
        tile = moves[at]
        if isinstance(tile, (Called, CutEntry)):
            return []
        hand = state.hands[seat]
        if hand is not None and tile is not None:
            hand[tile] += 1
        state.taken[seat] += 1
        state.events.append(Event(What.DRAW, seat, tile))
        state.drawn, state.is_to_cut = tile, True
        return [state]

    def _cut(self, state: _State) -> list[_State]:
        seat = state.seat
        at, moves = state.cut[seat], self.lists.cuts[seat]
        if at == len(moves):
            return self._finish(state)
        move = moves[at]
        state.cut[seat] += 1
        if isinstance(move, Called):
            return self._kan(state, move)
        if not isinstance(move, CutEntry):
            return []
        tile = state.drawn if move.tile is None else move.tile
        if tile is None or not state.holds(seat, (tile,)):
            return []
        state.remove(seat, (tile,))
        if move.declares:
            state.events.append(Event(What.RIICHI, seat))
        tsumogiri = move.tile is None
        state.events.append(
            Event(What.DISCARD, seat, tile, tsumogiri=tsumogiri, declares=move.declares)
        )
        self._turn_over(state, state.kans_to_show)
        state.kans_to_show = 0
        if move.declares and not (self._is_used_up(state) and self._is_won_on(seat)):
            state.events.append(Event(What.ACCEPTED, seat))
        if self._is_used_up(state):
            return self._finish(state)
        after = list(self._called(state, seat, tile))
        state.seat, state.is_to_cut, state.drawn = self.round.after(seat), False, None
        return [state, *after]

    def _is_won_on(self, seat: int) -> bool:
        return self.lists.loser == seat or self.round.draw is Ending.THREE_RONS

    def _called(self, state: _State, source: int, tile: Tile) -> Iterator[_State]:
        """Yield the state after each call of the discard."""
        for seat in self.round.seats:
            at, moves = state.taken[seat], self.lists.takes[seat]
            move = moves[at] if at < len(moves) else None
            if seat == source or not isinstance(move, Called) or move.tile != tile:
                continue
            comes = source in self._sources(seat, move.at)
            if not (comes and move.what in CALLS and state.holds(seat, move.own)):
                continue
            after = state.copy()
            after.taken[seat] += 1
            after.remove(seat, move.own)
            after.events.append(Event(move.what, seat, tile, move.own, source))
            after.seat, after.drawn = seat, None
            after.is_to_cut = move.what is not What.OPEN_KAN
            if move.what is What.OPEN_KAN:
                after.kans_to_show += 1
                # Its cut comes after the replacement tile; the kan itself has a 0 among the cuts.
                cuts = self.lists.cuts[seat]
                after.cut[seat] += cuts[after.cut[seat] :][:1] == (None,)
            yield after

    def _sources(self, seat: int, at: int) -> tuple[int, ...]:
        """The seats that a call with its letter there comes from.

        Of three players the left one reads as "across" where seats are counted as of four.
        """
        left, right = self.round.after(seat, -1), self.round.after(seat, 1)
        if at == 1:
            return (left, right) if self.round.players == 3 else (self.round.after(seat, 2),)
        return (left,) if at == 0 else (right,)

    def _kan(self, state: _State, move: Called) -> list[_State]:
        """A closed or added kan, or a north, each followed by a replacement tile."""
        own = move.own if move.tile is None else (move.tile,)
        if move.what in CALLS or not state.holds(state.seat, own):
            return []
        state.remove(state.seat, own)
        state.events.append(Event(move.what, state.seat, move.tile, move.own))
        if move.what is not What.NUKI:
            # The indicator of a kan before it is turned over now, that of a closed one at once.
            is_closed = move.what is What.CLOSED_KAN
            self._turn_over(state, state.kans_to_show + is_closed)
            state.kans_to_show = int(not is_closed)
        state.is_to_cut, state.drawn = False, None
        return [state]

    def _turn_over(self, state: _State, count: int) -> None:
        later = self.lists.indicators[state.shown :][:count]
        state.shown += len(later)
        state.events += [Event(What.DORA, tile=tile) for tile in later]

    def _is_used_up(self, state: _State) -> bool:
        return all(
            state.taken[seat] == len(self.lists.takes[seat])
            and state.cut[seat] == len(self.lists.cuts[seat])
            for seat in range(4)
        )

    def _finish(self, state: _State) -> list[_State]:
        if self._is_used_up(state) and self._fits(state) and tuple(state.events) not in self.found:
            self.found.append(tuple(state.events))
        return []

    def _fits(self, state: _State) -> bool:
        """Whether the last event can be followed by the result."""
        aside = (What.DORA, What.ACCEPTED)
        last = next((event for event in reversed(state.events) if event.what not in aside), None)
        if last is None:
            return False
        if self.lists.winner is None:
            return self.round.draw is not Ending.NINE_KINDS or last.what is What.DRAW
        if last.seat != self.lists.loser:
            return False
        return (last.what is What.DRAW) == (self.lists.winner == self.lists.loser)
