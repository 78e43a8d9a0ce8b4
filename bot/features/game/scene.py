"""The table of a position, to be drawn and to be read aloud."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.pages.page import ALT_LIMIT, Face, Label, RiverTile, Row, Scene, Seated, Style, Tiles
from bot.pages.parts import hand_row, meld_cell, norths_aside
from bot.words import Words
from engine import EAST, dora_of
from engine.logs import Laid, Position
from engine.tiles import KIND_OF, WINDS

LAST_DRAWN: Final = 4
"""Discards of which the shorter alt text says whether they were cut as drawn."""


def scene_of(seen: Position, words: Words) -> Scene:
    """Return the table as its player sees it, the own hand below."""
    right, *across, left = seen.others
    seats = (across[0], right, left, seen.seat) if across else (left, right, None, seen.seat)
    bars = _bars(seen)
    players = (None if seat is None else _seated(seen, seat, bars, words) for seat in seats)
    hand = hand_row(seen.hand) if seen.drawn is not None else _undrawn(seen)
    cells = (*hand.cells, *norths_aside(seen.norths[seen.seat], words))
    dora = {dora_of(tile) for tile in seen.dora}
    marked = (_marked(cell, dora) if isinstance(cell, Tiles) else cell for cell in cells)
    return Scene(tuple(_facts(seen, words)), tuple(players), Row(tuple(marked)))


def _undrawn(seen: Position) -> Row:
    """The hand after a call: no tile stands apart."""
    faces = tuple(map(Face, seen.hand.concealed))
    return Row((Tiles(faces), *map(meld_cell, seen.hand.melds)))


def _marked(cell: Tiles, dora: set[int]) -> Tiles:
    """Mark the dora among upright tiles; those that lie in melds are seen beside them."""
    faces = (
        face._replace(dora=True)
        if face.tile is not None and not face.sideways and KIND_OF[face.tile] in dora
        else face
        for face in cell.faces
    )
    return cell._replace(faces=tuple(faces))


def _facts(seen: Position, words: Words) -> Iterator[Label | Tiles]:
    yield Label(words.text("label-dora"))
    yield Tiles(tuple(map(Face, seen.dora)))
    yield Label(round_name(seen.index, words), Style.TOTAL)
    yield Label(words.text("label-outlook-turn", turn=seen.turn))
    yield Label(words.text("label-table-wall", left=seen.wall))
    if seen.honba:
        yield Label(words.text("label-table-honba", honba=seen.honba))
    if seen.sticks:
        yield Label(words.text("label-table-sticks", sticks=seen.sticks))


def round_name(index: int, words: Words) -> str:
    """Name a round: South 2."""
    return words.text("label-table-round", wind=index // 4 % 4, number=index % 4 + 1)


def player_name(seen: Position, seat: int, words: Words) -> str:
    """Name a player as seen from the viewer: you, right, across, left."""
    if seat == seen.seat:
        return words.text("label-table-you")
    side = ("right", "across", "left") if len(seen.seats) == 4 else ("right", "left")
    return words.named("label-player", side[seen.others.index(seat)])


def _seated(seen: Position, seat: int, bars: Sequence[int], words: Words) -> Seated:
    wind = seen.wind_of(seat)
    own = seat == seen.seat
    labels = [
        Label(
            words.text("label-table-wind", wind=WINDS.index(wind)),
            Style.TOTAL if wind == EAST else Style.PLAIN,
        ),
        Label(player_name(seen, seat, words), Style.GOOD if own else Style.PLAIN),
        Label(words.number(str(seen.scores[seat]))),
    ]
    if seen.riichi[seat]:
        labels.append(Label(words.text("label-danger-riichi"), Style.NONE))
    if seen.norths[seat] and not own:
        labels.append(Label(words.text("label-table-norths", norths=seen.norths[seat])))
    river = tuple(_river(seen.rivers[seat], bars, seen))
    melds = () if own else tuple(map(meld_cell, seen.melds[seat]))
    return Seated(tuple(labels), river, melds)


def _bars(seen: Position) -> list[int]:
    """The number of each riichi's discard among all discards, in their order."""
    laid = (tile for river in seen.rivers for tile in river)
    return sorted(tile.order for tile in laid if tile.declares)


def _river(river: Sequence[Laid], bars: Sequence[int], seen: Position) -> Iterator[RiverTile]:
    """The discards; a bar stands before the first one since each riichi."""
    dora = {dora_of(tile) for tile in seen.dora}
    before = -1
    for laid in river:
        since = tuple(at for at, riichi in enumerate(bars, 1) if before <= riichi < laid.order)
        before = laid.order
        face = Face(laid.tile, sideways=laid.declares, dora=KIND_OF[laid.tile] in dora)
        yield RiverTile(face, bool(laid.tsumogiri), laid.caller is not None, since)


def legend_of(seen: Position, words: Words) -> tuple[str, ...]:
    """Explain the signs that the rivers of this table show, in one line or none."""
    laid = [tile for river in seen.rivers for tile in river]
    riichi = min(_bars(seen), default=None)
    signs = (
        ("game-legend-drawn", any(tile.tsumogiri for tile in laid)),
        ("game-legend-taken", any(tile.caller is not None for tile in laid)),
        ("game-legend-riichi", riichi is not None and any(tile.order > riichi for tile in laid)),
    )
    said = words.text("joint-facts").join(words.text(name) for name, is_there in signs if is_there)
    return (words.text("game-legend", signs=said),) if said else ()


def table_alt(seen: Position, words: Words) -> str:
    """Return at most ``ALT_LIMIT`` characters that say what the table shows."""
    text = ""
    for is_full in (True, False):
        text = "\n".join(_lines(seen, words, is_full=is_full))
        if len(text) <= ALT_LIMIT:
            break
    return text[:ALT_LIMIT]


def _lines(seen: Position, words: Words, *, is_full: bool) -> Iterator[str]:
    joint = words.text("alt-joint")
    yield joint.join(
        words.spoken_run(seen.dora) if isinstance(fact, Tiles) else fact.text
        for fact in _facts(seen, words)
    )
    yield joint.join((*_head(seen, seen.seat, words), *_hand(seen, words)))
    for seat in seen.others:
        parts = list(_discards(seen, seat, words, is_full=is_full))
        melds = [words.spoken_run(meld.tiles) for meld in seen.melds[seat]]
        parts += [words.text("alt-table-melds", melds=joint.join(melds))] if melds else []
        head = joint.join(_head(seen, seat, words))
        yield words.text("alt-table-player", head=head, river=joint.join(parts))
    own = joint.join(_discards(seen, seen.seat, words, is_full=is_full))
    yield words.text("alt-table-player", head=words.text("alt-table-own-river"), river=own)


def _head(seen: Position, seat: int, words: Words) -> Iterator[str]:
    yield player_name(seen, seat, words)
    yield words.spoken_tile(seen.wind_of(seat))
    yield words.number(str(seen.scores[seat]))
    if seen.riichi[seat]:
        yield words.text("label-danger-riichi")
    if seen.norths[seat]:
        yield words.text("label-table-norths", norths=seen.norths[seat])


def _hand(seen: Position, words: Words) -> Iterator[str]:
    held = list(seen.hand.concealed)
    if seen.drawn is not None:
        held.remove(seen.drawn)
    yield words.text("alt-table-hand", tiles=words.spoken_run(held))
    if seen.drawn is not None:
        yield words.text("alt-table-drew", tile=words.spoken_tile(seen.drawn))
    if seen.hand.melds:
        melds = [words.spoken_run(meld.tiles) for meld in seen.hand.melds]
        yield words.text("alt-table-melds", melds=words.text("alt-joint").join(melds))


def _discards(seen: Position, seat: int, words: Words, *, is_full: bool) -> Iterator[str]:
    """The river in order, what happened to its tiles where it did, and those cut as drawn."""
    river = seen.rivers[seat]
    if not river:
        yield words.text("alt-table-empty")
        return
    marked = list(_river(river, _bars(seen), seen))
    places = range(len(marked))
    for special, run in groupby(places, key=lambda at: at if _is_special(marked[at]) else -1):
        tiles = [river[at].tile for at in run]
        if special < 0:
            yield words.spoken_run(tiles)
            continue
        tile = marked[special]
        if tile.since:
            yield words.text("alt-table-since")
        spoken = words.spoken_run(tiles)
        spoken = words.text("alt-table-riichi", tile=spoken) if tile.face.sideways else spoken
        yield words.text("alt-table-taken", tile=spoken) if tile.taken else spoken
    shown = river if is_full else river[-LAST_DRAWN:]
    drawn = [laid.tile for laid in shown if laid.tsumogiri]
    if drawn:
        yield words.text("alt-table-drawn", tiles=words.spoken_run(drawn))


def _is_special(tile: RiverTile) -> bool:
    return bool(tile.since or tile.taken or tile.face.sideways)
