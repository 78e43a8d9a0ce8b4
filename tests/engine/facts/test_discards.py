"""Discards: articles' tables, the order and counts, kans after riichi, and two libraries."""

from random import Random

import pytest
from dealt import as_hand, counts_of, from_wall, tenpai_to_cut
from hypothesis import given
from hypothesis import strategies as st
from jansou.analysis.waits import waits_counts
from mahjong.shanten import Shanten as TheirShanten
from strategies import hands

from engine.errors import WrongSizeError
from engine.facts.shanten import shanten_of_counts
from engine.facts.waits import Discard, kans_after_riichi, tenpai_discards, waits
from engine.hand import Hand
from engine.index.lookup import accepted, after_cuts, changed, kinds_of, tenpai_cuts, waiting_tiles
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.rules import M_LEAGUE, TENHOU
from engine.tiles import KIND_OF, KINDS, NAMES, RED_FIVES


def shown(discard: Discard) -> str:
    """The tile cut, and each tile waited for with the number left: 4z: 1m3 4m3 7m3."""
    found = " ".join(f"{NAMES[wait.tile]}{wait.left}" for wait in discard.waits.waits)
    return f"{NAMES[discard.tile]}: {found}"


TABLES = [
    # The articles' tables of discards and waits.
    ("1234567m123p123s4z", ["4z: 1m3 4m3 7m3", "1m: 4z3", "4m: 4z3", "7m: 4z3"]),
    ("22234m55p123789s4z", ["4z: 2m1 5m4 5p2"]),
    # Complete: 222m and 33m, and what is left of each.
    ("22233m", ["3m: 1m4 3m2 4m4", "2m: 2m1 3m2"]),
    # Seven pairs, and beside them the standard form.
    ("1133557799m1123p", ["2p: 3p3", "3p: 2p3"]),
    ("112233m445566p78s", ["7s: 8s3", "8s: 7s3"]),
    # Short, and beside melds.
    ("1m2z", ["1m: 2z3", "2z: 1m3"]),
    ("23m5p55z[1'23m]", ["5p: 1m3 4m4"]),
    # Noten.
    ("159m159p159s12345z", []),
]


@pytest.mark.parametrize(("text", "table"), TABLES)
def test_the_table_of_discards(text, table):
    found = tenpai_discards(parse_hand(text))
    assert sorted(map(shown, found)) == sorted(table)


def test_thirteen_orphans_wait_for_thirteen_tiles_or_for_the_one_cut():
    best, *others = tenpai_discards(parse_hand("19m19p19s12345677z"))
    assert shown(best) == "7z: 1m3 9m3 1p3 9p3 1s3 9s3 1z3 2z3 3z3 4z3 5z3 6z3 7z2"
    assert [shown(each) for each in others] == [
        f"{name}: {name}3"
        for name in ("1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z")
    ]


BEST_FIRST = [
    # Most tiles left: the sanmenchan before the waits for a pair.
    ("1234567m123p123s4z", "4z 1m 4m 7m"),
    # Among four tiles each: two kinds, 2m and 5m, before 6m alone.
    ("22557m", "7m 5m"),
    # Among six tiles each: all wait for 5m and 6m, and 9m for a used-up 9m too, which is no kind.
    ("66777788889999m", "6m 7m 8m 9m"),
    # Among three tiles of one kind each: the order of tiles.
    ("1m2z", "1m 2z"),
]


@pytest.mark.parametrize(("text", "order"), BEST_FIRST)
def test_the_best_discard_comes_first(text, order):
    found = tenpai_discards(parse_hand(text))
    assert " ".join(NAMES[each.tile] for each in found) == order


def test_seen_tiles_melds_and_the_cut_tile_are_not_left():
    seen = parse_tiles("1m44m")
    (best, *_) = tenpai_discards(parse_hand("23m55z[1'23m]5p"), seen=seen)
    assert shown(best) == "5p: 1m2 4m2"
    # Cutting 4m from 2344m waits for it with the one just cut gone.
    cuts = {NAMES[each.tile]: shown(each) for each in tenpai_discards(parse_hand("23444m"))}
    assert cuts["4m"] == "4m: 1m4 4m1"


FIVES = [
    ("05m", ["5m"]),
    ("0m1z", ["0m"]),
    ("055m22z", ["5m"]),
    ("067m22z", ["0m"]),
    ("46m05p0s[1'23m]", ["0s"]),
]


@pytest.mark.parametrize(("text", "cut"), FIVES)
def test_the_plain_five_is_cut_before_the_red_one(text, cut):
    found = [NAMES[each.tile] for each in tenpai_discards(parse_hand(text))]
    assert [name for name in found if name[0] in "05"] == cut


def test_cutting_the_plain_five_keeps_the_red_one_in_hand():
    (best, *_) = tenpai_discards(parse_hand("05m"))
    assert best.waits.hand.concealed == (RED_FIVES[0],)


def test_a_dead_wait_is_a_discard_only_where_the_rules_say_tenpai():
    hand = parse_hand("13m456p789s11z5s(2222m)")
    assert [shown(each) for each in tenpai_discards(hand, rules=TENHOU)] == ["5s: 2m0"]
    assert tenpai_discards(hand, rules=M_LEAGUE) == ()


@given(hands().filter(lambda hand: hand.has_drawn_size), st.sampled_from([TENHOU, M_LEAGUE]))
def test_every_tenpai_discard_is_found_once(hand, rules):
    found = {each.tile: each.waits for each in tenpai_discards(hand, rules=rules)}
    expected = {}
    for tile in set(hand.concealed):
        red = next((other for other in hand.concealed if is_plain_twin(other, tile)), None)
        rest = list(hand.concealed)
        rest.remove(tile)
        after = waits(Hand(tuple(rest), hand.melds), seen=(tile,), rules=rules)
        if after.waits and red is None:
            expected[tile] = after
    assert found == expected


def is_plain_twin(other: int, tile: int) -> bool:
    """Whether ``other`` is the plain five of a red ``tile``."""
    return tile >= KINDS and other == KIND_OF[tile]


def cuts_one_by_one(counts: bytes):
    """`after_cuts`, asked hand by hand."""
    for cut in range(KINDS):
        if counts[cut]:
            distance, mask = accepted(changed(counts, cut, -1))
            kinds = kinds_of(mask)
            yield cut, distance, kinds, sum(4 - counts[kind] for kind in kinds)


@given(st.integers(0, 2**32), st.sampled_from([2, 5, 8, 11, 14, 14, 14]))
def test_after_cuts_agrees_with_the_hands_after_the_cuts(seed, size):
    random = Random(seed)
    counts = random.choice((from_wall, pairs, tenpai_to_cut if size > 2 else from_wall))(
        random, size
    )
    found = [
        (cut, distance, kinds_of(wanted), left)
        for cut, distance, wanted, left in after_cuts(counts)
    ]
    assert sorted(found) == list(cuts_one_by_one(counts))
    assert {cut: tuple(sorted(kinds)) for cut, kinds in tenpai_cuts(counts).items()} == {
        cut: kinds for cut, distance, kinds, _ in found if distance == 0
    }


@given(st.integers(0, 2**32), st.sampled_from([2, 5, 8, 11, 14, 14, 14]), st.integers(0, 6))
def test_cuts_that_lead_too_far_away_are_left_out(seed, size, farthest):
    random = Random(seed)
    counts = random.choice((from_wall, pairs, tenpai_to_cut if size > 2 else from_wall))(
        random, size
    )
    near = [cut for cut in after_cuts(counts) if cut[1] <= farthest]
    assert after_cuts(counts, farthest=farthest) == near


def test_the_tiles_left_can_be_given():
    """Three are left of 3m, and none of any other kind."""
    left = [3 * (kind == 2) for kind in range(KINDS)]
    found = after_cuts(counts_of("12m11p9s"), left=left)
    assert {cut: tiles for cut, distance, _, tiles in found if distance == 0} == {26: 3}


def pairs(random: Random, size: int) -> bytes:
    """Tiles that are near seven pairs, or near thirteen orphans."""
    if random.random() < 0.5:
        kinds = random.sample(range(KINDS), (size + 1) // 2)
        tiles = (kinds * 2)[:size]
    else:
        orphans = [0, 8, 9, 17, 18, 26, *range(27, 34)]
        tiles = [random.choice(orphans) if random.random() < 0.2 else each for each in orphans]
        tiles = [*tiles, random.randrange(KINDS)][:size]
    counts = bytes(tiles.count(kind) for kind in range(KINDS))
    return counts if max(counts) <= 4 else from_wall(random, size)


def test_random_hands_have_the_discards_of_mahjong_and_jansou():
    random = Random(11)
    for _ in range(250):
        counts = tenpai_to_cut(random)
        theirs, peers = {}, {}
        for cut in range(KINDS):
            if counts[cut]:
                left = list(changed(counts, cut, -1))
                if TheirShanten.calculate_shanten(left) == 0:
                    theirs[cut] = tuple(sorted(waits_counts(left, ())))
                if found := waiting_tiles(bytes(left)):
                    peers[cut] = found
        found = {cut: tuple(sorted(kinds)) for cut, kinds in tenpai_cuts(counts).items()}
        assert found == theirs == peers


KANS = [
    # A triplet in every reading of every wait: nothing changes.
    ("123m456p78s11122z1z", "1z"),
    ("111m456789p23s22z1m", "1m"),
    # 3334m waits for 2m and 5m with 33m as the pair, so the triplet is needed broken.
    ("3334m456p789s111z3m", ""),
    # 11123m: the wait for a pair goes with 111 or, as 123 and 11, with the triplet broken.
    ("11123m456p789s22z1m", ""),
    # Three triplets in a row are three sequences too.
    ("222333444m78p11z2m", ""),
    ("222333444m78p11z3m", ""),
    # Okuri-kan: the drawn tile is another one than the four.
    ("1111m456p78s2233z3z", ""),
    # The drawn tile wins; without it there is nothing to wait for.
    ("12333p456789s11z3p", ""),
    # Two of the drawn tile are no triplet.
    ("11m456p789s22233z1m", ""),
    # Noten, and an open hand: no riichi.
    ("111m159p159s1234z1m", ""),
    ("111m78p22z[1'23s]456s1m", ""),
    # A closed kan already called does not open the hand.
    ("111m78p22z(5555z)456s1m", "1m"),
    # 5556p waits for 47p beside 55p and for 6p beside 555p.
    ("5556p123m456m789s5p", ""),
    # 777m and 666m are triplets in every reading, but what the hands wait for is that very tile.
    ("1122333377789m7m", ""),
    ("1223333445666m6m", ""),
    # Seven pairs hold no triplet.
    ("1133557799m113p1p", ""),
]


@pytest.mark.parametrize(("text", "kan"), KANS)
def test_kans_after_riichi(text, kan):
    assert kans_after_riichi(parse_hand(text)) == parse_tiles(kan)


def test_a_kan_after_riichi_leaves_the_waits_of_random_tenpai_hands():
    random = Random(3)
    allowed = refused = 0
    for _ in range(3000):
        counts = tenpai_to_cut(random)
        drawn = random.choice([kind for kind in range(KINDS) if counts[kind]])
        hand = as_hand(counts)
        hand = Hand(hand.concealed, (), drawn)
        if counts[drawn] != 4:
            assert kans_after_riichi(hand) == ()
            continue
        before = waiting_tiles(changed(counts, drawn, -1))
        after = waiting_tiles(changed(counts, drawn, -4))
        if kans_after_riichi(hand):
            allowed += 1
            assert before == after != ()
        else:
            refused += 1
    assert allowed > 10 < refused


@pytest.mark.parametrize(
    ("ask", "error"),
    [(tenpai_discards, "has no tile to cut"), (kans_after_riichi, "have no drawn one")],
)
def test_a_hand_with_nothing_to_cut_is_refused(ask, error):
    with pytest.raises(WrongSizeError, match=error):
        ask(parse_hand("1112345678999m"))


@pytest.mark.parametrize("ask", [after_cuts, tenpai_cuts])
def test_counts_with_nothing_to_cut_are_refused(ask):
    with pytest.raises(ValueError, match="3n\\+2"):
        ask(counts_of("1112345678999m"))


@given(st.integers(0, 2**32))
def test_cutting_never_brings_a_hand_nearer(seed):
    counts = from_wall(Random(seed), 14)
    assert all(
        distance >= max(0, shanten_of_counts(counts)) for _, distance, _, _ in after_cuts(counts)
    )
