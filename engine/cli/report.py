"""The engine's answers as lines of plain text, for people at a terminal."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.facts.decompose import Form
from engine.facts.discards import Discard, kans_after_riichi, tenpai_discards
from engine.facts.shanten import Shanten, shanten_by_form
from engine.facts.ukeire import (
    DiscardUkeire,
    Improvement,
    TileLeft,
    discards,
    improvements,
    ukeire,
)
from engine.facts.waits import Wait, waits
from engine.hand import format_hand
from engine.tiles import KIND_OF, NAMES, UNICODE, Tile
from engine.written import format_tiles

from .question import HandQuery

TextRow = tuple[str, ...]

MOST_IMPROVEMENTS: Final = 8


def report_waits(asked: HandQuery) -> list[str]:
    """The waits of a hand, or its ukeire if it is noten; of a hand to cut, its discards."""
    if asked.hand.has_drawn_size:
        return report_discards(asked)
    found = waits(asked.hand, seen=asked.seen, rules=asked.rules)
    if not found.waits:
        return _report_noten(asked)
    name = f" ({words(found.name)})" if found.name else ""
    rows = [
        (*_left(wait), ", ".join(map(words, wait.shapes)), UNICODE[wait.tile])
        for wait in found.waits
    ]
    return [
        *hand_lines(asked),
        f"Tenpai, {_total(found.waits, found.left)}{name}.",
        "",
        *table(rows),
    ]


def report_discards(asked: HandQuery) -> list[str]:
    """The discards that leave tenpai, or if none does, every discard with what it accepts."""
    hand = asked.hand
    shanten = shanten_by_form(hand, rules=asked.rules)
    lines = [*hand_lines(asked), f"{distance(shanten)}."]
    tenpai = tenpai_discards(hand, seen=asked.seen, rules=asked.rules)
    if tenpai:
        lines += ["", *table(map(_tenpai_row, tenpai))]
    else:
        found = discards(hand, seen=asked.seen, rules=asked.rules)
        lines += ["", *table(map(_ukeire_row, found))]
    kans = kans_after_riichi(hand)
    if kans:
        lines += [
            "",
            f"In riichi, a closed kan of {', '.join(NAMES[tile] for tile in kans)} is allowed.",
        ]
    return lines


def report_shanten(asked: HandQuery) -> list[str]:
    """The shanten of each form the hand can take."""
    found = shanten_by_form(asked.hand, rules=asked.rules)
    rows = [
        (words(form), str(shanten))
        for form, shanten in (
            (Form.STANDARD, found.standard),
            (Form.SEVEN_PAIRS, found.seven_pairs),
            (Form.THIRTEEN_ORPHANS, found.thirteen_orphans),
        )
        if shanten is not None
    ]
    return [*hand_lines(asked), f"{distance(found)}.", "", *table(rows)]


def _report_noten(asked: HandQuery) -> list[str]:
    found = ukeire(asked.hand, seen=asked.seen, rules=asked.rules)
    far = distance(shanten_by_form(asked.hand, rules=asked.rules))
    good = found.good_shapes or ()
    lines = [*hand_lines(asked), f"{far}, {_total(found.tiles, found.left)}.", ""]
    lines += table(
        (*_left(tile), "good shape" if tile in good else "", UNICODE[tile.tile])
        for tile in found.tiles
    )
    wider = improvements(asked.hand, seen=asked.seen, rules=asked.rules)
    if wider:
        lines += ["", "Tiles that widen it, the widest first:"]
        lines += table(map(_improvement_row, wider[:MOST_IMPROVEMENTS]))
    return lines


def _improvement_row(better: Improvement) -> TextRow:
    return (
        NAMES[better.tile],
        f"{better.left} left",
        f"cut {NAMES[better.discard]}",
        f"accepts {better.accepts}",
    )


def hand_lines(asked: HandQuery) -> list[str]:
    """The hand as typed and in pictures, and the tiles seen."""
    tiles = format_hand(asked.hand)
    melds = "".join(f" {_pictures(meld.tiles)}" for meld in asked.hand.melds)
    lines = [f"{tiles}  {_pictures(asked.hand.concealed)}{melds}"]
    if asked.seen:
        lines.append(f"seen: {format_tiles(asked.seen)}")
    return lines


def table(rows: Iterable[TextRow]) -> list[str]:
    """Rows with their columns aligned; pictures of tiles stand last, since their width differs."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def words(identifier: str) -> str:
    """An id as words: ``seven_pairs`` is "seven pairs"."""
    return identifier.replace("_", " ")


def _pictures(tiles: Iterable[Tile]) -> str:
    return "".join(UNICODE[KIND_OF[tile]] for tile in tiles)


def _total(tiles: Sequence[Wait | TileLeft], left: int) -> str:
    kinds = "1 kind" if len(tiles) == 1 else f"{len(tiles)} kinds"
    return f"{kinds}, {left} left"


def distance(shanten: Shanten) -> str:
    """The shanten of a hand in words: "Complete", "Tenpai", "2-shanten"."""
    if shanten.best > 0:
        return f"{shanten.best}-shanten"
    return "Tenpai" if shanten.best == 0 else "Complete"


def _left(tile: Wait | TileLeft) -> TextRow:
    return NAMES[tile.tile], f"{tile.left} left"


def _with_left(tiles: Iterable[Wait | TileLeft]) -> str:
    return ", ".join(f"{NAMES[tile.tile]} {tile.left}" for tile in tiles)


def _tenpai_row(discard: Discard) -> TextRow:
    found = discard.waits
    return f"cut {NAMES[discard.tile]}", f"{found.left} left", _with_left(found.waits)


def _ukeire_row(discard: DiscardUkeire) -> TextRow:
    shanten = "tenpai" if discard.shanten == 0 else f"{discard.shanten}-shanten"
    return (
        f"cut {NAMES[discard.tile]}",
        shanten,
        f"{discard.left} left",
        _with_left(discard.tiles),
    )
