"""From bytes or pasted text to a Game: the format is told by the content, never by a file name."""

import re
from typing import Final
from urllib.parse import unquote

from .events import Game, LogError, LogReason
from .limits import MOST_ENCODED, check_json, check_size, parse_json, unpacked
from .mjai import read_mjai
from .mjlog import read_mjlog
from .reading import DAMAGE, damaged
from .table import check_points
from .tenhou6 import read_tenhou6

_LINK: Final = re.compile(r"(?:https?://)?tenhou\.net/[56]/?(?:\?[^\s#]{0,200}+)?#json=")
"""Were what stands between "?" and "#" of any length, each of many links would read to the end."""

_ADDRESS: Final = re.compile(r"https?://|\?log=|paipu=")
_WRAPPING: Final = "`<>| \t\r\n"
_ENCODED: Final = ("%7b", "%5b")
_LANGUAGE: Final = re.compile(r"^(?:jsonl?|xml)\s+")
"""What chat has behind the marks of a block of code."""

_OTHER_RECORDS: Final = (
    '"GameDetailRecords"', "lq.RecordNewRound", '"RecordNewRound"',
    '"handRecord"', '"handEventRecord"',
)  # fmt: skip
"""Fields of Mahjong Soul's own record, and of Riichi City's."""


def read_log(data: bytes | str) -> Game:
    """Read a log: the bytes of a file, gzipped or not, a pasted text, or links that hold the log.

    Read are mjlog XML (files of Tenhou and what its client receives), tenhou6 JSON (a file, or
    links of tenhou.net/5 or /6 with ``#json=``, mostly one a round) and mjai (JSON lines, or one
    array). A round that
    cannot have happened is left out and told in ``faults``. Raises LogError where no round is left,
    and for what is not a log or larger than one; the address of a log is refused: nothing is
    fetched.
    """
    text = data if isinstance(data, str) else unpacked(data).decode(errors="replace")
    check_size(len(text))
    try:
        game = _read(_unwrapped(text.lstrip("\ufeff")))
    except LogError:
        raise
    except DAMAGE as error:
        raise damaged(error) from None
    check_points(game.final or ())
    return game


def _unwrapped(text: str) -> str:
    """Return what links hold, or a text that is wrapped as chat wraps code; others as they are."""
    linked = _LINK.split(text)[1:]
    if linked:
        return "\n".join(_decoded(part.strip(_WRAPPING)) for part in linked)
    text = text.strip()
    if text.startswith("`"):
        text = _LANGUAGE.sub("", text.strip(_WRAPPING), count=1)
    return _decoded(text)


def _decoded(text: str) -> str:
    if text[:3].lower() not in _ENCODED:
        return text
    check_size(len(text), MOST_ENCODED)
    return unquote(text)


def _read(text: str) -> Game:
    if text.startswith("<") or "Get: <" in text:
        return read_mjlog(text)
    if not text.startswith(("{", "[")):
        raise _unread(text)
    if any(field in text for field in _OTHER_RECORDS):
        raise LogError(
            "a record of Mahjong Soul or Riichi City as their servers write it is not read; "
            "converters turn it into tenhou6, which is",
            reason=LogReason.OTHER_RECORD,
        )
    check_json(text)
    if text.startswith("["):
        return read_mjai(text)
    first = parse_json(text)
    return read_tenhou6(text) if "log" in first and "type" not in first else read_mjai(text)


def _unread(text: str) -> LogError:
    if _ADDRESS.search(text) and len(text.split()) == 1:
        return LogError(
            "this is the address of a log, and nothing is fetched: save the log as a file",
            reason=LogReason.ADDRESS,
        )
    return LogError(
        "this is not a log that can be read: mjlog, tenhou6 or mjai", reason=LogReason.UNKNOWN
    )
