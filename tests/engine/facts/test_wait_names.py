"""Names of whole waits: as published, as defined, and only where the definition holds."""

from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.facts.waits import NAMED_WAITS, WaitName, wait_name, waits
from engine.index.lookup import waiting_tiles
from engine.notation.hand_notation import parse_hand
from engine.tiles import KINDS, NAMES

SUIT_GROUPS = [(rank, rank + 1, rank + 2) for rank in range(7)] + [(rank,) * 3 for rank in range(9)]


@pytest.mark.parametrize(
    ("hand", "name", "tiles"),
    [
        # The examples of https://riichi.wiki/Machi
        ("2345p", "nobetan", "2p 5p"),
        ("23456m11z", "sanmenchan", "1m 4m 7m"),
        ("2345678s", "sanmentan", "2s 5s 8s"),
        ("45666s11z", "entotsu", "3s 6s 1z"),
        ("6788m", "aryanmen", "5m 8m"),
        ("4555p", "ryantan", "3p 4p 6p"),
        ("1222m", "pentan", "1m 3m"),
        ("5777s", "kantan", "5s 6s"),
        ("3335777s", "kantankan", "4s 5s 6s"),
        ("6667888p", "tatsumaki", "5p 6p 7p 8p 9p"),
        ("2223456777s", "happoubijin", "1s 2s 3s 4s 5s 6s 7s 8s"),
        ("1112345678999s", "nine_gates", "1s 2s 3s 4s 5s 6s 7s 8s 9s"),
        # Complete groups beside them change nothing, in their suit or out of it.
        ("2345m678p999s111z", "nobetan", "2m 5m"),
        ("12345678m11122z", "sanmenchan", "3m 6m 9m"),
        ("2345789m444p111z", "nobetan", "2m 5m"),
        ("23456789m11p111z", "sanmenchan", "1m 4m 7m"),
        ("6788m[123p](1111z)", "aryanmen", "5m 8m"),
        ("1113334567888m", "happoubijin", "2m 3m 4m 5m 6m 7m 8m 9m"),
        # The pair of a sanmenchan and of an entotsu may be any, in the same suit too.
        ("2344456m", "sanmenchan", "1m 4m 7m"),
        ("4566699s", "entotsu", "3s 6s 9s"),
        ("23444m66z", "entotsu", "1m 4m 6z"),
        # A triplet of terminals costs the tatsumaki one wait.
        ("1112333m", "tatsumaki", "1m 2m 3m 4m"),
        ("3445m", "nakabukure", "4m"),
    ],
)
def test_published_examples(hand: str, name: str | None, tiles: str) -> None:
    found = waits(parse_hand(hand))
    assert " ".join(NAMES[wait.tile] for wait in found.waits) == tiles
    assert found.name == name


@pytest.mark.parametrize(
    ("hand", "tiles"),
    [
        ("23m11z", "1m 4m"),  # a plain ryanmen
        ("11m22z", "1m 2z"),  # a plain shanpon
        ("5m", "5m"),  # a plain tanki
        ("123m5m", "5m"),  # a tanki beside its sequence, not in it
        ("1233m", "3m"),  # 12 is a penchan, so this is no aryanmen
        ("7789m", "7m"),
        ("12345m11z", "3m 6m"),  # 12 is a penchan, so this is no sanmenchan
        ("77789m11z", "7m 1z"),  # 89 is a penchan, so this is no entotsu
        ("1245m", ""),  # no nobetan, not even tenpai
        ("2345m11z9s", ""),
        ("2233445m", "2m 5m"),  # nobetan beside 234m, aryanmen beside 345m: no one name
        ("7888m(6666m)", "7m 9m"),  # the ryantan has lost a wait; 7888m is no pentan for that
        ("2345p[555p]", "2p"),  # of the nobetan's tiles one is used up
        ("1111234m", "4m"),
        ("1133557799m113p", "3p"),
        ("19m19p19s1234567z", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"),
        ("1112345678998m", "7m 8m 9m"),
    ],
)
def test_near_misses(hand: str, tiles: str) -> None:
    found = waits(parse_hand(hand))
    assert " ".join(NAMES[wait.tile] for wait in found.waits) == tiles
    assert found.name is None


@cache
def places(name: WaitName) -> dict[tuple[int, ...], set[tuple[int, ...]]]:
    """Every place of the tiles of a name in a suit, mirrored too, and the waits there.

    Ranks of waits may lie outside the suit: there the name does not fit. Pairs are left out.
    """
    found: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    rows = [row for row in NAMED_WAITS if row[0] == name]
    for (_, tiles, waiting), shift, sign in product(rows, range(-8, 9), (1, -1)):
        ranks, wanted = (
            tuple(sorted(5 + sign * (int(rank) - 5) + shift for rank in text.replace("E", "")))
            for text in (tiles, waiting)
        )
        if min(ranks) >= 1 and max(ranks) <= 9:
            found.setdefault(ranks, set()).add(wanted)
    return found


@pytest.mark.parametrize("name", WaitName)
def test_a_name_stands_wherever_all_its_waits_fit_and_nowhere_else(name: WaitName) -> None:
    pair, pair_waits = PAIRS.get(name, ("", []))
    fitting = 0
    for ranks, waits_there in places(name).items():
        found = waits(parse_hand("".join(map(str, ranks)) + "p" + pair))
        tiles = [NAMES[wait.tile] for wait in found.waits]
        fits = any(tiles == [f"{rank}p" for rank in there] + pair_waits for there in waits_there)
        assert (found.name == name) == fits
        fitting += fits
    assert fitting > 0


PAIRS = {WaitName.SANMENCHAN: ("11z", []), WaitName.ENTOTSU: ("11z", ["1z"])}
"""The names with a pair, and whether it waits."""


def remainders(counts: bytes, kinds: tuple[int, ...]) -> set[bytes]:
    """The tiles of man that can be left when groups are taken away and the waits stay.

    A tile of which the hand holds all four may come to be a wait on the way: 4444555678m does
    not wait for 4m, 4555678m does.
    """
    full = {kind for kind in range(KINDS) if counts[kind] == 4}
    todo, done = [counts], {counts}
    while todo:
        now = todo.pop()
        for group in SUIT_GROUPS:
            if any(now[rank] < group.count(rank) for rank in group):
                continue
            rest = bytes(now[rank] - group.count(rank) for rank in range(9)).ljust(KINDS, b"\0")
            shrunk = any(rest) and rest not in done
            if shrunk and set(waiting_tiles(rest)) - full == set(kinds):
                done.add(rest)
                todo.append(rest)
    return done


def names_by_removal(counts: bytes, kinds: tuple[int, ...]) -> set[WaitName]:
    """The names of all remainders: those that are the tiles of a name, and a pair if it has one."""
    rests = {
        tuple(kind + 1 for kind, count in enumerate(rest) for _ in range(count))
        for rest in remainders(counts, kinds)
    }
    wanted = tuple(kind + 1 for kind in kinds)
    found = set()
    for name in WaitName:
        for (ranks, waits_there), pair in product(places(name).items(), range(1, 10)):
            whole = tuple(sorted(ranks + (pair, pair) * (name in PAIRS)))
            waiting = (pair,) * (name is WaitName.ENTOTSU)
            if whole in rests and wanted in {tuple(sorted(at + waiting)) for at in waits_there}:
                found.add(name)
    return found


@pytest.mark.slow
def test_names_are_those_left_when_groups_are_taken_away() -> None:
    random = Random(20_240_511)
    named = 0
    for _ in range(3_000):
        counts = bytearray(KINDS)
        for group in [*random.choices(SUIT_GROUPS, k=random.randint(1, 4)), random.choice(PLAIN)]:
            for rank in group:
                counts[rank] += 1
        counts[random.choice([rank for rank in range(9) if counts[rank]])] -= 1
        kinds = waiting_tiles(bytes(counts)) if max(counts) <= 4 else ()
        if kinds:
            names = names_by_removal(bytes(counts), kinds)
            expected = names.pop() if len(names) == 1 else None
            assert wait_name(bytes(counts), kinds) == expected
            named += expected is not None
    assert named > 400


PLAIN = [(rank, rank) for rank in range(9)]


@st.composite
def tenpai_ranks(draw: st.DrawFn) -> list[int]:
    """Ranks of a one-suit hand that waits for something."""
    groups = draw(st.lists(st.sampled_from(SUIT_GROUPS), max_size=3))
    ranks = [*draw(st.sampled_from([(2, 3, 4, 5), (2, 2, 2, 3), (2, 3, 4, 5, 6, 8, 8)]))]
    ranks += [rank + 1 for group in groups[: (13 - len(ranks)) // 3] for rank in group]
    return ranks


@given(tenpai_ranks())
def test_names_do_not_depend_on_the_suit_or_its_direction(ranks: list[int]) -> None:
    if max(map(ranks.count, ranks)) > 4:
        return
    digits = "".join(map(str, sorted(ranks)))
    mirrored = "".join(str(10 - rank) for rank in ranks)
    names = {
        waits(parse_hand(text)).name
        for text in (f"{digits}m", f"{digits}p", f"{digits}s", f"{mirrored}m")
    }
    assert len(names) == 1
