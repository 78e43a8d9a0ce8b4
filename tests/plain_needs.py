"""What a player needs, by brute force: every win there is, paid out; the cheapest that is enough.

Written from the rules alone: it imports nothing of the project. Each rule is a method, so that a
mistake that calculators make is a subclass (tests/engine/placement/test_wrong_needs.py).
"""

from dataclasses import dataclass

FU_RON = (25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
FU_TSUMO = (20, *FU_RON)
USUAL_FU = (0, 20, 25, 30, 40, 50)
"""0 are limits."""
ENDS = ("bust", "dealer stops", "over")


@dataclass(frozen=True)
class PlainGame:
    """What places depend on, named as in tests/facts/needs.jsonl.gz."""

    players: int = 4
    goal_score: int = 30000
    ties: str = "seat"
    agariyame: bool = True
    tobi: str = "below"
    extra: bool = True
    last: int = 7
    kiriage: bool = False
    kazoe: bool = True
    honba_each: int = 100
    half_north: bool = False


def hundreds(points):
    """Rounded up to a hundred."""
    return (points + 99) // 100 * 100


class PlainNeeds:
    """The answer to one situation; seats are the winds of this round, 0 for the dealer."""

    def __init__(self, row):
        self.game = PlainGame(**row["game"])
        self.index, self.scores, self.me = row["index"], row["scores"], row["me"]
        self.honba, self.sticks, self.goal = row["honba"], row["sticks"], row["goal"]
        self.others = [seat for seat in range(self.game.players) if seat != self.me]

    # Prices ---------------------------------------------------------------------------------------

    def fu(self, *, tsumo):
        """The fu that a hand below mangan can have."""
        return FU_TSUMO if tsumo else FU_RON

    def exists(self, han, fu, *, tsumo):
        """Whether any hand below mangan has these han and fu, won so."""
        if fu == 20:
            return tsumo and han >= 2
        if fu == 25:
            return han >= (3 if tsumo else 2)
        if fu == 110 and tsumo:
            return han >= 2
        return han >= 1

    def is_rounded_up(self, han, fu):
        """Kiriage mangan."""
        return self.game.kiriage and (han, fu) in ((4, 30), (3, 60))

    def base(self, han, fu):
        """Basic points: a ron pays four times as much, to the dealer six times."""
        if han >= 13 and self.game.kazoe:
            return 8000
        for least, limit in ((11, 6000), (8, 4000), (6, 3000), (5, 2000)):
            if han >= least:
                return limit
        return 2000 if self.is_rounded_up(han, fu) else min(2000, fu * 2 ** (2 + han))

    def worths(self, *, tsumo):
        """Basic points, han and fu of every worth that a hand can have, cheapest first."""
        found = [
            (self.base(han, fu), han, fu)
            for han in (1, 2, 3, 4)
            for fu in self.fu(tsumo=tsumo)
            if self.exists(han, fu, tsumo=tsumo)
        ]
        found += [(self.base(han, 0), han, 0) for han in (5, 6, 8, 11)]
        return sorted([*found, (8000, 13, 0)])

    def part(self, base, seat):
        """What a seat pays of a tsumo: two parts to the dealer, and as the dealer."""
        return hundreds(2 * base) if 0 in (self.me, seat) else hundreds(base)

    def north(self, base):
        """What each payer adds where three play and the part of north is shared: half of it."""
        if self.game.players == 3 and self.game.half_north:
            return hundreds(hundreds(2 * base if self.me == 0 else base) // 2)
        return 0

    def honba_of_ron(self):
        """The points that one counter adds to a ron."""
        return (self.game.players - 1) * self.game.honba_each

    def honba_of_tsumo(self):
        """The points that one counter adds to each part of a tsumo."""
        return self.game.honba_each

    def owed(self, base, off, honba):
        """What each other seat pays; a tsumo is off nobody."""
        if off is not None:
            return {off: hundreds(base * (6 if self.me == 0 else 4)) + self.honba_of_ron() * honba}
        return {
            seat: self.part(base, seat) + self.north(base) + self.honba_of_tsumo() * honba
            for seat in self.others
        }

    def after(self, base, off):
        """The scores after a win."""
        scores = list(self.scores)
        for seat, points in self.owed(base, off, self.honba).items():
            scores[seat] -= points
            scores[self.me] += points
        scores[self.me] += self.stick() * self.sticks
        return scores

    def stick(self):
        """The points that a stick on the table is to the winner."""
        return 1000

    # Places ---------------------------------------------------------------------------------------

    def first_seat(self, seat):
        """The seat at East 1: the dealer of round n was the n-th."""
        return (self.index + seat) % self.game.players

    def order(self, scores):
        """The seats, the first place first."""
        return sorted(
            range(self.game.players), key=lambda seat: (-scores[seat], self.first_seat(seat))
        )

    def place(self, scores):
        """1 is first; of a shared place the better one, and that it is shared."""
        if self.game.ties == "seat":
            return self.order(scores).index(self.me) + 1, False
        own = scores[self.me]
        return sum(score > own for score in scores) + 1, scores.count(own) > 1

    def level_or_above(self, scores):
        """How many others are level with the player or above."""
        return sum(scores[seat] >= scores[self.me] for seat in self.others)

    def is_met(self, scores):
        """Whether the goal is reached; a place that is shared is not."""
        if "score" in self.goal:
            return scores[self.me] >= self.goal["score"]
        wanted = self.game.players - 1 if self.goal.get("not_last") else self.goal["place"]
        return self.is_placed(scores, wanted)

    def is_placed(self, scores, wanted):
        """Whether this place or a better one is reached."""
        if self.game.ties == "shared":
            return self.level_or_above(scores) < wanted
        return self.place(scores)[0] <= wanted

    # The end --------------------------------------------------------------------------------------

    def is_bust(self, score):
        """Whether a score ends the game at once."""
        return score < 0 if self.game.tobi == "below" else self.game.tobi == "zero" and score <= 0

    def dealer_stops(self, scores):
        """Whether the dealer's win of the last round ends the game."""
        is_first = self.order(scores)[0] == 0
        return self.game.agariyame and is_first and scores[0] >= self.game.goal_score

    def goes_west(self, scores):
        """Whether one more round is played: nobody has the score, and West 4 is not over."""
        is_short = max(scores) < self.game.goal_score
        return self.game.extra and is_short and self.index < self.game.last + self.game.players

    def ending(self, scores):
        """Why the game ends or goes on after this win."""
        if any(map(self.is_bust, scores)):
            return "bust"
        if self.index < self.game.last:
            return "not last"
        if self.me == 0:
            return "dealer stops" if self.dealer_stops(scores) else "dealer goes on"
        return "extra round" if self.goes_west(scores) else "over"

    # The answer -----------------------------------------------------------------------------------

    def least(self, off, *, final=False, usual=False):
        """The cheapest win that meets the goal, and ends the game where it is to be final."""
        tsumo = off is None
        for base, _, fu in self.worths(tsumo=tsumo):
            scores = self.after(base, off)
            if (usual and fu not in USUAL_FU) or not self.is_met(scores):
                continue
            if not final or self.ending(scores) in ENDS:
                return self.told(base, off, scores)
        return None

    def told(self, base, off, scores):
        """All that is said of a win that is enough."""
        tsumo, owed = off is None, self.owed(base, off, 0)
        points = sum(owed.values())
        payments = {**owed, self.me: -points}
        by_fu = {
            str(fu): min(han)
            for fu in self.fu(tsumo=tsumo)
            if (
                han := [
                    han
                    for han in (1, 2, 3, 4)
                    if self.exists(han, fu, tsumo=tsumo) and self.base(han, fu) >= base
                ]
            )
        }
        where, tied = self.place(scores)
        return {
            "points": points,
            "payments": [payments[seat] for seat in range(self.game.players)] if tsumo else None,
            "least_han_by_fu": by_fu,
            "least_han_limit": next(
                (han for han in (5, 6, 8, 11, 13) if self.base(han, 0) >= base), None
            ),
            "scores": scores,
            "place": where,
            "tied": tied,
            "after": self.ending(scores),
        }

    def way(self, off):
        """What is needed off one player, or by tsumo."""
        least, final, usual = (
            self.least(off),
            self.least(off, final=True),
            self.least(off, usual=True),
        )
        return {
            "by": "tsumo" if off is None else "ron",
            "off": off,
            "least": least,
            "least_final": "same" if final == least else final,
            "usual_points": usual and usual["points"],
        }

    def answer(self):
        """The answer as the facts have it."""
        where, tied = self.place(self.scores)
        drawn = [score - 1000 for score in self.scores]
        drawn[self.me] += 1000 * self.game.players
        place, shared = self.place(drawn)
        return {
            "place": where,
            "tied": tied,
            "ways": [self.way(off) for off in (*self.others, None)],
            "draw_alone": {"scores": drawn, "place": place, "tied": shared},
        }
