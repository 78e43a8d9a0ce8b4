"""The message of a question whose sending told nothing: it may be there, and may not."""

from collections.abc import Iterator
from typing import Any

import discord

from bot.club.quiz.ids import read_number, read_quiz_id

from .delivery import Sent
from .interactions import Interaction


async def landed(interaction: Interaction, number: int) -> Sent | None:
    """Return the answer to an interaction where it shows this question, None where it does not.

    Discord may post an answer and lose its reply; asked again, it says that the interaction has its
    answer. It says the same where another process has answered, with a question of its own.
    Raises what discord.py raises where Discord does not tell.
    """
    try:
        message = await interaction.original_response()
    except discord.NotFound:
        return None
    return Sent(message.id, message.flags.ephemeral) if shows(message, number) else None


def shows(message: discord.Message, number: int) -> bool:
    """Whether a message has the controls of a question."""
    return number in set(_numbers(message.components))


def _numbers(components: Any) -> Iterator[int]:  # noqa: ANN401 - discord.py has no word for them all
    for component in components:
        yield from _numbers(getattr(component, "children", ()))
        try:
            _, arguments = read_quiz_id(component.custom_id)
            yield read_number(arguments[0])
        except (AttributeError, ValueError, IndexError):
            continue  # a link, a text, a control of something else
