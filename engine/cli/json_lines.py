"""The engine for programs: one JSON object a line in, one a line out.

A request is ``{"op": "waits", "hand": "...", "seen": "3p3p7s", "rules": "tenhou"}``, where only
``op`` and ``hand`` must be given. ``rules`` is the name of a preset, or an object of switches over
one: ``{"preset": "tenhou", "open_tanyao": false}``. With rules for three players, ``tenhou_sanma``,
2m to 8m and chi are errors, and a win can have ``"nuki": 2``, the norths that the winner has set
aside; those of others stand in ``seen``. In answers tiles are mpsz, and called melds as
``format_hand`` writes them. A request that cannot be answered gets ``{"error": "...",
"reason": "unknown_sign", "at": 5}``, as `failure` says. The ``id`` of a request stands in its
answer; any other field that an op does not know is refused by name, because a misspelt ``seat``
would be answered as if it were not there.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TextIO

from engine.errors import EngineError, nearest
from engine.facts.decompose import Order, Reading, decompose
from engine.facts.discards import Discard, tenpai_discards
from engine.facts.open_yaku import yaku_tiles
from engine.facts.shanten import shanten_by_form
from engine.facts.ukeire import DiscardUkeire, TileLeft, discards, ukeire
from engine.facts.waits import Wait, waits
from engine.facts.yaku_paths import Winds
from engine.hand import Hand, format_hand, require_cut, require_uncut
from engine.notation.given import WIND_OF_LETTER
from engine.rules import Rules
from engine.rules_errors import RulesError
from engine.rules_text import parse_rules
from engine.tiles import NAMES, Kind
from engine.written import format_meld, format_tiles

from .blocks_query import blocks_answer
from .danger_query import FIELDS as DANGER_FIELDS
from .danger_query import danger_answer
from .outlook_query import DEFAULTS, outlook_answer
from .question import (
    HandQuery,
    QuestionError,
    ask,
)
from .score_query import score_answer

Answer = dict[str, Any]
Request = Mapping[str, Any]

LONGEST_SHOWN: Final = 60

BAD_REQUEST: Final = "bad_request"
"""The reason of an error about the JSON around a question, not about a hand, a win or rules."""


class RequestError(ValueError):
    """A request that is no question, whatever its hand."""


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Answer each line that is not blank, at once."""
    for line in lines:
        if line.strip():
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


def answer(request: object) -> dict[str, Any]:
    """The answer to one request, as docs/engine.md lists them; an error is an answer too.

    ``answer({"op": "shanten", "hand": "19m19p19s1234567z"})["shanten"]`` is 0.
    """
    if not isinstance(request, Mapping):
        example = '{"op": "waits", "hand": "123m1z"}'
        return failure(RequestError(f"A request is an object such as {example}."))
    echo = {"id": request["id"]} if "id" in request else {}
    try:
        return {**echo, **_op_of(request).answer(request)}
    except ValueError as error:
        # The engine refuses with a ValueError and a sentence.
        return {**echo, **failure(error)}


def failure(error: ValueError) -> Answer:
    """``{"error": "...", "reason": "ten", "at": 0, "fix": "1m0m"}``: what is wrong, for programs.

    ``reason`` is that of the library's error, or `BAD_REQUEST`. ``at`` is the place in the text of
    the hand (or of the field that the sentence begins with), ``fix`` that text with a guessed
    correction; each is left out where there is none.
    """
    cause = error.cause if isinstance(error, QuestionError) else error.__cause__ or error
    found: Answer = {"error": str(error), "reason": BAD_REQUEST}
    if isinstance(cause, EngineError):
        found["reason"] = str(cause.reason)
    if isinstance(error, QuestionError):
        found["at"] = error.cause.at
        if error.cause.fix is not None:
            found["fix"] = error.cause.fix
    return found


def _op_of(request: Request) -> "Op":
    """The op of a request; raises RequestError for a request that names none, or a wrong field."""
    name = request.get("op")
    if not isinstance(name, str):
        raise RequestError(f"'op' is one of {', '.join(OPS)}, not {_shown(name)}.")
    if name not in OPS:
        raise RequestError(f"There is no op {_shown(name)}, only {', '.join(OPS)}.")
    op = OPS[name]
    for field in request:
        if field not in {"op", "id", *op.fields}:
            close = nearest(field, op.fields)
            fix = f" Did you mean '{close}'?" if close else ""
            raise RequestError(
                f"'{name}' knows no field {_shown(field)}, only {', '.join(op.fields)}.{fix}"
            )
    return op


def question_of(request: Request) -> HandQuery:
    """The hand of a request and what is to be known beside it.

    Raises RequestError for a field of a wrong type, QuestionError for a text that cannot be read.
    """
    if request.get("hand") is None:
        raise RequestError("There is no 'hand' in this request.")
    order = text_of(request, "order", default=Order.SEQUENCE)
    if order not in tuple(Order):
        raise RequestError(f"'order' is one of {', '.join(Order)}, not {_shown(order)}.")
    return ask(
        text_of(request, "hand"),
        text_of(request, "seen"),
        rules=rules_of(request.get("rules")),
        order=Order(order),
        winds=Winds(_wind(request, "seat", "S"), _wind(request, "round", "E")),
    )


def _wind(request: Request, field: str, default: str) -> Kind:
    letter = text_of(request, field, default=default)
    if letter not in WIND_OF_LETTER:
        raise RequestError(f"'{field}' is one of {', '.join(WIND_OF_LETTER)}, not {letter!r:.60}.")
    return WIND_OF_LETTER[letter]


def text_of(request: Request, field: str, *, default: str = "") -> str:
    """A field that is a text; the default where it is null or left out of the request."""
    text = request.get(field)
    if text is None:
        return default
    if not isinstance(text, str):
        raise RequestError(f"'{field}' is a text, not {_shown(text)}.")
    return text


def rules_of(rules: object) -> Rules:
    """The rules that a text or an object of switches stands for; Tenhou's for null."""
    switches = dict(rules) if isinstance(rules, dict) else {"preset": rules}
    preset = switches.pop("preset", None)
    if preset is None:
        preset = "tenhou"
    if not isinstance(preset, str):
        raise RequestError(f"'rules' is a text or an object, not {_shown(preset)}.")
    try:
        return Rules.of(preset, **switches) if isinstance(rules, dict) else parse_rules(preset)
    except RulesError as error:
        if isinstance(rules, str):
            raise QuestionError("rules", rules, error) from None
        raise RequestError(f"rules: {error}") from error


def _shown(value: object) -> str:
    """A value of a request, fit for a sentence."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    return json.dumps(value)[:LONGEST_SHOWN]


def answer_waits(request: Request) -> Answer:
    """``{"hand": "...", "shanten": 0, "waits": [{"tile", "left", "shapes"}]}``.

    Of an open hand every wait also tells with ``yaku`` whether it can be won on.
    """
    asked = question_of(request)
    require_uncut(asked.hand)
    found = waits(asked.hand, seen=asked.seen, rules=asked.rules)
    keeping = _with_yaku(asked.hand, asked)
    return {
        "hand": format_hand(asked.hand),
        "shanten": shanten_by_form(asked.hand, rules=asked.rules).best,
        "waits": [
            {**_left(wait, keeping), "shapes": [str(shape) for shape in wait.shapes]}
            for wait in found.waits
        ],
    }


def answer_discards(request: Request) -> Answer:
    """``{"discards": [{"tile", "waits": [{"tile", "left"}], "left"}]}``, best first.

    Of an open hand every wait also tells with ``yaku`` whether it can be won on, every discard with
    ``left_with_yaku`` how many tiles those are, and most of them is best.
    """
    asked = question_of(request)
    require_cut(asked.hand)
    discards = [
        _tenpai_cut(discard, asked)
        for discard in tenpai_discards(asked.hand, seen=asked.seen, rules=asked.rules)
    ]
    return {"discards": sorted(discards, key=lambda cut: -cut.get("left_with_yaku", 0))}


def _tenpai_cut(discard: Discard, asked: HandQuery) -> Answer:
    found = discard.waits
    keeping = _with_yaku(found.hand, asked)
    left = sum(wait.left for wait in found.waits if wait.tile in (keeping or ()))
    return {
        "tile": NAMES[discard.tile],
        "waits": [_left(wait, keeping) for wait in found.waits],
        "left": found.left,
        **({} if keeping is None else {"left_with_yaku": left}),
    }


def _with_yaku(hand: Hand, asked: HandQuery) -> tuple[Kind, ...] | None:
    """The kinds that keep a yaku possible; None for a closed hand, which keeps it with each."""
    return None if hand.is_closed else yaku_tiles(hand, asked.winds, rules=asked.rules)


def answer_agari(request: Request) -> Answer:
    """``{"complete": true, "readings": [{"form", "pair", "melds", "greedy"}]}``."""
    asked = question_of(request)
    readings = decompose(asked.hand, asked.order) if asked.hand.has_drawn_size else ()
    return {"complete": bool(readings), "readings": [reading_answer(each) for each in readings]}


def reading_answer(reading: Reading) -> Answer:
    """One reading: seven pairs have their pairs as melds, called melds stand behind the others."""
    return {
        "form": str(reading.form),
        "pair": None if reading.pair is None else NAMES[reading.pair],
        "melds": [format_tiles(group) for group in reading.groups]
        + [format_meld(meld) for meld in reading.melds],
        "greedy": [str(order) for order in reading.greedy],
    }


def answer_shanten(request: Request) -> Answer:
    """``{"standard": 2, "seven_pairs": 4, "thirteen_orphans": 9, "shanten": 2}``."""
    asked = question_of(request)
    found = shanten_by_form(asked.hand, rules=asked.rules)
    return {
        "standard": found.standard,
        "seven_pairs": found.seven_pairs,
        "thirteen_orphans": found.thirteen_orphans,
        "shanten": found.best,
    }


def answer_ukeire(request: Request) -> Answer:
    """``{"shanten": 2, "tiles": [{"tile", "left"}], "discards": [...]}``.

    A hand of 3n+1 tiles has ``tiles``; one of 3n+2 has ``discards``, best first, each with its
    own ``shanten``, ``tiles`` and ``left``. Of an open hand every tile also tells with ``yaku``
    whether it keeps one possible, with ``seat`` and ``round`` as in a win; every discard tells with
    ``left_with_yaku`` how many tiles those are, and of equal shanten most of them is best.
    """
    asked = question_of(request)
    known: dict[str, Any] = {"seen": asked.seen, "rules": asked.rules, "winds": asked.winds}
    if asked.hand.has_drawn_size:
        cuts = [_cut(cut) for cut in discards(asked.hand, **known)]
        shanten = shanten_by_form(asked.hand, rules=asked.rules).best
        return {"shanten": shanten, "tiles": [], "discards": cuts}
    found = ukeire(asked.hand, **known)
    keeping = _kinds(found.with_yaku)
    return {
        "shanten": found.shanten,
        "tiles": [_left(tile, keeping) for tile in found.tiles],
        "discards": [],
    }


def answer_blocks(request: Request) -> Answer:
    """``{"shanten": 2, "count": 5, "components": [{"tiles", "kind", "blocks", "tie"}]}``."""
    asked = question_of(request)
    return blocks_answer(asked.hand, asked.rules)


def answer_score(request: Request) -> Answer:
    """``{"complete": true, "wins": true, "readings": [...]}``; ``win`` says how it was won."""
    asked = question_of(request)
    win = request.get("win")
    if win is None:
        win = {}
    if not isinstance(win, dict):
        raise RequestError(f"'win' is an object of facts, not {_shown(win)}.")
    return score_answer(asked.hand, win, asked.rules)


def answer_outlook(request: Request) -> Answer:
    """``{"cuts": [{"tile", "win", "tenpai", "points", "by_turn"}], "states"}``, best first.

    ``seat`` and ``round`` are E, S, W or N, ``dora`` the indicators; ``turn``, ``turns``, ``aim``,
    ``exchanges``, ``shanten_down``, ``river``, ``honba``, ``sticks``, ``nuki``, ``threat`` and
    ``dama_exchanges`` are those of `outlook`; ``model`` is alone or table, ``rates`` a level.
    """
    return outlook_answer(question_of(request), request)


def _cut(discard: DiscardUkeire) -> Answer:
    keeping = _kinds(discard.with_yaku)
    return {
        "tile": NAMES[discard.tile],
        "shanten": discard.shanten,
        "tiles": [_left(tile, keeping) for tile in discard.tiles],
        "left": discard.left,
        **({} if keeping is None else {"left_with_yaku": discard.left_with_yaku}),
    }


def _kinds(tiles: tuple[TileLeft, ...] | None) -> tuple[Kind, ...] | None:
    return None if tiles is None else tuple(tile.tile for tile in tiles)


def _left(tile: Wait | TileLeft, keeping: tuple[Kind, ...] | None) -> Answer:
    """A tile with what is left of it; of an open hand, whether it is one of those with a yaku."""
    yaku = {} if keeping is None else {"yaku": tile.tile in keeping}
    return {"tile": NAMES[tile.tile], "left": tile.left, **yaku}


FIELDS_OF_HAND: Final = ("hand", "seen", "rules", "order")
FIELDS_OF_PLAYER: Final = (*FIELDS_OF_HAND, "seat", "round")
"""The fields that every op about a hand knows."""


@dataclass(frozen=True, slots=True)
class Op:
    """The function that answers an op, and the fields that it knows beside ``op`` and ``id``."""

    answer: Callable[[Request], Answer]
    fields: tuple[str, ...] = FIELDS_OF_HAND


OPS: Final[Mapping[str, Op]] = {
    "waits": Op(answer_waits, FIELDS_OF_PLAYER),
    "discards": Op(answer_discards, FIELDS_OF_PLAYER),
    "agari": Op(answer_agari),
    "shanten": Op(answer_shanten),
    "ukeire": Op(answer_ukeire, FIELDS_OF_PLAYER),
    "blocks": Op(answer_blocks),
    "score": Op(answer_score, (*FIELDS_OF_HAND, "win")),
    "outlook": Op(answer_outlook, (*FIELDS_OF_HAND, *DEFAULTS)),
    "danger": Op(danger_answer, DANGER_FIELDS),
}
