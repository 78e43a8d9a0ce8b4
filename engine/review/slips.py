"""Losses that need no outlook: riichi, furiten, dangerous tiles, wins that were passed."""

from collections.abc import Iterator
from typing import Final

from engine.facts.danger import (
    AVERAGE_DEAL_IN,
    AVERAGE_DEAL_IN_TO_DEALER,
    Threat,
    danger_rate,
    dangers,
)
from engine.facts.shanten import shanten
from engine.facts.ukeire import DiscardUkeire, ukeire
from engine.logs import (
    Event,
    Game,
    Moment,
    Position,
    Round,
    Table,
    What,
    position_of,
    replay,
    score_at,
)
from engine.placement import State, after_win, game_rules_for, place
from engine.scoring.points import Payments
from engine.scoring.win import WinError
from engine.tiles import DRAGONS, EAST, KIND_OF, KINDS, Kind, Tile

from .decisions import Decision, Loss, LossKind

ALTERNATIVE: Final = 2
"""Tiles that must be left of a tenpai that is not furiten; with less than half of those of the
furiten one it is no alternative."""

LEAST_RATES: Final = {1: 0.09}
LEAST_RATE_FAR: Final = 0.05
"""From which rate a push is a loss, by the shanten after it; at tenpai none is."""


def slips(decision: Decision) -> Iterator[Loss]:
    """Yield the losses of a discard that its tiles and the rivers prove."""
    if decision.position.in_riichi:
        push = _push(decision)
        if push is not None:
            yield push
    elif decision.mine.shanten == 0:
        kind = _riichi_slip(decision)
        better = _not_furiten(decision)
        if kind is not None:
            yield Loss(kind, decision.moment)
        elif better is not None:
            yield Loss(LossKind.FURITEN_TENPAI, decision.moment, better=better.tile)


def _riichi_slip(decision: Decision) -> LossKind | None:
    mine = decision.mine
    if not decision.declares:
        return None
    if not mine.left:
        return LossKind.DEAD_RIICHI
    return LossKind.FURITEN_RIICHI if decision.is_furiten(mine) else None


def _not_furiten(decision: Decision) -> DiscardUkeire | None:
    """The cut that leaves the widest tenpai which can win by ron, where the own one is furiten.

    Both have a yaku by ron, which may be riichi: of 4446m1p beside calls of 9p, 567p and 234p none
    has one, and furiten takes nothing.
    """
    mine = decision.mine
    if not mine.left or not decision.is_furiten(mine) or not decision.is_quiet:
        return None

    def rons(cut: DiscardUkeire) -> int:
        return cut.left if decision.can_declare else decision.rons(cut)

    least = max(ALTERNATIVE, mine.left / 2)
    others = (
        cut
        for cut in decision.cuts
        if cut.shanten == 0 and not decision.is_furiten(cut) and rons(cut) >= least
    )
    return next(others, None) if rons(mine) else None


def _push(decision: Decision) -> Loss | None:
    """A cut of a class that was often won on, though a tile was held that all threats let pass."""
    seen, mine, tile = decision.position, decision.mine, decision.moment.done.tile
    if tile is None or mine.shanten == 0 or len(seen.seats) == 3:
        return None
    threats = [_threat(seen, seat) for seat in seen.in_riichi]
    found = {each.tile: each for each in dangers(seen.hand.concealed, threats, _sight(seen))}
    allowed = {cut.tile for cut in decision.cuts}
    worst = {name: each.worst.name for name, each in found.items()}
    safe = [each for each in allowed if worst[each] == "genbutsu"]
    rate = danger_rate(worst[tile])
    if not safe or rate is None or rate.share < LEAST_RATES.get(mine.shanten, LEAST_RATE_FAR):
        return None
    threat = seen.in_riichi[found[tile].threat]
    to_dealer = seen.wind_of(threat) == EAST
    price = AVERAGE_DEAL_IN_TO_DEALER if to_dealer else AVERAGE_DEAL_IN
    better = next(cut.tile for cut in decision.cuts if cut.tile in safe)
    return Loss(
        LossKind.PUSH,
        decision.moment,
        round(rate.share * price),
        better=better,
        danger=worst[tile],
    )


def _threat(seen: Position, seat: int) -> Threat:
    value = frozenset({*DRAGONS, seen.round_wind, seen.wind_of(seat)})
    return Threat(seen.genbutsu(seat), value=value)


def _sight(seen: Position) -> list[int]:
    """How many copies of each kind the player sees, the own hand among them."""
    counts = [seen.seen.count(kind) for kind in range(KINDS)]
    for tile in seen.hand.tiles:
        counts[KIND_OF[tile]] += 1
    return counts


def passed_wins(game: Game, seat: int) -> Iterator[Loss]:
    """Yield each win that a seat could have declared and did not, while nobody else was in riichi.

    Where it could not be known to be one, since the hand has no yaku or is furiten, it is none; nor
    where a win in the last round leaves the player at the same place.
    """
    for number, played in enumerate(game.rounds):
        if played.hands[seat] is not None:
            yield from _Passed(game, played, number, seat).losses()


class _Passed:
    """The wins that one seat passed in one round."""

    def __init__(self, game: Game, played: Round, number: int, seat: int) -> None:
        self.game, self.round, self.number, self.seat = game, played, number, seat
        self.waits: frozenset[Kind] = frozenset()
        self.is_furiten = False

    def losses(self) -> Iterator[Loss]:
        """Replay the round; a win is passed where the game goes on."""
        for at, (table, event) in enumerate(replay(self.round)):
            last = table.last
            if event is None or last is None:
                continue
            if event.what in (What.DORA, What.ACCEPTED, What.RIICHI):
                continue
            if last.seat != self.seat and last.what is What.DISCARD:
                yield from self._discarded(table, last, at)
            elif event.seat == self.seat and event.what is What.DISCARD and table.is_to_cut:
                yield from self._drawn(table, event, at)

    def _discarded(self, table: Table, last: Event, at: int) -> Iterator[Loss]:
        if last.tile is None or KIND_OF[last.tile] not in self.waits or self.is_furiten:
            return
        self.is_furiten = True
        yield from self._loss(table, last, last.tile, at)

    def _drawn(self, table: Table, event: Event, at: int) -> Iterator[Loss]:
        """Look at a drawn win, and then at what the hand waits for after the cut."""
        place = table.places[self.seat]
        hand = table.hand_of(self.seat)
        if hand is None or event.tile is None:
            return
        if place.drawn is not None and shanten(hand, rules=self.game.rules) < 0:
            yield from self._loss(table, event, place.drawn, at)
        after = ukeire(hand.without(event.tile), rules=self.game.rules)
        is_same = place.riichi and self.is_furiten
        self.waits = frozenset(tile.tile for tile in after.tiles if after.shanten == 0)
        river = {KIND_OF[laid.tile] for laid in place.river} | {KIND_OF[event.tile]}
        self.is_furiten = bool(is_same or self.waits & river)

    def _loss(self, table: Table, done: Event, tile: Tile, at: int) -> Iterator[Loss]:
        seen = position_of(table, self.seat, self.game.rules)
        if seen is None or seen.in_riichi:
            return
        try:
            found = score_at(table, self.seat, tile, self.game.rules)
        except (WinError, ValueError):
            return
        if found is None or found.best is None:
            return
        if not (self._is_last and self._keeps_place(seen, done, found.best.price.payments)):
            moment = Moment(seen, done, self.number, at)
            yield Loss(LossKind.PASSED_WIN, moment, found.best.price.points, better=tile)

    @property
    def _is_last(self) -> bool:
        """Whether all know it to be the last round: South 4, or where such a game ended, East 4.

        Of three players, South 3 or East 3. The West rounds of a game without a winner are such.
        """
        game, index, players = self.game, self.round.index, self.game.players
        ended_east = game.final is not None and game.rounds[-1].index == players - 1
        return index >= 4 + players - 1 or (ended_east and index == players - 1)

    def _keeps_place(self, seen: Position, done: Event, paid: Payments) -> bool:
        """Whether a win without the ura dora leaves the player at the same place."""
        in_turn = sorted(seen.seats, key=seen.wind_of)
        # A log counts four rounds a wind with three players too.
        winds, rounds = divmod(seen.index, 4)
        state = State(
            tuple(seen.scores[seat] for seat in in_turn),
            in_turn.index(self.seat),
            winds * len(in_turn) + rounds,
            seen.honba,
            seen.sticks,
        )
        off = None if done.seat == self.seat else in_turn.index(done.seat)
        game = game_rules_for(seen.rules)
        return place(state, game) == place(after_win(state, paid, off, seen.rules), game)
