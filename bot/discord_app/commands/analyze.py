"""The message menu "Analyze hand": finds a hand, or a game, in any message; answers privately."""

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.ask.messages import MessageQuestion, SaidHand, about
from bot.ask.waits.reading import WaitsTyped
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.games import holds_log, may_be_a_log, open_game
from bot.typed.errors import GAME_ADDRESS, Refusal
from bot.typed.find_hand import Found, find_hands
from bot.typed.three_players import players_of


@app_commands.context_menu(name=translatable("command-analyze"))
async def analyze(interaction: Interaction, message: discord.Message) -> None:
    """Answer for the log of a game that is attached or linked, else for the first hand.

    Discord sends the message along, so its content needs no privileged intent.
    """
    responder = interaction.client.responder
    attached = next(filter(may_be_a_log, message.attachments), None)
    if attached is not None or holds_log(message.content):
        await open_game(interaction, attached, message.content)
        return
    async with responder.answering(interaction):
        rules = interaction.client.settings.default_rules
        found = find_hands(texts(message), players_of(rules))
        if not found.hands and GAME_ADDRESS.search(message.content):
            raise Refusal("error-game-address")
        question = _question(found, rules)
        await delivery.send(interaction, await responder.reply(interaction, question))


def _question(found: Found, rules: str) -> MessageQuestion:
    """Ask about the first hand, or about the words that look most like one."""
    typed = WaitsTyped(found.unread or "", rules=rules, private=True)
    if not found.hands:
        if not found.unread:
            raise Refusal("error-no-hand")
        return MessageQuestion(SaidHand(typed))
    first, *others = (about(hand, typed) for hand in found.hands)
    return MessageQuestion(first, tuple(others))


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
