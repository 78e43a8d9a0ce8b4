"""A game as mjai lines."""

import json
from collections.abc import Iterator
from typing import Any, Final

from engine.tiles import KIND_OF, KINDS, NAMES, Tile, is_red

from .events import Ending, Event, Game, Round, What, Won
from .mjai import ACTIONS, HONOR_LETTERS

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
