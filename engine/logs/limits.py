"""What no log has more of, and reading that never does more work than these allow."""

import json
import re
import zlib
from typing import Any, Final, NoReturn

from .events import LogError, LogReason, broken, too_much

MOST_BYTES: Final = 2_000_000
"""Unpacked. The largest logs seen have 0.09 MB, Mortal's notes beside an mjai log some tenfold."""

MOST_ENCODED: Final = 200_000
"""Of a percent-encoded text: a link to a whole game has 30,000."""

MOST_VALUES: Final = 60_000
"""Of a JSON text, told by its commas. A game of 20 hands has 3,000 as tenhou6, 12,000 as mjai."""

MOST_DEPTH: Final = 8
MOST_DIGITS: Final = 12
"""A time stamp has ten digits; scores have six."""

MOST_IGNORED_DIGITS: Final = 20
"""A seed or a mask of 64 bits, in fields that nobody reads."""

MOST_TAGS: Final = 20_000
MOST_ATTRIBUTES: Final = 40
MOST_ROUNDS: Final = 64
MOST_EVENTS: Final = 400
"""Of one round: 70 draws with their discards and all that is called and declared are below 200."""

MOST_ENDS: Final = 3
"""Of one round: three may win by the same discard."""

MOST_ENTRIES: Final = 60
"""Of one list of tenhou6: a player draws 17 or 18 times."""

MOST_STEPS: Final = 4_000
"""Of the search for the order of turns in one round of tenhou6; real ones take up to 160."""

GZIP: Final = b"\x1f\x8b"

_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_INNERMOST: Final = re.compile(rb"\[\]|\{\}")
_OBJECT: Final = re.compile(r'\{\s*+"')


def unpacked(data: bytes) -> bytes:
    """Return what a file holds, inflated where it is gzip; raise LogError beyond the limit."""
    if data.startswith(GZIP) and len(data) <= MOST_BYTES:
        inflate = zlib.decompressobj(wbits=31)
        try:
            data = inflate.decompress(data, MOST_BYTES + 1)
        except zlib.error:
            raise broken("the gzip file is damaged") from None
        if not inflate.eof and len(data) <= MOST_BYTES:
            raise broken("the gzip file ends too early")
    check_size(len(data))
    return data


def check_size(size: int, limit: int = MOST_BYTES) -> None:
    """Raise LogError for more bytes, or signs, than a log has."""
    if size > limit:
        details = {"limit": limit}
        raise LogError(f"more than {limit} bytes", reason=LogReason.TOO_LARGE, details=details)


def check_rounds(count: int) -> None:
    """Raise LogError for more rounds than a game has."""
    if count > MOST_ROUNDS:
        raise too_much("rounds", MOST_ROUNDS)


def check_events(count: int) -> None:
    """Raise LogError for more events than a round has."""
    if count > MOST_EVENTS:
        raise too_much("events", MOST_EVENTS)


def check_ends(count: int) -> None:
    """Raise LogError for more wins, or draws, than a round has."""
    if count > MOST_ENDS:
        raise too_much("ends", MOST_ENDS)


def check_json(text: str) -> None:
    """Raise LogError for a JSON text, or lines of it, that would be dear to parse.

    Brackets in texts count as brackets: names hold few.
    """
    brackets = text.encode(errors="replace").translate(None, _NO_BRACKETS)
    for what, count in (
        ("values", text.count(",")),
        ("lists and objects", len(brackets) // 2),
        ("lines", text.count("\n")),
    ):
        if count > MOST_VALUES:
            raise too_much(what, MOST_VALUES)
    for _ in range(MOST_DEPTH):
        brackets = _INNERMOST.sub(b"", brackets)
    # Brackets without a partner may be left: of a name, or of a text that was cut off.
    opened = brackets.count(b"[") + brackets.count(b"{")
    if opened > MOST_DEPTH or _INNERMOST.search(brackets):
        raise too_much("levels", MOST_DEPTH)


def parse_json(text: str) -> Any:  # noqa: ANN401 - whatever the JSON holds
    """Return the value at the start of a checked JSON text; what stands behind it is left.

    A number that is longer than any that a log counts becomes None, which no reader takes for one.
    """
    return _parsed(text, 0)[0]


def _parsed(text: str, start: int) -> tuple[Any, int]:
    try:
        return _DECODER.raw_decode(text, start)
    except RecursionError:
        raise too_much("levels", MOST_DEPTH) from None
    except json.JSONDecodeError as error:
        raise broken(f"no JSON at line {error.lineno}, column {error.colno}") from None


def parse_all(text: str) -> list[Any]:
    """Return the value at the start of a checked JSON text, and all objects that stand behind it.

    Raises LogError where an object is begun that is none.
    """
    value, end = _parsed(text, 0)
    found = [value]
    while begun := _OBJECT.search(text, end):
        value, end = _parsed(text, begun.start())
        found.append(value)
    return found


def _no_number(text: str) -> NoReturn:
    raise broken(f"{text[:MOST_DIGITS]} is not a number of a log")


def _integer(text: str) -> int | None:
    if len(text) > MOST_IGNORED_DIGITS:
        _no_number(text)
    return int(text) if len(text) <= MOST_DIGITS else None


_DECODER: Final = json.JSONDecoder(parse_constant=_no_number, parse_int=_integer)


def a_number(value: object) -> int:
    """Return a value that is a whole number; raise LogError for any other."""
    if type(value) is int:
        return value
    raise broken(f"a number is missing where {type(value).__name__} stands")


def a_list(value: object, most: int = MOST_ENTRIES) -> list[Any]:
    """Return a value that is a list of at most so many entries; raise LogError for any other."""
    if not isinstance(value, list):
        raise broken(f"a list is missing where {type(value).__name__} stands")
    if len(value) > most:
        raise too_much("entries", most)
    return value


def of_seats(values: list[int], missing: int = 0) -> tuple[int, ...]:
    """Return one value a seat, of which logs of three players may leave the last out."""
    if not 3 <= len(values) <= 4:
        raise broken(f"{len(values)} values where each seat has one")
    return tuple([*values, missing][:4])
