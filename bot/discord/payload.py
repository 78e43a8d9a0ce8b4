"""A Page as what Discord is told: Components V2 with buttons and selects, and the picture.

What is sent only carries custom_ids, which are answered after a restart too.
"""

import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from bot.answer import answer, read_typed
from bot.features import id_of
from bot.options import Options
from bot.pages.page import AnswerForm, Button, ButtonKind, Field, Page, Select, TextField, Tone
from bot.picture.layout import fits
from bot.picture.render import Palette, draw
from bot.words import words_for

Json = dict[str, Any]
"""An object of Discord's API."""

PICTURE_NAME: Final = "hand.png"
BUTTONS_A_ROW: Final = 5
ROW_OF: Final = attrgetter("row")
COMMON: Final = (ButtonKind.LINK, ButtonKind.SHARE, ButtonKind.DELETE)
"""The kinds of buttons that stand in the last row, in this order behind those of the answer."""

ACCENTS: Final = {
    Tone.COMPLETE: 0xD9A21B,
    Tone.TENPAI: 0x2E9E6B,
    Tone.NOTEN: 0x4F7CC9,
    Tone.WARNING: 0xD9653B,
    Tone.HELP: 0x7A6FD0,
    Tone.QUESTION: 0x3F9BD8,
}


class ComponentType(IntEnum):
    """The ``type`` of a component in Discord's API."""

    ACTION_ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    TEXT_DISPLAY = 10
    MEDIA_GALLERY = 12
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


PARAGRAPH: Final = 2
"""The ``style`` of a text input of several lines."""


class ButtonStyle(IntEnum):
    """The ``style`` of a button in Discord's API."""

    PRIMARY = 1
    SECONDARY = 2
    LINK = 5


@dataclass(frozen=True, slots=True)
class Reply:
    """A message to be sent: components, and the picture in their gallery, None without one.

    ``private`` is true where only the asker may see it, ``refuses`` where it says why there is no
    answer. ``drawing_seconds`` is the time of drawing.
    Where ``keeps_picture`` is true, the picture is that of the message which the reply changes.
    """

    components: list[Json]
    picture: bytes | None
    private: bool
    refuses: bool
    drawing_seconds: float = 0.0
    keeps_picture: bool = False


NO_MENTIONS: Final[Mapping[str, str]] = MappingProxyType({})

CODE_OR_COMMAND: Final = re.compile(
    r"```.*?```|`[^`]*`|(?<![\w/\\])/(?P<command>[a-z]+)", re.DOTALL
)
"""Code, and commands: one behind a backslash is a member's own text."""


def mention_commands(text: str, mentions: Mapping[str, str]) -> str:
    """Replace /waits and its kind, outside of code, by Discord's mentions of these commands.

    A mention shows the command's name in the language of the reader's client, which may be another
    than that of the answer, and opens the command. ``mentions`` has none before Discord told ids.
    """
    return CODE_OR_COMMAND.sub(lambda found: mentions.get(found["command"], found[0]), text)


def reply_to(options: Options, language: str, palette: Palette) -> Reply:
    """Return the reply to what was typed, without what services find and features offer."""
    page = answer(read_typed(options), words_for(language), fits)
    return draw_reply(page, palette, language=language)


def draw_reply(
    page: Page, palette: Palette, mentions: Mapping[str, str] = NO_MENTIONS, *, language: str
) -> Reply:
    """Draw the picture of a page in a language, where it has one, and lay all of it out."""
    if not (page.picture or page.scene):
        return compose(page, None, mentions)
    started = time.perf_counter()
    picture = draw(page, palette=palette, language=language)
    drawn = time.perf_counter() - started
    return replace(compose(page, picture, mentions), drawing_seconds=drawn)


def compose(
    page: Page,
    picture: bytes | None = None,
    mentions: Mapping[str, str] = NO_MENTIONS,
    *,
    keeps_picture: bool = False,
) -> Reply:
    """Lay a page out: the title, the picture with its alt text, the words, what leads on.

    Where the message already shows the picture, ``keeps_picture`` leaves it there.
    """
    parts = [_text(mention_commands(f"### {page.title}", mentions))]
    if picture is not None or keeps_picture:
        parts.append(_gallery(page.alt))
    parts += [_text(mention_commands(text, mentions)) for text in _texts(page)]
    rows = [*_select_rows(page.selects), *_button_rows(page.buttons)]
    if rows:
        parts.append({"type": ComponentType.SEPARATOR.value, "divider": True, "spacing": 1})
    components = _in_container(page.tone, [*parts, *rows])
    return Reply(
        components,
        picture,
        private=page.private,
        refuses=page.query is None and page.tone is Tone.WARNING,
        keeps_picture=keeps_picture,
    )


def note(text: str) -> Reply:
    """Lay one sentence out that is no answer: a refusal, or that something broke."""
    components = _in_container(Tone.WARNING, [_text(text)])
    return Reply(components, picture=None, private=True, refuses=True)


def _in_container(tone: Tone, parts: Sequence[Json]) -> list[Json]:
    return [
        {"type": ComponentType.CONTAINER.value, "accent_color": ACCENTS[tone], "components": parts},
    ]


def _text(content: str) -> Json:
    return {"type": ComponentType.TEXT_DISPLAY.value, "content": content}


def _gallery(alt: str) -> Json:
    media = {"url": f"attachment://{PICTURE_NAME}"}
    item = {"media": media, "description": alt}
    return {"type": ComponentType.MEDIA_GALLERY.value, "items": [item]}


def _texts(page: Page) -> Iterator[str]:
    if page.text:
        yield "\n\n".join(page.text)
    if page.hand:
        yield f"```\n{page.hand}\n```"


def _row(components: Sequence[Json]) -> Json:
    return {"type": ComponentType.ACTION_ROW.value, "components": components}


def _select_rows(selects: Iterable[Select]) -> Iterator[Json]:
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
            "type": ComponentType.SELECT.value,
            "custom_id": id_of(select.slot, select.query, acts=select.acts),
            "placeholder": select.placeholder,
            "options": options,
            **_choices_at_once(select),
        }
        yield _row([menu])


def _choices_at_once(select: Select) -> Json:
    """Tell how many options are chosen at once, where it is not one."""
    if select.most == 1:
        return {}
    return {"min_values": select.least, "max_values": select.most}


def _in_order(buttons: Sequence[Button]) -> list[Button]:
    """Put the buttons into rows: what can be asked first, then a link, deletion last of all."""
    lowest = max((button.row for button in buttons), default=0)
    rows = [replace(it, row=lowest) if it.kind in COMMON else it for it in buttons]
    places = {kind: place for place, kind in enumerate(COMMON, start=1)}
    return sorted(rows, key=lambda button: (button.row, places.get(button.kind, 0)))


def _button_rows(buttons: tuple[Button, ...]) -> Iterator[Json]:
    for _, group in groupby(_in_order(buttons), ROW_OF):
        together = [_button(button) for button in group]
        for start in range(0, len(together), BUTTONS_A_ROW):
            yield _row(together[start : start + BUTTONS_A_ROW])


def _button(button: Button) -> Json:
    component = {
        "type": ComponentType.BUTTON.value,
        "label": button.label,
        "disabled": button.disabled,
    }
    if button.kind is ButtonKind.LINK:
        return component | {"style": ButtonStyle.LINK.value, "url": button.url}
    if button.query is None:
        raise ValueError(f"the button {button.slot} asks nothing")
    style = ButtonStyle.PRIMARY if button.chosen else ButtonStyle.SECONDARY
    slot = button.kind.value if button.kind in COMMON else button.slot
    own = id_of(slot, button.query, acts=button.kind is ButtonKind.ACT)
    return component | {"style": style.value, "custom_id": own}


def form_fields(form: AnswerForm) -> list[Json]:
    """Lay the fields of a form out, as components of Discord's modal."""
    return [
        {
            "type": ComponentType.LABEL.value,
            "label": field.label,
            "component": _text_input(field) if isinstance(field, TextField) else _choices(field),
        }
        for field in form.fields
    ]


def _choices(field: Field) -> Json:
    return {
        "type": ComponentType.SELECT.value,
        "custom_id": field.name,
        "options": [{"label": offer.label, "value": offer.value} for offer in field.offers],
        "min_values": 1,
        "max_values": field.most,
        "required": True,
    }


def _text_input(field: TextField) -> Json:
    """Lay a text of several lines out; Discord takes no empty value."""
    return {
        "type": ComponentType.TEXT_INPUT.value,
        "custom_id": field.name,
        "style": PARAGRAPH,
        "max_length": field.longest,
        "required": field.required,
        **({"value": field.value} if field.value else {}),
    }
