"""Hands and melds: the tiles that they may have, and their properties."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from strategies import hands

from engine.errors import HandError, ImpossibleHandError, Reason
from engine.facts.calls import passed
from engine.facts.ukeire import discards, improvements, ukeire
from engine.facts.waits import waits
from engine.hand import Hand, format_hand
from engine.melds import Meld, MeldKind, Source
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.tiles import KIND_OF

PON_OF_EAST = Meld(MeldKind.PON, parse_tiles("111z"), Source.ACROSS)


def hand(tiles, *melds, drawn=None):
    return Hand(parse_tiles(tiles), melds, parse_tiles(drawn)[0] if drawn else None)


def test_concealed_tiles_are_sorted_whatever_the_order():
    assert hand("9m1z5p0p1s", drawn="9m").concealed == parse_tiles("9m05p1s1z")


@pytest.mark.parametrize("size", [1, 2, 4, 5, 7, 8, 10, 11, 13, 14])
def test_hands_of_these_sizes_are_legal(size):
    tiles = parse_tiles("123m456p789s12344z")[:size]
    made = Hand(tiles, drawn=tiles[-1] if size % 3 == 2 else None)
    assert len(made.concealed) == size
    assert made.has_drawn_size == (made.drawn is not None)


@pytest.mark.parametrize(
    ("tiles", "melds", "reason", "sentence"),
    [
        (
            "",
            (),
            Reason.NO_CONCEALED,
            "A hand keeps at least one tile of its own beside its melds.",
        ),
        ("123m", (), Reason.ONE_SHORT, "3 tiles: one tile short of 4."),
        ("123m456p789s112z", (), Reason.ONE_SHORT, "12 tiles: one tile short of 13."),
        ("123m456p789s11122z3z", (), Reason.TOO_MANY, "15 tiles: one too many for 14."),
        ("123m456p789s1112233z", (), Reason.TOO_MANY, "16 tiles: 2 too many for 14."),
        (
            "123m456p789s",
            (PON_OF_EAST,),
            Reason.ONE_SHORT,
            "12 tiles, each meld counted as three: one tile short of 13.",
        ),
        (
            "1m",
            (PON_OF_EAST,) * 2,
            Reason.FIFTH_TILE,
            "There are only four copies of 1z in the game, not 6.",
        ),
        ("11111m", (), Reason.FIFTH_TILE, "There are only four copies of 1m in the game, not 5."),
        (
            "1" * 300 + "m",
            (),
            Reason.FIFTH_TILE,
            "There are only four copies of 1m in the game, not 300.",
        ),
    ],
)
def test_impossible_hands(tiles, melds, reason, sentence):
    concealed = tuple(tile for name in tiles_one_by_one(tiles) for tile in parse_tiles(name))
    with pytest.raises(ImpossibleHandError) as caught:
        Hand(concealed, melds, None)
    assert (caught.value.reason, str(caught.value)) == (reason, sentence)
    assert (caught.value.at, caught.value.end, caught.value.fix) == (None, None, None)


def tiles_one_by_one(tiles):
    digits = []
    for sign in tiles:
        if sign.isdigit():
            digits.append(sign)
        else:
            yield from (digit + sign for digit in digits)
            digits.clear()


def test_five_melds_are_one_too_many():
    pons = tuple(Meld(MeldKind.PON, (kind,) * 3) for kind in range(5))
    with pytest.raises(ImpossibleHandError, match="at most four melds, not 5") as caught:
        Hand((20,), pons)
    assert caught.value.reason is Reason.TOO_MANY_MELDS


def test_a_set_with_four_red_fives_has_two_of_pin():
    assert Hand(parse_tiles("00p", red_fives=4), drawn=35).concealed == (35, 35)
    with pytest.raises(ImpossibleHandError, match="The game has 1 of the red five 0m, not 2"):
        Hand((34, 34), drawn=34)
    with pytest.raises(ImpossibleHandError, match="The game has 2 of the red five 0p, not 3"):
        Hand((35, 35, 35, 0, 0), drawn=0)


@pytest.mark.parametrize(("tiles", "drawn"), [("11m", None), ("1m", "1m"), ("11m", "2m")])
def test_the_drawn_tile_must_fit(tiles, drawn):
    with pytest.raises(ValueError, match="does not fit") as caught:
        hand(tiles, drawn=drawn)
    assert not isinstance(caught.value, HandError)


def test_counts_are_of_concealed_tiles_and_owned_of_all():
    made = parse_hand("05m1z[11'1z]7s")
    assert [made.counts[kind] for kind in (4, 27, 24)] == [2, 1, 1]
    assert [made.owned[kind] for kind in (4, 27, 24)] == [2, 4, 1]
    assert (sum(made.counts), sum(made.owned)) == (4, 7)
    assert len(made.counts) == len(made.owned) == 34


@pytest.mark.parametrize(
    ("text", "is_closed"),
    [("1m", True), ("1m(1111z)", True), ("1m[111z]", False), ("1m(1111z)[1111s]", False)],
)
def test_only_closed_kans_leave_a_hand_closed(text, is_closed):
    assert parse_hand(text).is_closed is is_closed


def test_a_hand_is_frozen_and_its_repr_rebuilds_it():
    made = parse_hand("406p[4'56m](1111z)5z")
    with pytest.raises(FrozenInstanceError):
        made.drawn = None
    names = {"Hand": Hand, "Meld": Meld, "MeldKind": MeldKind, "Source": Source}
    assert eval(repr(made), names) == made  # noqa: S307 - our own repr
    assert len({made, parse_hand(format_hand(made))}) == 1


def test_melds_in_a_list_are_as_good_as_in_a_tuple():
    made = Hand((0, 1, 2, 3), [PON_OF_EAST])
    assert made == Hand((0, 1, 2, 3), (PON_OF_EAST,))
    assert hash(made) == hash(Hand((0, 1, 2, 3), (PON_OF_EAST,)))


@pytest.mark.parametrize("wrong", [-1, 37, 99, "1m", None, 0.5])
def test_hands_and_melds_refuse_values_that_are_no_tiles(wrong):
    sentence = rf"^{wrong!r} is not a tile: a tile is a number from 0 to 36$"
    for make in (
        lambda: Hand((wrong,)),
        lambda: Hand((0, 1, 2, wrong)),
        lambda: Meld(MeldKind.PON, (wrong,) * 3),
        lambda: waits(parse_hand("1m"), seen=[0, wrong]),
        lambda: ukeire(parse_hand("1m"), seen=[0, wrong]),
        lambda: discards(parse_hand("11m"), seen=[0, wrong]),
        lambda: improvements(parse_hand("1m"), seen=[0, wrong]),
        lambda: passed(parse_hand("1m"), wrong),
    ):
        with pytest.raises(ValueError, match=sentence) as caught:
            make()
        assert not isinstance(caught.value, HandError)


@given(hands())
def test_a_hand_counts_every_tile_it_was_given(made):
    assert sum(made.owned) == len(made.tiles)
    assert all(
        made.owned[kind] == [KIND_OF[t] for t in made.tiles].count(kind) for kind in range(34)
    )
    assert made.is_closed == all(meld.kind is MeldKind.CLOSED_KAN for meld in made.melds)


@pytest.mark.parametrize(
    ("kind", "tiles", "source", "lie"),
    [
        (MeldKind.CHI, "312s", Source.LEFT, "312s"),
        (MeldKind.CHI, "321s", Source.LEFT, "312s"),
        (MeldKind.CHI, "321s", None, "123s"),
        (MeldKind.PON, "505p", Source.ACROSS, "505p"),
        (MeldKind.PON, "550p", Source.RIGHT, "550p"),
        (MeldKind.PON, "550p", None, "055p"),
        (MeldKind.ADDED_KAN, "5505p", Source.ACROSS, "5505p"),
        (MeldKind.ADDED_KAN, "5550p", Source.ACROSS, "0555p"),
        (MeldKind.OPEN_KAN, "5505p", Source.RIGHT, "0555p"),
        (MeldKind.CLOSED_KAN, "5505p", None, "0555p"),
    ],
)
def test_melds_lie_in_one_order(kind, tiles, source, lie):
    assert Meld(kind, parse_tiles(tiles), source).tiles == parse_tiles(lie)


@pytest.mark.parametrize(
    ("kind", "tiles", "source"),
    [
        (MeldKind.CHI, "124m", None),
        (MeldKind.CHI, "123z", None),
        (MeldKind.CHI, "8m9m1p", None),
        (MeldKind.CHI, "111m", None),
        (MeldKind.CHI, "1234m", None),
        (MeldKind.PON, "11m", None),
        (MeldKind.PON, "1111m", None),
        (MeldKind.OPEN_KAN, "111m", None),
        (MeldKind.CHI, "123m", Source.ACROSS),
        (MeldKind.CLOSED_KAN, "1111m", Source.LEFT),
        (MeldKind.ADDED_KAN, "1111m", None),
    ],
)
def test_tiles_that_make_no_meld_are_refused(kind, tiles, source):
    with pytest.raises(ValueError, match=r"are no|does not come from"):
        Meld(kind, parse_tiles(tiles), source)


def test_melds_know_their_group():
    assert Meld(MeldKind.CHI, parse_tiles("406p"), Source.LEFT).group == (12, 13, 14)
    assert Meld(MeldKind.CLOSED_KAN, parse_tiles("0555s")).group == (22,) * 4


def test_a_meld_takes_its_kind_and_source_as_text():
    named = Meld(MeldKind.ADDED_KAN, (4, 34, 4, 4), Source.RIGHT)
    spelled = Meld("added_kan", (4, 34, 4, 4), "right")
    assert spelled == named
    assert repr(spelled) == repr(named)
    assert (spelled.kind, spelled.source) == (MeldKind.ADDED_KAN, Source.RIGHT)
    assert hash(spelled.kind) == hash("added_kan")


def test_a_hand_is_written_as_notation_and_shown_as_tiles():
    hand = parse_hand("406m23s55z7s[4'56m](1111s)")
    assert str(hand) == format_hand(hand)
    assert parse_hand(str(hand)) == hand
    assert hand._repr_html_().count("🀐") == 4
