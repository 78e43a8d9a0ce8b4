"""Calls: against every choice of own tiles, another library, and the rule."""

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from dealt import as_hand, from_wall, one_suit
from mahjong.shanten import Shanten as TheirShanten

from engine import (
    NAMES,
    TILE_OF_NAME,
    ImpossibleHandError,
    MeldKind,
    Source,
    WrongSizeError,
    calls,
    format_hand,
    format_tiles,
    parse_hand,
    parse_tiles,
    ukeire,
)
from engine.facts import passed, swapped
from engine.melds import meld_kinds
from engine.rules import EMA, TENHOU_SANMA
from engine.tiles import KIND_OF

FACTS = [
    json.loads(line)
    for line in Path(__file__).with_name("called_facts.jsonl").read_text("utf-8").splitlines()
]
"""Calls and what they lead to by ssttkkl/mahjong-utils 0.8.0: of every call the shanten after the
best cut, and each cut that leaves it, with the tiles it accepts."""


def tile(text):
    return TILE_OF_NAME[text]


def own_tiles(call, called):
    own = list(call.meld.tiles)
    own.remove(called)
    return own


def dealt_calls(deals=60):
    """Yield hands of every size and a tile that the hand does not hold four of."""
    random = Random("calls")
    for size in (13, 10, 7, 4):
        for deal in (from_wall, one_suit):
            for _ in range(deals):
                hand = as_hand(deal(random, size))
                free = [kind for kind in range(34) if hand.owned[kind] < 4]
                near = [kind for kind in free if deal is from_wall or kind < 9]
                yield hand, random.choice(near)


def test_every_choice_of_own_tiles_that_makes_a_meld_is_a_call():
    """Of the 480 hands the calls are those that trying all own tiles finds."""
    tried = called = 0
    for hand, kind in dealt_calls():
        plain = set()
        for size in (2, 3):
            for own in combinations(hand.concealed, size):
                if meld_kinds((kind, *own)):
                    rest = list(hand.concealed)
                    for each in own:
                        rest.remove(each)
                    cuttable = [cut for cut in rest if not makes_the_same_meld(own, kind, cut)]
                    if size == 3 or cuttable:
                        plain.add(own)
        found = [tuple(own_tiles(call, kind)) for call in calls(hand, kind)]
        assert len(found) == len(set(found))
        assert set(found) == plain, (format_hand(hand), NAMES[kind])
        tried += 1
        called += len(found)
    assert tried == 480
    assert called > 300


def makes_the_same_meld(own, called, cut):
    """Swap-calling as a rule book has it: the cut tile would have made the meld as well."""
    return cut == called or meld_kinds((*own, cut)) == meld_kinds((*own, called))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact['hand']}<{fact['tile']}")
def test_calls_lead_where_mahjong_utils_says(fact):
    called = tile(fact["tile"])
    found = {}
    for call in calls(parse_hand(fact["hand"]), called):
        own = "".join(NAMES[each] for each in own_tiles(call, called))
        best = {NAMES[cut.tile]: cut.left for cut in call.cuts if cut.shanten == call.shanten}
        if call.meld.kind is MeldKind.OPEN_KAN:
            found["kan"] = call.shanten, call.left
        else:
            found[own if call.meld.kind is MeldKind.CHI else "pon"] = call.shanten, best
    assert found == {name: theirs(fact, name, it) for name, it in calls_of(fact).items()}


def calls_of(fact):
    some = {"pon": fact["pon"], "kan": fact["kan"]}
    return fact["chi"] | {name: call for name, call in some.items() if call}


def theirs(fact, name, call):
    """Their call as ours; they let the fourth tile be cut after a pon, which is swap-calling."""
    shanten, best = call
    if name == "kan":
        return shanten, best
    cuts = {cut: int(left) for cut, left in (each.split(":") for each in best.split())}
    if name == "pon":
        cuts.pop(fact["tile"], None)
    return shanten, cuts


def test_shanten_after_each_cut_is_that_of_the_mahjong_library():
    peer = TheirShanten().calculate_shanten_for_regular_hand
    compared = 0
    for hand, kind in dealt_calls(25):
        for call in calls(hand, kind):
            for cut in call.cuts or (None,):
                counts = list(call.hand.counts)
                if cut is not None:
                    counts[KIND_OF[cut.tile]] -= 1
                assert peer(counts) == (call if cut is None else cut).shanten
                compared += 1
    assert compared > 500


@pytest.mark.parametrize(
    ("meld", "forbidden"),
    [
        ("[7'56m]", "47m"),
        ("[4'56m]", "47m"),
        ("[1'23m]", "14m"),
        ("[3'12m]", "3m"),  # nothing lies below 1m
        ("[7'89m]", "7m"),
        ("[8'79m]", "8m"),
        ("[5'46p]", "5p"),
        ("[0'46p]", "5p"),
        ("[6'07p]", "6p"),
        ("[6'78s]", "69s"),
        ("[5'55s]", "5s"),
        ("[0'55s]", "5s"),
        ("[1'11z]", "1z"),
    ],
)
def test_swap_calling(meld, forbidden):
    meld = parse_hand(f"7z{meld}").melds[0]
    called = meld.tiles[0]
    kinds = [kind for kind in range(34) if swapped(meld, called, kind)]
    assert format_tiles(kinds) == forbidden


def only_call(hand, called, **options):
    (call,) = calls(parse_hand(hand), tile(called), **options)
    return call


def test_forbidden_cuts_are_named_and_not_offered():
    call = only_call("456m7p", "7m")
    assert format_tiles(call.forbidden) == "4m"
    assert [NAMES[cut.tile] for cut in call.cuts] == ["7p"]


def test_a_call_that_leaves_only_forbidden_cuts_is_none():
    # 56m takes 7m, but both tiles left are 4m; 4m4m takes nothing of 7m.
    assert calls(parse_hand("4456m"), tile("7m")) == ()
    assert calls(parse_hand("7m1z1z1z"), tile("1z"))  # the pon may cut 7m


def test_the_best_call_comes_first():
    hand = parse_hand("4556m340p2266s11z")
    found = calls(hand, tile("5m"))
    order = [(call.shanten, -call.left) for call in found]
    assert order == sorted(order)
    assert [call.meld.kind for call in found] == [MeldKind.PON, MeldKind.CHI]


def test_red_fives_go_into_the_meld():
    melds = {format_tiles(call.meld.tiles) for call in calls(parse_hand("055m19p2z3z"), tile("5m"))}
    assert melds == {"055m", "0555m"}
    chis = {format_tiles(call.meld.tiles) for call in calls(parse_hand("0569m129p"), tile("4m"))}
    assert chis == {"406m"}  # and 5m stays


def test_a_called_red_five_is_the_called_tile():
    call = only_call("46m1z9p", "0m")
    assert call.meld.tiles == parse_tiles("046m")
    assert call.meld.called_at == 0


@pytest.mark.parametrize("source", [None, *Source])
def test_a_chi_is_made_of_the_left_players_tile_only(source):
    kinds = {call.meld.kind for call in calls(parse_hand("23444m19p"), tile("4m"), source=source)}
    open_kinds = {MeldKind.PON, MeldKind.OPEN_KAN}
    assert kinds == (open_kinds | {MeldKind.CHI} if source in {None, Source.LEFT} else open_kinds)


@pytest.mark.parametrize("source", Source)
def test_the_called_tile_lies_where_it_came_from(source):
    found = calls(parse_hand("055p1z9s19m"), tile("5p"), source=source)
    assert [call.meld.kind for call in found] == [MeldKind.PON, MeldKind.OPEN_KAN]
    for call in found:
        assert call.meld.source is source
        assert call.meld.tiles[call.meld.called_at] == tile("5p")


def test_the_hand_after_a_call_holds_its_tiles_and_the_called_one():
    for hand, kind in dealt_calls(20):
        for call in calls(hand, kind):
            assert sorted(call.hand.tiles) == sorted((*hand.tiles, kind))
            best = call.cuts[0].tile if call.cuts else None
            after = call.hand if best is None else call.hand.without(best)
            assert len(after.concealed) % 3 == 1
            again = ukeire(after, seen=() if best is None else (best,))
            assert (call.shanten, call.tiles) == (again.shanten, again.tiles)


def test_seen_tiles_and_rules_are_counted():
    hand = parse_hand("23m456p789s1122z7z")
    (call,) = calls(hand, tile("1m"))
    assert call.shanten == 0
    seen = calls(hand, tile("1m"), seen=parse_tiles("1z1z2z"))[0]
    assert seen.left == call.left - 3
    # Beside a kan of 3m the shape 24m is no tenpai where all four 3m are the player's own.
    owned = parse_hand("24m99p778s(3333m)")
    assert calls(owned, tile("9s"))[0].shanten == 0
    assert calls(owned, tile("9s"), rules=EMA)[0].shanten == 1


def test_a_passed_tile_counts_as_seen():
    hand = parse_hand("23m456p789s1122z7z")
    assert passed(hand, tile("1m")).left == ukeire(hand).left - 1
    assert passed(hand, tile("9p")).left == ukeire(hand).left


def test_a_hand_that_calls_has_no_tile_to_cut():
    with pytest.raises(WrongSizeError, match="before a cut"):
        calls(parse_hand("123m45p"), tile("6p"))


def test_a_fifth_copy_is_no_discard():
    with pytest.raises(ImpossibleHandError, match="four copies"):
        calls(parse_hand("1111m"), tile("1m"))
    with pytest.raises(ImpossibleHandError, match="red five"):
        calls(parse_hand("05m1z9p"), tile("0m"))


def test_three_players_make_no_chi():
    hand = parse_hand("23444p19s")
    kinds = {call.meld.kind for call in calls(hand, tile("4p"), rules=TENHOU_SANMA)}
    assert kinds == {MeldKind.PON, MeldKind.OPEN_KAN}


def test_three_players_have_no_2m_to_call_and_none_in_hand():
    with pytest.raises(ImpossibleHandError, match="no 2m"):
        calls(parse_hand("23444p19s"), tile("2m"), rules=TENHOU_SANMA)
    with pytest.raises(ImpossibleHandError, match="no 3m"):
        calls(parse_hand("3m3444p19s"), tile("4p"), rules=TENHOU_SANMA)


def test_honors_make_no_sequence():
    assert calls(parse_hand("2367z"), tile("1z")) == ()
    assert calls(parse_hand("67z89s"), tile("5z")) == ()
    assert calls(parse_hand("89m12p"), tile("1p"), rules=EMA) == ()
