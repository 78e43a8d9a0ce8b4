"""Why something is not done: an option that cannot be used, a button that may not be pressed."""

import re
from typing import Final

from bot.words import Argument
from engine import HandError
from engine.errors import Reason

FACTS: Final = ("one", "other")
"""The arguments of an error that name two facts about a win which exclude each other."""

GAME_ADDRESS: Final = re.compile(
    r"tenhou\.net/[0-9]/?\?(?:\S{0,80}&)?log=|[?&]paipu=", re.IGNORECASE
)
"""The address of a whole game, which nobody fetches: its log is attached."""


class RefusedError(ValueError):
    """Something typed into an option cannot be used.

    ``option`` is the option's name, ``text`` what was typed; ``sentence`` and ``arguments`` say
    what is wrong in the words of the reader, ``span`` where, ``fix`` what was meant.
    """

    def __init__(
        self,
        option: str,
        text: str,
        sentence: str,
        arguments: dict[str, Argument],
        *,
        span: tuple[int, int] | None = None,
        fix: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.option = option
        self.text = text
        self.sentence = sentence
        self.arguments = arguments
        self.span = span
        self.fix = fix


def refused(
    option: str, text: str, error: HandError, *, piece: tuple[int, int] | None = None
) -> RefusedError:
    """Say of which option a text, or a piece of it, cannot be read."""
    start, end = piece or (0, len(text))
    if error.reason is Reason.LINK and GAME_ADDRESS.search(text):
        return RefusedError(option, text, "game_address", {}, span=(start, end))
    span = None if error.at is None else (start + error.at, start + (error.end or error.at))
    fix = None if error.fix is None else text[:start] + error.fix + text[end:]
    return RefusedError(option, text, error.reason, dict(error.details), span=span, fix=fix)
