"""What a feature says of itself: all that other rooms know of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from bot.pages.page import Page
from bot.pages.parts import Fits
from bot.typed.question import Question, Typed
from bot.words import Words
from engine.outlook import RATES, Rates

from .wire import Wire

AskedBy = TypeVar("AskedBy", bound=Question)
"""The question of a feature."""

Options = TypeVar("Options", bound=Typed)
"""What is typed into the options of a command."""

Choose = Callable[[AskedBy, Sequence[str]], Question]
"""The question that the chosen values of a select lead to; ValueError for what was not offered."""

AnyChoose = Choose[Any]

NO_SELECTS: Final[Mapping[str, AnyChoose]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Setting:
    """How an answer is made: its words, what a picture holds, what a service found, the rates.

    ``without`` are the services that are turned off.
    """

    words: Words
    fits: Fits
    found: object = None
    rates: Rates = RATES
    without: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Command(Generic[Options]):
    """A command: named and described by the sentences ``command-…``, its options by their own.

    ``read`` makes a question of what was typed, or raises RefusedError.
    """

    name: str
    typed: type[Options]
    read: Callable[[Options], Question]


@dataclass(frozen=True, slots=True)
class Feature(Generic[AskedBy]):
    """One thing that a user can ask.

    ``page`` answers its question. ``place`` is its number in custom_ids, for ever, since buttons
    under old answers hold it: ``write`` and ``read`` are its row in their codec, and ``read``
    raises ValueError for what no control of ours asks. ``selects`` are its selects by their slots.
    ``needs`` names the service that finds what its page shows ("outlook"); where that is turned
    off, the feature is not offered.
    """

    question: type[AskedBy]
    page: Callable[[AskedBy, Setting], Page]
    place: int
    write: Callable[[AskedBy], Wire]
    read: Callable[[Wire], Question]
    command: Command[Any] | None = None
    selects: Mapping[str, Choose[AskedBy]] = field(default_factory=lambda: NO_SELECTS)
    needs: str = ""


def one(choose: Callable[[AskedBy, str], Question]) -> Choose[AskedBy]:
    """Return a select of which one value is chosen."""

    def of_values(question: AskedBy, values: Sequence[str]) -> Question:
        if len(values) != 1:
            raise ValueError(f"one value is to be chosen, not {len(values)}")
        return choose(question, values[0])

    return of_values


AnyFeature = Feature[Any]
"""A feature, whatever its question."""
