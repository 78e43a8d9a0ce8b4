"""The answer to what cannot be read: the place marked, what is wrong, and a guessed correction."""

import unicodedata
from typing import Final

from bot.typed.errors import FACTS, RefusedError
from bot.typed.question import Question
from bot.words import Argument, Words
from engine import TILE_OF_NAME

from .page import Button, ButtonKind, Page, Tone

WINDOW: Final = 34
"""Columns of typed text shown around the place: what fits a phone in a code block."""

QUOTED: Final = 40
"""Most typed characters that a sentence repeats."""

WHOLE_LISTS: Final = frozenset({"known", "values"})
"""The arguments that list what can be typed: names of ours, which a reader needs all."""

LONGEST_FIX: Final = 1000
"""Most characters of a correction that is shown; an emoji for each tile of a hand are less."""

NAMED_FACTS: Final = (
    "tsumo", "ron", "dealer", "not_dealer", "riichi", "no_riichi", "ura", "nuki", "closed_kan",
    "added_kan", "double_ippatsu", "pao",
)  # fmt: skip
"""The facts about a win that are no yaku, or are named otherwise than the yaku."""

WIND_CLASHES: Final = ("against_seat", "against_round")
"""The sentences whose ``first`` and ``second`` are winds; elsewhere these are typed pieces."""

ELLIPSIS: Final = "…"
IDEOGRAPHIC_SPACE: Final = "\u3000"


def error_page(error: RefusedError, corrected: Question | None, words: Words) -> Page:
    """Answer privately; ``corrected`` is what the button asks that corrects the text."""
    text = []
    if error.text.strip():
        text.append(words.text("text-typed", option=words.named("option", error.option)))
        text.append(f"```\n{marked(error.text, error.span)}\n```")
    fix = plain(error.fix or "").strip()
    if len(fix) > LONGEST_FIX:  # the place is marked, and a page has 4,000 characters for all
        fix = ""
    if fix:
        text.append(words.text("text-fix"))
    return Page(
        query=None,
        tone=Tone.WARNING,
        title=sentence(error, words),
        picture=(),
        alt="",
        text=tuple(text),
        hand=fix,
        buttons=_fix_button(corrected, words),
        private=True,
    )


def sentence(error: RefusedError, words: Words) -> str:
    """Say what is wrong; typed pieces in it can break no formatting."""
    arguments = {name: _said(error, name, words) for name in error.arguments}
    return words.named("error", error.sentence, **arguments)


def marked(text: str, span: tuple[int, int] | None) -> str:
    """Return a window of the typed text with carets under the place, for a monospace block."""
    at, end = span or (0, 0)
    line, before = _window(text, at)
    if span is None:
        return line
    carets = min(columns(plain(text[at:end][:WINDOW])), columns(line) - before)
    return f"{line}\n{' ' * before}{'^' * max(1, carets)}"


def plain(text: str) -> str:
    """Return the text sign for sign without what could end a code block or turn its direction."""
    return "".join(_plain_sign(sign) for sign in text)


def columns(text: str) -> int:
    """Return how wide a text is in a monospace block: wide signs take two columns."""
    return sum(1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)


def _plain_sign(sign: str) -> str:
    if sign == "`":
        return "ˋ"
    if sign.isspace():
        return sign if sign == IDEOGRAPHIC_SPACE else " "
    hidden = unicodedata.category(sign)[0] in "CM"
    turns = unicodedata.bidirectional(sign) in {"R", "AL", "AN"}
    return "□" if hidden or turns else sign


def _window(text: str, at: int) -> tuple[str, int]:
    """Return what a phone can show of the text round a place, and the columns before the place."""
    before = plain(text[max(0, at - WINDOW) : at])
    while columns(before) > WINDOW // 2:
        before = before[1:]
    after = plain(text[at : at + WINDOW])
    while columns(before + after) > WINDOW:
        after = after[:-1]
    lead = ELLIPSIS if len(before) < at else ""
    tail = ELLIPSIS if at + len(after) < len(text) else ""
    return f"{lead}{before}{after}{tail}", columns(lead + before)


def _said(error: RefusedError, name: str, words: Words) -> Argument:
    """Name what a sentence is about: a fact, an option, a tile, a typed piece."""
    value = error.arguments[name]
    if name in FACTS:
        return _fact(str(value), words)
    if name in WHOLE_LISTS:
        return value
    if name == "option":
        return words.named("option", str(value))
    if name == "tile" or error.sentence in WIND_CLASHES:
        return _tile(str(value), words)
    return value if isinstance(value, int) else _piece(value)


def _tile(name: str, words: Words) -> str:
    """Name a tile in the reader's words; 8z, which is none, stays as it was typed."""
    return words.tile(TILE_OF_NAME[name]) if name in TILE_OF_NAME else _piece(name)


def _piece(typed: str) -> str:
    """Make a typed piece harmless and short: it is quoted as it was typed, 1z as 1z."""
    return plain(typed if len(typed) <= QUOTED else typed[: QUOTED - 1] + ELLIPSIS)


def _fact(name: str, words: Words) -> str:
    """Name one of two facts that clash."""
    return words.named("fact", name) if name in NAMED_FACTS else words.named("yaku", name)


def _fix_button(corrected: Question | None, words: Words) -> tuple[Button, ...]:
    """Offer the correction in one tap."""
    if corrected is None:
        return ()
    return (Button("fix", ButtonKind.GO, words.text("button-fix"), corrected, chosen=True),)
