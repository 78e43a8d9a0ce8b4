"""The base of the engine's errors with reasons, and the errors of typed hands."""

import copyreg
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, TypeVar


class Name(StrEnum):
    """A word of a fixed set: ``str`` is the word, ``repr`` the code for it, ``Source.LEFT``."""

    # A word equals its text and so has its hash; that of Enum differs, and is a call in Python.
    __hash__ = str.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


# The base of the engine's errors with reasons, and the errors of typed hands ---------------------


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
    the English sentence, with the ``fix`` where one could be guessed.
    """

    fix: str | None = None

    def __str__(self) -> str:
        """Return the sentence: "There are no rules emma, only … Did you mean ema?"."""
        said = super().__str__()
        fix = " ".join((self.fix or "").split())  # the typed text, which can have lines
        return f"{said} Did you mean {fix}?" if fix and fix.isprintable() else said

    def __init__(self, message: str, *, reason: ReasonOf, details: Details = NO_DETAILS) -> None:
        super().__init__(message)
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

    Behind each: the names in ``HandError.details``.
    """

    EMPTY = "empty"
    TOO_LONG = "too_long"  # length, limit
    UNKNOWN_SIGN = "unknown_sign"  # sign, position (counted from 1)
    NO_SUIT = "no_suit"  # digits
    NO_RANK = "no_rank"  # suit
    WHICH_SUIT = "which_suit"  # digits
    WHICH_FIVE = "which_five"  # sign
    STRAY_RED = "stray_red"  # sign
    TEN = "ten"  # suit
    NO_SUCH_HONOR = "no_such_honor"  # tile
    UNCLOSED = "unclosed"  # bracket, closer
    UNOPENED = "unopened"  # bracket
    NO_MELDS_HERE = "no_melds_here"  # bracket
    EMPTY_MELD = "empty_meld"
    NOT_A_MELD = "not_a_meld"  # meld, size
    HONOR_SEQUENCE = "honor_sequence"  # meld
    CLOSED_NOT_KAN = "closed_not_kan"  # meld, tiles
    STRAY_MARK = "stray_mark"  # mark
    MISPLACED_MARK = "misplaced_mark"  # mark, meld
    TWO_MARKS = "two_marks"  # mark
    STRAY_CALL = "stray_call"  # word
    WHICH_CALLED = "which_called"  # word
    WHICH_KAN = "which_kan"  # word
    STRAY_DRAW = "stray_draw"  # word
    WHICH_HONOR = "which_honor"  # letter
    WHICH_RANGE = "which_range"  # range, whole, ends
    LINK = "link"  # link
    FIFTH_TILE = "fifth_tile"  # tile, count
    SECOND_RED = "second_red"  # tile, count, allowed
    NOT_IN_SET = "not_in_set"  # tile
    NO_CHI = "no_chi"  # meld
    TOO_MANY_MELDS = "too_many_melds"  # melds
    NO_CONCEALED = "no_concealed"  # melds
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
        message: str,
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
        message: str,
        *,
        reason: Reason,
        end: int | None = None,
        fix: str | None = None,
        details: Details = NO_DETAILS,
    ) -> None:
        super().__init__(message, reason=reason, at=at, end=end, fix=fix, details=details)
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
