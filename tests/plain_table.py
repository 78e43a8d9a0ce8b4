"""The outlook at a table by its rules alone: one hand, one turn, one wait at a time.

A tenpai hand's fate in one go-around is one of: ron on one of its waits, an end by others, or the
next draw, which wins, is kept in exchange, or is thrown away. Nothing here is an array.
"""

from math import exp
from typing import NamedTuple

from plain_outlook import TILES, changed

from engine.index.lookup import accepted
from engine.outlook import wait_class
from engine.scoring.win import By
from engine.tiles import KIND_OF

LAST = 18
NOTHING = (0.0, 0.0, 0.0)


class Wait(NamedTuple):
    """A complete hand, the tile that completes it and how many are left."""

    held: tuple
    tile: int
    left: int


def is_suji(kind, river):
    """A discard three away on each side that has one."""
    if kind >= 27:
        return False
    return all(kind + step in river for step in (-3, 3) if 0 <= kind % 9 + step <= 8)


def added(*parts):
    """The sum of (chance, values) pairs."""
    return tuple(sum(chance * values[at] for chance, values in parts) for at in range(3))


def levelled_off(rons):
    """Above 0.4 in all, more ron only falls to where the first 0.4 did not, as a hazard would."""
    total = sum(chance for chance, _ in rons)
    if total <= 0.4:
        return rons
    chance = 1 - 0.6 * exp(-(total - 0.4) / 0.6)
    return [(each * chance / total, values) for each, values in rons]


class PlainTable:
    """Win, tenpai and points of hands after a discard; of tenpai hands win, points and ron."""

    def __init__(self, situation, rates, *, river, turn, aim, exchanges, down, threat, dama):
        self.at, self.rates = situation, rates
        self.river = frozenset(KIND_OF[tile] for tile in river)
        self.turn, self.aim = turn, aim
        self.exchanges, self.down, self.dama = exchanges, down, dama
        self.known, self.choices, self.tenpai = {}, {}, {}
        self.share_of_threat, self.end = {}, {}
        calm, threatened = (0.0, 1.0) if threat else (1.0, 0.0)
        for at in range(turn, LAST + 1):
            before = calm + threatened
            self.share_of_threat[at] = threatened / before
            new = min(rates.new_riichi[at], 1 - rates.ends_calm[at]) * calm
            calm, threatened = (
                calm * (1 - rates.ends_calm[at]) - new,
                new + threatened * (1 - rates.ends_threat[at]),
            )
            self.end[at] = 1 - (calm + threatened) / before

    def unseen(self, turn):
        return self.at.unseen - (turn - self.turn)

    def rank(self, worth):
        """What decides between values of win, tenpai and points."""
        win, tenpai, points = worth
        if self.aim == "points":
            return points + 1e-9 * win + 1e-12 * tenpai
        return {"win": win, "tenpai": tenpai}[self.aim] + 1e-11 * (win + tenpai) + 1e-14 * points

    def rank_tenpai(self, values):
        win, points, _ = values
        return points + 1e-9 * win if self.aim == "points" else win

    # Tenpai ---------------------------------------------------------------------------------------

    def rate(self, kind, river, riichi):
        found = wait_class(kind)
        if not riichi:
            return self.rates.dama[found]
        if is_suji(kind, river):
            return self.rates.no_suji[found] * self.rates.suji
        return self.rates.riichi[found]

    def waits(self, held):
        _, mask = accepted(self.at.counts(held))
        for tile in TILES:
            left = self.at.left(held, tile)
            if mask >> KIND_OF[tile] & 1 and left:
                yield Wait(changed(held, tile, 1), tile, left)

    def paid(self, wait, by, *, riichi, ippatsu):
        points = self.at.points(wait.held, wait.tile, riichi=riichi, by=by, ippatsu=ippatsu)
        if not ippatsu:
            return points
        plain = self.at.points(wait.held, wait.tile, riichi=riichi, by=by, ippatsu=False)
        return (1 - self.rates.called) * points + self.rates.called * plain

    def ways(self, held, spent, river, *, asked=False):
        """By turn the values in riichi and in dama: calm, and with somebody else in riichi."""
        key = held, spent, river, asked
        if key not in self.tenpai:
            self.tenpai[key] = self._ways(held, spent, river, asked)
        return self.tenpai[key]

    def _ways(self, held, spent, river, asked):
        tenpai = TenpaiPlain(self, held, river, asked)
        exchanges = list(self.exchanges_in_dama(held, spent)) if self.dama else []
        in_riichi = in_dama = [NOTHING, NOTHING]
        by_turn = {}
        for turn in range(LAST, self.turn - 1, -1):
            declared = [
                (win, points - self.rates.stick * (1 - win), ron)
                for win, points, ron in tenpai.go_around(turn, in_riichi, riichi=True, ippatsu=True)
            ]
            in_riichi = tenpai.go_around(turn, in_riichi, riichi=True)
            in_dama = tenpai.go_around(turn, in_dama, riichi=False, exchanges=exchanges)
            by_turn[turn] = declared, in_dama
        return by_turn

    def exchanges_in_dama(self, held, spent):
        """(tiles left, the worth by turn and state of every other hand that follows) of a draw."""
        spent = max(spent, self.exchanges - self.dama)
        if spent >= self.exchanges:
            return
        for tile in TILES:
            left, fourteen = self.at.left(held, tile), changed(held, tile, 1)
            if not left or self.at.shanten(fourteen) < 0:
                continue
            after = [changed(fourteen, cut, -1) for cut in TILES if fourteen[cut]]
            yield (
                left,
                [
                    lambda turn, z, hand=hand: self.declared_or_not(
                        turn, *(way[z] for way in self.ways(hand, spent + 1, self.river)[turn])
                    )
                    for hand in after
                    if self.at.shanten(hand) == 0 and hand != held
                ],
            )

    def declared_or_not(self, turn, riichi, dama):
        value = 1 if self.aim == "points" else 0
        return riichi if turn < LAST and riichi[value] >= dama[value] else dama

    def mixed_ways(self, held, spent, river, turn, *, asked=False):
        """Riichi and dama where nobody knows yet whether somebody will be in riichi by then."""
        threat = self.share_of_threat[turn]
        return [
            added((1 - threat, calm), (threat, threatened))
            for calm, threatened in self.ways(held, spent, river, asked=asked)[turn]
        ]

    def tenpai_by_turn(self, held, spent, river, asked):
        found = {}
        for turn in range(self.turn, LAST + 1):
            ways = self.mixed_ways(held, spent, river, turn, asked=asked)
            win, points, _ = self.declared_or_not(turn, *ways)
            found[turn] = win, 1.0, points
        return found

    # Not tenpai yet -------------------------------------------------------------------------------

    def wait(self, held, spent, river=None):
        """Values by turn of a hand after its discard; with a river, of one that is asked about."""
        asked = river is not None
        river = river if asked else self.river
        key = held, spent, river, asked
        if key in self.known:
            return self.known[key]
        now, wanted = accepted(self.at.counts(held))
        if now == 0:
            self.known[key] = self.tenpai_by_turn(held, spent, river, asked)
            return self.known[key]
        draws = []
        for tile in TILES:
            near = wanted >> KIND_OF[tile] & 1
            if self.at.left(held, tile) and (near or spent < self.exchanges):
                after = self.best(changed(held, tile, 1), spent + (not near))
                draws.append((self.at.left(held, tile), after))
        values = {LAST: NOTHING}
        for turn in range(LAST - 1, self.turn - 1, -1):
            stay = values[turn + 1]
            taken = [
                (left / self.unseen(turn), after[turn + 1])
                for left, after in draws
                if self.rank(after[turn + 1]) > self.rank(stay)
            ]
            thrown_away = 1 - sum(chance for chance, _ in taken)
            on = 1 - self.end[turn]
            drawn = self.bounded(added(*taken, (thrown_away, stay)))
            values[turn] = tuple(on * each for each in drawn)
        self.known[key] = values
        return values

    @staticmethod
    def bounded(worth):
        """Nobody throws away more tiles than there are: what adds up to more than 1 is 1."""
        win, tenpai, points = worth
        return min(win, 1.0), min(tenpai, 1.0), points / max(win, 1.0)

    def cuts(self, held, spent=0, *, own_cut_in_river=False):
        now = max(0, self.at.shanten(held))
        for tile in TILES:
            if not held[tile]:
                continue
            after = changed(held, tile, -1)
            river = self.river | {KIND_OF[tile]} if own_cut_in_river and now == 0 else None
            if self.at.shanten(after) == now:
                yield tile, self.wait(after, spent, river)
            elif self.down and spent < self.exchanges:
                yield tile, self.wait(after, spent + 1)

    def best(self, held, spent):
        if (held, spent) not in self.choices:
            found = [values for _, values in self.cuts(held, spent)]
            self.choices[held, spent] = {
                turn: max((values[turn] for values in found), key=self.rank)
                for turn in range(self.turn, LAST + 1)
            }
        return self.choices[held, spent]


class TenpaiPlain:
    """One tenpai hand behind a river; of one that is asked about, waits that are gone count too."""

    def __init__(self, table, held, river, asked):
        self.table, self.river = table, river
        self.waits = list(table.waits(held))
        kinds = {KIND_OF[wait.tile] for wait in self.waits}
        if asked:
            _, mask = accepted(table.at.counts(held))
            kinds = {kind for kind in range(34) if mask >> kind & 1}
        self.furiten = not kinds.isdisjoint(river)

    def go_around(self, turn, after, *, exchanges=(), **how):
        """Values, calm and threatened, before a go-around; ``after`` those after the next draw."""
        rates = self.table.rates
        rons = levelled_off(list(self.rons(turn, **how)))
        drawn = [NOTHING, NOTHING]
        if turn < LAST:
            drawn = [self.drawn(turn, after[z], z, exchanges, **how) for z in (0, 1)]
        chance = sum(share for share, _ in rons)
        end = rates.ends_riichi[turn] if how["riichi"] else rates.ends_calm[turn]
        calm = max(0.0, 1 - end - chance)
        new = min(rates.new_riichi[turn], calm)
        threatened = max(0.0, 1 - rates.ends_threat[turn] - chance)
        return [
            added(*rons, (calm - new, drawn[0]), (new, drawn[1])),
            added(*rons, (threatened, drawn[1])),
        ]

    def rons(self, turn, *, riichi, ippatsu=False):
        table = self.table
        for wait in self.waits:
            points = table.paid(wait, By.RON, riichi=riichi, ippatsu=ippatsu)
            if points and not self.furiten:
                rate = table.rate(KIND_OF[wait.tile], self.river, riichi)
                yield rate * wait.left / table.unseen(turn), (1.0, points, 1.0)

    def drawn(self, turn, after, z, exchanges, *, riichi, ippatsu=False):
        table, parts = self.table, []
        unseen = table.unseen(turn)
        for wait in self.waits:
            points = table.paid(wait, By.TSUMO, riichi=riichi, ippatsu=ippatsu)
            parts.append((wait.left / unseen, (1.0, points, 0.0)))
        for left, then in exchanges:
            best = max((each(turn + 1, z) for each in then), key=table.rank_tenpai, default=after)
            if table.rank_tenpai(best) > table.rank_tenpai(after):
                parts.append((left / unseen, best))
        thrown_away = 1 - sum(chance for chance, _ in parts)
        return added(*parts, (thrown_away, after))
