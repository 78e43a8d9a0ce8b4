"""What players of each language type: for tiles and calls, and for how a hand was won.

A language has a file here, its alias list. English and Japanese are in ``spoken_words.py`` and
``bot/typed/win_terms.py``, since every language types those too. A word has one meaning in all
lists: where two languages disagree, the word stays out of the later list.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from . import fr, ko, zh_cn, zh_tw
from .typed_words import TypedWords

__all__ = ["TYPED_WORDS", "TypedWords"]

TYPED_WORDS: Final[Mapping[str, TypedWords]] = MappingProxyType(
    {"zh-TW": zh_tw.WORDS, "zh-CN": zh_cn.WORDS, "ko": ko.WORDS, "fr": fr.WORDS}
)
"""The alias list of each language but English and Japanese."""
