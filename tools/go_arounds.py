"""Go-arounds of logs: what happened between a player's discard and the same player's next turn."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.copies import COPIES
from engine.facts.yaku_paths import Winds
from engine.hand import Hand
from engine.index.lookup import accepted, kinds_of
from engine.logs import CALLS, Event, Game, Position, Round, What, position_of, replay
from engine.outlook import is_suji
from engine.rules import Rules
from engine.scoring.score import has_ron
from engine.tiles import KIND_OF, KINDS, Kind

TILES: Final = KINDS * COPIES


@dataclass(frozen=True, slots=True)
class Basis:
    """The waits of a hand when it came to them: the copies unseen of each, among all unseen tiles.

    Afterwards the copies stay and the unseen tiles become one fewer a turn. Those that are really
    unseen later would be fewer, for nobody discards a wait without ending the hand.
    """

    copies: tuple[tuple[Kind, int], ...]
    unseen: int
    turn: int

    def chances(self, turn: int) -> dict[Kind, float]:
        """The chance of each wait in one draw behind the discard of a turn."""
        unseen = self.unseen - (turn - self.turn)
        return {kind: copies / unseen for kind, copies in self.copies}


@dataclass(frozen=True, slots=True)
class GoAround:
    """What a player knew after the discard of a turn, and what came before the next turn.

    ``draws`` are the chances to draw each wait on which the hand can win by ron; empty in furiten.
    ``suji`` are the waits that are suji of the own river. ``ron`` is the kind won on. ``ended``
    says that others ended the hand, ``declared`` that somebody else newly was in riichi.
    """

    turn: int
    in_riichi: bool
    threat: bool
    draws: tuple[tuple[Kind, float], ...] = ()
    suji: frozenset[Kind] = frozenset()
    ron: Kind | None = None
    ended: bool = False
    declared: bool = False


def go_arounds(game: Game) -> Iterator[GoAround]:
    """Every go-around of every hand that is shown, of the rounds that are whole."""
    for played in game.rounds:
        if played.is_whole:
            yield from _of_round(game, played)


def _of_round(game: Game, played: Round) -> Iterator[GoAround]:
    open_ones: dict[int, GoAround] = {}
    bases: dict[int, Basis] = {}
    for table, event in replay(played):
        if event is None:
            break
        if event.what is What.RIICHI:
            _note_riichi(open_ones, event.seat)
        elif (event.what is What.DRAW or event.what in CALLS) and event.seat in open_ones:
            yield open_ones.pop(event.seat)
        elif event.what is What.DISCARD:
            position = position_of(table, event.seat, game.rules)
            if position is not None:
                open_ones[event.seat] = _after(position, event, bases, game.rules)
    for seat, each in open_ones.items():
        yield _ended(each, seat, played)


def _note_riichi(open_ones: dict[int, GoAround], declares: int) -> None:
    for seat, each in open_ones.items():
        if seat != declares and not each.threat:
            open_ones[seat] = replace(each, declared=True)


def _ended(each: GoAround, seat: int, played: Round) -> GoAround:
    """A go-around in which the hand ended: by a ron of this player, or without."""
    rons = [won.tile for won in played.wins if won.seat == seat != won.source]
    won = KIND_OF[rons[0]] if rons and rons[0] is not None else None
    return replace(each, ron=won, ended=not rons)


def _after(position: Position, event: Event, bases: dict[int, Basis], rules: Rules) -> GoAround:
    """The go-around that a discard begins."""
    hand = _cut(position.hand, event)
    in_riichi = event.declares or position.riichi[position.seat] > 0
    found = GoAround(position.turn, in_riichi, bool(position.in_riichi))
    if accepted(hand.counts)[0] != 0:
        bases.pop(position.seat, None)
        return found
    basis = _basis(position, hand, event, bases.get(position.seat))
    bases[position.seat] = basis
    cut = frozenset((KIND_OF[event.tile],)) if event.tile is not None else frozenset()
    river = frozenset(KIND_OF[laid.tile] for laid in position.rivers[position.seat]) | cut
    if any(kind in river for kind, _ in basis.copies):
        return found
    draws = [
        (kind, chance)
        for kind, chance in basis.chances(position.turn).items()
        if in_riichi or _wins(hand, kind, position, rules)
    ]
    suji = frozenset(kind for kind, _ in draws if is_suji(kind, river))
    return replace(found, draws=tuple(draws), suji=suji)


def _cut(hand: Hand, event: Event) -> Hand:
    return hand.without(event.tile if event.tile is not None else hand.concealed[-1])


def _basis(position: Position, hand: Hand, event: Event, before: Basis | None) -> Basis:
    """The basis of a hand's waits: the one before where they are the same."""
    waits = kinds_of(accepted(hand.counts)[1])
    if before is not None and tuple(kind for kind, _ in before.copies) == tuple(waits):
        return before
    seen = [*position.seen, *(KIND_OF[tile] for tile in (event.tile,) if tile is not None)]
    owned = hand.owned
    copies = tuple((kind, COPIES - owned[kind] - seen.count(kind)) for kind in waits)
    size = sum(owned)
    return Basis(copies, TILES - size - len(seen), position.turn)


def _wins(hand: Hand, kind: Kind, position: Position, rules: Rules) -> bool:
    """Whether a hand that declared nothing has a yaku by ron on a kind."""
    if hand.owned[kind] == COPIES:
        return False
    return has_ron(hand, kind, Winds(position.seat_wind, position.round_wind), rules)
