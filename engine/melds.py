"""Called melds, as they lie on the table."""

from dataclasses import dataclass
from enum import StrEnum

from .tiles import KIND_OF, Kind, Tile


class MeldKind(StrEnum):
    """How a meld was made."""

    CHI = "chi"
    PON = "pon"
    OPEN_KAN = "open_kan"
    ADDED_KAN = "added_kan"
    CLOSED_KAN = "closed_kan"


class Source(StrEnum):
    """From whom the called tile came, seen from the player."""

    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


KANS = frozenset({MeldKind.OPEN_KAN, MeldKind.ADDED_KAN, MeldKind.CLOSED_KAN})


@dataclass(frozen=True, slots=True)
class Meld:
    """A called meld; ``tiles`` in the order in which they lie.

    Where the source is known the called tile lies first (left), second (across) or last (right);
    of an added kan the added tile follows the called one. Without a source the tiles are sorted.
    Notation checks that the tiles do form the meld.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Source | None = None

    @property
    def called_at(self) -> int | None:
        """Place of the called tile in ``tiles``, None where it is not known or none was called."""
        if self.source is None:
            return None
        if self.source is Source.LEFT:
            return 0
        if self.source is Source.ACROSS:
            return 1
        return 3 if self.kind is MeldKind.OPEN_KAN else 2

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand: all melds but the closed kan do."""
        return self.kind is not MeldKind.CLOSED_KAN

    @property
    def is_kan(self) -> bool:
        """Whether it has four tiles."""
        return self.kind in KANS

    @property
    def group(self) -> tuple[Kind, ...]:
        """Its kinds in ascending order; four for a kan."""
        return tuple(sorted(KIND_OF[tile] for tile in self.tiles))
