"""The four methods, the engine's index and other people's engines on the same hands, in one run.

``python -m engine bench [--write DIR]`` runs this script. It prints tables in Markdown: the times,
each a median with its spread and as a ratio to the index, whether the answers agree, what it costs
to begin, and how far the goals are reached. With ``--write`` they go into ``DIR/benchmark.md`` too,
with a plot. The exit code is 0 unless somebody's answer differs who is not known to.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent.parent)]

import fresh  # noqa: E402
import peers  # noqa: E402
from dealt import complete, counts_of, from_wall, one_suit, tenpai, tenpai_to_cut  # noqa: E402
from turns import Run, Timing, take_turns  # noqa: E402

from engine.decompose import Form, readings  # noqa: E402
from engine.methods import METHODS, Taken, backtracking, set_partition, two_orders  # noqa: E402
from engine.methods.compare import INDEX_NAME, Method, judge_by_index, waits_by  # noqa: E402
from engine.methods.report import significant  # noqa: E402
from engine.shanten import shanten  # noqa: E402
from engine.tables import HONOR_PARTS, SUIT_PARTS, changed, split, waiting_tiles  # noqa: E402
from engine.tiles import EAST  # noqa: E402

HANDS = 300
TURNS = 9
MOST_PROCESSES = 5

PUBLISHED = ("123567p123567m33z", "111234678p11133z", "11122223333444p")
WANTED_OVER_BACKTRACKING = 40
PURE, WANTED_OVER_PURE = ("mahjong",), 3
COMPILED, WANTED_OVER_COMPILED = ("riichienv", "xiangting"), 0.5
PUBLISHED_RUNS, PUBLISHED_MS = 100_000, 94
"""The figure that the published table gives for the index."""

ALL_FORMS = frozenset(Form)
KNOWN_TO_DIFFER = (two_orders.NAME,)

Blocks = tuple[tuple[int, ...], ...]
"""A reading as its blocks in ascending order, the pair among them."""


@dataclass(frozen=True)
class Contestant:
    """Who answers a question: ``plain`` brings the answer to the form in which all are compared.

    ``most`` hands of each set are asked about, so that the slow ones come to an end. ``forget`` is
    None for who remembers no whole hand.
    """

    name: str
    ask: Callable[[Any], Any]
    plain: Callable[[Any], Any]
    takes: Callable[[bytes], Any] = lambda counts: counts
    forms: frozenset[Form] = ALL_FORMS
    forget: Callable[[], None] | None = None
    most: int = HANDS


@dataclass(frozen=True)
class Question:
    """What is asked, of which sets of hands, and what is right as far as some forms go."""

    title: str
    sets: dict[str, list[bytes]]
    contestants: list[Contestant]
    truth: Callable[[bytes, frozenset[Form]], Any]


@dataclass(frozen=True)
class Result:
    """The timings of a question by set and contestant; on how many hands each differed."""

    question: Question
    timings: dict[str, dict[str, Timing]]
    asked: dict[str, int]
    differed: dict[str, int]


# The contestants of each question


def blocks(taken: Taken) -> Blocks:
    pair = [] if taken.pair is None else [(taken.pair,) * 2]
    return tuple(sorted([*taken.groups, *pair]))


def true_readings(counts: bytes, forms: frozenset[Form]) -> set[Blocks]:
    return {blocks(taken) for taken in judge_by_index(counts).readings if taken.form in forms}


def readings_question(sets: dict[str, list[bytes]]) -> Question:
    def of_parts(found: list) -> set[Blocks]:
        return {
            tuple(sorted([(kind, kind) for kind in pairs] + list(groups)))
            for pairs, groups, _ in found
        }

    def of_method(judgement: Any) -> set[Blocks]:
        return set(map(blocks, judgement.readings))

    most = {two_orders.NAME: 100, set_partition.NAME: 20}
    contestants = [
        Contestant(INDEX_NAME, readings, of_parts),
        *(
            Contestant(
                method.NAME,
                method.judge,
                of_method,
                forms=method.FORMS,
                most=most.get(method.NAME, HANDS),
            )
            for method in installed_methods()
        ),
        *of_peers("readings"),
    ]
    return Question("Every reading of 14 tiles", sets, contestants, true_readings)


def complete_question(sets: dict[str, list[bytes]]) -> Question:
    def truth(counts: bytes, forms: frozenset[Form]) -> bool:
        del forms
        return bool(readings(counts))

    index = Contestant(INDEX_NAME, shanten, lambda distance: distance < 0)
    return Question("Complete or not", sets, [index, *of_peers("complete")], truth)


def waits_question(sets: dict[str, list[bytes]]) -> Question:
    def truth(counts: bytes, forms: frozenset[Form]) -> tuple[int, ...]:
        return tuple(
            kind for kind in waiting_tiles(counts) if true_readings(changed(counts, kind, 1), forms)
        )

    def of_method(method: Method) -> Callable[[bytes], tuple[int, ...]]:
        return lambda counts: waits_by(method, counts)

    most = {two_orders.NAME: 30, set_partition.NAME: 3}
    contestants = [
        Contestant(INDEX_NAME, waiting_tiles, tuple),
        *(
            Contestant(
                method.NAME,
                of_method(method),
                tuple,
                forms=method.FORMS,
                most=most.get(method.NAME, 100),
            )
            for method in installed_methods()
        ),
        *of_peers("waits"),
    ]
    return Question("The waits of 13 tiles", sets, contestants, truth)


def installed_methods() -> list[Method]:
    """The methods whose libraries are here."""
    return [method for method in METHODS if method.NAME not in absent()]


def absent() -> list[str]:
    """The names of those who cannot take part."""
    try:
        set_partition.judge(counts_of("11m"))
    except ImportError:
        return [set_partition.NAME, *peers.ABSENT]
    return peers.ABSENT


def of_peers(question: str) -> Iterator[Contestant]:
    """Yield the peers that answer a question."""
    for peer in peers.PRESENT:
        asked = peer.asks.get(question)
        if asked is not None:
            forget = None if peer.forget is peers.nothing else peer.forget
            yield Contestant(peer.name, asked.ask, asked.plain, takes=peer.takes, forget=forget)


def questions(hands: int) -> list[Question]:
    """The questions on so many hands of each seeded set."""

    def dealt(name: str, deal: Callable[..., bytes], *size: int) -> list[bytes]:
        random = Random(name)
        return [deal(random, *size) for _ in range(hands)]

    judged = {
        "published": list(map(counts_of, PUBLISHED)),
        "complete": dealt("complete", complete),
        "one suit": dealt("one suit", one_suit, 14),
        "tenpai and a draw": dealt("tenpai and a draw", tenpai_to_cut),
        "wall": dealt("wall", from_wall, 14),
    }
    waiting = {
        "one suit": dealt("one suit, 13", one_suit, 13),
        "tenpai": dealt("tenpai", tenpai),
        "wall": dealt("wall, 13", from_wall, 13),
    }
    return [readings_question(judged), complete_question(judged), waits_question(waiting)]


# The run


def answer(question: Question, turns: int) -> Result:
    """Check every answer, then time everybody in turns."""
    asked = dict.fromkeys((c.name for c in question.contestants), 0)
    differed = asked.copy()
    timings = {}
    for name, hands in question.sets.items():
        runs = {}
        for contestant in question.contestants:
            own = hands[: contestant.most]
            taken = [contestant.takes(hand) for hand in own]
            asked[contestant.name] += len(own)
            differed[contestant.name] += sum(
                contestant.plain(contestant.ask(one)) != question.truth(hand, contestant.forms)
                for hand, one in zip(own, taken, strict=True)
            )
            runs[contestant.name] = Run(contestant.ask, taken, contestant.forget)
        timings[name] = take_turns(runs, turns)
    return Result(question, timings, asked, differed)


def ratio(result: Result, hands: str, name: str) -> float:
    """How many times as long as the index somebody takes."""
    of_set = result.timings[hands]
    return of_set[name].median / of_set[INDEX_NAME].median


# The tables


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
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [
        "# The methods, the index and other engines",
        "",
        f"{python}, {system}; {', '.join(known)}.",
        "",
        f"Microseconds of processor time a call: the median of {turns} turns, half of what lies",
        "between their quartiles, and in brackets the ratio to the index. Everybody is asked in",
        "turns, in one run, about hands in the form that suits them, and nobody may remember a",
        f"whole hand. A set has {hands} hands from a seed, or the {len(PUBLISHED)} published ones;",
        "the slow methods are asked about the first few.",
    ]
    missing = absent()
    if missing:
        lines += ["", f"Not installed, left out: {', '.join(missing)}."]
    return "\n".join(lines)


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


def markdown(head: Sequence[str], rows: list[list[str]]) -> list[str]:
    lines = [list(head), ["---"] + ["---:"] * (len(head) - 1), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


# The goals


def goals(judged: Result, finished: Result, turns: int) -> Iterator[str]:
    """Yield what was to be shown, in figures of this run."""
    yield from backtracking_goal(turns)
    yield from peer_goals(judged, finished)


def backtracking_goal(turns: int) -> Iterator[str]:
    """Yield the index beside backtracking on the published hands, and what keeps them together."""

    def look_up(counts: bytes) -> None:
        man, pin, sou, honors = split(counts)
        SUIT_PARTS[man], SUIT_PARTS[pin], SUIT_PARTS[sou], HONOR_PARTS[honors]

    asks = {
        backtracking.NAME: backtracking.judge,
        "index, every reading": readings,
        "index, complete or not": shanten,
        "its four look-ups alone": look_up,
    }
    hands = list(map(counts_of, PUBLISHED))
    timings = [
        take_turns({name: Run(ask, [hand]) for name, ask in asks.items()}, turns) for hand in hands
    ]
    columns = {name: [of_hand[name].median for of_hand in timings] for name in asks}
    slow = columns.pop(backtracking.NAME)
    rows = [[backtracking.NAME, *map(significant, [*slow, sum(slow)])]]
    for name, fast in columns.items():
        pairs = zip([*slow, sum(slow)], [*fast, sum(fast)], strict=True)
        rows.append([name, *(f"{significant(f)} ({significant(s / f)})" for s, f in pairs)])
    yield from markdown(["µs (times faster)", *(f"`{h}`" for h in PUBLISHED), "together"], rows)
    every, finished, floor = columns.values()
    runs = " / ".join(f"{figure * PUBLISHED_RUNS / 1000:.0f}" for figure in every)
    whole, judged, most = (sum(slow) / sum(fast) for fast in (every, finished, floor))
    yield ""
    yield (
        f"- {PUBLISHED_RUNS:,} runs of the index with every reading take {runs} ms on the three "
        f"hands. The published figure is {PUBLISHED_MS} ms, 45 to 50 times less than backtracking."
    )
    yield (
        f"- Wanted: {WANTED_OVER_BACKTRACKING} times faster than backtracking. On the three hands "
        f"together the index is {significant(judged)} times faster where only complete or not is "
        f"asked ({_reached(judged, WANTED_OVER_BACKTRACKING)}), {significant(whole)} times with "
        f"every reading ({_reached(whole, WANTED_OVER_BACKTRACKING)}). To cut the counts into four "
        f"keys and look them up takes Python {significant(sum(floor) / 3)} µs a hand, which alone "
        f"bounds it at {significant(most)} times; the rest of the {significant(sum(every) / 3)} µs "
        f"puts readings together. And `{PUBLISHED[0]}` is easy for backtracking: one pair to try "
        f"and no triplet, {significant(slow[0])} µs."
    )


def peer_goals(judged: Result, finished: Result) -> Iterator[str]:
    """Yield the engine beside the other engines, in its worst and its best set."""
    for result, names, wanted in (
        (finished, PURE, WANTED_OVER_PURE),
        (judged, PURE, WANTED_OVER_PURE),
        (finished, COMPILED, WANTED_OVER_COMPILED),
    ):
        for name in names:
            if name not in result.asked:
                continue
            found = {hands: ratio(result, hands, name) for hands in result.timings}
            worst = min(found, key=found.__getitem__)
            note = _lone_honors(result, worst) if found[worst] < wanted else ""
            yield (
                f"- {result.question.title}, beside {name}: {significant(found[worst])} "
                f"({worst}) to {significant(max(found.values()))} times faster; wanted "
                f"{wanted:g}: {_reached(found[worst], wanted)}{note}."
            )


def _lone_honors(result: Result, name: str) -> str:
    """Say why a search may be quick: a lone honor ends it, and mahjong looks for one first."""
    hands = result.question.sets[name]
    lone = sum(1 in counts[EAST:] for counts in hands)
    return (
        f" there; {lone} of its {len(hands)} hands hold a lone honor, which ends a search at once"
    )


def _reached(figure: float, wanted: float) -> str:
    return "reached" if figure >= wanted else "not reached"


# The command


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
    """Who differs from the index and is not known to."""
    return [
        name
        for result in results
        for name, differed in result.differed.items()
        if differed and name not in KNOWN_TO_DIFFER
    ]


if __name__ == "__main__":
    sys.exit(main())
