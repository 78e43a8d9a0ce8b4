"""A feature: all that the bot knows of one thing that people ask or do.

Most are a question that a page answers: a class of options, whose `read` makes the `Question`, and
``page``, a plain function that makes a Page of it. What takes more than a page is plain async
functions that are given the `Visit`: ``act`` answers the command, ``clicks`` do what controls say.

    async def show_board(visit: Visit, options: BoardOptions) -> None:
        await visit.send(await board_page_of(visit))
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from bot.hand import Question
from bot.options import AttachedFile, Options
from bot.pages.page import Button, Page
from bot.pages.parts import Asked
from bot.words import Words

if TYPE_CHECKING:
    from bot.discord.visit import Visit

Act = Callable[["Visit", Any], Awaitable[None]]
"""Answers a command with what was typed into its options."""

Click = Callable[["Visit", Question], Awaitable[None]]
"""Does what a control says with the question that it holds."""

Choose = Callable[[Question, Sequence[str]], Question]
"""The question that the chosen values of a select lead to; ValueError for what was not offered."""


class UnsentError(Exception):
    """Discord has not taken a message; ``reason`` is what was heard of it."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """The name above several commands, as /my of /my data; for managers alone: in servers."""

    name: str
    for_managers: bool = False


MY: Final = CommandGroup("my")
SERVER: Final = CommandGroup("server", for_managers=True)


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message that somebody points at: its content, every text in it, and its files.

    ``is_own`` is true of a message of the bot.
    """

    content: str
    texts: tuple[str, ...]
    files: tuple[AttachedFile, ...]
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class TextTaker:
    """Takes texts out of the option ``hand`` of whatever command: what is no hand, but its own."""

    takes: Callable[[str], bool]
    act: Callable[["Visit", str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Feature:
    """One thing that people ask or do.

    ``fields`` are those that its custom_ids hold, and only ever grow at the end (`bot.codec`).
    ``options`` are those of its command, which is named and described by the sentences
    ``command-…``; they are read into a question for ``page``, or given to ``act``. ``clicks`` do
    what its controls say, by slots that no other feature has; ``selects`` lead to questions.
    ``offers`` are its buttons under the answers of others. ``menu`` is its entry in the menu of
    every message, ``takes`` the texts that are its own. ``needs`` names the service that it asks;
    where that is turned off, the feature is not there. ``check`` raises ValueError for a question
    that no control asks.
    """

    name: str
    fields: tuple[str, ...] = ()
    page: Callable[[Asked], Page] | None = None
    options: type[Options] | None = None
    act: Act | None = None
    group: CommandGroup | None = None
    clicks: Mapping[str, Click] = field(default_factory=lambda: MappingProxyType({}))
    selects: Mapping[str, Choose] = field(default_factory=lambda: MappingProxyType({}))
    offers: Callable[[Question, Words], tuple[Button, ...]] | None = None
    menu: Callable[["Visit", SeenMessage], Awaitable[None]] | None = None
    takes: TextTaker | None = None
    needs: str = ""
    check: Callable[[Question], None] | None = None
