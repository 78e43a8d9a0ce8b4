"""The idea behind a cut: what its tile is among the blocks of the hand."""

from collections.abc import Collection
from typing import Final

from engine.facts.blocks import Blocks, PartKind, blocks
from engine.hand import Hand
from engine.rules import Rules
from engine.tiles import KIND_OF, Kind

LOOSE: Final = "loose"
HELPER: Final = "helper"
SIX_BLOCKS: Final = "six_blocks"
PAIR: Final = "pair"
SHAPE: Final = "shape"
COMPOUND: Final = "compound"
WIDTH_OR_VALUE: Final = "width_or_value"
"""The themes of cuts; in one of the last, the widest cut and the one of most worth differ."""

FIVE: Final = 5
"""The blocks of a hand: four sets and a pair."""

_SINGLE: Final = {
    PartKind.LOOSE: LOOSE,
    PartKind.SINGLE: LOOSE,
    PartKind.HELPER: HELPER,
    PartKind.COMPOUND: COMPOUND,
}


def cut_idea(hand: Hand, kind: Kind, rules: Rules | None = None) -> str:
    """Return the idea behind cutting a kind: the tile's part in the hand, or one block too many.

    Where a kind is in several parts, the tile cut is the one of least use: of 3345m, 3m is the
    helper of 345m.
    """
    return idea_among(blocks(hand, rules=rules), kind)


def idea_among(found: Blocks, kind: Kind) -> str:
    """Return the idea behind cutting a kind of a hand of these blocks."""
    parts = [
        part.kind
        for part in found.parts
        if part.kind is not PartKind.MELD and kind in map(KIND_OF.__getitem__, part.tiles)
    ]
    for single, idea in _SINGLE.items():
        if single in parts:
            return idea
    if PartKind.PAIR in parts:
        return PAIR
    return SIX_BLOCKS if found.count > FIVE else SHAPE


def are_in_one_part(found: Blocks, kinds: Collection[Kind]) -> bool:
    """Whether one part of a hand of these blocks has tiles of each of the kinds."""
    return any({*kinds} <= {*map(KIND_OF.__getitem__, part.tiles)} for part in found.parts)
