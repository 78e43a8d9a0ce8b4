"""The shanten of an open hand towards each yaku: against every complete hand that there is."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from dealt import GROUPS, open_hands

from engine import (
    EAST,
    SOUTH,
    By,
    Hand,
    Rules,
    Win,
    Winds,
    WrongSizeError,
    format_hand,
    parse_hand,
    score,
    shanten,
)
from engine.facts import open_yaku
from engine.tiles import ORPHANS, TERMINALS, WHITE, suit


def has_all(sequences):
    sequences = tuple(sequences)
    return lambda groups, _: any(all(each in groups for each in some) for some in sequences)


def suits_of(groups, pair):
    return {suit(kind) for group in (*groups, (pair,)) for kind in group}


def has_in_each(kinds):
    return lambda groups, pair: all(set(group) & set(kinds) for group in (*groups, (pair,)))


PREDICATES = {
    "haku": lambda groups, _: (31,) * 3 in groups,
    "hatsu": lambda groups, _: (32,) * 3 in groups,
    "chun": lambda groups, _: (33,) * 3 in groups,
    "seat_south": lambda groups, _: (28,) * 3 in groups,
    "round_east": lambda groups, _: (27,) * 3 in groups,
    "tanyao": lambda groups, pair: (
        not any(set(group) & set(ORPHANS) for group in (*groups, (pair,)))
    ),
    "toitoi": lambda groups, _: all(len(set(group)) == 1 for group in groups),
    "honitsu": lambda groups, pair: len(suits_of(groups, pair) - {3}) <= 1,
    "chinitsu": lambda groups, pair: suits_of(groups, pair) in ({0}, {1}, {2}),
    "chanta": has_in_each(ORPHANS),
    "junchan": has_in_each(TERMINALS),
    "sanshoku": has_all(
        [(low, low + 1, low + 2) for low in (rank, rank + 9, rank + 18)] for rank in range(7)
    ),
    "sanshoku_doukou": has_all(
        [[(kind,) * 3 for kind in (rank, rank + 9, rank + 18)] for rank in range(9)]
    ),
    "ittsu": has_all(
        [(low, low + 1, low + 2) for low in (start, start + 3, start + 6)] for start in (0, 9, 18)
    ),
}
"""Whether groups (three kinds each) and a pair have a yaku, or one that is worth more."""


def predicates_of(hand):
    """The predicates, with those of the yaku that depend on how the melds were called."""
    closed = len(hand.melds) - sum(meld.is_open for meld in hand.melds)
    kans = sum(meld.is_kan for meld in hand.melds)

    def three_concealed(groups, _):
        own = groups[len(hand.melds) :]
        return closed + sum(len(set(group)) == 1 for group in own) >= 3

    return {
        **PREDICATES,
        "sanankou": three_concealed,
        "sankantsu": lambda *_: kans >= 3,
    }


def completions(hand):
    """Yield every way to complete the hand: its groups, its pair, and the tiles it lacks."""
    called = tuple(meld.group[:3] for meld in hand.melds)
    held = Counter(hand.concealed)
    in_melds = [owned - held[kind] for kind, owned in enumerate(hand.owned)]
    for groups in combinations_with_replacement(GROUPS, len(hand.concealed) // 3):
        whole = Counter(kind for group in groups for kind in group)
        if any(count + in_melds[kind] > 4 for kind, count in whole.items()):
            continue
        lacks = whole - held
        missing = sum(lacks.values())
        for pair in range(34):
            if whole[pair] + 2 + in_melds[pair] <= 4:
                spare = max(0, held[pair] - whole[pair])
                yield (*called, *groups), pair, missing + max(0, 2 - spare)


def plain_distances(hand):
    """The fewest tiles that the hand lacks for each yaku, less one, by trying all completions."""
    best = {}
    for groups, pair, missing in completions(hand):
        for name, holds in predicates_of(hand).items():
            if missing - 1 < best.get(name, 99) and holds(groups, pair):
                best[name] = missing - 1
    return best


@pytest.mark.parametrize("kuitan", [True, False])
@pytest.mark.slow
def test_distances_of_hands_with_three_melds_are_those_of_all_complete_hands(kuitan):
    compared = Counter()
    for hand in open_hands("three", 3, 150):
        plain = plain_distances(hand)
        if not kuitan:
            plain.pop("tanyao", None)
        rules = Rules(open_tanyao=kuitan)
        found = open_yaku(hand, Winds(SOUTH, EAST), rules=rules)
        assert found == plain, format_hand(hand)
        compared.update(plain.keys())
    assert all(compared[name] >= 2 for name in PREDICATES if kuitan or name != "tanyao"), compared


@pytest.mark.parametrize("number", [2, pytest.param(8, marks=pytest.mark.slow)])
def test_distances_of_hands_with_two_melds_are_those_of_all_complete_hands(number):
    for hand in open_hands("two", 2, number):
        found = open_yaku(hand, Winds(SOUTH, EAST))
        assert found == plain_distances(hand), format_hand(hand)


def test_a_hand_that_is_tenpai_for_a_yaku_wins_with_it():
    """Distance 0 means that some tile completes the hand, and its score has a yaku."""
    tried = 0
    for hand in open_hands("tenpai", 3, 1500):
        if shanten(hand):
            continue
        found = open_yaku(hand, Winds(SOUTH, EAST))
        if min(found.values(), default=1) > 0:
            continue
        wins = []
        for kind in range(34):
            if hand.owned[kind] < 4:
                won = Hand((*hand.concealed, kind), hand.melds, kind)
                wins.append(score(won, Win(kind, By.TSUMO, SOUTH, EAST)).best)
        assert any(wins), format_hand(hand)
        tried += 1
    assert tried >= 10


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # A meld of a dragon is its yaku whatever the rest: shanten and distance are the same.
        ("23m456p789s11z[777z]", {"chun": 0, "round_east": 1}),
        ("2345678m44p1z[6'78s]", {"tanyao": 1, "sanshoku": 2}),
        ("2233p[555p][888s][999m]", {"toitoi": 0, "tanyao": None}),
        ("123567m1z[9'78m][555m]", {"honitsu": 0, "chinitsu": 1, "toitoi": None}),
        ("79m11z[1'23p][9'78s][999p]", {"chanta": 0, "junchan": 2, "toitoi": None}),
    ],
)
def test_hands_as_players_read_them(text, expected):
    found = open_yaku(parse_hand(text), Winds(SOUTH, EAST))
    assert {name: found.get(name) for name in expected} == expected


def test_a_wind_of_seat_and_round_is_listed_once():
    found = open_yaku(parse_hand("11z23m[456p][789s][222p]"), Winds(EAST, EAST))
    assert "seat_east" not in found
    assert found["round_east"] == 1


def test_north_is_of_value_with_three_players_where_the_rules_say_so():
    hand = parse_hand("1s44z23p55s[6'66p][9'99s]", players=3)
    guest, value = (
        open_yaku(
            hand,
            Winds(SOUTH, EAST),
            rules=Rules.of("tenhou_sanma", north_value=north_value),
        )
        for north_value in (False, True)
    )
    assert "seat_north" not in guest
    assert value == {**guest, "seat_north": 1}


def test_no_yaku_is_nearer_than_the_hand():
    for melds in (1, 2, 3):
        for hand in open_hands("nearer", melds, 60):
            found = open_yaku(hand, Winds(WHITE - 1, EAST))
            assert min(found.values()) >= shanten(hand)


def test_a_hand_with_a_tile_to_cut_and_a_seat_that_is_no_wind_are_refused():
    with pytest.raises(WrongSizeError, match="waits only after a discard"):
        open_yaku(parse_hand("11z23m4m[456p][789s][222p]"), Winds(EAST, EAST))
    for seat, of_round in ((WHITE, EAST), (EAST, 0)):
        with pytest.raises(ValueError, match="is not a wind: winds are 27 to 30"):
            Winds(seat, of_round)


def test_winds_are_kinds_or_letters():
    assert Winds("S", "E") == Winds(SOUTH, EAST)
    with pytest.raises(ValueError, match="a wind is one of E, S, W, N, not 'X'"):
        Winds("X", "E")
