"""Every reading of a complete hand."""

from dataclasses import dataclass
from enum import StrEnum

from .melds import Meld
from .tiles import Kind

Group = tuple[Kind, ...]
"""Kinds of one group in ascending order: a sequence (0, 1, 2), a triplet (0, 0, 0), a pair (0, 0)."""


class Form(StrEnum):
    """The three forms of a complete hand."""

    STANDARD = "standard"
    SEVEN_PAIRS = "seven_pairs"
    THIRTEEN_ORPHANS = "thirteen_orphans"


class Order(StrEnum):
    """Which groups a reading takes first: the order of readings, and the classic greedy pass."""

    SEQUENCE = "sequence"
    TRIPLET = "triplet"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take a complete hand apart.

    ``groups`` are the concealed sequences and triplets in ascending order (of seven pairs all
    seven pairs; of thirteen orphans none), ``pair`` the pair (None for seven pairs, the doubled
    kind for thirteen orphans), ``melds`` the called melds. ``greedy`` names the classic greedy
    passes that find this reading.
    """

    form: Form
    pair: Kind | None
    groups: tuple[Group, ...]
    melds: tuple[Meld, ...]
    greedy: tuple[Order, ...]
