"""Numbers for hands that are asked for again and again before anybody knows how many there are."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from .arrays import Ints

NONE: Ints = np.zeros(0, np.intp)


@dataclass
class Lot:
    """Some hands asked for at once, by key; ``numbers`` once their level is settled."""

    keys: Ints
    numbers: Ints = field(default_factory=lambda: NONE)


class Level:
    """The different hands of one level. Ask for all of them, then settle, which numbers them on."""

    def __init__(self) -> None:
        self._lots: list[Lot] = []
        self.first = 0

    def ask(self, keys: Ints) -> Lot:
        """Ask for these hands."""
        lot = Lot(keys)
        if len(keys):
            self._lots.append(lot)
        return lot

    def settle(self, first: int) -> Ints:
        """Number the hands from ``first`` on, in ascending order of keys, which are returned."""
        self.first = first
        if not self._lots:
            return NONE
        asked = joined([lot.keys for lot in self._lots])
        keys, numbers = np.unique(asked, return_inverse=True)
        numbers = numbers + first
        start = 0
        for lot in self._lots:
            end = start + len(lot.keys)
            lot.keys, lot.numbers = NONE, numbers[start:end]
            start = end
        return keys


def joined(arrays: Sequence[Ints]) -> Ints:
    """The arrays one behind the other."""
    return arrays[0] if len(arrays) == 1 else np.concatenate(arrays)
