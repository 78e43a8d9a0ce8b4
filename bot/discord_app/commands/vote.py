"""/vote: what would you cut?"""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.voting import ask_vote
from bot.questions.query import TURNS, Command
from bot.questions.typed import TypedQuestion
from bot.questions.votes import HOURS, LONGEST_TEXT, USUAL_HOURS
from engine import TILE_OF_NAME

from .hand import SEATS, complete_tiles
from .options import HandText, TilesText
from .quiz import complete_hand


@app_commands.command(
    name=translatable("command-vote"), description=translatable("command-vote-about")
)
@app_commands.rename(
    hand=translatable("option-hand"),
    seat=translatable("option-seat"),
    round_wind=translatable("option-round"),
    turn=translatable("option-turn"),
    dora=translatable("option-dora"),
    text=translatable("option-text"),
    hours=translatable("option-hours"),
)
@app_commands.describe(
    hand=translatable("option-vote-hand-about"),
    seat=translatable("option-seat-about"),
    round_wind=translatable("option-round-about"),
    turn=translatable("option-vote-turn-about"),
    dora=translatable("option-dora-about"),
    text=translatable("option-text-about"),
    hours=translatable("option-hours-about"),
)
@app_commands.choices(seat=SEATS, round_wind=SEATS)
@app_commands.autocomplete(hand=complete_hand, dora=complete_tiles)
async def vote(
    interaction: Interaction,
    hand: HandText,
    seat: str = "",
    round_wind: str = "",
    turn: app_commands.Range[int, TURNS[0], TURNS[-1]] = TURNS[0],
    dora: TilesText = "",
    text: app_commands.Range[str, None, LONGEST_TEXT] = "",
    hours: app_commands.Range[int, HOURS[0], HOURS[-1]] = USUAL_HOURS,
) -> None:
    """Answer /vote."""
    typed = TypedQuestion(
        Command.OUTLOOK,
        hand,
        seat=TILE_OF_NAME[seat] if seat else None,
        round=TILE_OF_NAME[round_wind] if round_wind else None,
        turn=turn,
        dora=dora,
        rules="",
        private=True,
    )
    await ask_vote(interaction, typed, text, hours)
