"""The outlook for programs and terminals: fields in, the worth of every cut out."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.errors import HandError
from engine.notation.given import WIND_OF_LETTER
from engine.notation.hand_notation import parse_tiles
from engine.tiles import NAMES, Kind, Tile
from engine.written import format_meld

from .question import HandQuery, JsonFields, QuestionError

if TYPE_CHECKING:
    from engine.outlook import HandOutlook, Outlook


DEFAULTS: Final[JsonFields] = {
    "seat": "S",
    "round": "E",
    "dora": "",
    "river": "",
    "turn": 1,
    "turns": 18,
    "aim": "points",
    "exchanges": None,
    "shanten_down": None,
    "honba": 0,
    "sticks": 0,
    "nuki": 0,
    "model": "alone",
    "rates": "all",
    "threat": 0,
    "dama_exchanges": None,
    "called": "",
}
"""The fields of a question beside those of every question, and what they are when left out."""

HELP: Final[Mapping[str, str]] = {
    "seat": "the seat wind, E S W or N (S if left out)",
    "round": "the round wind (E)",
    "dora": "dora indicators",
    "river": "your own discards",
    "turn": "the turn of the cut (1)",
    "turns": "the last turn (18)",
    "aim": "what a line of play is chosen by: points, win or tenpai (points)",
    "exchanges": "kept draws that bring the hand no nearer, 0 to 3 (2 at tenpai, else 1)",
    "shanten_down": "whether a cut may raise the shanten (at tenpai and 1-shanten)",
    "honba": "counters on the table (0)",
    "sticks": "riichi sticks on the table (0)",
    "nuki": "norths that you have set aside, with three players (0)",
    "model": "alone: your own draws only; table: ron too, and hands that others end (alone)",
    "rates": "the rates of a table: all, ippan, joukyu or houou (all)",
    "threat": "1 where somebody else is in riichi at a table (0)",
    "dama_exchanges": "the exchanges that a hand may make in dama at a table, 0 or 1 (1)",
    "called": "a tile that another player has just discarded, to be called or left to lie",
}
"""The fields in words, with what they are when left out."""


_MARKED: Final = ("kan", "kita", "pass")
"""The moves that an option is marked by."""

_WORDS: Final[Mapping[type, str]] = {str: "a text", bool: "true or false", int: "a number"}


class OutlookFieldError(ValueError):
    """A field of a question about an outlook has a wrong value, or NumPy is not installed."""


def outlook_answer(asked: HandQuery, fields: JsonFields) -> dict[str, Any]:
    """``{"cuts": [{"tile", "win", "tenpai", "points", "by_turn": {"1": [...]}}], "states", …}``.

    The best first; a closed kan has ``"kan": true``, a north that is set aside ``"kita": true``, a
    hand in furiten ``"furiten": true``. Beside a ``called`` tile there are a row with ``"pass":
    true`` and one for each ``"call"``, its meld as text, with the best ``"tile"`` to cut after it.
    At a table a tenpai hand has ``"riichi"`` and ``"dama"``, each ``{"win", "points", "ron"}``,
    where ``ron`` is a part of ``win``. ``"model"`` is ``"alone"`` also where none of a table is
    known. A hand of 3n+1 tiles alone has no ``cuts`` but ``win``, ``tenpai``, ``points`` and
    ``by_turn`` of its own. Raises OutlookFieldError, and QuestionError for tiles that cannot be
    read.
    """
    found = find_outlook(asked, fields)
    options = [_option(found, option) for option in found.options]
    rest = {"states": found.states, "model": str(found.model)}
    if asked.hand.has_drawn_size or found.called is not None:
        return {"cuts": options, **rest}
    return {"cuts": [], **options[0], **rest}


def find_outlook(asked: HandQuery, fields: JsonFields) -> "Outlook":
    """The outlook of a question; fields and errors are those of `outlook_answer`."""
    try:
        from engine.outlook import (  # noqa: PLC0415 - an extra, slow to import
            LEVELS,
            Model,
            OutlookError,
            outlook,
            rates_of,
        )
    except ModuleNotFoundError as error:
        raise OutlookFieldError(str(error)) from error
    given = {name: fields.get(name) for name in DEFAULTS}
    known: dict[str, Any] = {
        name: default if given[name] is None else given[name] for name, default in DEFAULTS.items()
    }
    _check_types(known)
    model, rates = known.pop("model"), known.pop("rates")
    _check_name("model", model, Model)
    _check_name("rates", rates, LEVELS)
    _check_name("threat", known["threat"], (0, 1))
    try:
        return outlook(
            asked.hand,
            table=rates_of(rates) if model == Model.TABLE else None,
            **known
            | {
                "threat": bool(known["threat"]),
                "seat": _wind("seat", known["seat"]),
                "round": _wind("round", known["round"]),
                "dora": _tiles("dora", known["dora"], asked),
                "river": _tiles("river", known["river"], asked),
                "called": _called(known["called"], asked),
            },
            seen=asked.seen,
            rules=asked.rules,
        )
    except OutlookError as error:
        raise OutlookFieldError(str(error)) from error


def _check_types(known: JsonFields) -> None:
    for name, default in DEFAULTS.items():
        wanted = str if isinstance(default, str) else bool if name == "shanten_down" else int
        # True is 1 to Python, but no number of turns.
        if known[name] is not None and type(known[name]) is not wanted:
            raise OutlookFieldError(f"'{name}' is {_WORDS[wanted]}, not {known[name]!r:.60}.")


def _check_name(name: str, value: object, allowed: Iterable[object]) -> None:
    if value not in (names := tuple(allowed)):
        raise OutlookFieldError(
            f"'{name}' is one of {', '.join(map(str, names))}, not {value!r:.60}."
        )


def _wind(name: str, value: str) -> Kind:
    if value not in WIND_OF_LETTER:
        raise OutlookFieldError(
            f"'{name}' is one of {', '.join(WIND_OF_LETTER)}, not {value!r:.60}."
        )
    return WIND_OF_LETTER[value]


def _tiles(name: str, text: str, asked: HandQuery) -> tuple[Tile, ...]:
    try:
        red_fives = asked.rules.red_fives
        return tuple(
            parse_tiles(text, beside=asked.hand, red_fives=red_fives, players=asked.rules.players)
        )
    except HandError as error:
        raise QuestionError(name, text, error) from None


def _called(text: str, asked: HandQuery) -> Tile | None:
    tiles = _tiles("called", text, asked)
    if len(tiles) > 1:
        raise OutlookFieldError(f"'called' is one tile, not {text!r:.60}.")
    return tiles[0] if tiles else None


def _option(found: "Outlook", option: "HandOutlook") -> dict[str, Any]:
    cut = {} if option.cut is None else {"tile": NAMES[option.cut]}
    move = {str(option.move): True} if option.move in _MARKED else {}
    call = {} if option.call is None else {"call": format_meld(option.call)}
    by_turn = {
        str(turn): list(worth) for turn, worth in enumerate(option.by_turn, start=found.turn)
    }
    furiten = {"furiten": True} if option.is_furiten else {}
    ways = {
        name: way._asdict()
        for name, way in (("riichi", option.riichi), ("dama", option.dama))
        if way is not None
    }
    return {**cut, **move, **call, **option.worth._asdict(), **furiten, **ways, "by_turn": by_turn}
