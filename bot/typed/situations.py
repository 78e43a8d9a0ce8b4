"""Typed options become a hand at a table: the hand, what lies elsewhere, how it is won."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from engine import NAMES, NORTH, By, Hand, HandError, Kind, Rules, Tile, format_hand, parse_tiles
from engine.errors import Reason
from engine.scoring import MOST_INDICATORS
from engine.tiles import KIND_OF

from .circumstances import Fields, said_of
from .dora_words import names_indicators
from .errors import FACTS, RefusedError, refused
from .hand_question import HandQuestion, OfAHand
from .hands import check_copies_left, read_hand
from .rules import rules_of
from .table_tiles import end_of_hand, with_tile_behind
from .three_players import has_nuki
from .win_checks import check_indicators, check_win_told, indicators_at
from .win_pieces import pieces
from .win_words import fields_named, option_for, parse_extras, places_of_facts

LETTERS: Final = re.compile(r"[A-Za-zÀ-ɏ]+|[^\W\d_A-Za-zÀ-ɏ]+")
"""A word in any script, and none of two scripts: behind the suit of 1122z立直 stands 立直."""

OF_A_TABLE: Final = frozenset({"seat", "round", "dora", "honba", "sticks", "riichi", "nuki"})
"""The fields of ``Circumstances`` that hold before a hand has won."""


@dataclass(frozen=True, slots=True)
class Told:
    """What options tell of a table or a win; see the options of the same names.

    ``by``, ``seat`` and ``round`` are None where they were left to the bot: see ``said_of``.
    """

    dora: str = ""
    extras: str = ""
    kita: int = 0
    by: By | None = None
    seat: Kind | None = None
    round: Kind | None = None


@dataclass(frozen=True, slots=True)
class Taking:
    """What else a command takes, to say where a word belongs that stands among tiles.

    ``fields`` are those of ``Circumstances`` that its options take, None for all. ``options`` names
    the option of each where it has one for each; without any there are extras. ``takes_call``
    tells that a discarded tile may stand behind the hand.
    """

    fields: frozenset[str] | None = frozenset()
    options: tuple[tuple[str, str], ...] = ()
    takes_call: bool = False


def with_hand(
    question: OfAHand, text: str, taking: Taking, *, seen: str = "", river: str = ""
) -> tuple[OfAHand, Hand]:
    """Return the question with the hand and the tiles elsewhere that were typed."""
    players = rules_of(question.rules).players
    if seen or river:
        question = replace(
            question, seen=_kinds("seen", seen, players), river=_kinds("river", river, players)
        )
    hand = _read_hand(text, players, taking)
    _check_copies(question, hand, seen, river)
    return replace(question, hand=format_hand(hand)), hand


def at_table(question: OfAHand, hand: Hand, told: Told) -> OfAHand:
    """Return the question with what is told of a table where no hand has won."""
    said = _said(told, rules_of(question.rules))
    _check_belongs_to_a_table(said, told.extras)
    if not said:
        return question
    question = replace(question, won=said_of(None, said))
    check_indicators(question, hand, told.dora, told.extras)
    return question


def with_win(question: OfAHand, hand: Hand, told: Told) -> OfAHand:
    """Return the question with what is told of a win, as usual where nothing is."""
    said = _said(told, rules_of(question.rules))
    question = replace(question, won=said_of(hand, said))
    check_win_told(question, hand, told.dora, told.extras)
    check_indicators(question, hand, told.dora, told.extras)
    return question


def read_win_tile(text: str, hand: Hand, players: int, taking: Taking) -> Tile:
    """Return the tile that a hand is won on: its own 5s is its red five where there is no other."""
    try:
        tiles = parse_tiles(text, players=players)
    except HandError as error:
        raise _misplaced("win", text, error, taking) or refused("win", text, error) from None
    if len(tiles) != 1:
        raise RefusedError("win", text, "one_tile", {})
    if not hand.has_drawn_size or tiles[0] in hand.concealed:
        return tiles[0]
    same = [held for held in hand.concealed if KIND_OF[held] == KIND_OF[tiles[0]]]
    if not same:
        raise RefusedError("win", text, "win_not_held", {"tile": NAMES[tiles[0]]})
    return same[0]


def _check_belongs_to_a_table(said: Fields, extras: str) -> None:
    """Raise RefusedError for a fact about a win, such as ippatsu, where no hand has won."""
    places = places_of_facts(extras)
    for field in said.keys() - OF_A_TABLE:
        named = said[field] if field == "events" else (field,)
        start, end = max(places[name] for name in named)
        raise RefusedError(
            "extras", extras, "only_in_agari", {"word": extras[start:end]}, span=(start, end)
        )


def _said(told: Told, rules: Rules) -> Fields:
    """Return the fields of ``Circumstances`` that the options name."""
    nuki = told.kita or None
    options = {"by": told.by, "seat": told.seat, "round": told.round, "nuki": nuki}
    chosen = {name: value for name, value in options.items() if value is not None}
    in_extras = parse_extras(
        told.extras, seat=told.seat, players=rules.players, **_indicators(told.dora, rules.players)
    )
    _check_players(in_extras.pop("players", rules.players), told.extras, rules)
    said = _together(chosen, in_extras, told.extras)
    _check_table(told, said, rules)
    if max(len(said.get("dora", ())), len(said.get("ura", ()))) > MOST_INDICATORS:
        place = indicators_at(told.dora, told.extras)
        raise RefusedError(*place, "too_many_indicators", {"most": MOST_INDICATORS})
    return said


def _check_players(players: int, extras: str, rules: Rules) -> None:
    """Raise RefusedError for a word of three players where the rules are for four."""
    if players != rules.players:
        start, end = places_of_facts(extras)["players"]
        word = extras[start:end]
        raise RefusedError(
            "extras", extras, "extra_three_player", {"word": word}, span=(start, end)
        )


def _check_table(told: Told, said: Fields, rules: Rules) -> None:
    """Raise RefusedError for norths set aside and winds north that these rules do not have."""
    places = places_of_facts(told.extras)
    if said.get("nuki") and not has_nuki(rules):
        sentence = "win_no_nuki" if rules.players == 4 else "win_nuki_off"
        raise _at("nuki", "kita", str(told.kita), told, sentence, {}, places)
    for name in ("seat", "round"):
        if rules.players == 3 and said.get(name) == NORTH:
            raise _at(name, name, "", told, "win_no_north", {"option": name}, places)


def _at(
    field: str,
    option: str,
    value: str,
    told: Told,
    sentence: str,
    details: dict[str, str | int],
    places: dict[str, tuple[int, int]],
) -> RefusedError:
    """Return an error about a field that the extras or an option of its own say."""
    if field in places:
        return RefusedError("extras", told.extras, sentence, details, span=places[field])
    return RefusedError(option, value, sentence, details)


def _together(chosen: Fields, typed: Fields, extras: str) -> Fields:
    """Return what options and extras say; raise RefusedError where they contradict each other."""
    for name in chosen.keys() & typed.keys():
        if chosen[name] != typed[name]:
            values = chosen[name], typed[name]
            details: dict[str, str | int]
            if name == "nuki":
                details = dict(zip(("first", "second"), values, strict=True))
            elif name == "by":
                details = dict(zip(FACTS, map(str, values), strict=True))
            else:
                details = dict(
                    zip(("first", "second"), map(NAMES.__getitem__, values), strict=True)
                )
            span = places_of_facts(extras)[name]
            raise RefusedError("extras", extras, f"against_{name}", details, span=span)
    return chosen | typed


def _indicators(text: str, players: int) -> dict[str, tuple[Tile, ...]]:
    """Read indicators that are ``shown``, 3p, or ``meant`` by the word for the dora: ドラ3p."""
    if not text:
        return {}
    if text.isascii() and text.strip().isdecimal():
        raise RefusedError("dora", text, "dora_count", {"word": text.strip()})
    try:
        return {"shown": parse_tiles(text, players=players)}
    except HandError as error:
        with suppress(RefusedError):
            said = parse_extras(text, players=players)
            if said.keys() == {"dora"}:
                return {"shown" if names_indicators(text) else "meant": said["dora"]}
        raise refused("dora", text, error) from None


def _kinds(option: str, text: str, players: int) -> tuple[Tile, ...]:
    """Read tiles of which only the kind matters."""
    try:
        return tuple(sorted(KIND_OF[tile] for tile in parse_tiles(text, players=players)))
    except HandError as error:
        raise refused(option, text, error) from None


def _read_hand(text: str, players: int, taking: Taking) -> Hand:
    """Read the hand; where a tile may be called, it may stand behind it: 123m456p<1m."""
    end = end_of_hand(text) if taking.takes_call else len(text)
    try:
        return read_hand(text[:end], players)
    except HandError as error:
        if taking.takes_call and error.fix is None and end == len(text):
            error.fix = with_tile_behind(text, error, players)
        raise _misplaced("hand", text, error, taking) or refused(
            "hand", text, error, piece=(0, end)
        ) from None


def _misplaced(typed: str, text: str, error: HandError, taking: Taking) -> RefusedError | None:
    """Name the option for a word of another one that stands among tiles: "123m riichi".

    Where the command has no such option, or takes no such fact in it, /agari does. The tenhou of
    ``tenhou.net/0/?log=`` is none.
    """
    if error.reason is Reason.LINK:
        return None
    named = dict(taking.options)
    for start, end in _words(text, in_pieces=bool(named)):
        word = text[start:end]
        option = option_for(word)
        if option and error.at is not None and start <= error.at < end:
            facts = fields_named(word)
            if named and facts <= named.keys():
                (option,) = (named[field] for field in facts)
            is_taken = taking.fields is None or facts <= taking.fields
            details: dict[str, str | int] = {"word": word, "option": option}
            sentence = "extra_in_option" if is_taken else "extra_in_hand"
            return RefusedError(typed, text, sentence, details, span=(start, end))
    return None


def _words(text: str, *, in_pieces: bool) -> Iterator[tuple[int, int]]:
    """Yield where words stand; where each fact has an option of its own, 東場南家 is two words."""
    for word in LETTERS.finditer(text):
        if not in_pieces:
            yield word.span()
            continue
        for piece in pieces(word[0]):
            yield word.start() + piece.start(), word.start() + piece.end()


def _check_copies(question: HandQuestion, hand: Hand, seen: str, river: str) -> None:
    """Raise RefusedError where the hand and what lies elsewhere hold a fifth copy."""
    fifth = check_copies_left(hand, (*question.seen, *question.river))
    if fifth is None:
        return
    option, text = ("river", river) if fifth in question.river else ("seen", seen)
    count = hand.owned[fifth] + (*question.seen, *question.river).count(fifth)
    raise RefusedError(option, text, "fifth_seen", {"tile": NAMES[fifth], "count": count})
