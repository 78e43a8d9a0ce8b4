"""/outlook: what each cut of a hand is worth."""

from typing import Final

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import TURNS, Command
from bot.questions.typed import TypedQuestion
from engine import TILE_OF_NAME
from engine.outlook import Aim

from .hand import SEATS, complete_hand, complete_rules, complete_tiles
from .options import HandText, RulesText, TilesText

AIMS: Final = [
    app_commands.Choice(name=translatable(f"aim-{aim.value}"), value=aim.value) for aim in Aim
]


@app_commands.command(
    name=translatable("command-outlook"), description=translatable("command-outlook-about")
)
@app_commands.rename(
    hand=translatable("option-hand"),
    seen=translatable("option-seen"),
    river=translatable("option-river"),
    seat=translatable("option-seat"),
    round_wind=translatable("option-round"),
    dora=translatable("option-dora"),
    turn=translatable("option-turn"),
    aim=translatable("option-aim"),
    rules=translatable("option-rules"),
    private=translatable("option-private"),
)
@app_commands.describe(
    hand=translatable("option-hand-about"),
    seen=translatable("option-seen-about"),
    river=translatable("option-river-about"),
    seat=translatable("option-seat-about"),
    round_wind=translatable("option-round-about"),
    dora=translatable("option-dora-about"),
    turn=translatable("option-turn-about"),
    aim=translatable("option-aim-about"),
    rules=translatable("option-rules-about"),
    private=translatable("option-private-about"),
)
@app_commands.choices(seat=SEATS, round_wind=SEATS, aim=AIMS)
@app_commands.autocomplete(
    hand=complete_hand,
    seen=complete_tiles,
    river=complete_tiles,
    dora=complete_tiles,
    rules=complete_rules,
)
async def outlook(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: HandText,
    seen: TilesText = "",
    river: TilesText = "",
    seat: str = "",
    round_wind: str = "",
    dora: TilesText = "",
    turn: app_commands.Range[int, TURNS[0], TURNS[-1]] | None = None,
    aim: str = Aim.POINTS.value,
    rules: RulesText = "",
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /outlook."""
    question = TypedQuestion(
        Command.OUTLOOK,
        hand,
        seen=seen,
        river=river,
        seat=TILE_OF_NAME[seat] if seat else None,
        round=TILE_OF_NAME[round_wind] if round_wind else None,
        dora=dora,
        turn=turn,
        aim=Aim(aim),
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)
