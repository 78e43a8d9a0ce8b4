"""An interaction in terms of pages and values: all that an activity knows of Discord.

A question is answered by one Page (`bot.ask.feature`). An *activity* is whatever takes more: it
keeps something between the clicks, asks others, or sends more than one message. It is plain async
functions that are given a `Visit`, what its service keeps, and what was typed or clicked:

    async def show_board(visit: Visit, study: Study, typed: BoardTyped) -> None:
        await visit.send(await board_page_of(visit, study))

An `Activity` registers them: commands by what is typed into them, clicks by the head of their
custom_ids, ``prefix:action``. The adapter builds the commands, finds the handler of a click, tells
the user what a `Refusal` says, and counts and times the answer.
"""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from bot.pages.page import AnswerForm, Button, Page
from bot.pages.parts import Fits
from bot.typed.question import Question, Typed
from bot.words import Words

from .answer import Askable
from .options import AttachedFile

Result = TypeVar("Result")


class Clicked(NamedTuple):
    """The message whose control was clicked; ``asker`` is who asked for it by a command, if any."""

    id: int
    private: bool
    asker: int | None


class Sent(NamedTuple):
    """A sent answer: its message, where that is known, and whether only the user sees it."""

    message: int | None
    private: bool


class UnsentError(Exception):
    """Discord has not taken a message; ``reason`` is what the adapter heard of it."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(reason)
        self.reason = reason


class Visit(Protocol):
    """One interaction of a user: who asks, and where; and the ways to answer.

    Pages are in ``words`` where a method is not told others. A second answer follows the first one
    in a message of its own; the first one finishes what was deferred.
    """

    @property
    def user(self) -> int:
        """The user's id."""

    @property
    def server(self) -> int | None:
        """The server's id, None outside of one."""

    @property
    def channel(self) -> int | None:
        """The channel's id."""

    @property
    def words(self) -> Words:
        """The words that the user reads."""

    @property
    def public_language(self) -> str:
        """The language of what a channel sees where its server has set none, for all clicks one."""

    @property
    def default_rules(self) -> str:
        """The rules where nobody has named any."""

    @property
    def roles(self) -> frozenset[int]:
        """The ids of the user's roles in the server."""

    @property
    def manages_messages(self) -> bool:
        """Whether the user may manage the messages of the channel, in a server."""

    @property
    def manages_server(self) -> bool:
        """Whether the user may manage the server."""

    @property
    def message(self) -> Clicked | None:
        """The message that was clicked; None of a command."""

    @property
    def chosen(self) -> Sequence[str]:
        """The values chosen in the select that was clicked."""

    @property
    def form(self) -> Mapping[str, Sequence[str]]:
        """The values chosen in each field of the form that was sent."""

    @property
    def fits(self) -> Fits:
        """Tells whether rows fit into one picture."""

    async def defer(self, *, in_place: bool) -> None:
        """Say that the answer takes longer; where it is a new message, only the user sees it."""

    async def patiently(
        self, work: Coroutine[object, None, Result], *, in_place: bool = False, private: bool = True
    ) -> Result:
        """Return the result of some work; where it takes long, defer the answer meanwhile."""

    async def send(self, page: Page, words: Words | None = None) -> Sent:
        """Answer with a new message."""

    async def replace(self, page: Page, words: Words | None = None) -> None:
        """Answer a click in its message; in a new one where Discord refuses the change."""

    async def refuse(self, page: Page) -> None:
        """Answer with a new message that says why nothing is done, and count it so."""

    async def tell(self, sentence: str) -> None:
        """Tell the user one sentence in private, where Discord still takes it."""

    async def ask(self, asked: Askable) -> None:
        """Answer a question with a new message, as its command does."""

    async def post(self, page: Page, words: Words, *, in_place: bool) -> Sent:
        """Send a page that lasts, or put it into the message of the click; find out if it is there.

        Raises UnsentError where it is not; another error where nobody knows.
        """

    async def update(self, page: Page) -> bool:
        """Change the text and the controls of the message of a click, and keep its picture.

        It can be changed again for a quarter of an hour. Returns False where Discord refuses.
        """

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Call a function later, apart from this visit, whose answer does not wait for it."""

    async def open_form(self, form: AnswerForm) -> None:
        """Answer a click with a form; what is filled in comes as a click of its custom_id."""

    async def send_files(self, files: Sequence[bytes], name: str) -> None:
        """Finish a deferred answer with files, and more messages with one each for the others."""

    async def may_post(self, channel: int) -> bool:
        """Whether the bot may send pictures in a channel without being asked; True if unknown."""

    def invitation(self, server: int) -> str:
        """Return the address at which the bot becomes a member of a server."""


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message that somebody points at: its content, every text in it, and its files."""

    content: str
    texts: tuple[str, ...]
    files: tuple[AttachedFile, ...]


Kept = TypeVar("Kept")
"""The service of an activity, which keeps what lasts longer than a click."""

Filled = TypeVar("Filled", bound=Typed)
"""What is typed into the options of a command."""

Given = TypeVar("Given")

Act = Callable[[Visit, Kept, Given], Awaitable[None]]
"""Answers a visit: of a command with its options, of a click with the arguments on the control."""


Offers = Callable[[Question, Words], tuple[Button, ...]]
"""Makes the buttons that an activity has under the answer to a question of one person."""


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """The name above several commands, as /my of /my data; for managers alone: in servers."""

    name: str
    for_managers: bool = False


@dataclass(frozen=True, slots=True)
class VisitCommand(Generic[Kept, Filled]):
    """A command of an activity: named and described by the sentences ``command-…``.

    One whose work is done in other processes, as ``needs_workers`` says, is not offered where there
    are none.
    """

    name: str
    typed: type[Filled]
    act: Act[Kept, Filled]
    group: CommandGroup | None = None
    needs_workers: bool = False


@dataclass(frozen=True, slots=True)
class MessageMenu(Generic[Kept]):
    """An entry in the menu of every message, named by the sentence ``command-…``."""

    name: str
    act: Act[Kept, SeenMessage]


@dataclass(frozen=True, slots=True)
class TextTaker(Generic[Kept]):
    """Takes texts out of the option ``hand`` of whatever command: what is no hand, but its own."""

    takes: Callable[[str], bool]
    act: Act[Kept, str]


def unguarded(visit: Visit, kept: object) -> AbstractAsyncContextManager[None]:
    """Let all errors pass."""
    del visit, kept
    return nullcontext()


AnyAct = Act[Any, list[str]]
"""The handler of a click, whatever its service keeps."""

NO_CLICKS: Final[Mapping[str, AnyAct]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Activity(Generic[Kept]):
    """What people do in more than one step.

    ``needs`` names the service that its functions are given; where that is turned off, there are no
    commands, and clicks are refused with the sentence ``error-…-off``. ``clicks`` has the handler
    of each custom_id by its first two parts, for ever, since buttons of old messages hold them; it
    is given the other parts. ``texts`` are taken from commands, ``offers`` adds buttons to answers.
    ``guard`` is around each function: it turns what the service raises into what the user is told.
    """

    needs: str
    commands: tuple[VisitCommand[Kept, Any], ...] = ()
    clicks: Mapping[str, Act[Kept, list[str]]] = field(default_factory=lambda: NO_CLICKS)
    menus: tuple[MessageMenu[Kept], ...] = ()
    texts: TextTaker[Kept] | None = None
    offers: Offers | None = None
    guard: Callable[[Visit, Kept], AbstractAsyncContextManager[None]] = unguarded


AnyActivity = Activity[Any]
"""An activity, whatever its service keeps."""
