"""What players type in Korean."""

from typing import Final

from .typed_words import TypedWords

WORDS: Final = TypedWords()
