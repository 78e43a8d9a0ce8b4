"""The error of rules that cannot be read or cannot be, and its reasons."""

from collections.abc import Collection
from typing import Final

from .enums import Name
from .errors import Details, EngineError, nearest

LONGEST_WORD: Final = 40
"""Characters of a wrong word that an error repeats."""


class RulesReason(Name):
    """The reasons for refusing rules; each is the id of a sentence in every language.

    Behind each: the names in ``RulesError.details``.
    """

    TOO_LONG = "too_long"  # length, limit
    NO_PRESET = "no_preset"  # word, known
    NO_SWITCH = "no_switch"  # switch, known
    NO_VALUE = "no_value"  # switch, values
    BAD_VALUE = "bad_value"  # switch, value, values
    TWO_PRESETS = "two_presets"  # first, second
    TWICE = "twice"  # switch


class RulesError(EngineError[RulesReason]):
    """Rules that cannot be read, or a switch with a value that it cannot have.

    ``text[at:end]`` is the typed piece at fault, ``fix`` the whole text with a guessed
    correction in it, or None. Of a value that was not typed the text is its repr.
    """

    def __init__(
        self,
        text: str,
        span: tuple[int, int],
        message: str,
        *,
        reason: RulesReason,
        details: Details,
        fix: str | None = None,
    ) -> None:
        super().__init__(message, reason=reason, details=details)
        self.text = text
        self.at, self.end = span
        self.fix = fix


def unknown(
    reason: RulesReason, text: str, span: tuple[int, int], known: Collection[str]
) -> RulesError:
    """The error for a piece of the text that names none of the presets, or none of the switches.

    There are too many switches to offer them all beside one that is near.
    """
    is_switch = reason is RulesReason.NO_SWITCH
    noun, detail = ("switch", "switch") if is_switch else ("preset", "word")
    typed, names = text[slice(*span)], ", ".join(known)
    guess, word = nearest(plain(typed), known), typed[:LONGEST_WORD]
    only = "" if guess else f", only {names}"
    return RulesError(
        text,
        span,
        f"There is no {noun} {word}{only}.",
        reason=reason,
        details={detail: word, "known": (is_switch and guess) or names},
        fix=guess and replaced(text, span, guess),
    )


def plain(typed: str) -> str:
    """A word as presets and switches are written: ``M-League`` is ``m_league``."""
    return typed.casefold().replace("-", "_")


def replaced(text: str, span: tuple[int, int], word: str) -> str:
    """The text with another word at its wrong place."""
    return text[: span[0]] + word + text[span[1] :]
