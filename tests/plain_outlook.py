"""The outlook by its recurrences alone: whole hands, dictionaries, nothing left out or merged.

A hand is 37 counts, one a tile, so that red fives are tiles of their own. Model B is what the
engine computes; model N is what nekobean/mahjong-cpp computes, whose numbers are published facts.
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from engine.facts.shanten import shanten_of_counts
from engine.hand import Hand
from engine.index.lookup import accepted
from engine.outlook.induction import WEIGHTS
from engine.rules import TENHOU
from engine.scoring.points import basic_points, price
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KIND_OF, KINDS, NAMES, NORTH, RED_FIVES, SOUTH, dora_of

TILES = range(len(NAMES))


def kinds_of(held):
    """The 34 counts of 37."""
    counts = list(held[:KINDS])
    for red, number in zip(RED_FIVES, held[KINDS:], strict=True):
        counts[KIND_OF[red]] += number
    return bytes(counts)


def changed(held, tile, by):
    return (*held[:tile], held[tile] + by, *held[tile + 1 :])


@cache
def points_for(han, fu, rules, dealer, tsumo):
    limit, basic = basic_points(han, fu, rules)
    paid = price(limit, basic, dealer=dealer, tsumo=tsumo, honba=0, sticks=0, rules=rules)
    return paid.points


class Situation:
    """A hand of 13 or 14 tiles (with its melds) and what is known beside it."""

    def __init__(
        self,
        hand,
        *,
        seat=SOUTH,
        round_wind=EAST,
        dora=(),
        seen=(),
        rules=TENHOU,
        honba=0,
        sticks=0,
        nuki=0,
        least_ura=0,
    ):
        self.melds, self.nuki = hand.melds, nuki
        self.closed = hand.is_closed
        self.seat, self.round, self.dora = seat, round_wind, tuple(dora)
        self.rules, self.honba, self.sticks = rules, honba, sticks
        shown = len(self.dora if rules.kan_dora and rules.kan_ura else self.dora[:1])
        self.ura = max(least_ura, shown)
        self.ura *= rules.ura_dora
        own = Counter(hand.concealed)
        self.own = tuple(own[tile] for tile in TILES)
        reds = {0: (0, 0, 0), 2: (0, 1, 1), 3: (1, 1, 1), 4: (1, 2, 1)}[rules.red_fives]
        full = [4] * KINDS + list(reds)
        for red, number in zip(RED_FIVES, reds, strict=True):
            full[KIND_OF[red]] -= number
        if rules.players == 3:
            full[1:8] = [0] * 7
            full[RED_FIVES[0]] = 0
        melded = (tile for meld in hand.melds for tile in meld.tiles)
        for tile in (*dora, *seen, *melded, *[NORTH] * nuki):
            full[tile] -= 1
        self.full = full
        self.unseen = sum(full) - len(hand.concealed)
        self.paid = {}

    def left(self, held, tile):
        """A tile of the first hand is gone, cut or not; one that is drawn and kept is gone too."""
        return max(0, self.full[tile] - max(self.own[tile], held[tile]))

    def counts(self, held):
        """The 34 counts, without the kinds that three players do not have."""
        return counts_of_set(kinds_of(held), self.rules.players)

    def shanten(self, held):
        return shanten_of_counts(self.counts(held))

    def points(self, held, tile, *, riichi, hidden=None, **how):
        key = held, tile, riichi, *sorted(how.items())
        if key not in self.paid:
            if hidden is None:
                hidden = self.ura if riichi else 0
            self.paid[key] = self._points(held, tile, riichi, hidden, **how)
        return self.paid[key]

    def _points(self, held, tile, riichi, hidden, *, by=By.TSUMO, **how):
        tiles = tuple(each for each in TILES for _ in range(held[each]))
        win = Win(
            tile,
            by,
            seat=self.seat,
            round=self.round,
            riichi=int(riichi),
            dora=self.dora,
            nuki=self.nuki,
            **how,
        )
        best = score(Hand(tiles, self.melds, tile), win, self.rules).best
        if best is None:
            return 0.0
        payers = self.rules.players - 1
        more = self.rules.honba_each * payers * self.honba + 1000 * self.sticks
        dealer = self.seat == EAST
        if best.yakuman or not hidden:
            return best.price.points + more
        return more + sum(
            chance
            * points_for(best.han + min(han, 12), best.fu, self.rules, dealer, by is By.TSUMO)
            for han, chance in self.hidden_dora(held, hidden)
        )

    def hidden_dora(self, held, number):
        """The han that so many indicators of the wall give, and the chances: every way they add up.

        Tiles that each give as many han are alike.
        """
        owned = Counter(KIND_OF[tile] for meld in self.melds for tile in meld.tiles)
        owned.update({kind: count for kind, count in enumerate(kinds_of(held)) if count})
        owned[NORTH] += self.nuki
        giving = Counter()
        for tile in TILES:
            if left := self.left(held, tile):
                giving[owned[dora_of(KIND_OF[tile], players=self.rules.players)]] += left
        number = min(number, giving.total())
        every = comb(giving.total(), number)
        for shown in combinations_with_replacement(giving, number):
            ways = prod(comb(giving[han], count) for han, count in Counter(shown).items())
            if ways:
                yield sum(shown), ways / every


class PlainB:
    """Model B of a line of play: a win is a tsumo, riichi as soon as a closed hand is tenpai."""

    def __init__(self, situation, *, turns, aim, exchanges, down):
        self.at = situation
        self.turns, self.exchanges, self.down = turns, exchanges, down
        self.weights = WEIGHTS[aim]
        self.waits, self.choices = {}, {}

    def aimed(self, worth):
        return sum(weight * value for weight, value in zip(self.weights, worth, strict=True))

    def cuts(self, held, spent=0):
        """(tile, values of the hand after it by turn) of every cut that is allowed."""
        now = max(0, self.at.shanten(held))
        for tile in TILES:
            if held[tile]:
                after = changed(held, tile, -1)
                if self.at.shanten(after) == now:
                    yield tile, self.wait(after, spent)
                elif self.down and spent < self.exchanges:
                    yield tile, self.wait(after, spent + 1)

    def best(self, held, spent):
        """The values by turn after the best cut, which may be another at each turn."""
        if (held, spent) not in self.choices:
            found = [values for _, values in self.cuts(held, spent)]
            self.choices[held, spent] = [
                max((values[turn] for values in found), key=self.aimed)
                for turn in range(self.turns)
            ]
        return self.choices[held, spent]

    def draws(self, held, spent):
        """(tiles left, values by turn after the draw) of every draw that may be kept."""
        now, wanted = accepted(self.at.counts(held))
        live = any(self.at.left(held, tile) for tile in TILES if wanted >> KIND_OF[tile] & 1)
        riichi = now == 0 and self.at.closed and live
        for tile in TILES:
            left = self.at.left(held, tile)
            if not left:
                continue
            after = changed(held, tile, 1)
            if wanted >> KIND_OF[tile] & 1:
                if now > 0:
                    yield left, self.best(after, spent)
                elif points := self.at.points(after, tile, riichi=riichi):
                    yield left, [(1.0, 1.0, points)] * self.turns
            elif spent < self.exchanges and not riichi:
                yield left, self.best(after, spent + 1)

    def wait(self, held, spent):
        """The values by turn of a hand that waits: the first with all draws to come, the last 0."""
        if (held, spent) in self.waits:
            return self.waits[held, spent]
        is_tenpai = self.at.shanten(held) == 0
        draws = list(self.draws(held, spent))
        values = [(0.0, float(is_tenpai), 0.0)]
        for turn in range(self.turns - 2, -1, -1):
            now = values[0]
            chances = [
                (left / (self.at.unseen - turn), then[turn + 1])
                for left, then in draws
                if self.aimed(then[turn + 1]) > self.aimed(now)
            ]
            win, tenpai, points = (
                now[value] + sum(chance * (then[value] - now[value]) for chance, then in chances)
                for value in range(3)
            )
            # Nobody throws away more tiles than there are: what adds up to more than 1 is 1.
            points /= max(win, 1.0)
            win, tenpai = min(win, 1.0), min(tenpai, 1.0)
            values.insert(0, (win, 1.0 if is_tenpai else tenpai, points))
        self.waits[held, spent] = values
        return values
