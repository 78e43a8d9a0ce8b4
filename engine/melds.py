"""Called melds, as they lie on the table."""

from dataclasses import dataclass

from .enums import Name
from .tiles import EAST, KIND_OF, Kind, Tile, check_tiles, sort_key, suit


class MeldKind(Name):
    """How a meld was made."""

    CHI = "chi"
    PON = "pon"
    OPEN_KAN = "open_kan"
    ADDED_KAN = "added_kan"
    CLOSED_KAN = "closed_kan"


class Source(Name):
    """From whom the called tile came, seen from the player."""

    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


KANS = frozenset({MeldKind.OPEN_KAN, MeldKind.ADDED_KAN, MeldKind.CLOSED_KAN})


@dataclass(frozen=True, slots=True)
class Meld:
    """A called meld; ``tiles`` in the order in which they lie.

    Where the source is known the called tile lies first (left), second (across) or last (right);
    of an added kan the added tile follows the called one. The other tiles are kept sorted.
    A chi can only come from the left, a closed kan from nobody, an added kan from somebody.
    Raises ValueError for tiles or a source that do not make this kind of meld.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Source | None = None

    def __post_init__(self) -> None:
        check_tiles(self.tiles)
        if self.kind not in meld_kinds(self.tiles):
            raise ValueError(f"tiles {self.tiles} are no {self.kind}")
        if self.source not in SOURCES[self.kind]:
            raise ValueError(f"a {self.kind} does not come from {self.source}")
        object.__setattr__(self, "tiles", self._laid_out())

    def _laid_out(self) -> tuple[Tile, ...]:
        """The tiles with all that were not called or added sorted."""
        at = self.called_at
        if at is None:
            return tuple(sorted(self.tiles, key=sort_key))
        end = at + (2 if self.kind is MeldKind.ADDED_KAN else 1)
        rest = sorted(self.tiles[:at] + self.tiles[end:], key=sort_key)
        return (*rest[:at], *self.tiles[at:end], *rest[at:])

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


SOURCES: dict[MeldKind, tuple[Source | None, ...]] = {
    MeldKind.CHI: (None, Source.LEFT),
    MeldKind.PON: (None, *Source),
    MeldKind.OPEN_KAN: (None, *Source),
    MeldKind.ADDED_KAN: tuple(Source),
    MeldKind.CLOSED_KAN: (None,),
}
"""From whom the called tile of each kind of meld can come; None is unknown or nobody."""


def meld_kinds(tiles: tuple[Tile, ...]) -> frozenset[MeldKind]:
    """Which kinds of meld these tiles make; empty for none."""
    kinds = sorted(KIND_OF[tile] for tile in tiles)
    if len(set(kinds)) == 1:
        return {3: frozenset({MeldKind.PON}), 4: KANS}.get(len(kinds), frozenset())
    if len(kinds) == 3 and is_run(kinds) and kinds[0] < EAST:
        return frozenset({MeldKind.CHI})
    return frozenset()


def is_run(kinds: list[Kind]) -> bool:
    """Whether three ascending kinds follow each other in one suit; honors 1z 2z 3z do too."""
    first, second, third = kinds
    return (second, third) == (first + 1, first + 2) and suit(first) == suit(third)
