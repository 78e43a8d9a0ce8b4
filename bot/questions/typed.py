"""Typed text becomes a Query: the options of a command as they were typed, and their reading."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.typed.circumstances import DEFAULT, Circumstances, said_of
from bot.typed.errors import FACTS, RefusedError, refused
from bot.typed.hands import check_copies_left, read_hand, turn_after
from bot.typed.rules import canonical_rules, rules_of
from bot.typed.three_players import OF_OTHERS, has_nuki, rules_across
from bot.typed.win_pieces import pieces
from bot.typed.win_words import fields_named, option_for, parse_extras, places_of_facts
from bot.typed.worth_words import player_of, read_worth
from engine import (
    KIND_OF,
    MOST_INDICATORS,
    NAMES,
    NORTH,
    SOUTH,
    By,
    Hand,
    HandError,
    Kind,
    Order,
    Reason,
    Rules,
    Tile,
    format_hand,
    parse_tiles,
)
from engine.outlook import Aim

from .query import Command, Query, hand_of
from .table_tiles import end_of_hand, with_called, with_compared, with_tile_behind
from .win_checks import check_indicators, check_win_told, indicators_at

LETTERS: Final = re.compile(r"[A-Za-zÀ-ɏ]+|[^\W\d_A-Za-zÀ-ɏ]+")
"""A word in any script, and none of two scripts: behind the suit of 1122z立直 stands 立直."""

OF_A_TABLE: Final = frozenset({"seat", "round", "dora", "honba", "sticks", "riichi", "nuki"})
"""The fields of ``Circumstances`` that hold before a hand has won."""

OPTIONS_OF_OUTLOOK: Final = {"seat": "seat", "round": "round", "dora": "dora", "nuki": "kita"}
"""The options of /outlook for those of them that it has one for; it has none for extras."""

TAKEN: Final = {Command.WAITS: OF_A_TABLE, Command.OUTLOOK: frozenset(OPTIONS_OF_OUTLOOK)}
"""The fields that options of a command take where no hand has won."""


@dataclass(frozen=True, slots=True)
class TypedQuestion:
    """What a user typed into the options of a command, and what they chose.

    ``by``, ``seat`` and ``round`` are None where they were left to the bot: see ``said_of``, and
    ``turn`` is None where the river tells it: six discards make it the seventh. ``left_out`` holds
    the words of a message that are no part of the hand found in it, ``unused`` what it says that
    cannot be counted, ``others`` the questions about its other hands. /points has ``han``, ``fu``
    and ``honba`` instead of a hand.
    """

    command: Command
    hand: str
    seen: str = ""
    river: str = ""
    win: str = ""
    dora: str = ""
    extras: str = ""
    kita: int = 0
    by: By | None = None
    seat: Kind | None = None
    round: Kind | None = None
    order: Order = Order.SEQUENCE
    rules: str = "tenhou"
    private: bool = False
    turn: int | None = None
    aim: Aim = Aim.POINTS
    left_out: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    others: tuple["TypedQuestion", ...] = ()
    called: str = ""
    compare: str = ""
    han: str = ""
    fu: str = ""
    honba: int = 0


def read(typed: TypedQuestion) -> Query:
    """Return the Query that was typed; raise RefusedError for text that cannot be read."""
    try:
        return _read(typed)
    except RefusedError as error:
        if error.sentence in OF_OTHERS:
            error.fix = f"rules:{rules_across(canonical_rules(typed.rules))}"
        raise


def _read(typed: TypedQuestion) -> Query:
    rules = canonical_rules(typed.rules)
    players = rules_of(rules).players
    query = Query(
        typed.command, rules=rules, order=typed.order, private=typed.private, aim=typed.aim
    )
    if typed.command is Command.POINTS:
        won = Circumstances(seat=_player(typed), honba=typed.honba)
        return replace(query, worth=read_worth(typed.han, typed.fu), won=won)
    if typed.seen or typed.river:
        seen, river = (_kinds(name, getattr(typed, name), players) for name in ("seen", "river"))
        query = replace(query, seen=seen, river=river)
    if typed.command is Command.OUTLOOK or typed.turn:
        query = replace(query, turn=typed.turn or turn_after(query.river))
    takes_call = query.command is Command.WAITS
    query, hand = _with_hand(query, typed.hand, takes_call=takes_call)
    _check_copies(query, hand, typed.seen, typed.river)
    if typed.win.strip():
        query, hand = _won_on(query, hand, typed.win)
    said = _said(typed, rules_of(rules))
    if query.command is not Command.AGARI:
        _check_belongs_to_a_table(said, typed.extras)
    if said or query.command is Command.AGARI:
        query = replace(query, won=said_of(hand if query.command is Command.AGARI else None, said))
        check_win_told(query, hand, typed.dora, typed.extras)
        check_indicators(query, hand, typed.dora, typed.extras)
    if takes_call:
        query = with_called(query, hand, typed.hand, typed.called)
        query = with_compared(query, hand, typed.compare)
    return query


def _player(typed: TypedQuestion) -> Kind:
    """Return the seat of the player who is paid; raise RefusedError where two options disagree."""
    said = player_of(typed.han)
    if said is None:
        return typed.seat or DEFAULT.seat
    if typed.seat not in (None, said):
        facts = ("dealer", "not_dealer") if said == SOUTH else ("not_dealer", "dealer")
        details: dict[str, str | int] = dict(zip(FACTS, facts, strict=True))
        raise RefusedError("han", typed.han, "against_player", details, span=(0, len(typed.han)))
    return said


def _check_belongs_to_a_table(said: dict[str, Any], extras: str) -> None:
    """Raise RefusedError for a fact about a win, such as ippatsu, where no hand has won."""
    places = places_of_facts(extras)
    for field in said.keys() - OF_A_TABLE:
        named = said[field] if field == "events" else (field,)
        start, end = max(places[name] for name in named)
        raise RefusedError(
            "extras", extras, "only_in_agari", {"word": extras[start:end]}, span=(start, end)
        )


def readable(questions: Iterable[TypedQuestion]) -> tuple[Query, ...]:
    """Return the queries of those questions that can be read."""
    queries = []
    for question in questions:
        with suppress(RefusedError):
            queries.append(read(question))
    return tuple(queries)


def corrected(typed: TypedQuestion, error: RefusedError) -> Query | None:
    """Return the Query that was probably meant, None where nothing can be guessed."""
    if error.sentence in OF_OTHERS:
        changes = {"rules": rules_across(canonical_rules(typed.rules))}
    elif error.fix and error.fix.strip():
        changes = {error.option: error.fix}
    else:
        return None
    try:
        return read(replace(typed, private=True, **changes))  # type: ignore[arg-type]
    except RefusedError:
        return None


def _said(typed: TypedQuestion, rules: Rules) -> dict[str, Any]:
    """Return the fields of ``Circumstances`` that the options name."""
    nuki = typed.kita or None
    options = {"by": typed.by, "seat": typed.seat, "round": typed.round, "nuki": nuki}
    chosen = {name: value for name, value in options.items() if value is not None}
    in_extras = parse_extras(typed.extras, seat=typed.seat, players=rules.players)
    _check_players(in_extras.pop("players", rules.players), typed.extras, rules)
    said = _together(chosen, in_extras, typed.extras)
    _check_table(typed, said, rules)
    if typed.dora:
        said["dora"] = (*_indicators(typed.dora, rules.players), *said.get("dora", ()))
    if max(len(said.get("dora", ())), len(said.get("ura", ()))) > MOST_INDICATORS:
        place = indicators_at(typed.dora, typed.extras)
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


def _check_table(typed: TypedQuestion, said: dict[str, Any], rules: Rules) -> None:
    """Raise RefusedError for norths set aside and winds north that these rules do not have."""
    places = places_of_facts(typed.extras)
    if said.get("nuki") and not has_nuki(rules):
        sentence = "win_no_nuki" if rules.players == 4 else "win_nuki_off"
        raise _at("nuki", "kita", str(typed.kita), typed, sentence, {}, places)
    for name in ("seat", "round"):
        if rules.players == 3 and said.get(name) == NORTH:
            raise _at(name, name, "", typed, "win_no_north", {"option": name}, places)


def _at(
    field: str,
    option: str,
    value: str,
    typed: TypedQuestion,
    sentence: str,
    details: dict[str, str | int],
    places: dict[str, tuple[int, int]],
) -> RefusedError:
    """Return an error about a field that the extras or an option of its own say."""
    if field in places:
        return RefusedError("extras", typed.extras, sentence, details, span=places[field])
    return RefusedError(option, value, sentence, details)


def _together(chosen: dict[str, Any], typed: dict[str, Any], extras: str) -> dict[str, Any]:
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


def _indicators(text: str, players: int) -> tuple[Tile, ...]:
    """Read indicators, the word for them before or behind them or not: 3p, ドラ3p."""
    if text.isascii() and text.strip().isdecimal():
        raise RefusedError("dora", text, "dora_count", {"word": text.strip()})
    try:
        return parse_tiles(text, players=players)
    except HandError as error:
        with suppress(RefusedError):
            said = parse_extras(text, players=players)
            if said.keys() == {"dora"}:
                return tuple(said["dora"])
        raise refused("dora", text, error) from None


def _kinds(option: str, text: str, players: int) -> tuple[Tile, ...]:
    """Read tiles of which only the kind matters."""
    try:
        return tuple(sorted(KIND_OF[tile] for tile in parse_tiles(text, players=players)))
    except HandError as error:
        raise refused(option, text, error) from None


def _with_hand(query: Query, text: str, *, takes_call: bool) -> tuple[Query, Hand]:
    """Read the hand; where a tile may be called, it may stand behind it: 123m456p<1m."""
    end = end_of_hand(text) if takes_call else len(text)
    players = rules_of(query.rules).players
    try:
        hand = read_hand(text[:end], players)
        return replace(query, hand=format_hand(hand)), hand
    except HandError as error:
        if takes_call and error.fix is None and end == len(text):
            error.fix = with_tile_behind(text, error, players)
        raise _misplaced(query.command, "hand", text, error) or refused(
            "hand", text, error, piece=(0, end)
        ) from None


def _misplaced(command: Command, typed: str, text: str, error: HandError) -> RefusedError | None:
    """Name the option for a word of another one that stands among tiles: "123m riichi".

    Where the command has no such option, or takes no such fact in it, /agari does. The tenhou of
    ``tenhou.net/0/?log=`` is none.
    """
    if error.reason is Reason.LINK:
        return None
    for start, end in _words(command, text):
        word = text[start:end]
        option = option_for(word)
        if option and error.at is not None and start <= error.at < end:
            fields = fields_named(word)
            if command is Command.OUTLOOK and fields <= OPTIONS_OF_OUTLOOK.keys():
                (option,) = (OPTIONS_OF_OUTLOOK[field] for field in fields)
            is_taken = command is Command.AGARI or fields <= TAKEN.get(command, frozenset())
            details: dict[str, str | int] = {"word": word, "option": option}
            sentence = "extra_in_option" if is_taken else "extra_in_hand"
            return RefusedError(typed, text, sentence, details, span=(start, end))
    return None


def _words(command: Command, text: str) -> Iterator[tuple[int, int]]:
    """Yield where words stand; /outlook has an option for each fact, so 東場南家 is two for it."""
    for word in LETTERS.finditer(text):
        if command is not Command.OUTLOOK:
            yield word.span()
            continue
        for piece in pieces(word[0]):
            yield word.start() + piece.start(), word.start() + piece.end()


def _check_copies(query: Query, hand: Hand, seen: str, river: str) -> None:
    """Raise RefusedError where the hand and what lies elsewhere hold a fifth copy."""
    fifth = check_copies_left(hand, (*query.seen, *query.river))
    if fifth is None:
        return
    option, text = ("river", river) if fifth in query.river else ("seen", seen)
    count = hand.owned[fifth] + (*query.seen, *query.river).count(fifth)
    raise RefusedError(option, text, "fifth_seen", {"tile": NAMES[fifth], "count": count})


def _won_on(query: Query, hand: Hand, text: str) -> tuple[Query, Hand]:
    """Name the winning tile of the hand, or the one that completes it."""
    try:
        tiles = parse_tiles(text, players=rules_of(query.rules).players)
    except HandError as error:
        raise _misplaced(query.command, "win", text, error) or refused("win", text, error) from None
    if len(tiles) != 1:
        raise RefusedError("win", text, "one_tile", {})
    tile = tiles[0]
    if hand.has_drawn_size and tile not in hand.concealed:
        same = [held for held in hand.concealed if KIND_OF[held] == KIND_OF[tile]]
        if not same:
            raise RefusedError("win", text, "win_not_held", {"tile": NAMES[tile]})
        tile = same[0]
    try:
        query = query.choose("win", NAMES[tile])
    except ValueError:
        raise RefusedError("win", text, "no_copy_left", {"tile": NAMES[tile]}) from None
    return query, hand_of(query)
