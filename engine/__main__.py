"""The engine at a terminal: ``python -m engine waits 1112345678999m``."""

import argparse
import os
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, TextIO

from .cli import json_lines
from .cli.agari_report import report_agari
from .cli.comparison import report_comparison
from .cli.danger_report import HELP as GENBUTSU_HELP
from .cli.danger_report import report_dangers
from .cli.log_report import moment_line, report_log
from .cli.outlook_query import DEFAULTS, HELP, OutlookFieldError
from .cli.outlook_report import report_outlook
from .cli.question import HandQuery, QuestionError, ask
from .cli.report import report_discards, report_shanten, report_waits
from .cli.score_query import NUMBERS, SWITCHES, WIN_FIELDS
from .errors import EngineError
from .facts.decompose import Order
from .logs import MOST_BYTES, moments, read_log, to_mjai
from .notation.given import WIND_OF_LETTER
from .rules import PRESETS, Rules
from .rules_errors import RulesError
from .rules_text import parse_rules
from .scoring.win import By

REPORTS: Final = {
    "waits": (report_waits, "what a hand waits for, or what it accepts"),
    "discards": (report_discards, "what to cut"),
    "shanten": (report_shanten, "how far the hand is from complete"),
    "compare": (report_comparison, "what four classic methods say of a hand, and what each costs"),
}

BENCHMARK: Final = Path(__file__).parents[1] / "tests" / "bench" / "bench_methods.py"
"""Needs other people's engines, and so lies among the tests."""

WINDOW: Final = 60
"""Signs of a long text that are shown around the place of an error."""


NOT_WRITTEN: Final = 1
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


class UnreadableError(ValueError):
    """A file that cannot be opened or read."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code of the process."""
    options = _parser().parse_args(arguments)
    try:
        return COMMANDS.get(options.command, _report)(options)
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


def _report(options: argparse.Namespace) -> int:
    report, _ = REPORTS[options.command]
    return _answer(options, report)


def _agari(options: argparse.Namespace) -> int:
    win = {name: value for name, value in vars(options).items() if name in WIN_FIELDS}
    return _answer(options, lambda asked: report_agari(asked, win))


def _outlook(options: argparse.Namespace) -> int:
    return _answer(options, lambda asked: report_outlook(asked, vars(options)))


def _danger(options: argparse.Namespace) -> int:
    return _answer(options, lambda asked: report_dangers(asked, vars(options)))


def _answer(options: argparse.Namespace, report: Callable[[HandQuery], list[str]]) -> int:
    """Print a report on the hand, or the error of the question."""
    try:
        asked = ask(
            " ".join(options.hand),
            options.seen,
            rules=options.rules,
            order=Order(options.order),
        )
        lines = report(asked)
    except QuestionError as error:
        print(*_marked(error), sep="\n", file=sys.stderr)
        return WRONG_INPUT
    except (OutlookFieldError, EngineError) as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    _be_lenient(sys.stdout, errors="replace")
    print(*lines, sep="\n", flush=True)
    return 0


def _serve(options: argparse.Namespace) -> int:
    del options
    if sys.stdin is not None:  # it is None where the process was started without one
        _be_lenient(sys.stdin, encoding="utf-8-sig", errors="replace")
        json_lines.serve(sys.stdin, sys.stdout)
    return 0


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


def _log(options: argparse.Namespace) -> int:
    """Print a log's rounds, the whole of it as mjai, or one seat's decisions."""
    try:
        game = read_log(_contents(options.file))
        seat = options.moments
        if seat is not None:
            lines: Iterable[str] = map(moment_line, moments(game, seat))
        else:
            lines = to_mjai(game) if options.mjai else report_log(game)
        _be_lenient(sys.stdout, errors="replace")
        for line in lines:
            print(line)
        sys.stdout.flush()
    except ValueError as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return WRONG_INPUT
    return 0


def _calibrate(options: argparse.Namespace) -> int:
    """Print the rates that a folder of logs gives, and write them where asked."""
    try:
        from .cli.calibration_report import (  # noqa: PLC0415 - it needs NumPy, an extra
            calibrate,
            report_calibration,
            write_calibration,
        )
        from .outlook import RATES, read_rates  # noqa: PLC0415 - other commands do without it

        rates = RATES if options.rates is None else read_rates(Path(options.rates))
        done = calibrate(Path(options.folder), rates)
        print(*report_calibration(done), sep="\n", flush=True)
        if options.write is not None:
            write_calibration(done, Path(options.write))
    except ModuleNotFoundError as error:
        print(error, file=sys.stderr)
        return WRONG_INPUT
    except OSError as error:
        if error.filename is None:  # standard output, of which `main` tells
            raise
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return WRONG_INPUT
    except ValueError as error:
        print(f"{options.folder}: {error}", file=sys.stderr)
        return WRONG_INPUT
    return 0


def _contents(name: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``, up to one more than a log may have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableError(f"it cannot be read: {error.strerror}") from None


COMMANDS: Final = {
    "agari": _agari,
    "outlook": _outlook,
    "danger": _danger,
    "log": _log,
    "calibrate": _calibrate,
    "query": _serve,
    "bench": _bench,
}
"""The commands that are more than one question about one hand."""


def _be_lenient(stream: TextIO, *, errors: str, encoding: str | None = None) -> None:
    """Let a terminal that lacks a sign, or a file with a broken one, stop nothing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors, encoding=encoding)


def _marked(error: QuestionError) -> list[str]:
    """The sentence, the text and a mark under the place at fault."""
    at, end = error.cause.at or 0, error.cause.end or 0
    start = max(0, at - WINDOW // 2)
    shown = error.text[start : start + WINDOW]
    marked = error.text[at : min(end, start + WINDOW)]
    indent = " " * _columns(error.text[start:at])
    return [str(error), "  " + _visible(shown), "  " + indent + "^" * max(1, _columns(marked))]


def _visible(text: str) -> str:
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def _columns(text: str) -> int:
    """The width of a text in a terminal: a full-width sign takes two columns."""
    return sum(1 + (unicodedata.east_asian_width(sign) in "WF") for sign in _visible(text))


def _rules(text: str) -> Rules:
    try:
        return parse_rules(text)
    except RulesError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (_, what) in REPORTS.items():
        _add_hand_command(commands, name, what)
    what = "every reading of a complete hand, with its yaku and its price"
    _add_win_options(_add_hand_command(commands, "agari", what))
    command = _add_hand_command(commands, "outlook", "what each cut is worth by turn")
    for name, default in DEFAULTS.items():
        what = HELP[name]
        if name == "shanten_down":
            on_off = argparse.BooleanOptionalAction
            command.add_argument("--shanten-down", action=on_off, help=what)
        else:
            kind = str if isinstance(default, str) else int
            metavar = "TILES" if default == "" else "N" if kind is int else name.upper()
            command.add_argument(
                f"--{name.replace('_', '-')}",
                type=kind,
                default=default,
                metavar=metavar,
                help=what,
            )
    command = _add_hand_command(commands, "danger", "how dangerous each tile is against a riichi")
    command.add_argument("--genbutsu", default="", metavar="TILES", help=GENBUTSU_HELP)
    what = "answer JSON requests, one a line, from standard input"
    commands.add_parser(
        "query",
        help=what,
        description=f"{what}. An op and its fields; an id is echoed.",
        epilog="\n".join(
            f"  {name:8} {', '.join(op.fields)}" for name, op in json_lines.OPS.items()
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = "read the log of a game: mjlog, tenhou6 or mjai, also gzipped"
    log = commands.add_parser("log", help=what, description=what)
    log.add_argument("file", metavar="FILE", help="the log; - is standard input")
    shown = log.add_mutually_exclusive_group()
    shown.add_argument("--mjai", action="store_true", help="the whole game as mjai lines")
    shown.add_argument("--moments", type=int, metavar="SEAT", help="its decisions as JSON lines")
    what = "count the rates of a table in a folder of logs, and judge the outlook by them"
    calibration = commands.add_parser("calibrate", help=what, description=what)
    calibration.add_argument("folder", metavar="FOLDER", help="logs of four players")
    what = "write rates.json there, for a table of one's own, and a plot"
    calibration.add_argument("--write", metavar="DIR", help=what)
    what = "judge forecasts with the rates of this file, in the place of the package's"
    calibration.add_argument("--rates", metavar="FILE", help=what)
    what = "time the methods, the index and other engines on the same hands"
    bench = commands.add_parser("bench", help=what, description=what)
    bench.add_argument("--write", metavar="DIR", help="write the report there too, with a plot")
    return parser


def _add_hand_command(commands: Any, name: str, what: str) -> argparse.ArgumentParser:  # noqa: ANN401 - argparse hides its type
    """Add a command about a hand, with what every such command can be told."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what)
    command.add_argument("hand", nargs="+", metavar="HAND", help="123m406p789s11z, any notation")
    command.add_argument("--seen", default="", metavar="TILES", help="tiles seen elsewhere")
    command.add_argument(
        "--rules",
        type=_rules,
        default="tenhou",
        help=f'a preset ({", ".join(PRESETS)}), then optional switches: "ema pao_honba:liable"',
    )
    command.set_defaults(order=str(Order.SEQUENCE))
    return command


def _add_win_options(command: argparse.ArgumentParser) -> None:
    """Add how the hand was won, each option named like the field of a JSON win, and the order."""
    command.add_argument(
        "--order",
        default=str(Order.SEQUENCE),
        choices=[str(order) for order in Order],
        help="the readings that are listed first: sequences (if left out) or triplets",
    )
    command.add_argument("--win", dest="tile", metavar="TILE", help="the winning tile (the last)")
    group = command.add_mutually_exclusive_group()
    for by, usual in ((By.TSUMO, "a closed hand"), (By.RON, "an open hand")):
        what = f"won by {by} (as {usual} is if nothing is said)"
        group.add_argument(f"--{by}", dest="by", action="store_const", const=str(by), help=what)
    for name, wind in (("seat", "S"), ("round", "E")):
        what = f"the {name} wind ({wind} if left out)"
        command.add_argument(f"--{name}", metavar="WIND", choices=[*WIND_OF_LETTER], help=what)
    for name in ("dora", "ura"):
        command.add_argument(f"--{name}", metavar="TILES", help=f"{name} indicators")
    command.add_argument("--riichi", action="store_const", const=1, help="won in riichi")
    what = "won in double riichi"
    command.add_argument("--double-riichi", dest="riichi", action="store_const", const=2, help=what)
    for name in NUMBERS[1:]:
        command.add_argument(f"--{name}", type=int, metavar="N", help=f"{name} (0)")
    for name in SWITCHES:
        option = f"--{name.replace('_', '-')}"
        command.add_argument(option, dest=name, action="store_const", const=True)


if __name__ == "__main__":
    sys.exit(main())
