"""Go-arounds of a table dealt at random: do riichi and dama come out as the outlook says?

Draws are from a shuffled wall. Whether others discard a wait, end the hand or declare riichi is
drawn by the rates; what a hand in dama keeps, and whether it then declares, is what the plain
recurrences choose.
"""

from math import sqrt
from random import Random

import pytest
from plain_outlook import TILES, Situation, changed
from plain_table import LAST, PlainTable, TenpaiPlain

from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.outlook import RATES, Aim, outlook
from engine.scoring.win import By

TURN = 8
DEALS = 3_000


class Dealer:
    """Deals what comes after the discard of `TURN`; what was decided once is remembered."""

    def __init__(self, plain, random, *, threat):
        self.plain, self.at, self.random, self.threat = plain, plain.at, random, threat
        self.unseen = [
            tile for tile in TILES for _ in range(self.at.full[tile] - self.at.own[tile])
        ]
        self.tenpai, self.kept = {}, {}

    def deal(self, riichi):
        """Whether the hand wins, its points, and whether it wins by ron."""
        held, threat, first = self.at.own, self.threat, riichi
        wall = self.random.sample(self.unseen, LAST - TURN)
        for turn in range(TURN, LAST + 1):
            points, ended, threat = self.go_around(held, turn, threat, riichi, first)
            if points:
                return 1, points, 1
            if ended or turn == LAST:
                break
            tile = wall[turn - TURN]
            drawn = changed(held, tile, 1)
            if self.at.shanten(drawn) < 0:
                return 1, self.paid(drawn, tile, riichi, first), 0
            first = False
            if not riichi and held == self.at.own and self.plain.dama:
                held, riichi = self.keep(tile, turn + 1, threat)
                first = riichi
        return 0, -RATES.stick if riichi else 0, 0

    def go_around(self, held, turn, threat, riichi, first):
        """The points of a ron, whether others ended the hand, and whether one is in riichi."""
        if held not in self.tenpai:
            self.tenpai[held] = TenpaiPlain(self.plain, held, self.plain.river, asked=True)
        end = RATES.ends_riichi[turn] if riichi else RATES.ends_calm[turn]
        fate = self.random.random()
        for chance, (_, points, _) in self.tenpai[held].rons(turn, riichi=riichi, ippatsu=first):
            fate -= chance
            if fate < 0:
                return points, True, threat
        fate -= RATES.ends_threat[turn] if threat else end
        return 0, fate < 0, threat or fate < RATES.new_riichi[turn]

    def paid(self, drawn, tile, riichi, first):
        """The points of a tsumo; a call has taken ippatsu away in a part of all deals."""
        with_ippatsu, without = (
            self.at.points(drawn, tile, riichi=riichi, by=By.TSUMO, ippatsu=each)
            for each in (first, False)
        )
        return (1 - RATES.called) * with_ippatsu + RATES.called * without

    def keep(self, tile, turn, threat):
        """The hand after a draw in dama, and whether it declares riichi with its cut."""
        key = tile, turn, threat
        if key not in self.kept:
            own, drawn = self.at.own, changed(self.at.own, tile, 1)
            options = [(self.ways(own, 0, turn, threat)[1], own, False)]
            for cut in TILES:
                hand = changed(drawn, cut, -1)
                if not drawn[cut] or hand == own or self.at.shanten(hand):
                    continue
                ways = self.ways(hand, 1, turn, threat)
                best = self.plain.declared_or_not(turn, *ways)
                options.append((best, hand, best is ways[0]))
            _, *self.kept[key] = max(options, key=lambda it: self.plain.rank_tenpai(it[0]))
        return self.kept[key]

    def ways(self, hand, spent, turn, threat):
        by_turn = self.plain.ways(hand, spent, self.plain.river, asked=hand == self.at.own)
        return [way[int(threat)] for way in by_turn[turn]]


@pytest.mark.parametrize("threat", [False, True])
@pytest.mark.parametrize("dama", [0, 1])
@pytest.mark.parametrize("text", ["123m678p789s11m46p", "234m567m345s67p88s"])
def test_dealt_go_arounds_come_near_the_forecast(text, dama, threat):
    """A kanchan without a yaku that may improve, and pinfu with tanyao."""
    hand, dora, river = parse_hand(text), parse_tiles("1z"), parse_tiles("9s2z")
    asked = {"turn": TURN, "aim": Aim.POINTS, "exchanges": 1, "threat": threat}
    (option,) = outlook(
        hand, dora=dora, river=river, table=RATES, dama_exchanges=dama, shanten_down=True, **asked
    ).options
    situation = Situation(hand, dora=dora, seen=river)
    plain = PlainTable(situation, RATES, river=river, down=True, dama=dama, **asked)
    dealer = Dealer(plain, Random(25), threat=threat)
    for riichi, forecast in ((True, option.riichi), (False, option.dama)):
        deals = [dealer.deal(riichi) for _ in range(DEALS)]
        for values, expected in zip(zip(*deals, strict=True), forecast, strict=True):
            mean = sum(values) / DEALS
            error = sqrt(sum((each - mean) ** 2 for each in values)) / DEALS
            assert abs(mean - expected) <= 3.5 * error
