"""A Page and its picture as a Discord message: Components V2 with buttons and selects.

What is sent here only carries custom_ids, ``v1:{slot}:{query}``; ``commands/buttons.py`` answers
them, also after a restart.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

import discord
from discord import ButtonStyle, ComponentType, ui

from .page import Button, ButtonKind, Page, Select, Tone
from .query import Query

VERSION: Final = "v1"
PICTURE_NAME: Final = "hand.png"
BUTTONS_A_ROW: Final = 5

ACCENTS: Final = {
    Tone.COMPLETE: 0xD9A21B,
    Tone.TENPAI: 0x2E9E6B,
    Tone.NOTEN: 0x4F7CC9,
    Tone.WARNING: 0xD9653B,
    Tone.HELP: 0x7A6FD0,
}

Component = dict[str, Any]
"""A component as Discord's API describes it."""


class Written(ui.LayoutView):
    """A view whose components are written already: discord.py sends it and does not keep it.

    Items of ``discord.ui`` would say the same in three times as long, and since they and their
    view refer to each other, each answer would wait for the garbage collector. A view that waits
    for clicks would stay in memory; ours are answered by their custom_ids.
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.stop()

    def to_components(self) -> list[Component]:
        """Return what is sent."""
        return self.components

    def has_components_v2(self) -> bool:
        """Say that these are components of the second kind, which have no text beside them."""
        return True


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


def custom_id(slot: str, query: Query | None) -> str:
    """Return the custom_id of a control: at most 100 characters."""
    return f"{VERSION}:{slot}:{query.encode() if query else ''}"


def message(page: Page, picture: bytes | None) -> Message:
    """Lay a page out: the title, the picture with its alt text, the words, what leads on."""
    parts = [_text(f"### {page.title}")]
    if picture is not None:
        parts.append(_gallery(page.alt))
    parts += map(_text, _texts(page))
    rows = [*_select_rows(page.selects), *_button_rows(page.buttons)]
    if rows:
        parts.append({"type": ComponentType.separator.value, "divider": True, "spacing": 1})
    return Message(_in_container(page.tone, [*parts, *rows]), picture, refuses=page.query is None)


def note(text: str) -> Message:
    """Lay one sentence out that is no answer: a refusal, or that something broke."""
    return Message(_in_container(Tone.WARNING, [_text(text)]), None, refuses=True)


def _in_container(tone: Tone, parts: Sequence[Component]) -> ui.LayoutView:
    container = {
        "type": ComponentType.container.value,
        "accent_color": ACCENTS[tone],
        "components": parts,
    }
    return Written([container])


def _text(content: str) -> Component:
    return {"type": ComponentType.text_display.value, "content": content}


def _gallery(alt: str) -> Component:
    media = {"url": f"attachment://{PICTURE_NAME}"}
    item = {"media": media, "description": alt}
    return {"type": ComponentType.media_gallery.value, "items": [item]}


def _texts(page: Page) -> Iterator[str]:
    if page.text:
        yield "\n\n".join(page.text)
    if page.hand:
        yield f"```\n{page.hand}\n```"


def _row(components: Sequence[Component]) -> Component:
    return {"type": ComponentType.action_row.value, "components": components}


def _select_rows(selects: Iterable[Select]) -> Iterator[Component]:
    for select in selects:
        options = [
            {
                "label": option.label,
                "value": option.value,
                "default": option.chosen,
                **({"description": option.description} if option.description else {}),
            }
            for option in select.options
        ]
        menu = {
            "type": ComponentType.select.value,
            "custom_id": custom_id(select.slot, select.query),
            "placeholder": select.placeholder,
            "options": options,
        }
        yield _row([menu])


def _button_rows(buttons: tuple[Button, ...]) -> Iterator[Component]:
    for start in range(0, len(buttons), BUTTONS_A_ROW):
        yield _row([_button(button) for button in buttons[start : start + BUTTONS_A_ROW]])


def _button(button: Button) -> Component:
    component = {
        "type": ComponentType.button.value,
        "label": button.label,
        "disabled": button.disabled,
    }
    if button.kind is ButtonKind.LINK:
        return component | {"style": ButtonStyle.link.value, "url": button.url}
    style = ButtonStyle.primary if button.chosen else ButtonStyle.secondary
    slot = button.slot if button.kind is ButtonKind.GO else button.kind.value
    return component | {"style": style.value, "custom_id": custom_id(slot, button.query)}
