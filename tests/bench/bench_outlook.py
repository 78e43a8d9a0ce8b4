"""The cost of an outlook beside mahjong-cpp: ``python tests/bench/bench_outlook.py [hands]``.

Hands are dealt from a seed and played to a distance. All times are CPU time of the process
(``time.process_time``), since the machine may be shared; *again* is a hand asked once more, *new* a
hand that was not asked before, after thirty others. C++ figures are those of nekobean/mahjong-cpp
0.9.8 on another machine, with its model N and one exchange, as the design of the outlook has them;
budgets are set beside them, so those of tenpai hands too are for one exchange.
"""

import resource
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from outlook_hands import dealt_hand  # noqa: E402

from engine.outlook import RATES, OutlookError, outlook  # noqa: E402

HANDS = 60
WARM_UP = 30
RUNS = 3

ROWS = (
    # shanten, exchanges, budget of the median and of 19 in 20, mahjong-cpp's
    (0, 1, (5, 12), (0.5, 1.1)),
    (0, 2, None, None),  # what a tenpai hand is searched with by default: thirty times the hands
    (1, 1, (10, 25), (4.3, 15)),
    (2, 1, (40, 100), (49, 117)),
    (3, 1, (250, 900), (1006, 2355)),
)

FRESH = """
from time import process_time
start = process_time()
import numpy
numpy_done = process_time()
import engine
engine_done = process_time()
import engine.outlook
outlook_done = process_time()
hand = engine.parse_hand("123m4067p789s1122z")
asked = process_time()
engine.outlook.outlook(hand)
first = process_time()
engine.outlook.outlook(hand)
times = numpy_done - start, outlook_done - engine_done, first - asked, process_time() - first
print(*(f"{1000 * each:.0f}" for each in times))
"""


def timed(hand, **asked):
    """CPU milliseconds and states of a question; a hand that is too far has no states."""
    start = process_time()
    try:
        states = outlook(hand, dora=(20,), **asked).states
    except OutlookError:
        states = 0
    return 1000 * (process_time() - start), states


def spread(times):
    """The median and the time that 19 of 20 stay within."""
    return f"{median(times):7.1f} / {quantiles(times, n=20)[-1]:7.1f}"


def bench(shanten, exchanges, budget, cpp, hands):
    """Print one row."""
    random = Random(1000 * shanten + exchanges)
    dealt = [dealt_hand(random, shanten=shanten) for _ in range(hands + WARM_UP)]
    for hand in dealt[:WARM_UP]:
        timed(hand, exchanges=exchanges)
    new = [timed(hand, exchanges=exchanges) for hand in dealt[WARM_UP:]]
    again = [timed(hand, exchanges=exchanges)[0] for hand in dealt[WARM_UP:]]
    too_far = sum(states == 0 for _, states in new)
    print(
        f"{shanten}-shanten, {exchanges} exchange{'s' * (exchanges > 1)}",
        f"budget {budget[0]:4} / {budget[1]:4}" if budget else " " * 18,
        f"again {spread(again)}",
        f"new {spread([time for time, _ in new])}",
        f"mahjong-cpp {cpp[0]:6} / {cpp[1]:6}" if cpp else " " * 27,
        f"states {median(states for _, states in new):8,.0f}",
        f"too far: {too_far}" if too_far else "",
        sep="  ",
    )


def bench_table(shanten, hands):
    """Print what a hand costs at a table beside alone: with dama that waits, and that improves.

    Each hand is asked all ways in turn, and its least time counts: the machine is shared.
    """
    random = Random(shanten)
    dealt = [dealt_hand(random, shanten=shanten) for _ in range(hands)]
    ways = {
        "alone": {},
        "waits": {"table": RATES, "dama_exchanges": 0},
        "improves": {"table": RATES},
    }
    times = {name: [] for name in ways}
    for hand in dealt:
        for name, asked in ways.items():
            times[name].append(min(timed(hand, **asked)[0] for _ in range(RUNS)))
    alone = median(times.pop("alone"))
    ratios = "  ".join(f"{name} {median(each) / alone:.2f}" for name, each in times.items())
    print(f"{shanten}-shanten at a table, times alone (budget 2): {ratios}")


def main():
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    print(f"{hands} hands a row; CPU milliseconds, median / 19 of 20")
    for row in ROWS:
        bench(*row, hands)
    for shanten in range(3):
        bench_table(shanten, hands)
    command = [sys.executable, "-c", FRESH]
    runs = [
        [int(each) for each in subprocess.check_output(command, text=True).split()]
        for _ in range(5)
    ]
    numpy, import_, first, second = (sorted(column)[2] for column in zip(*runs, strict=True))
    print(f"import of NumPy {numpy}, then of engine.outlook {import_} (budget: together 200)")
    print(f"first question of a process {first}, the same again {second} (budget: 600 more)")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"most memory of this process: {peak} MB")


if __name__ == "__main__":
    main()
