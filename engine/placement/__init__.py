"""What a win does to the places: when a game ends, and what a player needs."""

from .needs import EnoughWin, Needed, Needs, needs
from .rules import GAME_RULES, GameRules, Ties, Tobi, game_rules_for
from .table import (
    GameEnd,
    Goal,
    Placement,
    State,
    after_draw_alone,
    after_win,
    game_end,
    place,
    reaches,
)
from .waits import WaitNeed, WaitNeeds, wait_needs

__all__ = [
    "GAME_RULES",
    "EnoughWin",
    "GameEnd",
    "GameRules",
    "Goal",
    "Needed",
    "Needs",
    "Placement",
    "State",
    "Ties",
    "Tobi",
    "WaitNeed",
    "WaitNeeds",
    "after_draw_alone",
    "after_win",
    "game_end",
    "game_rules_for",
    "needs",
    "place",
    "reaches",
    "wait_needs",
]
