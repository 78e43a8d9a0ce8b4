"""Terms are found by the words of any language, and by their ids."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.pages.completion import CHOICE_LIMIT, MOST_CHOICES, Suggestion
from bot.words import LANGUAGES, Words, words_for
from engine.notation import TYPED_WORDS

from .kana import KANA
from .terms import TERMS, GameTerm

GLOSS: Final = " ("
"""Begins what stands behind a name and is no part of it: kanchan (middle)."""

_OF_A_WIN: Final = {
    "double": "double_riichi", "no riichi": "dama", "ura": "uradora", "sticks": "riichi_stick",
    "seat": "seat_wind", "round": "round_wind",
}  # fmt: skip
"""Terms by what the words that players type for the facts of a win are listed under."""

_ALSO: Final = {
    "akadora": ("aka", "red five"),
    "chiitoitsu": ("chiitoi", "チートイ"),
    "dama": ("damaten", "ダマテン", "ヤミテン"),
    "deal_in": ("houjuu", "振り込み", "쏘임"),
    "exhaustive_draw": ("ryuukyoku", "流局", "유국"),
    "fold": ("betaori", "オリ", "降り", "오리", "défense", "se coucher"),
    "ittsu": ("一通", "일통"),
    "kokushi": ("thirteen orphans", "国士", "국사", "treize orphelins"),
    "nagashi_mangan": ("nagashi",),
    "no_chance": ("kabe", "カベ"),
    "noten_payment": ("罰符", "벌부"),
    "pair": ("雀頭", "머리"),
    "riichi_stick": ("bâton",),
}  # fmt: skip
"""What players call terms beside the names that the sentences have."""

_KATAKANA: Final = {sign: sign + 0x60 for sign in range(ord("ぁ"), ord("ゖ") + 1)}
"""Hiragana as katakana: リーチ is typed りーち too."""


def term_called(text: str) -> GameTerm | None:
    """Return the term of a word, in any language; None where there is none."""
    return TERMS.get(text.strip()) or _terms_by_word().get(plain(text))


def live_terms(text: str, words: Words) -> list[Suggestion]:
    """Return the terms that a text begins to name, those whose word it begins first."""
    wanted = plain(text)
    ranked: dict[str, int] = {}
    for word, term in _terms_by_word().items():
        if wanted in word:
            rank = 0 if word == wanted else 1 if word.startswith(wanted) else 2
            ranked[term.id] = min(rank, ranked.get(term.id, rank))
    found = sorted(ranked, key=lambda own: (ranked[own], [*TERMS].index(own)))[:MOST_CHOICES]
    return [(named(TERMS[own], words)[:CHOICE_LIMIT], own) for own in found]


def named(term: GameTerm, words: Words) -> str:
    """Name a term in the user's words, with the Japanese word behind it where that is another."""
    own, japanese = term.name(words), term.name(words_for("ja"))
    return own if japanese in own else f"{own} · {japanese}"


def plain(text: str) -> str:
    """Return a word as words are compared: no accents, capitals, hyphens, spaces or hiragana."""
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_KATAKANA)
    return "".join(sign for sign in apart if sign.isalnum())


@cache
def _terms_by_word() -> Mapping[str, GameTerm]:
    """Return every term by its words; of two with one word, the first that is listed.

    What the sentences call a term goes before what players type.
    """
    found: dict[str, GameTerm] = {}
    for term in TERMS.values():
        for word in _words_of(term):
            found.setdefault(plain(word), term)
    for own, word in _typed_words():
        found.setdefault(plain(word), TERMS[own])
    return MappingProxyType(found)


def _words_of(term: GameTerm) -> Iterator[str]:
    for language in LANGUAGES:
        for whole in term.every_name(words_for(language)):
            yield whole
            if GLOSS in whole:
                yield whole[: whole.index(GLOSS)]
    yield term.id


def _typed_words() -> Iterator[tuple[str, str]]:
    """Yield the ids of terms with words that players type for them."""
    yield from ((own, name) for own, names in KANA.items() for name in names.split())
    listed = [_ALSO, *(each for it in TYPED_WORDS.values() for each in (it.counted, it.wins))]
    for words in listed:
        for key, names in words.items():
            own = _OF_A_WIN.get(key, key)
            if own in TERMS:
                yield from ((own, name) for name in names)
