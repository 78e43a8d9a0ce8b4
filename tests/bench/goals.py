"""The goals of the benchmark, with the figures of the run."""

from collections.abc import Iterator

from contest import Result, markdown, ratio
from dealt import counts_of
from questions import PUBLISHED
from turns import Run, take_turns

from engine.facts.decompose import readings
from engine.facts.shanten import shanten_of_counts
from engine.index.lookup import split
from engine.index.suit_readings import SuitReadings
from engine.methods import backtracking
from engine.methods.judgement import significant
from engine.tiles import EAST

WANTED_OVER_BACKTRACKING = 40
PURE, WANTED_OVER_PURE = ("mahjong",), 3
COMPILED, WANTED_OVER_COMPILED = ("riichienv", "xiangting"), 0.5

PUBLISHED_RUNS, PUBLISHED_MS = 100_000, 94
"""The figure that the published table gives for the index, of which it says 45 to 50 times."""


def goals(judged: Result, finished: Result, turns: int) -> Iterator[str]:
    """Yield each goal with the figures of this run."""
    yield from backtracking_goal(turns)
    yield from peer_goals(judged, finished)


def backtracking_goal(turns: int) -> Iterator[str]:
    """Yield the index beside backtracking on the published hands, from the look-up to readings."""
    suits = [SuitReadings(first, triplets_first=False) for first in (0, 9, 18, EAST)]

    def look_up(counts: bytes) -> None:
        man, pin, sou, honors = split(counts)
        suits[0][man], suits[1][pin], suits[2][sou], suits[3][honors]

    asks = {
        backtracking.NAME: backtracking.judge,
        "index: the readings of each suit looked up": look_up,
        "index: complete or not": shanten_of_counts,
        "index: readings put together": readings,
    }
    timings = [
        take_turns({name: Run(ask, [hand]) for name, ask in asks.items()}, turns)
        for hand in map(counts_of, PUBLISHED)
    ]
    columns = {name: [of_hand[name].median for of_hand in timings] for name in asks}
    slow = columns.pop(backtracking.NAME)
    rows = [[backtracking.NAME, *map(significant, [*slow, sum(slow)])]]
    for name, fast in columns.items():
        pairs = zip([*slow, sum(slow)], [*fast, sum(fast)], strict=True)
        rows.append([name, *(f"{significant(f)} ({significant(s / f)})" for s, f in pairs)])
    yield from markdown(["µs (times faster)", *(f"`{h}`" for h in PUBLISHED), "together"], rows)
    yield ""
    yield from _beside_published(slow, *columns.values())


def _beside_published(
    slow: list[float], looked_up: list[float], judged: list[float], every: list[float]
) -> Iterator[str]:
    """Yield the figures of the published hands in words."""
    runs = " / ".join(f"{figure * PUBLISHED_RUNS / 1000:.0f}" for figure in every)
    yield (
        f"- {PUBLISHED_RUNS:,} runs of the index with every reading take {runs} ms on the three "
        f"hands. The published figure is {PUBLISHED_MS} ms, 45 to 50 times less than backtracking."
    )
    times = [sum(slow) / sum(fast) for fast in (looked_up, judged, every)]
    shown = [
        significant(figure) + ("" if figure >= WANTED_OVER_BACKTRACKING else ", which misses it")
        for figure in times
    ]
    least = min(s / f for s, f in zip(slow, looked_up, strict=True))
    yield (
        f"- Times faster than backtracking on the three hands together "
        f"(goal: {WANTED_OVER_BACKTRACKING}): the look-up {shown[0]}, complete or not {shown[1]}, "
        f"every reading put together {shown[2]}. The look-up takes "
        f"{significant(sum(looked_up) / 3)} µs a hand, to cut the counts into four keys and find "
        f"them, and bounds the rest; readings as tuples take {significant(sum(every) / 3)} µs. On "
        f"`{PUBLISHED[0]}` even the look-up is only {significant(least)} times faster, since "
        f"backtracking has one pair to try there, no triplet, and is done in "
        f"{significant(slow[0])} µs."
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
                f"({worst}) to {significant(max(found.values()))} times faster; goal "
                f"{wanted:g}, {_reached(found[worst], wanted)}{note}."
            )


def _lone_honors(result: Result, name: str) -> str:
    """Say why a search may be quick: a lone honor ends it, and mahjong looks for one first."""
    hands = result.question.sets[name]
    lone = sum(1 in counts[EAST:] for counts in hands)
    return (
        f" there: {lone} of its {len(hands)} hands hold a lone honor, which ends a search at once"
    )


def _reached(figure: float, wanted: float) -> str:
    return "reached" if figure >= wanted else "missed"
