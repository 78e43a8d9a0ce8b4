"""The engine at a terminal: ``python -m engine waits 1112345678999m``.

The commands of `REPORTS` answer with a few lines for people; the other ops of query.py, each a
command too, print what it answers.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from .copies import COPIES, count
from .logs import MOST_BYTES, moments, read_log
from .query import (
    OPS,
    WIN,
    Answer,
    Given,
    RequestError,
    RequestField,
    RequestFields,
    amount,
    answered,
    hand_of,
    number,
    read,
    serve,
    switch,
    tiles,
)
from .reports import (
    moment_line,
    report_agari,
    report_comparison,
    report_discards,
    report_log,
    report_waits,
)
from .tiles import KINDS, format_tiles

OF_HAND: Final = {name: OPS["agari"].fields[name] for name in ("hand", "seen", "rules")}

REPORTS: Final[dict[str, tuple[Callable[[Given], list[str]], RequestFields, str]]] = {
    "waits": (report_waits, OF_HAND, "what a hand waits for, or what it accepts"),
    "discards": (report_discards, OF_HAND, "what to cut"),
    "agari": (
        report_agari,
        OPS["score"].fields,
        "every reading of a complete hand, with its yaku and its price",
    ),
    "compare": (
        report_comparison,
        OF_HAND,
        "what four classic methods say of a hand, and what each costs",
    ),
}

ANSWERS: Final[dict[str, tuple[RequestFields, str]]] = {
    "shanten": (OF_HAND, "how far the hand is from complete"),
    "ukeire": (OPS["ukeire"].fields, "what a hand accepts, as it is or after each cut"),
    "blocks": (OF_HAND, "what an unfinished hand is built from"),
    "score": (OPS["score"].fields, "what a win pays, reading by reading"),
    "outlook": (OPS["outlook"].fields, "what each cut is worth by turn"),
    "danger": (
        {**OF_HAND, **{it: OPS["danger"].fields[it] for it in ("genbutsu", "value", "turn")}},
        "how dangerous each tile is against a riichi",
    ),
}

BENCHMARK: Final = Path(__file__).parents[1] / "tests" / "bench" / "bench_methods.py"
"""Needs other people's engines, and so lies among the tests."""

WINDOW: Final = 60
"""Signs of a long text that are shown around the place of an error."""

NOT_WRITTEN: Final = 1
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code of the process."""
    options = _parser().parse_args(arguments)
    try:
        return _run(options)
    except BrokenPipeError:
        _write_no_more()  # the reader has gone, head for one
        return 0
    except OSError as error:
        _write_no_more()
        print(f"The answer cannot be written: {error.strerror}.", file=sys.stderr)
        return NOT_WRITTEN
    except KeyboardInterrupt:
        return INTERRUPTED


def _write_no_more() -> None:
    """Let what is still buffered go nowhere, so that it does not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(options: argparse.Namespace) -> int:
    command = options.command
    if command == "query":
        if sys.stdin is not None:  # it is None where the process was started without one
            _be_lenient(sys.stdin, encoding="utf-8-sig", errors="replace")
            serve(sys.stdin, sys.stdout)
        return 0
    if command == "bench":
        return _bench(options)
    try:
        lines = _log_lines(options) if command == "log" else _lines(command, options)
        _be_lenient(sys.stdout, errors="replace")
        print(*lines, sep="\n", flush=True)
    except ValueError as error:  # the engine refuses with one, and a sentence
        print(*_marked(error), sep="\n", file=sys.stderr)
        return WRONG_INPUT
    return 0


def _lines(command: str, options: argparse.Namespace) -> list[str]:
    """The answer of a command about a hand."""
    fields = REPORTS[command][1] if command in REPORTS else ANSWERS[command][0]
    given = {name: value for name, value in vars(options).items() if name in fields}
    given["hand"] = " ".join(options.hand)
    if "win" in fields:
        won = {name: getattr(options, f"win_{name}") for name in WIN}
        given["win"] = {name: value for name, value in won.items() if value is not None}
    if command in REPORTS:
        return REPORTS[command][0](read(given, fields, f"'{command}'"))
    request = _danger_request(given, fields) if command == "danger" else given
    found = answered({"op": command, **request})
    indented = json.dumps(found, indent=2, ensure_ascii=False)
    # A list of numbers or words is one line.
    of_one_line = re.compile(r"\[\s+([^][{}]*?)\s+]")
    return of_one_line.sub(lambda it: f"[{' '.join(it[1].split())}]", indented).splitlines()


def _danger_request(given: Answer, fields: RequestFields) -> Answer:
    """The request of op ``danger`` about the tiles of a hand; what is genbutsu is seen too."""
    asked = read({name: given[name] for name in OF_HAND}, OF_HAND, "'danger'")
    hand = hand_of(asked)
    genbutsu = tiles("genbutsu", given["genbutsu"] or "", {"rules": asked["rules"]})
    # A tile may be given twice, as genbutsu and as seen, but there are at most four of a kind.
    elsewhere = map(max, count(asked["seen"]), count(genbutsu))
    sight = [min(COPIES, own + other) for own, other in zip(hand.owned, elsewhere, strict=False)]
    return {
        **{name: given[name] for name in fields if name not in OF_HAND},
        "tiles": format_tiles(hand.concealed),
        "seen": format_tiles(kind for kind in range(KINDS) for _ in range(sight[kind])),
        "players": asked["rules"].players,
    }


def _log_lines(options: argparse.Namespace) -> list[str]:
    """A log's rounds, or one seat's decisions."""
    try:
        game = read_log(_contents(options.file))
        if options.moments is None:
            return report_log(game)
        return [moment_line(moment) for moment in moments(game, options.moments)]
    except ValueError as error:
        raise RequestError(f"{options.file}: {error}") from None


def _contents(name: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``, up to one more than a log may have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RequestError(f"it cannot be read: {error.strerror}") from None


def _bench(options: argparse.Namespace) -> int:
    if not BENCHMARK.exists():
        print(
            "The benchmark is not installed with the engine. Run it in a clone of the repository.",
            file=sys.stderr,
        )
        return WRONG_INPUT
    command = [sys.executable, str(BENCHMARK)]
    if options.write is not None:
        command += ["--write", options.write]
    return subprocess.run(command, check=False).returncode  # noqa: S603 - a script of ours


def _be_lenient(stream: TextIO, *, errors: str, encoding: str | None = None) -> None:
    """Let a terminal that lacks a sign, or a file with a broken one, stop nothing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors, encoding=encoding)


def _marked(error: ValueError) -> list[str]:
    """The sentence, and where a typed text is at fault, the text and a mark under the place."""
    text = error.text if isinstance(error, RequestError) else None
    if not isinstance(error, RequestError) or text is None:
        return [str(error)]
    at, end = getattr(error.cause, "at", None) or 0, getattr(error.cause, "end", None) or 0
    start = max(0, at - WINDOW // 2)
    shown = text[start : start + WINDOW]
    marked = text[at : min(end, start + WINDOW)]
    indent = " " * _columns(text[start:at])
    return [str(error), "  " + _visible(shown), "  " + indent + "^" * max(1, _columns(marked))]


def _visible(text: str) -> str:
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def _columns(text: str) -> int:
    """The width of a text in a terminal: a full-width sign takes two columns."""
    return sum(1 + (unicodedata.east_asian_width(sign) in "WF") for sign in _visible(text))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (_, fields, what) in REPORTS.items():
        _add_fields(commands.add_parser(name, help=what, description=what), fields)
    for name, (fields, what) in ANSWERS.items():
        what_printed = f"{what}, as JSON"
        _add_fields(commands.add_parser(name, help=what_printed, description=what_printed), fields)
    what = "answer JSON requests, one a line, from standard input"
    commands.add_parser(
        "query",
        help=what,
        description=f"{what}. An op and its fields; an id is echoed.",
        epilog="\n".join(f"  {name:8} {', '.join(op.fields)}" for name, op in OPS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = "read the log of a game: mjlog, tenhou6 or mjai, also gzipped"
    log = commands.add_parser("log", help=what, description=what)
    log.add_argument("file", metavar="FILE", help="the log; - is standard input")
    log.add_argument("--moments", type=int, metavar="SEAT", help="its decisions as JSON lines")
    what = "time the methods, the index and other engines on the same hands"
    bench = commands.add_parser("bench", help=what, description=what)
    bench.add_argument("--write", metavar="DIR", help="write the report there too, with a plot")
    return parser


def _add_fields(command: argparse.ArgumentParser, fields: RequestFields) -> None:
    for name, field in fields.items():
        if name == "hand":
            command.add_argument(name, nargs="+", metavar="HAND", help=field.about)
        elif name == "win":
            _add_win(command)
        elif field.read is switch:
            on_off = argparse.BooleanOptionalAction
            command.add_argument(_option(name), action=on_off, help=field.about)
        else:
            _add_field(command, _option(name), field)


def _add_win(command: argparse.ArgumentParser) -> None:
    """Add how the hand was won, each option named like the field of a JSON win."""
    for name, field in WIN.items():
        dest = f"win_{name}"
        if name == "tile":
            command.add_argument("--win", dest=dest, metavar="TILE", help=field.about)
        elif name == "by":
            ways = command.add_mutually_exclusive_group()
            for by in ("tsumo", "ron"):
                ways.add_argument(f"--{by}", dest=dest, action="store_const", const=by)
        elif name == "riichi":
            for option, worth in (("--riichi", 1), ("--double-riichi", 2)):
                command.add_argument(option, dest=dest, action="store_const", const=worth)
        elif field.read is switch:
            command.add_argument(_option(name), dest=dest, action="store_const", const=True)
        else:
            _add_field(command, _option(name), field, dest=dest)


def _add_field(
    command: argparse.ArgumentParser, option: str, field: RequestField, dest: str | None = None
) -> None:
    kind, shown = (int, "N") if field.read in (number, amount) else (str, "TEXT")
    command.add_argument(option, type=kind, metavar=shown, help=field.about, dest=dest)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


if __name__ == "__main__":
    sys.exit(main())
