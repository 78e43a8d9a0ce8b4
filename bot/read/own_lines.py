"""Lines of the bot's own pages in a message: prose about a hand, which says nothing of the hand.

``without_own_lines(texts)`` leaves the lines of a pasted page empty, but for those that say what
the question of the page was: its hand, its rules, what lies on the table. A line is the bot's where
one of its sentences in any language is all of it, and the words of the sentence are enough to tell:
"34s takes 2s 5s · ryanmen (two-sided)". What stands in a place of it counts where it is a sentence
of the bot too, "ryanmen (two-sided)" in this one.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from bot.words import words_for

BEGINNINGS: Final = (
    "error-", "form-", "game-help-", "game-why-", "gloss-", "help-", "label-able-left",
    "label-able-tiles", "label-outlook-points", "label-tiles", "limit-", "line-", "method-",
    "order-", "outlook-alike-", "outlook-loss-", "phrase-", "quiz-", "reason-", "shape-",
    "text-", "title-", "vote-", "wait-",
)  # fmt: skip
"""What the ids of sentences begin with that are lines of a page, or stand in its lines. Names of
yaku, calls, rules and facts, which people type too, are none of them."""

FACTS: Final = frozenset(
    {
        "line-on-top", "line-prices", "line-ranges", "line-ranges-pass", "line-ranges-riichi",
        "line-rules", "line-situation", "phrase-dora", "phrase-nuki", "quiz-rules", "text-nuki",
        "text-river", "text-seen",
    }
)  # fmt: skip
"""The sentences that say what a question was about: they are read."""

FACT_PLACE: Final = "$seat"
"""The place of a sentence that holds such a fact: "seat south, round east · turn 8 to …"."""

ENOUGH: Final = 9.0
"""Letters of a line that the bot's sentences have to have."""

OF_A_SIGN: Final = 2.5
"""How many letters a sign of Chinese, Japanese or Korean counts as."""

ARROW: Final = "→"
OF_THE_ARROW: Final = 4.0
"""What it counts as: few people type one."""

IN_LATIN: Final = ("en", "fr")
IN_HAN: Final = ("zh-TW", "zh-CN", "ja")
"""Languages that are written so; Japanese seldom without kana."""

HANGUL: Final = re.compile("[가-힣]")
KANA: Final = re.compile("[ぁ-ゖァ-ヺ]")
LATIN: Final = re.compile("[A-Za-zÀ-ɏ]")
OTHER_LETTER: Final = re.compile(r"[^\W0-9_A-Za-zÀ-ɏ]")
LONGEST: Final = 700
"""Most characters of a line that is compared; the bot's own have 400 at most."""

DEPTHS: Final = (1, 2)
"""How deep sentences stand in the places of others: the second where the first is not enough."""

COMPARISONS: Final = 6_000
"""Most comparisons of lines with sentences in a message; a page takes up to 2,700."""

GRAM: Final = 2
"""Signs of the pieces by which sentences are found."""

MARKS: Final = re.compile(r"[*`]|^\s*(?:-# |#+ |> )")
"""Discord's marks, which are gone where the shown text was copied."""

MENTION: Final = re.compile(r"</([a-z]{1,32}):[0-9]{1,20}>")
"""A command as Discord is told it where the sentence has /waits."""

SPACES: Final = re.compile(r"[^\S\u3000]+")
"""Spaces that are one; that of full width, which sentences have between their parts, is not."""
PLAIN_HAND: Final = re.compile(r"[0-9][mps][0-9]+['r]?[mpsz]")
"""Two suits in one word, as hands are typed; in a sentence of the bot each is a word."""


class Sentence(NamedTuple):
    """A line of a sentence without marks; ``letters`` is what its words count as."""

    words: tuple[str, ...]
    places: tuple[str, ...]
    letters: float
    is_fact: bool


Match = tuple[Sentence, tuple[str, ...]]
"""A sentence that is all of a text, and what stands in its places."""


def without_own_lines(texts: Iterable[str]) -> Iterator[str]:
    """Yield texts whose lines of the bot's are empty, or hold what they say of the question."""
    reader = LineReader()
    for text in texts:
        yield "\n".join(reader.left_of(text.split("\n"))) if "\n" in text else text


class LineReader:
    """Compares lines with the bot's sentences, at most ``COMPARISONS`` times in all."""

    def __init__(self) -> None:
        self.left = COMPARISONS
        self.languages: tuple[str, ...] = ()  # of the line

    def left_of(self, lines: Iterable[str]) -> Iterator[str]:
        """Yield lines without what the bot says in them, and without the lists below such a line.

        A list has several words a line, 34s 567s; the hand of a page is one word.
        """
        is_list = False
        for line in lines:
            own = self.own(line)
            is_list = is_list and " " in line.strip()
            yield line if own is None and not is_list else own or ""
            is_list = is_list or (own is not None and line.endswith((":", "：")))

    def own(self, line: str) -> str | None:
        """Return what a line of the bot's says of the question; None for any other line."""
        text = _unmarked(line)
        if len(text) > LONGEST or PLAIN_HAND.search(text) or _letters_of(text) < ENOUGH:
            return None
        self.languages = _languages_of(text)
        found = [*self.matching(text)]
        if any(sentence.is_fact for sentence, _ in found):
            return None
        has_enough = any(self.has_enough(text, found, deep) for deep in DEPTHS)
        if not has_enough or self.left < 0:  # a fact may not have been looked at
            return None
        said = (zip(sentence.places, held, strict=True) for sentence, held in found)
        return " ".join(text for places in said for place, text in places if place == FACT_PLACE)

    def matching(self, text: str) -> Iterator[Match]:
        """Yield the sentences that are all of a text, with what stands in their places."""
        text = text.strip()
        grams = {text[at : at + GRAM] for at in range(len(text) - GRAM + 1)}.union(text)
        for index in map(_index, self.languages):
            for gram in grams & index.keys():
                self.left -= len(index[gram])
                if self.left < 0:
                    return
                for sentence in index[gram]:
                    held = _held(sentence.words, text)
                    if held is not None:
                        yield sentence, held

    def has_enough(self, text: str, found: Sequence[Match], deep: int) -> bool:
        """Whether sentences, or those in the parts of a text with dots between, are its most."""
        if self.letters(found, deep) >= ENOUGH:
            return True
        letters = [self.letters(self.matching(part), deep - 1) for part in text.split(" · ")]
        return all(letters) and sum(letters) >= ENOUGH

    def letters(self, found: Iterable[Match], deep: int) -> float:
        """Return how many letters are those of a sentence, and of others in its places."""
        return max(
            (
                it.letters + sum(self.letters(self.matching(held), deep - 1) for held in places)
                if deep
                else it.letters
                for it, places in found
            ),
            default=0.0,
        )


def _held(words: tuple[str, ...], text: str) -> tuple[str, ...] | None:
    """Return what stands between these words in a text; None where it is no text of them."""
    first, *others = words
    if not others:
        return () if text == first else None
    last = others.pop()
    if not text.startswith(first) or not text.endswith(last):
        return None
    held, at, end = [], len(first), len(text) - len(last)
    for word in others:
        found = text.find(word, at, end)
        if found < 0:
            return None
        held.append(text[at:found])
        at = found + len(word)
    return (*held, text[at:end]) if at <= end else None


def _languages_of(text: str) -> tuple[str, ...]:
    """Return the languages that most of a text can be of."""
    if len(LATIN.findall(text)) >= OF_A_SIGN * len(OTHER_LETTER.findall(text)):
        return IN_LATIN
    if HANGUL.search(text):
        return ("ko",)
    return ("ja",) if KANA.search(text) else IN_HAN


@cache
def _index(language: str) -> Mapping[str, tuple[Sentence, ...]]:
    """Return the sentences of a language by the rarest piece of their words.

    Made with the first line of the language in a message of several: 15 ms and 0.3 MiB each, which
    the start does not wait for.
    """
    sentences: dict[tuple[str, ...], Sentence] = {}
    for name, outline in words_for(language).outlines(BEGINNINGS):
        pieces = [*map(_unmarked, outline.words)]
        pieces[0], pieces[-1] = pieces[0].lstrip(), pieces[-1].rstrip()
        words = tuple(pieces)
        if words not in sentences or name in FACTS:
            letters = _letters_of("".join(words))
            sentences[words] = Sentence(words, outline.places, letters, name in FACTS)
    grams = {words: _grams(words) for words in sentences}
    common = Counter(chain.from_iterable(grams.values()))
    index: dict[str, list[Sentence]] = {}
    for words, sentence in sentences.items():
        if grams[words]:
            _, rarest = min((common[gram], gram) for gram in grams[words])
            index.setdefault(rarest, []).append(sentence)
    return {gram: tuple(found) for gram, found in index.items()}


def _grams(words: Iterable[str]) -> set[str]:
    """Return the pieces of words; their signs where none is long enough."""
    grams = {word[at : at + GRAM] for word in words for at in range(len(word) - GRAM + 1)}
    return grams or set("".join(words))


def _letters_of(text: str) -> float:
    return (
        len(LATIN.findall(text))
        + OF_A_SIGN * len(OTHER_LETTER.findall(text))
        + OF_THE_ARROW * text.count(ARROW)
    )


def _unmarked(text: str) -> str:
    return SPACES.sub(" ", MARKS.sub("", MENTION.sub(r"/\1", text)))
