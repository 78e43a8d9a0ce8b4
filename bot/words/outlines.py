"""What stands in every text that is made of a sentence: the words between its places, in order.

They are taken from the source, so that Fluent does not have to parse a sentence for them.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_COMMENT: Final = re.compile(r"\n#.*")
_INDENT: Final = re.compile(r"\n +")
_SPACES: Final = re.compile(r'\{ "( *)" \}')
_PLACE: Final = re.compile(r"(\{(?:[^{}]|\{[^{}]*\})*\})")
_FORM: Final = re.compile(r"\[\w+\] (.*)")


class Outline(NamedTuple):
    """A line of a sentence: its ``words`` stand around its ``places`` and are one more than these.

    A place is what Fluent finds between braces: ``$tiles``, or the forms for one and for many.
    """

    words: tuple[str, ...]
    places: tuple[str, ...] = ()


def outlines(source: str) -> Iterator[Outline]:
    """Yield the lines of a sentence in Fluent's notation; of one that is all forms, these."""
    text = source.split("=", 1)[1]
    if "{" not in text and "\n" not in text:
        yield Outline((text.strip(),))
        return
    text = _SPACES.sub(r"\1", _INDENT.sub("\n", _COMMENT.sub("", text)).strip())
    for line in _lines(text):
        if any(line.words):
            yield line
            continue
        for form in _FORM.findall("".join(line.places)):
            yield from _lines(form)


def _lines(text: str) -> Iterator[Outline]:
    words, places = [""], list[str]()
    for number, piece in enumerate(_PLACE.split(text)):
        if number % 2:
            places.append(piece[1:-1].strip())
            words.append("")
            continue
        first, *others = piece.split("\n")
        words[-1] += first
        for other in others:
            yield Outline(tuple(words), tuple(places))
            words, places = [other], []
    yield Outline(tuple(words), tuple(places))
