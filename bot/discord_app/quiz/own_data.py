"""A member's own record: progress, export, deletion, and not being named."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Final

import discord

from bot.club.own_data.export import Export
from bot.club.own_data.progress import progress_page
from bot.club.quiz.ids import Action, quiz_button
from bot.club.quiz.words import theme_name
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.metering import in_thread
from bot.discord_app.payload import compose, draw_reply
from bot.pages.page import Button, Page, Tone
from bot.study import learners
from bot.study.learners import Progress
from bot.typed.errors import Refusal
from bot.words import Words

from .study import Study, studying

EXPORT: Final = "export"
HIDE: Final = "hide"
UNHIDE: Final = "unhide"
DELETE: Final = "delete"
DELETE_ALL: Final = "all"
BACK: Final = "back"

MOST_OFFERED: Final = 3
"""Weak themes that are offered to be practiced."""

EXPORT_NAME: Final = "riichi-data.json.gz"


async def show_progress(interaction: Interaction) -> None:
    """Answer /my progress."""
    async with studying(interaction) as study:
        responder = interaction.client.responder
        words = responder.words(interaction)
        record = await learners.progress(study.store, interaction.user.id)
        page = progress_page(record, words)
        page = replace(page, buttons=tuple(_theme_buttons(record, words)), private=True)
        reply = draw_reply(page, responder.palette, language=words.language)
        await delivery.send(interaction, responder.measured(interaction, reply))


def _theme_buttons(record: Progress, words: Words) -> Iterator[Button]:
    """Offer to practice the weakest themes that were ever missed."""
    missed = [theme for theme in record.themes if theme.right < theme.seen]
    for theme in missed[:MOST_OFFERED]:
        name = theme_name(theme.kind, theme.theme, words)
        label = words.text("button-practise-theme", theme=name)
        yield quiz_button(label, Action.THEME, theme.kind, theme.theme)


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
            await delivery.replace(interaction, compose(_sure_page(words)))
            return
        if what == DELETE_ALL:
            await delivery.defer(interaction, in_place=True, private=True)
            rows = await learners.forget(study.store, learner)
            page = _page(words.text("title-forgotten"), words.text("data-forgotten", rows=rows))
            await delivery.replace(interaction, compose(page))
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
    record = await learners.progress(study.store, learner)
    hidden = record.hidden
    text = (
        words.text("data-stored", answers=record.stored),
        words.text("data-hidden" if hidden else "data-named"),
        words.text("data-kept"),
    )
    buttons = (
        quiz_button(words.text("button-export"), Action.DATA, EXPORT),
        quiz_button(
            words.text("button-unhide" if hidden else "button-hide"),
            Action.DATA,
            UNHIDE if hidden else HIDE,
        ),
        quiz_button(words.text("button-delete-data"), Action.DATA, DELETE),
    )
    title = words.text("title-data")
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


def _sure_page(words: Words) -> Page:
    buttons = (
        quiz_button(words.text("button-delete-all"), Action.DATA, DELETE_ALL),
        quiz_button(words.text("button-keep"), Action.DATA, BACK, chosen=True),
    )
    return Page(
        None,
        Tone.HELP,
        words.text("title-sure"),
        (),
        "",
        (words.text("data-sure"),),
        buttons=buttons,
        private=True,
    )


def _page(title: str, text: str) -> Page:
    return Page(None, Tone.HELP, title, (), "", (text,), private=True)
