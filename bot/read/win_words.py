"""The text of the option ``extras``: how a hand was won, in a few words.

``riichi ippatsu ura:3p honba:1``: words and ``name:value`` pairs in any order, apart by spaces,
commas, ``+`` or, as in 立直一発裏3p, by nothing. Names in every language mean the same; a name
of two words can be typed as one: ``ura dora``, ``ura-dora``, ``uradora``.
"""

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from bot.words import LANGUAGES, words_for
from engine import EAST, SOUTH, HandError, Kind, Tile, parse_tiles
from engine.rules import PAO_YAKUMAN
from engine.scoring import MOST_INDICATORS

from .dora_words import each_once, indicators_said, names_indicators
from .errors import RefusedError, refused
from .limits import EXTRAS_LIMIT, TALLY_LIMIT
from .three_players import MOST_NUKI
from .win_pieces import FULL_WIDTH, KANJI_COUNT, KYOKU_NUMBER, pieces
from .win_terms import (
    BY_NAME,
    COUNTED_FROM_TILES,
    COUNTERS,
    NUKI,
    PAO,
    RED_FIVES,
    TERMS,
    WIND_SIGNS,
    Term,
    key,
)

WORD: Final = re.compile(r"[^\s,、]+")
COLON: Final = re.compile(r"[:=]")

ROUND: Final = BY_NAME["round"]
OFFERED: Final = {key(name): name for term in (*TERMS, NUKI) for name in term.all_names}
"""What a word may be a slip of, as it is written; a bare south is no slip of a seat or a round."""

MOST: Final = {"honba": TALLY_LIMIT, "sticks": TALLY_LIMIT, "nuki": MOST_NUKI}
"""The highest number that stands behind a word."""

VALUES: Final = ("value", "count", "shown", "honba")
"""The groups of a piece that hold the value of its name."""

COUNT_BEFORE: Final = re.compile(r"(?<!\S)[0-9]+\s+$")
"""A number before the word that is being typed: behind "3 dora" no value follows."""

LIKENESS: Final = 0.7
"""How like a word a known one must be to be offered: ipatsu is, aka beside chankan is not."""

ADDED: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "events": operator.or_, "dora": operator.add, "ura": operator.add, "riichi": max,
}  # fmt: skip
"""How what is said twice comes together."""


JOINTS: Final = re.compile("[-_]+")
"""Signs that people put between words, and that some names have in them."""


def parse_extras(
    text: str,
    *,
    seat: Kind | None = None,
    players: int = 4,
    shown: tuple[Tile, ...] = (),
    meant: tuple[Tile, ...] = (),
) -> dict[str, Any]:
    """Return the facts of a `Situation` that the extras name; raise RefusedError for others.

    Events, indicators and riichi add up ("double riichi"); what else is said twice has to agree.
    ``seat`` is the one that an option names: 子 is any but the dealer's, south where nobody says.
    Indicators are tiles of the set for so many players; ``shown`` are those that an option names,
    ``meant`` those of the dora that it names.
    """
    if len(text) > EXTRAS_LIMIT:
        details: dict[str, str | int] = {"length": len(text), "limit": EXTRAS_LIMIT}
        raise RefusedError("extras", text, "too_long", details, span=(EXTRAS_LIMIT, len(text)))
    said: dict[str, Any] = {}
    words: dict[str, str] = {}
    is_child = None
    for piece in pieces(text):
        field, value = _meant(text, piece, players)
        if value is None:
            is_child = piece
        elif field not in said:
            said[field], words[field] = value, piece[0]
        elif field in ADDED and bool(said[field]) == bool(value):
            said[field] = ADDED[field](said[field], value)
        elif said[field] != value:
            details = {"first": words[field], "second": piece[0]}
            raise RefusedError("extras", text, "against_itself", details, span=piece.span())
    if is_child and said.setdefault("seat", SOUTH if seat in {None, EAST} else seat) == EAST:
        details = {"first": words["seat"], "second": is_child[0]}
        raise RefusedError("extras", text, "against_itself", details, span=is_child.span())
    of_option: dict[str, dict[bool, tuple[Tile, ...]]]
    of_option = {"dora": {True: shown, False: meant}, "ura": {True: (), False: ()}}
    return said | {
        field: _each_once(text, field, told, players)
        for field, told in of_option.items()
        if said.get(field) or any(told.values())
    }


def _each_once(
    text: str, field: str, told: dict[bool, tuple[Tile, ...]], players: int
) -> tuple[Tile, ...]:
    """Return the indicators of readable extras behind those of an option, without what says both.

    ``told`` are those that the option shows, under True, and those of the dora that it names.
    """
    for piece in pieces(text):
        named, value = _meant(text, piece, players)
        if named == field:
            told[names_indicators(_name(piece))] += value
    return each_once(told[True], told[False])


def places_of_facts(text: str) -> dict[str, tuple[int, int]]:
    """Return where readable extras say something: by the id of a yaku or of a fact, or by field.

    A fact that is said twice is found at its last place.
    """
    places: dict[str, tuple[int, int]] = {}
    for piece in pieces(text):
        field, value = _meant(text, piece)
        said = {"events": value, "by": {field, str(value)}, "riichi": {"riichi", "double_riichi"}}
        if field == "seat":  # None where it is any but the dealer's
            said[field] = {field, "dealer" if value == EAST else "not_dealer"}
        places |= dict.fromkeys(said.get(field, {field}), piece.span())
    return places


def option_for(word: str) -> str | None:
    """Return the option into which a word goes that stands elsewhere, None for an unknown one."""
    fields = fields_named(word)
    if not fields:
        return None
    return "dora" if fields == {"dora"} else "extras"


def fields_named(word: str) -> frozenset[str]:
    """Return the facts of a `Situation` that the known words of a text set."""
    return frozenset(term.field for term in _terms(word[:EXTRAS_LIMIT]))


def complete_extras(text: str, language: str, *, players: int = 4) -> list[str]:
    """Return texts that could be meant: the words of the option continued by each that may follow.

    The text itself comes first where it can be read as it is.
    """
    if len(text) > EXTRAS_LIMIT:
        return []
    read = text.translate(FULL_WIDTH)
    words = [match[0] for match in WORD.finditer(read)]
    begun = "" if not words or read[-1:].isspace() or read[-1:] in {",", "、"} else words[-1]
    before = text[: len(text) - len(begun)]
    said = set(_terms(before))
    is_counted = COUNT_BEFORE.search(before.translate(FULL_WIDTH)) is not None
    used = {term.field for term in said} - {"events"}
    offered = [
        before + term.name_in(language)
        for term in ((*TERMS, NUKI) if players == 3 else TERMS)
        if any(it.startswith(begun.lower()) for it in (*term.names, *term.of(language)))
        and term.field not in used
        and not (is_counted and term.takes_value)
        and term not in said
        and not {term.name, term.name_in(language)} & set(words)
    ]
    return list(dict.fromkeys([text.strip(), *offered] if _is_whole(text) else offered))


def _is_whole(text: str) -> bool:
    try:
        parse_extras(text)
    except RefusedError:
        return False
    return bool(text.strip())


def _terms(text: str) -> Iterator[Term]:
    """Yield what the known words of a text mean, readable values behind them or not."""
    for piece in pieces(text):
        term = ROUND if piece["kyoku"] else BY_NAME.get(key(_name(piece)))
        if term is not None:
            yield term


def _name(piece: re.Match[str]) -> str:
    if piece["honba"]:
        return "honba"
    named = piece["name"] or piece["counted"] or piece["showing"]
    return named or COLON.split(piece[0], maxsplit=1)[0]


def _meant(text: str, piece: re.Match[str], players: int = 4) -> tuple[str, Any]:
    """Return the field that a piece sets, and its value."""
    if piece["kyoku"]:
        return "round", WIND_SIGNS[KYOKU_NUMBER.sub("", piece["kyoku"].lower())]
    name, behind = _name(piece), next(filter(piece.group, VALUES), "value")
    value, start = piece[behind], piece.start(behind)
    if value is None and len(piece[0]) > len(name) + 1:
        start = piece.start() + len(name) + 1
        value = piece[0][len(name) + 1 :] if COLON.match(piece[0], len(name)) else None
    term = BY_NAME.get(key(name))
    if term is not None and piece["count"] and term.field in {"dora", "ura"}:
        raise RefusedError("extras", text, "dora_count", {"word": piece[0]}, span=piece.span())
    # Of pao:daisangen check_pao_named looks at the value, which the melds say too.
    is_said = not value or (term is PAO and key(value) in _pao_yakuman())
    if term is None or term.takes_value == is_said:
        raise _unknown(text, piece, name, term, value)
    if is_said:
        return term.field, frozenset(term.value) if term.field == "events" else term.value
    span = start, start + len(value)
    if term.field in {"dora", "ura"}:
        return term.field, indicators_said(name, _indicators(text, span, players), players)
    if term.field in MOST:
        return term.field, _number(text, piece, span, value, MOST[term.field])
    return term.field, _wind(text, piece, span, value)


def _unknown(
    text: str, piece: re.Match[str], name: str, term: Term | None, value: str | None
) -> RefusedError:
    """Say that a word means nothing here, and which one is nearest."""
    better, sentence = None, "extra_unknown"
    if _is_counted(piece):
        sentence = "extra_counted"
    elif _plain(name) in RED_FIVES:
        sentence = "extra_red"
    elif term is not None:
        better = None if term.takes_value else term.name
        sentence = "extra_needs_value" if term.takes_value else "extra_takes_no_value"
    else:
        better = _likely(name.lower() if JOINTS.search(name) else key(name), value or "")
    fix = None if better is None else text[: piece.start()] + better + text[piece.end() :]
    if sentence == "extra_counted":
        fix = " ".join(text[slice(*it.span())] for it in pieces(text) if not _is_counted(it))
    typed = text[piece.start() :][: len(name)]
    return RefusedError("extras", text, sentence, {"word": typed}, span=piece.span(), fix=fix)


@cache
def _pao_yakuman() -> Mapping[str, str]:
    """Return the yakuman that have pao by their names."""
    return {
        key(name): yakuman
        for yakuman in PAO_YAKUMAN
        for name in (yakuman, *(words_for(it).named("yaku", yakuman) for it in LANGUAGES))
    }


def check_pao_named(text: str, fed: tuple[str, ...]) -> None:
    """Raise RefusedError where readable extras name another pao than that of the ``fed`` yakuman.

    Pao is said of a hand: pao:daisangen of one whose four kans were fed too would leave one out.
    """
    for piece in pieces(text):
        _, *values = COLON.split(piece[0], maxsplit=1)
        term = BY_NAME.get(key(_name(piece)))
        if term is PAO and values and fed and fed != (_pao_yakuman()[key(values[0])],):
            raise _unknown(text, piece, _name(piece), term, values[0])


def _is_counted(piece: re.Match[str]) -> bool:
    return _plain(_name(piece)) in COUNTED_FROM_TILES


def _plain(name: str) -> str:
    return key(name).strip("0123456789")


def _likely(name: str, value: str) -> str | None:
    """Return the known name that is nearest to a word, and the value behind it.

    None where there is none so near. W立直 is no slip of 立直: where signs are words, one more is
    another word. Of ron-tsumo, all its words.
    """
    parts = JOINTS.split(name)
    if len(parts) > 1 and all(part in BY_NAME for part in parts):
        return " ".join(parts)
    near = next(iter(get_close_matches(name, OFFERED, n=1, cutoff=LIKENESS)), None)
    if near is None or BY_NAME[near].takes_value != bool(value):
        return None
    if near in name and not near.isascii():
        return None
    better = OFFERED[near]
    return f"{better}:{value}" if value else better


def _indicators(text: str, span: tuple[int, int], players: int) -> tuple[Tile, ...]:
    value = text[slice(*span)]  # as typed: ２ is a tile, of bamboo
    count = value.rstrip(COUNTERS)  # the 2 of 裏2枚
    if count.isascii() and count.isdecimal():
        raise RefusedError("extras", text, "dora_count", {"word": value}, span=span)
    try:
        tiles = parse_tiles(value, players=players)
    except HandError as error:
        told = refused("extras", text, error, piece=span)
        told.fix = None if error.reason == "ten" else told.fix  # 1p0p is not what 10p means
        raise told from None
    if len(tiles) > MOST_INDICATORS:
        raise RefusedError(
            "extras", text, "too_many_indicators", {"most": MOST_INDICATORS}, span=span
        )
    return tiles


def _number(text: str, piece: re.Match[str], span: tuple[int, int], value: str, most: int) -> int:
    digits = value.translate(KANJI_COUNT).rstrip(COUNTERS)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 2 and int(digits) <= most):
        details: dict[str, str | int] = {"word": text[slice(*span)], "most": most}
        raise RefusedError("extras", text, "no_number", details, span=piece.span())
    return int(digits)


def _wind(text: str, piece: re.Match[str], span: tuple[int, int], value: str) -> Kind:
    if value.lower() not in WIND_SIGNS:
        details: dict[str, str | int] = {"word": text[slice(*span)]}
        raise RefusedError("extras", text, "no_wind", details, span=piece.span())
    return WIND_SIGNS[value.lower()]
