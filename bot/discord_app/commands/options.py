"""The kinds of text options, no longer than anything that could be read."""

from discord import app_commands

from bot.questions.limits import EXTRAS_LIMIT, HAND_LIMIT, RULES_LIMIT, TILES_LIMIT

HandText = app_commands.Range[str, 1, HAND_LIMIT]
TilesText = app_commands.Range[str, None, TILES_LIMIT]
ExtrasText = app_commands.Range[str, None, EXTRAS_LIMIT]
RulesText = app_commands.Range[str, None, RULES_LIMIT]
