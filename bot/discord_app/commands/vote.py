"""/vote: what would you cut?"""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.ask.options import Kita, Number, QuizHandText, Text, TilesText, Wind
from bot.ask.outlook.question import OutlookQuestion, OutlookTyped, read_outlook
from bot.club.vote.cuts import HOURS, LONGEST_TEXT, USUAL_HOURS
from bot.discord_app.client import Interaction
from bot.discord_app.quiz.voting import ask_vote
from bot.typed.hands import TURNS
from bot.typed.question import Typed

from .build import command_of


@dataclass(frozen=True, slots=True)
class VoteTyped(Typed):
    """The options of /vote."""

    hand: Annotated[QuizHandText, "option-vote-hand-about"]
    seat: Wind = None
    round: Wind = None
    turn: Annotated[int, Number(TURNS[0], TURNS[-1]), "option-vote-turn-about"] = TURNS[0]
    dora: TilesText = ""
    kita: Kita = 0
    text: Annotated[str, Text(None, LONGEST_TEXT)] = ""
    hours: Annotated[int, Number(HOURS[0], HOURS[-1])] = USUAL_HOURS

    def read(self, rules: str) -> OutlookQuestion:
        """Read the hand at its table, by these rules."""
        return read_outlook(
            OutlookTyped(
                self.hand,
                seat=self.seat,
                round=self.round,
                dora=self.dora,
                kita=self.kita,
                turn=self.turn,
                rules=rules,
                private=True,
            )
        )


async def _vote(interaction: Interaction, typed: VoteTyped) -> None:
    await ask_vote(interaction, typed.read, typed.text, typed.hours)


vote: Final = command_of("vote", VoteTyped, _vote)
