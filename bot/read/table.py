"""Typed options become a hand at a table, or an error that names the option, the place and the fix.

All commands about a hand share the names of their options, so there is one reader: `read_situation`
reads those that a class of options has. The class also tells what may be said: facts about a win
where it has ``by``, a tile to call behind the hand where it has ``called`` or ``aim``.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from typing import Any, Final, NoReturn

from bot.hand import NOT_BY, OF_THE_DEALER, PAO, Situation, has_nuki, usually_won, win_of
from engine import (
    EAST,
    NAMES,
    NORTH,
    By,
    Hand,
    HandError,
    ImpossibleHandError,
    Kind,
    Rules,
    Tile,
    WinError,
    parse_hand,
    parse_rules,
    parse_tiles,
)
from engine.copies import USUAL_RED_FIVES, check_red_fives, fifth_copy
from engine.errors import Reason
from engine.scoring import (
    EVENTS_NOT_BY,
    FIRST_TURN_EVENTS,
    MOST_INDICATORS,
    WinReason,
    check_rules,
    fed_yakuman,
)
from engine.tiles import KIND_OF

from .dora_words import names_indicators
from .errors import FACTS, RefusedError, refused
from .rules import canonical_rules
from .win_pieces import pieces
from .win_terms import BY_NAME
from .win_words import check_pao_named, fields_named, option_for, parse_extras, places_of_facts
from .word_table import COLUMNS, rows_of

LETTERS: Final = re.compile(r"[A-Za-zÀ-ɏ]+|[^\W\d_A-Za-zÀ-ɏ]+")
"""A word in any script, and none of two scripts: behind the suit of 1122z立直 stands 立直."""

CALLED: Final = re.compile(r"[<＜](?P<tile>[^<>＜＞]*)$")
"""The end of a hand that names the tile another player has discarded: 123m456p<1m."""

OF_A_TABLE: Final = frozenset({"seat", "round", "dora", "honba", "sticks", "riichi", "nuki"})
"""The facts that hold before a hand has won."""

LAST_TILES: Final = (("haitei", "ron", "houtei"), ("houtei", "tsumo", "haitei"))
"""Events of the last tile that go with the other way to win, and what is meant."""

TYPED_AS: Final = {"double_ippatsu": "ippatsu", "added_kan": "chankan"}
"""Facts that follow from several words, by the word that is marked."""

OWN_OPTIONS: Final = {"seat": "seat", "round": "round", "dora": "dora", "nuki": "kita"}
"""The option of each fact where a command has one for each, and none for extras."""

_JOINTS: Final = sorted(
    {name for row in rows_of("between") for name in row.all_words}, key=len, reverse=True
)
BETWEEN_CUTS: Final = re.compile(
    rf"(?<![A-Za-z])(?i:{'|'.join(it for it in _JOINTS if it.isascii())})(?![A-Za-z])\.?"
    rf"|/|{'|'.join(it for it in _JOINTS if not it.isascii())}"
)
"""Separators between two cuts, beside spaces and commas: 4s or 1s."""

LEAST_COMPARED: Final = 2
MOST_COMPARED: Final = 5
"""Most cuts that are set side by side."""

Facts = dict[str, Any]
"""Fields of a situation that somebody named."""

ErrorDetails = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Told:
    """The options about a table, each "" or None where the command has none or nobody used it."""

    hand: str = ""
    seen: str = ""
    river: str = ""
    called: str = ""
    win: str = ""
    by: By | None = None
    seat: Kind | None = None
    round: Kind | None = None
    dora: str = ""
    kita: int = 0
    extras: str = ""
    turn: int | None = None
    names: frozenset[str] = frozenset()

    @classmethod
    def of(cls, options: object) -> "Told":
        """Return what options tell; ``names`` are those that their command has."""
        names = {field.name for field in fields(cls)} - {"names"}
        there = frozenset(name for name in names if hasattr(options, name))
        return cls(**{name: getattr(options, name) for name in there}, names=there)

    @property
    def is_win(self) -> bool:
        """Whether they may tell of a win."""
        return "by" in self.names

    @property
    def own(self) -> dict[str, str]:
        """The option of each fact, where there are no extras."""
        if "extras" in self.names:
            return {}
        return {fact: name for fact, name in OWN_OPTIONS.items() if name in self.names}

    def takes(self, facts: frozenset[str]) -> bool:
        """Whether these facts can be told."""
        return self.is_win or facts <= (OF_A_TABLE if "extras" in self.names else self.own.keys())


def read_situation(options: object, rules: str = "", *, takes_call: bool = False) -> Situation:
    """Read what these options tell of a table, by ``rules`` where they name none.

    ``takes_call`` tells that a discarded tile may stand behind the hand.
    """
    told = Told.of(options)
    played = parse_rules(canonical_rules(getattr(options, "rules", "") or rules))
    at = Situation(
        _read_hand(told, played.players, takes_call=takes_call),
        played,
        read_kinds("seen", told.seen, played.players),
        read_kinds("river", told.river, played.players),
    )
    _check_copies(at, told)
    if told.win.strip():
        at = replace(at, hand=_won_on(at, told))
    said = _said(told, played)
    if told.is_win:
        at = _with(usually_won(at), said)
        _check_win(at, told)
    else:
        _check_belongs_to_a_table(said, told.extras)
        at = _with(at, said)
    _check_indicators(at, told)
    at = replace(at, turn=told.turn)
    return replace(at, called=_read_called(at, told)) if takes_call else at


def read_kinds(option: str, text: str, players: int) -> tuple[Kind, ...]:
    """Read tiles of which only the kind matters, in ascending order."""
    try:
        typed = parse_tiles(text, players=players) if text else ()
    except HandError as error:
        raise refused(option, text, error) from None
    return tuple(sorted(KIND_OF[tile] for tile in typed))


def read_cuts(text: str, players: int) -> tuple[Tile, ...]:
    """Return the tiles of 4s or 1s; raise HandError for a text that cannot be read."""
    # As many spaces: every place in the text stays.
    return parse_tiles(BETWEEN_CUTS.sub(lambda word: " " * len(word[0]), text), players=players)


def read_compared(at: Situation, text: str) -> tuple[Tile, ...]:
    """Return the cuts that are to be set side by side, none for a blank text."""
    if not text.strip():
        return ()
    try:
        typed = read_cuts(text, at.rules.players)
    except HandError as error:
        raise refused("compare", text, error) from None
    if not at.held.has_drawn_size:
        raise RefusedError("compare", text, "compare_after_draw", {})
    tiles = [_held(at.held, tile) for tile in typed]
    for tile, held in zip(typed, tiles, strict=True):
        if held is None:
            raise RefusedError("compare", text, "compare_not_held", {"tile": NAMES[tile]})
    cuts = tuple(tile for tile in dict.fromkeys(tiles) if tile is not None)
    if not LEAST_COMPARED <= len(cuts) <= MOST_COMPARED:
        raise RefusedError("compare", text, "compare_how_many", {"most": MOST_COMPARED})
    return cuts


def _held(hand: Hand, tile: Tile) -> Tile | None:
    """Return the tile of the hand that is meant: 5s is its red five where there is no other."""
    if tile in hand.concealed:
        return tile
    return next((it for it in hand.concealed if KIND_OF[it] == KIND_OF[tile]), None)


# The hand, and the tiles beside it.


def _read_hand(told: Told, players: int, *, takes_call: bool) -> Hand:
    """Read the hand; where a tile may be called, it may stand behind it: 123m456p<1m."""
    text = told.hand
    behind = CALLED.search(text) if takes_call else None
    end = len(text) if behind is None else behind.start()
    try:
        return parse_hand(text[:end], players=players)
    except HandError as error:
        if takes_call and error.fix is None and behind is None:
            error.fix = _with_tile_behind(text, error, players)
        raise _misplaced("hand", text, error, told) or refused(
            "hand", text, error, piece=(0, end)
        ) from None


def _with_tile_behind(text: str, error: HandError, players: int) -> str | None:
    """Return a hand with the tile behind a word of calling, 123m… called 1m, as 123m…<1m.

    None where the error is not about that word, or what stands around it is another thing.
    """
    if error.reason is not Reason.STRAY_CALL or error.at is None:
        return None
    hand, tile = text[: error.at].rstrip(" ,、:"), text[error.end :].strip(" ,、:：")
    try:
        if parse_hand(hand, players=players).has_drawn_size:
            return None
        return f"{hand}<{tile}" if len(parse_tiles(tile, players=players)) == 1 else None
    except HandError:
        return None


def _misplaced(option: str, text: str, error: HandError, told: Told) -> RefusedError | None:
    """Name the option for a word of another one that stands among tiles: "123m riichi".

    Where the command has no such option, or takes no such fact in it, /agari does. The tenhou of
    ``tenhou.net/0/?log=`` is none.
    """
    if error.reason is Reason.LINK:
        return None
    for start, end in _words(text, in_pieces=bool(told.own)):
        word = text[start:end]
        other = option_for(word)
        if other and error.at is not None and start <= error.at < end:
            facts = fields_named(word)
            if told.own and facts <= told.own.keys():
                (other,) = (told.own[fact] for fact in facts)
            sentence = "extra_in_option" if told.takes(facts) else "extra_in_hand"
            details: ErrorDetails = {"word": word, "option": other}
            return RefusedError(option, text, sentence, details, span=(start, end))
    return None


def _words(text: str, *, in_pieces: bool) -> Iterator[tuple[int, int]]:
    """Yield where words stand; where each fact has an option of its own, 東場南家 is two words."""
    for word in LETTERS.finditer(text):
        if not in_pieces:
            yield word.span()
            continue
        for piece in pieces(word[0]):
            yield word.start() + piece.start(), word.start() + piece.end()


def _check_copies(at: Situation, told: Told) -> None:
    """Raise RefusedError where the hand and what lies elsewhere hold a fifth copy."""
    known = (*at.seen, *at.river)
    fifth = fifth_copy(at.held.owned, known)
    if fifth is not None:
        option, text = ("river", told.river) if fifth in at.river else ("seen", told.seen)
        count = at.held.owned[fifth] + known.count(fifth)
        raise RefusedError(option, text, "fifth_seen", {"tile": NAMES[fifth], "count": count})


def _read_called(at: Situation, told: Told) -> Tile | None:
    """Return the tile that was discarded, typed behind the hand or in its option; None for none."""
    behind = CALLED.search(told.hand)
    if behind is None and not told.called.strip():
        return None
    if behind is not None and told.called.strip():
        raise RefusedError("called", told.called, "called_twice", {}, span=(0, len(told.called)))
    option, text, span = "called", told.called, (0, len(told.called))
    if behind is not None:
        option, text, span = "hand", told.hand, behind.span("tile")
    try:
        typed = parse_tiles(text[slice(*span)], players=at.rules.players)
    except HandError as error:
        raise refused(option, text, error, piece=span) from None
    if len(typed) != 1:
        raise RefusedError(option, text, "one_called_tile", {}, span=span)
    if at.held.has_drawn_size:
        raise RefusedError(option, text, "called_before_draw", {}, span=span)
    tile, known = typed[0], (*at.seen, *at.river, *at.dora, *at.norths)
    if fifth_copy(at.held.owned, (*known, tile)) is not None:
        raise RefusedError(option, text, "fifth_seen", _fifth(at, tile, (*known, tile)), span=span)
    try:
        check_red_fives((*at.held.tiles, tile), USUAL_RED_FIVES)
    except ImpossibleHandError:
        details: ErrorDetails = {"tile": NAMES[KIND_OF[tile]], "count": 2, "allowed": 1}
        raise RefusedError(option, text, "second_red", details, span=span) from None
    return tile


def _fifth(at: Situation, tile: Tile, elsewhere: Sequence[Tile]) -> ErrorDetails:
    """Return the details of a kind of which the hand and tiles elsewhere hold too many."""
    kind = KIND_OF[tile]
    count = at.held.owned[kind] + sum(KIND_OF[it] == kind for it in elsewhere)
    return {"tile": NAMES[kind], "count": count}


def _won_on(at: Situation, told: Told) -> Hand:
    """Return the hand that is won on the tile of the option win."""
    hand, text = at.held, told.win
    try:
        typed = parse_tiles(text, players=at.rules.players)
    except HandError as error:
        raise _misplaced("win", text, error, told) or refused("win", text, error) from None
    if len(typed) != 1:
        raise RefusedError("win", text, "one_tile", {})
    tile, rest = typed[0], list(hand.concealed)
    if hand.has_drawn_size:
        held = _held(hand, tile)
        if held is None:
            raise RefusedError("win", text, "win_not_held", {"tile": NAMES[tile]})
        tile = held
        rest.remove(tile)
    try:
        complete = Hand((*rest, tile), hand.melds, tile, players=hand.players)
        check_red_fives(complete.tiles, USUAL_RED_FIVES)
        replace(at, hand=complete).check()
    except ValueError:
        raise RefusedError("win", text, "no_copy_left", {"tile": NAMES[tile]}) from None
    return complete


# What is said of the table and of a win.


def _said(told: Told, rules: Rules) -> Facts:
    """Return the fields that the options name."""
    options = {"by": told.by, "seat": told.seat, "round": told.round, "nuki": told.kita or None}
    chosen = {name: value for name, value in options.items() if value is not None}
    if not (told.dora or told.extras):
        _check_of_rules(told, chosen, rules)
        return chosen
    in_extras = parse_extras(
        told.extras, seat=told.seat, players=rules.players, **_indicators(told.dora, rules.players)
    )
    if in_extras.pop("players", rules.players) != rules.players:
        start, end = places_of_facts(told.extras)["players"]
        details: ErrorDetails = {"word": told.extras[start:end]}
        raise RefusedError("extras", told.extras, "extra_three_player", details, span=(start, end))
    said = _together(chosen, in_extras, told.extras)
    _check_of_rules(told, said, rules)
    if max(len(said.get("dora", ())), len(said.get("ura", ()))) > MOST_INDICATORS:
        raise RefusedError(*_indicators_at(told), "too_many_indicators", {"most": MOST_INDICATORS})
    return said


def _with(at: Situation, said: Facts) -> Situation:
    """Return the situation with what was said.

    An event that only a tsumo or only a ron can have decides between them, tenhou makes the dealer,
    and open riichi is a riichi; what was said outright stands above that.
    """
    events = said.get("events", frozenset())
    possible = [by for by in By if not events & NOT_BY[by]]
    if len(possible) == 1:
        at = replace(at, by=possible[0])
    if events & OF_THE_DEALER:
        at = replace(at, seat=EAST)
    if "open_riichi" in events:
        at = replace(at, riichi=1)
    return replace(at, **said) if said else at


def _check_of_rules(told: Told, said: Facts, rules: Rules) -> None:
    """Raise RefusedError for norths set aside and winds north that these rules do not have."""
    if said.get("nuki") and not has_nuki(rules):
        sentence = "win_no_nuki" if rules.players == 4 else "win_nuki_off"
        raise _at_fact("nuki", "kita", str(told.kita), told, sentence, {})
    for name in ("seat", "round"):
        if rules.players == 3 and said.get(name) == NORTH:
            raise _at_fact(name, name, "", told, "win_no_north", {"option": name})


def _at_fact(
    fact: str, option: str, value: str, told: Told, sentence: str, details: ErrorDetails
) -> RefusedError:
    """Return an error about a fact that the extras or an option of its own tell."""
    span = places_of_facts(told.extras).get(fact)
    if span is not None:
        return RefusedError("extras", told.extras, sentence, details, span=span)
    return RefusedError(option, value, sentence, details)


def _together(chosen: Facts, typed: Facts, extras: str) -> Facts:
    """Return what options and extras say; raise RefusedError where they contradict each other."""
    for name in chosen.keys() & typed.keys():
        if chosen[name] != typed[name]:
            values = chosen[name], typed[name]
            if name == "by":
                details: ErrorDetails = dict(zip(FACTS, map(str, values), strict=True))
            else:
                said = values if name == "nuki" else map(NAMES.__getitem__, values)
                details = dict(zip(("first", "second"), said, strict=True))
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


def _indicators_at(told: Told) -> tuple[str, str]:
    """Return the option that names the indicators, and what was typed there."""
    in_extras = {"dora", "ura"} & places_of_facts(told.extras).keys()
    return ("extras", told.extras) if in_extras else ("dora", told.dora)


def _check_belongs_to_a_table(said: Facts, extras: str) -> None:
    """Raise RefusedError for a fact about a win, such as ippatsu, where no hand has won."""
    for field in said.keys() - OF_A_TABLE:
        places = places_of_facts(extras)
        named = said[field] if field == "events" else (field,)
        start, end = max(places[name] for name in named)
        details: ErrorDetails = {"word": extras[start:end]}
        raise RefusedError("extras", extras, "only_in_agari", details, span=(start, end))


def _check_indicators(at: Situation, told: Told) -> None:
    """Raise RefusedError where the hand and all that lies open hold a fifth copy."""
    elsewhere = (*at.seen, *at.river, *at.dora, *at.norths)
    fifth = fifth_copy(at.held.owned, elsewhere)
    if fifth is not None:
        details = _fifth(at, fifth, elsewhere)
        if fifth == NORTH and at.nuki:
            raise _at_fact("nuki", "kita", str(at.nuki), told, "fifth_seen", details)
        raise RefusedError(*_indicators_at(told), "fifth_seen", details)


# Wins that cannot have happened as they are told.


def _check_win(at: Situation, told: Told) -> None:
    """Raise RefusedError for a win that cannot have happened so."""
    extras = told.extras
    check_pao_named(extras, fed_yakuman(at.held))
    if not at.held.has_drawn_size:
        return
    apart = _never_together(at.events)
    if apart is not None:
        raise _clash("win_clash", dict(zip(FACTS, apart, strict=True)), extras)
    try:
        check_rules(at.held, win_of(at), at.rules)
    except WinError as error:
        _refuse_win(error, at, told)
    counts = {
        "open_riichi": at.rules.open_riichi,
        "paarenchan": at.rules.paarenchan,
        PAO: not set(fed_yakuman(at.held)).isdisjoint(at.rules.pao),
    }
    places = places_of_facts(extras)
    for event, does_count in counts.items():
        if event in at.events and event in places and not does_count:
            raise _not_in_rules(at.ruled, event, extras, places[event])


def _refuse_win(error: WinError, at: Situation, told: Told) -> NoReturn:
    """Raise what is said of a win that cannot be."""
    if error.details.get("other") == "no_riichi":
        raise _without_riichi(at, error.details["one"], told.extras) from None
    if error.reason not in {WinReason.FIFTH_COPY, WinReason.SECOND_RED}:
        raise _impossible(error, told.extras) from None
    details: ErrorDetails = dict(error.details)
    if details["tile"] == NAMES[NORTH] and at.nuki:
        details = {"tile": NAMES[NORTH], "count": int(details["count"])}
        raise _at_fact("nuki", "kita", str(at.nuki), told, "fifth_seen", details) from None
    raise RefusedError(*_indicators_at(told), f"win_{error.reason}", details) from None


def _never_together(events: frozenset[str]) -> tuple[str, str] | None:
    """Return two of these events that no win has together, by tsumo or ron and from any seat."""
    first_turns, by_tsumo, by_ron = (
        sorted(events & some)
        for some in (FIRST_TURN_EVENTS, EVENTS_NOT_BY[By.RON], EVENTS_NOT_BY[By.TSUMO])
    )
    if len(first_turns) > 1:
        return first_turns[0], first_turns[1]
    return (by_tsumo[0], by_ron[0]) if by_tsumo and by_ron else None


def _not_in_rules(rules: str, event: str, extras: str, span: tuple[int, int]) -> RefusedError:
    """Say that a local rule is off, and how the option rules turns it on where it is a switch."""
    details: ErrorDetails = {"word": extras[slice(*span)]}
    if event == PAO:
        return RefusedError("extras", extras, "extra_not_in_rules", details, span=span)
    details["rules"] = canonical_rules(f"{rules} {event}:on")
    return RefusedError("extras", extras, "extra_needs_rule", details, span=span)


def _impossible(error: WinError, extras: str) -> RefusedError:
    details: ErrorDetails = dict(error.details)
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
            named = (it for it in COLUMNS if word in BY_NAME[typed].of(it))
            language = next(named, "en" if word.isascii() else "ja")
            return extras[:start] + BY_NAME[meant].name_in(language) + extras[end:]
    return None


def _clash(
    sentence: str, details: Mapping[str, str | int], extras: str, fix: str | None = None
) -> RefusedError:
    """Say what cannot be, and mark the last of these facts that the extras name."""
    places = places_of_facts(extras)
    facts = [TYPED_AS.get(str(fact), str(fact)) for fact in details.values()]
    named = [places[fact] for fact in facts if fact in places]
    span = max(named, default=None)
    return RefusedError("extras", extras, sentence, dict(details), span=span, fix=fix)


def _without_riichi(at: Situation, fact: str | int, extras: str) -> RefusedError:
    """Say that ippatsu or ura dora need riichi, and offer it where it can be declared.

    Beside ippatsu, tenhou is wrong with riichi and without it: these two do not go together.
    """
    if not at.held.is_closed:
        return _clash("win_open_hand", {"one": fact}, extras)
    try:
        win_of(replace(at, riichi=1))
    except WinError as error:
        if error.reason is not WinReason.CLASH:
            return _impossible(error, extras)
        one, other = error.details["one"], error.details["other"]
        one, other = (fact, one) if other == "riichi" else (one, other)
        return _clash("win_clash", {"one": one, "other": other}, extras)
    riichi = "riichi" if extras.isascii() else "立直"
    fix = None if "riichi" in places_of_facts(extras) else f"{riichi} {extras}"  # said: dama
    return _clash("win_no_riichi", {"one": fact}, extras, fix)
