"""The wall dealt at random and the line of play followed: is the forecast what happens?

The line is that of the plain recurrences, which have the outlook's values hand by hand
(test_outlook_plain.py); the forecast is the outlook's own.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random

import pytest
from outlook_hands import dealt_hand
from plain_outlook import TILES, PlainB, Situation, changed

from engine.outlook import Aim, outlook

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
