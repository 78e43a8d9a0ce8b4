"""Three players: the tiles there are, how far hands are, what brings them nearer, what is left."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mahjong.shanten import Shanten as TheirShanten
from riichienv import calculate_shanten_3p

from engine import (
    NAMES,
    TENHOU,
    TENHOU_SANMA,
    Hand,
    ImpossibleHandError,
    Meld,
    MeldKind,
    Rules,
    discards,
    parse_hand,
    parse_tiles,
    shanten,
    tenpai_discards,
    ukeire,
    waits,
)
from engine.errors import Reason
from engine.facts import improvements
from engine.index.distances import combine, suit_vector
from engine.index.lookup import split
from engine.rules import MAHJONG_SOUL_SANMA
from engine.tile_set import MISSING, kinds_of_set
from engine.tiles import KIND_OF, KINDS, ORPHANS, TILE_OF_NAME, dora_of

IN_SET = [kind for kind in range(KINDS) if kind not in MISSING]
LIMITS = bytes(0 if kind in MISSING else 4 for kind in range(KINDS))
SANMA = [TENHOU_SANMA, MAHJONG_SOUL_SANMA]
WITHOUT_KARATEN = Rules.of("tenhou_sanma", karaten=False)


def dealt(seed, size):
    """Tiles from a shuffled wall of 108."""
    wall = [kind for kind in IN_SET for _ in range(4)]
    return tuple(sorted(Random(seed).sample(wall, size)))


def near(seed, size):
    """Tiles of few kinds, so that tenpai and complete hands turn up: man, one suit and honors."""
    random = Random(seed)
    kinds = random.sample([[0, 8], range(9, 18), range(18, 27), range(27, 34)], 2)
    wall = [kind for some in kinds for kind in some for _ in range(4)]
    wall += [kind for kind in range(9, 18) for _ in range(4)] if len(wall) < size else []
    return tuple(sorted(random.sample(wall, size)))


def hands(*sizes):
    """Hands of such sizes without melds, the last tile drawn where one is to cut."""
    return st.builds(
        lambda make, seed, size: as_hand(make(seed, size)),
        st.sampled_from([dealt, near]),
        st.integers(0, 2**32),
        st.sampled_from(sizes),
    )


def as_hand(tiles):
    return Hand(tiles, (), tiles[-1] if len(tiles) % 3 == 2 else None)


def distance(counts):
    """The shanten of the standard form from the definition of distances, without any table."""
    man, pin, sou, honors = map(suit_vector, split(counts), split(LIMITS))
    melds = sum(counts) // 3
    return combine(combine(man, pin), combine(sou, honors))[2 * melds + 1] - 1


def nearest(counts):
    """The lowest shanten of the three forms, each from its definition."""
    forms = [distance(counts)]
    if sum(counts) > 12:
        kinds, pairs = sum(map(bool, counts)), sum(count > 1 for count in counts)
        orphans = [counts[kind] for kind in ORPHANS]
        forms.append(6 - pairs + max(0, 7 - kinds))
        forms.append(13 - sum(map(bool, orphans)) - any(count > 1 for count in orphans))
    return min(forms)


def more(counts, kind):
    return bytes(count + (at == kind) for at, count in enumerate(counts))


@pytest.mark.parametrize("size", [1, 2])
def test_every_small_hand_is_as_far_as_the_definition_says(size):
    for tiles in combinations_with_replacement(IN_SET, size):
        hand = as_hand(tiles)
        assert shanten(hand, rules=TENHOU_SANMA) == distance(hand.counts)


@pytest.mark.slow
def test_every_hand_of_four_tiles_is_as_far_as_the_definition_says():
    for tiles in combinations_with_replacement(IN_SET, 4):
        hand = as_hand(tiles)
        found = ukeire(hand, rules=TENHOU_SANMA)
        assert found.shanten == distance(hand.counts)
        assert {tile.tile for tile in found.tiles} == wanted(hand.counts)


def wanted(counts):
    """The kinds of the set that lower the shanten, from the definition; not a fifth copy."""
    now = nearest(counts)
    return {kind for kind in IN_SET if counts[kind] < 4 and nearest(more(counts, kind)) < now}


@given(hands(4, 5, 7, 8, 10, 11, 13, 14))
def test_shanten_is_that_of_the_definition_and_of_two_libraries(hand):
    found = shanten(hand, rules=TENHOU_SANMA)
    assert found == nearest(hand.counts)
    counts = list(hand.counts)
    theirs = TheirShanten.calculate_shanten(counts, is_three_player=True)
    assert found == theirs
    if len(hand.concealed) > 12:
        assert found == calculate_shanten_3p(numbered(hand))


def numbered(hand):
    """The tiles as RiichiEnv numbers them: four to a kind."""
    return [kind * 4 + copy for kind in range(KINDS) for copy in range(hand.counts[kind])]


@given(hands(4, 7, 10, 13))
def test_ukeire_holds_the_tiles_of_the_set_that_bring_the_hand_nearer(hand):
    found = ukeire(hand, rules=TENHOU_SANMA)
    assert {tile.tile for tile in found.tiles} == wanted(hand.counts)
    assert all(tile.left == 4 - hand.owned[tile.tile] for tile in found.tiles)
    assert not {better.tile for better in improvements(hand, rules=TENHOU_SANMA)} & set(MISSING)


@given(hands(5, 8, 11, 14))
def test_every_cut_is_as_far_as_the_hand_after_it(hand):
    for cut in discards(hand, rules=TENHOU_SANMA):
        left = list(hand.concealed)
        left.remove(cut.tile)
        after = ukeire(Hand(tuple(left)), seen=[cut.tile], rules=TENHOU_SANMA)
        assert cut.shanten == after.shanten
        tiles = {tile.tile for tile in cut.tiles}
        assert {tile.tile for tile in after.tiles if tile.left} <= tiles
        assert not tiles & set(MISSING)


@settings(max_examples=25)
@given(hands(7, 10, 13))
def test_improvements_are_the_draws_after_which_the_best_cut_accepts_more(hand):
    found = ukeire(hand, rules=TENHOU_SANMA)
    expected = {}
    for kind in IN_SET:
        if hand.owned[kind] < 4 and kind not in {tile.tile for tile in found.tiles}:
            drawn = Hand((*hand.concealed, kind), (), kind)
            cuts = discards(drawn, rules=TENHOU_SANMA)
            most = max(cut.left for cut in cuts if cut.shanten <= found.shanten)
            if most > found.left:
                expected[kind] = most
    assert {it.tile: it.accepts for it in improvements(hand, rules=TENHOU_SANMA)} == expected


@given(hands(1, 4, 7, 10, 13))
def test_a_hand_waits_for_the_same_tiles_as_with_four_players(hand):
    """One tile completes no sequence of which two more are not there."""
    with_four = [(wait.tile, wait.left) for wait in waits(hand).waits]
    assert [(wait.tile, wait.left) for wait in waits(hand, rules=TENHOU_SANMA).waits] == with_four


@given(hands(4, 7, 10, 13))
def test_no_hand_is_nearer_with_fewer_kinds(hand):
    with_four = shanten(hand)
    assert shanten(hand, rules=TENHOU_SANMA) >= with_four


@pytest.mark.parametrize(
    ("text", "of_three", "of_four"),
    [
        ("19m19p19s1234567z", (8, 6, 0), (8, 6, 0)),
        ("1199m", (0, None, None), (0, None, None)),
        # A meld and a pair of four tiles: 1m and 9m can be pairs, and triplets of two tiles more.
        ("19m11z", (1, None, None), (1, None, None)),
        ("19m14z", (2, None, None), (2, None, None)),
    ],
)
def test_shanten_of_each_form(text, of_three, of_four):
    hand = parse_hand(text)
    for rules, forms in ((TENHOU_SANMA, of_three), (TENHOU, of_four)):
        found = shanten(hand, rules=rules).by_form
        assert (found.standard, found.seven_pairs, found.thirteen_orphans) == forms


def test_terminals_of_man_want_only_themselves():
    def accepted(rules):
        found = ukeire(parse_hand("1m456p1z1z1z"), rules=rules)
        return found.shanten, {NAMES[tile.tile] for tile in found.tiles}

    assert accepted(TENHOU_SANMA) == accepted(TENHOU) == (0, {"1m"})
    far = parse_hand("19m147p")
    with_four, with_three = (
        {NAMES[tile.tile] for cut in discards(far, rules=rules) for tile in cut.tiles}
        for rules in (TENHOU, TENHOU_SANMA)
    )
    assert {"2m", "3m", "7m", "8m"} <= with_four
    assert with_three == {name for name in with_four if name[1] != "m"} | {"1m", "9m"}


def test_melds_bound_what_the_hand_wants():
    """A tanki of the fourth 9m beside a pon of the others: tenpai, but not where melds count."""
    pon = Meld(MeldKind.PON, (TILE_OF_NAME["9m"],) * 3)
    hand = Hand(tuple(sorted(parse_tiles("9m456p789s111z"))), (pon,))
    assert shanten(hand, rules=TENHOU_SANMA) == 0
    assert shanten(hand, rules=WITHOUT_KARATEN) == 1
    found = ukeire(hand, rules=WITHOUT_KARATEN)
    assert {NAMES[tile.tile] for tile in found.tiles} >= {"1m", "1p", "4z"}
    assert not {tile.tile for tile in found.tiles} & set(MISSING)


@given(st.integers(0, 2**32))
def test_tiles_that_melds_use_up_are_not_accepted(seed):
    random = Random(seed)
    kind = random.choice(IN_SET)
    pon = Meld(MeldKind.PON, (kind,) * 3)
    rest = [other for other in dealt(seed, 40) if other != kind][:10]
    hand = Hand(tuple(sorted(rest)), (pon,))
    found = ukeire(hand, rules=WITHOUT_KARATEN)
    assert not {tile.tile for tile in found.tiles} & set(MISSING)
    assert found.shanten >= ukeire(hand, rules=TENHOU_SANMA).shanten


@pytest.mark.parametrize("rules", SANMA)
@pytest.mark.parametrize("tile", [*map("{}m".format, range(2, 9)), "0m"])
def test_tiles_that_the_set_lacks_are_refused_everywhere(tile, rules):
    waiting, to_cut = parse_hand(f"11p{tile}1s"), parse_hand(f"11p{tile}12s")
    plain, plain_to_cut = parse_hand("11p11s"), parse_hand("11p112s")
    asked = [
        lambda: waits(waiting, rules=rules),
        lambda: ukeire(waiting, rules=rules),
        lambda: shanten(waiting, rules=rules).by_form,
        lambda: discards(to_cut, rules=rules),
        lambda: tenpai_discards(to_cut, rules=rules),
        lambda: waits(plain, seen=[TILE_OF_NAME[tile]], rules=rules),
        lambda: ukeire(plain, seen=[TILE_OF_NAME[tile]], rules=rules),
        lambda: discards(plain_to_cut, seen=[TILE_OF_NAME[tile]], rules=rules),
        lambda: tenpai_discards(plain_to_cut, seen=[TILE_OF_NAME[tile]], rules=rules),
    ]
    for ask in asked:
        with pytest.raises(ImpossibleHandError, match=f"there is no {tile}") as caught:
            ask()
        assert caught.value.reason is Reason.NOT_IN_SET


def test_a_called_chi_is_refused():
    hand = parse_hand("11p11s[123s]")
    for ask in (waits, ukeire, shanten):
        with pytest.raises(ImpossibleHandError, match="nobody calls chi, and 1s 2s 3s is one"):
            ask(hand, rules=TENHOU_SANMA)
    assert waits(parse_hand("11p99s[111s]"), rules=TENHOU_SANMA).hand.melds


@pytest.mark.parametrize(
    ("text", "reason", "piece"),
    [
        ("119m456p789s5m", Reason.NOT_IN_SET, "5"),
        ("119m456p[456m]", Reason.NOT_IN_SET, "4"),
        ("119m456p789s[1'23s]11z", Reason.NO_CHI, "[1'23s]"),
        ("119m456p789s[111s][2'34p]", Reason.NO_CHI, "[2'34p]"),
    ],
)
def test_a_typed_hand_names_the_place(text, reason, piece):
    assert parse_hand("119m456p789s11z")
    with pytest.raises(ImpossibleHandError) as caught:
        parse_hand(text, players=3)
    error = caught.value
    assert error.reason is reason
    assert text[error.at : error.end] == piece


def test_typed_tiles_name_the_place():
    assert parse_tiles("19m", players=3)
    with pytest.raises(ImpossibleHandError, match="With three players there is no 2m") as caught:
        parse_tiles("19m 2m", players=3)
    assert caught.value.at == 4


def test_dora_of_man_go_round_two_kinds():
    man_1, man_9 = TILE_OF_NAME["1m"], TILE_OF_NAME["9m"]
    assert (dora_of(man_1, players=3), dora_of(man_9, players=3)) == (man_9, man_1)
    assert (dora_of(man_1, players=4), dora_of(man_9, players=4)) == (TILE_OF_NAME["2m"], man_1)
    others = [tile for tile in range(len(KIND_OF)) if KIND_OF[tile] > 8]
    assert [dora_of(tile, players=3) for tile in others] == [dora_of(tile) for tile in others]
    assert sorted(dora_of(kind, players=3) for kind in IN_SET) == IN_SET


@pytest.mark.parametrize("size", [13, 14])
def test_a_hand_of_three_players_is_judged_by_rules_for_three_where_none_are_named(size):
    for seed in range(500):
        tiles = dealt(seed, size)
        hand = Hand(tiles, drawn=tiles[0] if size == 14 else None, players=3)
        ask = discards if hand.has_drawn_size else ukeire
        assert ask(hand) == ask(hand, rules=TENHOU_SANMA)
        assert shanten(hand).by_form == shanten(hand, rules=TENHOU_SANMA).by_form
        if hand.has_drawn_size:
            assert {cut.waits.hand.players for cut in tenpai_discards(hand)} <= {3}


def test_a_typed_hand_keeps_its_players():
    hand = parse_hand("1m566p134567s245z", players=3)
    assert hand.players == 3
    # Of the 71 tiles that four players could draw, 2m and 3m are not in the set.
    assert ukeire(hand).left == 63
    assert ukeire(hand, rules=TENHOU).left == 71
    assert eval(repr(hand)) == hand  # noqa: S307 - our own repr


@pytest.mark.parametrize("melds", [(), (Meld(MeldKind.CLOSED_KAN, (4,) * 4),)])
def test_a_hand_of_three_players_has_no_tile_that_the_set_lacks(melds):
    tiles = (9, 9) if melds else (4, 9, 9, 9)
    with pytest.raises(ImpossibleHandError, match="no 5m"):
        Hand(tiles, melds, drawn=9 if melds else None, players=3)


@pytest.mark.parametrize("players", [0, 2, 5, "3"])
def test_three_or_four_play(players):
    with pytest.raises(ValueError, match="three or four play"):
        kinds_of_set(players)
    with pytest.raises(ValueError, match="three or four play"):
        Hand((0,), players=players)
