"""Fifteen mistakes, most of them made by calculators in public code: the facts catch each."""

import pytest
from places import published
from plain_needs import FU_RON, FU_TSUMO, PlainNeeds, hundreds

ROWS = published("needs.jsonl.gz")


class LeaderOnly(PlainNeeds):
    """First is who is level with the leader or above, whatever a third player has."""

    def is_placed(self, scores, wanted):
        leader = max(self.others, key=lambda seat: self.scores[seat])
        if wanted == 1:
            return scores[self.me] >= scores[leader]
        return self.place(scores)[0] <= wanted


class TiesAreWon(PlainNeeds):
    """A tie is always the player's own."""

    def order(self, scores):
        return sorted(range(self.game.players), key=lambda seat: (-scores[seat], seat != self.me))


class TiesByWindsOfThisRound(PlainNeeds):
    """The dealer of this round wins ties, not that of East 1."""

    def first_seat(self, seat):
        return seat


class SticksNotCounted(PlainNeeds):
    """The sticks on the table stay there."""

    def stick(self):
        return 0


class HonbaOfTsumoFromEach(PlainNeeds):
    """Each payer of a tsumo adds 300 a counter."""

    def honba_of_tsumo(self):
        return 3 * self.game.honba_each


class HonbaOfThree(PlainNeeds):
    """A ron adds 300 a counter with three players too."""

    def honba_of_ron(self):
        return 3 * self.game.honba_each


class NoKiriage(PlainNeeds):
    """4 han 30 fu are 7700 by all rules."""

    def is_rounded_up(self, *_):
        return False


class DealerPaysAsOthers(PlainNeeds):
    """The dealer's part of a tsumo is not double."""

    def part(self, base, _):
        return hundreds(2 * base) if self.me == 0 else hundreds(base)


class DealerAlwaysStops(PlainNeeds):
    """A dealer who is first stops, by all rules and below the return."""

    def dealer_stops(self, scores):
        return self.order(scores)[0] == 0


class NoWest(PlainNeeds):
    """The game is over after the last round."""

    def goes_west(self, _):
        return False


class ZeroIsBust(PlainNeeds):
    """A score of 0 ends the game, where it must be below 0."""

    def is_bust(self, score):
        return self.game.tobi != "none" and score <= 0


class SharedTiesReached(PlainNeeds):
    """A place that is shared is reached."""

    def level_or_above(self, scores):
        return sum(scores[seat] > scores[self.me] for seat in self.others)


class NorthSharedAlways(PlainNeeds):
    """With three players nothing is lost of a tsumo."""

    def north(self, base):
        if self.game.players == 3:
            return hundreds(hundreds(2 * base if self.me == 0 else base) // 2)
        return 0


class SevenPairsByTsumo(PlainNeeds):
    """25 fu by tsumo with 2 han: seven pairs without the han of menzen tsumo."""

    def exists(self, han, fu, *, tsumo):
        return han >= 2 if fu == 25 else super().exists(han, fu, tsumo=tsumo)


class RareFuLeftOut(PlainNeeds):
    """No hand has 100 or 110 fu."""

    def fu(self, *, tsumo):
        return (FU_TSUMO if tsumo else FU_RON)[:-2]


MISTAKES = PlainNeeds.__subclasses__()


def test_there_are_fifteen_of_them():
    assert len(MISTAKES) == 15


@pytest.mark.parametrize("mistaken", MISTAKES, ids=lambda it: it.__name__)
def test_the_facts_catch_a_mistake(mistaken):
    wrong = [row["id"] for row in ROWS if mistaken(row).answer() != row["answer"]]
    assert len(wrong) >= 3
