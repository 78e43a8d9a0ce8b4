"""/waits as a feature: its command, its row in the codec, its answer."""

from dataclasses import replace
from typing import Final

from bot.ask.feature import Command, Feature, Setting
from bot.ask.outlook.page import with_outlook_button
from bot.ask.selects import HAND_SELECTS
from bot.pages.page import Page
from bot.pages.parts import Asked
from bot.typed.hand_question import hand_of

from .discards import discards_page
from .page import waits_page
from .question import PLACE, WaitsQuestion, write_waits
from .reading import WaitsTyped, read_waits, read_waits_wire


def answer_waits(query: WaitsQuestion, setting: Setting) -> Page:
    """Answer a hand: with a tile to cut what each cut leads to, else what is waited for."""
    asked = Asked(query, hand_of(query), setting.words, setting.fits)
    page = discards_page(asked) if asked.hand.has_drawn_size else waits_page(asked, setting.rates)
    return replace(page, buttons=with_outlook_button(page, asked))


WAITS: Final = Feature(
    WaitsQuestion,
    answer_waits,
    *(PLACE, write_waits, read_waits_wire),
    command=Command("waits", WaitsTyped, read_waits),
    selects=HAND_SELECTS,
)
