"""The scores of a table: who is which, what a win changes, and whether the game ends with it.

A seat is the wind of this round, 0 for East, the dealer; scores stand in this order.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.errors import Name
from engine.notation.given import given_rules
from engine.rules import USUAL_RULES, Rules
from engine.scoring.points import STICK, Payments
from engine.scoring.win import MOST_COUNTERS

from .rules import GameRules, Ties, Tobi, game_rules_for

MOST_POINTS: Final = 200_000
"""More points, and more debt, than a player of any game has had."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A place to reach, this one or a better, or else a ``score``; exactly one of the two."""

    place: int | None = None
    score: int | None = None

    def __post_init__(self) -> None:
        if (self.place is None) == (self.score is None):
            raise ValueError("a goal is a place or a score")
        if self.place is not None and not 1 <= self.place <= 4:
            raise ValueError(f"a place is 1 to 4, not {self.place}")

    @classmethod
    def not_last(cls, players: int) -> "Goal":
        """Any place but the last (ラス回避)."""
        return cls(place=players - 1)

    @classmethod
    def parse(cls, text: str, players: int = 4) -> "Goal":
        """Read ``"1st"``, ``"2"``, ``"not last"`` or a score such as ``"30000"``.

        Raises ValueError for any other text.
        """
        plain = text.strip().lower()
        if plain in ("not last", "not_last"):
            return cls.not_last(players)
        found = re.fullmatch(r"(-?\d{1,6})(st|nd|rd|th)?", plain, re.ASCII)
        if found is not None:
            number = int(found[1])
            if 1 <= number <= players:
                return cls(place=number)
            if found[2] is None and number % 100 == 0 and abs(number) <= MOST_POINTS:
                return cls(score=number)
        known = 'a goal is "1st", "2nd", "not last" or a score such as "30000"'
        raise ValueError(f"{known}, not {text!r:.60}")


@dataclass(frozen=True, slots=True)
class State:
    """A round of a game, before it ends or after: the ``scores``, dealer first, and whose are told.

    ``index`` counts the rounds from 0, East 1: 7 is South 4, of three players 5 South 3. ``sticks``
    lie on the table; their points belong to nobody yet, the own one of a riichi among them.
    Without a ``goal`` it is one place up. Raises ValueError for a seat or a goal of nobody.
    """

    scores: tuple[int, ...]
    me: int
    index: int
    honba: int = 0
    sticks: int = 0
    goal: Goal | None = None

    def __post_init__(self) -> None:
        if len(self.scores) not in (3, 4):
            raise ValueError(f"there are three or four scores, not {len(self.scores)}")
        if not 0 <= self.me < self.players:
            raise ValueError(f"a seat is 0 to {self.players - 1}, the dealer first, not {self.me}")
        if self.goal is not None and (self.goal.place or 0) > self.players:
            raise ValueError(f"a place is 1 to {self.players}, not {self.goal.place}")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def others(self) -> Iterator[int]:
        """The other seats, the dealer first."""
        return (seat for seat in range(self.players) if seat != self.me)

    @property
    def is_dealer(self) -> bool:
        """Whether it is the dealer whose scores are told."""
        return self.me == 0

    def before(self, seat: int, game: GameRules) -> int:
        """How many have a better place than a seat; where ties are shared, level ones have not."""
        own = self.scores[seat]
        first = self._first_seat(seat)
        return sum(
            score > own
            or (score == own and game.ties is Ties.SEAT and self._first_seat(other) < first)
            for other, score in enumerate(self.scores)
        )

    def _first_seat(self, seat: int) -> int:
        """The seat at East 1: the dealer of round 7 of four, South 4, sat North then."""
        return (self.index + seat) % self.players


def given_game(
    state: State, rules: Rules | str | None, game: GameRules | None
) -> tuple[Rules, GameRules]:
    """Return the rules, those of Tenhou for as many players where none are named, and the game's.

    Raises ValueError where these rules and this game have no such table: a log may tell of one.
    """
    rules = USUAL_RULES[state.players] if rules is None else given_rules(rules)
    game = game or game_rules_for(rules)
    if rules.players != state.players:
        raise ValueError(f"by these rules {rules.players} play, and {state.players} have a score")
    for score in state.scores:
        if score % 100 or abs(score) > MOST_POINTS:
            raise ValueError(f"a score is hundreds of points up to {MOST_POINTS}, not {score}")
    last = game.last_played(state.players)
    if not 0 <= state.index <= last:
        raise ValueError(f"a round of this game is 0 (East 1) to {last}, not {state.index}")
    for name, counters in (("honba", state.honba), ("sticks", state.sticks)):
        if not 0 <= counters <= MOST_COUNTERS:
            raise ValueError(f"{name} are 0 to {MOST_COUNTERS}, not {counters}")
    return rules, game


@dataclass(frozen=True, slots=True)
class Placement:
    """A place, from 1 on; ``tied`` where others share it, and then it is the best of theirs."""

    place: int
    tied: bool = False


def place(state: State, game: GameRules) -> Placement:
    """Return the place of the player whose scores are told."""
    own = state.scores[state.me]
    is_tied = game.ties is Ties.SHARED and state.scores.count(own) > 1
    return Placement(state.before(state.me, game) + 1, is_tied)


def goal_of(state: State, game: GameRules) -> Goal:
    """Return the goal: where none is named one place up, of the first the first."""
    return state.goal or Goal(place=max(1, place(state, game).place - 1))


def reaches(state: State, goal: Goal, game: GameRules) -> bool:
    """Whether the scores are enough for a goal; a place that would be shared is not reached."""
    own = state.scores[state.me]
    if goal.score is not None:
        return own >= goal.score
    before = state.before(state.me, game)
    if game.ties is Ties.SHARED:
        before += state.scores.count(own) - 1
    return goal.place is not None and before < goal.place


def after_win(state: State, paid: Payments, off: int | None, rules: Rules) -> State:
    """Return the table after a win of the player: ``off`` whom it was, None for a tsumo.

    ``paid`` is what the hand pays without honba, as ``score`` prices a win without any. The honba
    are added here, and the sticks go to the winner. Payments of a liable player are not known.
    """
    honba, scores = rules.honba_each * state.honba, list(state.scores)
    for seat in state.others:
        if off is None:
            owed = (paid.dealer if seat == 0 else paid.others) + honba
        else:
            owed = paid.discarder + honba * (state.players - 1) if seat == off else 0
        scores[seat] -= owed
        scores[state.me] += owed
    scores[state.me] += STICK * state.sticks
    return replace(state, scores=tuple(scores), honba=0, sticks=0)


def after_draw_alone(state: State) -> State:
    """Return the table after an exhaustive draw in which the player alone is tenpai.

    Each other pays 1000: a dealer who is noten too, and with three players as well.
    """
    scores = [score - 1000 for score in state.scores]
    scores[state.me] += 1000 * state.players
    return replace(state, scores=tuple(scores))


class GameEnd(Name):
    """Why a game ends with a win, or why it goes on."""

    BUST = "bust"
    DEALER_STOPS = "dealer stops"
    OVER = "over"
    NOT_LAST = "not last"
    DEALER_GOES_ON = "dealer goes on"
    EXTRA_ROUND = "extra round"

    @property
    def ends(self) -> bool:
        """Whether the game ends."""
        return self in (GameEnd.BUST, GameEnd.DEALER_STOPS, GameEnd.OVER)


def game_end(state: State, game: GameRules) -> GameEnd:
    """Return why the game ends or goes on after a win of the player that left these scores."""
    lowest = min(state.scores)
    if game.tobi is not Tobi.NONE and (lowest < 0 or (lowest == 0 and game.tobi is Tobi.ZERO)):
        return GameEnd.BUST
    if state.index < game.last:
        return GameEnd.NOT_LAST
    if state.is_dealer:
        is_first = reaches(state, Goal(place=1), game)
        if game.agariyame and is_first and state.scores[0] >= game.goal_score:
            return GameEnd.DEALER_STOPS
        return GameEnd.DEALER_GOES_ON
    has_goal = max(state.scores) >= game.goal_score
    if game.extra and not has_goal and state.index < game.last_played(state.players):
        return GameEnd.EXTRA_ROUND
    return GameEnd.OVER
