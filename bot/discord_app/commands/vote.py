"""/vote: what would you cut?"""

from discord import app_commands

from bot.club.vote.cuts import HOURS, LONGEST_TEXT, USUAL_HOURS
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.voting import ask_vote
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion
from bot.typed.hands import TURNS

from .options import Kita, Seat, TilesText, options
from .quiz import QuizHandText


@app_commands.command(
    name=translatable("command-vote"), description=translatable("command-vote-about")
)
@options(hand="option-vote-hand-about", turn="option-vote-turn-about")
async def vote(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: QuizHandText,
    seat: Seat = None,
    round_: Seat = None,
    turn: app_commands.Range[int, TURNS[0], TURNS[-1]] = TURNS[0],
    dora: TilesText = "",
    kita: Kita = 0,
    text: app_commands.Range[str, None, LONGEST_TEXT] = "",
    hours: app_commands.Range[int, HOURS[0], HOURS[-1]] = USUAL_HOURS,
) -> None:
    """Answer /vote."""
    typed = TypedQuestion(
        Command.OUTLOOK,
        hand,
        seat=seat,
        round=round_,
        turn=turn,
        dora=dora,
        kita=kita,
        rules="",
        private=True,
    )
    await ask_vote(interaction, typed, text, hours)
