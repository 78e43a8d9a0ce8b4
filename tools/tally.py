"""Counts of go-arounds, in the form of the file of rates."""

from collections import Counter
from collections.abc import Iterable
from math import exp
from typing import Any, Final

from engine.facts.danger import wilson
from engine.outlook import LAST_TURN, WaitClass, wait_class

from .go_arounds import GoAround

ORIGIN: Final = "Counted by tools/calibrate.py in a folder of logs."

_TAIL: Final = 0.025


class Tally:
    """Counts that grow by go-arounds."""

    def __init__(self) -> None:
        self.intervals = 0
        self.rons: Counter[tuple[str, WaitClass]] = Counter()
        self.waits: Counter[tuple[str, WaitClass]] = Counter()
        self.draws: dict[tuple[str, WaitClass], float] = {}
        self.turns: Counter[tuple[str, int]] = Counter()
        self.ended: Counter[tuple[str, int]] = Counter()

    def add(self, found: Iterable[GoAround]) -> None:
        """Count these too."""
        for each in found:
            self.intervals += 1
            self._add_ends(each)
            self._add_rons(each)

    def _add_ends(self, each: GoAround) -> None:
        turn = min(each.turn, LAST_TURN)
        calm = "ends_riichi" if each.in_riichi else "ends_calm"
        state = "ends_threat" if each.threat else calm
        self.turns[state, turn] += 1
        self.ended[state, turn] += each.ended
        if not each.threat:
            self.turns["new_riichi", turn] += 1
            self.ended["new_riichi", turn] += each.declared

    def _add_rons(self, each: GoAround) -> None:
        for kind, chance in each.draws:
            ways = ["dama"]
            if each.in_riichi:
                ways = ["riichi", "suji" if kind in each.suji else "no_suji"]
            for way in ways:
                key = way, wait_class(kind)
                self.waits[key] += 1
                self.draws[key] = self.draws.get(key, 0.0) + chance
                self.rons[key] += each.ron == kind

    def as_rates(self) -> dict[str, Any]:
        """The counts as a file of rates, of one level: all.

        Raises ValueError where a class of waits was never seen: more logs are needed.
        """
        for way in ("riichi", "no_suji", "dama"):
            for found in WaitClass:
                if not self.waits[way, found]:
                    raise ValueError(f"no {way} wait of class {found} is in these logs: add more")
        suji = [found for found in WaitClass if self.waits["suji", found]]
        ron = {
            way: {str(found): self.ron_row(way, found) for found in classes}
            for way, classes in (
                ("riichi", WaitClass),
                ("no_suji", WaitClass),
                ("suji", suji),
                ("dama", WaitClass),
            )
        }
        states = ("ends_calm", "ends_riichi", "ends_threat", "new_riichi")
        counted = {state: [self._turn(state, turn) for turn in _TURNS] for state in states}
        level = {"intervals": self.intervals, "ron": ron, **counted}
        return {"origin": ORIGIN, "levels": {"all": level}}

    def ron_row(self, way: str, found: WaitClass) -> dict[str, Any]:
        """The rons of one class of waits: in riichi, of it no_suji or suji, or in dama."""
        key = way, found
        rons, draws = self.rons[key], self.draws.get(key, 0.0)
        low, high = poisson(rons)
        return {
            "rons": rons,
            "n": self.waits[key],
            "as_draws": round(draws, 3),
            "rate": round(rons / draws, 3) if draws else 0.0,
            "interval": [round(low / draws, 3), round(high / draws, 3)] if draws else [0.0, 0.0],
        }

    def _turn(self, state: str, turn: int) -> dict[str, Any]:
        number, ended = self.turns[state, turn], self.ended[state, turn]
        return {
            "n": number,
            "ended": ended,
            "interval": [round(each, 4) for each in wilson(ended, number)],
        }


_TURNS: Final = range(1, LAST_TURN + 1)


def poisson(found: int) -> tuple[float, float]:
    """The exact interval around a count of rare events (Garwood's)."""
    low = _solved(found - 1, 1 - _TAIL) if found else 0.0
    return low, _solved(found, _TAIL)


def _solved(most: int, chance: float) -> float:
    """The mean at which at most so many events have this chance."""
    low, high = 0.0, 10.0 + 3.0 * (most + 1)
    for _ in range(60):
        mean = (low + high) / 2
        term = total = exp(-mean)
        for number in range(1, most + 1):
            term *= mean / number
            total += term
        low, high = (mean, high) if total > chance else (low, mean)
    return (low + high) / 2
