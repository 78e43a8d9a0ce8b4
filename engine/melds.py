"""Called melds, as they lie on the table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from .copies import copies_of
from .errors import Name
from .tiles import EAST, KIND_OF, NAMES, Kind, Tile, sort_key, suit


class MeldKind(Name):
    """The kinds of meld, by the way they are made."""

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


KANS: Final = frozenset({MeldKind.OPEN_KAN, MeldKind.ADDED_KAN, MeldKind.CLOSED_KAN})


@dataclass(frozen=True, init=False)
class Meld:
    """A called meld; ``tiles`` in the order in which they lie.

    Where the source is known the called tile lies first (left), second (across) or last (right);
    of an added kan the added tile follows the called one. The other tiles are kept sorted.
    A chi can only come from the left, a closed kan from nobody, an added kan from somebody.
    Raises ValueError for tiles or a source that do not make this kind of meld.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    source: Source | None
    copies: int = field(init=False, repr=False, compare=False)

    def __init__(self, kind: MeldKind, tiles: Sequence[Tile], source: Source | None = None) -> None:
        # All fields at once: a frozen class that sets them one by one takes three times as long.
        self.__dict__.update(_checked(kind, tuple(tiles), source))

    @property
    def called_at(self) -> int | None:
        """Place of the called tile in ``tiles``, None where it is not known or none was called."""
        return called_at(self.kind, self.source)

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


# There are some hundred melds only: each is checked once, and looked up from then on.
@lru_cache(maxsize=1 << 11)
def _checked(kind: MeldKind, tiles: tuple[Tile, ...], source: Source | None) -> dict[str, Any]:
    """The fields of such a meld, with all tiles sorted that were neither called nor added."""
    copies = copies_of(tiles)
    if kind not in meld_kinds(tiles):
        raise ValueError(f"tiles {tiles} are not a {kind}")
    if source not in SOURCES[kind]:
        raise ValueError(f"a {kind} does not come from {source}")
    kind, source = MeldKind(kind), source and Source(source)
    at = called_at(kind, source)
    if at is None:
        laid = sorted(tiles, key=sort_key)
    else:
        end = at + (2 if kind is MeldKind.ADDED_KAN else 1)
        rest = sorted(tiles[:at] + tiles[end:], key=sort_key)
        laid = [*rest[:at], *tiles[at:end], *rest[at:]]
    return {
        "kind": kind,
        "tiles": tuple(laid),
        "source": source,
        "copies": copies,
    }


def called_at(kind: MeldKind, source: Source | None) -> int | None:
    """Place of the called tile in such a meld, None where it is not known or none was called."""
    if source is None:
        return None
    if source is Source.LEFT:
        return 0
    if source is Source.ACROSS:
        return 1
    return 3 if kind is MeldKind.OPEN_KAN else 2


def meld_kinds(tiles: tuple[Tile, ...]) -> frozenset[MeldKind]:
    """The kinds of meld that these tiles make; empty for none."""
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


def format_meld(meld: Meld) -> str:
    """The one way to write a meld."""
    digits = [NAMES[tile][0] for tile in meld.tiles]
    if meld.called_at is not None:
        digits[meld.called_at] += '"' if meld.kind is MeldKind.OPEN_KAN else "'"
    inside = "".join(digits) + NAMES[meld.tiles[0]][1]
    return f"[{inside}]" if meld.is_open else f"({inside})"
