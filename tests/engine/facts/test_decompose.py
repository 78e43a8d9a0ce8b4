"""Readings: every one, each once, in both orders, against the rule, published counts and a peer."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, product
from random import Random

import pytest
from dealt import every_hand_of_one_suit
from hypothesis import given
from hypothesis import strategies as st
from mahjong.hand_calculating.divider import HandDivider
from mahjong.meld import Meld as TheirMeld

from engine.facts.decompose import Form, Order, Reading, decompose, readings
from engine.hand import Hand
from engine.index.suit_readings import KEYS_KEPT, SuitReadings
from engine.melds import Meld, MeldKind
from engine.notation.hand_notation import parse_hand
from engine.tiles import KINDS, ORPHANS, SUITS

SEQUENCES = [(kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7]
TRIPLETS = [(kind,) * 3 for kind in range(KINDS)]
GROUPS = sorted(SEQUENCES + TRIPLETS)
ONE_SUIT = [group for group in GROUPS if group[-1] < 9]


def shown(reading: Reading) -> str:
    """Pair first, then the groups: 55m 123m 444p."""
    pair = () if reading.pair is None else ((reading.pair,) * 2,)
    return " ".join(
        "".join(str(kind % 9 + 1) for kind in group) + SUITS[group[0] // 9]
        for group in (*pair, *reading.groups)
    )


def by_definition(groups: list[tuple[int, ...]], sets: int) -> Counter[bytes]:
    """How many readings each hand of ``sets`` groups and a pair has: all choices, laid out."""

    def choose(counts: tuple[int, ...], left: int, lowest: int) -> Iterator[tuple[int, ...]]:
        if left == 0:
            yield counts
            return
        for place in range(lowest, len(groups)):
            fuller = list(counts)
            for kind in groups[place]:
                fuller[kind] += 1
            if max(fuller) <= 4:
                yield from choose(tuple(fuller), left - 1, place)

    width = max(group[-1] for group in groups) + 1
    found: Counter[bytes] = Counter()
    for pair in range(width):
        start = tuple(2 * (kind == pair) for kind in range(width))
        found.update(bytes(counts).ljust(KINDS, b"\0") for counts in choose(start, sets, 0))
    return found


@cache
def one_suit_readings() -> Counter[bytes]:
    return by_definition(ONE_SUIT, 4)


class TestOneSuit:
    """All 118,800 hands of 14 tiles of man."""

    @pytest.mark.slow
    def test_every_hand_has_the_readings_the_definition_gives(self) -> None:
        expected = one_suit_readings()
        hands = every_hand_of_one_suit(14)
        assert len(hands) == 118_800
        found = {hand: [r for r in readings(hand) if len(r[0]) == 1] for hand in hands}
        assert {hand: len(ways) for hand, ways in found.items() if ways} == expected
        assert all(len(set(ways)) == len(ways) for ways in found.values())
        assert len(expected) == 13_259

    def test_readings_are_14738_and_18267_counts_some_twice(self) -> None:
        """18,267 is often quoted: the ends of a search that may take 123 before 111 or after it.

        In 111123m… both ways lead to the same reading, so the readings are fewer.
        """

        def ends(counts: list[int]) -> int:
            low = next((rank for rank, count in enumerate(counts) if count), None)
            if low is None:
                return 1
            found = 0
            for group in (group for group in ONE_SUIT if group[0] == low):
                left = counts.copy()
                for kind in group:
                    left[kind] -= 1
                found += ends(left) if min(left) >= 0 else 0
            return found

        def ends_with_a_pair(hand: bytes) -> int:
            found = 0
            for pair in range(9):
                counts = list(hand[:9])
                counts[pair] -= 2
                found += ends(counts) if counts[pair] >= 0 else 0
            return found

        assert one_suit_readings().total() == 14_738
        assert sum(ends_with_a_pair(hand) for hand in one_suit_readings()) == 18_267

    @pytest.mark.parametrize("order", Order)
    def test_two_greedy_passes_lose_readings(self, order: Order) -> None:
        loses_one = loses_all = 0
        for hand in one_suit_readings():
            ways = [passes for pairs, _, passes in readings(hand, order) if len(pairs) == 1]
            loses_one += 0 in ways
            loses_all += not any(ways)
        assert (loses_one, loses_all) == (271, 204)

    @pytest.mark.parametrize("size", [2, 5, 8, 11])
    def test_short_hands_have_the_readings_the_definition_gives(self, size: int) -> None:
        hands = every_hand_of_one_suit(size)
        found = {hand: len(ways) for hand in hands if (ways := readings(hand))}
        assert found == by_definition(ONE_SUIT, size // 3)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        # seed 000, 001, 002 and 004 of the classic articles
        ("123m445566p567s22z", ["22z 123m 456p 456p 567s"]),
        ("789m123p456p456s11z", ["11z 789m 123p 456p 456s"]),
        ("135m123p456p456s11z", []),
        ("111222333m11z", ["11z 123m 123m 123m", "11z 111m 222m 333m"]),
        ("12333345p", ["33p 123p 345p"]),
        ("11123456789999m", ["11m 123m 456m 789m 999m"]),
        # The teaching case: a triplet or a sequence at 1m, and again at 2m.
        (
            "11122233344455m",
            [
                "55m 123m 123m 123m 444m",
                "55m 111m 234m 234m 234m",
                "22m 111m 234m 345m 345m",
                "55m 111m 222m 333m 444m",
            ],
        ),
        # No greedy pass finds its only reading.
        ("55566667778889p", ["66p 555p 678p 678p 789p"]),
        ("11m", ["11m"]),
        ("1m1p", []),
        # Each suit alone is a pair and groups; a hand has one pair.
        ("11m22p33s44z", []),
        # One tile too many in one suit, one too few in another.
        ("1123m45p678p999s11z", []),
        ("1111m234p567p888s9s", []),
    ],
)
def test_readings_of_worked_examples(hand: str, expected: list[str]) -> None:
    assert [shown(reading) for reading in decompose(parse_hand(hand))] == expected


def test_greedy_passes_find_the_readings_of_their_order() -> None:
    """Four triplets in a row have a reading that neither pass finds."""
    found = {shown(way): list(way.greedy) for way in decompose(parse_hand("111222333444m55z"))}
    assert found == {
        "55z 123m 123m 123m 444m": ["sequence"],
        "55z 111m 234m 234m 234m": [],
        "55z 111m 222m 333m 444m": ["triplet"],
    }
    (only,) = decompose(parse_hand("55566667778889p"))
    assert only.greedy == ()
    (only,) = decompose(parse_hand("123m445566p567s22z"))
    assert list(only.greedy) == ["sequence", "triplet"]


def test_nine_gates_are_complete_with_any_tile() -> None:
    for rank in range(1, 10):
        assert decompose(parse_hand(f"1112345678999{rank}m"))


@pytest.mark.parametrize(
    ("hand", "order", "expected"),
    [
        ("111222333m11z", Order.SEQUENCE, ["11z 123m 123m 123m", "11z 111m 222m 333m"]),
        ("111222333m11z", Order.TRIPLET, ["11z 111m 222m 333m", "11z 123m 123m 123m"]),
        (
            "11122233344455m",
            Order.TRIPLET,
            [
                "55m 111m 222m 333m 444m",
                "55m 111m 234m 234m 234m",
                "22m 111m 234m 345m 345m",
                "55m 123m 123m 123m 444m",
            ],
        ),
    ],
)
def test_readings_come_in_the_order_asked_for(hand: str, order: Order, expected: list[str]) -> None:
    assert [shown(reading) for reading in decompose(parse_hand(hand), order)] == expected


def random_complete(random: Random, sets: int = 4) -> bytes:
    """Counts of ``sets`` random groups and a pair, crowded into few kinds every other time."""
    groups = random.choice([GROUPS, SEQUENCES, ONE_SUIT])
    while True:
        counts = bytearray(KINDS)
        for group in (*random.choices(groups, k=sets), (random.choice(groups)[0],) * 2):
            for kind in group:
                counts[kind] += 1
        if max(counts) <= 4:
            return bytes(counts)


@st.composite
def complete_hands(draw: st.DrawFn) -> bytes:
    seed = draw(st.integers(0, 2**32))
    return random_complete(Random(seed), draw(st.integers(0, 4)))


def sequences_from(reading: Reading, kind: int) -> int:
    return reading.groups.count((kind, kind + 1, kind + 2))


def precedence(reading: Reading, order: Order) -> list[tuple[int, ...]]:
    """The key of the order, kind by kind: smaller comes first."""
    if order is Order.SEQUENCE:
        return [(-sequences_from(reading, kind),) for kind in range(KINDS)]
    return [
        (-reading.groups.count((kind,) * 3), -sequences_from(reading, kind))
        for kind in range(KINDS)
    ]


def greedy_pass(counts: bytes, pair: int, kinds_of_group: list[list[tuple[int, ...]]]) -> list:
    """Take each kind of group in turn, from the low end, as long as its tiles are there."""
    left, taken = Counter(dict(enumerate(counts))), []
    left[pair] -= 2
    for groups in kinds_of_group:
        for group in groups:
            while Counter(group) <= left:
                left -= Counter(group)
                taken.append(group)
    return sorted(taken)


def as_hand(counts: bytes) -> Hand:
    tiles = [kind for kind, count in enumerate(counts) for _ in range(count)]
    return Hand(tuple(tiles), (), tiles[0])


@given(complete_hands())
def test_both_orders_are_orders_of_the_same_readings(counts: bytes) -> None:
    hand = as_hand(counts)
    both = [decompose(hand, order) for order in Order]
    assert set(both[0]) == set(both[1])
    assert len(both[0]) == len(both[1]) == len(set(both[0])) > 0
    for order, found in zip(Order, both, strict=True):
        standard = [reading for reading in found if reading.form is Form.STANDARD]
        assert found[: len(standard)] == tuple(
            sorted(standard, key=lambda reading: precedence(reading, order))
        )


@given(complete_hands())
def test_a_reading_is_all_tiles_of_the_hand(counts: bytes) -> None:
    for reading in decompose(as_hand(counts)):
        tiles = Counter(kind for group in reading.groups for kind in group)
        if reading.form is Form.STANDARD:
            tiles.update([reading.pair, reading.pair])
            assert list(reading.groups) == sorted(reading.groups)
            assert set(reading.groups) <= set(GROUPS)
        assert bytes(tiles[kind] for kind in range(KINDS)) == counts


@given(complete_hands())
def test_greedy_names_the_passes_that_find_the_reading(counts: bytes) -> None:
    for reading in decompose(as_hand(counts)):
        if reading.form is not Form.STANDARD:
            assert reading.greedy == ()
            continue
        expected = [
            order
            for order, kinds_of_group in (
                (Order.SEQUENCE, [SEQUENCES, TRIPLETS]),
                (Order.TRIPLET, [TRIPLETS, SEQUENCES]),
            )
            if greedy_pass(counts, reading.pair, kinds_of_group) == list(reading.groups)
        ]
        assert list(reading.greedy) == expected


@given(complete_hands(), st.permutations([0, 1, 2]))
def test_suits_are_alike(counts: bytes, order: list[int]) -> None:
    """Man, pin and sou exchanged, a hand has the readings exchanged."""
    moved = b"".join(counts[9 * suit : 9 * suit + 9] for suit in order) + counts[27:]
    new = [9 * order.index(kind // 9) + kind % 9 if kind < 27 else kind for kind in range(KINDS)]
    assert renamed(counts, new) == as_sets(readings(moved))


@given(complete_hands())
def test_readings_are_mirrored_with_the_hand(counts: bytes) -> None:
    """1 and 9 exchanged, 2 and 8, and so on: sequences stay sequences."""
    mirrored = b"".join(counts[9 * suit : 9 * suit + 9][::-1] for suit in range(3)) + counts[27:]
    new = [kind // 9 * 9 + 8 - kind % 9 if kind < 27 else kind for kind in range(KINDS)]
    assert renamed(counts, new) == as_sets(readings(mirrored))


def as_sets(found: list) -> set:
    return {(frozenset(pairs), tuple(sorted(groups))) for pairs, groups, _ in found}


def renamed(counts: bytes, new: list[int]) -> set:
    """The readings with each kind replaced by its new one."""
    return {
        (
            frozenset(new[kind] for kind in pairs),
            tuple(sorted(tuple(sorted(new[kind] for kind in group)) for group in groups)),
        )
        for pairs, groups, _ in readings(counts)
    }


def test_random_hands_have_the_readings_of_mahjong() -> None:
    """All forms but thirteen orphans, which that library does not take apart.

    Every fifth hand gets a tile exchanged, which nearly always leaves it incomplete.
    """
    random = Random(20_240_501)
    incomplete = 0
    for turn in range(6_000):
        counts = random_complete(random)
        if turn % 5 == 0:
            changed = bytearray(counts)
            changed[random.choice([kind for kind in range(KINDS) if counts[kind]])] -= 1
            changed[random.choice([kind for kind in range(KINDS) if counts[kind] < 4])] += 1
            counts = bytes(changed)
        ours = {
            tuple(sorted([(kind, kind) for kind in pairs] + list(groups)))
            for pairs, groups, _ in readings(counts)
        }
        theirs = HandDivider.divide_hand(list(counts))
        assert ours == {tuple(sorted(map(tuple, blocks))) for blocks in theirs}
        assert len(ours) == len(theirs)
        incomplete += not ours
    assert incomplete > 800


MELDS = {
    MeldKind.CHI: (TheirMeld.CHI, SEQUENCES),
    MeldKind.PON: (TheirMeld.PON, TRIPLETS),
    MeldKind.CLOSED_KAN: (TheirMeld.KAN, [(kind,) * 4 for kind in range(KINDS)]),
}


def random_melds(random: Random, counts: bytes, size: int) -> list[Meld]:
    """So many melds whose tiles are still free beside the counts."""
    owned, melds = Counter(dict(enumerate(counts))), []
    while len(melds) < size:
        kind = random.choice(list(MELDS))
        group = random.choice(MELDS[kind][1])
        if max((owned + Counter(group)).values()) <= 4:
            owned.update(group)
            melds.append(Meld(kind, group))
    return melds


def test_hands_with_melds_have_the_readings_of_mahjong() -> None:
    """That library takes the melds among the tiles and gives them back among the blocks."""
    random = Random(20_240_502)
    called = 0
    for _ in range(2_000):
        counts = random_complete(random, sets := random.randint(0, 3))
        melds = random_melds(random, counts, 4 - sets)
        called += len(melds)
        hand = replace(as_hand(counts), melds=tuple(melds))
        theirs = HandDivider.divide_hand(
            list(hand.owned),
            [TheirMeld(MELDS[meld.kind][0], [4 * kind for kind in meld.tiles]) for meld in melds],
        )
        expected = {tuple(sorted(map(tuple, blocks))) for blocks in theirs}
        found = decompose(hand)
        assert all(reading.melds == hand.melds for reading in found)
        assert expected == {
            tuple(sorted([(r.pair, r.pair), *r.groups, *(meld.group for meld in melds)]))
            for r in found
        }
    assert called > 4_500


def test_seven_pairs_are_seven_different_pairs() -> None:
    pairs = decompose(parse_hand("1133557799m1133p"))
    assert [(reading.form, reading.pair) for reading in pairs] == [(Form.SEVEN_PAIRS, None)]
    assert shown(pairs[0]) == "11m 33m 55m 77m 99m 11p 33p"
    assert decompose(parse_hand("1111m335577p99s11z")) == ()
    assert {reading.form for reading in decompose(parse_hand("11112222333344m"))} == {Form.STANDARD}


def test_ryanpeikou_is_seven_pairs_too_and_they_come_last() -> None:
    assert [shown(reading) for reading in decompose(parse_hand("112233445566m77z"))] == [
        "77z 123m 123m 456m 456m",
        "11m 22m 33m 44m 55m 66m 77z",
    ]


def test_thirteen_orphans_with_every_doubled_kind() -> None:
    for doubled in ORPHANS:
        hand = Hand((*ORPHANS, doubled), (), doubled)
        assert decompose(hand) == (Reading(Form.THIRTEEN_ORPHANS, doubled, (), (), ()),)
    # Thirteen kinds and a pair, but 2m is no orphan.
    assert decompose(parse_hand("129m19p19s1234566z")) == ()
    assert decompose(parse_hand("119m19p19s123456z2m")) == ()


def test_the_readings_kept_of_a_suit_are_bounded() -> None:
    suit = SuitReadings(0, triplets_first=False)
    for key in islice(product(range(5), repeat=9), KEYS_KEPT + 3):
        assert suit[bytes(key)] == suit[bytes(key)]
    assert KEYS_KEPT // 2 < len(suit) <= KEYS_KEPT


def test_an_order_that_is_none_is_refused_and_its_name_is_one() -> None:
    hand = parse_hand("11122233344455m")
    assert decompose(hand, "triplet") == decompose(hand, Order.TRIPLET)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="order is one of sequence, triplet, not 'pair'"):
        decompose(hand, "pair")  # type: ignore[arg-type]
