"""What a player needs: off each other player and by tsumo the cheapest win that is enough.

Nothing is solved for: every worth that a hand can have is paid, cheapest first, and the table is
looked at. 1000 off East who leads by 100 is enough without any formula, and so is what brings a
third player down.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.rules import Rules
from engine.scoring.points import (
    LEAST_HAN,
    LIMIT_HAN,
    MANGAN_HAN,
    STICK,
    Payments,
    Price,
    Worth,
    table_row,
)
from engine.scoring.win import By

from .rules import GameRules
from .table import (
    GameEnd,
    Goal,
    Placement,
    State,
    after_draw_alone,
    after_win,
    game_end,
    given_game,
    goal_of,
    place,
    reaches,
)

USUAL_FU: Final = 50
"""The most fu that a player plans for; 110 are two closed kans."""


@dataclass(frozen=True, slots=True)
class EnoughWin:
    """A win that is enough, and what the table is after it.

    ``points`` are those of all payers together and ``payments`` those of each, without honba and
    sticks. ``han_by_fu`` are fu and the least han that are worth as much or more, fewest fu first,
    ``han_of_limit`` is the least han from 5 on; where only a yakuman is enough there are none.
    """

    points: int
    payments: Payments
    han_by_fu: tuple[tuple[int, int], ...]
    han_of_limit: int | None
    after: State
    placed: Placement
    end: GameEnd


@dataclass(frozen=True, slots=True)
class Needed:
    """What is needed ``off`` one player, or by tsumo where it is None; None where nothing does.

    ``least`` is the cheapest win that reaches the goal, ``usual`` the cheapest with at most 50 fu
    or a limit, ``least_final`` the cheapest that ends the game too.
    """

    off: int | None
    least: EnoughWin | None
    usual: EnoughWin | None
    least_final: EnoughWin | None

    @property
    def by(self) -> By:
        """How it is won."""
        return By.TSUMO if self.off is None else By.RON


@dataclass(frozen=True, slots=True)
class Needs:
    """What is needed to reach a goal: off each other player, the dealer first, then by tsumo."""

    state: State
    goal: Goal
    rules: Rules
    game: GameRules
    placed: Placement
    ways: tuple[Needed, ...]

    @property
    def draw_alone(self) -> State:
        """The table after an exhaustive draw in which the player alone is tenpai."""
        return after_draw_alone(self.state)

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached as things stand."""
        return reaches(self.state, self.goal, self.game)

    @property
    def missing(self) -> int:
        """The points that all players together have too few, sticks counted; 0 as it should be."""
        due = self.game.start * self.state.players
        return due - sum(self.state.scores) - STICK * self.state.sticks

    def to_dict(self) -> dict[str, Any]:
        """The answer of the op `needs`, where docs/engine.md lists the fields."""
        drawn = self.draw_alone
        return {
            "place": self.placed.place,
            "tied": self.placed.tied,
            "ways": [_way(needed) for needed in self.ways],
            "draw_alone": {"scores": list(drawn.scores), **_placed(place(drawn, self.game))},
        }


def _placed(placed: Placement) -> dict[str, Any]:
    return {"place": placed.place, "tied": placed.tied}


def _way(needed: Needed) -> dict[str, Any]:
    is_same = needed.least_final == needed.least
    return {
        "by": str(needed.by),
        "off": needed.off,
        "least": needed.least and _enough(needed.least, needed.off),
        "least_final": "same"
        if is_same
        else needed.least_final and _enough(needed.least_final, needed.off),
        "usual_points": needed.usual and needed.usual.points,
    }


def _enough(win: EnoughWin, off: int | None) -> dict[str, Any]:
    payments = None
    if off is None:
        payments = [win.payments.dealer, *[win.payments.others] * (win.after.players - 1)]
        payments[win.after.me] = -win.points
    return {
        "points": win.points,
        "payments": payments,
        "least_han_by_fu": {str(fu): han for fu, han in win.han_by_fu},
        "least_han_limit": win.han_of_limit,
        "scores": list(win.after.scores),
        **_placed(win.placed),
        "after": str(win.end),
    }


def needs(state: State, rules: Rules | str | None = None, game: GameRules | None = None) -> Needs:
    """Return what the player needs, by tsumo and off each other player.

    The rules are those of Tenhou for as many players, and the ``game`` that of the preset nearest
    to them, where none are named. Raises ValueError for a round that no such game has.
    """
    rules, game = given_game(state, rules, game)
    goal = goal_of(state, game)
    ways = []
    for off in (*state.others, None):
        by = By.TSUMO if off is None else By.RON
        paid = _prices(by, rules, is_dealer=state.is_dealer)
        tables = [
            _Paid(worth, each, after_win(state, each.payments, off, rules)) for worth, each in paid
        ]
        enough = [it for it in tables if reaches(it.after, goal, game)]
        usual = (it for it in enough if it.worth.fu <= USUAL_FU)
        final = (it for it in enough if game_end(it.after, game).ends)
        cheapest = (_enough_win(next(iter(it), None), paid, game) for it in (enough, usual, final))
        ways.append(Needed(off, *cheapest))
    return Needs(state, goal, rules, game, place(state, game), tuple(ways))


class _Paid(NamedTuple):
    """A worth, its price, and the table after it is paid."""

    worth: Worth
    price: Price
    after: State


def _enough_win(
    cheapest: _Paid | None, prices: list[tuple[Worth, Price]], game: GameRules
) -> EnoughWin | None:
    """The cheapest win that is enough, with all han and fu that are worth as much or more."""
    if cheapest is None:
        return None
    _, paid, after = cheapest
    worths = [worth for worth, other in prices if other.points >= paid.points]
    by_fu = {
        fu: min(it.han for it in worths if it.fu == fu) for fu in {it.fu for it in worths} - {0}
    }
    return EnoughWin(
        paid.points,
        paid.payments,
        tuple(sorted(by_fu.items())),
        min((it.han for it in worths if it.han >= MANGAN_HAN), default=None),
        after,
        place(after, game),
        game_end(after, game),
    )


def _prices(by: By, rules: Rules, *, is_dealer: bool) -> list[tuple[Worth, Price]]:
    """Every worth that a hand won so can have, with its price, cheapest first."""
    worths = [
        *(
            Worth(han, fu)
            for fu, least in LEAST_HAN[by].items()
            for han in range(least, MANGAN_HAN)
        ),
        *map(Worth, LIMIT_HAN.values()),
        Worth(yakuman=1),
    ]
    column = f"dealer_{by}" if is_dealer else str(by)
    prices = [(worth, getattr(table_row(worth, rules=rules), column)) for worth in worths]
    return sorted(prices, key=lambda it: (it[1].points, it[0].han, it[0].fu))
