"""Shanten: published vectors, counts of whole spaces, two libraries, and the definition itself."""

import pickle
from collections import Counter
from functools import cache
from random import Random

import pytest
from dealt import (
    GROUPS,
    as_hand,
    complete,
    counts_of,
    every_hand_of_one_suit,
    from_wall,
    tenpai,
    tenpai_to_cut,
)
from hypothesis import given
from hypothesis import strategies as st
from jansou.analysis.shanten import shanten_counts
from mahjong.shanten import Shanten as TheirShanten
from places import published
from strategies import hands

from engine.facts.shanten import (
    Shanten,
    ShantenByForm,
    limits,
    shanten,
    shanten_of_counts,
    shanten_within,
)
from engine.facts.waits import tenpai_discards, waits
from engine.hand import Hand
from engine.index.lookup import accepted, changed, waiting_tiles
from engine.melds import Meld, MeldKind
from engine.notation.hand_notation import parse_hand
from engine.rules import M_LEAGUE, MAHJONG_SOUL, TENHOU
from engine.tiles import KINDS

SINGLE_FACTS = [
    # From the vectors shared by mjx, kackyt, nekobean and kobalab.
    ("5m14789p447s13467z", 5, 5, 6),
    ("22445567899m577z", 1, 1, 9),
    ("123456679m11347z", 2, 4, 6),
    ("11799m112555567z", 3, 2, 5),
    # blog.kobalab.net 2022-04-17: the only tile that would finish it is a fifth 1m.
    ("1111m123p112233s", 1, 2, 9),
    ("133345568s11567z", 2, 3, 7),
    # Four of a kind is neither two pairs nor a wait for a fifth.
    ("123456789m1111p", 1, 5, 9),
    ("1133557799m113p", 3, 0, 9),
    ("1111222233334m", 0, 6, 11),
    ("1111222233334p4z", 0, 5, 10),
    ("19m19p19s1234567z", 8, 6, 0),
    ("19m19p19s12345677z", 7, 5, -1),
    # Short hands have the standard form alone.
    ("1z", 0, None, None),
    ("11z", -1, None, None),
    ("13m", 0, None, None),
    ("2223m", 0, None, None),
    ("147m258p9s", 4, None, None),
    ("11m456p789s12z", 1, None, None),
]


@pytest.mark.parametrize(("text", "standard", "seven_pairs", "thirteen_orphans"), SINGLE_FACTS)
def test_shanten_of_worked_examples(text, standard, seven_pairs, thirteen_orphans):
    expected = ShantenByForm(standard, seven_pairs, thirteen_orphans)
    counts = counts_of(text)
    assert shanten(as_hand(counts)).by_form == expected
    assert shanten_of_counts(counts) == Shanten(expected)


def test_published_vectors():
    facts = published("shanten.jsonl.gz")
    for fact in facts:
        found = shanten(as_hand(counts_of_plain(fact["hand"]))).by_form
        assert found == ShantenByForm(fact["regular"], fact["chiitoi"], fact["kokushi"]), fact[
            "hand"
        ]
    assert len(facts) == 37_058


def counts_of_plain(text: str) -> bytes:
    """`counts_of` for mpsz alone, ten times as fast."""
    counts = bytearray(KINDS)
    ranks = []
    for sign in text:
        if sign in "mpsz":
            for rank in ranks:
                counts[9 * "mpsz".index(sign) + rank - 1] += 1
            ranks = []
        else:
            ranks.append(int(sign) or 5)
    return bytes(counts)


@pytest.mark.slow
def test_every_hand_of_13_tiles_of_one_suit():
    # endlessriichi.blogspot.com 2016-08-24; with seven pairs, the articles' 53,404 noten hands.
    by_shanten, by_waits, tenpai_by_seven_pairs = Counter(), Counter(), 0
    for counts in every_hand_of_one_suit(13):
        found = shanten(as_hand(counts)).by_form
        by_shanten[found.standard] += 1
        if found.standard == 0:
            # Seven pairs never wait for more: 1122334455667m waits for 7m among its 147m.
            by_waits[len(waiting_tiles(counts))] += 1
        elif found.seven_pairs == 0:
            tenpai_by_seven_pairs += 1
            assert len(waiting_tiles(counts)) == 1
    assert by_shanten == {0: 40_070, 1: 52_678, 2: 852}
    assert by_waits == {
        1: 14_067, 2: 14_493, 3: 6_739, 4: 2_948, 5: 1_335, 6: 392, 7: 79, 8: 16, 9: 1,
    }  # fmt: skip
    assert tenpai_by_seven_pairs == 126


@pytest.mark.slow
def test_every_hand_of_14_tiles_of_one_suit():
    hands = every_hand_of_one_suit(14)
    complete = [counts for counts in hands if shanten(as_hand(counts)).by_form.standard == -1]
    assert (len(hands), len(complete)) == (118_800, 13_259)


def dealt(seed: int, sizes: tuple[int, ...], number: int) -> list[bytes]:
    random = Random(seed)
    found = []
    for _ in range(number):
        size = random.choice(sizes)
        near = tenpai if size % 3 == 1 else tenpai_to_cut
        if size == 2:
            near = from_wall
        found.append(random.choice((from_wall, from_wall, near))(random, size))
    return found


def test_random_hands_have_the_shanten_of_mahjong():
    for counts in dealt(1, (13, 14), 600) + dealt(2, (1, 2, 4, 5, 7, 8, 10, 11), 300):
        assert shanten_of_counts(counts) == TheirShanten.calculate_shanten(list(counts)), list(
            counts
        )


def test_random_hands_have_the_shanten_of_jansou():
    for counts in dealt(3, (13, 14), 1200) + dealt(4, (1, 2, 4, 5, 7, 8, 10, 11), 800):
        melds = 4 - sum(counts) // 3
        assert shanten_of_counts(counts) == shanten_counts(list(counts), melds), list(counts)


@cache
def targets(melds: int) -> list[tuple[tuple[int, int], ...]]:
    """Every complete hand of so many melds, as (kind, how many), by laying them out."""
    found = {tuple([0] * KINDS)}
    for group in [GROUPS] * melds + [[(kind, kind) for kind in range(KINDS)]]:
        found = {
            more for tiles in found for kinds in group if max(more := with_kinds(tiles, kinds)) <= 4
        }
    return [
        tuple((kind, count) for kind, count in enumerate(tiles) if count) for tiles in sorted(found)
    ]


def with_kinds(tiles: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[int, ...]:
    more = list(tiles)
    for kind in kinds:
        more[kind] += 1
    return tuple(more)


def by_definition(counts: bytes, limits: bytes) -> int:
    """One less than the tiles missing from the nearest complete hand within the limits."""
    return (
        min(
            sum(max(0, want - counts[kind]) for kind, want in target)
            for target in targets(sum(counts) // 3)
            if all(want <= limits[kind] for kind, want in target)
        )
        - 1
    )


@pytest.mark.parametrize("size", [1, 2, 4, 5, 7])
def test_shanten_is_the_distance_to_the_nearest_complete_hand(size):
    random = Random(size)
    for _ in range(60 if size < 7 else 6):
        counts = from_wall(random, size)
        if random.random() < 0.7 and size > 3:
            # Wall tiles alone are far apart: crowd them into few kinds.
            kinds = [kind for kind in range(KINDS) if kind < 12]
            counts = crowded(random, kinds, size)
        assert shanten_of_counts(counts) == by_definition(counts, bytes([4] * KINDS)), list(counts)


def crowded(random: Random, kinds: list[int], size: int) -> bytes:
    tiles = random.sample(kinds * 4, size)
    return bytes(tiles.count(kind) for kind in range(KINDS))


def test_shanten_within_limits_is_the_distance_to_the_nearest_hand_within_them():
    random = Random(5)
    for _ in range(60):
        counts = crowded(random, list(range(9)), random.choice((4, 5)))
        melded = [random.choice((0, 0, 1, 3, 4)) for _ in range(9)] + [0] * 25
        within = bytes(max(4 - gone, count) for gone, count in zip(melded, counts, strict=True))
        assert shanten_within(counts, within) == by_definition(counts, within), list(counts)


DEAD_WAITS = [
    # The only wait lies in the kan, all four of it: 13m for 2m, 12m for 3m.
    ("13m456p789s11z(2222m)", 0, 1),
    ("13m11z(2222m)[7'89s]", 0, 1),
    ("5p[5'55p]", 0, 1),
    # A pair more makes that only wait: 12m77p(3333m) is no tenpai, 11m is as far as 777p.
    ("12m27p(3333m)[4'56p]", 1, 2),
    # Beside another wait a dead one changes nothing: 23m waits for 14m, and 56m for 47m.
    ("23m44p(1111m)", 0, 0),
    ("356m77p(4444m)", 0, 0),
    ("5p(5555s)", 0, 0),
]


@pytest.mark.parametrize(("text", "tenhou", "m_league"), DEAD_WAITS)
def test_tiles_in_melds_are_wanted_only_where_they_exist(text, tenhou, m_league):
    hand = parse_hand(text)
    assert shanten(hand, rules=TENHOU) == tenhou
    assert shanten(hand, rules=MAHJONG_SOUL) == tenhou
    assert shanten(hand, rules=M_LEAGUE) == m_league


@given(hands(), st.sampled_from([TENHOU, M_LEAGUE]))
def test_shanten_says_tenpai_where_waits_and_discards_do(hand, rules):
    found = shanten(hand, rules=rules)
    if hand.has_drawn_size:
        assert (found <= 0) == bool(tenpai_discards(hand, rules=rules))
    else:
        assert (found == 0) == bool(waits(hand, rules=rules).waits)


@given(hands())
def test_limits_only_ever_make_a_hand_farther(hand):
    within = shanten(hand, rules=M_LEAGUE).by_form.standard
    assert within >= shanten(hand).by_form.standard
    assert shanten_within(hand.counts, bytes([4] * KINDS)) == shanten(hand).by_form.standard
    assert all(
        limit + owned - concealed == 4
        for limit, owned, concealed in zip(
            limits(hand, M_LEAGUE), hand.owned, hand.counts, strict=True
        )
    )


def dealt_hands(*sizes: int):
    """Counts of those sizes, some from the wall and some near tenpai."""
    return st.builds(
        lambda seed, size: dealt(seed, (size,), 1)[0],
        st.integers(0, 2**32),
        st.sampled_from(sizes),
    )


@given(dealt_hands(5, 8, 11, 14))
def test_a_hand_to_cut_is_as_far_as_after_its_best_cut(counts):
    best = min(
        shanten_of_counts(changed(counts, kind, -1)) for kind in range(KINDS) if counts[kind]
    )
    if shanten_of_counts(counts) >= 0:
        assert shanten_of_counts(counts) == best
    else:
        assert best == 0


@given(dealt_hands(1, 4, 7, 10, 13))
def test_an_accepted_tile_lowers_the_shanten_by_one(counts):
    now, mask = accepted(counts)
    assert now == shanten_of_counts(counts)
    assert mask
    for kind in range(KINDS):
        if counts[kind] < 4:
            lower = mask >> kind & 1
            assert shanten_of_counts(changed(counts, kind, 1)) == now - lower


@given(dealt_hands(4, 5, 10, 13, 14), st.permutations([0, 1, 2]))
def test_suits_are_alike(counts, order):
    suits = [counts[9 * suit : 9 * suit + 9] for suit in order]
    assert shanten_of_counts(b"".join(suits) + counts[27:]) == shanten_of_counts(counts)


@given(dealt_hands(4, 5, 10, 13, 14))
def test_a_hand_is_as_far_as_its_mirror_image(counts):
    mirrored = [counts[9 * suit : 9 * suit + 9][::-1] for suit in range(3)]
    assert shanten_of_counts(b"".join(mirrored) + counts[27:]) == shanten_of_counts(counts)


@given(st.integers(0, 2**32), st.sampled_from([2, 5, 8, 11, 14]))
def test_a_complete_hand_is_complete(seed, size):
    assert shanten_of_counts(complete(Random(seed), size)) == -1


def test_best_is_the_lowest_form():
    assert Shanten(ShantenByForm(2, 1, 9)) == 1
    assert Shanten(ShantenByForm(3, None, None)) == 3
    copied = pickle.loads(pickle.dumps(shanten("1z")))  # noqa: S301 - our own
    assert (copied, copied.by_form) == (0, ShantenByForm(0, None, None))


def test_a_meld_needs_no_tile_of_the_hand():
    hand = Hand((27,), (Meld(MeldKind.PON, (0, 0, 0)),))
    assert shanten(hand).by_form == ShantenByForm(0, None, None)
