"""The tiles that keep a yaku possible: against every complete hand, each of them scored."""

from functools import cache
from itertools import combinations_with_replacement, islice

import numpy as np
import pytest
from dealt import GROUPS, open_hands

from engine import (
    EAST,
    NORTH,
    SOUTH,
    TENHOU,
    WEST,
    By,
    Hand,
    Rules,
    Win,
    Winds,
    calls,
    discards,
    format_hand,
    format_tiles,
    parse_hand,
    score,
    shanten,
    ukeire,
    yaku_tiles,
)
from engine.facts import passed

WITHOUT_KARATEN = Rules(karaten=False)


@cache
def complete_counts(melds):
    """The counts of every set of so many groups and a pair: a row a kind, a column a set."""
    of_group = np.zeros((34, len(GROUPS)), dtype=np.uint8)
    for at, group in enumerate(GROUPS):
        for kind in group:
            of_group[kind, at] += 1
    sets_of_groups = [*combinations_with_replacement(range(len(GROUPS)), melds)]
    chosen = np.array(sets_of_groups, dtype=int)
    groups = of_group[:, chosen].sum(axis=2, dtype=np.uint8)
    sets = (groups[:, :, None] + 2 * np.eye(34, dtype=np.uint8)[:, None]).reshape(34, -1)
    return sets[:, sets.max(axis=0) <= 4]


def plain_yaku_tiles(hand, winds, rules):
    """By definition: the tiles that lack for the nearest complete hands of those with a yaku."""
    whole = complete_counts(len(hand.concealed) // 3)
    counts = np.frombuffer(hand.counts, dtype=np.uint8)
    elsewhere = np.frombuffer(hand.owned, dtype=np.uint8) - counts
    possible = np.ones(whole.shape[1], dtype=bool)
    for kind in np.flatnonzero(elsewhere):
        possible &= whole[kind] + elsewhere[kind] <= 4
    missing = np.full(whole.shape[1], len(hand.concealed) + 1, dtype=np.uint8)
    for kind in np.flatnonzero(counts):
        missing -= np.minimum(whole[kind], counts[kind])
    nearest = missing == shanten(hand, rules=rules) + 1
    found = set()
    for complete in whole[:, possible & nearest].T:
        wanted = set(np.flatnonzero(complete > counts).tolist())
        if not wanted <= found:
            tiles = tuple(np.repeat(range(34), complete).tolist())
            last = next(iter(wanted))
            win = Win(last, By.TSUMO, winds.seat, winds.round)
            if score(Hand(tiles, hand.melds, last), win, rules).best is not None:
                found |= wanted
    return tuple(sorted(found))


def compared(seed, melds, number, *, farthest=2, rules=WITHOUT_KARATEN, winds=None):
    """Compare so many hands, and return of how many some tile leaves no yaku."""
    winds = winds or Winds(SOUTH, EAST)
    near = (
        hand
        for hand in open_hands(seed, melds, 100 * number)
        if shanten(hand, rules=rules) <= farthest
    )
    told = 0
    for hand in islice(near, number):
        plain = plain_yaku_tiles(hand, winds, rules)
        assert yaku_tiles(hand, winds, rules=rules) == plain, format_hand(hand)
        told += len(plain) < len(ukeire(hand, rules=rules).tiles)
    return told


@pytest.mark.parametrize(("melds", "number"), [(4, 150), (3, 150), (2, 60)])
def test_tiles_that_keep_a_yaku_are_those_of_the_nearest_hands_that_score(melds, number):
    assert compared("part", melds, number) > number / 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("melds", "number", "farthest"), [(4, 2000, 2), (3, 12000, 2), (2, 5900, 1), (1, 100, 1)]
)
def test_tiles_that_keep_a_yaku_in_20_000_open_hands(melds, number, farthest):
    assert compared("whole", melds, number, farthest=farthest) > number / 40


@pytest.mark.parametrize(
    ("rules", "winds"),
    [
        (Rules(karaten=False, open_tanyao=False), Winds(SOUTH, EAST)),
        (TENHOU, Winds(EAST, EAST)),
        (TENHOU, Winds(NORTH, WEST)),
    ],
)
def test_tiles_that_keep_a_yaku_by_other_rules_and_winds(rules, winds):
    assert compared(str(winds), 3, 150, rules=rules, winds=winds)


AT_SOUTH = Winds(SOUTH, EAST)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # All simples on both sides.
        ("34m567p22s[3'45m][678s]", "25m"),
        # 片アガリ: 4m is a simple, 1m is none.
        ("23m567p22s[3'45m][678s]", "4m"),
        # Two pairs, one of them of value.
        ("123m99p55z[456s][7'89s]", "5z"),
        # The meld is the yaku.
        ("23m99p[456s][123p][555z]", "14m"),
        # No honor but guest winds, terminals in the melds: nothing.
        ("23m44p[1'23s][456p][789m]", ""),
        # Three concealed triplets beside one chi, won by tsumo.
        ("222p33s44z(1111m)[4'56m]", "3s4z"),
        # The same triplet in three suits.
        ("22m222p99s[222s][5'67p]", "2m"),
        # Three kans, whatever the rest.
        ("12m44p[1111s][2222p][3333z]", "3m"),
    ],
)
def test_tiles_as_players_read_them(text, expected):
    hand = parse_hand(text)
    assert format_tiles(yaku_tiles(hand, AT_SOUTH)) == expected
    assert plain_yaku_tiles(hand, AT_SOUTH, TENHOU) == yaku_tiles(hand, AT_SOUTH)


def test_a_closed_hand_keeps_every_tile():
    hand = parse_hand("23m44p789s11z567m9p")
    assert yaku_tiles(hand, AT_SOUTH) == tuple(it.tile for it in ukeire(hand).tiles)
    assert ukeire(hand, winds=AT_SOUTH).with_yaku is None


def test_ukeire_discards_and_calls_tell_the_same_tiles():
    for hand in open_hands("same", 2, 60):
        found = ukeire(hand, winds=AT_SOUTH)
        told = set(yaku_tiles(hand, AT_SOUTH))
        assert found.with_yaku == tuple(it for it in found.tiles if it.tile in told)
        plain = ukeire(hand)
        assert (found.shanten, found.tiles) == (plain.shanten, plain.tiles)
        tile = next(kind for kind in range(34) if hand.owned[kind] < 4)
        assert passed(hand, tile, winds=AT_SOUTH).tiles == passed(hand, tile).tiles
        for call in calls(hand, tile, winds=AT_SOUTH):
            for cut in call.cuts:
                after = call.hand.without(cut.tile)
                kept = yaku_tiles(after, AT_SOUTH)
                assert tuple(it.tile for it in cut.with_yaku) == tuple(
                    it.tile for it in cut.tiles if it.tile in kept
                )


def test_good_shapes_lead_to_a_tenpai_that_wins_on_five_tiles():
    checked = 0
    for hand in open_hands("good", 2, 300):
        found = ukeire(hand, winds=AT_SOUTH)
        if found.shanten != 1:
            continue
        for tile in (it.tile for it in found.with_yaku):
            best = max(
                cut.left_with_yaku
                for cut in discards(Hand((*hand.concealed, tile), hand.melds, tile), winds=AT_SOUTH)
                if cut.shanten == 0
            )
            assert (best >= 5) == (tile in {it.tile for it in found.good_shapes})
            checked += 1
    assert checked > 200


def test_the_first_cut_keeps_a_yaku_where_one_can():
    for hand in open_hands("first", 3, 200):
        drawn = next(kind for kind in range(9, 34) if hand.owned[kind] < 4)
        cuts = discards(Hand((*hand.concealed, drawn), hand.melds, drawn), winds=AT_SOUTH)
        near = [cut for cut in cuts if cut.shanten == cuts[0].shanten]
        assert cuts[0].left_with_yaku == max(cut.left_with_yaku for cut in near)
