"""What players type in simplified Chinese."""

from typing import Final

from .typed_words import TypedWords

WORDS: Final = TypedWords()
