"""Count the rates of a table in a folder of logs, and judge the outlook's forecasts by them.

``python -m tools.calibrate FOLDER --write DIR`` writes ``rates.json``, which
`engine.outlook.read_rates` reads, and a plot. A go-around is what happened between a player's
discard and the same player's next turn.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from engine.logs import MOST_BYTES, LogError, read_log
from engine.outlook import LAST_TURN, RATES, Rates, WaitClass, read_rates

from .build_rates import as_text
from .go_arounds import go_arounds
from .reliability import Bin, Forecast, Reliability, forecasts, reliability
from .tally import Tally

ENOUGH: Final = 30
"""Forecasts of one shanten that are worth a judgement."""

WAITING: Final = "at a table, dama that only waits"


@dataclass
class Calibration:
    """What a folder of logs gave; ``left_out`` are the files that could not be read, and why."""

    games: int = 0
    rounds: int = 0
    tally: Tally = field(default_factory=Tally)
    found: list[Forecast] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)


def calibrate(folder: Path, rates: Rates) -> Calibration:
    """Read every file of a folder, and of those in it; raises ValueError where none is a log.

    The forecasts that are judged are those with ``rates``.
    """
    done = Calibration()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        try:
            with path.open("rb") as file:
                game = read_log(file.read(MOST_BYTES + 1))
            if game.players != 4:
                done.left_out.append(f"{path.name}: three players")
                continue
            done.tally.add(go_arounds(game))
            done.found += forecasts(game, rates)
        except (LogError, OSError) as error:
            done.left_out.append(f"{path.name}: {error}")
            continue
        done.games += 1
        done.rounds += len(game.rounds)
    if not done.games:
        raise ValueError(f"{folder} has no log of four players that can be read")
    return done


def report_calibration(done: Calibration) -> list[str]:
    """What was counted, and how the forecasts fit."""
    lines = [
        (
            f"{done.games} games, {done.rounds} rounds, {done.tally.intervals:,} go-arounds "
            f"({len(done.left_out)} files left out)"
        )
    ]
    lines += [f"  left out: {each}" for each in done.left_out[:5]]
    lines += ["", "Ron, relative to drawing the tile, with intervals of 95 percent:"]
    lines += _ron_lines(done.tally)
    for shanten, name in ((0, "tenpai"), (1, "1-shanten")):
        rows = [each for each in done.found if each.shanten == shanten]
        if len(rows) >= ENOUGH:
            lines += ["", *_reliability_lines(name, rows)]
    return lines


def write_calibration(done: Calibration, folder: Path) -> None:
    """Write ``rates.json`` and the plot of tenpai hands into a folder.

    Raises ValueError where there are too few logs for rates.
    """
    rates = done.tally.as_rates()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rates.json").write_text(as_text(rates), encoding="utf-8")
    rows = [each for each in done.found if each.shanten == 0]
    if len(rows) >= ENOUGH:
        title = f"Tenpai: forecast and won, n = {len(rows)}"
        models = {name: found.bins for name, found in _by_model(rows).items()}
        del models[WAITING]
        svg = reliability_svg(models, title)
        (folder / "reliability.svg").write_text(svg, encoding="utf-8")


def _ron_lines(tally: Tally) -> Iterator[str]:
    for way in ("riichi", "dama"):
        for found in WaitClass:
            row = tally.ron_row(way, found)
            if row["n"]:
                low, high = row["interval"]
                yield (
                    f"  {way:6} {found:6} {row['rons']:4} of {row['n']:6,}  "
                    f"{row['rate']:.2f} [{low:.2f}, {high:.2f}]"
                )


def _by_model(rows: list[Forecast]) -> dict[str, Reliability]:
    return {
        "alone": reliability([(each.alone, each.won) for each in rows]),
        WAITING: reliability([(each.waiting, each.won) for each in rows]),
        "at a table": reliability([(each.table, each.won) for each in rows]),
    }


def _reliability_lines(name: str, rows: list[Forecast]) -> Iterator[str]:
    models = _by_model(rows)
    table = models["at a table"]
    yield (
        f"{name}: {len(rows)} decisions, nobody in riichi, turns 1 to {LAST_TURN}; won "
        f"{table.observed:.1%}"
    )
    for model, found in models.items():
        off = sum(each.is_off for each in found.bins)
        yield (
            f"  {model}: forecast {found.forecast:.1%}, Brier {found.brier:.4f} "
            f"(one constant {found.constant:.4f}), ECE {found.error:.4f}, "
            f"{off} of {len(found.bins)} parts outside"
        )
    for each in table.bins:
        yield (
            f"    {each.forecast:6.1%} > {each.observed:6.1%} "
            f"[{each.low:.1%}, {each.high:.1%}]  n {each.number}"
        )
    yield from _played_lines(rows)
    if any(each.breaks_waiting or each.breaks for each in rows):
        waiting, improving = (
            sum(each.breaks_waiting for each in rows),
            sum(each.breaks for each in rows),
        )
        yield f"  cuts worth most that leave tenpai: {waiting} where dama waits, {improving} else"


def _played_lines(rows: list[Forecast]) -> Iterator[str]:
    """Judge the chances of the ways that were played, whichever the model would have chosen."""
    played = [(each.declared, *each.played, each.won) for each in rows if each.played is not None]
    ways = {
        "played in riichi": [(win, won) for declared, _, win, won in played if declared],
        "played in dama": [(win, won) for declared, _, win, won in played if not declared],
        "played in dama, which only waits": [
            (waiting, won) for declared, waiting, _, won in played if not declared
        ],
    }
    for way, forecasts_of_way in ways.items():
        if forecasts_of_way:
            found = reliability(forecasts_of_way, bins=1)
            (whole,) = found.bins
            yield (
                f"  {way}: forecast {found.forecast:.1%}, won {found.observed:.1%} "
                f"[{whole.low:.1%}, {whole.high:.1%}], Brier {found.brier:.4f}, n {found.number}"
            )


SIZE: Final = 360
_MARGIN: Final = 46
_COLORS: Final = ("#9aa0a6", "#1a73e8", "#d93025")


def reliability_svg(series: Mapping[str, Iterable[Bin]], title: str) -> str:
    """A square plot of some series of bins; forecasts that come true lie on its diagonal."""
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" '
            'font-family="sans-serif" font-size="11">'
        ),
        f'<rect width="{SIZE}" height="{SIZE}" fill="#ffffff"/>',
        f'<text x="{SIZE / 2}" y="16" text-anchor="middle" font-size="13">{title}</text>',
        *_axes(),
    ]
    for number, (name, bins) in enumerate(series.items()):
        color = _COLORS[number % len(_COLORS)]
        parts += [_mark(each, color, 2 * number - 1) for each in bins]
        y = _MARGIN + 18 + 15 * number
        parts.append(f'<circle cx="{_MARGIN + 10}" cy="{y - 4}" r="4" fill="{color}"/>')
        parts.append(f'<text x="{_MARGIN + 20}" y="{y}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _at(chance: float) -> float:
    return _MARGIN + chance * (SIZE - 2 * _MARGIN)


def _axes() -> list[str]:
    low, high = _at(0), _at(1)
    lines = [
        (
            f'<rect x="{low}" y="{low}" width="{high - low}" height="{high - low}" fill="none" '
            'stroke="#5f6368"/>'
        ),
        (
            f'<line x1="{low}" y1="{high}" x2="{high}" y2="{low}" stroke="#bdc1c6" '
            'stroke-dasharray="4 3"/>'
        ),
    ]
    for percent in range(0, 101, 20):
        place = _at(percent / 100)
        lines.append(
            f'<text x="{place:.0f}" y="{high + 15:.0f}" text-anchor="middle">{percent}</text>'
        )
        lines.append(
            f'<text x="{low - 6:.0f}" y="{SIZE - place + 4:.0f}" text-anchor="end">{percent}</text>'
        )
    middle = SIZE / 2
    lines.append(f'<text x="{middle}" y="{SIZE - 10}" text-anchor="middle">forecast, %</text>')
    lines.append(
        f'<text x="14" y="{middle}" text-anchor="middle" '
        f'transform="rotate(-90 14 {middle})">won, %</text>'
    )
    return lines


def _mark(each: Bin, color: str, shift: int) -> str:
    x = _at(each.forecast) + shift
    low, high, middle = (SIZE - _at(value) for value in (each.low, each.high, each.observed))
    return (
        f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{color}"/>'
        f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="3.5" fill="{color}"/>'
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge a folder of logs, and write its rates where asked; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.calibrate", description=__doc__)
    parser.add_argument("folder", type=Path, help="logs of four players")
    parser.add_argument("--write", type=Path, metavar="DIR", help="where to write rates and plot")
    what = "judge forecasts with the rates of this file, in the place of the package's"
    parser.add_argument("--rates", type=Path, metavar="FILE", help=what)
    options = parser.parse_args(arguments)
    try:
        rates = RATES if options.rates is None else read_rates(options.rates)
        done = calibrate(options.folder, rates)
        print(*report_calibration(done), sep="\n", flush=True)
        if options.write is not None:
            write_calibration(done, options.write)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
