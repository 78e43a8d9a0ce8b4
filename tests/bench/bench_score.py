"""Scoring 5,000 published wins (or as many random ones), ours beside the mahjong library's.

``PYTHONPATH=.:tests python tests/bench/bench_score.py``. Both sides are asked in turns within one
run and the best turn counts, so that what else the machine does weighs little; ratios are what to
trust. Ours is the whole answer: every reading, each way of completing it, fu items, payments.
"""

import gc
import statistics
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import perf_counter

from peer_score import CALCULATOR, question
from random_wins import random_win
from won_hands import FACTS, records, win_of_record

from engine.hand import Hand
from engine.rules import TENHOU
from engine.scoring.score import score
from engine.scoring.win import Win

WINS = 5000
TURNS = 9


def wins() -> list[tuple[Hand, Win]]:
    """The published wins where they are present, random ones otherwise."""
    if (FACTS / "wins_kobalab.jsonl.gz").exists():
        return [win_of_record(record) for record in records("wins_kobalab")]
    random = Random(1)
    return [random_win(random)[:2] for _ in range(WINS)]


def main() -> None:
    """Measure and print."""
    ours = wins()
    theirs = [question(hand, win, TENHOU) for hand, win in ours]

    def score_ours() -> None:
        for hand, win in ours:
            score(hand, win, TENHOU)

    def build_and_score() -> None:
        for hand, win in ours:
            again = Hand(hand.concealed, hand.melds, hand.drawn)
            score(again, replace(win), TENHOU)

    def score_theirs() -> None:
        for asked in theirs:
            CALCULATOR.estimate_hand_value(**asked)

    started = perf_counter()
    score_ours()
    first = (perf_counter() - started) / len(ours) * 1e6
    gc.collect()
    times = _in_turns([score_ours, build_and_score, score_theirs], len(ours))
    peer = min(times[score_theirs])
    readings = sum(len(score(hand, win, TENHOU).readings) for hand, win in ours)
    print(
        f"{len(ours)} wins, {readings} scored readings; µs a win, best and median of {TURNS} turns"
    )
    for name, run in (
        ("mahjong 2.1.0 estimate_hand_value", score_theirs),
        ("score", score_ours),
        ("Hand, Win and score", build_and_score),
    ):
        best, median = min(times[run]), statistics.median(times[run])
        print(f"{name:36}{best:8.2f}{median:8.2f}{peer / best:8.1f}x")
    print(f"{'score, the first time (tables empty)':36}{first:8.2f}")


def _in_turns(runs: list[Callable[[], None]], wins: int) -> dict[Callable[[], None], list[float]]:
    """Time each of the runs once a turn; µs a win."""
    times: dict[Callable[[], None], list[float]] = {run: [] for run in runs}
    for _ in range(TURNS):
        for run in runs:
            started = perf_counter()
            run()
            times[run].append((perf_counter() - started) / wins * 1e6)
    return times


if __name__ == "__main__":
    main()
