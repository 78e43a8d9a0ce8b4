"""Terms are found by the words of any language, and by their ids."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.pages.completion import CHOICE_LIMIT, MOST_CHOICES, Choice
from bot.words import LANGUAGES, Words, words_for

from .terms import TERMS, GameTerm

GLOSS: Final = " ("
"""Begins what stands behind a name and is no part of it: kanchan (middle)."""


def term_called(text: str) -> GameTerm | None:
    """Return the term of a word, in any language; None where there is none."""
    return TERMS.get(text.strip()) or _terms_by_word().get(plain(text))


def live_terms(text: str, words: Words) -> list[Choice]:
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
    """Return a word as words are compared: without accents, capitals, hyphens and spaces."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if sign.isalnum())


@cache
def _terms_by_word() -> Mapping[str, GameTerm]:
    """Return every term by its words; of two with one word, the first that is listed."""
    found: dict[str, GameTerm] = {}
    for term in TERMS.values():
        for word in _words_of(term):
            found.setdefault(plain(word), term)
    return MappingProxyType(found)


def _words_of(term: GameTerm) -> Iterator[str]:
    for language in LANGUAGES:
        for whole in term.every_name(words_for(language)):
            yield whole
            if GLOSS in whole:
                yield whole[: whole.index(GLOSS)]
    yield term.id
