"""The options of commands: what each takes, and what completes it while it is typed.

A field of a class of typed options has one of these types. ``str``, ``int`` and ``bool`` are what
the option gives; what stands beside them in ``Annotated`` tells Discord of it, and a text there is
the id of the sentence that describes the option, where that is not ``option-…-about``.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Annotated

from bot.hand import TURNS, Question
from bot.pages.completion import (
    Suggestion,
    live_called,
    live_compared,
    live_extras,
    live_hand,
    live_reading,
    live_rules,
    live_tiles,
    win_tiles,
)
from bot.read.limits import EXTRAS_LIMIT, HAND_LIMIT, LINK_LIMIT, RULES_LIMIT, TILES_LIMIT
from bot.read.rules import rules_meant
from bot.read.three_players import MOST_NUKI
from bot.words import Words
from engine import NAMES, By, Order, Rules, Tile
from engine.outlook import Aim
from engine.tiles import WINDS


@dataclass(frozen=True, slots=True)
class Options:
    """What was typed into the options of a command, and chosen there: a field for each option."""

    def read(self, rules: str = "") -> Question:
        """Return what is asked, by ``rules`` where none are named.

        Raises RefusedError for text that cannot be read; TypeError where the command asks nothing.
        """
        raise TypeError(f"{type(self).__name__} asks no question: {rules}")


Completer = Callable[[Words], Iterable[Suggestion]]
"""Makes the names and values that complete a text, in the user's words."""


@dataclass(frozen=True, slots=True)
class Typing:
    """A text that is being typed, and what the other options of the command hold so far.

    ``now`` is the time by which times are offered, in seconds since 1970.
    """

    text: str
    others: Mapping[str, object]
    now: float = 0

    def other(self, name: str) -> str:
        """Return the text of another option, "" where it has none yet."""
        return str(self.others.get(name) or "")

    @property
    def rules(self) -> Rules:
        """The rules that are typed so far; Tenhou's where they cannot be read."""
        return rules_meant(self.other("rules"))


@dataclass(frozen=True, slots=True)
class Text:
    """Text of so many characters, completed by what ``offer`` makes of it; by nothing for None."""

    offer: Callable[[Typing], Completer] | None
    longest: int
    shortest: int | None = None


@dataclass(frozen=True, slots=True)
class OneOf:
    """A choice; a row is what Discord sends, the value that it stands for, and its sentence."""

    rows: tuple[tuple[str | int, object, str], ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two others, both included."""

    least: int
    most: int


class Pick(Enum):
    """What Discord itself lets the user pick."""

    ROLE = "role"
    CHANNEL = "channel"
    FILE = "attachment"


@dataclass(frozen=True, slots=True)
class ServerRole:
    """A role of the server; ``is_silent`` is one whose mention pings nobody."""

    id: int
    is_everyone: bool
    is_silent: bool


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """A file beside what was typed: its size in bytes, its MIME type, and a way to read it."""

    size: int
    type: str
    read: Callable[[], Awaitable[bytes]]

    @property
    def sort(self) -> str:
        """Whether it is a picture, or another file."""
        return "picture" if self.type.startswith("image/") else "file"


def by_itself(live: Callable[..., list[Suggestion]]) -> Callable[[Typing], Completer]:
    """Complete a text from itself and the rules, as ``live(typed, words, rules=…)`` does."""
    return lambda typing: partial(live, typing.text, rules=typing.rules)


def with_hand(live: Callable[..., list[Suggestion]]) -> Callable[[Typing], Completer]:
    """Complete a text from the option ``hand`` too: ``live(hand, typed, words, rules=…)``."""
    return lambda typing: partial(live, typing.other("hand"), typing.text, rules=typing.rules)


def of_a_hand(offer: Callable[[Typing], Completer]) -> Callable[[Typing], Completer]:
    """Complete what may be a hand: nothing longer, as a link that holds a game."""
    return lambda typing: offer(typing) if len(typing.text) <= HAND_LIMIT else lambda _: ()


HandText = Annotated[str, Text(of_a_hand(by_itself(live_reading)), LINK_LIMIT, shortest=1)]
QuizHandText = Annotated[
    str, Text(of_a_hand(lambda typing: partial(live_hand, typing.text)), LINK_LIMIT)
]
"""Completed by the tiles alone: what they wait for may be the question."""

TilesText = Annotated[str, Text(by_itself(live_tiles), TILES_LIMIT)]
CalledText = Annotated[str, Text(with_hand(live_called), TILES_LIMIT)]
ComparedText = Annotated[str, Text(with_hand(live_compared), TILES_LIMIT)]
WinText = Annotated[str, Text(with_hand(win_tiles), TILES_LIMIT)]
ExtrasText = Annotated[str, Text(by_itself(live_extras), EXTRAS_LIMIT)]
RulesText = Annotated[str, Text(lambda typing: partial(live_rules, typing.text), RULES_LIMIT)]
NorthsAside = Annotated[int, Number(0, MOST_NUKI)]
Turn = Annotated[int | None, Number(TURNS[0], TURNS[-1])]
Wind = Annotated[
    Tile | None, OneOf(tuple((NAMES[wind], wind, f"tile-{NAMES[wind]}-short") for wind in WINDS))
]
WonBy = Annotated[By | None, OneOf(tuple((by.value, by, f"by-{by.value}") for by in By))]
ReadingOrder = Annotated[
    Order, OneOf(tuple((order.value, order, f"order-{order.value}") for order in Order))
]
PlayFor = Annotated[Aim, OneOf(tuple((aim.value, aim, f"aim-{aim.value}") for aim in Aim))]
RolePick = Annotated[ServerRole | None, Pick.ROLE]
ChannelPick = Annotated[int | None, Pick.CHANNEL]
FilePick = Annotated[AttachedFile | None, Pick.FILE]
