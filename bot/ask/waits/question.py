"""The question of /waits: what a hand waits for, or which cuts lead on."""

from dataclasses import dataclass
from typing import Final

from bot.ask.hand_wire import hand_wire
from bot.ask.wire import Wire
from bot.typed.hand_question import HandQuestion, hand_of, turned
from bot.typed.hands import tile_named
from engine import format_hand
from engine.tiles import KIND_OF

PLACE: Final = 0
"""The place of /waits in custom_ids, also of discarded tiles and of cuts side by side."""


@dataclass(frozen=True, slots=True)
class WaitsQuestion(HandQuestion):
    """What a hand waits for; where it has a tile to cut, which cuts lead on."""


def cut(question: HandQuestion, name: str) -> WaitsQuestion:
    """Cut a tile of the hand, into the river; raises ValueError where that cannot be."""
    hand, tile = hand_of(question), tile_named(name)
    if not hand.has_drawn_size:
        raise ValueError("there is no tile to cut")
    left = hand.without(tile)
    river = tuple(sorted((*question.river, KIND_OF[tile])))
    after = turned(question, WaitsQuestion, hand=format_hand(left), river=river, page=0)
    after.check(left)
    return after


def write_waits(question: WaitsQuestion) -> Wire:
    """Write what a custom_id holds."""
    return hand_wire(PLACE, question)
