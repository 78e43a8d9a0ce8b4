"""The four methods, the engine's index and other people's engines on the same hands, in one run.

``python -m engine bench [--write DIR]`` runs this script. It prints tables in Markdown: the times,
each a median with its spread and as a ratio to the index, whether the answers agree, what it costs
to begin, and how far the goals are reached. With ``--write`` they go into ``DIR/benchmark.md`` too,
with a plot. The exit code is 0 unless a contestant differs that is not known to.
"""

import argparse
import os
import platform
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent.parent)]

import fresh  # noqa: E402
import peers  # noqa: E402
from contest import HANDS, Result, answer, markdown, ratio  # noqa: E402
from goals import goals  # noqa: E402
from questions import PUBLISHED, absent, questions  # noqa: E402

from engine.methods import two_orders  # noqa: E402
from engine.methods.compare import INDEX_NAME  # noqa: E402
from engine.methods.judgement import significant  # noqa: E402

TURNS = 9
MOST_PROCESSES = 5

KNOWN_TO_DIFFER = (two_orders.NAME,)


def run(hands: int, turns: int) -> Iterator[tuple[str, Result | None]]:
    """Yield the parts of the report as they come, with the result that a part is about."""
    yield conditions(hands, turns), None
    found: list[Result] = []
    for question in questions(hands):
        result = answer(question, turns)
        found.append(result)
        yield "\n".join([f"## {question.title}", "", *times_table(result)]), result
    yield "\n".join(["## To begin", "", *beginnings_table(min(turns, MOST_PROCESSES))]), None
    yield "\n".join(["## What it shows", "", *goals(*found[:2], turns)]), None


def conditions(hands: int, turns: int) -> str:
    known = [f"{peer.name} {version(peer.name)}" for peer in peers.PRESENT]
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors{_model()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [
        "# The methods, the index and other engines",
        "",
        f"{python}, {system}; {', '.join(known)}.",
        "",
        f"Microseconds of processor time a call: the median of {turns} turns, half of what lies",
        "between their quartiles, and in brackets the ratio to the index. All are asked in turns,",
        "in one run, about hands in the form that suits each; no whole hand is cached.",
        f"A set has {hands} hands from a seed, or the {len(PUBLISHED)} published ones;",
        "the slow methods are asked about the first few. The index is this project's engine.",
        "Of the methods, two orders derives its waits; the others try every tile. Goals are this",
        "project's own.",
    ]
    missing = absent()
    if missing:
        lines += ["", f"Not installed, left out: {', '.join(missing)}."]
    return "\n".join(lines)


def _model() -> str:
    """Return the name of the processor, where the system tells it."""
    info = Path("/proc/cpuinfo")
    text = info.read_text("utf-8") if info.exists() else ""
    named = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return f" ({named[1]})" if named else ""


def times_table(result: Result) -> list[str]:
    sets = list(result.timings)
    rows = [
        [
            contestant.name,
            *(_cell(result, hands, contestant.name) for hands in sets),
            _agreement(result, contestant.name),
        ]
        for contestant in result.question.contestants
    ]
    return markdown(["", *sets, "answers"], rows)


def _cell(result: Result, hands: str, name: str) -> str:
    one = result.timings[hands][name]
    figure = f"{significant(one.median)} ±{significant(one.spread)}"
    return figure if name == INDEX_NAME else f"{figure} ({significant(ratio(result, hands, name))})"


def _agreement(result: Result, name: str) -> str:
    differed, asked = result.differed[name], result.asked[name]
    return f"differs on {differed} of {asked}" if differed else f"{asked} agree"


def beginnings_table(processes: int) -> list[str]:
    """Import, tables and the first answer; memory above an empty process."""
    rows = []
    for name, begun in fresh.beginnings(processes).items():
        if begun is not None:
            memory = "unknown" if begun.megabytes is None else significant(begun.megabytes)
            rows.append([name, significant(begun.milliseconds), memory])
    return markdown(["", "ms from import to the first answer", "MB of memory"], rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report as it comes; return the exit code of the process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, metavar="DIR", help="write the report and a plot")
    parser.add_argument("--hands", type=int, default=HANDS, help="hands in each seeded set")
    parser.add_argument("--turns", type=int, default=TURNS, help="turns of each contestant")
    options = parser.parse_args(arguments)
    parts, results = [], []
    for part, result in run(options.hands, options.turns):
        print(part, end="\n\n", flush=True)
        parts.append(part)
        results += [result] if result else []
    if options.write:
        write(options.write, parts, results)
    return 1 if wrong(results) else 0


def write(folder: Path, parts: list[str], results: list[Result]) -> None:
    """Write the report and the plot; without matplotlib, the report alone."""
    folder.mkdir(parents=True, exist_ok=True)
    plot = folder / "benchmark.png"
    try:
        from plot_methods import draw  # noqa: PLC0415 - needs matplotlib, an extra
    except ImportError:
        print(f"matplotlib is not installed (the extra 'bench'): {plot} is not drawn")
    else:
        draw(plot, [(result.question.title, result.timings) for result in results])
        parts = [
            parts[0],
            f"![Microseconds a call, by contestant and set of hands]({plot.name})",
            *parts[1:],
        ]
    (folder / "benchmark.md").write_text("\n\n".join(parts) + "\n", "utf-8")


def wrong(results: list[Result]) -> list[str]:
    """The contestants that differ from the index and are not known to."""
    return [
        name
        for result in results
        for name, differed in result.differed.items()
        if differed and name not in KNOWN_TO_DIFFER
    ]


if __name__ == "__main__":
    sys.exit(main())
