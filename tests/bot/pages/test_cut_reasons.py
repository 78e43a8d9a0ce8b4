"""Reasons for cuts are true: each sentence is read again and held against plain counts."""

import re
from collections import Counter
from random import Random
from typing import NamedTuple

from dealt import GROUPS, SEQUENCES, as_hand

from bot.pages.block_row import breaks_reason, cut_reason
from bot.words import words_for
from engine import TENHOU, Hand, blocks, parse_tiles
from engine.facts import HandPart
from engine.tiles import KINDS

EN = words_for("en")
PAIRS = [(kind, kind) for kind in range(KINDS)]
SHAPES = [
    tuple(kind for kind in sequence if kind != gone) for sequence in SEQUENCES for gone in sequence
]
MAKES = ((2, 4), (1, 5), (3, 2), (2, 3), (4, 1))
"""Sets, and blocks of two tiles, that hands are made of; single tiles fill them up."""


def made_hand(random):
    """A hand of 14 tiles of sets and blocks, seven in ten blocks no pair; and tiles seen."""
    while True:
        sets, pieces = random.choice(MAKES)
        tiles = [kind for _ in range(sets) for kind in random.choice(GROUPS)]
        for _ in range(pieces):
            tiles += random.choice(PAIRS if random.random() < 0.3 else SHAPES)
        tiles += [random.randrange(KINDS) for _ in range(14 - len(tiles))]
        counts = bytes(tiles.count(kind) for kind in range(KINDS))
        if max(counts) <= 4:
            wall = [kind for kind in range(KINDS) for _ in range(4 - counts[kind])]
            return as_hand(counts), tuple(random.sample(wall, random.choice((0, 0, 20))))


def is_shape(tiles):
    return len(tiles) == 2 and tiles[0] != tiles[1]


def is_pair(part):
    return len(part.tiles) == 2 and part.tiles[0] == part.tiles[1]


def completing(tiles, hand, seen):
    """How many tiles are left that make a sequence of a shape."""
    return sum(
        4 - hand.tiles.count(kind) - seen.count(kind)
        for sequence in SEQUENCES
        if {*tiles} < {*sequence}
        for kind in {*sequence} - {*tiles}
    )


def others_complete(own, asked):
    """How many tiles complete each shape beside this block, those in a compound among them."""
    held = [part.tiles for part in asked.parts if part is not own]
    held += [group for part in asked.parts for way in part.ways for group in way]
    return [completing(tiles, asked.hand, asked.seen) for tiles in held if is_shape(tiles)]


class Asked(NamedTuple):
    hand: Hand
    seen: tuple[int, ...]
    kind: int
    parts: tuple[HandPart, ...]

    def named(self, text):
        """The parts that a sentence names."""
        found = [part for part in self.parts if EN.run(part.tiles) == text]
        assert found, text
        return found

    def check_six(self, count):
        assert int(count) == sum(part.blocks for part in self.parts) > 5

    def check_tile(self, tile):
        assert EN.tile(self.kind) == tile


def check_six_blocks(asked, count, block, left, least):
    asked.check_six(count)
    own = asked.named(block)[0]
    mine = completing(own.tiles, asked.hand, asked.seen)
    assert int(left) == mine < int(least) == min(others_complete(own, asked))


def check_goes(asked, count, block):
    asked.check_six(count)
    assert any(asked.kind in part.tiles and part.blocks for part in asked.named(block))


def check_weakest(asked, block):
    own = asked.named(block)[0]
    assert completing(own.tiles, asked.hand, asked.seen) < min(others_complete(own, asked))


def check_pair(asked, block):
    assert sum(part.blocks for part in asked.parts) > 5
    assert is_pair(asked.named(block)[0])
    assert sum(map(is_pair, asked.parts)) > 1


def check_no_pair(asked, block):
    (own,) = asked.named(block)
    assert {*own.tiles} == {asked.kind}
    assert len(own.tiles) == 3
    groups = [group for part in asked.parts for way in part.ways for group in way]
    groups += [part.tiles for part in asked.parts]
    assert not any(len(group) == 2 and group[0] == group[1] for group in groups)


def check_four_sets(asked, block):
    assert sorted(len(part.tiles) for part in asked.parts) == [2, 3, 3, 3, 3]
    assert len(asked.named(block)[0].tiles) == 2


def check_loose(asked, tile):
    asked.check_tile(tile)
    assert any(part.tiles == (asked.kind,) for part in asked.parts)


def check_helper(asked, tile, block):
    check_loose(asked, tile)
    for helped in re.split(", | or ", block):
        tiles = asked.named(helped)[0].tiles
        assert abs(2 * asked.kind - min(tiles) - max(tiles)) <= 4


def check_keeps(asked, tile, block, kept):
    asked.check_tile(tile)
    (own,) = asked.named(block)
    left = Counter(own.tiles) - Counter([asked.kind])
    groups = [parse_tiles(group) for group in kept.split()]
    assert not Counter(it for group in groups for it in group) - left
    assert all(len(group) > 1 for group in groups)


def check_keeps_of_six(asked, count, tile, block, kept):
    asked.check_six(count)
    check_keeps(asked, tile, block, kept)


def check_blocks_left(asked, tile, block, left):
    asked.check_tile(tile)
    (own,) = asked.named(block)
    counts = bytearray(asked.hand.counts)
    counts[asked.kind] -= 1
    rest = blocks(as_hand(bytes(counts))).parts
    assert int(left) == sum(it.blocks for it in rest if {*it.tiles} <= {*own.tiles})


def check_fewer(asked, count, tile, block, left, before):
    asked.check_six(count)
    check_blocks_left(asked, tile, block, left)
    assert int(before) == asked.named(block)[0].blocks > int(left)


SENTENCES = {
    r"(\d) blocks, five fit: (.*) takes (\d+) tiles?, the other shapes (\d+) or more\.":
        check_six_blocks,
    r"(\d) blocks, five fit: (.*) goes\.": check_goes,
    r"(.*) is the weakest shape\.": check_weakest,
    r"(.*) is one pair too many\.": check_pair,
    r"The hand has no pair: (.*) gives it one\.": check_no_pair,
    r"Four sets are there: one tile of (.*) goes, the other waits for the pair\.":
        check_four_sets,
    r"In no block: (.*)\.": check_loose,
    r"(.*) only helps (.*)\.": check_helper,
    r"Without (.*), (.*) keeps (.*)\.": check_keeps,
    r"(\d) blocks, five fit: without (.*), (.*) keeps (.*)\.": check_keeps_of_six,
    r"Without (.*), (.*) still has (\d) blocks\.": check_blocks_left,
    r"(\d) blocks, five fit: without (.*), (.*) has (\d) instead of (\d)\.": check_fewer,
}  # fmt: skip


def test_every_reason_is_true_of_a_plain_count():
    random, told = Random("reasons"), dict.fromkeys(SENTENCES, 0)
    for _ in range(800):
        hand, seen = made_hand(random)
        parts = blocks(hand).parts
        for kind in {*hand.tiles}:
            for said in cut_reason(hand, kind, TENHOU, EN, seen):
                (sentence, found) = next(
                    (it, match) for it in SENTENCES if (match := re.fullmatch(it, said))
                )
                SENTENCES[sentence](Asked(hand, seen, kind, parts), *found.groups())
                told[sentence] += 1
            for said in breaks_reason(hand, kind, TENHOU, EN):
                tile, block = re.fullmatch(r"(.*) breaks (.*)\.", said).groups()
                (own,) = [part for part in parts if kind in part.tiles]
                assert (tile, block) == (EN.tile(kind), EN.run(own.tiles))
    assert min(told.values()) > 20, told
