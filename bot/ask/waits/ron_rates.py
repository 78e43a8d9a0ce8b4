"""How readily others discard what a closed hand waits for."""

from bot.pages.parts import Asked
from bot.typed.circumstances import is_whole
from engine import Kind, Waits
from engine.outlook import RATES, Rates


def ron_rates_text(asked: Asked, found: Waits, table: Rates) -> tuple[str, ...]:
    """Say how likely ron on each wait is in riichi, relative to drawing it.

    Measured among four players at the ``table``, which is named; nothing is said of an open hand,
    nor of a part of one.
    """
    hand = asked.hand
    if not (is_whole(hand) and hand.is_closed and asked.rules.players == 4 and found.left):
        return ()
    by_kind = table.riichi_by_kind(frozenset(asked.query.river))
    tiles_of: dict[float, list[Kind]] = {}
    for wait in found.waits:
        if wait.left:
            tiles_of.setdefault(by_kind[wait.tile], []).append(wait.tile)
    words = asked.words
    rates = words.text("joint-names").join(
        words.text("item-ron-rate", tiles=words.tiles(tiles), rate=words.number(f"{rate:.1f}"))
        for rate, tiles in sorted(tiles_of.items(), reverse=True)
    )
    return (words.named("text-ron-rates", "table" if table == RATES else "own", rates=rates),)
