"""Wins that cannot have happened as they are told: the error, the place in its option, the fix."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine import NAMES, NORTH, Hand, WinError
from engine.notation import TYPED_WORDS
from engine.scoring import WinReason, check_rules, fed_yakuman
from engine.tiles import KIND_OF

from .circumstances import PAO, never_together, win_for
from .errors import FACTS, RefusedError
from .hand_question import HandQuestion
from .hands import check_copies_left
from .rules import canonical_rules, rules_of
from .win_terms import BY_NAME
from .win_words import check_pao_named, places_of_facts

LAST_TILES: Final = (("haitei", "ron", "houtei"), ("houtei", "tsumo", "haitei"))
"""Events of the last tile that go with the other way to win, and what is meant."""


TYPED_AS: Final = {"double_ippatsu": "ippatsu", "added_kan": "chankan"}
"""Facts that follow from several words, by the word that is marked."""


def indicators_at(dora: str, extras: str) -> tuple[str, str]:
    """Return the option that names the indicators, and what was typed there."""
    in_extras = {"dora", "ura"} & places_of_facts(extras).keys()
    return ("extras", extras) if in_extras else ("dora", dora)


def check_win_told(query: HandQuestion, hand: Hand, dora: str, extras: str) -> None:
    """Raise RefusedError for a win that cannot have happened so."""
    check_pao_named(extras, fed_yakuman(hand))
    if not hand.has_drawn_size:
        return
    apart = never_together(query.won.events)
    if apart is not None:
        raise _clash("win_clash", dict(zip(FACTS, apart, strict=True)), extras)
    try:
        check_rules(hand, win_for(query.won, hand), rules_of(query.rules))
    except WinError as error:
        if error.details.get("other") == "no_riichi":
            raise _without_riichi(query, hand, error.details["one"], extras) from None
        if error.reason in {WinReason.FIFTH_COPY, WinReason.SECOND_RED}:
            if error.details["tile"] == NAMES[NORTH] and query.won.nuki:
                raise _fifth_north(query, extras, int(error.details["count"])) from None
            place = indicators_at(dora, extras)
            raise RefusedError(*place, f"win_{error.reason}", dict(error.details)) from None
        raise _impossible(error, extras) from None
    _check_counts(query, hand, extras)


def _check_counts(query: HandQuestion, hand: Hand, extras: str) -> None:
    """Raise RefusedError for a local rule that was said and is off: it would count for nothing."""
    rules, places = query.played, places_of_facts(extras)
    counts = {
        "open_riichi": rules.open_riichi,
        "paarenchan": rules.paarenchan,
        PAO: not set(fed_yakuman(hand)).isdisjoint(rules.pao),
    }
    for event, does_count in counts.items():
        if event in query.won.events and event in places and not does_count:
            raise _not_in_rules(query.rules, event, extras, places[event])


def _not_in_rules(rules: str, event: str, extras: str, span: tuple[int, int]) -> RefusedError:
    """Say that a local rule is off, and how the option rules turns it on where it is a switch."""
    details: dict[str, str | int] = {"word": extras[slice(*span)]}
    if event == PAO:
        return RefusedError("extras", extras, "extra_not_in_rules", details, span=span)
    details["rules"] = canonical_rules(f"{rules} {event}:on")
    return RefusedError("extras", extras, "extra_needs_rule", details, span=span)


def check_indicators(query: HandQuestion, hand: Hand, dora: str, extras: str) -> None:
    """Raise RefusedError where the hand and all that lies open hold a fifth copy."""
    elsewhere = (*query.seen, *query.river, *query.won.dora, *query.won.norths)
    fifth = check_copies_left(hand, elsewhere)
    if fifth is not None:
        count = hand.owned[fifth] + sum(KIND_OF[tile] == fifth for tile in elsewhere)
        if fifth == NORTH and query.won.nuki:
            raise _fifth_north(query, extras, count)
        place = indicators_at(dora, extras)
        raise RefusedError(*place, "fifth_seen", {"tile": NAMES[fifth], "count": count})


def _fifth_north(query: HandQuestion, extras: str, count: int) -> RefusedError:
    """Return the error for more norths, those set aside among them, than there are."""
    details: dict[str, str | int] = {"tile": NAMES[NORTH], "count": count}
    span = places_of_facts(extras).get("nuki")
    place = ("kita", str(query.won.nuki)) if span is None else ("extras", extras)
    return RefusedError(*place, "fifth_seen", details, span=span)


def _impossible(error: WinError, extras: str) -> RefusedError:
    details = dict(error.details)
    if error.reason is not WinReason.CLASH:
        details.pop("other", None)  # what the hand lacks is in the sentence
    return _clash(f"win_{error.reason}", details, extras, _last_tile_of(details, extras))


def _last_tile_of(details: Mapping[str, str | int], extras: str) -> str | None:
    """Return the extras with the last tile as it is won: houtei by ron, haitei by tsumo."""
    places = places_of_facts(extras)
    for typed, by, meant in LAST_TILES:
        if {typed, by} == {*details.values()} and typed in places:
            start, end = places[typed]
            word = extras[start:end]
            named = (it for it in TYPED_WORDS if word in BY_NAME[typed].of(it))
            language = next(named, "en" if word.isascii() else "ja")
            return extras[:start] + BY_NAME[meant].name_in(language) + extras[end:]
    return None


def _clash(
    sentence: str, details: dict[str, str | int], extras: str, fix: str | None = None
) -> RefusedError:
    """Say what cannot be, and mark the last of these facts that the extras name."""
    places = places_of_facts(extras)
    facts = [TYPED_AS.get(str(fact), str(fact)) for fact in details.values()]
    named = [places[fact] for fact in facts if fact in places]
    span = max(named, default=None)
    return RefusedError("extras", extras, sentence, details, span=span, fix=fix)


def _without_riichi(query: HandQuestion, hand: Hand, fact: str | int, extras: str) -> RefusedError:
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
    fix = None if "riichi" in places_of_facts(extras) else f"{riichi} {extras}"  # said: dama
    return _clash("win_no_riichi", {"one": fact}, extras, fix)
