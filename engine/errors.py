"""The base of the engine's errors with reasons, and the errors of typed hands."""

import copyreg
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, Self, TypeVar


class Name(StrEnum):
    """A word of a fixed set: ``str`` is the word, ``repr`` the code for it, ``Source.LEFT``."""

    sentence: str
    """What the word says, of a reason: a template with the names of its details in braces."""

    def __new__(cls, word: str, sentence: str = "") -> Self:
        """Make the word, and give it its sentence."""
        name = str.__new__(cls, word)
        name._value_ = word
        name.sentence = sentence
        return name

    # A word equals its text and so has its hash; that of Enum differs, and is a call in Python.
    __hash__ = str.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


Details = Mapping[str, str | int]
"""The facts for a sentence about the error, by name."""

NO_DETAILS: Details = MappingProxyType({})

ReasonOf = TypeVar("ReasonOf", bound=Name)


def nearest(typed: str, known: Collection[str]) -> str | None:
    """The known word that is nearest to what was typed, if one is near."""
    from difflib import get_close_matches  # noqa: PLC0415 - only an error needs it

    found = get_close_matches(typed[:60], known, n=1)
    return found[0] if found else None


class EngineError(ValueError, Generic[ReasonOf]):
    """The base of the errors of the engine: what was asked cannot be answered.

    ``reason`` and the read-only ``details`` are for programs and translations; ``str(error)`` is
    the English sentence of the reason, or a ``message`` that says more, with the ``fix`` where one
    could be guessed.
    """

    fix: str | None = None

    def __str__(self) -> str:
        """Return the sentence: "There are no rules emma, only … Did you mean ema?"."""
        said = super().__str__()
        fix = " ".join((self.fix or "").split())  # the typed text, which can have lines
        return f"{said} Did you mean {fix}?" if fix and fix.isprintable() else said

    def __init__(
        self, message: str | None = None, *, reason: ReasonOf, details: Details = NO_DETAILS
    ) -> None:
        super().__init__(reason.sentence.format_map(details) if message is None else message)
        self.reason = reason
        self.details: Details = MappingProxyType(dict(details))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        """Return the parts from which copy and pickle make the error again.

        A read-only mapping cannot be pickled, and ``args`` are not the arguments of ``__init__``.
        """
        parts = {**vars(self), "details": dict(self.details)}
        return copyreg.__newobj__, (type(self), *self.args), parts  # type: ignore[attr-defined]

    def __setstate__(self, state: dict[str, Any] | None) -> None:
        """Take over the attributes, ``details`` as a read-only mapping."""
        super().__setstate__(state)
        self.details = MappingProxyType(dict(self.details))


class Reason(Name):
    """The reasons for refusing a hand; each is the id of a sentence in every language.

    The names in braces are those in ``HandError.details``; ``position`` is counted from 1.
    """

    EMPTY = "empty", "No tiles were typed."
    TOO_LONG = "too_long", "This is too long: {length} characters, where {limit} are enough."
    UNKNOWN_SIGN = "unknown_sign", "Sign {position}, {sign}, is not a tile."
    NO_SUIT = "no_suit", "{digits} has no suit: write m, p, s or z (small) after it."
    NO_RANK = "no_rank", "The suit {suit} has no digits."
    WHICH_SUIT = "which_suit", "{digits} could be of two suits: write its own suit beside it."
    WHICH_FIVE = (
        "which_five",
        "{sign} makes the five beside it red, but here it has one on each side.",
    )
    STRAY_RED = "stray_red", "{sign} makes the five beside it red, but here it has none."
    TEN = "ten", "There is no ten: a 1{suit} and a red five are written 1{suit}0{suit}."
    NO_SUCH_HONOR = "no_such_honor", "There is no {tile}: the honors are 1z to 7z."
    UNCLOSED = "unclosed", "The bracket {bracket} is not closed with {closer} behind its tiles."
    UNOPENED = "unopened", "The bracket {bracket} closes none that was opened."
    NO_MELDS_HERE = "no_melds_here", "Melds cannot stand here: write their tiles without brackets."
    EMPTY_MELD = "empty_meld", "There is no tile in these brackets."
    NOT_A_MELD = (
        "not_a_meld",
        "{meld} is not a meld: a meld is a sequence, a triplet or four of a kind.",
    )
    HONOR_SEQUENCE = "honor_sequence", "{meld} is not a meld: honors make no sequences."
    CLOSED_NOT_KAN = (
        "closed_not_kan",
        "{meld} is not a closed kan: write your own tiles without brackets, an open meld in [ ].",
    )
    STRAY_MARK = "stray_mark", "The mark {mark} stands behind no tile of a meld."
    MISPLACED_MARK = "misplaced_mark", "The mark {mark} has no meaning at this place of {meld}."
    TWO_MARKS = "two_marks", "Only one tile of a meld was called: one mark too many."
    STRAY_CALL = "stray_call", "There is no such meld beside {word}."
    WHICH_CALLED = "which_called", "{word} could be about the tiles before it or behind it."
    WHICH_KAN = (
        "which_kan",
        "Write (1111z) for a closed kan and [1111z] for an open one: {word} could be both.",
    )
    STRAY_DRAW = "stray_draw", "There is no drawn tile behind {word}."
    WHICH_HONOR = "which_honor", "{letter} could be west or white here: write 3z or 5z."
    WHICH_RANGE = "which_range", "{range} could be {whole} or {ends}: write the one that is meant."
    LINK = "link", "No hand can be read from the link {link}: only from tenhou.net/2/?q=123m456p."
    FIFTH_TILE = "fifth_tile", "There are only four copies of {tile} in the game, not {count}."
    SECOND_RED = "second_red", "The game has {allowed} of the red five {tile}, not {count}."
    NOT_IN_SET = (
        "not_in_set",
        (
            "With three players there is no {tile}: of man the set has only 1m and 9m. With rules "
            "for four players, such as tenhou, it is there."
        ),
    )
    NO_CHI = "no_chi", "With three players nobody calls chi, and {meld} is one."
    TOO_MANY_MELDS = "too_many_melds", "A hand has at most four melds, not {melds}."
    NO_CONCEALED = "no_concealed", "A hand keeps at least one tile of its own beside its melds."
    ONE_SHORT = "one_short"  # size, target, concealed, melds
    TOO_MANY = "too_many"  # size, over, concealed, melds


class HandError(EngineError[Reason]):
    """A hand that cannot be read or cannot exist.

    ``text[at:end]`` is the typed piece at fault (0-based, empty where something is
    missing); both are None where no text was typed. ``fix`` is the whole text with a guessed
    correction in it, or None.
    """

    def __init__(
        self,
        message: str | None = None,
        *,
        reason: Reason,
        at: int | None = None,
        end: int | None = None,
        fix: str | None = None,
        details: Details = NO_DETAILS,
    ) -> None:
        super().__init__(message, reason=reason, details=details)
        self.at = at
        self.end = at if end is None else end
        self.fix = fix


class NotationError(HandError):
    """The text is no hand: ``text[at]`` is where reading it stopped."""

    def __init__(
        self,
        text: str,
        at: int,
        *,
        reason: Reason,
        end: int | None = None,
        fix: str | None = None,
        details: Details = NO_DETAILS,
    ) -> None:
        super().__init__(reason=reason, at=at, end=end, fix=fix, details=details)
        self.text = text
        self.at: int = at
        self.end: int = at if end is None else end


class SizeReason(Name):
    """The two ways in which the size of a hand does not fit a question."""

    HAS_A_CUT = "has_a_cut"
    NO_CUT = "no_cut"


class WrongSizeError(EngineError[SizeReason]):
    """The hand has a tile to cut where it must have none, or none where it must have one."""


class ImpossibleHandError(HandError):
    """Every tile is readable, but no player can hold them all."""
