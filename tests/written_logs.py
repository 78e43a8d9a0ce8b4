"""Games of logs written again, as mjai and as tenhou6: what is read must come back the same."""

import json
from collections.abc import Iterator
from typing import Any, Final

from engine.logs.events import CALLS, Ending, Event, Game, Round, What, Won
from engine.logs.mjai import ACTIONS, HONOR_LETTERS
from engine.logs.tenhou6 import ENDINGS, LETTERS, TSUMOGIRI, UNKNOWN, WIN
from engine.tiles import KIND_OF, KINDS, NAMES, Tile, is_red

WrittenLine = dict[str, Any]

NOT_SHOWN: Final = "?"
_TYPES: Final = {what: name for name, what in reversed(ACTIONS.items())}
_REASONS: Final = {
    Ending.EXHAUSTIVE: "exhaustive",
    Ending.NAGASHI: "nagashimangan",
    Ending.NINE_KINDS: "kyushukyuhai",
    Ending.FOUR_WINDS: "sufonrenta",
    Ending.FOUR_RIICHI: "suchareach",
    Ending.FOUR_KANS: "sukaikan",
    Ending.THREE_RONS: "sanchahora",
    Ending.OTHER: "other",
}


def to_mjai(game: Game) -> Iterator[str]:
    """Yield the game as mjai, a line each, without names; what is not shown is ``"?"``.

    Of three players the actors are 0 to 2, also where the log left another seat than 3 empty. What
    mjai has no word for is lost: open tanyao and a liable player.
    """
    start: WrittenLine = {
        "type": "start_game",
        "names": [""] * game.players,
        "aka_flag": game.red_fives,
    }
    if game.viewer is not None:
        start["id"] = game.seats.index(game.viewer)
    end: WrittenLine = {"type": "end_game"}
    if game.final is not None:
        end["scores"] = [game.final[seat] for seat in game.seats]
    yield _text(start)
    for played in game.rounds:
        yield from map(_text, _Lines(played).lines())
    yield _text(end)


def _text(line: WrittenLine) -> str:
    return json.dumps(line, separators=(",", ":"))


def name_of(tile: Tile | None) -> str:
    """The name that mjai gives a tile: 5mr for the red five, E for east; ? for one not shown."""
    if tile is None:
        return NOT_SHOWN
    if is_red(tile):
        return f"5{NAMES[tile][1]}r"
    return NAMES[tile] if tile < KINDS - len(HONOR_LETTERS) else HONOR_LETTERS[tile - 27]


class _Lines:
    """One round: an added kan names the tiles of the pon before it."""

    def __init__(self, played: Round) -> None:
        self.round = played
        self.pons: dict[tuple[int, Tile], list[str]] = {}

    def lines(self) -> Iterator[WrittenLine]:
        played = self.round
        yield {
            "type": "start_kyoku",
            "bakaze": HONOR_LETTERS[played.index // 4 % 4],
            "dora_marker": name_of(played.dora),
            "kyoku": played.index % 4 + 1,
            "honba": played.honba,
            "kyotaku": played.sticks,
            "oya": self._actor(played.dealer),
            "scores": self._by_seat(played.scores),
            "tehais": [
                [name_of(tile) for tile in played.hands[seat] or [None] * 13]
                for seat in played.seats
            ],
        }
        yield from map(self._event, played.events)
        yield from map(self._won, played.wins)
        if played.draw is not None:
            reason, deltas = _REASONS[played.draw], self._by_seat(played.deltas)
            yield {"type": "ryukyoku", "reason": reason, "deltas": deltas}
        yield {"type": "end_kyoku"}

    def _actor(self, seat: int) -> int:
        return self.round.seats.index(seat)

    def _by_seat(self, values: tuple[int, ...]) -> list[int]:
        return [values[seat] for seat in self.round.seats]

    def _event(self, event: Event) -> WrittenLine:
        if event.what is What.DORA:
            return {"type": "dora", "dora_marker": name_of(event.tile)}
        line: WrittenLine = {"type": _TYPES[event.what], "actor": self._actor(event.seat)}
        if event.source is not None:
            line["target"] = self._actor(event.source)
        if event.tile is not None or event.what is What.DRAW:
            line["pai"] = name_of(event.tile)
        own = [name_of(tile) for tile in event.own]
        if event.tile is not None and event.what is What.PON:
            self.pons[event.seat, KIND_OF[event.tile]] = [*own, line["pai"]]
        if event.tile is not None and event.what is What.ADDED_KAN:
            own = self.pons[event.seat, KIND_OF[event.tile]]
        if own:
            line["consumed"] = own
        if event.tsumogiri is not None:
            line["tsumogiri"] = event.tsumogiri
        return line

    def _won(self, won: Won) -> WrittenLine:
        worth = {"fan": won.han, "fu": won.fu, "hora_points": won.points}
        return {
            "type": "hora",
            "actor": self._actor(won.seat),
            "target": self._actor(won.source),
            "pai": name_of(won.tile),
            "deltas": self._by_seat(won.deltas),
            "ura_markers": [name_of(tile) for tile in won.ura],
            **{name: value for name, value in worth.items() if value is not None},
        }


_LETTER_OF: Final = {what: letter for letter, what in LETTERS.items()}
_TITLE_OF: Final = {ending: title for title, ending in reversed(ENDINGS.items())}


def to_tenhou6(game: Game) -> str:
    """Return the game as tenhou6 JSON, without names; what is not shown is 0, such a hand empty.

    What it has no place for is lost: tsumogiri of a drawn tile that is not shown, and how many han,
    fu and points a win had.
    """
    signs = ("三" if game.players == 3 else "", "南", "喰" if game.open_tanyao else "")
    whole: dict[str, Any] = {
        "title": ["", ""],
        "name": [""] * 4,
        "rule": {
            "disp": "".join(signs) + ("赤" if game.red_fives else ""),
            "aka": int(game.red_fives),
        },
        "log": [_Fields(played).fields() for played in game.rounds],
    }
    if game.final is not None:
        whole["sc"] = [each for seat in game.seats for each in (game.final[seat], 0)]
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def code_of(tile: Tile | None) -> int:
    """The number of a tile: 11 for 1m, 51 for the red five of man, 0 for one not shown."""
    if tile is None:
        return 0
    if is_red(tile):
        return 51 + tile - KINDS
    return 10 * (tile // 9 + 1) + tile % 9 + 1


class _Fields:
    """One round as its 17 fields; of three players the fourth seat is the empty one."""

    def __init__(self, played: Round) -> None:
        self.round = played
        self.takes: list[list[int | str]] = [[], [], [], []]
        self.cuts: list[list[int | str]] = [[], [], [], []]
        self.drawn: Tile | None = None
        self.pons: dict[tuple[int, Tile], str] = {}
        self.indicators = [code_of(played.dora)]

    def fields(self) -> list[Any]:
        played = self.round
        for event in played.events:
            self._enter(event)
        ura = next((won.ura for won in played.wins if won.ura), ())
        fields: list[Any] = [
            [played.index, played.honba, played.sticks],
            self._by_seat(played.scores),
            self.indicators,
            [code_of(tile) for tile in ura],
        ]
        for place in range(4):
            seat = played.seats[place] if place < len(played.seats) else None
            hand = played.hands[seat] if seat is not None else None
            codes = [code_of(tile) for tile in hand or ()]
            fields += [codes, self.takes[place], self.cuts[place]]
        return [*fields, self._result()]

    def _place(self, seat: int) -> int:
        return self.round.seats.index(seat)

    def _by_seat(self, values: tuple[int, ...]) -> list[int]:
        return ([values[seat] for seat in self.round.seats] + [0])[:4]

    def _enter(self, event: Event) -> None:
        if event.what is What.DORA:
            self.indicators.append(code_of(event.tile))
        if event.what in (What.DORA, What.RIICHI, What.ACCEPTED):
            return
        place = self._place(event.seat)
        takes, cuts = self.takes[place], self.cuts[place]
        if event.what is What.DRAW:
            takes.append(code_of(event.tile))
        elif event.what is What.DISCARD:
            is_tsumogiri = event.tsumogiri and self.drawn == event.tile
            code = str(TSUMOGIRI if is_tsumogiri else code_of(event.tile))
            cuts.append("r" + code if event.declares else int(code))
        elif event.what in CALLS:
            takes.append(self._call(event))
            if event.what is What.OPEN_KAN:
                cuts.append(0)
        else:
            cuts.append(self._kan(event))
        self.drawn = event.tile if event.what is What.DRAW else None

    def _call(self, event: Event) -> str:
        """The own tiles, with letter and called tile where the source sits, as of four players."""
        own = [str(code_of(tile)) for tile in event.own]
        turns = (self._place(event.source or 0) - self._place(event.seat)) % 4
        at = {3: 0, 2: 1, 1: len(own)}[turns]
        called = _LETTER_OF[event.what] + str(code_of(event.tile))
        text = "".join([*own[:at], called, *own[at:]])
        if event.what is What.PON and event.tile is not None:
            self.pons[event.seat, KIND_OF[event.tile]] = text
        return text

    def _kan(self, event: Event) -> str:
        letter, code = _LETTER_OF[event.what], str(code_of(event.tile))
        if event.what is What.ADDED_KAN and event.tile is not None:
            # The added tile stands before the one that was called.
            pon = self.pons[event.seat, KIND_OF[event.tile]]
            return pon.replace(_LETTER_OF[What.PON], letter + code)
        if event.what is What.NUKI:
            return letter + code
        *rest, last = (str(code_of(tile)) for tile in event.own)
        return "".join([*rest, letter, last])

    def _result(self) -> list[Any]:
        played = self.round
        if played.wins:
            fields: list[Any] = [WIN]
            for won in played.wins:
                liable = won.seat if won.pao is None else won.pao
                seats = [self._place(seat) for seat in (won.seat, won.source, liable)]
                fields += [self._by_seat(won.deltas), seats]
            return fields
        if played.draw in (None, Ending.OTHER):
            return [UNKNOWN]
        return [_TITLE_OF[played.draw], self._by_seat(played.deltas)]
