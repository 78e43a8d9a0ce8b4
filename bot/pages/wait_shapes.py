"""Why these tiles: the part of a hand that waits for them, its shape, and the name of the whole."""

from typing import Final

from bot.words import Words
from engine import Form, Kind, Shape, WaitReading, Waits
from engine.facts import Group
from engine.tiles import ORPHANS

from .parts import how_many_named

LINES: Final = 6
"""Parts named under an answer; nine gates would have twenty."""

WaitPart = tuple[tuple[Kind, ...], Shape]
"""The tiles that wait, and how: (6m 7m, ryanmen)."""


def shape_text(waits: Waits, words: Words) -> str:
    """Name each waiting part with its tiles: "67m takes 5m 8m: ryanmen (two-sided)"."""
    lines = [_line(part, tiles, words) for part, tiles in waiting_parts(waits).items()]
    more = len(lines) - how_many_named(len(lines), LINES)
    if more:
        lines[-more:] = [words.text("shape-more", more=more)]
    return "\n".join(lines)


def _line(part: WaitPart, tiles: list[Kind], words: Words) -> str:
    held, shape = part
    named = words.named("shape", shape)
    if len(held) == len(ORPHANS):  # the whole hand waits
        return named
    return words.text("shape-line", part=words.run(held), tiles=words.tiles(tiles), shape=named)


def brief_text(waits: Waits, words: Words) -> str:
    """Name the whole wait, or the shapes of its parts: "nobetan", "ryanmen, tanki"."""
    if waits.name is not None:
        return words.named("wait-name", waits.name)
    shapes = dict.fromkeys(shape for _, shape in waiting_parts(waits))
    return words.text("joint-names").join(words.named("shape", shape) for shape in shapes)


def waiting_parts(waits: Waits) -> dict[WaitPart, list[Kind]]:
    """Return every part that waits, with the tiles that it takes."""
    parts: dict[WaitPart, list[Kind]] = {}
    for wait in waits.waits:
        for way in wait.readings:
            tiles = parts.setdefault((part_of(way), way.shape), [])
            if wait.tile not in tiles:
                tiles.append(wait.tile)
    return parts


def part_of(way: WaitReading) -> tuple[Kind, ...]:
    """Return what waits; of two pairs both, since either takes its third tile."""
    pair = way.reading.pair
    if way.shape is Shape.SHANPON and pair is not None:
        return tuple(sorted((*way.held, pair, pair)))
    return way.held


def rest_of(way: WaitReading) -> tuple[Group, ...]:
    """Return the concealed groups beside the part that waits; none of other forms."""
    reading = way.reading
    if reading.form is not Form.STANDARD or reading.pair is None:
        return ()
    groups = [*reading.groups]
    if way.shape is not Shape.TANKI:
        groups.remove(way.group)
        if way.shape is not Shape.SHANPON:
            groups.append((reading.pair, reading.pair))
    return tuple(sorted(groups))


def name_text(waits: Waits, words: Words) -> tuple[str, ...]:
    """Name the whole wait, and say what the name means."""
    if waits.name is None:
        return ()
    name = words.named("wait-name", waits.name)
    return (words.text("wait-named", name=name, why=words.named("wait-why", waits.name)),)
