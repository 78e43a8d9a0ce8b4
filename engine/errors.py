"""What can be wrong with a typed hand: one error class per kind, one reason per rule broken."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Reason(StrEnum):
    """Why a hand was refused; the id under which each language keeps its sentence."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    UNKNOWN_SIGN = "unknown_sign"
    NO_SUIT = "no_suit"
    NO_RANK = "no_rank"
    TEN = "ten"
    NO_SUCH_HONOR = "no_such_honor"
    UNCLOSED = "unclosed"
    UNOPENED = "unopened"
    EMPTY_MELD = "empty_meld"
    NOT_A_MELD = "not_a_meld"
    HONOR_SEQUENCE = "honor_sequence"
    CLOSED_NOT_KAN = "closed_not_kan"
    STRAY_MARK = "stray_mark"
    TWO_MARKS = "two_marks"
    FIFTH_TILE = "fifth_tile"
    SECOND_RED = "second_red"
    TOO_MANY_MELDS = "too_many_melds"
    ONE_SHORT = "one_short"
    TOO_MANY = "too_many"
    WRONG_SIZE = "wrong_size"


class HandError(ValueError):
    """A hand that cannot be read or cannot exist.

    ``reason`` and ``details`` are for programs and translations; ``str(error)`` is the English
    sentence. ``at`` is the 0-based place in the typed text, or None where no text was typed;
    ``fix`` is a guessed correction, or None.
    """

    def __init__(
        self,
        message: str,
        *,
        reason: Reason,
        at: int | None = None,
        fix: str | None = None,
        details: Mapping[str, str | int] = MappingProxyType({}),
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.at = at
        self.fix = fix
        self.details = details


class NotationError(HandError):
    """The text is no hand: ``text[at]`` is where reading it stopped."""

    def __init__(
        self,
        text: str,
        at: int,
        message: str,
        *,
        reason: Reason,
        fix: str | None = None,
        details: Mapping[str, str | int] = MappingProxyType({}),
    ) -> None:
        super().__init__(message, reason=reason, at=at, fix=fix, details=details)
        self.text = text


class ImpossibleHandError(HandError):
    """Every tile is readable, but no player can hold them all."""
