"""One reading of a complete hand, drawn and in words; shared by priced and unpriced answers."""

from collections.abc import Sequence

from bot.words import Words
from engine import Form, Hand, Kind, Order, Reading, Tile
from engine.facts import Group
from engine.tiles import KIND_OF, ORPHANS, is_red

from .page import Button, Face, Tiles
from .parts import Asked, go, meld_cell


def drawn_tile(hand: Hand) -> Tile:
    """Return the drawn tile of a hand that has one."""
    if hand.drawn is None:
        raise ValueError("a hand of 3n+1 tiles has no drawn tile")
    return hand.drawn


def reading_cells(
    reading: Reading, won: Group, hand: Hand, dora: frozenset[Kind] = frozenset()
) -> tuple[Tiles, ...]:
    """Draw the groups of a reading, the winning tile gold in the group ``won`` that it completes.

    The kinds in ``dora`` are marked.
    """
    drawn = drawn_tile(hand)
    rest = list(hand.concealed)
    rest.remove(drawn)
    reds = [tile for tile in rest if is_red(tile)]
    groups = _groups(reading)
    completed = next(
        at
        for at, group in enumerate(groups)
        if group == won or (won not in groups and KIND_OF[drawn] in group)
    )
    cells = [
        _group_cell(group, reds, drawn if at == completed else None)
        for at, group in enumerate(groups)
    ]
    return tuple(with_dora(cell, dora) for cell in (*cells, *map(meld_cell, reading.melds)))


def with_dora(cell: Tiles, dora: frozenset[Kind]) -> Tiles:
    """Mark the dora among tiles."""
    if not dora:
        return cell
    if cell.aside:  # norths that count as dora of their own
        return cell
    return Tiles(
        tuple(
            face._replace(dora=face.tile is not None and KIND_OF[face.tile] in dora)
            for face in cell.faces
        )
    )


def _groups(reading: Reading) -> list[Group]:
    """Return the concealed groups with the pair; of thirteen orphans the twelve and the pair."""
    if reading.pair is None:
        return list(reading.groups)
    pair = (reading.pair, reading.pair)
    if reading.form is Form.THIRTEEN_ORPHANS:
        return [tuple(kind for kind in ORPHANS if kind != reading.pair), pair]
    return [*reading.groups, pair]


def _group_cell(group: Group, reds: list[Tile], drawn: Tile | None) -> Tiles:
    """Draw a group; red fives of the hand lie in the first groups that have their five."""
    faces = []
    for kind in group:
        if drawn is not None and KIND_OF[drawn] == kind:
            faces.append(Face(drawn, winning=True))
            drawn = None
            continue
        red = next((tile for tile in reds if KIND_OF[tile] == kind), None)
        if red is not None:
            reds.remove(red)
        faces.append(Face(kind if red is None else red))
    return Tiles(tuple(faces))


def groups_phrase(reading: Reading, words: Words) -> str:
    """Name the groups of a reading, the melds last: "123m 456m 77p"."""
    groups = (*_groups(reading), *(meld.group for meld in reading.melds))
    return words.text("joint-groups").join(map(words.run, groups))


def with_sign(line: str, reading: Reading, words: Words) -> str:
    """Add to the line of a reading by which order it is found; nothing where none looks for it."""
    if reading.form is not Form.STANDARD:
        return line
    return words.text("item-found", line=line, sign=words.named("found", _found_by(reading)))


def found_text(readings: Sequence[Reading], words: Words) -> tuple[str, ...]:
    """Explain the signs that a list of readings has, where there is one."""
    signed = [_found_by(it) for it in readings if it.form is Form.STANDARD]
    if len(readings) == 1 or not signed:
        return ()
    return (words.text("text-found", neither=signed.count("neither")),)


def _found_by(reading: Reading) -> str:
    if len(reading.greedy) == len(Order):
        return "both"
    return str(reading.greedy[0]) if reading.greedy else "neither"


def order_text(asked: Asked, readings: int) -> tuple[str, ...]:
    """Say which groups the list takes first, where there is anything to put in order."""
    if readings < 2:
        return ()
    return (asked.words.named("text-order", asked.query.order),)


def order_buttons(asked: Asked, readings: int) -> tuple[Button, ...]:
    """Offer both orders; the one in use is marked."""
    if readings < 2:
        return ()
    return tuple(
        go(
            asked,
            order.value,
            asked.words.named("order", order),
            chosen=order is asked.query.order,
            order=order,
            page=0,
        )
        for order in Order
    )
