"""A member's own record: progress, export, deletion, and not being named."""

from functools import partial
from io import BytesIO
from typing import Final

import discord

from bot.club.own_data.export import Export
from bot.club.own_data.page import (
    BACK,
    DELETE,
    DELETE_ALL,
    EXPORT,
    HIDE,
    UNHIDE,
    data_page,
    deleted_page,
    sure_page,
)
from bot.club.own_data.progress import progress_page
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.metering import in_thread
from bot.discord_app.payload import compose, draw_reply
from bot.discord_app.study import Study, studying
from bot.pages.page import Page
from bot.study import learners
from bot.typed.errors import Refusal
from bot.words import Words

EXPORT_NAME: Final = "riichi-data.json.gz"


async def show_progress(interaction: Interaction) -> None:
    """Answer /my progress."""
    async with studying(interaction) as study:
        responder = interaction.client.responder
        words = responder.words(interaction)
        record = await learners.progress(study.store, interaction.user.id)
        reply = draw_reply(progress_page(record, words), responder.palette, language=words.language)
        await delivery.send(interaction, responder.measured(interaction, reply))


async def show_data(interaction: Interaction) -> None:
    """Answer /my data: what is stored, and what can be done with it."""
    async with studying(interaction) as study:
        words = interaction.client.responder.words(interaction)
        page = await _data_page(study, interaction.user.id, words)
        await delivery.send(interaction, compose(page))


async def own_data(interaction: Interaction, arguments: list[str]) -> None:
    """Answer the buttons under /my data; who sees them is whose data they are."""
    async with studying(interaction) as study:
        words = interaction.client.responder.words(interaction)
        learner = interaction.user.id
        what = arguments[0] if len(arguments) == 1 else ""
        if what == EXPORT:
            await _send_export(interaction, study)
            return
        if what == DELETE:
            await delivery.replace(interaction, compose(sure_page(words)))
            return
        if what == DELETE_ALL:
            await delivery.defer(interaction, in_place=True, private=True)
            interaction.client.games.forget(learner)
            rows = await learners.forget(study.store, learner)
            await delivery.replace(interaction, compose(deleted_page(rows, words)))
            return
        if what not in {HIDE, UNHIDE, BACK}:
            raise Refusal("error-stale")
        if what != BACK:
            await learners.hide(study.store, learner, hidden=what == HIDE)
        page = await _data_page(study, learner, words)
        await delivery.replace(interaction, compose(page))


async def _send_export(interaction: Interaction, study: Study) -> None:
    """Send every row as files that only the user sees; one user's at a time."""
    if study.exporting.locked():
        raise Refusal("error-busy")
    async with study.exporting:
        await delivery.defer(interaction, in_place=False, private=True)
        export = Export()
        async for table, rows in learners.export(study.store, interaction.user.id):
            await in_thread(partial(export.add, table, rows))
        files = [discord.File(BytesIO(it), EXPORT_NAME) for it in await in_thread(export.files)]
        await interaction.edit_original_response(attachments=files[:1])
        for file in files[1:]:
            await interaction.followup.send(file=file, ephemeral=True)


async def _data_page(study: Study, learner: int, words: Words) -> Page:
    return data_page(await learners.progress(study.store, learner), words)
