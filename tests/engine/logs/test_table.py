"""What cannot happen in riichi, by the rules of Tenhou and Mahjong Soul, and what can."""

from dataclasses import replace

import pytest

from engine import parse_tiles
from engine.logs import Event, LogError, LogReason, Round, What, replay

SEATS = {4: (0, 1, 2, 3), 3: (0, 1, 2)}


def tile(text):
    (found,) = parse_tiles(text)
    return found


def in_riichi(hand, first, *, players=4, is_shown=True):
    """Seat 0 draws and cuts a tile in riichi; then all draw and cut, up to its next turn."""
    events = [
        Event(What.DRAW, 0, tile(first[0])),
        Event(What.RIICHI, 0),
        Event(What.DISCARD, 0, tile(first[1]), declares=True),
        Event(What.ACCEPTED, 0),
    ]
    for seat in SEATS[players][1:]:
        events += [Event(What.DRAW, seat), Event(What.DISCARD, seat, tile("9s"))]
    dealt = tuple(sorted(parse_tiles(hand))) if is_shown else None
    return Round(
        0, 0, 0, dealer=0, seats=SEATS[players], scores=(25000,) * 4, dora=tile("9p"),
        hands=(dealt, None, None, None), events=tuple(events),
    )  # fmt: skip


def then(played, *events):
    return replace(played, events=(*played.events, *events))


def fault(played):
    """Return the event that cannot happen and why, None where all can."""
    try:
        for _ in replay(played):
            pass
    except LogError as error:
        return played.events[error.event].what, error.message, error.reason
    return None


TENPAI = "123m456p789s11z22z"
"""Waits for 1z 2z."""

IMPOSSIBLE = LogReason.IMPOSSIBLE
NOTEN = (What.RIICHI, "riichi of seat 0 without tenpai", IMPOSSIBLE)
BREAKS = (What.DISCARD, "the cut with which seat 0 declares riichi breaks tenpai", IMPOSSIBLE)
WAITS = (What.CLOSED_KAN, "a kan of seat 0 that changes the waits of its riichi", IMPOSSIBLE)
NORTH = (What.NUKI, "nuki of seat 0 from the hand after riichi", IMPOSSIBLE)


@pytest.mark.parametrize(
    ("hand", "draw", "cut", "expected"),
    [
        (TENPAI, "5z", "5z", None),
        ("1122335577m88s5z", "6z", "5z", None),
        ("19m19p19s1234567z", "5m", "5m", None),
        ("123m456p789s11z25z", "2z", "5z", None),
        ("123m456p789s11z25z", "2z", "2z", BREAKS),
        (TENPAI, "5z", "4p", BREAKS),
        ("123m456p78s11z235z", "9m", "9m", NOTEN),
        # The fifth 1p is wanted by nothing: not tenpai for Tenhou.
        ("123456789m1111p", "5z", "5z", BREAKS),
    ],
)
def test_riichi_is_declared_with_a_cut_that_leaves_tenpai(hand, draw, cut, expected):
    assert fault(in_riichi(hand, (draw, cut))) == expected
    assert fault(in_riichi(hand, (draw, cut), is_shown=False)) is None


@pytest.mark.parametrize(
    ("hand", "drawn", "kan", "expected"),
    [
        ("111m456p789s11z22z", "1m", "1111m", None),
        # As triplets or as sequences, it waits for 5z alone: professionals forbid that kan.
        ("222333444m678s5z", "2m", "2222m", None),
        ("3334p456m789s111z", "3p", "3333p", WAITS),
        ("3334p456m789s111z", "1z", "1111z", None),
        # 12p waits for the 3p of which all are in the kan.
        ("12333p456m789s11z", "3p", "3333p", WAITS),
        # The four tiles are of the hand, and the drawn one is another.
        ("111123m456p789s5z", "6z", "1111m", WAITS),
        ("11123m456p789s55z", "1m", "1111m", WAITS),
    ],
)
def test_a_kan_in_riichi_is_of_the_drawn_tile_and_keeps_the_waits(hand, drawn, kan, expected):
    events = (
        Event(What.DRAW, 0, tile(drawn)),
        Event(What.CLOSED_KAN, 0, own=tuple(parse_tiles(kan))),
    )
    assert fault(then(in_riichi(hand, ("6z", "6z")), *events)) == expected
    hidden = in_riichi(hand, ("6z", "6z"), is_shown=False)
    assert fault(then(hidden, *events)) is None


@pytest.mark.parametrize(
    ("drawn", "expected"), [("4z", None), ("6z", NORTH)], ids=["the drawn one", "one of a pair"]
)
def test_a_north_that_is_set_aside_in_riichi_is_the_drawn_one(drawn, expected):
    begun = in_riichi("123p456p789s11z44z", ("6z", "6z"), players=3)
    events = Event(What.DRAW, 0, tile(drawn)), Event(What.NUKI, 0, tile("4z"))
    assert fault(then(begun, *events)) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("00p", None),
        ("000p", "too many of 0p"),
        ("5550p", None),
        ("55500p", "too many of 0p"),
    ],
)
def test_a_set_has_four_of_a_kind_and_up_to_two_red_fives_of_a_suit(hand, expected):
    """With four red fives in a set, two are of pin."""
    dealt = (
        *parse_tiles("123456789m1234567z")[: 13 - len(hand) + 1],
        *(tile(it + "p") for it in hand[:-1]),
    )
    played = in_riichi(TENPAI, ("5z", "5z"))
    begun = replace(played, hands=(dealt, None, None, None), events=())
    if expected is None:
        assert [*replay(begun)]
    else:
        with pytest.raises(LogError, match=expected):
            [*replay(begun)]
