"""The question of /help: how hands are typed, how a club studies, and one's own games."""

from dataclasses import dataclass
from typing import Final

from bot.ask.wire import Wire
from bot.typed.question import Question, Typed

PLACE: Final = 2


@dataclass(frozen=True, slots=True)
class HelpQuestion(Question):
    """One page of the help: 0 tells how hands are typed, 1 how a club studies, 2 of /game."""

    page: int = 0


@dataclass(frozen=True, slots=True)
class HelpTyped(Typed):
    """The options of /help: none."""


def read_help(typed: HelpTyped) -> HelpQuestion:
    """Ask for the first page, seen by the asker only."""
    del typed
    return HelpQuestion(private=True)


def write_help(question: HelpQuestion) -> Wire:
    """Write what a custom_id holds."""
    return Wire(PLACE, page=question.page, private=question.private)


def read_help_wire(wire: Wire) -> HelpQuestion:
    """Read a custom_id."""
    return HelpQuestion(page=wire.page, private=wire.private)
