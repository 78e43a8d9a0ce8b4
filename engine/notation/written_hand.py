"""Hands and tiles as text, in the one canonical form."""

from collections.abc import Iterable
from itertools import groupby

from engine.hand import Hand
from engine.tiles import KIND_OF, NAMES, Tile, suit

from .meld_notation import format_meld


def format_hand(hand: Hand) -> str:
    """The canonical form, which ``parse_hand`` reads back as an equal hand.

    Sorted concealed tiles without the drawn one, the drawn one, then the melds as called.
    """
    concealed = list(hand.concealed)
    if hand.drawn is not None:
        concealed.remove(hand.drawn)
        concealed.append(hand.drawn)
    return format_tiles(concealed) + "".join(map(format_meld, hand.melds))


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles in the order given, as mpsz; ``parse_tiles`` reads them back."""
    return "".join(_format_run(run) for _, run in groupby(tiles, lambda t: suit(KIND_OF[t])))


def _format_run(tiles: Iterable[Tile]) -> str:
    """Tiles of one suit; 1m 0m are never written 10m, which reads as a ten."""
    names = [NAMES[tile] for tile in tiles]
    digits = "".join(name[0] for name in names)
    return "".join(names) if digits == "10" else digits + names[0][1]
