"""/waits: what a hand waits for, which cuts lead on, what to do with a discarded tile."""

from dataclasses import dataclass, replace
from typing import Final

from bot.codec import HAND
from bot.feature import Feature
from bot.hand import HAND_CHOICES, Question
from bot.options import (
    CalledText,
    ComparedText,
    ExtrasText,
    HandText,
    NorthsAside,
    Options,
    RulesText,
    TilesText,
    Wind,
)
from bot.pages.page import Page
from bot.pages.parts import Asked, outlook_button
from bot.read.table import read_compared, read_situation

from .called import answer_called
from .compare import answer_compare
from .discards import discards_page
from .page import waits_page, ways_page


@dataclass(frozen=True, slots=True)
class WaitsOptions(Options):
    """The options of /waits."""

    hand: HandText
    seen: TilesText = ""
    river: TilesText = ""
    called: CalledText = ""
    compare: ComparedText = ""
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    kita: NorthsAside = 0
    extras: ExtrasText = ""
    rules: RulesText = ""
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a hand, a tile that may be called, or cuts to set side by side."""
        at = read_situation(self, rules, takes_call=True)
        compared = read_compared(at, self.compare)
        return Question("waits", at, private=self.private, compared=compared)


def answer_waits(asked: Asked) -> Page:
    """Answer a hand: with a tile to cut what each cut leads to, else what it waits for."""
    if asked.query.compared:
        return answer_compare(asked)
    if asked.at.called is not None:
        return answer_called(asked)
    page = discards_page(asked) if asked.hand.has_drawn_size else waits_page(asked, asked.rates)
    return replace(page, buttons=(*page.buttons, *outlook_button(asked)))


def check_compared(question: Question) -> None:
    """Raise ValueError for what is not several cuts of the hand."""
    compared = {*question.compared}
    if compared and (len(compared) < 2 or not compared <= {*question.situation.held.concealed}):
        raise ValueError("the cuts to compare are of the hand, and are several")


WAITS: Final = Feature(
    "waits",
    (*HAND, "compared"),
    answer_waits,
    WaitsOptions,
    selects=HAND_CHOICES,
    check=check_compared,
)

WAYS: Final = Feature("ways", HAND, ways_page)
