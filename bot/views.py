"""A Page and its picture as a Discord message: Components V2 with buttons and selects.

What is sent here only carries custom_ids, ``v1:{slot}:{query}``; ``commands/buttons.py`` answers
them, also after a restart.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Final

import discord
from discord import ui

from .page import Button, ButtonKind, Page, Select, Tone
from .query import Query

VERSION: Final = "v1"
PICTURE_NAME: Final = "hand.png"
BUTTONS_A_ROW: Final = 5

ACCENTS: Final = {
    Tone.COMPLETE: discord.Colour(0xD9A21B),
    Tone.TENPAI: discord.Colour(0x2E9E6B),
    Tone.NOTEN: discord.Colour(0x4F7CC9),
    Tone.WARNING: discord.Colour(0xD9653B),
    Tone.HELP: discord.Colour(0x7A6FD0),
}


@dataclass(frozen=True, slots=True)
class Message:
    """What discord.py sends: a view, and the picture in its gallery, None where it has none.

    ``refuses`` is true where it says why there is no answer.
    """

    view: ui.LayoutView
    picture: bytes | None
    refuses: bool

    @property
    def files(self) -> list[discord.File]:
        """The attachments, to be sent once."""
        if self.picture is None:
            return []
        return [discord.File(BytesIO(self.picture), PICTURE_NAME)]

    def take_apart(self) -> None:
        """Separate the view from its items, once it is sent.

        They refer to each other, which would keep them until the garbage collector comes by.
        """
        items = tuple(self.view.walk_children())
        self.view.clear_items()
        for item in items:
            if isinstance(item, ui.Container | ui.ActionRow):
                item.clear_items()


def custom_id(slot: str, query: Query | None) -> str:
    """Return the custom_id of a control: at most 100 characters."""
    return f"{VERSION}:{slot}:{query.encode() if query else ''}"


def message(page: Page, picture: bytes | None) -> Message:
    """Lay a page out: the title, the picture with its alt text, the words, what leads on."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENTS[page.tone])
    container.add_item(ui.TextDisplay(f"### {page.title}"))
    if picture is not None:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{PICTURE_NAME}", description=page.alt)
        container.add_item(gallery)
    for text in _texts(page):
        container.add_item(ui.TextDisplay(text))
    rows = [*_select_rows(page.selects), *_button_rows(page.buttons)]
    if rows:
        container.add_item(ui.Separator())
    for row in rows:
        container.add_item(row)
    return Message(_finished(container), picture, refuses=page.query is None)


def note(text: str) -> Message:
    """Lay one sentence out that is no answer: a refusal, or that something broke."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENTS[Tone.WARNING])
    container.add_item(ui.TextDisplay(text))
    return Message(_finished(container), None, refuses=True)


def _finished(container: ui.Container[ui.LayoutView]) -> ui.LayoutView:
    """Put the container in a view that discord.py sends and does not keep.

    A view that waits for clicks would stay in memory; ours are answered by their custom_ids.
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def _texts(page: Page) -> Iterator[str]:
    if page.text:
        yield "\n\n".join(page.text)
    if page.hand:
        yield f"```\n{page.hand}\n```"


def _select_rows(selects: Iterable[Select]) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    for select in selects:
        options = [
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description or None,
                default=option.chosen,
            )
            for option in select.options
        ]
        menu: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=custom_id(select.slot, select.query),
            placeholder=select.placeholder,
            options=options,
        )
        yield ui.ActionRow(menu)


def _button_rows(buttons: tuple[Button, ...]) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    for start in range(0, len(buttons), BUTTONS_A_ROW):
        yield ui.ActionRow(*map(_button, buttons[start : start + BUTTONS_A_ROW]))


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    if button.kind is ButtonKind.LINK:
        return ui.Button(label=button.label, url=button.url, disabled=button.disabled)
    style = discord.ButtonStyle.primary if button.chosen else discord.ButtonStyle.secondary
    slot = button.slot if button.kind is ButtonKind.GO else button.kind.value
    return ui.Button(
        label=button.label,
        style=style,
        custom_id=custom_id(slot, button.query),
        disabled=button.disabled,
    )
