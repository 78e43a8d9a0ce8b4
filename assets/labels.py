"""The characters that labels in pictures use, read from the sentences that are drawn there."""

import re
from pathlib import Path
from typing import Final

SENTENCES: Final = Path(__file__).parents[1] / "bot" / "words"

DRAWN: Final = (
    "label", "number", "help", "tile", "call", "limit", "by", "price", "phrase-han", "joint-worth",
    "joint-names", "yaku", "method", "kind", "theme", "slip", "shape", "wait-name", "fu",
)  # fmt: skip
"""The first words of the ids of sentences that are drawn; the other sentences are texts."""

NOT_DRAWN: Final = ("help-text", "help-notes", "method-how")

BASE: Final = (
    "".join(map(chr, range(0x20, 0x7F))) + "×÷±·•…–—−≤≥→←↑↓µμ½＋－＝％／～" + "\u00a0\u202f"
)
"""The characters that every language has: letters, numbers, signs, spaces that break no line."""

_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=((?:.*\n?)(?:[ \t]+.*\n?|\n)*)", re.MULTILINE)


def label_characters(language: str) -> str:
    """Return the characters of a language's labels, in the order of its sentences."""
    text = (SENTENCES / f"{language}.ftl").read_text("utf-8")
    drawn = (text for name, text in _ENTRY.findall(text) if is_drawn(name))
    return "".join(dict.fromkeys(char for text in drawn for char in text if char.isprintable()))


def is_drawn(sentence: str) -> bool:
    """Whether a sentence, by its id, may be in a picture."""
    begins = tuple(f"{name}-" for name in DRAWN)
    return f"{sentence}-".startswith(begins) and not f"{sentence}-".startswith(NOT_DRAWN)


def languages() -> list[str]:
    """Return the languages that there are sentences in, the one whose forms all share first."""
    return sorted((path.stem for path in SENTENCES.glob("*.ftl")), key=lambda it: (it != "ja", it))
