"""The sets of tiles that are played with: 34 kinds by four players, 27 by three.

A set for three players lacks 2m to 8m, so that 1m and 9m are in no sequence, and 1m and 9m show
each other as dora. The tests compare a wall without these kinds with whole spaces of small hands
and with two other libraries.
"""

from collections.abc import Iterable
from typing import Final

from .errors import ImpossibleHandError, Reason
from .melds import Meld, MeldKind
from .tiles import KIND_OF, KINDS, NAMES, Kind, Tile

MISSING: Final = range(1, 8)
"""The kinds 2m to 8m, which a set for three players lacks."""

NOT_IN_SET: Final = 255
"""The count that marks a kind that the set lacks, for the look-up of shanten."""

_MISSING_TILES: Final = frozenset(tile for tile, kind in enumerate(KIND_OF) if kind in MISSING)
_WITHOUT: Final = bytes([NOT_IN_SET] * len(MISSING))


def kinds_of_set(players: int) -> tuple[Kind, ...]:
    """The kinds of the set for three or four players, in ascending order."""
    check_players(players)
    return tuple(kind for kind in range(KINDS) if players == 4 or kind not in MISSING)


def check_players(players: int) -> None:
    """Raise ValueError unless so many can play: there are sets for three and for four."""
    if players not in {3, 4}:
        raise ValueError(f"three or four play, not {players!r}")


def check_tiles_of_set(tiles: Iterable[Tile], players: int) -> None:
    """Raise ImpossibleHandError for a tile that the set for so many players lacks."""
    if players == 4:
        return
    missing = next((tile for tile in tiles if tile in _MISSING_TILES), None)
    if missing is not None:
        raise ImpossibleHandError(
            reason=Reason.NOT_IN_SET,
            details={"tile": NAMES[missing]},
        )


def check_melds_of_set(melds: Iterable[Meld], players: int) -> None:
    """Raise ImpossibleHandError for a chi where there are three players."""
    if players == 4:
        return
    for meld in melds:
        if meld.kind is MeldKind.CHI:
            names = " ".join(NAMES[tile] for tile in meld.tiles)
            raise ImpossibleHandError(
                reason=Reason.NO_CHI,
                details={"meld": names},
            )


def counts_of_set(counts: bytes, players: int) -> bytes:
    """The 34 counts, with `NOT_IN_SET` for the kinds that the set for so many players lacks."""
    return counts if players == 4 else counts[:1] + _WITHOUT + counts[8:]


def without_marks(counts: bytes) -> bytes:
    """The counts with 0 for the kinds that the set lacks."""
    return counts.replace(b"\xff", b"\0")
