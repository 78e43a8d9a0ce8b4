"""The ukeire of open hands with their yaku, beside the ukeire and the yaku asked apart.

``python tests/bench/bench_open_yaku.py [hands]`` prints
microseconds a hand, by shanten, and the ratio: what a call row of the bot asked before it could
tell which tiles keep a yaku possible was `ukeire` and `open_yaku`. The best turn counts.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from dealt import open_hands  # noqa: E402

from engine import EAST, SOUTH, Hand, Winds, shanten, ukeire  # noqa: E402
from engine.facts import open_yaku  # noqa: E402

TURNS = 5
WINDS = Winds(SOUTH, EAST)


def apart(hand: Hand) -> None:
    ukeire(hand)
    open_yaku(hand, WINDS)


def together(hand: Hand) -> None:
    ukeire(hand, winds=WINDS)


def microseconds(ask: Callable[[Hand], None], hands: list[Hand]) -> float:
    """Of the fastest turn, for each hand."""
    best = float("inf")
    for _ in range(TURNS):
        began = process_time()
        for hand in hands:
            ask(hand)
        best = min(best, process_time() - began)
    return best / len(hands) * 1e6


def main(number: int) -> None:
    hands = [hand for melds in (1, 2, 3) for hand in open_hands("bench", melds, number // 3)]
    print("shanten  hands  ukeire  apart  with winds  ratio to apart")
    for far in range(4):
        some = [hand for hand in hands if shanten(hand) == far]
        alone, before, now = (microseconds(ask, some) for ask in (ukeire, apart, together))
        row = f"{far:7}  {len(some):5}  {alone:6.0f}  {before:5.0f}  {now:10.0f}"
        print(f"{row}  {now / before:14.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 600)
