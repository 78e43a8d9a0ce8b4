"""/waits and /agari: a typed hand in, an answer out."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from discord import app_commands

from bot.discord_app.client import Interaction
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
from bot.questions.query import Command
from bot.questions.three_players import MOST_NUKI
from bot.questions.typed import TypedQuestion
from bot.words import Words
from engine import (
    NAMES,
    TENHOU,
    TILE_OF_NAME,
    WINDS,
    By,
    Order,
    Rules,
    RulesError,
    parse_rules,
)

from .options import ExtrasText, HandText, RulesText, TilesText

ORDERS: Final = [
    app_commands.Choice(name=translatable(f"order-{order.value}"), value=order.value)
    for order in Order
]


WAYS: Final = [
    app_commands.Choice(name=translatable(f"by-{by.value}"), value=by.value) for by in By
]
SEATS: Final = [
    app_commands.Choice(name=translatable(f"tile-{NAMES[wind]}-short"), value=NAMES[wind])
    for wind in WINDS
]


Choices = list[app_commands.Choice[str]]


async def complete_with(
    interaction: Interaction, offer: Callable[[Words], Iterable[tuple[str, str]]]
) -> Choices:
    """Answer typing at once, and leave nothing for discord.py to send, where errors are lost."""
    await interaction.client.responder.complete(interaction, offer)
    return []


def rules_typed(interaction: Interaction) -> Rules:
    """Return the rules that are typed so far; the usual ones where they cannot be read."""
    typed = getattr(interaction.namespace, "rules", None)
    try:
        return parse_rules(str(typed or interaction.client.settings.default_rules))
    except RulesError:
        return TENHOU


async def complete_tiles(interaction: Interaction, typed: str) -> Choices:
    """Offer the reading of tiles that are no hand."""
    return await complete_with(
        interaction, partial(live_tiles, typed, rules=rules_typed(interaction))
    )


async def complete_winning_tile(interaction: Interaction, typed: str) -> Choices:
    """Offer the tiles on which the hand that is typed can be won."""
    hand = str(getattr(interaction.namespace, "hand", None) or "")
    return await complete_with(
        interaction, partial(win_tiles, hand, typed, rules=rules_typed(interaction))
    )


async def complete_called(interaction: Interaction, typed: str) -> Choices:
    """Offer the tiles that the hand that is typed can call."""
    hand = str(getattr(interaction.namespace, "hand", None) or "")
    return await complete_with(
        interaction, partial(live_called, hand, typed, rules=rules_typed(interaction))
    )


async def complete_compared(interaction: Interaction, typed: str) -> Choices:
    """Offer the tiles typed so far with each that may be compared with them."""
    hand = str(getattr(interaction.namespace, "hand", None) or "")
    return await complete_with(
        interaction, partial(live_compared, hand, typed, rules=rules_typed(interaction))
    )


async def complete_extras(interaction: Interaction, typed: str) -> Choices:
    """Offer the words that may follow in ``extras``."""
    return await complete_with(
        interaction, partial(live_extras, typed, rules=rules_typed(interaction))
    )


async def complete_rules(interaction: Interaction, typed: str) -> Choices:
    """Offer rule sets, and behind one its switches."""
    return await complete_with(interaction, partial(live_rules, typed))


async def complete_hand(interaction: Interaction, typed: str) -> Choices:
    """Offer the live reading of what is typed so far, with the canonical hand as its value."""
    return await complete_with(
        interaction, partial(live_reading, typed, rules=rules_typed(interaction))
    )


@app_commands.command(
    name=translatable("command-waits"), description=translatable("command-waits-about")
)
@app_commands.rename(
    hand=translatable("option-hand"),
    seen=translatable("option-seen"),
    river=translatable("option-river"),
    called=translatable("option-called"),
    compare=translatable("option-compare"),
    seat=translatable("option-seat"),
    round_wind=translatable("option-round"),
    dora=translatable("option-dora"),
    kita=translatable("option-kita"),
    extras=translatable("option-extras"),
    rules=translatable("option-rules"),
    private=translatable("option-private"),
)
@app_commands.describe(
    hand=translatable("option-hand-about"),
    seen=translatable("option-seen-about"),
    river=translatable("option-river-about"),
    called=translatable("option-called-about"),
    compare=translatable("option-compare-about"),
    seat=translatable("option-seat-about"),
    round_wind=translatable("option-round-about"),
    dora=translatable("option-dora-about"),
    kita=translatable("option-kita-about"),
    extras=translatable("option-extras-about"),
    rules=translatable("option-rules-about"),
    private=translatable("option-private-about"),
)
@app_commands.choices(seat=SEATS, round_wind=SEATS)
@app_commands.autocomplete(
    hand=complete_hand,
    seen=complete_tiles,
    river=complete_tiles,
    called=complete_called,
    compare=complete_compared,
    dora=complete_tiles,
    extras=complete_extras,
    rules=complete_rules,
)
async def waits(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: HandText,
    seen: TilesText = "",
    river: TilesText = "",
    called: TilesText = "",
    compare: TilesText = "",
    seat: str = "",
    round_wind: str = "",
    dora: TilesText = "",
    kita: app_commands.Range[int, 0, MOST_NUKI] = 0,
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
        seat=TILE_OF_NAME[seat] if seat else None,
        round=TILE_OF_NAME[round_wind] if round_wind else None,
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
@app_commands.rename(
    hand=translatable("option-hand"),
    win=translatable("option-win"),
    by=translatable("option-by"),
    seat=translatable("option-seat"),
    round_wind=translatable("option-round"),
    dora=translatable("option-dora"),
    kita=translatable("option-kita"),
    extras=translatable("option-extras"),
    order=translatable("option-order"),
    rules=translatable("option-rules"),
    private=translatable("option-private"),
)
@app_commands.describe(
    hand=translatable("option-hand-about"),
    win=translatable("option-win-about"),
    by=translatable("option-by-about"),
    seat=translatable("option-seat-about"),
    round_wind=translatable("option-round-about"),
    dora=translatable("option-dora-about"),
    kita=translatable("option-kita-about"),
    extras=translatable("option-extras-about"),
    order=translatable("option-order-about"),
    rules=translatable("option-rules-about"),
    private=translatable("option-private-about"),
)
@app_commands.choices(by=WAYS, seat=SEATS, round_wind=SEATS, order=ORDERS)
@app_commands.autocomplete(
    hand=complete_hand,
    win=complete_winning_tile,
    dora=complete_tiles,
    extras=complete_extras,
    rules=complete_rules,
)
async def agari(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    hand: HandText,
    win: TilesText = "",
    by: str = "",
    seat: str = "",
    round_wind: str = "",
    dora: TilesText = "",
    kita: app_commands.Range[int, 0, MOST_NUKI] = 0,
    extras: ExtrasText = "",
    order: str = Order.SEQUENCE.value,
    rules: RulesText = "",
    private: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
) -> None:
    """Answer /agari."""
    question = TypedQuestion(
        Command.AGARI,
        hand,
        win=win,
        by=By(by) if by else None,
        seat=TILE_OF_NAME[seat] if seat else None,
        round=TILE_OF_NAME[round_wind] if round_wind else None,
        dora=dora,
        kita=kita,
        extras=extras,
        order=Order(order),
        rules=rules or interaction.client.settings.default_rules,
        private=private,
    )
    await interaction.client.responder.answer(interaction, question)
