"""/outlook: what each cut is worth by turn. Other processes find it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.codec import HAND
from bot.feature import Feature
from bot.hand import HAND_CHOICES, TURNS, Question, View, one
from bot.options import HandText, NorthsAside, Options, PlayFor, RulesText, TilesText, Turn, Wind
from bot.read.table import read_situation
from engine.outlook import Aim

from .page import answer_outlook


@dataclass(frozen=True, slots=True)
class OutlookOptions(Options):
    """The options of /outlook; without ``turn`` the river tells it: six discards make it 7."""

    hand: HandText
    seen: TilesText = ""
    river: TilesText = ""
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    kita: NorthsAside = 0
    turn: Turn = None
    aim: PlayFor = Aim.POINTS
    rules: RulesText = ""
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a hand at a table, a discarded tile behind it, and the turn."""
        at = read_situation(self, rules, takes_call=True)
        at = replace(at, turn=at.told_turn)
        return Question("outlook", at, aim=self.aim, private=self.private)


def choose_turn(question: Question, values: Sequence[str]) -> Question:
    """Ask for another turn."""
    turn = one(values)
    if turn not in map(str, TURNS):
        raise ValueError(f"there is no such turn: {turn}"[:100])
    return question.but(turn=int(turn))


def choose_aim(question: Question, values: Sequence[str]) -> Question:
    """Play for something else."""
    return question.but(aim=Aim(one(values)))


def choose_view(question: Question, values: Sequence[str]) -> Question:
    """Ask for another view of the others."""
    return question.but(view=View(one(values)))


OUTLOOK: Final = Feature(
    "outlook",
    (*HAND, "aim", "view"),
    answer_outlook,
    OutlookOptions,
    selects=HAND_CHOICES | {"turn": choose_turn, "aim": choose_aim, "view": choose_view},
    needs="outlook",
)
