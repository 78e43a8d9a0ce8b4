"""Blocks: worked hands, every way of a hand written out plainly, and published shanten."""

import json
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest
from dealt import as_hand, from_wall, one_suit
from hypothesis import given
from hypothesis import strategies as st
from places import published
from strategies import hands

from engine.errors import ImpossibleHandError
from engine.facts.blocks import HandPart, PartKind, blocks
from engine.facts.decompose import Form
from engine.facts.shanten import shanten
from engine.facts.ukeire import discards, nearing_kinds, ukeire
from engine.notation.hand_notation import parse_hand
from engine.query import answer_line
from engine.rules import M_LEAGUE, TENHOU, TENHOU_SANMA
from engine.tiles import KIND_OF, KINDS, NAMES, ORPHANS, format_tiles

WORKED = {
    # {a compound: its blocks}, a shape>what it takes, a pair=, a helper+its block, a loose tile?
    "234m567p3478s22z9p": "234m 567p 9p? 34s>25s 78s>69s 22z=",
    "2367m4588p23479s5z": "23m>14m 67m>58m 45p>36p 88p= 234s 79s>8s 5z?",
    "135m2267p34566s7s1z": "{135m:1}>24m 22p= 67p>58p {345667s:2}>2568s 1z?",
    "13579m13579p123s": "{13579m:2}>1245689m {13579p:2}>1245689p 123s",
    "3345m678p34688s5z2p": "345m 3m+345m 2p? 678p {34688s:2}>12345678s 5z?",
    "4556m234p67s22s78m1z": "{455678m:2}>3569m 234p 22s= 67s>58s 1z?",
    "224466m1133p567s": "22m= 44m= 66m= 11p= 33p= 5s. 6s. 7s.",
    "123m406p11z258s99p3m": "123m 3m+123m 406p 99p= 2s? 5s? 8s? 11z=",
    "1358m2467p1346s1z9s": "{135m:1}>1245m 8m? 24p>3p 67p>58p 13s>2s 46s>5s 9s? 1z?",
    "112m2367p345678s": "11m= 2m+11m 23p>14p 67p>58p 345s 678s",
    # A tile two ranks from the end of a sequence is no helper; of a triplet it is one.
    "5679m111z": "567m 9m? 111z",
    "2224m": "222m 4m+222m",
    # The fourth tile of an honor is in no block, and 4444m holds one set.
    "1111z444m": "444m 111z 1z?",
    "4444m": "444m 4m+444m",
    # Of the fives, a set has the red one.
    "340557m11z": "{340557m:2}>256m 11z=",
    "12m89p35s46s22z": "12m>3m 89p>7p {3456s:1}> 22z=",
    # Thirteen orphans are nearer.
    "19m19p19s123456z55p": "1m. 9m. 1p. 5p? 5p? 9p. 1s. 9s. 1z. 2z. 3z. 4z. 5z. 6z.",
    "19m199p19s1234567z": "1m. 9m. 1p. 99p= 1s. 9s. 1z. 2z. 3z. 4z. 5z. 6z. 7z.",
    "67m11z[234s](5555z)": "67m>58m 11z= (234s) (5555z)",
}

SHAPES = {PartKind.RYANMEN, PartKind.KANCHAN, PartKind.PENCHAN}
SIGNS = {PartKind.PAIR: "=", PartKind.LOOSE: "?", PartKind.SINGLE: "."}


def told(part: HandPart) -> str:
    tiles = format_tiles(part.tiles)
    takes = f">{format_tiles(part.takes)}"
    if part.kind is PartKind.COMPOUND:
        return f"{{{tiles}:{part.blocks}}}{takes}"
    if part.kind is PartKind.MELD:
        return f"({tiles})"
    if part.kind is PartKind.HELPER:
        return tiles + "".join(f"+{format_tiles(block)}" for block in part.helps)
    return tiles + (takes if part.kind in SHAPES else SIGNS.get(part.kind, ""))


@pytest.mark.parametrize(("text", "expected"), WORKED.items())
def test_worked_hands(text, expected):
    assert " ".join(map(told, blocks(parse_hand(text)).parts)) == expected


@pytest.mark.parametrize(
    ("text", "shanten", "count"),
    [
        ("234m567p3478s22z9p", 1, 5),
        ("2367m4588p23479s5z", 2, 6),
        ("13579m13579p123s", 3, 5),
        ("3345m678p34688s5z2p", 2, 4),
        ("224466m1133p567s", 1, 5),
        ("1358m2467p1346s1z9s", 4, 5),
        ("112m2367p345678s", 1, 5),
    ],
)
def test_count_of_blocks(text, shanten, count):
    found = blocks(parse_hand(text))
    assert (found.shanten, found.count) == (shanten, count)


def test_missing_orphans():
    found = blocks(parse_hand("19m19p19s123456z55p"))
    assert found.form is Form.THIRTEEN_ORPHANS
    assert format_tiles(found.missing) == "7z"
    assert blocks(parse_hand("123456789m1122p")).missing == ()


def test_ways_of_a_compound():
    *_, compound, _ = blocks(parse_hand("3345m678p34688s5z2p")).parts
    assert [" ".join(map(format_tiles, way)) for way in compound.ways] == [
        "3s 46s 88s",
        "34s 6s 88s",
    ]


def test_the_op_blocks_answers_with_the_same_blocks():
    asked = {"op": "blocks", "hand": "3345m678p34688s5z2p"}
    found = answer_line(json.dumps(asked))
    assert {key: found[key] for key in ("form", "shanten", "count", "missing")} == {
        "form": "standard",
        "shanten": 2,
        "count": 4,
        "missing": [],
    }
    assert [(it["tiles"], it["blocks"], it["tie"]) for it in found["components"]] == [
        ("345m", 1, False),
        ("3m", 0, False),
        ("2p", 0, False),
        ("678p", 1, False),
        ("34688s", 2, True),
        ("5z", 0, False),
    ]
    assert found["components"][4] == {
        "tiles": "34688s",
        "kind": "compound",
        "blocks": 2,
        "tie": True,
        "takes": ["1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s"],
        "ways": [["3s", "46s", "88s"], ["34s", "6s", "88s"]],
        "helps": [],
    }
    assert found["components"][1]["helps"] == ["345m"]


@pytest.mark.parametrize("step", [24, pytest.param(1, marks=pytest.mark.slow)])
def test_published_shanten_is_that_of_the_parts(step):
    facts = published("shanten.jsonl.gz")[::step]
    for fact in facts:
        found = blocks(parse_hand(fact["hand"]))
        assert found.shanten == min(fact["regular"], fact["chiitoi"], fact["kokushi"])
        if found.form is Form.STANDARD and not holds_four(found.hand):
            assert implied_shanten(found) == found.shanten, fact["hand"]
    assert len(facts) == -(-37_058 // step)


def holds_four(hand):
    return 4 in hand.counts


def implied_shanten(found):
    """The least shanten of a choice of ways, by the rule that players count with."""
    choices = [
        part.ways or (((*map(KIND_OF.__getitem__, part.tiles),),),)
        for part in found.parts
        if part.kind is not PartKind.MELD
    ]
    totals = {(0, 0, 0)}
    for ways in choices:
        made = {made_of(way) for way in ways}
        totals = {tuple(map(sum, zip(a, b, strict=True))) for a, b in product(totals, made)}
    need = len(found.hand.concealed) // 3
    return min(counted_shanten(*total, need) for total in totals)


def made_of(way):
    """The sets, shapes and pairs of a way."""
    sizes = [len(group) for group in way]
    pairs = sum(len(group) == 2 and group[0] == group[1] for group in way)
    return sizes.count(3), sizes.count(2) - pairs, pairs


def counted_shanten(sets, shapes, pairs, need):
    """Eight less two a set, one a shape and one for a pair, of no more than the blocks needed."""
    without_a_pair = 2 * (need - sets) - min(shapes + pairs, need - sets)
    if not pairs:
        return without_a_pair
    return min(without_a_pair, 2 * (need - sets) - min(shapes + pairs - 1, need - sets) - 1)


# Every way of a hand, written out: take the lowest tile, in each group that it can begin.


def all_ways(kinds):
    if not kinds:
        return {()}
    low, *rest = kinds
    begun = [(low,), (low, low), (low, low, low)]
    if low < 27:
        steps = [(0, 1), (0, 2), (0, 1, 2)]
        begun += [tuple(low + it for it in step) for step in steps if low % 9 + step[-1] < 9]
    found = set()
    for group in begun:
        left = list(rest)
        try:
            for kind in group[1:]:
                left.remove(kind)
        except ValueError:
            continue
        found |= {tuple(sorted((group, *way))) for way in all_ways(left)}
    return found


def are_near(one, other):
    return one == other or (
        max(one, other) < 27 and one // 9 == other // 9 and abs(one - other) <= 2
    )


def is_plain(way):
    """Whether no two single tiles are near each other, and no kind is two pairs."""
    singles = [group[0] for group in way if len(group) == 1]
    pairs = [group for group in way if len(group) == 2 and group[0] == group[1]]
    apart = not any(are_near(*two) for two in permutations(singles, 2) if two[0] <= two[1])
    return apart and len(pairs) == len(set(pairs))


def plain_best(kinds, shanten_of_way):
    need = len(kinds) // 3
    ranked = {}
    for way in filter(is_plain, all_ways(sorted(kinds))):
        sets, shapes, pairs = made_of(way)
        rank = (shanten_of_way(way, need), -sets, -min(sets + shapes + pairs, need + 1), not pairs)
        ranked.setdefault(rank, []).append(way)
    best = min(ranked)
    return best[0], ranked[best]


def assert_same_as_plain(found, best):
    """Each part has the ways that the best ways have of its tiles; a block is in all of them."""
    for part in found.parts:
        tiles = tuple(sorted(map(KIND_OF.__getitem__, part.tiles)))
        if part.ways:
            of_part = {tuple(group for group in way if set(group) <= set(tiles)) for way in best}
            assert {tuple(sorted(way)) for way in part.ways} == of_part
        else:
            assert all(tiles in way for way in best)


@pytest.mark.parametrize("seed", range(60))
def test_parts_are_those_of_all_ways_written_out(seed):
    random = Random(f"blocks {seed}")
    deal = one_suit if seed % 3 == 0 else from_wall
    counts = deal(random, random.choice((7, 8, 10, 11) if deal is one_suit else (10, 11, 13)))
    hand = as_hand(counts)
    found = blocks(hand)
    if found.form is not Form.STANDARD or holds_four(hand):
        return
    shanten, best = plain_best(
        hand.concealed, lambda way, need: counted_shanten(*made_of(way), need)
    )
    assert shanten == found.shanten
    assert_same_as_plain(found, best)


SETS = [(kind,) * 3 for kind in range(9)] + [(low, low + 1, low + 2) for low in range(7)]


def tiles_drawn(way, need):
    """The fewest tiles that make some groups of a way ``need`` sets and a pair of man.

    Every complete hand of man is tried, and every way to give its groups what the way has.
    """
    best = 99
    for sets in combinations_with_replacement(SETS, need):
        for pair in range(9):
            whole = [*sets, (pair, pair)]
            held = sum(whole, ())
            if max(map(held.count, held)) > 4:
                continue
            for given_groups in permutations((*way, *[()] * len(whole)), len(whole)):
                lacking = sum(map(lacks, given_groups, whole))
                best = min(best, lacking)
    return best


def lacks(group, whole):
    left = list(whole)
    for kind in group:
        if kind in left:
            left.remove(kind)
    return len(left)


@pytest.mark.parametrize(
    "text",
    ["11112m", "11122m", "22224m", "33335m", "1111m", "11113m", "22223m", "99998m", "13333m"],
)
def test_used_up_tiles_as_with_every_complete_hand_tried(text):
    hand = parse_hand(text)
    found = blocks(hand)
    shanten, best = plain_best(hand.concealed, lambda way, need: tiles_drawn(way, need) - 1)
    assert shanten == found.shanten
    assert_same_as_plain(found, best)


@given(hands(), st.sampled_from((TENHOU, M_LEAGUE)))
def test_every_hand_has_its_parts(hand, rules):
    found = blocks(hand, rules=rules)
    assert found.shanten == shanten(hand, rules=rules)
    tiles = [tile for part in found.parts if part.kind is not PartKind.MELD for tile in part.tiles]
    assert sorted(tiles) == sorted(hand.concealed)
    assert [part.tiles for part in found.parts if part.kind is PartKind.MELD] == [
        meld.tiles for meld in hand.melds
    ]
    assert found.count == sum(part.blocks for part in found.parts)
    nearing = nearing_kinds(hand, rules=rules)
    assert all(kind in nearing for part in found.parts for kind in part.takes)


@given(hands())
def test_nearing_kinds_are_those_of_the_best_cuts(hand):
    if not hand.has_drawn_size:
        expected = {tile.tile for tile in ukeire(hand).tiles}
    else:
        cuts = discards(hand)
        expected = {
            tile.tile for cut in cuts if cut.shanten == cuts[0].shanten for tile in cut.tiles
        }
    assert set(nearing_kinds(hand)) == expected


@given(hands(), st.permutations((0, 1, 2)))
def test_suits_and_ends_may_be_swapped(hand, suits):
    def moved(kind):
        return kind if kind >= 27 else 9 * suits[kind // 9] + 8 - kind % 9

    plain = as_hand(hand.counts)
    swapped = as_hand(bytes(plain.counts[moved(kind)] for kind in range(KINDS)))
    kept = sorted((part.kind, part.blocks, len(part.takes)) for part in blocks(plain).parts)
    assert kept == sorted((it.kind, it.blocks, len(it.takes)) for it in blocks(swapped).parts)


def test_three_players_have_no_block_of_2m_to_8m():
    found = blocks(parse_hand("19m11345p"), rules=TENHOU_SANMA)
    assert " ".join(map(told, found.parts)) == "1m? 9m? 11p= 345p"
    with pytest.raises(ImpossibleHandError, match="2m"):
        blocks(parse_hand("2m"), rules=TENHOU_SANMA)


@pytest.mark.parametrize(("rules", "shanten", "takes"), [(TENHOU, 0, "2m"), (M_LEAGUE, 1, "")])
def test_a_shape_that_waits_for_a_kan_is_alive_with_karaten_alone(rules, shanten, takes):
    found = blocks(parse_hand("13m11z(2222m)"), rules=rules)
    assert (found.shanten, format_tiles(found.parts[0].takes)) == (shanten, takes)


def test_tiles_taken_of_orphans():
    found = blocks(parse_hand("19m19p19s1234567z"))
    assert {kind for part in found.parts for kind in part.takes} == set(ORPHANS)
    assert all(NAMES[part.takes[0]] == NAMES[part.tiles[0]] for part in found.parts)
