"""The blocks of a hand for programs."""

from typing import Any

from engine.facts.blocks import HandPart, blocks
from engine.hand import Hand
from engine.rules import Rules
from engine.tiles import NAMES
from engine.written import format_tiles


def blocks_answer(hand: Hand, rules: Rules) -> dict[str, Any]:
    """``{"form", "shanten", "count", "components": [...], "missing": ["1z"]}``.

    A component has its ``tiles``, its ``kind``, how many ``blocks`` it is, 0 for a single tile,
    whether it is a ``tie`` of several ``ways``, the tiles that it ``takes``, and what it ``helps``.
    """
    found = blocks(hand, rules=rules)
    return {
        "form": str(found.form),
        "shanten": found.shanten,
        "count": found.count,
        "components": [_component(part) for part in found.parts],
        "missing": [NAMES[kind] for kind in found.missing],
    }


def _component(part: HandPart) -> dict[str, Any]:
    return {
        "tiles": format_tiles(part.tiles),
        "kind": str(part.kind),
        "blocks": part.blocks,
        "tie": part.is_tie,
        "takes": [NAMES[kind] for kind in part.takes],
        "ways": [[format_tiles(group) for group in way] for way in part.ways],
        "helps": [format_tiles(group) for group in part.helps],
    }
