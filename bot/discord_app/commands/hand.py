"""/waits and /agari: a typed hand in, an answer out."""

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion
from engine import Order

from .options import (
    CalledText,
    ComparedText,
    ExtrasText,
    HandText,
    Kita,
    ReadingOrder,
    RulesText,
    Seat,
    TilesText,
    Way,
    WinText,
    options,
)


@app_commands.command(
    name=translatable("command-waits"), description=translatable("command-waits-about")
)
@options()
async def waits(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: HandText,
    seen: TilesText = "",
    river: TilesText = "",
    called: CalledText = "",
    compare: ComparedText = "",
    seat: Seat = None,
    round_: Seat = None,
    dora: TilesText = "",
    kita: Kita = 0,
    extras: ExtrasText = "",
    rules: RulesText = "",
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /waits."""
    question = TypedQuestion(
        Command.WAITS,
        hand,
        seen=seen,
        river=river,
        called=called,
        compare=compare,
        seat=seat,
        round=round_,
        dora=dora,
        kita=kita,
        extras=extras,
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)


@app_commands.command(
    name=translatable("command-agari"), description=translatable("command-agari-about")
)
@options()
async def agari(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: HandText,
    win: WinText = "",
    by: Way = None,
    seat: Seat = None,
    round_: Seat = None,
    dora: TilesText = "",
    kita: Kita = 0,
    extras: ExtrasText = "",
    order: ReadingOrder = Order.SEQUENCE,
    rules: RulesText = "",
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /agari."""
    question = TypedQuestion(
        Command.AGARI,
        hand,
        win=win,
        by=by,
        seat=seat,
        round=round_,
        dora=dora,
        kita=kita,
        extras=extras,
        order=order,
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)
