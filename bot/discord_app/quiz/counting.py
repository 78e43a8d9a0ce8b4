"""The number of answers in the message of a question: shown seldom, and once more at the end."""

import asyncio
import logging
from contextvars import Context

import discord
from discord.webhook.async_ import async_context

from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.discord_errors import NETWORK
from bot.discord_app.payload import Reply
from bot.discord_app.study import Study, Trailing
from bot.study.quiz import Quiz

log = logging.getLogger(__name__)


async def count(interaction: Interaction, study: Study, quiz: Quiz, counted: Reply) -> None:
    """Put the number of answers into the message: now, or once the last change is old enough."""
    if study.shows_count(quiz):
        await _show(interaction, study, quiz.quiz, counted)
        return
    trailing = study.trailing[quiz.quiz]
    if trailing is None:
        return
    planned, trailing.latest = trailing.latest is not None, counted
    if not planned:
        later = asyncio.get_running_loop().call_later
        _apart().run(later, study.count_pause(quiz), _begin, study, quiz.quiz, trailing)


def _apart() -> Context:
    """Return a context outside that of a click, whose answer does not wait for what runs in it.

    It sends to Discord as the click does: the local page has an adapter of its own.
    """
    context = Context()
    context.run(async_context.set, async_context.get())
    return context


async def _show(interaction: Interaction, study: Study, number: int, counted: Reply) -> None:
    """Change the message of a click, unless it is revealed or gone meanwhile."""
    async with study.changing(number) as still_open:
        if not still_open or interaction.message is None:
            return
        try:
            await delivery.replace(interaction, counted)
        except discord.HTTPException as error:  # the feedback matters more than the number
            log.info("The number of answers could not be shown: %s", error)
        else:
            study.trailing[number] = Trailing(interaction)


def _begin(study: Study, number: int, trailing: Trailing) -> None:
    task = asyncio.get_running_loop().create_task(_trail(study, number, trailing))
    study.counting.add(task)
    task.add_done_callback(study.counting.discard)


async def _trail(study: Study, number: int, trailing: Trailing) -> None:
    """Show the latest count in the message that a click has changed before."""
    async with study.changing(number) as still_open:
        counted, trailing.latest = trailing.latest, None
        if not still_open or counted is None:
            return
        try:
            view = delivery.PlainView(counted.components)
            await trailing.click.edit_original_response(view=view)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("The number of answers could not be shown: %s", error)
        else:
            study.note_counted(number)
