"""The question of /methods: what each classic method says of a hand."""

from dataclasses import dataclass
from typing import Final

from bot.ask.hand_wire import hand_wire, of_hand
from bot.ask.options import HandText
from bot.ask.wire import Wire
from bot.typed.hand_question import HandQuestion
from bot.typed.question import Typed
from bot.typed.situations import Taking, with_hand

PLACE: Final = 3


@dataclass(frozen=True, slots=True)
class MethodsQuestion(HandQuestion):
    """What each classic method says of a hand, and how long it takes."""


@dataclass(frozen=True, slots=True)
class MethodsTyped(Typed):
    """The options of /methods."""

    hand: HandText
    private: bool = False


def read_methods(typed: MethodsTyped) -> MethodsQuestion:
    """Read a hand."""
    asked, _ = with_hand(MethodsQuestion("", private=typed.private), typed.hand, Taking())
    return asked


def write_methods(question: MethodsQuestion) -> Wire:
    """Write what a custom_id holds."""
    return hand_wire(PLACE, question)


def read_methods_wire(wire: Wire) -> MethodsQuestion:
    """Read a custom_id."""
    return of_hand(MethodsQuestion, wire)
