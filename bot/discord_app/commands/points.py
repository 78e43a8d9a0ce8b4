"""/points: han and fu in, the row of the table out."""

from functools import partial
from typing import Any, Final

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.pages.point_completion import live_fu, live_han
from bot.questions.query import TALLY_LIMIT, Command
from bot.questions.typed import TypedQuestion
from engine import EAST, NAMES, SOUTH, TILE_OF_NAME

from .hand import Choices, complete_rules, complete_with
from .options import RulesText, TilesText

DEALER: Final = NAMES[EAST]
PLAYERS: Final = [
    app_commands.Choice(name=translatable("label-non-dealer"), value=NAMES[SOUTH]),
    app_commands.Choice(name=translatable("label-dealer"), value=DEALER),
]


def _table(interaction: Interaction) -> tuple[str, bool]:
    """Return the rules that are chosen so far, and whether the dealer is."""
    chosen: Any = interaction.namespace
    rules = getattr(chosen, "rules", None) or interaction.client.settings.default_rules
    return str(rules), getattr(chosen, "player", None) == DEALER


async def complete_han(interaction: Interaction, typed: str) -> Choices:
    """Offer han, limits and, behind han, their fu, each with its price."""
    rules, dealer = _table(interaction)
    return await complete_with(interaction, partial(live_han, typed, rules, dealer=dealer))


async def complete_fu(interaction: Interaction, typed: str) -> Choices:
    """Offer the fu that go with the han typed."""
    rules, dealer = _table(interaction)
    han = str(getattr(interaction.namespace, "han", None) or "")
    return await complete_with(interaction, partial(live_fu, han, typed, rules, dealer=dealer))


@app_commands.command(
    name=translatable("command-points"), description=translatable("command-points-about")
)
@app_commands.rename(
    han=translatable("option-han"),
    fu=translatable("option-fu"),
    player=translatable("option-player"),
    honba=translatable("option-honba"),
    rules=translatable("option-rules"),
    private=translatable("option-private"),
)
@app_commands.describe(
    han=translatable("option-han-about"),
    fu=translatable("option-fu-about"),
    player=translatable("option-player-about"),
    honba=translatable("option-honba-about"),
    rules=translatable("option-rules-about"),
    private=translatable("option-private-about"),
)
@app_commands.choices(player=PLAYERS)
@app_commands.autocomplete(han=complete_han, fu=complete_fu, rules=complete_rules)
async def points(
    interaction: Interaction,
    han: TilesText,
    fu: TilesText = "",
    player: str = "",
    honba: app_commands.Range[int, 0, TALLY_LIMIT] = 0,
    rules: RulesText = "",
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /points."""
    question = TypedQuestion(
        Command.POINTS,
        "",
        han=han,
        fu=fu,
        seat=TILE_OF_NAME[player] if player else None,
        honba=honba,
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)
