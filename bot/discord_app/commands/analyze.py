"""The message menu "Analyze hand": finds a hand in any message and answers it privately."""

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import app_commands

from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion
from bot.typed.errors import Refusal
from bot.typed.find_hand import Found, FoundHand, find_hands
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


def _question(found: Found, rules: str) -> TypedQuestion:
    """Ask about the first hand, or about the words that look most like one."""
    question = TypedQuestion(Command.WAITS, found.unread or "", rules=rules, private=True)
    if not found.hands:
        if not found.unread:
            raise Refusal("error-no-hand")
        return question
    first, *others = (_about(hand, question) for hand in found.hands)
    return replace(first, others=tuple(others))


def _about(found: FoundHand, question: TypedQuestion) -> TypedQuestion:
    """Ask about a hand with what the message says beside it; where it was won, for its worth."""
    situation = found.situation
    question = replace(
        question,
        hand=found.hand,
        dora=situation.dora,
        seat=situation.seat,
        round=situation.round,
        called="" if situation.called is None else NAMES[situation.called],
        left_out=found.left_out,
    )
    hand = parse_hand(found.hand)
    if situation.by is None or not (hand.has_drawn_size and decompose(hand)):
        return question
    has_riichi = situation.riichi and hand.is_closed
    extras = "riichi" if has_riichi else ""
    return replace(question, command=Command.AGARI, by=situation.by, extras=extras)


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
