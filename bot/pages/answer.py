"""Query or typed text in, Page out: the only place that turns a question into an answer."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.questions.circumstances import never_together, said_of, win_for
from bot.questions.errors import RefusedError, refused
from bot.questions.query import Command, Query, check_copies_left
from bot.questions.win_words import option_for, parse_extras, places_of_facts
from bot.words import Words
from engine import (
    KIND_OF,
    MOST_INDICATORS,
    NAMES,
    By,
    Hand,
    HandError,
    Kind,
    Order,
    Tile,
    WinError,
    WinReason,
    format_hand,
    parse_hand,
    parse_tiles,
)

from .agari import agari_page
from .discards import discards_page
from .error import FACTS, error_page
from .help import help_page
from .methods import methods_page
from .page import Page
from .parts import Asked
from .waits import waits_page

LEFT_OUT: Final = 60
"""Most characters that are shown of what in a message is no part of its hand."""

LETTERS: Final = re.compile(r"[^\W\d_]+")
"""A word in any script."""


def answer(query: Query, words: Words) -> Page:
    """Answer a query; the hand of a decoded query can always be read."""
    if query.command is Command.HELP:
        return help_page(query, words)
    return _answer(Asked(query, parse_hand(query.hand), words))


def ask_found(hand_text: str, left_out: Sequence[str], words: Words, *, rules: str) -> Page:
    """Answer a hand found in a message, and say which words beside it are no part of it."""
    page = ask(Command.WAITS, hand_text, words, rules=rules, private=True)
    if not left_out:
        return page
    shown = " ".join(left_out)
    shown = shown[:LEFT_OUT] + "…" * (len(shown) > LEFT_OUT)
    return replace(page, text=(words.text("text-left-out", text=shown), *page.text))


def _answer(asked: Asked) -> Page:
    if asked.query.command is Command.AGARI:
        return agari_page(asked)
    if asked.query.command is Command.METHODS:
        return methods_page(asked)
    return discards_page(asked) if asked.hand.has_drawn_size else waits_page(asked)


def ask(  # noqa: PLR0913 - the options of the commands
    command: Command,
    hand_text: str,
    words: Words,
    *,
    seen: str = "",
    river: str = "",
    win: str = "",
    rules: str = "tenhou",
    order: Order = Order.SEQUENCE,
    by: By | None = None,
    seat: Kind | None = None,
    round_wind: Kind | None = None,
    dora: str = "",
    extras: str = "",
    private: bool = False,
) -> Page:
    """Answer what was typed; what cannot be read is answered by a private page that says why.

    ``by``, ``seat`` and ``round_wind`` are None where nobody said them: see ``said_of``.
    """
    query = Query(command, rules=rules, order=order, private=private)
    chosen = {"by": by, "seat": seat, "round": round_wind}
    said = {name: value for name, value in chosen.items() if value is not None}
    read = partial(_read, query, seen=seen, river=river, win=win, said=said, dora=dora)
    try:
        query, hand = read(hand_text, extras=extras)
    except RefusedError as error:
        return error_page(error, _corrected(error, partial(read, extras=extras)), words)
    return _answer(Asked(query, hand, words))


def _read(
    query: Query,
    hand_text: str,
    *,
    seen: str,
    river: str,
    win: str,
    said: dict[str, Any],
    dora: str,
    extras: str,
) -> tuple[Query, Hand]:
    """Return the query with all that was typed, and its hand.

    Raises RefusedError for what cannot be read.
    """
    if seen or river:
        query = replace(query, seen=_kinds("seen", seen), river=_kinds("river", river))
    query, hand = _with_hand(query, hand_text)
    _check_copies(query, hand, seen, river)
    if win.strip():
        query, hand = _won_on(query, hand, win)
    said = _together(said, parse_extras(extras), extras)
    if dora:
        said["dora"] = (*_indicators(dora), *said.get("dora", ()))
    if max(len(said.get("dora", ())), len(said.get("ura", ()))) > MOST_INDICATORS:
        place = _indicators_at(dora, extras)
        raise RefusedError(*place, "too_many_indicators", {"most": MOST_INDICATORS})
    if said or query.command is Command.AGARI:
        query = replace(query, won=said_of(hand if query.command is Command.AGARI else None, said))
        _check_win(query, hand, dora, extras)
    return query, hand


def _together(chosen: dict[str, Any], typed: dict[str, Any], extras: str) -> dict[str, Any]:
    """Return what options and extras say; raise RefusedError where they contradict each other."""
    for name in chosen.keys() & typed.keys():
        if chosen[name] != typed[name]:
            values = chosen[name], typed[name]
            details: dict[str, str | int]
            if name == "by":
                details = dict(zip(FACTS, map(str, values), strict=True))
            else:
                details = dict(
                    zip(("first", "second"), map(NAMES.__getitem__, values), strict=True)
                )
            span = places_of_facts(extras)[name]
            raise RefusedError("extras", extras, f"against_{name}", details, span=span)
    return chosen | typed


def _corrected(error: RefusedError, read: Callable[[str], tuple[Query, Hand]]) -> Query | None:
    """Return the query of the guessed hand, won as the user said, or None where that is none."""
    if error.option != "hand" or error.fix is None:
        return None
    try:
        query, _ = read(error.fix)
    except RefusedError:
        return None
    return replace(query, private=True)


def _indicators(text: str) -> tuple[Tile, ...]:
    if text.isascii() and text.strip().isdecimal():
        raise RefusedError("dora", text, "dora_count", {"word": text.strip()})
    try:
        return parse_tiles(text)
    except HandError as error:
        raise refused("dora", text, error) from None


def _indicators_at(dora: str, extras: str) -> tuple[str, str]:
    """Return the option that names the indicators, and what was typed there."""
    in_extras = {"dora", "ura"} & places_of_facts(extras).keys()
    return ("extras", extras) if in_extras else ("dora", dora)


def _check_win(query: Query, hand: Hand, dora: str, extras: str) -> None:
    """Raise RefusedError for a win that cannot have happened so."""
    if query.command is not Command.AGARI or not hand.has_drawn_size:
        return
    apart = never_together(query.won.events)
    if apart is not None:
        raise _clash("win_clash", dict(zip(FACTS, apart, strict=True)), extras)
    try:
        win_for(query.won, hand)
    except WinError as error:
        if error.details.get("other") == "no_riichi":
            raise _without_riichi(query, hand, error.details["one"], extras) from None
        if error.reason in {WinReason.FIFTH_COPY, WinReason.SECOND_RED}:
            place = _indicators_at(dora, extras)
            raise RefusedError(*place, f"win_{error.reason}", dict(error.details)) from None
        raise _impossible(error, extras) from None


def _impossible(error: WinError, extras: str) -> RefusedError:
    details = dict(error.details)
    if error.reason is not WinReason.CLASH:
        details.pop("other", None)  # what the hand lacks is in the sentence
    return _clash(f"win_{error.reason}", details, extras)


def _clash(
    sentence: str, details: dict[str, str | int], extras: str, fix: str | None = None
) -> RefusedError:
    """Say what cannot be, and mark the last of these facts that the extras name."""
    places = places_of_facts(extras)
    named = [places[str(fact)] for fact in details.values() if fact in places]
    span = max(named, default=None)
    return RefusedError("extras", extras, sentence, details, span=span, fix=fix)


def _without_riichi(query: Query, hand: Hand, fact: str | int, extras: str) -> RefusedError:
    """Say that ippatsu or ura dora need riichi, and offer it where it can be declared.

    Beside ippatsu, tenhou is wrong with riichi and without it: these two do not go together.
    """
    if not hand.is_closed:
        return _clash("win_open_hand", {"one": fact}, extras)
    try:
        win_for(replace(query.won, riichi=1), hand)
    except WinError as error:
        if error.reason is not WinReason.CLASH:
            return _impossible(error, extras)
        one, other = error.details["one"], error.details["other"]
        one, other = (fact, one) if other == "riichi" else (one, other)
        return _clash("win_clash", {"one": one, "other": other}, extras)
    riichi = "riichi" if extras.isascii() else "立直"
    return _clash("win_no_riichi", {"one": fact}, extras, f"{riichi} {extras}")


def _kinds(option: str, text: str) -> tuple[Tile, ...]:
    """Read tiles of which only the kind matters."""
    try:
        return tuple(sorted(KIND_OF[tile] for tile in parse_tiles(text)))
    except HandError as error:
        raise refused(option, text, error) from None


def _with_hand(query: Query, text: str) -> tuple[Query, Hand]:
    try:
        hand = parse_hand(text)
        return replace(query, hand=format_hand(hand)), hand
    except HandError as error:
        raise _misplaced(text, error) or refused("hand", text, error) from None


def _misplaced(text: str, error: HandError) -> RefusedError | None:
    """Name the option for a word of another one that stands in the hand: "123m riichi"."""
    for word in LETTERS.finditer(text):
        option = option_for(word[0])
        if option and error.at is not None and word.start() <= error.at < word.end():
            details: dict[str, str | int] = {"word": word[0], "option": option}
            return RefusedError("hand", text, "extra_in_hand", details, span=word.span())
    return None


def _check_copies(query: Query, hand: Hand, seen: str, river: str) -> None:
    """Raise RefusedError where the hand and what lies elsewhere hold a fifth copy."""
    fifth = check_copies_left(hand, query.seen, query.river)
    if fifth is None:
        return
    option, text = ("river", river) if fifth in query.river else ("seen", seen)
    count = hand.owned[fifth] + (*query.seen, *query.river).count(fifth)
    raise RefusedError(option, text, "fifth_seen", {"tile": NAMES[fifth], "count": count})


def _won_on(query: Query, hand: Hand, text: str) -> tuple[Query, Hand]:
    """Name the winning tile of the hand, or the one that completes it."""
    try:
        tiles = parse_tiles(text)
    except HandError as error:
        raise refused("win", text, error) from None
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
    return query, parse_hand(query.hand)
