"""The engine for programs: one JSON object a line in, one a line out.

A request is ``{"op": "waits", "hand": "...", "seen": "3p3p7s", "rules": "tenhou"}``. `OPS` lists
what can be asked: the fields of each op, and how each field is read. A field that is null is as one
that is left out; one that an op does not know is refused by name, because a misspelt ``seat`` would
be answered as if it were not there. In answers tiles are mpsz, and called melds as ``str(hand)``
writes them. A request that cannot be answered gets ``{"error": "...", "reason": "unknown_sign",
"at": 5}``, as `failure` says; the ``id`` of a request stands in its answer.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, replace
from dataclasses import fields as fields_of
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TextIO

from .copies import count
from .errors import EngineError, HandError, nearest
from .facts.blocks import HandPart, blocks
from .facts.danger import (
    AVERAGE_DEAL_IN,
    AVERAGE_DEAL_IN_TO_DEALER,
    Rate,
    Threat,
    TileDanger,
    danger_rate,
    dangers,
)
from .facts.decompose import Order, decompose
from .facts.shanten import shanten
from .facts.ukeire import Accepts, TileLeft, discards, ukeire, yaku_tiles
from .facts.waits import Discard, Wait, tenpai_discards, waits
from .facts.yaku_paths import Winds
from .hand import Hand, require_cut, require_uncut
from .melds import format_meld
from .notation.given import WIND_OF_LETTER
from .notation.hand_notation import parse_hand, parse_tiles
from .placement import Goal, State, Ties, Tobi, game_rules_for, needs, wait_needs
from .rules import PRESETS, TENHOU, USUAL_RULES, Rules, RulesError, SanmaTsumo
from .rules_text import parse_rules
from .scoring.score import score
from .scoring.win import MOST_INDICATORS, By, Win, WinError, WinReason
from .tiles import DRAGONS, EAST, KIND_OF, NAMES, SOUTH, WINDS, Kind, Tile, format_tiles

Answer = dict[str, Any]
Given = Mapping[str, Any]
FieldReader = Callable[[str, Any, Given], Any]
"""Reads the field of this name, beside the fields that were read before it."""

LONGEST_SHOWN: Final = 60


class RequestError(ValueError):
    """A request that is no question.

    ``cause`` is the error of the library behind it, if there is one, and ``text`` the typed text
    that it is about.
    """

    cause: EngineError[Any] | None = None
    text: str | None = None


class RequestField(NamedTuple):
    """A field: how it is read, its value where it is left out, and what it is, for people."""

    read: FieldReader
    default: Any
    about: str = ""


RequestFields = Mapping[str, RequestField]


class Op(NamedTuple):
    """What answers an op, and the fields that it knows."""

    answer: Callable[[Given], Answer]
    fields: RequestFields


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Answer each line that is not blank, at once."""
    for line in filter(str.strip, lines):
        out.write(json.dumps(answer_line(line), separators=(",", ":")) + "\n")
        out.flush()


def answer_line(line: str) -> Answer:
    """The answer to one line of JSON; an error is an answer too."""
    try:
        return answer(json.loads(line))
    except RecursionError:
        return failure(RequestError("This line is nested too deep to be read."))
    except ValueError as error:
        return failure(RequestError(f"This line is not JSON: {error}."))


def answer(request: object) -> Answer:
    """The answer to one request, as docs/engine.md lists them; an error is an answer too.

    ``answer({"op": "shanten", "hand": "19m19p19s1234567z"})["shanten"]`` is 0.
    """
    echo = {"id": request["id"]} if isinstance(request, Mapping) and "id" in request else {}
    try:
        return {**echo, **answered(request)}
    except ValueError as error:
        # The engine refuses with a ValueError and a sentence.
        return {**echo, **failure(error)}


def answered(request: object) -> Answer:
    """The answer to one request; raises ValueError where there is none."""
    if not isinstance(request, Mapping):
        example = '{"op": "waits", "hand": "123m1z"}'
        raise RequestError(f"A request is an object such as {example}.")
    name = one_of(*OPS)("op", request.get("op"), {})
    given = {field: value for field, value in request.items() if field not in ("op", "id")}
    return OPS[name].answer(read(given, OPS[name].fields, f"'{name}'"))


def failure(error: ValueError) -> Answer:
    """``{"error": "...", "reason": "ten", "at": 0, "fix": "1m0m"}``: what is wrong, for programs.

    ``reason`` is that of the library's error, or ``bad_request``. ``at`` is the place in the typed
    text (that of the hand, or of the field that the sentence begins with), ``fix`` that text with a
    guessed correction; each is left out where there is none.
    """
    cause = error.cause if isinstance(error, RequestError) else error
    reason = str(cause.reason) if isinstance(cause, EngineError) else "bad_request"
    found: Answer = {"error": str(error), "reason": reason}
    if isinstance(error, RequestError) and error.text is not None:
        found["at"] = getattr(cause, "at", None)
        found["fix"] = getattr(cause, "fix", None)
    return {name: value for name, value in found.items() if value is not None}


# How fields are read ------------------------------------------------------------------------------


def read(
    given: Given, known: RequestFields, whose: str, beside: Given = MappingProxyType({})
) -> Answer:
    """Every known field, read or as it is when left out; raises RequestError for any other.

    ``beside`` are fields that were read around these, for those that depend on them.
    """
    for name in given:
        if name not in known:
            close = nearest(name, known)
            fix = f" Did you mean '{close}'?" if close else ""
            raise RequestError(
                f"{whose} knows no field {_shown(name)}, only {', '.join(known)}.{fix}"
            )
    found: Answer = {}
    # What tiles there are depends on the rules and the players.
    for name, field in sorted(known.items(), key=lambda it: it[0] not in {"rules", "players"}):
        value = given.get(name)
        known_yet = {**beside, **found}
        found[name] = field.default if value is None else field.read(name, value, known_yet)
    return found


def _shown(value: object) -> str:
    """A value of a request, fit for a sentence."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    return json.dumps(value)[:LONGEST_SHOWN]


def _of_type(wanted: type, said: str) -> FieldReader:
    def reader(name: str, value: Any, _: Given) -> Any:  # noqa: ANN401 - JSON
        # True is 1 to Python, but no number of turns.
        if type(value) is not wanted:
            raise RequestError(f"'{name}' is {said}, not {_shown(value)}.")
        return value

    return reader


text: Final = _of_type(str, "a text")
number: Final = _of_type(int, "a number")
switch: Final = _of_type(bool, "true or false")


def amount(name: str, value: Any, _: Given) -> int:  # noqa: ANN401 - JSON
    """A number, or true for 1: ``"riichi": true``."""
    return int(value) if isinstance(value, bool) else int(number(name, value, {}))


def one_of(*allowed: str | int) -> FieldReader:
    """The reader of a field that has one of these values."""

    def reader(name: str, value: Any, _: Given) -> Any:  # noqa: ANN401 - JSON
        if type(value) not in (str, int) or value not in allowed:
            known = ", ".join(map(str, allowed))
            raise RequestError(f"'{name}' is one of {known}, not {_shown(value)}.")
        return value

    return reader


def wind(name: str, value: Any, _: Given) -> Kind:  # noqa: ANN401 - JSON
    """A wind by its letter."""
    return WIND_OF_LETTER[one_of(*WIND_OF_LETTER)(name, value, {})]


def typed(name: str, value: object, reading: Callable[[str], Any]) -> Any:  # noqa: ANN401 - JSON
    """A field that is a text which the library reads; its error names the field and the place."""
    given = text(name, value, {})
    try:
        return reading(given)
    except (HandError, RulesError) as error:
        refused = RequestError(str(error) if name == "hand" else f"{name}: {error}")
        refused.cause, refused.text = error, given
        raise refused from None


def rules(name: str, value: Any, _: Given) -> Rules:  # noqa: ANN401 - JSON
    """Rules as a text, or as an object of switches over a preset."""
    switches = dict(value) if isinstance(value, dict) else {"preset": value}
    preset = switches.pop("preset", None)
    preset = "tenhou" if preset is None else preset
    if not isinstance(preset, str):
        raise RequestError(f"'{name}' is a text or an object, not {_shown(preset)}.")
    if not isinstance(value, dict):
        found: Rules = typed(name, value, parse_rules)
        return found
    try:
        return Rules.of(preset, **switches)
    except RulesError as error:
        refused = RequestError(f"{name}: {error}")
        refused.cause = error
        raise refused from None


def hand(name: str, value: Any, found: Given) -> Hand:  # noqa: ANN401 - JSON
    """A hand, of the set of the rules."""
    of = found["rules"]
    held: Hand = typed(
        name, value, lambda it: parse_hand(it, red_fives=of.red_fives, players=of.players)
    )
    return held


def tiles(name: str, value: Any, found: Given) -> tuple[Tile, ...]:  # noqa: ANN401 - JSON
    """Tiles as a text, or as a list of tiles; not more of a kind than there are beside the hand."""
    of = found.get("rules", TENHOU)
    players, beside = found.get("players", of.players), found.get("hand")
    if isinstance(value, list):
        value = "".join(NAMES[tile(name, each, {})] for each in value)
    held: tuple[Tile, ...] = typed(
        name,
        value,
        lambda it: parse_tiles(it, beside=beside, red_fives=of.red_fives, players=players),
    )
    return held


def tile(name: str, value: Any, found: Given) -> Tile:  # noqa: ANN401 - JSON
    """One tile."""
    held = tiles(name, text(name, value, {}), found)
    if len(held) != 1:
        raise RequestError(f"'{name}' is one tile, written like 4s, not {_shown(value)}.")
    return held[0]


def indicators(name: str, value: Any, _: Given) -> tuple[Tile, ...]:  # noqa: ANN401 - JSON
    """As many indicators as a win can have."""
    held = tiles(name, value, {})
    if len(held) > MOST_INDICATORS:
        raise RequestError(f"'{name}' are at most {MOST_INDICATORS} indicators, not {len(held)}.")
    return held


def honors(name: str, value: Any, _: Given) -> tuple[Tile, ...]:  # noqa: ANN401 - JSON
    """Honors, of whichever set."""
    held = tiles(name, value, {})
    if wrong := [NAMES[each] for each in held if KIND_OF[each] < EAST]:
        raise RequestError(f"'{name}' are honors, and {wrong[0]} is none.")
    return held


def yakuman(name: str, value: Any, _: Given) -> tuple[str, ...]:  # noqa: ANN401 - JSON
    """Names of yakuman as a text or a list."""
    if isinstance(value, str):
        return tuple(value.split())
    if not isinstance(value, list):
        raise RequestError(f"'{name}' is a text or a list, not {_shown(value)}.")
    return tuple(map(str, value))


def win(name: str, value: Any, _: Given) -> Answer:  # noqa: ANN401 - JSON
    """The facts of a win; what is wrong with one of them is a WinError."""
    if not isinstance(value, dict):
        raise RequestError(f"'{name}' is an object of facts, not {_shown(value)}.")
    try:
        return read(value, WIN, "a win")
    except RequestError as error:
        raise WinError(f"win: {error}", reason=WinReason.BAD_VALUE) from None


def threats(name: str, value: Any, found: Given) -> list[Answer]:  # noqa: ANN401 - JSON
    """Some threats, each an object."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_THREATS:
        raise RequestError(f"'{name}' is a list of 1 to {MOST_THREATS} objects.")
    if not all(isinstance(each, dict) for each in value):
        raise RequestError('A threat is an object such as {"genbutsu": "8p"}.')
    return [read(each, THREAT, "A threat", found) for each in value]


def numbers(name: str, value: Any, _: Given) -> tuple[int, ...]:  # noqa: ANN401 - JSON
    """A list of numbers."""
    if not isinstance(value, list):
        raise RequestError(f"'{name}' is a list of numbers, not {_shown(value)}.")
    for each in value:
        number(name, each, {})
    return tuple(value)


def goal(name: str, value: Any, found: Given) -> Goal:  # noqa: ANN401 - JSON
    """A place or a score, as a text or as an object of one field."""
    players = len(found["scores"] or ()) or 4
    if not isinstance(value, (str, dict)):
        raise RequestError(f"'{name}' is a text or an object, not {_shown(value)}.")
    try:
        if isinstance(value, str):
            return Goal.parse(value, players)
        asked = read(value, GOAL, "A goal")
        if not asked.pop("not_last"):
            return Goal(**asked)
        if any(it is not None for it in asked.values()):
            raise RequestError(f"'{name}' is one of place, score and not_last.")
        return Goal.not_last(players)
    except ValueError as error:
        if isinstance(error, RequestError):
            raise
        raise RequestError(f"{name}: {error}.") from None


def game(name: str, value: Any, _: Given) -> Answer:  # noqa: ANN401 - JSON
    """What differs from the rules in the end of a game, and in payments."""
    if not isinstance(value, dict):
        raise RequestError(f"'{name}' is an object, not {_shown(value)}.")
    return {field: it for field, it in read(value, GAME, "A game").items() if it is not None}


# What is answered ---------------------------------------------------------------------------------


def hand_of(asked: Given) -> Hand:
    """The hand of a request."""
    held = asked["hand"]
    if not isinstance(held, Hand):
        raise RequestError("There is no 'hand' in this request.")
    return held


def _left(each: Wait | TileLeft, keeping: Collection[Kind] | None) -> Answer:
    """A tile with what is left of it; of an open hand, whether it is one of those with a yaku."""
    yaku = {} if keeping is None else {"yaku": each.tile in keeping}
    return {"tile": NAMES[each.tile], "left": each.left, **yaku}


def _keeping(held: Hand, asked: Given) -> tuple[Kind, ...] | None:
    """The kinds that keep a yaku possible; None for a closed hand, which keeps it with each."""
    winds = Winds(asked["seat"], asked["round"])
    return None if held.is_closed else yaku_tiles(held, winds, rules=asked["rules"])


def answer_waits(asked: Given) -> Answer:
    """``{"hand": "...", "shanten": 0, "waits": [{"tile", "left", "shapes"}]}``."""
    held = hand_of(asked)
    require_uncut(held)
    keeping = _keeping(held, asked)
    found = waits(held, seen=asked["seen"], rules=asked["rules"])
    return {
        "hand": str(held),
        "shanten": shanten(held, rules=asked["rules"]),
        "waits": [
            {**_left(wait, keeping), "shapes": [*map(str, wait.shapes)]} for wait in found.waits
        ],
    }


def answer_discards(asked: Given) -> Answer:
    """``{"discards": [{"tile", "waits": [{"tile", "left"}], "left"}]}``, best first.

    Of an open hand most tiles that can be won on, ``left_with_yaku``, are best.
    """
    held = hand_of(asked)
    require_cut(held)
    cuts = [
        _tenpai_cut(cut, asked)
        for cut in tenpai_discards(held, seen=asked["seen"], rules=asked["rules"])
    ]
    return {"discards": sorted(cuts, key=lambda cut: -cut.get("left_with_yaku", 0))}


def _tenpai_cut(cut: Discard, asked: Given) -> Answer:
    found = cut.waits
    keeping = _keeping(found.hand, asked)
    left = sum(wait.left for wait in found.waits if wait.tile in (keeping or ()))
    return {
        "tile": NAMES[cut.tile],
        "waits": [_left(wait, keeping) for wait in found.waits],
        "left": found.left,
        **({} if keeping is None else {"left_with_yaku": left}),
    }


def answer_agari(asked: Given) -> Answer:
    """``{"complete": true, "readings": [{"form", "pair", "melds", "greedy"}]}``."""
    held = hand_of(asked)
    readings = decompose(held, asked["order"]) if held.has_drawn_size else ()
    return {
        "complete": bool(readings),
        "readings": [
            {
                "form": str(each.form),
                "pair": None if each.pair is None else NAMES[each.pair],
                "melds": [*map(format_tiles, each.groups), *map(format_meld, each.melds)],
                "greedy": [*map(str, each.greedy)],
            }
            for each in readings
        ],
    }


def answer_shanten(asked: Given) -> Answer:
    """``{"standard": 2, "seven_pairs": 4, "thirteen_orphans": 9, "shanten": 2}``."""
    found = shanten(hand_of(asked), rules=asked["rules"])
    return {**asdict(found.by_form), "shanten": found}


def answer_ukeire(asked: Given) -> Answer:
    """``{"shanten": 2, "tiles": [{"tile", "left"}], "discards": [...]}``.

    A hand of 3n+1 tiles has ``tiles``; one of 3n+2 has ``discards``, best first.
    """
    held, winds = hand_of(asked), Winds(asked["seat"], asked["round"])
    known: dict[str, Any] = {"seen": asked["seen"], "rules": asked["rules"], "winds": winds}
    if not held.has_drawn_size:
        found = ukeire(held, **known)
        return {"shanten": found.shanten, "tiles": _accepted(found), "discards": []}
    return {
        "shanten": shanten(held, rules=asked["rules"]),
        "tiles": [],
        "discards": [
            {
                "tile": NAMES[cut.tile],
                "shanten": cut.shanten,
                "tiles": _accepted(cut),
                "left": cut.left,
                **({} if cut.with_yaku is None else {"left_with_yaku": cut.left_with_yaku}),
            }
            for cut in discards(held, **known)
        ],
    }


def _accepted(found: Accepts) -> list[Answer]:
    keeping = None if found.with_yaku is None else {each.tile for each in found.with_yaku}
    return [_left(each, keeping) for each in found.tiles]


def answer_blocks(asked: Given) -> Answer:
    """``{"form", "shanten", "count", "components": [...], "missing": ["1z"]}``."""
    found = blocks(hand_of(asked), rules=asked["rules"])
    return {
        "form": str(found.form),
        "shanten": found.shanten,
        "count": found.count,
        "components": [*map(_component, found.parts)],
        "missing": [NAMES[kind] for kind in found.missing],
    }


def _component(part: HandPart) -> Answer:
    return {
        "tiles": format_tiles(part.tiles),
        "kind": str(part.kind),
        "blocks": part.blocks,
        "tie": part.is_tie,
        "takes": [NAMES[kind] for kind in part.takes],
        "ways": [[*map(format_tiles, way)] for way in part.ways],
        "helps": [*map(format_tiles, part.helps)],
    }


def win_of(asked: Given) -> Win:
    """How the hand of a request was won: with its last tile, a closed hand of 3n+2 by tsumo."""
    held, facts = hand_of(asked), asked["win"] or read({}, WIN, "a win")
    tile_won = held.drawn if facts["tile"] is None else facts["tile"]
    if tile_won is None:
        raise WinError(
            "win: 'tile' is needed where the hand does not hold it yet.",
            reason=WinReason.BAD_VALUE,
        )
    drawn = held.is_closed and held.has_drawn_size
    by = facts["by"] or (By.TSUMO if drawn else By.RON)
    return Win(**{**facts, "tile": tile_won, "by": by})


def answer_score(asked: Given) -> Answer:
    """``{"complete": true, "wins": true, "ignored": [], "readings": [...]}``, best first."""
    return score(hand_of(asked), win_of(asked), asked["rules"]).to_dict()


def answer_danger(asked: Given) -> Answer:
    """``{"classes": {"5p": "half_5"}, "why": {"5p": ["8p"]}, "rates": {...}, "safest": [...]}``.

    A rate is in percent, null where too little is counted, with three players and against an open
    hand. With ``threats`` the classes are those of the worst threat of each tile, whose index
    ``worst`` tells, and ``threats`` has the three maps of each.
    """
    several, players = asked["threats"], asked["players"]
    if several is None:
        several = [{"genbutsu": asked["genbutsu"], "riichi": True, "value": asked["value"]}]
    elif beside := [name for name in THREAT if asked.get(name) is not None]:
        raise RequestError(f"'{beside[0]}' stands in each of the 'threats', not beside them.")
    if asked["tiles"] is None:
        raise RequestError("There are no 'tiles' in this request.")
    found = dangers(
        asked["tiles"],
        [
            Threat(each["genbutsu"] or (), riichi=each["riichi"], value=each["value"] or DRAGONS)
            for each in several
        ],
        count(asked["seen"]),
        players=players,
    )
    # Rates are counted against the riichi of four players alone.
    counted = [each["riichi"] and players == 4 for each in several]

    def maps(against: Callable[[TileDanger], int]) -> Answer:
        """Class, why and rate of each tile against the threat of an index."""
        answer: Answer = {"classes": {}, "why": {}, "rates": {}}
        for each in found:
            index, name = against(each), NAMES[each.tile]
            danger = each.each[index]
            rate = danger_rate(danger.name, turn=asked["turn"]) if counted[index] else None
            answer["classes"][name] = danger.name
            answer["why"][name] = [NAMES[kind] for kind in danger.since]
            answer["rates"][name] = rate and _percent(rate)
        return answer

    answer = maps(lambda each: each.threat)
    answer["safest"] = [NAMES[each.tile] for each in found]
    answer["deal_in"] = {"child": AVERAGE_DEAL_IN, "dealer": AVERAGE_DEAL_IN_TO_DEALER}
    if asked["threats"] is not None:
        answer["worst"] = {NAMES[each.tile]: each.threat for each in found}
        answer["threats"] = [maps(lambda _, at=at: at) for at in range(len(several))]  # type: ignore[misc]
    return answer


def _percent(rate: Rate) -> Answer:
    low, high = rate.interval
    parts = {"percent": rate.share, "low": low, "high": high}
    rounded = {name: round(100 * part, 2) for name, part in parts.items()}
    return {"rons": rate.rons, "cuts": rate.cuts, **rounded}


def answer_outlook(asked: Given) -> Answer:
    """``{"cuts": [{"tile", "win", "tenpai", "points", "by_turn": {"1": [...]}}], "states", …}``.

    The best first; a hand of 3n+1 tiles alone has no ``cuts`` but these values of its own.
    """
    try:
        from .outlook import outlook, rates_of  # noqa: PLC0415 - an extra, slow to import
    except ModuleNotFoundError as error:
        raise RequestError(str(error)) from None
    held, called = hand_of(asked), asked["called"]
    if len(called) > 1:
        raise RequestError(f"'called' is one tile, not {len(called)}.")
    if asked["threat"] not in (0, 1):
        raise RequestError(f"'threat' is one of 0, 1, not {_shown(asked['threat'])}.")
    at_table = asked["model"] == "table"
    apart = ("hand", "order", "model", "rates", "called", "threat")
    found = outlook(
        held,
        table=rates_of(asked["rates"]) if at_table else None,
        threat=bool(asked["threat"]),
        called=called[0] if called else None,
        **{name: value for name, value in asked.items() if name not in apart},
    )
    options = []
    for option in found.options:
        ways = {"riichi": option.riichi, "dama": option.dama}
        by_turn = {
            str(turn): list(worth) for turn, worth in enumerate(option.by_turn, start=found.turn)
        }
        options.append(
            {
                **({} if option.cut is None else {"tile": NAMES[option.cut]}),
                **({str(option.move): True} if option.move in ("kan", "kita", "pass") else {}),
                **({} if option.call is None else {"call": format_meld(option.call)}),
                **option.worth._asdict(),
                **({"furiten": True} if option.is_furiten else {}),
                **{name: way._asdict() for name, way in ways.items() if way is not None},
                "by_turn": by_turn,
            }
        )
    rest = {"states": found.states, "model": str(found.model)}
    if held.has_drawn_size or found.called is not None:
        return {"cuts": options, **rest}
    return {"cuts": [], **options[0], **rest}


def answer_needs(asked: Given) -> Answer:
    """``{"place", "tied", "ways": [{"by", "off", "least", ...}], "draw_alone": {...}}``.

    With a hand of 13 tiles ``cells`` say what each wait needs, and ``furiten`` that none can be won
    on by ron.
    """
    if asked["scores"] is None:
        raise RequestError("There are no 'scores' in this request.")
    if (asked["me"] is None) == (asked["seat"] is None):
        raise RequestError("Whose scores these are is said by one of 'me' and 'seat'.")
    differs = dict(asked["game"])
    players = differs.pop("players", len(asked["scores"]))
    named = USUAL_RULES.get(players, TENHOU) if asked["rules"] == TENHOU else asked["rules"]
    if differs.pop("half_north", False):
        if players == 4:
            raise RequestError("'half_north' is for three players.")
        differs["sanma_tsumo"] = SanmaTsumo.BISECTION
    judged = replace(named, **{it: differs.pop(it) for it in _PAYING if it in differs})
    ends = replace(game_rules_for(named), **differs)
    state = State(
        asked["scores"],
        WINDS.index(asked["seat"]) if asked["me"] is None else asked["me"],
        ends.last if asked["index"] is None else asked["index"],
        asked["honba"],
        asked["sticks"],
        asked["goal"],
    )
    if named.players != players:
        raise RequestError(f"By these rules {named.players} play, not {players}.")
    found = needs(state, judged, ends).to_dict()
    if not ends.is_looked_up:
        found["note"] = "How a game by these rules ends was not looked up."
    if asked["hand"] is not None:
        facts = {name: asked[name] for name in ("seen", "dora", "river", "nuki")}
        waiting = wait_needs(asked["hand"], state, judged, ends, **facts)
        found |= {"cells": waiting.to_dict(), "furiten": waiting.is_furiten}
    return found


# What can be asked --------------------------------------------------------------------------------

MOST_THREATS: Final = 3

_OF_HAND: Final = {
    "hand": RequestField(hand, None, "tiles, such as 1112345678999m; called melds as [4'56m]"),
    "seen": RequestField(tiles, (), "tiles seen elsewhere, such as rivers and dora indicators"),
    "rules": RequestField(
        rules, TENHOU, f"a preset ({', '.join(PRESETS)}), then optional switches"
    ),
    "order": RequestField(one_of(*Order), Order.SEQUENCE, "the readings that are listed first"),
}
_WINDS: Final = {
    "seat": RequestField(wind, SOUTH, "the seat wind, E S W or N (S)"),
    "round": RequestField(wind, EAST, "the round wind (E)"),
}
_OF_PLAYER: Final = {**_OF_HAND, **_WINDS}
WIN: Final = {
    "tile": RequestField(tile, None, "the winning tile (the last)"),
    "by": RequestField(one_of(*By), None, "tsumo (a closed hand) or ron (an open one)"),
    **_WINDS,
    "riichi": RequestField(amount, 0, "1, or 2 for double riichi"),
    "honba": RequestField(amount, 0, "counters on the table (0)"),
    "sticks": RequestField(amount, 0, "riichi sticks on the table (0)"),
    "nuki": RequestField(amount, 0, "norths set aside, with three players (0)"),
    **{
        fact.name: RequestField(switch, default=False)
        for fact in fields_of(Win)
        if fact.type is bool
    },
    "dora": RequestField(indicators, (), "dora indicators"),
    "ura": RequestField(indicators, (), "ura indicators"),
    "pao": RequestField(yakuman, (), "yakuman that another player is liable for"),
}
THREAT: Final = {
    "genbutsu": RequestField(
        tiles, None, "what the riichi cannot win on: its river, and cuts after it"
    ),
    "riichi": RequestField(switch, default=True),
    "value": RequestField(honors, None, "honors that are worth a yaku to it (567z)"),
}
_OUTLOOK: Final = {
    **_OF_PLAYER,
    "dora": RequestField(tiles, (), "dora indicators"),
    "river": RequestField(tiles, (), "your own discards"),
    "turn": RequestField(number, 1, "the turn of the cut (1)"),
    "turns": RequestField(number, 18, "the last turn (18)"),
    "aim": RequestField(text, "points", "what a cut is chosen by: points, win or tenpai (points)"),
    "exchanges": RequestField(
        number, None, "kept draws that bring no nearer, 0 to 3 (2 at tenpai, or 1)"
    ),
    "shanten_down": RequestField(
        switch, None, "whether a cut may raise the shanten (up to 1-shanten)"
    ),
    "honba": RequestField(number, 0, "counters on the table (0)"),
    "sticks": RequestField(number, 0, "riichi sticks on the table (0)"),
    "nuki": RequestField(number, 0, "norths that you have set aside, with three players (0)"),
    "model": RequestField(
        one_of("alone", "table"), "alone", "alone: own draws only; table: ron too"
    ),
    "rates": RequestField(
        one_of("all", "ippan", "joukyu", "houou"), "all", "of a table: all, ippan, joukyu, houou"
    ),
    "threat": RequestField(number, 0, "1 where somebody else is in riichi at a table (0)"),
    "dama_exchanges": RequestField(number, None, "exchanges in dama at a table, 0 or 1 (1)"),
    "called": RequestField(tiles, (), "a tile just discarded, to be called or left to lie"),
}
GOAL: Final = {
    "place": RequestField(number, None, "a place, or a better one"),
    "score": RequestField(number, None, "a score"),
    "not_last": RequestField(switch, default=False),
}
GAME: Final = {
    "players": RequestField(one_of(3, 4), None),
    "start": RequestField(number, None),
    "goal_score": RequestField(number, None),
    "ties": RequestField(one_of(*Ties), None),
    "agariyame": RequestField(switch, None),
    "tobi": RequestField(one_of(*Tobi), None),
    "extra": RequestField(switch, None),
    "last": RequestField(number, None),
    "kiriage": RequestField(switch, None),
    "kazoe": RequestField(switch, None),
    "honba_each": RequestField(one_of(100, 500), None),
    "half_north": RequestField(switch, None),
}
_PAYING: Final = ("kiriage", "kazoe", "honba_each", "sanma_tsumo")
"""The fields of a game that are switches of the rules."""
_NEEDS: Final = {
    "rules": _OF_HAND["rules"],
    "game": RequestField(game, MappingProxyType({}), "what differs in the end of the game"),
    "scores": RequestField(numbers, None, "all scores, the dealer's first"),
    "me": RequestField(number, None, "whose scores these are: 0 is East, the dealer"),
    "seat": RequestField(wind, None, "the same as a wind"),
    "index": RequestField(number, None, "the round, from 0, East 1 (the last)"),
    "honba": RequestField(number, 0, "counters on the table (0)"),
    "sticks": RequestField(number, 0, "riichi sticks on the table (0)"),
    "goal": RequestField(goal, None, "1st, not last, 30000 (one place up)"),
    "hand": RequestField(hand, None, "a hand of 13 tiles, whose waits are looked at"),
    "seen": _OF_HAND["seen"],
    "dora": RequestField(tiles, (), "dora indicators"),
    "river": RequestField(tiles, (), "your own discards"),
    "nuki": RequestField(number, 0, "norths that you have set aside, with three players (0)"),
}

OPS: Final[Mapping[str, Op]] = {
    "waits": Op(answer_waits, _OF_PLAYER),
    "discards": Op(answer_discards, _OF_PLAYER),
    "agari": Op(answer_agari, _OF_HAND),
    "shanten": Op(answer_shanten, _OF_HAND),
    "ukeire": Op(answer_ukeire, _OF_PLAYER),
    "blocks": Op(answer_blocks, _OF_HAND),
    "score": Op(answer_score, {**_OF_HAND, "win": RequestField(win, None)}),
    "outlook": Op(answer_outlook, _OUTLOOK),
    "danger": Op(
        answer_danger,
        {
            "tiles": RequestField(tiles, None),
            "genbutsu": THREAT["genbutsu"],
            "threats": RequestField(threats, None),
            "seen": RequestField(tiles, ()),
            "value": THREAT["value"],
            "players": RequestField(one_of(3, 4), 4),
            "turn": RequestField(number, None, "for the rates of that part of the game"),
        },
    ),
    "needs": Op(answer_needs, _NEEDS),
}
