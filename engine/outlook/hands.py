"""Thousands of hands at once: their shanten, the tiles that lower it, and their own useful ones.

A hand is four rows of `PARTS`, a batch of hands a (hands, 4) array. A hand's *key* is its rows in
one number.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.index.distances import CLASSES, COMBINED, HONOR_RANKS, SUIT_RANKS

from .parts import (
    FIVE,
    PARTS,
    PLACES,
    RED_SLOT,
    SEVEN_PAIRS,
    SLOTS,
    STANDARD,
    TALLY_BITS,
    THIRTEEN_ORPHANS,
    Counts,
    Ints,
    Mask,
    beside,
)

_ROW_BITS: Final = np.arange(PLACES) * 16
_ROW: Final = (1 << 16) - 1
_COMBINED: Final = np.frombuffer(b"".join(COMBINED), np.uint8).astype(np.intp)
_KINDS: Final = np.ones((PLACES, SUIT_RANKS), bool)
_KINDS[3, HONOR_RANKS:] = False
_FIELD: Final = (1 << TALLY_BITS) - 1
_HALF_BITS: Final = 2 * TALLY_BITS
_HALF: Final = (1 << _HALF_BITS) - 1
_FIELDS: Final = np.arange(1 << _HALF_BITS)
_SEVEN_PAIRS: Final = (7 - (_FIELDS >> TALLY_BITS) + np.maximum(0, 7 - (_FIELDS & _FIELD))).astype(
    np.int8
)
_THIRTEEN_ORPHANS: Final = (14 - (_FIELDS & _FIELD) - (_FIELDS > _FIELD)).astype(np.int8)
"""Tiles missing by kinds (the lower bits) and pairs of them, orphans alone for the second."""


def keys_of(rows: Ints) -> Ints:
    """The key of each hand."""
    keys: Ints = rows[:, 0] | rows[:, 1] << 16 | rows[:, 2] << 32 | rows[:, 3] << 48
    return keys


def rows_of(keys: Ints) -> Ints:
    """The hands of these keys."""
    rows: Ints = keys[:, None] >> _ROW_BITS & _ROW
    return rows


@dataclass(frozen=True)
class Hands:
    """A batch of hands beside so many melds, and what follows from their tiles.

    ``rows`` is (hands, 4). The forms of seven pairs and thirteen orphans count where there are no
    melds; where two forms are as near, the tiles of both count.
    """

    rows: Ints
    melds: int

    @cached_property
    def _pairwise(self) -> tuple[Ints, Ints, Ints]:
        """The classes of the four places; of man and pin together, of sou and honors together."""
        classes = PARTS.cls[self.rows]
        man, pin, sou, honors = classes.T
        return (
            classes,
            _COMBINED[man * CLASSES + pin],
            _COMBINED[sou * CLASSES + honors],
        )

    @cached_property
    def missing(self) -> Counts:
        """How many tiles are missing from four melds and a pair."""
        _, low, high = self._pairwise
        return beside(self.melds)[low, high]

    @cached_property
    def _tally(self) -> Ints:
        """The tallies of the four parts added up: kinds and pairs, of all tiles and of orphans."""
        rows = PARTS.tally[self.rows]
        tally: Ints = rows[:, 0] + rows[:, 1] + rows[:, 2] + rows[:, 3]
        return tally

    @cached_property
    def _other_forms(self) -> tuple[Counts, Counts]:
        """Tiles missing from seven pairs and from thirteen orphans."""
        return _SEVEN_PAIRS[self._tally & _HALF], _THIRTEEN_ORPHANS[self._tally >> _HALF_BITS]

    @cached_property
    def shanten(self) -> Counts:
        """The shanten of the nearest form; -1 is complete."""
        nearest = self.missing
        if not self.melds:
            seven, thirteen = self._other_forms
            nearest = np.minimum(np.minimum(nearest, seven), thirteen)
        return nearest - np.int8(1)

    @cached_property
    def rests(self) -> Ints:
        """The class of the three other places, beside each place."""
        classes, low, high = self._pairwise
        man, pin, sou, honors = classes.T
        rests = np.empty_like(classes)
        rests[:, 0] = _COMBINED[pin * CLASSES + high]
        rests[:, 1] = _COMBINED[man * CLASSES + high]
        rests[:, 2] = _COMBINED[honors * CLASSES + low]
        rests[:, 3] = _COMBINED[sou * CLASSES + low]
        return rests

    @cached_property
    def _forms(self) -> Ints:
        """The nearest forms, added up: `STANDARD` and the like."""
        nearest = self.shanten + np.int8(1)
        forms: Ints = (self.missing == nearest).astype(np.intp) * STANDARD
        if not self.melds:
            seven, thirteen = self._other_forms
            forms += (seven == nearest) * SEVEN_PAIRS
            forms += (thirteen == nearest) * THIRTEEN_ORPHANS
        return forms

    def useful(self) -> Mask:
        """The slots whose tiles lower the shanten: (hands, 4, 10)."""
        far = beside(self.melds)
        more = PARTS.more[self.rows]
        ranks: Mask = far[more, self.rests[:, :, None]] < self.missing[:, None, None]
        if not self.melds:
            ranks = self._with_other_forms(ranks)
        slots = np.empty((len(self.rows), PLACES, SLOTS), bool)
        slots[:, :, :SUIT_RANKS] = ranks
        slots[:, :3, RED_SLOT] = ranks[:, :3, FIVE]
        slots[:, 3, RED_SLOT] = False
        return slots

    def _with_other_forms(self, ranks: Mask) -> Mask:
        forms = self._forms
        if (forms == STANDARD).all():
            return ranks
        standard, seven, thirteen = (
            _wide(forms & form > 0) for form in (STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS)
        )
        few_kinds = _wide(self._tally & _FIELD < 7)
        no_pair = _wide(self._tally >> 3 * TALLY_BITS == 0)
        counts = PARTS.counts[self.rows]
        absent, single = counts == 0, counts == 1
        orphans = PARTS.is_orphan(self.rows)
        ranks = ranks & standard
        ranks |= seven & (single | absent & few_kinds) & _KINDS
        ranks |= thirteen & (absent | single & no_pair) & orphans
        return ranks

    def cores(self) -> Ints:
        """The hands without their junk: the tiles that no nearest complete hand uses.

        A tile is junk by its copy: of 222m beside 345m and a pair, all are of use, of 2222m three.
        """
        forms = self._forms
        cores = np.empty_like(self.rows)
        for each in np.flatnonzero(np.bincount(forms)).tolist():
            at = np.flatnonzero(forms == each)
            rests = self.rests[at] if each & STANDARD else np.zeros_like(self.rows[at])
            cores[at] = PARTS.cores(self.rows[at], rests, self.melds, each)
        return cores


def _wide(values: NDArray) -> NDArray:  # type: ignore[type-arg]
    """One value a hand, to be put beside its places and ranks."""
    return values[:, None, None]
