"""/quiz and /practice: a question for the channel, and questions for oneself."""

from dataclasses import dataclass, fields
from typing import Annotated, Final

from bot.ask.agari.question import AgariQuestion, AgariTyped, read_agari
from bot.ask.options import ExtrasText, OneOf, QuizHandText, RulesText, TilesText, Turn, Way, Wind
from bot.discord_app.client import Interaction
from bot.discord_app.quiz.asking import ask_dealt, ask_typed
from bot.discord_app.quiz.practice import practise
from bot.typed.question import Typed
from engine.problems import LEVELS, PROBLEM_KINDS

from .build import command_of

Kind = Annotated[str | None, OneOf(tuple((kind, kind, f"kind-{kind}") for kind in PROBLEM_KINDS))]
Level = Annotated[int | None, OneOf(tuple((level, level, f"level-{level}") for level in LEVELS))]


@dataclass(frozen=True, slots=True)
class QuizTyped(Typed):
    """The options of /quiz; without a hand one is dealt."""

    kind: Kind = None
    level: Level = None
    hand: Annotated[QuizHandText, "option-quiz-hand-about"] = ""
    win: TilesText = ""
    by: Way = None
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    extras: ExtrasText = ""
    seen: TilesText = ""
    turn: Annotated[Turn, "option-quiz-turn-about"] = None
    rules: RulesText = ""

    def read(self, rules: str) -> AgariQuestion:
        """Read the hand as one that is won, by these rules where none are named."""
        named = {field.name for field in fields(AgariTyped)} - {"rules"}
        same = {name: getattr(self, name) for name in named if hasattr(self, name)}
        return read_agari(AgariTyped(**same, rules=self.rules or rules), self.seen)


@dataclass(frozen=True, slots=True)
class PracticeTyped(Typed):
    """The options of /practice."""

    kind: Annotated[Kind, "option-practice-kind-about"] = None
    level: Annotated[Level, "option-practice-level-about"] = None


async def _quiz(interaction: Interaction, typed: QuizTyped) -> None:
    if typed.hand:
        await ask_typed(interaction, typed.read, typed.kind, typed.turn)
    else:
        await ask_dealt(interaction, typed.kind, typed.level)


async def _practice(interaction: Interaction, typed: PracticeTyped) -> None:
    await practise(interaction, typed.kind, typed.level)


quiz: Final = command_of("quiz", QuizTyped, _quiz)
practice: Final = command_of("practice", PracticeTyped, _practice)
