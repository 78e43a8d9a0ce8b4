"""Make ``rates.json`` from a file of counts: ``python -m tools.build_rates COUNTS``.

The counts are those of ``tests/facts/outlook_table_rates.json.gz``: for each level, rons and the
number that as many draws would have given (``expected_as_a_draw``), by kind of tenpai and class of
wait; and, by turn, how many go-arounds there were and how many of them ended the hand.
"""

import gzip
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from engine.outlook import LAST_TURN, LEVELS, WaitClass

ORIGIN: Final = (
    "Counted in 7,727 rounds of 850 public logs with the hands known (MIT, Apache-2.0 and BSD "
    "licences): 6,625 rounds of Tenhou client sessions, half ippan and half joukyu, and 1,102 "
    "rounds with all four hands, 511 of them houou. An interval is the go-around from a player's "
    "discard to the same player's next draw. 'rate' is rons / as_draws: how much likelier the tile "
    "was discarded by another player than drawn, with the tiles unseen as they were when the hand "
    "came to its wait. Intervals are of 95 percent."
)

RateCounts = Mapping[str, Any]


def main() -> None:
    """Read the counts named on the command line, write the package's file."""
    with gzip.open(sys.argv[1], "rt", encoding="utf-8") as file:
        counted = json.load(file)
    levels = {level: _level(counted[level]) for level in LEVELS}
    path = Path(__file__).parents[1] / "engine/outlook/rates.json"
    path.write_text(as_text({"origin": ORIGIN, "levels": levels}), encoding="utf-8")


def as_text(rates: Mapping[str, Any]) -> str:
    """The text of a file of rates, a line for each row of counts."""
    indented = json.dumps(rates, indent=1)
    rows = re.compile(r"{[^{}]*}")
    return rows.sub(lambda row: " ".join(row.group().split()), indented) + "\n"


def _level(counted: RateCounts) -> dict[str, Any]:
    riichi, others = counted["ron"]["riichi"], counted["ron"]["unannounced"]
    suji = [found for found in WaitClass if f"suji_{found}" in riichi]
    return {
        "intervals": counted["intervals"],
        "ron": {
            "riichi": {str(found): _ron(riichi[found]) for found in WaitClass},
            "no_suji": {str(found): _ron(riichi[f"plain_{found}"]) for found in WaitClass},
            "suji": {str(found): _ron(riichi[f"suji_{found}"]) for found in suji},
            "dama": {str(found): _ron(others[found]) for found in WaitClass},
        },
        "ends_calm": _by_turn(counted["end"]["calm"], "ends"),
        "ends_riichi": _by_turn(counted["end"]["calm_riichi"], "ends"),
        "ends_threat": _by_turn(counted["end"]["threat"], "ends"),
        "new_riichi": _by_turn(counted["newriichi"], "x"),
    }


def _ron(row: RateCounts) -> dict[str, Any]:
    return {
        "rons": row["rons"],
        "n": row["n"],
        "as_draws": row["expected_as_a_draw"],
        "rate": row["rho"],
        "interval": row["ci"],
    }


def _by_turn(rows: RateCounts, what: str) -> list[dict[str, Any]]:
    turns = (rows[str(turn)] for turn in range(1, LAST_TURN + 1))
    return [{"n": row["n"], "ended": row[what], "interval": row["ci"]} for row in turns]


if __name__ == "__main__":
    main()
