"""mjai: one JSON object a line, one event each; or one JSON array of them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.scoring.points import STICK
from engine.tiles import KINDS, NORTH, Tile

from .events import CALLS, Ending, Event, Format, Game, Round, What, Won, broken
from .limits import (
    a_list,
    a_number,
    check_ends,
    check_events,
    check_rounds,
    of_seats,
    parse_json,
)
from .reading import hand_of_13, no_rounds, read_rounds, summed

MjaiLine = Mapping[str, Any]

HONOR_LETTERS: Final = "ESWNPFC"
_TILE: Final = re.compile(r"(0|[1-9])([mps])(r?)|([1-7])z")

ACTIONS: Final = {
    "tsumo": What.DRAW,
    "dahai": What.DISCARD,
    "chi": What.CHI,
    "pon": What.PON,
    "daiminkan": What.OPEN_KAN,
    "ankan": What.CLOSED_KAN,
    "kakan": What.ADDED_KAN,
    "kita": What.NUKI,
    "nukidora": What.NUKI,
    "reach": What.RIICHI,
    "reach_accepted": What.ACCEPTED,
}

_ENDINGS: Final = {
    "nagashimangan": Ending.NAGASHI,
    "nagashi": Ending.NAGASHI,
    "nagashi_mangan": Ending.NAGASHI,
    "kyushukyuhai": Ending.NINE_KINDS,
    "kyuushu": Ending.NINE_KINDS,
    "kyushu_kyuhai": Ending.NINE_KINDS,
    "yao9": Ending.NINE_KINDS,
    "sufonrenta": Ending.FOUR_WINDS,
    "kaze4": Ending.FOUR_WINDS,
    "sufurenta": Ending.FOUR_WINDS,
    "suchareach": Ending.FOUR_RIICHI,
    "suchariichi": Ending.FOUR_RIICHI,
    "reach4": Ending.FOUR_RIICHI,
    "sukaikan": Ending.FOUR_KANS,
    "suukansansen": Ending.FOUR_KANS,
    "kan4": Ending.FOUR_KANS,
    "sanchahora": Ending.THREE_RONS,
    "sanchaho": Ending.THREE_RONS,
    "ron3": Ending.THREE_RONS,
}


def read_mjai(text: str) -> Game:
    """Read the lines, or the one array, of a checked text; raise LogError for no round."""
    lines = _lines(text)
    if not lines:
        raise no_rounds()
    parts = _parts(lines)
    head = [*parts[0], *(parts[1] if len(parts) > 1 else [])]
    reader = _Rounds(_seats(lines))
    rounds, faults = read_rounds(parts[1:], reader.read)
    has_reds = next((line["aka_flag"] for line in head if "aka_flag" in line), True)
    final = _final(lines[-1], rounds[-1])
    return Game(Format.MJAI, rounds, red_fives=bool(has_reds), final=final, faults=faults)


def _lines(text: str) -> list[MjaiLine]:
    if text.startswith("["):
        found = parse_json(text)
    else:
        found = [parse_json(line) for line in text.splitlines() if line.strip()]
    if not all(isinstance(line, dict) for line in found):
        raise broken("a line of mjai is an object")
    return list(found)


def _parts(lines: list[MjaiLine]) -> list[list[MjaiLine]]:
    """What stands before the first round, and then the lines of each round."""
    parts: list[list[MjaiLine]] = [[]]
    for line in lines:
        if line.get("type") == "start_kyoku":
            parts.append([])
            check_rounds(len(parts) - 1)
        parts[-1].append(line)
    return parts


def _seats(lines: list[MjaiLine]) -> tuple[int, ...]:
    """Three where the names or hands are three, the last is empty, or a north is set aside.

    So too where the last of four hands is of a player without points who never acts.
    """
    for line in lines:
        kind = line.get("type")
        if kind in ("kita", "nukidora"):
            return (0, 1, 2)
        few = line.get("names" if kind == "start_game" else "tehais")
        if isinstance(few, list) and (len(few) == 3 or (kind == "start_kyoku" and not few[-1])):
            return (0, 1, 2)
    scores = [line["scores"] for line in lines if line.get("scores")]
    acts = any(line.get("actor") == 3 for line in lines)
    has_none = bool(scores) and all(isinstance(row, list) and row[3:] == [0] for row in scores)
    return (0, 1, 2) if has_none and not acts else (0, 1, 2, 3)


def _final(last: MjaiLine, played: Round) -> tuple[int, ...] | None:
    """The scores at the end of a game that the log tells to be over."""
    if last.get("type") != "end_game" or not played.is_whole:
        return None
    told = last.get("scores")
    return of_seats([a_number(each) for each in told]) if isinstance(told, list) else played.end


def tile_of(name: object) -> Tile | None:
    """Return the tile that mjai names so, None for one that is not shown."""
    if name in ("?", None):
        return None
    if isinstance(name, str):
        if len(name) == 1 and name in HONOR_LETTERS:
            return 27 + HONOR_LETTERS.index(name)
        found = _TILE.fullmatch(name)
        if found and found[4]:
            return 26 + int(found[4])
        if found and (found[1] in "05" or not found[3]):
            suit = "mps".index(found[2])
            is_red = found[1] == "0" or found[3]
            return KINDS + suit if is_red else 9 * suit + int(found[1]) - 1
    raise broken(f"{str(name)[:8]!r} is not a tile of mjai")


def _shown(name: object) -> Tile:
    tile = tile_of(name)
    if tile is None:
        raise broken("a tile that all players see is not shown")
    return tile


def _tiles(names: object) -> tuple[Tile, ...]:
    return tuple(sorted(map(_shown, a_list(names))))


class _Rounds:
    """Reads the rounds of a game one after another: scores that are left out are carried over."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        start = 25_000 if len(seats) == 4 else 35_000
        self.scores = of_seats([start] * len(seats))

    def read(self, part: list[MjaiLine]) -> Round:
        """Return one round; raise LogError or an error of damaged data."""
        first, *lines = part
        if first.get("scores"):
            self.scores = of_seats([a_number(each) for each in first["scores"]])
        events: list[Event] = []
        result = _RoundEnd(self.scores)
        for line in lines:
            if line.get("type") in ("hora", "ryukyoku"):
                result.read(line, events)
            elif (event := _event_of(line, events)) is not None:
                events += _not_told(events, event)
                events.append(event)
                check_events(len(events))
        kyoku = a_number(first["kyoku"]) - 1
        hands = [hand_of_13(map(tile_of, a_list(hand))) for hand in a_list(first["tehais"], 4)]
        found = Round(
            4 * "ESWN".index(first["bakaze"]) + kyoku,
            a_number(first.get("honba", 0)),
            a_number(first.get("kyotaku", 0)),
            dealer=a_number(first.get("oya", kyoku)),
            seats=self.seats,
            scores=self.scores,
            dora=_shown(first["dora_marker"]),
            hands=(*hands, None)[:4],
            events=tuple(events),
            wins=tuple(result.wins),
            draw=result.draw,
            deltas=summed(result.deltas),
        )
        self.scores = found.end
        return found


class _RoundEnd:
    """How a round ended: the changes of score, told as such or by the scores after them."""

    def __init__(self, scores: tuple[int, ...]) -> None:
        self.before = scores
        self.wins: list[Won] = []
        self.draw: Ending | None = None
        self.deltas: list[tuple[int, ...]] = []

    def read(self, line: MjaiLine, events: list[Event]) -> None:
        """Take one hora or ryukyoku in."""
        deltas = self._deltas(line, events)
        self.deltas.append(deltas)
        check_ends(len(self.deltas))
        if line["type"] == "ryukyoku":
            reason = str(line.get("reason") or "")
            self.draw = _ENDINGS.get(reason.lower(), Ending.EXHAUSTIVE)
            return
        winner = a_number(line["actor"])
        han, fu = line.get("fan", line.get("han")), line.get("fu")
        points = line.get("hora_points")
        ura = line.get("ura_markers") or line.get("uradora_markers") or []
        named = tile_of(line.get("pai"))
        self.wins.append(
            Won(
                winner,
                a_number(line.get("target", winner)),
                _last_tile(events) if named is None else named,
                deltas,
                han=han if type(han) is int else None,
                fu=fu if type(fu) is int else None,
                points=points if type(points) is int else None,
                ura=tuple(map(_shown, a_list(ura))),
            )
        )

    def _deltas(self, line: MjaiLine, events: list[Event]) -> tuple[int, ...]:
        if line.get("deltas"):
            return of_seats([a_number(each) for each in line["deltas"]])
        if not line.get("scores"):
            return (0, 0, 0, 0)
        after = of_seats([a_number(each) for each in line["scores"]])
        known = list(map(sum, zip(self.before, *self.deltas, strict=True)))
        for event in events:
            if event.what is What.ACCEPTED:
                known[event.seat] -= STICK
        return tuple(new - old for new, old in zip(after, known, strict=True))


def _last_tile(events: list[Event]) -> Tile | None:
    """The tile that a win without one was won on: the last that was drawn, cut or added."""
    whats = (What.DRAW, What.DISCARD, What.ADDED_KAN, What.NUKI)
    return next((event.tile for event in reversed(events) if event.what in whats), None)


def _not_told(events: list[Event], event: Event) -> list[Event]:
    """Return the deposit of a riichi that no line tells: the game goes on after its discard."""
    goes_on = event.what is What.DRAW or event.what in CALLS
    last = next((it for it in reversed(events) if it.what is not What.DORA), None)
    if not goes_on or last is None or not last.declares:
        return []
    return [Event(What.ACCEPTED, last.seat)]


def _event_of(line: MjaiLine, events: list[Event]) -> Event | None:
    """Return the event of a line, None for a line that tells of none at the table."""
    kind = line.get("type")
    if kind == "dora":
        return Event(What.DORA, tile=_shown(line["dora_marker"]))
    what = ACTIONS.get(kind) if isinstance(kind, str) else None
    if what is None:
        return None
    event = Event(what, a_number(line["actor"]))
    if what in CALLS:
        own, source = _tiles(line["consumed"]), a_number(line["target"])
        return replace(event, tile=_shown(line["pai"]), own=own, source=source)
    if what is What.DISCARD:
        tsumogiri = line.get("tsumogiri")
        return replace(
            event,
            tile=_shown(line["pai"]),
            tsumogiri=tsumogiri if isinstance(tsumogiri, bool) else None,
            declares=bool(events) and events[-1].what is What.RIICHI,
        )
    if what is What.CLOSED_KAN:
        return replace(event, own=_tiles(line["consumed"]))
    return replace(event, tile=_TILE_OF[what](line)) if what in _TILE_OF else event


_TILE_OF: Final[dict[What, Callable[[MjaiLine], Tile | None]]] = {
    What.DRAW: lambda line: tile_of(line.get("pai")),
    What.ADDED_KAN: lambda line: _shown(line["pai"]),
    What.NUKI: lambda _: NORTH,
}
"""The tile of the events that have nothing else beside it."""
