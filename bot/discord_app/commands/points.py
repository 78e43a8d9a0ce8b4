"""/points: han and fu in, the row of the table out."""

from functools import partial
from typing import Any, Final

from discord import app_commands

from bot.ask.points.completion import live_fu, live_han
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion
from bot.typed.limits import TALLY_LIMIT, TILES_LIMIT
from engine import EAST, NAMES, SOUTH, Tile

from .options import Offer, OneOf, RulesText, Text, options

DEALER: Final = NAMES[EAST]


def _table(interaction: Interaction) -> tuple[str, bool]:
    """Return the rules that are chosen so far, and whether the dealer is."""
    chosen: Any = interaction.namespace
    rules = getattr(chosen, "rules", None) or interaction.client.settings.default_rules
    return str(rules), getattr(chosen, "player", None) == DEALER


def _offer_han(interaction: Interaction, typed: str) -> Offer:
    """Offer han, limits and, behind han, their fu, each with its price."""
    rules, dealer = _table(interaction)
    return partial(live_han, typed, rules, dealer=dealer)


def _offer_fu(interaction: Interaction, typed: str) -> Offer:
    """Offer the fu that go with the han typed."""
    rules, dealer = _table(interaction)
    han = str(getattr(interaction.namespace, "han", None) or "")
    return partial(live_fu, han, typed, rules, dealer=dealer)


HanText = app_commands.Transform[str, Text(_offer_han, TILES_LIMIT)]
FuText = app_commands.Transform[str, Text(_offer_fu, TILES_LIMIT)]
Player = app_commands.Transform[
    Tile | None,
    OneOf([(NAMES[SOUTH], SOUTH, "label-non-dealer"), (DEALER, EAST, "label-dealer")]),
]


@app_commands.command(
    name=translatable("command-points"), description=translatable("command-points-about")
)
@options()
async def points(
    interaction: Interaction,
    han: HanText,
    fu: FuText = "",
    player: Player = None,
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
        seat=player,
        honba=honba,
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)
