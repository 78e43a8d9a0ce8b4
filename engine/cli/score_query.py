"""Scoring for programs: a win as JSON fields in, every reading priced out."""

from dataclasses import fields, replace
from typing import Any, Final

from engine.errors import nearest
from engine.hand import Hand
from engine.notation.given import WIND_OF_LETTER, given_names
from engine.notation.hand_notation import parse_tiles
from engine.rules import Rules
from engine.scoring.score import score
from engine.scoring.win import MOST_INDICATORS, By, Win
from engine.scoring.win_errors import WinError, WinReason
from engine.tiles import Kind, Tile

from .question import JsonFields

SWITCHES: Final = tuple(field.name for field in fields(Win) if field.type is bool)
"""The facts of a win that are true or false."""

NUMBERS: Final = ("riichi", "honba", "sticks", "nuki")
"""The facts of a win that are numbers, 0 if left out."""

_LISTS: Final = ("dora", "ura")
WIN_FIELDS: Final = ("tile", "by", "seat", "round", *NUMBERS, *SWITCHES, *_LISTS, "pao")
"""The fields of a win."""


def score_answer(hand: Hand, win: JsonFields, rules: Rules) -> dict[str, Any]:
    """``{"complete": true, "wins": true, "ignored": [], "readings": [...]}``, best first.

    ``win`` are the fields of Win, winds as E S W N and tiles in mpsz; ``dora`` and ``ura`` are one
    text (``"3p5z"``) or a list of tiles, ``pao`` is a text or a list of yakuman. Of a hand without
    its winning tile ``tile`` is that tile; otherwise it is one of the hand's, if left out the last.
    Left out, ``by`` is tsumo for a closed hand of 3n+2 tiles, ``seat`` S, ``round`` E. Raises
    WinError for fields that are unknown or contradict each other or the rules, HandError for a
    fifth tile and for what three players do not have.
    """
    won, event = read_win(hand, win)
    return score(won, event, rules).to_dict()


def read_win(hand: Hand, win: JsonFields) -> tuple[Hand, Win]:
    """The hand with its winning tile, and how it was won; fields and errors as `score_answer`."""
    for name in win:
        if name not in WIN_FIELDS:
            close = nearest(name, WIN_FIELDS)
            known = f"did you mean {close}?" if close else f"a win has {', '.join(WIN_FIELDS)}"
            raise _bad(name, known)
    given = {name: value for name, value in win.items() if value is not None}
    tile = hand.drawn if "tile" not in given else _tile("tile", given["tile"])
    if tile is None:
        raise _bad("tile", "it is needed where the hand does not hold it yet")
    by_default = By.TSUMO if hand.is_closed and hand.has_drawn_size else By.RON
    facts: dict[str, Any] = {name: _number(name, given.get(name, 0)) for name in NUMBERS}
    facts |= {name: _switch(name, given.get(name, False)) for name in SWITCHES}
    facts |= {name: _tiles(name, given.get(name, [])) for name in _LISTS}
    facts["pao"] = _names("pao", given.get("pao", []))
    facts["by"] = _by(given.get("by", str(by_default)))
    facts["seat"] = _wind("seat", given.get("seat", "S"))
    facts["round"] = _wind("round", given.get("round", "E"))
    event = Win(tile, **facts)
    if hand.has_drawn_size:
        return (replace(hand, drawn=tile) if tile in hand.concealed else hand), event
    return Hand((*hand.concealed, tile), hand.melds, tile, players=hand.players), event


def _by(value: object) -> By:
    if not isinstance(value, str) or value not in tuple(By):
        raise _bad("by", "it is tsumo or ron", value)
    return By(value)


def _wind(name: str, value: object) -> Kind:
    if not isinstance(value, str) or value not in WIND_OF_LETTER:
        raise _bad(name, "a wind is E, S, W or N", value)
    return WIND_OF_LETTER[value]


def _number(name: str, value: object) -> int:
    if not isinstance(value, int):
        raise _bad(name, "it is a number", value)
    return int(value)


def _switch(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _bad(name, "it is true or false", value)
    return value


def _names(name: str, value: object) -> tuple[str, ...]:
    return given_names(value if isinstance(value, str) else [*map(str, _list(name, value))])


def _list(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise _bad(name, "it is a text or a list", value)
    return value


def _tiles(name: str, value: object) -> tuple[Tile, ...]:
    if isinstance(value, str):
        return _read_tiles(name, value)
    texts = _list(name, value)
    if len(texts) > MOST_INDICATORS:
        raise _bad(name, f"there are at most {MOST_INDICATORS} indicators, not {len(texts)}")
    return tuple(_tile(name, text) for text in texts)


def _read_tiles(name: str, text: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except ValueError as error:
        raise _bad(name, str(error), text) from None


def _tile(name: str, value: object) -> Tile:
    tiles = _read_tiles(name, value) if isinstance(value, str) else ()
    if len(tiles) != 1:
        raise _bad(name, "a tile is written like 4s", value)
    return tiles[0]


def _bad(name: str, why: str, value: object = None) -> WinError:
    shown = "" if value is None else f" {value!r:.20}"
    end = "" if why.endswith((".", "?")) else "."
    return WinError(
        f"The win's {name!r}{shown} cannot be read: {why}{end}",
        reason=WinReason.BAD_VALUE,
        details={"field": name, "value": shown.strip()},
    )
