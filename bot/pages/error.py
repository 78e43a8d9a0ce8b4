"""The answer to what cannot be read: the place marked, what is wrong, and a guessed correction."""

import unicodedata
from typing import Final

from bot.hand import Question
from bot.read.errors import FACTS, RefusedError
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

MOST_MARKS: Final = 3
"""Combining marks that a sign keeps: Hebrew has three on a letter, Zalgo 150."""

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing: the fillers of Hangul, and braille without a dot."""

SIGN_FOR_SIGN: Final = "\u202d{}\u202c"
"""Shows Hebrew and Arabic from left to right too, so that a caret stands under its sign."""


def error_page(error: RefusedError, corrected: Question | None, words: Words) -> Page:
    """Answer privately; ``corrected`` is what the button asks that corrects the text."""
    text = []
    if cleaned(error.text).strip():
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
    shown = _in_order(line)
    if span is None:
        return shown
    carets = min(columns(_for_code(text[at:end])), columns(line) - before)
    return f"{shown}\n{' ' * before}{'^' * max(1, carets)}"


def cleaned(text: str) -> str:
    """Return typed text as others may see it: the one cleaner of what strangers type.

    In one line, without signs that nobody sees, that turn the direction or control a terminal, and
    with few marks on a sign: a column of 150 would cover the lines above it.
    """
    shown = []
    marks = MOST_MARKS
    for sign in text:
        category = unicodedata.category(sign)[0]
        if sign.isspace():
            shown.append(sign if sign == IDEOGRAPHIC_SPACE else " ")
            marks = MOST_MARKS
        elif category == "M":
            shown.append(sign if marks < MOST_MARKS else "")
            marks += 1
        elif category != "C" and sign not in BLANKS:
            shown.append(sign)
            marks = 0
    return "".join(shown)


def plain(text: str) -> str:
    """Return typed text for a span of code: cleaned, without what could end it or turn it."""
    return _in_order(_for_code(text))


def columns(text: str) -> int:
    """Return how wide a text is in a monospace block: wide signs take two columns, marks none."""
    return sum(
        1 + (unicodedata.east_asian_width(sign) in "WF")
        for sign in text
        if unicodedata.category(sign)[0] not in "CM"
    )


def _for_code(text: str) -> str:
    return cleaned(text).replace("`", "ˋ")


def _in_order(text: str) -> str:
    """Keep the signs of a text in the order in which they were typed."""
    turns = any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in text)
    return SIGN_FOR_SIGN.format(text) if turns else text


def _window(text: str, at: int) -> tuple[str, int]:
    """Return what a phone can show of the text round a place, and the columns before the place."""
    whole_before, whole_after = _for_code(text[:at]), _for_code(text[at:])
    before, after = whole_before[-WINDOW:], whole_after[:WINDOW]
    while columns(before) > WINDOW // 2:
        before = before[1:]
    while columns(before + after) > WINDOW:
        after = after[:-1]
    lead = ELLIPSIS if len(before) < len(whole_before) else ""
    tail = ELLIPSIS if len(after) < len(whole_after) else ""
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
    if name == "terms":
        return words.each_of(words.text(it) for it in str(value).split())
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
