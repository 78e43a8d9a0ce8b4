"""The blocks of a hand: the row that draws them, what is said of them, and why a tile is cut."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.hand import is_whole
from bot.words import Words
from engine import Blocks, Form, Hand, Kind, Rules, Tile, blocks
from engine.facts import HandPart, PartKind
from engine.problems import idea_among
from engine.tiles import KIND_OF

from .page import BlockTiles, Label, Row, Size, Style
from .parts import how_many_named

FIVE: Final = 5
"""The blocks that a hand needs: four sets and a pair."""

PAIR_SIZE: Final = 2

MOST_WAYS: Final = 4
"""Ways of a compound that are written out."""


def block_rows(hand: Hand, rules: Rules, words: Words) -> tuple[Row, ...]:
    """Draw the blocks of a hand with how many they are; nothing of a complete hand."""
    found = blocks(hand, rules=rules)
    if found.shanten < 0:
        return ()
    if found.form is Form.THIRTEEN_ORPHANS:
        return ()
    cells = [_cell(part, words) for part in found.parts if part.kind is not PartKind.MELD]
    if found.form is Form.SEVEN_PAIRS:
        count = words.text("label-pairs", count=found.count)
    else:
        count = words.text("label-blocks", count=found.count)
    return (Row((*cells, Label(count, Style.PLAIN)), Size.SMALL),)


def _cell(part: HandPart, words: Words) -> BlockTiles:
    tiles = words.spoken_run(part.tiles)
    if part.kind.is_shape:
        takes = words.spoken_run(part.takes)
        spoken = words.text("alt-block-shape", tiles=tiles, takes=takes) if takes else tiles
        return BlockTiles(part.tiles, spoken, "dotted", takes=part.takes)
    if part.kind is PartKind.COMPOUND:
        spoken = words.text("alt-block-compound", tiles=tiles, count=part.blocks)
        plate = words.text("label-blocks", count=part.blocks)
        return BlockTiles(part.tiles, spoken, plate=plate, takes=part.takes)
    if part.kind is PartKind.PAIR:
        plate = words.text("label-block-pair")
        return BlockTiles(
            part.tiles, words.text("alt-block-pair", tiles=tiles), plate=plate, takes=part.takes
        )
    if part.kind is PartKind.SET:
        return BlockTiles(part.tiles, words.text("alt-block-set", tiles=tiles), "solid")
    spoken = words.text("alt-block-single", tiles=tiles)
    return BlockTiles(part.tiles, spoken, dimmed=part.kind is not PartKind.SINGLE)


def grouping_row(
    groups: Iterable[Sequence[Kind]], part: Sequence[Kind], takes: Sequence[Kind], words: Words
) -> Row:
    """Draw a tenpai hand as its sets and pair, and the part that waits with what it takes."""
    cells = [_group_cell(tuple(group), words) for group in groups]
    spoken = words.text(
        "alt-block-shape", tiles=words.spoken_run(part), takes=words.spoken_run(takes)
    )
    waiting = BlockTiles(tuple(part), spoken, "dotted", takes=tuple(takes))
    return Row((*cells, waiting), Size.SMALL)


def _group_cell(group: tuple[Kind, ...], words: Words) -> BlockTiles:
    """Draw a set, a pair, a shape or a single tile."""
    tiles = words.spoken_run(group)
    if len(group) == 1:
        return BlockTiles(group, words.text("alt-block-single", tiles=tiles), dimmed=True)
    if len(group) == PAIR_SIZE and len({*group}) == 1:
        plate, spoken = words.text("label-block-pair"), words.text("alt-block-pair", tiles=tiles)
        return BlockTiles(group, spoken, plate=plate)
    if len(group) == PAIR_SIZE:
        return BlockTiles(group, tiles, "dotted")
    return BlockTiles(group, words.text("alt-block-set", tiles=tiles), "solid")


def has_ways(hand: Hand, rules: Rules) -> bool:
    """Whether some of the hand can be split into blocks in several ways, which are all as good."""
    found = blocks(hand, rules=rules)
    return found.shanten >= 0 and any(part.is_tie for part in found.parts)


def way_row(way: Iterable[tuple[Kind, ...]], words: Words) -> Row:
    """Draw one way to split a compound: its blocks, and the single tiles beside them."""
    return Row(tuple(_group_cell(group, words) for group in way), Size.SMALL)


def ways_lines(part: HandPart, words: Words) -> list[str]:
    """Write out the ways to split a compound: "34688s: 34s 68s 8s, or 34s 6s 88s"."""
    joint = words.text("joint-groups")
    named = part.ways[: how_many_named(len(part.ways), MOST_WAYS)]
    ways = [joint.join(map(words.run, way)) for way in named]
    line = words.text("text-ways", part=words.run(part.tiles), count=part.blocks)
    more = len(part.ways) - len(ways)
    return [line, *ways, *([words.text("shape-more", more=more)] if more else [])]


def blocks_text(hand: Hand, rules: Rules, words: Words) -> tuple[str, ...]:
    """Say how many blocks a hand has beside the five that it needs, and that none is a pair.

    Nothing is said of a part of a hand, which needs fewer.
    """
    found = blocks(hand, rules=rules)
    if not is_whole(hand) or found.form is not Form.STANDARD or found.shanten < 1:
        return ()
    name = "few" if found.count < FIVE else "many" if found.count > FIVE else "five"
    if found.count >= FIVE and not _has_pair(found):
        name = "no-pair"
    return (words.named("text-blocks", name, count=found.count),)


def _has_pair(found: Blocks) -> bool:
    return any(
        part.kind is PartKind.PAIR
        or any(len(group) == 2 and group[0] == group[1] for way in part.ways for group in way)
        for part in found.parts
    )


def cut_reason(
    hand: Hand,
    kind: Kind,
    rules: Rules,
    words: Words,
    seen: Sequence[Tile] = (),
    as_good: Sequence[Kind] = (),
) -> tuple[str, ...]:
    """Say in words of blocks why a tile is cut; nothing of forms without blocks.

    A tile in no block is named in one sentence with those of ``as_good`` that are in none either;
    where it is one of these, in their order.
    """
    found = blocks(hand, rules=rules)
    if found.form is not Form.STANDARD or found.shanten < 0:
        return ()
    idea = idea_among(found, kind)
    part = _part_of(found, kind, idea)
    if idea == "helper":
        block = words.one_of(dict.fromkeys(map(words.run, part.helps)))
        return (words.text("reason-helper", tile=words.tile(kind), block=block),)
    if idea == "loose":
        alike = [it for it in as_good if idea_among(found, it) == "loose"]
        named = alike if kind in alike else [kind, *alike]
        return (words.text("reason-loose", tile=words.each_of(map(words.tile, named))),)
    if idea == "compound":
        return _compound_reason(found, part, kind, rules, words)
    if idea == "pair" and found.count > FIVE and _pairs(found) > 1:
        return (words.text("reason-pair", block=words.run(part.tiles)),)
    return _block_reason(found, part, seen, words)


def breaks_reason(hand: Hand, kind: Kind, rules: Rules, words: Words) -> tuple[str, ...]:
    """Say which block a cut breaks; nothing where it takes a single tile or one of a compound.

    Nor where two blocks have the tile: of 345m 55m, 5m breaks either.
    """
    found = blocks(hand, rules=rules)
    if found.form is not Form.STANDARD:
        return ()
    parts = [part for part in found.parts if kind in _kinds(part.tiles)]
    if len(parts) > 1 or not parts[0].blocks or parts[0].kind is PartKind.COMPOUND:
        return ()
    return (words.text("reason-breaks", tile=words.tile(kind), block=words.run(parts[0].tiles)),)


def _part_of(found: Blocks, kind: Kind, idea: str) -> HandPart:
    parts = [part for part in found.parts if kind in _kinds(part.tiles)]
    singles = [part for part in parts if not part.blocks] if idea in {"loose", "helper"} else []
    compounds = [part for part in parts if part.kind is PartKind.COMPOUND]
    pairs = [part for part in parts if part.kind is PartKind.PAIR] if idea == "pair" else []
    shapes = [part for part in parts if part.kind.is_shape]
    return (singles or compounds or pairs or shapes or parts)[0]


def _block_reason(
    found: Blocks, part: HandPart, seen: Sequence[Tile], words: Words
) -> tuple[str, ...]:
    """Say why a block is cut into: it is one too many, or takes fewest tiles, or gives the pair."""
    block, own, least = words.run(part.tiles), *_own_and_least(found, part, seen)
    if part.kind is PartKind.SET:
        is_triplet = len({*_kinds(part.tiles)}) == 1
        told = "reason-triplet" if is_triplet and not _has_pair(found) else ""
    elif found.count > FIVE:
        told = "reason-six-blocks" if own < least else "reason-six-goes"
    elif sum(it.kind in {PartKind.SET, PartKind.MELD} for it in found.parts) == FIVE - 1:
        told = "reason-four-sets"
    else:
        told = "reason-shape" if own < least else ""
    return (
        (words.text(told, block=block, count=found.count, left=own, least=least),) if told else ()
    )


def _own_and_least(found: Blocks, part: HandPart, seen: Sequence[Tile]) -> tuple[int, int]:
    """Return how many tiles a shape takes, and the fewest that another one does, 0 if none does.

    The shapes in the ways of a compound are others too. A pair is none: it takes two tiles at most
    and is the head.
    """
    gone = Counter(map(KIND_OF.__getitem__, seen))

    def left(takes: Iterable[Kind]) -> int:
        return sum(max(0, 4 - found.hand.owned[kind] - gone[kind]) for kind in takes)

    others = [left(it.takes) for it in found.parts if it is not part and it.kind.is_shape]
    others += [
        left(kind for kind in it.takes if _is_sequence(*group, kind))
        for it in found.parts
        for way in it.ways
        for group in way
        if len({*group}) == PAIR_SIZE
    ]
    return left(part.takes), min(others, default=0) if part.kind.is_shape else 0


def _is_sequence(*kinds: Kind) -> bool:
    """Whether three kinds of one suit follow each other."""
    return sorted(kinds) == [*range(min(kinds), min(kinds) + 3)]


def _compound_reason(
    found: Blocks, part: HandPart, kind: Kind, rules: Rules, words: Words
) -> tuple[str, ...]:
    """Say which blocks stay of a compound without a tile: of 679m without 9m, 67m.

    What stays in one piece is counted: 34556778s without its 3s has three blocks still. A tenpai
    may count a block less, since its last tile waits for the pair: its wait says more.
    """
    rest = found.hand.without(next(it for it in found.hand.concealed if KIND_OF[it] == kind))
    after, kinds = blocks(rest, rules=rules), _kinds(part.tiles)
    kept = [
        it
        for it in after.parts
        if it.blocks and it.kind is not PartKind.MELD and {*_kinds(it.tiles)} <= {*kinds}
    ]
    loses = sum(it.blocks for it in kept) < part.blocks
    if not kept or after.form is not Form.STANDARD or (loses and not found.shanten):
        return ()
    is_one_piece = len(kept) == 1 < kept[0].blocks
    is_six = loses and found.count > FIVE
    if is_one_piece and loses and not is_six:
        return ()
    if is_one_piece:
        name = "reason-compound-blocks-six" if is_six else "reason-compound-blocks"
    else:
        name = "reason-compound-six" if is_six else "reason-compound"
    said = words.text(
        name,
        count=found.count,
        tile=words.tile(kind),
        block=words.run(part.tiles),
        kept=words.text("joint-groups").join(words.run(it.tiles) for it in kept),
        blocks=kept[0].blocks,
        before=part.blocks,
    )
    return (said,)


def _pairs(found: Blocks) -> int:
    return sum(part.kind is PartKind.PAIR for part in found.parts)


def _kinds(tiles: Iterable[Tile]) -> Sequence[Kind]:
    return [KIND_OF[tile] for tile in tiles]
