"""The readings of complete hands, all won in the same way, as `engine.scoring` finds them."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from engine.melds import Meld
from engine.rules import Rules
from engine.scoring.score import won_readings
from engine.scoring.suit_values import value_of
from engine.scoring.terms import Terms, terms_for
from engine.scoring.win import Win
from engine.tiles import Tile

from .arrays import Counts, Ints


@dataclass(frozen=True, slots=True)
class WinFacts:
    """The facts that all wins of a question share.

    ``win`` says how they are won, with how many norths set aside: only its tile is another each
    time. ``dora`` are indicators; ``hidden`` counts those still face down.
    """

    melds: tuple[Meld, ...]
    win: Win
    rules: Rules
    dora: tuple[Tile, ...]
    hidden: int
    honba: int
    sticks: int

    @property
    def scoring(self) -> Terms:
        """The terms that scoring derives from these facts."""
        is_open = any(meld.is_open for meld in self.melds)
        return terms_for(self.win, self.rules, is_open=is_open)


class WinReadings(NamedTuple):
    """Readings of wins: whose, their yaku as bits, and their fu."""

    win: Ints
    yaku: Ints
    fu: Ints


@dataclass(frozen=True)
class Complete:
    """Complete hands as 34 ``counts``, and the kind that completed each.

    The circumstances that are asked about share all but how the hands are won.
    """

    counts: Counts
    kinds: Ints
    melds: tuple[Meld, ...]

    @cached_property
    def _known(self) -> dict[bool, WinReadings]:
        """The readings by tsumo and by ron, without the yaku of the win itself."""
        return {}

    def found(self, won: WinFacts) -> WinReadings:
        """Every reading of each hand, once for each way in which it can have been completed."""
        terms = won.scoring
        if terms.is_ron not in self._known:
            called = value_of(self.melds)
            whole = self.counts.astype(np.uint8)
            rows = [
                (number, bits, fu)
                for number, (counts, kind) in enumerate(
                    zip(whole, self.kinds.tolist(), strict=True)
                )
                for _, _, bits, fu, _ in won_readings(counts.tobytes(), kind, called, terms)
            ]
            columns = np.array(rows, np.intp).reshape(-1, 3).T
            self._known[terms.is_ron] = WinReadings(*columns)
        found = self._known[terms.is_ron]
        return found._replace(yaku=found.yaku | terms.earned)
