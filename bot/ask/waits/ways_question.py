"""The question of *Show ways*: how the compounds of a hand split into blocks."""

from dataclasses import dataclass
from typing import Final

from bot.ask.hand_wire import hand_wire, of_hand
from bot.ask.wire import Wire
from bot.typed.hand_question import HandQuestion

PLACE: Final = 9


@dataclass(frozen=True, slots=True)
class WaysQuestion(HandQuestion):
    """How the compounds of a hand split into blocks."""


def write_ways(question: WaysQuestion) -> Wire:
    """Write what a custom_id holds."""
    return hand_wire(PLACE, question)


def read_ways_wire(wire: Wire) -> WaysQuestion:
    """Read a custom_id."""
    return of_hand(WaysQuestion, wire)
