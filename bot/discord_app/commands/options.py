"""The options that commands share: how each is typed, completed, named and described."""

import inspect
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from discord import AppCommandOptionType, ChannelType, app_commands

from bot.discord_app.client import Client, Interaction
from bot.discord_app.command_tree import translatable
from bot.pages.completion import (
    live_called,
    live_compared,
    live_extras,
    live_reading,
    live_rules,
    live_tiles,
    win_tiles,
)
from bot.typed.limits import EXTRAS_LIMIT, HAND_LIMIT, RULES_LIMIT, TILES_LIMIT
from bot.typed.rules import rules_meant
from bot.typed.three_players import MOST_NUKI
from bot.words import Words
from engine import NAMES, WINDS, By, Order, Rules, Tile

Choices = list[app_commands.Choice[str | int | float]]
Offer = Callable[[Words], Iterable[tuple[str, str]]]
"""Makes the names and values that complete a text, in the user's words."""

Callback = TypeVar("Callback", bound=Callable[..., Any])
Value = TypeVar("Value")


def options(**about: str) -> Callable[[Callback], Callback]:
    """Name and describe the options of a command by its parameters.

    The parameter ``seat`` is named by the sentence ``option-seat`` and described by
    ``option-seat-about``, or by the sentence that ``about`` has for it. An underscore at the end,
    as in ``round_``, keeps a parameter from hiding a function of Python's.
    """

    def name(callback: Callback) -> Callback:
        _, *parameters = inspect.signature(callback).parameters
        ids = {it: f"option-{it.rstrip('_')}" for it in parameters}
        texts = {it: about.get(it, f"{ids[it]}-about") for it in parameters}
        app_commands.rename(**{it: translatable(ids[it]) for it in parameters})(callback)
        app_commands.describe(**{it: translatable(texts[it]) for it in parameters})(callback)
        return callback

    return name


class Text(app_commands.Transformer[Client]):
    """Text that is completed while it is typed, no longer than anything that could be read."""

    def __init__(
        self,
        offer: Callable[[Interaction, str], Offer],
        longest: int,
        shortest: int | None = None,
    ) -> None:
        self._offer = offer
        self._longest = longest
        self._shortest = shortest

    @property
    def min_value(self) -> int | None:
        """Return the fewest characters."""
        return self._shortest

    @property
    def max_value(self) -> int:
        """Return the most characters."""
        return self._longest

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        """Return the text as it was typed."""
        del interaction
        return value

    async def autocomplete(self, interaction: Interaction, value: float | str, /) -> Choices:
        """Answer typing here: discord.py, which sends what is returned, loses errors."""
        offer = self._offer(interaction, str(value))
        await interaction.client.responder.complete(interaction, offer)
        return []


class OneOf(app_commands.Transformer[Client], Generic[Value]):
    """A choice; a row is what Discord sends, the value that it stands for, and its sentence."""

    def __init__(self, rows: Iterable[tuple[str | int, Value, str]]) -> None:
        rows = list(rows)
        self._values = {sent: value for sent, value, _ in rows}
        self._choices: Choices = [
            app_commands.Choice(name=translatable(sentence), value=sent)
            for sent, _, sentence in rows
        ]

    @property
    def type(self) -> AppCommandOptionType:
        """Return whether Discord sends text or a number."""
        is_number = isinstance(self._choices[0].value, int)
        return AppCommandOptionType.integer if is_number else AppCommandOptionType.string

    @property
    def choices(self) -> Choices:
        """Return the choices, named in every language."""
        return self._choices

    async def transform(self, interaction: Interaction, value: str | int, /) -> Value:
        """Return the value that is meant."""
        del interaction
        return self._values[value]


class Channel(app_commands.Transformer[Client]):
    """The id of a channel for messages: without a cache of servers discord.py finds no channel."""

    @property
    def type(self) -> AppCommandOptionType:
        """Return that Discord offers channels."""
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        """Return the kinds of channel that it offers."""
        return [ChannelType.text, ChannelType.news]

    async def transform(self, interaction: Interaction, value: Any, /) -> int:  # noqa: ANN401 - a channel, as Discord resolves it
        """Return the channel's id."""
        del interaction
        return int(value.id)


def rules_typed(interaction: Interaction) -> Rules:
    """Return the rules that are typed so far; the usual ones where they cannot be read."""
    typed = getattr(interaction.namespace, "rules", None)
    return rules_meant(str(typed or interaction.client.settings.default_rules))


def by_itself(live: Callable[..., Any]) -> Callable[[Interaction, str], Offer]:
    """Complete a text from itself and the rules, as ``live(typed, words, rules=…)`` does."""
    return lambda interaction, typed: partial(live, typed, rules=rules_typed(interaction))


def with_hand(live: Callable[..., Any]) -> Callable[[Interaction, str], Offer]:
    """Complete a text from the option ``hand`` too: ``live(hand, typed, words, rules=…)``."""

    def offer(interaction: Interaction, typed: str) -> Offer:
        hand = str(getattr(interaction.namespace, "hand", None) or "")
        return partial(live, hand, typed, rules=rules_typed(interaction))

    return offer


HandText = app_commands.Transform[str, Text(by_itself(live_reading), HAND_LIMIT, shortest=1)]
TilesText = app_commands.Transform[str, Text(by_itself(live_tiles), TILES_LIMIT)]
CalledText = app_commands.Transform[str, Text(with_hand(live_called), TILES_LIMIT)]
ComparedText = app_commands.Transform[str, Text(with_hand(live_compared), TILES_LIMIT)]
WinText = app_commands.Transform[str, Text(with_hand(win_tiles), TILES_LIMIT)]
ExtrasText = app_commands.Transform[str, Text(by_itself(live_extras), EXTRAS_LIMIT)]
RulesText = app_commands.Transform[
    str, Text(lambda _, typed: partial(live_rules, typed), RULES_LIMIT)
]
Kita = app_commands.Range[int, 0, MOST_NUKI]
Seat = app_commands.Transform[
    Tile | None, OneOf((NAMES[wind], wind, f"tile-{NAMES[wind]}-short") for wind in WINDS)
]
Way = app_commands.Transform[By | None, OneOf((by.value, by, f"by-{by.value}") for by in By)]
ReadingOrder = app_commands.Transform[
    Order, OneOf((order.value, order, f"order-{order.value}") for order in Order)
]
