"""The cost of a first answer: each contestant in processes of its own, from its import on."""

import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

FIRST_ANSWER = {
    "index": "from engine.facts.decompose import readings; readings(COUNTS)",
    "backtracking": "from engine.methods.backtracking import judge; judge(COUNTS)",
    "two orders": "from engine.methods.two_orders import judge; judge(COUNTS)",
    "pattern index": "from engine.methods.pattern_index import judge; judge(COUNTS)",
    "set partition": "from engine.methods.set_partition import judge; judge(COUNTS)",
    "mahjong": (
        "from mahjong.hand_calculating.divider import HandDivider;"
        "HandDivider.divide_hand(list(COUNTS))"
    ),
    "jansou": (
        "from jansou.analysis.decompose import decompose;"
        "from jansou.core.tiles import Tile, TileKind;"
        "held = [Tile(TileKind(kind)) for kind in range(34) for _ in range(COUNTS[kind])];"
        "decompose(held, (), held[-1])"
    ),
    "riichienv": (
        "from riichienv import calculate_shanten;"
        "calculate_shanten([4 * k + copy for k in range(34) for copy in range(COUNTS[k])])"
    ),
    "xiangting": (
        "from xiangting import PlayerCount, calculate_replacement_number;"
        "calculate_replacement_number(list(COUNTS), PlayerCount.FOUR)"
    ),
}
"""From nothing to the first judgement of 34 counts, in the order of the tables."""

CHILD = """
import sys
from time import process_time
COUNTS = bytes([3] * 4 + [2] + [0] * 29)
start = process_time()
{statement}
taken = process_time() - start
try:
    with open("/proc/self/statm") as file:
        pages = int(file.read().split()[1])
except OSError:
    pages = 0
print(taken * 1000, pages * {page_size} / 1e6)
"""


@dataclass(frozen=True)
class Beginning:
    """Milliseconds of processor time until the first answer, and the megabytes of memory it takes.

    ``megabytes`` is None where the system does not tell.
    """

    milliseconds: float
    megabytes: float | None


def beginnings(processes: int) -> dict[str, Beginning | None]:
    """Return each contestant's beginning, the median of so many; None where it is not installed."""
    bare = measured("pass", processes)
    if bare is None:
        raise RuntimeError("not even an empty process runs")
    return {
        name: _less(measured(statement, processes), bare)
        for name, statement in FIRST_ANSWER.items()
    }


def measured(statement: str, processes: int) -> Beginning | None:
    """Run a statement in new processes; None if what it imports is not installed."""
    figures = []
    for _ in range(processes):
        code = CHILD.format(statement=statement, page_size=_page_size())
        ran = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True, check=False, text=True, cwd=ROOT,
        )  # fmt: skip
        if ran.returncode:
            if "ModuleNotFoundError" in ran.stderr:
                return None
            raise RuntimeError(ran.stderr)
        figures.append([float(figure) for figure in ran.stdout.split()])
    milliseconds, megabytes = (statistics.median(column) for column in zip(*figures, strict=True))
    return Beginning(milliseconds, megabytes or None)


def _less(one: Beginning | None, bare: Beginning) -> Beginning | None:
    if one is None or one.megabytes is None or bare.megabytes is None:
        return one
    return Beginning(one.milliseconds, one.megabytes - bare.megabytes)


def _page_size() -> int:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 0
    return resource.getpagesize()
