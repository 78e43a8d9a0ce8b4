"""How a question is written: in a custom_id as one number, in a row of the database as JSON.

`ROWS` says of each field of a situation and of a question how both are done. A *layout* is a list
of fields in order: a feature has one for its ids, `RECORD` is that of what is stored. Layouts, and
the choices of a row, only ever grow at their end: then an id that has no digits for a field, and a
record that does not name it, have its usual value, which is the digit 0 and left out of records.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from bot.hand import NOWHERE, SITUATED, TURNS, GamePlace, Question, Scope, Situation, View, of_set
from engine import (
    EAST,
    NAMES,
    NORTH,
    SOUTH,
    TILE_OF_NAME,
    WEST,
    By,
    Hand,
    Kind,
    Meld,
    MeldKind,
    Order,
    Rules,
    Source,
    Tile,
    Worth,
    format_hand,
    format_rules,
    parse_hand,
    parse_rules,
)
from engine.facts import Riichi, River
from engine.logs import Laid, Position
from engine.melds import SOURCES
from engine.outlook import Aim
from engine.rules import SWITCHES
from engine.tiles import KINDS, TILES, sort_key

Value = TypeVar("Value")

Json = dict[str, Any]
"""An object in JSON, by the names of its fields."""

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUE_OF: Final = {digit: value for value, digit in enumerate(DIGITS)}

ID_LIMIT: Final = 100
"""Discord's limit for a custom_id."""


class Out:
    """A number that is written, in digits of mixed radix, the first one lowest."""

    def __init__(self) -> None:
        self.number, self.weight = 0, 1

    def put(self, digit: int, radix: int) -> None:
        """Write a digit below ``radix``; raises ValueError for one that is not."""
        if not 0 <= digit < radix:
            raise ValueError(f"{digit} is no digit below {radix}")
        self.join(digit, radix)

    def join(self, number: int, weight: int) -> None:
        """Write what another one has written."""
        self.number += number * self.weight
        self.weight *= weight

    @property
    def text(self) -> str:
        """The number in 64 digits, the lowest first."""
        digits, number = [], self.number
        while number:
            number, digit = divmod(number, len(DIGITS))
            digits.append(DIGITS[digit])
        return "".join(digits)


class In:
    """The same number, read; ``number`` is what is left of it."""

    def __init__(self, text: str) -> None:
        self.number = 0
        for digit in reversed(text):
            if digit not in VALUE_OF:
                raise ValueError("this is no question")
            self.number = self.number * len(DIGITS) + VALUE_OF[digit]

    def get(self, radix: int) -> int:
        """Read the next digit."""
        self.number, digit = divmod(self.number, radix)
        return digit


@dataclass(frozen=True, slots=True)
class Coded(Generic[Value]):
    """How one field is written: as digits and back, as JSON and back.

    A field that is only stored has no digits, one that stands in ids alone no JSON.
    """

    put: Callable[[Value, Out], None] | None = None
    get: Callable[[In], Value] | None = None
    to_json: Callable[[Value], Any] | None = None
    of_json: Callable[[Any], Value] | None = None


def same(value: Value) -> Value:
    """Return a value that is written as it is."""
    return value


# Numbers, choices and texts.


def choice(
    values: Sequence[Value],
    radix: int,
    to_json: Callable[[Value], Any] = same,
    of_json: Callable[[Any], Value] = same,
) -> Coded[Value]:
    """Return the row of one of some values; ``radix`` leaves room for more behind them."""

    def get(number: In) -> Value:
        at = number.get(radix)
        if at >= len(values):
            raise ValueError("this question is of a later version")
        return values[at]

    return Coded(lambda value, out: out.put(values.index(value), radix), get, to_json, of_json)


def number(radix: int) -> Coded[int]:
    """Return the row of a number below ``radix``."""
    return Coded(lambda value, out: out.put(value, radix), lambda it: it.get(radix), same, same)


SIGNS: Final = "".join(map(chr, range(ord(" "), ord("~") + 1)))
LONGEST_TEXT: Final = 63


def put_text(text: str, out: Out) -> None:
    """Write a short text of printable ASCII."""
    out.put(len(text), LONGEST_TEXT + 1)
    for sign in text:
        out.put(SIGNS.index(sign), len(SIGNS))


def get_text(number: In) -> str:
    """Read what `put_text` wrote."""
    return "".join(SIGNS[number.get(len(SIGNS))] for _ in range(number.get(LONGEST_TEXT + 1)))


# Tiles.


def tile_names(tiles: Sequence[Tile]) -> str:
    """Return tiles as text in their order: 1m0p7z."""
    return "".join(NAMES[tile] for tile in tiles)


def named_tiles(text: str) -> tuple[Tile, ...]:
    """Read what `tile_names` wrote; raises KeyError for anything else."""
    return tuple(TILE_OF_NAME[text[at : at + 2]] for at in range(0, len(text), 2))


def tile_or_none(text: str) -> Tile | None:
    """Return the tile of a name, None for ""."""
    return TILE_OF_NAME[text] if text else None


def name_or_none(tile: Tile | None) -> str:
    """Return the name of a tile, "" for None."""
    return "" if tile is None else NAMES[tile]


def tiles(most: int) -> Coded[tuple[Tile, ...]]:
    """Return the row of so many tiles at most, in any order."""

    def put(value: Sequence[Tile], out: Out) -> None:
        out.put(len(value), most + 1)
        for tile in value:
            out.put(tile, len(NAMES))

    def get(number: In) -> tuple[Tile, ...]:
        return tuple(number.get(len(NAMES)) for _ in range(number.get(most + 1)))

    return Coded(put, get, tile_names, named_tiles)


def put_ascending(values: Sequence[int], out: Out, radix: int) -> None:
    """Write ascending numbers, each from the one before, so that the digits get smaller."""
    least = 0
    for value in values:
        out.put(value - least, radix - least)
        least = value


def get_ascending(number: In, count: int, radix: int) -> list[int]:
    """Read so many ascending numbers."""
    found, least = [], 0
    for _ in range(count):
        least += number.get(radix - least)
        found.append(least)
    return found


FEW_KINDS: Final = 20


def put_kinds(kinds: Sequence[Kind], out: Out) -> None:
    """Write ascending kinds one by one where they are few, else the copies of every kind."""
    if len(kinds) <= FEW_KINDS:
        out.put(len(kinds), FEW_KINDS + 2)
        put_ascending(kinds, out, KINDS)
    else:
        out.put(FEW_KINDS + 1, FEW_KINDS + 2)
        for kind in range(KINDS):
            out.put(kinds.count(kind), 5)


def get_kinds(number: In) -> tuple[Kind, ...]:
    """Read what `put_kinds` wrote."""
    count = number.get(FEW_KINDS + 2)
    if count <= FEW_KINDS:
        return tuple(get_ascending(number, count, KINDS))
    return tuple(kind for kind in range(KINDS) for _ in range(number.get(5)))


SORTED_TILES: Final = sorted(TILES, key=sort_key)
PLACE_OF: Final = {tile: place for place, tile in enumerate(SORTED_TILES)}
MELDS: Final = [(kind, source) for kind in MeldKind for source in SOURCES[kind]]
MOST_CONCEALED: Final = 14


def put_hand(hand: Hand | None, out: Out) -> None:
    """Write the concealed tiles, the drawn one before the others, and the melds."""
    if hand is None:
        out.put(0, MOST_CONCEALED + 1)
        return
    out.put(len(hand.concealed), MOST_CONCEALED + 1)
    rest = [*hand.concealed]
    if hand.drawn is not None:
        rest.remove(hand.drawn)
        out.put(hand.drawn, len(NAMES))
    put_ascending([PLACE_OF[tile] for tile in rest], out, len(NAMES))
    out.put(len(hand.melds), 5)
    for meld in hand.melds:
        out.put(MELDS.index((meld.kind, meld.source)), 16)
        for tile in meld.tiles:
            out.put(tile, len(NAMES))


def get_hand(number: In) -> Hand | None:
    """Read what `put_hand` wrote, in the set of four players: the rules tell of another one."""
    size = number.get(MOST_CONCEALED + 1)
    if not size:
        return None
    drawn = number.get(len(NAMES)) if size % 3 == 2 else None
    rest = get_ascending(number, size - (drawn is not None), len(NAMES))
    concealed = [*(SORTED_TILES[place] for place in rest), *([] if drawn is None else [drawn])]
    melds = []
    for _ in range(number.get(5)):
        kind, source = MELDS[number.get(16)]
        own = [number.get(len(NAMES)) for _ in range(4 if "kan" in kind else 3)]
        melds.append(Meld(kind, own, source))
    return Hand(concealed, melds, drawn)


# Rules. An id names a preset and the switches that differ, a record all switches by their values,
# so that no preset has a part in it: presets may change.

PRESETS_WRITTEN: Final = (
    *("tenhou", "mahjong_soul", "m_league", "wrc", "ema", "ema_2016", "wrc_2022", "jpml_a"),
    *("saikouisen", "riichi_city", "tenhou_sanma", "mahjong_soul_sanma"),
)
"""The presets by their digits: a new one stands behind these."""

SWITCHES_WRITTEN: Final = (
    *("open_tanyao:off", "ippatsu:on", "ippatsu:off", "ura_dora:on", "ura_dora:off", "kan_dora:on"),
    *("kan_dora:off", "kan_ura:on", "kan_ura:off", "kiriage:on", "kiriage:off", "double_wind_fu:2"),
    *("double_wind_fu:4", "kazoe:on", "kazoe:off", "double_yakuman:on", "double_yakuman:off"),
    *("stacked_yakuman:on", "stacked_yakuman:off", "rinshan_tsumo_fu:off", "renhou:none"),
    *("renhou:mangan", "renhou:haneman", "renhou:baiman", "renhou:yakuman", "renhou_strict:on"),
    *("nagashi_mangan:on", "nagashi_mangan:off", "daisharin:on", "paarenchan:on"),
    *("open_riichi:on", "karaten:on", "karaten:off", "kokushi_ankan:on", "kokushi_ankan:off"),
    *("red_fives:0", "red_fives:3", "red_fives:4", "pao:none", "pao:daisangen,daisuushii"),
    *("pao:daisangen,daisuushii,suukantsu", "pao_whole_hand:on", "pao_whole_hand:off"),
    *("pao_honba:liable", "pao_honba:discarder", "pao:daisangen", "pao:daisuushii"),
    *("pao:suukantsu", "pao:daisangen,suukantsu", "pao:daisuushii,suukantsu"),
    *("red_fives:2", "honba_each:500", "nukidora:on", "north_value:on", "sanma_tsumo:bisection"),
    *("nukidora:off", "tenhou_any_tile:on", "tenhou_any_tile:off"),
)
"""Every switch of house rules and its value, by their digits: new ones stand behind these."""

MOST_SWITCHES: Final = 7


def put_rules(rules: Rules, out: Out) -> None:
    """Write the preset and the switches that differ from it."""
    preset, *switches = format_rules(rules).split()
    out.put(PRESETS_WRITTEN.index(preset), 32)
    out.put(len(switches), MOST_SWITCHES + 1)
    for switch in switches:
        out.put(SWITCHES_WRITTEN.index(switch), 128)


def get_rules(number: In) -> Rules:
    """Read what `put_rules` wrote."""
    preset = PRESETS_WRITTEN[number.get(32)]
    switches = [SWITCHES_WRITTEN[number.get(128)] for _ in range(number.get(MOST_SWITCHES + 1))]
    return parse_rules(" ".join((preset, *switches)))


USUAL_SWITCHES: Final[Mapping[str, object]] = {
    "players": 4,
    "red_fives": 3,
    "open_tanyao": True,
    "ippatsu": True,
    "ura_dora": True,
    "kan_dora": True,
    "kan_ura": True,
    "kiriage": False,
    "double_wind_fu": 4,
    "kazoe": True,
    "double_yakuman": False,
    "stacked_yakuman": True,
    "rinshan_tsumo_fu": True,
    "renhou": "none",
    "renhou_strict": False,
    "nagashi_mangan": True,
    "daisharin": False,
    "paarenchan": False,
    "open_riichi": False,
    "karaten": True,
    "kokushi_ankan": False,
    "pao": ("daisangen", "daisuushii"),
    "pao_whole_hand": True,
    "pao_honba": "liable",
    "honba_each": 100,
    "nukidora": False,
    "north_value": False,
    "sanma_tsumo": "loss",
    "tenhou_any_tile": False,
}
"""The switches that a record leaves out, whatever Tenhou's rules become: never to be changed."""


def rules_json(rules: Rules) -> Json:
    """Return the switches of rules by their values, without those of `USUAL_SWITCHES`."""
    switches = {switch: getattr(rules, switch) for switch in SWITCHES}
    return {name: to for name, to in switches.items() if USUAL_SWITCHES.get(name) != to}


def rules_of_json(written: Json) -> Rules:
    """Read what `rules_json` wrote; a switch that this version does not know has no part."""
    switches: Json = {**USUAL_SWITCHES, **written}
    return Rules.of(**{name: value for name, value in switches.items() if name in SWITCHES})


# What else happens at a table.

EVENTS: Final = (
    *("ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou"),
    *("closed_kan", "open_riichi", "paarenchan", "pao"),
)
"""The events of a win by their bits: those that some preset pays for."""

EVENT_BITS: Final = 20


def put_events(events: frozenset[str], out: Out) -> None:
    """Write events as bits."""
    out.put(sum(1 << EVENTS.index(event) for event in events), 1 << EVENT_BITS)


def get_events(number: In) -> frozenset[str]:
    """Read what `put_events` wrote."""
    bits = number.get(1 << EVENT_BITS)
    if bits >> len(EVENTS):
        raise ValueError("this question is of a later version")
    return frozenset(event for at, event in enumerate(EVENTS) if bits >> at & 1)


PLAYERS: Final = (None, *Source)
"""Whose river it is, by its digit."""


def put_threats(threats: Sequence[Riichi], out: Out) -> None:
    """Write who is in riichi, and which kinds each cannot win on, as bits."""
    out.put(len(threats), 4)
    for each in threats:
        out.put(PLAYERS.index(each.player), 4)
        for kind in range(KINDS):
            out.put(kind in each.genbutsu, 2)


def get_threats(number: In) -> tuple[Riichi, ...]:
    """Read what `put_threats` wrote."""
    found = []
    for _ in range(number.get(4)):
        player = PLAYERS[number.get(4)]
        found.append(Riichi(player, tuple(kind for kind in range(KINDS) if number.get(2))))
    return tuple(found)


LONGEST_RIVER: Final = 31


def put_rivers(rivers: Sequence[River], out: Out) -> None:
    """Write one river at most, in its order, and behind which of its tiles riichi is declared."""
    out.put(len(rivers), 2)
    for river in rivers:
        out.put(len(river.tiles), LONGEST_RIVER + 1)
        for tile in river.tiles:
            out.put(tile, len(NAMES))
        out.put(0 if river.riichi is None else river.marks[river.riichi], LONGEST_RIVER + 1)


def get_rivers(number: In) -> tuple[River, ...]:
    """Read what `put_rivers` wrote."""
    found = []
    for _ in range(number.get(2)):
        laid = tuple(number.get(len(NAMES)) for _ in range(number.get(LONGEST_RIVER + 1)))
        mark = number.get(LONGEST_RIVER + 1)
        if mark > len(laid):
            raise ValueError("no tile of this river declares riichi")
        found.append(River(None, laid, (mark,), 0) if mark else River(None, laid))
    return tuple(found)


def river_json(river: River) -> Json:
    """Return a river in plain fields; ``player`` is None for the own one."""
    return {
        "player": river.player,
        "tiles": tile_names(river.tiles),
        "marks": [*river.marks],
        "riichi": river.riichi,
    }


def river_of_json(written: Json) -> River:
    """Read what `river_json` wrote."""
    player = None if written["player"] is None else Source(written["player"])
    tiles, marks = named_tiles(written["tiles"]), tuple(written["marks"])
    return River(player, tiles, marks, written["riichi"])


# A whole table, of a decision in a game: an object inside the record, by rows of its own.

LAID: Final = re.compile(r"(\d+):(\d[mpsz])([+-]?)(r?)(?:c(\d))?")
"""A discard: ``-`` where it was cut as drawn (``+`` where not), r of riichi, c and who called."""

TSUMOGIRI: Final = {"": None, "+": False, "-": True}
MARK_OF: Final = {value: mark for mark, value in TSUMOGIRI.items()}


def laid_text(laid: Laid) -> str:
    """Return a discard as text: 12:3m-r."""
    caller = "" if laid.caller is None else f"c{laid.caller}"
    marks = f"{MARK_OF[laid.tsumogiri]}{'r' * laid.declares}"
    return f"{laid.order}:{NAMES[laid.tile]}{marks}{caller}"


def laid_of(text: str) -> Laid:
    """Read what `laid_text` wrote."""
    found = LAID.fullmatch(text)
    if found is None:
        raise ValueError(f"{text[:20]!r} is no discard")
    order, tile, mark, declares, caller = found.groups()
    by = None if caller is None else int(caller)
    return Laid(TILE_OF_NAME[tile], int(order), TSUMOGIRI[mark], bool(declares), by)


def meld_text(meld: Meld) -> str:
    """Return a meld as text: chi/left/4m5m6m."""
    return f"{meld.kind}/{meld.source or ''}/{tile_names(meld.tiles)}"


def meld_of(text: str) -> Meld:
    """Read what `meld_text` wrote."""
    kind, source, own = text.split("/")
    return Meld(MeldKind(kind), named_tiles(own), Source(source) if source else None)


def position_json(seen: Position) -> Json:
    """Return all that one player saw in plain fields; the record around it has the rules."""
    return {
        "index": seen.index,
        "honba": seen.honba,
        "sticks": seen.sticks,
        "seat": seen.seat,
        "seats": [*seen.seats],
        "wind": NAMES[seen.seat_wind],
        "scores": [*seen.scores],
        "hand": format_hand(seen.hand),
        "drawn": name_or_none(seen.drawn),
        "dora": tile_names(seen.dora),
        "rivers": [[laid_text(laid) for laid in river] for river in seen.rivers],
        "melds": [[meld_text(meld) for meld in melds] for melds in seen.melds],
        "norths": [*seen.norths],
        "riichi": [*seen.riichi],
        "passed": [tile_names(sorted(passed)) for passed in seen.passed],
        "seen": tile_names(seen.seen),
        "wall": seen.wall,
        "forbidden": tile_names(seen.forbidden),
    }


def position_of_json(written: Json, rules: Rules) -> Position:
    """Read what `position_json` wrote; raises ValueError or KeyError for what is none."""
    return Position(
        rules=rules,
        index=written["index"],
        honba=written["honba"],
        sticks=written["sticks"],
        seat=written["seat"],
        seats=tuple(written["seats"]),
        seat_wind=TILE_OF_NAME[written["wind"]],
        round_wind=EAST + written["index"] // 4 % 4,
        scores=tuple(written["scores"]),
        hand=parse_hand(written["hand"], players=rules.players),
        drawn=tile_or_none(written["drawn"]),
        dora=named_tiles(written["dora"]),
        rivers=tuple(tuple(map(laid_of, river)) for river in written["rivers"]),
        melds=tuple(tuple(map(meld_of, melds)) for melds in written["melds"]),
        norths=tuple(written["norths"]),
        riichi=tuple(written["riichi"]),
        passed=tuple(frozenset(named_tiles(passed)) for passed in written["passed"]),
        seen=named_tiles(written["seen"]),
        wall=written["wall"],
        forbidden=named_tiles(written["forbidden"]),
    )


# What the controls of single features hold.


def put_worth(worth: Worth | None, out: Out) -> None:
    """Write han, fu and yakuman."""
    out.put(0 if worth is None else 1, 2)
    if worth is not None:
        out.put(worth.han, 100)
        out.put(worth.fu, 128)
        out.put(worth.yakuman, 16)


def get_worth(number: In) -> Worth | None:
    """Read what `put_worth` wrote."""
    return Worth(number.get(100), number.get(128), number.get(16)) if number.get(2) else None


def put_game(place: GamePlace | None, out: Out) -> None:
    """Write the key of a game, and a decision in it; -1 is the digit 0."""
    out.put(0 if place is None else len(place.key), 16)
    if place is not None:
        for digit in place.key:
            out.put(VALUE_OF[digit], len(DIGITS))
        for value, radix in ((place.seat, 5), (place.round, 128), (place.event, 4096)):
            out.put(value + 1, radix)


def get_game(number: In) -> GamePlace | None:
    """Read what `put_game` wrote."""
    length = number.get(16)
    if not length:
        return None
    key = "".join(DIGITS[number.get(len(DIGITS))] for _ in range(length))
    return GamePlace(key, number.get(5) - 1, number.get(128) - 1, number.get(4096) - 1)


# Each field, and the layouts.

WIND: Final = (NAMES.__getitem__, TILE_OF_NAME.__getitem__)

ROWS: Final[Mapping[str, Coded[Any]]] = {
    "hand": Coded(put_hand, get_hand, format_hand, same),
    "rules": Coded(put_rules, get_rules, rules_json, rules_of_json),
    "seen": Coded(put_kinds, get_kinds, tile_names, named_tiles),
    "river": Coded(put_kinds, get_kinds, tile_names, named_tiles),
    "called": choice((None, *range(len(NAMES))), len(NAMES) + 1),
    "by": choice((By.TSUMO, By.RON), 2, str, By),
    "seat": choice((SOUTH, WEST, NORTH, EAST), 4, *WIND),
    "round": choice((EAST, SOUTH, WEST, NORTH), 4, *WIND),
    "riichi": number(4),
    "events": Coded(put_events, get_events, sorted, frozenset),
    "dora": tiles(5),
    "ura": tiles(5),
    "honba": number(100),
    "sticks": number(100),
    "nuki": number(5),
    "turn": choice((None, *TURNS), 32),
    "threats": Coded(put_threats, get_threats),
    "rivers": Coded(
        put_rivers,
        get_rivers,
        lambda rivers: [river_json(river) for river in rivers],
        lambda written: tuple(map(river_of_json, written)),
    ),
    "table": Coded(
        to_json=lambda seen: None if seen is None else position_json(seen), of_json=same
    ),
    "page": number(64),
    "private": choice((False, True), 2),
    "order": choice((Order.SEQUENCE, Order.TRIPLET), 2),
    "compared": tiles(5),
    "aim": choice((Aim.POINTS, Aim.WIN, Aim.TENPAI), 4),
    "view": choice((View.TABLE, View.THREAT, View.ALONE), 4),
    "term": Coded(put_text, get_text),
    "worth": Coded(put_worth, get_worth),
    "valued": Coded(to_json=tile_names, of_json=named_tiles),
    "beaten": Coded(to_json=tile_names, of_json=named_tiles),
    "as_good": Coded(to_json=tile_names, of_json=named_tiles),
    "lead": Coded(to_json=same, of_json=same),
    "ways": Coded(to_json=same, of_json=same),
    "number": number(1 << 63),
    "scope": choice(tuple(Scope), 16),
    "choice": Coded(put_text, get_text),
    "game": Coded(put_game, get_game),
}

SITUATION: Final = (
    *("hand", "rules", "seat", "round", "river", "by", "riichi", "dora", "seen", "called", "turn"),
    *("nuki", "honba", "sticks", "ura", "events"),
)
"""What ids about a hand hold of its situation; what is new stands behind a feature's own fields."""

HAND: Final = ("private", "page", "order", *SITUATION)
"""The layout of a feature about a hand; its own fields stand behind these."""

RECORD: Final = (
    *("hand", "rules", "seen", "river", "turn", "by", "seat", "round", "riichi", "events", "dora"),
    *("ura", "honba", "sticks", "nuki", "valued", "rivers", "lead", "table", "ways", "beaten"),
    "as_good",
)
"""What is stored of a problem."""

VERSION: Final = 1
"""Of records: that of a change which a later reader would take for something else."""

USUAL_JSON: Final = {
    name: to_json(getattr(NOWHERE if name in SITUATED else Question(""), name))
    for name in RECORD
    if name != "hand" and (to_json := ROWS[name].to_json) is not None
} | {"rules": {}}
"""What a record leaves out: never to be changed, so Tenhou's rules are told as switches here."""


def value_of(question: Question, name: str) -> Any:  # noqa: ANN401 - each field has its own type
    """Return a field of a question or of its situation."""
    return getattr(question.situation if name in SITUATED else question, name)


def built(feature: str, values: dict[str, Any]) -> Question:
    """Return the question with these fields; raises ValueError for what nobody can have."""
    rules, hand = values.get("rules", NOWHERE.rules), values.get("hand")
    if isinstance(hand, str):
        values["hand"] = parse_hand(hand, players=rules.players)
    elif hand is not None and rules.players != hand.players:
        values["hand"] = of_set(hand, rules.players)
    if values.get("table") is not None:
        values["table"] = position_of_json(values["table"], rules)
    situation = Situation(**{name: values.pop(name) for name in SITUATED.intersection(values)})
    return Question(feature, situation, **values)


# Custom_ids: ``3:waits:next:…`` asks /waits; ``3:quiz!reveal:…`` does what the slot says.

OURS: Final = re.compile(r"3:(?P<feature>[a-z]+)(?P<acts>[:!])(?P<slot>[a-z]+):(?P<question>.*)")


def custom_id(slot: str, question: Question, layout: Sequence[str], *, acts: bool = False) -> str:
    """Return the custom_id of a control, which a feature of many tiles has to measure."""
    return f"3:{question.feature}{'!' if acts else ':'}{slot}:{pack(question, layout)}"


def pack(question: Question, layout: Sequence[str]) -> str:
    """Write the fields of a layout as one number; raises ValueError for what has no digits."""
    before, behind = _around_situation(tuple(layout))
    out = Out()
    _put(question, before, out)
    if behind is not None:
        out.join(*_situation_digits(question.situation))
        _put(question, behind, out)
    return out.text


def unpack(feature: str, text: str, layout: Sequence[str]) -> Question:
    """Read what `pack` wrote by this layout or a shorter one; raises ValueError for others."""
    read = In(text)
    try:
        values = {name: get(read) for name in layout if (get := ROWS[name].get) is not None}
        if read.number:
            raise ValueError("this question is of a later version")
        question = built(feature, values)
    except (KeyError, IndexError, TypeError) as error:
        raise ValueError("this is no question") from error
    question.situation.check()
    return question


def _put(question: Question, names: Sequence[str], out: Out) -> None:
    for name in names:
        put = ROWS[name].put
        if put is None:
            raise ValueError(f"{name} is only stored")
        put(value_of(question, name), out)


@lru_cache(maxsize=64)
def _around_situation(layout: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...] | None]:
    """Return the fields before and behind those of a whole situation, None where it has none."""
    for at in range(len(layout)):
        end = at + len(SITUATION)
        if layout[at:end] == SITUATION:
            return layout[:at], layout[end:]
    return layout, None


@lru_cache(maxsize=256)
def _situation_digits(at: Situation) -> tuple[int, int]:
    """Return the digits of a situation and their weight: the ids of one answer share them."""
    out = Out()
    _put(Question("", at), SITUATION, out)
    return out.number, out.weight


# Records.


def write_record(question: Question) -> str:
    """Return what is stored of a problem, the same text for equal ones."""
    fields = {
        name: to_json(value_of(question, name))
        for name in RECORD
        if (to_json := ROWS[name].to_json) is not None
    }
    written = {name: value for name, value in fields.items() if USUAL_JSON.get(name) != value}
    return json.dumps({"v": VERSION, **written}, sort_keys=True, separators=(",", ":"))


def read_record(text: str) -> Question:
    """Return the problem that a text records; raises ValueError or KeyError for what is none."""
    written = USUAL_JSON | json.loads(text)
    if written.get("v") != VERSION:
        raise ValueError("this is no record of a situation")
    values = {
        name: of_json(written[name])
        for name in RECORD
        if (of_json := ROWS[name].of_json) is not None
    }
    return built("quiz", values)
