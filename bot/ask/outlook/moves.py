"""What a row of /outlook is about: a cut, a kan, a north set aside, a call, or to pass."""

from collections.abc import Callable, Sequence

from bot.pages.page import Cell, Face, Label, Tiles
from bot.pages.parts import CALLS, meld_cell, tiles_cell
from bot.words import Words
from engine import Meld, MeldKind, Tile
from engine.outlook import HandOutlook, Outlook, Play
from engine.tiles import KIND_OF

Spell = Callable[[Tile], str]


def move_name(option: HandOutlook, words: Words, spell: Spell) -> str:
    """Name what is done: a tile that is cut, a kan, a call; where nothing is, "the hand"."""
    if option.move is Play.PASS:
        return words.named("call", "pass")
    if option.call is not None:
        call = _call_name(option.call, words)
        if option.cut is None:
            return call
        return words.text("phrase-call-cut", call=call, cut=spell(option.cut))
    if option.cut is None:
        return words.text("alt-outlook-hand")
    tile = spell(option.cut)
    if option.is_cut:
        return tile
    return words.named("phrase-move", option.move, tile=tile)


def _call_name(meld: Meld, words: Words) -> str:
    name = words.named("call", CALLS[meld.kind])
    return words.text("call-with", call=name, tiles=words.run(meld.group))


def move_cells(
    option: HandOutlook, found: Outlook, words: Words, *, gold: bool, as_good: bool
) -> tuple[Cell, ...]:
    """Draw what is done, in gold where nothing is better; ``as_good`` is said of another one."""
    spoken = move_name(option, words, words.spoken_tile)
    said = words.text("alt-outlook-near", cut=spoken) if as_good else spoken
    if option.move is Play.PASS:
        return (Label(words.named("call", "pass"), spoken=said),)
    if option.call is not None:
        cut = () if option.cut is None else (_in_gold(tiles_cell((option.cut,)), gold),)
        meld = _in_gold(meld_cell(option.call), gold)
        return (meld._replace(spoken=said), *(it._replace(spoken=None) for it in cut))
    if option.cut is None:
        return ()
    if option.move is Play.KITA:
        # With its dora corner, which a north that is cut has not.
        return (Tiles((Face(option.cut, dora=True, winning=gold),), said),)
    cell = tiles_cell((option.cut,))
    if option.is_kan:
        kind = KIND_OF[option.cut]
        kan = tuple(tile for tile in found.hand.concealed if KIND_OF[tile] == kind)
        cell = meld_cell(Meld(MeldKind.CLOSED_KAN, kan))
    return (Tiles(_in_gold(cell, gold).faces, said),)


def _in_gold(cell: Tiles, gold: bool) -> Tiles:  # noqa: FBT001 - the one thing that is asked
    faces = tuple(face._replace(winning=gold and face.tile is not None) for face in cell.faces)
    return cell._replace(faces=faces)


def title_of_moves(ties: Sequence[HandOutlook], worth: str, words: Words) -> str | None:
    """Name the best moves of which one is no cut; None where all are cuts."""
    if all(it.is_cut for it in ties):
        return None
    names = [move_name(it, words, words.tile) for it in ties]
    if len(ties) > 1:
        return words.text("title-outlook-ways", ways=words.one_of(names), worth=worth)
    (best,) = ties
    tile = "" if best.cut is None else words.tile(best.cut)
    (name,) = names
    return words.named("title-outlook", best.move, tile=tile, way=name, kan=name, worth=worth)
