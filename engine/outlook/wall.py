"""The wall as the player knows it: the tiles that can still be drawn, and how many."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.copies import COPIES, RED_FIVES_OF_SET
from engine.hand import Hand
from engine.index.distances import SUIT_RANKS
from engine.rules import Rules
from engine.tile_set import MISSING
from engine.tiles import KINDS, NAMES, Kind, Tile

from .parts import FIVE, PLACES, RED_SLOT, SLOTS, Counts, Ints, codes_of
from .result import OutlookError, OutlookReason


def place_and_slot(tile: Tile) -> tuple[int, int]:
    """The place of a tile (man, pin, sou or honors) and its slot there."""
    if tile >= KINDS:
        return tile - KINDS, RED_SLOT
    return divmod(tile, SUIT_RANKS)


def tile_at(place: int, slot: int) -> Tile:
    """The tile of a place and slot."""
    return KINDS + place if slot == RED_SLOT else SUIT_RANKS * place + slot


def slots_of(tiles: Iterable[Tile]) -> Counts:
    """How many tiles of each slot there are: (4, 10)."""
    held = np.zeros((PLACES, SLOTS), np.int8)
    for tile in tiles:
        held[place_and_slot(tile)] += 1
    return held


_OF_SLOT: Final = np.arange(PLACES * SLOTS).reshape(PLACES, SLOTS) * (COPIES + 1)
"""The index at which the numbers of a slot begin in ``Wall.left``, read as one row."""


@dataclass(frozen=True)
class Wall:
    """The tiles not seen at the start: ``unseen`` of them, those of the hand seen.

    ``left[place, slot, held]`` is how many are left of a tile when so many of it are held. A tile
    of the first hand is gone even when it was cut; one drawn and kept is gone too. This is exact
    for every line of play in which no tile is drawn, kept and cut later.
    """

    left: Counts
    unseen: int

    def left_of(self, held: Counts) -> Counts:
        """The tiles left of each slot for hands that hold so many: both (hands, 4, 10)."""
        left: Counts = self.left.take(_OF_SLOT + held)
        return left

    def left_of_kind(self, kind: Kind) -> int:
        """How many tiles of a kind, red ones among them, are left at the start."""
        place, slot = place_and_slot(kind)
        plain = int(self.left[place, slot, 0])
        return plain + int(self.left[place, RED_SLOT, 0]) if slot == FIVE and place < 3 else plain


def wall_for(hand: Hand, others: Sequence[Tile], rules: Rules) -> Wall:
    """The wall of the set of these rules, for a hand and what lies open beside it.

    Melds lie open too. Raises OutlookError for a fifth tile of a kind.
    """
    own = slots_of(hand.concealed)
    open_tiles = slots_of(tile for meld in hand.melds for tile in meld.tiles) + slots_of(others)
    full = np.zeros((PLACES, SLOTS), np.int8)
    full[:3, :SUIT_RANKS] = full[3, : KINDS - 3 * SUIT_RANKS] = COPIES
    full[:3, RED_SLOT] = RED_FIVES_OF_SET[rules.red_fives] if rules.red_fives else 0
    full[:3, FIVE] -= full[:3, RED_SLOT]
    if rules.players == 3:
        full[0, MISSING] = full[0, RED_SLOT] = 0
    full -= open_tiles
    _count_reds_as_plain(full, own)
    short = np.argwhere(full < own)
    if len(short):
        name = NAMES[tile_at(*short[0].tolist())]
        raise OutlookError(
            f"More tiles of {name} were seen than there are.",
            reason=OutlookReason.TOO_MANY_SEEN,
            details={"tile": name},
        )
    held = np.arange(COPIES + 1)
    left = full[:, :, None] - np.maximum(own[:, :, None], held)
    return Wall(np.maximum(left, 0).astype(np.int8), int((full - own).sum()))


def _count_reds_as_plain(full: Counts, own: Counts) -> None:
    """Take a red five for a plain one where 5555m were typed, and the other way round."""
    for place in range(3):
        for short, spare in ((FIVE, RED_SLOT), (RED_SLOT, FIVE)):
            lacking = own[place, short] - full[place, short]
            moved = min(lacking, full[place, spare] - own[place, spare])
            if moved > 0:
                full[place, short] += moved
                full[place, spare] -= moved


def hand_codes(tiles: Iterable[Tile], players: int = 4) -> Ints:
    """The codes of the four places of these tiles, in the set for so many players."""
    return codes_of(slots_of(tiles), players)
