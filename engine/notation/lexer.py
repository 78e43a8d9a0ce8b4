"""The signs of every notation, and cutting a text into them.

All ways to write one thing become one sign first (``ｍ`` is ``m``, ``万`` is ``萬``, ``’`` is
``'``), then a text is a list of tokens. What a token means beside others, other modules decide.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engine.errors import NotationError, Reason
from engine.tiles import EAST, GREEN, NORTH, RED, SOUTH, UNICODE, WEST, WHITE, Tile

from .spelling import CALLS, DRAWS, PLAIN, RANGE, SAME_HAN, UNCLEAR, Signs, spelled

WIDE_DIGITS: Final = "０１２３４５６７８９"
KANJI_DIGITS: Final = "一二三四五六七八九"
KANJI_SUITS: Final = "萬筒索"
SUIT_SIGNS: Final = {sign: n for signs in ("mpsz", KANJI_SUITS) for n, sign in enumerate(signs)}
RANK_OF: Final = {
    sign: rank
    for signs in ("0123456789", WIDE_DIGITS, "〇" + KANJI_DIGITS)
    for rank, sign in enumerate(signs)
}

TILE_OF: Final[dict[str, Tile]] = {
    **dict(zip("ESWN", (EAST, SOUTH, WEST, NORTH), strict=True)),
    **dict(zip("東南西北", (EAST, SOUTH, WEST, NORTH), strict=True)),
    **dict(zip("PFC", (WHITE, GREEN, RED), strict=True)),
    **dict(zip("白發中", (WHITE, GREEN, RED), strict=True)),
    **{chr(0x2460 + n): 9 + n for n in range(9)},  # ①..⑨
    **{picture: kind for kind, picture in enumerate(UNICODE)},
}
"""Every sign that is a whole tile."""

CLOSER_OF: Final = {"[": "]", "(": ")"}

SAME: Final = str.maketrans(
    {
        **{chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F) if not 0x30 <= code < 0x3A},
        **dict.fromkeys((*CALLS, *DRAWS, UNCLEAR, RANGE), "\ufffd"),
        **dict.fromkeys("‘’′´", "'"),
        **dict.fromkeys("“”″", '"'),
        **dict.fromkeys("【「〔", "["),
        **dict.fromkeys("】」〕", "]"),
        **dict.fromkeys("、､", ","),
        **{sign: one for signs, one in SAME_HAN.items() for sign in signs},
        "赤": "r",
        **dict(zip("ㅡㅔㄴㅋㄱ", "mpszr", strict=True)),  # of a keyboard left at Korean
        **dict(zip("мпсз", "mpsz", strict=True)),  # ман, пин, со in Cyrillic
    }
)
"""One sign for each thing that can be written in several ways; no ASCII sign is among those."""

UNSEEN: Final = frozenset(
    map(
        chr,
        (
            *range(0xFE00, 0xFE10),  # variation selectors
            *(0x00AD, 0x034F, 0x061C, 0x180E, 0x20E3, 0xFEFF),
            *range(0x200B, 0x2010),
            *range(0x202A, 0x202F),
            *range(0x2060, 0x2070),
        ),
    )
)
"""Signs that a paste brings along and nobody means: variation selectors, zero-width signs, marks
of writing direction, and the keycap around the 1️⃣ of a phone. They are passed over."""

TOKEN: Final = re.compile(
    r"(?P<digits>[0-9]+)"
    r"|(?P<suit>[mpsz萬筒索])"
    rf"|(?P<tile>[{''.join(TILE_OF)}])"
    r"|(?P<gap>[\s,]+)"
    r"|(?P<mark>['`\"]+)"
    r"|(?P<open>[\[(])"
    r"|(?P<close>[\])])"
    r"|(?P<red>r)"
    rf"|(?P<wide>[{WIDE_DIGITS}]+)"
    rf"|(?P<kanji>[{KANJI_DIGITS}]+[{KANJI_SUITS}]?)"
    rf"|(?P<call>[{''.join(sorted(CALLS))}])"
    rf"|(?P<draw>[{''.join(sorted(DRAWS))}])"
    rf"|(?P<unclear>{UNCLEAR})"
    rf"|(?P<range>{RANGE})"
    r"|(?P<unknown>.)",
    re.DOTALL,
)


class Token(NamedTuple):
    """One or more signs of one sort; ``at`` has the place of each sign in the typed text.

    ``end`` is the place behind the last: the one sign of the typed word ``east`` has four.
    """

    sort: str
    signs: str
    at: Sequence[int]
    end: int

    @property
    def span(self) -> tuple[int, int]:
        """Its first place and the one behind its last."""
        return self.at[0], self.end


def is_plain(text: str) -> bool:
    """Whether a text is mpsz notation with nothing to be rewritten in it."""
    return PLAIN.fullmatch(text) is not None  # a TypeError for what is no text


def tokens(text: str) -> list[Token]:
    """Cut a text into tokens; ``at`` counts the characters of the text as it was typed."""
    if is_plain(text):
        return [
            Token(match.lastgroup or "", match[0], range(*(span := match.span())), span[1])
            for match in TOKEN.finditer(text)
        ]
    signs = _spelled(text)
    return [
        Token(
            match.lastgroup or "",
            match[0],
            signs.at[match.start() : match.end()],
            signs.end[match.end() - 1],
        )
        for match in TOKEN.finditer(signs.text)
    ]


def without_unseen(text: str) -> str:
    """The text without the signs that are passed over."""
    return "".join(sign for sign in text if sign not in UNSEEN)


def _spelled(text: str) -> Signs:
    """The signs that players mean by a text, without invisible ones."""
    at = [place for place, sign in enumerate(text) if sign not in UNSEEN]
    seen = "".join([text[place] for place in at]).translate(SAME)
    return spelled(Signs(seen, at, [place + 1 for place in at]))


def show(sign: str) -> str:
    """A sign fit for a sentence: itself, or its code point where it cannot stand there."""
    if sign.isprintable() and not unicodedata.category(sign).startswith("M"):
        return sign
    return f"U+{ord(sign):04X} {unicodedata.name(sign, '')}".rstrip()


# A typed text and its errors ----------------------------------------------------------------------


Span = tuple[int, int]
"""First character and the one behind the last."""


@dataclass(frozen=True, slots=True)
class TypedText:
    """The text as typed and the tokens in it."""

    text: str
    tokens: list[Token]

    @property
    def has_calls(self) -> bool:
        """Whether there is a word of calling."""
        return "call" in {token.sort for token in self.tokens}

    @classmethod
    def of(cls, text: str) -> "TypedText":
        """Cut a text into tokens."""
        return cls(text, tokens(text))

    def sort(self, place: int) -> str:
        """The sort of the token at ``place``; empty before the first and behind the last."""
        return self.tokens[place].sort if 0 <= place < len(self.tokens) else ""

    def piece(self, span: Span) -> str:
        """A piece of the text, fit for a sentence."""
        return "".join(map(show, self.text[slice(*span)]))

    def replaced(self, span: Span, instead: str) -> str:
        """The text with another piece in it."""
        return self.text[: span[0]] + instead + self.text[span[1] :]

    def error(
        self,
        span: Span,
        *,
        reason: Reason,
        instead: str | None = None,
        **details: str | int,
    ) -> NotationError:
        """An error about a piece for which ``instead`` could be typed."""
        return NotationError(
            self.text,
            span[0],
            reason=reason,
            end=span[1],
            fix=None if instead is None else self.replaced(span, instead),
            details=details,
        )


@lru_cache(maxsize=512)
def count_tiles(text: str) -> int:
    """How many tiles the signs of a text are, whether or not they can be read as tiles."""
    return sum(
        len(token.signs.rstrip(KANJI_SUITS)) for token in tokens(text) if token.sort in OF_TILES
    )


OF_TILES: Final = frozenset({"digits", "wide", "kanji", "tile"})
