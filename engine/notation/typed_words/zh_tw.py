"""What players type in traditional Chinese."""

from typing import Final

from .typed_words import TypedWords

WORDS: Final = TypedWords()
