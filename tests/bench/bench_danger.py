"""What the danger classes of a hand cost: ``python tests/bench/bench_danger.py [tables]``.

Prints milliseconds of CPU for the classes and rates of a hand of fourteen tiles against one riichi
and against two, the median of the rounds, and beside them those of `discards` of the same
hands, so that runs on other machines can be compared.
"""

import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

from engine import Hand, Threat, dangers, discards  # noqa: E402
from engine.copies import count  # noqa: E402
from engine.facts import danger_rate  # noqa: E402

TABLES = 1000
ROUNDS = 7


def main() -> None:
    """Print the table."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    rng = Random(1)
    wall = [kind for kind in range(34) for _ in range(4)]
    dealt = [rng.sample(wall, 70) for _ in range(tables)]
    asked = [
        (Hand(tiles[:14], drawn=tiles[0]), count(tiles), [river(tiles[14:40]), river(tiles[40:])])
        for tiles in dealt
    ]
    took = {
        "against one riichi": measure(lambda: [classes(*each, threats=1) for each in asked]),
        "against two": measure(lambda: [classes(*each, threats=2) for each in asked]),
        "discards": measure(lambda: [discards(hand) for hand, *_ in asked]),
    }
    for name, seconds in took.items():
        ratio = seconds / took["discards"]
        print(f"{name:20} {seconds / tables * 1000:.3f} ms a hand, {ratio:.2f} of discards")


def river(tiles: list[int]) -> Threat:
    """Return a riichi with some of the tiles as genbutsu."""
    return Threat(frozenset(tiles[:12]))


def classes(hand: Hand, sight: list[int], both: list[Threat], *, threats: int) -> None:
    """Ask for the classes of the hand and their rates."""
    for each in dangers(hand.concealed, both[:threats], sight):
        danger_rate(each.worst.name)


def measure(work: Callable[[], object]) -> float:
    """Return the CPU seconds of the median round."""
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        work()
        rounds.append(process_time() - began)
    return statistics.median(rounds)


if __name__ == "__main__":
    main()
