"""Every sentence a user reads, in Fluent files, one per language: ``en.ftl``, ``ja.ftl`` …"""

import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from sys import intern
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import EAST, NAMES, Tile
from engine.tiles import KIND_OF, KINDS, SUITS, rank, suit

if TYPE_CHECKING:
    from .locales import Bundle

LANGUAGES: Final = ("en", "ja", "zh-TW", "zh-CN", "ko", "fr")
"""Each is called as Discord calls its locale, English (en-US, en-GB) apart; ``NAME.ftl`` here is
its file. The first one serves everybody else, and lends the sentences that another lacks."""

TRADITIONAL: Final = frozenset({"tw", "hk", "mo", "hant"})
"""Regions and scripts that write traditional Chinese; Chinese of any other is simplified."""


def language_of(locale: str) -> str:
    """Return the language for a locale: itself, else the one of another region, else English."""
    if locale in LANGUAGES:
        return locale
    base, *rest = locale.lower().split("-")
    if base == "zh":
        return "zh-CN" if TRADITIONAL.isdisjoint(rest) else "zh-TW"
    return base if base in LANGUAGES else LANGUAGES[0]


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


__all__ = [
    "LANGUAGES", "SHORT", "SPOKEN", "Argument", "Outline", "Words", "language_of", "words_for",
]  # fmt: skip

Argument = str | int

REMEMBERED: Final = 1024
"""Formatted sentences that are kept."""

_FIRST_PLACE: Final = 0xE000
"""The first private character: a sentence of ours has none, and each holds a string's place."""

_ENTRY: Final = re.compile(r"\n(?=[A-Za-z][\w-]* *=)")
_VARIABLE: Final = r"\{ *\$([\w-]+) *\}"
_PLAIN: Final = re.compile(rf"[^=]*= *(?P<text>(?! )(?:[^\n{{}}]|{_VARIABLE})+?) *(?:\n(?:#.*)?)*")
"""A sentence of one line that quotes nothing but strings, and the comments behind it: Fluent would
say the same. Nine tenths of all sentences are such."""

_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")

SHORT: Final = "short"
SPOKEN: Final = "spoken"

_SUIT_OF: Final = tuple(suit(KIND_OF[tile]) for tile in range(len(NAMES)))


class Words:
    """One language: ``text`` formats a sentence, the other methods name tiles.

    What needs Fluent is made when it is first asked for. The commands are described to Discord in
    plain sentences, so the bot connects before it has loaded Fluent and the data of six locales.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources = ChainMap(_sources(language), _sources(LANGUAGES[0]))
        self._lists_each = self.text("tile-list") == "each"
        self._numbers_honors = self.text("tile-honors") == "numbers"
        self._ranks = {style: self._rank_names(style) for style in (SHORT, SPOKEN)}

    def text(self, sentence: str, /, **arguments: Argument) -> str:
        """Return a sentence by its id; raise LookupError for an id or a variable it lacks."""
        return _formatted(self, sentence, tuple(arguments.items()))

    def format(self, sentence: str, arguments: Mapping[str, Argument]) -> str:
        """Format a sentence anew.

        Numbers decide how the rest is worded (1 tile, 2 tiles). Strings do not: they are put in
        places that are held for them, so that Fluent is not asked again for every hand.
        """
        numbers = tuple(item for item in arguments.items() if isinstance(item[1], int))
        strings = tuple(name for name, value in arguments.items() if isinstance(value, str))
        pieces = list(_pieces(self, sentence, numbers, strings))
        pieces[1::2] = [str(arguments[name]) for name in pieces[1::2]]
        return "".join(pieces)

    def pieces(
        self, sentence: str, numbers: Iterable[tuple[str, Argument]], strings: Sequence[str]
    ) -> tuple[str, ...]:
        """Return a sentence as text and names of strings in turns: ``("Cut ", "tile", ".")``."""
        plain = _PLAIN.fullmatch(self._sources.get(sentence, ""))
        if plain is not None:
            pieces = re.split(_VARIABLE, plain["text"])
            if set(pieces[1::2]) <= set(strings):
                return tuple(pieces)
        bundle = self._bundle
        self._parse(sentence, bundle)
        pattern = bundle.get_message(sentence).value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl: {sentence} has no text")
        places = {name: chr(_FIRST_PLACE + at) for at, name in enumerate(strings)}
        text, errors = bundle.format_pattern(pattern, {**dict(numbers), **places})
        if errors:
            raise LookupError(f"{self.language}.ftl: {sentence}: {errors[0]}")
        pieces = re.split("([\ue000-\uf8ff])", str(text))
        pieces[1::2] = [strings[ord(place) - _FIRST_PLACE] for place in pieces[1::2]]
        return tuple(pieces)

    def outlines(self, beginnings: tuple[str, ...]) -> Iterator[tuple[str, Outline]]:
        """Yield the lines of the sentences whose ids begin so, each with the id of its sentence."""
        for sentence, source in self._sources.items():
            if sentence.startswith(beginnings):
                yield from ((sentence, line) for line in outlines(source))

    def named(self, family: str, name: str, /, **arguments: Argument) -> str:
        """Return the sentence of a family: ``named("shape", "ryanmen")`` is ``shape-ryanmen``."""
        return self.text(f"{family}-{name}".replace("_", "-"), **arguments)

    def number(self, text: str) -> str:
        """Write a number with the signs of the language: 5,700.5 is 5 700,5 in French."""
        return text.translate(self._number_signs)

    def percent(self, number: str) -> str:
        """Write a percentage with the signs of the language: 29.3 is 29,3 % in French."""
        return self.text("number-percent", number=self.number(number))

    def one_of(self, names: Iterable[str]) -> str:
        """List names of which one is meant: "east, south or west"."""
        return self._listed(names, "joint-or")

    def each_of(self, names: Iterable[str]) -> str:
        """List names that are all meant: "east, south and west"."""
        return self._listed(names, "joint-and")

    def tile(self, tile: Tile) -> str:
        """Name one tile in a text: 1m, east, r5p."""
        return self._tiles[SHORT][tile]

    def spoken_tile(self, tile: Tile) -> str:
        """Name one tile to be read aloud: 1 man, east, red 5 pin."""
        return self._tiles[SPOKEN][tile]

    def run(self, tiles: Iterable[Tile]) -> str:
        """Name tiles that lie together, in their order: 234m, east ×2, 1122z."""
        return self._runs(tiles, SHORT)

    def spoken_run(self, tiles: Iterable[Tile]) -> str:
        """Name tiles that lie together to be read aloud: 2 3 4 man, east east."""
        return self._runs(tiles, SPOKEN)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """List tiles of which each stands for itself, such as waits: 1m 4m 7m."""
        return " ".join(map(self.tile, tiles)) if self._lists_each else self.run(tiles)

    @cached_property
    def _bundle(self) -> "Bundle":
        from .locales import Bundle  # noqa: PLC0415 - as said above

        return Bundle(self.language)

    @cached_property
    def _number_signs(self) -> dict[int, str]:
        return str.maketrans({".": self.text("number-decimal"), ",": self.text("number-thousands")})

    @cached_property
    def _joints(self) -> dict[tuple[str, str], str]:
        return {
            (sort, style): self.text(f"tile-joint-{sort}-{style}")
            for sort in ("ranks", "honors", "runs")
            for style in (SHORT, SPOKEN)
        }

    @cached_property
    def _around_ranks(self) -> dict[tuple[str, str], tuple[str, str]]:
        suited = {(letter, style) for letter in SUITS[:-1] for style in (SHORT, SPOKEN)}
        return {
            (letter, style): self._around(f"tile-{letter}-{style}", "ranks")
            for letter, style in suited | {("z", SHORT)}
        }

    @cached_property
    def _tiles(self) -> dict[str, tuple[str, ...]]:
        return {
            style: tuple(self._run((tile,), style) for tile in range(len(NAMES)))
            for style in (SHORT, SPOKEN)
        }

    def _listed(self, names: Iterable[str], last_joint: str) -> str:
        *others, last = names
        if not others:
            return last
        return self.text(last_joint).join((self.text("joint-names").join(others), last))

    def _parse(self, sentence: str, bundle: "Bundle") -> None:
        """Parse a sentence, and before it those it quotes, when it is first asked for.

        All of them parsed take some 2 MB a language, and few processes ever say all. Another thread
        may ask for the same sentence meanwhile.
        """
        source = self._sources.get(sentence)
        if source is None or bundle.has_message(sentence):
            return
        for quoted in _REFERENCE.findall(source):
            self._parse(quoted, bundle)
        bundle.parse(source)

    def _around(self, sentence: str, variable: str) -> tuple[str, str]:
        """Return what a sentence says before and behind its only variable."""
        before, _, behind = self.pieces(sentence, (), (variable,))
        return before, behind

    def _rank_names(self, style: str) -> tuple[str, ...]:
        red = self.text(f"tile-red-five-{style}")
        ranks = self.text("tile-ranks").split()
        honors = map(str, range(1, KINDS - EAST + 1))
        return (*(ranks[rank(kind) - 1] for kind in range(EAST)), *honors, red, red, red)

    def _runs(self, tiles: Iterable[Tile], style: str) -> str:
        return self._joints["runs", style].join(
            self._run(tuple(run), style) for _, run in groupby(tiles, _SUIT_OF.__getitem__)
        )

    def _run(self, tiles: tuple[Tile, ...], style: str) -> str:
        """Name tiles of one suit."""
        letter = SUITS[_SUIT_OF[tiles[0]]]
        if letter == "z" and not (self._numbers_honors and style == SHORT and len(set(tiles)) > 1):
            return self._honors(tiles, style)
        ranks = self._joints["ranks", style].join(self._ranks[style][tile] for tile in tiles)
        before, behind = self._around_ranks[letter, style]
        return before + ranks + behind

    def _honors(self, tiles: tuple[Tile, ...], style: str) -> str:
        """Name honors: all of them, or one with its number where they are the same."""
        names = [self.text(f"tile-{NAMES[tile]}-{style}") for tile in tiles]
        if len(names) > 1 and self._numbers_honors and style == SHORT:
            return self.text("tile-repeated", tile=names[0], count=str(len(names)))
        return self._joints["honors", style].join(names)


@lru_cache(REMEMBERED)
def _formatted(words: Words, sentence: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """Format a sentence once: labels and counts come again with every hand."""
    return words.format(sentence, dict(arguments))


@lru_cache(REMEMBERED)
def _pieces(
    words: Words, sentence: str, numbers: tuple[tuple[str, Argument], ...], strings: tuple[str, ...]
) -> tuple[str, ...]:
    return words.pieces(sentence, numbers, strings)


@cache
def words_for(locale: str) -> Words:
    """Return the words for a Discord locale ("ja", "en-US", …), English where we lack it."""
    return _language(language_of(locale))


@cache
def _language(language: str) -> Words:
    return Words(language)


@cache
def _sources(language: str) -> dict[str, str]:
    """Return the sentences of a language as they are written, by id; none without a file."""
    path = Path(__file__).with_name(f"{language}.ftl")
    text = path.read_text("utf-8") if path.exists() else ""
    _, *entries = _ENTRY.split(f"\n{text}")
    # Interned, since each id is in every language.
    return {intern(entry.split("=", 1)[0].rstrip()): entry for entry in entries}
