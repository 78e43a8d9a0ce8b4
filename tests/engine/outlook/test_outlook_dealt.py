"""The wall dealt at random and the line of play followed: is the forecast what happens?

The line is that of the plain recurrences, which have the outlook's values hand by hand
(test_outlook_plain.py); the forecast is the outlook's own.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random

import pytest
from outlook_as_plain import plain_for
from outlook_hands import dealt_hand
from plain_outlook import TILES, PlainB, Situation, changed

from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.notation.hand_notation import parse_hand
from engine.outlook import Aim, outlook
from engine.rules import TENHOU
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tiles import EAST, SOUTH

TURNS = 18


@dataclass
class Outcome:
    """Forecast and mean of a value over dealt walls, and the standard error of the mean."""

    forecast: float
    mean: float
    error: float

    def fits(self, errors):
        return abs(self.mean - self.forecast) <= 0.01 * self.forecast + errors * self.error


class Player:
    """Follows the line of play of one hand; what was decided once is remembered."""

    def __init__(self, plain):
        self.plain, self.at = plain, plain.at
        self.known = {}

    def play(self, state, wall):
        """The points of a wall, 0 where it is not won."""
        for turn, tile in enumerate(wall, start=1):
            key = state, turn, tile
            if key not in self.known:
                self.known[key] = self.after(state, turn, tile)
            state, points = self.known[key]
            if state is None:
                return points
        return 0.0

    def after(self, state, turn, tile):
        """The next state, or the points of a win; a tile that is not kept changes nothing."""
        held, spent = state
        now = self.at.shanten(held)
        drawn = changed(held, tile, 1)
        after = self.at.shanten(drawn)
        if after < 0:
            return None, self.at.points(drawn, tile, riichi=True)
        spent += after == now
        if now == 0 or spent > self.plain.exchanges:
            return state, 0.0
        best, best_worth = state, self.plain.aimed(self.plain.wait(*state)[turn])
        for cut in TILES:
            if drawn[cut]:
                left = changed(drawn, cut, -1)
                more = spent + (self.at.shanten(left) > after)
                if (more > spent and not self.plain.down) or more > self.plain.exchanges:
                    continue
                worth = self.plain.aimed(self.plain.wait(left, more)[turn])
                if worth > best_worth:
                    best, best_worth = (left, more), worth
        return best, 0.0


def dealt(seed, aim, walls):
    """Forecast and outcome of wins and of points for the best cut of a hand."""
    random = Random(seed)
    hand = dealt_hand(random, shanten=1 if seed % 3 else 0)
    dora = tuple(random.sample(range(34), 1))
    found = outlook(hand, dora=dora, aim=aim, exchanges=1, shanten_down=True)
    best = next(option for option in found.options if not option.is_kan)
    at = Situation(hand, dora=dora)
    plain = PlainB(at, turns=TURNS, aim=aim, exchanges=1, down=True)
    player = Player(plain)
    start = changed(at.own, best.cut, -1), int(best.shanten > found.shanten)
    unseen = [tile for tile in TILES for _ in range(at.full[tile] - at.own[tile])]
    paid = [player.play(start, random.sample(unseen, TURNS - 1)) for _ in range(walls)]
    return (
        outcome(best.worth.win, [float(points > 0) for points in paid]),
        outcome(best.worth.points, paid),
    )


def outcome(forecast, values):
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
    return Outcome(forecast, mean, spread)


@pytest.mark.parametrize("aim", [Aim.WIN, Aim.POINTS])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_few_walls_come_near_the_forecast(seed, aim):
    assert all(found.fits(errors=3.5) for found in dealt(seed, aim, walls=1_000))


@pytest.mark.slow
@pytest.mark.parametrize("aim", [Aim.WIN, Aim.POINTS])
def test_ten_thousand_walls_of_twelve_hands_come_out_as_forecast(aim):
    """All together within 1 % and two standard errors; each, of 24 numbers, within 1 % and 3.5."""
    found = [dealt(seed, aim, walls=10_000) for seed in range(100, 112)]
    for of_hands in zip(*found, strict=True):
        for each in of_hands:
            print(f"{aim}: forecast {each.forecast:.4f} dealt {each.mean:.4f} ± {each.error:.4f}")
        together = Outcome(
            sum(each.forecast for each in of_hands),
            sum(each.mean for each in of_hands),
            sqrt(sum(each.error**2 for each in of_hands)),
        )
        print(f"{aim}: together {together}")
        assert together.fits(errors=2)
        assert all(each.fits(errors=3.5) for each in of_hands)


# A closed kan -------------------------------------------------------------------------------------

KAN = "3456778m567p1111s"
"""South, turn 2, indicator 2m: tenpai for 2m, 5m and 8m after the kan, before riichi."""


class DealtKan(Situation):
    """Wins with tiles dealt for what the engine averages: the indicator of the kan, and the ura."""

    indicators = ()

    def points(self, held, tile, *, riichi, **how):
        kan_dora, *ura = self.indicators
        tiles = tuple(each for each in TILES for _ in range(held[each]))
        shown = {"dora": (*self.dora, kan_dora)} | ({"ura": tuple(ura)} if riichi else {})
        win = Win(tile, By.TSUMO, seat=SOUTH, round=EAST, riichi=int(riichi), **shown, **how)
        best = score(Hand(tiles, self.melds, tile), win, TENHOU).best
        return 0.0 if best is None else float(best.price.points)


@pytest.mark.slow
def test_thirty_thousand_dealt_walls_of_a_kan_pay_what_is_forecast():
    hand, dora, turn = parse_hand(KAN), (1,), 2
    found = outlook(hand, dora=dora, turn=turn)
    kan = found.options[0]
    assert kan.is_kan
    rest = tuple(tile for tile in hand.concealed if tile != kan.cut)
    after = Hand(rest, (Meld(MeldKind.CLOSED_KAN, (kan.cut,) * 4),))
    plain = plain_for(KanSituation(after, dora=dora), found)
    plain.at.unseen -= 1
    at = DealtKan(after, dora=dora)
    unseen = [tile for tile in TILES for _ in range(at.full[tile] - at.own[tile])]
    player, random, paid = KanPlayer(plain, at), Random(1), []
    draws = TURNS - turn + 1
    for _ in range(30_000):
        at.indicators, wall = (dealt := random.sample(unseen, 3 + draws))[:3], dealt[3:]
        paid.append(player.play_kan(wall))
    found_points = outcome(kan.worth.points, paid)
    print(found_points)
    assert found_points.fits(errors=2)


class KanSituation(Situation):
    """What the player knows: one dora indicator more than was seen, as many ura in riichi."""

    def points(self, held, tile, *, riichi, **how):
        hidden = 1 + (len(self.dora) + 1 if riichi else 0)
        return super().points(held, tile, riichi=riichi, hidden=hidden, **how)


class KanPlayer:
    """Follows the line of play after a kan: the replacement tile first, then riichi or not."""

    def __init__(self, plain, at):
        self.plain, self.at = plain, at
        self.known = {}

    def play_kan(self, wall):
        """The points of a wall, of which the first tile is the replacement."""
        first, *others = wall
        held = changed(self.at.own, first, 1)
        if self.at.shanten(held) < 0:
            return self.at.points(held, first, riichi=False, rinshan=True)
        key = "first", first
        if key not in self.known:
            self.known[key] = self._kept(self.at.own, 0, first, 0)
        state = self.known[key]
        for turn, tile in enumerate(others, start=1):
            drawn = changed(state[0], tile, 1)
            if self.at.shanten(drawn) < 0:
                return self.at.points(drawn, tile, riichi=True)
            key = state, turn, tile
            if key not in self.known:
                tenpai = self.at.shanten(state[0]) == 0
                self.known[key] = state if tenpai else self._kept(*state, tile, turn)
            state = self.known[key]
        return 0.0

    def _kept(self, held, spent, tile, turn):
        """The state after a draw and the best cut."""
        now, drawn = self.at.shanten(held), changed(held, tile, 1)
        spent_then = spent + (self.at.shanten(drawn) >= now)
        best, most = (held, spent), self.plain.aimed(self.plain.wait(held, spent)[turn])
        if spent_then > self.plain.exchanges:
            return best
        after = max(0, self.at.shanten(drawn))
        for cut in TILES:
            if drawn[cut]:
                left = changed(drawn, cut, -1)
                more = spent_then + (self.at.shanten(left) > after)
                if more <= self.plain.exchanges:
                    worth = self.plain.aimed(self.plain.wait(left, more)[turn])
                    if worth > most:
                        best, most = (left, more), worth
        return best
