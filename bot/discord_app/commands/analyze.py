"""The message menu "Analyze hand": finds a hand in any message and answers it privately."""

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.ask.agari.question import AgariTyped
from bot.ask.answer import MessageQuestion
from bot.ask.waits.reading import WaitsTyped
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.typed.errors import Refusal
from bot.typed.find_hand import Found, FoundHand, find_hands
from bot.typed.question import Typed
from bot.typed.three_players import players_of
from engine import NAMES, decompose, parse_hand


@app_commands.context_menu(name=translatable("command-analyze"))
async def analyze(interaction: Interaction, message: discord.Message) -> None:
    """Answer for the first hand in the message.

    Discord sends the message along, so its content needs no privileged intent.
    """
    responder = interaction.client.responder
    async with responder.answering(interaction):
        rules = interaction.client.settings.default_rules
        found = find_hands(texts(message), players_of(rules))
        question = _question(found, rules)
        await delivery.send(interaction, await responder.reply(interaction, question))


def _question(found: Found, rules: str) -> MessageQuestion:
    """Ask about the first hand, or about the words that look most like one."""
    if not found.hands:
        if not found.unread:
            raise Refusal("error-no-hand")
        return MessageQuestion(WaitsTyped(found.unread, rules=rules, private=True))
    first, *others = (_about(hand, rules) for hand in found.hands)
    return MessageQuestion(first, tuple(others), found.hands[0].left_out)


def _about(found: FoundHand, rules: str) -> Typed:
    """Ask about a hand with what the message says beside it; where it was won, for its worth."""
    situation, hand = found.situation, parse_hand(found.hand)
    if situation.by is not None and hand.has_drawn_size and decompose(hand):
        return AgariTyped(
            found.hand,
            by=situation.by,
            seat=situation.seat,
            round=situation.round,
            dora=situation.dora,
            extras="riichi" if situation.riichi and hand.is_closed else "",
            rules=rules,
            private=True,
        )
    return WaitsTyped(
        found.hand,
        called="" if situation.called is None else NAMES[situation.called],
        seat=situation.seat,
        round=situation.round,
        dora=situation.dora,
        rules=rules,
        private=True,
    )


def texts(message: discord.Message) -> Iterator[str]:
    """Yield what can be read in a message: its content, embeds and text components."""
    yield message.content
    for embed in message.embeds:
        yield from filter(None, (embed.title, embed.description))
    for component in message.components:
        yield from _component_texts(component)


def _component_texts(component: discord.Component) -> Iterator[str]:
    if isinstance(component, discord.TextDisplay):
        yield component.content
    if isinstance(component, discord.Container | discord.SectionComponent):
        for child in component.children:
            yield from _component_texts(child)
