"""The custom_ids of a club: ``q1:{action}:{argument}…``, at most 100 characters.

They name a stored quiz by its number and an answer that is offered; none depends on which answer
is right.
"""

from collections.abc import Iterable
from contextlib import suppress
from enum import StrEnum
from typing import Final

from bot.pages.page import Button, ButtonKind

PREFIX: Final = "q1"


class Action(StrEnum):
    """The actions of a club's controls."""

    ASK = "ask"
    OPEN = "open"
    SUBMIT = "submit"
    PICK = "pick"
    SHOW = "show"
    REVEAL = "reveal"
    FULL = "full"
    PRACTISE = "practise"
    NEXT = "next"
    THEME = "theme"
    DATA = "data"
    VOTE = "vote"
    VOTE_HERE = "votehere"
    BOARD = "board"
    SERVER = "server"
    END = "end"
    GO_ON = "go"
    STOP = "stop"
    CLOSE = "close"
    OFFERS = "offers"
    DROP = "drop"


class Scope(StrEnum):
    """Whether a quiz is for a channel; if not, what the next one of the practice shares with it."""

    CHANNEL = "c"
    ANY = "a"
    KIND = "k"
    LEVEL = "l"
    BOTH = "b"
    THEME = "t"


def quiz_id(action: Action, *arguments: str) -> str:
    """Return the custom_id of a control."""
    return ":".join((PREFIX, action, *arguments))


def is_quiz_id(custom_id: str) -> bool:
    """Whether a custom_id is one of a club."""
    return custom_id.startswith(f"{PREFIX}:")


def read_quiz_id(custom_id: str) -> tuple[Action, list[str]]:
    """Return the action and its arguments; raises ValueError for what is not of this version."""
    _, action, *arguments = custom_id.split(":")
    return Action(action), arguments


def write_number(quiz: int) -> str:
    """Return the number of a quiz as an argument."""
    return f"{quiz:x}"


def read_number(text: str) -> int:
    """Return the number of a quiz; raises ValueError for what is none."""
    number = int(text, 16)
    if not 0 < number < 1 << 63:
        raise ValueError("this is not a number of a quiz")
    return number


def numbers_in(custom_ids: Iterable[str]) -> set[int]:
    """Return the numbers of the quizzes that controls are of."""
    found = set()
    for own in custom_ids:
        with suppress(ValueError, IndexError):  # a control of something else
            found.add(read_number(read_quiz_id(own)[1][0]))
    return found


def quiz_button(
    label: str, action: Action, *arguments: str, chosen: bool = False, row: int = 0
) -> Button:
    """Return a button of a quiz; ``chosen`` shows it as the one to press first."""
    own = quiz_id(action, *arguments)
    return Button(action, ButtonKind.GO, label, custom_id=own, chosen=chosen, row=row)
