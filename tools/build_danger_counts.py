"""Writes engine/facts/danger_counts.py: ``python -m tools.build_danger_counts COUNTS``.

The counts are those of ``tests/facts/danger_rates.json.gz``, with rows
``{"source", "seen", "cls", "turns": [first, last], "n", "rons"}``: discards against exactly one
riichi of four players, counted by where the log comes from, by class and by turns. The rows with
``seen`` "public" are taken, of all sources together: those of "own hand" are some of the same
discards with the hand of the player who cuts counted as in sight.
"""

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

LEAST_CUTS: Final = 200
"""No rate is told of fewer discards than this."""

POOLS: Final = (
    "genbutsu",
    "honour_0 honour_0v honour_1 honour_1v",
    "honour_2",
    "suji_19",
    "honour_2v",
    "suji_28",
    "honour_3v",
    "honour_3",
    "nochance_19 nochance_28 nochance_37 nochance_46 nochance_5",
    "suji_46 suji_5",
    "suji_37",
    "onechance_19 onechance_28 onechance_37 onechance_46 onechance_5",
    "musuji_19",
    "musuji_28",
    "half_46",
    "half_5",
    "musuji_37",
    "musuji_46 musuji_5",
)
"""The classes that are counted together."""

HEAD: Final = '''\
"""Discards against one riichi by class and turns: how many it won on, and how many there were.

Written by tools/build_danger_counts.py from counts of public logs: {cuts:,} discards against
exactly one riichi of four players, {rons:,} of them won on. Classes that share a line are counted
together; the key None is the whole game, and (7, 9) the turns 7 to 9. What was cut fewer than
{least} times is left out.
"""

from collections.abc import Mapping
from typing import Final

COUNTS: Final[Mapping[str, Mapping[tuple[int, int] | None, tuple[int, int]]]] = {{
'''

Turns = tuple[int, int] | None


def counts_of(rows: Iterable[Mapping[str, Any]]) -> dict[str, dict[Turns, tuple[int, int]]]:
    """For each pool and turns, the discards that were won on and all of them."""
    rons: Counter[tuple[str, Turns]] = Counter()
    cuts: Counter[tuple[str, Turns]] = Counter()
    pool_of = {name: pool for pool in POOLS for name in pool.split()}
    for row in rows:
        if row["seen"] == "public":
            for turns in (None, (row["turns"][0], row["turns"][1])):
                cell = pool_of[row["cls"]], turns
                rons[cell] += row["rons"]
                cuts[cell] += row["n"]
    every = sorted({turns for _, turns in cuts}, key=lambda turns: turns or (0, 0))
    return {
        pool: {
            turns: (rons[pool, turns], cuts[pool, turns])
            for turns in every
            if cuts[pool, turns] >= LEAST_CUTS
        }
        for pool in POOLS
    }


def source_of(rows: Iterable[Mapping[str, Any]]) -> str:
    """The text of danger_counts.py."""
    public = [row for row in rows if row["seen"] == "public"]
    text = HEAD.format(
        cuts=sum(row["n"] for row in public),
        rons=sum(row["rons"] for row in public),
        least=LEAST_CUTS,
    )
    for pool, cells in counts_of(public).items():
        lines = [f"        {turns}: {counts},\n" for turns, counts in cells.items()]
        if lines:
            text += f'    "{pool}": {{\n{"".join(lines)}    }},\n'
    return text + "}\n"


if __name__ == "__main__":
    found = json.loads(gzip.decompress(Path(sys.argv[1]).read_bytes()))
    path = Path(__file__).parents[1] / "engine/facts/danger_counts.py"
    path.write_text(source_of(found["rows"]))
