"""/outlook: what each cut of a hand is worth."""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion
from bot.typed.hands import TURNS
from engine.outlook import Aim

from .options import HandText, Kita, OneOf, RulesText, Seat, TilesText, options

PlayFor = app_commands.Transform[Aim, OneOf((aim.value, aim, f"aim-{aim.value}") for aim in Aim)]


@app_commands.command(
    name=translatable("command-outlook"), description=translatable("command-outlook-about")
)
@options()
async def outlook(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: HandText,
    seen: TilesText = "",
    river: TilesText = "",
    seat: Seat = None,
    round_: Seat = None,
    dora: TilesText = "",
    kita: Kita = 0,
    turn: app_commands.Range[int, TURNS[0], TURNS[-1]] | None = None,
    aim: PlayFor = Aim.POINTS,
    rules: RulesText = "",
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /outlook."""
    question = TypedQuestion(
        Command.OUTLOOK,
        hand,
        seen=seen,
        river=river,
        seat=seat,
        round=round_,
        dora=dora,
        kita=kita,
        turn=turn,
        aim=aim,
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)
