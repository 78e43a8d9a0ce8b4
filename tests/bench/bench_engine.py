"""The engine's primitives and full answers, and other people's, in one run on the same hands.

``python tests/bench/bench_engine.py [hands]`` from the project's root prints microseconds of CPU a
call, on each question: of the very first pass over the hands; of later passes; and of passes for
which nothing is forgotten. Before the later passes a peer that remembers whole hands is made to
forget them; this engine remembers suits only. Everybody's later passes are timed in several rounds,
in turn, so that a busy machine is busy for all; ratios are medians of rounds. Peers that are not
installed are named and left out. The exit code is 0 unless an answer differs.
"""

import gc
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent.parent)]

import peers  # noqa: E402
from dealt import as_hand, complete, from_wall, tenpai, tenpai_to_cut  # noqa: E402

from engine import blocks, format_hand, parse_hand, waits  # noqa: E402
from engine.facts.decompose import readings  # noqa: E402
from engine.facts.shanten import shanten_of_counts  # noqa: E402
from engine.facts.ukeire import discards, ukeire  # noqa: E402
from engine.facts.waits import tenpai_discards  # noqa: E402
from engine.index import lookup  # noqa: E402

HANDS = 2000
ROUNDS = 3
SECONDS = 0.3
"""How long a contestant makes passes in one round; it makes one at least."""
SLOW = 5.0
"""Seconds of a first pass after which a contestant makes no other."""


@dataclass
class Contestant:
    """One library on one question: its call, the hands in its own form, and the seconds taken."""

    name: str
    ask: Callable[[Any], Any]
    hands: list
    forget: Callable[[], None]
    first: float = 0.0
    later: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)

    def one_pass(self) -> float:
        """The CPU seconds of asking for every hand."""
        began = process_time()
        for hand in self.hands:
            self.ask(hand)
        return process_time() - began

    def one_round(self) -> None:
        """Passes in a row, each with whole hands forgotten, and as many with them known."""
        passes: list[float] = []
        while not passes or sum(passes) < SECONDS:
            self.forget()
            passes.append(self.one_pass())
        self.later.append(statistics.median(passes))
        self.again.append(statistics.median(self.one_pass() for _ in passes))

    def micros(self, seconds: float) -> float:
        """Microseconds a call of a pass."""
        return seconds / len(self.hands) * 1e6


@dataclass(frozen=True)
class Question:
    """One question to all contestants: its hands, our answer, and the figures to be reached."""

    name: str
    deal: Callable[[Random], bytes]
    ours: Callable[[bytes], Any]
    plain: Callable[[bytes, Any], Any]
    """Our answer in the form in which the peers' answers are compared."""
    ratio: float
    """How many times faster than `mahjong`."""
    budget: float
    """Microseconds."""
    ahead_of: tuple[str, ...]


def same_tiles(_: bytes, kinds: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(kinds))


def same_cuts(_: bytes, cuts: dict[int, Sequence[int]]) -> dict[int, tuple[int, ...]]:
    return {cut: tuple(sorted(kinds)) for cut, kinds in cuts.items()}


def same_ukeire(counts: bytes, cuts: list[tuple]) -> dict[int, tuple]:
    """Tiles that are used up are left out, as some peers do not list them."""
    return {
        cut: (distance, tuple(kind for kind in lookup.kinds_of(wanted) if counts[kind] < 4), left)
        for cut, distance, wanted, left in cuts
    }


def same_readings(_: bytes, found: list[tuple]) -> set[tuple]:
    return {
        tuple(sorted([(kind, kind) for kind in pairs] + list(groups))) for pairs, groups, _ in found
    }


BOTH = ("jansou", "riichienv")
QUESTIONS = [
    Question("waits", tenpai, lookup.waiting_tiles, same_tiles, 45, 1.4, BOTH),
    Question("tenpai discards", tenpai_to_cut, lookup.tenpai_cuts, same_cuts, 90, 3.9, BOTH),
    Question(
        "shanten",
        lambda r: from_wall(r, 14),
        shanten_of_counts,
        lambda _, n: n,
        25,
        1.1,
        ("jansou",),
    ),
    Question(
        "ukeire of discards",
        lambda r: from_wall(r, 14),
        lookup.after_cuts,
        same_ukeire,
        100,
        60,
        BOTH,
    ),
    Question("readings", complete, readings, same_readings, 12, 1.4, ("jansou",)),
]


def measure(contestants: list[Contestant]) -> None:
    """Everybody's first pass, then rounds in turn."""
    for contestant in contestants:
        gc.collect()
        contestant.forget()
        contestant.first = contestant.one_pass()
    for _ in range(ROUNDS):
        for contestant in contestants:
            gc.collect()
            if contestant.first < SLOW:
                contestant.one_round()
            else:
                contestant.later.append(contestant.first)


def compare(question: Question, hands: list[bytes]) -> int:
    """Ask everybody, and show and count the hands on which somebody differs."""
    differ = 0
    for peer in peers.PRESENT:
        ask = peer.asks.get(question.name)
        if ask is None:
            continue
        wrong = [
            hand
            for hand in hands
            if ask.plain(ask.ask(peer.takes(hand))) != question.plain(hand, question.ours(hand))
        ]
        if wrong:
            shown = ", ".join(format_hand(as_hand(hand)) for hand in wrong[:3])
            print(f"! {peer.name} differs on {question.name} of {len(wrong)} hands: {shown}")
        differ += len(wrong)
    return differ


def run(question: Question, number: int) -> int:
    """Check and time one question; the number of differing answers."""
    random = Random(question.name)
    hands = [question.deal(random) for _ in range(number)]
    engine = Contestant("engine", question.ours, hands, lambda: None)
    others = [
        Contestant(
            peer.name,
            peer.asks[question.name].ask,
            [peer.takes(hand) for hand in hands],
            peer.forget,
        )
        for peer in peers.PRESENT
        if question.name in peer.asks
    ]
    measure([engine, *others])
    print(f"{f'{question.name}, {number} hands':24} µs first      later      again")
    spent = engine.micros(statistics.median(engine.later))
    row(engine, f"budget {question.budget:g} µs: {'ok' if spent <= question.budget else 'miss'}")
    for peer in others:
        row(peer, versus(question, peer, engine))
    return compare(question, hands[: max(200, number // 10)])


def versus(question: Question, peer: Contestant, engine: Contestant) -> str:
    """How many times faster the engine is, round by round, and whether that is enough."""
    ratio = statistics.median(
        slow / fast for slow, fast in zip(peer.later, engine.later, strict=True)
    )
    wanted = question.ratio if peer.name == "mahjong" else peer.name in question.ahead_of
    verdict = f", wanted {wanted:g}x: {'ok' if ratio >= wanted else 'miss'}" if wanted else ""
    return f"{ratio:,.1f}x{verdict}"


def row(contestant: Contestant, note: str) -> None:
    times = [contestant.first, statistics.median(contestant.later)]
    times += [statistics.median(contestant.again)] if contestant.again else []
    shown = "".join(f"{contestant.micros(seconds):11.2f}" for seconds in times)
    print(f"  {contestant.name:22}{shown:33}   {note}")


def full_answers(number: int) -> None:
    """Time whole answers, from the typed text on."""
    print(f"from text, {number} hands, median{'µs first':>12}{'later':>11}")
    for name, ask, deal, budget in (
        ("waits", waits, tenpai, 150.0),
        ("tenpai_discards", tenpai_discards, tenpai_to_cut, 500.0),
        ("ukeire", ukeire, lambda r: from_wall(r, 13), None),
        ("discards", discards, lambda r: from_wall(r, 14), None),
        ("blocks", blocks, lambda r: from_wall(r, r.choice((13, 14))), 300.0),
    ):
        random = Random(name)
        texts = [format_hand(as_hand(deal(random))) for _ in range(number)]
        first, later = each_median(ask, texts), each_median(ask, texts)
        verdict = "" if budget is None else f"budget {budget:g} µs: "
        verdict += "" if budget is None else "ok" if later <= budget else "miss"
        print(f"  {name:20} {first:10.1f} {later:10.1f}   {verdict}")


def each_median(ask: Callable, texts: list[str]) -> float:
    """The median of single calls."""
    taken = []
    for text in texts:
        start = perf_counter()
        ask(parse_hand(text))
        taken.append((perf_counter() - start) * 1e6)
    return statistics.median(taken)


def imports() -> None:
    """Import the engine in processes of their own: with its bytecode kept, and compiled anew."""
    with TemporaryDirectory() as kept:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = kept
        compiled, _ = import_times(environment)
        runs = [import_times(environment) for _ in range(9)]
    whole, alone = (statistics.median(times) for times in zip(*runs, strict=True))
    print(f"import engine {whole:.1f} ms, budget 60 ms: {'ok' if whole <= 60 else 'miss'}")
    print(f"  of which engine.index.distances, its file loaded: {alone:.1f} ms")
    print(f"  {compiled:.1f} ms where Python has kept no bytecode")


def import_times(environment: dict[str, str]) -> tuple[float, float]:
    """The milliseconds of importing the engine, and of engine.index.distances by itself."""
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import engine"],
        capture_output=True, check=True, text=True, cwd=HERE.parent.parent, env=environment,
    )  # fmt: skip
    rows = [line.removeprefix("import time:").split("|") for line in ran.stderr.splitlines()]
    times = {module.strip(): (own, cumulative) for own, cumulative, module in rows}
    return int(times["engine"][1]) / 1000, int(times["engine.index.distances"][0]) / 1000


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    print(f"Python {sys.version.split()[0]}; peers: {', '.join(p.name for p in peers.PRESENT)}")
    for name in peers.ABSENT:
        print(f"not installed, left out: {name}")
    differ = sum(run(question, number) for question in QUESTIONS)
    full_answers(min(number, 1000))
    imports()
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
